package draw

import "math"

// A Cell is the place of a hex on a board: hexes have two flat sides, above and
// below, stand in columns, and those of odd columns lie half a hex lower.
type Cell struct{ Col, Row int }

// The size of a hex in studs: from its middle to a corner (as long as a side), and
// from its middle to a flat side.
const (
	HexSide    = 3.6
	HexBreadth = HexSide * sqrt3 / 2
	sqrt3      = 1.7320508075688772
)

// CellCentre is the middle of a hex, in studs from the upper left corner of the
// board.
func CellCentre(c Cell) Vec {
	y := 2*float64(c.Row) + 1
	if c.Col&1 == 1 {
		y++
	}
	return V(HexSide*(1+1.5*float64(c.Col)), HexBreadth*y)
}

// CellCorners are the corners of a hex, clockwise from the right.
func CellCorners(c Cell) []Vec { return hexagon(CellCentre(c), HexSide) }

// hexagon is a hex of a side r about a point, clockwise from the right.
func hexagon(at Vec, r float64) []Vec {
	out := make([]Vec, 6)
	for i := range out {
		out[i] = at.Add(polar(r, float64(i)*math.Pi/3))
	}
	return out
}

// CellAt is the hex that a point lies in, be it on a board or off it.
func CellAt(v Vec) Cell {
	// Along the columns and along the slanting rows, then to the nearest hex whose
	// three coordinates add to nothing.
	q := (v.X/HexSide - 1) / 1.5
	s := v.Y/(2*HexBreadth) - .5 - q/2
	t := -q - s
	rq, rs, rt := math.Round(q), math.Round(s), math.Round(t)
	dq, ds, dt := math.Abs(rq-q), math.Abs(rs-s), math.Abs(rt-t)
	switch {
	case dq > ds && dq > dt:
		rq = -rs - rt
	case ds > dt:
		rs = -rq - rt
	}
	col, slant := int(rq), int(rs)
	return Cell{col, slant + (col-col&1)/2}
}

// CellBeside is the neighbour of a hex across one of its six sides, 0 the upper
// one and on clockwise.
func CellBeside(c Cell, side int) Cell {
	return CellAt(CellCentre(c).Add(polar(2*HexBreadth, HexFacing(side)-math.Pi/2)))
}

// HexFacing is the facing, in radians clockwise from up, of a unit that looks
// across one of the six sides of its hex, 0 the upper one and on clockwise.
func HexFacing(side int) float64 { return float64(side) * math.Pi / 3 }

// BoardSize is the width and height in studs of a board of so many hexes in each
// of its columns.
func BoardSize(columns []int) (w, h float64) {
	for c, rows := range columns {
		if rows > 0 {
			h = max(h, CellCentre(Cell{c, rows - 1}).Y+HexBreadth)
		}
	}
	return HexSide * (1.5*float64(len(columns)) + .5), h
}

// border is the outline of a set of hexes, inset by so many studs, as its sides in
// no order: each is two points.
func border(cells []Cell, inset float64) [][2]Vec {
	in := make(map[Cell]bool, len(cells))
	for _, c := range cells {
		in[c] = true
	}
	var sides [][2]Vec
	for _, c := range cells {
		ring := hexagon(CellCentre(c), HexSide-inset/(sqrt3/2))
		full := CellCorners(c)
		for side := range 6 {
			if in[CellBeside(c, side)] {
				continue
			}
			// Side 0 lies between corners 4 and 5.
			a, b := (side+4)%6, (side+5)%6
			from, to := ring[a], ring[b]
			// Where the border goes on along a neighbour it runs to the shared side.
			if before := CellBeside(c, (side+5)%6); in[before] {
				from = along(full[a], full[(a+5)%6], inset)
			}
			if after := CellBeside(c, (side+1)%6); in[after] {
				to = along(full[b], full[(b+1)%6], inset)
			}
			sides = append(sides, [2]Vec{from, to})
		}
	}
	return sides
}

// along is the point on the side from a towards b that lies so far, measured
// square to the sides next to it, from them.
func along(a, b Vec, inset float64) Vec {
	return a.Add(b.Sub(a).Mulf(inset / (sqrt3 / 2) / a.DistanceTo(b)))
}
