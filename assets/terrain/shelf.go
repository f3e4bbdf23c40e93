package terrain

// A Pattern is a piece that a person can take from the shelf.
type Pattern struct {
	Name  string // in small letters, one word; no other of all shelves has it
	Piece Piece
}

// A Shelf is the patterns of one sort.
type Shelf struct {
	Name     string // in small letters, one word
	Patterns []Pattern
}

// Shelves are all pieces that a person builds tables with, sort by sort. The caller
// may change what it gets.
func Shelves() []Shelf {
	ashlar := Masonry{Longest: 4, Mix: Ashlar}
	granite := Masonry{Longest: 4, Mix: Granite}
	redbrick := Masonry{Longest: 4, Mix: Redbrick}
	adobe := Masonry{Longest: 4, Mix: Adobe}
	plaster := Masonry{Longest: 4, Mix: Plaster}
	overgrown := Masonry{Longest: 4, Mix: Overgrow}
	concrete := Masonry{Longest: 6, Mix: Mix{Stone2, Stone3, Stone2}}
	return []Shelf{
		{"walls", []Pattern{
			{"wall", ashlar.Wall("444444")},
			{"longwall", ashlar.Wall("4444444444")},
			{"highwall", redbrick.Wall("666666")},
			{"brokenwall", adobe.Wall("25664431")},
			{"lowwall", granite.Wall("222222")},
			{"palisade", Masonry{Longest: 2, Mix: Planks}.Wall("3434343")},
			{"hedge", Hedge(12, Foliage)},
		}},
		{"corners", []Pattern{
			{"corner", ashlar.Lay("4444", "4...", "4...", "4...")},
			{"highcorner", redbrick.Lay("66666", "6....", "6....", "6....", "6....")},
			{"brokencorner", plaster.Lay(Corner...)},
			{"nook", granite.Lay("4444", "4..4", "4..4")},
			{"tee", adobe.Lay("444444", "..44..", "..44..")},
		}},
		{"ruins", []Pattern{
			{"cornerhouse", redbrick.Lay(CornerHouse...)},
			{"tworooms", plaster.Lay(TwoRooms...)},
			{"hall", ashlar.Lay(Hall...)},
			{"keep", granite.Lay(Keep...)},
			{"cottage", adobe.Lay(Cottage...)},
			{"longruin", overgrown.Lay(Tee...)},
			{"apse", plaster.Lay(Apse...)},
		}},
		{"towers", []Pattern{
			{"tower", Tower(7, Ashlar, Mix{Slate})},
			{"hightower", Tower(9, Granite, Mix{Stone})},
			{"silo", concrete.Lay(Silo...)},
			{"column", Masonry{Longest: 2, Mix: Plaster}.Lay("55", "55")},
		}},
		{"trees", []Pattern{
			{"sapling", Sapling().Grow(nil)},
			{"pine", Pine().Grow(nil)},
			{"maple", Maple().Grow(nil)},
			{"oak", Oak().Grow(nil)},
			{"fir", Fir().Grow(nil)},
			{"autumn", Maple().Grow(Mix{Clay, Sand, Clay, Leaf})},
		}},
		{"crates", []Pattern{
			{"crates", Stacks(Planks, "343", "34.")},
			{"crate", Stacks(Planks, "33", "33")},
			{"drums", Stacks(Iron, "33", "3.")},
			{"lumber", Lumber(4, Planks)},
			{"container", Container(8, 3, Clay)},
			{"stack", ContainerStack(6, Slate, Glass)},
			{"wagon", Wagon(4, Clay)},
			{"engine", Engine(Leaf2)},
		}},
		{"stairs", []Pattern{
			{"steps", Stairs(3, Ashlar)},
			{"stairs", Stairs(6, Granite)},
			{"landing", Masonry{Longest: 4, Mix: Plaster}.Lay("123444", "123444")},
			{"pyramid", Masonry{Longest: 4, Mix: Adobe}.Lay("11111", "12221", "12421", "12221", "11111")},
		}},
		{"bunkers", []Pattern{
			{"bunker", concrete.Lay(Bunker...)},
			{"pillbox", Pillbox(Mix{Stone2, Stone3}, Mix{Stone3})},
			{"redoubt", adobe.Lay(Redoubt...)},
			{"trench", Masonry{Longest: 4, Mix: Mix{Sand, Timber}}.Lay(Trench...)},
			{"barricade", Stacks(Mix{Sand, Cream, Sand}, "3434", ".3..")},
		}},
		{"rocks", []Pattern{
			{"heap", granite.Lay(Heap...)},
			{"mound", granite.Lay(Mound...)},
			{"blocks", ashlar.Lay(Blocks...)},
			{"rib", granite.Lay(Rib...)},
			{"ledge", overgrown.Lay(Ledge...)},
			{"bluff", granite.Lay(Bluff...)},
		}},
	}
}
