package rapidai

import (
	"rulerfire/rules/dice"
	"rulerfire/rules/rapid"
)

// spotGains prices a spot on every enemy: what it adds to the best attack of a
// friend who is still to act.
func (c *Script) spotGains(b *board, t *thinking) {
	s := b.s
	t.marks = t.markBuf[:0]
	if !s.Acting.Has(dice.Yellow) {
		return
	}
	for e := range s.FrameCount() {
		f := &s.Frames[e]
		if f.Seat == b.me || !f.Stands() {
			continue
		}
		if f.Spot >= 6 {
			continue
		}
		t.gains[e] = c.spotGain(b, s.Acting.Frame, int8(e))
		t.marks = append(t.marks, int8(e))
	}
}

// spotGain is what spots of every value on an enemy, higher than the one on it, add
// to the attacks of my frames still to act, apart from one frame.
func (c *Script) spotGain(b *board, but, target int8) (gains [7]float64) {
	const little = 0.01 // better than leaving the die unused
	s := b.s
	t := &s.Frames[target]
	lowest := int(t.Spot) + 1
	for v := lowest; v <= 6; v++ {
		gains[v] = little * float64(v)
	}
	if c.Alone {
		return gains
	}
	defence := guard(t)
	trust := b.w.SpotTrust * b.perHit(target)
	for i := s.First[b.me]; i < s.First[b.me+1]; i++ {
		f := &s.Frames[i]
		if i == but || f.Acted || !f.Stands() {
			continue
		}
		v := b.threat(i, target, t.At, faint, false)
		if v.odds == 0 {
			continue
		}
		without := v.against(defence, int(t.Spot))
		for value := lowest; value <= 6; value++ {
			gains[value] = max(gains[value], trust*(v.against(defence, value)-without)+little*float64(value))
		}
	}
	return gains
}

// spot lists whom the acting frame may spot, with its best die.
func (c *Script) spot(s *rapid.State, out []Candidate) []Candidate {
	return c.spots(s, &thinking{}, out)
}

// spots is spot in room that is given for it.
func (c *Script) spots(s *rapid.State, t *thinking, out []Candidate) []Candidate {
	b := c.look(s, s.Actor().Seat)
	c.spotGains(&b, t)
	h := handOf(&s.Acting)
	die := h.coloured[toSpot]
	for _, w := range h.whites[:h.n] {
		if w.Value > die.Value {
			die = w
		}
	}
	out = append(out, Candidate{Action: rapid.Action{Kind: rapid.ActSpot}})
	for _, m := range t.marks {
		a := rapid.Action{Kind: rapid.ActSpot, Die: die, Target: rapid.Target{Kind: rapid.FrameTarget, ID: int16(m)}}
		if g := t.gains[m][die.Value]; g > 0 && s.Allows(&a) {
			out = append(out, Candidate{a, g})
		}
	}
	return out
}

// useSpot compares what the spot adds to this attack with what it would add to
// that of a friend still to act.
func (c *Script) useSpot(s *rapid.State, out []Candidate) []Candidate {
	b := c.look(s, s.Actor().Seat)
	target := int8(s.Acting.Target.ID)
	f := &s.Frames[target]
	attacker := s.Acting.Frame
	cover := byHand
	if s.Acting.Band != rapid.AtHand {
		cover = b.screenFor(s.Actor().At, f.At, attacker, target, true)
	}
	net := int(s.Assault.Attack) - int(max(0, f.Defence))
	gain := b.blow(target, cover, net+int(f.Spot)) - b.blow(target, cover, net)
	keep := 0.0
	if !c.Alone {
		keep = c.keepWorth(&b, target) * (1 - cover.hits(max(0, net)).AtLeast(f.Hits()))
	}
	return append(out,
		Candidate{rapid.Action{Kind: rapid.ActUseSpot}, gain},
		Candidate{rapid.Action{Kind: rapid.ActKeepSpot}, keep + 1e-6})
}

// keepWorth is what the spot that lies on an enemy adds to the attack of the best
// friend still to act.
func (c *Script) keepWorth(b *board, target int8) float64 {
	s := b.s
	t := &s.Frames[target]
	defence := guard(t)
	best := 0.0
	for i := s.First[b.me]; i < s.First[b.me+1]; i++ {
		f := &s.Frames[i]
		if f.Acted || !f.Stands() {
			continue
		}
		v := b.threat(i, target, t.At, 0, true)
		attack := &bests[v.n6][v.n8]
		gain := 0.0
		for a := 1; a <= 8; a++ {
			for d := defence.low; d <= defence.high; d++ {
				if p := attack[a] * defence.p[d]; p > 0 {
					gain += p * (b.blow(target, v.screen, a+int(t.Spot)-d) - b.blow(target, v.screen, a-d))
				}
			}
		}
		best = max(best, v.odds*gain)
	}
	return b.w.SpotTrust * best
}
