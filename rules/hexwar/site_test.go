package hexwar_test

import (
	"strings"
	"testing"

	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

// A change of a board, and what a mission has against it then.
func TestWhatKeepsAMissionFromABoard(t *testing.T) {
	paint := func(c hexwar.Colour, cells ...hex.Cell) func(*hexwar.Board) {
		return func(b *hexwar.Board) {
			for _, at := range cells {
				b.Tiles[at.Index()] = hexwar.Tile{Colour: c, Level: c.Ground()}
			}
		}
	}
	build := func(at hex.Cell) func(*hexwar.Board) {
		return func(b *hexwar.Board) {
			b.Structures = append(b.Structures, hexwar.Structure{Level: 1, Cells: []hex.Cell{at}})
		}
	}
	rows := func(c hexwar.Colour, from, to int8) func(*hexwar.Board) {
		return func(b *hexwar.Board) {
			b.Grid.Each(func(at hex.Cell) {
				if at.Row >= from && at.Row <= to {
					paint(c, at)(b)
				}
			})
		}
	}
	control := "size scouting\nzone north 3\nagainst south 3\nmarkers 6,4 6,11\ncontrol\n"
	for _, c := range []struct {
		name, mission string
		cols, rows    int8
		change        func(*hexwar.Board)
		want          string // of the first fault; empty for none
		cells         int
	}{
		{"open ground will do for control", control, 13, 16, nil, "", 0},
		{"19: a marker on a barred hex", control, 13, 16, paint(hexwar.Red, hex.Cell{Col: 6, Row: 4}), "the marker at 6,4, but the hex is barred", 1},
		{"19: a marker under a structure", control, 13, 16, build(hex.Cell{Col: 6, Row: 11}), "the marker at 6,11, but a structure stands there", 1},
		{"19: a marker beyond the board", control, 13, 9, nil, "the marker at 6,11, but the board has no such hex", 0},
		{"zones that overlap", control, 13, 5, nil, "the zones overlap, but they lie apart", 19},
		{"6: no room in a zone", control, 13, 16, rows(hexwar.Red, 0, 2), "0 free hexes of dry ground in a zone, but a squad may need 3", 39},
		{"2: no room on dry land", control, 13, 16, rows(hexwar.LightBlue, 0, 2), "0 free hexes of dry ground in a zone, but a squad may need 3", 39},
		{"6.2: room for the markers of a raid", "size scouting\nzone north 3\nagainst south 3\nintel\narea rows 5-9\n", 13, 16, nil, "", 0},
		{"6.2: no room for them", "size scouting\nzone north 3\nagainst south 3\nintel\narea rows 5-9\n", 13, 16, rows(hexwar.Red, 5, 9), "no place for the markers, but 3 of them lie 4 hexes apart", 65},
		{"6.2: the reaction force comes over the edge", "size scouting\nzone north 3\nagainst south 3\nintel\narea rows 5-9\n", 13, 16, rows(hexwar.Red, 0, 0), "0 free hexes of dry ground in a zone, but a squad may need 3", 13},
		{"6.2: an area off the board", "size scouting\nzone north 3\nagainst south 3\nintel\narea cells 6,12\n", 11, 9, nil, "6,12 is not on the board, but the mission is played there", 0},
		{"5.5: pursuit needs water in both zones", "size skirmish\nzone north 3\nagainst south 3\nexit 2\nwet\n", 13, 16, rows(hexwar.LightBlue, 0, 0), "0 free hexes of water in a zone, but a squad may need 9", 39},
		{"6.5: no structure to destroy", "size operation\nzone north 3\nagainst south 3\nraze 2\ntargets 1 3\n", 13, 16, build(hex.Cell{Col: 6, Row: 7}), "1 structure, but the mission is about 3; build 2 more", 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			list, err := hexwar.ParseMissions([]byte("mission Test\n" + c.mission))
			if err != nil {
				t.Fatal(err)
			}
			b := &hexwar.Board{Name: "Test", Grid: hex.Grid{Cols: c.cols, Rows: c.rows}}
			if c.change != nil {
				c.change(b)
			}
			faults := list[0].CheckBoard(b)
			switch {
			case c.want == "" && len(faults) > 0:
				t.Errorf("%v", faults)
			case c.want == "":
			case len(faults) == 0:
				t.Error("nothing is wrong")
			case !strings.Contains(faults[0].Error(), c.want):
				t.Errorf("%q, want %q", faults[0], c.want)
			case faults[0].Cells.Count() != c.cells:
				t.Errorf("it is about %d hexes, want %d", faults[0].Cells.Count(), c.cells)
			}
		})
	}
}

// What is wrong with a board leads to the hexes where it is.
func TestFaultsOfABoardHavePlaces(t *testing.T) {
	b, err := hexwar.ParseDraftBoard([]byte(`board Wrong
size 5x4
row  . G T . .
row  . . . . .
row  . . R . .
row  . - . - .
structure 1 2,2 4,0
`))
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{
		"green at 1,0 beside tan at 2,0": "1,0 2,0",
		"the hex 2,2":                    "2,2",
		"hexes apart":                    "2,2 4,0",
	}
	for _, f := range b.Check() {
		var places []string
		f.Cells.Each(func(c hex.Cell) { places = append(places, c.String()) })
		if cells, known := want[f.What]; !known || len(places) != len(strings.Fields(cells)) {
			t.Errorf("%v at %v, want %s", f, places, cells)
		}
		delete(want, f.What)
	}
	if len(want) > 0 {
		t.Errorf("nothing is said of %v", want)
	}
}

// Hexes that nobody on foot gets to.
func TestPocketsOfABoard(t *testing.T) {
	for _, c := range []struct{ name, rows, want string }{
		{"open ground", "row . . . . .\nrow . . . . .\nrow . . . . .\nrow . - . - .\n", ""},
		{"a corner behind barred hexes", "row . R . . .\nrow R . . . .\nrow . . . . .\nrow . - . - .\n", "0,0"},
		{"a step too high", "row .2 . . . .\nrow .  . . . .\nrow .  . . . .\nrow .  - . - .\n", "0,0"},
		{"a step that can be climbed", "row .2 .1 . . .\nrow .  . . . .\nrow .  . . . .\nrow .  - . - .\n", ""},
		{"what is for flyers alone", "row .3 . . . .\nrow .  . . . .\nrow .  . . . .\nrow .  - . - .\n", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			b, err := hexwar.ParseDraftBoard([]byte("board Test\nsize 5x4\n" + c.rows))
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			b.Pockets().Each(func(c hex.Cell) { got = append(got, c.String()) })
			if s := strings.Join(got, " "); s != c.want {
				t.Errorf("%q, want %q", s, c.want)
			}
		})
	}
}
