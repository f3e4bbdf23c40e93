package draft

import (
	"errors"
	"slices"

	"rulerfire/game/outfit"
	"rulerfire/rules/hexwar"
	"rulerfire/rules/rapid"
)

// Unit makes up a unit of the hex wargame that is legal and costs no more than a
// budget: a core type, sections, a pilot, weapons and what else the catalogue has. It
// is no attack sub and has no torpedoes, so that it can be fielded on any board. The
// same seed always makes the same unit of the same catalogue.
func Unit(seed uint64, c *hexwar.Catalogue, budget int) (hexwar.UnitDesign, error) {
	d := unitDrafter{drafter: drafter{stream: rapid.Stream(seed)}, c: c, budget: budget}
	cores := slices.DeleteFunc(slices.Clone(c.Cores), func(t hexwar.CoreType) bool {
		return t.Body == hexwar.Sub || t.Body == hexwar.DroneBody
	})
	if len(cores) == 0 {
		return hexwar.UnitDesign{}, errors.New("the catalogue has no core types")
	}
	d.core = &cores[d.below(len(cores))]
	d.unit = outfit.Plain(d.word("frame"), d.core)
	d.sections()
	d.budget -= firstWeapon
	d.pilot()
	d.budget += firstWeapon
	d.weapons()
	d.extras()
	if faults := outfit.Faults(c, &d.unit); len(faults) > 0 {
		return hexwar.UnitDesign{}, faults[0]
	}
	if c.Cost(&d.unit) > budget {
		return hexwar.UnitDesign{}, errors.New("nothing is as cheap as that")
	}
	return d.unit, nil
}

// A unitDrafter makes up one unit.
type unitDrafter struct {
	drafter
	c      *hexwar.Catalogue
	core   *hexwar.CoreType
	unit   hexwar.UnitDesign
	budget int
}

// try makes a change of the unit, unless it would be a fault or cost too much.
func (d *unitDrafter) try(change func(u *hexwar.UnitDesign)) bool {
	tried := d.unit.Clone()
	change(&tried)
	if d.c.Cost(&tried) > d.budget || len(outfit.Faults(d.c, &tried)) > 0 {
		return false
	}
	d.unit = tried
	return true
}

// sections gives the unit a total defence, at most three fifths of the budget, and
// shares it out a little unevenly.
func (d *unitDrafter) sections() {
	const least = 50
	total := least + d.below(max(1, min(d.budget*3/5, 320)-least))
	d.unit.Defence = outfit.Spread(d.core.Body, total)
	pairs := [...][2]hexwar.Section{{hexwar.LeftArm, hexwar.RightArm}, {hexwar.LeftLeg, hexwar.RightLeg}}
	pair := pairs[d.below(len(pairs))]
	take := uint16(d.below(4))
	if arms := &d.unit.Defence; arms[pair[0]] > take && arms[pair[1]] > take {
		arms[pair[0]] -= take
		arms[pair[1]] -= take
		arms[hexwar.Torso] += 2 * take
	}
}

// pilot gives the unit a rank, and spends its points.
func (d *unitDrafter) pilot() {
	ranks := [...]int{1, 2, 2, 2, 3, 3, 4, 5}
	rank := ranks[d.below(len(ranks))]
	for rank > 1 && !d.try(func(u *hexwar.UnitDesign) { u.Rank = rank }) {
		rank--
	}
	for range hexwar.Ranks[d.unit.Rank].Points {
		for range tries {
			stat := d.below(int(hexwar.NumStats))
			if d.try(func(u *hexwar.UnitDesign) { u.Lower[stat]++ }) {
				break
			}
		}
	}
}

// firstWeapon is what of the budget the pilot leaves for a first weapon.
const firstWeapon = 30

// tries is how often something that may not go is tried.
const tries = 12

// patience is how often a first weapon is looked for, in a catalogue that may have
// none that fits.
const patience = 400

// weapons gives the unit two to four weapons where they may be, of which one at least
// reaches far.
func (d *unitDrafter) weapons() {
	want := 2 + d.below(3)
	for n := 0; len(d.unit.Arms) < want && (n < tries*want || len(d.unit.Arms) == 0); n++ {
		if n > patience {
			return
		}
		w := d.c.Weapons[d.below(len(d.c.Weapons))]
		if w.Torpedo || w.Hands == hexwar.Funnel || len(d.unit.Arms) == 0 && w.Range < 3 {
			continue
		}
		if at := outfit.Best(d.c, &d.unit, w.Name); at.Why == "" {
			d.try(func(u *hexwar.UnitDesign) { u.Arms = append(u.Arms, hexwar.Arm{Weapon: w.Name, Mount: at.Mount}) })
		}
	}
}

// extras gives the unit mods and traits as far as its rank allows, and now and then a
// system or drones.
func (d *unitDrafter) extras() {
	some := func(n int, add func(u *hexwar.UnitDesign)) {
		for range tries * n {
			if n > 0 && d.try(add) {
				n--
			}
		}
	}
	some(d.c.Allowance(&d.unit).Traits, func(u *hexwar.UnitDesign) {
		u.Traits = append(u.Traits, d.c.Traits[d.below(len(d.c.Traits))].Name)
	})
	some(d.c.Allowance(&d.unit).Mods, func(u *hexwar.UnitDesign) {
		u.Mods = append(u.Mods, d.c.Mods[d.below(len(d.c.Mods))].Name)
	})
	some(d.below(3), func(u *hexwar.UnitDesign) {
		u.Systems = append(u.Systems, d.c.Systems[d.below(len(d.c.Systems))].Name)
	})
	if d.below(4) == 0 && len(d.c.Drones) > 0 {
		drone := d.c.Drones[d.below(len(d.c.Drones))].Name
		some(1+d.below(2), func(u *hexwar.UnitDesign) { u.Drones = append(u.Drones, drone) })
	}
}
