package hexwar

import (
	"rulerfire/rules"
	"rulerfire/rules/hex"
)

// Side is who must decide: a seat, Chance for the dice, and Chance as well once
// the engagement is over.
func (s *State) Side() rules.Side {
	switch s.Phase {
	case PhaseRollOff, PhaseWind, PhasePower, PhaseWeather, PhaseHit, PhaseEvade, PhaseSection, PhaseDeviate, PhaseBurst,
		PhaseGrapple, PhaseDistance, PhaseBreak, PhaseOver:
		return rules.Chance
	case PhaseAct, PhaseGrip, PhaseThrow:
		return s.seatOf(s.Turn.Unit)
	case PhaseReact:
		return s.seatOf(s.react.at)
	}
	return rules.Side(s.Asked)
}

// check is the fault of an action as the answer to what is asked now.
func (s *State) check(a *Action) fault {
	if a.Kind == ActConcede {
		switch {
		case s.Phase == PhaseOver:
			return faultOver
		case s.Round == 0 || s.Side() == rules.Chance || s.calling:
			return faultConcede
		}
		return faultNone
	}
	if s.Phase != PhaseOver && s.Side() == rules.Chance {
		return s.legalRoll(a)
	}
	switch s.Phase {
	case PhaseRole:
		return choice(a, ActRole)
	case PhaseZone:
		return choice(a, ActZone)
	case PhaseFirst:
		return choice(a, ActFirst)
	case PhaseSecondary:
		return legalPair(a)
	case PhaseEnvoy:
		return s.legalEnvoy(a)
	case PhaseMarker:
		return s.legalMarker(a)
	case PhaseDeploy:
		return s.legalDeploy(a)
	case PhasePick:
		return s.legalPick(a)
	case PhaseAct:
		return s.legalAct(a)
	case PhaseGrip:
		return either(a, ActHold, ActThrow)
	case PhaseThrow:
		if a.Kind != ActLand {
			return faultWrongAnswer
		}
		return s.legalLanding(a.Cell)
	case PhaseReact:
		return s.legalReact(a)
	case PhaseCall:
		return either(a, ActCall, ActWait)
	}
	return faultOver
}

func either(a *Action, yes, no Kind) fault {
	if a.Kind == yes || a.Kind == no {
		return faultNone
	}
	return faultWrongAnswer
}

// choice checks an answer that takes one of two.
func choice(a *Action, kind Kind) fault {
	if a.Kind == kind && (a.Index == 0 || a.Index == 1) {
		return faultNone
	}
	return faultWrongAnswer
}

func legalPair(a *Action) fault {
	switch {
	case a.Kind != ActObjectives:
		return faultWrongAnswer
	case a.Pair[0] >= a.Pair[1] || a.Pair[1] >= NumObjectives:
		return faultPair
	}
	return faultNone
}

func (s *State) legalEnvoy(a *Action) fault {
	switch {
	case a.Kind != ActEnvoy:
		return faultWrongAnswer
	case a.Unit < 0 || int(a.Unit) >= s.Count() || s.models[a.Unit].Team != s.Defender() || s.models[a.Unit].Drone:
		return faultNotYours
	}
	return faultNone
}

// legalAct checks what a unit does in its turn.
func (s *State) legalAct(a *Action) fault {
	t := &s.Turn
	switch a.Kind {
	case ActStep, ActTurn, ActThrust:
		if a.Dir < 0 || a.Dir >= hex.Directions {
			return faultWrongAnswer
		}
	}
	switch a.Kind {
	case ActStep, ActTurn, ActThrust, ActLevel, ActDrift, ActLeave, ActGather:
		if t.Stage != Moving {
			return faultTooLate
		}
	}
	switch a.Kind {
	case ActStep:
		return s.legalStep(a.Dir)
	case ActTurn:
		return s.legalTurn(a.Dir)
	case ActThrust:
		return s.legalThrust(a.Dir)
	case ActLevel:
		if a.Index != 1 && a.Index != -1 {
			return faultWrongAnswer
		}
		return s.legalLevel(a.Index)
	case ActDrift:
		return s.legalDrift()
	case ActLeave:
		return s.legalLeave()
	case ActGather:
		return s.legalGather(a.Index)
	case ActNext:
		if s.Units[t.Unit].HeldBy != None {
			return faultHeld
		}
		return s.mustMove()
	case ActEnd:
		return s.mustMove()
	case ActAttack, ActHurl:
		return s.legalAttack(a)
	case ActGrapple:
		return s.legalGrapple(a)
	case ActOffence, ActDefence:
		return s.legalStance(a)
	case ActBlade:
		return s.legalBlade(a.Item)
	case ActSwap:
		return s.legalSwap(a)
	case ActRetrieve:
		return s.legalRetrieve(a)
	case ActLaunch:
		return s.legalLaunch(a)
	case ActReposition:
		return s.legalReposition(a)
	case ActGetUp, ActPress, ActBreak, ActTransform, ActKneel, ActProne, ActRecall, ActSmoke:
		return s.legalCommand(a)
	}
	return faultWrongAnswer
}

// Legal is nil if the action would be taken, and else a rules.Refusal.
func (s *State) Legal(a *Action) error { return s.check(a).err() }

// Apply takes the action, telling the log what happened, or returns Legal's error
// and changes nothing.
func (s *State) Apply(a *Action, l *Log) error {
	if f := s.check(a); f != faultNone {
		return f.err()
	}
	s.Do(a, l)
	return nil
}

// Do is Apply for an action that is known to be legal, as those of Random and of
// the computer player's search are.
func (s *State) Do(a *Action, l *Log) {
	if a.Kind == ActConcede {
		s.concede(int8(s.Side()), l)
		return
	}
	if a.Kind == ActRoll {
		s.rolls++
	}
	switch s.Phase {
	case PhaseRollOff:
		s.rollOff(a, l)
	case PhaseRole:
		s.takeRole(a, l)
	case PhaseZone:
		s.settleZones(a.Index, l)
	case PhaseFirst:
		s.takeFirst(a, l)
	case PhaseSecondary:
		s.takeObjectives(a, l)
	case PhaseEnvoy:
		s.takeEnvoy(a, l)
	case PhaseMarker:
		s.placeMarker(a, l)
	case PhaseDeploy:
		s.deploy(a, l)
	case PhaseWind:
		s.blow(a, l)
	case PhasePick:
		s.pick(a, l)
	case PhasePower:
		s.power(a, l)
	case PhaseAct:
		s.act(a, l)
	case PhaseWeather:
		s.weather(a, l)
	case PhaseHit:
		s.rollHit(a, l)
	case PhaseEvade:
		s.rollEvade(a, l)
	case PhaseSection:
		s.rollSection(a, l)
	case PhaseDeviate:
		s.deviate(a, l)
	case PhaseBurst:
		s.burst(a, l)
	case PhaseGrapple:
		s.rollGrapple(a, l)
	case PhaseGrip:
		s.grip(a, l)
	case PhaseDistance:
		s.rollDistance(a, l)
	case PhaseThrow:
		s.throw(a.Cell, l)
	case PhaseBreak:
		s.rollBreak(a, l)
	case PhaseReact:
		s.fireStance(a, l)
	case PhaseCall:
		s.callForce(a, l)
	}
}

// act does what a unit does in its turn.
func (s *State) act(a *Action, l *Log) {
	// A Deploy or a Reposition goes on until something else is done.
	s.Turn.Launching = s.Turn.Launching && a.Kind == ActLaunch
	s.Turn.Placing = s.Turn.Placing && a.Kind == ActReposition
	switch a.Kind {
	case ActStep:
		s.step(a.Dir, l)
	case ActTurn:
		s.turn(a.Dir, l)
	case ActThrust:
		s.thrust(a.Dir, l)
	case ActLevel:
		s.changeLevel(a.Index, l)
	case ActDrift:
		s.drift(l)
	case ActLeave:
		s.leave(l)
	case ActGather:
		s.gather(a.Index, l)
	case ActNext:
		s.advance(s.Turn.Stage+1, l)
	case ActEnd:
		s.advance(Ended, l)
	case ActAttack, ActHurl:
		s.attack(s.shotOf(s.Turn.Unit, a), l)
	case ActGrapple:
		s.grapple(a, l)
	case ActOffence, ActDefence:
		s.takeStance(a, l)
	case ActBlade:
		s.pay()
		it := &s.Units[s.Turn.Unit].Items[a.Item]
		it.Blade = !it.Blade
		l.add(Event{Kind: EvBlade, Unit: s.Turn.Unit, Item: a.Item, On: it.Blade})
	case ActSwap:
		s.swap(a, l)
	case ActRetrieve:
		s.retrieve(a, l)
	case ActLaunch:
		s.launch(a, l)
	case ActReposition:
		s.reposition(a, l)
	default:
		s.order(a, l)
	}
}

// RollDice is the number of D8 that Chance must roll.
func (s *State) RollDice() int {
	switch s.Phase {
	case PhaseRollOff, PhaseGrapple:
		return 2
	case PhaseWeather:
		if s.Turn.Tan > 0 && s.Turn.Snow > 0 {
			return 2
		}
		return 1
	case PhaseOver:
		return 0
	}
	if s.Side() == rules.Chance {
		return 1
	}
	return 0
}

// faces of the only die of the game.
const faces = 8

func (s *State) legalRoll(a *Action) fault {
	n := s.RollDice()
	if a.Kind != ActRoll || int(a.Count) != n {
		return faultBadRoll
	}
	for _, v := range a.Values[:n] {
		if v < 1 || v > faces {
			return faultBadRoll
		}
	}
	return faultNone
}

// roller is the seat on whose behalf Chance rolls.
func (s *State) roller() rules.Side {
	switch s.Phase {
	case PhaseRollOff, PhaseWind:
		return rules.Chance
	case PhaseEvade:
		return s.seatOf(s.Shot.Target.ID)
	case PhaseHit, PhaseSection, PhaseDeviate, PhaseBurst:
		return s.seatOf(s.Shot.By)
	}
	return s.seatOf(s.Turn.Unit)
}

// concede takes a seat's units off the board; nobody scores them. A team whose
// players have all given up has lost.
func (s *State) concede(seat int8, l *Log) {
	s.Out[seat] = true
	l.add(Event{Kind: EvConceded, Seat: seat})
	turn := s.Turn.Unit != None && s.models[s.Turn.Unit].Seat == seat
	for i := range int8(s.Count()) {
		if s.models[i].Seat != seat {
			continue
		}
		if s.On(i) {
			s.release(i, l)
			if h := s.Units[i].HeldBy; h != None {
				s.release(h, l)
			}
		}
		if s.Units[i].Where != Home {
			s.Units[i].Where, s.Units[i].Smoking = Gone, false
		}
	}
	switch team := int8(s.TeamOf(int(seat))); {
	case s.allOut(team):
		s.Phase, s.Turn = PhaseOver, noTurn()
		l.add(Event{Kind: EvEnded})
	case s.endIfBeaten(l):
	case s.Phase == PhaseReact:
		s.goOnReacting(l)
	case s.Phase == PhaseCall:
		s.ask(s.Attacker)
	case turn:
		s.Shot = noShot()
		s.turnOver(l)
	default: // another player of the team is asked, if there is one
		s.team = 1 - team
		s.nextPick(l)
	}
}

// allOut tells whether all players of a team have given up.
func (s *State) allOut(team int8) bool {
	for seat := range s.SeatCount() {
		if s.TeamOf(seat) == int(team) && !s.Out[seat] {
			return false
		}
	}
	return true
}

// anyOut tells whether a player of a team has given up.
func (s *State) anyOut(team int8) bool {
	for seat := range s.SeatCount() {
		if s.TeamOf(seat) == int(team) && s.Out[seat] {
			return true
		}
	}
	return false
}
