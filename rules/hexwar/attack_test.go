package hexwar_test

import (
	"testing"

	"rulerfire/rules/hexwar"
)

// T1: natural 1 and 8 stay; other rolls are modified.
func TestT1ModifiedRolls(t *testing.T) {
	for _, c := range [...]struct{ natural, modifier, want int8 }{{8, -2, 8}, {1, 4, 1}, {4, 2, 6}, {6, -3, 3}} {
		if got := hexwar.Modified(c.natural, c.modifier); got != c.want {
			t.Errorf("a %d with %+d counts as %d, not %d", c.natural, c.modifier, c.want, got)
		}
	}
	r := hexwar.Roll{Need: 2}
	r.Sum = 6
	if r.Succeeds(1) {
		t.Error("a natural 1 succeeds")
	}
	r = hexwar.Roll{Need: 8}
	r.Sum = -6
	if !r.Succeeds(8) {
		t.Error("a natural 8 fails")
	}
}

// T2: redundancy by the number of living copies.
func TestT2Redundancy(t *testing.T) {
	pod, pistol := hexwar.Form{Damage: 12, Range: 8, AP: 6}, hexwar.Form{Damage: 3, Range: 4, AP: 2}
	for _, c := range []struct {
		form       hexwar.Form
		copies     int
		damage, ap uint8
	}{
		{pod, 1, 12, 6}, {pod, 2, 12, 5}, {pod, 3, 12, 4}, {pod, 4, 12, 3}, {pod, 5, 14, 3},
		{pistol, 1, 3, 2}, {pistol, 2, 4, 2}, {pistol, 3, 4, 2}, {pistol, 4, 5, 2},
		{hexwar.Form{Damage: 4, Range: 5, AP: 3}, 2, 5, 2},
	} {
		got := hexwar.Redundant(c.form, c.copies)
		if got.Damage != c.damage || got.AP != c.ap {
			t.Errorf("%d copies of %d damage for %d AP make %d for %d, not %d for %d",
				c.copies, c.form.Damage, c.form.AP, c.damage, c.ap, got.Damage, got.AP)
		}
	}
}

// T2: copies that are shot off count no more.
func TestT2CopiesLost(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,10 n; bare; arm Missile pod: on torso; arm Missile pod: on torso; arm Missile pod: on torso; arm Missile pod: on torso
		team
		Vanguard at 6,5 s
	`)
	form, _ := g.state().FormOf(0, 0)
	if form.Damage != 12 || form.AP != 3 {
		t.Errorf("four pods do %d for %d", form.Damage, form.AP)
	}
	g.unit(0).Items[1].Left, g.unit(0).Items[2].Left = 0, 0
	if form, _ = g.state().FormOf(0, 0); form.Damage != 12 || form.AP != 5 {
		t.Errorf("two pods do %d for %d", form.Damage, form.AP)
	}
}

// T3: range is hexes and elevations together.
func TestT3RangeWithElevation(t *testing.T) {
	g := situation(t, `
		hex D 6,12
		hex .1 6,6
		team
		Vanguard at 6,12 n; ap 14; bare; arm Missile pod: on torso; arm Beam cannon: both hands
		team
		Vanguard at 6,6 s
	`)
	g.begin(0, 8, hexwar.Ranged)
	g.refused("target.range", "fire at u1 torso with i0") // range 8
	g.legal("fire at u1 torso with i1")                   // range 9
}

// The attack in its order: pay, hit, evade, damage.
func TestGap20AttackInOrder(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,10 n
		team
		Vanguard at 6,5 s
	`)
	g.begin(0, 4, hexwar.Ranged) // 4 and 2 of the class
	g.play("fire at u1 torso with i0", "roll 4", "roll 5")
	g.happened("u0 attacks u1 torso with i0 for 3 AP", "u0 rolls 4+0 against 4: hit", "u1 rolls 5+0 against 6: not evaded", "u1 takes 5 on the torso, 31 left")
	g.play("fire at u1 head with i0", "roll 5", "roll 6")
	g.happened("u0 rolls 5+0 against 4: hit", "u1 rolls 6+0 against 6: evaded")
	g.not("takes")
	g.refused("ap", "fire at u1 head with i0")
}

func TestNaturalRolls(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,10 n; ap 14
		team
		Vanguard at 6,5 s
	`)
	g.begin(0, 8, hexwar.Ranged)
	g.play("fire at u1 torso with i0", "roll 1") // a natural 1 misses
	g.happened("u0 rolls 1+0 against 4: miss")
	g.play("fire at u1 torso with i0", "roll 8") // a natural 8 is critical: half more, rounded up, no evasion
	g.happened("u0 rolls 8+0 against 4: hit", "u1 takes 8 on the torso, 28 left")
	g.play("fire at u1 torso with i0", "roll 7", "roll 1") // a natural 1 does not evade
	g.happened("u1 rolls 1+0 against 6: not evaded", "u1 takes 5 on the torso, 23 left")
	g.play("fire at u1 torso with i0", "roll 7", "roll 8")
	g.happened("u1 rolls 8+0 against 6: evaded")
}

// The damage order: redundancy, critical, flat bonus, what armour takes off, at
// least 1.
func TestDamageOrder(t *testing.T) {
	for _, c := range []struct {
		name, shooter, target string
		hex                   string
		roll                  string
		want                  string
	}{
		{"plain", "arm Assault rifle: right hand", "", "", "7", "u1 takes 5 on the torso, 31 left"},
		{"two copies", "arm Assault rifle: right hand; arm Assault rifle: left hand", "", "", "7", "u1 takes 6 on the torso, 30 left"},
		{"critical of two copies", "arm Assault rifle: right hand; arm Assault rifle: left hand", "", "", "8", "u1 takes 9 on the torso, 27 left"},
		{"kinetic armour", "arm Assault rifle: right hand", "rank 2; mod Ceramic plate", "", "7", "u1 takes 4 on the torso, 32 left"},
		{"kinetic armour, critical", "arm Assault rifle: right hand", "rank 2; mod Ceramic plate", "", "8", "u1 takes 6 on the torso, 30 left"},
		{"with doctrine", "arm Assault rifle: right hand", "rank 2; mod Ceramic plate; trait Kinetic doctrine", "", "8", "u1 takes 5 on the torso, 31 left"},
		{"doctrine alone", "arm Assault rifle: right hand", "trait Kinetic doctrine", "", "7", "u1 takes 5 on the torso, 31 left"},
		{"energy against kinetic armour", "arm Beam rifle: right hand", "rank 2; mod Ceramic plate", "", "7", "u1 takes 6 on the torso, 30 left"},
		{"energy armour", "arm Beam rifle: right hand", "rank 2; mod Clear coat", "", "7", "u1 takes 5 on the torso, 31 left"},
	} {
		g := situation(t, `
			team
			Vanguard at 6,10 n; bare; `+c.shooter+`
			team
			Vanguard at 6,5 s; kneeling; `+orElse(c.target, "ap 0")+`
		`)
		g.begin(0, 8, hexwar.Ranged)
		g.play("fire at u1 torso with i0", "roll "+c.roll)
		t.Log(c.name)
		g.happened(c.want)
	}
}

// orElse is the first text, or the other if that is empty.
func orElse(s, other string) string {
	if s == "" {
		return other
	}
	return s
}

// 18: kinetic damage under water is halved, rounded up; energy and torpedoes are
// as before.
func TestGap18KineticUnderWater(t *testing.T) {
	g := situation(t, `
		hex L 6,5 6,6 6,7 6,8 6,9
		team
		Vanguard at 6,9 n; ap 14; bare; arm Assault rifle: right hand; arm Beam rifle: left hand; arm Torpedo: on torso
		team
		Vanguard at 6,5 s; kneeling
	`)
	g.begin(0, 8, hexwar.Ranged)
	g.play("fire at u1 torso with i0", "roll 7")
	g.happened("u1 takes 3 on the torso, 33 left")
	g.play("fire at u1 torso with i1", "roll 7")
	g.happened("u1 takes 6 on the torso, 27 left")
	g.play("fire at u1 torso with i2", "roll 7")
	g.happened("u1 takes 10 on the torso, 17 left")
}

// Torpedoes run from blue hexes to blue hexes.
func TestTorpedoes(t *testing.T) {
	g := situation(t, `
		hex L 6,9
		team
		Vanguard at 6,9 n; ap 14; arm Torpedo: on torso
		team
		Vanguard at 6,5 s
	`)
	g.begin(0, 8, hexwar.Ranged)
	g.refused("target.torpedo", "fire at u1 torso with i3")
}

func TestMinimumRange(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,10 n; ap 14; bare; arm Sniper rifle: both hands
		team
		Vanguard at 6,8 s
		Vanguard at 7,6 s
	`)
	g.begin(0, 8, hexwar.Ranged)
	g.refused("target.near", "fire at u1 torso with i0")
	g.legal("fire at u2 torso with i0")
}

// The Field of View is the wedge between the directions left and right of the
// facing, limits included.
func TestFieldOfView(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,8 n; ap 14
		Tank at 2,8 n; ap 14
		team
		Vanguard at 9,6 s   # on the limit: north-east of north-east
		Vanguard at 9,7 s   # beyond it
		Vanguard at 2,11 n  # behind the tank
	`)
	g.begin(0, 8, hexwar.Ranged)
	g.legal("fire at u2 torso with i0")
	g.refused("target.view", "fire at u3 torso with i0")
	g.play("end", "pick u2", "roll 1", "end")
	g.begin(1, 8, hexwar.Ranged)
	g.legal("fire at u4 torso with i0") // a tank sees all around
}

// harbours are blue hexes in both zones, so that a sub could be deployed.
const harbours = "hex L 0,0 1,0 2,0 0,1 1,1 2,1 0,2 1,2 2,2 0,15 1,14 2,15 0,14 1,13 2,14 0,13 1,12 2,13"

// 1: a sub fires missiles without Field of View, but not without range and sight.
func TestGap1SubNeedsNoFieldOfView(t *testing.T) {
	g := situation(t, `
		`+harbours+`
		hex L 6,9 6,10 6,11
		structure 2 6,14
		team
		Sub at 6,10 n; ap 14
		team
		Vanguard at 6,13 n
		Vanguard at 6,15 n
	`)
	g.begin(0, 8, hexwar.Ranged)
	g.legal("fire at u1 torso with i2")
	g.refused("target.torpedo", "fire at u1 torso with i0")
	g.refused("target.sight", "fire at u2 torso with i2")
}

// High ground: 1 helps Assault Rolls, 2 and 3 Accuracy Rolls, 4 and 5 twice.
func TestHighGround(t *testing.T) {
	for level, want := range map[int8]string{0: "u0 rolls 5+0 against 4: hit", 1: "u0 rolls 5+0 against 4: hit", 2: "u0 rolls 5+1 against 4: hit", 3: "u0 rolls 5+1 against 4: hit"} {
		g := situation(t, `
			team
			Vanguard at 6,10 n; ap 14
			team
			Vanguard at 6,7 s
		`)
		g.unit(0).Level = level
		g.begin(0, 8, hexwar.Ranged)
		g.play("fire at u1 torso with i0", "roll 5")
		g.happened(want)
	}
	g := situation(t, `
		hex .1 6,8
		team
		Vanguard at 6,8 n; ap 14
		team
		Vanguard at 6,7 s
	`)
	g.begin(0, 8, hexwar.Close)
	g.play("fire at u1 torso with i1", "roll 5") // a saber over a step of 1
	g.happened("u0 rolls 5+1 against 5: hit")
}

// Woods: −2 for each group, −1 for the group that the shooter stands in.
func TestGap22WoodsConceal(t *testing.T) {
	for _, c := range []struct{ hexes, want string }{
		{"6,8", "-2"}, {"6,8 6,7", "-2"}, {"6,8 6,6", "-4"}, {"6,5", "-2"}, {"6,10", "-1"}, {"6,10 6,9", "-1"}, {"6,10 6,8", "-3"}, {"6,12", "+0"},
	} {
		g := situation(t, `
			hex G `+c.hexes+`
			team
			Vanguard at 6,10 n; ap 14
			team
			Vanguard at 6,5 s
		`)
		g.begin(0, 8, hexwar.Ranged)
		g.play("fire at u1 torso with i0", "roll 2")
		t.Log(c.hexes)
		g.happened("u0 rolls 2" + c.want + " against 4: miss")
	}
}

// Smoke: −1 for each group of black hexes; radar sees through 1 of all that.
func TestGap22SmokeAndRadar(t *testing.T) {
	g := situation(t, `
		hex K 6,8
		hex G 6,6
		team
		Vanguard at 6,10 n; ap 14
		Vanguard at 8,10 n; ap 14; system Targeting radar
		team
		Vanguard at 6,5 s
		Vanguard at 8,5 s
	`)
	g.begin(0, 8, hexwar.Ranged)
	g.play("fire at u2 torso with i0", "roll 2")
	g.happened("u0 rolls 2-3 against 4: miss")
	g.play("end", "pick u2", "roll 1", "end")
	g.unit(1).Cell, g.unit(0).Cell = g.unit(0).Cell, g.unit(1).Cell
	g.begin(1, 8, hexwar.Ranged)
	g.play("fire at u2 torso with i0", "roll 2")
	g.happened("u1 rolls 2-2 against 4: miss")
}

func actionOf(t *testing.T, g *game, line string) *hexwar.Action {
	t.Helper()
	a, err := hexwar.ParseAction(line)
	if err != nil {
		t.Fatal(err)
	}
	return &a
}

// Line of Sight: a structure blocks where its top is at or above the line, units
// never; ground blocks above both ends.
func TestLineOfSight(t *testing.T) {
	for _, c := range []struct {
		name, map_ string
		from, to   int8
		clear      bool
	}{
		{"nothing", "", 0, 0, true},
		{"a hut between two on the ground", "structure 0 6,7", 0, 0, false},
		{"a hut below two at +1", "structure 0 6,7", 1, 1, true},
		{"a house at their height", "structure 1 6,7", 1, 1, false},
		{"a house half way down from +3 to 0", "structure 1 6,8", 0, 3, true},
		{"a tower there", "structure 2 6,8", 0, 3, false},
		{"a hill", "hex .1 6,7", 0, 0, false},
		{"a hill as high as one end", "hex .1 6,7", 0, 1, true},
	} {
		g := situation(t, c.map_+`
			team
			Vanguard at 6,10 n
			team
			Vanguard at 6,5 s
			Vanguard at 6,8 s; level 0
		`)
		v := g.state().View(g.unit(0).Cell, c.from, g.unit(1).Cell, c.to, hexwar.None)
		if v.Clear != c.clear {
			t.Errorf("%s: clear is %v", c.name, v.Clear)
		}
	}
}

// Along an edge the line is blocked only if both hexes block.
func TestLineAlongAnEdge(t *testing.T) {
	// From 6,8 to 8,8 the line runs along the edge between 7,7 and 7,8.
	for _, c := range []struct {
		structures string
		clear      bool
	}{{"structure 1 7,7", true}, {"structure 1 7,8", true}, {"structure 1 7,7 7,8", false}} {
		g := situation(t, c.structures+`
			team
			Vanguard at 6,8 ne
			team
			Vanguard at 8,8 s
		`)
		if v := g.state().View(g.unit(0).Cell, 0, g.unit(1).Cell, 0, hexwar.None); v.Clear != c.clear {
			t.Errorf("%s: clear is %v", c.structures, v.Clear)
		}
	}
}

// T8, 32: a shot with Deviation that misses strikes beside the target, friend or foe.
func TestT8Gap32Deviation(t *testing.T) {
	for roll, want := range map[string]string{
		"1": "the shot of u0 goes to 6,6 by a 1", "2": "the shot of u0 goes to 6,6 by a 2", "3": "the shot of u0 goes to 5,6 by a 3",
		"4": "the shot of u0 goes to 5,7 by a 4", "5": "the shot of u0 goes to 6,8 by a 5", "6": "the shot of u0 goes to 6,8 by a 6",
		"7": "the shot of u0 goes to 7,7 by a 7", "8": "the shot of u0 goes to 7,6 by a 8",
	} {
		g := situation(t, `
			team
			Vanguard at 6,12 n; ap 14; bare; arm Bazooka: both hands
			Vanguard at 6,6 n
			team
			Vanguard at 6,7 s
		`)
		g.begin(0, 8, hexwar.Ranged)
		g.play("fire at u2 head with i0", "roll 2", "roll "+roll)
		g.happened(want)
		if roll == "1" {
			g.happened("u1 takes 11 on the torso, 25 left")
		}
	}
	g := situation(t, `
		structure 1 6,6
		team
		Vanguard at 6,12 n; ap 14; bare; arm Bazooka: both hands
		team
		Vanguard at 6,7 s
	`)
	g.begin(0, 8, hexwar.Ranged)
	g.play("fire at u1 head with i0", "roll 2", "roll 1")
	g.happened("s0 takes 11, 5 left")
}

// A shot over the edge of the board has no effect; other weapons simply miss.
func TestGap32OverTheEdge(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,5 n; ap 14; bare; arm Bazooka: both hands
		Vanguard at 8,5 n
		team
		Vanguard at 6,0 s
	`)
	g.begin(0, 8, hexwar.Ranged)
	g.play("fire at u2 head with i0", "roll 2", "roll 1")
	g.happened("the shot of u0 goes to 6,-1 by a 1, off the board")
	g.play("end", "pick u2", "roll 1", "end")
	g.begin(1, 8, hexwar.Ranged)
	g.play("fire at u2 head with i0", "roll 2")
	g.asked("act", 1)
}

// 10: a weapon or a shield is one target with its own durability.
func TestGap10AimingAtAWeapon(t *testing.T) {
	g := situation(t, `
		objectives disarm vanguard
		team
		Vanguard at 6,10 n; ap 14
		team
		Vanguard at 6,5 s; kneeling
	`)
	g.begin(0, 8, hexwar.Ranged)
	g.play("fire at u1 i0 with i0", "roll 7") // equal destroys
	g.happened("i0 of u1 takes 5, 0 left", "i0 of u1 is destroyed", "team 1 scores 1 for disarm")
	g.refused("target.part", "fire at u1 i0 with i0")
	g.legal("fire at u1 i2 with i0")
}

// 21: a mounted weapon that is destroyed explodes on 6 or more: half its base
// damage, rounded up, to the section it sits on.
func TestGap21MountedWeaponExplodes(t *testing.T) {
	for roll, want := range map[string]string{"5": "", "6": "u1 takes 6 on the torso, 54 left"} {
		g := situation(t, `
			team
			Vanguard at 6,10 n; ap 14
			team
			Siege at 6,5 s; kneeling
		`)
		g.begin(0, 8, hexwar.Ranged)
		g.play("fire at u1 i1 with i0", "roll 7", "roll "+roll)
		if want == "" {
			g.happened("i1 of u1: a 5, it does not explode")
			g.not("on the torso")
		} else {
			g.happened("i1 of u1: a 6, it explodes", want)
		}
		g.refused("target.part", "fire at u1 i1 with i0")
	}
}

// Attacks come in their phases, and phases are not gone back to.
func TestPhasesInOrder(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,6 n; ap 14
		team
		Vanguard at 6,5 s
	`)
	g.begin(0, 8, hexwar.Moving)
	g.refused("turn.early", "fire at u1 torso with i0", "fire at u1 torso with i1", "grapple u1")
	g.play("next")
	g.refused("turn.late", "step nw", "turn s")
	g.refused("turn.early", "fire at u1 torso with i1")
	g.legal("fire at u1 torso with i0")
	g.play("next")
	g.refused("turn.late", "fire at u1 torso with i0")
	g.legal("fire at u1 torso with i1", "kneel")
	g.play("next")
	g.asked("pick", 2)
}

// The switches of 5.5: aiming at the torso, and the section by a roll.
func TestSwitchTorsoPenalty(t *testing.T) {
	g := situation(t, `
		rules torso penalty
		team
		Vanguard at 6,10 n; ap 14
		team
		Vanguard at 6,5 s
	`)
	g.begin(0, 8, hexwar.Ranged)
	g.play("fire at u1 torso with i0", "roll 4")
	g.happened("u0 rolls 4-1 against 4: miss")
	g.play("fire at u1 head with i0", "roll 4")
	g.happened("u0 rolls 4+0 against 4: hit")
}

func TestSwitchRandomSection(t *testing.T) {
	g := situation(t, `
		rules random section
		team
		Vanguard at 6,10 n; ap 14
		team
		Vanguard at 6,5 s; kneeling
	`)
	g.begin(0, 8, hexwar.Ranged)
	g.play("fire at u1 torso with i0", "roll 7", "roll 1")
	g.happened("u1 takes 5 on the head, 5 left")
	g.play("fire at u1 head with i0", "roll 7", "roll 7")
	g.happened("u1 takes 5 on the torso, 31 left")
	g.play("fire at u1 left-leg with i0", "roll 8") // an 8 strikes what was aimed at
	g.happened("u1 takes 8 on the left leg, 12 left")
}

// The preview says what happens: modifiers, chances of 64, damage.
func TestPreview(t *testing.T) {
	g := situation(t, `
		hex G 6,7
		team
		Vanguard at 6,10 n; ap 14
		team
		Vanguard at 6,5 s
	`)
	p := g.state().Preview(0, actionOf(t, g, "fire at u1 torso with i0"))
	// 4+ with −2 hits on 6 and 7, of which an Evasion of 6+ lets 5 of 8 through.
	if p.ToHit.Sum != -2 || p.ToHit.List[0] != (hexwar.Modifier{Reason: hexwar.ForGreen, Value: -2}) || p.Plain != 10 || p.Criticals != 8 || p.Damage != 5 || p.Critical != 8 || p.AP != 3 {
		t.Errorf("%+v", p)
	}
}

// A weapon for one hex, and a grapple, also reach a hex an elevation up or down, and
// no more.
func TestMeleeOverAStep(t *testing.T) {
	for level, legal := range map[string]bool{".1": true, ".2": false} {
		g := situation(t, `
			hex `+level+` 6,8
			team
			Bulwark at 6,9 n; ap 14; bare; arm Beam saber: right hand
			team
			Vanguard at 6,8 s
		`)
		g.begin(0, 8, hexwar.Close)
		if legal {
			g.legal("fire at u1 torso with i0", "fire at u1 torso with fists", "grapple u1")
		} else {
			g.refused("target.range", "fire at u1 torso with i0", "fire at u1 torso with fists", "grapple u1")
		}
	}
}

// An Assault Roll is like an Accuracy Roll: 1 misses, and 8 is critical and not
// evaded.
func TestNaturalAssaultRolls(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,6 n; ap 14
		team
		Vanguard at 6,5 s
	`)
	g.begin(0, 8, hexwar.Close)
	g.play("fire at u1 torso with i1", "roll 1")
	g.happened("u0 rolls 1+0 against 5: miss")
	g.play("fire at u1 torso with i1", "roll 8")
	g.happened("u1 takes 9 on the torso, 27 left")
}
