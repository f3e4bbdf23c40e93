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

// String says the fault in words for a player.
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
		for structure := range t.structures {
			if !under.has(int16(structure)) && t.blocks(s, int16(structure), &l) {
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

// mostUnder is the most structures that a base can stand on: one for each stud
// column it can overlap.
const mostUnder = 25

// under is the structures that a base stands on.
type under struct {
	structures [mostUnder]int16
	n          int
}

func (u *under) has(structure int16) bool {
	for _, s := range u.structures[:u.n] {
		if s == structure {
			return true
		}
	}
	return false
}

// structuresUnder finds the structures of which a base at p overlaps a cover column.
func (t *Table) structuresUnder(s *Standing, p Point) under {
	var u under
	for _, i := range t.patchesNear(p, 0) {
		patch := &t.patches[i]
		if u.has(patch.structure) || boxDistance2(p, patch.x0, patch.y0, patch.x1, patch.y1) >= square(BaseRadius) {
			continue
		}
		for k := patch.from; k < patch.to; k++ {
			c := &t.cover[k]
			if columnDistance2(c.centre, p) < square(BaseRadius) && t.stands(s, c) {
				u.structures[u.n] = patch.structure
				u.n++
				break
			}
		}
	}
	return u
}

// Route appends to out the corners, the end included, of the shortest legal route
// it finds between two places, at most 1 % longer than the shortest there is
// (E5), and reports whether there is one within reach, on the lattice. For the
// arguments see CheckRoute.
func (t *Table) Route(s *Standing, others []Point, from, to Point, reach int32, out []Point) ([]Point, bool) {
	if from == to {
		return out, true
	}
	straight := [1]Point{to}
	if t.CheckRoute(s, others, from, straight[:], reach) == RouteOK {
		return append(out, to), true
	}
	return out, false
}
