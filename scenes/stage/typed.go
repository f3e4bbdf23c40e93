package stage

import (
	"fmt"

	"rulerfire/rules"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// Typed takes the dice that a person has rolled on a real table: a digit for each,
// in the order shown. The zero value is not ready; make it with TypeDice.
type Typed struct {
	dice   []draw.Die // value 0 until typed
	values rules.Roll
}

// TypeDice asks for dice of so many faces each.
func TypeDice(faces []int) *Typed {
	t := &Typed{}
	for _, f := range faces {
		t.dice = append(t.dice, draw.Die{Faces: f})
	}
	return t
}

// Tray shows the dice in the tray r, and takes what is typed.
func (t *Typed) Tray(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	for v := 1; v <= 9; v++ {
		if u.Key(ui.Key('0' + rune(v))) {
			t.put(v)
		}
	}
	if u.Key(ui.KeyBackspace) {
		t.Back()
	}
	ctx.Pen.Tray(r.X, r.Y, r.W, r.H)
	n := len(t.dice)
	for i, d := range t.dice {
		if i < len(t.values) {
			d.Value = t.values[i]
		}
		x := r.X + r.W*(float64(i)+0.5)/float64(n)
		if i == len(t.values) {
			ctx.Pen.DieChosen(x, r.Y+54, 48)
		}
		ctx.Pen.Die(d, x, r.Y+54, 48)
	}
	if len(t.values) == n {
		return
	}
	keys := ui.Rect{X: r.X + 14, Y: r.Y + 98, W: r.W - 28, H: min(36, r.Bottom()-r.Y-108)}
	for i, b := range keys.Columns(t.dice[len(t.values)].Faces, 4) {
		if u.Button(fmt.Sprintf("typed/%d", i+1), b, fmt.Sprint(i+1), ui.ButtonLook{}) {
			t.put(i + 1)
		}
	}
}

func (t *Typed) put(v int) {
	if n := len(t.values); n < len(t.dice) && v <= t.dice[n].Faces {
		t.values = append(t.values, v)
	}
}

// Back takes the last die back, if there is one.
func (t *Typed) Back() { t.values = t.values[:max(0, len(t.values)-1)] }

// Roll is what was typed, and whether that is all.
func (t *Typed) Roll() (rules.Roll, bool) { return t.values, len(t.values) == len(t.dice) }
