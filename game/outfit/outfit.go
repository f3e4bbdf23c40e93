// Package outfit fits units of the hex wargame out: where a weapon may go, what a new
// unit has, and what becomes of it on another core type. What is allowed it asks of
// the rules.
package outfit

import (
	"slices"

	"rulerfire/rules/hexwar"
)

// Faults are the faults that a unit has by itself, whatever squad it is in.
func Faults(c *hexwar.Catalogue, d *hexwar.UnitDesign) []hexwar.Fault {
	return hexwar.Squad{Name: "alone", Units: []hexwar.UnitDesign{*d}}.Check(c, hexwar.Conflagration, 1)
}

// Mounts are the places of weapons in the order in which they are filled: hands, then
// what weapons are mounted on, and the back last.
var Mounts = []hexwar.Mount{
	hexwar.InRightHand, hexwar.InLeftHand, hexwar.InBothHands, hexwar.OnTorso, hexwar.OnLeftArm,
	hexwar.OnRightArm, hexwar.OnRightLeg, hexwar.OnLeftLeg, hexwar.OnHead, hexwar.Carried,
}

// A Spot is a place for a weapon, with what the rules would say if it were there.
type Spot struct {
	Mount hexwar.Mount
	Why   string // the fault that it would make; empty for none
}

// Spots are the places that a unit could have a weapon at, as one more or, with an
// arm of at least 0, instead of where that one is now.
func Spots(c *hexwar.Catalogue, d *hexwar.UnitDesign, weapon string, arm int) []Spot {
	bare := d.Clone()
	if arm >= 0 {
		bare.Arms = slices.Delete(bare.Arms, arm, arm+1)
	}
	had := Faults(c, &bare)
	list := make([]Spot, len(Mounts))
	for i, m := range Mounts {
		tried := bare.Clone()
		tried.Arms = append(tried.Arms, hexwar.Arm{Weapon: weapon, Mount: m})
		list[i] = Spot{m, fresh(had, Faults(c, &tried))}
	}
	return list
}

// fresh is the first fault of now that was not among had, in words, or nothing.
func fresh(had, now []hexwar.Fault) string {
	for _, f := range now {
		if !slices.Contains(had, f) {
			return f.What + ": " + f.Limit
		}
	}
	return ""
}

// Best is where a weapon goes by itself: the first place where it may be, or the
// back if there is none.
func Best(c *hexwar.Catalogue, d *hexwar.UnitDesign, weapon string) Spot {
	list := Spots(c, d, weapon, -1)
	for _, s := range list {
		if s.Why == "" {
			return s
		}
	}
	return list[len(list)-1]
}

// usual is how the defence of a body is shared out among its sections.
func usual(b hexwar.Body) [hexwar.NumSections]int {
	if b == hexwar.Mech {
		return [hexwar.NumSections]int{10, 36, 17, 17, 20, 20}
	}
	return [hexwar.NumSections]int{hexwar.Head: 15, hexwar.Torso: 40, hexwar.LeftLeg: 25, hexwar.RightLeg: 25}
}

// Bounds of the defence of a section, as it can be written down.
const (
	LeastDefence = 1
	MostDefence  = 400
)

// Spread gives a body's sections as much defence in all, as far as the bounds allow.
func Spread(b hexwar.Body, total int) (defence [hexwar.NumSections]uint16) {
	parts, sum := usual(b), 0
	for _, n := range parts {
		sum += n
	}
	rest := total
	for s, n := range parts {
		if n > 0 {
			part := max(LeastDefence, min(total*n/sum, MostDefence))
			defence[s] = uint16(part)
			rest -= part
		}
	}
	if torso := int(defence[hexwar.Torso]) + rest; rest != 0 {
		defence[hexwar.Torso] = uint16(max(LeastDefence, min(torso, MostDefence)))
	}
	return defence
}

// Plain is a unit of a core type with nothing on it.
func Plain(name string, core *hexwar.CoreType) hexwar.UnitDesign {
	total := 0
	for _, n := range usual(core.Body) {
		total += n
	}
	return hexwar.UnitDesign{Name: name, Core: core.Name, Rank: 1, Defence: Spread(core.Body, total)}
}

// Recore gives a unit another core type. On a body with other sections it keeps its
// defence in all, and its weapons go where they may.
func Recore(c *hexwar.Catalogue, d *hexwar.UnitDesign, core *hexwar.CoreType) {
	was, known := c.Core(d.Core)
	d.Core = core.Name
	if core.Assault == 0 {
		d.Lower[hexwar.Assault] = 0
	}
	if known && slices.Equal(hexwar.SectionsOf(was.Body), hexwar.SectionsOf(core.Body)) {
		return
	}
	total := 0
	for _, n := range d.Defence {
		total += int(n)
	}
	d.Defence = Spread(core.Body, total)
	if core.Body != hexwar.Mech {
		d.Form = ""
	}
	arms := d.Arms
	d.Arms = nil
	for _, a := range arms {
		d.Arms = append(d.Arms, hexwar.Arm{Weapon: a.Weapon, Mount: Best(c, d, a.Weapon).Mount})
	}
}
