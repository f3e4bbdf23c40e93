package rapid

import "rulerfire/rules"

// Side is who must decide: a seat, Chance for the dice, and Chance as well once
// the battle is over.
func (s *State) Side() rules.Side {
	switch s.Phase {
	case PhaseTieRoll, PhasePool, PhaseDamage, PhaseOver:
		return rules.Chance
	case PhaseName, PhaseDefend, PhaseAct, PhaseUseSpot, PhaseSpot:
		return rules.Side(s.Actor().Seat)
	}
	return rules.Side(s.Asked)
}

// check is the fault of an action as the answer to what is asked now.
func (s *State) check(a *Action) fault {
	if a.Kind == ActConcede {
		if s.Phase == PhaseOver {
			return faultOver
		}
		if s.Stage != StageDone || s.Side() == rules.Chance {
			return faultConcede
		}
		return faultNone
	}
	switch s.Phase {
	case PhaseTieRoll, PhasePool, PhaseDamage:
		return s.legalRoll(a)
	case PhaseTieChange:
		return s.legalChange(a)
	case PhasePlace:
		return s.legalPlace(a)
	case PhasePick:
		return s.legalPick(a)
	case PhaseName:
		return s.legalName(a)
	case PhaseDefend:
		return s.legalDefend(a)
	case PhaseAct:
		return s.legalAct(a)
	case PhaseUseSpot:
		return oneOf(a, ActUseSpot, ActKeepSpot)
	case PhaseCover:
		return s.legalCover(a)
	case PhaseBricks:
		return s.legalBricks(a)
	case PhaseLose:
		return s.legalLose(a)
	case PhaseSpot:
		return s.legalSpot(a)
	case PhaseEndNow:
		return oneOf(a, ActEnd, ActPlayOn)
	case PhaseTick:
		return oneOf(a, ActTick, ActHold)
	}
	return faultOver
}

func oneOf(a *Action, yes, no Kind) fault {
	if a.Kind == yes || a.Kind == no {
		return faultNone
	}
	return faultWrongAnswer
}

// Legal is nil if the action would be taken, and else a rules.Refusal.
func (s *State) Legal(a *Action) error { return s.check(a).err() }

// Apply takes the action, telling the log what happened, or returns Legal's
// error and changes nothing.
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
	case PhaseTieRoll:
		s.rollTie(a, l)
	case PhaseTieChange:
		s.change(a, l)
	case PhasePlace:
		s.place(a, l)
	case PhasePick:
		s.pick(a, l)
	case PhaseName:
		s.name(a, l)
	case PhasePool:
		s.roll(a, l)
	case PhaseDefend:
		s.defend(a, l)
	case PhaseAct:
		s.doAct(a, l)
	case PhaseUseSpot:
		s.useSpot(a, l)
	case PhaseCover:
		s.takeCover(a.Target, l)
	case PhaseDamage:
		s.damage(a, l)
	case PhaseBricks:
		s.takeBricks(a, l)
	case PhaseLose:
		s.takeLoss(a, l)
	case PhaseSpot:
		s.spot(a, l)
	case PhaseEndNow:
		s.endNow(a, l)
	case PhaseTick:
		s.answerClock(a, l)
	}
}

// RollDice is the faces of the dice that Chance must roll, in order: one for each
// seat still equal in a tie, the frame's pool, or the damage dice.
func (s *State) RollDice() (faces [MaxDamage]uint8, n int) {
	switch s.Phase {
	case PhaseTieRoll:
		for seat := range s.SeatCount() {
			if s.tie.rolling&(1<<seat) != 0 {
				faces[n] = 6
				n++
			}
		}
	case PhasePool:
		for n = range int(s.Acting.Count) {
			faces[n] = s.Acting.Pool[n].Faces
		}
		n = int(s.Acting.Count)
	case PhaseDamage:
		for n = range int(s.Assault.Dice) {
			faces[n] = 6
		}
		n = int(s.Assault.Dice)
	}
	return faces, n
}

func (s *State) legalRoll(a *Action) fault {
	faces, n := s.RollDice()
	if a.Kind != ActRoll || int(a.Count) != n {
		return faultBadRoll
	}
	for i := range n {
		if a.Values[i] < 1 || a.Values[i] > faces[i] {
			return faultBadRoll
		}
	}
	return faultNone
}
