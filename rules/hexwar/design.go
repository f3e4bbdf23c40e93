package hexwar

import (
	"fmt"
	"strings"
)

// A Section is a Core Section. Vehicles have a cockpit where mechs have a head, a
// body for the torso, and a left and a right part for the legs; drones have a
// body alone.
type Section uint8

// The sections.
const (
	Head Section = iota
	Torso
	LeftArm
	RightArm
	LeftLeg
	RightLeg
	NumSections
)

var sectionNames = []string{"head", "torso", "left arm", "right arm", "left leg", "right leg"}

// String is "head", "torso", "left arm", …
func (s Section) String() string { return sectionNames[s] }

// NameOn is what the section is called on such a body: "cockpit", "left side", …
func (s Section) NameOn(b Body) string {
	if b == Mech {
		return sectionNames[s]
	}
	return [NumSections]string{Head: "cockpit", Torso: "body", LeftLeg: "left side", RightLeg: "right side"}[s]
}

// SectionsOf are the sections of a body, in the order of their numbers in texts.
func SectionsOf(b Body) []Section {
	switch {
	case b == Mech:
		return []Section{Head, Torso, LeftArm, RightArm, LeftLeg, RightLeg}
	case b.Vehicle():
		return []Section{Head, Torso, LeftLeg, RightLeg}
	}
	return []Section{Torso}
}

// A Stat is one of the three numbers that units roll against.
type Stat uint8

// The stats.
const (
	Accuracy Stat = iota
	Assault
	Evasion
	NumStats
)

var statNames = []string{"accuracy", "assault", "evasion"}

// String is "accuracy", "assault" or "evasion".
func (s Stat) String() string { return statNames[s] }

// A Mount is where a unit has a weapon.
type Mount uint8

// Where weapons are. The sections, as mounts, come first, in their order.
const (
	OnHead Mount = iota
	OnTorso
	OnLeftArm
	OnRightArm
	OnLeftLeg
	OnRightLeg
	InLeftHand
	InRightHand
	InBothHands
	Carried
	Lost // destroyed, or lying on the ground
)

var mountNames = []string{
	"on head", "on torso", "on left arm", "on right arm", "on left leg", "on right leg",
	"left hand", "right hand", "both hands", "carried", "lost",
}

// String is "on torso", "left hand", "both hands", "carried", …
func (m Mount) String() string { return mountNames[m] }

// Fixed tells whether a weapon there is mounted on a section, whose number the
// mount has.
func (m Mount) Fixed() bool { return m <= OnRightLeg }

// InHand tells whether a weapon there is held.
func (m Mount) InHand() bool { return m >= InLeftHand && m <= InBothHands }

// An Arm is a weapon of a design, and where it is.
type Arm struct {
	Weapon string
	Mount  Mount
}

// A UnitDesign is a unit as its sheet describes it, or an A.I. drone. It may
// break the rules: Check says whether it can be fielded.
type UnitDesign struct {
	Name    string
	Note    string
	Core    string              // its core type
	Form    string              // the core type of a vehicle that it transforms into, or none
	Rank    int                 // of the pilot, 1 to 5; for drones of the processor, 1 to 3
	Defence [NumSections]uint16 // of its sections; those that it has not are 0
	Lower   [NumStats]uint8     // S.R.M. points spent
	Arms    []Arm
	Systems []string
	Mods    []string
	Traits  []string
	Drones  []string // funnels, which are weapons, and A.I. drones
	Look    string   // a picture only
}

// Limits of a unit.
const (
	MaxArms    = 8 // weapons and shields
	MaxCarried = 3
	MaxSystems = 5
	MaxDrones  = 3 // of one unit, active or docked, and of one side on a hex
	MaxLower   = 2 // S.R.M. points on one stat

	maxDroneArm = 20 // cost of the weapon of an A.I. drone
)

// readDesign reads a block of a unit or a drone.
func readDesign(b block) (UnitDesign, error) {
	d := UnitDesign{Rank: 1}
	var err error
	if d.Name, err = b.name(); err != nil {
		return d, err
	}
	return d, readInto(b, &d, designKeys, "lower", "arm", "system", "mod", "trait", "drone")
}

func listInto(at func(*UnitDesign) *[]string) reader[UnitDesign] {
	return func(d *UnitDesign, value string) error {
		list := at(d)
		if len(*list) == 12 {
			return fmt.Errorf("more than %d", len(*list))
		}
		*list = append(*list, cut(value, MaxName))
		return nil
	}
}

var designKeys = map[string]reader[UnitDesign]{
	"note": textInto(func(d *UnitDesign) *string { return &d.Note }, MaxNote),
	"core": textInto(func(d *UnitDesign) *string { return &d.Core }, MaxName),
	"form": textInto(func(d *UnitDesign) *string { return &d.Form }, MaxName),
	"look": textInto(func(d *UnitDesign) *string { return &d.Look }, MaxNote),
	"rank": numberInto(func(d *UnitDesign) *int { return &d.Rank }, 1, MaxRank),
	"defence": func(d *UnitDesign, value string) error {
		words := strings.Fields(value)
		var sections []Section
		for _, b := range []Body{DroneBody, Tank, Mech} {
			if list := SectionsOf(b); len(list) == len(words) {
				sections = list
			}
		}
		if sections == nil {
			return fmt.Errorf("%d numbers: a mech has 6, a vehicle 4, a drone 1", len(words))
		}
		for i, s := range sections {
			n, err := number(words[i], 1, 400)
			if err != nil {
				return err
			}
			d.Defence[s] = uint16(n)
		}
		return nil
	},
	"lower": func(d *UnitDesign, value string) error {
		stat, by, _ := strings.Cut(value, " ")
		s, err := index(stat, statNames)
		if err != nil {
			return err
		}
		n, err := number(by, 1, MaxLower)
		d.Lower[s] = uint8(n)
		return err
	},
	"arm": func(d *UnitDesign, value string) error {
		name, where, ok := strings.Cut(value, ": ")
		if !ok {
			return fmt.Errorf("%q is not written \"Pistol: right hand\"", cut(value, MaxName))
		}
		m, err := index(strings.TrimSpace(where), mountNames[:Lost])
		if err != nil {
			return err
		}
		if len(d.Arms) == 2*MaxArms {
			return fmt.Errorf("more than %d", len(d.Arms))
		}
		d.Arms = append(d.Arms, Arm{cut(strings.TrimSpace(name), MaxName), Mount(m)})
		return nil
	},
	"system": listInto(func(d *UnitDesign) *[]string { return &d.Systems }),
	"mod":    listInto(func(d *UnitDesign) *[]string { return &d.Mods }),
	"trait":  listInto(func(d *UnitDesign) *[]string { return &d.Traits }),
	"drone":  listInto(func(d *UnitDesign) *[]string { return &d.Drones }),
}

// write writes the lines of a unit below its name.
func (d *UnitDesign) write(w *writer) {
	w.line("note", d.Note)
	w.line("core", d.Core)
	w.line("form", d.Form)
	w.count("rank", d.Rank)
	var numbers []string
	for _, n := range d.Defence {
		if n > 0 {
			numbers = append(numbers, fmt.Sprint(n))
		}
	}
	w.line("defence", strings.Join(numbers, " "))
	for s, n := range d.Lower {
		if n > 0 {
			w.line("lower", fmt.Sprintf("%s %d", Stat(s), n))
		}
	}
	for _, a := range d.Arms {
		w.line("arm", a.Weapon+": "+a.Mount.String())
	}
	for _, list := range [...]struct {
		key   string
		names []string
	}{{"system", d.Systems}, {"mod", d.Mods}, {"trait", d.Traits}, {"drone", d.Drones}} {
		for _, name := range list.names {
			w.line(list.key, name)
		}
	}
	w.line("look", d.Look)
}

// has tells whether one of the design's systems, mods and traits has the effect.
func (c *Catalogue) has(d *UnitDesign, e Effect) bool { return c.times(d, e) > 0 }

// times is how many of the design's systems, mods and traits have the effect.
func (c *Catalogue) times(d *UnitDesign, e Effect) int {
	n := 0
	for _, name := range d.Systems {
		if s, ok := c.System(name); ok && s.Effect == e {
			n++
		}
	}
	for _, name := range d.Mods {
		if m, ok := c.Mod(name); ok && m.Effect == e {
			n++
		}
	}
	for _, name := range d.Traits {
		if t, ok := c.Trait(name); ok && t.Effect == e {
			n++
		}
	}
	return n
}

// The light frame (5.7).
const (
	lightLeast = 118 // total defence that it needs
	lightLimbs = 22  // off the head, off the arms, and off the legs
	lightTorso = 25
)

// Sections are the defences of the design's sections with its mods: a light frame
// makes them lighter.
func (c *Catalogue) Sections(d *UnitDesign) [NumSections]int {
	var s [NumSections]int
	for i, n := range d.Defence {
		s[i] = int(n)
	}
	if !c.has(d, LightFrame) || c.core(d).Body != Mech {
		return s
	}
	rest := 0
	take := func(section Section, n int) {
		n += rest
		rest = max(0, n-(s[section]-1))
		s[section] -= n - rest
	}
	take(Head, lightLimbs)
	rest, over := 0, rest
	take(LeftArm, lightLimbs/2)
	take(RightArm, lightLimbs/2)
	rest, over = 0, over+rest
	take(LeftLeg, lightLimbs/2)
	take(RightLeg, lightLimbs/2)
	rest, over = 0, over+rest
	take(Torso, lightTorso)
	// What a section could not give comes off the strongest, point by point.
	for over += rest; over > 0; over-- {
		strongest := Torso
		for i := range s {
			if s[i] > s[strongest] {
				strongest = Section(i)
			}
		}
		s[strongest] = max(1, s[strongest]-1)
	}
	return s
}

// core is the design's core type, or one without any stats.
func (c *Catalogue) core(d *UnitDesign) *CoreType {
	if t, ok := c.Core(d.Core); ok {
		return t
	}
	return &CoreType{}
}

// Defence is the total defence of the core sections.
func (c *Catalogue) Defence(d *UnitDesign) int {
	total := 0
	for _, n := range c.Sections(d) {
		total += n
	}
	return total
}

// Class is the design's classification, 1 to 5.
func (c *Catalogue) Class(d *UnitDesign) int { return ClassOf(c.Defence(d)) }

// Stats are the numbers that the unit rolls against, its S.R.M. points spent; 0 is
// no such stat.
func (c *Catalogue) Stats(d *UnitDesign) [NumStats]int { return c.stats(c.core(d), d) }

func (c *Catalogue) stats(t *CoreType, d *UnitDesign) (stats [NumStats]int) {
	for s, n := range [NumStats]uint8{t.Accuracy, t.Assault, t.Evasion} {
		if n > 0 {
			stats[s] = max(2, int(n)-int(d.Lower[s]))
		}
	}
	if stats[Assault] > 0 && c.has(d, CloseQuarters) {
		stats[Assault] = max(2, stats[Assault]-1)
	}
	return stats
}

// Pace is the Standard Movement of the unit as it is built, and what it adds to the
// D8 of action points each turn.
func (c *Catalogue) Pace(d *UnitDesign) (move, ap int) {
	body := c.core(d).Body
	move = droneMove
	if body != DroneBody {
		class := Classes[c.Class(d)]
		move, ap = class.Move, class.AP
	}
	if body == Spacecraft {
		move = min(move, spacecraftMove)
	}
	if c.has(d, Generator) {
		ap++
	}
	return move, ap
}

// A CostTerm is a part of a unit's deployment cost.
type CostTerm struct {
	What string
	Cost int
}

// Terms are the parts of the unit's deployment cost: defence, each weapon and
// shield, each system, the pilot or processor, each drone.
func (c *Catalogue) Terms(d *UnitDesign) []CostTerm {
	terms := []CostTerm{{"defence", c.Defence(d)}}
	for _, a := range d.Arms {
		if w, ok := c.Weapon(a.Weapon); ok {
			terms = append(terms, CostTerm{a.Weapon, w.Cost()})
		}
	}
	for _, name := range d.Systems {
		if s, ok := c.System(name); ok {
			terms = append(terms, CostTerm{name, int(s.Cost)})
		}
	}
	if c.core(d).Body == DroneBody {
		terms = append(terms, CostTerm{processorNames[min(d.Rank, MaxProcessor)] + " processor", Processors[min(d.Rank, MaxProcessor)].Cost})
	} else {
		terms = append(terms, CostTerm{fmt.Sprintf("rank %d", d.Rank), Ranks[d.Rank].Cost})
	}
	for _, name := range d.Drones {
		if w, ok := c.Weapon(name); ok && w.Hands == Funnel {
			terms = append(terms, CostTerm{name, w.Cost()})
		} else if a, ok := c.Drone(name); ok {
			terms = append(terms, CostTerm{name, c.Cost(a)})
		}
	}
	return terms
}

// Cost is the unit's deployment cost: the sum of its Terms.
func (c *Catalogue) Cost(d *UnitDesign) int {
	total := 0
	for _, t := range c.Terms(d) {
		total += t.Cost
	}
	return total
}
