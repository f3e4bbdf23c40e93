package main

import (
	"maps"
	"runtime"
	"slices"
	"testing"

	"rulerfire/assets"
	"rulerfire/rules/rapid"
)

// 300 battles between computers, of 2 to 5 seats and both sizes, with every stock
// company and table among them, all end without a fault.
func TestThreeHundredBattlesEnd(t *testing.T) {
	if testing.Short() {
		t.Skip("takes some minutes")
	}
	rapidAttack, err := findContest("rapid")
	if err != nil {
		t.Fatal(err)
	}
	tables, companies := map[string]bool{}, map[string]bool{}
	for n, levels := range [][]string{
		{"script", "easy"},
		{"easy", "script", "random"},
		{"script", "easy", "script", "easy"},
		{"easy", "script", "easy", "script", "random"},
	} {
		p := plan{
			contest: rapidAttack,
			wish:    wish{seats: len(levels)},
			levels:  levels,
			battles: 75,
			seed:    uint64(100 * (n + 1)),
			workers: runtime.NumCPU(),
		}
		err := p.play(t.Context(), func(b battle) error {
			for _, fault := range b.faults {
				t.Errorf("%d seats, battle %d, seed %d: %s", len(levels), b.Battle, b.Seed, fault)
			}
			if b.Rounds < 1 || b.Rounds > rapid.DefaultSettings().Doomsday || len(b.winners) == 0 {
				t.Errorf("%d seats: the battle ended as %+v", len(levels), b)
			}
			setup := drawnSetup(t, p, b.Seed)
			tables[setup.Table.Layout.Name] = true
			for _, c := range setup.Companies {
				companies[c.Name] = true
			}
			return nil
		})
		if err != nil {
			t.Errorf("%d seats: %v", len(levels), err)
		}
	}
	var allTables, allCompanies []string
	layouts, err := assets.Tables()
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range layouts {
		allTables = append(allTables, l.Name)
	}
	stock, err := assets.Companies()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range stock {
		allCompanies = append(allCompanies, c.Name)
	}
	checkAllPlayed(t, "tables", allTables, tables)
	checkAllPlayed(t, "companies", allCompanies, companies)
}

// drawnSetup gives the set-up that a plan draws from a seed.
func drawnSetup(t *testing.T, p plan, seed uint64) *rapid.Setup {
	t.Helper()
	d, err := p.contest.draw(p.wish, random(seed, "set-up"))
	if err != nil {
		t.Fatal(err)
	}
	setup, err := rapid.ParseSetup(d.setup)
	if err != nil {
		t.Fatal(err)
	}
	return setup
}

func checkAllPlayed(t *testing.T, kind string, all []string, played map[string]bool) {
	t.Helper()
	slices.Sort(all)
	if got := slices.Sorted(maps.Keys(played)); !slices.Equal(got, all) {
		t.Errorf("of the %s %q only %q were played", kind, all, got)
	}
}

// With -alike all seats have the same company, and others in other battles.
func TestSeatsAreAlikeIfThatIsWished(t *testing.T) {
	for _, c := range contests() {
		drawn := map[string]bool{}
		for seed := range uint64(8) {
			d, err := c.draw(wish{seats: 2, alike: true}, random(seed, "set-up"))
			if err != nil {
				t.Fatal(err)
			}
			if len(d.companies) != 2 || d.companies[0] != d.companies[1] {
				t.Errorf("%s, seed %d: %q", c.system.Name, seed, d.companies)
			}
			drawn[d.companies[0]] = true
		}
		if len(drawn) < 3 {
			t.Errorf("%s: only %d companies were drawn", c.system.Name, len(drawn))
		}
	}
}
