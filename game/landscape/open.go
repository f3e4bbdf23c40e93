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
		p, found := pocket(t)
		if !found {
			return l
		}
		standing := t.AllStanding()
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

// pocket finds a place in the smallest region that cannot be walked to, by whole
// studs, from the others.
func pocket(t *field.Table) (field.Point, bool) {
	standing := t.AllStanding()
	width := t.Layout.Width + 1
	ground := make([]bool, width*(t.Layout.Height+1)) // clear, and not reached yet
	for i := range ground {
		p := field.Point{X: int32(i%width) * field.Stud, Y: int32(i/width) * field.Stud}
		ground[i] = t.OnTable(p) && t.ClearOfCover(&standing, p)
	}
	// No base fits on the table's edge, so each place has its neighbours.
	flood := func(from int) (size int) {
		todo := []int{from}
		for len(todo) > 0 {
			at := todo[len(todo)-1]
			todo = todo[:len(todo)-1]
			if ground[at] {
				ground[at] = false
				size++
				todo = append(todo, at-1, at+1, at-width, at+width)
			}
		}
		return size
	}
	var least, at, regions int
	for from := range ground {
		if !ground[from] {
			continue
		}
		size := flood(from)
		if regions == 0 || size < least {
			least, at = size, from
		}
		regions++
	}
	return field.Point{X: int32(at%width) * field.Stud, Y: int32(at/width) * field.Stud}, regions > 1
}
