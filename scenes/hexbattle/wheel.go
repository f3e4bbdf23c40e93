package hexbattle

import (
	"fmt"
	"math"

	"rulerfire/rules/hex"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// facingWheel is a hex with an arrow over each side, of which one is the facing. It
// tells which was pressed. Q and E turn it.
func facingWheel(ctx *scenes.Context, r ui.Rect, now hex.Direction, label string) (hex.Direction, bool) {
	const size = 36.0
	u, p := ctx.UI, ctx.Pen
	c := draw.V(r.X+62, r.Y+r.H/2)
	picked, ok := now, false
	for d := hex.Direction(0); d < hex.Directions; d++ {
		a := draw.HexFacing(int(d)) - math.Pi/2
		mid := c.Add(draw.V(math.Cos(a), math.Sin(a)).Mulf(size * .66))
		l := c.Add(draw.V(math.Cos(a-math.Pi/6), math.Sin(a-math.Pi/6)).Mulf(size))
		n := c.Add(draw.V(math.Cos(a+math.Pi/6), math.Sin(a+math.Pi/6)).Mulf(size))
		b := ui.Rect{X: mid.X - 12, Y: mid.Y - 11, W: 24, H: 22}
		res := u.Area(fmt.Sprintf("facing/%d", d), b, ui.Focus)
		ground, ink := draw.Paper2, draw.Ink2
		if res.Hover {
			ground = draw.Hex(0xE6E0D2)
		}
		if d == now {
			ground, ink = draw.Gold, draw.Ink
		}
		p.Poly(ground, c, l, n)
		p.Line(draw.Paper, 2, c, l)
		p.Save()
		p.Translate(mid.X, mid.Y)
		p.Rotate(draw.HexFacing(int(d)))
		p.Poly(ink, draw.V(0, -6), draw.V(5, 4), draw.V(-5, 4))
		p.Restore()
		if res.Focused && u.RingShown() {
			p.FocusRing(b.X, b.Y, b.W, b.H, 8)
		}
		if res.Clicked {
			picked, ok = d, true
		}
	}
	u.Label(ui.Rect{X: r.X + 112, Y: r.Y + 6, W: r.W - 118, H: 20}, label, ui.Text{Size: 12.5, Faint: true})
	x := r.X + 112
	x += p.Keycap("Q", x, r.Y+30, false) + 4
	p.Keycap("E", x, r.Y+30, false)
	return picked, ok
}
