package battle

import (
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
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
	touch(ctx *scenes.Context, s *Scene, t touch, l lens)
	under(ctx *scenes.Context, s *Scene, p *draw.Pen)
	over(ctx *scenes.Context, s *Scene, p *draw.Pen)
	bubble(ctx *scenes.Context, s *Scene, l lens, table ui.Rect)
}

// quiet is what an asker does that has no second button, nothing to take back and
// nothing to show on the table.
type quiet struct{}

func (quiet) second(*scenes.Context, *Scene) (string, ui.Key, func()) { return "", 0, nil }
func (quiet) undo(*Scene) func()                                      { return nil }
func (quiet) touch(*scenes.Context, *Scene, touch, lens)              {}
func (quiet) under(*scenes.Context, *Scene, *draw.Pen)                {}
func (quiet) over(*scenes.Context, *Scene, *draw.Pen)                 {}
func (quiet) bubble(*scenes.Context, *Scene, lens, ui.Rect)           {}

// newAsker is the asker for the decision that the battle waits for.
func newAsker(s *Scene) asker {
	switch s.seen.Phase {
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
	err := s.seen.Legal(a)
	if err == nil {
		return ""
	}
	return s.words(ctx, err)
}
