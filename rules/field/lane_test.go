package field

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// Lanes and columns close together, where it matters.
func TestE4LanesAgainstTheOracle(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		from, to := place(12).Draw(t, "from"), place(12).Draw(t, "to")
		w, h := rapid.Int32Range(1, 4).Draw(t, "w"), rapid.Int32Range(1, 4).Draw(t, "h")
		if from == to {
			return
		}
		l := laneBetween(from, to)
		for i := range int16(144) {
			column := Column{i % 12, i / 12}
			x, y := int32(column.X)*Stud, int32(column.Y)*Stud
			want := squareDistance(column, from, to).Cmp(ratSquare(BaseRadius)) < 0
			if got := l.meets(Point{x + Stud/2, y + Stud/2}); got != want {
				t.Fatalf("column %v in the lane: %v, want %v", column, got, want)
			}
			if want && l.misses(x, y, x+w*Stud, y+h*Stud) {
				t.Fatalf("the lane misses a rectangle of %d by %d at column %v that it meets", w, h, column)
			}
		}
	})
}

// Nothing that can cover a frame is forgotten in the cell that it stands in.
func TestE4TheCellsKnowWhatIsNear(t *testing.T) {
	table := raggedTable(t)
	for x := int32(0); x <= 160*Stud; x += 31 {
		for y := int32(0); y <= 160*Stud; y += 31 {
			p := Point{x, y}
			for _, reach := range []int32{0, unit, MaxUnit, MaxUnit + 1} {
				near := table.patchesNear(p, reach)
				if !slices.IsSorted(near) {
					t.Fatal("patches are not in order")
				}
				for i, patch := range table.patches {
					if within(boxDistance2(p, patch.x0, patch.y0, patch.x1, patch.y1), reach, BaseRadius) {
						if _, ok := slices.BinarySearch(near, uint16(i)); !ok {
							t.Fatalf("at %v, patch %v is forgotten within %d", p, patch, reach)
						}
					}
				}
			}
		}
	}
}
