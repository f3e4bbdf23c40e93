package rapidai

import (
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
)

// pick lists the frames that may be activated, each with what its turn promises,
// and passing.
func (c *Script) pick(s *rapid.State, out []Candidate) []Candidate {
	b := c.look(s, s.Asked)
	for i := s.First[s.Asked]; i < s.First[s.Asked+1]; i++ {
		f := &s.Frames[i]
		if !f.Stands() || f.Acted {
			continue
		}
		list, n := b.stakes(i)
		score := b.bestShot(i).worth + max(b.seizure(f, list[:n]), b.warding(f, list[:n]))
		if !c.Alone {
			score += c.spotting(&b, i) - c.waiting(&b, i)
		}
		out = append(out, Candidate{rapid.Action{Kind: rapid.ActPick, Index: i}, score})
	}
	if s.MayPass() {
		out = append(out, Candidate{rapid.Action{Kind: rapid.ActPass}, b.w.Pass * float64(s.Seats[s.Asked].Each)})
	}
	return out
}

// seizure is the worth of the best station that a frame may seize in its turn.
func (b *board) seizure(f *rapid.Frame, list []stake) float64 {
	best := 0.0
	for i := range list {
		k := &list[i]
		if k.owner == b.me || rapid.Holder(k.owner, k.near|1<<b.me) != b.me ||
			field.BaseStationWithin(f.At, k.at, b.s.UnitLength()) {
			continue
		}
		best = max(best, k.prize*reachOdds(f, (stationGap(f.At, k.at)-b.unit)/b.unit))
	}
	return best
}

// warding is the worth of the best station that a frame keeps from an enemy by going
// there first, in the last round. In others there is time to come back, and waiting
// for what the enemy does is worth more.
func (b *board) warding(f *rapid.Frame, list []stake) float64 {
	best := 0.0
	if b.later > 0 {
		return best
	}
	for i := range list {
		k := &list[i]
		if k.owner != b.me || k.mine || k.soon == 0 || field.BaseStationWithin(f.At, k.at, b.s.UnitLength()) {
			continue
		}
		best = max(best, b.w.Ward*k.soon*k.hold*reachOdds(f, (stationGap(f.At, k.at)-b.unit)/b.unit))
	}
	return best
}

// commsReach tells whether a frame with its comms may spot a target from where it
// stands, or nearly.
func (b *board) commsReach(f, target *rapid.Frame) bool {
	switch f.Systems[rapid.Comms] {
	case 0:
		return false
	case 1:
		return near(f.At, target.At) <= b.ruler+2*b.unit
	}
	return true
}

// usualSpot is about what a comms system and a white die spot with.
const usualSpot = 4

// spotting is what a frame with comms adds by acting before the frames that shoot.
func (c *Script) spotting(b *board, frame int8) float64 {
	f := &b.s.Frames[frame]
	best := 0.0
	for e := range b.s.FrameCount() {
		t := &b.s.Frames[e]
		if t.Seat != b.me && t.Stands() && t.Spot < usualSpot && b.commsReach(f, t) {
			best = max(best, c.spotGain(b, frame, int8(e))[usualSpot])
		}
	}
	return b.w.SpotFirst * best
}

// waiting is what a frame loses by shooting before a friend with comms has spotted
// for it.
func (c *Script) waiting(b *board, frame int8) float64 {
	s := b.s
	f := &s.Frames[frame]
	best := 0.0
	for i := s.First[b.me]; i < s.First[b.me+1]; i++ {
		friend := &s.Frames[i]
		if i == frame || friend.Acted || !friend.Stands() || friend.Systems[rapid.Comms] == 0 {
			continue
		}
		for e := range s.FrameCount() {
			t := &s.Frames[e]
			if t.Seat == b.me || !t.Stands() || t.Spot >= usualSpot || !b.commsReach(friend, t) {
				continue
			}
			v := b.volley(f, f.At, t.At, midWall)
			defence := guard(t)
			gain := v.against(defence, usualSpot) - v.against(defence, int(t.Spot))
			best = max(best, gain*b.perHit(int8(e)))
		}
	}
	return b.w.SpotWait * best
}
