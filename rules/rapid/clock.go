package rapid

// beginRound begins the first round, or the next: dice beside the frames are
// picked up, every frame may go again, and tactical order begins with the highest
// current score (Y8).
func (s *State) beginRound(l *Log) {
	s.Round++
	s.rolls = 0
	for i := range s.FrameCount() {
		f := &s.Frames[i]
		f.Defence, f.Spot, f.SpotBy, f.Acted = None, 0, None, false
	}
	l.add(Event{Kind: EvRound, Value: int16(s.Round)})
	s.offerTurns(l)
}

// endRound comes when every frame has had its turn (D7). A player who alone has
// frames and is ahead may end the battle before the clock goes on (D5).
func (s *State) endRound(l *Log) {
	l.add(Event{Kind: EvRoundEnded, Value: int16(s.Round)})
	alone, frames := int8(None), 0
	for seat := range s.SeatCount() {
		if s.standing(seat) > 0 {
			alone, frames = int8(seat), frames+1
		}
	}
	switch {
	case frames == 0:
		s.end(l)
		return
	case frames == 1 && s.Ahead(int(alone)):
		s.Phase, s.Asked = PhaseEndNow, alone
		return
	}
	s.countDown(l)
}

func (s *State) standing(seat int) int {
	n := 0
	for i := s.First[seat]; i < s.First[seat+1]; i++ {
		if s.Frames[i].Stands() {
			n++
		}
	}
	return n
}

// countDown takes 1 from the clock and then asks each player (D1).
func (s *State) countDown(l *Log) {
	if s.tick(None, l) {
		return
	}
	s.offerClock(l)
}

// tick takes 1 from the clock; at 0 the battle ends there, whoever has not been
// asked (D2). It reports whether it has.
func (s *State) tick(seat int8, l *Log) bool {
	s.Clock--
	l.add(Event{Kind: EvTicked, Seat: seat, Value: int16(s.Clock)})
	if s.Clock == 0 {
		s.end(l)
	}
	return s.Clock == 0
}

func (s *State) end(l *Log) {
	s.Phase = PhaseOver
	l.add(Event{Kind: EvEnded})
}

func (s *State) endNow(a *Action, l *Log) {
	if a.Kind == ActEnd {
		s.end(l)
		return
	}
	s.countDown(l)
}

func (s *State) answerClock(a *Action, l *Log) {
	if a.Kind == ActTick {
		if s.tick(s.Asked, l) {
			return
		}
	} else {
		l.add(Event{Kind: EvHeld, Seat: s.Asked})
	}
	s.ask(l)
}
