package stage

import (
	"fmt"

	"rulerfire/rules"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// Typed takes the dice that a person has rolled on a real table: a digit for each,
// in the order shown. The zero value is not ready; make it with TypeDice or TypeThese.
type Typed struct {
	dice    []draw.Die // value 0 until typed
	letters []string   // below the dice; nil for none
	values  rules.Roll
}

// TypeDice asks for dice of so many faces each.
func TypeDice(faces []int) *Typed {
	t := &Typed{}
	for _, f := range faces {
		t.dice = append(t.dice, draw.Die{Faces: f})
	}
	return t
}

// TypeThese asks for dice as they look, with what stands below each.
func TypeThese(dice []draw.Die, letters []string) *Typed {
	return &Typed{dice: dice, letters: letters}
}

// Tray shows the dice in the tray r, and takes what is typed.
func (t *Typed) Tray(ctx *scenes.Context, r ui.Rect) {
	for v := 1; v <= 9; v++ {
		if ctx.UI.Key(ui.Key('0' + rune(v))) {
			t.put(v)
		}
	}
	if ctx.UI.Key(ui.KeyBackspace) {
		t.Back()
	}
	ctx.Pen.Tray(r.X, r.Y, r.W, r.H)
	bottom := t.show(ctx.Pen, r)
	if len(t.values) < len(t.dice) {
		t.faces(ctx, ui.Rect{X: r.X + 14, Y: bottom, W: r.W - 28, H: r.Bottom() - bottom - 10})
	}
}

// show draws the dice in rows and returns where they end.
func (t *Typed) show(p *draw.Pen, r ui.Rect) (bottom float64) {
	const high = 66
	most, size := 4, 40.0
	if len(t.dice) > 8 {
		most, size = 5, 34
	}
	wide := (r.W - 20) / float64(most)
	for i, d := range t.dice {
		row := i / most
		in := min(most, len(t.dice)-row*most) // dice in this row
		x := r.X + r.W/2 + (float64(i%most)-float64(in-1)/2)*wide
		y := r.Y + 46 + float64(row)*high
		if i == len(t.values) {
			p.DieChosen(x, y, size)
		}
		if i < len(t.values) {
			d.Value = t.values[i]
		}
		p.Die(d, x, y, size)
		if i < len(t.letters) {
			p.Text(t.letters[i], x, y+size/2+15, draw.Style{Size: 12, Font: draw.Bold, Color: draw.Hex(0x3E3118), Align: draw.Centre})
		}
		bottom = y + high - 14
	}
	return bottom
}

// faces are buttons for the faces of the die that comes next, in r.
func (t *Typed) faces(ctx *scenes.Context, r ui.Rect) {
	faces := t.dice[len(t.values)].Faces
	rows := 1 + (faces-1)/6
	r.H = min(r.H, 40*float64(rows)-4)
	for i, row := range r.Rows(rows, 4) {
		each := (faces + rows - 1) / rows
		for k, b := range row.Columns(each, 4) {
			if v := i*each + k + 1; v <= faces && ctx.UI.Button(fmt.Sprintf("typed/%d", v), b, fmt.Sprint(v), ui.ButtonLook{}) {
				t.put(v)
			}
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

// Clear takes all dice back.
func (t *Typed) Clear() { t.values = t.values[:0] }

// Roll is what was typed, and whether that is all.
func (t *Typed) Roll() (roll rules.Roll, all bool) { return t.values, t.Left() == 0 }

// Left is how many dice are still to be typed in.
func (t *Typed) Left() int { return len(t.dice) - len(t.values) }
