package field

import (
	"cmp"
	"slices"
)

// BricksPerHit is how many bricks one point of damage takes from a structure (K4a).
const BricksPerHit = 6

// Uncover appends the fewest bricks whose loss ends a structure's cover for a
// target, in an order in which each is loose when its turn comes (K4a): every
// brick of layer CoverHeight or more over the deciding columns, and everything
// that rests on those. It appends nothing if the structure does not cover.
func (t *Table) Uncover(s *Standing, structure int, attacker, target Point, unit int32, out []uint16) []uint16 {
	start := len(out)
	doomed := t.doomed(s, structure, attacker, target, unit)
	for _, b := range t.structures[structure].bricks {
		if doomed.Has(int(b)) {
			out = append(out, b)
		}
	}
	// What rests on a brick lies a layer higher, so from the top down is an order.
	slices.SortFunc(out[start:], func(a, b uint16) int { return t.compareForTaking(a, b, target) })
	return out
}

// doomed marks the bricks that must go for a structure's cover to end.
func (t *Table) doomed(s *Standing, structure int, attacker, target Point, unit int32) Standing {
	var doomed Standing
	var todo [MaxBricks]uint16
	n := 0
	mark := func(bricks []uint16) {
		for _, b := range bricks {
			if s.Has(int(b)) && !doomed.Has(int(b)) {
				doomed.add(int(b))
				todo[n] = b
				n++
			}
		}
	}
	t.eachDeciding(s, structure, attacker, target, unit, func(c *coverColumn) {
		mark(t.coverBricks[c.first : c.first+uint32(c.count)])
	})
	for n > 0 {
		n--
		mark(t.restingOn(int(todo[n])))
	}
	return doomed
}

// compareForTaking orders bricks from the top down, among equals from the nearest
// to the target outwards.
func (t *Table) compareForTaking(a, b uint16, target Point) int {
	if c := cmp.Compare(t.bricks[b].Layer, t.bricks[a].Layer); c != 0 {
		return c
	}
	return cmp.Or(cmp.Compare(t.brickDistance2(a, target), t.brickDistance2(b, target)), cmp.Compare(a, b))
}

// HitsToUncover returns how many points of damage, BricksPerHit bricks each, end a
// structure's cover for a target at best; 0 if it does not cover.
func (t *Table) HitsToUncover(s *Standing, structure int, attacker, target Point, unit int32) int {
	doomed := t.doomed(s, structure, attacker, target, unit)
	return (t.StandingIn(&doomed, structure) + BricksPerHit - 1) / BricksPerHit
}

// PickBricks appends n bricks of a structure, or all that stand if fewer do, as
// they are pre-marked for one point of damage (K4a): those of Uncover first, then
// the highest loose ones, the nearest to the target among equals. Each is loose
// when its turn comes.
func (t *Table) PickBricks(s *Standing, structure int, attacker, target Point, unit int32, n int, out []uint16) []uint16 {
	start := len(out)
	out = t.Uncover(s, structure, attacker, target, unit, out)
	if len(out) > start+n {
		return out[:start+n]
	}
	left := *s
	for _, b := range out[start:] {
		left.Remove(int(b))
	}
	for len(out) < start+n {
		best := -1
		for _, b := range t.structures[structure].bricks {
			if t.Loose(&left, int(b)) && (best < 0 || t.compareForTaking(b, uint16(best), target) < 0) {
				best = int(b)
			}
		}
		if best < 0 {
			break
		}
		left.Remove(best)
		out = append(out, uint16(best))
	}
	return out
}
