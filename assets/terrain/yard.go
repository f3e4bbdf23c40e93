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
	return p.With(onTop(1, Masonry{Longest: 6, Mix: Mix{body}}.Lay(row, row).At(1, 0)))
}

// Engine is a railway engine, 4 studs wide and 14 long along x, its cab to the right.
func Engine(body field.Colour) Piece {
	p := Masonry{Longest: 4, Mix: Mix{Slate}}.Lay("1111111", "1111111")
	boiler := Masonry{Longest: 4, Mix: Mix{body, Stone3}}.Lay("22223", "22223").At(1, 0)
	cab := Masonry{Longest: 4, Mix: Mix{body}, Cap: Mix{Stone3}}.Lay("4", "4").At(11, 0)
	chimney := Piece{{X: 2, Y: 1, W: 2, L: 2, Layer: 3, Colour: Stone3}, {X: 2, Y: 1, W: 2, L: 2, Layer: 4, Colour: Slate}}
	return p.With(onTop(1, boiler.With(cab, chimney)))
}

// Tower is a square watch tower, side studs wide (an even number), hollow if it is
// wide enough, high bricks high at the corners and one less between them.
func Tower(side, high int, m Masonry) Piece {
	n := side / cell
	corner, wall := byte('0'+high), byte('0'+high-1)
	plan := make([]string, n)
	for y := range plan {
		row := make([]byte, n)
		for x := range row {
			edges := 0
			if x == 0 || x == n-1 {
				edges++
			}
			if y == 0 || y == n-1 {
				edges++
			}
			row[x] = [...]byte{'.', wall, corner}[edges]
		}
		plan[y] = string(row)
	}
	return m.Lay(plan...)
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
