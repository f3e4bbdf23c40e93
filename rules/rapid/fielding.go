package rapid

import "rulerfire/rules/field"

// Fielding goes defence, point, offence, the attackers' stations, and the
// defender's last frames (Y1 to Y7). Where each piece may stand is in stages.go.

// beginFielding lets the defender begin.
func (s *State) beginFielding() {
	s.Phase, s.Stage, s.Asked = PhasePlace, StageDefence, s.Defender
}

// Box counts the frames and stations that a seat has yet to field.
func (s *State) Box(seat int) (frames, stations int) {
	for i := s.First[seat]; i < s.First[seat+1]; i++ {
		if !s.Frames[i].Fielded {
			frames++
		}
	}
	for i := range s.StationCount() {
		if int(s.Stations[i].Home) == seat && !s.Stations[i].Placed {
			stations++
		}
	}
	return frames, stations
}

// boxedFrame is the first frame of a seat that is not yet fielded; None if all are.
func (s *State) boxedFrame(seat int8) int8 {
	for i := s.First[seat]; i < s.First[seat+1]; i++ {
		if !s.Frames[i].Fielded {
			return i
		}
	}
	return None
}

// boxedStation is the first station of a seat that is not yet placed; None if all
// are.
func (s *State) boxedStation(seat int8) int8 {
	for i := range s.StationCount() {
		if st := &s.Stations[i]; st.Home == seat && !st.Placed {
			return int8(i)
		}
	}
	return None
}

// PlacesStation tells whether the place that is asked for is a station's; else
// it is a frame's.
func (s *State) PlacesStation() bool {
	_, stations := s.Box(int(s.Asked))
	switch s.Stage {
	case StageDefence:
		return stations > 0
	case StageStations:
		return true
	}
	return false
}

// nextPlacing finds the stage and the seat that the next placing belongs to.
func (s *State) nextPlacing(l *Log) {
	for {
		switch s.Stage {
		case StageDefence:
			frames, stations := s.Box(int(s.Defender))
			if stations > 0 || frames > s.frames(int(s.Defender))-2 {
				s.Asked = s.Defender
				return
			}
		case StagePoint:
			frames, _ := s.Box(int(s.Point))
			if frames == s.frames(int(s.Point)) {
				s.Asked = s.Point
				return
			}
			s.turnAt = 0 // the point frame was the first of the alternation
		case StageOffence, StageStations:
			if s.nextAttacker() {
				return
			}
			s.turnAt = int8(s.SeatCount()) - 2 // so that the point player is next
		case StageFinal:
			if frames, _ := s.Box(int(s.Defender)); frames > 0 {
				s.Asked = s.Defender
				return
			}
			s.settle(l) // stations may change hands before the first round (P7)
			s.Stage = StageDone
			s.beginRound(l)
			return
		}
		s.Stage++
	}
}

// nextAttacker goes to the next attacker who still has something to place; when
// one runs out the others go on (Y7).
func (s *State) nextAttacker() bool {
	n := int8(s.SeatCount()) - 1
	for range n {
		s.turnAt = (s.turnAt + 1) % n
		seat := s.attack[s.turnAt]
		frames, stations := s.Box(int(seat))
		if s.Stage == StageOffence && frames > 0 || s.Stage == StageStations && stations > 0 {
			s.Asked = seat
			return true
		}
	}
	return false
}

// legalPlace checks a placing: first that the piece fits, then the rules of
// the stage.
func (s *State) legalPlace(a *Action) fault {
	if f := s.fits(a); f != faultNone {
		return f
	}
	return s.stageAllows(a.Place)
}

// fits checks that the piece is the right one, and that it fits where it is to go.
func (s *State) fits(a *Action) fault {
	if s.PlacesStation() {
		if a.Kind != ActStation {
			return faultPlaceStation
		}
		return s.stationFits(a.Place)
	}
	if a.Kind != ActFrame {
		return faultPlaceFrame
	}
	if !s.owns(int(s.Asked), a.Index) {
		return faultNotYours
	}
	if s.Frames[a.Index].Fielded {
		return faultFielded
	}
	return s.stands(int(a.Index), a.Place, s.Crosses(a.Index))
}

// stationFits checks E2: on the stud grid, on the table, clear of bricks, other
// stations and bases.
func (s *State) stationFits(at field.Point) fault {
	if at.X%field.Stud != 0 || at.Y%field.Stud != 0 {
		return faultStationGrid
	}
	if !s.Table.StationFits(&s.Bricks, at) {
		return faultStationBricks
	}
	for i := range s.StationCount() {
		if o := &s.Stations[i]; o.Placed && field.StationsOverlap(o.At, at) {
			return faultStationStation
		}
	}
	for i := range s.FrameCount() {
		if f := &s.Frames[i]; f.Stands() && field.BaseOverlapsStation(f.At, at) {
			return faultStationFrame
		}
	}
	return faultNone
}

func (s *State) place(a *Action, l *Log) {
	if a.Kind == ActFrame {
		f := &s.Frames[a.Index]
		f.At, f.Fielded = a.Place, true
		l.add(Event{Kind: EvFielded, Seat: f.Seat, Frame: a.Index, At: a.Place})
	} else {
		i := s.boxedStation(s.Asked)
		st := &s.Stations[i]
		st.At, st.Placed = a.Place, true
		l.add(Event{Kind: EvStation, Seat: s.Asked, Value: int16(i), At: a.Place})
	}
	s.nextPlacing(l)
}
