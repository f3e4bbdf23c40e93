package terrain

import (
	"strings"

	"rulerfire/rules/field"
)

// Container is a freight container 4 studs wide, of 2x8 bricks, with long from 4
// to 16 studs along x and high bricks high.
func Container(long, high int, colour field.Colour) Piece {
	row := strings.Repeat(string(rune('0'+high)), long/cell)
	return Masonry{Longest: 8, Mix: Mix{colour}}.Lay(row, row)
}

// Wagon is a railway wagon, 4 studs wide and 12 long along x: a dark frame with a
// body 2 to 4 bricks high on it, and a bare platform at either end.
func Wagon(high int, body field.Colour) Piece {
	p := Masonry{Longest: 6, Mix: Mix{Slate}}.Lay("111111", "111111")
	row := strings.Repeat(string(rune('0'+high)), 5)
	return p.With(onTop(1, Masonry{Longest: 8, Mix: Mix{body}}.Lay(row, row).At(1, 0)))
}

// Engine is a railway engine, 4 studs wide and 14 long along x, its cab to the right.
func Engine(body field.Colour) Piece {
	p := Masonry{Longest: 4, Mix: Mix{Slate}}.Lay("1111111", "1111111")
	boiler := Masonry{Longest: 4, Mix: Mix{body, Stone3}}.Lay("22223", "22223").At(1, 0)
	cab := Masonry{Longest: 4, Mix: Mix{body}, Cap: Mix{Stone3}}.Lay("4", "4").At(11, 0)
	chimney := Piece{{X: 2, Y: 1, W: 2, L: 2, Layer: 3, Colour: Stone3}, {X: 2, Y: 1, W: 2, L: 2, Layer: 4, Colour: Slate}}
	return p.With(onTop(1, boiler.With(cab, chimney)))
}

// Tower is a solid watch tower 6 studs square, laid crosswise, high bricks high at
// the corners and one less between them.
func Tower(high int, mix, cap Mix) Piece {
	h, top := byte('0'+high-1), byte('0'+high)
	ends, middle := string([]byte{top, h, top}), string([]byte{h, h, h})
	return Masonry{Longest: 6, Mix: mix, Cap: cap}.Lay(ends, middle, ends)
}

// Lumber is a pile of beams 4 studs square, each layer of four laid across the last.
func Lumber(high int, mix Mix) Piece {
	var p Piece
	for layer := 1; layer <= high; layer++ {
		for i := range 4 {
			b := field.Brick{X: int16(i), W: 1, L: 4, Layer: uint8(layer), Colour: mix.at(i, 0, layer)}
			if layer%2 == 0 {
				b.X, b.Y, b.W, b.L = b.Y, b.X, b.L, b.W
			}
			p = append(p, b)
		}
	}
	return p
}

// Stairs climb to the left, a step of 2 studs for each brick of height, 4 studs wide.
func Stairs(high int, mix Mix) Piece {
	var row strings.Builder
	for h := high; h > 0; h-- {
		row.WriteByte(byte('0' + h))
	}
	return Masonry{Longest: 4, Mix: mix}.Lay(row.String(), row.String())
}

// Hedge is a low hedge one stud thick along x, 2 bricks high: a thing to look at, not cover.
func Hedge(long int, mix Mix) Piece {
	var p Piece
	for layer := 1; layer <= 2; layer++ {
		for at := 0; at < long; {
			n := min(4, long-at)
			if at == 0 && layer == 2 {
				n = min(2, long)
			}
			p = append(p, field.Brick{X: int16(at), W: uint8(n), L: 1, Layer: uint8(layer), Colour: mix.at(at, 0, layer)})
			at += n
		}
	}
	return p
}

// onTop lifts a piece by layers.
func onTop(layers int, p Piece) Piece {
	for i := range p {
		p[i].Layer += uint8(layers)
	}
	return p
}
