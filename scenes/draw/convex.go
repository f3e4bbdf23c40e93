package draw

import "math"

// split parts a convex outline along the line from a to b: inside is what lies to
// the right of someone who walks from a to b, outside the rest. Either may be nil.
func split(outline []Vec, a, b Vec) (inside, outside []Vec) {
	return something(half(nil, outline, a, b)), something(half(nil, outline, b, a))
}

// half appends the part of a convex outline that lies to the right of someone who
// walks from a to b.
func half(dst, outline []Vec, a, b Vec) []Vec {
	const eps = 1e-9
	d := b.Sub(a)
	side := func(p Vec) float64 { return d.X*(p.Y-a.Y) - d.Y*(p.X-a.X) }
	for i, p := range outline {
		q := outline[(i+1)%len(outline)]
		s, t := side(p), side(q)
		if s >= -eps {
			dst = append(dst, p)
		}
		if s > eps && t < -eps || s < -eps && t > eps {
			k := s / (s - t)
			dst = append(dst, V(p.X+(q.X-p.X)*k, p.Y+(q.Y-p.Y)*k))
		}
	}
	return dst
}

// something is the outline, or nil if it is thinner than any eye can see: under a
// hundredth of a stud.
func something(outline []Vec) []Vec {
	if len(outline) < 3 || math.Abs(signedArea(outline)) < .005*perimeter(outline) {
		return nil
	}
	return outline
}

// simpler is a convex outline without the corners closer than short to the next:
// a little smaller, never larger.
func simpler(outline []Vec, short float64) []Vec {
	var kept []Vec
	for i, p := range outline {
		if p.DistanceTo(outline[(i+1)%len(outline)]) >= short {
			kept = append(kept, p)
		}
	}
	return kept
}

// clockwise is the outline, turned round if it goes the other way.
func clockwise(outline []Vec) []Vec {
	if signedArea(outline) >= 0 {
		return outline
	}
	back := make([]Vec, len(outline))
	for i, p := range outline {
		back[len(outline)-1-i] = p
	}
	return back
}

// shears cut outlines to others; they hold the memory of what they cut.
type shears struct{ cut, next []Vec }

// within is the part of a convex outline that lies inside another, clockwise one,
// or nil. It is valid until the next cut.
func (s *shears) within(outline, frame []Vec) []Vec {
	s.cut = append(s.cut[:0], outline...)
	for i, a := range frame {
		s.next = half(s.next[:0], s.cut, a, frame[(i+1)%len(frame)])
		s.cut, s.next = s.next, s.cut
	}
	return something(s.cut)
}

// without is the part of a convex outline that lies outside another, clockwise
// one, in convex pieces that touch but do not overlap.
func without(outline, hole []Vec) [][]Vec {
	if !boxesMeet(outline, hole) || new(shears).within(outline, hole) == nil {
		return [][]Vec{outline}
	}
	var pieces [][]Vec
	rest := outline
	for i, a := range hole {
		in, out := split(rest, a, hole[(i+1)%len(hole)])
		if out != nil {
			pieces = append(pieces, out)
		}
		if in == nil {
			return pieces
		}
		rest = in
	}
	return pieces
}

// disjoint is the union of convex, clockwise outlines in convex pieces that do
// not overlap, so that a see-through shadow is nowhere drawn twice.
func disjoint(outlines [][]Vec) [][]Vec {
	var union [][]Vec
	for i, o := range outlines {
		pieces := [][]Vec{o}
		for _, hole := range outlines[:i] {
			var left [][]Vec
			for _, piece := range pieces {
				left = append(left, without(piece, hole)...)
			}
			pieces = left
		}
		union = append(union, pieces...)
	}
	return union
}

func boxesMeet(p, q []Vec) bool {
	a, b := extent(p)
	c, d := extent(q)
	return a.X < d.X && c.X < b.X && a.Y < d.Y && c.Y < b.Y
}

// extent is the box round outlines: its upper left and lower right corners.
func extent(outlines ...[]Vec) (from, to Vec) {
	from, to = outlines[0][0], outlines[0][0]
	for _, o := range outlines {
		for _, p := range o {
			from = V(min(from.X, p.X), min(from.Y, p.Y))
			to = V(max(to.X, p.X), max(to.Y, p.Y))
		}
	}
	return from, to
}
