package rapid

import "math/bits"

// A TieKind is what a roll among tied seats decides.
type TieKind uint8

const (
	TieDefence TieKind = iota // the highest starting score (T7)
	TiePoint                  // the lowest starting score (T6)
	TieMiddle                 // starting scores between them (Y7)
	TiePlay                   // scores during play (T5)
)

// A tieState is a tie being broken.
type tieState struct {
	kind    TieKind
	mask    uint8           // the tied seats
	rolling uint8           // those that must (still) roll, because they are equal
	tries   int8            // rolls so far for this order
	repeats int8            // times that the tie for defence has led to a change (T7)
	keys    [MaxSeats]int32 // what has been rolled, the first roll weighing most
	winner  int8            // of the tie for defence
	then    Phase           // of a tie during play: what the offer was for
}

// maxTries bounds rolling again among equals: then the lower seat goes first, so
// that every battle goes on whatever the dice do.
const maxTries = 4

// maxRepeats is how often a tie for defence is settled by changing a company;
// after that the winner of the roll simply counts as higher (T7).
const maxRepeats = 3

// compare rates the companies and settles tactical positions, or begins the roll
// that a tie needs. It is called again after each.
func (s *State) compare(l *Log) {
	n := s.SeatCount()
	counts := make([]Count, n)
	for seat := range n {
		for i := s.First[seat]; i < s.First[seat+1]; i++ {
			counts[seat].Frames++
			counts[seat].Systems += s.Frames[i].Systems.Count()
		}
	}
	for seat, r := range Compare(counts, s.Limits.Stations) {
		s.Seats[seat].Each = int8(r.Each)
		l.add(Event{Kind: EvRated, Seat: int8(seat), Value: int16(r.Each), Extra: int16(r.Score)})
	}
	for seat := range s.Seats {
		s.Seats[seat].forgetTie()
	}
	s.settlePositions(l)
}

// settlePositions finds defender, point and the attackers' order, or begins a
// roll for the first tie that stands in the way.
func (s *State) settlePositions(l *Log) {
	n := s.SeatCount()
	order := s.Order()
	top, low := s.scoreMask(int(order[0])), s.scoreMask(int(order[n-1]))
	switch {
	case !s.ordered(top):
		s.beginTie(TieDefence, top)
		return
	case !s.ordered(low):
		s.beginTie(TiePoint, low)
		return
	}
	for seat := range n {
		if m := s.scoreMask(seat); !s.ordered(m) {
			s.beginTie(TieMiddle, m)
			return
		}
	}
	s.Defender, s.Point = order[0], order[n-1]
	for i := range n - 1 { // the attackers from the point player upwards (Y7)
		s.attack[i] = order[n-1-i]
	}
	l.add(Event{Kind: EvPositions, Seat: s.Defender, Other: s.Point})
	s.beginFielding()
}

// scoreMask is the seats, by bit, that have the same score as seat.
func (s *State) scoreMask(seat int) uint8 {
	scores := s.scores()
	return s.having(scores[seat], &scores)
}

// having is the seats, by bit, that have that score.
func (s *State) having(score int, scores *[MaxSeats]int) (m uint8) {
	for i := range s.SeatCount() {
		if !s.Seats[i].Out && scores[i] == score {
			m |= 1 << i
		}
	}
	return m
}

// ordered tells whether the seats of m need no roll: there is one, or they have
// rolled as this very group.
func (s *State) ordered(m uint8) bool {
	return m&(m-1) == 0 || s.Seats[bits.TrailingZeros8(m)].tieMask == m
}

// forgetOldTies drops the rolls of groups that are no longer tied.
func (s *State) forgetOldTies() {
	for seat := range s.SeatCount() {
		st := &s.Seats[seat]
		if st.tieMask != 0 && st.tieMask != s.scoreMask(seat) {
			st.forgetTie()
		}
	}
}

func (st *Seat) forgetTie() { st.tieMask, st.tieRank, st.tieFixed, st.tieUsed = 0, 0, false, false }

func (s *State) beginTie(k TieKind, mask uint8) {
	s.tie = tieState{kind: k, mask: mask, rolling: mask, repeats: s.tie.repeats}
	s.Phase = PhaseTieRoll
}

// rollTie takes the dice of the seats that rolled, in seat order, and goes on
// once nobody is equal to anybody.
func (s *State) rollTie(a *Action, l *Log) {
	t := &s.tie
	ev := Event{Kind: EvTieRolled, Count: int8(s.SeatCount())}
	at := 0
	for seat := range s.SeatCount() {
		t.keys[seat] *= 8
		if t.rolling&(1<<seat) != 0 {
			t.keys[seat] += int32(a.Values[at])
			ev.Values[seat] = a.Values[at]
			at++
		}
	}
	l.add(ev)
	t.tries++
	t.rolling = 0
	for i := range s.SeatCount() {
		for j := range i {
			if t.mask&(1<<i) != 0 && t.mask&(1<<j) != 0 && t.keys[i] == t.keys[j] {
				t.rolling |= 1<<i | 1<<j
			}
		}
	}
	if t.rolling != 0 && t.tries < maxTries {
		return
	}
	s.breakTie(l)
}

// breakTie uses the order that was rolled.
func (s *State) breakTie(l *Log) {
	t := &s.tie
	first := int8(None)
	for i := range s.SeatCount() {
		if t.mask&(1<<i) == 0 {
			continue
		}
		rank := int8(0)
		for j := range s.SeatCount() {
			if t.mask&(1<<j) != 0 && (t.keys[j] > t.keys[i] || t.keys[j] == t.keys[i] && j < i) {
				rank++
			}
		}
		if rank == 0 {
			first = int8(i)
		}
		st := &s.Seats[i]
		st.tieMask, st.tieRank, st.tieUsed = t.mask, rank, false
		st.tieFixed = t.kind == TieDefence || t.kind == TiePoint
	}
	switch t.kind {
	case TiePlay:
		s.ask(l)
	case TieDefence:
		t.winner = first
		if t.repeats < maxRepeats { // every size lets a company add a frame or remove one
			t.repeats++
			s.Phase, s.Asked = PhaseTieChange, first
			return
		}
		l.add(Event{Kind: EvCounts, Seat: first})
		s.settlePositions(l)
	default:
		s.settlePositions(l)
	}
}

func (s *State) frames(seat int) int     { return int(s.First[seat+1] - s.First[seat]) }
func (s *State) canAdd(seat int) bool    { return s.frames(seat) < s.Limits.MaxFrames }
func (s *State) canRemove(seat int) bool { return s.frames(seat) > s.Limits.MinFrames }

// spareFree tells whether the company has that spare and it is not yet in use.
func (s *State) spareFree(seat int, spare int8) bool {
	c := &s.Companies[seat]
	d := int8(len(c.Frames)) + spare
	if spare < 0 || int(spare) >= len(c.Spares) {
		return false
	}
	for i := s.First[seat]; i < s.First[seat+1]; i++ {
		if s.Frames[i].Design == d {
			return false
		}
	}
	return true
}

func (s *State) anySpareFree(seat int) bool {
	for i := range s.Companies[seat].Spares {
		if s.spareFree(seat, int8(i)) {
			return true
		}
	}
	return false
}

// legalChange checks an answer to PhaseTieChange.
func (s *State) legalChange(a *Action) fault {
	seat := int(s.Asked)
	switch a.Kind {
	case ActAddSpare:
		if !s.canAdd(seat) {
			return faultCompanyFull
		}
		if !s.spareFree(seat, a.Index) {
			return faultNoSpare
		}
	case ActAddCopy:
		if !s.canAdd(seat) {
			return faultCompanyFull
		}
		if s.anySpareFree(seat) {
			return faultSpareFirst
		}
		if !s.owns(seat, a.Index) {
			return faultNotYours
		}
	case ActRemove:
		if !s.canRemove(seat) {
			return faultCompanySmall
		}
		if !s.owns(seat, a.Index) {
			return faultNotYours
		}
		if a.Count != int8(s.Frames[a.Index].Rockets) {
			return faultRocketsLeft
		}
		var extra [MaxFrames]uint8
		for _, to := range a.Values[:a.Count] {
			if !s.owns(seat, int8(to)) || int8(to) == a.Index {
				return faultNotYours
			}
			if extra[to]++; s.Frames[to].Rockets+extra[to] > 3 {
				return faultThreeRockets
			}
		}
	case ActMake:
		if s.Asked != s.tie.winner {
			return faultMakeOnlyWinner
		}
		other := int(a.Index)
		if other < 0 || other >= s.SeatCount() || other == seat || s.tie.mask&(1<<other) == 0 {
			return faultMakeWhom
		}
	default:
		return faultWrongAnswer
	}
	return faultNone
}

func (s *State) owns(seat int, frame int8) bool {
	return frame >= s.First[seat] && frame < s.First[seat+1]
}

func (s *State) change(a *Action, l *Log) {
	seat := int(s.Asked)
	switch a.Kind {
	case ActMake:
		l.add(Event{Kind: EvMade, Seat: s.Asked, Other: a.Index})
		s.Asked = a.Index
		return
	case ActAddSpare:
		c := &s.Companies[seat]
		s.insert(seat, c.Spares[a.Index].Systems, int8(len(c.Frames))+a.Index, l)
	case ActAddCopy:
		f := &s.Frames[a.Index]
		s.insert(seat, f.Systems, f.Design, l)
	case ActRemove:
		ev := Event{Kind: EvRemoved, Seat: int8(seat), Value: int16(s.Frames[a.Index].Number), Count: a.Count}
		for i, to := range a.Values[:a.Count] {
			s.Frames[to].Rockets++
			ev.Values[i] = to
		}
		n := s.FrameCount()
		copy(s.Frames[a.Index:n-1], s.Frames[a.Index+1:n])
		s.Frames[n-1] = Frame{}
		for i := seat + 1; i <= s.SeatCount(); i++ {
			s.First[i]--
		}
		s.renumber(seat)
		l.add(ev)
	}
	s.compare(l)
}

// insert adds a frame without rockets at the end of a seat's company.
func (s *State) insert(seat int, systems Systems, design int8, l *Log) {
	at, n := int(s.First[seat+1]), s.FrameCount()
	copy(s.Frames[at+1:n+1], s.Frames[at:n])
	s.Frames[at] = newFrame(int8(seat), design, systems, 0)
	for i := seat + 1; i <= s.SeatCount(); i++ {
		s.First[i]++
	}
	s.renumber(seat)
	l.add(Event{Kind: EvAdded, Seat: int8(seat), Frame: int8(at)})
}

func (s *State) renumber(seat int) {
	for i := s.First[seat]; i < s.First[seat+1]; i++ {
		s.Frames[i].Number = i - s.First[seat] + 1
	}
}

func newFrame(seat, design int8, systems Systems, rockets uint8) Frame {
	return Frame{Systems: systems, White: 2, Rockets: rockets, Seat: seat, Design: design, Defence: None, SpotBy: None}
}
