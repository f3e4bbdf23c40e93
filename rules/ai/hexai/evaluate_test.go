package hexai

import (
	"testing"

	"rulerfire/rules/hexwar"
)

// begun is an engagement at the first activation of round 1.
func begun(t *testing.T, of draw, seed uint64) hexwar.State {
	t.Helper()
	u, err := of.draw(seed)
	if err != nil {
		t.Fatal(err)
	}
	s := u.Start()
	d := scripted(Normal())
	dice := uint64(0)
	for s.Phase != hexwar.PhasePick {
		a := hexwar.Action{Kind: hexwar.ActRoll, Count: int8(s.RollDice()), Values: [2]uint8{4, 3}}
		if s.RollDice() == 0 {
			a = d(&s, dice)
		}
		dice++
		if err := s.Apply(&a, nil); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

func TestEvaluateSharesTheWin(t *testing.T) {
	c := Normal()
	for seed := range uint64(8) {
		s := begun(t, draw{}, seed)
		if a, b := c.Evaluate(&s, 0), c.Evaluate(&s, 1); a < 0.05 || a > 0.95 || a+b < 0.999 || a+b > 1.001 {
			t.Errorf("seed %d: %v and %v", seed, a, b)
		}
	}
}

func TestEvaluateLikesPointsAndUnits(t *testing.T) {
	c := Normal()
	s := begun(t, draw{}, 2)
	before := c.Evaluate(&s, 0)
	ahead := s
	ahead.Teams[0].Primary += 2
	if got := c.Evaluate(&ahead, 0); got <= before {
		t.Errorf("two points ahead: %v, before %v", got, before)
	}
	first, _ := s.Setup.Units(1)
	hurt := s
	hurt.Units[first].Left[hexwar.Torso] /= 2
	if got := c.Evaluate(&hurt, 0); got <= before {
		t.Errorf("an enemy hurt: %v, before %v", got, before)
	}
	gone := s
	gone.Units[first].Where = hexwar.Gone
	if got := c.Evaluate(&gone, 0); got <= c.Evaluate(&hurt, 0) {
		t.Errorf("an enemy destroyed: %v, hurt %v", got, c.Evaluate(&hurt, 0))
	}
	over := ahead
	over.Phase = hexwar.PhaseOver
	if c.Evaluate(&over, 0) != 1 || c.Evaluate(&over, 1) != 0 {
		t.Error("who has more points at the end has won")
	}
}
