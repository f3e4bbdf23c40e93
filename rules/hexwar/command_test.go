package hexwar_test

import (
	"testing"

	"rulerfire/rules/hexwar"
)

// 12: stand, kneel, prone, kneel, stand, 2 AP each; kneeling +1 and prone +3 to
// Accuracy Rolls, no evasion, no moving; one free rotation while kneeling.
func TestGap12KneelingAndProne(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,10 ne; ap 14
		team
		Vanguard at 6,5 s; ap 14
	`)
	g.begin(0, 8, hexwar.Moving)
	g.refused("command.kneel-first", "lie down")
	g.play("kneel")
	g.refused("turn.posture", "step ne")
	g.refused("command.once", "kneel")
	g.play("turn n")
	g.refused("turn.posture", "turn s")
	g.play("lie down", "next")
	g.refused("command.up", "get up") // it kneels first
	if ap := g.unit(0).AP; ap != 12 {
		t.Errorf("%d AP left of 16", ap)
	}
	g.play("fire at u1 torso with i0", "roll 2", "roll 2")
	g.happened("u0 rolls 2+3 against 4: hit")
	g.play("end")
	g.begin(1, 8, hexwar.Ranged)
	g.play("fire at u0 torso with i0", "roll 7")
	g.happened("u1 rolls 7+0 against 4: hit", "u0 takes 5 on the torso, 31 left")
	g.play("end")
	g.begin(0, 1, hexwar.Moving)
	g.play("kneel", "get up", "step n")
}

// Prone cannot be taken toward a structure or a unit.
func TestProneNeedsRoom(t *testing.T) {
	g := situation(t, `
		structure 0 6,9
		team
		Vanguard at 6,10 n; ap 14; kneeling
		team
		Vanguard at 6,1 s
	`)
	g.begin(0, 8, hexwar.Moving)
	g.refused("command.obstructed", "lie down")
}

// Long-range armour: prone gives 2 more, on the roll and on the range.
func TestLongRangeArmour(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,12 n; ap 14; prone; system Long armour
		team
		Vanguard at 6,3 s
	`)
	g.begin(0, 8, hexwar.Ranged)
	g.play("fire at u1 torso with i0", "roll 2", "roll 2") // 9 hexes with a range of 7
	g.happened("u0 rolls 2+5 against 4: hit")
}

// Press On gives a point as long as there are AP; every command costs 2.
func TestPressOn(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,12 n; ap 2
		team
		Vanguard at 6,1 s
	`)
	g.begin(0, 1, hexwar.Moving)
	g.play("press on", "press on")
	g.refused("ap", "press on")
	if s := g.state(); s.Turn.MP != 6 || g.unit(0).AP != 1 {
		t.Errorf("%d MP, %d AP", s.Turn.MP, g.unit(0).AP)
	}
}

// Swapping: a carried weapon comes into the hand, what was there is carried.
func TestSwapping(t *testing.T) {
	g := situation(t, `
		team
		Mauler at 6,10 n; ap 14
		team
		Vanguard at 6,9 s; kneeling
	`)
	g.begin(0, 8, hexwar.Close)
	g.refused("weapon.carried", "fire at u1 torso with i1")
	g.refused("command.wrong-hand", "swap i1 both")
	g.play("swap i1 right")
	if it := &g.unit(0).Items; it[0].Mount != hexwar.Carried || it[1].Mount != hexwar.InRightHand {
		t.Errorf("%+v", *it)
	}
	g.legal("fire at u1 torso with i1", "swap i2 left", "grapple u1")
	g.play("swap i0 both")
	if it := &g.unit(0).Items; it[0].Mount != hexwar.InBothHands || it[1].Mount != hexwar.Carried {
		t.Errorf("%+v", *it)
	}
	g.refused("grapple.free", "grapple u1")
	g.play("swap none both") // all put away
	g.legal("grapple u1")
}

// Retrieving: from the same hex into a free hand.
func TestRetrieving(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,10 n; ap 14
		team
		Skimmer at 6,7 s; kneeling; ap 14; left right-arm 4
		Vanguard at 6,6 s; ap 14; bare
	`)
	g.begin(0, 8, hexwar.Ranged)
	g.play("fire at u1 right-arm with i0", "roll 7")
	g.happened("i0 of u1 falls to the ground at 6,7")
	g.play("end", "pick u1", "roll 1", "get up", "turn sw", "step sw", "end")
	g.begin(2, 8, hexwar.Moving)
	g.refused("command.ground", "retrieve g0 right")
	g.play("step s", "retrieve g0 right")
	g.happened("u2 picks g0 up as i0")
	g.play("next")
	g.legal("fire at u0 torso with i0")
}

// A gun blade has two forms, and switches by a command.
func TestGunBlade(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,10 n; ap 14; bare; arm Gun blade: right hand
		team
		Vanguard at 6,9 s; kneeling
	`)
	g.begin(0, 8, hexwar.Ranged)
	g.play("fire at u1 torso with i0", "roll 7")
	g.happened("u1 takes 4 on the torso, 32 left")
	g.play("switch i0", "next", "fire at u1 torso with i0", "roll 7")
	g.happened("u0 switches i0 to the blade", "u1 takes 5 on the torso, 27 left")
}

// Transform: the vehicle's stats and body; no use of the limbs meanwhile.
func TestTransform(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,10 n; ap 14; form Fighter; arm Shoulder cannon: on torso
		team
		Vanguard at 6,5 s; kneeling
	`)
	g.begin(0, 8, hexwar.Moving)
	g.play("transform")
	if u := g.unit(0); u.Level != 1 || g.state().Body(0) != hexwar.Fighter {
		t.Errorf("%+v", u)
	}
	g.refused("turn.must-fly", "next")
	g.play("turn ne", "turn n", "turn ne", "turn n", "turn ne")
	g.play("next")
	g.refused("weapon.form", "fire at u1 torso with i0")
	g.play("transform")
	if u := g.unit(0); u.Level != 0 || g.state().Body(0) != hexwar.Mech {
		t.Errorf("%+v", u)
	}
}

// Smoke: once a battle the own hex and its neighbours count as black, until the
// unit's next turn.
func TestSmokeLauncher(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,10 n; ap 14; system Smoke launcher
		team
		Vanguard at 6,5 s; ap 14
	`)
	g.begin(0, 8, hexwar.Moving)
	g.play("smoke", "end")
	g.begin(1, 8, hexwar.Ranged)
	g.play("fire at u0 torso with i0", "roll 4")
	g.happened("u1 rolls 4-1 against 4: miss")
	g.play("end", "pick u0", "roll 8")
	g.refused("command.smoked", "smoke")
	g.play("end")
	g.begin(1, 8, hexwar.Ranged)
	g.play("fire at u0 torso with i0", "roll 4")
	g.happened("u1 rolls 4+0 against 4: hit")
}

// Improvised weapons: a held weapon is thrown with the Assault Roll: a fifth of
// its durability as damage, a tenth as range, rounded up.
func TestThrownWeapon(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,10 n; ap 14; trait Thrower; bare; arm Large shield: left hand; arm Assault rifle: right hand
		team
		Vanguard at 6,9 s; kneeling
		Vanguard at 7,7 s; kneeling
	`)
	g.begin(0, 8, hexwar.Close)
	g.refused("weapon.shield", "hurl i0 at u1 torso")
	g.play("hurl i1 at u1 torso", "roll 7")
	g.happened("u0 attacks u1 torso with i1 for 2 AP", "i1 of u0 falls to the ground at 6,10", "u1 takes 1 on the torso, 35 left")
	if at := g.state().GroundAt[0]; at != g.unit(1).Cell {
		t.Errorf("it lies at %s", at)
	}
}

// Command armour of the other kind: allies within 2 hexes move 1 further and strike
// better.
func TestCommandArmourForAssault(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,10 n; system Command armour B
		Vanguard at 6,8 n; ap 14
		team
		Vanguard at 6,7 s
	`)
	if m := g.state().Movement(1); m != 5 {
		t.Errorf("it moves %d", m)
	}
	g.begin(1, 8, hexwar.Close)
	g.play("fire at u2 torso with i1", "roll 4")
	g.happened("u1 rolls 4+1 against 5: hit")
}
