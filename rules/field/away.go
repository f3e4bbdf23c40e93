package field

// Away finds, among the places at most reach from a place that stands takes, the
// one with the widest gap between a base there and a station, given by its upper
// left corner; of several the uppermost, and of those the leftmost. There is none
// if no gap is wider than beyond. All lengths are on the lattice.
func Away(from, station Point, reach, beyond int32, stands func(Point) bool) (best Point, found bool) {
	w := wayAway{station: station, most: square(beyond + BaseRadius), stands: stands}
	// Nothing nearer than a place found at once has to be looked at.
	if w.around(from, reach); w.found {
		w.most-- // that place, or one as good before it, is still to be found in order
	}
	half := int32(0)
	for dy := -reach; dy <= reach; dy++ {
		for square(half+1)+square(dy) <= square(reach) {
			half++
		}
		for square(half)+square(dy) > square(reach) {
			half--
		}
		// Along a row the gap narrows and then widens.
		y, left, right := from.Y+dy, from.X-half, from.X+half
		for x := left; x <= right && w.wider(Point{x, y}) && !w.try(Point{x, y}); x++ {
		}
		for x := right; x > left && w.wider(Point{x, y}) && !w.try(Point{x, y}); x-- {
		}
	}
	return w.best, w.found
}

// CanGetAway tells whether Away finds a place, without looking for the best.
func CanGetAway(from, station Point, reach, beyond int32, stands func(Point) bool) bool {
	w := wayAway{station: station, most: square(beyond + BaseRadius), stands: stands}
	if w.around(from, reach); w.found {
		return true
	}
	_, found := Away(from, station, reach, beyond, stands)
	return found
}

// A wayAway is the best place of Away so far, and the square of how far it is.
type wayAway struct {
	station Point
	stands  func(Point) bool
	best    Point
	most    int64
	found   bool
}

// around tries the places all round, as far as the reach allows.
func (w *wayAway) around(from Point, reach int32) {
	for i := range Directions {
		w.try(from.Toward(i, reach))
	}
}

func (w *wayAway) wider(p Point) bool { return stationDistance2(p, w.station) > w.most }

// try takes p if it is better than what there is.
func (w *wayAway) try(p Point) bool {
	if !w.wider(p) || !w.stands(p) {
		return false
	}
	w.best, w.most, w.found = p, stationDistance2(p, w.station), true
	return true
}

// Directions is how many directions Toward knows, all round.
const Directions = len(compass)

// Toward is the place in a direction, from 0 to Directions−1, that is as far away as
// the lattice allows within reach.
func (p Point) Toward(direction int, reach int32) Point {
	d := compass[direction]
	return Point{p.X + d.X*reach/64, p.Y + d.Y*reach/64}
}

// compass holds sixteen directions, each a little shorter than 64.
var compass = [16]Point{
	{64, 0}, {59, 24}, {45, 45}, {24, 59}, {0, 64}, {-24, 59}, {-45, 45}, {-59, 24},
	{-64, 0}, {-59, -24}, {-45, -45}, {-24, -59}, {0, -64}, {24, -59}, {45, -45}, {59, -24},
}
