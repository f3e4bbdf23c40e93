package field

// A search looks for shortest routes of a base round cover and frames. Its map is
// the turns round what has been found in the way: something that no promising leg
// runs into needs no turns, so most of the table never enters the map. Legs are
// tried in the order of how short the whole route could be, and only then tested,
// exactly, against everything near; so the first route to arrive is the shortest
// over the map.
type search struct {
	t        *Table
	standing Standing // a copy, so that a battle's own need not leave its stack
	rings    *rings
	from     Point
	to       Point
	goal     bool // look for a way to one place, not to all
	reach    Length

	obstacles []obstacle
	rounds    []round
	places    []turn
	owners    []int16 // the obstacle that each place is a turn round
	ways      []way   // two for each place: along its ring, and against
	free      bool    // there are free places
	closed    []int32 // ways, in the order in which they were found
	open      []leg   // a heap
}

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

// A way is a place and the sense in which a route walks round it, with the
// shortest route there. Ways are numbered: twice their place, plus one for those
// against the ring.
type way struct {
	length Length
	parent int32 // a way, or start
	closed bool
}

const (
	start  int32 = -1
	finish int32 = -2
)

// A leg leads to a way, with the length of the route to its end, and the least
// length that the whole route can have.
type leg struct {
	least, length Length
	parent, to    int32
}

// besides is how near to a turn, on the lattice, a route may begin or end inside
// its ring, where it need not leave the ring as a long leg does.
const besides = 20

func (r *search) at(way int32) Point {
	switch way {
	case start:
		return r.from
	case finish:
		return r.to
	}
	return r.places[way>>1].at
}

func (r *search) length(way int32) Length {
	if way == start {
		return 0
	}
	return r.ways[way].length
}

// turn is where a way bends, in its own sense. A start is free.
func (r *search) turn(way int32) turn {
	switch {
	case way == start:
		return turn{at: r.from}
	case way&1 == 0:
		return r.places[way>>1]
	}
	return r.places[way>>1].reversed()
}

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

// restart forgets the map and chooses the rings for a new one.
func (r *search) restart(rings *rings) {
	r.rings = rings
	r.rounds, r.closed, r.open = r.rounds[:0], r.closed[:0], r.open[:0]
	r.places, r.owners, r.ways, r.free = r.places[:0], r.owners[:0], r.ways[:0], false
	for i := range r.obstacles {
		r.obstacles[i].mapped = false
	}
}

// run takes legs, the most promising first, until one arrives at the goal, or
// everything within reach has been reached. It returns the last way of the route
// to the goal.
func (r *search) run() (last int32, found bool) {
	r.extend(start)
	for len(r.open) > 0 {
		l := r.pop()
		if l.to != finish && r.ways[l.to].closed || !r.clear(&l) {
			continue
		}
		if l.to == finish {
			return l.parent, true
		}
		r.ways[l.to] = way{l.length, l.parent, true}
		r.closed = append(r.closed, l.to)
		r.extend(l.to)
	}
	return 0, false
}

// clear tests a leg. What blocks it enters the map.
func (r *search) clear(l *leg) bool {
	b := -1
	if l.to != finish {
		b = int(r.owners[l.to>>1])
	}
	b = r.blocker(r.at(l.parent), r.at(l.to), b)
	if b < 0 {
		return true
	}
	if !r.obstacles[b].mapped {
		r.chart(b)
	}
	return false
}

// chart enters the turns round an obstacle, and the legs to them from everywhere
// that has been reached.
func (r *search) chart(i int) {
	first := len(r.places)
	r.addTurns(i)
	r.extendTo(start, first)
	for _, w := range r.closed {
		r.extendTo(w, first)
	}
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

// extend offers the legs from a way to the goal and to all places.
func (r *search) extend(from int32) {
	if r.goal {
		r.offerGoal(from)
	}
	r.extendTo(from, 0)
}

func (r *search) offerGoal(from int32) {
	turn := r.turn(from)
	if direction := r.to.minus(turn.at); turn.follows(direction) || near(direction) {
		r.offer(from, finish, direction)
	}
}

func near(direction Point) bool { return distance2(direction, Point{}) <= besides*besides }

// extendTo offers the legs from a way to the places from first on.
func (r *search) extendTo(from int32, first int) {
	here := r.turn(from)
	free := here.free()
	for i := first; i < len(r.places); i++ {
		p := &r.places[i]
		direction := p.at.minus(here.at)
		if !here.follows(direction) && !(r.free && p.free() && near(direction)) {
			continue
		}
		back := p.reversed()
		along, against := p.follows(direction), back.follows(direction) && !p.free()
		if free && near(direction) {
			along, against = true, !p.free()
		}
		if along && !r.ways[2*i].closed {
			r.offer(from, int32(2*i), direction)
		}
		if against && !r.ways[2*i+1].closed {
			r.offer(from, int32(2*i+1), direction)
		}
	}
}

// offer puts a leg among those to be tried, if the route can stay within reach.
func (r *search) offer(from, to int32, direction Point) {
	if direction == (Point{}) {
		return
	}
	l := leg{parent: from, to: to, length: r.length(from) + lengthOf(distance2(direction, Point{}))}
	l.least = l.length
	if r.goal && to != finish {
		l.least += lengthOf(distance2(r.at(to), r.to))
	}
	if l.least <= r.reach {
		r.push(l)
	}
}

func (l *leg) before(m *leg) bool {
	if l.least != m.least {
		return l.least < m.least
	}
	return l.length > m.length
}

func (r *search) push(l leg) {
	r.open = append(r.open, l)
	i := len(r.open) - 1
	for i > 0 {
		up := (i - 1) / 2
		if !l.before(&r.open[up]) {
			break
		}
		r.open[i] = r.open[up]
		i = up
	}
	r.open[i] = l
}

func (r *search) pop() leg {
	top := r.open[0]
	n := len(r.open) - 1
	l := r.open[n]
	r.open = r.open[:n]
	if n == 0 {
		return top
	}
	i := 0
	for {
		down := 2*i + 1
		if down >= n {
			break
		}
		if down+1 < n && r.open[down+1].before(&r.open[down]) {
			down++
		}
		if !r.open[down].before(&l) {
			break
		}
		r.open[i] = r.open[down]
		i = down
	}
	r.open[i] = l
	return top
}

// trace appends the corners of the route to a way, its own place last.
func (r *search) trace(way int32, out []Point) []Point {
	first := len(out)
	for ; way != start; way = r.ways[way].parent {
		out = append(out, r.at(way))
	}
	for i, j := first, len(out)-1; i < j; i, j = i+1, j-1 {
		out[i], out[j] = out[j], out[i]
	}
	return out
}
