package field

// A Column is a stud column by its place on the stud grid.
type Column struct{ X, Y int16 }

// A shot asks what stands between an attacker and a target (E4).
type shot struct {
	lane   lane // from the target to the attacker
	reach2 int64
}

func shotAt(attacker, target Point, unit int32) shot {
	return shot{laneBetween(target, attacker), square(unit + BaseRadius)}
}

// meets reports whether some column of a patch may decide.
func (q *shot) meets(p *patch) bool {
	return boxDistance2(q.lane.from, p.x0, p.y0, p.x1, p.y1) <= q.reach2 && !q.lane.misses(p.x0, p.y0, p.x1, p.y1)
}

// decidedBy reports whether a cover column at that centre covers the target.
func (q *shot) decidedBy(centre Point) bool {
	d2 := columnDistance2(centre, q.lane.from)
	if d2 > q.reach2 || !q.lane.meets(centre) {
		return false
	}
	if d2 >= square(BaseRadius) {
		return true
	}
	// The target's own base overlaps the column.
	px, py := int64(centre.X-q.lane.from.X), int64(centre.Y-q.lane.from.Y)
	return px*q.lane.dx+py*q.lane.dy > 0
}

// covers reports whether some standing column of the patch covers the target.
func (t *Table) covers(s *Standing, p *patch, q *shot) bool {
	if !q.meets(p) {
		return false
	}
	cover := t.cover[p.from:p.to]
	for i := range cover {
		if c := &cover[i]; q.decidedBy(c.centre) && t.stands(s, c) {
			return true
		}
	}
	return false
}

// Covering appends the structures that cover a target from an attacker (E4), in
// ascending order. The unit is given on the lattice: 80 when it is five studs.
// It does not allocate if out has room.
func (t *Table) Covering(s *Standing, attacker, target Point, unit int32, out []int16) []int16 {
	near := t.patchesNear(target, unit)
	if len(near) == 0 {
		return out
	}
	q := shotAt(attacker, target, unit)
	last := int16(-1)
	for _, i := range near {
		p := &t.patches[i]
		if p.structure != last && t.covers(s, p, &q) {
			last = p.structure
			out = append(out, last)
		}
	}
	return out
}

// Covered reports whether some structure covers a target from an attacker (E4).
func (t *Table) Covered(s *Standing, attacker, target Point, unit int32) bool {
	near := t.patchesNear(target, unit)
	if len(near) == 0 {
		return false
	}
	q := shotAt(attacker, target, unit)
	for _, i := range near {
		if t.covers(s, &t.patches[i], &q) {
			return true
		}
	}
	return false
}

// StructureCovers reports whether one structure covers a target from an attacker
// (E4). K4a asks it again after each point of damage.
func (t *Table) StructureCovers(s *Standing, structure int, attacker, target Point, unit int32) bool {
	q := shotAt(attacker, target, unit)
	around := &t.structures[structure]
	for i := around.patchFrom; i < around.patchTo; i++ {
		if t.covers(s, &t.patches[i], &q) {
			return true
		}
	}
	return false
}

// FrameCovers reports whether a third frame covers a target from an attacker: its
// base is at most one unit from the target's and overlaps the hull of the two
// bases (E4). That it stands, and is neither of the two, is the caller's business.
func FrameCovers(attacker, target, third Point, unit int32) bool {
	if !BasesWithin(target, third, unit) {
		return false
	}
	l := laneBetween(target, attacker)
	return l.meetsBase(third)
}

// Deciding appends the cover columns of a structure that make it cover a target
// from an attacker (E4): while one of them stands, it covers.
func (t *Table) Deciding(s *Standing, structure int, attacker, target Point, unit int32, out []Column) []Column {
	t.eachDeciding(s, structure, attacker, target, unit, func(c *coverColumn) {
		out = append(out, Column{c.x, c.y})
	})
	return out
}

func (t *Table) eachDeciding(s *Standing, structure int, attacker, target Point, unit int32, f func(*coverColumn)) {
	q := shotAt(attacker, target, unit)
	around := &t.structures[structure]
	for i := around.patchFrom; i < around.patchTo; i++ {
		p := &t.patches[i]
		if !q.meets(p) {
			continue
		}
		for k := p.from; k < p.to; k++ {
			if c := &t.cover[k]; q.decidedBy(c.centre) && t.stands(s, c) {
				f(c)
			}
		}
	}
}
