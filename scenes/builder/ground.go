package builder

import (
	"slices"

	"rulerfire/rules/field"
)

// What is printed on the ground of a table. All functions leave the layout that they
// get as it is, and give another.

// A patch is a set of studs, by their places.
type patch map[[2]int]bool

// add puts a square of studs into the patch, so wide, as far as it lies on a table; x
// and y are its middle stud or the one right below the middle.
func (p patch) add(l field.Layout, x, y, wide int) {
	x, y = x-wide/2, y-wide/2
	for sy := max(0, y); sy < min(l.Height, y+wide); sy++ {
		for sx := max(0, x); sx < min(l.Width, x+wide); sx++ {
			p[[2]int{sx, sy}] = true
		}
	}
}

// areaOf is the patch in a box, whose corners are studs of it.
func areaOf(x0, y0, x1, y1 int) patch {
	p := patch{}
	for y := min(y0, y1); y <= max(y0, y1); y++ {
		for x := min(x0, x1); x <= max(x0, x1); x++ {
			p[[2]int{x, y}] = true
		}
	}
	return p
}

// prints are rectangles that together are the patch: runs of studs, joined with the
// equal ones above.
func (p patch) prints(colour string) (list []field.Print) {
	studs := make([][2]int, 0, len(p))
	for at := range p {
		studs = append(studs, at)
	}
	slices.SortFunc(studs, func(a, b [2]int) int {
		if a[1] != b[1] {
			return a[1] - b[1]
		}
		return a[0] - b[0]
	})
	type run struct{ x, w int }
	last := map[run]int{} // where runs are in the list that end in the row above
	for i := 0; i < len(studs); {
		y := studs[i][1]
		row := map[run]int{}
		for i < len(studs) && studs[i][1] == y {
			from := i
			for i++; i < len(studs) && studs[i] == [2]int{studs[i-1][0] + 1, y}; i++ {
			}
			r := run{studs[from][0], i - from}
			at, joins := last[r]
			joins = joins && int(list[at].Y+list[at].L) == y*field.Stud
			if joins {
				list[at].L += field.Stud
			} else {
				at = len(list)
				list = append(list, field.Print{
					X: int32(r.x) * field.Stud, Y: int32(y) * field.Stud, W: int32(r.w) * field.Stud, L: field.Stud, Colour: colour,
				})
			}
			row[r] = at
		}
		last = row
	}
	return list
}

// printed is the layout with a patch printed in a colour. What is hidden below is
// gone.
func printed(l field.Layout, p patch, colour string) field.Layout {
	return overprinted(l, p.prints(colour)...)
}

// overprinted is the layout with prints on top of all others, without those that are
// hidden now.
func overprinted(l field.Layout, prints ...field.Print) field.Layout {
	all := slices.Concat(l.Prints, prints)
	hidden := patch{}
	kept := all[:0:0]
	for i := len(all) - 1; i >= 0; i-- {
		p := all[i]
		x0, y0, x1, y1 := p.Studs()
		seen := false
		for y := y0; y < y1 && !seen; y++ {
			for x := x0; x < x1 && !seen; x++ {
				seen = !hidden[[2]int{x, y}]
			}
		}
		if !seen {
			continue
		}
		kept = append(kept, p)
		if p.Radius > 0 {
			continue // it hides no square of studs that would be worth the counting
		}
		for y := (p.Y + field.Stud - 1) / field.Stud; y < (p.Y+p.L)/field.Stud; y++ {
			for x := (p.X + field.Stud - 1) / field.Stud; x < (p.X+p.W)/field.Stud; x++ {
				hidden[[2]int{int(x), int(y)}] = true
			}
		}
	}
	slices.Reverse(kept)
	l.Prints = kept
	return l
}

// bared is the layout with nothing printed on a patch: rectangles lose that part, and
// discs that reach into it go.
func bared(l field.Layout, p patch) field.Layout {
	holes := p.prints("")
	kept := l.Prints[:0:0]
	for _, print := range l.Prints {
		switch {
		case print.Radius > 0:
			if !slices.ContainsFunc(holes, func(h field.Print) bool { return discMeets(print, h) }) {
				kept = append(kept, print)
			}
		default:
			kept = append(kept, cutOut(print, holes)...)
		}
	}
	l.Prints = kept
	return l
}

// discMeets tells whether a printed disc and a rectangle share some ground.
func discMeets(disc, r field.Print) bool {
	dx, dy := int64(max(r.X-disc.X, disc.X-r.X-r.W, 0)), int64(max(r.Y-disc.Y, disc.Y-r.Y-r.L, 0))
	return dx*dx+dy*dy < int64(disc.Radius)*int64(disc.Radius)
}

// cutOut is what is left of a printed rectangle without the holes.
func cutOut(p field.Print, holes []field.Print) []field.Print {
	left := []field.Print{p}
	for _, h := range holes {
		var rest []field.Print
		for _, r := range left {
			x0, x1 := max(r.X, h.X), min(r.X+r.W, h.X+h.W)
			y0, y1 := max(r.Y, h.Y), min(r.Y+r.L, h.Y+h.L)
			if x0 >= x1 || y0 >= y1 {
				rest = append(rest, r)
				continue
			}
			for _, side := range [...]field.Print{
				{X: r.X, Y: r.Y, W: r.W, L: y0 - r.Y},
				{X: r.X, Y: y0, W: x0 - r.X, L: y1 - y0},
				{X: x1, Y: y0, W: r.X + r.W - x1, L: y1 - y0},
				{X: r.X, Y: y1, W: r.W, L: r.Y + r.L - y1},
			} {
				if side.W > 0 && side.L > 0 {
					side.Colour = r.Colour
					rest = append(rest, side)
				}
			}
		}
		left = rest
	}
	return left
}

// discRound is a disc to print round a stud as far as another, wholly on the table;
// there may be no room for one.
func discRound(l field.Layout, x, y, toX, toY int, colour string) (field.Print, bool) {
	d := uint64((toX-x)*(toX-x) + (toY-y)*(toY-y))
	p := field.Print{X: int32(x)*field.Stud + field.Stud/2, Y: int32(y)*field.Stud + field.Stud/2, Colour: colour}
	p.Radius = int32(field.Isqrt(4*d))*field.Stud/2 + field.Stud/2
	p.Radius = min(p.Radius, p.X, p.Y, int32(l.Width)*field.Stud-p.X, int32(l.Height)*field.Stud-p.Y)
	return p, p.Radius > 0
}
