package draft

import (
	"errors"
	"fmt"
	"slices"

	"rulerfire/rules/hexwar"
	"rulerfire/rules/rapid"
)

// Squad makes up a squad that is legal for an engagement of that size and a team
// of 1 to hexwar.MaxPlayers players: units of the stock under names of their own,
// some with other weapons, that spend nine tenths and more of what the size allows if
// the stock has units for that. It goes without attack subs and torpedoes, so that it
// can be fielded on any board. The same seed always makes the same squad of the same
// stock.
func Squad(seed uint64, c *hexwar.Catalogue, stock []hexwar.UnitDesign, size hexwar.Size, players int) (hexwar.Squad, error) {
	if players < 1 || players > hexwar.MaxPlayers {
		return hexwar.Squad{}, fmt.Errorf("a team has 1 to %d players, not %d", hexwar.MaxPlayers, players)
	}
	if size >= hexwar.NumSizes {
		return hexwar.Squad{}, fmt.Errorf("there is no engagement of size %d", size)
	}
	d := squadDrafter{drafter: drafter{stream: rapid.Stream(seed)}, c: c, left: size.Limits().Cost}
	d.take(stock)
	if d.cheapest*players > d.left || len(d.stock) == 0 {
		return hexwar.Squad{}, errors.New("the stock has not enough units that are legal and cheap enough")
	}
	want := min(max(players, size.Limits().Units-d.below(3)), d.left/d.cheapest)
	s := hexwar.Squad{Name: d.name()}
	names := d.shuffled(words["frame"])
	for i := range want {
		u, ok := d.unit(want - i - 1)
		if !ok {
			return hexwar.Squad{}, errors.New("the units of the stock bring too many drones")
		}
		u.Name, u.Note = names[i], ""
		s.Units = append(s.Units, u)
	}
	spare := size.Limits().Cost / 10
	d.improve(s.Units, spare)
	for d.left > spare && len(s.Units) < size.Limits().Units {
		u, ok := d.unit(0)
		if !ok {
			break
		}
		u.Name, u.Note = names[len(s.Units)], ""
		s.Units = append(s.Units, u)
		d.improve(s.Units, spare)
	}
	for i := range s.Units {
		d.armour(&s.Units[i])
	}
	return s, nil
}

// A squadDrafter makes up one squad.
type squadDrafter struct {
	drafter
	c        *hexwar.Catalogue
	stock    []hexwar.UnitDesign
	cheapest int // what the cheapest unit of the stock costs
	left     int // cost that may still be spent
	drones   int // of the units so far
}

// take keeps the units of a stock that can be fielded on any board and are legal
// alone: they are so in a squad that keeps its limits.
func (d *squadDrafter) take(stock []hexwar.UnitDesign) {
	for _, u := range stock {
		core, ok := d.c.Core(u.Core)
		if !ok || core.Body == hexwar.Sub || !d.legal(&u) {
			continue
		}
		if cost := d.c.Cost(&u); len(d.stock) == 0 || cost < d.cheapest {
			d.cheapest = cost
		}
		d.stock = append(d.stock, u)
	}
}

// legal tells whether a unit breaks no rule by itself.
func (d *squadDrafter) legal(u *hexwar.UnitDesign) bool {
	alone := hexwar.Squad{Name: u.Name, Units: []hexwar.UnitDesign{*u}}
	return len(alone.Check(d.c, hexwar.Conflagration, 1)) == 0
}

// unit makes up a unit that leaves enough for so many more.
func (d *squadDrafter) unit(more int) (hexwar.UnitDesign, bool) {
	budget := d.left - more*d.cheapest
	fits := slices.DeleteFunc(slices.Clone(d.stock), func(u hexwar.UnitDesign) bool {
		return d.c.Cost(&u) > budget || d.drones+len(u.Drones) > hexwar.MaxTeamDrones
	})
	if len(fits) == 0 {
		return hexwar.UnitDesign{}, false
	}
	// The dearest of a few, so that not too much is left: of more for the last one.
	draws := 2
	if more == 0 {
		draws = 5
	}
	u := fits[d.below(len(fits))]
	for range draws - 1 {
		if other := fits[d.below(len(fits))]; d.c.Cost(&other) > d.c.Cost(&u) {
			u = other
		}
	}
	u = u.Clone()
	if d.below(2) == 0 {
		d.rearm(&u, budget)
	}
	d.left -= d.c.Cost(&u)
	d.drones += len(u.Drones)
	return u, true
}

// improve exchanges units for the dearest that there is room for, as long as more is
// left of the limit than need be.
func (d *squadDrafter) improve(units []hexwar.UnitDesign, spare int) {
	for i := range units {
		if d.left <= spare {
			return
		}
		u := &units[i]
		was, drones := d.c.Cost(u), d.drones-len(u.Drones)
		var best *hexwar.UnitDesign
		for k := range d.stock {
			other := &d.stock[k]
			cost := d.c.Cost(other)
			if cost <= d.left+was && drones+len(other.Drones) <= hexwar.MaxTeamDrones && (best == nil || cost > d.c.Cost(best)) {
				best = other
			}
		}
		if best == nil || d.c.Cost(best) <= was {
			continue
		}
		name := u.Name
		*u = best.Clone()
		u.Name, u.Note = name, ""
		d.left -= d.c.Cost(u) - was
		d.drones = drones + len(u.Drones)
	}
}

// rearm gives a unit another weapon of the same kind in place of one, if there is
// one that is legal.
func (d *squadDrafter) rearm(u *hexwar.UnitDesign, budget int) {
	if len(u.Arms) == 0 {
		return
	}
	arm := &u.Arms[d.below(len(u.Arms))]
	was, ok := d.c.Weapon(arm.Weapon)
	if !ok {
		return
	}
	name := arm.Weapon
	w := d.c.Weapons[d.below(len(d.c.Weapons))]
	if w.Hands != was.Hands || w.Melee != was.Melee || w.Shield() != was.Shield() || w.Torpedo {
		return
	}
	arm.Weapon = w.Name
	if d.c.Cost(u) > budget || !d.legal(u) {
		arm.Weapon = name
	}
}

// maxArmour is how many points of defence a unit gets for what is left over.
const maxArmour = 15

// armour spends what is left of the limit on the unit's sections, as long as it
// stays in its class and becomes no slower.
func (d *squadDrafter) armour(u *hexwar.UnitDesign) {
	for range min(maxArmour, d.left) {
		section := d.below(len(u.Defence))
		if u.Defence[section] == 0 {
			continue
		}
		before, was := *u, d.c.Cost(u)
		u.Defence[section]++
		more := d.c.Cost(u) - was
		if more > d.left || d.c.Class(u) != d.c.Class(&before) || !d.legal(u) {
			*u = before
			return
		}
		d.left -= more
	}
}
