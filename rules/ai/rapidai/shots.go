package rapidai

import (
	"rulerfire/rules/rapid"
)

// A shot is an attack that a frame may name before it rolls.
type shot struct {
	action rapid.Action
	worth  float64
}

// names lists the best attack on every enemy for the acting frame.
func (c *Script) names(s *rapid.State, out []Candidate) []Candidate {
	b := c.look(s, s.Actor().Seat)
	for e := range s.FrameCount() {
		if f := &s.Frames[e]; f.Seat != b.me && f.Stands() {
			if shot, ok := b.shotAt(s.Acting.Frame, int8(e), true); ok {
				out = append(out, Candidate{shot.action, shot.worth})
			}
		}
	}
	if len(out) == 0 {
		out = append(out, Candidate{Action: rapid.Action{Kind: rapid.ActName}})
	}
	return out
}

// shotAt is the best way for a frame that has not rolled to attack an enemy: the
// band, and how many rockets.
func (b *board) shotAt(frame, target int8, exact bool) (best shot, ok bool) {
	var buf [rapid.AtArtillery + rapid.MaxFrameRockets]shot
	for _, one := range b.shotsAt(frame, target, exact, buf[:0]) {
		if !ok || one.worth > best.worth+1e-9 {
			best, ok = one, true
		}
	}
	return best, ok
}

// shotsAt appends the ways for a frame that has not rolled to attack an enemy.
func (b *board) shotsAt(frame, target int8, exact bool, out []shot) []shot {
	s := b.s
	f, t := &s.Frames[frame], &s.Frames[target]
	gap := near(f.At, t.At)
	cover, known := inOpen, false
	for band := rapid.AtHand; band <= rapid.AtArtillery; band++ {
		most := uint8(0)
		if band == rapid.AtDirect {
			most = f.Rockets
		}
		odds := b.rangeOdds(f, band, gap)
		if odds == 0 {
			continue
		}
		for rockets := range most + 1 {
			n6, n8, can := arms(f, band, int8(rockets))
			if !can {
				continue
			}
			attack := &bests[n6][n8]
			worth := 0.0
			if band == rapid.AtHand {
				worth = b.likelyWorth(target, byHand, attack)
			} else {
				if !known {
					cover, known = b.screenFor(f.At, t.At, frame, target, exact), true
				}
				worth = b.likelyWorth(target, cover, attack)
				if cover != inOpen && f.Systems[rapid.Movement] > 0 {
					worth += b.w.Flank * (b.likelyWorth(target, inOpen, attack) - worth)
				}
			}
			worth = odds*worth - b.w.Rocket*float64(rockets)*b.harm[b.me]*min(1, b.later/3)
			out = append(out, shot{rapid.Action{Kind: rapid.ActName, Band: band, Rockets: rockets,
				Target: rapid.Target{Kind: rapid.FrameTarget, ID: int16(target)}}, worth})
		}
	}
	return out
}

// shotBound is more than the best attack on an enemy can be worth, found out without
// looking at what is in the way.
func (b *board) shotBound(frame, target int8) (most float64) {
	f := &b.s.Frames[frame]
	gap := near(f.At, b.s.Frames[target].At)
	for band := rapid.AtHand; band <= rapid.AtArtillery; band++ {
		n6, n8, can := arms(f, band, int8(f.Rockets))
		if !can {
			continue
		}
		odds := b.rangeOdds(f, band, gap)
		if odds == 0 {
			continue
		}
		c := inOpen
		if band == rapid.AtHand {
			c = byHand
		}
		most = max(most, odds*b.likelyWorth(target, c, &bests[n6][n8]))
	}
	return most
}

// likelyWorth is attackWorth for a die that is yet to be rolled.
func (b *board) likelyWorth(target int8, c screen, attack *[9]float64) float64 {
	sum := 0.0
	worths := b.attackWorths(target, c)
	for a := 1; a <= 8; a++ {
		sum += attack[a] * worths[a]
	}
	return sum
}

// attackWorths are attackWorth for every die, found out once for the most common
// screens.
func (b *board) attackWorths(target int8, c screen) *[9]float64 {
	bit := uint8(1) << c
	i := int(c)
	switch c {
	case midWall:
		i = 2
	case byHand, inOpen:
	default:
		i, bit = 2, 0
		b.known[target] &^= 1 << midWall
	}
	w := &b.worths[target][i]
	if bit == 0 || b.known[target]&bit == 0 {
		b.known[target] |= bit
		b.attackWorth(target, c, w)
	}
	return w
}

// bestShot is the best that a frame can name, or nothing.
func (b *board) bestShot(frame int8) (best shot) {
	for e := range b.s.FrameCount() {
		if f := &b.s.Frames[e]; f.Seat == b.me || !f.Stands() || b.shotBound(frame, int8(e)) <= best.worth {
			continue
		}
		if shot, ok := b.shotAt(frame, int8(e), false); ok && shot.worth > best.worth {
			best = shot
		}
	}
	return best
}
