package sheet

import (
	"rulerfire/rules/dice"
	"rulerfire/rules/rapid"
)

// A part is what a frame's row has to show side by side: dice with what gives them,
// and what is ticked when that is lost or spent.
type part struct {
	dice  []dice.Die
	label string // the key of its name
	ticks int    // 0: it cannot be lost
}

// labels are the keys of the names of the systems.
var labels = [rapid.NumSystems]string{
	rapid.Defence: "sheet.part.defence", rapid.Movement: "sheet.part.movement", rapid.Comms: "sheet.part.comms",
	rapid.HandToHand: "sheet.part.hand", rapid.Direct: "sheet.part.direct", rapid.Artillery: "sheet.part.artillery",
}

// order is that of the dice notation: red, blue, green, yellow.
var order = [...]rapid.System{
	rapid.HandToHand, rapid.Direct, rapid.Artillery, rapid.Defence, rapid.Movement, rapid.Comms,
}

// partsOf are the parts of a frame.
func partsOf(d *rapid.Design) []part {
	parts := []part{{[]dice.Die{{Colour: dice.White, Faces: 6}, {Colour: dice.White, Faces: 6}}, "sheet.part.white", 2}}
	for _, s := range order {
		var before, after rapid.Systems
		for n := uint8(1); n <= d.Systems[s]; n++ {
			after[s] = n
			parts = append(parts, part{added(diceOf(before, 0), diceOf(after, 0)), labels[s], 1})
			before = after
		}
		if s == rapid.Movement && d.Systems.Sprints() {
			parts = append(parts, part{[]dice.Die{{Colour: dice.Green, Faces: 8}}, "sheet.part.sprint", 0})
		}
	}
	for range d.Rockets {
		parts = append(parts, part{added(diceOf(rapid.Systems{}, 0), diceOf(rapid.Systems{}, 1)), "sheet.part.rocket", 1})
	}
	return parts
}

// diceOf is what a frame with these systems rolls, at the range of the first weapon
// that it has; the white dice are left out.
func diceOf(systems rapid.Systems, rockets uint8) []dice.Die {
	band := rapid.AtHand
	for b := rapid.AtHand; b <= rapid.AtArtillery; b++ {
		if systems[b.Weapon()] > 0 {
			band = b
			break
		}
	}
	pool, n := rapid.Gather(&rapid.Frame{Systems: systems}, band, rockets)
	var list []dice.Die
	for _, die := range pool[:n] {
		list = append(list, dice.Die{Colour: die.Colour, Faces: die.Faces})
	}
	return list
}

// added are the dice of after that before has not.
func added(before, after []dice.Die) (more []dice.Die) {
	had := map[dice.Die]int{}
	for _, d := range before {
		had[d]++
	}
	for _, d := range after {
		if had[d]--; had[d] < 0 {
			more = append(more, d)
		}
	}
	return more
}
