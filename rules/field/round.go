package field

// A table is a rectangle or, with Layout.Round, the disc in a square. Bases,
// stations and bricks must lie wholly on it; they may touch its edge.

// middle is the middle of the table, and its radius if it is round.
func (t *Table) middle() (Point, int32) {
	return Point{int32(t.across) * Stud / 2, int32(t.down) * Stud / 2}, int32(t.across) * Stud / 2
}

// holds reports whether a rectangle, by its upper left corner and its sides, lies
// wholly on the table. All measures are on the lattice.
func (t *Table) holds(x, y, w, l int32) bool {
	if x < 0 || y < 0 || x+w > int32(t.across)*Stud || y+l > int32(t.down)*Stud {
		return false
	}
	if !t.Layout.Round {
		return true
	}
	c, radius := t.middle()
	return square(max(c.X-x, x+w-c.X))+square(max(c.Y-y, y+l-c.Y)) <= square(radius)
}

// OnTable reports whether a base at p is wholly on the table; it may touch the
// edge (E6).
func (t *Table) OnTable(p Point) bool {
	if t.Layout.Round {
		c, radius := t.middle()
		return distance2(p, c) <= square(radius-BaseRadius)
	}
	return p.X >= BaseRadius && p.Y >= BaseRadius &&
		p.X <= int32(t.across)*Stud-BaseRadius && p.Y <= int32(t.down)*Stud-BaseRadius
}

// Span2 is the square of how far it is across the table at its widest, in studs:
// from corner to corner or, of a round table, from edge to edge.
func (l Layout) Span2() int {
	if l.Round {
		return l.Width * l.Width
	}
	return l.Width*l.Width + l.Height*l.Height
}
