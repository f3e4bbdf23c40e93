// Package hex is the mathematics of a board of hexes, in integers alone: places,
// distances, directions, fields of view, rings, straight lines and the half-turn.
// What a half-turn of the board does to the question it does to the answer.
//
// Hexes have a flat side to the north. A place is told by its column, counted
// from the west, and its row, counted from the north; the odd columns lie half a
// hex further south.
package hex

import (
	"fmt"
	"strconv"
	"strings"
)

// Side is the most columns and the most rows that a board may have.
const Side = 16

// Cells is the number of indexes of cells, 0 to Cells−1. Not all are on a board.
const Cells = Side * Side

// A Cell is a place on the board.
type Cell struct{ Col, Row int8 }

// Index is a number of its own for each cell of the largest board.
func (c Cell) Index() int { return int(c.Row)*Side + int(c.Col) }

// At is the cell with that index.
func At(index int) Cell { return Cell{int8(index % Side), int8(index / Side)} }

// String is the column and the row, "6,4".
func (c Cell) String() string { return strconv.Itoa(int(c.Col)) + "," + strconv.Itoa(int(c.Row)) }

// ParseCell reads what String writes. The cell is on the largest board.
func ParseCell(s string) (Cell, error) {
	col, row, ok := strings.Cut(s, ",")
	c, err1 := strconv.Atoi(col)
	r, err2 := strconv.Atoi(row)
	if !ok || err1 != nil || err2 != nil || c < 0 || c >= Side || r < 0 || r >= Side {
		return Cell{}, fmt.Errorf("%q is not a hex: it is written column,row, each from 0 to %d", s, Side-1)
	}
	return Cell{int8(c), int8(r)}, nil
}

// A Vector leads from one cell to another: Q columns to the east and S steps to
// the south, on the slant of the south-east.
type Vector struct{ Q, S int8 }

// Vector leads from the cell 0,0 to c.
func (c Cell) Vector() Vector { return Vector{c.Col, c.Row - c.Col>>1} }

// Cell is where v leads from the cell 0,0.
func (v Vector) Cell() Cell { return Cell{v.Q, v.S + v.Q>>1} }

// To leads from c to d.
func (c Cell) To(d Cell) Vector { return d.Vector().Minus(c.Vector()) }

// Plus is the cell where v leads from c. It may be off the board.
func (c Cell) Plus(v Vector) Cell { return c.Vector().Plus(v).Cell() }

// Plus is one vector after the other.
func (v Vector) Plus(w Vector) Vector { return Vector{v.Q + w.Q, v.S + w.S} }

// Minus is v after w has been gone backward.
func (v Vector) Minus(w Vector) Vector { return Vector{v.Q - w.Q, v.S - w.S} }

// Length is the number of steps that v takes.
func (v Vector) Length() int {
	q, s := int(v.Q), int(v.S)
	return max(abs(q), abs(s), abs(q+s))
}

// Distance is the number of steps from a to b; 1 for adjacent cells.
func Distance(a, b Cell) int { return a.To(b).Length() }

func abs(n int) int { return max(n, -n) }

// A Direction leads over one of a hex's flat sides.
type Direction int8

// The directions, clockwise.
const (
	North Direction = iota
	NorthEast
	SouthEast
	South
	SouthWest
	NorthWest
	Directions = 6
)

var steps = [Directions]Vector{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}

var directionNames = [Directions]string{"n", "ne", "se", "s", "sw", "nw"}

// Step is one step in direction d.
func (d Direction) Step() Vector { return steps[d] }

// Right is the direction n sixths of a turn to the right, for n from −6 up.
func (d Direction) Right(n int) Direction { return (d + Direction(n) + Directions) % Directions }

// Back is the opposite direction.
func (d Direction) Back() Direction { return d.Right(3) }

// String is "n", "ne", "se", "s", "sw" or "nw".
func (d Direction) String() string { return directionNames[d] }

// ParseDirection reads what String writes.
func ParseDirection(s string) (Direction, error) {
	for d, name := range directionNames {
		if s == name {
			return Direction(d), nil
		}
	}
	return 0, fmt.Errorf("%q is not a direction: it is n, ne, se, s, sw or nw", s)
}

// Next is the cell beside c in direction d. It may be off the board.
func (c Cell) Next(d Direction) Cell { return c.Plus(steps[d]) }

// Around calls f for the cells around c, c first and then ring by ring out to the
// distance n, until f returns false. Each ring is gone round clockwise, beginning
// in direction d. Cells may be off the board.
func (c Cell) Around(d Direction, n int, f func(Cell) bool) {
	if !f(c) {
		return
	}
	for k, at := 1, c; k <= n; k++ {
		at = at.Next(d)
		for side := range Directions {
			for range k {
				if !f(at) {
					return
				}
				at = at.Next(d.Right(side + 2))
			}
		}
	}
}

// Toward is the direction in which v leads, and if it lies between two, the one
// further clockwise. The vector must not be of length 0.
func (v Vector) Toward() Direction {
	for d := range Direction(Directions) {
		if a, b := v.wedge(d.Right(-1), d); a >= 0 && b > 0 {
			if b >= a {
				return d
			}
			return d.Right(-1)
		}
	}
	return North
}

// wedge writes v as a steps in one direction and b in another that is not
// opposite to it.
func (v Vector) wedge(one, other Direction) (a, b int) {
	u, w := steps[one], steps[other]
	det := int(u.Q)*int(w.S) - int(u.S)*int(w.Q) // ±1 for any two such directions
	a = (int(v.Q)*int(w.S) - int(v.S)*int(w.Q)) * det
	b = (int(u.Q)*int(v.S) - int(u.S)*int(v.Q)) * det
	return a, b
}

// Sees tells whether v leads into the field of view of who faces that way: the
// wedge of 120 degrees whose limits are the directions to the left and to the
// right of the facing, limits included. Nobody sees the own cell.
func (d Direction) Sees(v Vector) bool {
	a, b := v.wedge(d.Right(-1), d.Right(1))
	return a >= 0 && b >= 0 && a+b > 0
}
