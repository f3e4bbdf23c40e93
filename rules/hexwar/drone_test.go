package hexwar_test

import (
	"testing"

	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

// 11: one Deploy places any number of drones, up to three at a time.
func TestGap11DeployAnyNumber(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,10 n; ap 14; drone Funnel; drone Minder; drone Funnel
		team
		Vanguard at 6,5 s; kneeling
	`)
	g.begin(0, 8, hexwar.Moving)
	g.refused("drone.far", "launch u2 6,8") // an A.I. drone: within 1
	g.play("launch u1 6,8", "launch u2 6,9")
	if ap := g.unit(0).AP; ap != 14 {
		t.Errorf("%d AP of 16", ap)
	}
	g.play("turn s", "launch u3 5,9") // after something else it is paid again
	if ap := g.unit(0).AP; ap != 12 {
		t.Errorf("%d AP of 16", ap)
	}
	// Funnels fight with the carrier's points and Accuracy, all around.
	g.play("next", "fire at u4 torso by u1", "roll 4")
	g.happened("u0 attacks u4 torso by u1 for 2 AP", "u0 rolls 4+0 against 4: hit", "u4 takes 3 on the torso, 33 left")
	g.refused("weapon.drone", "fire at u4 torso by u2")
	// The drone with a mind of its own acts at the end, with its own points.
	g.play("end", "roll 8")
	g.happened("u2 begins its turn", "u2 rolls 8 and has 8 AP")
	g.play("next")
	g.legal("fire at u4 torso with i0")
}

// 15: funnels stay within 2 hexes: Reposition moves each by one, and when the
// carrier goes away they follow or dock.
func TestGap15Leash(t *testing.T) {
	g := situation(t, `
		team
		Skimmer at 6,10 n; ap 14; drone Funnel; drone Funnel
		team
		Vanguard at 6,1 s
	`)
	g.begin(0, 8, hexwar.Moving)
	g.play("launch u1 6,12", "launch u2 5,10")
	g.refused("drone.far", "place u1 6,13")
	g.play("place u2 4,10", "place u1 6,11")
	g.refused("drone.again", "place u1 6,12")
	if ap := g.unit(0).AP; ap != 12 {
		t.Errorf("%d AP of 16", ap)
	}
	g.play("step n", "step n", "step n", "end")
	for i := 1; i <= 2; i++ {
		if d := g.state().Units[i]; d.Where != hexwar.OnBoard || distance(d.Cell, g.unit(0).Cell) > 2 {
			t.Errorf("u%d is at %s, the carrier at %s", i, d.Cell, g.unit(0).Cell)
		}
	}
	g.play("pick u3", "roll 1", "end", "pick u0", "roll 8", "recall")
	g.happened("u1 docks", "u2 docks")
}

// With the carrier go what is docked and its funnels; an A.I. drone acts on alone.
func TestDronesWithoutACarrier(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,10 n; ap 14; drone Funnel; drone Minder
		Vanguard at 0,12 n
		team
		Vanguard at 6,1 s
	`)
	g.begin(0, 8, hexwar.Moving)
	g.play("launch u2 6,9", "launch u3 5,9", "end", "roll 1", "end")
	g.state().Lose(0)
	g.skip(2)
	if g.state().On(2) || !g.state().On(3) {
		t.Error("the funnel is there, or the A.I. drone is not")
	}
	g.legal("pick u3")
}

// An A.I. drone on a structure that falls takes twice its floors and does not move
// for a turn.
func TestDroneFallsWithTheStructure(t *testing.T) {
	g := situation(t, `
		structure 1 6,6
		team
		Vanguard at 6,11 n; ap 14; bare; arm Tank cannon: on torso; arm Tank cannon: on torso
		team
		Vanguard at 6,4 s; drone Minder
	`)
	d := g.unit(2)
	d.Where, d.Cell, d.Level = hexwar.OnBoard, g.state().Board.Structures[0].Cells[0], 1
	g.begin(0, 8, hexwar.Ranged)
	g.play("fire at s0 with i0", "fire at s0 with i0")
	g.happened("s0 falls to rubble", "u2 takes 4 on the torso, 8 left")
	g.play("end", "pick u1", "roll 4", "end", "roll 4")
	g.refused("turn.pinned", "step n")
	g.legal("end")
}

// 2: the A.I. drone's sheet: 3 Movement Points, a D8 for up to 8 AP, stats of its own
// less its processor's points, three phases of its own within its carrier's
// activation; it alone stands on structures.
func TestGap2AIDrone(t *testing.T) {
	g := situation(t, `
		structure 1 6,8
		hex .1 6,9
		team
		Vanguard at 6,10 n; ap 14; drone Minder
		team
		Vanguard at 6,5 s; kneeling
	`)
	g.begin(0, 8, hexwar.Moving)
	g.refused("drone.none", "place u1 6,9") // it takes no orders
	g.play("launch u1 6,9", "end", "roll 8")
	if s := g.state(); s.Turn.Unit != 1 || s.Turn.MP != 3 || g.unit(1).AP != 8 {
		t.Errorf("%+v, %d AP", s.Turn, g.unit(1).AP)
	}
	g.asked("act", 1)
	g.play("step n")
	g.happened("u1 goes from 6,9 to 6,8 at elevation 1")
	g.play("next", "fire at u2 torso with i0", "roll 5")
	g.happened("u1 attacks u2 torso with i0 for 2 AP", "u1 rolls 5+0 against 6: miss")
	g.play("next")
	g.refused("grapple.hands", "grapple u2")
	g.play("end")
	g.asked("pick", 2)
	g.play("pick u2", "roll 1", "end")
	g.begin(0, 1, hexwar.Moving)
	g.play("end", "roll 8")
	g.happened("u1 rolls 8 and has 8 AP") // 6 and 8, and no more than 8
}

// 15: funnels go with their carrier in its Movement Phase, and so fight from where
// it has gone; they also follow one that is thrown.
func TestGap15FunnelsFollow(t *testing.T) {
	g := situation(t, `
		team
		Skimmer at 6,12 n; ap 14; drone Funnel
		team
		Bulwark at 6,5 s; ap 14; bare
	`)
	g.begin(0, 8, hexwar.Moving)
	g.play("launch u1 6,12", "step n", "step n")
	g.not("u1 goes")
	g.play("step n")
	g.happened("u0 goes from 6,10 to 6,9 at elevation 0", "u1 goes from 6,12 to 6,11 at elevation 0")
	g.play("step n", "step n", "next")
	g.legal("fire at u2 torso by u1") // 4 hexes from 6,9
	g.play("end")
	g.unit(2).Cell = hex.Cell{Col: 6, Row: 6}
	g.begin(2, 8, hexwar.Close)
	g.play("grapple u0", "roll 8 2", "throw", "roll 8", "land 6,12")
	g.happened("u0 comes down from 6,7 to 6,12, 0 deep", "u1 goes from 6,9 to 6,10 at elevation 0")
}

// Three drones of a side share a hex, a fourth does not find room, and each of the
// three can stay there.
func TestThreeDronesOnAHex(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,10 n; ap 14; drone Funnel; drone Funnel; drone Minder
		Vanguard at 7,9 n; ap 14; drone Funnel
		team
		Vanguard at 6,1 s
	`)
	g.begin(0, 8, hexwar.Moving)
	g.play("launch u2 6,8", "launch u3 6,8", "launch u4 6,9", "end", "roll 1", "step n")
	g.legal("end", "turn s")
	g.play("end", "pick u6", "roll 1", "end")
	g.begin(1, 8, hexwar.Moving)
	g.refused("move.occupied", "launch u5 6,8")
}
