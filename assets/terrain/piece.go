// Package terrain builds pieces of terrain from single bricks: walls in running
// bond, ruins, towers, trees, crates, containers, wagons. The stock tables are
// made of them, and a person who builds a table picks from the same shelf.
package terrain

import (
	"cmp"
	"slices"

	"rulerfire/rules/field"
)

// A Piece is a group of bricks that stand together, with the piece's upper left
// corner at 0, 0 until it is placed.
type Piece []field.Brick

// Size is how far the piece reaches from 0, 0 along x and y, in studs.
func (p Piece) Size() (w, l int) {
	for _, b := range p {
		w = max(w, int(b.X)+int(b.W))
		l = max(l, int(b.Y)+int(b.L))
	}
	return w, l
}

// At is the piece moved by x and y studs.
func (p Piece) At(x, y int) Piece {
	moved := slices.Clone(p)
	for i := range moved {
		moved[i].X += int16(x)
		moved[i].Y += int16(y)
	}
	return moved
}

// Turned is the piece turned clockwise by quarter turns, its corner at 0, 0 again.
func (p Piece) Turned(quarters int) Piece {
	turned := slices.Clone(p)
	for range ((quarters % 4) + 4) % 4 {
		_, l := turned.Size()
		for i, b := range turned {
			turned[i].X, turned[i].Y = int16(l)-b.Y-int16(b.L), b.X
			turned[i].W, turned[i].L = b.L, b.W
		}
	}
	return turned
}

// Mirrored is the piece with left and right changed over.
func (p Piece) Mirrored() Piece {
	mirrored := slices.Clone(p)
	w, _ := p.Size()
	for i, b := range mirrored {
		mirrored[i].X = int16(w) - b.X - int16(b.W)
	}
	return mirrored
}

// With is the piece and others beside or on top of it.
func (p Piece) With(others ...Piece) Piece {
	return slices.Concat(append([]Piece{p}, others...)...)
}

// Sorted is the piece in the order it would be built and is written down: layer
// by layer, bricks of a kind together, from the upper left.
func (p Piece) Sorted() Piece {
	sorted := slices.Clone(p)
	slices.SortFunc(sorted, func(a, b field.Brick) int {
		return cmp.Or(
			cmp.Compare(a.Layer, b.Layer), cmp.Compare(a.Colour, b.Colour),
			cmp.Compare(a.W, b.W), cmp.Compare(a.L, b.L),
			cmp.Compare(a.Y, b.Y), cmp.Compare(a.X, b.X))
	})
	return sorted
}
