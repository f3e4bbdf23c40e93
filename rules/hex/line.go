package hex

import "sort"

// A Crossing is a cell that the straight line between the centres of two cells
// passes on its way, the two ends left out.
//
// Where the line runs along the edge between two cells it crosses the inside of
// neither: then Edge is set, and Beside is the other cell.
type Crossing struct {
	Cell, Beside Cell
	Edge         bool
	// Num of Den is how far along the line the crossing is: where the line comes
	// nearest to the centre of the cell.
	Num, Den int32
}

// Lines knows the straight lines of a board. Ask NewLines for it.
type Lines struct {
	first [span * span]int32 // where the passings of a vector begin
	all   []passing
}

// A passing is a Crossing as a vector from the beginning of the line.
type passing struct {
	at, beside Vector
	edge       bool
	num        int32
}

const (
	reach = 2 * Side // more than a vector's Q or S between cells of a board
	span  = 2*reach + 1
)

func slot(v Vector) int { return (int(v.S)+reach)*span + int(v.Q) + reach }

// NewLines works out the lines between any two cells of a board.
func NewLines(g Grid) *Lines {
	l := &Lines{}
	for s := -reach; s <= reach; s++ {
		for q := -reach; q <= reach; q++ {
			v := Vector{int8(q), int8(s)}
			l.first[slot(v)] = int32(len(l.all))
			if q > -int(g.Cols) && q < int(g.Cols) && v.Length() < int(g.Cols)+int(g.Rows) {
				l.all = append(l.all, passings(v)...)
			}
		}
	}
	return l
}

// A Line is the straight line between the centres of two cells. Its crossings
// come in their order from the beginning.
type Line struct {
	from Vector
	list []passing
	den  int32
}

// Between is the line from a to b, both on the board.
func (l *Lines) Between(a, b Cell) Line {
	v := a.To(b)
	i := slot(v)
	return Line{a.Vector(), l.all[l.first[i]:l.first[i+1]], dot(v, v)}
}

// Len is the number of crossings.
func (l Line) Len() int { return len(l.list) }

// At is the crossing number i. Its cells may be off the board where the line
// leaves the board's ragged edge for a moment.
func (l Line) At(i int) Crossing {
	p := &l.list[i]
	return Crossing{l.from.Plus(p.at).Cell(), l.from.Plus(p.beside).Cell(), p.edge, p.num, l.den}
}

// dot is the scalar product of two vectors, doubled.
func dot(v, w Vector) int32 {
	vq, vs, wq, ws := int32(v.Q), int32(v.S), int32(w.Q), int32(w.S)
	return vq*wq + vs*ws + (vq+vs)*(wq+ws)
}

// passings finds what the line from 0 along v passes. The inside of a hex is
// where three coordinates, one for each pair of opposite sides, lie strictly
// between −1 and 1; along the line each changes evenly.
func passings(v Vector) (list []passing) {
	slopes := coordinates(v)
	for q := min(0, int(v.Q)) - 1; q <= max(0, int(v.Q))+1; q++ {
		lo, hi := alongside(v, q)
		for s := lo; s <= hi; s++ {
			h := Vector{int8(q), int8(s)}
			if h == (Vector{}) || h == v {
				continue
			}
			inside, along := crosses(slopes, coordinates(h))
			switch {
			case inside:
				list = append(list, passing{at: h, num: dot(h, v)})
			case along >= 0:
				// Each such edge belongs to two hexes; the first stands for both.
				other := acrossEdge(h, along)
				if other.S < h.S || other.S == h.S && other.Q < h.Q {
					list = append(list, passing{at: other, beside: h, edge: true, num: dot(h, v)})
				}
			}
		}
	}
	sort.SliceStable(list, func(i, j int) bool { return list[i].num < list[j].num })
	return list
}

// alongside are the steps to the south between which, in the column q, the hexes
// lie that the line along v can pass.
func alongside(v Vector, q int) (lo, hi int) {
	lo, hi = min(0, int(v.S))-1, max(0, int(v.S))+1
	if v.Q == 0 {
		return lo, hi
	}
	left, right := int(v.S)*(q-1)/int(v.Q), int(v.S)*(q+1)/int(v.Q)
	return max(lo, min(left, right)-2), min(hi, max(left, right)+2)
}

// coordinates are twice the distances of a point from the three axes that stand
// upright on the pairs of sides, in half hexes.
func coordinates(v Vector) [3]int {
	q, s := int(v.Q), int(v.S)
	r := -q - s
	return [3]int{q - r, r - s, s - q}
}

// crosses tells whether the line with these slopes passes the inside of the hex
// with that centre or, if not, along which pair of its sides (−1: none) it runs.
func crosses(slopes, centre [3]int) (inside bool, along int) {
	// The line is inside for times from lo to hi, both fractions.
	loNum, loDen, hiNum, hiDen := 0, 1, 1, 1
	along = -1
	for i, a := range slopes {
		lo, hi := centre[i]-1, centre[i]+1
		if a < 0 {
			a, lo, hi = -a, -hi, -lo
		}
		if a == 0 {
			switch {
			case lo < 0 && hi > 0:
				continue
			case lo == 0 || hi == 0:
				along = i
				continue
			}
			return false, -1
		}
		if lo*loDen > loNum*a {
			loNum, loDen = lo, a
		}
		if hi*hiDen < hiNum*a {
			hiNum, hiDen = hi, a
		}
	}
	if loNum*hiDen >= hiNum*loDen {
		return false, -1
	}
	return along < 0, along
}

// acrossEdge is the hex on the other side of the line that runs along a side of h.
func acrossEdge(h Vector, along int) Vector {
	for d := range Direction(Directions) {
		if coordinates(steps[d])[along] == -2*coordinates(h)[along] {
			return h.Plus(steps[d])
		}
	}
	return h
}

// Along is the cell n steps along the straight way from a to b, for n from 0 to
// their distance. Where the way runs between two cells it is the one to the right.
func Along(a, b Cell, n int) Cell {
	v, far := a.To(b), max(1, Distance(a, b))
	// The point n/far along, moved to the right by less than any of its distances
	// from a side, is rounded in three coordinates; the one that was rounded most
	// follows from the others.
	const fine = 4 * Side
	q, s := fine*n*int(v.Q)-int(v.S), fine*n*int(v.S)+int(v.Q)+int(v.S)
	unit := fine * far
	rq, rs, rr := nearest(q, unit), nearest(s, unit), nearest(-q-s, unit)
	dq, ds, dr := abs(rq*unit-q), abs(rs*unit-s), abs(rr*unit+q+s)
	switch {
	case dq > ds && dq > dr:
		rq = -rs - rr
	case ds > dr:
		rs = -rq - rr
	}
	return a.Plus(Vector{int8(rq), int8(rs)})
}

// nearest is the whole number nearest to n/d.
func nearest(n, d int) int {
	if n < 0 {
		return -nearest(-n, d)
	}
	return (2*n + d) / (2 * d)
}
