package rapidai

import (
	"flag"
	"testing"
	"time"

	"rulerfire/rules/rapid"
	"rulerfire/rules/rulestest"
)

var (
	fieldingPairs  = flag.Int("fielding", 0, "pairs of battles that tell what searched fielding is worth")
	fieldingBudget = flag.Int("budget", 14000, "of the search that fields in them")
)

// TestFieldingMatch plays pairs of battles between scripts, for one of which a search
// fields its company, and tells what that is worth and takes:
// go test -run FieldingMatch -fielding 60 -v -timeout 60m.
func TestFieldingMatch(t *testing.T) {
	if *fieldingPairs == 0 {
		t.Skip("needs -fielding")
	}
	script, search := scripted(Normal()), Search{Script: Normal(), Budget: *fieldingBudget}
	var spent, longest time.Duration
	n := 0
	fielder := func(s *rapid.State, noise uint64) rapid.Action {
		if s.Phase != rapid.PhasePlace {
			return script(s, noise)
		}
		start := rulestest.ProcessorTime()
		a := search.Decide(s, noise, nil)
		took := rulestest.ProcessorTime() - start
		n, spent, longest = n+1, spent+took, max(longest, took)
		return a
	}
	mean, half, err := pairs(fielder, script, *fieldingPairs, 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("fielding searched with a budget of %d: %.3f ± %.3f of %d pairs; %v of a core a decision, %v at most", *fieldingBudget, mean, half, *fieldingPairs, spent/time.Duration(n), longest)
}

// What a search fields is legal at every stage, is the same for the same noise, and
// leaves the position as it is; playing on does not allocate.
func TestFieldingIsSearched(t *testing.T) {
	stages := map[rapid.Stage]int{}
	for players := 2; players <= 3; players++ {
		u, err := drawSetup(uint64(players), players)
		if err != nil {
			t.Fatal(err)
		}
		search := Search{Script: Normal(), Budget: 6500}
		s := u.Start(nil)
		atTie(&s, 1)
		for n := uint64(0); s.Phase == rapid.PhasePlace; n++ {
			before := s
			if !search.searches(&s) {
				t.Fatalf("%d frames are too many", s.FrameCount())
			}
			a := search.Decide(&s, n, nil)
			if err := s.Legal(&a); err != nil {
				t.Fatalf("%d seats, stage %d: %s: %v", players, s.Stage, a, err)
			}
			if n%6 == 0 {
				if again := search.Decide(&s, n, nil); again != a {
					t.Errorf("%d seats, stage %d: %s and then %s", players, s.Stage, a, again)
				}
			}
			if s != before {
				t.Errorf("%d seats, stage %d: the position has changed", players, s.Stage)
			}
			if n%5 == 0 {
				p := newPlayout(&s, search.Script.options(&s, random(n)), search.quick(), &fitted)
				p.Play(0, 1)
				if n := testing.AllocsPerRun(2, func() { p.Play(0, 1) }); n > 0 {
					t.Errorf("%d seats, stage %d: %v allocations in a playout", players, s.Stage, n)
				}
			}
			stages[s.Stage]++
			s.Do(&a, nil)
		}
	}
	for stage := rapid.StageDefence; stage < rapid.StageDone; stage++ {
		if stages[stage] == 0 {
			t.Errorf("nothing is fielded at stage %d", stage)
		}
	}
}
