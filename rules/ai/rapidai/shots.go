package rapidai

import (
	"rulerfire/rules/dice"
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
	s := b.s
	f, t := &s.Frames[frame], &s.Frames[target]
	gap := near(f.At, t.At)
	cover := b.screenFor(f.At, t.At, frame, target, exact)
	for band := rapid.AtHand; band <= rapid.AtArtillery; band++ {
		most := uint8(0)
		if band == rapid.AtDirect {
			most = f.Rockets
		}
		odds := b.rangeOdds(f, band, gap)
		for rockets := range most + 1 {
			n6, n8, can := arms(f, band, int8(rockets))
			if !can || odds == 0 {
				continue
			}
			attack := dice.Best(int(n6), int(n8))
			worth := 0.0
			if band == rapid.AtHand {
				worth = b.likelyWorth(target, byHand, attack)
			} else {
				worth = b.likelyWorth(target, cover, attack)
				if cover != inOpen && f.Systems[rapid.Movement] > 0 {
					worth += b.w.Flank * (b.likelyWorth(target, inOpen, attack) - worth)
				}
			}
			worth = odds*worth - b.w.Rocket*float64(rockets)*b.harm[b.me]*min(1, b.later/3)
			if !ok || worth > best.worth+1e-9 {
				best = shot{rapid.Action{Kind: rapid.ActName, Band: band, Rockets: rockets,
					Target: rapid.Target{Kind: rapid.FrameTarget, ID: int16(target)}}, worth}
				ok = true
			}
		}
	}
	return best, ok
}

// likelyWorth is attackWorth for a die that is yet to be rolled.
func (b *board) likelyWorth(target int8, c screen, attack dice.Dist) float64 {
	sum := 0.0
	for a := 1; a <= 8; a++ {
		if p := attack.P(a); p > 0 {
			sum += p * b.attackWorth(target, c, a)
		}
	}
	return sum
}

// bestShot is the best that a frame can name, or nothing.
func (b *board) bestShot(frame int8) (best shot) {
	for e := range b.s.FrameCount() {
		if f := &b.s.Frames[e]; f.Seat != b.me && f.Stands() {
			if shot, ok := b.shotAt(frame, int8(e), false); ok && shot.worth > best.worth {
				best = shot
			}
		}
	}
	return best
}
