package hexwar_test

import (
	"testing"

	prop "pgregory.net/rapid"

	"rulerfire/rules/hexwar"
)

// 5.2: the costs of the weapons by the formula.
func TestWeaponCost(t *testing.T) {
	c := catalogue(t)
	for name, want := range map[string]int{
		"Pistol": 15, "Submachine gun": 19, "Assault rifle": 26, "Beam rifle": 25, "Shotgun": 23, "Gatling gun": 29,
		"Sniper rifle": 44, "Bazooka": 36, "Missile pod": 38, "Railgun": 43, "Beam cannon": 45, "Shoulder cannon": 32,
		"Tank cannon": 40, "Torpedo": 31, "Combat knife": 8, "Beam saber": 14, "Great sword": 22, "Lance": 19,
		"Gun blade": 20, "Funnel": 16, "Small shield": 15, "Large shield": 25,
	} {
		w, ok := c.Weapon(name)
		if !ok {
			t.Errorf("there is no %s", name)
		} else if got := w.Cost(); got != want {
			t.Errorf("%s costs %d, want %d", name, got, want)
		}
	}
}

// 5.5: total defence, class, stats after S.R.M. and cost of the stock units.
func TestStockUnits(t *testing.T) {
	c := catalogue(t)
	want := map[string]struct {
		total, class, cost int
		stats              [3]int
	}{
		"Vanguard": {120, 2, 195, [3]int{4, 5, 6}},
		"Bulwark":  {134, 2, 193, [3]int{5, 4, 6}},
		"Mauler":   {124, 2, 204, [3]int{6, 3, 7}},
		"Skimmer":  {75, 1, 122, [3]int{5, 6, 4}},
		"Duellist": {118, 2, 179, [3]int{6, 3, 6}},
		"Siege":    {178, 3, 281, [3]int{4, 5, 6}},
		"Fortress": {270, 4, 402, [3]int{4, 6, 7}},
		"Tank":     {105, 2, 184, [3]int{4, 0, 7}},
		"Fighter":  {66, 1, 143, [3]int{4, 0, 5}},
		"Sub":      {90, 2, 210, [3]int{4, 0, 6}},
		"Lifter":   {130, 2, 233, [3]int{4, 0, 7}},
	}
	for _, d := range stock(t) {
		w := want[d.Name]
		if got := c.Defence(&d); got != w.total {
			t.Errorf("%s has a total defence of %d, want %d", d.Name, got, w.total)
		}
		if got := c.Class(&d); got != w.class {
			t.Errorf("%s has class %d, want %d", d.Name, got, w.class)
		}
		if got := c.Cost(&d); got != w.cost {
			t.Errorf("%s costs %d, want %d: %v", d.Name, got, w.cost, c.Terms(&d))
		}
		if got := c.Stats(&d); got != w.stats {
			t.Errorf("%s rolls against %v, want %v", d.Name, got, w.stats)
		}
		s := hexwar.Squad{Name: "One", Units: []hexwar.UnitDesign{d}}
		if faults := s.Check(c, hexwar.Scouting, 1); len(faults) > 0 {
			t.Errorf("%s is not legal: %v", d.Name, faults)
		}
	}
	drone, _ := c.Drone("Minder")
	if got := c.Cost(drone); got != 27 {
		t.Errorf("a drone with a pistol costs %d, want 27", got)
	}
	if faults := c.CheckDrone(drone); len(faults) > 0 {
		t.Errorf("the drone is not legal: %v", faults)
	}
}

// drawDesign draws a unit of whatever parts the catalogue has, legal or not.
func drawDesign(t *prop.T, c *hexwar.Catalogue) hexwar.UnitDesign {
	d := hexwar.UnitDesign{Name: "Drawn", Core: "Vanguard", Rank: prop.IntRange(1, 5).Draw(t, "rank")}
	for s := range d.Defence {
		d.Defence[s] = uint16(prop.IntRange(1, 100).Draw(t, "defence"))
	}
	for range prop.IntRange(0, hexwar.MaxArms).Draw(t, "weapons") {
		w := prop.IntRange(0, len(c.Weapons)-1).Draw(t, "weapon")
		d.Arms = append(d.Arms, hexwar.Arm{Weapon: c.Weapons[w].Name})
	}
	for range prop.IntRange(0, hexwar.MaxSystems).Draw(t, "systems") {
		d.Systems = append(d.Systems, c.Systems[prop.IntRange(0, len(c.Systems)-1).Draw(t, "system")].Name)
	}
	for range prop.IntRange(0, hexwar.MaxDrones).Draw(t, "drones") {
		d.Drones = append(d.Drones, []string{"Funnel", "Minder"}[prop.IntRange(0, 1).Draw(t, "drone")])
	}
	if prop.Bool().Draw(t, "mod") {
		d.Mods = []string{"Generator"}
	}
	return d
}

// 5.2: the cost of a squad is the sum of its parts, whatever it is built of; mods and
// traits cost nothing.
func TestCostIsTheSumOfItsParts(t *testing.T) {
	c := catalogue(t)
	prop.Check(t, func(p *prop.T) {
		s := hexwar.Squad{Name: "Drawn"}
		for range prop.IntRange(1, 4).Draw(p, "units") {
			s.Units = append(s.Units, drawDesign(p, c))
		}
		want := 0
		for _, d := range s.Units {
			for _, n := range d.Defence {
				want += int(n)
			}
			for _, a := range d.Arms {
				w, _ := c.Weapon(a.Weapon)
				if w.Damage > 0 {
					want += 2*int(w.Range+w.Damage) - int(w.AP)
				}
				want += int(w.Durability)
			}
			for _, name := range d.Systems {
				x, _ := c.System(name)
				want += int(x.Cost)
			}
			for _, name := range d.Drones {
				want += map[string]int{"Funnel": 16, "Minder": 27}[name]
			}
			want += []int{0, 0, 20, 60, 120, 200}[d.Rank]
		}
		if got := s.Cost(c); got != want {
			p.Fatalf("it costs %d, its parts %d", got, want)
		}
	})
}
