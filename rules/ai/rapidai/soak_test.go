package rapidai

import (
	"flag"
	"fmt"
	"testing"

	"rulerfire/assets"
	"rulerfire/rules/dice"
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

// goodAttack is how many systems and whites an attack takes in the mean from which on it
// counts as good.
const goodAttack = 0.5

// A watched decider notes, for every round, whether a frame of its seat had a good attack
// at hand when its turn came, and whether the seat attacked at all. All frames have a turn
// in every round; passing only puts it off.
type watched struct {
	decide   decider
	good, at [longestBattle + 1]bool
}

func (w *watched) answer(s *rapid.State, noise uint64) rapid.Action {
	if s.Phase == rapid.PhaseName {
		w.good[s.Round] = w.good[s.Round] || bestAttack(s) >= goodAttack
	}
	a := w.decide(s, noise)
	w.at[s.Round] = w.at[s.Round] || a.Kind == rapid.ActAttack
	return a
}

// bestAttack is the mean of what the acting frame, which has not rolled yet, can take from
// an enemy without moving, with all its rockets, by the odds that people are shown.
func bestAttack(s *rapid.State) (most float64) {
	f := s.Actor()
	for e := range s.FrameCount() {
		t := &s.Frames[e]
		if t.Seat == f.Seat || !t.Stands() {
			continue
		}
		band := s.BandBetween(f.At, t.At)
		n6, n8, can := arms(f, band, int8(f.Rockets))
		if !can {
			continue
		}
		at := rapid.Target{Kind: rapid.FrameTarget, ID: int16(e)}
		odds := s.Aimed(at, band, dice.Best(int(n6), int(n8)), 0)
		o := odds.Outcome()
		most = max(most, o.Lost.Mean())
	}
	return most
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
	good, taken := 0, 0
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
			for r, atHand := range seats[k].good {
				if atHand {
					good++
					if seats[k].at[r] {
						taken++
					}
				}
			}
			if r := seats[k].idle(); r > 0 {
				t.Errorf("battle %d, %d seats on %s: seat %d made no attack in rounds %d to %d", i, len(seats), u.Table.Layout.Name, k+1, r, r+2)
			}
		}
	}
	t.Logf("%d tables, %d companies, %d decisions, slowest %v (%s)", len(tables), len(companies), count.decisions, count.slowest, count.slow)
	t.Logf("a seat attacked in %d of %d rounds with a good attack at hand", taken, good)
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
