package rapidai

import (
	"testing"

	"rulerfire/rules/dice"
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
)

// The table of mean hits against the sums that package dice makes.
func TestMeanHitsAreThoseOfTheDice(t *testing.T) {
	for _, k := range []struct {
		screen       screen
		n6, n8       int8
		defence      int
		spot         int
		chart        dice.Chart
		hitsOfScreen int
	}{
		{byHand, 3, 1, 2, 0, dice.HandToHand, 0},
		{inOpen, 2, 0, 3, 0, dice.Open, 0},
		{inOpen, 3, 1, 6, 5, dice.Open, 0},
		{thinWall, 3, 3, 4, 2, dice.BehindTerrain, 1},
		{soundWall, 1, 0, 0, 6, dice.BehindTerrain, dice.Never},
		{frame2, 2, 1, 3, 0, dice.BehindFrame, 2},
		{safeFrame, 2, 1, 3, 4, dice.BehindFrame, dice.Safe},
	} {
		n := dice.DamageDice(dice.Best(int(k.n6), int(k.n8)), k.spot, dice.Sure(k.defence))
		want := dice.HitsOf(k.chart, n, k.hitsOfScreen).Mean()
		v := volley{odds: 1, n6: k.n6, n8: k.n8, screen: k.screen}
		if got := v.mean(k.defence - k.spot); !same(got, want) {
			t.Errorf("%+v: %v, want %v", k, got, want)
		}
	}
}

// One white helps to move; the other has work to do elsewhere.
func TestReachOdds(t *testing.T) {
	for _, k := range []struct {
		systems rapid.Systems
		units   float64
		want    float64
	}{
		{rapid.Systems{rapid.Movement: 2, rapid.Direct: 1}, 0, 1},
		{rapid.Systems{rapid.Movement: 2, rapid.Direct: 1}, 6, 1 - 125.0/216},
		{rapid.Systems{rapid.Movement: 2, rapid.Direct: 1}, 5.2, 1 - 125.0/216},
		{rapid.Systems{rapid.Movement: 1}, 8, 1.0 / 8},
		{rapid.Systems{rapid.Movement: 1}, 8.1, 0},
	} {
		f := rapid.Frame{White: 2, Systems: k.systems}
		if got := reachOdds(&f, k.units); !same(got, k.want) {
			t.Errorf("%v, %v units: %v, want %v", k.systems, k.units, got, k.want)
		}
	}
}

func TestStationGapIsThatOfTheRules(t *testing.T) {
	station := field.Point{X: 160, Y: 320}
	for _, p := range []field.Point{{X: 100, Y: 100}, {X: 190, Y: 500}, {X: 300, Y: 350}, {X: 200, Y: 340}, {X: 331, Y: 977}} {
		want := float64(field.BaseStationGap(p, station)) / float64(field.Lattice)
		if got := stationGap(p, station); got < want || got > want+1e-3 {
			t.Errorf("%v: %v, want %v", p, got, want)
		}
	}
}
