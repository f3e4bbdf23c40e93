package stage

import (
	"image"
	"math"

	"rulerfire/scenes"
	"rulerfire/scenes/ui"
)

// Measures of the layout, in points.
const (
	Gap    = 8   // between cards
	Column = 272 // the width of a column
	Pad    = 14  // from the edge of a card to what is on it
	Strip  = 40  // the height of the strip that a narrow window folds the right column into

	folds = 1120 // narrower windows fold the right column

)

// An Area says where everything on the screen is.
type Area struct {
	Left, Right ui.Rect // the columns; Right is empty when folded
	Strip       ui.Rect // the folded right column; else empty
	Table       ui.Rect // where the table or board is seen
	Bar         ui.Rect // below it, the controls of who only watches; else empty
	Slim        bool    // the right column is folded
}

// LayOut lays the window out.
func LayOut(ctx *scenes.Context) Area { return LayOutIn(ctx.Size.W, ctx.Size.H) }

// LayOutIn lays a window of w by h points out.
func LayOutIn(w, h float64) Area {
	var a Area
	r := ui.Rect{W: w, H: h}
	a.Left = r.CutLeft(Column + 2*Gap).Inset(Gap)
	if w < folds {
		a.Strip = r.CutBottom(Strip + Gap)
		a.Strip.CutBottom(Gap)
		a.Strip.CutRight(Gap)
		a.Slim = true
	} else {
		a.Right = r.CutRight(Column + 2*Gap).Inset(Gap)
	}
	a.Table = r
	return a
}

// Pixels is r in pixels of the screen; px is pixels per point.
func Pixels(r ui.Rect, px float64) image.Rectangle {
	return image.Rect(int(r.X*px), int(r.Y*px), int(math.Ceil(r.Right()*px)), int(math.Ceil(r.Bottom()*px)))
}
