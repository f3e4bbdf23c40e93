package hexwar

import "rulerfire/rules/hex"

// directions are the six, to range over.
const directions = hex.Direction(hex.Directions)

// distance is how many hexes lie from one unit to another.
func (s *State) distance(a, b int8) int { return hex.Distance(s.Units[a].Cell, s.Units[b].Cell) }

// unitAt is the unit on a cell, drones left out; None if there is none. Of a held
// pair it is the holder.
func (s *State) unitAt(c hex.Cell) int8 {
	for i := range int8(s.Count()) {
		if u := &s.Units[i]; u.Where == OnBoard && u.Cell == c && !s.models[i].Drone && u.HeldBy == None {
			return i
		}
	}
	return None
}

// droneAt tells whether a drone of either team is on a cell.
func (s *State) droneAt(c hex.Cell) bool {
	for i := range int8(s.Count()) {
		if s.models[i].Drone && s.On(i) && s.Units[i].Cell == c {
			return true
		}
	}
	return false
}

// enemyAt tells whether an enemy of a team, drones included, is on a cell.
func (s *State) enemyAt(c hex.Cell, team int8) bool {
	for i, end := s.teamUnits(1 - team); i < end; i++ {
		if s.On(i) && s.Units[i].Cell == c {
			return true
		}
	}
	return false
}

// barred tells whether an enemy is on a cell, or will be: the one that the unit
// holds comes to stand behind where it was held when the unit goes.
func (s *State) barred(unit int8, c hex.Cell) bool {
	held := s.Units[unit].Holds
	return s.enemyAt(c, s.models[unit].Team) || held != None && c == s.behind(held)
}

// taken tells whether a unit may not stay on a cell because of who else is there:
// an enemy, or of its own side a unit, or for a drone three drones.
func (s *State) taken(unit int8, c hex.Cell) bool {
	m := &s.models[unit]
	if s.enemyAt(c, m.Team) {
		return true
	}
	room := 1
	if m.Drone {
		room = MaxDrones
	}
	for i, end := s.teamUnits(m.Team); i < end; i++ {
		if i != unit && s.On(i) && s.models[i].Drone == m.Drone && s.Units[i].Cell == c {
			room--
		}
	}
	return room <= 0
}

// Sharing tells whether the unit that acts is passing through a friend: there it can
// neither rotate nor stay.
func (s *State) Sharing() bool {
	u := &s.Units[s.Turn.Unit]
	return s.Turn.Stepped && u.HeldBy == None && u.Holds == None && s.taken(s.Turn.Unit, u.Cell)
}

// A place is where a unit is while its moves are looked at.
type place struct {
	cell   hex.Cell
	level  int8
	facing hex.Direction
}

func (u *Unit) place() place { return place{u.Cell, u.Level, u.Facing} }

// mobile is the fault that keeps the unit from moving at all.
func (s *State) mobile(unit int8) fault {
	u := &s.Units[unit]
	switch {
	case u.HeldBy != None:
		return faultHeld
	case u.Stuck:
		return faultStuck
	case u.Posture != Standing:
		return faultNotStanding
	case unit == s.Turn.Unit && s.Turn.Pinned:
		return faultPinned
	}
	return faultNone
}

// mayHead tells whether a unit may go in a direction: to the three hexes before
// it, a tank to all six.
func (s *State) mayHead(unit int8, facing, to hex.Direction) bool {
	return s.Body(unit) == Tank || to == facing || to == facing.Right(1) || to == facing.Right(-1)
}

// stepCost is what a step of a unit from a place in a direction costs, and where
// it leads; jump is set if it takes the Jump Ability. Who is there does not matter.
func (s *State) stepCost(unit int8, from place, d hex.Direction, jumped bool) (to place, cost int8, jump bool, f fault) {
	to = place{from.cell.Next(d), from.level, from.facing}
	if !s.all.Has(to.cell) {
		return to, 0, false, faultOffBoard
	}
	m, body := &s.models[unit], s.Body(unit)
	ground := s.Board.Tiles[to.cell.Index()].Level
	colour := s.ColourAt(to.cell)
	top := s.StructureAt(to.cell)
	if body.aircraft() || m.Has(Flight) && from.level > s.Floor(from.cell) {
		lowest := ground
		if top != None {
			lowest = s.Board.Structures[top].Level + 1
		} else if colour == Red {
			lowest++
		}
		if from.level < lowest {
			return to, 0, false, faultTooHigh
		}
		return to, 1, false, faultNone
	}
	switch {
	case colour == Red:
		return to, 0, false, faultRed
	case top != None && (body != DroneBody || m.Funnel):
		return to, 0, false, faultBuilding
	case body == Sub && !colour.Water():
		return to, 0, false, faultShore
	case top != None:
		ground = s.Board.Structures[top].Level
	}
	to.level = ground
	rise := ground - from.level
	able := m.Has(Jump) && !jumped && !body.Vehicle()
	cost = 1
	switch {
	case body.Vehicle() && body != Sub && rise != 0 && !m.Has(Flight):
		return to, 0, false, faultVehicleLevel
	case ground > groundLevel, rise > 2, rise < -2, (rise == 2 || rise == -2) && !able:
		return to, 0, false, faultSteep
	case rise == 2:
		cost, jump = 2, true
	case rise == -2:
		jump = true
	case rise == 1:
		cost = 2
	}
	if colour == Black || colour == Green && body == Tank {
		cost *= 2
	}
	return to, cost, jump, faultNone
}

// groundLevel is the highest elevation that who does not fly can be at.
const groundLevel = 2

// available is the Movement Points that the unit has for a step; a coward has 2
// more for steps that go away from the nearest enemy, as long as all have.
func (s *State) available(t *Turn, from, to hex.Cell) int8 {
	if t.Away && s.fleeing(t.Unit, from, to) {
		return t.MP + cowardMP
	}
	return t.MP
}

const cowardMP = 2

// fleeing tells whether a step goes away from the nearest enemy.
func (s *State) fleeing(unit int8, from, to hex.Cell) bool {
	team := s.models[unit].Team
	return s.nearestEnemy(team, to) > s.nearestEnemy(team, from)
}

func (s *State) nearestEnemy(team int8, c hex.Cell) int {
	nearest := hex.Cells
	for i, end := s.teamUnits(1 - team); i < end; i++ {
		if s.On(i) {
			nearest = min(nearest, hex.Distance(c, s.Units[i].Cell))
		}
	}
	return nearest
}

// legalStep checks a step of the unit that acts.
func (s *State) legalStep(d hex.Direction) fault {
	t := &s.Turn
	u := &s.Units[t.Unit]
	if f := s.mobile(t.Unit); f != faultNone {
		return f
	}
	switch {
	case t.Thrust:
		return faultThrusted
	case !s.mayHead(t.Unit, u.Facing, d):
		return faultNotInFront
	}
	to, cost, jump, f := s.stepCost(t.Unit, u.place(), d, t.Jumped)
	switch {
	case f != faultNone:
		return f
	case cost > s.available(t, u.Cell, to.cell):
		return faultNoMP
	case s.barred(t.Unit, to.cell):
		return faultOccupied
	}
	if s.taken(t.Unit, to.cell) && !s.wayOut(t.Unit, to, t.MP-cost, t.Jumped || jump) {
		return faultNoWayOut
	}
	return faultNone
}

// wayOut tells whether a unit that passes through a friend can go on, with its
// Movement Points, to a hex where it may stay.
func (s *State) wayOut(unit int8, from place, mp int8, jumped bool) bool {
	for d := range directions {
		if !s.mayHead(unit, from.facing, d) {
			continue
		}
		to, cost, jump, f := s.stepCost(unit, from, d, jumped)
		if f != faultNone || cost > mp || s.barred(unit, to.cell) {
			continue
		}
		if !s.taken(unit, to.cell) || s.wayOut(unit, to, mp-cost, jumped || jump) {
			return true
		}
	}
	return false
}

func (s *State) step(d hex.Direction, l *Log) {
	t := &s.Turn
	u := &s.Units[t.Unit]
	to, cost, jump, _ := s.stepCost(t.Unit, u.place(), d, t.Jumped)
	t.Away = t.Away && s.fleeing(t.Unit, u.Cell, to.cell)
	t.MP -= cost
	t.Jumped = t.Jumped || jump
	s.goTo(to, l)
	s.provoke(t.Unit, false, l)
}

// goTo moves the unit that acts to a place, letting go of whom it holds; its funnels
// follow.
func (s *State) goTo(to place, l *Log) {
	t := &s.Turn
	s.release(t.Unit, l)
	u := &s.Units[t.Unit]
	from := u.Cell
	u.Cell, u.Level = to.cell, to.level
	t.Stepped = true
	if !s.Airborne(t.Unit) {
		t.cross(s.ColourAt(u.Cell))
	}
	l.add(Event{Kind: EvMoved, Unit: t.Unit, From: from, To: u.Cell, Value: int16(u.Level)})
	s.leash(t.Unit, l)
}

// legalTurn checks a rotation: one is free, the others cost a Movement Point. A
// kneeling unit has only the free one.
func (s *State) legalTurn(d hex.Direction) fault {
	t := &s.Turn
	u := &s.Units[t.Unit]
	switch {
	case d == u.Facing:
		return faultFacesThere
	case u.HeldBy != None:
		return faultHeld
	case u.Stuck:
		return faultStuck
	case u.Posture == Prone || u.Posture == Lying:
		return faultNotStanding
	case s.Sharing():
		return faultSharing
	case !t.Turned:
		return faultNone
	case u.Posture == Kneeling:
		return faultNotStanding
	case t.MP < 1:
		return faultNoMP
	}
	return faultNone
}

func (s *State) turn(d hex.Direction, l *Log) {
	t := &s.Turn
	if t.Turned {
		t.MP--
	}
	t.Turned = true
	s.Units[t.Unit].Facing = d
	l.add(Event{Kind: EvTurned, Unit: t.Unit, Value: int16(d)})
}

// Jets tells whether a unit has thrusters.
func (s *State) Jets(unit int8) bool {
	m := &s.models[unit]
	return m.thruster || s.Units[unit].Transformed && m.formJets
}

// legalThrust checks thruster movement in a direction.
func (s *State) legalThrust(d hex.Direction) fault {
	t := &s.Turn
	u := &s.Units[t.Unit]
	if f := s.mobile(t.Unit); f != faultNone {
		return f
	}
	switch {
	case !s.Jets(t.Unit):
		return faultNoThruster
	case t.Thrust:
		return faultThrusted
	case t.Stepped:
		return faultSteppedAlready
	case !s.mayHead(t.Unit, u.Facing, d):
		return faultNotInFront
	}
	if line, f := s.thrustLine(t.Unit, d); f != faultNone && (!s.Settings.ShortThrust || line.n == 0) {
		return f
	}
	return faultNone
}

// A thrustLine is the hexes of a thruster move, in order.
type thrustLine struct {
	places [hex.Side]place // no straight line on the board has more
	n      int
}

// thrustLine follows a thruster move: twice the Standard Movement in one straight
// line. It gives the hexes that can be flown, on the last of which the unit may
// stay, and what is in the way of the others.
func (s *State) thrustLine(unit int8, d hex.Direction) (line thrustLine, blocked fault) {
	at := s.Units[unit].place()
	jumped := false
	for range 2 * s.Turn.Whole {
		to, _, jump, f := s.stepCost(unit, at, d, jumped)
		if f == faultNone && s.barred(unit, to.cell) {
			f = faultOccupied
		}
		if f != faultNone {
			blocked = f
			break
		}
		jumped = jumped || jump
		at = to
		line.places[line.n] = to
		line.n++
	}
	for line.n > 0 && s.taken(unit, line.places[line.n-1].cell) {
		line.n--
		if blocked == faultNone {
			blocked = faultOccupied
		}
	}
	return line, blocked
}

// ThrusterLine is where a thruster move of the unit that acts would lead, and
// whether it may be made.
func (s *State) ThrusterLine(d hex.Direction) (cells []hex.Cell, legal bool) {
	if s.Turn.Unit == None {
		return nil, false
	}
	line, _ := s.thrustLine(s.Turn.Unit, d)
	for _, p := range line.places[:line.n] {
		cells = append(cells, p.cell)
	}
	return cells, s.Phase == PhaseAct && s.Turn.Stage == Moving && s.legalThrust(d) == faultNone
}

func (s *State) thrust(d hex.Direction, l *Log) {
	t := &s.Turn
	line, _ := s.thrustLine(t.Unit, d)
	last := line.n - 1
	if !s.Airborne(t.Unit) {
		for _, p := range line.places[:last] {
			t.cross(s.ColourAt(p.cell))
		}
	}
	t.Thrust, t.MP, t.Away = true, 0, false
	l.add(Event{Kind: EvThrust, Unit: t.Unit, Value: int16(d), Extra: int16(line.n)})
	s.goTo(line.places[last], l)
	s.provoke(t.Unit, false, l)
}

// legalLevel checks going up (1) or down (−1) an elevation in the air.
func (s *State) legalLevel(by int8) fault {
	t := &s.Turn
	u := &s.Units[t.Unit]
	if f := s.mobile(t.Unit); f != faultNone {
		return f
	}
	body := s.Body(t.Unit)
	lowest := s.Floor(u.Cell)
	if body.aircraft() {
		lowest = max(lowest, lowestFlight[body])
	} else if !s.mayStand(t.Unit, u.Cell) {
		lowest++
	}
	switch {
	case !body.aircraft() && !s.models[t.Unit].Has(Flight):
		return faultNoFlight
	case s.Sharing():
		return faultSharing
	case t.Thrust:
		return faultThrusted
	case u.Level+by < lowest || u.Level+by > MaxLevel:
		return faultLevel
	case t.MP < 1:
		return faultNoMP
	}
	return faultNone
}

func (s *State) changeLevel(by int8, l *Log) {
	t := &s.Turn
	u := &s.Units[t.Unit]
	s.release(t.Unit, l)
	u.Level += by
	t.MP--
	l.add(Event{Kind: EvMoved, Unit: t.Unit, From: u.Cell, To: u.Cell, Value: int16(u.Level)})
	if !s.Airborne(t.Unit) {
		t.cross(s.ColourAt(u.Cell))
	}
	s.provoke(t.Unit, false, l)
}

// legalDrift checks the extra hex that the wind gives (6.5).
func (s *State) legalDrift() fault {
	t := &s.Turn
	if f := s.mobile(t.Unit); f != faultNone {
		return f
	}
	switch {
	case s.Wind == None:
		return faultNoWind
	case t.Drifted:
		return faultDrifted
	case s.Sharing():
		return faultSharing
	}
	to, _, _, f := s.stepCost(t.Unit, s.Units[t.Unit].place(), hex.Direction(s.Wind), true)
	if f == faultNone && (s.taken(t.Unit, to.cell) || s.barred(t.Unit, to.cell)) {
		f = faultOccupied
	}
	return f
}

func (s *State) drift(l *Log) {
	t := &s.Turn
	to, _, _, _ := s.stepCost(t.Unit, s.Units[t.Unit].place(), hex.Direction(s.Wind), true)
	t.Drifted = true
	s.goTo(to, l)
	s.provoke(t.Unit, false, l)
}

// legalLeave checks leaving the board over the far edge (6.5).
func (s *State) legalLeave() fault {
	t := &s.Turn
	u, m := &s.Units[t.Unit], &s.models[t.Unit]
	if f := s.mobile(t.Unit); f != faultNone {
		return f
	}
	edge := !s.all.Has(u.Cell.Next(hex.North)) || !s.all.Has(u.Cell.Next(hex.South))
	switch {
	case s.Mission.Exit == 0 || m.Team != s.Attacker || m.Drone:
		return faultNoExit
	case !edge || !s.zones[s.Zone[s.Defender()]].Has(u.Cell):
		return faultFarEdge
	case s.Sharing():
		return faultSharing
	case t.MP < 1:
		return faultNoMP
	}
	return faultNone
}

// leave takes the unit that acts off the board, its drones with it.
func (s *State) leave(l *Log) {
	unit := s.Turn.Unit
	s.release(unit, l)
	s.Units[unit].Where = Home
	for i := range int8(s.Count()) {
		if s.models[i].Drone && s.models[i].Carrier == unit && s.Units[i].Where != Gone {
			s.Units[i].Where = Home
		}
	}
	l.add(Event{Kind: EvLeft, Unit: unit})
	s.score(s.Attacker, s.Mission.Exit, l)
	s.turnOver(l)
}
