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
