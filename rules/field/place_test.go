package field

import (
	"slices"
	"testing"
)

func TestE2WhereAStationFits(t *testing.T) {
	table := tableOf(t, block(10, 10, 2, 2, 1))
	s := table.AllStanding()
	for _, c := range []struct {
		what string
		at   Point
		want bool
	}{
		{"in the open", studs(30, 30), true},
		{"in the corner of the table", studs(0, 0), true},
		{"in the far corner", studs(56, 56), true},
		{"over the edge", studs(57, 30), false},
		{"before the edge", studs(30, -1), false},
		{"off the stud grid", Point{30*Stud + 8, 30 * Stud}, false},
		{"beside a brick", studs(6, 10), true},
		{"over a brick", studs(7, 10), false},
	} {
		if got := table.StationFits(&s, c.at); got != c.want {
			t.Errorf("%s: fits %v, want %v", c.what, got, c.want)
		}
	}
	for b := range 4 {
		s.Remove(b)
	}
	if !table.StationFits(&s, studs(9, 9)) {
		t.Error("debris is in the way of a station (K9)")
	}
}

func TestE6ABaseMayTouchTheEdgeButNotOverlapIt(t *testing.T) {
	table := sizedTable(t, 60, 40)
	for p, want := range map[Point]bool{
		{32, 32}: true, {31, 32}: false, {32, 31}: false,
		{60*Stud - 32, 40*Stud - 32}: true, {60*Stud - 31, 300}: false, {300, 40*Stud - 31}: false,
	} {
		if table.OnTable(p) != want {
			t.Errorf("base at %v on the table: %v, want %v", p, !want, want)
		}
	}
}

func TestE6ClearOfCover(t *testing.T) {
	table := tableOf(t, block(20, 20, 2, 2, 3), block(40, 20, 2, 2, 2))
	s := table.AllStanding()
	for _, c := range []struct {
		what          string
		at            Point
		clear, centre bool
	}{
		{"in the open", studs(30, 30), true, false},
		{"touching a side", studs(18, 21), true, false},
		{"a lattice step into it", Point{18*Stud + 1, 21 * Stud}, false, false},
		{"round a corner, not touching", Point{20*Stud - 23, 20*Stud - 23}, true, false},
		{"round a corner, overlapping it", Point{20*Stud - 22, 20*Stud - 22}, false, false},
		{"with the centre on its edge", studs(20, 21), false, true},
		{"with the centre on its corner", studs(22, 22), false, true},
		{"with the centre over it", Point{20*Stud + 5, 20*Stud + 5}, false, true},
		{"with the centre just off it", Point{20*Stud - 1, 21 * Stud}, false, false},
		{"on bricks too low for cover", studs(41, 21), true, false},
	} {
		if got := table.ClearOfCover(&s, c.at); got != c.clear {
			t.Errorf("%s: clear %v, want %v", c.what, got, c.clear)
		}
		if got := table.CentreOnCover(&s, c.at); got != c.centre {
			t.Errorf("%s: centre on cover %v, want %v", c.what, got, c.centre)
		}
	}
}

func TestC11WithinAUnitOfCover(t *testing.T) {
	table := tableOf(t, block(20, 20, 2, 2, 3), block(20, 31, 2, 1, 4), block(30, 20, 2, 2, 2))
	s := table.AllStanding()
	for _, c := range []struct {
		what string
		at   Point
		want []int16
	}{
		{"near one, more than a unit from the other", studs(21, 23), []int16{0}},
		{"a unit from one exactly", studs(13, 21), []int16{0}},
		{"a lattice step farther", Point{13*Stud - 1, 21 * Stud}, nil},
		{"between two", studs(21, 26), []int16{0, 1}},
		{"a unit from bricks too low", studs(34, 21), nil},
	} {
		if got := table.NearCovers(&s, c.at, unit, nil); !slices.Equal(got, c.want) {
			t.Errorf("%s: near %v, want %v", c.what, got, c.want)
		}
		if got := table.NearCover(&s, c.at, unit); got != (len(c.want) > 0) {
			t.Errorf("%s: near cover %v", c.what, got)
		}
	}
	s.Remove(8) // one column of the first structure is no cover any more
	if !table.NearCover(&s, studs(13, 21), unit) {
		t.Error("the other columns no longer count")
	}
}

func TestN7TerrainIsMeasuredToItsNearestStandingBrick(t *testing.T) {
	table := tableOf(t, []Brick{
		{X: 20, Y: 20, W: 1, L: 1, Layer: 1}, {X: 21, Y: 20, W: 8, L: 1, Layer: 1},
	})
	s := table.AllStanding()
	p := Point{13 * Stud, 20*Stud + 8}
	expect := func(gap int64, within bool) {
		t.Helper()
		got, ok := table.StructureGap(&s, 0, p)
		if !ok || got.Hundredths(unit) != gap || table.StructureWithin(&s, 0, p, unit) != within {
			t.Errorf("gap %d hundredths (%v), within a unit %v; want %d, %v", got.Hundredths(unit), ok, !within, gap, within)
		}
	}
	expect(100, true)
	s.Remove(0)
	expect(120, false)
	s.Remove(1)
	if _, ok := table.StructureGap(&s, 0, p); ok || table.StructureWithin(&s, 0, p, 9000) {
		t.Error("a structure without bricks can be measured")
	}
}
