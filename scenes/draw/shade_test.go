package draw

import (
	"math"
	"testing"

	prop "pgregory.net/rapid"
)

// inShade is the definition: the point lies at the top of its column and some
// column along the diagonal towards the light is tall enough to cover it.
func inShade(h *heights, x, y float64) bool {
	z := h.at(int(x), int(y))
	const step = 1.0 / 128
	for t := step; t < 8; t += step {
		px, py := x-t, y-t
		if px < 0 || py < 0 {
			return false
		}
		if float64(h.at(int(px), int(py))) >= float64(z)+t/ShadowPerLayer {
			return true
		}
	}
	return false
}

// inside reports whether a point lies in a polygon.
func inside(poly []Vec, v Vec) bool {
	in := false
	for i, a := range poly {
		b := poly[(i+1)%len(poly)]
		if (a.Y > v.Y) != (b.Y > v.Y) && v.X < a.X+(b.X-a.X)*(v.Y-a.Y)/(b.Y-a.Y) {
			in = !in
		}
	}
	return in
}

func TestShadeIsWhereTheLightIsBlocked(t *testing.T) {
	prop.Check(t, func(t *prop.T) {
		const side = 5
		h := newHeights(side, side)
		for y := range side {
			for x := range side {
				h.raise(x, y, prop.SampledFrom([]int{0, 0, 0, 1, 2, 3, 6}).Draw(t, "height"))
			}
		}
		x := prop.IntRange(0, side-1).Draw(t, "x")
		y := prop.IntRange(0, side-1).Draw(t, "y")
		poly := h.shade(x, y)
		// Points off the lines on which edges can lie: tenths, and the diagonal.
		for i := range 10 {
			for j := range 10 {
				u, v := 0.0523+float64(i)*0.0979, 0.0347+float64(j)*0.0979
				if near(u) || near(v) || math.Abs(u-v) < 0.02 {
					continue
				}
				got := inside(poly, V(u, v))
				want := inShade(h, float64(x)+u, float64(y)+v)
				if got != want {
					t.Fatalf("column %d,%d of %v at %.3f,%.3f: shaded %v, want %v (shade %v)", x, y, h.layers, u, v, got, want, poly)
				}
			}
		}
	})
}

// near reports whether v is too close to a tenth for the coarse oracle.
func near(v float64) bool { return math.Abs(v*10-math.Round(v*10)) < 0.15 }

func TestShadeOfOneBrickIsASquareAndTwoStrips(t *testing.T) {
	h := newHeights(4, 4)
	h.raise(1, 1, 2) // throws 0.6 of a stud
	for _, c := range []struct {
		name string
		x, y int
		area float64
	}{
		{"its own top", 1, 1, 0},
		{"to the right, the corner cut by the diagonal", 2, 1, 0.6*1 - 0.6*0.6/2},
		{"below, the same", 1, 2, 0.6*1 - 0.6*0.6/2},
		{"across the corner", 2, 2, 0.36},
		{"above", 1, 0, 0},
	} {
		if got := math.Abs(signedArea(h.shade(c.x, c.y))); math.Abs(got-c.area) > 1e-9 {
			t.Errorf("%s: area %.3f, want %.3f", c.name, got, c.area)
		}
	}
}
