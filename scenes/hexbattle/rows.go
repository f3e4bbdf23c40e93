package hexbattle

import (
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// A row is one line of a list of what can be chosen.
type row struct {
	label  string
	second string   // under the label, in a tall row
	right  []string // figures at the right end, in columns
	why    string   // not empty: it cannot be taken
	tip    string
	unit   int8 // whose picture stands at the left; None
	weapon draw.HexWeapon
}

const figureColumn = 41 // points of a column of figures

// rows shows a list and tells which row was taken; -1 for none. Rows with a reason
// against them can be taken as well: the button then says why not.
func rows(ctx *scenes.Context, s *Scene, id string, r ui.Rect, high float64, list []row, at int) int {
	u, p := ctx.UI, ctx.Pen
	taken, ok := u.Rows(id, r, high, len(list), at, func(i int, b ui.Rect, st ui.Row) {
		b.H -= 2
		w := &list[i]
		switch {
		case i == at:
			p.CurrentRow(b.X+1, b.Y, b.W-2, b.H)
		case st.Hover:
			p.RoundRect(draw.Paper2, b.X+1, b.Y, b.W-2, b.H, 6)
		}
		if st.Cursor {
			p.FocusRing(b.X+2, b.Y+1, b.W-4, b.H-2, 6)
		}
		ink := draw.Ink
		if w.why != "" {
			ink = draw.Ink2.Mix(draw.Paper, .25)
		}
		x := b.X + 8
		if i < 9 {
			p.Keycap(number(i+1), x, b.Y+b.H/2-9, false)
		}
		x += 28
		if w.unit != hexwar.None {
			at := draw.V(x+15, b.Y+b.H/2)
			p.Save()
			p.Translate(at.X, at.Y)
			p.Scale(min(b.H, 46) / 8.4)
			look := s.unitLook(w.unit, &s.Seen.Units[w.unit])
			look.Facing, look.Spent, look.Pose, look.Level, look.Depth, look.Number = 0, false, draw.Standing, 0, 0, ""
			p.HexUnit(look)
			p.Restore()
			x += 38
		} else if w.weapon != draw.Unarmed {
			p.Save()
			p.Translate(x+12, b.Y+b.H/2)
			p.Rotate(1.57)
			p.Scale(4.6)
			p.HexWeaponIcon(w.weapon)
			p.Restore()
			x += 28
		}
		figures := float64(len(w.right)) * figureColumn
		label := ui.Rect{X: x, Y: b.Y, W: b.Right() - x - figures - 6, H: b.H}
		size := 13.5
		if u.Width(w.label, ui.Text{Size: size, Bold: i == at}) > label.W {
			size = 12
		}
		if w.second != "" && b.H > 34 {
			label.H, label.Y = 19, b.Y+b.H/2-19
			u.Label(ui.Rect{X: x, Y: b.Y + b.H/2, W: b.Right() - x - figures - 6, H: 17}, w.second, ui.Text{Size: 12, Faint: true})
		}
		u.Label(label, w.label, ui.Text{Size: size, Bold: i == at, Color: ink})
		for k, f := range w.right {
			u.Label(ui.Rect{X: b.Right() - 8 - figures + float64(k)*figureColumn, Y: b.Y, W: figureColumn, H: b.H}, f,
				ui.Text{Size: 13, Bold: i == at && k == len(w.right)-1, Color: ink, Align: ui.Right})
		}
		tip := w.why
		if tip == "" {
			tip = w.tip
		}
		if tip != "" && st.Hover {
			u.Tip(id+"/"+number(i), b, ui.Plain(tip))
		}
	})
	if !ok {
		return -1
	}
	return taken
}

// head writes the title of a card, with the heads of its columns of figures, and
// cuts it off r.
func head(ctx *scenes.Context, r *ui.Rect, title string, columns ...string) {
	u := ctx.UI
	line := r.CutTop(30)
	u.Label(ui.Rect{X: line.X + stage.Pad, Y: line.Y + 7, W: line.W - 2*stage.Pad - float64(len(columns))*figureColumn, H: 20}, title, ui.Text{Size: 14, Bold: true})
	for k, c := range columns {
		x := line.Right() - stage.Pad - float64(len(columns)-k)*figureColumn
		u.Label(ui.Rect{X: x - 8, Y: line.Y + 8, W: figureColumn + 8, H: 20}, c, ui.Text{Size: 12, Faint: true, Align: ui.Right})
	}
}

// walkRows moves the chosen row by the arrows up and down and by the digits.
func walkRows(ctx *scenes.Context, n int, at *int) {
	if n == 0 {
		return
	}
	if d := digit(ctx, n); d >= 0 {
		*at = d
	}
	if ctx.UI.Key(ui.KeyDown) {
		*at = (*at + 1) % n
	}
	if ctx.UI.Key(ui.KeyUp) {
		*at = (max(*at, 0) - 1 + n) % n
	}
}
