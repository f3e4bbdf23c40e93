package builder

import (
	"slices"
	"testing"

	prop "pgregory.net/rapid"

	"rulerfire/assets/terrain"
	"rulerfire/rules/field"
)

// wall is 6 studs long and 4 bricks high.
func wall() terrain.Piece { return terrain.Masonry{Longest: 2, Mix: terrain.Ashlar}.Wall("444") }

func TestE3APieceSinksUntilItRests(t *testing.T) {
	l, _ := with(meadow(), wall().At(10, 10))
	for _, c := range []struct {
		what        string
		x, y, level int
		layer       uint8 // of its lowest brick
		ok          bool
		kind        field.FaultKind
	}{
		{"on open ground", 40, 40, 0, 1, true, 0},
		{"on top of another", 10, 10, 0, 5, true, 0},
		{"half on top of another", 14, 10, 0, 5, false, field.FloatingFault},
		{"beside another", 16, 10, 0, 1, true, 0},
		{"into another", 12, 10, 1, 1, false, field.OverlapFault},
		{"in the air", 40, 40, 3, 3, false, field.FloatingFault},
		{"off the table", 130, 40, 0, 1, false, field.BrickFault},
	} {
		placed, ok := dropped(l, wall(), c.x, c.y, c.level)
		if !ok {
			t.Fatalf("%s: it is not dropped", c.what)
		}
		v := judge(l, placed)
		if low := slices.MinFunc(placed, func(a, b field.Brick) int { return int(a.Layer) - int(b.Layer) }); low.Layer != c.layer {
			t.Errorf("%s: it lies on layer %d, want %d", c.what, low.Layer, c.layer)
		}
		if v.ok != c.ok || !c.ok && v.kind != c.kind {
			t.Errorf("%s: %+v", c.what, v)
		}
	}
}

func TestE3NothingStandsAboveTheHighestLayer(t *testing.T) {
	l, _ := with(meadow(), terrain.Piece{{X: 5, Y: 5, W: 2, L: 2, Layer: maxLayer - 2}})
	if _, ok := dropped(l, wall(), 5, 5, 0); ok {
		t.Error("a wall stands above all layers")
	}
}

func TestE3AFullTableTakesNoMore(t *testing.T) {
	l := meadow()
	for i := range field.MaxBricks {
		l.Bricks = append(l.Bricks, field.Brick{X: int16(i % 60 * 2), Y: int16(i / 60 * 2), W: 2, L: 2, Layer: 1})
	}
	if v := judge(l, terrain.Piece{{X: 120, Y: 120, W: 1, L: 1, Layer: 1}}); v.ok || v.kind != field.CountFault {
		t.Errorf("one brick more: %+v", v)
	}
}

func TestAFaultOfTheTableIsNotThePieces(t *testing.T) {
	l, _ := with(meadow(), terrain.Piece{{X: 5, Y: 5, W: 2, L: 2, Layer: 7}})
	if v := judge(l, wall().At(40, 40)); !v.ok {
		t.Errorf("a wall far from a brick in the air: %+v", v)
	}
}

func TestWhatIsLiftedCanBePutBackAsItWas(t *testing.T) {
	prop.Check(t, func(t *prop.T) {
		l := meadow()
		shelves := terrain.Shelves()
		for range prop.IntRange(1, 4).Draw(t, "pieces") {
			shelf := prop.SampledFrom(shelves).Draw(t, "shelf")
			piece := prop.SampledFrom(shelf.Patterns).Draw(t, "piece").Piece.Turned(prop.IntRange(0, 3).Draw(t, "turned"))
			placed, _ := dropped(l, piece, prop.IntRange(0, 90).Draw(t, "x"), prop.IntRange(0, 90).Draw(t, "y"), 0)
			if judge(l, placed).ok {
				l, _ = with(l, placed)
			}
		}
		if len(l.Bricks) == 0 {
			return
		}
		before := l.Clone()
		chosen := whole(l, []int{prop.IntRange(0, len(l.Bricks)-1).Draw(t, "brick")})
		p, x, y, level := lift(l, chosen)
		rest := without(l, chosen)
		placed, ok := dropped(rest, p, x, y, level+1)
		if !ok || !judge(rest, placed).ok {
			t.Fatalf("it cannot be put back")
		}
		again, added := with(rest, placed)
		if len(added) != len(chosen) || !slices.Equal(terrain.Piece(again.Bricks).Sorted(), terrain.Piece(before.Bricks).Sorted()) {
			t.Fatal("the table is another")
		}
		if !slices.Equal(l.Bricks, before.Bricks) {
			t.Fatal("lifting changed the layout it was given")
		}
	})
}

func TestATableKeepsItsMiddleAsItGrows(t *testing.T) {
	l, _ := with(meadow(), wall().At(64, 66))
	l.Prints = []field.Print{
		{X: 0, Y: 60 * field.Stud, W: 134 * field.Stud, L: 8 * field.Stud, Colour: "asphalt"}, // from edge to edge
		{X: 100 * field.Stud, Y: 100 * field.Stud, Radius: 10 * field.Stud, Colour: "water"},
	}
	large, lost := resized(l, square, 44)
	if lost > 0 || large.Width != 155 || large.Round {
		t.Fatalf("%d studs wide, %d bricks lost", large.Width, lost)
	}
	if b := large.Bricks[0]; b.X != 74 || b.Y != 76 {
		t.Errorf("the wall stands at %d,%d", b.X, b.Y)
	}
	if p := large.Prints[0]; p.X != 0 || p.W != 155*field.Stud || p.Y != 70*field.Stud {
		t.Errorf("the road goes from %d for %d", p.X, p.W)
	}
	if len(large.Prints) != 2 || large.Prints[1].X != 110*field.Stud {
		t.Errorf("the pond has moved: %v", large.Prints)
	}
	if _, err := large.MarshalText(); err != nil {
		t.Error(err)
	}
}

func TestWhatDoesNotFitOnASmallerTableIsGone(t *testing.T) {
	l := meadow()
	for _, at := range [][2]int{{0, 0}, {64, 66}, {126, 126}} {
		l, _ = with(l, wall().At(at[0], at[1]))
	}
	each := len(wall())
	small, lost := resized(l, square, 33)
	if lost != 2*each || len(small.Bricks) != each {
		t.Errorf("%d bricks are gone, %d are left", lost, len(small.Bricks))
	}
	round, lost := resized(l, disc, 36)
	if lost == 0 || !round.Round || len(round.Faults()) > 0 {
		t.Errorf("on a disc %d bricks are gone, faults %v", lost, round.Faults())
	}
}

func TestTablesOfEveryShapeAreAsWideAsTheySay(t *testing.T) {
	for s := square; s <= oblong; s++ {
		for span := leastSpan; span <= mostSpan; span++ {
			l, _ := resized(meadow(), s, span)
			if shapeOf(l) != s || spanOf(l) != span {
				t.Errorf("shape %d, %d units: %d by %d, %d units across", s, span, l.Width, l.Height, spanOf(l))
			}
		}
	}
}
