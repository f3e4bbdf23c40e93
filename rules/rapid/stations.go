package rapid

import (
	"math/bits"

	"rulerfire/rules/field"
)

// settle looks at every station after frames have moved, been destroyed or been
// fielded (P1): its owner keeps it while a frame of his is within a unit (P6), or
// while nobody's is (P2); a rival alone within a unit seizes it; and with several
// rivals there it becomes nobody's (P5).
func (s *State) settle(l *Log) {
	for i := range s.StationCount() {
		st := &s.Stations[i]
		if !st.Placed {
			continue
		}
		near := s.Near(st.At)
		if near == 0 || st.Owner != None && near&(1<<st.Owner) != 0 {
			continue
		}
		before := st.Owner
		if near&(near-1) == 0 {
			st.Owner = int8(bits.TrailingZeros8(near))
			l.add(Event{Kind: EvSeized, Seat: st.Owner, Other: before, Value: int16(i)})
			s.scored(st.Owner, l)
		} else if before != None {
			st.Owner = None
			l.add(Event{Kind: EvStationLost, Seat: before, Value: int16(i)})
		} else {
			continue
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
	reach := s.unit() + field.BaseRadius // from the station's sides
	for i := range s.FrameCount() {
		f := &s.Frames[i]
		dx, dy := f.At.X-station.X, f.At.Y-station.Y
		if dx < -reach || dx > field.StationSide+reach || dy < -reach || dy > field.StationSide+reach {
			continue // as most frames are
		}
		if f.Stands() && field.BaseStationWithin(f.At, station, s.unit()) {
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
