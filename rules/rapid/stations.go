package rapid

import (
	"math/bits"

	"rulerfire/rules/field"
)

// Holder is who holds a station of that owner when the seats near, by bit, have a
// frame within a unit of it: its owner while a frame of his is there (P6), or while
// nobody's is (P2); else a rival who is there alone; and with several rivals there
// nobody (P5). Owner and holder are None for nobody.
func Holder(owner int8, near uint8) int8 {
	switch {
	case near == 0 || owner != None && near&(1<<owner) != 0:
		return owner
	case near&(near-1) == 0:
		return int8(bits.TrailingZeros8(near))
	}
	return None
}

// settle looks at every station after frames have moved, been destroyed or been
// fielded (P1).
func (s *State) settle(l *Log) {
	for i := range s.StationCount() {
		st := &s.Stations[i]
		if !st.Placed {
			continue
		}
		before := st.Owner
		if st.Owner = Holder(before, s.Near(st.At)); st.Owner == before {
			continue
		}
		if st.Owner != None {
			l.add(Event{Kind: EvSeized, Seat: st.Owner, Other: before, Value: int16(i)})
			s.scored(st.Owner, l)
		} else {
			l.add(Event{Kind: EvStationLost, Seat: before, Value: int16(i)})
		}
		if before != None {
			s.scored(before, l)
		}
	}
	s.forgetOldTies()
}

// Near is the seats, by bit, that have a standing frame within a unit of a
// station at the place.
func (s *State) Near(station field.Point) (seats uint8) {
	reach := s.UnitLength() + field.BaseRadius // from the station's sides
	for i := range s.FrameCount() {
		f := &s.Frames[i]
		dx, dy := f.At.X-station.X, f.At.Y-station.Y
		if dx < -reach || dx > field.StationSide+reach || dy < -reach || dy > field.StationSide+reach {
			continue // as most frames are
		}
		if f.Stands() && field.BaseStationWithin(f.At, station, s.UnitLength()) {
			seats |= 1 << f.Seat
		}
	}
	return seats
}

// scored tells a seat's new score.
func (s *State) scored(seat int8, l *Log) {
	if l != nil {
		l.add(Event{Kind: EvScore, Seat: seat, Value: int16(s.Score(int(seat)))})
	}
}
