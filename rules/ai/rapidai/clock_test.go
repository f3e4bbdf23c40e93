package rapidai

import (
	"fmt"
	"testing"

	"rulerfire/rules/rapid"
)

// D1: asked at the clock, a seat that is strictly ahead takes one more, and one that is
// not, level ones included, never does, with two seats and with more.
func TestD1OnlyWhoIsAheadTakesOneMoreFromTheClock(t *testing.T) {
	for seats := 2; seats <= 5; seats++ {
		for clock := int8(1); clock <= 10; clock++ {
			for _, k := range []struct {
				situation string
				stations  int // of the last seat; the one before has one, the others none
				asked     int
				want      rapid.Kind
			}{
				{"ahead", 2, seats - 1, rapid.ActTick},
				{"behind", 2, seats - 2, rapid.ActHold},
				{"level at the top", 1, seats - 1, rapid.ActHold},
				{"level at the top, the other one", 1, seats - 2, rapid.ActHold},
				{"last", 0, seats - 1, rapid.ActHold},
			} {
				t.Run(fmt.Sprintf("%d seats, clock %d, %s", seats, clock, k.situation), func(t *testing.T) {
					s := scene(t, []int8{5, 5, 5, 5, 5}[:seats]...)
					for seat := range seats {
						put(s, 4*seat, at(float64(4+5*seat), 10), 2, rifle, 0)
					}
					held := make([]int, seats)
					held[seats-2], held[seats-1] = 1, k.stations
					holds(s, held...)
					s.Phase, s.Clock, s.Asked = rapid.PhaseTick, clock, int8(k.asked)
					c := Normal()
					a := c.Decide(s, random(1))
					if a.Kind != k.want {
						t.Fatalf("answers %s", a)
					}
					if clock > 1 || a.Kind == rapid.ActHold {
						return
					}
					if s.Do(&a, nil); s.Phase != rapid.PhaseOver || s.Leaders() != 1<<k.asked {
						t.Errorf("the battle is not won: %s, leaders %b", s.Phase, s.Leaders())
					}
				})
			}
		}
	}
}

// D5: whoever alone has frames and is ahead ends the battle.
func TestD5WhoAloneIsLeftEndsTheBattle(t *testing.T) {
	s := scene(t, 5, 5)
	put(s, 0, at(10, 10), 2, rifle, 0)
	holds(s, 2, 1)
	s.Phase, s.Asked = rapid.PhaseEndNow, 0
	c := Normal()
	if a := c.Decide(s, random(1)); a.Kind != rapid.ActEnd {
		t.Errorf("answers %s", a)
	}
}
