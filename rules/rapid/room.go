package rapid

import (
	"math/bits"

	"rulerfire/rules/field"
)

// A room is the places that are left to attackers as the table stands: those
// where a base fits clear of cover, out of the defender's perimeter and out of
// the ruler of his frames (Y3, Y6). It is made to be asked many times how many
// of them one piece more would take.
type room struct {
	rows     [field.MaxTable]row
	down     int32
	left, of int
}

// A row is places along a row of studs, by bit.
type row [(field.MaxTable + 63) / 64]uint64

func (r *row) add(x int32) { r[x/64] |= 1 << (x % 64) }

// part is the word i of the row with the places from one to another alone.
func (r *row) part(i, from, to int32) uint64 {
	w := r[i]
	if from > i*64 {
		w = w >> (from % 64) << (from % 64)
	}
	if to < i*64+63 {
		w = w << (63 - to%64) >> (63 - to%64)
	}
	return w
}

func (r *row) count(from, to int32) (n int) {
	for i := from / 64; i <= to/64; i++ {
		n += bits.OnesCount64(r.part(i, from, to))
	}
	return n
}

func (r *row) remove(from, to int32) {
	for i := from / 64; i <= to/64; i++ {
		r[i] &^= r.part(i, from, to)
	}
}

func (s *State) roomLeft() (r room) {
	r.down, r.of = int32(len(s.clearRows)), len(s.clear)
	copy(r.rows[:], s.clearRows)
	for i := range s.StationCount() {
		if o := &s.Stations[i]; o.Placed && o.Home == s.Defender {
			r.remove(stationZone(o.At, s.RulerLength()))
		}
	}
	for i := s.First[s.Defender]; i < s.First[s.Defender+1]; i++ {
		if f := &s.Frames[i]; f.Stands() {
			r.remove(frameZone(f.At, s.RulerLength()))
		}
	}
	for y := range s.clearRows {
		for _, w := range r.rows[y] {
			r.left += bits.OnesCount64(w)
		}
	}
	return r
}

func (r *room) remove(z zone) {
	first, last := z.down(r.down)
	for y := first; y <= last; y++ {
		if from, to := z.across(y); from <= to {
			r.rows[y].remove(from, to)
		}
	}
}

// without tells whether at least one part in parts of the places would be left
// with a zone taken from them.
func (r *room) without(z zone, parts int) bool {
	left := r.left
	first, last := z.down(r.down)
	for y := first; y <= last; y++ {
		if from, to := z.across(y); from <= to {
			left -= r.rows[y].count(from, to)
		}
	}
	return left*parts >= r.of
}

// A zone is everything within reach of a rectangle, given by two corners.
type zone struct {
	near, far field.Point
	reach     int32
}

// stationZone is where a base is within the ruler of a station.
func stationZone(at field.Point, ruler int32) zone {
	return zone{at, field.Point{X: at.X + field.StationSide, Y: at.Y + field.StationSide}, ruler + field.BaseRadius}
}

// frameZone is where a base is within the ruler of another.
func frameZone(at field.Point, ruler int32) zone { return zone{at, at, ruler + 2*field.BaseRadius} }

// down is the first and the last row of studs in the zone, of so many.
func (z *zone) down(rows int32) (first, last int32) {
	return max((z.near.Y-z.reach+field.Stud-1)/field.Stud, 0), min((z.far.Y+z.reach)/field.Stud, rows-1)
}

// across is the first and the last whole stud of a row in the zone, if the second
// is not before the first.
func (z *zone) across(y int32) (from, to int32) {
	dy, reach := int64(max(z.near.Y-y*field.Stud, y*field.Stud-z.far.Y, 0)), int64(z.reach)
	half := int32(field.Isqrt(uint64(reach*reach - dy*dy)))
	return max((z.near.X-half+field.Stud-1)/field.Stud, 0), min((z.far.X+half)/field.Stud, field.MaxTable-1)
}
