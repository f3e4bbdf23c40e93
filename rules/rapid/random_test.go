package rapid_test

import (
	"testing"

	"rulerfire/rules/rapid"
)

// Whole random battles of the stock, by every switch: each answer is legal, the
// clock ends them, and every kind of answer is drawn now and then. Spare frames
// leave nothing to copy, and few battles end before the clock.
func TestRandomBattlesByEverySwitch(t *testing.T) {
	drawn := map[rapid.Kind]int{rapid.ActAddCopy: 1, rapid.ActEnd: 1, rapid.ActPlayOn: 1, rapid.ActConcede: 1}
	for players := 2; players <= rapid.MaxSeats; players++ {
		for i, u := range stockSetups(t, 16, players) {
			set := *u
			set.Reevaluate, set.StraightAway, set.DropWhites = i&1 != 0, i&2 != 0, i&4 != 0
			r := rapid.Stream(100*players + i)
			s := set.Start(nil)
			var a rapid.Action
			for n := 0; s.Phase != rapid.PhaseOver; n++ {
				s.Random(&r, &a)
				drawn[a.Kind]++
				if err := s.Apply(&a, nil); err != nil {
					t.Fatalf("%d seats, battle %d: %s: %s: %v", players, i, s.Phase, a, err)
				}
				if n > 20000 {
					t.Fatalf("%d seats, battle %d: no end", players, i)
				}
			}
		}
	}
	for kind := rapid.ActRoll; kind <= rapid.ActConcede; kind++ {
		if drawn[kind] == 0 {
			t.Errorf("kind %d was never drawn: %s", kind, rapid.Action{Kind: kind, Count: 1})
		}
	}
}

func TestRandomPlayDoesNotAllocate(t *testing.T) {
	r := new(rapid.Stream)
	for _, u := range stockSetups(t, 4, 3) {
		begun := u.Start(nil)
		if n := testing.AllocsPerRun(4, func() {
			s := begun
			playOn(&s, r, rapid.PhaseOver)
		}); n > 0 {
			t.Errorf("%v allocations in a battle", n)
		}
	}
}
