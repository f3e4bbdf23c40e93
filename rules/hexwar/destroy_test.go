package hexwar_test

import (
	"testing"

	"rulerfire/rules/hexwar"
)

// T9, 7: an arm lost: what its hand held lies on the ground, the other hand still
// fires, nothing that takes both hands can be used.
func TestT9Gap7OneArmLost(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,10 n; ap 14
		team
		Vanguard at 6,5 s; kneeling; ap 14; left left-arm 4; bare; arm Assault rifle: right hand; arm Large shield: left hand; arm Great sword: carried
	`)
	g.begin(0, 8, hexwar.Ranged)
	g.play("fire at u1 left-arm with i0", "roll 7")
	g.happened("u1 loses the left arm", "i1 of u1 falls to the ground at 6,5")
	g.play("end")
	g.begin(1, 8, hexwar.Ranged)
	g.legal("fire at u0 torso with i0")
	g.refused("weapon.arm", "swap i2 both", "retrieve g0 left")
	g.refused("weapon.carried", "fire at u0 torso with i2")
	g.legal("watch with fists") // an arm lives

	g = situation(t, `
		team
		Vanguard at 6,10 n; ap 14
		team
		Duellist at 6,5 s; kneeling; ap 14; left left-arm 4
	`)
	g.begin(0, 8, hexwar.Ranged)
	g.play("fire at u1 left-arm with i0", "roll 7")
	g.happened("i0 of u1 falls to the ground at 6,5") // the sword took both hands
}

// 9: penalties of different parts add up; all legs replace one, all arms add the
// ban on grapples.
func TestGap9PenaltiesAddUp(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,6 n; ap 14; left head 0; left left-leg 0
		team
		Vanguard at 6,5 s; kneeling
	`)
	if m := g.state().Movement(0); m != 2 { // half of 4
		t.Errorf("with one leg it moves %d", m)
	}
	g.begin(0, 8, hexwar.Ranged)
	g.play("fire at u1 torso with i0", "roll 5")
	g.happened("u0 rolls 5-1 against 4: hit")
	g.play("next", "fire at u1 torso with i1", "roll 5")
	g.happened("u0 rolls 5-1 against 5: miss")

	g = situation(t, `
		team
		Skimmer at 6,6 n; ap 14; bare; left left-leg 0; left right-leg 0; left left-arm 0; left right-arm 0
		team
		Vanguard at 6,5 s; kneeling
	`)
	if m := g.state().Movement(0); m != 1 {
		t.Errorf("without legs it moves %d", m)
	}
	g.begin(0, 8, hexwar.Close)
	g.refused("weapon.arm", "fire at u1 torso with fists")
	g.refused("weapon.arm", "grapple u1")
}

func TestHalfMovementIsRoundedUp(t *testing.T) {
	g := situation(t, `
		team
		Skimmer at 6,6 n; left left-leg 0
		team
		Vanguard at 6,1 s
	`)
	if m := g.state().Movement(0); m != 3 { // of 5
		t.Errorf("it moves %d", m)
	}
}

// A dead limb may not be targeted, and what is more than a section has left is lost.
func TestOverkillIsLost(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,10 n; ap 14
		team
		Vanguard at 6,5 s; kneeling; left head 1
	`)
	g.begin(0, 8, hexwar.Ranged)
	g.play("fire at u1 head with i0", "roll 7")
	g.happened("u1 takes 5 on the head, 0 left", "u1 loses the head")
	g.refused("target.part", "fire at u1 head with i0")
	if left := g.unit(1).Left[hexwar.Torso]; left != 36 {
		t.Errorf("the torso has %d left of 36", left)
	}
}

// Without a torso the unit is destroyed; with its last unit the battle is over.
func TestTorsoDestroysTheUnit(t *testing.T) {
	g := situation(t, `
		objectives first-blood decapitate
		team
		Vanguard at 6,10 n; ap 14
		team
		Vanguard at 6,5 s; kneeling; left torso 5
	`)
	g.begin(0, 8, hexwar.Ranged)
	g.play("fire at u1 torso with i0", "roll 7")
	g.happened("u1 loses the torso", "u1 is destroyed", "team 1 scores 1 and has 1", "team 1 scores 2 for first-blood", "team 1 scores 3 for decapitate")
	g.over()
	if r := g.b.Result(); r.Scores[0] != 6 || len(r.Winners) != 1 || r.Winners[0] != 0 {
		t.Errorf("%+v", r)
	}
}

// 8: no weapon and no way to move make a unit inoperative: it stays as an
// obstacle and counts as destroyed.
func TestGap8Inoperative(t *testing.T) {
	g := situation(t, `
		`+harbours+`
		hex L 6,5
		team
		Vanguard at 6,10 n; ap 14; bare; arm Bazooka: both hands
		team
		Sub at 6,5 s; bare; arm Missile pod: on torso
		Vanguard at 0,3 s
	`)
	s := g.state()
	if !s.Operative(1) {
		t.Error("a sub that is stranded with a weapon is inoperative")
	}
	g.unit(1).Items[0].Left = 0
	if s.Operative(1) {
		t.Error("a stranded sub without a weapon is operative")
	}
	if !s.On(1) || s.CanActivate(1) {
		t.Error("it is off the board, or may act")
	}
	// With the last operative unit the battle is over, and it counts as destroyed.
	s.Lose(2) // 195
	g.play("pick u0", "roll 1", "end")
	g.happened("team 1 scores 2 and has 3") // 195 and 148
	g.over()
}

// Weapons on a section go with it, without an explosion.
func TestWeaponsGoWithTheirSection(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,10 n; ap 14
		team
		Vanguard at 6,5 s; kneeling; left left-arm 5; arm Shoulder cannon: on left arm
	`)
	g.begin(0, 8, hexwar.Ranged)
	g.play("fire at u1 left-arm with i0", "roll 7")
	g.happened("u1 loses the left arm", "i1 of u1 falls to the ground at 6,5", "i2 of u1 is destroyed", "i3 of u1 is destroyed")
	g.asked("act", 1)
}

// T4, 23: the chart of structures; damage is kept; what is more hits nobody; the
// hexes become black.
func TestT4StructureFalls(t *testing.T) {
	g := situation(t, `
		objectives demolition vanguard
		structure 1 6,6
		team
		Vanguard at 6,11 n; ap 14; bare; arm Tank cannon: on torso; arm Shoulder cannon: on torso
		team
		Vanguard at 6,5 s
	`)
	g.begin(0, 8, hexwar.Ranged)
	g.refused("target.sight", "fire at u1 torso with i0")
	g.play("fire at s0 with i0") // no roll is needed
	g.happened("s0 takes 11, 5 left")
	g.play("fire at s0 with i1")
	g.happened("s0 takes 8, 0 left", "s0 falls to rubble", "team 1 scores 1 for demolition")
	if c := g.state().ColourAt(g.state().Board.Structures[0].Cells[0]); c != hexwar.Black {
		t.Errorf("the hex is %s", c)
	}
	if left := g.unit(1).Left[hexwar.Torso]; left != 36 {
		t.Errorf("the unit behind has %d left of 36", left)
	}
	g.legal("watch with i1")
}

func TestGap23StructureChart(t *testing.T) {
	chart := [4][5]int{{8, 10, 12, 14, 16}, {16, 18, 20, 22, 24}, {24, 26, 28, 30, 32}, {32, 34, 36, 38, 40}}
	for level, row := range chart {
		for n, want := range row {
			if got := hexwar.StructureDefence(level, n+1); got != want {
				t.Errorf("%d hexes at +%d withstand %d, not %d", n+1, level, got, want)
			}
		}
	}
}

// Vengeful, Lone Wolf, Marksman, Fierce and Unwavering change the rolls.
func TestTraits(t *testing.T) {
	for _, c := range []struct{ trait, lost, want string }{
		{"Marksman", "", "u0 rolls 5+1 against 4: hit"},
		{"Fierce", "", "u0 rolls 5-1 against 4: hit"},
		{"Lone wolf", "", "u0 rolls 5+1 against 4: hit"},
		{"Vengeful", "", "u0 rolls 5+0 against 4: hit"},
		{"Unwavering", "", "u0 rolls 5+2 against 4: hit"},
	} {
		g := situation(t, `
			team
			Vanguard at 6,10 n; ap 14; trait `+c.trait+`
			team
			Vanguard at 6,5 s; kneeling
		`)
		g.begin(0, 8, hexwar.Ranged)
		g.play("fire at u1 torso with i0", "roll 5")
		g.happened(c.want)
		if c.trait == "Unwavering" { // once for each target
			g.play("fire at u1 torso with i0", "roll 5")
			g.happened("u0 rolls 5+0 against 4: hit")
		}
	}
}

func TestVengeful(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,6 n; ap 14; trait Vengeful
		Skimmer at 0,12 n
		Skimmer at 2,12 n
		team
		Vanguard at 6,5 s; kneeling
	`)
	g.state().Lose(1)
	g.state().Lose(2)
	g.begin(0, 8, hexwar.Close)
	g.play("fire at u3 torso with i1", "roll 5")
	g.happened("u0 rolls 5+1 against 5: hit", "u3 takes 8 on the torso, 28 left")
}

// The light frame: 22 off head, arms and legs, 25 off the torso; sections keep 1,
// and the rest comes off the strongest.
func TestLightFrame(t *testing.T) {
	c := catalogue(t)
	d := stock(t)[0] // 10/36/17/17/20/20
	d.Mods = []string{"Light frame"}
	// 22 off the head leaves 13 to take elsewhere; the limbs are at 6 and 9, the torso
	// is at 11: the strongest give a point each in turn.
	if got := c.Sections(&d); got != [6]int{1, 5, 5, 6, 6, 6} {
		t.Errorf("%v", got)
	}
	if got := c.Class(&d); got != 1 {
		t.Errorf("it has class %d", got)
	}
}

// The traits of close combat, twice taken, and beside friends.
func TestTraitsInCloseCombat(t *testing.T) {
	for _, c := range []struct{ traits, want string }{
		{"trait Marksman", "u0 rolls 5-1 against 5: miss"},
		{"trait Fierce", "u0 rolls 5+1 against 5: hit"},
		{"rank 5; trait Fierce; trait Fierce", "u0 rolls 5+2 against 5: hit"},
		{"trait Lone wolf", "u0 rolls 5+1 against 5: hit"},
		{"trait Unwavering", "u0 rolls 5+2 against 5: hit"},
	} {
		g := situation(t, `
			team
			Vanguard at 6,6 n; ap 14; `+c.traits+`
			team
			Vanguard at 6,5 s; kneeling
		`)
		g.begin(0, 8, hexwar.Close)
		g.play("fire at u1 torso with i1", "roll 5")
		t.Log(c.traits)
		g.happened(c.want)
	}
}

// A Lone Wolf also evades better, and is none with a friend or a drone within 6 hexes.
func TestLoneWolf(t *testing.T) {
	for friend, want := range map[string]string{"12,11": "u0 rolls 5+0 against 6: not evaded", "12,15": "u0 rolls 5+1 against 6: evaded"} {
		g := situation(t, `
			team
			Vanguard at 6,10 n; trait Lone wolf
			Skimmer at `+friend+` n
			team
			Vanguard at 6,5 s; ap 14
		`)
		g.play("pick u0", "roll 1", "end")
		g.begin(2, 8, hexwar.Ranged)
		g.play("fire at u0 torso with i0", "roll 4", "roll 5")
		g.happened(want)
	}
}
