package field

import (
	"math/big"
	"testing"

	"pgregory.net/rapid"
)

// place draws a point on a table of so many studs; often one on the stud grid or
// half a stud off it, where exact touching happens.
func place(side int32) *rapid.Generator[Point] {
	return rapid.Custom(func(t *rapid.T) Point {
		step := rapid.SampledFrom([]int32{1, 8, 16}).Draw(t, "step")
		last := side * Stud / step
		return Point{step * rapid.Int32Range(0, last).Draw(t, "x"), step * rapid.Int32Range(0, last).Draw(t, "y")}
	})
}

func TestIsqrtIsTheRootRoundedDown(t *testing.T) {
	check := func(v uint64) bool {
		return Isqrt(v) == new(big.Int).Sqrt(new(big.Int).SetUint64(v)).Uint64()
	}
	for _, v := range []uint64{0, 1, 2, 3, 4, 8, 9, 1<<32 - 1, 1 << 32, (1<<32 - 1) * (1<<32 - 1), 1<<64 - 1} {
		if !check(v) {
			t.Errorf("Isqrt(%d) = %d", v, Isqrt(v))
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		root := rapid.Uint64Range(1, 1<<32-1).Draw(t, "root")
		for _, v := range []uint64{root, root*root - 1, root * root, root*root + 1} {
			if !check(v) {
				t.Fatalf("Isqrt(%d) = %d", v, Isqrt(v))
			}
		}
	})
}

func TestE2DistancesAreBetweenClosestPoints(t *testing.T) {
	for _, c := range []struct {
		what string
		gap  Length
		want int64 // hundredths of a unit of five studs
	}{
		{"bases a unit apart", BasesGap(studs(10, 10), studs(19, 10)), 100},
		{"bases apart on a slant", BasesGap(studs(10, 10), studs(13, 14)), 20},
		{"bases that touch", BasesGap(studs(10, 10), studs(14, 10)), 0},
		{"bases that overlap", BasesGap(studs(10, 10), studs(11, 10)), 0},
		{"a base beside a station", BaseStationGap(studs(10, 10), studs(17, 8)), 100},
		{"a base off a station's corner", BaseStationGap(studs(10, 10), studs(13, 14)), 60},
		{"a base on a station", BaseStationGap(studs(10, 10), studs(8, 8)), 0},
	} {
		if got := c.gap.Hundredths(unit); got != c.want {
			t.Errorf("%s: %d hundredths, want %d", c.what, got, c.want)
		}
	}
}

func TestE2StationsAreMeasuredSideToSide(t *testing.T) {
	for _, c := range []struct {
		what     string
		at       Point
		reach    int32
		isWithin bool
	}{
		{"a unit apart", studs(19, 10), unit, true},
		{"a lattice step more", Point{19*Stud + 1, 10 * Stud}, unit, false},
		{"a unit from corner to corner", studs(17, 18), unit, true},
		{"a lattice step less than that", studs(17, 18), unit - 1, false},
		{"side by side", studs(14, 10), 0, true},
	} {
		if got := StationsWithin(studs(10, 10), c.at, c.reach); got != c.isWithin {
			t.Errorf("%s: within is %t", c.what, got)
		}
	}
}

func TestE5AStraightLegIsWithinItsReach(t *testing.T) {
	from := studs(10, 10)
	if to := studs(13, 14); !PointsWithin(from, to, unit) || PointsWithin(from, to, unit-1) {
		t.Error("3 studs across and 4 down are 5 studs, exactly")
	}
	for i := range Directions {
		if to := from.Toward(i, unit); !PointsWithin(from, to, unit) || PointsWithin(from, to, unit-Stud/4) {
			t.Errorf("direction %d leads from %v to %v, a unit or nearly", i, from, to)
		}
	}
}

func TestE2TouchingIsNotOverlapping(t *testing.T) {
	base := studs(10, 10)
	for _, c := range []struct {
		what      string
		got, want bool
	}{
		{"bases that touch", BasesOverlap(base, studs(14, 10)), false},
		{"bases a lattice step nearer", BasesOverlap(base, Point{14*Stud - 1, 10 * Stud}), true},
		{"a base that touches a station", BaseOverlapsStation(base, studs(12, 8)), false},
		{"a base a lattice step nearer", BaseOverlapsStation(base, Point{12*Stud - 1, 8 * Stud}), true},
		{"stations that touch", StationsOverlap(base, studs(14, 6)), false},
		{"stations that share a stud", StationsOverlap(base, studs(13, 7)), true},
	} {
		if c.got != c.want {
			t.Errorf("%s: overlap %v, want %v", c.what, c.got, c.want)
		}
	}
}

// What the ruler shows and what the rules say never differ.
func TestE1TheRulerAgreesWithTheVerdict(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := place(400).Draw(t, "a"), place(400).Draw(t, "b")
		reach := rapid.Int32Range(0, 9000).Draw(t, "reach")
		if rapid.Bool().Draw(t, "at the edge") {
			reach = int32(BasesGap(a, b) / Lattice)
		}
		for _, c := range []struct {
			what   string
			gap    Length
			within bool
		}{
			{"bases", BasesGap(a, b), BasesWithin(a, b, reach)},
			{"base and station", BaseStationGap(a, b), BaseStationWithin(a, b, reach)},
			{"a move in one leg", RouteLength(a, []Point{b}), PointsWithin(a, b, reach)},
		} {
			if c.within != (c.gap <= Length(reach)*Lattice) {
				t.Fatalf("%s: gap %d, within %d: %v", c.what, c.gap, reach, c.within)
			}
		}
		if BasesGap(a, b) != BasesGap(b, a) || StationsWithin(a, b, reach) != StationsWithin(b, a, reach) {
			t.Fatal("a gap is not the same from both sides")
		}
	})
}
