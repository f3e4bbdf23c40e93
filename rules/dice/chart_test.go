package dice

import (
	"testing"

	"pgregory.net/rapid"
)

// read reads all damage dice as an attack does: how many points of damage the
// cover takes, or the terrain that was attacked, and how many the target. The cover
// falls after k hits; k may be Never or Safe, and 0 is cover that has fallen.
func read(c Chart, faces []int, k int) (cover, target int) {
	d := Sort(faces)
	for {
		if cover == k && c.covered() {
			c = Open
		}
		switch d.Next(c) {
		case Nothing:
			return cover, target
		case Cover:
			if k != Safe {
				cover++
			}
		case Target:
			target++
		}
	}
}

// The damage chart table of the rulings, row by row.
func TestDamageCharts(t *testing.T) {
	for _, c := range []struct {
		name          string
		chart         Chart
		k             int
		faces         []int
		cover, target int
	}{
		{"a: wall dies on 1, the 5 goes through", BehindTerrain, 1, []int{1, 4, 5}, 1, 1},
		{"b: wall dies on 1, the second 4 does nothing", BehindTerrain, 1, []int{4, 4, 6}, 1, 1},
		{"c: wall dies on 1, a 5 and the 6 hit", BehindTerrain, 1, []int{5, 5, 6}, 1, 2},
		{"d: wall dies on 2", BehindTerrain, 2, []int{4, 5, 5, 6}, 2, 2},
		{"e: wall dies on 2, both 5s go through", BehindTerrain, 2, []int{4, 4, 5, 5}, 2, 2},
		{"f: sturdy wall", BehindTerrain, Never, []int{4, 5, 6, 6}, 2, 2},
		{"g: covering frame dies on 1", BehindFrame, 1, []int{5, 5, 6}, 1, 2},
		{"h: covering frame dies on 1, a 4 does nothing", BehindFrame, 1, []int{4, 5, 6}, 1, 1},
		{"i: covering frame with two defence systems", BehindFrame, Safe, []int{5, 5, 6}, 0, 1},
		{"j: in the open", Open, Never, []int{3, 4, 5, 6}, 0, 2},
		{"k: hand to hand", HandToHand, 1, []int{3, 4, 5, 6}, 0, 3},
		{"l: terrain", Terrain, Never, []int{3, 4, 5, 6}, 3, 0},
		{"the order of the dice does not matter", BehindTerrain, 1, []int{6, 5, 1, 4, 5}, 1, 3},
		{"no dice", Open, Never, nil, 0, 0},
		{"cover that has fallen", BehindTerrain, 0, []int{4, 5, 6}, 0, 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			cover, target := read(c.chart, c.faces, c.k)
			if cover != c.cover || target != c.target {
				t.Errorf("dice %v: cover %d, target %d; want %d and %d", c.faces, cover, target, c.cover, c.target)
			}
		})
	}
}

func TestDamageIsReadDieByDie(t *testing.T) {
	// A wall takes a 4 and falls: the other 4 is lost, the 5 and the 6 hit.
	d := Sort([]int{6, 2, 5, 4, 4})
	chart := BehindTerrain
	for i, want := range []Struck{Cover, Target, Target, Nothing, Nothing} {
		if got := d.Next(chart); got != want {
			t.Fatalf("step %d hits %d, want %d", i+1, got, want)
		}
		chart = Open
	}
}

func TestReadingNeverMakesDice(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		chart := Chart(rapid.IntRange(int(HandToHand), int(Terrain)).Draw(t, "chart"))
		faces := rapid.SliceOfN(rapid.IntRange(1, 6), 0, 14).Draw(t, "dice")
		k := rapid.SampledFrom([]int{Safe, 1, 2, 3, 6, Never}).Draw(t, "k")
		cover, target := read(chart, faces, k)
		if cover < 0 || target < 0 || cover+target > len(faces) || k > 0 && chart != Terrain && cover > k {
			t.Fatalf("%v on chart %d, cover %d: cover %d, target %d", faces, chart, k, cover, target)
		}
	})
}
