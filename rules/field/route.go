package field

// A RouteFault says why a route is not legal for a mover that has to walk round
// cover (E5, E6).
type RouteFault uint8

// The faults of routes, in the order in which CheckRoute looks for them.
const (
	RouteOK             RouteFault = iota
	RouteTooManyCorners            // more than MaxCorners
	RouteOffTable                  // a corner or the end is not wholly on the table
	RouteEndsOnCover               // the base would end overlapping a cover column
	RouteEndsOnFrame               // the base would end overlapping another frame
	RouteHitsCover                 // a leg runs through a cover column
	RouteHitsFrame                 // a leg runs through another standing frame
	RouteTooLong                   // longer than the reach
)

var routeFaults = [...]string{
	RouteOK:             "the way is clear",
	RouteTooManyCorners: "the way has too many corners",
	RouteOffTable:       "the way leaves the table",
	RouteEndsOnCover:    "the way ends on cover",
	RouteEndsOnFrame:    "the way ends on another frame",
	RouteHitsCover:      "the way runs into cover",
	RouteHitsFrame:      "the way runs into another frame",
	RouteTooLong:        "the way is too long",
}

// String says the fault in words.
func (f RouteFault) String() string {
	if int(f) < len(routeFaults) {
		return routeFaults[f]
	}
	return "an unknown fault"
}

// RouteLength returns the length of a route that begins at from and has these
// corners, its end included: the sum over its legs, each rounded down (E5).
func RouteLength(from Point, corners []Point) Length {
	var sum Length
	for _, p := range corners {
		sum += lengthOf(distance2(from, p))
		from = p
	}
	return sum
}

// CheckRoute reports what is wrong with a route of a mover that has to walk round
// cover (E5, E6); RouteOK if nothing is. The corners include the end; a route
// without any is not moving, and always legal. Others are the other standing
// frames. Reach is on the lattice: so many units times 80, when a unit is five
// studs. Touching is fine. What the mover stands on at the start does not hold
// it, but it must end off all cover.
func (t *Table) CheckRoute(s *Standing, others []Point, from Point, corners []Point, reach int32) RouteFault {
	if len(corners) == 0 {
		return RouteOK
	}
	if len(corners) > MaxCorners {
		return RouteTooManyCorners
	}
	for _, p := range corners {
		if !t.OnTable(p) {
			return RouteOffTable
		}
	}
	end := corners[len(corners)-1]
	if !t.ClearOfCover(s, end) {
		return RouteEndsOnCover
	}
	for _, other := range others {
		if BasesOverlap(end, other) {
			return RouteEndsOnFrame
		}
	}
	under := t.structuresUnder(s, from)
	hitsFrame := false
	for i, p := range corners {
		start := from
		if i > 0 {
			start = corners[i-1]
		}
		l := laneBetween(start, p)
		for i := range t.structures {
			if t.structures[i].beside(&l) && !under.has(int16(i)) && t.blocks(s, int16(i), &l) {
				return RouteHitsCover
			}
		}
		for _, other := range others {
			hitsFrame = hitsFrame || l.meetsBase(other)
		}
	}
	if hitsFrame {
		return RouteHitsFrame
	}
	if RouteLength(from, corners) > Length(reach)*Lattice {
		return RouteTooLong
	}
	return RouteOK
}

// beside reports whether the rectangles round a structure and a lane overlap.
func (s *structure) beside(l *lane) bool {
	return s.x0 < max(l.from.X, l.to.X)+BaseRadius && s.x1 > min(l.from.X, l.to.X)-BaseRadius &&
		s.y0 < max(l.from.Y, l.to.Y)+BaseRadius && s.y1 > min(l.from.Y, l.to.Y)-BaseRadius
}

// blocks reports whether a cover column of a structure overlaps the lane.
func (t *Table) blocks(s *Standing, structure int16, l *lane) bool {
	around := &t.structures[structure]
	if around.patchFrom == around.patchTo || l.misses(around.x0, around.y0, around.x1, around.y1) {
		return false
	}
	for i := around.patchFrom; i < around.patchTo; i++ {
		p := &t.patches[i]
		if l.misses(p.x0, p.y0, p.x1, p.y1) {
			continue
		}
		cover := t.cover[p.from:p.to]
		for k := range cover {
			if l.meets(cover[k].centre) && t.stands(s, &cover[k]) {
				return true
			}
		}
	}
	return false
}

// A structureSet is some of a table's structures.
type structureSet [MaxBricks / 64]uint64

func (u *structureSet) has(structure int16) bool { return u[structure/64]>>(structure%64)&1 != 0 }
func (u *structureSet) add(structure int16)      { u[structure/64] |= 1 << (structure % 64) }

// structuresUnder finds the structures that a base at p stands on: it overlaps a
// cover column of theirs.
func (t *Table) structuresUnder(s *Standing, p Point) structureSet {
	var u structureSet
	if t.isBare(p) {
		return u
	}
	for _, i := range t.patchesNear(p, 0) {
		if patch := &t.patches[i]; t.under(s, patch, p) {
			u.add(patch.structure)
		}
	}
	return u
}

// Route appends to out the corners, the end included, of the shortest legal route
// it finds between two places, at most 1 % longer than the shortest there is
// (E5), and reports whether there is one within reach, on the lattice. For the
// arguments see CheckRoute. It does not allocate if out has room, once warm.
func (t *Table) Route(s *Standing, others []Point, from, to Point, reach int32, out []Point) ([]Point, bool) {
	if from == to {
		return out, true
	}
	if distance2(from, to) > square(reach) || !t.mayEnd(s, others, to) {
		return out, false
	}
	r := t.searches.Get().(*search)
	defer t.searches.Put(r)
	// Every place on the way lies in an ellipse, and so in this circle.
	middle := Point{(from.X + to.X) / 2, (from.Y + to.Y) / 2}
	r.begin(t, s, others, from, reach, middle, reach/2+2)
	r.to, r.goal = to, true
	for _, rings := range []*rings{fineRings, plainRings} {
		r.restart(rings)
		last, found := r.run()
		if !found {
			return out, false
		}
		route := append(r.trace(last, out), to)
		if len(route)-len(out) <= MaxCorners {
			return route, true
		}
	}
	return out, false
}

// mayEnd reports whether a mover that has to walk round cover may end at p.
func (t *Table) mayEnd(s *Standing, others []Point, p Point) bool {
	for _, other := range others {
		if BasesOverlap(p, other) {
			return false
		}
	}
	return t.OnTable(p) && t.ClearOfCover(s, p)
}
