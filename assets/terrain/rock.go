package terrain

// Plans of rock and stone, as Masonry lays them.
var (
	Cliff = Plan{ // fills a corner of the table
		"4555555554443",
		"555555554443.",
		"55555555443..",
		"5555554443...",
		"555554443....",
		"55554443.....",
		"5554443......",
		"44443........",
		"333..........",
	}
	Bluff = Plan{ // a small cliff
		"5554443",
		"555443.",
		"55443..",
		"4443...",
		"333....",
	}
	Heap   = Plan{".3443", "34554", "45553", ".454."}
	Mound  = Plan{".34.", "4553", "3641"}
	Blocks = Plan{"55.", "5544", "..45"} // cut stones, left lying
	Rib    = Plan{"3566....", ".446663.", "....3665"}
	Ledge  = Plan{"..3555", "345545", "5454.."}
)
