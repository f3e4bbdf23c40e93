package hexbattle

import (
	"rulerfire/rules"
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// An asker puts the answer to one decision together. It never decides what is legal:
// it shows what the rules list and say.
type asker interface {
	// title is the question; lines say what it is about, in two lines at most.
	title(ctx *scenes.Context, s *Scene) string
	lines(ctx *scenes.Context, s *Scene) [][]ui.Run
	// panel fills the card of what can be chosen, detail the card below the buttons.
	panel(ctx *scenes.Context, s *Scene, r ui.Rect)
	detail(ctx *scenes.Context, s *Scene, r ui.Rect)
	// answer is what Enter would hand in, one action after the other, and its name on
	// the button.
	answer(ctx *scenes.Context, s *Scene) ([]rules.Choice, stage.Answer)
	// brief tells that the card below needs little room, and the one above much.
	brief() bool
	// second is the other button and what it does. Without a label it is Back.
	second(ctx *scenes.Context, s *Scene) (stage.Second, func())
	// undo is what goes one step back; nil if there is nothing to take back.
	undo(s *Scene) func()

	// touch is what the pointer and the arrows do on the board; it reports whether
	// that confirms the answer, as a second click on what is chosen does.
	touch(ctx *scenes.Context, s *Scene, t touch) bool
	// What is drawn on the board, in studs, under and over the units, and over the
	// board in points.
	under(ctx *scenes.Context, s *Scene, p *draw.Pen)
	over(ctx *scenes.Context, s *Scene, p *draw.Pen)
	bubble(ctx *scenes.Context, s *Scene, l stage.Lens, table ui.Rect)
}

// quiet is an asker's part that needs nothing of the board.
type quiet struct{}

func (quiet) brief() bool { return false }
func (quiet) second(*scenes.Context, *Scene) (stage.Second, func()) {
	return stage.Second{}, nil
}
func (quiet) undo(*Scene) func()                                  { return nil }
func (quiet) touch(*scenes.Context, *Scene, touch) bool           { return false }
func (quiet) under(*scenes.Context, *Scene, *draw.Pen)            {}
func (quiet) over(*scenes.Context, *Scene, *draw.Pen)             {}
func (quiet) bubble(*scenes.Context, *Scene, stage.Lens, ui.Rect) {}

// newAsker is the asker for the decision that the engagement waits for.
func newAsker(s *Scene) asker {
	switch s.Seen.Phase {
	case hexwar.PhaseSecondary:
		return newObjectivesAsk(s)
	case hexwar.PhaseMarker, hexwar.PhaseThrow:
		return newCellAsk(s)
	case hexwar.PhaseDeploy:
		return newDeployAsk(s)
	case hexwar.PhasePick, hexwar.PhaseEnvoy:
		return newUnitAsk(s)
	case hexwar.PhaseAct:
		return newActAsk(s)
	case hexwar.PhaseReact:
		return newReactAsk(s)
	}
	return newChoiceAsk(s)
}

// confirm hands the asker's answer in.
func (s *Scene) confirm(ctx *scenes.Context) {
	if !s.asking() {
		return
	}
	if plan, a := s.ask.answer(ctx, s); a.Why == "" && len(plan) > 0 {
		s.carryOut(plan)
	}
}

// carryOut hands the first action of a plan in, and goes on with the others.
func (s *Scene) carryOut(plan []rules.Choice) {
	s.errand = errand{unit: s.acting(), rest: plan[1:], steps: len(s.Session.Steps()) + 1}
	if !s.Submit(plan[0]) {
		s.errand = errand{}
	}
}

// An errand is what is left of a plan of several actions. It goes on as long as
// nothing happens in between; then the player thinks again.
type errand struct {
	unit  int8
	rest  []rules.Choice
	steps int // of the session, when it may go on
}

// next is the next action of the errand, if it goes on.
func (e *errand) next(s *Scene) (rules.Choice, bool) {
	if len(e.rest) == 0 || s.Seen.Phase != hexwar.PhaseAct || s.Seen.Turn.Unit != e.unit || len(s.Session.Steps()) != e.steps ||
		s.Session.Battle().Legal(e.rest[0]) != nil {
		*e = errand{}
		return nil, false
	}
	a := e.rest[0]
	e.rest, e.steps = e.rest[1:], e.steps+1
	return a, true
}

// one is a plan of a single action.
func one(a hexwar.Action) []rules.Choice { return []rules.Choice{a} }

// steer moves a cursor over the hexes by the arrows: up and down along a column,
// left and right to the next one. It reports whether an arrow was pressed.
func steer(ctx *scenes.Context, g hex.Grid, c *hex.Cell) bool {
	var to hex.Cell
	switch u := ctx.UI; {
	case u.Key(ui.KeyUp):
		to = c.Next(hex.North)
	case u.Key(ui.KeyDown):
		to = c.Next(hex.South)
	case u.Key(ui.KeyLeft):
		to = beside(g, *c, hex.NorthWest, hex.SouthWest)
	case u.Key(ui.KeyRight):
		to = beside(g, *c, hex.NorthEast, hex.SouthEast)
	default:
		return false
	}
	if g.Has(to) {
		*c = to
	}
	return true
}

// beside is the hex of the same row in the next column: of odd columns, which lie
// lower, that is the one further north.
func beside(g hex.Grid, c hex.Cell, north, south hex.Direction) hex.Cell {
	if c.Col%2 == 0 {
		north, south = south, north
	}
	if to := c.Next(north); g.Has(to) {
		return to
	}
	return c.Next(south)
}

// spin is by how many sixths of a turn the keys turn to the right: Q to the left, E
// to the right.
func spin(ctx *scenes.Context) int {
	switch {
	case ctx.UI.Key('Q'):
		return -1
	case ctx.UI.Key('E'):
		return 1
	}
	return 0
}

// digit is the row that a digit key takes, of n; -1 for none.
func digit(ctx *scenes.Context, n int) int {
	for i := range min(n, 9) {
		if ctx.UI.Key(ui.Key('1' + rune(i))) {
			return i
		}
	}
	return -1
}
