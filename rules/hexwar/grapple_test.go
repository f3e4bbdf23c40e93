package hexwar_test

import (
	"testing"

	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

func distance(a, b hex.Cell) int { return hex.Distance(a, b) }

const wrestlers = `
	team
	Bulwark at 6,10 n; ap 14; bare
	team
	Vanguard at 6,9 s; ap 14
`

// 25: a grapple costs 2 AP and an empty hand; both roll Assault: pass and fail is a
// success, both pass again without paying, both fail again for AP, fail and pass
// is the end of it.
func TestGap25GrappleRolls(t *testing.T) {
	g := situation(t, wrestlers)
	g.begin(0, 8, hexwar.Close)
	g.play("grapple u1", "roll 4 5") // both pass
	g.happened("u0 rolls 4 and passes, u1 rolls 5 and passes")
	if ap := g.unit(0).AP; ap != 14 {
		t.Errorf("%d AP of 16", ap)
	}
	g.play("grapple u1", "roll 3 4") // free; both fail
	if ap := g.unit(0).AP; ap != 14 {
		t.Errorf("%d AP of 16", ap)
	}
	g.play("grapple u1", "roll 3 5") // paid; the end
	if ap := g.unit(0).AP; ap != 12 {
		t.Errorf("%d AP of 16", ap)
	}
	g.refused("grapple.again", "grapple u1")

	g = situation(t, `
		team
		Vanguard at 6,10 n; ap 14
		team
		Vanguard at 6,9 s
	`)
	g.begin(0, 8, hexwar.Close)
	g.refused("grapple.free", "grapple u1")
}

// 26: hold: both share the hex; the held unit cannot act but break, nor evade; the
// holder strikes from its next turn on, with what one hand can use.
func TestGap26Hold(t *testing.T) {
	g := situation(t, wrestlers)
	g.begin(0, 8, hexwar.Close)
	g.play("grapple u1", "roll 4 4", "hold")
	g.happened("u0 goes from 6,10 to 6,9 and holds u1")
	g.refused("target.held-later", "fire at u1 torso with fists")
	g.play("end", "pick u1", "roll 1")
	g.refused("turn.held", "next", "step s", "turn n", "kneel")
	g.play("break", "roll 4")
	g.happened("u1 rolls 4 against u0 and stays held")
	g.play("end")
	g.begin(0, 1, hexwar.Close)
	g.play("fire at u1 torso with fists", "roll 7") // no evasion
	g.happened("u1 takes 2 on the torso, 34 left")
	g.play("end", "pick u1", "roll 1", "break", "roll 5")
	g.happened("u1 rolls 5 against u0 and breaks free", "u1 is let go by u0, from 6,9 to 6,8")
	g.legal("turn n", "step sw")
}

// The holder lets go when it moves away.
func TestHolderMovesAway(t *testing.T) {
	g := situation(t, wrestlers)
	g.begin(0, 8, hexwar.Close)
	g.play("grapple u1", "roll 4 4", "hold", "end", "pick u1", "roll 1", "end")
	g.begin(0, 1, hexwar.Moving)
	g.refused("move.occupied", "step n") // there the other comes to stand
	g.play("step ne")
	g.happened("u1 is let go by u0, from 6,9 to 6,8")
}

// 27: throw: up to the class and a D4 in the Field of View; twice the distance less
// the class to the torso; it lands on its back facing the thrower.
func TestGap27Throw(t *testing.T) {
	g := situation(t, wrestlers)
	g.begin(0, 8, hexwar.Close)
	g.play("grapple u1", "roll 4 4", "throw", "roll 3") // class 2 and 2
	g.happened("u0 goes from 6,10 to 6,9 and lifts u1", "u0 rolls 3 and may throw 4 hexes")
	g.refused("throw.far", "land 6,4")
	g.refused("target.view", "land 6,12")
	g.play("land 6,5")
	g.happened("u1 is thrown by u0 from 6,9 at 6,5 for 6", "u1 takes 6 on the torso, 30 left")
	if u := g.unit(1); u.Posture != hexwar.Lying || u.Facing != hex.South || u.Cell != (hex.Cell{Col: 6, Row: 5}) {
		t.Errorf("%+v", u)
	}
	g.play("end", "pick u1", "roll 1")
	g.refused("turn.posture", "step s")
	g.play("get up", "step s")
}

// Into a structure: both take the damage; if it stands the unit is stuck before it,
// if it falls it does half its full defence more.
func TestGap27ThrowIntoStructure(t *testing.T) {
	g := situation(t, "structure 1 6,5\n"+wrestlers)
	g.begin(0, 8, hexwar.Close)
	g.play("grapple u1", "roll 4 4", "throw", "roll 3", "land 6,5")
	g.happened("s0 takes 6, 10 left", "u1 is stuck", "u1 takes 6 on the torso, 30 left")
	if u := g.unit(1); !u.Stuck || u.Posture != hexwar.Standing || u.Cell != (hex.Cell{Col: 6, Row: 6}) {
		t.Errorf("%+v", u)
	}
	g.play("end", "pick u1", "roll 8")
	g.refused("turn.stuck", "step s", "turn n")
	g.play("get up", "step s")

	g = situation(t, "structure 1 6,5\n"+wrestlers)
	g.state().Structures[0] = 6 // equal destroys
	g.begin(0, 8, hexwar.Close)
	g.play("grapple u1", "roll 4 4", "throw", "roll 3", "land 6,5")
	g.happened("s0 falls to rubble", "u1 takes 14 on the torso, 22 left") // 6 and half of 16
	g.not("stuck")
}

// Into a unit: its class is added, and both take it.
func TestGap27ThrowIntoUnit(t *testing.T) {
	g := situation(t, wrestlers+`
		Siege at 6,6 s
	`)
	g.begin(0, 8, hexwar.Close)
	g.play("grapple u1", "roll 4 4", "throw", "roll 3", "land 6,6")
	g.happened("u1 is thrown by u0 from 6,9 at 6,6 for 4", "u1 takes 7 on the torso, 29 left", "u2 takes 7 on the torso, 53 left")
	if u := g.unit(1); u.Cell != (hex.Cell{Col: 6, Row: 7}) || u.Posture != hexwar.Lying {
		t.Errorf("%+v", u)
	}
	g.refused("over")
}

// 29: off a height: three times the elevations to both legs, and it lies; no throw
// up a wall.
func TestGap29Fall(t *testing.T) {
	g := situation(t, `
		hex .2 6,10 6,9
		hex .1 6,8
		hex .3 5,8
	`+wrestlers)
	g.begin(0, 8, hexwar.Close)
	g.play("grapple u1", "roll 4 4", "throw", "roll 1")
	g.play("land 6,6")
	g.happened("u1 comes down from 6,9 to 6,6, 2 deep", "u1 takes 6 on the left leg, 14 left", "u1 takes 6 on the right leg, 14 left", "u1 takes 4 on the torso, 32 left")

	g = situation(t, "hex .2 6,8\n"+wrestlers)
	g.begin(0, 8, hexwar.Close)
	g.play("grapple u1", "roll 4 4", "throw", "roll 1")
	g.refused("throw.path", "land 6,8", "land 6,7")
}

// A vehicle falls on its cockpit.
func TestVehicleFallsOnItsCockpit(t *testing.T) {
	g := situation(t, `
		hex .1 6,10 6,9
		team
		Bulwark at 6,10 n; ap 14; bare
		team
		Tank at 6,9 s; ap 14
	`)
	g.begin(0, 8, hexwar.Close)
	g.play("grapple u1", "roll 4 6", "throw", "roll 1", "land 6,6") // a tank resists by its Evasion of 7
	g.happened("u1 takes 3 on the head, 12 left")
}

// Lying: no evasion, +1 to melee against it, no two-handed weapons.
func TestGap22Lying(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,6 n; ap 14
		team
		Siege at 6,5 s; lying; ap 14
	`)
	g.begin(0, 8, hexwar.Close)
	g.play("fire at u1 torso with i1", "roll 4")
	g.happened("u0 rolls 4+1 against 5: hit", "u1 takes 6 on the torso, 54 left")
	g.play("end")
	g.begin(1, 8, hexwar.Ranged)
	g.refused("weapon.lying", "fire at u0 torso with i0")
	g.legal("fire at u0 torso with i1")
}

// The holder may not go where the one it lets go comes to stand, by whatever way;
// one that overheats kneels, and lets go.
func TestGap26HolderInTheWay(t *testing.T) {
	const text = `
		mission Winds
		hex T 6,9
		team
		Skimmer at 6,10 n; ap 14; bare
		team
		Vanguard at 6,9 s; ap 14
	`
	g := situation(t, text)
	g.play("roll 1") // the wind blows north
	g.begin(0, 8, hexwar.Close)
	g.play("grapple u1", "roll 8 2", "hold", "end", "pick u1", "roll 1", "end", "roll 8")
	g.state().Wind = int8(hex.North)
	g.play("pick u0", "roll 1")
	g.refused("move.occupied", "step n", "thrust n", "drift")
	g.play("next", "roll 2")
	g.happened("u0 rolls 2 against 2 in the heat and overheats", "u1 is let go by u0, from 6,9 to 6,8")
}

// With the holder the hold is gone.
func TestGap26HolderDestroyed(t *testing.T) {
	g := situation(t, wrestlers+`
		Vanguard at 6,4 s
	`)
	g.begin(0, 8, hexwar.Close)
	g.play("grapple u1", "roll 4 4", "hold", "end")
	g.state().Lose(0)
	if u := g.unit(1); u.HeldBy != hexwar.None || u.Cell != (hex.Cell{Col: 6, Row: 8}) {
		t.Errorf("%+v", u)
	}
}
