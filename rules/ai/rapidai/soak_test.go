package rapidai

import (
	"flag"
	"fmt"
	"testing"

	"rulerfire/assets"
	"rulerfire/rules/rapid"
)

var (
	soaks    = flag.Int("soak", 0, "battles in which levels meet, over all stock companies, tables and seats")
	soakFrom = flag.Int("soakfrom", 0, "the number of the first of them")
	soakPart = flag.Float64("soakpart", 0.1, "part of their budgets that the levels have in them")
	soakOnly = flag.String("soaklevel", "", "the one level that plays them, instead of easy, normal and hard")
)

// longestBattle is how many rounds a battle has at the most.
const longestBattle = 20

// goodAttack is the mean damage from which on an attack counts as good, made from where
// the frame stands on an enemy who defends as usual.
const goodAttack = 1.0

// A watched decider notes, for every round, whether its seat had a good attack at hand,
// and whether it attacked at all.
type watched struct {
	decide   decider
	good, at [longestBattle + 1]bool
}

func (w *watched) answer(s *rapid.State, noise uint64) rapid.Action {
	if s.Phase == rapid.PhasePick {
		b := board{s: s, unit: float64(s.UnitLength()), ruler: float64(s.RulerLength())}
		for i := s.First[s.Asked]; i < s.First[s.Asked+1]; i++ {
			if f := &s.Frames[i]; f.Stands() && !f.Acted {
				_, hits := b.bestVolley(i)
				w.good[s.Round] = w.good[s.Round] || hits >= goodAttack
			}
		}
	}
	a := w.decide(s, noise)
	w.at[s.Round] = w.at[s.Round] || a.Kind == rapid.ActAttack
	return a
}

// idle is the first of three rounds in a row in which the seat had a good attack at hand
// and made none, or 0.
func (w *watched) idle() int {
	for r := 1; r+2 < len(w.good); r++ {
		lazy := true
		for k := r; k < r+3; k++ {
			lazy = lazy && w.good[k] && !w.at[k]
		}
		if lazy {
			return r
		}
	}
	return 0
}

// TestSoak plays battles of two to five seats, one stock company and table after the
// other, checks every answer, and that nobody fails to attack for three rounds with a good
// attack at hand: go test -run Soak -soak 500.
func TestSoak(t *testing.T) {
	if *soaks == 0 {
		t.Skip("needs -soak")
	}
	levels := []string{"easy", "normal", "hard"}
	if *soakOnly != "" {
		levels = []string{*soakOnly}
	}
	tables, companies := map[string]bool{}, map[string]bool{}
	var count tally
	for i := *soakFrom; i < *soakFrom+*soaks; i++ {
		u, err := soakSetup(i)
		if err != nil {
			t.Fatalf("battle %d: %v", i, err)
		}
		seats := make([]watched, len(u.Companies))
		var deciders []decider
		for k := range seats {
			seats[k].decide = leveled(levels[(i+i/len(levels)+k)%len(levels)])
			deciders = append(deciders, seats[k].answer)
			companies[u.Companies[k].Name] = true
		}
		tables[u.Table.Layout.Name] = true
		if _, err := battle(u, deciders, uint64(i), &count); err != nil {
			t.Errorf("battle %d, %d seats on %s: %v", i, len(seats), u.Table.Layout.Name, err)
		}
		for k := range seats {
			if r := seats[k].idle(); r > 0 {
				t.Errorf("battle %d, %d seats on %s: seat %d made no attack in rounds %d to %d", i, len(seats), u.Table.Layout.Name, k+1, r, r+2)
			}
		}
	}
	t.Logf("%d tables, %d companies, %d decisions, slowest %v (%s)", len(tables), len(companies), count.decisions, count.slowest, count.slow)
}

// leveled decides as a level with a part of its budget.
func leveled(name string) decider {
	switch p := PlayersAt(*soakPart)[name].(type) {
	case searcher:
		return func(s *rapid.State, noise uint64) rapid.Action { return p.search.Decide(s, noise, nil) }
	case player:
		return scripted(p.script)
	}
	panic(fmt.Sprintf("there is no level %q", name))
}

// soakSetup is the set-up of the battle of that number: sizes, seats, tables and
// companies by turns.
func soakSetup(i int) (*rapid.Setup, error) {
	players := 2 + i%4
	stock, err := assets.Companies()
	if err != nil {
		return nil, err
	}
	tables, err := assets.TablesFor(players)
	if err != nil {
		return nil, err
	}
	size := rapid.Size(i / 4 % 2)
	var chosen []rapid.Company
	for k := i / 2; len(chosen) < players; k++ {
		if c := stock[k%len(stock)]; len(c.Check(size, players, 3)) == 0 {
			chosen = append(chosen, c)
		}
	}
	return rapid.NewSetup(rapid.DefaultSettings(), size, tables[i/4%len(tables)], chosen)
}
