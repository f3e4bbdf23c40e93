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
	for i := range s {
		s[i] |= t[i]
	}
	return s
}

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
