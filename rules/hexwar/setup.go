package hexwar

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"golang.org/x/tools/txtar"

	"rulerfire/rules/hex"
)

// A Setup is what an engagement begins from and what never changes in it.
//
// A team brings one squad, within the limits of the size however many play in
// it, and its players share the units out: the first to the first player, the
// second to the second, and so on around.
type Setup struct {
	Settings  Settings
	Size      Size
	Players   [Teams]int // how many play in each team, 1 to 3
	Mission   *Mission
	Board     *Board
	Catalogue *Catalogue // what the squads use of it
	Squads    [Teams]Squad

	models  [MaxUnits]Model
	weapons []Weapon // those of the catalogue, and the fists last
	first   [Teams + 1]int8
	zones   [Teams]hex.Set // the mission's zones, by their number
	near    [Teams]hex.Set // the hexes nearer to one zone than to the other
	area    hex.Set        // where intel markers may be placed
	all     hex.Set        // the board
	green   hex.Set
	black   hex.Set
	blue    hex.Set
	built   [hex.Cells]int8 // the structure on a cell, None where none is
	lines   *hex.Lines
}

// A Model is a unit or a drone as it was built: what damage does not change.
type Model struct {
	Design   *UnitDesign // of a funnel, its carrier's
	Name     string
	Team     int8
	Seat     int8
	Number   int8 // within its team, from 1
	Carrier  int8 // of a drone; None
	Drone    bool
	Funnel   bool // a drone without a mind of its own
	Body     Body
	Form     Body // what it transforms into; Mech if it does not
	Class    int8 // 1 to 5; 0 for drones
	Move     int8
	AP       int8 // added to the D8 each turn
	Sections [NumSections]int16
	Stats    [NumStats]int8 // 0: no such stat
	AsForm   [NumStats]int8 // the stats while transformed
	Cost     int16
	effects  uint64
	weapon   int8 // that a funnel is, of Setup.weapons
	aim      int8 // of Marksman and Fierce, on Accuracy Rolls; the reverse on Assault Rolls
	thruster bool
	formJets bool // thrusters of the form
}

// Has tells whether the unit was built with a system, mod or trait of that effect.
func (m *Model) Has(e Effect) bool { return m.effects>>e&1 != 0 }

// NewSetup checks what an engagement is to begin from. The error names the first
// thing that is wrong.
func NewSetup(settings Settings, size Size, players [Teams]int, mission Mission, board *Board, c *Catalogue, squads [Teams]Squad) (*Setup, error) {
	u := &Setup{Settings: settings, Size: size, Players: players, Mission: &mission, Board: board, Squads: squads}
	u.Catalogue = c.usedBy(squads[:])
	if err := u.prepare(); err != nil {
		return nil, err
	}
	return u, nil
}

// prepare checks the set-up and works out what the battle needs of it.
func (u *Setup) prepare() error {
	if err := u.Mission.Check(); err != nil {
		return fmt.Errorf("mission %s: %w", u.Mission.Name, err)
	}
	if u.Size >= NumSizes || !slices.Contains(u.Size.MissionSizes(), u.Mission.Size) {
		return fmt.Errorf("mission %s is for %s, not for %s", u.Mission.Name, u.Mission.Size, u.Size)
	}
	for i := range u.Catalogue.Drones {
		if faults := u.Catalogue.CheckDrone(&u.Catalogue.Drones[i]); len(faults) > 0 {
			return faults[0]
		}
	}
	for team, s := range u.Squads {
		if n := u.Players[team]; n < 1 || n > MaxPlayers {
			return fmt.Errorf("team %d has %d players; it is 1 to %d", team+1, n, MaxPlayers)
		}
		if faults := s.Check(u.Catalogue, u.Size, u.Players[team]); len(faults) > 0 {
			return fmt.Errorf("squad %d, %s: %w", team+1, s.Name, faults[0])
		}
	}
	if err := u.prepareBoard(); err != nil {
		return err
	}
	u.build()
	return u.checkRoom()
}

// build builds the models of both teams and their weapons.
func (u *Setup) build() {
	u.weapons = append(slices.Clone(u.Catalogue.Weapons), fists)
	n := 0
	for team := range u.Squads {
		u.first[team] = int8(n)
		n = u.buildTeam(team, n)
	}
	u.first[Teams] = int8(n)
}

func (u *Setup) prepareBoard() error {
	b := u.Board
	if faults := b.Check(); len(faults) > 0 {
		return fmt.Errorf("board %s: %w", b.Name, faults[0])
	}
	if m := u.Mission; len(m.Boards) > 0 && !slices.Contains(m.Boards, b.Name) {
		return fmt.Errorf("mission %s is played on %s, not on %s", m.Name, strings.Join(m.Boards, " or "), b.Name)
	}
	u.all = b.Grid.All()
	for i := range u.built {
		u.built[i] = None
	}
	for i, s := range b.Structures {
		for _, c := range s.Cells {
			u.built[c.Index()] = int8(i)
		}
	}
	b.Grid.Each(func(c hex.Cell) {
		switch colour := b.Tile(c).Colour; {
		case colour == Green:
			u.green.Add(c)
		case colour == Black:
			u.black.Add(c)
		case colour.Water():
			u.blue.Add(c)
		}
	})
	var err error
	for i, z := range u.Mission.Zones {
		if u.zones[i], err = z.Set(b.Grid); err != nil {
			return fmt.Errorf("mission %s: zone %d: %w", u.Mission.Name, i+1, err)
		}
	}
	if u.area, err = u.Mission.Area.Set(b.Grid); err != nil {
		return fmt.Errorf("mission %s: area: %w", u.Mission.Name, err)
	}
	if faults := u.Mission.misplaced(b); len(faults) > 0 {
		return fmt.Errorf("mission %s: %w", u.Mission.Name, faults[0])
	}
	b.Grid.Each(func(c hex.Cell) {
		switch d := distanceTo(&u.zones[0], c) - distanceTo(&u.zones[1], c); {
		case d < 0:
			u.near[0].Add(c)
		case d > 0:
			u.near[1].Add(c)
		}
	})
	u.lines = hex.NewLines(b.Grid)
	return nil
}

// distanceTo is how far a cell is from the nearest of a set.
func distanceTo(set *hex.Set, c hex.Cell) int {
	nearest := hex.Cells
	set.Each(func(d hex.Cell) { nearest = min(nearest, hex.Distance(c, d)) })
	return nearest
}

// buildTeam builds the models of a team from index n on: its units, and then the
// drones of each in turn.
func (u *Setup) buildTeam(team, n int) int {
	squad := &u.Squads[team]
	seat := 0
	if team == 1 {
		seat = u.Players[0]
	}
	begin := n
	for i := range squad.Units {
		u.models[n] = u.unitModel(&squad.Units[i])
		n++
	}
	for i := range squad.Units {
		for _, name := range squad.Units[i].Drones {
			carrier := begin + i
			if d, ok := u.Catalogue.Drone(name); ok {
				u.models[n] = u.unitModel(d)
			} else {
				u.models[n] = u.funnelModel(&u.models[carrier], name)
			}
			u.models[n].Drone, u.models[n].Carrier = true, int8(carrier)
			n++
		}
	}
	for i := begin; i < n; i++ {
		m := &u.models[i]
		m.Team, m.Number = int8(team), int8(i-begin+1)
		of := i
		if m.Drone {
			of = int(m.Carrier)
		}
		m.Seat = int8(seat + (of-begin)%u.Players[team])
	}
	return n
}

func (u *Setup) unitModel(d *UnitDesign) Model {
	c := u.Catalogue
	core := c.core(d)
	m := Model{Design: d, Name: d.Name, Carrier: None, Body: core.Body, Cost: int16(c.Cost(d)), thruster: core.Thruster}
	for s, n := range c.Sections(d) {
		m.Sections[s] = int16(n)
	}
	for s, n := range c.Stats(d) {
		m.Stats[s] = int8(n)
	}
	for e := NoEffect + 1; e < numEffects; e++ {
		if c.has(d, e) {
			m.effects |= 1 << e
		}
	}
	m.aim = int8(c.times(d, Marksman) - c.times(d, Fierce))
	if core.Body != DroneBody {
		m.Class = int8(c.Class(d))
	}
	move, ap := c.Pace(d)
	m.Move, m.AP = int8(move), int8(ap)
	if m.Has(Thrusters) {
		m.thruster = true
	}
	if form, ok := c.Core(d.Form); ok {
		m.Form, m.formJets = form.Body, form.Thruster
		for s, n := range c.stats(form, d) {
			m.AsForm[s] = int8(n)
		}
	}
	return m
}

// funnelModel is a drone without a mind of its own: it uses the carrier's
// Accuracy, and evades as its carrier does.
func (u *Setup) funnelModel(carrier *Model, weapon string) Model {
	k := u.weapon(weapon)
	w := &u.weapons[k]
	m := Model{Design: carrier.Design, Name: w.Name, Body: DroneBody, Funnel: true, Cost: int16(w.Cost()), Stats: carrier.Stats, weapon: k}
	m.Sections[Torso] = int16(w.Durability)
	return m
}

// weapon is the index of the weapon with that name; None if there is none.
func (u *Setup) weapon(name string) int8 {
	return int8(slices.IndexFunc(u.weapons, func(w Weapon) bool { return w.Name == name }))
}

// checkRoom makes sure that every unit finds a place to be deployed, whatever
// side its team gets; in an intel raid, where the reaction force comes over the
// edge, at the edge as well.
func (u *Setup) checkRoom() error {
	for z := range int8(len(u.zones)) {
		room := u.zones[z]
		if u.Mission.Intel {
			room = u.edge(z)
		}
		for team := range u.Squads {
			for i := range u.Squads[team].Units {
				m := &u.models[int(u.first[team])+i]
				if u.places(m, &room) < len(u.Squads[team].Units) {
					return fmt.Errorf("there is no room for %s in a zone of %s", m.Name, u.Board.Name)
				}
			}
		}
	}
	if u.Mission.Intel && !u.markersFit([intelMarkers]hex.Cell{}, 0) {
		return errors.New("there is no place for the markers")
	}
	return nil
}

// places is how many hexes of a zone a unit could be deployed on.
func (u *Setup) places(m *Model, zone *hex.Set) int {
	n := 0
	zone.Each(func(c hex.Cell) {
		if u.bears(m.Body, c) && u.built[c.Index()] == None {
			n++
		}
	})
	return n
}

// bears tells whether the ground of a hex bears a body, structures aside: subs stay
// in the water and tanks out of it, and what does not fly can be at +2 at most.
func (u *Setup) bears(b Body, c hex.Cell) bool { return u.Board.Tile(c).bears(b) }

// bears tells whether the ground bears a body.
func (t Tile) bears(b Body) bool {
	switch {
	case t.Colour == Red || t.Level > groundLevel && !b.aircraft():
		return false
	case t.Colour.Water():
		return b != Tank
	}
	return b != Sub
}

// usedBy is the part of a catalogue that squads use.
func (c *Catalogue) usedBy(squads []Squad) *Catalogue {
	used := map[string]bool{}
	mark := func(d *UnitDesign) {
		used["core "+d.Core], used["core "+d.Form] = true, true
		for _, a := range d.Arms {
			used["weapon "+a.Weapon] = true
		}
		for _, s := range d.Systems {
			used["system "+s] = true
		}
		for _, m := range d.Mods {
			used["mod "+m] = true
		}
		for _, t := range d.Traits {
			used["trait "+t] = true
		}
		for _, n := range d.Drones {
			used["weapon "+n], used["drone "+n] = true, true
		}
	}
	for _, s := range squads {
		for i := range s.Units {
			mark(&s.Units[i])
		}
	}
	part := &Catalogue{Drones: keep(c.Drones, func(d *UnitDesign) bool { return used["drone "+d.Name] })}
	for i := range part.Drones {
		mark(&part.Drones[i])
	}
	part.Cores = keep(c.Cores, func(t *CoreType) bool { return used["core "+t.Name] })
	part.Weapons = keep(c.Weapons, func(w *Weapon) bool { return used["weapon "+w.Name] })
	part.Systems = keep(c.Systems, func(s *System) bool { return used["system "+s.Name] })
	part.Mods = keep(c.Mods, func(m *Mod) bool { return used["mod "+m.Name] })
	part.Traits = keep(c.Traits, func(t *Trait) bool { return used["trait "+t.Name] })
	for i := range part.Cores {
		used["faction "+part.Cores[i].Faction] = true
	}
	part.Factions = keep(c.Factions, func(f *Faction) bool { return used["faction "+f.Name] })
	return part
}

func keep[T any](list []T, want func(*T) bool) (kept []T) {
	for i := range list {
		if want(&list[i]) {
			kept = append(kept, list[i])
		}
	}
	return kept
}

// Model is the unit or drone as it was built, by its index.
func (u *Setup) Model(unit int) *Model { return &u.models[unit] }

// Units are the indexes of a team's units and then its drones: from first up to end.
func (u *Setup) Units(team int) (first, end int) {
	return int(u.first[team]), int(u.first[team+1])
}

// Count is the number of units and drones of both teams.
func (u *Setup) Count() int { return int(u.first[Teams]) }

// SeatCount is the number of seats.
func (u *Setup) SeatCount() int { return u.Players[0] + u.Players[1] }

// TeamOf is the team that a seat plays in: the first team's players come first.
func (u *Setup) TeamOf(seat int) int {
	if seat < u.Players[0] {
		return 0
	}
	return 1
}

// Rounds is the limit on rounds.
func (u *Setup) Rounds() int {
	if u.Settings.Rounds > 0 {
		return u.Settings.Rounds
	}
	return u.Mission.Rounds
}

// A set-up as text is a txtar archive: the settings, a line each, and then the
// mission, the board, the catalogue and the squads as files, each in its own text
// form.

// MarshalText writes the set-up; ParseSetup reads it back.
func (u *Setup) MarshalText() ([]byte, error) {
	a := txtar.Archive{Comment: []byte(u.settingsText())}
	for _, part := range []struct {
		name string
		text interface{ MarshalText() ([]byte, error) }
	}{
		{"mission", u.Mission}, {"board", u.Board}, {"catalogue", u.Catalogue}, {"squad 1", u.Squads[0]}, {"squad 2", u.Squads[1]},
	} {
		text, err := part.text.MarshalText()
		if err != nil {
			return nil, err
		}
		a.Files = append(a.Files, txtar.File{Name: part.name, Data: text})
	}
	return txtar.Format(&a), nil
}

// ParseSetup reads a set-up from its text and checks it. The error names the
// part, the line and the reason.
func ParseSetup(text []byte) (*Setup, error) {
	a := txtar.Parse(text)
	u := &Setup{}
	if err := u.parseSettings(string(a.Comment)); err != nil {
		return nil, err
	}
	for _, f := range a.Files {
		if err := u.parsePart(f); err != nil {
			return nil, fmt.Errorf("%s: %w", f.Name, err)
		}
	}
	if u.Mission == nil || u.Board == nil || u.Catalogue == nil {
		return nil, errors.New("a set-up has a mission, a board, a catalogue and two squads")
	}
	u.Catalogue = u.Catalogue.usedBy(u.Squads[:])
	if err := u.prepare(); err != nil {
		return nil, err
	}
	return u, nil
}

func (u *Setup) parsePart(f txtar.File) (err error) {
	switch f.Name {
	case "mission":
		missions, err := ParseMissions(f.Data)
		if err == nil && len(missions) != 1 {
			err = fmt.Errorf("%d missions", len(missions))
		}
		if err != nil {
			return err
		}
		u.Mission = &missions[0]
	case "board":
		u.Board, err = ParseBoard(f.Data)
	case "catalogue":
		u.Catalogue, err = ParseCatalogue(f.Data)
	case "squad 1":
		u.Squads[0], err = ParseSquad(f.Data, nil)
	case "squad 2":
		u.Squads[1], err = ParseSquad(f.Data, nil)
	default:
		err = errors.New("a set-up has no such part")
	}
	return err
}
