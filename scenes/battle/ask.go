package battle

import (
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// An asker puts the answer to one decision together. It never decides what is
// legal: it shows what Legal says.
type asker interface {
	// title is the question; lines say what it is about, in two lines at most.
	title(ctx *scenes.Context, s *Scene) string
	lines(ctx *scenes.Context, s *Scene) [][]ui.Run
	// tray fills the tray; odds the card below the buttons.
	tray(ctx *scenes.Context, s *Scene, r ui.Rect)
	odds(ctx *scenes.Context, s *Scene, r ui.Rect)
	// answer is what Enter would hand in, and its name on the button. With a reason
	// there is nothing to hand in yet.
	answer(ctx *scenes.Context, s *Scene) (a rapid.Action, label, why string)
	// second is the other button: its label, its key, and what it does. Without a
	// label there is none but Back.
	second(ctx *scenes.Context, s *Scene) (label string, key ui.Key, press func())
	// undo is what goes one step back; nil if there is nothing to take back.
	undo(s *Scene) func()

	// What is drawn on the table, in studs, under and over the frames, and beside
	// the pointer in points; and what the pointer does there.
	touch(ctx *scenes.Context, s *Scene, t touch, l stage.Lens)
	under(ctx *scenes.Context, s *Scene, p *draw.Pen)
	over(ctx *scenes.Context, s *Scene, p *draw.Pen)
	bubble(ctx *scenes.Context, s *Scene, l stage.Lens, table ui.Rect)
	// busy tells whether the pointer is at work on the table, so that no tooltip
	// should come in its way.
	busy(s *Scene) bool
	// bubbled is the frame that the bubble is about, so that no tooltip tells of it
	// as well; None for none.
	bubbled(s *Scene) int8
}

// quiet is what an asker does that has no second button, nothing to take back and
// nothing to show on the table.
type quiet struct{}

func (quiet) second(*scenes.Context, *Scene) (string, ui.Key, func()) { return "", 0, nil }
func (quiet) undo(*Scene) func()                                      { return nil }
func (quiet) touch(*scenes.Context, *Scene, touch, stage.Lens)        {}
func (quiet) under(*scenes.Context, *Scene, *draw.Pen)                {}
func (quiet) over(*scenes.Context, *Scene, *draw.Pen)                 {}
func (quiet) bubble(*scenes.Context, *Scene, stage.Lens, ui.Rect)     {}
func (quiet) busy(*Scene) bool                                        { return false }
func (quiet) bubbled(*Scene) int8                                     { return rapid.None }

// newAsker is the asker for the decision that the battle waits for.
func newAsker(s *Scene) asker {
	switch s.Seen.Phase {
	case rapid.PhasePlace:
		return newPlaceAsk(s)
	case rapid.PhasePick:
		return newPickAsk(s)
	case rapid.PhaseName:
		return newNameAsk(s)
	case rapid.PhaseDefend, rapid.PhaseAct, rapid.PhaseSpot:
		return newDiceAsk(s)
	case rapid.PhaseBricks:
		return newBricksAsk(s)
	case rapid.PhaseLose:
		return newLoseAsk(s)
	case rapid.PhaseCover:
		return newCoverAsk(s)
	case rapid.PhaseUseSpot:
		return newSpotUseAsk(s)
	}
	return newClockAsk(s)
}

// reason is why an action is not legal, in the player's language, or "".
func (s *Scene) reason(ctx *scenes.Context, a *rapid.Action) string {
	return words(ctx, s.Seen.Legal(a))
}

// arrows is the step that an arrow key makes through a list: 1, -1, or 0 for none.
func arrows(u *ui.UI) int {
	dx, dy := steps(u)
	return int(dx + dy)
}

// trayRow is the paper that a row in the tray is written on.
func trayRow(p *draw.Pen, b ui.Rect, chosen, hover bool) {
	ground := draw.Hex(0xFFFAEE).Fade(0.72)
	if chosen {
		ground = draw.Hex(0xFFFDF6)
	} else if hover {
		ground = draw.Hex(0xFFFAEE).Fade(0.9)
	}
	p.RoundRect(ground, b.X, b.Y, b.W, b.H, 9)
	if chosen {
		p.StrokeRoundRect(draw.Ink, 2.6, b.X-.5, b.Y-.5, b.W+1, b.H+1, 9.5)
		p.StrokeRoundRect(draw.Gold, 2, b.X+2, b.Y+2, b.W-4, b.H-4, 7)
	}
}

// ring marks a frame as the one that is chosen.
func (s *Scene) ring(p *draw.Pen, frame int8) {
	at := s.pieces.frames[frame].at
	p.Save()
	p.Translate(at.X, at.Y)
	p.SelectionRing()
	p.Restore()
}
