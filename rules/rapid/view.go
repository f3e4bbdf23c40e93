package rapid

import "rulerfire/rules/field"

// What readers of a State may ask beyond its fields: the computer player, the
// window and tests. Nothing here changes the battle.

// Allows tells whether the action would be taken. It is Legal without the reason,
// and does not allocate.
func (s *State) Allows(a *Action) bool { return s.check(a) == faultNone }

// Clear lists the whole-stud places where a base fits clear of cover while every
// brick stands. The list is the set-up's own and must not be changed.
func (u *Setup) Clear() []field.Point { return u.clear }

// MayStand tells whether E6 allows the frame to end its move at p, however it got
// there. Who asks for a frame that walks round cover must look for a route as
// well.
func (s *State) MayStand(frame int8, p field.Point) bool {
	return s.stands(int(frame), p, s.Crosses(frame)) == faultNone
}

// MayPass tells whether the seat that is asked to activate a frame may pass (T1).
func (s *State) MayPass() bool { return s.Phase == PhasePick && s.mayPass() }

// MayMove tells whether the acting frame still may move, with a die that is left.
func (s *State) MayMove() bool { return s.Phase == PhaseAct && s.canMove() }

// MayAttack tells whether the acting frame can attack what it named from where it
// stands, with a die that is left.
func (s *State) MayAttack() bool { return s.Phase == PhaseAct && s.canAttack() }

// A Tie is a tie that is being broken.
type Tie struct {
	Kind    TieKind
	Seats   uint8 // the tied seats, by bit
	Rolling uint8 // those of them that must roll now, by bit
	Winner  int8  // of the roll for defence, who changes a company; else None
}

// Tie is the tie that the battle waits for: its roll, or what its winner changes.
// There is none in other phases.
func (s *State) Tie() (Tie, bool) {
	t := Tie{Kind: s.tie.kind, Seats: s.tie.mask, Winner: None}
	switch s.Phase {
	case PhaseTieRoll:
		t.Rolling = s.tie.rolling
	case PhaseTieChange:
		t.Winner = s.tie.winner
	default:
		return Tie{}, false
	}
	return t, true
}
