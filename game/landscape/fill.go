package landscape

import (
	"rulerfire/assets/terrain"
	"rulerfire/rules/field"
)

const (
	fillers = 3  // pieces that are scattered before the table is looked at again
	rounds  = 50 // how often that is done at most
	patient = 6  // how often no piece finds a place before it is given up
)

// fill adds cover where there is least of it, of the kind there is least of, until
// there is as much as planned and light, solid and stout cover are about equal.
func (b *builder) fill() {
	kinds := [...][]terrain.Piece{b.style.light, b.style.solid, b.style.stout}
	misses := 0
	for range rounds {
		t, err := field.NewTable(b.layout())
		if err != nil {
			return // Generate finds the same
		}
		s := look(t, glanced)
		if s.near() >= nearCover[b.plan.Density] && s.flaw(b.plan.Density) == 0 || s.near() > nearCover[b.plan.Density]+slack || misses == patient {
			break
		}
		placed := 0
		for range fillers {
			placed += b.Scatter(b.rand, b.barest(&s), b.rand.IntN(3), pick(b, kinds[s.rarest()]...))
		}
		if placed == 0 {
			misses++
		}
	}
	for _, q := range b.quarters() {
		b.Scatter(b.rand, q, -1, b.style.trim...)
	}
}

// barest is the quarter with the least cover.
func (b *builder) barest(s *survey) terrain.Area {
	var barest terrain.Area
	least := 101
	for _, q := range b.quarters() {
		if n := s.nearIn(q); n < least {
			barest, least = q, n
		}
	}
	return barest
}
