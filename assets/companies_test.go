package assets

import (
	"fmt"
	"sort"
	"testing"

	"rulerfire/rules/rapid"
)

// everyBattle calls f for each size and number of players.
func everyBattle(t *testing.T, f func(t *testing.T, size rapid.Size, players int)) {
	for _, size := range []rapid.Size{rapid.Skirmish, rapid.FullBattle} {
		for players := 2; players <= 5; players++ {
			t.Run(fmt.Sprintf("%v of %d", size, players), func(t *testing.T) { f(t, size, players) })
		}
	}
}

func stock(t *testing.T) []rapid.Company {
	t.Helper()
	companies, err := Companies()
	if err != nil {
		t.Fatal(err)
	}
	return companies
}

// legal lists the stock companies that can be fielded.
func legal(t *testing.T, size rapid.Size, players int) []rapid.Company {
	t.Helper()
	var fit []rapid.Company
	for _, c := range stock(t) {
		if len(c.Check(size, players, rapid.DefaultSettings().Rockets)) == 0 {
			fit = append(fit, c)
		}
	}
	return fit
}

func TestStockCompaniesAreManyAndSorted(t *testing.T) {
	companies := stock(t)
	if len(companies) < 14 {
		t.Errorf("%d stock companies, want 14 or more", len(companies))
	}
	if !sort.SliceIsSorted(companies, func(i, j int) bool { return companies[i].Name < companies[j].Name }) {
		t.Error("they are not sorted by name")
	}
}

func TestStockCompaniesAreLegalButForTheirSize(t *testing.T) {
	for _, c := range stock(t) {
		fits := 0
		for _, size := range []rapid.Size{rapid.Skirmish, rapid.FullBattle} {
			for players := 2; players <= 5; players++ {
				faults := c.Check(size, players, rapid.DefaultSettings().Rockets)
				limits, err := rapid.LimitsFor(size, players)
				if err != nil {
					t.Fatal(err)
				}
				right := len(c.Frames) >= limits.MinFrames && len(c.Frames) <= limits.MaxFrames
				if right && len(faults) > 0 {
					t.Errorf("%s, %v of %d: %v", c.Name, size, players, faults)
				}
				if right {
					fits++
				}
			}
		}
		if fits == 0 {
			t.Errorf("%s fits no battle", c.Name)
		}
	}
}

func TestStockCompaniesAreWrittenAsTheGameWritesThem(t *testing.T) {
	texts := map[string]bool{}
	entries, err := companyFiles.ReadDir("companies")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		text, err := companyFiles.ReadFile("companies/" + e.Name())
		if err != nil {
			t.Fatal(err)
		}
		texts[string(text)] = true
	}
	for _, c := range stock(t) {
		if text, err := c.MarshalText(); err != nil || !texts[string(text)] {
			t.Errorf("no file is %s as it is written: %v\n%s", c.Name, err, text)
		}
	}
}

func TestStockCompaniesHaveNotesSparesAndNamesOfTheirOwn(t *testing.T) {
	companies := map[string]bool{}
	frames := map[string]string{}
	for _, c := range stock(t) {
		if companies[c.Name] {
			t.Errorf("two companies are called %s", c.Name)
		}
		companies[c.Name] = true
		if c.Note == "" {
			t.Errorf("%s has no note", c.Name)
		}
		if len(c.Spares) == 0 {
			t.Errorf("%s has no spare frame", c.Name)
		}
		for _, list := range [][]rapid.Design{c.Frames, c.Spares} {
			for _, f := range list {
				if other := frames[f.Name]; other != "" {
					t.Errorf("%s and %s both have a frame called %s", other, c.Name, f.Name)
				}
				frames[f.Name] = c.Name
			}
		}
	}
}

func TestEveryStockFrameCanFight(t *testing.T) {
	for _, c := range stock(t) {
		for _, f := range append(c.Frames, c.Spares...) {
			weapons := f.Systems[rapid.HandToHand] + f.Systems[rapid.Direct] + f.Systems[rapid.Artillery]
			if weapons == 0 && f.Rockets == 0 {
				t.Errorf("%s of %s has neither weapon nor rocket: %s", f.Name, c.Name, f.Dice())
			}
			for s, look := range f.Looks {
				if look > 0 && f.Systems[s] == 0 {
					t.Errorf("%s of %s has a look for %v but no such system", f.Name, c.Name, rapid.System(s))
				}
			}
		}
	}
}

func TestStockCompaniesDifferInCharacter(t *testing.T) {
	counts := map[rapid.Count]string{}
	for _, c := range stock(t) {
		if other := counts[c.Count()]; other != "" {
			t.Errorf("%s and %s have the same numbers of frames and systems, so they always tie", other, c.Name)
		}
		counts[c.Count()] = c.Name
	}
}

func TestSixStockCompaniesFitEveryBattle(t *testing.T) {
	everyBattle(t, func(t *testing.T, size rapid.Size, players int) {
		if n := len(legal(t, size, players)); n < 6 {
			t.Errorf("%d stock companies are legal, want 6 or more", n)
		}
	})
}

// Quick battle draws companies that tie neither for defence nor for offence; at
// least half of all draws should do.
func TestStockCompaniesNeedNotTie(t *testing.T) {
	everyBattle(t, func(t *testing.T, size rapid.Size, players int) {
		limits, err := rapid.LimitsFor(size, players)
		if err != nil {
			t.Fatal(err)
		}
		all, clear := 0, 0
		choose(legal(t, size, players), players, nil, func(counts []rapid.Count) {
			all++
			if !ties(rapid.Compare(counts, limits.Stations)) {
				clear++
			}
		})
		if clear == 0 || 2*clear < all {
			t.Errorf("%d of %d draws do without a tie", clear, all)
		}
	})
}

// choose calls f for every way to take n of the companies.
func choose(companies []rapid.Company, n int, taken []rapid.Count, f func([]rapid.Count)) {
	if n == 0 {
		f(taken)
		return
	}
	for i, c := range companies {
		choose(companies[i+1:], n-1, append(taken, c.Count()), f)
	}
}

// ties tells whether two share the highest score, or two the lowest.
func ties(ratings []rapid.Rating) bool {
	sort.Slice(ratings, func(i, j int) bool { return ratings[i].Score < ratings[j].Score })
	n := len(ratings)
	return ratings[0].Score == ratings[1].Score || ratings[n-1].Score == ratings[n-2].Score
}
