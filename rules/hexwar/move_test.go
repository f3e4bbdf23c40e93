package hexwar_test

import (
	"testing"

	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

// Action points: the roll and the class's points are added, and stored up to 16.
func TestActionPointsAreStored(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,10 n; ap 5
		Vanguard at 8,10 n; ap 13
		Skimmer at 4,10 n; mod Generator
		team
		Vanguard at 6,1 s
	`)
	g.play("pick u0", "roll 6")
	g.happened("u0 rolls 6 and has 13 AP")
	g.play("end", "pick u3", "roll 1", "end", "pick u1", "roll 8")
	g.happened("u1 rolls 8 and has 16 AP")
	g.play("end", "pick u2", "roll 1")
	g.happened("u2 rolls 1 and has 4 AP")
}

// Standard movement: into the three hexes before the unit, its facing as it was;
// one rotation is free, the others cost a point.
func TestStandardMovement(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,10 n
		team
		Vanguard at 6,1 s
	`)
	g.begin(0, 4, hexwar.Moving)
	g.refused("move.front", "step se", "step s", "step sw")
	g.play("step ne")
	g.happened("u0 goes from 6,10 to 7,9 at elevation 0")
	if u := g.unit(0); u.Facing != hex.North {
		t.Errorf("it faces %s", u.Facing)
	}
	g.refused("move.faces", "turn n")
	g.play("turn s") // free
	g.play("step s", "turn n")
	g.refused("move.front", "step s")
	g.play("step n")
	g.refused("move.far", "step n", "turn s") // 1, 1, 1 and 1 of 4
	g.play("press on", "step n")
	g.refused("move.far", "step n")
}

// Up costs 2 points, level and down 1; more than one elevation is too steep.
func TestElevationCosts(t *testing.T) {
	g := situation(t, `
		hex .1 6,9
		hex .2 6,8
		hex .3 7,8
		hex .1 6,7
		team
		Vanguard at 6,10 n
		team
		Vanguard at 6,1 s
	`)
	g.begin(0, 4, hexwar.Moving)
	g.play("step n", "step n")
	g.refused("move.far", "step n")
	g = situation(t, `
		hex .2 6,9
		team
		Vanguard at 6,10 n
		team
		Vanguard at 6,1 s
	`)
	g.begin(0, 4, hexwar.Moving)
	g.refused("move.steep", "step n")
}

// Jump: once a turn a hex up to 2 higher for 2 points.
func TestJump(t *testing.T) {
	g := situation(t, `
		hex .2 6,9 6,7
		team
		Skimmer at 6,10 n; system Jump pack
		team
		Vanguard at 6,1 s
	`)
	g.begin(0, 4, hexwar.Moving)
	g.play("step n")
	if mp := g.state().Turn.MP; mp != 3 {
		t.Errorf("%d points left of 5", mp)
	}
	g.refused("move.steep", "step n") // 2 down, and the jump is used
}

// Red hexes and structures cannot be entered; friends are passed through, never
// stayed on; enemies are not passed.
func TestWhoAndWhatIsInTheWay(t *testing.T) {
	g := situation(t, `
		hex R 5,9
		structure 1 7,9
		team
		Vanguard at 6,10 n
		Vanguard at 6,9 n
		team
		Vanguard at 6,7 s
	`)
	g.begin(0, 4, hexwar.Moving)
	g.refused("move.red", "step nw")
	g.refused("move.structure", "step ne")
	g.play("step n") // through a friend
	g.refused("turn.sharing", "end", "next", "turn s", "kneel", "watch with i0")
	g.play("step n")
	g.refused("move.occupied", "step n")
	g = situation(t, `
		team
		Skimmer at 6,10 n; defence 30 100 40 40 50 50; bare
		Vanguard at 6,9 n
		team
		Vanguard at 6,1 s
	`)
	g.begin(0, 4, hexwar.Moving)
	g.refused("move.friend", "step n") // its 1 point would leave it there
}

// Thruster movement: twice the standard movement, all of it, in one straight line;
// both combat phases are forfeited, commands are not.
func TestThrusterMovement(t *testing.T) {
	g := situation(t, `
		team
		Skimmer at 6,12 n
		Vanguard at 0,12 n
		team
		Vanguard at 0,1 s
	`)
	g.begin(0, 4, hexwar.Moving)
	g.refused("move.front", "thrust s")
	g.play("turn nw", "turn n")
	g.play("thrust n")
	g.happened("u0 thrusts n, 10 hexes", "u0 goes from 6,12 to 6,2 at elevation 0")
	g.refused("thrust.used", "step n", "thrust n")
	g.legal("kneel")
	g.play("next")
	g.happened("u0 ends its turn")
	g.play("pick u2", "roll 1", "end", "pick u1", "roll 1")
	g.refused("thrust.none", "thrust n")
}

func TestThrusterMovementIsAllOrNothing(t *testing.T) {
	const text = `
		hex R 6,5
		team
		Skimmer at 6,12 n
		team
		Vanguard at 0,1 s
	`
	g := situation(t, text)
	g.begin(0, 4, hexwar.Moving)
	g.refused("move.red", "thrust n")
	g.refused("move.board", "thrust nw")
	g.play("step n")
	g.refused("thrust.moved", "thrust n")

	// With the switch the unit stops a hex before what is in its way.
	g = situation(t, "rules short thrust\n"+text)
	g.begin(0, 4, hexwar.Moving)
	g.play("thrust n")
	g.happened("u0 thrusts n, 6 hexes", "u0 goes from 6,12 to 6,6 at elevation 0")
}

// 16: tan hexes overheat on a D8 of twice their number or less, the one begun on
// counted; the unit kneels, its turn ends, its points are kept.
func TestGap16TanHexOverheats(t *testing.T) {
	const text = `
		hex T 6,10 6,9 6,8
		team
		Vanguard at 6,10 n
		team
		Vanguard at 6,1 s
	`
	g := situation(t, text)
	g.begin(0, 4, hexwar.Moving)
	g.play("next", "roll 3") // one hex, that it has not left: 2 or less
	g.happened("u0 rolls 3 against 2 in the heat and stays cool", "u0: ranged combat")
	g = situation(t, text)
	g.begin(0, 4, hexwar.Moving)
	g.play("step n", "step n", "next", "roll 6") // three hexes
	g.happened("u0 rolls 6 against 6 in the heat and overheats", "u0 ends its turn")
	if u := g.unit(0); u.Posture != hexwar.Kneeling || !u.Overheated || u.AP != 6 {
		t.Errorf("%+v", u)
	}
	g.play("pick u1", "roll 1", "end") // and Get Up cools it down
	g.begin(0, 1, hexwar.Moving)
	g.refused("turn.posture", "step n")
	g.play("get up")
	if u := g.unit(0); u.Posture != hexwar.Standing || u.Overheated {
		t.Errorf("%+v", u)
	}
}

// 17: white hexes freeze on a D8 of twice their number or more; the switch makes
// it or less. Frozen, the turn ends after the Movement Phase, and the next turn's
// points are 5 at most.
func TestGap17WhiteHexFreezes(t *testing.T) {
	const text = `
		hex W 6,10 6,9
		team
		Vanguard at 6,10 n; ap 10
		team
		Vanguard at 6,1 s
	`
	g := situation(t, text)
	g.begin(0, 4, hexwar.Moving)
	g.play("step n", "step n", "next", "roll 3")
	g.happened("u0 rolls 3 against 4 in the cold and stays warm")
	g = situation(t, text)
	g.begin(0, 4, hexwar.Moving)
	g.play("step n", "step n", "next", "roll 4")
	g.happened("u0 rolls 4 against 4 in the cold and freezes", "u0 ends its turn")
	if ap := g.unit(0).AP; ap != 16 {
		t.Errorf("frozen, it has %d AP in this turn", ap)
	}
	g.play("pick u1", "roll 1", "end", "pick u0", "roll 8")
	g.happened("u0 rolls 8 and has 5 AP")
	g.play("next", "end", "pick u1", "roll 1", "end", "pick u0", "roll 8")
	g.happened("u0 rolls 8 and has 15 AP")

	g = situation(t, "rules low freeze\n"+text)
	g.begin(0, 4, hexwar.Moving)
	g.play("step n", "step n", "next", "roll 5")
	g.happened("u0 rolls 5 against 4 in the cold and stays warm")
}

// Black hexes cost twice as much, green ones twice for a tank, and twice the price of
// the way up.
func TestGap22ColoursThatSlow(t *testing.T) {
	for _, c := range []struct {
		hex, unit string
		left      int8 // of 4 points
	}{
		{"K", "Vanguard", 2}, {"G", "Vanguard", 3}, {"G", "Tank", 2}, {".", "Tank", 3}, {"K1", "Vanguard", 0},
	} {
		g := situation(t, `
			hex `+c.hex+` 6,9
			team
			`+c.unit+` at 6,10 n
			team
			Vanguard at 6,1 s
		`)
		g.begin(0, 4, hexwar.Moving)
		g.play("step n")
		if mp := g.state().Turn.MP; mp != c.left {
			t.Errorf("a %s on %s has %d points left of 4, not %d", c.unit, c.hex, mp, c.left)
		}
	}
}

// Water: 2 points less (at least 1) unless outfitted; 30: deep water does 10 to the
// torso at the start of each own activation there.
func TestGap30DeepWater(t *testing.T) {
	g := situation(t, `
		hex D 6,10 8,10
		hex L 2,10
		team
		Vanguard at 6,10 n
		Skimmer at 8,10 n; system Aquatic kit
		Vanguard at 2,10 n
		team
		Vanguard at 6,1 s
	`)
	g.play("pick u0")
	g.happened("u0 takes 10 on the torso, 26 left")
	g.play("roll 1")
	if mp := g.state().Turn.MP; mp != 2 {
		t.Errorf("%d points of 4", mp)
	}
	g.play("end", "pick u3", "roll 1", "end", "pick u1")
	g.not("takes")
	g.play("roll 1")
	if mp := g.state().Turn.MP; mp != 5 {
		t.Errorf("outfitted, %d points of 5", mp)
	}
	g.play("end", "pick u2")
	g.not("takes")
	g.play("roll 1")
	if mp := g.state().Turn.MP; mp != 2 {
		t.Errorf("in shallow water %d points of 4", mp)
	}
}

// Vehicles: no elevation changes; a tank moves and sees all around; a sub stays in
// the water.
func TestVehicles(t *testing.T) {
	g := situation(t, `
		`+harbours+`
		hex .1 6,9
		hex L 2,10 2,9
		team
		Tank at 6,10 n
		Sub at 2,10 n
		team
		Vanguard at 6,1 s
	`)
	g.begin(0, 1, hexwar.Moving)
	g.refused("move.vehicle", "step n")
	g.legal("step s", "step ne")
	g.play("end", "pick u2", "roll 1", "end")
	g.begin(1, 1, hexwar.Moving)
	g.refused("move.shore", "step nw")
	g.play("step n")
	g.refused("command.kneel", "kneel")
}

// An air fighter uses all its movement; it flies at +1 to +3, a level for a point,
// over whatever lies lower.
func TestAirFighter(t *testing.T) {
	g := situation(t, `
		structure 1 6,9
		structure 0 7,9
		hex T 5,9
		team
		Fighter at 6,10 n; level 1
		team
		Vanguard at 6,1 s
	`)
	g.begin(0, 1, hexwar.Moving)
	g.refused("turn.must-fly", "next", "end")
	g.refused("move.high", "step n")
	g.refused("move.level", "dive")
	g.legal("step ne")
	g.play("climb", "step n", "step n", "turn s", "step s", "step s", "end") // 5 of 5
	g.happened("u0 goes from 6,10 to 6,9 at elevation 2", "u0 ends its turn")
	if s := g.state(); s.Phase == hexwar.PhaseWeather {
		t.Error("the ground matters to it")
	}
}

// 31: the spacecraft flies at +2 to +3, and moves 2 at most.
func TestGap31Spacecraft(t *testing.T) {
	g := situation(t, `
		team
		Lifter at 6,10 n; level 2; drone Minder; drone Minder; drone Minder
		team
		Vanguard at 6,1 s
	`)
	g.begin(0, 8, hexwar.Moving)
	if mp := g.state().Turn.MP; mp != 2 {
		t.Errorf("%d points", mp)
	}
	g.refused("move.level", "dive")
	g.play("launch u1 6,9", "launch u2 7,9", "launch u3 7,10")
	if ap := g.unit(0).AP; ap != 8 {
		t.Errorf("%d AP left of 10", ap)
	}
}

// A coward has 2 more points while every step goes away from the nearest enemy.
func TestCoward(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,5 s; trait Coward
		team
		Vanguard at 6,1 s
	`)
	g.begin(0, 4, hexwar.Moving)
	g.play("step s", "step s", "step s", "step s", "step s", "step s") // 6 of 4
	g.refused("move.far", "step s")
	g = situation(t, `
		team
		Vanguard at 6,5 n; trait Coward
		team
		Vanguard at 6,1 s
	`)
	g.begin(0, 4, hexwar.Moving)
	g.play("step n", "turn s", "step s", "step s", "step s")
	g.refused("move.far", "step s")
}

// Command armour: allies within 2 hexes move 1 further and aim better.
func TestCommandArmour(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,10 n; system Command armour A
		Vanguard at 6,12 n; ap 14
		Vanguard at 6,13 n
		team
		Vanguard at 6,6 s
	`)
	if s := g.state(); s.Movement(0) != 4 || s.Movement(1) != 5 || s.Movement(2) != 4 {
		t.Errorf("they move %d, %d and %d", s.Movement(0), s.Movement(1), s.Movement(2))
	}
	g.begin(1, 8, hexwar.Ranged)
	g.play("fire at u3 torso with i0", "roll 4")
	g.happened("u1 rolls 4+1 against 4: hit")
}

// Close-quarters armour: the Assault stat falls by 1, 1 point of movement less.
func TestCloseQuartersArmour(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,10 n; system Close armour
		team
		Vanguard at 6,9 s
	`)
	if m := g.state().Movement(0); m != 3 {
		t.Errorf("it moves %d", m)
	}
	g.begin(0, 8, hexwar.Close)
	g.play("fire at u1 torso with i1", "roll 4")
	g.happened("u0 rolls 4+0 against 4: hit")
}

// Vehicles have no hands: no melee, no fists, no grapple, nothing is picked up.
func TestVehiclesHaveNoHands(t *testing.T) {
	g := situation(t, `
		team
		Tank at 6,6 n; ap 14
		team
		Vanguard at 6,5 s; kneeling; left right-arm 1
	`)
	g.begin(0, 8, hexwar.Ranged)
	g.play("fire at u1 right-arm with i1", "roll 7", "next")
	g.unit(0).Cell, g.unit(1).Cell = g.unit(1).Cell, hex.Cell{Col: 6, Row: 4}
	g.refused("grapple.hands", "grapple u1", "retrieve g0 right")
	g.refused("weapon.fists", "fire at u1 torso with fists")
	s := hexwar.Squad{Name: "One", Units: []hexwar.UnitDesign{stock(t)[7]}}
	s.Units[0].Arms = append(s.Units[0].Arms, hexwar.Arm{Weapon: "Beam saber", Mount: hexwar.OnTorso})
	if faults := s.Check(catalogue(t), hexwar.Scouting, 1); len(faults) != 1 || faults[0].Limit != "a tank has no melee" {
		t.Errorf("%v", faults)
	}
}

// Flight: a unit may stay at +1 to +3, where the ground does nothing to it, and falls
// when both its legs are lost.
func TestFlight(t *testing.T) {
	g := situation(t, `
		hex T 6,9
		hex R 6,8
		team
		Skimmer at 6,10 n; system Flight pack; left right-leg 3; ap 14
		Bulwark at 6,14 n
		team
		Vanguard at 6,3 s; ap 14
	`)
	g.begin(0, 8, hexwar.Moving)
	g.refused("move.level", "dive")
	g.play("climb", "step n", "step n")
	g.happened("u0 goes from 6,9 to 6,8 at elevation 1")
	g.refused("move.level", "dive") // nobody lands on rock
	g.play("climb")
	g.play("end") // without a roll for the heat below
	g.happened("u0 ends its turn")
	g.unit(0).Left[hexwar.LeftLeg] = 0
	g.begin(2, 8, hexwar.Ranged)
	g.play("fire at u0 right-leg with i0", "roll 7", "roll 1")
	g.happened("u0 loses the right leg", "u0 comes down from 6,8 to 6,7, 2 deep")
	if u := g.unit(0); u.Posture != hexwar.Lying || u.Level != 0 || u.Left[hexwar.Torso] != 25 {
		t.Errorf("%+v", u)
	}
}

// Thrusters: a pack gives them to who has none by its model.
func TestThrusterPack(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,12 n; system Thruster pack
		team
		Vanguard at 0,1 s
	`)
	g.begin(0, 1, hexwar.Moving)
	g.play("thrust n")
	g.happened("u0 thrusts n, 8 hexes")
}
