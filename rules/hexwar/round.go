package hexwar

import "rulerfire/rules/hex"

// Rounds, whose turn it is, and what is scored when.

// beginRound opens the next round. The same team goes first as before.
func (s *State) beginRound(l *Log) {
	s.Round++
	s.rolls = 0
	l.add(Event{Kind: EvRound, Value: int16(s.Round)})
	for i := range s.Units {
		u := &s.Units[i]
		u.Acted, u.Fired = false, false
	}
	for t := range s.Teams {
		s.Teams[t].scored = false
		s.Teams[t].seat = 0
	}
	s.team = 1 - s.First // nextPick goes on from who went last
	s.Wind = None
	if s.Mission.Wind && s.Round%2 == 1 {
		s.Phase = PhaseWind
		return
	}
	s.nextPick(l)
}

// blow settles where the wind blows in this round: a direction for 1 to 6, nowhere
// for 7 and 8 (6.5).
func (s *State) blow(a *Action, l *Log) {
	if v := int8(a.Values[0]); v <= hex.Directions {
		s.Wind = v - 1
	}
	l.add(Event{Kind: EvWind, Value: int16(s.Wind)})
	s.nextPick(l)
}

// ready tells whether a unit can be activated: it is on the board, has not acted
// and is operative. Drones act with their carrier; one that has lost it acts alone.
func (s *State) ready(i int8) bool {
	u := &s.Units[i]
	if u.Where != OnBoard || u.Acted || !s.Operative(i) {
		return false
	}
	m := &s.models[i]
	if m.Drone {
		return !m.Funnel && !s.On(m.Carrier)
	}
	return !s.locked(m.Team)
}

// locked tells whether a team may not activate anything: the defender in the first
// round of an intel raid, before the reaction force is called (T7).
func (s *State) locked(team int8) bool {
	return s.Mission.Intel && team == s.Defender() && s.Round == 1 && !s.Called
}

// nextPick asks the next player who has a unit to activate; if nobody has, the
// round ends.
func (s *State) nextPick(l *Log) {
	if s.endIfBeaten(l) {
		return
	}
	for k := range int8(Teams) {
		team := (s.team + 1 + k) % Teams
		if seat := s.nextSeat(team, s.ready); seat != None {
			s.team, s.Asked, s.Phase = team, seat, PhasePick
			return
		}
	}
	s.endRound(l)
}

func (s *State) legalPick(a *Action) fault {
	switch {
	case a.Kind != ActPick:
		return faultWrongAnswer
	case !s.owns(s.Asked, a.Unit):
		return faultNotYours
	case !s.On(a.Unit):
		return faultNotOnBoard
	case s.Units[a.Unit].Acted:
		return faultActed
	case !s.ready(a.Unit):
		return faultNotReady
	}
	return faultNone
}

// counts tells whether a unit counts for the mission: it is on the board,
// operative, and no drone.
func (s *State) counts(i int8) bool {
	return s.On(i) && !s.models[i].Drone && s.Operative(i)
}

// beaten tells whether a team has no operative unit, those still to come included.
func (s *State) beaten(team int8) bool {
	for i, end := s.teamUnits(team); i < end; i++ {
		if s.models[i].Drone {
			continue
		}
		switch s.Units[i].Where {
		case InBox:
			if !s.Out[s.models[i].Seat] {
				return false
			}
		case OnBoard:
			if s.Operative(i) {
				return false
			}
		}
	}
	return true
}

// endIfBeaten ends the battle when a team has nothing left to fight with (8).
func (s *State) endIfBeaten(l *Log) bool {
	if s.beaten(0) || s.beaten(1) {
		s.finish(l)
		return true
	}
	return false
}

// hold settles who controls the markers and the target structures: the team with
// more units beside or on it; a tie leaves it as it is (19, T5).
func (s *State) hold(l *Log) {
	if s.Mission.Control {
		for i := range s.Markers {
			m := &s.Markers[i]
			if !m.Placed {
				continue
			}
			near := func(u int8) bool { return hex.Distance(s.Units[u].Cell, m.Cell) <= 1 }
			if owner := s.holder(m.Owner, near); owner != m.Owner {
				m.Owner = owner
				l.add(Event{Kind: EvControl, Team: owner, Index: int8(i)})
			}
		}
	}
	if s.Mission.Hold > 0 {
		for _, t := range s.Mission.Targets {
			near := func(u int8) bool { return s.besideStructure(u, t-1) }
			if owner := s.holder(s.Held[t-1], near); owner != s.Held[t-1] {
				s.Held[t-1] = owner
				l.add(Event{Kind: EvHeldStructure, Team: owner, Index: int8(t - 1)})
			}
		}
	}
}

// holder is the team with more units that are near and can hold, or else the former.
func (s *State) holder(former int8, near func(unit int8) bool) int8 {
	n := [Teams]int{}
	for u := range int8(s.Count()) {
		if s.holds(u) && near(u) {
			n[s.models[u].Team]++
		}
	}
	switch {
	case n[0] > n[1]:
		return 0
	case n[1] > n[0]:
		return 1
	}
	return former
}

// holds tells whether a unit can hold what it stands beside.
func (s *State) holds(i int8) bool {
	u := &s.Units[i]
	return s.counts(i) && u.HeldBy == None && !(s.Mission.Cool && u.Overheated)
}

func (s *State) besideStructure(unit int8, structure int) bool {
	for _, c := range s.Board.Structures[structure].Cells {
		if hex.Distance(s.Units[unit].Cell, c) <= 1 {
			return true
		}
	}
	return false
}

// scoreControl gives a team its points for markers, once a round from the second:
// at the start of its first activation, or at the end of the round (T6).
func (s *State) scoreControl(team int8, l *Log) {
	t := &s.Teams[team]
	if !s.Mission.Control || s.Round < 2 || t.scored {
		return
	}
	t.scored = true
	held := [Teams]int{}
	for i := range s.Markers {
		if o := s.Markers[i].Owner; s.Markers[i].Placed && o != None {
			held[o]++
		}
	}
	points := 0
	for _, met := range [...]bool{held[team] >= 1, held[team] >= 2, held[team] > held[1-team]} {
		if met {
			points++
		}
	}
	s.score(team, points, l)
}

// endRound scores what a round brings, and begins the next or ends the battle.
func (s *State) endRound(l *Log) {
	s.hold(l)
	for team := range int8(Teams) {
		s.scoreControl(team, l)
	}
	m := s.Mission
	if m.Advance > 0 && s.Round >= 2 {
		s.scoreAdvance(l)
	}
	if m.Hold > 0 {
		for _, t := range m.Targets {
			if o := s.Held[t-1]; o != None {
				s.score(o, m.Hold, l)
			}
		}
	}
	if m.Intel {
		s.scoreIntel(l)
	}
	s.higher(l)
	l.add(Event{Kind: EvRoundEnded, Value: int16(s.Round)})
	if int(s.Round) >= s.Rounds() || m.Intel && s.intelDone() {
		s.finish(l)
		return
	}
	s.beginRound(l)
}

// scoreAdvance gives points for more units in the enemy's half (6.3).
func (s *State) scoreAdvance(l *Log) {
	n := [Teams]int{}
	for i := range int8(s.Count()) {
		team := s.models[i].Team
		if s.counts(i) && s.near[s.Zone[1-team]].Has(s.Units[i].Cell) {
			n[team]++
		}
	}
	for team := range int8(Teams) {
		if n[team] > n[1-team] {
			s.score(team, s.Mission.Advance, l)
		}
	}
}

// scoreIntel brings home the tokens in the attacker's zone (6.2).
func (s *State) scoreIntel(l *Log) {
	home := &s.zones[s.Zone[s.Attacker]]
	for i, end := s.teamUnits(s.Attacker); i < end; i++ {
		u := &s.Units[i]
		if s.On(i) && u.Tokens > 0 && home.Has(u.Cell) {
			s.homed += u.Tokens
			l.add(Event{Kind: EvIntelHome, Unit: i, Value: int16(u.Tokens)})
			s.score(s.Attacker, int(u.Tokens), l)
			u.Tokens = 0
			if s.homed == intelMarkers {
				s.score(s.Attacker, intelAll, l)
			}
		}
	}
}

// Points of an intel raid (6.2).
const (
	intelAll  = 2 // to the attacker when all three have come home
	intelLost = 2 // to the defender for a marker or a carrier destroyed
)

// intelDone tells whether all markers are gone: none is on the board, and none is
// being carried.
func (s *State) intelDone() bool {
	for i := range s.Markers {
		if s.Markers[i].Placed {
			return false
		}
	}
	for i, end := s.teamUnits(s.Attacker); i < end; i++ {
		if s.On(i) && s.Units[i].Tokens > 0 {
			return false
		}
	}
	return true
}

// finish scores what is counted last and ends the battle.
func (s *State) finish(l *Log) {
	m := s.Mission
	for i := range int8(s.Count()) {
		if s.On(i) && !s.models[i].Drone && !s.Operative(i) { // counts as destroyed (8)
			s.scoreLoss(i, l)
		}
	}
	if m.Halves {
		for i := range int8(s.Count()) {
			u := &s.Units[i]
			if s.counts(i) && 2*u.Left[Torso] <= s.models[i].Sections[Torso] {
				s.wreck(1-s.models[i].Team, s.models[i].Cost/2, l)
			}
		}
	}
	for _, t := range m.Targets {
		if m.Guard > 0 && s.Structures[t-1] > 0 {
			s.score(s.Defender(), m.Guard, l)
		}
	}
	if s.Envoy != None && s.Units[s.Envoy].Where != Gone {
		s.score(s.Defender(), m.Envoy.Survive, l)
	}
	s.lastObjectives(l)
	s.Phase, s.Turn = PhaseOver, noTurn()
	l.add(Event{Kind: EvEnded})
}

// wreck counts deployment cost destroyed for a team: a point for each full
// hundred, or whatever the mission says (6.3).
func (s *State) wreck(team int8, cost int16, l *Log) {
	t := &s.Teams[team]
	t.wrecked += cost
	if each := int16(s.Mission.Destroy); each > 0 {
		if due := t.wrecked / each; due > t.paid {
			n := due - t.paid
			t.paid = due
			s.score(team, int(n), l)
		}
	}
}

// Surviving is the deployment cost of a team's units that are not destroyed: it
// decides between equal points.
func (s *State) Surviving(team int8) int {
	cost := 0
	for i, end := s.teamUnits(team); i < end; i++ {
		if s.Units[i].Where != Gone && !s.models[i].Drone && !s.Out[s.models[i].Seat] {
			cost += int(s.models[i].Cost)
		}
	}
	return cost
}

// callForce answers whether the reaction force comes (6.2).
func (s *State) callForce(a *Action, l *Log) {
	if a.Kind == ActWait {
		s.nextPick(l)
		return
	}
	s.Called, s.calling = true, true
	l.add(Event{Kind: EvCalled})
	s.Phase = PhaseDeploy
	s.nextDeployment(s.Attacker, l)
}
