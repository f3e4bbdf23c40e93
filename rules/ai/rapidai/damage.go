package rapidai

import (
	"rulerfire/rules/dice"
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
)

// cover lists what the target may count as its cover (K2), by the damage that it
// keeps off and the damage that it takes itself.
func (c *Script) cover(s *rapid.State, out []Candidate) []Candidate {
	b := c.look(s, s.Asked)
	target := int8(s.Acting.Target.ID)
	at := s.Frames[target].At
	n := int(s.Assault.Dice)
	covers := s.AssaultCovers()
	for _, o := range covers.List[:covers.N] {
		var reading screen
		suffers := 0.0
		if o.Kind == rapid.TerrainTarget {
			reading = wall(s.Table.HitsToUncover(&s.Bricks, int(o.ID), s.Actor().At, at, s.UnitLength()))
		} else {
			f := &s.Frames[o.ID]
			reading = behind(f)
			if reading != safeFrame {
				suffers = b.damage(int8(o.ID), dice.CoverHits(dice.BehindFrame, n, f.Hits()))
			}
			if f.Seat != b.me {
				suffers = -suffers
			}
		}
		score := -b.blow(target, reading, n) - suffers
		// Among equals the wall with most hits left, and a wall before a frame.
		if o.Kind == rapid.TerrainTarget {
			score += 1e-3 * float64(reading)
		}
		out = append(out, Candidate{rapid.Action{Kind: rapid.ActCover, Target: o}, score})
	}
	return out
}

// bricks takes those that are marked beforehand: the fewest that uncover.
func (c *Script) bricks(s *rapid.State, out []Candidate) []Candidate {
	return append(out, Candidate{Action: s.MarkedBricks()})
}

// lose lists what a frame that is hit may lose or abandon, by the worth of what is
// left.
func (c *Script) lose(s *rapid.State, out []Candidate) []Candidate {
	b := c.look(s, s.Asked)
	id := int8(s.Assault.Hit.ID)
	f := s.Frames[id]
	list, n := b.stakes(id)
	for i := range rapid.White + 1 {
		a := rapid.Action{Kind: rapid.ActLose, Index: i}
		if !s.Allows(&a) {
			continue
		}
		left := f
		if i == rapid.White {
			left.White--
		} else {
			left.Systems[i]--
		}
		score := -b.harm[b.me]
		if left.White == 0 {
			score -= b.price[b.me]
			score += b.leaving(id, field.Point{}, true)
		} else {
			score += b.frameWorth(id, &left, list[:n])
		}
		out = append(out, Candidate{a, score})
	}
	if c.Quick && !c.Sharp && f.Hits() > 1 && b.later > 0 {
		return out // it overlooks that the frame may go
	}
	for i := range s.StationCount() {
		if p, ok := s.AbandonPlace(id, i); ok {
			a := rapid.Action{Kind: rapid.ActAbandon, Index: int8(i), Place: p}
			if !s.Allows(&a) {
				continue
			}
			left := f
			left.At = p
			out = append(out, Candidate{a, b.frameWorth(id, &left, list[:n]) + b.leaving(id, p, false)})
		}
	}
	return out
}

// leaving is what changes hands at the stations when a frame goes to p, or is gone.
func (b *board) leaving(frame int8, p field.Point, gone bool) float64 {
	then := *b.s
	if f := &then.Frames[frame]; gone {
		f.White = 0
	} else {
		f.At = p
	}
	sum := 0.0
	for i := range then.StationCount() {
		st := &then.Stations[i]
		sum += b.holding(rapid.Holder(st.Owner, then.Near(st.At))) - b.holding(st.Owner)
	}
	return sum
}

// holding is the worth of a station in the hands of a seat.
func (b *board) holding(owner int8) float64 {
	switch owner {
	case rapid.None:
		return 0
	case b.me:
		return b.price[b.me]
	}
	return -b.price[owner]
}

// frameWorth is what a frame with the systems of f can be expected to do in its
// next turns, so that it gives up first what it needs least.
func (b *board) frameWorth(id int8, f *rapid.Frame, list []stake) float64 {
	s := b.s
	turns := b.later
	if !f.Acted {
		turns++
	}
	if turns == 0 {
		return 0.01 * float64(f.White)
	}
	attack := 0.0
	for e := range s.FrameCount() {
		t := &s.Frames[e]
		if t.Seat == b.me || !t.Stands() {
			continue
		}
		v := b.volley(f, f.At, t.At, midWall)
		now := v.mean(3)
		// A second weapon and other ranges count a little: ranges change.
		attack = max(attack, now*b.perHit(int8(e)))
	}
	for _, w := range [...]rapid.System{rapid.Direct, rapid.Artillery, rapid.HandToHand} {
		attack += b.w.Weapon[w-rapid.HandToHand] * b.harm[b.me] * min(1, float64(f.Systems[w]))
	}
	move := b.seizure(f, list)
	far := dice.Best(int(f.Systems[rapid.Movement])+1, sprint(f)).Mean()
	move += b.w.Legs * b.harm[b.me] * far
	cover := b.w.Shield * b.harm[b.me] * freshGuard(f).mean
	eyes := b.w.Eyes * b.harm[b.me] * float64(f.Systems[rapid.Comms])
	return min(turns, 2) * (attack + move + cover + eyes)
}

func sprint(f *rapid.Frame) int {
	if f.Systems.Sprints() {
		return 1
	}
	return 0
}
