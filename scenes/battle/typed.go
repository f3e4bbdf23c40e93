package battle

import (
	"rulerfire/rules"
	"rulerfire/rules/dice"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// typedDice takes the dice that a person has rolled on a real table: a digit for
// each, in the order shown.
type typedDice struct {
	quiet
	faces  []rapid.Face // value 0 until typed
	values []int
}

func newTypedDice(s *Scene) asker {
	a := &typedDice{}
	d, _ := s.Session.Pending()
	for i, f := range d.Dice {
		face := rapid.Face{Colour: dice.White, Faces: uint8(f)}
		if s.Seen.Phase == rapid.PhasePool {
			face = s.Seen.Acting.Pool[i].Face
			face.Value = 0
		}
		a.faces = append(a.faces, face)
	}
	return a
}

func (a *typedDice) title(ctx *scenes.Context, s *Scene) string { return ctx.T("typed.title") }

func (a *typedDice) lines(ctx *scenes.Context, s *Scene) [][]ui.Run {
	return [][]ui.Run{ui.Plain(ctx.T("typed.how")), ui.Plain(ctx.T("typed.for." + s.Seen.Phase.String()))}
}

func (a *typedDice) tray(ctx *scenes.Context, s *Scene, r ui.Rect) {
	p, u := ctx.Pen, ctx.UI
	per, size, step := 4, 40.0, 60.0
	if len(a.faces) > 8 {
		per, size, step = 5, 34, 48
	}
	for _, c := range u.Input().Text {
		if v := int(c - '0'); len(a.values) < len(a.faces) && v >= 1 && v <= int(a.faces[len(a.values)].Faces) {
			a.values = append(a.values, v)
		}
	}
	if u.Key(ui.KeyBackspace) && len(a.values) > 0 {
		a.takeLast()
	}
	for i, f := range a.faces {
		x := r.X + r.W/2 + (float64(i%per)-float64(per-1)/2)*step
		y := r.Y + 46 + float64(i/per)*66
		if i == len(a.values) {
			p.DieChosen(x, y, size)
		}
		d := dieOf(f)
		if i < len(a.values) {
			d.Value = a.values[i]
		}
		p.Die(d, x, y, size)
		p.Text(dieLetter(f), x, y+size/2+15, draw.Style{Size: 12, Font: draw.Bold, Color: draw.Hex(0x3E3118), Align: draw.Centre})
	}
	// For the mouse: the faces of the die that comes next.
	if n := len(a.values); n < len(a.faces) {
		faces := int(a.faces[n].Faces)
		for v := 1; v <= faces; v++ {
			b := ui.Rect{X: r.X + 16 + float64((v-1)%4)*61, Y: r.Y + 226 + float64((v-1)/4)*42, W: 55, H: 36}
			if u.Button("face/"+number(v), b, number(v), ui.ButtonLook{}) {
				a.values = append(a.values, v)
			}
		}
	}
}

func (a *typedDice) answer(ctx *scenes.Context, s *Scene) (rapid.Action, string, string) {
	if n := len(a.faces) - len(a.values); n > 0 {
		return rapid.Action{}, ctx.T("do.typed"), ctx.Count("do.typed.more", n)
	}
	return rapid.RollOf(rules.Roll(a.values)), ctx.T("do.typed"), ""
}

func (a *typedDice) second(ctx *scenes.Context, s *Scene) (string, ui.Key, func()) {
	if len(a.values) == 0 {
		return "", 0, nil
	}
	return ctx.T("do.typed.clear"), ui.KeyDelete, func() { a.values = a.values[:0] }
}

func (a *typedDice) undo(s *Scene) func() {
	if len(a.values) == 0 {
		return nil
	}
	return a.takeLast
}

func (a *typedDice) takeLast() { a.values = a.values[:len(a.values)-1] }

func (a *typedDice) odds(ctx *scenes.Context, s *Scene, r ui.Rect) { s.standings(ctx, r) }
