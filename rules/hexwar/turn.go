package hexwar

// A unit's turn: action points, then the Movement, Ranged Combat and Close Combat
// Phases in order. The drones of the unit that have a mind of their own have
// turns of their own within its activation.

// pick activates a unit.
func (s *State) pick(a *Action, l *Log) {
	team := s.models[a.Unit].Team
	s.scoreControl(team, l)
	s.seatDone(team)
	s.Turn = noTurn()
	s.Turn.Carrier = a.Unit
	s.beginTurn(a.Unit, l)
}

// beginTurn begins the turn of a unit, or of a drone within its carrier's.
func (s *State) beginTurn(unit int8, l *Log) {
	carrier, acted := s.Turn.Carrier, s.Turn.acted
	s.Turn = noTurn()
	s.Turn.Unit, s.Turn.Carrier, s.Turn.Stage, s.Turn.acted = unit, carrier, Moving, acted|1<<unit
	u := &s.Units[unit]
	u.Acted = true
	u.Stance, u.StanceItem = NoStance, None
	u.Smoking = false
	l.add(Event{Kind: EvActivated, Unit: unit})
	if s.ColourAt(u.Cell) == DarkBlue && !s.waterproof(unit) { // Abyss (30)
		s.strike(unit, Torso, abyssDamage, l)
		if !s.On(unit) {
			s.turnOver(l)
			return
		}
	}
	s.Phase = PhasePower
}

const (
	abyssDamage = 10
	frozenAP    = 5
)

// waterproof tells whether water does nothing to a unit.
func (s *State) waterproof(unit int8) bool {
	return s.Body(unit) == Sub || s.models[unit].Has(AquaticKit) || s.Airborne(unit)
}

// power adds the roll and the class's points to the unit's action points.
func (s *State) power(a *Action, l *Log) {
	unit := s.Turn.Unit
	u, m := &s.Units[unit], &s.models[unit]
	most := int8(MaxAP)
	if m.Drone {
		most = droneMaxAP
	}
	if u.Frozen {
		most = frozenAP
	}
	u.AP = min(u.AP+int8(a.Values[0])+m.AP, most)
	l.add(Event{Kind: EvPower, Unit: unit, Value: int16(a.Values[0]), Extra: int16(u.AP)})
	t := &s.Turn
	t.Whole = s.Movement(unit)
	t.MP, t.Away = t.Whole, m.Has(Coward)
	if u.Pinned {
		t.Pinned, t.MP, t.Away, u.Pinned = true, 0, false, false
	}
	if c := s.ColourAt(u.Cell); !s.Airborne(unit) {
		t.cross(c)
	}
	s.Phase = PhaseAct
}

// cross counts a hex that the unit enters, or begins on (16).
func (t *Turn) cross(c Colour) {
	switch c {
	case Tan:
		t.Tan++
	case White:
		t.Snow++
	}
}

// Movement is a unit's Standard Movement as it is now.
func (s *State) Movement(unit int8) int8 {
	u, m := &s.Units[unit], &s.models[unit]
	if m.Funnel {
		return 0
	}
	mp := m.Move
	if s.Body(unit) == Spacecraft {
		mp = min(mp, spacecraftMove)
	}
	if m.Has(CloseQuarters) {
		mp--
	}
	if s.led(unit, LeadAccuracy) || s.led(unit, LeadAssault) {
		mp++
	}
	mp = max(mp, 1)
	if m.Sections[LeftLeg] > 0 {
		switch lost := s.lostLegs(unit); lost {
		case 1:
			mp = (mp + 1) / 2
		case 2:
			mp = 1
		}
	}
	if s.Board.Tiles[u.Cell.Index()].Colour.Water() && !s.waterproof(unit) {
		mp = max(1, mp-2)
	}
	return mp
}

// lostLegs is how many legs, or sides of a vehicle, a unit has lost.
func (s *State) lostLegs(unit int8) int { return s.lost(unit, LeftLeg) + s.lost(unit, RightLeg) }

// lostArms is how many arms a mech has lost.
func (s *State) lostArms(unit int8) int { return s.lost(unit, LeftArm) + s.lost(unit, RightArm) }

// lost is 1 if the unit was built with the section and has lost it.
func (s *State) lost(unit int8, section Section) int {
	if s.models[unit].Sections[section] > 0 && s.Units[unit].Left[section] == 0 {
		return 1
	}
	return 0
}

// led tells whether an ally within 2 hexes has a command armour of that effect.
func (s *State) led(unit int8, e Effect) bool {
	for i, end := s.teamUnits(s.models[unit].Team); i < end; i++ {
		if i != unit && s.On(i) && s.models[i].Has(e) && s.distance(i, unit) <= 2 {
			return true
		}
	}
	return false
}

// mustMove is the fault of ending the Movement Phase now.
func (s *State) mustMove() fault {
	if s.Turn.Stage != Moving {
		return faultNone
	}
	switch {
	case s.Sharing():
		return faultSharing
	case s.Body(s.Turn.Unit) == Fighter && s.Turn.MP > 0 && !s.Turn.Thrust && s.mobile(s.Turn.Unit) == faultNone:
		return faultMustFly
	}
	return faultNone
}

// advance leaves a phase of the turn for the next, or for its end.
func (s *State) advance(to Stage, l *Log) {
	t := &s.Turn
	if t.Stage == Moving {
		if t.Thrust {
			to = Ended // thrusters forfeit both combat phases
		}
		t.Next = to
		if t.Tan > 0 || t.Snow > 0 {
			s.Phase = PhaseWeather
			return
		}
	}
	s.enter(to, l)
}

// enter begins a phase of the turn, or ends it.
func (s *State) enter(stage Stage, l *Log) {
	s.Turn.Stage = stage
	s.Phase = PhaseAct
	if stage == Ended {
		s.endTurn(l)
		return
	}
	l.add(Event{Kind: EvStage, Unit: s.Turn.Unit, Value: int16(stage)})
}

// weather rolls for tan and white hexes at the end of the Movement Phase (16, 17).
func (s *State) weather(a *Action, l *Log) {
	t := &s.Turn
	u := &s.Units[t.Unit]
	k := 0
	if t.Tan > 0 {
		roll := int8(a.Values[k])
		k++
		hot := roll <= 2*t.Tan
		l.add(Event{Kind: EvHeat, Unit: t.Unit, Value: int16(roll), Extra: int16(2 * t.Tan), On: hot})
		if hot {
			u.Overheated, t.Next = true, Ended
			s.endStance(t.Unit, None, l)
			if u.Posture == Standing {
				u.Posture = Kneeling
				s.release(t.Unit, l)
			}
		}
	}
	if t.Snow > 0 {
		roll := int8(a.Values[k])
		cold := roll >= 2*t.Snow
		if s.Settings.LowFreeze {
			cold = roll <= 2*t.Snow
		}
		l.add(Event{Kind: EvCold, Unit: t.Unit, Value: int16(roll), Extra: int16(2 * t.Snow), On: cold})
		if cold {
			u.Frozen, t.Froze, t.Next = true, true, Ended
			s.endStance(t.Unit, None, l)
		}
	}
	s.enter(t.Next, l)
}

// endTurn ends the turn of the unit that acts: units in an Offensive Stance may
// still fire at it.
func (s *State) endTurn(l *Log) {
	t := &s.Turn
	u := &s.Units[t.Unit]
	u.Frozen = u.Frozen && t.Froze
	s.gathered(l)
	if s.Envoy == t.Unit && !s.Teams[s.Defender()].envoyHome && s.zones[s.Zone[s.Attacker]].Has(u.Cell) {
		s.Teams[s.Defender()].envoyHome = true
		s.score(s.Defender(), s.Mission.Envoy.Bring, l)
	}
	s.provoke(t.Unit, true, l)
}

// turnOver goes on after the turn of a unit: to the next drone of its carrier, or
// to the next activation.
func (s *State) turnOver(l *Log) {
	if s.Phase == PhaseOver {
		return
	}
	t := &s.Turn
	l.add(Event{Kind: EvTurnEnded, Unit: t.Unit})
	for i := range int8(s.Count()) {
		if m := &s.models[i]; m.Drone && !m.Funnel && m.Carrier == t.Carrier && s.On(i) && t.acted>>i&1 == 0 && !s.beaten(1-m.Team) {
			s.beginTurn(i, l)
			return
		}
	}
	s.last = s.models[t.Carrier].Team
	s.team = s.last
	s.Turn = noTurn()
	s.hold(l)
	if s.beaten(0) || s.beaten(1) {
		s.finish(l)
		return
	}
	if s.Mission.Intel && !s.Called && s.mayCall() {
		s.Phase = PhaseCall
		s.ask(s.Attacker)
		return
	}
	s.nextPick(l)
}

// mayCall tells whether the attacker has units that wait, and may call them: once
// anyone has attacked, or the scout is lost without that.
func (s *State) mayCall() bool {
	waiting, scouting := false, false
	for i, end := s.teamUnits(s.Attacker); i < end; i++ {
		m := &s.models[i]
		waiting = waiting || !m.Drone && s.Units[i].Where == InBox && !s.Out[m.Seat]
		scouting = scouting || s.counts(i)
	}
	return waiting && (s.attacked || !scouting)
}

// gathered takes the marker that a unit has worked on, if it is still beside it.
func (s *State) gathered(l *Log) {
	t := &s.Turn
	if t.Gather == None || !s.On(t.Unit) {
		return
	}
	m := &s.Markers[t.Gather]
	if !m.Placed || !s.besideMarker(t.Unit, t.Gather) {
		return
	}
	m.Placed = false
	s.Units[t.Unit].Tokens++
	l.add(Event{Kind: EvGathered, Unit: t.Unit, Index: t.Gather})
}

// Operative tells whether a unit can still fight or move (8).
func (s *State) Operative(i int8) bool {
	u := &s.Units[i]
	switch {
	case u.Where != OnBoard:
		return false
	case s.models[i].Body != Sub || s.afloat(u): // whoever has a torso can still crawl
		return true
	}
	for item := range int8(MaxArms) {
		if s.armed(i, item) == faultNone {
			return true
		}
	}
	return false
}

// afloat tells whether there is water beside a sub to move to.
func (s *State) afloat(u *Unit) bool {
	for d := range directions {
		if s.blue.Has(u.Cell.Next(d)) {
			return true
		}
	}
	return false
}
