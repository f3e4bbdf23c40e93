package builder

import (
	"math"

	"rulerfire/assets/terrain"
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
)

// A shape is one of the forms that a table can have.
type shape int

const (
	square shape = iota
	disc
	oblong
)

// unit is the ruler unit that tables are made for, in studs.
var unit = rapid.DefaultSettings().Unit

// The least and the most that a table may be across at its widest, in units: four to
// six rulers.
var (
	leastSpan = 4 * rapid.DefaultSettings().Ruler
	mostSpan  = 6 * rapid.DefaultSettings().Ruler
)

func shapeOf(l field.Layout) shape {
	switch {
	case l.Round:
		return disc
	case l.Width == l.Height:
		return square
	}
	return oblong
}

// spanOf is how far it is across a table at its widest, in units, to the nearest.
func spanOf(l field.Layout) int {
	return int(math.Round(math.Sqrt(float64(l.Span2())) / float64(unit)))
}

// sides are the sides of a table of a shape that is so many units across, in studs;
// an oblong is four by three.
func sides(s shape, span int) (w, h int) {
	across := span * int(unit)
	switch s {
	case disc:
		return across, across
	case oblong:
		return across * 4 / 5, across * 3 / 5
	}
	side := int(field.Isqrt(uint64(across * across / 2)))
	return side, side
}

// resized is the layout on a table of another shape and size. What stands and is
// printed on it keeps its place from the middle; what does not fit any more is gone,
// and lost is how many bricks that were.
func resized(l field.Layout, s shape, span int) (out field.Layout, lost int) {
	out = l
	out.Width, out.Height = sides(s, span)
	out.Round = s == disc
	dx, dy := (out.Width-l.Width)/2, (out.Height-l.Height)/2
	out.Bricks = terrain.Piece(l.Bricks).At(dx, dy)
	out.Prints = nil
	for _, p := range l.Prints {
		if p, ok := refit(p, l, out, int32(dx)*field.Stud, int32(dy)*field.Stud); ok {
			out.Prints = append(out.Prints, p)
		}
	}
	// What lies off the sides goes first: only then can be told what lies off a disc.
	for {
		var gone []int
		for _, f := range out.Faults() {
			if f.Kind == field.BrickFault || f.Kind == field.EdgeFault {
				gone = append(gone, f.Brick)
			}
		}
		if len(gone) == 0 {
			return out, lost
		}
		out = without(out, gone)
		lost += len(gone)
	}
}

// refit moves a print to a table of another size. One that ended at an edge ends at
// the new edge, as a road does.
func refit(p field.Print, from, to field.Layout, dx, dy int32) (field.Print, bool) {
	w, h := int32(to.Width)*field.Stud, int32(to.Height)*field.Stud
	if p.Radius > 0 {
		p.X, p.Y = p.X+dx, p.Y+dy
		return p, p.X >= p.Radius && p.Y >= p.Radius && p.X+p.Radius <= w && p.Y+p.Radius <= h
	}
	side := func(at, long, was, now, shift int32) (int32, int32) {
		start, end := max(0, at+shift), min(now, at+long+shift)
		if at == 0 {
			start = 0
		}
		if at+long == was {
			end = now
		}
		return start, end - start
	}
	p.X, p.W = side(p.X, p.W, int32(from.Width)*field.Stud, w, dx)
	p.Y, p.L = side(p.Y, p.L, int32(from.Height)*field.Stud, h, dy)
	return p, p.W > 0 && p.L > 0
}
