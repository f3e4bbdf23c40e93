package hex

import "math/bits"

// A Grid is a rectangle of cells: even columns have Rows cells, odd columns one
// fewer. A grid of 13 by 16 has 202 cells. With an odd number of columns a
// half-turn maps it on itself.
type Grid struct{ Cols, Rows int8 }

// Height is the number of cells in a column.
func (g Grid) Height(col int8) int8 { return g.Rows - col&1 }

// Has tells whether a cell is on the board.
func (g Grid) Has(c Cell) bool {
	return c.Col >= 0 && c.Col < g.Cols && c.Row >= 0 && c.Row < g.Height(c.Col)
}

// Count is the number of cells.
func (g Grid) Count() int {
	return int(g.Cols)*int(g.Rows) - int(g.Cols/2)
}

// HalfTurn is where a half-turn of the board brings a cell.
func (g Grid) HalfTurn(c Cell) Cell {
	return Cell{g.Cols - 1 - c.Col, g.Height(c.Col) - 1 - c.Row}
}

// Each calls f for every cell, row by row.
func (g Grid) Each(f func(Cell)) {
	for r := range g.Rows {
		for c := range g.Cols {
			if cell := (Cell{c, r}); g.Has(cell) {
				f(cell)
			}
		}
	}
}

// All is the set of all cells.
func (g Grid) All() (all Set) {
	g.Each(all.Add)
	return all
}

// Within is the set of cells of the board at most n steps from c, c included.
func (g Grid) Within(c Cell, n int) (near Set) {
	g.Each(func(d Cell) {
		if Distance(c, d) <= n {
			near.Add(d)
		}
	})
	return near
}

// A Set is a set of cells.
type Set [Cells / 64]uint64

// Has tells whether c is in the set. A cell off the largest board is not.
func (s *Set) Has(c Cell) bool {
	return uint8(c.Col) < Side && uint8(c.Row) < Side && s[c.Row>>2]>>(uint(c.Row&3)*Side+uint(c.Col))&1 != 0
}

// Add puts c into the set. It must be on the largest board.
func (s *Set) Add(c Cell) { s[c.Row>>2] |= 1 << (uint(c.Row&3)*Side + uint(c.Col)) }

// Remove takes c out of the set.
func (s *Set) Remove(c Cell) { s[c.Row>>2] &^= 1 << (uint(c.Row&3)*Side + uint(c.Col)) }

// Count is the number of cells in the set.
func (s *Set) Count() int {
	n := 0
	for _, w := range s {
		n += bits.OnesCount64(w)
	}
	return n
}

// Each calls f for every cell of the set, by index.
func (s Set) Each(f func(Cell)) {
	for i, w := range s {
		for ; w != 0; w &= w - 1 {
			f(At(i*64 + bits.TrailingZeros64(w)))
		}
	}
}

// Union is the set of the cells that are in either set.
func (s Set) Union(t Set) Set {
	return Set{s[0] | t[0], s[1] | t[1], s[2] | t[2], s[3] | t[3]}
}

// Columns of a word of a Set.
const (
	evenCols = 0x5555_5555_5555_5555
	oddCols  = 0xaaaa_aaaa_aaaa_aaaa
	firstCol = 0x0001_0001_0001_0001
	lastCol  = 0x8000_8000_8000_8000
)

// Next is the set of the cells beside those of s in direction d, as far as they are
// on the largest board.
func (s *Set) Next(d Direction) Set {
	switch d {
	case North:
		return s.back(Side)
	case NorthEast:
		even, odd := s.mask(evenCols), s.mask(oddCols&^lastCol)
		return even.back(Side - 1).Union(odd.on(1))
	case SouthEast:
		even, odd := s.mask(evenCols), s.mask(oddCols&^lastCol)
		return even.on(1).Union(odd.on(Side + 1))
	case South:
		return s.on(Side)
	case SouthWest:
		even, odd := s.mask(evenCols&^firstCol), s.mask(oddCols)
		return even.back(1).Union(odd.on(Side - 1))
	default:
		even, odd := s.mask(evenCols&^firstCol), s.mask(oddCols)
		return even.back(Side + 1).Union(odd.back(1))
	}
}

// mask keeps some columns.
func (s *Set) mask(m uint64) Set { return Set{s[0] & m, s[1] & m, s[2] & m, s[3] & m} }

// on has all indexes larger by n, and back smaller, n from 1 to 63.
func (s *Set) on(n uint) Set {
	return Set{s[0] << n, s[1]<<n | s[0]>>(64-n), s[2]<<n | s[1]>>(64-n), s[3]<<n | s[2]>>(64-n)}
}

func (s *Set) back(n uint) Set {
	return Set{s[0]>>n | s[1]<<(64-n), s[1]>>n | s[2]<<(64-n), s[2]>>n | s[3]<<(64-n), s[3] >> n}
}

// Minus is the set of the cells of s that are not in t.
func (s Set) Minus(t Set) Set {
	return Set{s[0] &^ t[0], s[1] &^ t[1], s[2] &^ t[2], s[3] &^ t[3]}
}

// And is the set of the cells that are in both sets.
func (s Set) And(t Set) Set {
	return Set{s[0] & t[0], s[1] & t[1], s[2] & t[2], s[3] & t[3]}
}

// Empty tells whether there is no cell in the set.
func (s *Set) Empty() bool { return s[0]|s[1]|s[2]|s[3] == 0 }

// Group is the set of the cells of s that hang together with c, one touching the
// next; empty if c is not in s.
func (s *Set) Group(c Cell) (group Set) {
	if !s.Has(c) {
		return group
	}
	var stack [Cells]Cell
	stack[0], group = c, Set{}
	group.Add(c)
	for n := 1; n > 0; {
		n--
		from := stack[n]
		for d := range Direction(Directions) {
			if next := from.Next(d); s.Has(next) && !group.Has(next) {
				group.Add(next)
				stack[n] = next
				n++
			}
		}
	}
	return group
}
