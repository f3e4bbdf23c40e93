package terrain

import "rulerfire/rules/field"

// cell is the side of one character of a plan, in studs.
const cell = 2

// Masonry is the way walls and solid blocks are laid.
type Masonry struct {
	Longest int // studs: the longest brick, 2, 3, 4, 6 or 8; all are 2 wide
	Mix     Mix
	Cap     Mix // the bricks that lie on top; empty for the same as all others
}

// Lay builds from a plan seen from above. Each character is a square of 2 by 2
// studs and the digit is the number of bricks it stands high; anything else is
// open ground. The bricks are laid in running bond: joints shift by half a brick
// from course to course, and corners take turns.
//
//	"55443"
//	"5...2"
//	"55443"
func (m Masonry) Lay(plan ...string) Piece {
	var p Piece
	for layer := 1; layer <= 9; layer++ {
		p = append(p, m.course(plan, layer)...)
	}
	return p
}

// Wall is a straight wall 2 studs thick, from the left to the right; each digit is
// the height of 2 studs of it.
func (m Masonry) Wall(heights string) Piece { return m.Lay(heights) }

// height is how high the plan stands in a cell, in bricks.
func height(plan []string, col, row int) int {
	if row < 0 || row >= len(plan) || col < 0 || col >= len(plan[row]) {
		return 0
	}
	if c := plan[row][col]; '0' <= c && c <= '9' {
		return int(c - '0')
	}
	return 0
}

// course lays one layer of a plan. Runs along x come first in odd layers, runs
// along y in even ones: so corners take turns and solid blocks are laid crosswise.
func (m Masonry) course(plan []string, layer int) Piece {
	cols := 0
	for _, row := range plan {
		cols = max(cols, len(row))
	}
	done := make(map[[2]int]bool)
	open := func(col, row int) bool {
		return height(plan, col, row) >= layer && !done[[2]int{col, row}]
	}
	var p Piece
	for pass := range 2 {
		across := (layer+pass)%2 == 1
		strips, cells := len(plan), cols
		if !across {
			strips, cells = cols, len(plan)
		}
		for strip := range strips {
			at := func(i int) (col, row int) {
				if across {
					return i, strip
				}
				return strip, i
			}
			for from := 0; from < cells; from++ {
				to := from
				for to < cells && open(at(to)) {
					to++
				}
				if to == from || to == from+1 && pass == 0 {
					continue
				}
				for i := from; i < to; i++ {
					col, row := at(i)
					done[[2]int{col, row}] = true
				}
				p = append(p, m.run(plan, from*cell, to*cell, strip, layer, across)...)
				from = to
			}
		}
	}
	return p
}

// run lays bricks end to end from one stud to another.
func (m Masonry) run(plan []string, from, to, strip, layer int, across bool) Piece {
	shift := (layer + strip) % 2 * (m.Longest / 2)
	if to-from <= m.Longest {
		shift = -from // one brick is enough
	}
	var p Piece
	for at := from; at < to; {
		n := min(m.Longest-(at+shift)%m.Longest, to-at)
		if n == 5 || n == 7 {
			n = 3
		}
		b := field.Brick{X: int16(at), Y: int16(strip * cell), W: uint8(n), L: cell, Layer: uint8(layer)}
		if !across {
			b.X, b.Y, b.W, b.L = b.Y, b.X, b.L, b.W
		}
		b.Colour = m.mix(plan, b).at(int(b.X), int(b.Y), layer)
		p = append(p, b)
		at += n
	}
	return p
}

// mix is what a brick's colour is taken from: the cap's if nothing lies on it.
func (m Masonry) mix(plan []string, b field.Brick) Mix {
	if len(m.Cap) == 0 {
		return m.Mix
	}
	for x := int(b.X); x < int(b.X)+int(b.W); x++ {
		for y := int(b.Y); y < int(b.Y)+int(b.L); y++ {
			if height(plan, x/cell, y/cell) > int(b.Layer) {
				return m.Mix
			}
		}
	}
	return m.Cap
}

// Stacks builds stacks of single 2x2 bricks from a plan as in Lay: crates, drums,
// piles of sacks.
func Stacks(mix Mix, plan ...string) Piece {
	var p Piece
	for row := range plan {
		for col := range plan[row] {
			for layer := 1; layer <= height(plan, col, row); layer++ {
				p = append(p, field.Brick{
					X: int16(col * cell), Y: int16(row * cell), W: cell, L: cell, Layer: uint8(layer),
					Colour: mix.at(col, row, layer),
				})
			}
		}
	}
	return p
}
