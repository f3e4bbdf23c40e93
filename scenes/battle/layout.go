package battle

import (
	"strconv"

	"rulerfire/scenes"
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

func layOut(ctx *scenes.Context) area { return layOutIn(ctx.Size.W, ctx.Size.H) }

// layOutIn lays a window of w by h points out.
func layOutIn(w, h float64) area {
	var a area
	r := ui.Rect{W: w, H: h}
	a.left = r.CutLeft(column + 2*gap).Inset(gap)
	if w < folds {
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

func numbered(name string, n int) string { return name + " " + strconv.Itoa(n) }
