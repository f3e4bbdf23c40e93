package field

import (
	"testing"

	"pgregory.net/rapid"
)

// Lanes and columns close together, where it matters.
func TestE4LanesAgainstTheOracle(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		from, to := place(12).Draw(t, "from"), place(12).Draw(t, "to")
		column := Column{rapid.Int16Range(0, 11).Draw(t, "x"), rapid.Int16Range(0, 11).Draw(t, "y")}
		if from == to {
			return
		}
		l := laneBetween(from, to)
		x, y := int32(column.X)*Stud, int32(column.Y)*Stud
		want := squareDistance(column, from, to).Cmp(ratSquare(BaseRadius)) < 0
		if got := l.meets(Point{x + Stud/2, y + Stud/2}); got != want {
			t.Fatalf("column %v in the lane: %v, want %v", column, got, want)
		}
		w, h := rapid.Int32Range(1, 4).Draw(t, "w"), rapid.Int32Range(1, 4).Draw(t, "h")
		if want && l.misses(x, y, x+w*Stud, y+h*Stud) {
			t.Fatalf("the lane misses a rectangle of %d by %d round column %v that it meets", w, h, column)
		}
	})
}

// Nothing that can cover a frame is forgotten in the cell that it stands in.
func TestE4TheCellsKnowWhatIsNear(t *testing.T) {
	table := raggedTable(t)
	rapid.Check(t, func(t *rapid.T) {
		p := place(160).Draw(t, "p")
		reach := rapid.Int32Range(0, MaxUnit+20).Draw(t, "reach")
		near := map[uint16]bool{}
		last := -1
		for _, i := range table.patchesNear(p, reach) {
			if int(i) <= last {
				t.Fatal("patches are not in order")
			}
			last = int(i)
			near[i] = true
		}
		for i, patch := range table.patches {
			if within(boxDistance2(p, patch.x0, patch.y0, patch.x1, patch.y1), reach, BaseRadius) && !near[uint16(i)] {
				t.Fatalf("patch %v is forgotten", patch)
			}
		}
	})
}
