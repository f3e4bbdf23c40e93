package field

import "slices"

// A Walk is everywhere that a mover which has to walk round cover can get to
// (E5): made once, it answers for any number of places. It answers one question
// at a time.
type Walk struct {
	others []Point
	reach  int32
	search search
}

// NewWalk explores the table round a mover. For the arguments see
// Table.CheckRoute.
func NewWalk(t *Table, s *Standing, others []Point, from Point, reach int32) *Walk {
	w := &Walk{others: slices.Clone(others), reach: reach}
	r := &w.search
	r.begin(t, s, w.others, from, reach, from, reach)
	r.restart(fineRings)
	for i := range r.obstacles {
		r.addTurns(i)
	}
	r.run()
	return w
}

// Within reports whether the mover can end its move at p; staying counts.
func (w *Walk) Within(p Point) bool {
	if p == w.search.from {
		return true
	}
	_, ok := w.lastWay(p)
	return ok
}

// Route appends to out the corners of the shortest legal route it finds to p, the
// end included, and reports whether there is one within reach; see Table.Route.
func (w *Walk) Route(p Point, out []Point) ([]Point, bool) {
	r := &w.search
	if p == r.from {
		return out, true
	}
	last, ok := w.lastWay(p)
	if !ok {
		return out, false
	}
	route := append(r.trace(last, out), p)
	if len(route)-len(out) > MaxCorners {
		return r.t.Route(&r.standing, w.others, r.from, p, w.reach, out)
	}
	return route, true
}

// lastWay finds the way from which the shortest route makes straight for p.
func (w *Walk) lastWay(p Point) (last int32, ok bool) {
	r := &w.search
	if !r.t.mayEnd(&r.standing, w.others, p) {
		return 0, false
	}
	r.to, r.open = p, r.open[:0]
	r.offerGoal(start)
	for _, way := range r.closed {
		r.offerGoal(way)
	}
	for len(r.open) > 0 {
		if l := r.pop(); r.clear(&l) {
			return l.parent, true
		}
	}
	return 0, false
}
