// Package hexbattle is the screen on which an engagement of the hex wargame is
// played: the board in the middle, at the left the hand of whoever decides, at the
// right the engagement as it stands.
//
// The screen computes no rule. It shows the decision that the session waits for,
// lets a person put an answer together (an asker, one for each kind of decision, over
// the answers that the rules list), hands it in, and plays the events that come back.
package hexbattle

import (
	"strconv"
	"strings"

	"rulerfire/game"
	"rulerfire/rules"
	"rulerfire/rules/ai/hexai"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// Scene is an engagement on the screen.
type Scene struct {
	*stage.Stage[hexwar.State, hexwar.Event]

	pieces  pieces // how everything stands, for drawing
	board   *draw.HexBoardView
	stills  draw.Stills[draw.HexUnit] // pictures of units that stand still
	throw   throw                     // the dice that were thrown last
	result  hexwar.Event              // the event that they were thrown for
	attack  hexwar.Event              // the attack that was begun last
	start   pieces                    // before the first step; of a battle that is watched
	look    draw.Vec                  // where something has begun to happen; zero for nowhere
	flown   uint64                    // how much has flown: no two things fly alike
	ask     asker                     // how the present decision is answered
	errand  errand                    // what is left of a plan that is being carried out
	deploys [hexwar.MaxSeats]bool     // whose rest the computer deploys
	card    int8                      // the unit whose card is open; None for none
	sheet   sheet                     // the odds of all attacks on who is aimed at
	heights bool
	threats bool
	filled  bool // the first view has been taken
}

// New shows the engagement of a session. ended makes the screen that follows it.
func New(session *game.Session, ended func(*game.Session) scenes.Scene) *Scene {
	s := &Scene{card: hexwar.None}
	s.Stage = stage.New(session, s, ended)
	s.setUp()
	return s
}

// Watch shows the engagement that a viewer goes through.
func Watch(v stage.Viewer) *Scene {
	s := &Scene{card: hexwar.None}
	s.Stage = stage.Watch(v, s)
	first := s.State(v.First())
	s.start.sync(&first)
	s.setUp()
	return s
}

// setUp lays the board out as the engagement stands.
func (s *Scene) setUp() {
	s.pieces.sync(&s.Seen)
	b := s.boardLook(&s.pieces)
	s.board = draw.NewHexBoardView(b)
	s.View.Reset(b.Size())
	s.Log.Tells, s.Log.Join = tells, join
	s.Advises = s.advising()
	s.Resync()
}

// Frame is one tick of the engagement.
func (s *Scene) Frame(ctx *scenes.Context) {
	a := s.LayOut(ctx)
	if !s.filled {
		s.filled = true
		s.View.Fill(a.Table)
	}
	s.Pump(ctx)
	s.watch(a.Table)
	ctx.Desk()
	s.drawBoard(ctx, a)
	s.columns(ctx, a)
	s.tools(ctx, a)
	s.ShowBar(ctx, a)
	s.Banner(ctx, a)
	s.unitCard(ctx)
	s.showSheet(ctx)
	s.ShowMenu(ctx)
	s.ShowUnkept(ctx)
	if ctx.UI.Back() {
		s.stepBack(ctx)
	}
}

// stepBack is Esc or a right click: one step back, down to the menu.
func (s *Scene) stepBack(ctx *scenes.Context) {
	if undo := s.undo(); undo != nil {
		undo()
	} else {
		s.OpenMenu(ctx)
	}
	ctx.Animate()
}

// undo is what goes one step back; nil if there is nothing to take back.
func (s *Scene) undo() func() {
	if s.card != hexwar.None {
		return func() { s.card = hexwar.None }
	}
	if s.Advice.Open() {
		return s.Advice.Close
	}
	if s.asking() {
		if undo := s.ask.undo(s); undo != nil {
			return undo
		}
	}
	if s.threats {
		return func() { s.threats = false }
	}
	return nil
}

func (s *Scene) tools(ctx *scenes.Context, a stage.Area) {
	switch s.BattleTools(ctx, a.Table,
		stage.Tool{ID: "hex.fit", Key: '0', Icon: draw.IconFit},
		stage.Tool{ID: "hex.heights", Key: 'H', Icon: draw.IconHeights, On: s.heights},
		stage.Tool{ID: "hex.threat", Key: 'T', Icon: draw.IconWarn, On: s.threats},
	) {
	case "hex.fit":
		if s.View.ZoomedIn(a.Table) {
			s.View.Whole()
		} else {
			s.View.Fill(a.Table)
		}
	case "hex.heights":
		s.heights = !s.heights
	case "hex.threat":
		s.threats = !s.threats
	}
}

// State is the state of an engagement.
func (s *Scene) State(b rules.Battle) hexwar.State { return b.(*hexwar.Battle).State }

// Ask finds the asker for a person's decision.
func (s *Scene) Ask(ctx *scenes.Context, w game.Waiting) {
	if w.For == game.WaitDice {
		s.ask = newDiceAsk(s)
		return
	}
	s.ask = newAsker(s)
	s.show(ctx)
}

// Answer carries on with what a person has planned, or deploys for who leaves that to
// the computer.
func (s *Scene) Answer(seat rules.Side) bool {
	if c, ok := s.errand.next(s); ok {
		return s.Give(c)
	}
	if s.Seen.Phase != hexwar.PhaseDeploy || s.Seen.Round > 0 || seat < 0 || !s.deploys[seat] {
		return false
	}
	d, ok := s.Session.Pending()
	if !ok {
		return false
	}
	c, err := hexai.Players()["normal"].Choose(s.Session.Battle().Clone(), d, uint64(len(s.Session.Steps())))
	s.deploys[seat] = err == nil && s.Give(c) // else by hand
	return s.deploys[seat]
}

// Unask is called when nobody at the screen is asked any more.
func (s *Scene) Unask() { s.ask = nil }

// asking tells whether a person is asked now.
func (s *Scene) asking() bool { return s.ask != nil && s.Asking() }

// hands tells whether a person is asked now, and puts the answer together by hand.
func (s *Scene) hands() bool { return s.asking() && !s.Advice.Open() }

// show glides to what the question is about.
func (s *Scene) show(ctx *scenes.Context) {
	table := stage.LayOut(ctx).Table
	if unit := s.acting(); unit != hexwar.None {
		s.View.Show(table, s.pieces.units[unit].at)
		return
	}
	if a, ok := s.ask.(*deployAsk); ok && a.set {
		s.View.Show(table, middle(a.at))
	}
}

// watch glides to what is happening, if it is out of view.
func (s *Scene) watch(table ui.Rect) {
	if s.look != (draw.Vec{}) {
		s.View.Show(table, s.look)
		s.look = draw.Vec{}
	}
}

// acting is the unit that the decision is about; None if it is about none. Of an attack
// that waits for its dice it is the attacker, or who evades.
func (s *Scene) acting() int8 {
	switch sh := &s.Seen.Shot; s.Seen.Phase {
	case hexwar.PhaseHit, hexwar.PhaseDeviate, hexwar.PhaseSection:
		return sh.By
	case hexwar.PhaseEvade:
		return sh.Target.ID
	}
	return attacker(&s.Seen)
}

// deciding is the seat whose decision it is; Chance for nobody's.
func (s *Scene) deciding() rules.Side {
	if side := s.Seen.Side(); side != rules.Chance {
		return side
	}
	if unit := s.acting(); unit != hexwar.None {
		return rules.Side(s.model(unit).Seat)
	}
	return rules.Chance
}

// model is a unit as it was built.
func (s *Scene) model(unit int8) *hexwar.Model { return s.Seen.Model(int(unit)) }

// defence is what is left of a unit's sections, and what they were built with.
func (s *Scene) defence(unit int8) (left, all int) {
	for i, n := range s.model(unit).Sections {
		left += int(s.Seen.Units[unit].Left[i])
		all += int(n)
	}
	return left, all
}

// unitName is "Kestrel 1": the design's name and the unit's number in its team.
func (s *Scene) unitName(unit int8) string {
	m := s.model(unit)
	if m.Drone {
		return m.Name
	}
	return m.Name + " " + number(int(m.Number))
}

// chip is a unit among text.
func (s *Scene) chip(unit int8) ui.Chip {
	m := s.model(unit)
	n := number(int(m.Number))
	if m.Drone {
		n = "·"
	}
	return ui.Chip{Seat: s.Seats[m.Seat].Seat, Number: n}
}

// teamLook is the look of a team: that of its first player.
func (s *Scene) teamLook(team int8) *stage.Look {
	for seat := range s.Seats {
		if s.Seen.TeamOf(seat) == int(team) {
			return &s.Seats[seat]
		}
	}
	return nil
}

// teamName is the names of a team's players.
func (s *Scene) teamName(team int8) string {
	name := ""
	for seat := range s.Seats {
		if s.Seen.TeamOf(seat) != int(team) {
			continue
		}
		if name != "" {
			name += ", "
		}
		name += s.Seats[seat].Name
	}
	return name
}

// reason is why an answer is not legal, in the player's language; "" if it is.
func (s *Scene) reason(ctx *scenes.Context, a *hexwar.Action) string {
	return stage.Words(ctx, "hex.refusal.", s.Seen.Legal(a))
}

// key is a name of the rules as a part of a key of the catalogue.
func key(name string) string { return strings.ReplaceAll(name, " ", "-") }

func number(n int) string { return strconv.Itoa(n) }
