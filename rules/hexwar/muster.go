package hexwar

import "rulerfire/rules/hex"

// Before the first round: the roll-off, the roles, the zones, who goes first,
// the secondary objectives, and the deployment by turns.

// maxRollOffs bounds rolling again among equals: then the first team wins, so that
// every battle goes on whatever the dice do.
const maxRollOffs = 4

// Start is the engagement's first state: the teams are about to roll off.
func (u *Setup) Start() State {
	s := State{Setup: u, Attacker: None, First: None, Envoy: None, Wind: None, Turn: noTurn(), Shot: noShot(), react: reaction{at: None, target: None}}
	for i := range s.Units {
		unit := &s.Units[i]
		unit.HeldBy, unit.Holds, unit.StanceItem = None, None, None
		for k := range unit.Items {
			unit.Items[k] = noItem
		}
		if i < u.Count() {
			u.equip(unit, &u.models[i])
		}
	}
	for i, b := range u.Board.Structures {
		s.Structures[i] = int16(b.Defence())
	}
	for i := range s.Held {
		s.Held[i] = None
	}
	for i := range s.Ground {
		s.Ground[i] = noItem
	}
	for i := range s.Markers {
		s.Markers[i].Owner = None
		if i < len(u.Mission.Markers) {
			s.Markers[i].Cell, s.Markers[i].Placed = u.Mission.Markers[i], true
		}
	}
	return s
}

var noItem = Item{Weapon: None, Mount: Lost}

func noTurn() Turn { return Turn{Unit: None, Carrier: None, Gather: None, Free: None, Stage: Ended} }

func noShot() Shot { return Shot{By: None, From: None, Item: None, Equip: None, burst: None} }

// equip gives a unit its full defence and its weapons.
func (u *Setup) equip(unit *Unit, m *Model) {
	unit.Left = m.Sections
	if m.Funnel {
		return
	}
	for k, a := range m.Design.Arms {
		w := u.weapon(a.Weapon)
		unit.Items[k] = Item{Weapon: w, Left: u.weapons[w].Durability, Mount: a.Mount}
	}
}

// rollOff takes the dice of both teams; ties are rolled again.
func (s *State) rollOff(a *Action, l *Log) {
	l.add(Event{Kind: EvRollOff, Value: int16(a.Values[0]), Extra: int16(a.Values[1])})
	s.tries++
	switch {
	case a.Values[0] == a.Values[1] && s.tries < maxRollOffs:
		return
	case a.Values[1] > a.Values[0]:
		s.winner = 1
	default:
		s.winner = 0
	}
	s.Phase = PhaseRole
	s.ask(s.winner)
}

// ask asks the player of a team whose turn it is; in what concerns the whole
// team, its first player who plays on.
func (s *State) ask(team int8) {
	for seat := range s.SeatCount() {
		if s.TeamOf(seat) == int(team) && !s.Out[seat] {
			s.Asked = int8(seat)
			return
		}
	}
}

func (s *State) takeRole(a *Action, l *Log) {
	s.Attacker = s.winner
	if a.Index == 1 {
		s.Attacker = 1 - s.winner
	}
	l.add(Event{Kind: EvAttacker, Team: s.Attacker})
	if s.Mission.Fixed {
		s.settleZones(0, l)
		return
	}
	s.Phase = PhaseZone
	s.ask(s.Defender())
}

// settleZones gives the defender a zone and the attacker the other.
func (s *State) settleZones(zone int8, l *Log) {
	s.Zone[s.Defender()], s.Zone[s.Attacker] = zone, 1-zone
	l.add(Event{Kind: EvZone, Team: s.Defender(), Value: int16(zone)})
	s.Phase = PhaseFirst
	s.ask(s.Attacker)
}

func (s *State) takeFirst(a *Action, l *Log) {
	s.First = s.Attacker
	if a.Index == 1 {
		s.First = s.Defender()
	}
	l.add(Event{Kind: EvFirst, Team: s.First})
	s.Phase = PhaseSecondary
	s.team = s.Defender()
	s.ask(s.team)
}

func (s *State) takeObjectives(a *Action, l *Log) {
	s.Teams[s.team].Chosen = a.Pair
	l.add(Event{Kind: EvChosen, Team: s.team, Index: int8(a.Pair[0]), Other: int8(a.Pair[1])})
	if s.team == s.Defender() {
		s.team = s.Attacker
		s.ask(s.team)
		return
	}
	switch {
	case s.Mission.Envoy.Kill > 0:
		s.Phase = PhaseEnvoy
		s.ask(s.Defender())
	case s.Mission.Intel:
		s.Phase = PhaseMarker
		s.ask(s.Defender())
	default:
		s.beginDeployment(l)
	}
}

func (s *State) takeEnvoy(a *Action, l *Log) {
	s.Envoy = a.Unit
	l.add(Event{Kind: EvEnvoy, Unit: a.Unit})
	s.beginDeployment(l)
}

// Intel markers (6.2).
const (
	intelMarkers = 3
	intelApart   = 4  // hexes between two of them, at least
	intelDefence = 10 // of each
)

func (s *State) legalMarker(a *Action) fault {
	if a.Kind != ActMarker {
		return faultWrongAnswer
	}
	var placed [intelMarkers]hex.Cell
	n := 0
	for i := range s.Markers {
		if s.Markers[i].Placed {
			placed[n] = s.Markers[i].Cell
			n++
		}
	}
	switch {
	case !s.area.Has(a.Cell) || !s.markerGround(a.Cell):
		return faultMarkerArea
	case !apart(a.Cell, placed[:n]):
		return faultMarkerNear
	}
	placed[n] = a.Cell
	if !s.markersFit(placed, n+1) {
		return faultMarkerLast
	}
	return faultNone
}

// markerGround tells whether a marker can lie on a hex of the board.
func (u *Setup) markerGround(c hex.Cell) bool {
	return u.Board.Tile(c).Colour != Red && u.built[c.Index()] == None
}

// apart tells whether a cell is far enough from the intel markers placed.
func apart(c hex.Cell, placed []hex.Cell) bool {
	for _, p := range placed {
		if hex.Distance(p, c) < intelApart {
			return false
		}
	}
	return true
}

// markersFit tells whether after n markers the others still find a place.
func (u *Setup) markersFit(placed [intelMarkers]hex.Cell, n int) bool {
	return markersFit(u.area, u.markerGround, placed, n)
}

// markersFit tells whether after n intel markers the others still find a place in an
// area, on hexes where free lets them lie.
func markersFit(area hex.Set, free func(hex.Cell) bool, placed [intelMarkers]hex.Cell, n int) bool {
	if n == intelMarkers {
		return true
	}
	fits := false
	area.Each(func(c hex.Cell) {
		if !fits && free(c) && apart(c, placed[:n]) {
			placed[n] = c
			fits = markersFit(area, free, placed, n+1)
		}
	})
	return fits
}

func (s *State) placeMarker(a *Action, l *Log) {
	n := int8(0)
	for s.Markers[n].Placed {
		n++
	}
	s.Markers[n] = Marker{Cell: a.Cell, Owner: None, Left: intelDefence, Placed: true}
	l.add(Event{Kind: EvMarker, Index: n, To: a.Cell})
	if n == intelMarkers-1 {
		s.beginDeployment(l)
	}
}

// beginDeployment lets the teams deploy by turns, who goes first beginning.
func (s *State) beginDeployment(l *Log) {
	s.Phase = PhaseDeploy
	s.team = s.First
	s.nextDeployment(s.First, l)
}

// nextDeployment asks the next player who has something to deploy, the given
// team coming first. When all is deployed the first round begins.
func (s *State) nextDeployment(team int8, l *Log) {
	for range Teams {
		if seat := s.nextSeat(team, s.deployable); seat != None {
			s.team, s.Asked = team, seat
			return
		}
		team = 1 - team
	}
	if s.calling {
		s.calling, s.team = false, s.last
		s.nextPick(l)
		return
	}
	s.beginRound(l)
}

// nextSeat is the player of a team, in seat order from the one whose turn it is,
// who has a unit that will do; None if nobody has.
func (s *State) nextSeat(team int8, will func(unit int8) bool) int8 {
	base, n := 0, s.Players[team]
	if team == 1 {
		base = s.Players[0]
	}
	for k := range n {
		seat := int8(base + (int(s.Teams[team].seat)+k)%n)
		for i, end := s.teamUnits(team); i < end; i++ {
			if s.models[i].Seat == seat && will(i) {
				s.Teams[team].seat = seat - int8(base)
				return seat
			}
		}
	}
	return None
}

// seatDone lets the next player of the team come next.
func (s *State) seatDone(team int8) {
	s.Teams[team].seat = int8((int(s.Teams[team].seat) + 1) % s.Players[team])
}

// deployable tells whether a unit waits to be deployed now. In an intel raid the
// attacker first brings his cheapest unit alone (6.2).
func (s *State) deployable(i int8) bool {
	m := &s.models[i]
	if s.Units[i].Where != InBox || m.Drone || s.Out[m.Seat] {
		return false
	}
	if s.calling {
		return m.Team == s.Attacker && s.anyPlace(i)
	}
	return !s.Mission.Intel || m.Team != s.Attacker || i == s.scout()
}

// scout is the attacker's cheapest unit.
func (s *State) scout() int8 {
	first, end := s.teamUnits(s.Attacker)
	scout := first
	for i := first; i < end; i++ {
		if !s.models[i].Drone && s.models[i].Cost < s.models[scout].Cost {
			scout = i
		}
	}
	return scout
}

// DeployZone is where the team deploys now: its zone, or for a reaction force the
// edge of the board in it.
func (s *State) DeployZone(team int8) hex.Set {
	if s.calling {
		return s.edge(s.Zone[team])
	}
	return s.zones[s.Zone[team]]
}

// edge is the hexes of a zone at a short edge of the board.
func (u *Setup) edge(zone int8) hex.Set { return u.Board.edgeOf(u.zones[zone]) }

func (s *State) anyPlace(unit int8) bool {
	found := false
	zone := s.DeployZone(s.models[unit].Team)
	zone.Each(func(c hex.Cell) { found = found || s.mayStand(unit, c) && s.unitAt(c) == None })
	return found
}

func (s *State) legalDeploy(a *Action) fault {
	if a.Kind != ActDeploy {
		return faultWrongAnswer
	}
	if !s.owns(s.Asked, a.Unit) || !s.deployable(a.Unit) {
		return faultNotDeployable
	}
	m := &s.models[a.Unit]
	zone := s.DeployZone(m.Team)
	switch {
	case !zone.Has(a.Cell):
		return faultOutsideZone
	case !s.mayStand(a.Unit, a.Cell):
		return faultGround
	case s.unitAt(a.Cell) != None:
		return faultOccupied
	case !s.levelFits(m, a.Cell, a.Level):
		return faultLevel
	}
	return faultNone
}

// levelFits tells whether a unit may be deployed at that elevation.
func (s *State) levelFits(m *Model, c hex.Cell, level int8) bool {
	ground := s.Floor(c)
	lowest := max(ground, lowestFlight[m.Body], 1)
	flies := (m.Body.aircraft() || m.Has(Flight)) && level >= lowest && level <= MaxLevel
	return flies || level == ground && !m.Body.aircraft()
}

// owns tells whether a unit belongs to a seat.
func (s *State) owns(seat, unit int8) bool {
	return unit >= 0 && int(unit) < s.Count() && s.models[unit].Seat == seat
}

func (s *State) deploy(a *Action, l *Log) {
	u := &s.Units[a.Unit]
	u.Where, u.Cell, u.Facing, u.Level = OnBoard, a.Cell, a.Dir, a.Level
	l.add(Event{Kind: EvDeployed, Unit: a.Unit, To: a.Cell, Value: int16(a.Dir), Extra: int16(a.Level)})
	s.seatDone(s.team)
	s.nextDeployment(1-s.team, l)
}
