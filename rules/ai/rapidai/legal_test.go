package rapidai

import (
	"testing"
)

// Two to five seats, stock companies and tables, every level in every company:
// no answer is refused and every battle ends.
func TestNeverIllegalAndEveryBattleEnds(t *testing.T) {
	deciders := []decider{scripted(Normal()), scripted(Easy()), randomly}
	battles := 24
	if testing.Short() {
		battles = 8
	}
	for seed := range uint64(battles) {
		players := 2 + int(seed%4)
		u, err := drawSetup(seed, players)
		if err != nil {
			t.Fatal(err)
		}
		seats := make([]decider, players)
		for i := range seats {
			seats[i] = deciders[(int(seed/4)+i)%len(deciders)]
		}
		if _, err := battle(u, seats, seed, nil); err != nil {
			t.Errorf("seed %d, %d seats: %v", seed, players, err)
		}
	}
}
