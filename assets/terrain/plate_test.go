package terrain

import (
	"math/rand/v2"
	"slices"
	"testing"

	"rulerfire/rules/field"
)

// bare is an empty table of 60 by 60 studs.
func bare(twin Twin) *Plate {
	return NewPlate(field.Layout{Name: "Test", Width: 60, Height: 60, Ground: "meadow"}, twin)
}

func TestAPieceIsPutWhereThereIsRoom(t *testing.T) {
	p := bare(NoTwin)
	crate := Stacks(Mix{Timber}, "2")
	for _, step := range []struct {
		what string
		x, y int
		want bool
	}{
		{"in the corner", 0, 0, true},
		{"over the edge", 59, 10, false},
		{"on another", 1, 1, false},
		{"beside another", 2, 0, true},
	} {
		if got := p.Put(step.x, step.y, crate); got != step.want {
			t.Errorf("%s: put %v, want %v", step.what, got, step.want)
		}
	}
	if p.Limit = len(p.Bricks) + 1; p.Put(30, 30, crate) {
		t.Error("more bricks are put than there may be")
	}
}

func TestAPieceStandsAWalkwayFromOthers(t *testing.T) {
	p := bare(NoTwin)
	crate := Stacks(Mix{Timber}, "2")
	p.Put(20, 20, crate)
	if p.Stand(22+Walkway-1, 20, 0, crate) {
		t.Error("a base does not get past")
	}
	if !p.Stand(22+Walkway, 20, 0, crate) {
		t.Error("there is room for a base, and the piece is refused")
	}
}

func TestAPieceIsSetWhereNothingIsKeptClear(t *testing.T) {
	p := bare(NoTwin)
	crate := Stacks(Mix{Timber}, "2")
	p.KeepClear(Area{20, 20, 10, 10})
	if p.Set(28, 28, 0, crate) || !p.Set(30, 30, 0, crate) {
		t.Error("what is kept clear is not, or other ground is")
	}
	if p.Set(edge-1, 10, 0, crate) || !p.Set(edge, 10, 0, crate) {
		t.Error("no base gets past at the table's edge")
	}
}

func TestATwinRepeatsThePiece(t *testing.T) {
	wall := Masonry{Longest: 4, Mix: Ashlar}.Wall("33")
	for twin, want := range map[Twin]field.Brick{
		HalfTurn: {X: 46, Y: 48, W: 4, L: 2, Layer: 1},
		Mirror:   {X: 46, Y: 10, W: 4, L: 2, Layer: 1},
	} {
		p := bare(twin)
		if !p.Put(10, 10, wall) {
			t.Fatal("the wall is refused")
		}
		if !slices.ContainsFunc(p.Bricks, func(b field.Brick) bool { want.Colour = b.Colour; return b == want }) {
			t.Errorf("with %d there is no brick %+v, but %+v", twin, want, p.Bricks)
		}
	}
}

func TestAPieceAndItsTwinStandAWalkwayApart(t *testing.T) {
	p := bare(Mirror)
	crate := Stacks(Mix{Timber}, "2")
	if p.Stand(26, 10, 0, crate) { // its twin is at 32: 4 studs
		t.Error("the piece stands too near to its twin")
	}
	if !p.Stand(29, 20, 0, crate) || len(p.Bricks) != 2 {
		t.Error("a piece on the axis is its own twin")
	}
}

func TestScatteredPiecesLetABaseThrough(t *testing.T) {
	p := bare(HalfTurn)
	fir := Fir().Grow(nil)
	n := p.Scatter(rand.New(rand.NewPCG(1, 2)), Area{W: 60, L: 30}, 0, fir, fir, fir, fir, fir, fir, fir, fir, fir, fir)
	if n == 0 || n == 10 {
		t.Fatalf("%d of 10 trees find a place", n)
	}
	l := p.Layout
	table, err := field.NewTable(l)
	if err != nil {
		t.Fatal(err)
	}
	if table.Structures() != 2*n {
		t.Errorf("%d trees and their twins make %d structures", n, table.Structures())
	}
}

func TestARoundPlateHasNoCorners(t *testing.T) {
	p := NewPlate(field.Layout{Name: "Test", Width: 60, Height: 60, Round: true, Ground: "meadow"}, NoTwin)
	crate := Stacks(Mix{Timber}, "2")
	if p.Put(5, 5, crate) || !p.Put(1, 29, crate) {
		t.Error("a piece lies beside the table, or is refused on it")
	}
	if _, err := field.NewTable(p.Layout); err != nil {
		t.Error(err)
	}
}

func TestPrintsAreCutOffAndRepeated(t *testing.T) {
	p := bare(HalfTurn)
	p.Rect("yard", -16, 32, 64, 16)
	want := []field.Print{
		{Colour: "yard", X: 0, Y: 32, W: 48, L: 16},
		{Colour: "yard", X: 912, Y: 912, W: 48, L: 16},
	}
	if !slices.Equal(p.Prints, want) {
		t.Errorf("printed is %+v, want %+v", p.Prints, want)
	}
	for range field.MaxPrints {
		p.Disc("water", int32(100+len(p.Prints)), 300, 20)
	}
	if len(p.Prints) > field.MaxPrints {
		t.Errorf("%d prints", len(p.Prints))
	}
}
