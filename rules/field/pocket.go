package field

import "slices"

// A Pocket is ground that a frame which walks round cover cannot leave, nor get into:
// the middles of a base there, on whole studs, row by row.
type Pocket []Point

// Middle is the place of the pocket nearest to the middle of all.
func (p Pocket) Middle() Point {
	var x, y int64
	for _, at := range p {
		x, y = x+int64(at.X), y+int64(at.Y)
	}
	n := int64(len(p))
	nearest, least := p[0], int64(-1)
	for _, at := range p {
		dx, dy := int64(at.X)*n-x, int64(at.Y)*n-y
		if d := dx*dx + dy*dy; least < 0 || d < least {
			nearest, least = at, d
		}
	}
	return nearest
}

// Pockets lists the ground that cannot be walked to from the table's largest open
// ground, with the bricks that still stand and no frame in the way (E5). They come in
// the order of their first places, row by row.
func (t *Table) Pockets(s *Standing) []Pocket {
	all := t.regions(s)
	if len(all) < 2 {
		return nil
	}
	largest := 0
	for i := range all {
		if len(all[i]) > len(all[largest]) {
			largest = i
		}
	}
	// Steps of whole studs miss some ways between cover that is off by a fraction.
	const anyWay = 1 << 20
	walk := NewWalk(t, s, nil, all[largest][0], anyWay)
	all = slices.Delete(all, largest, largest+1)
	return slices.DeleteFunc(all, func(p Pocket) bool { return walk.Within(p[0]) })
}

// regions groups the places where a base fits by whether it gets from one to another
// in steps of a whole stud, straight or aslant; whether it fits in between is asked
// half-way.
func (t *Table) regions(s *Standing) (all []Pocket) {
	width, height := t.across+1, t.down+1
	clear := make([]bool, width*height) // and not reached yet
	at := func(i int) Point { return Point{int32(i%width) * Stud, int32(i/width) * Stud} }
	fits := func(p Point) bool { return t.OnTable(p) && t.ClearOfCover(s, p) }
	for i := range clear {
		clear[i] = fits(at(i))
	}
	// No base fits on the table's edge, so each place has its neighbours.
	steps := [...]struct{ x, y int }{{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}}
	for from := range clear {
		if !clear[from] {
			continue
		}
		clear[from] = false
		found := []int{from}
		for k := 0; k < len(found); k++ {
			here := at(found[k])
			for _, step := range steps {
				next := found[k] + step.y*width + step.x
				half := Point{here.X + int32(step.x)*Stud/2, here.Y + int32(step.y)*Stud/2}
				if clear[next] && (step.x == 0 || step.y == 0 || fits(half)) {
					clear[next] = false
					found = append(found, next)
				}
			}
		}
		slices.Sort(found)
		pocket := make(Pocket, len(found))
		for k, i := range found {
			pocket[k] = at(i)
		}
		all = append(all, pocket)
	}
	return all
}
