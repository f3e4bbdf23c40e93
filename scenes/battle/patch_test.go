package battle

import (
	"testing"

	"rulerfire/scenes/draw"
)

func TestAPatchHasEveryCellOnceAndAnEdgeAllRound(t *testing.T) {
	for _, c := range []struct {
		name  string
		cells []string
		edge  float64 // in studs, holes included
	}{
		{"nothing", []string{"...", "..."}, 0},
		{"one cell", []string{"...", ".#.", "..."}, 4},
		{"all of it", []string{"###", "###"}, 10},
		{"a ring", []string{"###", "#.#", "###"}, 12 + 4},
		{"two that touch at a corner", []string{"#.", ".#"}, 8},
		{"rows with gaps", []string{"#.##", "..#.", "#..."}, 4 + 8 + 4},
	} {
		t.Run(c.name, func(t *testing.T) {
			w, h := len(c.cells[0]), len(c.cells)
			corner := draw.V(7, -2)
			a := newPatch(corner, w, h, func(x, y int) bool { return c.cells[y][x] == '#' })
			seen := make([]int, w*h)
			for _, r := range a.runs {
				for x := r.x; x < r.x+r.n; x++ {
					seen[r.y*w+x]++
				}
			}
			for i, n := range seen {
				if want := c.cells[i/w][i%w] == '#'; want && n != 1 || !want && n != 0 {
					t.Errorf("cell %d,%d is in it %d times", i%w, i/w, n)
				}
			}
			length := 0.0
			for _, e := range a.edges {
				length += e[1].Sub(e[0]).Len()
			}
			if length != c.edge {
				t.Errorf("%v studs of edge, want %v: %v", length, c.edge, a.edges)
			}
		})
	}
}
