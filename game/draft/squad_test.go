package draft

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"
	prop "pgregory.net/rapid"

	"rulerfire/assets"
	"rulerfire/rules/hexwar"
)

func hexStock(t testing.TB) *assets.HexWar {
	t.Helper()
	h, err := assets.Hex()
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// Over 2,400 seeds: 200 for each size and number of players.
func TestARandomSquadIsAlwaysLegalAndSpendsItsLimit(t *testing.T) {
	h := hexStock(t)
	for size := range hexwar.NumSizes {
		for players := 1; players <= hexwar.MaxPlayers; players++ {
			t.Run(fmt.Sprintf("%v of %d", size, players), func(t *testing.T) {
				names := map[string]bool{}
				for seed := range uint64(200) {
					s, err := Squad(seed, h.Catalogue, h.Units, size, players)
					if err != nil {
						t.Fatal(err)
					}
					if faults := s.Check(h.Catalogue, size, players); len(faults) > 0 {
						t.Fatalf("seed %d: %v", seed, faults)
					}
					if cost := s.Cost(h.Catalogue); cost < size.Limits().Cost*9/10 {
						t.Errorf("seed %d: %d units cost %d, of %d", seed, len(s.Units), cost, size.Limits().Cost)
					}
					names[s.Name] = true
				}
				if len(names) < 190 {
					t.Errorf("200 squads have %d names", len(names))
				}
			})
		}
	}
}

func TestARandomSquadOfAnySeedIsTheSameEachTimeAndLeavesTheStockAlone(t *testing.T) {
	h := hexStock(t)
	before := hexwar.Squad{Units: h.Units}.Clone()
	prop.Check(t, func(t *prop.T) {
		seed := prop.Uint64().Draw(t, "seed")
		size := hexwar.Size(prop.IntRange(0, int(hexwar.NumSizes)-1).Draw(t, "size"))
		first, err := Squad(seed, h.Catalogue, h.Units, size, 1)
		if err != nil {
			t.Fatal(err)
		}
		again, err := Squad(seed, h.Catalogue, h.Units, size, 1)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(first, again); diff != "" {
			t.Fatal(diff)
		}
		if _, err := first.MarshalText(); err != nil {
			t.Fatal(err)
		}
		for _, u := range first.Units {
			if core, _ := h.Catalogue.Core(u.Core); core.Body == hexwar.Sub {
				t.Fatalf("%s needs water", u.Name)
			}
		}
		if diff := cmp.Diff(before.Units, h.Units); diff != "" {
			t.Fatal(diff)
		}
	})
}

func TestNoStockNoSquad(t *testing.T) {
	h := hexStock(t)
	for _, c := range []struct {
		stock   []hexwar.UnitDesign
		size    hexwar.Size
		players int
	}{{nil, 0, 1}, {h.Units, hexwar.NumSizes, 1}, {h.Units, 0, 0}, {h.Units, 0, hexwar.MaxPlayers + 1}, {[]hexwar.UnitDesign{{Name: "A"}}, 0, 1}} {
		if s, err := Squad(1, h.Catalogue, c.stock, c.size, c.players); err == nil {
			t.Errorf("%d units of stock, size %d, %d players: %+v", len(c.stock), c.size, c.players, s)
		}
	}
}
