package draw

import (
	"math"

	"github.com/quasilyte/gmath"
)

// SectionPoint is a point of a section of a unit where much of it is seen, in studs from the middle of its base when the unit is drawn large; it is not ok if
// the body has no such section.
func (u *HexUnit) SectionPoint(s HexSection) (at Vec, ok bool) {
	b := u.build()
	var own, above [][]Vec
	for _, part := range b.parts() {
		switch {
		case part.section == s:
			own = shapes(part.pieces)
		case own != nil:
			above = append(above, shapes(part.pieces)...)
		}
	}
	if own == nil {
		return Vec{}, false
	}
	return seen(own, above).Rotated(gmath.Rad(u.turn())).Add(u.lift()), true
}

// seen is the point of some outlines around which most of them is not covered by
// others, of several the one farthest from the middle of the body; their own middle if
// all is covered.
func seen(own, above [][]Vec) Vec {
	const step, around = .2, .65 // studs
	from, to := extent(own...)
	middle := from.LinearInterpolate(to, .5)
	var points []Vec
	half := to.Sub(middle)
	for y := -math.Floor(half.Y/step) * step; y <= half.Y; y += step {
		for x := -math.Floor(half.X/step) * step; x <= half.X; x += step {
			if v := middle.Add(V(x, y)); covers(own, v) && !covers(above, v) {
				points = append(points, v)
			}
		}
	}
	best, most := middle, 0
	for _, v := range points {
		n := 0
		for _, w := range points {
			if v.DistanceSquaredTo(w) < around*around {
				n++
			}
		}
		if n > most || n == most && v.LenSquared() > best.LenSquared()+.01 {
			best, most = v, n
		}
	}
	return best
}

// covers tells whether a point lies in one of some outlines, which are convex and
// clockwise.
func covers(outlines [][]Vec, v Vec) bool {
	for _, outline := range outlines {
		in := true
		for i, a := range outline {
			b := outline[(i+1)%len(outline)]
			if (b.X-a.X)*(v.Y-a.Y)-(b.Y-a.Y)*(v.X-a.X) < 0 {
				in = false
				break
			}
		}
		if in {
			return true
		}
	}
	return false
}
