package terrain

import "rulerfire/rules/field"

// Plans of works to fight from, as Masonry lays them.
var (
	Bunker = Plan{ // 14 by 10 studs: low slits to fire through, open at the back
		"4422244",
		"4.....4",
		"2.....2",
		"4.....4",
		"44...44",
	}
	Redoubt = Plan{ // 16 studs square: a low rampart with strong corners
		"55333355",
		"5......5",
		"3......3",
		"3.......",
		"3.......",
		"3......3",
		"5......5",
		"55333355",
	}
	Trench = Plan{ // 20 by 8 studs: two breastworks to stand between
		"3333333333",
		"..........",
		"..........",
		"3333..3333",
	}
)

// Pillbox is a closed bunker 8 studs square, 3 bricks high below a slab.
func Pillbox(mix, slab Mix) Piece {
	p := Masonry{Longest: 4, Mix: mix}.Lay("3333", "3..3", "3..3", "3333")
	for y := 0; y < 8; y += cell {
		p = append(p, field.Brick{Y: int16(y), W: 8, L: cell, Layer: 4, Colour: slab.at(0, y, 4)})
	}
	return p
}
