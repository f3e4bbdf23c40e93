package field

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestE3WhatATableMustBe(t *testing.T) {
	stone := func(x, y int16, w, l, layer uint8) Brick { return Brick{X: x, Y: y, W: w, L: l, Layer: layer} }
	for _, c := range []struct {
		what   string
		width  int
		bricks []Brick
		want   string // "" if it is sound
	}{
		{"a stack", 60, []Brick{stone(5, 5, 2, 4, 1), stone(5, 5, 4, 2, 2)}, ""},
		{"bricks in any order", 60, []Brick{stone(5, 5, 4, 2, 2), stone(5, 5, 2, 4, 1)}, ""},
		{"an overhang", 60, []Brick{stone(5, 5, 2, 2, 1), stone(6, 5, 8, 1, 2)}, ""},
		{"a brick at the edge", 60, []Brick{stone(52, 58, 8, 2, 1)}, ""},
		{"a table too small", 39, nil, "the table is 39 by 60 studs: a side must have 40 to 400"},
		{"a table too large", 401, nil, "the table is 401 by 60 studs: a side must have 40 to 400"},
		{"a brick over the edge", 60, []Brick{stone(53, 5, 8, 2, 1)}, "brick 1 (8x2 at 53,5, layer 1) is not wholly on the table of 60 by 60 studs"},
		{"a brick before the edge", 60, []Brick{stone(-1, 5, 8, 2, 1)}, "is not wholly on the table"},
		{"a brick three studs wide", 60, []Brick{stone(5, 5, 3, 3, 1)}, "brick 1 (3x3 at 5,5, layer 1) has a size that bricks do not have"},
		{"a brick five studs long", 60, []Brick{stone(5, 5, 1, 5, 1)}, "has a size that bricks do not have"},
		{"a brick of nothing", 60, []Brick{stone(5, 5, 0, 1, 1)}, "has a size that bricks do not have"},
		{"a brick without a layer", 60, []Brick{stone(5, 5, 1, 1, 0)}, "has no layer"},
		{"a brick in the air", 60, []Brick{stone(5, 5, 1, 1, 1), stone(6, 5, 1, 1, 2)}, "brick 2 (1x1 at 6,5, layer 2) rests neither on the table nor on a brick"},
		{"a gap in a stack", 60, []Brick{stone(5, 5, 1, 1, 1), stone(5, 5, 1, 1, 3)}, "brick 2 (1x1 at 5,5, layer 3) rests neither"},
		{"two bricks in one place", 60, []Brick{stone(5, 5, 2, 2, 1), stone(6, 6, 2, 2, 1)}, "brick 2 (2x2 at 6,6, layer 1) overlaps brick 1"},
		{"a colour that is none", 60, []Brick{{X: 5, Y: 5, W: 1, L: 1, Layer: 1, Colour: 200}}, "has a colour that does not exist"},
		{"too many bricks", 60, make([]Brick, MaxBricks+1), "the table has 2049 bricks, of at most 2048"},
	} {
		_, err := NewTable(Layout{Width: c.width, Height: 60, Bricks: c.bricks})
		switch {
		case err == nil && c.want != "":
			t.Errorf("%s: accepted, want %q", c.what, c.want)
		case err != nil && (c.want == "" || !strings.Contains(err.Error(), c.want)):
			t.Errorf("%s: %q, want %q", c.what, err, c.want)
		}
	}
}

func TestE3AStructureIsWhatIsConnectedWhenTheBattleBegins(t *testing.T) {
	bricks := []Brick{
		0: {X: 5, Y: 5, W: 2, L: 2, Layer: 1},
		1: {X: 7, Y: 6, W: 2, L: 2, Layer: 1},   // shares half a side with 0
		2: {X: 9, Y: 8, W: 2, L: 2, Layer: 1},   // touches 1 at a corner only
		3: {X: 20, Y: 20, W: 1, L: 1, Layer: 1}, // carries 4
		4: {X: 20, Y: 20, W: 8, L: 1, Layer: 2},
		5: {X: 22, Y: 20, W: 1, L: 1, Layer: 1}, // 4 rests on it too
		6: {X: 20, Y: 21, W: 1, L: 1, Layer: 1}, // beside 3
		7: {X: 30, Y: 20, W: 1, L: 1, Layer: 1}, // under nothing, beside nothing
		8: {X: 24, Y: 21, W: 1, L: 1, Layer: 1}, // beside 4 as seen from above, but a layer lower
	}
	table := tableOf(t, bricks)
	var got [][]uint16
	for i := range table.Structures() {
		got = append(got, table.Structure(i))
	}
	want := [][]uint16{{0, 1}, {2}, {3, 4, 5, 6}, {7}, {8}}
	if !slices.EqualFunc(got, want, slices.Equal[[]uint16]) {
		t.Errorf("structures %v, want %v", got, want)
	}
	s := table.AllStanding()
	s.Remove(4)
	if table.StructureOf(5) != table.StructureOf(3) || table.StandingIn(&s, 2) != 3 {
		t.Error("a structure lost its identity as it came apart")
	}
	for _, b := range table.Structure(2) {
		if !table.StructureStands(&s, 2) {
			t.Error("a structure fell before its last brick")
		}
		s.Remove(int(b))
	}
	if table.StructureStands(&s, 2) || !table.StructureStands(&s, 0) {
		t.Error("the wrong structure stands")
	}
}

func TestE3ThreeBricksHighIsCover(t *testing.T) {
	table := tableOf(t, block(5, 5, 2, 2, 2), []Brick{
		{X: 6, Y: 6, W: 4, L: 1, Layer: 3}, // an overhang: what counts is the highest brick
	})
	s := table.AllStanding()
	heights := func(want ...int) {
		t.Helper()
		for i, at := range []Column{{4, 6}, {5, 6}, {6, 6}, {9, 6}, {10, 6}} {
			if got := table.Height(&s, int(at.X), int(at.Y)); got != want[i] {
				t.Errorf("column %v is %d high, want %d", at, got, want[i])
			}
			if got := table.Cover(&s, int(at.X), int(at.Y)); got != (want[i] >= 3) {
				t.Errorf("column %v, %d high: cover %v", at, want[i], got)
			}
		}
	}
	heights(0, 2, 3, 3, 0)
	s.Remove(8)
	heights(0, 2, 2, 0, 0)
	if table.Height(&s, -1, 5) != 0 || table.Height(&s, 60, 5) != 0 || table.Height(&s, 5, 1000) != 0 {
		t.Error("there is something off the table")
	}
}

// Whatever a file says, checking it ends in a table or an error.
func TestE3AnyLayoutIsJudged(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		small := rapid.Uint8Range(0, 9)
		bricks := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) Brick {
			return Brick{
				X: rapid.Int16Range(-2, 44).Draw(t, "x"), Y: rapid.Int16().Draw(t, "y"),
				W: small.Draw(t, "w"), L: small.Draw(t, "l"), Layer: rapid.Uint8().Draw(t, "layer"),
			}
		}), 0, 4).Draw(t, "bricks")
		table, err := NewTable(Layout{Width: 40, Height: rapid.IntRange(-1, 500).Draw(t, "height"), Bricks: bricks})
		if (table == nil) == (err == nil) {
			t.Fatalf("table %v, error %v", table, err)
		}
	})
}

func TestK4aOnlyLooseBricksCanBeTaken(t *testing.T) {
	table := tableOf(t, []Brick{
		0: {X: 5, Y: 5, W: 2, L: 2, Layer: 1},
		1: {X: 7, Y: 5, W: 2, L: 2, Layer: 1},
		2: {X: 6, Y: 5, W: 2, L: 2, Layer: 2}, // on both
		3: {X: 6, Y: 5, W: 1, L: 1, Layer: 3},
	})
	s := table.AllStanding()
	for _, step := range []struct {
		loose []bool
		take  int
	}{
		{[]bool{false, false, false, true}, 3},
		{[]bool{false, false, true, false}, 2},
		{[]bool{true, true, false, false}, 0},
		{[]bool{false, true, false, false}, 1},
		{[]bool{false, false, false, false}, 1},
	} {
		for b, want := range step.loose {
			if table.Loose(&s, b) != want {
				t.Errorf("before %d is taken, brick %d: loose %v, want %v", step.take, b, !want, want)
			}
		}
		s.Remove(step.take)
	}
}
