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

func TestVerdictSharesTheWin(t *testing.T) {
	for seed := range uint64(8) {
		s := begun(t, draw{}, seed)
		if p := fitted.odds(&s); p < 0.05 || p > 0.95 {
			t.Errorf("seed %d: %v", seed, p)
		}
	}
}

func TestVerdictLikesPointsAndUnits(t *testing.T) {
	s := begun(t, draw{}, 2)
	s.Round = 2
	before := fitted.odds(&s)
	ahead := s
	ahead.Teams[0].Primary += 2
	if got := fitted.odds(&ahead); got <= before {
		t.Errorf("two points ahead: %v, before %v", got, before)
	}
	first, _ := s.Setup.Units(1)
	hurt := s
	hurt.Units[first].Left[hexwar.Torso] /= 2
	if got := fitted.odds(&hurt); got <= before {
		t.Errorf("an enemy hurt: %v, before %v", got, before)
	}
	gone := s
	gone.Units[first].Where = hexwar.Gone
	if got := fitted.odds(&gone); got <= fitted.odds(&hurt) {
		t.Errorf("an enemy destroyed: %v, hurt %v", got, fitted.odds(&hurt))
	}
	over := ahead
	over.Phase = hexwar.PhaseOver
	if fitted.odds(&over) != 1 {
		t.Error("who has more points at the end has won")
	}
}
