package rapidai

import (
	"math/rand/v2"
	"testing"

	"rulerfire/rules/rapid"
)

// Two to five seats, stock companies and tables, every level in every company,
// the switches of the rules in every position: no answer is refused and every
// battle ends.
func TestNeverIllegalAndEveryBattleEnds(t *testing.T) {
	deciders := []decider{scripted(Normal()), searching(20), scripted(Easy()), randomly}
	battles := 24
	if testing.Short() {
		battles = 8
	}
	for seed := range uint64(battles) {
		players := 2 + int(seed%4)
		r := rand.New(rand.NewPCG(seed, 7))
		settings := rapid.DefaultSettings()
		settings.Ruler = 8 - 2*r.IntN(2)
		settings.Unit = 5 + r.IntN(3)
		settings.Doomsday = 1 + r.IntN(14)
		settings.Reevaluate = r.IntN(2) == 0
		settings.StraightAway = r.IntN(2) == 0
		settings.DropWhites = r.IntN(2) == 0
		u, err := drawWith(settings, seed, players)
		if err != nil {
			t.Fatal(err)
		}
		seats := make([]decider, players)
		for i := range seats {
			seats[i] = deciders[(int(seed/4)+i)%len(deciders)]
		}
		if _, err := battle(u, seats, seed, nil); err != nil {
			t.Errorf("seed %d, %d seats, %+v: %v", seed, players, settings, err)
		}
	}
}
