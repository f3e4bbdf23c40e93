package lineup

import (
	"testing"

	"rulerfire/game/prospect"
	"rulerfire/rules/rapid"
)

// What a computer chooses is legal, is the same for the same noise, ties with nobody,
// and tells what it expects.
func TestAComputerChoosesALegalCompany(t *testing.T) {
	stock, err := Stock()
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range []rapid.Size{rapid.Skirmish, rapid.FullBattle} {
		for seats := MinSeats; seats <= MaxSeats; seats++ {
			l := drawn(t, size, seats, 5)
			for noise := range uint64(20) {
				c, ok := l.Choose(seats-1, stock, noise)
				if !ok {
					t.Fatalf("%v of %d: nothing is chosen", size, seats)
				}
				if again, _ := l.Choose(seats-1, stock, noise); again.At != c.At {
					t.Errorf("%v of %d, noise %d: chooses %d and then %d", size, seats, noise, c.At, again.At)
				}
				if c.Chance <= 0 || c.Chance >= 1 || len(c.Against) != seats-1 {
					t.Errorf("%v of %d: %+v", size, seats, c)
				}
				with := l.Clone()
				with.Seats[seats-1].Company = stock[c.At]
				if err := with.Check(); err != nil {
					t.Errorf("%v of %d: %v", size, seats, err)
				}
				if defence, point := Ties(with.Ratings()); defence || point {
					t.Errorf("%v of %d: %s ties", size, seats, stock[c.At].Name)
				}
			}
		}
	}
}

// The better a level, the more it expects of what it chooses; an easy one hardly looks.
func TestLevelsChooseMoreOrLessCarefully(t *testing.T) {
	stock, err := Stock()
	if err != nil {
		t.Fatal(err)
	}
	mean := map[string]float64{}
	for _, level := range []string{"easy", "normal", "hard+cautious"} {
		for seed := range uint64(60) {
			l := drawn(t, rapid.Skirmish, 2, seed%6)
			l.Seats[1].Level = level
			c, _ := l.Choose(1, stock, seed)
			mean[level] += c.Chance / 60
		}
	}
	t.Log(mean)
	if mean["easy"] >= mean["normal"] || mean["normal"] >= mean["hard+cautious"] {
		t.Errorf("expects %v", mean)
	}
}

func TestNothingLegalIsNotChosen(t *testing.T) {
	if _, ok := drawn(t, rapid.Skirmish, 2, 1).Choose(1, []rapid.Company{{Name: "Nobody"}}, 1); ok {
		t.Error("a company without frames is chosen")
	}
}

// Every two stock companies that are legal together have met.
func TestAllStockCompaniesHaveMet(t *testing.T) {
	stock, err := Stock()
	if err != nil {
		t.Fatal(err)
	}
	outcomes, err := prospect.Outcomes()
	if err != nil {
		t.Fatal(err)
	}
	type duel struct {
		of       string
		one, two string
	}
	met := map[duel]bool{}
	for _, o := range outcomes {
		if len(o.Companies) == 2 {
			met[duel{o.Of, o.Companies[0], o.Companies[1]}] = true
		}
	}
	for _, size := range []rapid.Size{rapid.Skirmish, rapid.FullBattle} {
		l := party(size, 2)
		for i, a := range stock {
			for _, b := range stock[i+1:] {
				if l.Against(a) == nil && l.Against(b) == nil && !met[duel{size.String(), a.Name, b.Name}] {
					t.Errorf("%s and %s have not met in a %v: see game/workbench/companies.md", a.Name, b.Name, size)
				}
			}
		}
	}
}
