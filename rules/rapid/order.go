package rapid

import (
	"math/bits"
	"slices"
)

// Order is tactical order: the seats from the highest current score to the
// lowest, tied seats by their roll if they have rolled, and by seat if not yet.
// Seats that have conceded come last. Places beyond the seats are None.
func (s *State) Order() (order [MaxSeats]int8) {
	scores := s.scores()
	for i := range order {
		order[i] = None
	}
	for i := range s.SeatCount() {
		at := i
		for at > 0 && s.before(i, int(order[at-1]), &scores) {
			order[at] = order[at-1]
			at--
		}
		order[at] = int8(i)
	}
	return order
}

// before tells whether seat a comes before seat b in tactical order.
func (s *State) before(a, b int, scores *[MaxSeats]int) bool {
	one, other := &s.Seats[a], &s.Seats[b]
	switch {
	case one.Out != other.Out:
		return other.Out
	case scores[a] != scores[b]:
		return scores[a] > scores[b]
	case one.tieMask == other.tieMask && one.tieMask != 0:
		return one.tieRank < other.tieRank
	}
	return a < b
}

// ToGo is how many of the seat's frames have not begun their turn this round.
func (s *State) ToGo(seat int) int {
	n := 0
	for i := s.First[seat]; i < s.First[seat+1]; i++ {
		if f := &s.Frames[i]; f.Stands() && !f.Acted {
			n++
		}
	}
	return n
}

// offerTurns begins tactical order anew, at the top (T3, O13), or ends the round
// if every frame has had its turn (D7).
func (s *State) offerTurns(l *Log) {
	s.Phase = PhasePick
	s.offer = offer{at: -1}
	s.ask(l)
}

// offerClock asks the seats in tactical order about the clock (D1).
func (s *State) offerClock(l *Log) {
	s.Phase = PhaseTick
	s.offer = offer{at: -1}
	s.ask(l)
}

// askable tells whether the offer under way has still to come to the seat.
func (s *State) askable(seat int, phase Phase) bool {
	for _, entered := range s.offer.order[:s.offer.n] {
		if int(entered) == seat {
			return false
		}
	}
	return !s.Seats[seat].Out && (phase == PhaseTick || s.ToGo(seat) > 0)
}

// ask goes to the next seat of the offer, rolling for a tied group when it is
// reached for the first time and turning its order by one place each later time
// (T5). A player whose frames have all gone passes by himself (T1).
func (s *State) ask(l *Log) {
	if s.Phase == PhaseTieRoll { // back from a roll made during the offer
		s.Phase = s.tie.then
	}
	o := &s.offer
	for {
		if o.at+1 < o.n {
			o.at++
			s.Asked = o.order[o.at]
			return
		}
		group, askable := s.nextGroup()
		if group == 0 {
			if s.Phase == PhasePick {
				s.endRound(l)
			} else {
				s.beginRound(l)
			}
			return
		}
		if bits.OnesCount8(askable) > 1 {
			if !s.ordered(group) {
				then := s.Phase
				s.beginTie(TiePlay, group)
				s.tie.then = then
				return
			}
			s.reach(group, l)
		}
		for _, seat := range s.Order() {
			if seat != None && askable&(1<<seat) != 0 {
				o.order[o.n] = seat
				o.n++
			}
		}
	}
}

// nextGroup is the next tied group that the offer comes to, and those of its
// seats that it concerns. Groups that it does not concern are skipped.
func (s *State) nextGroup() (group, askable uint8) {
	best, scores := -1, s.scores()
	for seat := range s.SeatCount() {
		score := scores[seat]
		if score < best || !s.askable(seat, s.Phase) {
			continue
		}
		if score > best {
			best, group, askable = score, s.having(score, &scores), 0
		}
		if score == best {
			askable |= 1 << seat
		}
	}
	return group, askable
}

// reach turns the order of a tied group that is reached again.
func (s *State) reach(group uint8, l *Log) {
	n := int8(bits.OnesCount8(group))
	for seat := range s.SeatCount() {
		st := &s.Seats[seat]
		if group&(1<<seat) == 0 || st.tieFixed {
			continue
		}
		if st.tieUsed {
			st.tieRank = (st.tieRank + n - 1) % n
			if st.tieRank == 0 {
				l.add(Event{Kind: EvTieTurned, Seat: int8(seat)})
			}
		}
		st.tieUsed = true
	}
}

// mayPass tells whether a seat after the one asked has a frame left to go
// (T1, T2).
func (s *State) mayPass() bool {
	o := &s.offer
	if o.at+1 < o.n {
		return true
	}
	for seat := range s.SeatCount() {
		if s.askable(seat, s.Phase) {
			return true
		}
	}
	return false
}

// Passed tells whether the seat has passed since tactical order last began at the
// top (T3), while another is asked to activate a frame. A seat without a frame
// left to go has not been asked, and so has not passed.
func (s *State) Passed(seat int) bool {
	return s.Phase == PhasePick && slices.Contains(s.offer.order[:s.offer.at], int8(seat))
}

func (s *State) legalPick(a *Action) fault {
	switch a.Kind {
	case ActPass:
		if !s.mayPass() {
			return faultLastMustGo
		}
		return faultNone
	case ActPick:
		if !s.owns(int(s.Asked), a.Index) {
			return faultNotYours
		}
		if !s.Frames[a.Index].Stands() {
			return faultDestroyed
		}
		if s.Frames[a.Index].Acted {
			return faultActed
		}
		return faultNone
	}
	return faultWrongAnswer
}

func (s *State) pick(a *Action, l *Log) {
	if a.Kind == ActPass {
		l.add(Event{Kind: EvPassed, Seat: s.Asked})
		s.ask(l)
		return
	}
	s.beginTurn(a.Index, l)
}
