package battle

import (
	"slices"

	"rulerfire/game"
	"rulerfire/rules/rapid"
)

// Recall makes what is a picture only what it is after these steps: which way the
// frames face, what lies about, the dice of open turns, and those of the rolls in the
// log.
func (s *Scene) Recall(steps []game.Step) {
	s.fielded = [rapid.MaxSeats]bool{}
	s.told, s.plan, s.card, s.flung = rapid.Face{}, plan{}, rapid.None, 0
	s.hand = hand{frame: rapid.None, in: noSlots()}
	s.Sweep()
	s.pieces = s.fresh()
	var named rapid.Event
	for _, step := range steps {
		for _, e := range step.Events {
			e := e.(rapid.Event)
			switch e.Kind {
			case rapid.EvNamed:
				named = e
			case rapid.EvRolled:
				pool, _ := rapid.Gather(&s.pieces.frames[e.Frame].Frame, named.Band, uint8(named.Value))
				s.roll(e, pool[:e.Count])
			}
			s.turn(e)
			if e.Kind == rapid.EvAttacks {
				s.told = e.Die
			}
			if e.Frame == s.hand.frame {
				s.lay(e)
			}
			ef, debris := s.breaks(e)
			if ef.Paint != nil {
				s.Land(ef)
			}
			s.pieces.litter(debris...)
			s.pieces.apply(e)
			if e.Kind == rapid.EvFielded {
				s.pieces.frames[e.Frame].face(s.middle())
			}
		}
	}
	s.table.Litter(s.pieces.debris)
	s.pieces.sync(s, &s.Seen)
	s.hand.sync(&s.Seen)
}

// foresee finds out the dice of rolls that are still to come in a battle that is watched,
// as its log tells of them already.
func (s *Scene) foresee(steps []game.Step) {
	ps, named := s.fresh(), rapid.Event{}
	for _, step := range steps {
		for _, e := range step.Events {
			e := e.(rapid.Event)
			switch e.Kind {
			case rapid.EvNamed:
				named = e
			case rapid.EvRolled:
				pool, _ := rapid.Gather(&ps.frames[e.Frame].Frame, named.Band, uint8(named.Value))
				s.rolled[rollKey{e.Frame, e.Values}] = slices.Clone(pool[:e.Count])
			}
			ps.apply(e)
		}
	}
}

// fresh are the pieces before anything has happened to them.
func (s *Scene) fresh() pieces {
	var ps pieces
	for i := range s.Seen.FrameCount() {
		f := s.Seen.Frames[i]
		f.Systems, f.White, f.Fielded = s.Seen.DesignOf(i).Systems, 2, false
		ps.frames[i].Frame = f
	}
	return ps
}

// turn makes a frame face where it goes, or whom it aims at.
func (s *Scene) turn(e rapid.Event) {
	p := &s.pieces.frames[max(e.Frame, 0)]
	switch e.Kind {
	case rapid.EvMoved:
		p.at = studs(e.From)
		p.face(studs(e.At))
	case rapid.EvNamed, rapid.EvAttacks:
		if e.Target.Kind == rapid.FrameTarget {
			p.face(s.pieces.frames[e.Target.ID].at)
		}
	}
}
