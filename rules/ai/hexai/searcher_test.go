package hexai

import (
	"flag"
	"testing"
	"time"

	"rulerfire/rules"
	"rulerfire/rules/ai"
	"rulerfire/rules/hexwar"
	"rulerfire/rules/rulestest"
)

// positions are states of an engagement between scripts in which a search decides,
// every so many of them.
func positions(t testing.TB, of draw, seed uint64, every int) []hexwar.State {
	t.Helper()
	u, err := of.draw(seed)
	if err != nil {
		t.Fatal(err)
	}
	var list []hexwar.State
	n := 0
	seats := make([]decider, u.SeatCount())
	c := Normal()
	for i := range seats {
		seats[i] = func(s *hexwar.State, noise uint64) hexwar.Action {
			if searched(s.Phase) {
				if n++; n%every == 0 {
					list = append(list, *s)
				}
			}
			return c.Decide(s, random(noise))
		}
	}
	if _, err := engage(u, seats, seed, nil); err != nil {
		t.Fatal(err)
	}
	return list
}

// All that a search considers is legal, and so is what it decides; nothing in the
// position is changed.
func TestSearchConsidersWhatIsLegal(t *testing.T) {
	phases := map[hexwar.Phase]int{}
	for seed := range uint64(4) {
		for _, s := range positions(t, draw{players: [hexwar.Teams]int{1 + int(seed)%2, 1}}, seed, 25) {
			before := s
			c := Search{Script: Normal(), Budget: 20}
			options := c.Script.options(&s)
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
	for _, p := range []hexwar.Phase{hexwar.PhasePick, hexwar.PhaseAct} {
		if phases[p] == 0 {
			t.Errorf("no position in which the engagement asks: %s", p)
		}
	}
}

func TestPlayoutsDoNotAllocate(t *testing.T) {
	for seed := range uint64(6) {
		for _, s := range positions(t, draw{}, seed, 150) {
			c := Normal()
			p := newPlayout(&s, c.options(&s), c, &fitted)
			all := func() {
				for i := range p.options {
					p.Play(i, 1)
				}
			}
			all() // long ways find room once
			if n := testing.AllocsPerRun(1, all); n > 0 {
				t.Errorf("seed %d, round %d, %s: %v allocations in playouts", seed, s.Round, s.Phase, n)
			}
		}
	}
}

// The same option and sample are worth the same, whatever has been played out before.
func TestPlayoutsForget(t *testing.T) {
	for _, s := range positions(t, draw{}, 5, 150) {
		c := Normal()
		used := newPlayout(&s, c.options(&s), c, &fitted)
		for i := range used.options {
			used.Play(i, 3)
		}
		for i := range used.options {
			fresh := newPlayout(&s, used.options, c, &fitted)
			if one, two := fresh.Play(i, 9), used.Play(i, 9); one != two {
				t.Errorf("%s: option %d is worth %d, and after others %d", s.Phase, i, one, two)
			}
		}
	}
}

// A player sees what lies on the table and nothing else: in a battle that another
// program has rolled for, it decides the same from the same position.
func TestDecisionsDependOnTheTableAlone(t *testing.T) {
	u, err := draw{}.draw(4)
	if err != nil {
		t.Fatal(err)
	}
	one, other := hexwar.NewBattle(u), hexwar.NewBattle(u)
	normal := PlayersAt(0.2)["normal"]
	script := Normal()
	for n := uint64(0); n < 400; n++ {
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
		for _, b := range []*hexwar.Battle{one, other} {
			if _, err := b.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// A search that is stopped answers at once, legally.
func TestSearchStops(t *testing.T) {
	for _, s := range positions(t, draw{}, 6, 150) {
		asked := 0
		c := Search{Script: Normal(), Budget: 1 << 30}
		a := c.Decide(&s, 1, func() bool { asked++; return asked > 5 })
		if !s.Allows(&a) {
			t.Errorf("%s: stopped, it decides %s", s.Phase, a)
		}
	}
}

// Advice is about what the player would choose, and others; its numbers are chances
// and counts.
func TestAdviceTellsWhatSpeaksForIt(t *testing.T) {
	for seed := range uint64(3) {
		of := draw{players: [hexwar.Teams]int{1 + int(seed)%2, 1}}
		for _, s := range positions(t, of, seed, 100) {
			c := Search{Script: Normal(), Budget: 40}
			list := c.Advise(&s, 7, nil)
			if len(list) == 0 || len(list) > mostAdvice {
				t.Fatalf("%s: %d pieces of advice", s.Phase, len(list))
			}
			if a := c.Decide(&s, 7, nil); list[0].Choice != rules.Choice(a) {
				t.Errorf("%s: decides %s, advises %s", s.Phase, a, list[0].Choice)
			}
			for i, a := range list {
				if a.Playouts == 0 {
					continue
				}
				for _, b := range list[:i] {
					if a.Choice == b.Choice && (s.Phase == hexwar.PhasePick || drift(a.Then) == drift(b.Then)) {
						t.Errorf("%s: %s is advised twice", s.Phase, a.Choice)
					}
				}
				goesAs(t, s, a)
				if len(a.Odds) != s.SeatCount() {
					t.Errorf("%s: odds %v", a.Choice, a.Odds)
				}
				for seat, p := range a.Odds {
					if p < 0 || p > 1 || s.TeamOf(seat) == 0 && p != a.Odds[0] {
						t.Errorf("%s: odds %v", a.Choice, a.Odds)
					}
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

// goesAs fails if what is to follow an answer cannot follow it. What an activation leads
// to waits for its dice.
func goesAs(t *testing.T, s hexwar.State, a ai.Advice) {
	for _, c := range append([]rules.Choice{a.Choice}, a.Then...) {
		act := c.(hexwar.Action)
		if err := s.Legal(&act); err != nil {
			t.Errorf("%s, then %s: %s: %v", a.Choice, a.Then, act, err)
			return
		}
		unit := s.Turn.Unit
		s.Do(&act, nil)
		if s.Phase != hexwar.PhaseAct || s.Turn.Unit != unit {
			return
		}
	}
}

var (
	matchPairs = flag.Int("match", 0, "pairs of engagements in the match of -a against -b")
	matchFrom  = flag.Uint64("from", 7000, "seed of the first pair of the match")
	levelA     = flag.String("a", "normal", "level that plays the match")
	levelB     = flag.String("b", "script", "level that it plays against")
	partA      = flag.Float64("parta", 1, "part of its budget that -a has")
	partB      = flag.Float64("partb", 1, "part of its budget that -b has")
)

// deciderOf is a level as a decider.
func deciderOf(level string, part float64, spent *[]time.Duration) decider {
	switch p := PlayersAt(part)[level].(type) {
	case searcher:
		return func(s *hexwar.State, noise uint64) hexwar.Action {
			start := rulestest.ProcessorTime()
			a := p.search.Decide(s, noise, nil)
			if searched(s.Phase) {
				*spent = append(*spent, rulestest.ProcessorTime()-start)
			}
			return a
		}
	case player:
		return scripted(p.script)
	}
	return randomly
}

// TestMatch plays one level against another: go test -run Match -match 20 -a normal -b
// script.
func TestMatch(t *testing.T) {
	if *matchPairs == 0 {
		t.Skip("needs -match")
	}
	var spent [2][]time.Duration
	sum, n := 0.0, 0
	a, b := deciderOf(*levelA, *partA, &spent[0]), deciderOf(*levelB, *partB, &spent[1])
	squares := 0.0
	for i := range *matchPairs {
		mean, _, err := pairs(draw{}, a, b, 1, *matchFrom+uint64(i), nil)
		if err != nil {
			t.Fatal(err)
		}
		sum += mean
		squares += mean * mean
		n++
		t.Logf("after %d pairs %s×%g has won %.3f ± %.3f against %s×%g; %s and %s", n, *levelA, *partA, sum/float64(n), halfWidth(sum, squares, n), *levelB, *partB,
			times(spent[0]), times(spent[1]))
	}
}

// Three hands that work at the same time find the same as one.
func TestSearchFindsTheSameWithManyHands(t *testing.T) {
	crew := ai.Crew{Hands: 3, Do: rulestest.Together}
	for _, s := range positions(t, draw{}, 8, 200) {
		c := Search{Script: Normal(), Budget: 60}
		alone, play := c.search(&s, 5)
		if alone == nil {
			continue
		}
		alone.Run(play, nil)
		shared, one := c.search(&s, 5)
		shared.RunWith(crew, []ai.Playouts{one, one.another(), one.another()}, nil)
		for i := range play.options {
			if alone.Tally(i) != shared.Tally(i) {
				t.Errorf("round %d, %s: option %d comes to %+v alone, with others to %+v", s.Round, s.Phase, i, alone.Tally(i), shared.Tally(i))
			}
		}
		if best := play.options[alone.Best()].action; alone.Best() != shared.Best() || c.decide(&s, 5, crew, nil) != best {
			t.Errorf("round %d, %s: alone %s is the best, with others not", s.Round, s.Phase, best)
		}
	}
}
