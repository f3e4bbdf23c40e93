package terrain

// A Plan is what Masonry lays, seen from above.
type Plan []string

// Plans of broken buildings, as Masonry lays them. A doorway is at least 2 cells
// wide, so that a base fits through.
var (
	CornerHouse = Plan{ // a house of 18 studs square, open to two sides
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
	TwoRooms = Plan{ // 20 by 16 studs
		"4566566531",
		"5.........",
		"6.........",
		"5...4....4",
		"4...6....6",
		"....6....6",
		"....4....5",
		"2466..4554",
	}
	Hall = Plan{ // 24 by 14 studs, a nest with one way in and one broken side
		"455666666554",
		"4..........4",
		"5..........5",
		"4..........3",
		"6...........",
		"6...........",
		"455543..4554",
	}
	Keep = Plan{ // 14 studs square
		"4566654",
		"5.....5",
		"6.....4",
		"6......",
		"6......",
		"6.....4",
		"4566531",
	}
	Cottage = Plan{ // 14 by 10 studs
		"4566541",
		"5......",
		"6......",
		"5.....3",
		"46654.4",
	}
	Corner = Plan{ // 12 studs square: two walls that meet
		"5666543",
		"6......",
		"6......",
		"5......",
		"4......",
		"1......",
	}
	Tee = Plan{ // 20 by 10 studs: a long wall and a short one
		"1356455631",
		"....5.....",
		"....6.....",
		"....5.....",
		"....3.....",
	}
	Apse = Plan{ // 14 by 16 studs, round at one end
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
