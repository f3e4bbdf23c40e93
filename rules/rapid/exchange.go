package rapid

import (
	"rulerfire/rules/dice"
	"rulerfire/rules/field"
)

// Attacks before they are made: what the odds of a battle are reckoned from.

// DefenceOf is what is known of the frame's defence: its value, 0 for none, once it
// has begun its turn, and until then the best of the dice that it may defend with,
// blue and white.
func (s *State) DefenceOf(frame int8) dice.Dist {
	f := &s.Frames[frame]
	if f.Acted {
		return dice.Sure(int(max(f.Defence, 0)))
	}
	return dice.Best(f.defenders(), 0)
}

// defenders counts the dice that the frame may defend with.
func (f *Frame) defenders() int { return int(f.Systems[Defence]) + int(f.White) }

// Exchange is the attack of one frame on another with each at a place. The target
// defends as DefenceOf says and stands behind what serves it best (K2); structures
// are shot away by taking the fewest bricks that uncover it (K4a).
func (s *State) Exchange(attacker, target int8, from, to field.Point, b Band, attack dice.Dist, spot int) dice.Exchange {
	e := dice.Exchange{Attack: attack, Defence: s.DefenceOf(target), Spot: spot}
	s.readAt(&e, attacker, target, from, to, b)
	return e
}

// readAt reads an exchange on the chart of its band and of what the target stands
// behind.
func (s *State) readAt(e *dice.Exchange, attacker, target int8, from, to field.Point, b Band) {
	e.Chart, e.Hits = dice.Open, s.Frames[target].Hits()
	if b == AtHand {
		e.Chart = dice.HandToHand // cover is ignored (C12)
		return
	}
	s.shelter(e, s.CoversOf(from, to, attacker, target), from, to)
}

// shelter puts the target of an exchange behind the cover that its owner would pick
// to lose least.
func (s *State) shelter(e *dice.Exchange, c Covers, from, to field.Point) {
	if c.N == 0 {
		return
	}
	best := *e
	if s.Reevaluate {
		best.Chart, best.Stands = s.allCovers(c, from, to)
		*e = best
		return
	}
	for i, t := range c.List[:c.N] {
		behind := *e
		behind.Chart, behind.Stands = s.CoverOf(t, from, to)
		if i == 0 || behind.Outcome().Lost.Mean() < best.Outcome().Lost.Mean() {
			best = behind
		}
	}
	*e = best
}

// CoverOf is the chart of an attack on what the cover hides, and how many hits the
// cover stands.
func (s *State) CoverOf(cover Target, from, to field.Point) (dice.Chart, int) {
	if cover.Kind == TerrainTarget {
		return dice.BehindTerrain, s.Table.HitsToUncover(&s.Bricks, int(cover.ID), from, to, s.UnitLength())
	}
	if f := &s.Frames[cover.ID]; f.Systems[Defence] < 2 {
		return dice.BehindFrame, f.Hits()
	}
	return dice.BehindFrame, dice.Safe // K5
}

// allCovers is CoverOf for several that are used one after the other (K4): frames
// first, for then 4s hit nothing, and one that takes no hits alone.
func (s *State) allCovers(c Covers, from, to field.Point) (chart dice.Chart, stands int) {
	chart = dice.BehindTerrain
	for _, t := range c.List[:c.N] {
		by, k := s.CoverOf(t, from, to)
		if k == dice.Safe {
			return by, k
		}
		if by == dice.BehindFrame {
			chart = by
		}
		stands += k
	}
	return chart, stands
}

// Named is the attack that the acting frame would make on what it has named, from
// where it stands; the attack die may still be unknown. A structure has no defence,
// and all of it is to be felled (N7).
func (s *State) Named(attack dice.Dist, spot int) dice.Exchange {
	t := &s.Acting
	return s.Aimed(t.Target, t.Band, attack, spot)
}

// Aimed is Named for what the acting frame may yet name.
func (s *State) Aimed(t Target, b Band, attack dice.Dist, spot int) dice.Exchange {
	if t.Kind == TerrainTarget {
		left := s.Table.StandingIn(&s.Bricks, int(t.ID))
		return dice.Exchange{Attack: attack, Chart: dice.Terrain, Hits: (left + field.BricksPerHit - 1) / field.BricksPerHit}
	}
	return s.Exchange(s.Acting.Frame, int8(t.ID), s.Actor().At, s.Frames[t.ID].At, b, attack, spot)
}

// Attacked tells whether an attack waits for the acting frame's defence (O2).
func (s *State) Attacked() bool { return s.Held && s.Phase == PhaseDefend }

// Awaited is the attack that waits for the acting frame's defence, with the spot on
// it, or one with two red dice in the open if none does.
func (s *State) Awaited(defence int) dice.Exchange {
	f := s.Actor()
	e := dice.Exchange{Attack: dice.Best(2, 0), Defence: dice.Sure(defence), Chart: dice.Open, Hits: f.Hits()}
	if s.Attacked() {
		w := &s.Waiting
		e.Attack, e.Spot = dice.Sure(int(s.Assault.Attack)), int(f.Spot)
		s.readAt(&e, w.Frame, s.Acting.Frame, s.Frames[w.Frame].At, f.At, w.Band)
	}
	return e
}
