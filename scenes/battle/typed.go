package battle

import (
	"rulerfire/rules/dice"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// typedDice takes the dice that a person has rolled on a real table.
type typedDice struct {
	quiet
	*stage.Typed
}

func newTypedDice(s *Scene) asker {
	d, _ := s.Session.Pending()
	var shown []draw.Die
	var letters []string
	for i, f := range d.Dice {
		face := rapid.Face{Colour: dice.White, Faces: uint8(f)}
		if s.Seen.Phase == rapid.PhasePool {
			face = s.Seen.Acting.Pool[i].Face
			face.Value = 0
		}
		shown, letters = append(shown, dieOf(face)), append(letters, dieLetter(face))
	}
	return &typedDice{Typed: stage.TypeThese(shown, letters)}
}

func (a *typedDice) title(ctx *scenes.Context, s *Scene) string { return ctx.T("typed.title") }

func (a *typedDice) lines(ctx *scenes.Context, s *Scene) [][]ui.Run {
	return [][]ui.Run{ui.Plain(ctx.T("typed.how")), ui.Plain(ctx.T("typed.for." + s.Seen.Phase.String()))}
}

func (a *typedDice) tray(ctx *scenes.Context, s *Scene, r ui.Rect) { a.Tray(ctx, r) }

func (a *typedDice) answer(ctx *scenes.Context, s *Scene) (rapid.Action, string, string) {
	roll, all := a.Roll()
	if !all {
		return rapid.Action{}, ctx.T("do.typed"), ctx.Count("do.typed.more", a.Left())
	}
	return rapid.RollOf(roll), ctx.T("do.typed"), ""
}

func (a *typedDice) second(ctx *scenes.Context, s *Scene) (string, ui.Key, func()) {
	if roll, _ := a.Roll(); len(roll) == 0 {
		return "", 0, nil
	}
	return ctx.T("do.typed.clear"), ui.KeyDelete, a.Clear
}

func (a *typedDice) undo(s *Scene) func() {
	if roll, _ := a.Roll(); len(roll) == 0 {
		return nil
	}
	return a.Back
}

func (a *typedDice) odds(ctx *scenes.Context, s *Scene, r ui.Rect) { s.standings(ctx, r) }
