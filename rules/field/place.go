package field

// Height returns how many bricks high a stud column is: the layer of its highest
// standing brick (E3), 0 if none stands there or it lies off the table.
func (t *Table) Height(s *Standing, x, y int) int {
	for _, b := range t.column(x, y) {
		if s.Has(int(b)) {
			return int(t.bricks[b].Layer)
		}
	}
	return 0
}

// Cover reports whether a stud column is a cover column: CoverHeight or more
// bricks high (E3).
func (t *Table) Cover(s *Standing, x, y int) bool { return t.Height(s, x, y) >= CoverHeight }

// coverOf reports whether a stud column is a cover column of one structure.
func (t *Table) coverOf(s *Standing, structure int16, x, y int) bool {
	for _, b := range t.column(x, y) {
		if t.bricks[b].Layer < CoverHeight {
			return false
		}
		if t.structureOf[b] == structure && s.Has(int(b)) {
			return true
		}
	}
	return false
}

// StationFits reports whether a station with its upper left corner there lies on
// the stud grid, wholly on the table, and clear of all standing bricks (E2). Other
// stations and bases are the battle's business.
func (t *Table) StationFits(s *Standing, station Point) bool {
	if station.X%Stud != 0 || station.Y%Stud != 0 || !t.holds(station.X, station.Y, StationSide, StationSide) {
		return false
	}
	for y := station.Y / Stud; y < (station.Y+StationSide)/Stud; y++ {
		for x := station.X / Stud; x < (station.X+StationSide)/Stud; x++ {
			if t.Height(s, int(x), int(y)) > 0 {
				return false
			}
		}
	}
	return true
}

// ClearOfCover reports whether a base at p overlaps no cover column (E6).
// Touching is not overlapping.
func (t *Table) ClearOfCover(s *Standing, p Point) bool {
	if t.isBare(p) {
		return true
	}
	for _, i := range t.patchesNear(p, 0) {
		if t.under(s, &t.patches[i], p) {
			return false
		}
	}
	return true
}

// under reports whether a base at p overlaps a cover column of the patch.
func (t *Table) under(s *Standing, patch *patch, p Point) bool {
	if boxDistance2(p, patch.x0, patch.y0, patch.x1, patch.y1) >= square(BaseRadius) {
		return false
	}
	cover := t.cover[patch.from:patch.to]
	for i := range cover {
		if c := &cover[i]; columnDistance2(c.centre, p) < square(BaseRadius) && t.stands(s, c) {
			return true
		}
	}
	return false
}

// CentreOnCover reports whether p lies over a cover column, as the centre of a
// frame that ends its move on cover must (E6). On the line between columns, any
// column beside it counts.
func (t *Table) CentreOnCover(s *Standing, p Point) bool {
	for y := floorStud(p.Y - 1); y <= floorStud(p.Y); y++ {
		for x := floorStud(p.X - 1); x <= floorStud(p.X); x++ {
			if t.Cover(s, int(x), int(y)) {
				return true
			}
		}
	}
	return false
}

// NearCover reports whether the gap between a base at p and some cover column is
// at most reach, on the lattice (C11).
func (t *Table) NearCover(s *Standing, p Point, reach int32) bool {
	for _, i := range t.patchesNear(p, reach) {
		if t.patchWithin(s, &t.patches[i], p, reach) {
			return true
		}
	}
	return false
}

// NearCovers appends the structures that have a cover column within reach of a
// base at p, ascending.
func (t *Table) NearCovers(s *Standing, p Point, reach int32, out []int16) []int16 {
	last := int16(-1)
	for _, i := range t.patchesNear(p, reach) {
		if patch := &t.patches[i]; patch.structure != last && t.patchWithin(s, patch, p, reach) {
			last = patch.structure
			out = append(out, last)
		}
	}
	return out
}

func (t *Table) patchWithin(s *Standing, patch *patch, p Point, reach int32) bool {
	if !within(boxDistance2(p, patch.x0, patch.y0, patch.x1, patch.y1), reach, BaseRadius) {
		return false
	}
	for i := patch.from; i < patch.to; i++ {
		c := &t.cover[i]
		if within(columnDistance2(c.centre, p), reach, BaseRadius) && t.stands(s, c) {
			return true
		}
	}
	return false
}

// StructureGap returns the gap between a base at p and the nearest standing brick
// of a structure (N7), and whether any stands.
func (t *Table) StructureGap(s *Standing, structure int, p Point) (Length, bool) {
	nearest := int64(-1)
	for _, b := range t.structures[structure].bricks {
		if !s.Has(int(b)) {
			continue
		}
		if d2 := t.brickDistance2(b, p); nearest < 0 || d2 < nearest {
			nearest = d2
		}
	}
	if nearest < 0 {
		return 0, false
	}
	return gap(nearest, BaseRadius), true
}

// StructureWithin reports whether the gap between a base at p and some standing
// brick of a structure is at most reach, on the lattice (N7).
func (t *Table) StructureWithin(s *Standing, structure int, p Point, reach int32) bool {
	around := &t.structures[structure]
	if !within(boxDistance2(p, around.x0, around.y0, around.x1, around.y1), reach, BaseRadius) {
		return false
	}
	for _, b := range around.bricks {
		if s.Has(int(b)) && within(t.brickDistance2(b, p), reach, BaseRadius) {
			return true
		}
	}
	return false
}

// brickDistance2 is the square of the distance from a point to a brick, standing or
// not.
func (t *Table) brickDistance2(brick uint16, p Point) int64 {
	x0, y0, x1, y1 := t.bricks[brick].box()
	return boxDistance2(p, x0, y0, x1, y1)
}

// floorStud is the stud column that a coordinate lies in; on a line, the one after it.
func floorStud(v int32) int32 { return v >> 4 }
