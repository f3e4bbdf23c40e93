package terrain

import "rulerfire/rules/field"

// A Tree is a kind of tree: a trunk that lifts a stepped crown off the table.
type Tree struct {
	side   int // studs, of the square it grows in
	bricks []branch
}

// A branch is a brick of a tree, or four of them round its middle, each a quarter
// turn on from the last.
type branch struct {
	field.Brick
	round bool
}

func one(layer uint8, colour field.Colour, x, y int16, w, l uint8) branch {
	return branch{Brick: field.Brick{X: x, Y: y, W: w, L: l, Layer: layer, Colour: colour}}
}

func four(layer uint8, colour field.Colour, x, y int16, w, l uint8) branch {
	b := one(layer, colour, x, y, w, l)
	b.round = true
	return b
}

// Sapling is 6 studs across and 4 bricks high.
func Sapling() Tree {
	return Tree{6, []branch{
		one(1, Bark, 2, 2, 2, 2), one(2, Bark, 2, 2, 2, 2),
		four(3, Leaf2, 0, 1, 3, 2),
		one(4, Leaf, 1, 1, 2, 4), one(4, Leaf, 3, 1, 2, 4),
	}}
}

// Pine is 6 studs across and 6 bricks high.
func Pine() Tree {
	return Tree{6, []branch{
		one(1, Bark, 2, 2, 2, 2),
		four(2, Leaf2, 0, 1, 3, 2),
		four(3, Leaf2, 1, 1, 2, 2),
		one(4, Leaf2, 1, 1, 4, 2), one(4, Leaf2, 1, 3, 4, 2),
		one(5, Leaf, 2, 2, 2, 2), one(6, Leaf, 2, 2, 1, 1),
	}}
}

// Maple is 8 studs across and 6 bricks high.
func Maple() Tree {
	return Tree{8, []branch{
		one(1, Bark, 3, 3, 2, 2), one(2, Bark, 3, 3, 2, 2),
		four(3, Leaf2, 0, 2, 4, 2),
		four(4, Leaf2, 2, 0, 2, 4),
		four(5, Leaf, 2, 2, 2, 2),
		one(6, Leaf, 3, 3, 2, 2),
	}}
}

// Oak is 8 studs across and 7 bricks high.
func Oak() Tree {
	return Tree{8, []branch{
		one(1, Bark, 2, 2, 4, 2), one(1, Bark, 2, 4, 4, 2),
		one(2, Bark, 2, 2, 2, 4), one(2, Bark, 4, 2, 2, 4),
		four(3, Leaf2, 0, 2, 4, 2),
		one(4, Leaf2, 2, 0, 4, 2), one(4, Leaf2, 0, 2, 8, 2), one(4, Leaf2, 0, 4, 8, 2), one(4, Leaf2, 2, 6, 4, 2),
		one(5, Leaf, 1, 2, 1, 4), one(5, Leaf, 2, 1, 2, 6), one(5, Leaf, 4, 1, 2, 6), one(5, Leaf, 6, 2, 1, 4),
		one(6, Leaf, 2, 2, 4, 1), one(6, Leaf, 2, 3, 4, 1), one(6, Leaf, 2, 4, 4, 1), one(6, Leaf, 2, 5, 4, 1),
		one(7, Leaf, 3, 3, 2, 2),
	}}
}

// Fir is 6 studs across and 7 bricks high, slim and dense.
func Fir() Tree {
	return Tree{6, []branch{
		one(1, Bark, 2, 2, 2, 2), one(2, Bark, 2, 2, 2, 2),
		four(3, Leaf2, 0, 1, 3, 2),
		one(4, Leaf2, 1, 0, 4, 2), one(4, Leaf2, 0, 2, 6, 2), one(4, Leaf2, 1, 4, 4, 2),
		one(5, Leaf2, 1, 1, 1, 4), one(5, Leaf2, 2, 1, 1, 4), one(5, Leaf2, 3, 1, 1, 4), one(5, Leaf2, 4, 1, 1, 4),
		one(6, Leaf, 1, 1, 4, 1), one(6, Leaf, 1, 2, 4, 1), one(6, Leaf, 1, 3, 4, 1), one(6, Leaf, 1, 4, 4, 1),
		one(7, Leaf, 2, 2, 1, 2), one(7, Leaf, 3, 2, 1, 2),
	}}
}

// Grow builds the tree, in its own colours or, with a crown, in that mix: for
// autumn or a dead wood.
func (t Tree) Grow(crown Mix) Piece {
	var p Piece
	for _, br := range t.bricks {
		b := br.Brick
		if len(crown) > 0 && b.Colour != Bark {
			b.Colour = crown.at(int(b.X), int(b.Y), int(b.Layer))
		}
		p = append(p, b)
		for range 3 {
			if !br.round {
				break
			}
			b.X, b.Y = int16(t.side)-b.Y-int16(b.L), b.X
			b.W, b.L = b.L, b.W
			p = append(p, b)
		}
	}
	return p
}
