package hexai

import (
	"math/rand/v2"
	"testing"

	"rulerfire/rules/hexwar"
)

// Teams of one to three players, stock squads, missions and boards, every level in
// every team, the switches of the rules in every position: no answer is refused
// and every engagement ends.
func TestNeverIllegalAndEveryEngagementEnds(t *testing.T) {
	deciders := []decider{scripted(Normal()), scripted(Easy()), randomly}
	engagements := 40
	if testing.Short() {
		engagements = 8
	}
	for seed := range uint64(engagements) {
		r := rand.New(rand.NewPCG(seed, 7))
		d := draw{
			settings: hexwar.Settings{
				Rounds:        r.IntN(9),
				LowFreeze:     r.IntN(2) == 0,
				ShortThrust:   r.IntN(2) == 0,
				TorsoPenalty:  r.IntN(2) == 0,
				RandomSection: r.IntN(2) == 0,
			},
			players: [hexwar.Teams]int{1 + r.IntN(3), 1 + r.IntN(3)},
		}
		u, err := d.draw(seed)
		if err != nil {
			t.Fatal(err)
		}
		seats := make([]decider, u.SeatCount())
		for i := range seats {
			seats[i] = deciders[(int(seed)+i)%len(deciders)]
		}
		if _, err := engage(u, seats, seed, nil); err != nil {
			t.Errorf("seed %d, %s, %v players: %v", seed, u.Mission.Name, d.players, err)
		}
	}
}
