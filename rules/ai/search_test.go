package ai

import (
	"reflect"
	"testing"

	"rulerfire/rules/rulestest"
)

// coins is a position in which every candidate wins with a chance of its own.
type coins struct {
	chances []float64
	played  int
}

func (c *coins) Play(candidate int, sample uint64) int64 {
	c.played++
	if float64(Mix(sample^7)>>11)/(1<<53) < c.chances[candidate] {
		return One
	}
	return 0
}

func TestSearchFindsTheBestWithinItsBudget(t *testing.T) {
	for _, chances := range [][]float64{
		{0.9}, {0.2, 0.8}, {0.5, 0.4, 0.6}, {0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9}, {0.5, 0.5, 0.5, 0.7},
	} {
		best := 0
		for i, p := range chances {
			if p > chances[best] {
				best = i
			}
		}
		for noise := range uint64(20) {
			c := &coins{chances: chances}
			s := NewSearch(len(chances), 2000, noise)
			s.Run(c, nil)
			if s.Best() != best || s.Ranking()[0] != best || len(s.Ranking()) != len(chances) {
				t.Errorf("%v, noise %d: ranked %v", chances, noise, s.Ranking())
			}
			if c.played != s.Playouts() || c.played > 2000 {
				t.Errorf("%v: %d playouts, counted %d, of 2000", chances, c.played, s.Playouts())
			}
		}
	}
}

// Whoever does the work, in whatever slices and order: the result is the same.
func TestSearchDoesNotDependOnWhoWorks(t *testing.T) {
	c := &coins{chances: []float64{0.5, 0.52, 0.48, 0.51, 0.5, 0.49}}
	whole := NewSearch(6, 3000, 5)
	whole.Run(c, nil)
	steps := NewSearch(6, 3000, 5)
	for !steps.Step(c, 7, nil) {
	}
	shared := NewSearch(6, 3000, 5)
	for !shared.Done() {
		n := shared.Pending()
		// Two workers, of whom the second is done first.
		second, _ := shared.Work(&coins{chances: c.chances}, n/3, n, nil)
		first, _ := shared.Work(&coins{chances: c.chances}, 0, n/3, nil)
		shared.Add(second)
		shared.Add(first)
	}
	crew := NewSearch(6, 3000, 5)
	crew.RunWith(Crew{Hands: 3, Do: rulestest.Together}, []Playouts{&coins{chances: c.chances}, &coins{chances: c.chances}, &coins{chances: c.chances}}, nil)
	for _, other := range []*Search{steps, shared, crew} {
		if !reflect.DeepEqual(whole.Ranking(), other.Ranking()) || !reflect.DeepEqual(whole.tallies, other.tallies) {
			t.Errorf("ranked %v with %v, and %v with %v", whole.Ranking(), whole.tallies, other.Ranking(), other.tallies)
		}
	}
}

// A worker for whom nothing was left does not keep a search from being done.
func TestSearchIsDoneWhateverComesLate(t *testing.T) {
	c := &coins{chances: []float64{0.2, 0.8}}
	s := NewSearch(2, 10, 1)
	none, _ := s.Work(c, 0, 0, nil)
	s.Run(c, nil)
	s.Add(none)
	if !s.Done() || s.Best() != 1 {
		t.Errorf("done: %v, the best is %d", s.Done(), s.Best())
	}
}

func TestSearchStopsAtOnce(t *testing.T) {
	c := &coins{chances: []float64{0.5, 0.6, 0.7}}
	s := NewSearch(3, 1000, 1)
	s.Run(c, func() bool { return c.played == 10 })
	if c.played != 10 || s.Done() {
		t.Errorf("%d playouts were made, and not 10; done: %v", c.played, s.Done())
	}
	if s.Best() != 0 {
		t.Errorf("the best is %d before anything has been compared", s.Best())
	}
}

// With few playouts what is said at first sight decides; with many it does not.
func TestFirstSightGivesWay(t *testing.T) {
	for _, k := range []struct{ budget, want int }{{4, 0}, {4000, 1}} {
		s := NewSearch(2, k.budget, 3)
		s.FirstSight([]int64{One, 0}, 20)
		s.Run(&coins{chances: []float64{0.45, 0.55}}, nil)
		if s.Best() != k.want {
			t.Errorf("with %d playouts the best is %d, want %d", k.budget, s.Best(), k.want)
		}
	}
}

func TestTallyTellsHowSureItIs(t *testing.T) {
	var tl Tally
	for i := range 400 {
		tl.add(int64(i%2) * One)
	}
	if tl.Mean() != 0.5 || tl.Half() < 0.048 || tl.Half() > 0.05 {
		t.Errorf("%v ± %v, want 0.5 ± 0.049", tl.Mean(), tl.Half())
	}
}
