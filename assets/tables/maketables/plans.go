package main

import "rulerfire/assets/terrain"

// Plans of broken buildings, in cells of 2 studs (see terrain.Masonry.Lay). A
// doorway is at least 2 cells wide, so that a base fits through.
var (
	cornerHouse = []string{
		"456654431",
		"5........",
		"6........",
		"6.......4",
		"5.......6",
		"4.......6",
		"........6",
		"........5",
		"1356..654",
	}
	twoRooms = []string{
		"4566566531",
		"5.........",
		"6.........",
		"5...4....4",
		"4...6....6",
		"....6....6",
		"....4....5",
		"2466..4554",
	}
	hall = []string{
		"455666666554",
		"4..........4",
		"5..........5",
		"4..........3",
		"6...........",
		"6...........",
		"455543..4554",
	}
	keep = []string{
		"4566654",
		"5.....5",
		"6.....4",
		"6......",
		"6......",
		"6.....4",
		"4566531",
	}
	cottage = []string{
		"4566541",
		"5......",
		"6......",
		"5.....3",
		"46654.4",
	}
	corner = []string{
		"5666543",
		"6......",
		"6......",
		"5......",
		"4......",
		"1......",
	}
	tee = []string{
		"1356455631",
		"....5.....",
		"....6.....",
		"....5.....",
		"....3.....",
	}
	apse = []string{
		".45654.",
		"45...54",
		"5.....5",
		"5.....5",
		"5.....5",
		"4.....3",
		"3......",
		"1.....2",
	}
)

// Ways to lay a wall. The same wall of shorter bricks has more of them and stands
// more hits.
func laidLong(mix terrain.Mix) terrain.Masonry  { return terrain.Masonry{Longest: 8, Mix: mix} }
func laidFours(mix terrain.Mix) terrain.Masonry { return terrain.Masonry{Longest: 4, Mix: mix} }
func laidThrees(mix terrain.Mix) terrain.Masonry {
	return terrain.Masonry{Longest: 3, Mix: mix}
}
func laidTwos(mix terrain.Mix) terrain.Masonry { return terrain.Masonry{Longest: 2, Mix: mix} }
