package field

import (
	"strings"
	"testing"
)

func roundTable(t testing.TB, across int, bricks ...Brick) *Table {
	t.Helper()
	table, err := NewTable(Layout{Width: across, Height: across, Round: true, Bricks: bricks})
	if err != nil {
		t.Fatal(err)
	}
	return table
}

func TestE6ABaseStaysOnARoundTable(t *testing.T) {
	table := roundTable(t, 104)
	for _, c := range []struct {
		what string
		at   Point
		want bool
	}{
		{"in the middle", studs(52, 52), true},
		{"touching the edge at the top", studs(52, 2), true},
		{"a sixteenth further", Point{52 * Stud, 2*Stud - 1}, false},
		{"touching the edge on a slope", studs(52+30, 52+40), true},
		{"a sixteenth further", Point{(52+30)*Stud + 1, (52 + 40) * Stud}, false},
		{"in the corner of the square", studs(4, 4), false},
	} {
		if got := table.OnTable(c.at); got != c.want {
			t.Errorf("%s: %v", c.what, got)
		}
	}
}

func TestE5AStraightLegOnARoundTableStaysOnIt(t *testing.T) {
	table := roundTable(t, 100)
	standing := table.AllStanding()
	from, to := studs(50, 2), studs(98, 50)
	if fault := table.CheckRoute(&standing, nil, from, []Point{to}, 1000*Stud); fault != RouteOK {
		t.Errorf("along a chord: %v", fault)
	}
	if fault := table.CheckRoute(&standing, nil, from, []Point{studs(98, 2), to}, 1000*Stud); fault != RouteOffTable {
		t.Errorf("round the corner that is not there: %v", fault)
	}
}

func TestE2AStationStandsWhollyOnARoundTable(t *testing.T) {
	table := roundTable(t, 100)
	standing := table.AllStanding()
	for _, c := range []struct {
		at   Point
		want bool
	}{
		{studs(48, 1), true},
		{studs(48, 0), false}, // its corners stick out
		{studs(14, 15), false},
		{studs(14, 16), true},
	} {
		if got := table.StationFits(&standing, c.at); got != c.want {
			t.Errorf("at %v: %v", c.at, got)
		}
	}
}

func TestE3WhatARoundTableMustBe(t *testing.T) {
	for _, c := range []struct {
		what   string
		layout Layout
		want   string
	}{
		{"bricks in the middle", Layout{Width: 60, Height: 60, Bricks: []Brick{{X: 30, Y: 30, W: 2, L: 2, Layer: 1}}}, ""},
		{"touching the edge with two corners", Layout{Width: 50, Height: 50, Bricks: []Brick{{X: 24, Y: 1, W: 2, L: 2, Layer: 1}}}, ""},
		{"in the corner of the square", Layout{Width: 60, Height: 60, Bricks: []Brick{{X: 2, Y: 2, W: 2, L: 2, Layer: 1}}},
			"brick 1 (2x2 at 2,2, layer 1) sticks out over the edge of the round table"},
		{"an oval", Layout{Width: 60, Height: 50}, "the table is round, and 60 by 50 studs: its sides must be equal"},
	} {
		c.layout.Round = true
		_, err := NewTable(c.layout)
		switch {
		case err == nil && c.want != "":
			t.Errorf("%s: accepted, want %q", c.what, c.want)
		case err != nil && (c.want == "" || !strings.Contains(err.Error(), c.want)):
			t.Errorf("%s: %q, want %q", c.what, err, c.want)
		}
	}
}

func TestLayoutOfARoundTableIsWrittenAndRead(t *testing.T) {
	l := Layout{Name: "Ring", Width: 180, Height: 180, Round: true, Ground: "yard"}
	text, err := l.MarshalText()
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(text), "size 180 180 round\n") {
		t.Errorf("written as\n%s", text)
	}
	back, err := ParseLayout(text)
	if err != nil || !back.Round || back.Width != 180 {
		t.Errorf("read as %+v, %v", back, err)
	}
	if _, err := ParseLayout([]byte("table Egg\nsize 180 170 round\nground yard\n")); err == nil || !strings.Contains(err.Error(), "line 2: the table is round") {
		t.Errorf("an oval is read: %v", err)
	}
}

func TestSpanIsTheWidestWayAcross(t *testing.T) {
	if got := (Layout{Width: 30, Height: 40}).Span2(); got != 50*50 {
		t.Errorf("a rectangle: %d", got)
	}
	if got := (Layout{Width: 70, Height: 70, Round: true}).Span2(); got != 70*70 {
		t.Errorf("a disc: %d", got)
	}
}
