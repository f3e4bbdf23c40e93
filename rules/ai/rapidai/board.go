package rapidai

import (
	"math"
	"math/bits"

	"rulerfire/rules/dice"
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
)

// A board is a battle as one seat sees it: what everything on it is worth to that
// seat, in points of score. It is made anew for every decision.
type board struct {
	s           *rapid.State
	w           *Weights
	me          int8
	quick       bool                    // see Script.Quick
	sharp       bool                    // see Script.Sharp
	unit, ruler float64                 // on the lattice
	later       float64                 // rounds likely to be played after this one
	price       [rapid.MaxSeats]float64 // an asset of the seat, taken from it; for me, kept
	harm        [rapid.MaxSeats]float64 // a point of damage to a frame of the seat, likewise
	chances     [rapid.MaxSeats]float64 // of every seat to win
	lure        [rapid.MaxFrames]float64
	worths      [rapid.MaxFrames][3][9]float64 // what attackWorth has found out, by target, screen (by hand, open, wall) and die
	walls       *walls                         // what is known of cover, or nil
	guns        *gunnery                       // what is known of attacks, or nil
	known       [rapid.MaxFrames]uint8         // by target: the screens for which it has, by bit
	centre      field.Point                    // of the crowd
	crowd       uint64                         // the frames that stand so near the centre that they may cover it; 0: not looked at
	fade        float64                        // logarithm of Weights.Patience
}

// look makes the board of a seat.
func (c *Script) look(s *rapid.State, seat int8) (b board) { // large: made where it goes
	b.s, b.w, b.me, b.quick, b.sharp, b.walls, b.guns = s, &c.Weights, seat, c.Quick, c.Sharp, c.walls, c.guns
	b.unit, b.ruler = float64(s.UnitLength()), float64(s.RulerLength())
	b.later = roundsAfter(s)
	hit := fading(b.w.Hit, b.w.HitFade, b.later+togo(s))
	odds := chances(s)
	for o := range s.SeatCount() {
		// Points taken from a seat count by its chance to win, own points in full:
		// so nobody works for the leader.
		weight := 1.0
		if int8(o) != seat {
			weight = odds[o] / max(1e-6, 1-odds[seat])
		}
		b.price[o] = weight * float64(s.Seats[o].Each)
		b.harm[o] = weight * hit
	}
	b.chances, b.fade = odds, math.Log(c.Weights.Patience)
	return b
}

// roundsAfter is how many rounds are likely to be played after this one, the
// leader taking one more from the clock in each.
func roundsAfter(s *rapid.State) float64 {
	if s.Round == 0 {
		return float64(s.Clock+1) / 2
	}
	return float64(max(0, s.Clock-1) / 2)
}

// togo is the share of the standing frames that have not had their turn.
func togo(s *rapid.State) float64 {
	all, left := 0, 0
	for i := range s.FrameCount() {
		if f := &s.Frames[i]; f.Stands() {
			all++
			if !f.Acted {
				left++
			}
		}
	}
	if all == 0 || s.Phase == rapid.PhaseTick || s.Phase == rapid.PhaseEndNow {
		return 0
	}
	return float64(left) / float64(all)
}

// lures finds for every enemy how much of its attack any one of my frames in its
// reach draws.
func (b *board) lures() {
	odds := &b.chances
	for e := range b.s.FrameCount() {
		enemy := &b.s.Frames[e]
		if enemy.Seat == b.me || !enemy.Stands() {
			continue
		}
		reached := 0.0
		for i := b.s.First[b.me]; i < b.s.First[b.me+1]; i++ {
			if f := &b.s.Frames[i]; f.Stands() {
				v := b.volley(enemy, enemy.At, f.At, inOpen)
				reached += v.odds
			}
		}
		// The others at the table hit whom they have reason to fear.
		b.lure[e] = odds[b.me] / max(1e-6, 1-odds[enemy.Seat]) / math.Sqrt(max(1, reached))
	}
}

// faint is a chance to get into range that nobody need fear.
const faint = 0.03

// threat is the volley of a frame from where it stands on another at p, with what
// stands between them; none if its odds are less than least.
func (b *board) threat(attacker, target int8, p field.Point, least float64, exact bool) volley {
	f := &b.s.Frames[attacker]
	v := b.volley(f, f.At, p, inOpen)
	switch {
	case v.odds < least:
		return volley{}
	case v.odds > 0 && v.band != rapid.AtHand:
		v.screen = b.screenFor(f.At, p, attacker, target, exact)
	}
	return v
}

// rangeOdds is the chance that a frame gets a target at that gap into a band.
func (b *board) rangeOdds(f *rapid.Frame, band rapid.Band, gap float64) float64 {
	switch band {
	case rapid.AtHand:
		return reachOdds(f, (gap-b.unit)/b.unit)
	case rapid.AtDirect:
		if gap <= b.unit {
			return reachOdds(f, (b.unit+1-gap)/b.unit)
		}
		return reachOdds(f, (gap-b.ruler)/b.unit)
	}
	return reachOdds(f, (b.ruler+1-gap)/b.unit)
}

// screenFor is what stands between an attacker and a target. The target's owner
// picks the best of it (K2). Only with exact are walls looked at brick by brick.
func (b *board) screenFor(attacker, target field.Point, attackerFrame, targetFrame int8, exact bool) screen {
	s := b.s
	best := inOpen
	if !exact || b.quick {
		if b.walled(attacker, target) {
			best = midWall
		}
	} else {
		var buf [40]int16
		for _, id := range s.Table.Covering(&s.Bricks, attacker, target, s.UnitLength(), buf[:0]) {
			c := wall(s.Table.HitsToUncover(&s.Bricks, int(id), attacker, target, s.UnitLength()))
			if through[c] < through[best] {
				best = c
			}
		}
	}
	rest := b.crowdAt(target) &^ (bit(attackerFrame) | bit(targetFrame))
	for ; rest != 0; rest &= rest - 1 {
		f := &s.Frames[bits.TrailingZeros64(rest)]
		if field.FrameCovers(attacker, target, f.At, s.UnitLength()) {
			if c := behind(f); through[c] < through[best] {
				best = c
			}
		}
	}
	return best
}

// bit is a frame's bit; None has none.
func bit(frame int8) uint64 { return 1 << uint8(frame) }

// crowdAt is the frames, bit by bit, that stand so near a place that they may cover a
// base there. One place is usually asked for many times in turn.
func (b *board) crowdAt(p field.Point) uint64 {
	const looked = 1 << 63
	if b.crowd != 0 && b.centre == p {
		return b.crowd &^ looked
	}
	b.centre, b.crowd = p, looked
	reach := 2 * (b.s.UnitLength() + 2*field.BaseRadius)
	for i := range b.s.FrameCount() {
		if f := &b.s.Frames[i]; abs(f.At.X-p.X)+abs(f.At.Y-p.Y) <= reach && f.Stands() {
			b.crowd |= 1 << i
		}
	}
	return b.crowd &^ looked
}

// walled tells whether some structure covers a target from an attacker.
func (b *board) walled(attacker, target field.Point) bool {
	s := b.s
	if b.walls != nil {
		if covered, known := b.walls.recall(attacker, target); known {
			return covered
		}
	}
	covered := s.Table.Covered(&s.Bricks, attacker, target, s.UnitLength())
	if b.walls != nil {
		b.walls.learn(attacker, target, covered)
	}
	return covered
}

// damage is the worth of doing so much damage to a frame: what it suffers, and what
// destroying it is worth.
func (b *board) damage(frame int8, hits dice.Dist) float64 {
	f := &b.s.Frames[frame]
	h := f.Hits()
	return b.harm[f.Seat]*hits.Cap(h).Mean() + b.killing(f)*hits.AtLeast(h)
}

// killing is the worth of destroying a frame: what its owner loses, and the turn that it
// loses if it has not had it.
func (b *board) killing(f *rapid.Frame) float64 {
	if f.Acted {
		return b.price[f.Seat]
	}
	return b.price[f.Seat] + b.w.LostTurn*b.harm[f.Seat]
}

// blow is damage of so many damage dice through a screen, looked up.
func (b *board) blow(frame int8, c screen, n int) float64 {
	if n <= 0 {
		return 0
	}
	f := &b.s.Frames[frame]
	t := &tolls[c][min(n, topAttack)][min(f.Hits(), mostHits)]
	return b.harm[f.Seat]*t.mean + b.killing(f)*t.kill
}

// perHit is the worth of a point of damage to a frame, when it is not known how
// many it will be.
func (b *board) perHit(frame int8) float64 {
	f := &b.s.Frames[frame]
	h := float64(f.Hits())
	return b.harm[f.Seat] + b.price[f.Seat]*b.w.Kill/h
}

// distance between two points, on the lattice.
func distance(a, b field.Point) float64 {
	dx, dy := float64(a.X-b.X), float64(a.Y-b.Y)
	return math.Sqrt(float64(dx*dx) + float64(dy*dy))
}

// stationGap is the gap between a base and a station, on the lattice.
func stationGap(p, station field.Point) float64 {
	return max(0, distance(p, stationEdge(station, p))-field.BaseRadius)
}

// stationEdge is the place in a station that is nearest to p.
func stationEdge(station, p field.Point) field.Point {
	return field.Point{
		X: max(station.X, min(p.X, station.X+field.StationSide)),
		Y: max(station.Y, min(p.Y, station.Y+field.StationSide)),
	}
}

func stationCentre(at field.Point) field.Point {
	return field.Point{X: at.X + field.StationSide/2, Y: at.Y + field.StationSide/2}
}
