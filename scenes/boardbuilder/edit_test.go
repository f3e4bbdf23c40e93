package boardbuilder

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	prop "pgregory.net/rapid"

	"rulerfire/game/library"
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

// drawn is a board of five columns and rows of hexes, as its text form has them.
func drawn(t testing.TB, rows string, structures ...string) *hexwar.Board {
	t.Helper()
	text := "board Test\nsize 5x4\n"
	for row := range strings.SplitSeq(rows, "/") {
		text += "row " + row + "\n"
	}
	for _, s := range structures {
		text += "structure " + s + "\n"
	}
	b, err := hexwar.ParseDraftBoard([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func cells(list ...hex.Cell) (set hex.Set) {
	for _, c := range list {
		set.Add(c)
	}
	return set
}

func cell(col, row int8) hex.Cell { return hex.Cell{Col: col, Row: row} }

const (
	plain  = ". . . . ./. . . . ./. . . . ./. - . - ."
	column = ". . .1 . ./. . . . ./. . . . ./. - . - ."
)

func TestWhatAnEditMakesOfABoard(t *testing.T) {
	for _, c := range []struct {
		name   string
		before *hexwar.Board
		twin   bool
		do     func(edit)
		want   *hexwar.Board
	}{
		{
			"paint keeps the elevation", drawn(t, column), false,
			func(e edit) { e.paint(cells(cell(2, 0)), hexwar.Green) },
			drawn(t, ". . G1 . ./. . . . ./. . . . ./. - . - ."),
		},
		{
			"water lies where water lies", drawn(t, column), false,
			func(e edit) { e.paint(cells(cell(2, 0)), hexwar.DarkBlue) },
			drawn(t, ". . D . ./. . . . ./. . . . ./. - . - ."),
		},
		{
			"what was water comes up to the ground", drawn(t, ". . D . ./. . . . ./. . . . ./. - . - ."), false,
			func(e edit) { e.paint(cells(cell(2, 0)), hexwar.Tan) },
			drawn(t, ". . T . ./. . . . ./. . . . ./. - . - ."),
		},
		{
			"both halves are painted", drawn(t, plain), true,
			func(e edit) { e.paint(cells(cell(0, 0), cell(1, 0)), hexwar.Green) },
			drawn(t, "G G . . ./. . . . ./. . . G ./. - . - G"),
		},
		{
			"ground is raised, water is not", drawn(t, ". L . . ./. . . . ./. . . . ./. - . - ."), false,
			func(e edit) { e.raise(cells(cell(0, 0), cell(1, 0)), 1) },
			drawn(t, ".1 L . . ./. . . . ./. . . . ./. - . - ."),
		},
		{
			"elevations end at +3 and −2", drawn(t, ".3 .-2 . . ./. . . . ./. . . . ./. - . - ."), false,
			func(e edit) { e.raise(cells(cell(0, 0)), 1); e.raise(cells(cell(1, 0)), -1) },
			drawn(t, ".3 .-2 . . ./. . . . ./. . . . ./. - . - ."),
		},
		{
			"a structure is raised once, however many of its hexes are", drawn(t, plain, "1 0,0 1,0"), false,
			func(e edit) { e.raise(cells(cell(0, 0), cell(1, 0)), 1) },
			drawn(t, plain, "2 0,0 1,0"),
		},
		{
			"the ground under a structure is levelled", drawn(t, ". . G1 . ./. . . . ./. . . . ./. - . - ."), false,
			func(e edit) { e.build(cell(2, 0), 3) },
			drawn(t, plain, "3 2,0"),
		},
		{
			"structures may stand on black hexes", drawn(t, ". . K . ./. . . . ./. . . . ./. - . - ."), false,
			func(e edit) { e.build(cell(2, 0), 0) },
			drawn(t, ". . K . ./. . . . ./. . . . ./. - . - .", "0 2,0"),
		},
		{
			"both halves are built on", drawn(t, plain), true,
			func(e edit) { e.build(cell(0, 0), 1); e.extend(0, cell(1, 0)) },
			drawn(t, plain, "1 0,0 1,0", "1 4,3 3,2"),
		},
		{
			"what touches its own double is one", drawn(t, plain), true,
			func(e edit) { e.build(cell(2, 1), 1); e.extend(0, cell(2, 2)) },
			drawn(t, plain, "1 2,1 2,2"),
		},
		{
			"each structure has a double of its own", drawn(t, plain), true,
			func(e edit) { e.build(cell(1, 1), 2) },
			drawn(t, plain, "2 1,1", "2 3,1"),
		},
		{
			"both halves have the same elevation", drawn(t, plain, "1 0,0", "1 4,3"), true,
			func(e edit) { e.alter(0, 3) },
			drawn(t, plain, "3 0,0", "3 4,3"),
		},
		{
			"a hex is taken away on both sides", drawn(t, plain, "1 0,0 1,0", "1 4,3 3,2"), true,
			func(e edit) { e.remove(cell(1, 0)) },
			drawn(t, plain, "1 0,0", "1 4,3"),
		},
		{
			"a structure is taken away", drawn(t, plain, "1 0,0 1,0", "1 4,3"), false,
			func(e edit) { e.raze(0) },
			drawn(t, plain, "1 4,3"),
		},
		{
			"structures change places", drawn(t, plain, "1 0,0", "2 2,0", "3 4,0"), false,
			func(e edit) { e.renumber(2, 0) },
			drawn(t, plain, "3 4,0", "1 0,0", "2 2,0"),
		},
		{
			"the south becomes like the north", drawn(t, "G . . . ./. . . . ./. . . T ./. - . - K", "1 2,0", "2 2,3 2,2", "0 0,3"), false,
			func(e edit) { e.repeat() },
			drawn(t, "G . . . ./. . . . ./. . . . ./. - . - G", "1 2,0", "1 2,3"),
		},
		{
			"a smaller board loses what was in the south and the east", drawn(t, ". . . . R/. . . . ./G . . . ./. - . - ."), false,
			func(e edit) { e.resize(hex.Grid{Cols: 3, Rows: 3}) },
			func() *hexwar.Board {
				b, err := hexwar.ParseDraftBoard([]byte("board Test\nsize 3x3\nrow . . .\nrow . . .\nrow G - .\n"))
				if err != nil {
					t.Fatal(err)
				}
				return b
			}(),
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := c.before.Clone()
			c.do(edit{b, c.twin})
			if diff := cmp.Diff(c.want.Structures, b.Structures); diff != "" || b.Tiles != c.want.Tiles || b.Grid != c.want.Grid {
				got, _ := b.MarshalText()
				t.Errorf("it is\n%s%s", got, diff)
			}
		})
	}
}

func TestWhatCannotBeBuilt(t *testing.T) {
	b := blank("Test")
	e := edit{b, false}
	for i := range int8(hexwar.MaxStructures) {
		if !e.build(cell(i%13, 2*(i/13)), 0) {
			t.Fatalf("structure %d is refused", i+1)
		}
	}
	if e.build(cell(6, 8), 0) {
		t.Error("one structure too many is built")
	}
	for i := range int8(mostCells - 1) {
		if !e.extend(0, cell(0, i+1)) && i != 1 {
			t.Errorf("hex %d is refused", i+2)
		}
	}
	if e.extend(structureAt(b, cell(0, 0)), cell(0, 7)) {
		t.Error("a structure of 6 hexes is built")
	}
}

// Whatever is done to both halves, the board stays the same for both sides, and what
// is done can be written down and read again.
func TestBothHalvesStayAlike(t *testing.T) {
	prop.Check(t, func(t *prop.T) {
		b := blank("Test")
		e := edit{b, true}
		anywhere := func(name string) hex.Cell {
			col := prop.Int8Range(0, 12).Draw(t, name)
			return cell(col, prop.Int8Range(0, b.Grid.Height(col)-1).Draw(t, name))
		}
		for range prop.IntRange(1, 25).Draw(t, "edits") {
			c := anywhere("at")
			switch i := structureAt(b, c); prop.IntRange(0, 8).Draw(t, "what") {
			case 0:
				e.paint(b.Grid.Within(c, 1), hexwar.Colour(prop.IntRange(0, int(hexwar.NumColours)-1).Draw(t, "colour")))
			case 1:
				e.raise(cells(c), prop.SampledFrom([]int8{-1, 1}).Draw(t, "by"))
			case 2, 3:
				if before := b.Clone(); !e.build(c, prop.Int8Range(0, 3).Draw(t, "floors")) {
					*b = *before
				}
			case 4:
				if next := c.Next(hex.Direction(prop.IntRange(0, 5).Draw(t, "side"))); i >= 0 && b.Grid.Has(next) {
					if before := b.Clone(); !e.extend(i, next) {
						*b = *before
					}
				}
			case 5:
				e.remove(c)
			case 6:
				if i >= 0 {
					e.alter(i, prop.Int8Range(0, 3).Draw(t, "level"))
				}
			case 7:
				if before := b.Clone(); !e.mark(c) {
					*b = *before
				}
			case 8:
				e.zone(b.Grid.Within(c, 2), prop.IntRange(0, nobody).Draw(t, "side"))
			}
			if at, differ := firstDifference(b); differ || !b.Symmetric() {
				text, _ := b.MarshalText()
				t.Fatalf("the halves differ at %s:\n%s", at, text)
			}
		}
		for i, s := range b.Structures {
			for _, c := range s.Cells {
				if structureAt(b, c) != i {
					t.Fatalf("two structures stand at %s", c)
				}
			}
		}
		entry, err := library.New(b)
		if err != nil {
			t.Fatal(err)
		}
		if back, err := entry.Board(); err != nil || !same(b, back) {
			t.Fatalf("what is read again is another board (%v)", err)
		}
	})
}

// What hexes of a zone turn into, and what the middle of the board does.
func TestTheHalfTurnExchangesZones(t *testing.T) {
	e := edit{blank("Meadow"), true}
	e.Grid.Rows = 15 // the half-turn leaves a hex where it is
	middle := hex.Cell{Col: 6, Row: 7}
	e.zone(e.Grid.Within(middle, 1), 0)
	if sideOf(e.Board, middle) != nobody || !e.Symmetric() || e.Zones[0].Count() != 3 {
		t.Errorf("the zones round the middle are %v", e.Zones)
	}
	e.zone(e.Grid.Within(middle, 2), nobody)
	if e.Zoned() {
		t.Errorf("what is nobody's is in the zones %v", e.Zones)
	}
	if !e.mark(middle) || len(e.Markers) != 1 {
		t.Errorf("the markers are %v", e.Markers)
	}

	one := edit{e.Board, false}
	one.zone(e.Grid.Within(hex.Cell{Col: 6, Row: 1}, 1), 1)
	one.mark(hex.Cell{Col: 2, Row: 2})
	if at, differ := firstDifference(e.Board); !differ || e.Symmetric() {
		t.Errorf("the first difference is %s, %v", at, differ)
	}
	one.repeat()
	if _, differ := firstDifference(e.Board); differ || !e.Symmetric() || len(e.Markers) != 3 || e.Zones[0].Count() != e.Zones[1].Count() {
		t.Errorf("made alike, there are %v and %v", e.Markers, e.Zones)
	}
	one.resize(hex.Grid{Cols: 5, Rows: 4})
	if len(e.Check()) > 0 {
		t.Errorf("on a smaller board there is %v", e.Check())
	}
}
