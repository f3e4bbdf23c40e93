package rapid

import (
	"rulerfire/rules/dice"
	"rulerfire/rules/field"
)

// Answers lists legal answers to what a seat is asked, at least one. With all it
// is every one of them but for conceding; places in free space and sets of bricks
// are only sampled.
func (s *State) Answers() (list []Action, all bool) {
	add := func(a Action) {
		if s.check(&a) == faultNone {
			list = append(list, a)
		}
	}
	kinds := func(ks ...Kind) {
		for _, k := range ks {
			add(Action{Kind: k})
		}
	}
	switch s.Phase {
	case PhaseTieChange:
		return s.changes(), false
	case PhasePlace:
		return s.places(8), false
	case PhasePick:
		for i := s.First[s.Asked]; i < s.First[s.Asked+1]; i++ {
			add(Action{Kind: ActPick, Index: i})
		}
		kinds(ActPass)
	case PhaseName:
		return s.names(), true
	case PhaseDefend:
		var buf [MaxPool]Face
		for _, d := range s.Acting.Usable(dice.Blue, buf[:0]) {
			add(Action{Kind: ActDefend, Die: d})
		}
		kinds(ActDefend)
	case PhaseAct:
		var buf [MaxPool]Face
		for _, d := range s.Acting.Usable(dice.Red, buf[:0]) {
			add(Action{Kind: ActAttack, Die: d})
		}
		kinds(ActDone)
		if !s.canMove() {
			return list, true
		}
		return append(list, s.legs()...), false
	case PhaseUseSpot:
		kinds(ActUseSpot, ActKeepSpot)
	case PhaseCover:
		c := s.AssaultCovers()
		for _, t := range c.List[:c.N] {
			add(Action{Kind: ActCover, Target: t})
		}
	case PhaseBricks:
		return []Action{s.MarkedBricks()}, false
	case PhaseLose:
		for i := range int8(NumSystems) + 1 {
			add(Action{Kind: ActLose, Index: i})
		}
		near := false
		for i := range s.StationCount() {
			if p, ok := s.AbandonPlace(int8(s.Assault.Hit.ID), i); ok {
				add(Action{Kind: ActAbandon, Index: int8(i), Place: p})
				near = true
			}
		}
		return list, !near
	case PhaseSpot:
		var buf [MaxPool]Face
		for _, d := range s.Acting.Usable(dice.Yellow, buf[:0]) {
			for i := range s.FrameCount() {
				add(Action{Kind: ActSpot, Die: d, Target: Target{FrameTarget, int16(i)}})
			}
		}
		kinds(ActSpot)
	case PhaseEndNow:
		kinds(ActEnd, ActPlayOn)
	case PhaseTick:
		kinds(ActTick, ActHold)
	}
	return list, true
}

// changes are the answers to a tie for defence (T7), with one way of giving away
// the rockets of a frame that is removed.
func (s *State) changes() (list []Action) {
	add := func(a Action) {
		if s.check(&a) == faultNone {
			list = append(list, a)
		}
	}
	for i := range int8(MaxFrames) {
		add(Action{Kind: ActAddSpare, Index: i})
		add(Action{Kind: ActAddCopy, Index: i})
		add(Action{Kind: ActMake, Index: i})
		add(s.RemoveFrame(i))
	}
	return list
}

// RemoveFrame is the removal of a frame (T7) with its rockets given to the first
// frames of the company that have room for them.
func (s *State) RemoveFrame(frame int8) Action {
	a := Action{Kind: ActRemove, Index: frame}
	if !s.owns(int(s.Asked), frame) {
		return a
	}
	left := s.Frames[frame].Rockets
	for i := s.First[s.Asked]; i < s.First[s.Asked+1] && left > 0; i++ {
		for room := 3 - s.Frames[i].Rockets; i != frame && room > 0 && left > 0; room-- {
			a.Values[a.Count] = uint8(i)
			a.Count++
			left--
		}
	}
	return a
}

// names are all targets the acting frame may name.
func (s *State) names() (list []Action) {
	f := s.Actor()
	add := func(t Target) {
		for b := AtHand; b <= AtArtillery; b++ {
			for rockets := range f.Rockets + 1 {
				if a := (Action{Kind: ActName, Target: t, Band: b, Rockets: rockets}); s.check(&a) == faultNone {
					list = append(list, a)
				}
			}
		}
	}
	for i := range s.FrameCount() {
		add(Target{FrameTarget, int16(i)})
	}
	for i := range s.Table.Structures() {
		add(Target{TerrainTarget, int16(i)})
	}
	return append(list, Action{Kind: ActName})
}

// legs are some moves in one straight leg, with each die: as far as it goes in
// all directions, and standing still.
func (s *State) legs() (list []Action) {
	at := s.Actor().At
	var buf [MaxPool]Face
	for _, d := range s.Acting.Usable(dice.Green, buf[:0]) {
		list = append(list, MoveTo(d, at))
		reach := int32(d.Value) * s.UnitLength()
		for i := range field.Directions {
			a := MoveTo(d, at.Toward(i, reach))
			if s.check(&a) == faultNone {
				list = append(list, a)
			}
		}
	}
	return list
}

// places are up to most legal placings of the next piece, spread over the table:
// as the rule of the stage wants it, or where no place is, what it allows then.
func (s *State) places(most int) []Action {
	wanted := s.placesThat(func(a *Action) bool { return s.fits(a) == faultNone && s.asWanted(a.Place) }, most)
	if len(wanted) > 0 {
		return wanted
	}
	return s.placesThat(func(a *Action) bool { return s.check(a) == faultNone }, most)
}

func (s *State) placesThat(pass func(a *Action) bool, most int) (list []Action) {
	a := Action{Kind: ActStation}
	if !s.PlacesStation() {
		a.Kind, a.Index = ActFrame, s.boxedFrame(s.Asked)
	}
	// A stride without a factor in common with the number of places visits all of
	// them, far apart from each other.
	n := len(s.clear)
	stride := n*5/13 | 1
	for gcd(stride, n) != 1 {
		stride += 2
	}
	at := 0
	for tried := 0; tried < n; tried++ {
		if a.Place = s.clear[at]; a.Kind == ActStation {
			a.Place = stationRound(a.Place)
		}
		at = (at + stride) % n
		if pass(&a) {
			if list = append(list, a); len(list) == most {
				break
			}
		}
		if tried > 400 && len(list) > 0 {
			break
		}
	}
	return list
}

func gcd(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// MarkedBricks is the answer that is marked beforehand when the attacker takes
// bricks: the fewest that uncover the target, then the highest.
func (s *State) MarkedBricks() Action {
	a := Action{Kind: ActBricks}
	hit := int(s.Assault.Hit.ID)
	target := s.Actor().At
	if s.Acting.Target.Kind == FrameTarget {
		target = s.Frames[s.Acting.Target.ID].At
	}
	bricks := s.Table.PickBricks(&s.Bricks, hit, s.Actor().At, target, s.UnitLength(), field.BricksPerHit, nil)
	a.Count = int8(copy(a.Bricks[:], bricks))
	return a
}
