package rapid

import (
	"rulerfire/rules/dice"
	"rulerfire/rules/field"
)

// Crosses tells whether the frame may pass through cover (M2): in its own turn by
// what it rolled (O11), otherwise by what it has.
func (s *State) Crosses(frame int8) bool {
	for _, t := range [...]*Turn{&s.Acting, &s.Waiting} {
		if t.Frame == frame && t.rolled() {
			return t.Crosses
		}
	}
	return s.Frames[frame].Systems.cross()
}

// cross tells whether a frame with the systems may pass through cover: it has a
// movement system, or rolls the sprint's d8 (M2).
func (s Systems) cross() bool { return s[Movement] > 0 || s.Sprints() }

// rolled tells whether the turn's dice have been rolled.
func (t *Turn) rolled() bool { return t.Count > 0 && t.Pool[0].Value > 0 }

// stands checks E6 for a frame at p: on the table, over no other frame, and on
// cover only if it may pass through cover and its centre is over some. The frame
// itself, by its index, is not in its own way; None is a frame from the box.
func (s *State) stands(frame int, p field.Point, crosses bool) fault {
	if !s.Table.OnTable(p) {
		return faultOffTable
	}
	for i := range s.FrameCount() {
		if f := &s.Frames[i]; i != frame && f.Stands() && field.BasesOverlap(f.At, p) {
			return faultOnFrame
		}
	}
	if s.Table.ClearOfCover(&s.Bricks, p) {
		return faultNone
	}
	if !crosses {
		return faultOnCover
	}
	if !s.Table.CentreOnCover(&s.Bricks, p) {
		return faultHalfOnCover
	}
	return faultNone
}

// OthersThan appends where the other standing frames are: what a frame that walks
// round cover has to walk round as well.
func (s *State) OthersThan(frame int8, out []field.Point) []field.Point {
	for i := range s.FrameCount() {
		if f := &s.Frames[i]; i != int(frame) && f.Stands() {
			out = append(out, f.At)
		}
	}
	return out
}

// legalMove checks M1, M2 and E5 for the route of a move: up to as many units as
// the die shows, straight through everything for a frame that may pass through
// cover, and round cover and frames for one that may not.
func (s *State) legalMove(a *Action) fault {
	t, f := &s.Acting, s.Actor()
	if a.Count < 1 {
		return faultNoPlace
	}
	if a.Count > field.MaxCorners {
		return faultCorners
	}
	reach := int32(a.Die.Value) * s.UnitLength()
	if t.Crosses {
		if a.Count > 1 {
			return faultStraight
		}
		to := a.Path[0]
		if !field.PointsWithin(to, f.At, reach) {
			return faultTooFar
		}
		if to == f.At {
			return faultNone
		}
		return s.stands(int(t.Frame), to, true)
	}
	if a.Count == 1 && a.Path[0] == f.At {
		return faultNone
	}
	var buf [MaxFrames]field.Point
	return routeFaults[s.Table.CheckRoute(&s.Bricks, s.OthersThan(t.Frame, buf[:0]), f.At, a.Corners(), reach)]
}

func (s *State) move(a *Action, l *Log) {
	t, f := &s.Acting, s.Actor()
	t.spend(a.Die, dice.Green)
	t.Moved = true
	for _, p := range a.Corners() {
		l.add(Event{Kind: EvMoved, Seat: f.Seat, Frame: t.Frame, Die: a.Die, From: f.At, At: p})
		f.At = p
	}
	s.settle(l)
	s.act(l)
}
