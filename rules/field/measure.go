package field

import "math/bits"

// A Length is a distance in 2⁻¹⁶ of the lattice (E5), rounded down. Lengths are
// for showing, for comparing routes and for adding up the legs of one; whether
// two things are within reach is decided by the Within functions, on squares.
type Length int64

// Lattice is the length of one lattice step.
const Lattice Length = 1 << 16

// Hundredths returns the length in hundredths of a ruler unit, rounded down.
// The unit is given on the lattice: 80 when it is five studs.
func (l Length) Hundredths(unit int32) int64 {
	return int64(l) * 100 / (int64(unit) << 16)
}

// Isqrt returns the square root of v, rounded down.
func Isqrt(v uint64) uint64 {
	if v < 2 {
		return v
	}
	// Newton's method from above only falls until it reaches the root.
	x := uint64(1) << ((bits.Len64(v) + 1) / 2)
	if x > 1<<32-1 {
		x = 1<<32 - 1
	}
	for {
		y := (x + v/x) / 2
		if y >= x {
			return x
		}
		x = y
	}
}

// lengthOf returns the length whose square, on the lattice, is d2.
func lengthOf(d2 int64) Length { return Length(Isqrt(uint64(d2) << 32)) }

func (p Point) plus(q Point) Point  { return Point{p.X + q.X, p.Y + q.Y} }
func (p Point) minus(q Point) Point { return Point{p.X - q.X, p.Y - q.Y} }

// quarter turns a vector by a quarter, from x towards y.
func (p Point) quarter() Point { return Point{-p.Y, p.X} }

// distance2 is the square of the distance between two points.
func distance2(a, b Point) int64 {
	dx, dy := int64(a.X-b.X), int64(a.Y-b.Y)
	return dx*dx + dy*dy
}

// outside is how far v lies outside the interval from low to high.
func outside(v, low, high int32) int64 {
	if v < low {
		return int64(low - v)
	}
	if v > high {
		return int64(v - high)
	}
	return 0
}

// boxDistance2 is the square of the distance from a point to a rectangle.
func boxDistance2(p Point, x0, y0, x1, y1 int32) int64 {
	dx, dy := outside(p.X, x0, x1), outside(p.Y, y0, y1)
	return dx*dx + dy*dy
}

func square(v int32) int64 { return int64(v) * int64(v) }

func gap(d2 int64, radii int32) Length {
	if d2 <= square(radii) {
		return 0
	}
	return lengthOf(d2) - Length(radii)*Lattice
}

func within(d2 int64, reach, radii int32) bool {
	return reach >= 0 && d2 <= square(reach+radii)
}

// PointsWithin reports whether two points are at most reach apart, on the lattice:
// what a move in one straight leg may span (E5).
func PointsWithin(a, b Point, reach int32) bool { return within(distance2(a, b), reach, 0) }

// BasesGap returns the gap between the bases of two frames, 0 if they touch or
// overlap (E2).
func BasesGap(a, b Point) Length { return gap(distance2(a, b), 2*BaseRadius) }

// BasesWithin reports whether the gap between two bases is at most reach, on the
// lattice. Exactly reach is within.
func BasesWithin(a, b Point, reach int32) bool {
	return within(distance2(a, b), reach, 2*BaseRadius)
}

// BasesOverlap reports whether two bases overlap (E6). Touching is not
// overlapping.
func BasesOverlap(a, b Point) bool { return distance2(a, b) < square(2*BaseRadius) }

// stationDistance2 is the square of the distance from a point to a station,
// which is given by its upper left corner.
func stationDistance2(p, station Point) int64 {
	return boxDistance2(p, station.X, station.Y, station.X+StationSide, station.Y+StationSide)
}

// BaseStationGap returns the gap between a base and a station, which is given by
// its upper left corner; 0 if they touch or overlap.
func BaseStationGap(p, station Point) Length { return gap(stationDistance2(p, station), BaseRadius) }

// BaseStationWithin reports whether the gap between a base and a station is at
// most reach, on the lattice.
func BaseStationWithin(p, station Point, reach int32) bool {
	return within(stationDistance2(p, station), reach, BaseRadius)
}

// BaseOverlapsStation reports whether a base overlaps a station. Touching is not
// overlapping.
func BaseOverlapsStation(p, station Point) bool {
	return stationDistance2(p, station) < square(BaseRadius)
}

func stationsDistance2(a, b Point) int64 {
	return boxDistance2(a, b.X-StationSide, b.Y-StationSide, b.X+StationSide, b.Y+StationSide)
}

// StationsWithin reports whether the gap between two stations, each given by its
// upper left corner, is at most reach, on the lattice.
func StationsWithin(a, b Point, reach int32) bool {
	return within(stationsDistance2(a, b), reach, 0)
}

// StationsOverlap reports whether two stations share ground (E2). Touching is
// not overlapping.
func StationsOverlap(a, b Point) bool {
	return a.X < b.X+StationSide && b.X < a.X+StationSide && a.Y < b.Y+StationSide && b.Y < a.Y+StationSide
}
