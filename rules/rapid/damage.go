package rapid

import (
	"rulerfire/rules/dice"
	"rulerfire/rules/field"
)

// damage takes the damage dice that were rolled.
func (s *State) damage(a *Action, l *Log) {
	ev := Event{Kind: EvDamage, Seat: s.Actor().Seat, Frame: s.Acting.Frame, Count: a.Count, Chart: s.Assault.Chart}
	var faces [MaxDamage]int
	for i := range a.Count {
		ev.Values[i] = a.Values[i]
		faces[i] = int(a.Values[i])
	}
	l.add(ev)
	s.Assault.Left = dice.Sort(faces[:a.Count])
	s.Assault.rolled = true
	s.readDamage(l)
}

// readDamage reads the damage dice one by one, 4s, then 5s, then 6s, until
// somebody has to decide a loss or none is left. Hits beyond what is left to hit
// are wasted (X2).
func (s *State) readDamage(l *Log) {
	a, t := &s.Assault, &s.Acting
	for {
		if t.Target.Kind == FrameTarget && !s.Frames[t.Target.ID].Stands() {
			s.endAttack(l)
			return
		}
		var hit Target
		switch a.Left.Next(a.Chart) {
		case dice.Nothing:
			s.endAttack(l)
			return
		case dice.Target:
			hit = t.Target
		case dice.Cover:
			hit = a.Cover
			if a.Chart == dice.Terrain {
				hit = t.Target
			}
		}
		if hit.Kind == FrameTarget {
			if hit == a.Cover && s.Frames[hit.ID].Systems[Defence] == 2 {
				continue // a frame with two defence systems takes no 5s (K5)
			}
			if s.hitFrame(hit, l) {
				return
			}
		} else if s.hitTerrain(hit, l) {
			return
		}
	}
}

// hitTerrain breaks bricks off a structure, all if no more than 6 are left. It
// reports whether the attacker must choose them, or cover be picked anew.
func (s *State) hitTerrain(hit Target, l *Log) bool {
	left := s.Table.StandingIn(&s.Bricks, int(hit.ID))
	if left > field.BricksPerHit {
		s.Assault.Hit, s.Phase, s.Asked = hit, PhaseBricks, s.Actor().Seat
		return true
	}
	for _, b := range s.Table.Structure(int(hit.ID)) {
		if s.Bricks.Has(int(b)) {
			s.breakOff(hit, b, l)
		}
	}
	return s.coverShot(l)
}

func (s *State) breakOff(hit Target, brick uint16, l *Log) {
	s.Bricks.Remove(int(brick))
	l.add(Event{Kind: EvBrick, Target: hit, Value: int16(brick)})
}

// legalBricks checks K4a: six bricks of the structure, one after the other, none
// with a brick still on it.
func (s *State) legalBricks(a *Action) fault {
	if a.Kind != ActBricks {
		return faultWrongAnswer
	}
	if a.Count != field.BricksPerHit {
		return faultSixBricks
	}
	bricks := s.Bricks
	for _, b := range a.Bricks[:a.Count] {
		if int(b) >= len(s.Table.Layout.Bricks) || s.Table.StructureOf(int(b)) != int(s.Assault.Hit.ID) || !bricks.Has(int(b)) {
			return faultOtherBrick
		}
		if !s.Table.Loose(&bricks, int(b)) {
			return faultBrickHeld
		}
		bricks.Remove(int(b))
	}
	return faultNone
}

func (s *State) takeBricks(a *Action, l *Log) {
	for _, b := range a.Bricks[:a.Count] {
		s.breakOff(s.Assault.Hit, b, l)
	}
	if s.coverShot(l) {
		return
	}
	s.readDamage(l)
}

// coverShot looks whether the structure in use as cover still covers the target
// (K4a). If not the rest is read on chart 2, or with the switch for it other
// cover is looked for (K4). It reports whether the target's owner is asked.
func (s *State) coverShot(l *Log) bool {
	a, t := &s.Assault, &s.Acting
	if a.Chart != dice.BehindTerrain {
		return false
	}
	if s.Table.StructureCovers(&s.Bricks, int(a.Cover.ID), s.Actor().At, s.Frames[t.Target.ID].At, s.UnitLength()) {
		return false
	}
	return s.uncover(l)
}

// uncover ends the use of the present cover.
func (s *State) uncover(l *Log) bool {
	a, t := &s.Assault, &s.Acting
	l.add(Event{Kind: EvUncovered, Frame: int8(t.Target.ID), Target: a.Cover, Chart: dice.Open})
	a.Chart, a.Cover = dice.Open, Target{}
	if !s.Reevaluate {
		return false
	}
	switch c := s.AssaultCovers(); c.N {
	case 0:
		return false
	case 1:
		s.useCover(c.List[0], l)
		return false
	}
	s.Phase, s.Asked = PhaseCover, s.Frames[t.Target.ID].Seat
	return true
}

// hitFrame gives the frame one point of damage. It reports whether somebody must
// choose: its owner, but for a loss that is the only one possible, or then
// whoever picks new cover (K4).
func (s *State) hitFrame(hit Target, l *Log) bool {
	s.Assault.Hit = hit
	f := &s.Frames[hit.ID]
	if losses, only := s.losses(f); losses == 1 && !s.mayAbandon(int8(hit.ID)) {
		return s.lose(only, l)
	}
	s.Phase, s.Asked = PhaseLose, f.Seat
	return true
}

// losses counts the different things that the frame may lose, and gives the last
// of them (X1, X4).
func (s *State) losses(f *Frame) (n int, last int8) {
	for i := range int8(NumSystems) + 1 {
		if s.mayLose(f, i) == faultNone {
			n, last = n+1, i
		}
	}
	return n, last
}

// mayLose checks X1: the owner picks the system; whites go only when no system
// is left, or with the switch one of two in a system's place (X4).
func (s *State) mayLose(f *Frame, what int8) fault {
	if what < 0 || what > White {
		return faultWrongAnswer
	}
	if what == White {
		if f.Systems.Count() > 0 && !(s.DropWhites && f.White == 2) {
			return faultWhiteLast
		}
		return faultNone
	}
	if f.Systems[what] == 0 {
		return faultNoSystem
	}
	return faultNone
}

func (s *State) legalLose(a *Action) fault {
	f := &s.Frames[s.Assault.Hit.ID]
	switch a.Kind {
	case ActLose:
		return s.mayLose(f, a.Index)
	case ActAbandon:
		return s.legalAbandon(int8(s.Assault.Hit.ID), a)
	}
	return faultWrongAnswer
}

func (s *State) takeLoss(a *Action, l *Log) {
	if a.Kind == ActAbandon {
		s.abandon(a, l)
	} else if s.lose(a.Index, l) {
		return
	}
	s.readDamage(l)
}

// lose takes a system or a white from the frame that was hit; the second white
// destroys it. It reports whether cover has to be picked anew, because the frame
// was the cover (K4).
func (s *State) lose(what int8, l *Log) bool {
	id := int8(s.Assault.Hit.ID)
	f := &s.Frames[id]
	if what == White {
		f.White--
	} else {
		f.Systems[what]--
	}
	l.add(Event{Kind: EvLost, Seat: f.Seat, Frame: id, Value: int16(what)})
	if f.White > 0 {
		return false
	}
	s.destroy(id, l)
	if s.Assault.Chart == dice.BehindFrame && s.Assault.Cover == s.Assault.Hit {
		return s.uncover(l)
	}
	return false
}

// destroy takes a frame off the table: its spot and its rockets go with it (S10,
// R5), its open turn ends (O7), and scores and stations change at once (P1, T4).
func (s *State) destroy(frame int8, l *Log) {
	f := &s.Frames[frame]
	f.leave()
	l.add(Event{Kind: EvDestroyed, Seat: f.Seat, Frame: frame, At: f.At})
	if s.Waiting.Frame == frame {
		s.Waiting = noTurn()
	}
	s.scored(f.Seat, l)
	s.settle(l)
}

// leave takes the frame off the table, with all that is on it and beside it.
func (f *Frame) leave() {
	f.White, f.Systems, f.Rockets = 0, Systems{}, 0
	f.Spot, f.SpotBy, f.Defence = 0, None, None
}

// Abandoning a station (P8 to P13).

// abandonReach is how far a frame that abandons may go: a unit and one step of
// the lattice, so that one that touches a station can get out of its reach.
func (s *State) abandonReach() int32 { return s.UnitLength() + 1 }

// mayAbandon tells whether the frame may abandon some station in this attack.
func (s *State) mayAbandon(frame int8) bool {
	crosses := s.Crosses(frame)
	stands := func(p field.Point) bool { return s.stands(int(frame), p, crosses) == faultNone }
	for i := range s.StationCount() {
		if s.mayLeave(frame, i) == faultNone &&
			field.CanGetAway(s.Frames[frame].At, s.Stations[i].At, s.abandonReach(), s.UnitLength(), stands) {
			return true
		}
	}
	return false
}

// AbandonPlace finds a place for the frame if it abandons the station: straight
// away from it if it can, and as far as it can. There is none if the frame is
// not within a unit of it, has abandoned in this attack already, or has nowhere
// to go.
func (s *State) AbandonPlace(frame int8, station int) (field.Point, bool) {
	if s.mayLeave(frame, station) != faultNone {
		return field.Point{}, false
	}
	f, st := &s.Frames[frame], &s.Stations[station]
	crosses := s.Crosses(frame)
	return field.Away(f.At, st.At, s.abandonReach(), s.UnitLength(), func(p field.Point) bool {
		return s.stands(int(frame), p, crosses) == faultNone
	})
}

// mayLeave checks that the frame has not abandoned in this attack yet, and is near
// the station (P8).
func (s *State) mayLeave(frame int8, station int) fault {
	if s.Assault.abandoned&(1<<frame) != 0 {
		return faultAbandonOnce
	}
	if st := &s.Stations[station]; !st.Placed || !field.BaseStationWithin(s.Frames[frame].At, st.At, s.UnitLength()) {
		return faultAbandonNotNear
	}
	return faultNone
}

// legalAbandon checks P8 to P10.
func (s *State) legalAbandon(frame int8, a *Action) fault {
	if a.Index < 0 || int(a.Index) >= s.StationCount() {
		return faultNoSuchTarget
	}
	if f := s.mayLeave(frame, int(a.Index)); f != faultNone {
		return f
	}
	st := &s.Stations[a.Index]
	if !field.PointsWithin(a.Place, s.Frames[frame].At, s.abandonReach()) {
		return faultAbandonTooFar
	}
	if field.BaseStationWithin(a.Place, st.At, s.UnitLength()) {
		return faultAbandonStays
	}
	if s.StraightAway {
		p, ok := s.AbandonPlace(frame, int(a.Index))
		if ok && field.BaseStationGap(a.Place, st.At) < field.BaseStationGap(p, st.At) {
			return faultAbandonStraight
		}
	}
	return s.stands(int(frame), a.Place, s.Crosses(frame))
}

// abandon lets the frame ignore the hit and leave; stations are looked at at
// once, and the rest of the attack goes on as it was (P11, K7).
func (s *State) abandon(a *Action, l *Log) {
	id := int8(s.Assault.Hit.ID)
	f := &s.Frames[id]
	s.Assault.abandoned |= 1 << id
	l.add(Event{Kind: EvAbandoned, Seat: f.Seat, Frame: id, Value: int16(a.Index), From: f.At, At: a.Place})
	f.At = a.Place
	s.settle(l)
}
