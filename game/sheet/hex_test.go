package sheet_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"rulerfire/assets"
	"rulerfire/game/sheet"
	"rulerfire/rules/hexwar"
)

func hex(t testing.TB) *assets.HexWar {
	t.Helper()
	h, err := assets.Hex()
	if err != nil {
		t.Fatal(err)
	}
	return h
}

func unit(t testing.TB, d hexwar.UnitDesign) []printed {
	t.Helper()
	var b bytes.Buffer
	if err := sheet.Unit(&b, assets.English(), d, hex(t).Catalogue, teal); err != nil {
		t.Fatal(err)
	}
	pages := read(t, b.Bytes())
	sound(t, pages)
	return pages
}

// points is all that of a unit can be shot away, and so has a square: defence, and
// the durability of weapons, shields and drones.
func points(c *hexwar.Catalogue, d *hexwar.UnitDesign) int {
	n := c.Defence(d)
	for _, a := range d.Arms {
		if w, ok := c.Weapon(a.Weapon); ok {
			n += int(w.Durability)
		}
	}
	for _, name := range d.Drones {
		if w, ok := c.Weapon(name); ok {
			n += int(w.Durability)
		} else if drone, ok := c.Drone(name); ok {
			n += c.Defence(drone)
		}
	}
	return n
}

func TestEveryStockUnitIsAPageWithASquareForEveryPoint(t *testing.T) {
	h := hex(t)
	for _, d := range h.Units {
		pages := unit(t, d)
		if len(pages) != 1 {
			t.Errorf("%s takes %d pages", d.Name, len(pages))
			continue
		}
		page := pages[0]
		states := page.says("kneeling") + page.says("prone") + page.says("lying") + page.says("offensive stance") +
			page.says("defensive stance") + page.says("overheated") + page.says("frozen") + page.says("transformed") + page.says("smoke used")
		if got, want := page.filled-states, points(h.Catalogue, &d); got != want {
			t.Errorf("%s: %d squares to tick, not %d", d.Name, got, want)
		}
		for _, a := range d.Arms {
			if page.says(a.Weapon) < 2 { // in the table and in the sum
				t.Errorf("%s: %s is missing", d.Name, a.Weapon)
			}
		}
		for _, list := range [][]string{d.Systems, d.Mods, d.Drones} {
			for _, name := range list {
				if page.says(name) == 0 {
					t.Errorf("%s: %s is missing", d.Name, name)
				}
			}
		}
		for _, name := range d.Traits {
			if !strings.Contains(page.all(), name) {
				t.Errorf("%s: the trait %s is missing", d.Name, name)
			}
		}
		for _, term := range h.Catalogue.Terms(&d) {
			if page.says(term.What) == 0 || page.says(fmt.Sprint(term.Cost)) == 0 {
				t.Errorf("%s: the term %s, %d is missing", d.Name, term.What, term.Cost)
			}
		}
	}
}

// A spacecraft is slower than its class, and a second heart beats every turn: the
// sheet says what a battle does.
func TestASheetSaysHowTheUnitMovesInABattle(t *testing.T) {
	h := hex(t)
	for _, d := range h.Units {
		move, ap := h.Catalogue.Pace(&d)
		page := unit(t, d)[0]
		if page.says(fmt.Sprint(move)) == 0 || page.says(fmt.Sprintf("D8 + %d", ap)) != 1 {
			t.Errorf("%s: the page does not say movement %d and D8 + %d", d.Name, move, ap)
		}
	}
}

func TestASquadIsAPageAndAPageForEachUnit(t *testing.T) {
	h := hex(t)
	for size := range hexwar.NumSizes {
		for _, s := range h.Squads(size) {
			var b bytes.Buffer
			if err := sheet.Squad(&b, assets.English(), s, h.Catalogue, teal); err != nil {
				t.Fatal(err)
			}
			pages := read(t, b.Bytes())
			sound(t, pages)
			if len(pages) != 1+len(s.Units) {
				t.Errorf("%s: %d pages for %d units", s.Name, len(pages), len(s.Units))
				continue
			}
			for i, d := range s.Units {
				if pages[0].says(d.Name) == 0 || pages[i+1].says(d.Name) == 0 {
					t.Errorf("%s: unit %d, %s, is not on its pages", s.Name, i+1, d.Name)
				}
			}
			if !strings.Contains(pages[0].all(), size.String()) {
				t.Errorf("%s: the page does not say that it may fight in a %v", s.Name, size)
			}
		}
	}
}

// What breaks every limit and knows no catalogue is printed nonetheless: it can be
// saved, and so it can be looked at on paper.
func TestAUnitOfNonsenseIsPrinted(t *testing.T) {
	d := hexwar.UnitDesign{Name: "Nonsense", Core: "No such core", Form: "Nor this", Rank: 5, Look: "odd"}
	for s := range d.Defence {
		d.Defence[s] = 400
	}
	for i := range 16 {
		d.Arms = append(d.Arms, hexwar.Arm{Weapon: fmt.Sprintf("Thing %d", i+1), Mount: hexwar.Mount(i % int(hexwar.Lost))})
	}
	for i := range 12 {
		for _, list := range []*[]string{&d.Systems, &d.Mods, &d.Traits, &d.Drones} {
			*list = append(*list, fmt.Sprintf("Item %d", i+1))
		}
	}
	pages := unit(t, d)
	if len(pages) < 2 {
		t.Errorf("%d pages", len(pages))
	}
	var all string
	for _, p := range pages {
		all += p.all()
	}
	for _, a := range d.Arms {
		if !strings.Contains(all, a.Weapon) {
			t.Errorf("%s is missing", a.Weapon)
		}
	}
}
