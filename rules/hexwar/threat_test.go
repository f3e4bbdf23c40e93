package hexwar_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	prop "pgregory.net/rapid"

	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

// An enemy goes where its weapons reach its target from, and no further than it can.
func TestThreatGoesWhereItsWeaponsReach(t *testing.T) {
	for _, c := range []struct {
		name, enemy string
		first       string // its best attack; empty: it can do nothing
		far         int    // how far from the target it is then
	}{
		{"in range where it stands", "6,6 s; arm Pistol: right hand", "fire at u0 torso with i0", 4},
		{"four steps and a range of four", "6,2 s; arm Pistol: right hand", "fire at u0 torso with i0", 4},
		{"a hex too far", "6,1 s; arm Pistol: right hand", "", 0},
		{"turned away, it turns", "6,6 n; arm Pistol: right hand", "fire at u0 torso with i0", 4},
		{"on its knees it goes nowhere", "6,5 s; kneeling; arm Pistol: right hand", "", 0},
		{"on its knees it turns once", "6,6 n; kneeling; arm Pistol: right hand", "fire at u0 torso with i0", 4},
		{"its fists need the next hex", "6,6 s; ap 0", "fire at u0 torso with fists", 1},
		{"a hex too far for its fists", "6,4 s; ap 0", "", 0},
		{"held, it does nothing", "6,9 s; held", "", 0},
	} {
		enemy, held := strings.CutSuffix(c.enemy, "; held")
		g := situation(t, `
			team
			Vanguard at 6,10 n
			team
			Vanguard at `+strings.Replace(enemy, ";", "; bare;", 1)+`; defence 10 36 20 20 20 20`)
		if held {
			g.unit(0).Holds, g.unit(1).HeldBy = 1, 0
		}
		var r hexwar.Reach
		th := g.state().Threat(1, 0, &r)
		switch {
		case c.first == "" && th.Expected == 0:
		case th.Expected == 0 || th.First.String() != c.first:
			t.Errorf("%s: %q for %d, not %q", c.name, th.First, th.Expected, c.first)
		case hex.Distance(th.From, g.unit(0).Cell) != c.far:
			t.Errorf("%s: from %s, not from %d hexes away", c.name, th.From, c.far)
		}
	}
}

// What is to be expected counts every roll for action points, and every attack that
// they pay.
func TestThreatCountsEveryAttackThatIsPaid(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,10 n; lying
		team
		Vanguard at 6,6 s; ap 0; bare; arm Pistol: right hand
	`)
	var r hexwar.Reach
	// Accuracy 4 of a corporal: 4 to 7 hit for 3 and 8 for 5, no evasion; 2 points each. A roll brings 3
	// to 10 points, so 1, 2, 2, 3, 3, 4, 4 and 5 attacks.
	const shots, each = 1 + 2 + 2 + 3 + 3 + 4 + 4 + 5, 8 * (4*3 + 5)
	if got := g.state().Threat(1, 0, &r).Expected; got != shots*each {
		t.Errorf("%d of %d are to be expected, not %d", got, hexwar.ThreatParts, shots*each)
	}
}

// An Offensive Stance watches what its weapon reaches, as long as it can pay.
func TestAStanceWatchesWhatItReaches(t *testing.T) {
	for _, c := range []struct {
		enemy string
		want  bool
	}{
		{"6,6 s; ap 2", true}, {"6,6 s; ap 1", false}, {"6,5 s; ap 2", false}, {"6,6 n; ap 2", false},
	} {
		g := situation(t, `
			team
			Vanguard at 6,10 n
			team
			Vanguard at `+c.enemy+`; bare; arm Pistol: right hand
		`)
		if g.state().Watches(1, 0) {
			t.Errorf("%s: watches without a stance", c.enemy)
		}
		g.unit(1).Stance, g.unit(1).StanceItem = hexwar.Offensive, 0
		if got := g.state().Watches(1, 0); got != c.want {
			t.Errorf("%s: watches is %v", c.enemy, got)
		}
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
	var reached map[footing]hexwar.State
	attacks := map[hexwar.Unit][]blow{} // from a place
	for roll := uint8(1); roll <= 8; roll++ {
		rolled := s
		rolled.Do(&hexwar.Action{Kind: hexwar.ActRoll, Values: [2]uint8{roll}, Count: 1}, nil)
		if reached == nil {
			reached = map[footing]hexwar.State{}
			roam(rolled, reached)
		}
		best := 0
		for _, at := range reached {
			if at.Turn.Stepped && at.Crowded(by, at.Units[by].Cell) {
				continue
			}
			u := at.Units[by]
			if _, known := attacks[u]; !known {
				attacks[u] = blows(at, target)
			}
			best = max(best, strikes(attacks[u], int(rolled.Units[by].AP)))
		}
		sum += best
	}
	return sum
}

// A footing is what a unit that moves changes.
type footing struct {
	unit hexwar.Unit
	turn hexwar.Turn
}

// roam tries all steps and rotations.
func roam(s hexwar.State, reached map[footing]hexwar.State) {
	at := footing{s.Units[s.Turn.Unit], s.Turn}
	if _, known := reached[at]; known {
		return
	}
	reached[at] = s
	for d := range hex.Direction(hex.Directions) {
		for _, kind := range []hexwar.Kind{hexwar.ActStep, hexwar.ActTurn} {
			a := hexwar.Action{Kind: kind, Dir: d}
			if s.Legal(&a) == nil {
				next := s
				next.Do(&a, nil)
				roam(next, reached)
			}
		}
	}
}

// A blow is an attack: what it costs, and what it does.
type blow struct{ ap, worth int }

// blows are the attacks on the target that are legal if they are paid.
func blows(s hexwar.State, target int8) (list []blow) {
	by := s.Turn.Unit
	s.Units[by].AP = hexwar.MaxAP
	for _, s.Turn.Stage = range []hexwar.Stage{hexwar.Ranged, hexwar.Close} {
		for from := int8(hexwar.None); from < int8(s.Count()); from++ {
			for item := range int8(hexwar.MaxArms + 1) {
				a := hexwar.AttackWith(item, target, hexwar.Torso)
				if a.Unit = from; s.Legal(&a) != nil || from != hexwar.None && item > 0 {
					continue
				}
				o := s.Preview(by, &a)
				list = append(list, blow{o.AP, o.Plain*o.Damage + o.Criticals*o.Critical})
			}
		}
	}
	return list
}

// strikes is the most that attacks bring for so many action points.
func strikes(list []blow, ap int) (best int) {
	for i, b := range list {
		if b.ap <= ap {
			best = max(best, b.worth+strikes(list[i:], ap-b.ap))
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
