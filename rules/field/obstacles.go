package field

// A round is what routes bend round: a corner of cover, at the distance of a base's
// radius, or a frame, at two.
type round struct {
	middle Point
	radius int32
}

// An obstacle is a structure or a frame that a route within reach may run into.
type obstacle struct {
	x0, y0, x1, y1 int32 // around it, on the lattice
	structure      int16 // or noStructure
	mapped         bool
	frame          Point
}

const noStructure = -1

// begin prepares a search among the obstacles that overlap a circle grown by a base.
func (r *search) begin(t *Table, s *Standing, others []Point, from Point, reach int32, middle Point, radius int32) {
	r.t, r.standing, r.from, r.reach, r.obstacles = t, *s, from, Length(reach)*Lattice, r.obstacles[:0]
	under := r.t.structuresUnder(s, r.from)
	for i := range r.t.structures {
		s := &r.t.structures[i]
		if s.patchFrom < s.patchTo && !under.has(int16(i)) && within(boxDistance2(middle, s.x0, s.y0, s.x1, s.y1), radius, BaseRadius) {
			r.obstacles = append(r.obstacles, obstacle{x0: s.x0, y0: s.y0, x1: s.x1, y1: s.y1, structure: int16(i)})
		}
	}
	for _, p := range others {
		if within(distance2(middle, p), radius, 2*BaseRadius) {
			r.obstacles = append(r.obstacles, obstacle{
				x0: p.X - BaseRadius, y0: p.Y - BaseRadius, x1: p.X + BaseRadius, y1: p.Y + BaseRadius,
				structure: noStructure, frame: p,
			})
		}
	}
}

// blocker returns an obstacle that a leg runs into, -1 if there is none. It tries
// the likely one, if that is not -1, before the others.
func (r *search) blocker(from, to Point, likely int) int {
	l := laneBetween(from, to)
	if likely >= 0 && r.blocks(&r.obstacles[likely], &l) {
		return likely
	}
	x0, x1 := min(from.X, to.X)-BaseRadius, max(from.X, to.X)+BaseRadius
	y0, y1 := min(from.Y, to.Y)-BaseRadius, max(from.Y, to.Y)+BaseRadius
	for i := range r.obstacles {
		o := &r.obstacles[i]
		if o.x0 < x1 && o.x1 > x0 && o.y0 < y1 && o.y1 > y0 && r.blocks(o, &l) {
			return i
		}
	}
	return -1
}

func (r *search) blocks(o *obstacle, l *lane) bool {
	if o.structure == noStructure {
		return l.meetsBase(o.frame)
	}
	return r.t.blocks(&r.standing, o.structure, l)
}

// addTurns enters the turns round an obstacle.
func (r *search) addTurns(i int) {
	o := &r.obstacles[i]
	o.mapped = true
	if o.structure == noStructure {
		r.addRing(i, round{o.frame, 2 * BaseRadius}, r.rings.frame)
		return
	}
	t := r.t
	around := &t.structures[o.structure]
	for p := around.patchFrom; p < around.patchTo; p++ {
		cover := t.cover[t.patches[p].from:t.patches[p].to]
		for k := range cover {
			c := &cover[k]
			if !t.stands(&r.standing, c) {
				continue
			}
			x, y := int(c.x), int(c.y)
			left, right := t.coverOf(&r.standing, o.structure, x-1, y), t.coverOf(&r.standing, o.structure, x+1, y)
			if left && right {
				continue
			}
			up, down := t.coverOf(&r.standing, o.structure, x, y-1), t.coverOf(&r.standing, o.structure, x, y+1)
			const half = Stud / 2
			for quarter, corner := range [4]struct {
				is   bool
				x, y int32
			}{{!right && !down, half, half}, {!left && !down, -half, half}, {!left && !up, -half, -half}, {!right && !up, half, -half}} {
				if corner.is {
					r.addRing(i, round{c.centre.plus(Point{corner.x, corner.y}), BaseRadius}, r.rings.corners[quarter])
				}
			}
		}
	}
}

func (r *search) addRing(obstacle int, of round, ring []turn) {
	for _, t := range ring {
		t.at = t.at.plus(of.middle)
		r.addPlace(obstacle, t)
	}
	for _, other := range r.rounds {
		if of.radius+other.radius > 2*BaseRadius {
			r.addGap(obstacle, of, other)
		}
	}
	r.rounds = append(r.rounds, of)
}

func (r *search) addPlace(obstacle int, t turn) {
	if r.t.OnTable(t.at) {
		r.places = append(r.places, t)
		r.owners = append(r.owners, int16(obstacle))
		r.ways = append(r.ways, way{}, way{})
		r.free = r.free || t.free()
	}
}

// addGap enters every place in a gap between two rounds that is so narrow that
// the ring of one can stick out into the other. Corners of cover lie on the stud
// grid, where no gap between two of them is like that.
func (r *search) addGap(obstacle int, a, b round) {
	const narrow = 2
	radii := a.radius + b.radius
	if d2 := distance2(a.middle, b.middle); d2 < square(radii) || d2 >= square(radii+narrow) {
		return
	}
	// Rounds part as an arc does: so far from the middle of the gap they are
	// wider apart than a ring sticks out.
	const long = 14
	middle := Point{
		a.middle.X + (b.middle.X-a.middle.X)*a.radius/radii,
		a.middle.Y + (b.middle.Y-a.middle.Y)*a.radius/radii,
	}
	for y := middle.Y - long; y <= middle.Y+long; y++ {
		for x := middle.X - long; x <= middle.X+long; x++ {
			if p := (Point{x, y}); a.skirts(p) && b.skirts(p) {
				r.addPlace(obstacle, turn{at: p})
			}
		}
	}
}

// skirts reports whether p is just outside.
func (o round) skirts(p Point) bool {
	d2 := distance2(o.middle, p)
	return d2 >= square(o.radius) && d2 <= square(o.radius)+3*int64(o.radius)
}
