package rapidai

import (
	"math"
	"testing"

	"rulerfire/rules"
	"rulerfire/rules/ai"
	"rulerfire/rules/rapid"
)

// positions are states of a battle between scripts in which a search decides, every
// so many of them.
func positions(t testing.TB, seed uint64, players, every int) []rapid.State {
	t.Helper()
	u, err := drawSetup(seed, players)
	if err != nil {
		t.Fatal(err)
	}
	var list []rapid.State
	n := 0
	seats := make([]decider, players)
	for i := range seats {
		seats[i] = func(s *rapid.State, noise uint64) rapid.Action {
			if searched(s.Phase) {
				if n++; n%every == 0 {
					list = append(list, *s)
				}
			}
			c := Normal()
			return c.Decide(s, random(noise))
		}
	}
	if _, err := battle(u, seats, seed, nil); err != nil {
		t.Fatal(err)
	}
	return list
}

// All that a search considers is legal, in every phase and with 2 to 5 seats, and what
// the search decides is among it; nothing in the position is changed.
func TestSearchConsidersWhatIsLegal(t *testing.T) {
	phases := map[rapid.Phase]int{}
	for players := 2; players <= 5; players++ {
		for _, s := range positions(t, uint64(players), players, 7) {
			before := s
			c := Search{Script: Normal(), Budget: 20}
			options := c.Script.options(&s, random(1))
			if len(options) == 0 || len(options) > mostOptions {
				t.Fatalf("%s: %d options", s.Phase, len(options))
			}
			for _, o := range options {
				if !s.Allows(&o.action) {
					t.Errorf("%s: %s is not allowed", s.Phase, o.action)
				}
			}
			if a := c.Decide(&s, 1, nil); !s.Allows(&a) {
				t.Errorf("%s: decided %s, which is not allowed", s.Phase, a)
			}
			if s != before {
				t.Errorf("%s: the position has changed", s.Phase)
			}
			phases[s.Phase]++
		}
	}
	for _, p := range []rapid.Phase{rapid.PhasePick, rapid.PhaseName, rapid.PhaseDefend, rapid.PhaseAct, rapid.PhaseUseSpot, rapid.PhaseBricks, rapid.PhaseLose, rapid.PhaseSpot} {
		if phases[p] == 0 {
			t.Errorf("no position in which the battle asks: %s", p)
		}
	}
}

func TestPlayoutsDoNotAllocate(t *testing.T) {
	for players := 2; players <= 5; players++ {
		for _, s := range positions(t, uint64(players), players, 40) {
			c := Search{Script: Normal(), Budget: 20}
			p := newPlayout(&s, c.Script.options(&s, random(1)), c.quick(), &fitted)
			p.tastes = tastes[:]
			all := func() {
				for i := range p.options {
					p.Play(i, 1)
				}
			}
			all() // tables find room to look for routes in once
			if n := testing.AllocsPerRun(2, all); n > 0 {
				t.Errorf("%d seats, %s: %v allocations in a playout", players, s.Phase, n)
			}
		}
	}
}

// The same option and sample are worth the same, whatever has been played out before.
func TestPlayoutsForget(t *testing.T) {
	for _, s := range positions(t, 5, 3, 50) {
		c := Search{Script: Normal(), Budget: 20}
		used := newPlayout(&s, c.Script.options(&s, random(1)), c.quick(), &fitted)
		used.tastes = tastes[:]
		for i := range used.options {
			used.Play(i, 3)
		}
		for i := range used.options {
			fresh := newPlayout(&s, used.options, c.quick(), &fitted)
			fresh.tastes = tastes[:]
			if one, two := fresh.Play(i, 9), used.Play(i, 9); one != two {
				t.Errorf("%s: option %d is worth %d, and after others %d", s.Phase, i, one, two)
			}
		}
	}
}

// Samples are played on by all tastes in turn, and a sample by the same one whatever has
// been played out before.
func TestTastesTakeTurns(t *testing.T) {
	s := positions(t, 6, 2, 60)[0]
	c := Search{Script: Tuned(), Budget: 1 << 20, Tastes: tastes[:]}
	_, p := c.search(&s, 1)
	seen := map[Weights]bool{}
	for sample := range uint64(200) {
		p.Play(0, ai.Mix(sample))
		seen[p.script.Weights] = true
		q := p.another()
		if q.Play(0, ai.Mix(sample)); q.script.Weights != p.script.Weights {
			t.Errorf("sample %d is played on by different weights", sample)
		}
	}
	if len(seen) != len(tastes) {
		t.Errorf("%d of %d tastes have played on", len(seen), len(tastes))
	}
}

// A sharp script thinks of abandoning stations even if it is quick.
func TestASharpQuickScriptAbandonsStations(t *testing.T) {
	abandons := func(c Script, s *rapid.State) (n int) {
		for _, k := range c.Candidates(s, nil, nil) {
			if k.Action.Kind == rapid.ActAbandon {
				n++
			}
		}
		return n
	}
	seen := 0
	for seed := uint64(1); seed <= 4; seed++ {
		for _, s := range positions(t, seed, 2, 1) {
			if s.Phase != rapid.PhaseLose || s.Frames[s.Assault.Hit.ID].Hits() < 2 || roundsAfter(&s) == 0 {
				continue
			}
			full := Tuned()
			quick, blind := full, full
			quick.Quick = true
			blind.Quick, blind.Sharp = true, false
			n := abandons(full, &s)
			if got := abandons(quick, &s); got != n {
				t.Errorf("a sharp one that is quick would abandon %d stations, the script %d", got, n)
			}
			if got := abandons(blind, &s); got != 0 {
				t.Errorf("a quick script that is not sharp would abandon %d stations", got)
			}
			seen += n
		}
	}
	if seen == 0 {
		t.Error("there was no station to abandon")
	}
}

// The margin has its part in what a playout to the end of the battle is worth, if that is
// wanted; a playout to the end of a round is worth what it was.
func TestMarginsCountAtTheEndOfABattle(t *testing.T) {
	ends, rounds := 0, 0
	for _, s := range positions(t, 3, 2, 25) {
		c := Search{Script: Tuned(), Budget: 2000}
		_, plain := c.search(&s, 1)
		c.Margins = true
		_, play := c.search(&s, 1)
		for sample := range uint64(5) {
			before, after := plain.Play(0, sample), play.Play(0, sample)
			want := float64(before)
			if toTheEnd(&s) {
				want += marginPart * (margin(&plain.s, plain.me)*ai.One - want)
				ends++
			} else {
				rounds++
			}
			if math.Abs(want-float64(after)) > 1 {
				t.Errorf("round %d: worth %d with margins and %d without, want %.0f", s.Round, after, before, want)
			}
		}
	}
	if ends == 0 || rounds == 0 {
		t.Errorf("%d playouts to the end of a battle and %d others", ends, rounds)
	}
}

// A player sees what lies on the table and nothing else: in a battle that another
// program has rolled for, it decides the same from the same position.
func TestDecisionsDependOnTheTableAlone(t *testing.T) {
	u, err := drawSetup(4, 2)
	if err != nil {
		t.Fatal(err)
	}
	one, other := rapid.NewBattle(u), rapid.NewBattle(u)
	normal := Players()["normal"]
	script := Normal()
	for n := uint64(0); n < 300; n++ {
		d, open := one.Pending()
		if !open {
			break
		}
		var c rules.Choice
		switch {
		case d.Side == rules.Chance:
			c = rollFor(d, 4) // the other's dice, from whatever seed, have fallen alike
		case n%20 == 0:
			first, err := normal.Choose(one.Clone(), d, n)
			if err != nil {
				t.Fatal(err)
			}
			second, err := normal.Choose(other.Clone(), d, n)
			if err != nil {
				t.Fatal(err)
			}
			if first != second {
				t.Errorf("%s: %s, and on the other table %s", d.Name, first, second)
			}
			c = first
		default:
			c = script.Decide(&one.State, random(n))
		}
		for _, b := range []*rapid.Battle{one, other} {
			if _, err := b.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// A search that is stopped answers at once, legally.
func TestSearchStops(t *testing.T) {
	for _, s := range positions(t, 6, 2, 60) {
		asked := 0
		c := Search{Script: Normal(), Budget: 1 << 30}
		a := c.Decide(&s, 1, func() bool { asked++; return asked > 5 })
		if !s.Allows(&a) {
			t.Errorf("%s: stopped, it decides %s", s.Phase, a)
		}
	}
}

// Others get their turn in every frame's turn that is played on, so that a window is drawn
// in time however far a playout goes.
func TestPlayoutsMakeWay(t *testing.T) {
	played := 0
	for _, s := range positions(t, 6, 2, 60) {
		c := Search{Script: Normal(), Budget: 1 << 20, Ahead: 9}
		search, p := c.search(&s, 1)
		if search == nil {
			continue
		}
		ways := 0
		p.pause = func() bool { ways++; return false }
		p.Play(0, 5)
		p.another().Play(0, 5)
		played += p.turns
		if ways != 2*p.turns {
			t.Errorf("%s: twice %d turns are played on, and %d times others may go on", s.Phase, p.turns, ways)
		}
	}
	if played == 0 {
		t.Error("nothing is played on")
	}
}

// Advice is about what the player would choose, and others; its numbers are chances
// and counts.
func TestAdviceTellsWhatSpeaksForIt(t *testing.T) {
	for players := 2; players <= 3; players++ {
		for _, s := range positions(t, uint64(players), players, 40) {
			c := Search{Script: Normal(), Budget: 60}
			list := c.Advise(&s, 7, nil)
			if len(list) == 0 || len(list) > mostAdvice {
				t.Fatalf("%s: %d pieces of advice", s.Phase, len(list))
			}
			if a := c.Decide(&s, 7, nil); list[0].Choice != rules.Choice(a) {
				t.Errorf("%s: decides %s, advises %s", s.Phase, a, list[0].Choice)
			}
			for _, a := range list {
				if a.Playouts == 0 {
					continue
				}
				checkThen(t, s, a)
				sum := 0.0
				for _, p := range a.Odds {
					sum += p
				}
				if len(a.Odds) != players || !same(sum, 1) {
					t.Errorf("%s: odds %v", a.Choice, a.Odds)
				}
				for _, f := range a.Facts {
					chance := f.Name == FactHit || f.Name == FactAttack
					if chance && (f.Value < 0 || f.Value > 1) || f.Name == FactKills && f.Value < 0 {
						t.Errorf("%s: %s %v", a.Choice, f.Name, f.Value)
					}
				}
			}
		}
	}
}

// checkThen checks that what is to follow an answer in the same turn can follow it, as
// far as neither dice nor another frame come in between.
func checkThen(t *testing.T, s rapid.State, a ai.Advice) {
	t.Helper()
	first := a.Choice.(rapid.Action)
	hero := s.Acting.Frame
	if first.Kind == rapid.ActPick {
		hero = first.Index
	}
	s.Do(&first, nil)
	for _, c := range a.Then {
		next := c.(rapid.Action)
		if s.Acting.Frame != hero || s.Phase != rapid.PhaseName && s.Phase != rapid.PhaseAct {
			return
		}
		if !s.Allows(&next) {
			t.Errorf("%s, then %v: %s is not allowed", a.Choice, a.Then, next)
			return
		}
		s.Do(&next, nil)
	}
}
