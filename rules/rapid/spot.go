package rapid

import (
	"rulerfire/rules/dice"
	"rulerfire/rules/field"
)

// canSpot tells whether the frame has a die for it and somebody to spot.
func (s *State) canSpot() bool {
	if !s.Acting.Has(dice.Yellow) {
		return false
	}
	for i := range s.FrameCount() {
		if s.maySpot(int16(i)) == faultNone {
			return true
		}
	}
	return false
}

// maySpot checks whom the acting frame may spot: an enemy (S8); within the ruler
// and out of cover without comms, within it in cover or not with one system,
// anywhere with two (S3). At hand counts as within (C14).
func (s *State) maySpot(frame int16) fault {
	if frame < 0 || int(frame) >= s.FrameCount() {
		return faultNoSuchTarget
	}
	t, f := &s.Acting, &s.Frames[frame]
	if f.Seat == s.Actor().Seat {
		return faultOwnFrame
	}
	if !f.Stands() {
		return faultNoSuchTarget
	}
	if t.Comms >= 2 {
		return faultNone
	}
	if !field.BasesWithin(s.Actor().At, f.At, s.RulerLength()) {
		return faultSpotFar
	}
	if t.Comms == 0 && s.InCover(t.Frame, int8(frame)) {
		return faultSpotCover
	}
	return faultNone
}

func (s *State) legalSpot(a *Action) fault {
	if a.Kind != ActSpot {
		return faultWrongAnswer
	}
	if a.Die == (Face{}) {
		return faultNone
	}
	if f := s.Acting.assigns(a.Die, dice.Yellow); f != faultNone {
		return f
	}
	if a.Target.Kind != FrameTarget {
		return faultSpotTerrain
	}
	return s.maySpot(a.Target.ID)
}

// spot places the die beside its target. Only a higher spot replaces one (S4).
func (s *State) spot(a *Action, l *Log) {
	if a.Die != (Face{}) {
		t := &s.Acting
		t.spend(a.Die, dice.Yellow)
		target := &s.Frames[a.Target.ID]
		if int8(a.Die.Value) > target.Spot {
			target.Spot, target.SpotBy = int8(a.Die.Value), s.Actor().Seat
		}
		l.add(Event{Kind: EvSpotted, Seat: s.Actor().Seat, Frame: t.Frame, Other: int8(a.Target.ID), Die: a.Die, Value: int16(target.Spot)})
	}
	s.endTurn(l)
}
