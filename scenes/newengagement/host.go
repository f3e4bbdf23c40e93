// Package newengagement is where engagements of the hex wargame are put together:
// the screen on which teams, squads and a mission are chosen, and the card of a
// quick engagement.
//
// A Host keeps what was last chosen for as long as the program runs, and leads
// from there through the engagement to the result, and on to the next one.
package newengagement

import (
	"errors"
	"math/rand/v2"

	"rulerfire/assets"
	"rulerfire/game"
	"rulerfire/game/library"
	"rulerfire/game/muster"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/hexroster"
	"rulerfire/scenes/result"
	"rulerfire/scenes/seating"
)

// A Battle makes the screen on which a session's engagement is fought. ended makes
// the one that follows it.
type Battle func(session *game.Session, ended func(*game.Session) scenes.Scene) scenes.Scene

// A Host sets engagements up and remembers what players chose.
type Host struct {
	lib     *library.Library // may be nil
	players muster.Players
	battle  Battle
	chance  *rand.Rand

	stock  *assets.HexWar
	broken error // the stock cannot be read, or nothing can be played with it
	party  party
	rival  rival
	views  map[*hexwar.Board]*draw.HexBoardView
	last   verdict
	sites  sites
}

// party is what the screen for a new engagement shows: all seats, those that are
// left out included, so that a seat that comes back is as it was.
type party struct {
	settings hexwar.Settings
	noHints  bool // nobody asks a computer for good moves
	size     hexwar.Size
	mission  *hexwar.Mission
	board    *hexwar.Board
	own      library.ID // of the board in the player's library, if it is from there
	teams    [hexwar.Teams]team
	unseen   bool // several persons start without approving the board first
}

type team struct {
	squad  hexwar.Squad
	picked bool          // the squad was chosen by hand; others are dealt again if they do not fit
	own    library.ID    // of the squad in the player's library, if it is from there
	choice muster.Choice // by which a computer has come to it, if one has
	seats  [hexwar.MaxPlayers]game.Seat
	n      int // how many of the seats take part
}

// deal gives the team a squad by chance.
func (t *team) deal(squad hexwar.Squad) {
	t.squad, t.picked, t.own, t.choice = squad, false, "", muster.Choice{}
}

// rival is what the card of a quick engagement remembers.
type rival struct {
	level string
	size  hexwar.Size
}

// NewHost makes a host. Squads and boards are chosen among those of the library, or,
// if there is none, of the stock. seed is where all its chance comes from: squads that are
// dealt, missions, and the seeds of battles.
func NewHost(lib *library.Library, seed uint64, players muster.Players, battle Battle) *Host {
	h := &Host{
		lib: lib, players: players, battle: battle,
		chance: rand.New(rand.NewPCG(seed, 0x4e8)),
		rival:  rival{level: "normal"},
		views:  map[*hexwar.Board]*draw.HexBoardView{},
	}
	for i := range h.party.teams {
		h.party.teams[i].n = 1
	}
	h.party.table().Fill()
	if h.stock, h.broken = assets.Hex(); h.broken == nil {
		h.broken = h.resize(hexwar.Scouting)
	}
	return h
}

// New is the screen for a new engagement.
func (h *Host) New(*scenes.Context) scenes.Scene {
	h.refresh()
	return &Scene{host: h}
}

// Quick is the card for an engagement against the computer, at once.
func (h *Host) Quick(ctx *scenes.Context) scenes.Scene { return newQuick(h, ctx) }

// seatAt is the team and the place in it of a seat of the party: the teams take
// turns, so that two who play alone are the first and the second.
func seatAt(seat int) (team, place int) { return seat % hexwar.Teams, seat / hexwar.Teams }

// seatOf is the reverse of seatAt.
func seatOf(team, place int) int { return place*hexwar.Teams + team }

// table is the party's seats as those who sit there choose them.
func (p *party) table() seating.Table {
	t := seating.Table{Computers: seating.ComputersOf(&hexwar.Battle{}), Takes: func(seat int) bool {
		team, place := seatAt(seat)
		return place < p.teams[team].n
	}}
	for i := range hexwar.MaxSeats {
		team, place := seatAt(i)
		t.Seats = append(t.Seats, &p.teams[team].seats[place])
	}
	return t
}

// engagement is the party as an engagement, with names for those who have none.
func (h *Host) engagement(ctx *scenes.Context) muster.Engagement {
	e, table := h.bare(), h.party.table()
	for i := range e.Teams {
		for k := range e.Teams[i].Seats {
			e.Teams[i].Seats[k] = table.Seated(ctx, seatOf(i, k))
		}
	}
	return e
}

// bare is the party without what needs the screen's texts, for asking what fits.
func (h *Host) bare() muster.Engagement {
	p := &h.party
	e := muster.Engagement{Settings: p.settings, Size: p.size, Mission: p.mission, Board: p.board, NoHints: p.noHints}
	for i, t := range p.teams {
		e.Teams[i] = muster.Team{Squad: t.squad, Seats: append([]game.Seat(nil), t.seats[:t.n]...)}
	}
	return e
}

// roll rolls for a mission, and makes the squads fit it.
func (h *Host) roll() error {
	e, err := h.bare().RollMission(h.chance)
	if err != nil {
		return err
	}
	h.settle(e.Mission, e.Board)
	return h.refit()
}

// resize takes another size: it rolls for a mission, and deals squads of that size.
func (h *Host) resize(size hexwar.Size) error {
	h.party.size = size
	e, err := h.bare().Draw(h.chance)
	if err != nil {
		return err
	}
	h.settle(e.Mission, e.Board)
	for i, t := range e.Teams {
		h.party.teams[i].deal(t.Squad)
	}
	return nil
}

// play takes a mission, on a board of it by chance, and makes the squads fit.
func (h *Host) play(m *hexwar.Mission) error {
	e, err := h.bare().On(m, h.chance)
	if err != nil {
		return err
	}
	h.settle(e.Mission, e.Board)
	return h.refit()
}

// refit deals other squads to teams whose squad was dealt and is no longer legal.
func (h *Host) refit() error {
	e := h.bare()
	var again []int
	for i, t := range e.Teams {
		if !h.party.teams[i].picked && e.Against(i, t.Squad) != nil {
			again = append(again, i)
		}
	}
	if len(again) == 0 {
		return nil
	}
	return h.deal(again...)
}

// deal deals squads to the teams that are listed.
func (h *Host) deal(teams ...int) error {
	e, err := h.bare().Deal(h.chance, teams...)
	if err != nil {
		return err
	}
	for _, i := range teams {
		h.party.teams[i].deal(e.Teams[i].Squad)
	}
	return nil
}

// A verdict is the answer to whether an engagement can start, which takes too long
// to be asked in every tick.
type verdict struct {
	of  question
	err error
}

type question struct {
	settings hexwar.Settings
	size     hexwar.Size
	mission  *hexwar.Mission
	board    *hexwar.Board
	squads   [hexwar.Teams]string
	players  [hexwar.Teams]int
}

// against says what keeps the party from starting, or nil.
func (h *Host) against() error {
	p := &h.party
	of := question{p.settings, p.size, p.mission, p.board, [hexwar.Teams]string{p.teams[0].squad.Name, p.teams[1].squad.Name}, [hexwar.Teams]int{p.teams[0].n, p.teams[1].n}}
	if h.last.of != of {
		h.last = verdict{of, h.bare().Check()}
	}
	return h.last.err
}

// view is the picture of a board, which takes a moment to draw.
func (h *Host) view(b *hexwar.Board) *draw.HexBoardView {
	v := h.views[b]
	if v == nil {
		v = draw.NewHexBoardView(hexroster.Board(b))
		h.views[b] = v
	}
	return v
}

// session begins a battle of the engagement with dice of its own.
func (h *Host) session(e muster.Engagement) (*game.Session, error) {
	config, err := e.Config(h.chance.Uint64(), h.chance.Uint64(), h.players)
	if err != nil {
		return nil, err
	}
	return game.NewSession(config)
}

// open begins a battle of the engagement.
func (h *Host) open(e muster.Engagement) (scenes.Scene, error) {
	session, err := h.session(e)
	if err != nil {
		return nil, err
	}
	again := func(ctx *scenes.Context) {
		if scene, err := h.open(e); err == nil {
			ctx.Home()
			ctx.Push(scene)
		}
	}
	return h.battle(session, h.ended(again)), nil
}

// ended makes the screen for the result of a battle; again begins it anew.
func (h *Host) ended(again func(*scenes.Context)) func(*game.Session) scenes.Scene {
	return result.After(again, h.New)
}

// why says in the players' words what keeps an engagement from being fought.
func why(ctx *scenes.Context, e muster.Engagement, err error) string {
	var at *muster.TeamError
	switch {
	case err == nil:
		return ""
	case errors.As(err, &at):
		return ctx.T("newengagement.why.team", at.Team+1, e.Teams[at.Team].Squad.Name, squadWords(ctx, at.Err))
	}
	return ctx.T("newengagement.why", err.Error())
}

// squadWords is why a squad cannot be fielded.
func squadWords(ctx *scenes.Context, err error) string {
	var fault hexwar.Fault
	switch {
	case err == nil:
		return ""
	case errors.As(err, &fault):
		return ctx.T("newengagement.fault", fault.What, fault.Limit, fault.Remedy)
	}
	return err.Error()
}
