package stage

import (
	"rulerfire/game"
	"rulerfire/rules"
	"rulerfire/scenes"
	"rulerfire/scenes/ui"
)

// A Source is the battle that a stage shows: a game.Session that is being played, or
// a battle that was played before and is watched. Its methods are those of a session.
type Source interface {
	Tick() bool
	Battle() rules.Battle
	Pending() (rules.Decision, bool)
	Waiting() game.Waiting
	Steps() []game.Step
	Seats() []game.Seat
	Err() error
}

// A Viewer stands around a battle that is watched: it goes to any place in it. The
// battle is its Source, which moves on, in Tick, as far as the viewer lets it; after
// it has moved otherwise the viewer calls the stage's Resync.
type Viewer interface {
	Source
	// First is the battle before anything was answered.
	First() rules.Battle
	// All are the steps of the whole battle, for the log.
	All() []game.Step
	// Pace is how many times as fast as normal events are shown; at 0 they stand still.
	Pace() float64
	// Bar shows the viewer's controls in r, below the table.
	Bar(ctx *scenes.Context, r ui.Rect)
	// Hand shows what can be done with what is seen, in the place of a hand's buttons
	// and the card below them.
	Hand(ctx *scenes.Context, buttons, card ui.Rect)
	// Jump goes to a step that a line of the log tells of.
	Jump(step int)
	// Consult lets a computer think about what is decided at the place: the very one that
	// did, or else one of that level. It is nil if nothing is.
	Consult(level string) *game.Thinking
	// Leave is one step back: out of the viewer, at last.
	Leave(ctx *scenes.Context)
}

// BarHigh is the height of a viewer's controls in points.
const BarHigh = 86

// LayOut lays the window out, with a viewer's controls if there is a viewer.
func (s *Stage[S, E]) LayOut(ctx *scenes.Context) Area {
	a := LayOut(ctx)
	if s.viewer != nil {
		a.Bar = a.Table.CutBottom(BarHigh + Gap)
		a.Bar.CutBottom(Gap)
		if a.Slim {
			a.Bar.CutRight(Gap)
			a.Bar.Y, a.Bar.H = a.Bar.Y+Gap, a.Bar.H-Gap
		}
	}
	return a
}

// ShowBar shows the viewer's controls, if there is a viewer.
func (s *Stage[S, E]) ShowBar(ctx *scenes.Context, a Area) {
	if s.viewer != nil {
		s.viewer.Bar(ctx, a.Bar)
	}
}

// Aside is what stands in the place of the buttons and the card below them while nobody
// at the screen is asked. It tells whether the card is the screen's to fill.
func (s *Stage[S, E]) Aside(ctx *scenes.Context, buttons, card ui.Rect) bool {
	ctx.UI.Card(card)
	if s.viewer != nil {
		s.viewer.Hand(ctx, buttons, card)
		return false
	}
	s.Waiting(ctx, buttons)
	return true
}

// OpenMenu opens the battle's menu; who only watches leaves.
func (s *Stage[S, E]) OpenMenu(ctx *scenes.Context) {
	if s.viewer != nil {
		s.viewer.Leave(ctx)
		return
	}
	s.Menu.Open = true
}

// Watching tells whether the battle is only watched.
func (s *Stage[S, E]) Watching() bool { return s.viewer != nil }
