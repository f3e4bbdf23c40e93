package draw

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

// encloses reports whether v lies inside a convex, clockwise outline, by a margin.
func encloses(outline []Vec, v Vec, margin float64) bool {
	for i, a := range outline {
		d := outline[(i+1)%len(outline)].Sub(a)
		if (d.X*(v.Y-a.Y)-d.Y*(v.X-a.X))/d.Len() < margin {
			return false
		}
	}
	return len(outline) > 2
}

// clearOf reports whether v is not near any edge line of the outlines.
func clearOf(outlines [][]Vec, v Vec) bool {
	for _, o := range outlines {
		for i, a := range o {
			d := o[(i+1)%len(o)].Sub(a)
			if math.Abs(d.X*(v.Y-a.Y)-d.Y*(v.X-a.X))/d.Len() < .02 {
				return false
			}
		}
	}
	return true
}

func TestDisjointCoversTheUnionOnce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		coordinate := rapid.Float64Range(0, 6)
		var shapes [][]Vec
		for range rapid.IntRange(1, 6).Draw(t, "shapes") {
			at := V(coordinate.Draw(t, "x"), coordinate.Draw(t, "y"))
			n := rapid.IntRange(3, 8).Draw(t, "corners")
			shapes = append(shapes, round(at, rapid.Float64Range(.5, 3).Draw(t, "r"), n))
		}
		pieces := disjoint(shapes)
		for range 50 {
			v := V(coordinate.Draw(t, "px"), coordinate.Draw(t, "py"))
			if !clearOf(shapes, v) {
				continue
			}
			want, got := 0, 0
			for _, s := range shapes {
				if encloses(s, v, 0) {
					want = 1
				}
			}
			for _, s := range pieces {
				if encloses(s, v, 1e-9) {
					got++
				}
			}
			if got != want {
				t.Fatalf("%v is covered %d times, not %d", v, got, want)
			}
		}
	})
}

func TestSplitKeepsTheArea(t *testing.T) {
	square := Box(0, 0, 4, 4)
	in, out := split(square, V(0, 1), V(4, 3))
	if a, b := signedArea(in), signedArea(out); math.Abs(a-8) > 1e-9 || math.Abs(b-8) > 1e-9 {
		t.Errorf("halves of 8 are %.2f and %.2f", a, b)
	}
	if in, out := split(square, V(9, 0), V(9, 5)); out != nil && in != nil {
		t.Error("a line beside the square cuts it")
	}
}
