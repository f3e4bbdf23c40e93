package rapid

// concede takes the seat that is asked out of the battle: its frames leave the
// table, its stations are nobody's, and it scores nothing. With one seat left
// the battle is over; with more it goes on without it.
func (s *State) concede(seat int8, l *Log) {
	l.add(Event{Kind: EvConceded, Seat: seat})
	s.Seats[seat].Out = true
	for i := s.First[seat]; i < s.First[seat+1]; i++ {
		s.Frames[i].leave()
	}
	for i := range s.StationCount() {
		if s.Stations[i].Owner == seat {
			s.Stations[i].Owner = None
		}
	}
	s.scored(seat, l)
	s.settle(l)
	left := 0
	for i := range s.SeatCount() {
		if !s.Seats[i].Out {
			left++
		}
	}
	if left < 2 {
		s.end(l)
		return
	}
	s.carryOn(l)
}

// carryOn finds what the battle waits for once a seat has left it.
func (s *State) carryOn(l *Log) {
	switch s.Phase {
	case PhasePick:
		s.offerTurns(l)
		return
	case PhaseTick:
		s.ask(l)
		return
	case PhaseEndNow:
		s.end(l)
		return
	}
	if s.Waiting.Frame != None && !s.Frames[s.Waiting.Frame].Stands() {
		s.Waiting, s.Held = noTurn(), false
	}
	switch {
	case s.Frames[s.Acting.Frame].Stands():
		// The attack goes on, but not at a target that has left (its owner was picking
		// cover or a loss), and without cover that has.
		t, a := &s.Acting.Target, &s.Assault
		gone := func(o *Target) bool { return o.Kind == FrameTarget && !s.Frames[o.ID].Stands() }
		if gone(t) {
			s.endAttack(l)
			return
		}
		if gone(&a.Cover) && s.uncover(l) {
			return
		}
		s.readDamage(l)
	case s.Held: // the attacker on hold goes on, without its target
		s.Acting, s.Waiting, s.Held = s.Waiting, noTurn(), false
		s.endAttack(l)
	default:
		s.Assault = Assault{}
		s.nextTurn(l)
	}
}
