package rapidai

import (
	"flag"
	"testing"

	"rulerfire/assets"
	"rulerfire/rules/rapid"
)

var tieTables = flag.Int("ties", 0, "battles of tied companies, by twos, that tell what changes of companies are worth")

// tied is a battle of so many stock companies, of which two tie for defence, up to the
// change that the tie asks for; false if there is no such tie from that seed.
func tied(t *testing.T, seed uint64, seats int) (*rapid.Setup, bool) {
	t.Helper()
	u, err := drawSetup(seed, seats)
	if err != nil {
		t.Fatal(err)
	}
	s := u.Start(nil)
	return u, atTie(&s, seed)
}

// atTie rolls until somebody must change a company, and tells whether it comes to that.
func atTie(s *rapid.State, seed uint64) bool {
	stream := rapid.Stream(seed)
	for s.Phase == rapid.PhaseTieRoll {
		var a rapid.Action
		s.Random(&stream, &a)
		s.Do(&a, nil)
	}
	return s.Phase == rapid.PhaseTieChange
}

// T7: who wins the roll does what makes him likeliest to win, and a loser who is made to
// change his company does what is best for himself.
func TestT7ATieIsAnsweredByWhatTheCompaniesAreWorthThen(t *testing.T) {
	made := 0
	for seats := 2; seats <= 5; seats++ {
		ties := 0
		for seed := uint64(1); ties < 8 && seed < 300; seed++ {
			u, ok := tied(t, seed, seats)
			if !ok {
				continue
			}
			ties++
			s := u.Start(nil)
			atTie(&s, seed)
			c := Normal()
			for s.Phase == rapid.PhaseTieChange {
				a := c.Decide(&s, random(seed))
				if err := s.Legal(&a); err != nil {
					t.Fatalf("%d seats, seed %d: %s: %v", seats, seed, a, err)
				}
				me := s.Asked
				chosen := oddsAfter(&s, a)[me]
				answers, _ := s.Answers()
				for _, b := range answers {
					if other := oddsAfter(&s, b)[me]; other > chosen+1e-6 {
						t.Errorf("%d seats, seed %d: %s for %.3f, though %s is worth %.3f", seats, seed, a, chosen, b, other)
					}
				}
				if a.Kind == rapid.ActMake {
					made++
				}
				s.Do(&a, nil)
			}
		}
		if ties == 0 {
			t.Errorf("no tie among %d seats", seats)
		}
	}
	t.Logf("the loser was made to change his company %d times", made)
}

// A frame more or less counts in what a company is expected to win.
func TestCompanyOddsAddUp(t *testing.T) {
	stock, err := assets.Companies()
	if err != nil {
		t.Fatal(err)
	}
	for seats := 2; seats <= 5; seats++ {
		for from := range len(stock) - seats + 1 {
			var companies [][]rapid.Systems
			for _, c := range stock[from : from+seats] {
				companies = append(companies, SystemsOf(c))
			}
			sum := 0.0
			for _, p := range CompanyOdds(companies, 3) {
				if p <= 0 || p >= 1 {
					t.Errorf("%d seats from %s: %v", seats, stock[from].Name, p)
				}
				sum += p
			}
			if !same(sum, 1) {
				t.Errorf("%d seats from %s: odds add up to %v", seats, stock[from].Name, sum)
			}
		}
	}
}

// TestTieMatch plays battles of tied stock companies between scripts, one of which
// answers ties by taking off the frame with least in it: go test -run TieMatch -ties 100 -v.
func TestTieMatch(t *testing.T) {
	if *tieTables == 0 {
		t.Skip("needs -ties")
	}
	script := scripted(Normal())
	lighten := func(s *rapid.State, noise uint64) rapid.Action {
		if s.Phase != rapid.PhaseTieChange {
			return script(s, noise)
		}
		answers, _ := s.Answers()
		best, least := answers[0], 100
		for _, a := range answers {
			if a.Kind == rapid.ActRemove && s.Frames[a.Index].Systems.Count() < least {
				best, least = a, s.Frames[a.Index].Systems.Count()
			}
		}
		return best
	}
	won, n := 0.0, 0.0
	for seed := uint64(1); int(n) < *tieTables; seed++ {
		u, ok := tied(t, seed, 2)
		if !ok {
			continue
		}
		for swap, seats := range [][]decider{{script, lighten}, {lighten, script}} {
			r, err := battle(u, seats, seed, nil)
			if err != nil {
				t.Fatal(err)
			}
			won, n = won+share(r, swap), n+1
		}
	}
	t.Logf("ties answered by what companies are worth: %.3f of %.0f battles", won/n, n)
}
