package garage

import (
	"rulerfire/rules/dice"
	"rulerfire/rules/rapid"
	"rulerfire/scenes/ui"
)

// A kind is how a type of system is shown here.
type kind struct {
	colour  dice.Colour
	letters string // in the dice notation
	weapon  bool   // two dice for the first, an eight-sider for the second
	key     ui.Key
	name    string // the key of its name
	short   string // the key of a shorter name, if it is long
	use     string // the key of the attack with it
}

// kinds are the types of systems, by rapid.System.
var kinds = [rapid.NumSystems]kind{
	rapid.Defence:    {dice.Blue, "B", false, 'D', "garage.system.defence", "", ""},
	rapid.Movement:   {dice.Green, "G", false, 'M', "garage.system.movement", "", ""},
	rapid.Comms:      {dice.Yellow, "Y", false, 'C', "garage.system.comms", "", ""},
	rapid.HandToHand: {dice.Red, "Rh", true, 'H', "garage.system.hand", "garage.system.hand.short", "garage.use.hand"},
	rapid.Direct:     {dice.Red, "Rd", true, 'R', "garage.system.direct", "", "garage.use.direct"},
	rapid.Artillery:  {dice.Red, "Ra", true, 'L', "garage.system.artillery", "", "garage.use.artillery"},
}

// weapons are the types of weapons, from the shortest range.
var weapons = [...]rapid.System{rapid.HandToHand, rapid.Direct, rapid.Artillery}
