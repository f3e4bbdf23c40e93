package hexwar

import (
	"fmt"
	"strings"
)

// A Catalogue is what units are built from: factions, core types, weapons,
// systems, mods, traits, and drones with a mind of their own.
type Catalogue struct {
	Factions []Faction
	Cores    []CoreType
	Weapons  []Weapon
	Systems  []System
	Mods     []Mod
	Traits   []Trait
	Drones   []UnitDesign // A.I. drones; Rank 1 to 3 is the processor
}

// A Faction is a side of the story: it names the ranks of its pilots.
type Faction struct {
	Name  string
	Ranks [MaxRank]string // from the lowest
	Note  string
}

// A Body says by which rules a unit moves and fights.
type Body uint8

// The bodies: mechs, the four vehicles, and drones with a mind of their own.
const (
	Mech Body = iota
	Tank
	Fighter
	Sub
	Spacecraft
	DroneBody
	numBodies
)

var bodyNames = []string{"mech", "tank", "air fighter", "attack sub", "spacecraft", "drone"}

// String is "mech", "tank", "air fighter", "attack sub", "spacecraft" or "drone".
func (b Body) String() string { return bodyNames[b] }

// Vehicle tells whether the body has neither arms nor legs, drones aside.
func (b Body) Vehicle() bool { return b >= Tank && b <= Spacecraft }

// lowestFlight is the lowest elevation at which aircraft fly (5.3); 0 for bodies
// that are none.
var lowestFlight = [numBodies]int8{Fighter: 1, Spacecraft: 2}

// aircraft tells whether the body cannot but fly.
func (b Body) aircraft() bool { return lowestFlight[b] > 0 }

// A CoreType gives a unit its base stats: the lowest number of a D8 that succeeds.
type CoreType struct {
	Name     string
	Body     Body
	Faction  string // its faction, or "any"
	Accuracy uint8
	Assault  uint8 // 0: no melee
	Evasion  uint8
	Thruster bool // the model has thrusters
	Note     string
}

// Hands says how a weapon is used.
type Hands uint8

// Ways of using a weapon.
const (
	OneHand Hands = iota
	TwoHands
	Mounted // fixed to a section; explodes when destroyed
	OnArm   // a shield strapped to an arm
	Funnel  // a drone without a mind of its own
)

var handsNames = []string{"one hand", "two hands", "mounted", "arm", "drone"}

// String is "one hand", "two hands", "mounted", "arm" or "drone".
func (h Hands) String() string { return handsNames[h] }

// A Form is what a weapon does: a gun blade has two.
type Form struct {
	Damage uint8 // 0: no attack
	Range  uint8 // hexes
	AP     uint8
	Melee  bool // used in the Close Combat Phase, with the Assault stat
}

// A Weapon is a weapon or a shield. A shield has no attack.
type Weapon struct {
	Name string
	Form
	Blade      Form // the other form of a gun blade; no damage for any other weapon
	Energy     bool // energy damage, else kinetic
	Hands      Hands
	Durability uint8 // damage that destroys it
	MinRange   uint8 // the nearest it reaches, 0 for none
	Deviation  bool  // a missed shot may hit beside the target (32)
	Aquatic    bool  // full damage under water (18)
	Torpedo    bool  // only from a blue hex at a target on a blue hex
	Missile    bool  // a sub fires it without Field of View (1)
	Note       string
}

// Shield tells whether the weapon has no attack.
func (w *Weapon) Shield() bool { return w.Damage == 0 }

// Cost is the weapon's part of the deployment cost (5.2): twice range and damage,
// less the action points, and the durability. A gun blade costs what its dearer
// form does; a shield its durability.
func (w *Weapon) Cost() int {
	if w.Shield() {
		return int(w.Durability)
	}
	return max(w.Form.worth(), w.Blade.worth()) + int(w.Durability)
}

func (f Form) worth() int {
	if f.Damage == 0 {
		return 0
	}
	return 2*(int(f.Range)+int(f.Damage)) - int(f.AP)
}

// An Effect is what a system, a mod or a trait does.
type Effect uint8

// The effects (5.7).
const (
	NoEffect        Effect = iota
	LeadAccuracy           // allies within 2 hexes: +1 MP and +1 to Accuracy Rolls
	LeadAssault            // allies within 2 hexes: +1 MP and +1 to Assault Rolls
	CloseQuarters          // the Assault stat falls by 1, −1 MP
	LongRange              // prone: 2 more on Accuracy Rolls and on the range
	Thrusters              // thruster movement
	Jump                   // once a turn a hex up to 2 higher for 2 MP
	Flight                 // may stay at +1 to +3
	AquaticKit             // neither Submerged nor Abyss
	Radar                  // ignores 1 of the penalty of green and black hexes
	Smoke                  // once a battle, smoke on the own hex and around it
	KineticCut             // kinetic hits lose a quarter, at least 1
	EnergyCut              // energy hits lose a quarter, at least 1
	LightFrame             // lighter sections
	Generator              // +1 AP each turn
	SpareBus               // 2 more systems
	ThrowWeapons           // throws held weapons in close combat
	Coward                 // +2 MP while going away from the nearest enemy
	Marksman               // +1 to Accuracy Rolls, −1 to Assault Rolls
	Fierce                 // the reverse
	GearHead               // one more mod
	Vengeful               // +1 to Accuracy and Assault Rolls once an ally is destroyed; from two on +2 melee damage
	LoneWolf               // nobody of the own side within 6 hexes: +1 to all three rolls
	Unwavering             // the first attack roll on each target gets +2; there is no Intimidate to be immune to
	KineticDoctrine        // with KineticCut: 1 more off
	EnergyDoctrine         // with EnergyCut: 1 more off
	numEffects
)

var effectNames = []string{
	"", "lead accuracy", "lead assault", "close quarters", "long range", "thrusters", "jump", "flight", "aquatic",
	"radar", "smoke", "kinetic cut", "energy cut", "light frame", "generator", "spare bus", "throw weapons", "coward",
	"marksman", "fierce", "gear head", "vengeful", "lone wolf", "unwavering", "kinetic doctrine", "energy doctrine",
}

// String is the effect's name in the catalogue: "lead accuracy", "jump", …
func (e Effect) String() string { return effectNames[e] }

// A System is an ability that a part of the model gives.
type System struct {
	Name   string
	Effect Effect
	Cost   uint8 // deployment cost
	Note   string
}

// A Mod is an upgrade inside a unit; the pilot's rank says how many.
type Mod struct {
	Name   string
	Effect Effect
	Note   string
}

// A Trait is an ability of the pilot.
type Trait struct {
	Name   string
	Effect Effect
	Note   string
}

// ParseCatalogue reads a catalogue. Several texts may be joined. The error names
// the line and the reason.
func ParseCatalogue(text []byte) (*Catalogue, error) {
	list, err := blocks(text, "faction", "core", "weapon", "system", "mod", "trait", "drone")
	if err != nil {
		return nil, err
	}
	c := &Catalogue{}
	taken := map[string]bool{}
	for _, b := range list {
		name, err := b.name()
		if err != nil {
			return nil, err
		}
		if taken[b.key+" "+name] {
			return nil, fmt.Errorf("line %d: %s %s: %w", b.number, b.key, name, errTwice)
		}
		taken[b.key+" "+name] = true
		if err := c.read(b, name); err != nil {
			return nil, err
		}
	}
	return c, nil
}

func (c *Catalogue) read(b block, name string) error {
	switch b.key {
	case "faction":
		return readOnto(&c.Factions, Faction{Name: name}, b, factionKeys)
	case "core":
		return readOnto(&c.Cores, CoreType{Name: name, Faction: "any"}, b, coreKeys)
	case "weapon":
		return readOnto(&c.Weapons, Weapon{Name: name}, b, weaponKeys)
	case "system":
		return readOnto(&c.Systems, System{Name: name}, b, systemKeys)
	case "mod":
		return readOnto(&c.Mods, Mod{Name: name}, b, modKeys)
	case "trait":
		return readOnto(&c.Traits, Trait{Name: name}, b, traitKeys)
	}
	d, err := readDesign(b)
	c.Drones = append(c.Drones, d)
	return err
}

// readOnto reads the lines of a block into a thing and puts it at the end of a list.
func readOnto[T any](list *[]T, t T, b block, keys map[string]reader[T]) error {
	err := readInto(b, &t, keys)
	*list = append(*list, t)
	return err
}

var factionKeys = map[string]reader[Faction]{
	"ranks": func(f *Faction, value string) error {
		names := strings.Split(value, ",")
		if len(names) != MaxRank {
			return fmt.Errorf("%d names, but there are %d ranks", len(names), MaxRank)
		}
		for i, n := range names {
			f.Ranks[i] = strings.TrimSpace(n)
		}
		return nil
	},
	"note": textInto(func(f *Faction) *string { return &f.Note }, MaxNote),
}

var coreKeys = map[string]reader[CoreType]{
	"body":     nameInto(func(t *CoreType) *Body { return &t.Body }, bodyNames),
	"faction":  textInto(func(t *CoreType) *string { return &t.Faction }, MaxName),
	"accuracy": numberInto(func(t *CoreType) *uint8 { return &t.Accuracy }, 2, 8),
	"assault":  numberInto(func(t *CoreType) *uint8 { return &t.Assault }, 2, 8),
	"evasion":  numberInto(func(t *CoreType) *uint8 { return &t.Evasion }, 2, 8),
	"thruster": flagInto(func(t *CoreType) *bool { return &t.Thruster }),
	"note":     textInto(func(t *CoreType) *string { return &t.Note }, MaxNote),
}

var weaponKeys = map[string]reader[Weapon]{
	"damage":     numberInto(func(w *Weapon) *uint8 { return &w.Damage }, 1, 40),
	"range":      numberInto(func(w *Weapon) *uint8 { return &w.Range }, 1, 24),
	"ap":         numberInto(func(w *Weapon) *uint8 { return &w.AP }, 1, MaxAP),
	"melee":      flagInto(func(w *Weapon) *bool { return &w.Melee }),
	"blade":      readBlade,
	"energy":     flagInto(func(w *Weapon) *bool { return &w.Energy }),
	"hands":      nameInto(func(w *Weapon) *Hands { return &w.Hands }, handsNames),
	"durability": numberInto(func(w *Weapon) *uint8 { return &w.Durability }, 1, 60),
	"minimum":    numberInto(func(w *Weapon) *uint8 { return &w.MinRange }, 2, 12),
	"deviation":  flagInto(func(w *Weapon) *bool { return &w.Deviation }),
	"aquatic":    flagInto(func(w *Weapon) *bool { return &w.Aquatic }),
	"torpedo":    flagInto(func(w *Weapon) *bool { return &w.Torpedo }),
	"missile":    flagInto(func(w *Weapon) *bool { return &w.Missile }),
	"note":       textInto(func(w *Weapon) *string { return &w.Note }, MaxNote),
}

// readBlade reads the other form of a gun blade: "damage 5 range 1 ap 3".
func readBlade(w *Weapon, value string) error {
	var damage, reach, ap int
	if _, err := fmt.Sscanf(value, "damage %d range %d ap %d", &damage, &reach, &ap); err != nil {
		return fmt.Errorf(`%q is not written "damage 5 range 1 ap 3"`, cut(value, MaxName))
	}
	if damage < 1 || damage > 40 || reach < 1 || reach > 3 || ap < 1 || ap > MaxAP {
		return fmt.Errorf("%q is out of bounds", cut(value, MaxName))
	}
	w.Blade = Form{uint8(damage), uint8(reach), uint8(ap), true}
	return nil
}

var systemKeys = map[string]reader[System]{
	"effect": nameInto(func(s *System) *Effect { return &s.Effect }, effectNames),
	"cost":   numberInto(func(s *System) *uint8 { return &s.Cost }, 0, 100),
	"note":   textInto(func(s *System) *string { return &s.Note }, MaxNote),
}

var modKeys = map[string]reader[Mod]{
	"effect": nameInto(func(m *Mod) *Effect { return &m.Effect }, effectNames),
	"note":   textInto(func(m *Mod) *string { return &m.Note }, MaxNote),
}

var traitKeys = map[string]reader[Trait]{
	"effect": nameInto(func(t *Trait) *Effect { return &t.Effect }, effectNames),
	"note":   textInto(func(t *Trait) *string { return &t.Note }, MaxNote),
}

// MarshalText writes the catalogue; ParseCatalogue reads it back.
func (c *Catalogue) MarshalText() ([]byte, error) {
	var w writer
	begin := func(key, name string) {
		if w.Len() > 0 {
			w.WriteByte('\n')
		}
		w.line(key, name)
	}
	for _, f := range c.Factions {
		begin("faction", f.Name)
		if f.Ranks != [MaxRank]string{} {
			w.line("ranks", strings.Join(f.Ranks[:], ", "))
		}
		w.line("note", f.Note)
	}
	for _, t := range c.Cores {
		begin("core", t.Name)
		w.line("body", t.Body.String())
		w.line("faction", t.Faction)
		w.count("accuracy", int(t.Accuracy))
		w.count("assault", int(t.Assault))
		w.count("evasion", int(t.Evasion))
		w.flag("thruster", t.Thruster)
		w.line("note", t.Note)
	}
	for i := range c.Weapons {
		begin("weapon", c.Weapons[i].Name)
		c.Weapons[i].write(&w)
	}
	for _, s := range c.Systems {
		begin("system", s.Name)
		w.line("effect", s.Effect.String())
		w.count("cost", int(s.Cost))
		w.line("note", s.Note)
	}
	for _, m := range c.Mods {
		begin("mod", m.Name)
		w.line("effect", m.Effect.String())
		w.line("note", m.Note)
	}
	for _, t := range c.Traits {
		begin("trait", t.Name)
		w.line("effect", t.Effect.String())
		w.line("note", t.Note)
	}
	for i := range c.Drones {
		begin("drone", c.Drones[i].Name)
		c.Drones[i].write(&w)
	}
	return []byte(w.String()), nil
}

func (x *Weapon) write(w *writer) {
	w.count("damage", int(x.Damage))
	w.count("range", int(x.Range))
	w.count("ap", int(x.AP))
	w.flag("melee", x.Melee)
	if b := x.Blade; b.Damage > 0 {
		w.line("blade", fmt.Sprintf("damage %d range %d ap %d", b.Damage, b.Range, b.AP))
	}
	w.flag("energy", x.Energy)
	w.line("hands", x.Hands.String())
	w.count("durability", int(x.Durability))
	w.count("minimum", int(x.MinRange))
	w.flag("deviation", x.Deviation)
	w.flag("aquatic", x.Aquatic)
	w.flag("torpedo", x.Torpedo)
	w.flag("missile", x.Missile)
	w.line("note", x.Note)
}

// find looks a thing of the catalogue up by its name.
func find[T any](list []T, name func(*T) string, wanted string) (*T, bool) {
	for i := range list {
		if name(&list[i]) == wanted {
			return &list[i], true
		}
	}
	return nil, false
}

// Faction is the faction with that name.
func (c *Catalogue) Faction(name string) (*Faction, bool) {
	return find(c.Factions, func(f *Faction) string { return f.Name }, name)
}

// Core is the core type with that name.
func (c *Catalogue) Core(name string) (*CoreType, bool) {
	return find(c.Cores, func(t *CoreType) string { return t.Name }, name)
}

// Weapon is the weapon, shield or funnel with that name.
func (c *Catalogue) Weapon(name string) (*Weapon, bool) {
	return find(c.Weapons, func(w *Weapon) string { return w.Name }, name)
}

// System is the system with that name.
func (c *Catalogue) System(name string) (*System, bool) {
	return find(c.Systems, func(s *System) string { return s.Name }, name)
}

// Mod is the mod with that name.
func (c *Catalogue) Mod(name string) (*Mod, bool) {
	return find(c.Mods, func(m *Mod) string { return m.Name }, name)
}

// Trait is the trait with that name.
func (c *Catalogue) Trait(name string) (*Trait, bool) {
	return find(c.Traits, func(t *Trait) string { return t.Name }, name)
}

// Drone is the A.I. drone with that name.
func (c *Catalogue) Drone(name string) (*UnitDesign, bool) {
	return find(c.Drones, func(d *UnitDesign) string { return d.Name }, name)
}
