package hexwar_test

import (
	"strings"
	"testing"

	"rulerfire/rules/hexwar"
)

// 13: an Offensive Stance ends the turn; the first enemy that ends a step in range,
// Field of View and Line of Sight may be fired at, at the weapon's price, once.
func TestGap13OffensiveStance(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,12 n; ap 14
		team
		Skimmer at 6,3 s
	`)
	g.begin(0, 8, hexwar.Moving)
	g.refused("weapon.shield", "watch with i2")
	g.play("watch with i0")
	g.happened("u0 takes a stance, offensive, with i0", "u0 ends its turn")
	g.begin(1, 4, hexwar.Moving)
	g.play("step s")
	g.asked("act", 2) // 8 hexes away
	g.play("step s")  // 7
	g.asked("react", 1)
	g.refused("stance.item", "fire at u1 torso with i1")
	g.refused("stance.target", "fire at u0 torso with i0")
	g.play("hold fire")
	g.asked("act", 2)
	g.play("step s")
	g.asked("react", 1)
	g.play("fire at u1 left-leg with i0", "roll 7", "roll 1")
	g.happened("u0 attacks u1 left leg with i0 for 3 AP, from its stance", "u1 takes 5 on the left leg, 7 left")
	g.asked("act", 2)
	if u := g.unit(0); u.Stance != hexwar.NoStance || u.AP != 11 {
		t.Errorf("%+v", u)
	}
	g.play("step s")
	g.asked("act", 2) // no further reactions
}

// A stance also fires at who ends an activation, and may destroy it there.
func TestStanceAtTheEndOfAnActivation(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,12 n; ap 14
		team
		Skimmer at 6,6 s; left torso 2
		Skimmer at 0,2 s
	`)
	g.begin(0, 8, hexwar.Moving)
	g.play("watch with i0", "pick u1", "roll 1", "end")
	g.asked("react", 1)
	g.play("fire at u1 torso with i0", "roll 8")
	g.happened("u1 is destroyed", "u1 ends its turn")
	g.asked("pick", 2)
}

// A unit destroyed by a reaction in the middle of its move ends its activation.
func TestStanceKillsTheMover(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,12 n; ap 14
		team
		Skimmer at 6,6 s; left torso 2
		Skimmer at 0,2 s
	`)
	g.begin(0, 8, hexwar.Moving)
	g.play("watch with i0", "pick u1", "roll 1", "step s", "fire at u1 torso with i0", "roll 8")
	g.happened("u1 is destroyed", "u1 ends its turn")
	g.asked("pick", 2)
}

// 13: an Offensive Stance ends with its weapon, with the last arm for fists, and with
// heat or frost.
func TestGap13StanceEnds(t *testing.T) {
	for _, c := range []struct{ name, watcher, fire string }{
		{"the weapon is destroyed", "Vanguard at 6,5 s; ap 14", "fire at u2 i0 with i0"},
		{"the arm that holds it is lost", "Vanguard at 6,5 s; ap 14; left right-arm 5", "fire at u2 right-arm with i0"},
		{"the last fist is lost", "Vanguard at 6,5 s; ap 14; bare; left left-arm 0; left right-arm 5", "fire at u2 right-arm with i0"},
	} {
		g := situation(t, `
			team
			Vanguard at 6,12 n
			Vanguard at 6,10 n; ap 14
			team
			`+c.watcher+`
		`)
		t.Log(c.name)
		g.play("pick u0", "roll 1", "end", "pick u2", "roll 8")
		with := "watch with i0"
		if strings.Contains(c.watcher, "bare") {
			with = "watch with fists"
		}
		g.play(with)
		g.begin(1, 8, hexwar.Ranged)
		g.play(c.fire, "roll 7", "roll 2")
		g.happened("u2 gives up its stance")
	}
	for colour, roll := range map[string]string{"T": "roll 1", "W": "roll 8"} {
		g := situation(t, `
			hex `+colour+` 6,10
			team
			Vanguard at 6,10 n; ap 14
			team
			Vanguard at 6,5 s; ap 14
		`)
		g.begin(0, 8, hexwar.Moving)
		g.play("watch with i0", roll)
		g.happened("u0 takes a stance, offensive, with i0", "u0 gives up its stance", "u0 ends its turn")
	}
}

// 14: a Defensive Stance takes hits from the front on a shield or a two-handed
// weapon; if it breaks, the rest of the hit is lost; from behind it does not help.
func TestGap14DefensiveStance(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,8 n; ap 14; bare; arm Railgun: both hands
		Vanguard at 6,2 s; ap 14
		team
		Vanguard at 6,5 s; ap 14; bare; arm Small shield: on left arm; arm Assault rifle: right hand
	`)
	g.play("pick u0", "roll 1", "end")
	g.begin(2, 8, hexwar.Moving)
	g.refused("command.shield", "shield with i1")
	g.play("shield with i0")
	g.refused("command.stance", "shield with i0")
	g.play("kneel", "end")
	g.begin(1, 8, hexwar.Ranged)
	g.play("fire at u2 torso with i0", "roll 7")
	g.happened("u2 takes 5 on the torso, 31 left") // from behind
	g.play("end")
	g.begin(0, 8, hexwar.Ranged)
	g.play("fire at u2 torso with i0", "roll 8")
	g.happened("i0 of u2 takes 18, 0 left", "i0 of u2 is destroyed")
	g.not("on the torso")
	if u := g.unit(2); u.Stance != hexwar.NoStance {
		t.Errorf("%+v", u)
	}
}

// 14: a stray shot is a hit like others: from the front it strikes the shield.
func TestGap14ShieldTakesStrayShots(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,12 n; ap 14; bare; arm Bazooka: both hands
		Vanguard at 0,12 n
		team
		Vanguard at 6,6 s; ap 14; bare; arm Large shield: left hand
		Vanguard at 6,7 s
	`)
	g.play("pick u1", "roll 1", "end", "pick u2", "roll 8", "shield with i0", "end")
	g.begin(0, 8, hexwar.Ranged)
	g.play("fire at u3 torso with i0", "roll 2", "roll 1") // behind the target
	g.happened("the shot of u0 goes to 6,6 by a 1", "i0 of u2 takes 11, 14 left")
	g.not("on the torso")
}

// 13: who is held is not in a stance any more.
func TestGap13StanceEndsInAGrapple(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,12 n; ap 14
		Bulwark at 6,10 n; ap 14; bare
		team
		Vanguard at 6,9 s; ap 14
	`)
	g.play("pick u0", "roll 1", "end", "pick u2", "roll 8", "shield with i2", "end")
	g.begin(1, 8, hexwar.Close)
	g.play("grapple u2", "roll 4 2", "hold")
	g.happened("u2 gives up its stance")
	if s := g.unit(2).Stance; s != hexwar.NoStance {
		t.Errorf("it is in a stance, %s", s)
	}
}
