package ui

import "math"

// A Point is a place in the window, in points from the upper left corner.
type Point struct{ X, Y float64 }

// Sub is the way from q to p.
func (p Point) Sub(q Point) Point { return Point{p.X - q.X, p.Y - q.Y} }

// Dist is the distance from p to q in points.
func (p Point) Dist(q Point) float64 { return math.Hypot(p.X-q.X, p.Y-q.Y) }

// In tells whether p lies in r. The right and lower edges do not belong to r.
func (p Point) In(r Rect) bool {
	return p.X >= r.X && p.X < r.X+r.W && p.Y >= r.Y && p.Y < r.Y+r.H
}

// A Rect is a part of the window, in points. A screen is laid out by cutting its
// rectangle into smaller ones; a cut never takes more than there is.
type Rect struct{ X, Y, W, H float64 }

// Right is the x of the right edge.
func (r Rect) Right() float64 { return r.X + r.W }

// Bottom is the y of the lower edge.
func (r Rect) Bottom() float64 { return r.Y + r.H }

// Centre is the middle of r.
func (r Rect) Centre() Point { return Point{r.X + r.W/2, r.Y + r.H/2} }

// Empty tells whether r has no area.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// CutTop takes the upper h points off r and returns them.
func (r *Rect) CutTop(h float64) Rect {
	h = max(0, min(h, r.H))
	cut := Rect{r.X, r.Y, r.W, h}
	r.Y += h
	r.H -= h
	return cut
}

// CutBottom takes the lower h points off r and returns them.
func (r *Rect) CutBottom(h float64) Rect {
	h = max(0, min(h, r.H))
	r.H -= h
	return Rect{r.X, r.Y + r.H, r.W, h}
}

// CutLeft takes the left w points off r and returns them.
func (r *Rect) CutLeft(w float64) Rect {
	w = max(0, min(w, r.W))
	cut := Rect{r.X, r.Y, w, r.H}
	r.X += w
	r.W -= w
	return cut
}

// CutRight takes the right w points off r and returns them.
func (r *Rect) CutRight(w float64) Rect {
	w = max(0, min(w, r.W))
	r.W -= w
	return Rect{r.X + r.W, r.Y, w, r.H}
}

// Inset is r made smaller by d on every side; a negative d makes it larger.
func (r Rect) Inset(d float64) Rect { return r.InsetXY(d, d) }

// InsetXY is r made smaller by dx at the left and right and dy above and below.
func (r Rect) InsetXY(dx, dy float64) Rect {
	dx, dy = min(dx, r.W/2), min(dy, r.H/2)
	return Rect{r.X + dx, r.Y + dy, r.W - 2*dx, r.H - 2*dy}
}

// Columns parts r into n columns of equal width with gap points between them.
func (r Rect) Columns(n int, gap float64) []Rect {
	w := (r.W - gap*float64(n-1)) / float64(n)
	out := make([]Rect, n)
	for i := range out {
		out[i] = Rect{r.X + float64(i)*(w+gap), r.Y, w, r.H}
	}
	return out
}

// Rows parts r into n rows of equal height with gap points between them.
func (r Rect) Rows(n int, gap float64) []Rect {
	h := (r.H - gap*float64(n-1)) / float64(n)
	out := make([]Rect, n)
	for i := range out {
		out[i] = Rect{r.X, r.Y + float64(i)*(h+gap), r.W, h}
	}
	return out
}

// Centred is a rectangle of w by h points in the middle of r.
func (r Rect) Centred(w, h float64) Rect {
	return Rect{math.Round(r.X + (r.W-w)/2), math.Round(r.Y + (r.H-h)/2), w, h}
}

// Within is r moved, and if need be shrunk, so that it lies inside outer.
func (r Rect) Within(outer Rect) Rect {
	r.W, r.H = min(r.W, outer.W), min(r.H, outer.H)
	r.X = max(outer.X, min(r.X, outer.Right()-r.W))
	r.Y = max(outer.Y, min(r.Y, outer.Bottom()-r.H))
	return r
}

// Intersect is the common part of r and q; it is empty if there is none.
func (r Rect) Intersect(q Rect) Rect {
	x0, y0 := max(r.X, q.X), max(r.Y, q.Y)
	x1, y1 := min(r.Right(), q.Right()), min(r.Bottom(), q.Bottom())
	return Rect{x0, y0, max(0, x1-x0), max(0, y1-y0)}
}
