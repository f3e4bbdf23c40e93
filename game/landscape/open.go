package landscape

import (
	"slices"

	"rulerfire/assets/terrain"
	"rulerfire/rules/field"
)

// open takes away what shuts a frame without movement systems out of some place: it
// gets from every place where a base fits to every other.
func open(l field.Layout, twin terrain.Twin) field.Layout {
	for {
		t, err := field.NewTable(l)
		if err != nil {
			return l // Generate finds the same
		}
		standing := t.AllStanding()
		pockets := t.Pockets(&standing)
		if len(pockets) == 0 {
			return l
		}
		p := slices.MinFunc(pockets, func(a, b field.Pocket) int { return len(a) - len(b) }).Middle()
		nearest, gap := -1, field.Length(0)
		for s := range t.Structures() {
			if g, stands := t.StructureGap(&standing, s, p); stands && (nearest < 0 || g < gap) {
				nearest, gap = s, g
			}
		}
		gone := map[field.Brick]bool{}
		for _, i := range t.Structure(nearest) {
			gone[l.Bricks[i]] = true
			gone[terrain.TwinOf(l, twin, l.Bricks[i])] = true
		}
		l.Bricks = slices.DeleteFunc(l.Bricks, func(b field.Brick) bool { return gone[b] })
	}
}
