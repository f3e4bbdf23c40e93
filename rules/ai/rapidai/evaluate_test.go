package rapidai

import (
	"math"
	"testing"

	"rulerfire/rules/rapid"
)

// same tells whether two numbers differ by no more than rounding.
func same(a, b float64) bool { return math.Abs(a-b) < 1e-9 }

func TestOddsOfAllSeatsMakeOne(t *testing.T) {
	for players := 2; players <= 5; players++ {
		u, err := drawSetup(uint64(players), players)
		if err != nil {
			t.Fatal(err)
		}
		s := u.Start(nil)
		sum := 0.0
		for seat := range players {
			sum += chances(&s)[seat]
		}
		if !same(sum, 1) {
			t.Errorf("%d seats: %v", players, sum)
		}
	}
}

func TestEvaluationIsExactAtTheEnd(t *testing.T) {
	for _, k := range []struct {
		name         string
		mine, theirs int
		want         float64
	}{
		{"won", 3, 2, 1}, {"lost", 2, 3, 0}, {"tied", 3, 3, 0.5},
	} {
		s := scene(t, 5, 5)
		holds(s, k.mine, k.theirs)
		s.Phase = rapid.PhaseOver
		if got := chances(s)[0]; got != k.want {
			t.Errorf("%s: %v, want %v", k.name, got, k.want)
		}
	}
}

// To win by more is better, to lose by less as well, and all seats together have one win.
func TestMarginsTellHowFarASeatHasWon(t *testing.T) {
	last := 0.0
	for mine := range 6 {
		s := scene(t, 5, 5, 5)
		holds(s, mine, 2)
		got := margin(s, 0)
		if got <= last {
			t.Errorf("%d stations are worth %.3f, one less %.3f", mine, got, last)
		}
		if sum := got + margin(s, 1) + margin(s, 2); !same(sum, 1) {
			t.Errorf("%d stations: the margins of all seats are %.3f", mine, sum)
		}
		last = got
	}
	s := scene(t, 5, 5)
	holds(s, 2, 2)
	if got := margin(s, 0); !same(got, 0.5) {
		t.Errorf("a tie is worth %.3f", got)
	}
}

// A lead in score decides more the nearer the end is; damage decides less.
func TestScoreGrowsAndDamageFadesWithTheClock(t *testing.T) {
	lead := func(clock int8) float64 {
		s := scene(t, 5, 5)
		put(s, 0, at(10, 10), 2, rifle, 0)
		put(s, 4, at(20, 10), 2, rifle, 0)
		holds(s, 3, 2)
		s.Clock = clock
		return chances(s)[0]
	}
	damage := func(clock int8) float64 {
		s := scene(t, 5, 5)
		put(s, 0, at(10, 10), 2, gunner, 0)
		put(s, 4, at(20, 10), 1, rapid.Systems{}, 0)
		holds(s, 3, 3)
		s.Clock = clock
		return chances(s)[0]
	}
	for clock := int8(3); clock <= 11; clock += 2 {
		if lead(clock) >= lead(clock-2) {
			t.Errorf("clock %d: a lead is worth %.3f, and %.3f a round later", clock, lead(clock), lead(clock-2))
		}
	}
	if early, late := damage(11), damage(1); early <= late {
		t.Errorf("three points of damage are worth %.3f at first and %.3f at last", early, late)
	}
}
