package rapidai

import (
	"flag"
	"fmt"
	"math"
	"testing"

	"rulerfire/rules/rapid"
)

var feedingTables = flag.Int("feeding", 0, "tables on which it is counted whom those who are behind attack")
var feedingPart = flag.Float64("part", 0.1, "part of the budget that levels have there")

// feeding is whom a player attacked while he did not lead: in all, and those who did
// not lead either.
type feeding struct{ attacks, others int }

func (f feeding) String() string {
	return fmt.Sprintf("%.3f of %d", float64(f.others)/max(1, float64(f.attacks)), f.attacks)
}

// counted decides as d, and counts whom it attacks.
func (f *feeding) counted(d decider) decider {
	return func(s *rapid.State, noise uint64) rapid.Action {
		a := d(s, noise)
		if a.Kind == rapid.ActName && a.Target.Kind == rapid.FrameTarget && s.Leaders()>>s.Actor().Seat&1 == 0 {
			f.attacks++
			if s.Leaders()>>s.Frames[a.Target.ID].Seat&1 == 0 {
				f.others++
			}
		}
		return a
	}
}

// TestFeeding plays one hard player among normal ones, and one normal among scripts, in
// every seat of some tables of three seats and of five, and tells what share of the wins
// he has and how often, while behind, he attacks others who are behind:
// go test -run Feeding -feeding 10 -v.
func TestFeeding(t *testing.T) {
	if *feedingTables == 0 {
		t.Skip("needs -feeding")
	}
	level := func(name string) decider {
		search := PlayersAt(*feedingPart)[name].(searcher).search
		return func(s *rapid.State, noise uint64) rapid.Action { return search.Decide(s, noise, nil) }
	}
	for _, players := range []int{3, 5} {
		for _, k := range []struct {
			name     string
			one, all decider
		}{
			{"normal among scripts", level("normal"), scripted(Normal())},
			{"hard among normals", level("hard"), level("normal")},
		} {
			var one, rest feeding
			won, err := focal(one.counted(k.one), rest.counted(k.all), players, *feedingTables, 4000)
			if err != nil {
				t.Fatalf("%s, %d seats: %v", k.name, players, err)
			}
			n := float64(players * *feedingTables)
			t.Logf("%s, %d seats, %g of the budgets: %.3f ± %.3f of the wins, %.3f would be even; attacks on others who are behind: %s, the rest of the table %s",
				k.name, players, *feedingPart, won, 1.96*math.Sqrt(won*(1-won)/n), 1/float64(players), one, rest)
		}
	}
}
