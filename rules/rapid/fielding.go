package rapid

import "rulerfire/rules/field"

// Fielding goes defence, point, offence, the attackers' stations, and the
// defender's last frames (Y1 to Y7).

// beginFielding puts everything in the box and lets the defender begin.
func (s *State) beginFielding(l *Log) {
	n := s.Limits.Stations
	for i := range s.StationCount() {
		seat := int8(i / n)
		s.Stations[i] = Station{Owner: seat, Home: seat}
	}
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

// legalPlace checks a placing: first that the piece fits, then the rule of the
// stage.
func (s *State) legalPlace(a *Action) fault {
	if f := s.fits(a); f != faultNone {
		return f
	}
	if a.Kind == ActFrame {
		return s.stageAllows(a.Place)
	}
	if s.Stage == StageDefence {
		return s.defenceStation(a.Place)
	}
	return faultNone
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
	return s.stands(int(a.Index), a.Place, s.crossesNow(&s.Frames[a.Index]))
}

// asWanted tells whether the rule of the stage is kept to the letter by a piece
// that fits at p. What is not may still be legal, where no place is better.
func (s *State) asWanted(p field.Point) bool {
	switch s.Stage {
	case StageDefence:
		if s.PlacesStation() {
			return s.chained(p) && s.leavesRoom(stationZone(p, s.ruler()), 3)
		}
		return s.inPerimeter(p) && s.leavesRoom(frameZone(p, s.ruler()), 4) && (!s.lastBeforePoint() || s.leavesPoint(p))
	case StagePoint:
		return s.pointPlace(p)
	case StageOffence:
		return !s.inPerimeter(p) && !s.nearDefender(p, s.ruler())
	case StageFinal:
		return s.inPerimeter(p) || s.besideCover(p)
	}
	return true
}

// leavesRoom tells whether at least one part in parts of the table would be left
// to attackers with a zone taken from them (Y6).
func (s *State) leavesRoom(z zone, parts int) bool {
	room := s.roomLeft()
	return room.without(z, parts)
}

// lastBeforePoint tells whether the defender places the second of his first two
// frames.
func (s *State) lastBeforePoint() bool {
	frames, _ := s.Box(int(s.Defender))
	return frames == s.frames(int(s.Defender))-1
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
		if o := &s.Stations[i]; o.Placed &&
			abs(o.At.X-at.X) < field.StationSide && abs(o.At.Y-at.Y) < field.StationSide {
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

func abs(v int32) int32 {
	if v < 0 {
		return -v
	}
	return v
}

// defenceStation checks Y1 and Y6 for one of the defender's stations.
func (s *State) defenceStation(at field.Point) fault {
	if !s.chained(at) {
		if s.anyStation(s.chained) {
			return faultStationChain
		}
		return faultNone
	}
	room := s.roomLeft()
	leaves := func(at field.Point) bool { return s.chained(at) && room.withStation(at, s.ruler(), 3) }
	if !leaves(at) && s.anyStation(leaves) {
		return faultStationRoom
	}
	return faultNone
}

// chained tells whether a station of the defender is within the ruler of another
// one, or the first (Y1).
func (s *State) chained(at field.Point) bool {
	first := true
	for i := range s.StationCount() {
		if o := &s.Stations[i]; o.Placed && o.Home == s.Defender {
			if field.StationsWithin(o.At, at, s.ruler()) {
				return true
			}
			first = false
		}
	}
	return first
}

// inPerimeter tells whether a base at p is within the ruler of a station of the
// defender.
func (s *State) inPerimeter(p field.Point) bool {
	for i := range s.StationCount() {
		if o := &s.Stations[i]; o.Placed && o.Home == s.Defender && field.BaseStationWithin(p, o.At, s.ruler()) {
			return true
		}
	}
	return false
}

// nearDefender tells whether a base at p is within reach of a frame of the
// defender.
func (s *State) nearDefender(p field.Point, reach int32) bool {
	for i := s.First[s.Defender]; i < s.First[s.Defender+1]; i++ {
		if f := &s.Frames[i]; f.Stands() && field.BasesWithin(p, f.At, reach) {
			return true
		}
	}
	return false
}

// A test that no place passes is waived (Y6): these look for one that does.

func (s *State) anyStation(passes func(at field.Point) bool) bool {
	for _, p := range s.clear {
		if at := stationRound(p); passes(at) && s.stationFits(at) == faultNone {
			return true
		}
	}
	return false
}

// stationRound is the station with its middle at p. Where a station fits, a base
// fits in its middle, clear of cover.
func stationRound(p field.Point) field.Point {
	return field.Point{X: p.X - field.StationSide/2, Y: p.Y - field.StationSide/2}
}

func (s *State) anyFrame(passes func(p field.Point) bool) bool {
	for _, p := range s.clear {
		if passes(p) && s.stands(None, p, false) == faultNone {
			return true
		}
	}
	return false
}

// stageAllows checks the rule of the stage for a frame that fits at p.
func (s *State) stageAllows(p field.Point) fault {
	switch s.Stage {
	case StageDefence:
		return s.defenceFrame(p)
	case StagePoint:
		return s.pointFrame(p)
	case StageOffence:
		return s.offenceFrame(p)
	}
	final := func(p field.Point) bool { return s.inPerimeter(p) || s.besideCover(p) }
	if !final(p) && s.anyFrame(final) {
		return faultFinalCover
	}
	return faultNone
}

// defenceFrame checks Y1 and Y6 for one of the defender's first two frames.
func (s *State) defenceFrame(p field.Point) fault {
	if !s.inPerimeter(p) {
		if s.anyFrame(s.inPerimeter) {
			return faultInsidePerimeter
		}
		return faultNone
	}
	room := s.roomLeft()
	leaves := func(p field.Point) bool { return s.inPerimeter(p) && room.withFrame(p, s.ruler(), 4) }
	if !leaves(p) {
		if s.anyFrame(leaves) {
			return faultFrameRoom
		}
		leaves = s.inPerimeter
	}
	if s.lastBeforePoint() {
		if !s.leavesPoint(p) && s.anyFrame(func(p field.Point) bool { return leaves(p) && s.leavesPoint(p) }) {
			return faultNoPoint
		}
	}
	return faultNone
}

// leavesPoint tells whether the point frame has a place once the defender's next
// frame is at p.
func (s *State) leavesPoint(p field.Point) bool {
	with := *s
	for i := s.First[s.Defender]; i < s.First[s.Defender+1]; i++ {
		if f := &with.Frames[i]; !f.Fielded {
			f.At, f.Fielded = p, true
			break
		}
	}
	return with.anyPoint()
}

// onPoint tells whether a base at p is at the limit of direct range of a frame
// at from, and out of cover against it (Y2).
func (s *State) onPoint(p, from field.Point) bool {
	return s.atLimit(p, from) && !s.covered(from, p, None, None)
}

// pointPlace tells whether p is a place for the point frame as Y2 wants it.
func (s *State) pointPlace(p field.Point) bool {
	if s.inPerimeter(p) {
		return false
	}
	for i := s.First[s.Defender]; i < s.First[s.Defender+1]; i++ {
		if f := &s.Frames[i]; f.Stands() && s.onPoint(p, f.At) {
			return true
		}
	}
	return false
}

// pointFrame checks Y2, and Y6 where there is no such place.
func (s *State) pointFrame(p field.Point) fault {
	if s.pointPlace(p) {
		return faultNone
	}
	if s.anyPoint() {
		switch {
		case s.inPerimeter(p):
			return faultOutsidePerimeter
		case !s.nearDefender(p, s.ruler()):
			return faultPointFar
		case s.nearDefender(p, s.ruler()-s.unit()):
			return faultPointNear
		}
		return faultPointCover
	}
	outside := func(p field.Point) bool { return !s.inPerimeter(p) }
	near := func(p field.Point) bool { return outside(p) && s.nearDefender(p, s.ruler()) }
	switch {
	case near(p):
		return faultNone
	case s.anyFrame(near):
		return faultPointFar
	case outside(p) || !s.anyFrame(outside):
		return faultNone
	}
	return faultOutsidePerimeter
}

// offenceFrame checks Y3. On a table so full that no place is left it asks for
// less, so that fielding always goes on.
func (s *State) offenceFrame(p field.Point) fault {
	outside := func(p field.Point) bool { return !s.inPerimeter(p) }
	far := func(p field.Point) bool { return outside(p) && !s.nearDefender(p, s.ruler()) }
	switch {
	case far(p):
		return faultNone
	case s.anyFrame(far):
		if !outside(p) {
			return faultOutsidePerimeter
		}
		return faultNearDefender
	case outside(p) || !s.anyFrame(outside):
		return faultNone
	}
	return faultOutsidePerimeter
}

// besideCover tells whether a base at p is within a unit of a cover object (C11).
func (s *State) besideCover(p field.Point) bool {
	if s.Table.NearCover(&s.Bricks, p, s.unit()) {
		return true
	}
	for i := range s.FrameCount() {
		if f := &s.Frames[i]; f.Stands() && field.BasesWithin(p, f.At, s.unit()) {
			return true
		}
	}
	return false
}

func (s *State) place(a *Action, l *Log) {
	if a.Kind == ActFrame {
		f := &s.Frames[a.Index]
		f.At, f.Fielded = a.Place, true
		l.add(Event{Kind: EvFielded, Seat: f.Seat, Frame: a.Index, At: a.Place})
	} else {
		for i := range s.StationCount() {
			if st := &s.Stations[i]; st.Home == s.Asked && !st.Placed {
				st.At, st.Placed = a.Place, true
				l.add(Event{Kind: EvStation, Seat: s.Asked, Value: int16(i), At: a.Place})
				break
			}
		}
	}
	s.nextPlacing(l)
}
