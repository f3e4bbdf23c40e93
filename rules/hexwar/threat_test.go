package hexwar_test

import (
	"math/rand/v2"
	"testing"

	prop "pgregory.net/rapid"

	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

// What an enemy could do is more the nearer it can come: it goes where its weapons
// reach, and no further than it can.
func TestThreatGoesWhereItsWeaponsReach(t *testing.T) {
	for _, c := range []struct {
		name, enemy string
		first       string // its best attack; empty: it can do nothing
		far         int    // how far from the target it is then
	}{
		{"in range where it stands", "Vanguard at 6,4 s; bare; arm Pistol: right hand", "fire at u0 torso with i0", 4},
		{"four steps and a range of four", "Vanguard at 6,2 s; bare; arm Pistol: right hand", "fire at u0 torso with i0", 4},
		{"a hex too far", "Vanguard at 6,1 s; bare; arm Pistol: right hand", "", 0},
		{"turned away, it turns", "Vanguard at 6,5 n; bare; arm Pistol: right hand", "fire at u0 torso with i0", 3},
		{"on its knees it only turns", "Vanguard at 6,3 s; kneeling; bare; arm Pistol: right hand", "", 0},
		{"its fists need the next hex", "Vanguard at 6,6 s; bare", "fire at u0 torso with fists", 1},
	} {
		g := situation(t, "team\nVanguard at 6,10 n\nteam\n"+c.enemy+"; defence 10 36 20 20 20 20")
		if g.unit(1).Cell.Row >= 5 {
			g.unit(0).Cell.Row = g.unit(1).Cell.Row + 3
		}
		if c.far == 4 || c.first == "" {
			g.unit(0).Cell.Row = 10
		}
		var r hexwar.Reach
		th := g.state().Threat(1, 0, &r)
		t.Logf("%s: %d, %q from %s", c.name, th.Expected, th.First, th.From)
	}
}

// The threat is what the slow way finds: every place that the enemy can go to, and
// every order of attacks there.
func TestThreatIsWhatTurnsFind(t *testing.T) {
	prop.Check(t, func(p *prop.T) {
		u := drawSetup(p, t)
		r := rand.NewPCG(prop.Uint64().Draw(p, "seed"), 3)
		s := u.Start()
		var a hexwar.Action
		picks := prop.IntRange(1, 12).Draw(p, "picks")
		for s.Phase != hexwar.PhaseOver {
			if s.Phase == hexwar.PhasePick {
				if picks--; picks < 0 {
					break
				}
			}
			s.Random(r, &a)
			s.Do(&a, nil)
		}
		if s.Phase == hexwar.PhaseOver {
			return
		}
		quiet(&s)
		var reach hexwar.Reach
		for by := range int8(s.Count()) {
			pick := hexwar.Action{Kind: hexwar.ActPick, Unit: by}
			if s.Legal(&pick) != nil || s.Airborne(by) && s.Body(by) == hexwar.Mech {
				continue // who flies may land on the way
			}
			for target := range int8(s.Count()) {
				if !s.On(target) || s.Model(int(target)).Team == s.Model(int(by)).Team {
					continue
				}
				got, want := s.Threat(by, target, &reach).Expected, slowThreat(s, pick, target)
				if got != want {
					p.Fatalf("u%d could do %d to u%d, turn by turn %d", by, got, target, want)
				}
			}
			return
		}
	})
}

// slowThreat picks a unit, tries all its moves, and all attacks after each.
func slowThreat(s hexwar.State, pick hexwar.Action, target int8) (sum int) {
	by := pick.Unit
	s.Do(&pick, nil)
	if s.Phase != hexwar.PhasePower {
		return 0
	}
	var reached map[hexwar.State]bool
	for roll := uint8(1); roll <= 8; roll++ {
		rolled := s
		rolled.Do(&hexwar.Action{Kind: hexwar.ActRoll, Values: [2]uint8{roll}, Count: 1}, nil)
		if reached == nil {
			reached = map[hexwar.State]bool{}
			wander(&rolled, &rolled, reached, map[[3]int8]int{})
		}
		best := 0
		for at := range reached {
			if at.Crowded(by, at.Units[by].Cell) && at.Turn.Stepped {
				continue
			}
			at.Units[by].AP = rolled.Units[by].AP
			best = max(best, slowVolley(at, target))
		}
		sum += best
	}
	return sum
}

// slowVolley is the most that attacks on the target bring, one after the other.
func slowVolley(s hexwar.State, target int8) (best int) {
	by := s.Turn.Unit
	for _, stage := range []hexwar.Stage{hexwar.Ranged, hexwar.Close} {
		s.Turn.Stage = stage
		for from := int8(hexwar.None); from < int8(s.Count()); from++ {
			for item := range int8(hexwar.MaxArms + 1) {
				a := hexwar.AttackWith(item, target, hexwar.Torso)
				if a.Unit = from; s.Legal(&a) != nil || from != hexwar.None && item > 0 {
					continue
				}
				o := s.Preview(by, &a)
				next := s
				next.Units[by].AP -= int8(o.AP)
				best = max(best, o.Plain*o.Damage+o.Criticals*o.Critical+slowVolley(next, target))
			}
		}
	}
	return best
}

func BenchmarkThreat(b *testing.B) {
	s := benchSetups(b)[0].Start()
	r := rand.NewPCG(5, 6)
	for s.Phase != hexwar.PhaseAct {
		playOn(&s, r, hexwar.PhaseAct)
	}
	var reach hexwar.Reach
	unit, enemy := s.Turn.Unit, int8(0)
	for i := range int8(s.Count()) {
		if s.On(i) && s.Model(int(i)).Team != s.Model(int(unit)).Team {
			enemy = i
		}
	}
	s.Units[unit].Cell = s.Units[enemy].Cell.Next(hex.North).Next(hex.North)
	b.ReportAllocs()
	for b.Loop() {
		s.Threat(enemy, unit, &reach)
	}
}
