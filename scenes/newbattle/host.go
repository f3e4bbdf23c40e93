// Package newbattle is where battles are put together: the screen on which seats,
// companies, a table and the rules are chosen, and the card of a quick battle.
//
// A Host keeps what was last chosen for as long as the program runs, and leads
// from there through the comparison and the battle to the result, and on to the
// next battle.
package newbattle

import (
	"errors"
	"math/rand/v2"

	"rulerfire/assets"
	"rulerfire/game"
	"rulerfire/game/library"
	"rulerfire/game/lineup"
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/compare"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/result"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/seating"
)

// A Battle makes the screen on which a session's battle is fought. ended makes the
// one that follows it.
type Battle func(session *game.Session, ended func(*game.Session) scenes.Scene) scenes.Scene

// A Host sets battles up and remembers what players chose.
type Host struct {
	battle Battle
	chance *rand.Rand
	lib    *library.Library // nil for the stock alone

	party  party
	rival  rival
	tables tables
	stock  []rapid.Company
	broken error // the stock cannot be read
}

// party is what the screen for a new battle shows: all seats, those that are left
// out included, so that a seat that comes back is as it was.
type party struct {
	settings rapid.Settings
	noHints  bool // nobody asks a computer for good moves
	size     rapid.Size
	seats    [lineup.MaxSeats]place
	n        int                         // how many of the seats take part
	tables   [lineup.MaxSeats + 1]string // the stock table last chosen, by number of seats
	others   [lineup.MaxSeats + 1]otherBoard
	unseen   bool // several persons start without approving the table first
}

// A place is a seat with what only the screen knows of it.
type place struct {
	lineup.Seat
	picked bool          // the company was chosen by hand; others are dealt again if they do not fit
	own    library.ID    // the player's own company that it is, if it is one
	choice lineup.Choice // by which a computer has come to it, if one has
}

// table is the party's seats as those who sit there choose them.
func (p *party) table() seating.Table {
	t := seating.Table{Takes: func(seat int) bool { return seat < p.n }, Computers: seating.ComputersOf(&rapid.Battle{})}
	for i := range p.seats {
		t.Seats = append(t.Seats, &p.seats[i].Seat.Seat)
	}
	return t
}

// rival is what the card of a quick battle remembers.
type rival struct {
	level string
	size  rapid.Size
}

// NewHost makes a host. Companies and tables are chosen among those of the library, or, if there
// is none, of the stock. seed is where all its chance comes from: companies that are
// dealt, and the seeds of battles.
func NewHost(lib *library.Library, seed uint64, battle Battle) *Host {
	h := &Host{battle: battle, lib: lib, chance: rand.New(rand.NewPCG(seed, 0x5eed)), rival: rival{level: "normal"}, tables: newTables()}
	h.party = party{settings: rapid.DefaultSettings(), n: 2}
	h.party.table().Fill()
	if h.stock, h.broken = lineup.Stock(); h.broken == nil {
		h.broken = h.refit()
	}
	return h
}

// New is the screen for a new battle.
func (h *Host) New(*scenes.Context) scenes.Scene {
	if h.lib != nil {
		h.refresh()
		h.freshen()
	}
	return &Scene{host: h}
}

// Quick is the card for a battle against the computer, at once.
func (h *Host) Quick(ctx *scenes.Context) scenes.Scene { return newQuick(h, ctx) }

// lineup is the party as a line-up, with names for those who have none.
func (h *Host) lineup(ctx *scenes.Context) lineup.Lineup {
	p := &h.party
	l := lineup.Lineup{Settings: p.settings, Size: p.size, NoHints: p.noHints}
	for i, seat := range p.seats[:p.n] {
		seat.Seat.Seat = p.table().Seated(ctx, i)
		l.Seats = append(l.Seats, seat.Seat)
	}
	if t := h.board(); t != nil {
		l.Table = t.layout
	}
	return l
}

// bare is the party without what needs the screen's texts, for asking what fits.
func (h *Host) bare() lineup.Lineup {
	p := &h.party
	l := lineup.Lineup{Settings: p.settings, Size: p.size}
	for _, seat := range p.seats[:p.n] {
		l.Seats = append(l.Seats, seat.Seat)
	}
	return l
}

// refit makes the party fit after its size or rules have changed: seats whose
// company was dealt and is no longer legal are dealt another, and a table that is
// too small or too large gives way.
func (h *Host) refit() error {
	l := h.bare()
	var again []int
	for i := range h.party.seats {
		h.party.seats[i].choice = lineup.Choice{}
	}
	for i, seat := range l.Seats {
		if !h.party.seats[i].picked && l.Against(seat.Company) != nil {
			again = append(again, i)
		}
	}
	if len(again) > 0 {
		if err := h.deal(again...); err != nil {
			return err
		}
	}
	if h.party.tables[h.party.n] == "" {
		l, err := l.DrawTable(h.chance)
		if err != nil {
			return err
		}
		h.party.tables[h.party.n] = l.Table.Name
	}
	return nil
}

// deal deals companies to the seats that are listed.
func (h *Host) deal(seats ...int) error {
	l, err := h.bare().Deal(h.chance, seats...)
	if err != nil {
		return err
	}
	for _, i := range seats {
		p := &h.party.seats[i]
		p.Company, p.picked, p.own, p.choice = l.Seats[i].Company, false, "", lineup.Choice{}
	}
	return nil
}

// session begins a battle of the line-up with dice of its own.
func (h *Host) session(l lineup.Lineup) (*game.Session, error) {
	config, err := l.Config(h.chance.Uint64(), h.chance.Uint64())
	if err != nil {
		return nil, err
	}
	return game.NewSession(config)
}

// open begins a battle with the comparison of its companies.
func (h *Host) open(l lineup.Lineup) (scenes.Scene, error) {
	session, err := h.session(l)
	if err != nil {
		return nil, err
	}
	again := func(ctx *scenes.Context) {
		if scene, err := h.open(l); err == nil {
			ctx.Home()
			ctx.Push(scene)
		}
	}
	return compare.New(session, func(s *game.Session) scenes.Scene { return h.battle(s, h.ended(again)) }), nil
}

// ended makes the screen for the result of a battle; again begins it anew.
func (h *Host) ended(again func(*scenes.Context)) func(*game.Session) scenes.Scene {
	return result.After(again, h.New)
}

// A board is a table with its picture.
type board struct {
	layout  field.Layout
	picture *draw.TableView
}

// tables keeps the pictures of tables, which take a moment to draw.
type tables struct {
	byName map[string]*board
	fit    [lineup.MaxSeats + 1][]*board
}

func newTables() tables {
	t := tables{byName: map[string]*board{}}
	for n := lineup.MinSeats; n <= lineup.MaxSeats; n++ {
		layouts, err := assets.TablesFor(n)
		if err != nil {
			continue // NewHost finds the same error when it draws a table
		}
		for _, l := range layouts {
			b := t.byName[l.Name]
			if b == nil {
				b = &board{layout: l, picture: draw.NewTableView(l)}
				t.byName[l.Name] = b
			}
			t.fit[n] = append(t.fit[n], b)
		}
	}
	return t
}

func (t *tables) named(name string) *board { return t.byName[name] }

// why says in the players' words what keeps a line-up from being played.
func why(ctx *scenes.Context, l lineup.Lineup, err error) string {
	var at *lineup.SeatError
	var fault rapid.Fault
	switch {
	case err == nil:
		return ""
	case !errors.As(err, &at):
		return ctx.T("newbattle.why", err.Error())
	case errors.As(err, &fault):
		return ctx.T("newbattle.why.company", l.Seats[at.Seat].Name, l.Seats[at.Seat].Company.Name, faultWords(ctx, fault))
	}
	return ctx.T("newbattle.why.seat", l.Seats[at.Seat].Name, at.Err.Error())
}

// companyWords is why a company cannot be fielded.
func companyWords(ctx *scenes.Context, err error) string {
	var fault rapid.Fault
	switch {
	case err == nil:
		return ""
	case errors.As(err, &fault):
		return faultWords(ctx, fault)
	}
	return err.Error()
}

// faultWords is a fault of a company in one line.
func faultWords(ctx *scenes.Context, f rapid.Fault) string {
	return ctx.T("newbattle.fault", f.What, f.Limit, f.Remedy)
}

// look is how a seat of the party looks.
func (p *place) look() draw.Seat { return roster.Look(p.Seat.Seat) }
