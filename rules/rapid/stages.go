package rapid

import "rulerfire/rules/field"

// Where the pieces may stand, stage by stage of fielding (Y1 to Y6).

// How much of the places where a base fits clear of cover must be left to the
// attackers, as one part in so many (Y6).
const (
	roomByStation = 3
	roomByFrame   = 4
)

// stageRules are the rules of each stage for the place of a frame, each by what is
// said of a place that does not keep it.
var stageRules = [StageDone + 1][]fault{
	StageDefence: {faultInsidePerimeter, faultFrameRoom, faultNoPoint},
	StagePoint:   {faultOutsidePerimeter, faultPointFar, faultPointCover},
	StageOffence: {faultOutsidePerimeter, faultNearDefender},
	StageFinal:   {faultFinalCover},
}

// stationRules are those for the place of one of the defender's stations. The
// attackers' have no limits (Y4).
var stationRules = []fault{faultStationChain, faultStationRoom}

// placeRules are the rules for the piece that is asked for.
func (s *State) placeRules() []fault {
	if s.Stage == StageDefence && s.PlacesStation() {
		return stationRules
	}
	return stageRules[s.Stage]
}

// keeps tells whether a piece at p keeps a rule. The room that is left to the
// attackers is counted if it is not given.
func (s *State) keeps(rule fault, p field.Point, left *room) bool {
	switch rule {
	case faultStationChain:
		return s.chained(p)
	case faultStationRoom:
		return s.leavesRoom(stationZone(p, s.RulerLength()), roomByStation, left)
	case faultInsidePerimeter:
		return s.InPerimeter(p)
	case faultFrameRoom:
		return s.leavesRoom(frameZone(p, s.RulerLength()), roomByFrame, left)
	case faultNoPoint:
		return !s.lastBeforePoint() || s.leavesPoint(p)
	case faultOutsidePerimeter:
		return !s.InPerimeter(p)
	case faultPointFar:
		return s.nearDefender(p, s.RulerLength())
	case faultPointCover:
		return !s.InPerimeter(p) && s.anyDefender(func(at field.Point) bool { return s.onPoint(p, at) })
	case faultNearDefender:
		return !s.nearDefender(p, s.RulerLength())
	case faultFinalCover:
		return s.InPerimeter(p) || s.besideCover(p)
	}
	return true
}

// keepsAll tells whether a piece at p keeps all the rules.
func (s *State) keepsAll(rules []fault, p field.Point, left *room) bool {
	for _, rule := range rules {
		if !s.keeps(rule, p, left) {
			return false
		}
	}
	return true
}

// asWanted tells whether a piece that fits at p keeps every rule of the stage. What
// does not may still be legal, where no place is better.
func (s *State) asWanted(p field.Point) bool { return s.keepsAll(s.placeRules(), p, nil) }

// stageAllows checks the rules of the stage for a piece that fits at p. A rule that
// no place keeps together with those before it is waived (Y6), so that fielding
// always goes on.
func (s *State) stageAllows(p field.Point) fault {
	var left *room
	if s.Stage == StageDefence {
		now := s.roomLeft()
		left = &now
	}
	var kept [3]fault
	n := 0
	for _, rule := range s.placeRules() {
		kept[n] = rule
		if s.keeps(rule, p, left) {
			n++
		} else if s.anyPlace(func(p field.Point) bool { return s.keepsAll(kept[:n+1], p, left) }) {
			return s.reason(rule, p)
		}
	}
	return faultNone
}

// reason is what keeps a piece at p from keeping a rule.
func (s *State) reason(rule fault, p field.Point) fault {
	if rule == faultPointCover && s.nearDefender(p, s.RulerLength()-s.UnitLength()) {
		return faultPointNear
	}
	return rule
}

// anyPlace tells whether the piece that is asked for fits at some place that
// passes.
func (s *State) anyPlace(passes func(p field.Point) bool) bool {
	if s.PlacesStation() {
		for _, p := range s.clear {
			if at := stationRound(p); passes(at) && s.stationFits(at) == faultNone {
				return true
			}
		}
		return false
	}
	for _, p := range s.clear {
		if passes(p) && s.stands(None, p, false) == faultNone {
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

// chained tells whether a station of the defender is within the ruler of another
// one, or the first (Y1).
func (s *State) chained(at field.Point) bool {
	first := true
	for i := range s.StationCount() {
		if o := &s.Stations[i]; o.Placed && o.Home == s.Defender {
			if field.StationsWithin(o.At, at, s.RulerLength()) {
				return true
			}
			first = false
		}
	}
	return first
}

// InPerimeter tells whether a base at p is inside the defender's perimeter: within
// the ruler of one of his stations (Y1).
func (s *State) InPerimeter(p field.Point) bool {
	for i := range s.StationCount() {
		if o := &s.Stations[i]; o.Placed && o.Home == s.Defender && field.BaseStationWithin(p, o.At, s.RulerLength()) {
			return true
		}
	}
	return false
}

// anyDefender tells whether some frame of the defender that is on the table
// passes.
func (s *State) anyDefender(passes func(at field.Point) bool) bool {
	for i := s.First[s.Defender]; i < s.First[s.Defender+1]; i++ {
		if f := &s.Frames[i]; f.Stands() && passes(f.At) {
			return true
		}
	}
	return false
}

// nearDefender tells whether a base at p is within reach of a frame of the
// defender.
func (s *State) nearDefender(p field.Point, reach int32) bool {
	return s.anyDefender(func(at field.Point) bool { return field.BasesWithin(p, at, reach) })
}

// besideCover tells whether a base at p is within a unit of a cover object (C11).
func (s *State) besideCover(p field.Point) bool {
	if s.Table.NearCover(&s.Bricks, p, s.UnitLength()) {
		return true
	}
	for i := range s.FrameCount() {
		if f := &s.Frames[i]; f.Stands() && field.BasesWithin(p, f.At, s.UnitLength()) {
			return true
		}
	}
	return false
}

// leavesRoom tells whether at least one part in parts of the table would be left
// to attackers with a zone taken from them (Y6). What is left now is counted if it
// is not given.
func (s *State) leavesRoom(z zone, parts int, left *room) bool {
	if left == nil {
		now := s.roomLeft()
		left = &now
	}
	return left.without(z, parts)
}

// onPoint tells whether a base at p is at the limit of direct range of a frame of
// the defender at from, and out of cover against it (Y2).
func (s *State) onPoint(p, from field.Point) bool {
	return field.BasesWithin(p, from, s.RulerLength()) && !field.BasesWithin(p, from, s.RulerLength()-s.UnitLength()) &&
		!s.covered(from, p, None, None)
}

// anyPoint tells whether there is a place for the point frame as Y2 wants it.
func (s *State) anyPoint() bool { return s.anyDefender(s.pointRound) }

// pointRound looks for one round a frame of the defender.
func (s *State) pointRound(from field.Point) bool {
	reach := s.RulerLength() + 2*field.BaseRadius
	for y := max(from.Y-reach, 0) / field.Stud * field.Stud; y <= from.Y+reach; y += field.Stud {
		for x := max(from.X-reach, 0) / field.Stud * field.Stud; x <= from.X+reach; x += field.Stud {
			p := field.Point{X: x, Y: y}
			if s.onPoint(p, from) && !s.InPerimeter(p) && s.stands(None, p, false) == faultNone {
				return true
			}
		}
	}
	return false
}

// lastBeforePoint tells whether the defender places the second of his first two
// frames.
func (s *State) lastBeforePoint() bool {
	frames, _ := s.Box(int(s.Defender))
	return frames == s.frames(int(s.Defender))-1
}

// leavesPoint tells whether the point frame has a place once the defender's next
// frame is at p.
func (s *State) leavesPoint(p field.Point) bool {
	with := *s
	f := &with.Frames[s.boxedFrame(s.Defender)]
	f.At, f.Fielded = p, true
	return with.anyPoint()
}
