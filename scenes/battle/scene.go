// Package battle is the screen on which a battle of Rapid Attack is played: the
// table in the middle, at the left the hand of whoever decides, at the right the
// battle as it stands.
//
// The screen computes no rule. It shows the decision that the session waits for,
// lets a person put an answer together (an asker, one for each kind of decision),
// hands it in, and plays the events that come back. What is seen is the battle as
// far as its events have been shown; when all have been, it is the session's.
package battle

import (
	"rulerfire/game"
	"rulerfire/rules"
	"rulerfire/rules/ai/rapidai"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// Scene is a battle on the screen.
type Scene struct {
	*stage.Stage[rapid.State, rapid.Event]

	pieces pieces  // how everything lies, for drawing
	facing float64 // of the frame that moves, when the event began
	flung  uint64  // how much has flown: no two things fly alike
	table  *draw.TableView
	stills draw.Stills[draw.Robot] // pictures of frames that stand still
	ruler  measure

	card    int8 // the frame whose card is open; None for none
	heights bool

	ask     asker                       // how the present decision is answered
	fielded [rapid.MaxSeats]bool        // whose rest is fielded for them
	told    rapid.Face                  // the die of the attack under way
	hand    hand                        // the dice of the frame whose turn it is, and where they lie
	plan    plan                        // dice put into places beforehand
	large   diceScreen                  // the dice of the turn, large
	sheet   sheet                       // what odds are made of
	rolled  map[rollKey][]rapid.PoolDie // the dice of every roll, for the log
}

// New shows the battle of a session. ended makes the screen that follows it.
func New(session *game.Session, ended func(*game.Session) scenes.Scene) *Scene {
	s := newScene()
	s.Stage = stage.New(session, s, ended)
	s.setUp()
	return s
}

// Watch shows the battle that a viewer goes through.
func Watch(v stage.Viewer) *Scene {
	s := newScene()
	s.Stage = stage.Watch(v, s)
	s.setUp()
	s.foresee(v.All())
	return s
}

func newScene() *Scene { return &Scene{card: rapid.None, rolled: map[rollKey][]rapid.PoolDie{}} }

// setUp lays the table out as the battle stands.
func (s *Scene) setUp() {
	s.table = draw.NewTableView(s.Seen.Table.Layout)
	s.View.Reset(float64(s.Seen.Table.Layout.Width), float64(s.Seen.Table.Layout.Height))
	s.Log.Tells, s.Log.Join = tells, join
	s.Advises = s.advising()
	s.Resync()
}

// Frame is one tick of the battle.
func (s *Scene) Frame(ctx *scenes.Context) {
	s.Pump(ctx)
	a := s.LayOut(ctx)
	if s.large.follow(s); s.large.up {
		s.large.frame(ctx, s)
	} else {
		ctx.Desk()
		s.drawTable(ctx, a)
		s.columns(ctx, a)
		s.tools(ctx, a)
		s.ShowBar(ctx, a)
	}
	s.Banner(ctx, a)
	s.frameCard(ctx, a)
	s.showSheet(ctx)
	s.ShowMenu(ctx)
	s.ShowUnkept(ctx)
	if ctx.UI.Back() {
		s.stepBack(ctx)
	}
}

// State is the state of a battle.
func (s *Scene) State(b rules.Battle) rapid.State { return b.(*rapid.Battle).State }

// Ask finds the asker for the decision that a person has to make.
func (s *Scene) Ask(ctx *scenes.Context, w game.Waiting) {
	if w.For == game.WaitDice {
		s.ask = newTypedDice(s)
	} else {
		s.ask = newAsker(s)
	}
	s.lookAt(ctx)
}

// Unask is called when nobody at the screen is asked any more.
func (s *Scene) Unask() { s.ask = nil }

// Answer places a piece if it is the place of a seat whose rest is fielded for it.
func (s *Scene) Answer(seat rules.Side) bool {
	if s.Seen.Phase != rapid.PhasePlace || seat < 0 || !s.fielded[seat] {
		return false
	}
	d, ok := s.Session.Pending()
	if !ok {
		return false
	}
	c, err := rapidai.Players()["normal"].Choose(s.Session.Battle().Clone(), d, uint64(len(s.Session.Steps())))
	s.fielded[seat] = err == nil && s.Give(c) // else by hand
	return s.fielded[seat]
}

// fieldRest places what the person who is asked still has to place, as the computer
// would: now, and whenever it is this seat's place again.
func (s *Scene) fieldRest() {
	s.fielded[s.Session.Waiting().Seat] = true
	s.Renew()
}

// playing tells whether an event is being shown, fraction how much of it is over.
func (s *Scene) playing() bool {
	_, playing := s.Playing()
	return playing
}

func (s *Scene) fraction() float64 {
	t, _ := s.Playing()
	return t
}

// submit hands a person's answer in. If it is not taken the reason is shown and
// nothing is lost.
func (s *Scene) submit(a rapid.Action) bool {
	return s.Submit(choice(a))
}

// choice is an action as sessions take it.
func choice(a rapid.Action) rules.Choice {
	if a.Kind != rapid.ActRoll {
		return a
	}
	roll := make(rules.Roll, a.Count)
	for i := range roll {
		roll[i] = int(a.Values[i])
	}
	return roll
}

// frameName is "Sparrow 2": the design's name and the frame's number.
func (s *Scene) frameName(frame int) string {
	f := &s.Seen.Frames[frame]
	return numbered(s.Seen.DesignOf(frame).Name, int(f.Number))
}

// chip is a frame among text.
func (s *Scene) chip(frame int) ui.Chip {
	f := &s.Seen.Frames[frame]
	return ui.Chip{Seat: s.Seats[f.Seat].Seat, Number: number(int(f.Number))}
}
