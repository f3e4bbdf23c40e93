package hexwar_test

import (
	"math/rand/v2"
	"testing"

	prop "pgregory.net/rapid"

	"rulerfire/rules/hexwar"
)

// Outcomes are what playing an attack with every fall of the dice leads to: on units of
// which little is left, on what is aimed at or on what a die or a stance makes of it.
func TestOutcomesAreWhatTheDiceLeadTo(t *testing.T) {
	prop.Check(t, func(p *prop.T) {
		u := drawSetup(p, t)
		r := rand.NewPCG(prop.Uint64().Draw(p, "seed"), 3)
		s := u.Start()
		var a hexwar.Action
		for left := prop.IntRange(1, 25).Draw(p, "attacks"); s.Phase != hexwar.PhaseOver; {
			s.Random(r, &a)
			if a.Kind == hexwar.ActAttack && s.Phase == hexwar.PhaseAct && a.Target.Kind == hexwar.UnitTarget {
				if left--; left == 0 {
					break
				}
			}
			s.Do(&a, nil)
		}
		if s.Phase == hexwar.PhaseOver {
			return
		}
		weaken(p, &s.Units[a.Target.ID])
		if got, want := s.Outcomes(s.Turn.Unit, &a), everyFall(s, a); got != want {
			p.Fatalf("%s: %+v, and played %+v", a, got, want)
		}
	})
}

// 21: a weapon that explodes may take the torso with it that it sits on.
func TestGap21OutcomesOfAnExplosion(t *testing.T) {
	for _, k := range []struct {
		torso     string
		destroyed int // of 16 times that the weapon is: it explodes on three of eight
	}{{"6", 6}, {"7", 0}} {
		g := situation(t, `
			team
			Vanguard at 6,10 n; ap 14
			team
			Siege at 6,5 s; kneeling; left torso `+k.torso+`
		`)
		g.begin(0, 8, hexwar.Ranged)
		s, a := *g.state(), *actionOf(t, g, "fire at u1 i1 with i0")
		s.Units[1].Items[1].Left = 1
		o := s.Outcomes(0, &a)
		if o != everyFall(s, a) || o.Lost == 0 || o.Destroyed*16 != o.Lost*k.destroyed {
			t.Errorf("with %s left of the torso: %+v, and played %+v", k.torso, o, everyFall(s, a))
		}
	}
}

// weaken leaves little of everything that a unit has, so that hits destroy it.
func weaken(p *prop.T, u *hexwar.Unit) {
	most := prop.IntRange(1, 30).Draw(p, "left")
	for i := range u.Left {
		u.Left[i] = min(u.Left[i], int16(most))
	}
	for i := range u.Items {
		u.Items[i].Left = min(u.Items[i].Left, uint8(most))
	}
}

// everyFall counts how an attack ends when it is played with every fall of its dice.
func everyFall(s hexwar.State, a hexwar.Action) (o hexwar.Outcomes) {
	target := a.Target.ID
	s.Do(&a, nil)
	for fall := range hexwar.Of {
		next, log := s, hexwar.Log{}
		dice := map[hexwar.Phase]int{
			hexwar.PhaseHit: fall % 8, hexwar.PhaseEvade: fall / 8 % 8,
			hexwar.PhaseSection: fall / 64, hexwar.PhaseBurst: fall / 64,
		}
		hit, evaded, lost := false, false, false
		for die, ok := dice[next.Phase]; ok; die, ok = dice[next.Phase] {
			next.Do(&hexwar.Action{Kind: hexwar.ActRoll, Count: 1, Values: [2]uint8{1 + uint8(die)}}, &log)
		}
		for _, e := range log.Events {
			switch e.Kind {
			case hexwar.EvToHit:
				hit = e.On
			case hexwar.EvEvade:
				evaded = e.On
			case hexwar.EvSectionLost, hexwar.EvItemLost:
				lost = lost || e.Unit == target
			}
		}
		switch {
		case !hit:
			o.Missed++
		case evaded:
			o.Evaded++
		case fall%8 == 7:
			o.Critical++
		default:
			o.Plain++
		}
		if lost {
			o.Lost++
		}
		if next.Units[target].Where == hexwar.Gone {
			o.Destroyed++
		}
	}
	return o
}

func BenchmarkOutcomes(b *testing.B) {
	g := situation(b, `
		team
		Vanguard at 6,10 n; ap 14
		team
		Vanguard at 6,5 s
	`)
	s, a := g.state(), hexwar.AttackWith(0, 1, hexwar.Torso)
	for b.Loop() {
		s.Outcomes(0, &a)
	}
}
