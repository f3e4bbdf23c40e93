package stage

import (
	"testing"

	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// The overview stands below while the upper half is looked at and above for the lower one,
// unless it would hide a piece there and does not elsewhere.
func TestTheOverviewStandsWhereItHidesNoPiece(t *testing.T) {
	r := ui.Rect{X: 100, Y: 20, W: 700, H: 600}
	const w, h = 140, 150
	below, above := ui.Rect{X: 108, Y: 462, W: w, H: h}, ui.Rect{X: 108, Y: 28, W: w, H: h}
	right := ui.Rect{X: 652, Y: 28, W: w, H: h}
	inLower, inUpper, inRight := ui.Point{X: 150, Y: 500}, ui.Point{X: 150, Y: 100}, ui.Point{X: 700, Y: 100}
	for _, c := range []struct {
		name   string
		y      float64 // the middle of what is seen
		pieces []ui.Point
		want   ui.Rect
	}{
		{"nothing to hide, the upper half", 20, nil, below},
		{"nothing to hide, the lower half", 44, nil, above},
		{"a target at the lower left", 32, []ui.Point{inLower}, above},
		{"a piece at the edge of the corner", 32, []ui.Point{{X: 150, Y: 450}}, above},
		{"a target at the upper left", 44, []ui.Point{inUpper}, below},
		{"pieces at the whole left", 32, []ui.Point{inLower, inUpper}, right},
		{"most at the lower left", 32, []ui.Point{inLower, inLower, inUpper, inRight}, above},
		{"pieces everywhere", 32, []ui.Point{inLower, inUpper, inRight}, below},
	} {
		v := View{zoom: 12}
		v.Reset(64, 64)
		v.centre = draw.V(32, c.y)
		l := v.Lens(r, 1)
		var pieces []draw.Vec
		for _, p := range c.pieces {
			pieces = append(pieces, l.Studs(p))
		}
		if got := v.aside(r, l, w, h, pieces); got != c.want {
			t.Errorf("%s: it stands at %v, not at %v", c.name, got, c.want)
		}
	}
}
