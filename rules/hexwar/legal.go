package hexwar

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"rulerfire/rules"
	"rulerfire/rules/hex"
)

// A Fault is one thing about a squad or a board that is not legal, in words a
// player understands.
type Fault struct {
	Where  string  // "the squad", "unit 2, Old Kettle", "structure 1"
	What   string  // what is there: "cost 640"
	Limit  string  // what may be there: "at most 600 for scouting"
	Remedy string  // what to do: "save 40"
	At     Place   // Where and What, for screens that lead there
	Cells  hex.Set // the hexes of a board that it is about, if any
}

// Error is the whole fault in one line.
func (f Fault) Error() string {
	return fmt.Sprintf("%s: %s, but %s; %s", f.Where, f.What, f.Limit, f.Remedy)
}

// A Place is where a fault is mended.
type Place struct {
	Unit  int // of the squad, from 0; None for the squad as a whole, and for a board
	About Aspect
}

// An Aspect is what of a squad, a unit or a board a fault is about.
type Aspect uint8

// The aspects. Names may be those of a squad, a unit or a board, drones those of a
// squad or a unit.
const (
	OfGround Aspect = iota // a board's hexes, and what lies or stands there
	OfName
	OfNote    // the squad's
	OfEmblem  // the squad's
	OfCost    // the squad's
	OfUnits   // how many the squad has
	OfDrones  // which there are, and how many
	OfCore    // a unit's core type
	OfForm    // what a unit transforms into
	OfDefence // of a unit's sections
	OfRank    // of a unit's pilot
	OfStats   // points spent on a unit's stats
	OfSystems // a unit's
	OfMods    // a unit's
	OfTraits  // of a unit's pilot
	OfArms    // a unit's weapons, and where they are
)

// texts are the words for the aspects that are a line of text.
var texts = map[Aspect]string{OfName: "name", OfNote: "note", OfEmblem: "emblem"}

// A judge collects faults, at one place after the other.
type judge struct {
	*Catalogue
	where  string
	at     Place
	faults []Fault
}

// of turns to an aspect of the place.
func (j *judge) of(about Aspect) *judge {
	j.at.About = about
	return j
}

func (j *judge) add(what, limit, remedy string) {
	j.addAt(what, limit, remedy)
}

// addAt adds a fault about some hexes of a board.
func (j *judge) addAt(what, limit, remedy string, cells ...hex.Cell) {
	f := Fault{Where: j.where, What: what, Limit: limit, Remedy: remedy, At: j.at}
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

// text adds the faults of a name or another line of text.
func (j *judge) text(about Aspect, text string, most int, optional bool) {
	j.of(about)
	what := texts[about]
	if n := utf8.RuneCountInString(text); n > most {
		j.add(fmt.Sprintf("a %s of %d characters", what, n), fmt.Sprintf("at most %d", most), fmt.Sprintf("take %d out", n-most))
	}
	if !optional && strings.TrimSpace(text) == "" {
		j.add("no "+what, "it needs one", "write one")
	}
	if why, _ := rules.Unprintable(text); why != "" {
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
	j := judge{Catalogue: c, where: "the squad", at: Place{Unit: None}}
	j.text(OfName, s.Name, MaxName, false)
	j.text(OfNote, s.Note, MaxNote, true)
	j.text(OfEmblem, s.Emblem, MaxName, true)
	limit := size.Limits()
	if over := s.Cost(c) - limit.Cost; over > 0 { // equal is legal (24)
		j.of(OfCost).add(fmt.Sprintf("cost %d", s.Cost(c)), fmt.Sprintf("at most %d for %s", limit.Cost, size), fmt.Sprintf("save %d", over))
	}
	if over := len(s.Units) - limit.Units; over > 0 {
		j.of(OfUnits).add(amount(len(s.Units), "unit"), fmt.Sprintf("at most %d for %s", limit.Units, size), fmt.Sprintf("leave %d at home", over))
	}
	if short := max(1, players) - len(s.Units); short > 0 {
		j.of(OfUnits).add(amount(len(s.Units), "unit"), "every player of the team leads one", fmt.Sprintf("add %d", short))
	}
	drones := 0
	for i := range s.Units {
		d := &s.Units[i]
		drones += len(d.Drones)
		j.where, j.at.Unit = fmt.Sprintf("unit %d", i+1), i
		if d.Name != "" {
			j.where += ", " + cut(d.Name, MaxName)
		}
		j.unit(d, false)
	}
	j.where, j.at.Unit = "the squad", None
	if drones > MaxTeamDrones {
		j.of(OfDrones).add(amount(drones, "drone"), fmt.Sprintf("at most %d", MaxTeamDrones), fmt.Sprintf("leave %d at home", drones-MaxTeamDrones))
	}
	return j.faults
}

// CheckDrone lists what keeps an A.I. drone of the catalogue from being fielded.
func (c *Catalogue) CheckDrone(d *UnitDesign) []Fault {
	j := judge{Catalogue: c, where: "drone " + d.Name, at: Place{Unit: None}}
	j.unit(d, true)
	return j.faults
}

func (j *judge) unit(d *UnitDesign, drone bool) {
	j.text(OfName, d.Name, MaxName, false)
	core, ok := j.Core(d.Core)
	j.of(OfCore)
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
			j.of(OfDefence).add(fmt.Sprintf("defence %d of the %s", n, Section(s)), fmt.Sprintf("a %s has %d sections of at least 1", core.Body, len(has)), "write the others")
			break
		}
	}
	if j.has(d, LightFrame) && (core.Body != Mech || total(d.Defence) < lightLeast) {
		j.of(OfMods).add(fmt.Sprintf("a light frame on a total defence of %d", total(d.Defence)), fmt.Sprintf("it needs a mech of %d or more", lightLeast), "take it off")
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
		j.of(OfRank).add(fmt.Sprintf("rank %d", d.Rank), fmt.Sprintf("ranks are 1 to %d", most), "choose one")
		return
	}
	j.of(OfStats)
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
	j.of(OfSystems).most(len(d.Systems), may.Systems, "system", "on a unit")
	j.of(OfMods).most(len(d.Mods), may.Mods, "mod", "for its rank")
	j.of(OfTraits).most(len(d.Traits), may.Traits, "trait", "for its rank")
	j.of(OfSystems)
	for _, name := range d.Systems {
		s, ok := j.System(name)
		j.known(ok, "system", name)
		if ok && s.Effect == Jump && core.Body.Vehicle() {
			j.add("the system "+name, "vehicles cannot jump", "take it off")
		}
	}
	j.of(OfMods)
	for _, name := range d.Mods {
		_, ok := j.Mod(name)
		j.known(ok, "mod", name)
	}
	j.of(OfTraits)
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
			j.of(j.giver(e)).add(fmt.Sprintf("%s %d times", e, n), fmt.Sprintf("at most %d", most), fmt.Sprintf("take %d off", n-most))
		}
	}
}

// giver is what a unit takes off to have an effect less often.
func (j *judge) giver(e Effect) Aspect {
	switch {
	case slices.ContainsFunc(j.Traits, func(t Trait) bool { return t.Effect == e }):
		return OfTraits
	case slices.ContainsFunc(j.Mods, func(m Mod) bool { return m.Effect == e }):
		return OfMods
	}
	return OfSystems
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
	j.of(OfForm)
	form, ok := j.Core(d.Form)
	j.known(ok, "core type", d.Form)
	if ok && (!form.Body.Vehicle() || core.Body != Mech) {
		j.add(fmt.Sprintf("a %s that transforms into a %s", core.Body, form.Body), "mechs transform into vehicles", "choose another")
	}
}

// arms checks weapons and where they are.
func (j *judge) arms(d *UnitDesign, core *CoreType) {
	j.of(OfArms).most(len(d.Arms), MaxArms, "weapon", "on a unit")
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
	j.of(OfDrones).most(len(d.Drones), MaxDrones, "drone", "on a unit")
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
