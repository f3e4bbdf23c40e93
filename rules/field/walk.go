package field

// A Walk is everywhere that a mover which has to walk round cover can get to
// (E5): made once, it answers for any number of places.
type Walk struct {
	table  *Table
	s      Standing
	others []Point
	from   Point
	reach  int32
}

// NewWalk explores the table round a mover. For the arguments see
// Table.CheckRoute.
func NewWalk(t *Table, s *Standing, others []Point, from Point, reach int32) *Walk {
	return &Walk{table: t, s: *s, others: append([]Point(nil), others...), from: from, reach: reach}
}

// Within reports whether the mover can end its move at p.
func (w *Walk) Within(p Point) bool {
	_, ok := w.Route(p, nil)
	return ok
}

// Route appends to out the corners of the shortest legal route it finds to p, the
// end included, and reports whether there is one within reach.
func (w *Walk) Route(p Point, out []Point) ([]Point, bool) {
	return w.table.Route(&w.s, w.others, w.from, p, w.reach, out)
}
