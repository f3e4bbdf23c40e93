package battle

import (
	"strconv"

	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// Measures of the layout, in points.
const (
	gap    = 8
	column = 272
	pad    = 14
	folds  = 1120 // narrower windows fold the right column into a strip
	strip  = 40
)

// An area says where everything on the screen is.
type area struct {
	left, right ui.Rect // the columns; right is empty when folded
	strip       ui.Rect // the folded right column; else empty
	table       ui.Rect // where the table is seen
	slim        bool
}

func layOut(ctx *scenes.Context) area {
	var a area
	r := ctx.Size
	a.left = r.CutLeft(column + 2*gap).Inset(gap)
	if ctx.Size.W < folds {
		a.strip = r.CutBottom(strip + gap)
		a.strip.CutBottom(gap)
		a.strip.CutRight(gap)
		a.slim = true
	} else {
		a.right = r.CutRight(column + 2*gap).Inset(gap)
	}
	a.table = r
	return a
}

// drawDesk draws the desk under everything.
func (s *Scene) drawDesk(ctx *scenes.Context, a area) {
	ctx.Pen.Desk(ctx.Size.W, ctx.Size.H)
}

// coverDesk draws the desk again where the columns lie, over a table that is
// zoomed in and larger than its part of the window.
func (s *Scene) coverDesk(ctx *scenes.Context, a area) {
	p := ctx.Pen
	cover := func(r ui.Rect) {
		p.Save()
		p.Clip(r.X, r.Y, r.W, r.H)
		p.Desk(ctx.Size.W, ctx.Size.H)
		p.Restore()
	}
	cover(ui.Rect{W: a.table.X, H: ctx.Size.H})
	cover(ui.Rect{X: a.table.Right(), W: ctx.Size.W - a.table.Right(), H: ctx.Size.H})
	if a.slim {
		cover(ui.Rect{X: a.table.X, Y: a.table.Bottom(), W: a.table.W, H: ctx.Size.H - a.table.Bottom()})
	}
	if s.view.zoomedIn(a.table) {
		shade := draw.Hex(0x3C280A).Fade(0.45)
		for _, e := range [2]struct{ x, d float64 }{{a.table.X, 12}, {a.table.Right(), -12}} {
			p.GradRect(shade, draw.V(e.x, 0), shade.Fade(0), draw.V(e.x+e.d, 0), min(e.x, e.x+e.d), 0, 12, ctx.Size.H)
		}
	}
}

func numbered(name string, n int) string { return name + " " + strconv.Itoa(n) }
