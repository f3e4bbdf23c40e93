package draft

import (
	"fmt"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	prop "pgregory.net/rapid"

	"rulerfire/rules/rapid"
)

func drafted(t interface{ Fatal(...any) }, seed uint64, size rapid.Size, players, rockets int) rapid.Company {
	c, err := Company(seed, size, players, rockets)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func armed(f rapid.Design) bool {
	return f.Systems[rapid.HandToHand]+f.Systems[rapid.Direct]+f.Systems[rapid.Artillery] > 0
}

// Over 4,000 seeds: 500 for each size of battle and number of players.
func TestARandomCompanyIsAlwaysLegal(t *testing.T) {
	for _, size := range []rapid.Size{rapid.Skirmish, rapid.FullBattle} {
		for players := 2; players <= 5; players++ {
			t.Run(fmt.Sprintf("%v of %d", size, players), func(t *testing.T) {
				for seed := range uint64(500) {
					rockets := int(seed % (MaxRockets + 1))
					c := drafted(t, seed*0x9E3779B97F4A7C15, size, players, rockets)
					if faults := c.Check(size, players, rockets); len(faults) > 0 {
						t.Fatalf("seed %d: %v\n%+v", seed, faults, c)
					}
				}
			})
		}
	}
}

func TestARandomCompanyOfAnySeedIsLegalAndTheSameEachTime(t *testing.T) {
	prop.Check(t, func(t *prop.T) {
		seed := prop.Uint64().Draw(t, "seed")
		size := rapid.Size(prop.IntRange(0, 1).Draw(t, "size"))
		players := prop.IntRange(2, 5).Draw(t, "players")
		rockets := prop.IntRange(0, MaxRockets).Draw(t, "rockets")
		c := drafted(t, seed, size, players, rockets)
		if faults := c.Check(size, players, rockets); len(faults) > 0 {
			t.Fatal(faults)
		}
		if diff := cmp.Diff(c, drafted(t, seed, size, players, rockets)); diff != "" {
			t.Fatal(diff)
		}
		text, err := c.MarshalText()
		if err != nil {
			t.Fatal(err)
		}
		if back, err := rapid.ParseCompany(text); err != nil {
			t.Fatal(err)
		} else if diff := cmp.Diff(c, back); diff != "" {
			t.Fatal(diff)
		}
		if !armed(c.Frames[0]) || !armed(c.Spares[0]) {
			t.Fatalf("who leads has no weapon: %+v", c)
		}
		names := map[string]bool{}
		for _, f := range append(c.Frames, c.Spares...) {
			if names[f.Name] {
				t.Fatalf("two frames are called %s", f.Name)
			}
			names[f.Name] = true
			for s, look := range f.Looks {
				if look > 0 && f.Systems[s] == 0 {
					t.Fatalf("%s has a look for %v but no such system", f.Name, rapid.System(s))
				}
			}
		}
	})
}

func TestRandomCompaniesDiffer(t *testing.T) {
	names, counts, notes := map[string]bool{}, map[rapid.Count]bool{}, map[string]bool{}
	for seed := range uint64(400) {
		c := drafted(t, seed, rapid.FullBattle, 2, 3)
		names[c.Name], counts[c.Count()], notes[c.Note] = true, true, true
	}
	if len(names) < 380 || len(counts) < 40 || len(notes) != len(styles) {
		t.Errorf("400 companies have %d names, %d numbers of frames and systems, %d characters", len(names), len(counts), len(notes))
	}
}

func TestNoBattleNoCompany(t *testing.T) {
	for _, c := range []struct {
		size             rapid.Size
		players, rockets int
	}{{2, 3, 3}, {0, 1, 3}, {0, 6, 3}, {0, 2, -1}, {0, 2, MaxRockets + 1}} {
		if got, err := Company(1, c.size, c.players, c.rockets); err == nil {
			t.Errorf("%+v: %+v", c, got)
		}
	}
}

func TestTheStylesAreCompleteAndTheirFirstRolesArmed(t *testing.T) {
	for _, s := range styles {
		if s.note == "" || s.share == "" || len(s.roles) < 4 {
			t.Errorf("%s is not complete", s.name)
		}
		for i, r := range s.roles {
			f := rapid.Design{Name: "A", Systems: r.systems}
			if i == 0 && !armed(f) {
				t.Errorf("the first role of %s has no weapon", s.name)
			}
			c := rapid.Company{Name: "A", Note: s.note, Frames: []rapid.Design{f, f, f, f}}
			if faults := c.Check(rapid.Skirmish, 2, 0); len(faults) > 0 || r.weight == 0 {
				t.Errorf("%s: %v", s.name, faults)
			}
		}
	}
}

func TestNoWordStandsTwiceInAList(t *testing.T) {
	for list, least := range map[string]int{"first": 100, "second": 100, "frame": 150} {
		sorted := slices.Sorted(slices.Values(words[list]))
		if len(sorted) < least {
			t.Errorf("%s has %d words", list, len(sorted))
		}
		for i := range sorted[1:] {
			if sorted[i] == sorted[i+1] {
				t.Errorf("%s has %q twice", list, sorted[i])
			}
		}
	}
	if a, b := CompanyName(1), CompanyName(2); a == b || CompanyName(1) != a {
		t.Errorf("%s, %s", a, b)
	}
	if a, b := FrameName(1), FrameName(2); a == b || FrameName(1) != a {
		t.Errorf("%s, %s", a, b)
	}
}
