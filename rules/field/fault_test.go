package field

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

func TestE3AllFaultsOfALayoutAreListed(t *testing.T) {
	l := Layout{Width: 60, Height: 60, Bricks: []Brick{
		{X: 10, Y: 10, W: 4, L: 2, Layer: 1},
		{X: 12, Y: 10, W: 4, L: 2, Layer: 1},  // overlaps the first in four columns
		{X: 15, Y: 10, W: 2, L: 2, Layer: 1},  // overlaps the second
		{X: 30, Y: 30, W: 2, L: 2, Layer: 4},  // floats
		{X: 58, Y: 30, W: 1, L: 2, Layer: 10}, // floats
	}}
	type fault struct {
		kind         FaultKind
		brick, other int
	}
	list := func() (got []fault) {
		for _, f := range l.Faults() {
			got = append(got, fault{f.Kind, f.Brick, f.Other})
		}
		return got
	}
	expect := func(what string, want ...fault) {
		t.Helper()
		got := list()
		if len(got) != len(want) {
			t.Fatalf("%s: %v, want %v", what, got, want)
		}
		for i := range want {
			if got[i] != want[i] {
				t.Errorf("%s: %v, want %v", what, got, want)
			}
		}
	}
	expect("two overlaps", fault{OverlapFault, 1, 0}, fault{OverlapFault, 2, 1})
	l.Bricks[1].Layer = 2
	expect("two in the air", fault{FloatingFault, 3, 0}, fault{FloatingFault, 4, 0})
	l.Bricks = l.Bricks[:3]
	expect("nothing")
}

func TestE3ALayoutIsATableIfItHasNoFault(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		side := rapid.IntRange(40, 50).Draw(t, "side")
		l := Layout{Width: side, Height: side, Round: rapid.Bool().Draw(t, "round")}
		for range rapid.IntRange(0, 12).Draw(t, "bricks") {
			l.Bricks = append(l.Bricks, Brick{
				X: int16(rapid.IntRange(-1, side).Draw(t, "x")), Y: int16(rapid.IntRange(0, 12).Draw(t, "y")),
				W: rapid.SampledFrom([]uint8{1, 2, 4, 8}).Draw(t, "w"), L: rapid.SampledFrom([]uint8{1, 2}).Draw(t, "l"),
				Layer: uint8(rapid.IntRange(1, 3).Draw(t, "layer")),
			})
		}
		faults := l.Faults()
		_, err := NewTable(l)
		if (err == nil) != (len(faults) == 0) {
			t.Fatalf("error %v, faults %v", err, faults)
		}
		if err != nil && err.Error() != faults[0].Error() {
			t.Fatalf("error %q, first fault %q", err, faults[0])
		}
	})
}

func TestE3StructuresAreKnownBeforeATableIsSound(t *testing.T) {
	l := Layout{Width: 60, Height: 60, Bricks: []Brick{
		{X: 10, Y: 10, W: 4, L: 2, Layer: 1},
		{X: 10, Y: 10, W: 4, L: 2, Layer: 2},
		{X: 40, Y: 40, W: 2, L: 2, Layer: 3}, // floats
		{X: 14, Y: 11, W: 2, L: 2, Layer: 1},
	}}
	if got, want := l.Structures(), []int16{0, 0, 1, 0}; !slices.Equal(got, want) {
		t.Errorf("structures %v, want %v", got, want)
	}
	l.Bricks[0].X = 70
	if got := l.Structures(); got != nil {
		t.Errorf("a brick off the table belongs to %v", got)
	}
}
