package field

// A turn is a place where a route can bend round something, seen from the middle
// of what it bends round, with the directions in which the walk round it, in the
// sense from x to y, arrives and leaves. A route that bends there on a shortest
// way arrives and leaves within those two, or against both when it walks the
// other way round. Without directions it is free: any bend may be of use there.
type turn struct {
	at            Point
	before, after Point
}

// Half of a ring from the x axis to the diagonal; its mirror image is the other
// half. A walk from turn to turn just clears a circle, and is at most 0.7 % longer
// than the arc: of all such rings on the lattice these are nearly the shortest.
var (
	// round a corner of cover, at the radius of a base
	cornerHalf = [...]Point{{32, 3}, {31, 9}, {28, 16}, {23, 23}}
	// round a frame, at the radius of two bases
	frameHalf = [...]Point{{64, 8}, {60, 24}, {51, 40}}
	// the same with fewer corners, for routes that would have too many
	plainCornerHalf = [...]Point{{32, 10}, {23, 23}}
	plainFrameHalf  = [...]Point{{64, 17}, {47, 47}}
)

// rings are the turns round a corner of cover, by the quarter that the corner
// points to, and round a frame.
type rings struct {
	corners [4][]turn
	frame   []turn
}

var (
	fineRings  = newRings(cornerHalf[:], frameHalf[:])
	plainRings = newRings(plainCornerHalf[:], plainFrameHalf[:])
)

func newRings(corner, frame []Point) *rings {
	var r rings
	for quarter := range r.corners {
		r.corners[quarter] = quarterRing(corner, quarter)
		r.frame = append(r.frame, quarterRing(frame, quarter)...)
	}
	return &r
}

// quarterRing completes the half of a ring to a quarter, turned so many quarters
// from x towards y. It comes from a straight way along the first side and leaves
// along the second.
func quarterRing(half []Point, quarter int) []turn {
	var at []Point
	at = append(at, half...)
	for i := len(half) - 1; i >= 0; i-- {
		if mirrored := (Point{half[i].Y, half[i].X}); mirrored != half[i] {
			at = append(at, mirrored)
		}
	}
	ring := make([]turn, len(at))
	for i, p := range at {
		before, after := Point{0, 1}, Point{-1, 0}
		if i > 0 {
			before = p.minus(at[i-1])
		}
		if i < len(at)-1 {
			after = at[i+1].minus(p)
		}
		ring[i] = turn{p, before, after}
		for range quarter {
			ring[i] = turn{ring[i].at.quarter(), ring[i].before.quarter(), ring[i].after.quarter()}
		}
	}
	return ring
}

// follows reports whether a leg in that direction can belong to a shortest way
// round what the turn bends round, in the sense of the ring.
func (t *turn) follows(direction Point) bool {
	// Rings are small and tables are not large: 32 bits are enough.
	early := t.before.X*direction.Y - t.before.Y*direction.X
	late := direction.X*t.after.Y - direction.Y*t.after.X
	return early|late >= 0 // neither is negative
}

// reversed is the same turn for the walk the other way round.
func (t *turn) reversed() turn {
	return turn{t.at, Point{-t.before.X, -t.before.Y}, Point{-t.after.X, -t.after.Y}}
}

func (t *turn) free() bool { return t.before == Point{} }
