package field

import (
	"testing"

	prop "pgregory.net/rapid"
)

// The farthest place away from a station is what looking at every place finds.
func TestAwayLooksEverywhere(t *testing.T) {
	prop.Check(t, func(t *prop.T) {
		coordinate := prop.Int32Range(-40, 60)
		station := Point{}
		from := Point{coordinate.Draw(t, "x"), coordinate.Draw(t, "y")}
		reach, beyond := prop.Int32Range(0, 40).Draw(t, "reach"), prop.Int32Range(0, 30).Draw(t, "beyond")
		// What is in the way: some half planes, and every place that a number divides.
		sideX, sideY := prop.Int32Range(-60, 120).Draw(t, "side"), prop.Int32Range(-60, 120).Draw(t, "side")
		holes := prop.Int32Range(1, 50).Draw(t, "holes")
		stands := func(p Point) bool { return p.X < sideX && p.Y < sideY && (p.X*7+p.Y*13)%holes == 0 }

		var best Point
		found := false
		for y := from.Y - reach; y <= from.Y+reach; y++ {
			for x := from.X - reach; x <= from.X+reach; x++ {
				p := Point{x, y}
				if distance2(from, p) > square(reach) || BaseStationWithin(p, station, beyond) || !stands(p) {
					continue
				}
				if !found || BaseStationGap(p, station) > BaseStationGap(best, station) {
					best, found = p, true
				}
			}
		}
		if p, ok := Away(from, station, reach, beyond, stands); p != best || ok != found {
			t.Errorf("found %v, %t; want %v, %t", p, ok, best, found)
		}
		if can := CanGetAway(from, station, reach, beyond, stands); can != found {
			t.Errorf("can get away: %t; want %t", can, found)
		}
	})
}
