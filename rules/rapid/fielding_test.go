package rapid_test

import (
	"fmt"
	"strings"
	"testing"

	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
)

// field2 is a battle of two on an open table of 200 by 140 studs. Seat 1, with
// f0 to f3 and the stations s0 to s2, defends; seat 2, with f4 to f9 and s3 to s5,
// is on point. The ruler is 40 studs.
func field2(t *testing.T, bricks ...field.Brick) *game {
	t.Helper()
	layout := openTable(200, 140)
	layout.Bricks = bricks
	g := newBattle(t, rapid.Skirmish, layout, company(4, soldier), company(6, soldier))
	g.saw("seat 1: 7 an asset, score 49", "seat 2: 3 an asset, score 27", "seat 1 defends, seat 2 is on point")
	return g
}

// defended has the defender's stations and two frames on the table.
const defended = `
	station at @40,60
	station at @40,70
	station at @40,80
	field f0 at @60,60
	field f1 at @60,80
`

// pointed has the point frame and all other frames of seat 2 as well.
const pointed = defended + `
	field f4 at @104,60
	field f5 at @150,20
	field f6 at @150,40
	field f7 at @150,60
	field f8 at @150,80
	field f9 at @150,100
`

const stationed = pointed + `
	station at @180,20
	station at @180,40
	station at @180,60
`

// With a Jay, a Vee and an Ess as in the rulebook: 21, 36 and 42 points.
func trio(t *testing.T) *game {
	t.Helper()
	ess := company(4, soldier)
	ess.Frames[3].Systems[rapid.Comms] = 0
	g := newBattle(t, rapid.FullBattle, openTable(240, 160), company(5, soldier), company(4, soldier), ess)
	g.scores(21, 36, 42)
	return g
}

func TestY7TheRulebooksOrderOfFielding(t *testing.T) {
	g := trio(t)
	g.saw("seat 3 defends, seat 1 is on point")
	letters := map[string]string{"1": "J", "2": "V", "3": "S"}
	var order []string
	for g.b.State.Phase == rapid.PhasePlace {
		piece := "frame"
		if g.b.State.PlacesStation() {
			piece = "station"
		}
		order = append(order, letters[g.asked()[:1]]+" "+piece)
		actions, _ := g.b.State.Answers()
		g.play(actions[0].String())
	}
	want := "S station, S station, S frame, S frame, J frame, " +
		"V frame, J frame, V frame, J frame, V frame, J frame, V frame, J frame, " +
		"J station, V station, J station, V station, S frame, S frame"
	if got := strings.Join(order, ", "); got != want {
		t.Errorf("the order is\n%s, want\n%s", got, want)
	}
}

func TestY7WhenOneRunsOutTheOthersGoOn(t *testing.T) {
	// Four players; the point player has the fewest frames but one.
	few := company(4, soldier)
	few.Frames[3].Systems[rapid.Comms] = 0
	g := newBattle(t, rapid.FullBattle, openTable(240, 160), company(6, soldier), company(5, soldier), few, company(4, soldier))
	g.scores(24, 35, 42, 36)
	var order []string
	for g.b.State.Phase == rapid.PhasePlace {
		if !g.b.State.PlacesStation() {
			order = append(order, g.asked()[:1])
		}
		actions, _ := g.b.State.Answers()
		g.play(actions[0].String())
	}
	// From the point player, 24, upwards: 35, 36; seat 3 defends.
	if got, want := strings.Join(order, " "), "3 3 1 2 4 1 2 4 1 2 4 1 2 4 1 2 1 3 3"; got != want {
		t.Errorf("frames are placed by %s, want %s", got, want)
	}
}

func TestE2StationsStandOnTheStudsClearOfEverything(t *testing.T) {
	g := field2(t, field.Brick{X: 60, Y: 60, W: 2, L: 4, Layer: 1})
	g.asks("1 place")
	g.refuses("field f0 at @40,40", "place.station")
	g.refuses("station at @40.5,40", "place.grid")
	g.refuses("station at @197,40", "place.bricks") // not wholly on the table
	g.refuses("station at @-4,40", "place.bricks")
	g.refuses("station at @58,57", "place.bricks") // a brick is a brick, however low
	g.allows("station at @56,60")                  // touching it
	g.allows("station at @196,136")
	g.play("station at @56,60")
	g.refuses("station at @58,56.5", "place.grid")
	g.refuses("station at @58,63", "place.bricks")
	g.refuses("station at @53,57", "place.on-station")
	g.allows("station at @52,60") // stations may touch
}

func TestE2StationsKeepClearOfBases(t *testing.T) {
	g := field2(t)
	g.play(pointed)
	g.asks("2 place")
	g.refuses("station at @151,20", "place.station-frame")
	g.refuses("station at @57,58", "place.station-frame") // anybody's
	g.allows("station at @152,20")
}

func TestE2FramesMayStandOnStations(t *testing.T) {
	g := field2(t)
	g.play("station at @40,60\n station at @40,70\n station at @40,80")
	g.allows("field f0 at @42,62")
}

func TestE6FieldingFollowsIt(t *testing.T) {
	for dice, code := range map[string]string{"2Rd 2B 1Y": "stand.cover", soldier: ""} {
		layout := openTable(200, 140)
		layout.Bricks = wall(60, 60, 6, 6, 3)
		first := company(4, dice)
		g := newBattle(t, rapid.Skirmish, layout, first, company(6, soldier))
		g.play("station at @40,60\n station at @40,70\n station at @40,80")
		if code == "" {
			g.allows("field f0 at @63,63")
			g.refuses("field f0 at @59,63", "stand.half")
		} else {
			g.refuses("field f0 at @63,63", code)
			g.refuses("field f0 at @59,63", code)
		}
		g.refuses("field f0 at @1,60", "stand.off-table")
		g.play("field f0 at @50,60")
		g.refuses("field f1 at @53.9375,60", "stand.frame")
		g.allows("field f1 at @54,60")
		g.refuses("field f0 at @54,60", "place.fielded")
		g.refuses("field f4 at @54,60", "not-yours")
	}
}

func TestY1StationsWithinTheRulerOfAnother(t *testing.T) {
	g := field2(t)
	g.play("station at @40,60")
	g.refuses("station at @85,60", "place.chain")
	g.play("station at @84,60") // a gap of 40 studs
	// The third may chain: near either of the two.
	g.refuses("station at @129,60", "place.chain")
	g.play("station at @128,60")
	g.asks("1 place")
	g.refuses("station at @50,60", "place.frame")
}

func TestY1TwoFramesInsideThePerimeter(t *testing.T) {
	g := field2(t)
	g.play("station at @40,60\n station at @40,70\n station at @40,80")
	g.allows("field f0 at @86,62") // 86 − 2 − 44 is the ruler
	g.refuses("field f0 at @86.0625,62", "place.inside")
	g.play("field f0 at @60,60\n field f1 at @60,80")
	g.asks("2 place") // two, and then it is the point player's turn
}

func TestY2ThePointFrame(t *testing.T) {
	g := field2(t, wall(100, 84, 1, 4, 3)...)
	g.play(defended)
	g.asks("2 place")
	g.allows("field f4 at @104,60") // 40 studs from f0, and out of the perimeter
	g.refuses("field f4 at @104.0625,60", "place.point-far")
	g.allows("field f4 at @99.0625,60")                   // just more than 35
	g.refuses("field f4 at @95,70", "place.point-near")   // less from both
	g.refuses("field f4 at @86,60", "place.outside")      // inside the perimeter
	g.refuses("field f4 at @103,86", "place.point-cover") // behind the wall from f1, and too far from f0
	g.refuses("field f0 at @104,60", "not-yours")
	g.allows("field f9 at @104,60") // any frame of the player's
}

func TestY2OutOfCoverFromOneDefenderIsEnough(t *testing.T) {
	// It is in cover from f1, which is at the limit as well, but not from f0 (C11).
	g := field2(t, wall(98, 74, 1, 3, 3)...)
	g.play("station at @40,60\n station at @40,70\n station at @40,80\n field f0 at @60,62\n field f1 at @62,80")
	if s := &g.b.State; s.BandBetween(studs(102, 72), s.Frames[1].At) != rapid.AtDirect {
		t.Fatal("f1 is not in range of the place")
	}
	c := g.b.State.CoversOf(studs(62, 80), studs(102, 72), rapid.None, rapid.None)
	if c.N == 0 {
		t.Fatal("the place is open to f1")
	}
	g.allows("field f4 at @102,72")
}

func TestY3AttackersKeepOutsideThePerimeterAndTheRuler(t *testing.T) {
	g := field2(t)
	g.play(defended + "field f4 at @104,60")
	g.asks("2 place")
	g.refuses("field f5 at @86,70", "place.outside")
	g.refuses("field f5 at @104,60.5", "stand.frame")
	g.refuses("field f5 at @102,70", "place.near") // less than 40 from f0
}

func TestY4AttackersStationsHaveNoLimits(t *testing.T) {
	g := field2(t)
	g.play(pointed)
	g.asks("2 place")
	g.allows("station at @10,10")   // far from his others, and inside the perimeter
	g.allows("station at @190,130") //
	g.allows("station at @64,60")   // beside an enemy
}

func TestY5TheLastFramesInsideOrInCover(t *testing.T) {
	g := field2(t, wall(120, 120, 2, 4, 3)...)
	g.play(stationed)
	g.asks("1 place")
	g.allows("field f2 at @50,50")
	g.allows("field f2 at @86,62")
	g.refuses("field f2 at @120,30", "place.final")
	g.allows("field f2 at @127,122")                      // five studs from the wall
	g.refuses("field f2 at @129.0625,122", "place.final") // and no more
	g.allows("field f2 at @112,60")                       // beside an enemy: no distance, and frames are cover
}

func TestP7CaptureBeforeRoundOne(t *testing.T) {
	// The defender's last frame is placed in cover beside an enemy station.
	g := field2(t, wall(176, 18, 1, 2, 3)...)
	g.play(stationed + "field f2 at @180,17")
	g.never("seizes")
	g.play("field f3 at @50,50")
	g.saw("f3 fielded at 800,800", "seat 1 seizes s3", "seat 1 scores 56", "seat 2 scores 24", "round 1")
	g.asks("1 pick")
}

func TestY6AStationMustLeaveAThirdOfTheTable(t *testing.T) {
	// On a table of 90 by 90 studs a station in the middle has nearly all of it
	// within the ruler, and so has one near the middle with one in a corner.
	g := newBattle(t, rapid.Skirmish, openTable(90, 90), company(4, soldier), company(6, soldier))
	g.refuses("station at @43,43", "place.station-room")
	g.play("station at @0,0")
	g.refuses("station at @31,31", "place.station-room")
	g.allows("station at @0,4")
}

func TestY6AFrameMustLeaveAQuarter(t *testing.T) {
	g := newBattle(t, rapid.Skirmish, openTable(80, 80), company(4, soldier), company(6, soldier))
	g.play("station at @0,0\n station at @4,0\n station at @0,4")
	g.refuses("field f0 at @34,34", "place.frame-room")
	g.allows("field f0 at @10,10")
}

func TestY6TheSecondFrameMustLeaveAPlaceForThePoint(t *testing.T) {
	// From the middle of a station its ruler reaches no further than the
	// perimeter: two frames there leave the point frame no place.
	g := field2(t)
	g.play("station at @40,60\n station at @60,60\n station at @80,60\n field f0 at @42,62")
	g.refuses("field f1 at @62,62", "place.no-point")
	g.allows("field f1 at @90,62")
}

func TestY6TestsThatNoPlacePassesAreWaived(t *testing.T) {
	// A table so small that it is all perimeter: stations, frames and the point
	// frame stand anywhere, and fielding still comes to its end.
	g := newBattle(t, rapid.Skirmish, openTable(44, 44), company(4, soldier), company(6, soldier))
	g.play("station at @20,20\n station at @10,20\n station at @30,20\n field f0 at @22,30\n field f1 at @30,30")
	g.asks("2 place")
	g.allows("field f4 at @8,8")
	g.fieldAllAnyhow()
	g.saw("round 1")
}

func TestY6WithoutAPlaceForThePointItStandsInRange(t *testing.T) {
	// The waived test of the second frame leaves no place at the limit of range:
	// then anywhere outside the perimeter within the ruler of a defender; here
	// there is none of those either, so anywhere outside.
	g := field2(t)
	g.play("station at @40,60\n station at @60,60\n station at @80,60\n field f0 at @42,62\n field f1 at @90,62")
	s := &g.b.State
	s.Frames[1].At = studs(62, 62) // as if the test had been waived
	g.refuses("field f4 at @100,62", "place.outside")
	g.allows("field f4 at @180,62")
	s.Frames[1].At = studs(84, 62.5) // its ruler reaches a little out of the perimeter, but not by its last unit
	g.allows("field f4 at @127,64")
}

func TestFieldingGetsNowhereStuck(t *testing.T) {
	// A table paved with low bricks but for the left and the right end: stations
	// fit only there, further than a ruler apart. The chain is waived.
	layout := openTable(240, 60)
	for y := 0; y < 60; y += 2 {
		for x := 4; x < 196; x += 8 {
			layout.Bricks = append(layout.Bricks, field.Brick{X: int16(x), Y: int16(y), W: 8, L: 2, Layer: 1})
		}
	}
	layout.Bricks = append(layout.Bricks, wall(0, 4, 4, 56, 1)...) // one square is left at the left end
	g := newBattle(t, rapid.Skirmish, layout, company(4, soldier), company(6, soldier))
	g.play("station at @0,0")
	g.fieldAllAnyhow()
	g.saw("round 1")
}

func TestSetUpsWithoutRoomAreRefused(t *testing.T) {
	paved := openTable(100, 40)
	for y := 0; y < 40; y += 2 {
		for x := 0; x < 96; x += 8 {
			paved.Bricks = append(paved.Bricks, field.Brick{X: int16(x), Y: int16(y), W: 8, L: 2, Layer: 1})
		}
	}
	for name, layout := range map[string]field.Layout{"station": paved, "frame": openTable(40, 40)} {
		five := []rapid.Company{company(5, soldier), company(5, soldier), company(5, soldier), company(5, soldier), company(5, soldier)}
		_, err := rapid.NewSetup(rapid.DefaultSettings(), rapid.FullBattle, layout, five)
		if err == nil || !strings.Contains(err.Error(), fmt.Sprintf("places for a %s", name)) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestE3BattlesBeginWithEveryBrickStanding(t *testing.T) {
	g := field2(t, wall(60, 60, 2, 2, 4)...)
	if n := g.b.State.Table.StandingIn(&g.b.State.Bricks, 0); n != 16 {
		t.Errorf("%d bricks stand, want 16", n)
	}
}
