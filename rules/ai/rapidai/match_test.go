package rapidai

import (
	"flag"
	"fmt"
	"hash/fnv"
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"rulerfire/assets"
	"rulerfire/rules"
	"rulerfire/rules/ai"
	"rulerfire/rules/rapid"
)

var focalTables = flag.Int("focal", 0, "tables on which battles are played that strength is reported from")

// A decider answers for a seat in the matches of these tests.
type decider func(s *rapid.State, noise uint64) rapid.Action

func scripted(c Script) decider {
	return func(s *rapid.State, noise uint64) rapid.Action {
		return c.Decide(s, rand.New(rand.NewPCG(noise, 1)))
	}
}

// randomly answers uniformly over what the battle lists.
func randomly(s *rapid.State, noise uint64) rapid.Action {
	list, _ := s.Answers()
	return list[rand.New(rand.NewPCG(noise, 1)).IntN(len(list))]
}

// rollFor rolls dice that depend on the seed and the key of the roll alone, so
// that battles from one seed have the same luck.
func rollFor(d rules.Decision, seed uint64) rules.Roll {
	h := fnv.New64a()
	fmt.Fprintf(h, "%d %s", seed, d.Key)
	r := rand.New(rand.NewPCG(h.Sum64(), seed))
	roll := make(rules.Roll, len(d.Dice))
	for i, faces := range d.Dice {
		roll[i] = 1 + r.IntN(faces)
	}
	return roll
}

// A tally is what is counted in matches.
type tally struct {
	decisions int
	slowest   time.Duration
	spent     time.Duration
	slow      rapid.Phase
	phases    [rapid.PhaseOver + 1]struct {
		n     int
		spent time.Duration
	}
}

// battle plays one battle, every answer checked, and gives its result.
func battle(u *rapid.Setup, seats []decider, seed uint64, t *tally) (rules.Result, error) {
	b := rapid.NewBattle(u)
	s := &b.State
	for n := uint64(0); s.Phase != rapid.PhaseOver; n++ {
		if n > 50000 {
			return rules.Result{}, fmt.Errorf("no end in sight: %s", s.Phase)
		}
		side := s.Side()
		if side == rules.Chance {
			d, _ := b.Pending()
			a := rapid.RollOf(rollFor(d, seed))
			if err := s.Apply(&a, nil); err != nil {
				return rules.Result{}, err
			}
			continue
		}
		phase := s.Phase
		start := time.Now()
		a := seats[side](s, seed<<20^n)
		if t != nil {
			took := time.Since(start)
			t.decisions++
			t.spent += took
			t.phases[phase].n++
			t.phases[phase].spent += took
			if took > t.slowest {
				t.slowest, t.slow = took, phase
			}
		}
		if err := s.Apply(&a, nil); err != nil {
			return rules.Result{}, fmt.Errorf("round %d, %s: seat %d: %s: %w", s.Round, phase, side, a, err)
		}
	}
	return b.Result(), nil
}

// drawSetup draws a table and companies for so many seats.
func drawSetup(seed uint64, players int) (*rapid.Setup, error) {
	return drawWith(rapid.DefaultSettings(), seed, players)
}

func drawWith(settings rapid.Settings, seed uint64, players int) (*rapid.Setup, error) {
	companies, err := assets.Companies()
	if err != nil {
		return nil, err
	}
	tables, err := assets.TablesFor(players)
	if err != nil {
		return nil, err
	}
	r := rand.New(rand.NewPCG(seed, 99))
	size := rapid.Size(r.IntN(2))
	var chosen []rapid.Company
	for len(chosen) < players {
		c := companies[r.IntN(len(companies))]
		if len(c.Check(size, players, 3)) == 0 {
			chosen = append(chosen, c)
		}
	}
	return rapid.NewSetup(settings, size, tables[r.IntN(len(tables))], chosen)
}

// share is what seat gets of a win.
func share(r rules.Result, seat int) float64 {
	for _, w := range r.Winners {
		if int(w) == seat {
			return 1 / float64(len(r.Winners))
		}
	}
	return 0
}

// pairs plays so many pairs of battles of two seats: the same table, companies and
// dice, seats swapped. It gives a's share of the wins, and the half-width of its
// 95 % interval.
func pairs(a, b decider, n int, from uint64, t *tally) (mean, half float64, err error) {
	sum, squares := 0.0, 0.0
	for i := range n {
		seed := from + uint64(i)
		u, err := drawSetup(seed, 2)
		if err != nil {
			return 0, 0, err
		}
		pair := 0.0
		for swap := range 2 {
			seats := []decider{a, b}
			if swap == 1 {
				seats = []decider{b, a}
			}
			r, err := battle(u, seats, seed, t)
			if err != nil {
				return 0, 0, fmt.Errorf("seed %d, swap %d: %w", seed, swap, err)
			}
			pair += share(r, swap) / 2
		}
		sum += pair
		squares += pair * pair
	}
	mean = sum / float64(n)
	half = 1.96 * math.Sqrt((squares/float64(n)-mean*mean)/float64(n))
	return mean, half, nil
}

func TestScriptBeatsEasyAndBothBeatRandom(t *testing.T) {
	var tl tally
	script, easy := scripted(Normal()), scripted(Easy())
	for _, m := range []struct {
		name  string
		a, b  decider
		pairs int
		least float64
	}{
		{"script against easy", script, easy, 20, 0.7},
		{"script against random", script, randomly, 5, 0.98},
		{"easy against random", easy, randomly, 5, 0.98},
	} {
		mean, half, err := pairs(m.a, m.b, m.pairs, 1, &tl)
		if err != nil {
			t.Fatalf("%s: %v", m.name, err)
		}
		t.Logf("%s: %.3f ± %.3f", m.name, mean, half)
		if mean < m.least {
			t.Errorf("%s: won %.3f, want at least %.2f", m.name, mean, m.least)
		}
	}
	t.Logf("%d decisions, mean %v, slowest %v (%s)", tl.decisions, tl.spent/time.Duration(tl.decisions), tl.slowest, tl.slow)
	for p := range tl.phases {
		if k := tl.phases[p]; k.n > 0 {
			t.Logf("  %-10s %6d × %v", rapid.Phase(p), k.n, k.spent/time.Duration(k.n))
		}
	}
}

var _ ai.Player = player{}

// TestFocal plays the battles of three seats and more that strength is reported from,
// one search among scripts: go test -run Focal -focal 20. Matches of two are played by
// the command "workbench ladder".
func TestFocal(t *testing.T) {
	if *focalTables == 0 {
		t.Skip("needs -focal")
	}
	for players := 3; players <= 5; players++ {
		won, err := focal(searching(100), scripted(Normal()), players, *focalTables, 3000)
		if err != nil {
			t.Fatalf("%d seats: %v", players, err)
		}
		t.Logf("%d seats, normal at a tenth among scripts: %.3f of the wins, %.3f would be even", players, won, 1/float64(players))
	}
}

// searching is a search with a budget.
func searching(budget int) decider {
	c := Search{Script: Normal(), Budget: budget}
	return func(s *rapid.State, noise uint64) rapid.Action { return c.Decide(s, noise, nil) }
}

// focal plays battles of several seats, one by a and the rest by b, a in every
// seat in turn, and gives a's share of the wins.
func focal(a, b decider, players, n int, from uint64) (float64, error) {
	sum := 0.0
	for i := range n {
		seed := from + uint64(i)
		u, err := drawSetup(seed, players)
		if err != nil {
			return 0, err
		}
		for seat := range players {
			seats := make([]decider, players)
			for k := range seats {
				seats[k] = b
			}
			seats[seat] = a
			r, err := battle(u, seats, seed, nil)
			if err != nil {
				return 0, fmt.Errorf("seed %d, seat %d: %w", seed, seat, err)
			}
			sum += share(r, seat)
		}
	}
	return sum / float64(n*players), nil
}
