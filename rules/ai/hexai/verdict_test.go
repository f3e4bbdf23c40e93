package hexai

import (
	"slices"
	"testing"

	"rulerfire/rules/hex"
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
	c := Normal()
	for seed := range uint64(8) {
		s := begun(t, draw{}, seed)
		if p := fitted.odds(&c, &s); p < 0.05 || p > 0.95 {
			t.Errorf("seed %d: %v", seed, p)
		}
	}
}

func TestVerdictLikesPointsAndUnits(t *testing.T) {
	c := Normal()
	s := begun(t, draw{}, 2)
	s.Round = 2
	before := fitted.odds(&c, &s)
	ahead := s
	ahead.Teams[0].Primary += 2
	if got := fitted.odds(&c, &ahead); got <= before {
		t.Errorf("two points ahead: %v, before %v", got, before)
	}
	first, _ := s.Setup.Units(1)
	hurt := s
	hurt.Units[first].Left[hexwar.Torso] /= 2
	if got := fitted.odds(&c, &hurt); got <= before {
		t.Errorf("an enemy hurt: %v, before %v", got, before)
	}
	gone := s
	gone.Units[first].Where = hexwar.Gone
	if got := fitted.odds(&c, &gone); got <= fitted.odds(&c, &hurt) {
		t.Errorf("an enemy destroyed: %v, hurt %v", got, fitted.odds(&c, &hurt))
	}
	over := ahead
	over.Phase = hexwar.PhaseOver
	if fitted.odds(&c, &over) != 1 {
		t.Error("who has more points at the end has won")
	}
}

func TestVerdictFearsWhoComesNear(t *testing.T) {
	c := Normal()
	danger := slices.Index(StandingParts[:], "danger")
	for seed := range uint64(6) {
		s := begun(t, draw{}, seed)
		s.Round = 2
		mine, _ := s.Setup.Units(0)
		foe, _ := s.Setup.Units(1)
		u := &s.Units[mine]
		for d := range hex.Direction(hex.Directions) {
			beside := u.Cell.Next(d)
			if !s.Board.Grid.Has(beside) || s.StructureAt(beside) != hexwar.None {
				continue
			}
			near := s
			near.Units[foe].Cell, near.Units[foe].Level = beside, u.Level
			before, after := c.standing(&s, 0)[danger], c.standing(&near, 0)[danger]
			if after <= before {
				t.Errorf("seed %d: with an enemy at %s in danger of %v points, before of %v", seed, beside, after, before)
			}
			near.Units[foe].HeldBy = int8(mine)
			if got := c.standing(&near, 0)[danger]; got >= after {
				t.Errorf("seed %d: with an enemy that is held at %s in danger of %v points, before of %v", seed, beside, got, after)
			}
			break
		}
	}
}
