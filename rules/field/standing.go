package field

import "math/bits"

// Standing is which bricks of a table still stand. It is a plain value: a battle
// copies it with the rest of its state.
type Standing [MaxBricks / 64]uint64

// Has reports whether the brick stands.
func (s *Standing) Has(brick int) bool { return s[uint(brick)/64]>>(uint(brick)%64)&1 != 0 }

// Remove knocks the brick off; it becomes debris, which is never cover and never
// in the way (K9).
func (s *Standing) Remove(brick int) { s[uint(brick)/64] &^= 1 << (uint(brick) % 64) }

func (s *Standing) add(brick int) { s[uint(brick)/64] |= 1 << (uint(brick) % 64) }

// AllStanding returns the state in which every brick of the table stands.
func (t *Table) AllStanding() Standing {
	var s Standing
	for i := range t.bricks {
		s.add(i)
	}
	return s
}

// Structures returns how many structures the table has. They are numbered from 0
// in the order of their first bricks, and keep their identity however they come
// apart (E3).
func (t *Table) Structures() int { return len(t.structures) }

// Structure returns the bricks of a structure, standing or not, in ascending
// order. The caller must not change them.
func (t *Table) Structure(i int) []uint16 { return t.structures[i].bricks }

// StructureOf returns the structure that a brick belongs to.
func (t *Table) StructureOf(brick int) int { return int(t.structureOf[brick]) }

// StandingIn returns how many bricks of a structure still stand.
func (t *Table) StandingIn(s *Standing, structure int) int {
	n := 0
	for _, w := range t.structures[structure].words {
		n += bits.OnesCount64(s[w.index] & w.mask)
	}
	return n
}

// StructureStands reports whether any brick of a structure still stands; then it
// can be named as a target (N7).
func (t *Table) StructureStands(s *Standing, structure int) bool {
	for _, w := range t.structures[structure].words {
		if s[w.index]&w.mask != 0 {
			return true
		}
	}
	return false
}

// Loose reports whether a brick stands and no standing brick rests on it, so that
// an attacker may take it (K4a). A frame on top does not hold a brick.
func (t *Table) Loose(s *Standing, brick int) bool {
	if !s.Has(brick) {
		return false
	}
	for _, b := range t.restingOn(brick) {
		if s.Has(int(b)) {
			return false
		}
	}
	return true
}

// restingOn returns the bricks that rested on a brick when the battle began.
func (t *Table) restingOn(brick int) []uint16 {
	return t.resting[t.restingFrom[brick]:t.restingFrom[brick+1]]
}
