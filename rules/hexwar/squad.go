package hexwar

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"rulerfire/rules/hex"
)

// A Squad is what a team brings to an engagement. It may break the rules: Check
// says whether it can be fielded.
type Squad struct {
	Name   string
	Note   string // one line on its character, or nothing
	Emblem string // the name of a picture, or nothing
	Units  []UnitDesign
}

// A squad is written a line for each thing, its units with lines of their own
// below them; "stock" takes units of the stock by their name:
//
//	squad   Copper Dawn
//	note    Three alike.
//	stock   2 Heron
//
//	unit    Old Kettle
//	core    Bulwark
//	rank    2
//	defence 12 42 18 18 22 22
//	lower   accuracy 1
//	arm     Beam rifle: right hand
//	system  Thruster pack
//	drone   Wisp

// ParseUnits reads the units of a stock.
func ParseUnits(text []byte) ([]UnitDesign, error) {
	list, err := blocks(text, "unit")
	if err != nil {
		return nil, err
	}
	var units []UnitDesign
	for _, b := range list {
		d, err := readDesign(b)
		if err != nil {
			return nil, err
		}
		units = append(units, d)
	}
	return units, nil
}

const maxListed = 16 // units that a squad is read with

// ParseSquad reads a squad; its lines "stock" take units from the stock. Whether
// the squad is legal is Check's business.
func ParseSquad(text []byte, stock []UnitDesign) (Squad, error) {
	var s Squad
	list, err := blocks(text, "squad", "unit")
	if err != nil {
		return s, err
	}
	if len(list) == 0 || list[0].key != "squad" {
		return s, errors.New(`a squad begins with "squad" and its name`)
	}
	if s.Name, err = list[0].name(); err != nil {
		return s, err
	}
	add := func(d UnitDesign) error {
		if len(s.Units) == maxListed {
			return fmt.Errorf("more than %d units", maxListed)
		}
		s.Units = append(s.Units, d)
		return nil
	}
	keys := map[string]reader[Squad]{
		"note":   textInto(func(s *Squad) *string { return &s.Note }, MaxNote),
		"emblem": textInto(func(s *Squad) *string { return &s.Emblem }, MaxName),
		"stock": func(_ *Squad, value string) error {
			count, name, _ := strings.Cut(value, " ")
			n, err := number(count, 1, maxListed)
			if err != nil {
				return err
			}
			d, ok := find(stock, func(d *UnitDesign) string { return d.Name }, strings.TrimSpace(name))
			if !ok {
				return fmt.Errorf("there is no stock unit %q", cut(name, MaxName))
			}
			for range n {
				if err := add(*d); err != nil {
					return err
				}
			}
			return nil
		},
	}
	if err := readInto(list[0], &s, keys, "stock"); err != nil {
		return s, err
	}
	for _, b := range list[1:] {
		if b.key == "squad" {
			return s, fmt.Errorf("line %d: a second squad", b.number)
		}
		d, err := readDesign(b)
		if err == nil {
			err = add(d)
		}
		if err != nil {
			return s, err
		}
	}
	return s, nil
}

// MarshalText writes the squad with all its units, which needs no stock to be read
// again, and refuses what ParseSquad would not read back.
func (s Squad) MarshalText() ([]byte, error) {
	var w writer
	w.line("squad", s.Name)
	w.line("note", s.Note)
	w.line("emblem", s.Emblem)
	for i := range s.Units {
		w.WriteByte('\n')
		w.line("unit", s.Units[i].Name)
		s.Units[i].write(&w)
	}
	return w.readable("the squad", func(text []byte) (bool, error) {
		back, err := ParseSquad(text, nil)
		return back.equal(&s), err
	})
}

// Cost is the squad's deployment cost.
func (s Squad) Cost(c *Catalogue) int {
	total := 0
	for i := range s.Units {
		total += c.Cost(&s.Units[i])
	}
	return total
}

// A Fault is one thing about a squad or a board that is not legal, in words a
// player understands.
type Fault struct {
	Where  string  // "the squad", "unit 2, Old Kettle", "structure 1"
	What   string  // what is there: "cost 640"
	Limit  string  // what may be there: "at most 600 for scouting"
	Remedy string  // what to do: "save 40"
	Cells  hex.Set // the hexes of a board that it is about, if any
}

// Error is the whole fault in one line.
func (f Fault) Error() string {
	return fmt.Sprintf("%s: %s, but %s; %s", f.Where, f.What, f.Limit, f.Remedy)
}

// A judge collects faults.
type judge struct {
	*Catalogue
	where  string
	faults []Fault
}

func (j *judge) add(what, limit, remedy string) {
	j.addAt(what, limit, remedy)
}

// addAt adds a fault about some hexes of a board.
func (j *judge) addAt(what, limit, remedy string, cells ...hex.Cell) {
	f := Fault{Where: j.where, What: what, Limit: limit, Remedy: remedy}
	for _, c := range cells {
		f.Cells.Add(c)
	}
	j.faults = append(j.faults, f)
}

// most adds a fault if there are more than so many.
func (j *judge) most(n, limit int, thing, of string) {
	if n > limit {
		j.add(amount(n, thing), fmt.Sprintf("at most %d %s", limit, of), fmt.Sprintf("take %d off", n-limit))
	}
}

func (j *judge) text(what, text string, most int, optional bool) {
	if n := utf8.RuneCountInString(text); n > most {
		j.add(fmt.Sprintf("a %s of %d characters", what, n), fmt.Sprintf("at most %d", most), fmt.Sprintf("take %d out", n-most))
	}
	if !optional && strings.TrimSpace(text) == "" {
		j.add("no "+what, "it needs one", "write one")
	}
	if why := unprintable(text); why != "" {
		j.add(fmt.Sprintf("%s in the %s", why, what), "it is one line of plain text", "take it out")
	}
}

// amount is "1 unit", "2 units".
func amount(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}

// Check lists everything that keeps the squad from being fielded in an engagement
// of that size by a team of so many players. A squad without faults is legal.
func (s Squad) Check(c *Catalogue, size Size, players int) []Fault {
	j := judge{Catalogue: c, where: "the squad"}
	j.text("name", s.Name, MaxName, false)
	j.text("note", s.Note, MaxNote, true)
	j.text("emblem", s.Emblem, MaxName, true)
	limit := size.Limits()
	if over := s.Cost(c) - limit.Cost; over > 0 { // equal is legal (24)
		j.add(fmt.Sprintf("cost %d", s.Cost(c)), fmt.Sprintf("at most %d for %s", limit.Cost, size), fmt.Sprintf("save %d", over))
	}
	if over := len(s.Units) - limit.Units; over > 0 {
		j.add(amount(len(s.Units), "unit"), fmt.Sprintf("at most %d for %s", limit.Units, size), fmt.Sprintf("leave %d at home", over))
	}
	if short := max(1, players) - len(s.Units); short > 0 {
		j.add(amount(len(s.Units), "unit"), "every player of the team leads one", fmt.Sprintf("add %d", short))
	}
	drones := 0
	for i := range s.Units {
		d := &s.Units[i]
		drones += len(d.Drones)
		j.where = fmt.Sprintf("unit %d", i+1)
		if d.Name != "" {
			j.where += ", " + cut(d.Name, MaxName)
		}
		j.unit(d, false)
	}
	j.where = "the squad"
	if drones > MaxTeamDrones {
		j.add(amount(drones, "drone"), fmt.Sprintf("at most %d", MaxTeamDrones), fmt.Sprintf("leave %d at home", drones-MaxTeamDrones))
	}
	return j.faults
}

// CheckDrone lists what keeps an A.I. drone of the catalogue from being fielded.
func (c *Catalogue) CheckDrone(d *UnitDesign) []Fault {
	j := judge{Catalogue: c, where: "drone " + d.Name}
	j.unit(d, true)
	return j.faults
}

func (j *judge) unit(d *UnitDesign, drone bool) {
	j.text("name", d.Name, MaxName, false)
	core, ok := j.Core(d.Core)
	switch {
	case !ok:
		j.add(fmt.Sprintf("the core type %q", d.Core), "there is none of that name", "choose another")
		return
	case drone != (core.Body == DroneBody):
		j.add(fmt.Sprintf("a core type for a %s", core.Body), "drones have cores of their own", "choose another")
		return
	}
	has := SectionsOf(core.Body)
	for s, n := range d.Defence {
		if want := slices.Contains(has, Section(s)); want != (n > 0) {
			j.add(fmt.Sprintf("defence %d of the %s", n, Section(s)), fmt.Sprintf("a %s has %d sections of at least 1", core.Body, len(has)), "write the others")
			break
		}
	}
	if j.has(d, LightFrame) && (core.Body != Mech || total(d.Defence) < lightLeast) {
		j.add(fmt.Sprintf("a light frame on a total defence of %d", total(d.Defence)), fmt.Sprintf("it needs a mech of %d or more", lightLeast), "take it off")
	}
	j.pilot(d, core, drone)
	j.form(d, core)
	j.arms(d, core)
	j.drones(d, drone)
}

func total(defence [NumSections]uint16) int {
	n := 0
	for _, d := range defence {
		n += int(d)
	}
	return n
}

// pilot checks rank, stats, systems, mods and traits.
func (j *judge) pilot(d *UnitDesign, core *CoreType, drone bool) {
	most := MaxRank
	if drone {
		most = MaxProcessor
	}
	if d.Rank < 1 || d.Rank > most {
		j.add(fmt.Sprintf("rank %d", d.Rank), fmt.Sprintf("ranks are 1 to %d", most), "choose one")
		return
	}
	for s, n := range d.Lower {
		if n > MaxLower {
			j.add(fmt.Sprintf("%s lowered by %d", Stat(s), n), fmt.Sprintf("at most %d on one stat", MaxLower), "spend less")
		}
		if n > 0 && Stat(s) == Assault && core.Assault == 0 {
			j.add("a point on assault", "it has no such stat", "spend it elsewhere")
		}
	}
	may := j.Allowance(d)
	j.most(d.Spent(), may.Points, "point", "for its rank")
	j.most(len(d.Systems), may.Systems, "system", "on a unit")
	j.most(len(d.Mods), may.Mods, "mod", "for its rank")
	j.most(len(d.Traits), may.Traits, "trait", "for its rank")
	for _, name := range d.Systems {
		s, ok := j.System(name)
		j.known(ok, "system", name)
		if ok && s.Effect == Jump && core.Body.Vehicle() {
			j.add("the system "+name, "vehicles cannot jump", "take it off")
		}
	}
	for _, name := range d.Mods {
		_, ok := j.Mod(name)
		j.known(ok, "mod", name)
	}
	for _, name := range d.Traits {
		_, ok := j.Trait(name)
		j.known(ok, "trait", name)
	}
	for e := NoEffect + 1; e < numEffects; e++ {
		most := 1
		if e == Marksman || e == Fierce { // may be taken twice (5.7)
			most = 2
		}
		if n := j.times(d, e); n > most {
			j.add(fmt.Sprintf("%s %d times", e, n), fmt.Sprintf("at most %d", most), fmt.Sprintf("take %d off", n-most))
		}
	}
}

func (j *judge) known(ok bool, what, name string) {
	if !ok {
		j.add(fmt.Sprintf("the %s %q", what, cut(name, MaxName)), "there is none of that name", "choose another")
	}
}

func (j *judge) form(d *UnitDesign, core *CoreType) {
	if d.Form == "" {
		return
	}
	form, ok := j.Core(d.Form)
	j.known(ok, "core type", d.Form)
	if ok && (!form.Body.Vehicle() || core.Body != Mech) {
		j.add(fmt.Sprintf("a %s that transforms into a %s", core.Body, form.Body), "mechs transform into vehicles", "choose another")
	}
}

// arms checks weapons and where they are.
func (j *judge) arms(d *UnitDesign, core *CoreType) {
	j.most(len(d.Arms), MaxArms, "weapon", "on a unit")
	var hands, carried int
	held := map[Mount]int{}
	for _, a := range d.Arms {
		w, ok := j.Weapon(a.Weapon)
		if !ok {
			j.known(false, "weapon", a.Weapon)
			continue
		}
		if w.Durability == 0 || w.Damage > 0 && (w.Range == 0 || w.AP == 0) {
			j.add("the weapon "+w.Name, "it needs a durability, and with damage a range and AP", "complete it")
		}
		switch m := a.Mount; {
		case w.Hands == Funnel:
			j.add(w.Name+" as a weapon", "it is a drone", "list it as a drone")
		case m.Fixed():
			if d.Defence[m] == 0 {
				j.add(fmt.Sprintf("%s %s", w.Name, m), "there is no such section", "mount it elsewhere")
			}
			if core.Body == Mech && w.Hands != Mounted && w.Hands != OnArm {
				j.add(fmt.Sprintf("%s %s", w.Name, m), "it is held in a hand", "give it to a hand")
			}
			if core.Body == Mech && w.Hands == OnArm && m != OnLeftArm && m != OnRightArm {
				j.add(fmt.Sprintf("%s %s", w.Name, m), "it belongs on an arm", "mount it there")
			}
			if w.Melee && core.Assault == 0 {
				j.add(w.Name, fmt.Sprintf("a %s has no melee", core.Body), "take it off")
			}
		case core.Body == DroneBody && (m == InLeftHand || m == InRightHand || m == InBothHands) && w.Hands == OneHand:
			hands++
		case core.Body != Mech:
			j.add(fmt.Sprintf("%s %s", w.Name, m), fmt.Sprintf("a %s has no hands", core.Body), "mount it")
		case w.Hands == Mounted || w.Hands == OnArm:
			j.add(fmt.Sprintf("%s %s", w.Name, m), "it is mounted", "mount it on a section")
		case m == Carried:
			carried++
		case w.Hands == TwoHands && m != InBothHands, w.Hands == OneHand && m == InBothHands:
			j.add(fmt.Sprintf("%s %s", w.Name, m), "it takes "+handsNames[w.Hands], "hold it so")
		default:
			held[m]++
		}
	}
	j.most(carried, MaxCarried, "carried weapon", "on a unit")
	if both := held[InBothHands]; both > 1 || both+held[InLeftHand] > 1 || both+held[InRightHand] > 1 {
		j.add("more in the hands than they hold", "a mech has two hands", "carry the others")
	}
	if core.Body != DroneBody {
		return
	}
	if hands > 1 || len(d.Arms) > 1 {
		j.add(amount(len(d.Arms), "weapon"), "a drone has one, for one hand", "take the others off")
	}
	for _, a := range d.Arms {
		if w, ok := j.Weapon(a.Weapon); ok && w.Cost() > maxDroneArm {
			j.add(fmt.Sprintf("%s, cost %d", w.Name, w.Cost()), fmt.Sprintf("a drone's weapon costs at most %d", maxDroneArm), "choose another")
		}
	}
}

func (j *judge) drones(d *UnitDesign, drone bool) {
	j.most(len(d.Drones), MaxDrones, "drone", "on a unit")
	for _, name := range d.Drones {
		w, ok := j.Weapon(name)
		if ok && w.Hands != Funnel {
			j.add(name+" as a drone", "it is a weapon", "list it as a weapon")
		}
		if !ok {
			_, ok = j.Drone(name)
			j.known(ok, "drone", name)
		}
		if drone {
			j.add("a drone that carries "+name, "drones carry none", "take it off")
		}
	}
}
