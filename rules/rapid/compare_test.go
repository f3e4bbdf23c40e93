package rapid

import (
	"reflect"
	"testing"

	prop "pgregory.net/rapid"
)

// The starting scores of the rulings, from the rulebook and from published
// battles; what a report printed wrongly is computed afresh from frames and
// stations.
func TestStartingScores(t *testing.T) {
	for _, c := range []struct {
		name     string
		stations int
		frames   []int
		systems  []int
		each     []int
		score    []int
	}{
		{"the rulebook's three companies", 2, []int{5, 4, 4}, []int{20, 16, 15}, []int{3, 6, 7}, []int{21, 36, 42}},
		{"the preview's three companies", 2, []int{5, 4, 3}, []int{20, 16, 12}, []int{3, 5, 7}, []int{21, 30, 35}},
		{"four players, the low two level", 2, []int{4, 5, 6, 6}, []int{16, 20, 24, 24}, []int{7, 5, 3, 3}, []int{42, 35, 24, 24}},
		{"three players, a step each", 2, []int{3, 4, 5}, []int{12, 16, 19}, []int{7, 5, 3}, []int{35, 30, 21}},
		{"six companies of four, beyond the book", 1, []int{4, 4, 4, 4, 4, 4}, []int{12, 16, 16, 16, 16, 16}, []int{6, 4, 4, 4, 4, 4}, []int{30, 20, 20, 20, 20, 20}},
		{"five players, three alike (the report prints 42 for them)", 1, []int{5, 5, 5, 5, 6}, []int{19, 20, 20, 20, 23}, []int{7, 6, 6, 6, 3}, []int{42, 36, 36, 36, 21}},
		{"eight frames against seven and six (the report prints 27)", 2, []int{6, 7, 8}, []int{24, 28, 32}, []int{7, 5, 3}, []int{56, 45, 30}},
		{"two players, level in all", 3, []int{5, 5}, []int{20, 20}, []int{5, 5}, []int{40, 40}},
		{"more frames, fewer systems", 3, []int{6, 5}, []int{18, 20}, []int{5, 5}, []int{45, 40}},
		{"more frames, same systems", 3, []int{6, 5}, []int{20, 20}, []int{4, 6}, []int{36, 48}},
		{"same frames, one system less", 3, []int{5, 5}, []int{20, 19}, []int{4, 6}, []int{32, 48}},
		{"two players, larger in both", 3, []int{6, 5}, []int{24, 20}, []int{3, 7}, []int{27, 56}},
	} {
		t.Run(c.name, func(t *testing.T) {
			var counts []Count
			for i := range c.frames {
				counts = append(counts, Count{c.frames[i], c.systems[i]})
			}
			for i, r := range Compare(counts, c.stations) {
				if r.Each != c.each[i] || r.Score != c.score[i] {
					t.Errorf("%d frames, %d systems: %d each, score %d; want %d and %d",
						r.Frames, r.Systems, r.Each, r.Score, c.each[i], c.score[i])
				}
			}
		})
	}
}

func TestG1AllTiedForAnExtremeHaveIt(t *testing.T) {
	got := Compare([]Count{{4, 16}, {4, 12}, {3, 12}}, 2)
	want := []Rating{
		{Count: Count{4, 16}, MostFrames: true, MostSystems: true, Each: 3, Assets: 6, Score: 18},
		{Count: Count{4, 12}, MostFrames: true, FewestSystems: true, Each: 5, Assets: 6, Score: 30},
		{Count: Count{3, 12}, FewestFrames: true, FewestSystems: true, Each: 7, Assets: 5, Score: 35},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got  %+v\nwant %+v", got, want)
	}
}

func TestG1LevelCountsCancel(t *testing.T) {
	for _, r := range Compare([]Count{{4, 16}, {4, 16}, {4, 16}}, 2) {
		if !r.MostFrames || !r.FewestFrames || !r.MostSystems || !r.FewestSystems || r.Each != 5 {
			t.Errorf("three alike: %+v, want every extreme and 5 each", r)
		}
	}
}

func TestG2ScorePerAssetIsThreeToSeven(t *testing.T) {
	prop.Check(t, func(t *prop.T) {
		counts := prop.SliceOfN(prop.Custom(func(t *prop.T) Count {
			return Count{prop.IntRange(3, 8).Draw(t, "frames"), prop.IntRange(0, 32).Draw(t, "systems")}
		}), 2, 5).Draw(t, "companies")
		ratings := Compare(counts, 2)
		for _, r := range ratings {
			if r.Each < 3 || r.Each > 7 || r.Score != r.Each*(r.Frames+2) {
				t.Fatalf("%+v", r)
			}
		}
		if a, b := ratings[0].Each, ratings[1].Each; len(counts) == 2 && (a+b != 10 || a == 2 || a == 8) {
			t.Fatalf("two players with %d and %d each; only 5 and 5, 4 and 6, 3 and 7 can be", a, b)
		}
	})
}

func TestG3RocketsAndSprintAreNoSystems(t *testing.T) {
	c := Company{
		Frames: []Design{
			{Systems: Systems{HandToHand: 1}, Rockets: 3}, // sprints
			{Systems: Systems{Direct: 2, Defence: 2}},
		},
		Spares: []Design{{Systems: Systems{Direct: 2}}},
	}
	if got, want := c.Count(), (Count{2, 5}); got != want {
		t.Errorf("the company counts %+v, want %+v", got, want)
	}
}

func TestG4StationsEnterTheScoreAlone(t *testing.T) {
	counts := []Count{{4, 16}, {3, 9}}
	for stations := 1; stations <= 3; stations++ {
		for i, want := range []int{3, 7} {
			r := Compare(counts, stations)[i]
			if r.Each != want || r.Score != want*(counts[i].Frames+stations) {
				t.Errorf("%d stations: %+v, want %d each", stations, r, want)
			}
		}
	}
}

func TestCompareNobody(t *testing.T) {
	if got := Compare(nil, 2); len(got) != 0 {
		t.Errorf("nobody is rated %v", got)
	}
}
