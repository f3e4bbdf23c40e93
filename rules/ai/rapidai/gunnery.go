package rapidai

import (
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
)

// gaps is how many gaps between bases a gunnery tells apart: up to a unit, up to two,
// and so on; the last is all that is wider.
const gaps = 32

// A gunnery remembers the best attacks of frames by what the frames carry and how far
// away the target is, for playouts, in which the same questions come up all the time.
type gunnery [kinds]volleys

// volleys are the best attacks of frames that carry the same.
type volleys struct {
	known [2]uint32 // bit by bit
	best  [2][gaps]volley
}

// kinds is how many frames a gunnery tells apart: by four kinds of systems, by whether
// there is a white die, and whether there is a rocket.
const kinds = 3 * 3 * 3 * 3 * 2 * 2

// kindOf tells apart frames by what their attacks depend on.
func kindOf(f *rapid.Frame) int {
	k := int(f.Systems[rapid.HandToHand])
	for _, of := range [...]rapid.System{rapid.Direct, rapid.Artillery, rapid.Movement} {
		k = 3*k + int(min(2, f.Systems[of]))
	}
	return 4*k + 2*int(min(1, f.White)) + int(min(1, f.Rockets))
}

// volley is the best attack that a frame at from may make in its turn on a base at p,
// in the open or behind a wall as walls usually are.
func (b *board) volley(f *rapid.Frame, from, p field.Point, c screen) volley {
	k := int(near(from, p)/b.unit + (1 - 1e-9))
	if b.guns == nil {
		return b.bestVolleyAt(f, k, c)
	}
	k = min(k, gaps-1)
	known := &b.guns[kindOf(f)]
	walled := 0
	if c == midWall {
		walled = 1
	}
	v := &known.best[walled][k]
	if bit := uint32(1) << k; known.known[walled]&bit == 0 {
		known.known[walled] |= bit
		*v = b.bestVolleyAt(f, k, c)
	}
	return *v
}

// bestVolleyAt is the best attack of a frame on a base that is so many units away, a
// part of one counting as one.
func (b *board) bestVolleyAt(f *rapid.Frame, gap int, c screen) (best volley) {
	bestHits := 0.0
	for band := rapid.AtHand; band <= rapid.AtArtillery; band++ {
		n6, n8, can := arms(f, band, int8(min(1, f.Rockets)))
		if !can {
			continue
		}
		v := volley{n6: n6, n8: n8, screen: c, band: band, odds: stepOdds(f, b.steps(band, gap))}
		if band == rapid.AtHand {
			v.screen = byHand
		}
		if hits := v.mean(usualGuard); hits > bestHits {
			best, bestHits = v, hits
		}
	}
	return best
}

// steps is how many units a frame has to go to get a target into a band that is so many
// units away.
func (b *board) steps(band rapid.Band, gap int) int {
	ruler := int(b.s.Ruler)
	switch {
	case band == rapid.AtHand:
		return gap - 1
	case band == rapid.AtArtillery:
		return ruler - gap + 1
	case gap == 0:
		return 2
	case gap == 1:
		return 1
	}
	return gap - ruler
}
