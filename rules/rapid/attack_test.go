package rapid_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"rulerfire/rules/rapid"
)

// ambush is f0 of seat 1 against f1 of seat 2, which has not had its turn.
const ambush = `
	seat 7 each
	f0 2Rd 1B 1G 1Y at 20,40
	seat 3 each
	f1 2Rd 1B 1G 1Y at 50,40`

func TestO1NamingAloneActivatesNobody(t *testing.T) {
	g := situation(t, ambush)
	g.play("pick f0\n name f1 direct\n roll 6 5 4 3 2 1 6\n defend W6")
	g.never("f1 begins")
	if g.frame(1).Acted {
		t.Error("f1 has been activated")
	}
}

func TestO2TheTurnsOverlap(t *testing.T) {
	g := situation(t, ambush)
	g.play(`
		pick f0
		name f1 direct
		roll W6 W2 B3 G4 R5 R1 Y2
		defend W6
		attack R5            # moving can wait
		name f0 direct       # the defender names, rolls and defends
		roll W1 W2 B2 G3 R6 R4 Y5
		defend B2
		roll 1 2 3           # the attack is resolved: 5 against 2
		move G4 @24,40       # the attacker finishes
		spot f1 Y2
		attack R4            # and then the defender moves, attacks, spots
		done
		spot f0 Y5`)
	g.saw("f0 attacks f1 with R5", "f0 is on hold for f1", "f1 begins its turn", "f1 names f0, direct, 0 rockets",
		"f1 defends with B2", "f0 goes on", "f0 hits: 3 damage dice on chart 2", "f0 spots f1 with Y2: 2", "f0 ends its turn",
		"f1 goes on", "f1 attacks f0 with R4", "f1 misses: 4 against 6", "f1 ends its turn")
}

func TestO3TheDefenderNamesBeforeRollAndResult(t *testing.T) {
	g := situation(t, ambush)
	g.play("pick f0\n name f1 direct\n roll 1 1 1 1 5 1 1\n defend none\n attack R5")
	g.asks("2 name")
	g.refuses("defend none", "answer")
	g.play("name f0 direct")
	g.asks("roll pool")
	g.play("roll 1 1 1 1 1 1 1")
	g.asks("2 defend")
	g.refuses("name none", "answer")
	g.play("defend none")
	g.asks("roll damage")
}

func TestO4AnAttackBackIsResolvedAtOnce(t *testing.T) {
	g := situation(t, ambush)
	g.play("pick f0\n name f1 direct\n roll 6 1 1 1 5 1 1\n defend W6\n attack R5\n name f0 direct\n roll 6 1 1 1 5 1 1\n defend W6\n done\n spot none")
	g.asks("2 act")
	g.play("attack R5")
	g.saw("f1 attacks f0 with R5", "f1 misses: 5 against 6")
	g.never("on hold")
}

// chain is three seats in a row: each can shoot at the next.
const chain = `
	seat 7 each
	f0 2Rd at 20,40
	seat 5 each
	f1 2Rd at 50,40
	seat 3 each
	f2 2Rd at 80,40`

func TestO5TheCascadeGoesOnFromFrameToFrame(t *testing.T) {
	g := situation(t, chain)
	g.play(`
		pick f0
		name f1 direct
		roll 1 1 2 1
		defend none
		attack R2
		name f2 direct    # f1
		roll 3 1 2 1
		defend W3
		done              # f0 finishes
		spot none
		attack R2         # f1 goes on and draws f2 in
		name none
		roll 4 1
		defend W4
		done              # f1 finishes
		spot none
		done              # and then f2
		spot none`)
	g.saw("f0 is on hold for f1", "f0 goes on", "f0 ends its turn", "f1 goes on", "f1 is on hold for f2", "f1 goes on",
		"f1 ends its turn", "f2 goes on", "f2 ends its turn", "round 1 ends")
}

func TestO6AtMostTwoTurnsAreOpen(t *testing.T) {
	// The frame on hold cannot attack before the attacker is done: while f0 acts,
	// f1 waits, though it has named f2.
	g := situation(t, chain)
	g.play("pick f0\n name f1 direct\n roll 1 1 2 1\n defend none\n attack R2\n name f2 direct\n roll 3 1 2 1\n defend W3")
	g.asks("1 act")
	s := &g.b.State
	if s.Acting.Frame != 0 || s.Waiting.Frame != 1 || s.Held {
		t.Errorf("f%d acts, f%d waits (on hold %t); want f0, f1 to continue", s.Acting.Frame, s.Waiting.Frame, s.Held)
	}
}

func TestO7ADestroyedDefenderDoesNotContinue(t *testing.T) {
	g := situation(t, `
		seat 7 each
		f0 2Rd at 20,40
		f1 2Rd at 20,60
		seat 3 each
		f2 1W at 50,40 rockets 1
		f3 2Rd at 90,70`)
	g.play("pick f0\n name f2 direct\n roll 1 1 3 1\n defend none\n attack R3\n name f0 direct rockets 1\n roll 6 1 8\n defend none\n roll 6 1 1")
	g.saw("f2 is destroyed", "seat 2 scores 3")
	g.play("done")
	g.never("f2")
	g.asks("1 pick") // tactical order begins again
}

func TestO8TheAttackerGoesOnAfterAKill(t *testing.T) {
	g := situation(t, `
		seat 7 each
		f0 2Rd 1G 1Y at 20,40
		seat 3 each
		f1 1W at 50,40 acted
		f2 2Rd at 50,60 acted`)
	g.play("pick f0\n name f1 direct\n roll 1 1 3 3 1 5\n defend none\n attack R3\n roll 6 1 1")
	g.asks("1 act")
	g.play("move G3 @30,40\n spot f2 Y5")
	g.saw("f0 moves from 320,640 to 480,640", "f0 spots f2 with Y5: 5")
}

func TestO9TheAttackerOnHoldStaysWhole(t *testing.T) {
	// While it waits, only the defender's naming, roll and defence happen.
	eachState(t, 40, func(_ *rand.Rand, b *rapid.Battle, _ rapid.Action) {
		if s := &b.State; s.Held && !s.Frames[s.Waiting.Frame].Stands() {
			t.Error("a frame on hold has been destroyed")
		}
	})
}

func TestO10DamageChangesNoDiceOfThisTurn(t *testing.T) {
	// f1 loses its weapon and its movement to the shot that drew it in, and still
	// attacks with the red die and crosses the wall with the green one.
	g := situation(t, `
		wall 1x20x3 at 46,30
		seat 7 each
		f0 2Rd at 20,40
		seat 3 each
		f1 2Rd 1G at 54,40`)
	g.play("pick f0\n name f1 direct\n roll 1 1 4 1\n defend none\n attack R4\n name f0 direct\n roll W1 W1 G4 R5 R2\n defend none")
	g.play("roll 6 6 1 1\n lose direct")
	g.saw("f1 loses direct", "f1 loses movement")
	g.has(1, 2, "2W Gd8")
	g.play("done\n move G4 @40,40\n attack R5")
	g.saw("f1 moves from 864,640 to 640,640", "f1 attacks f0 with R5")
}

func TestO11WhatAFrameCanDoIsFixedWhenItRolls(t *testing.T) {
	// f1 rolled with two comms and loses both: it still spots anywhere this turn.
	g := situation(t, `
		seat 7 each
		f0 2Rd at 20,40
		f1 2Rd at 100,70 acted
		seat 3 each
		f2 2Y at 50,40`)
	g.play("pick f0\n name f2 direct\n roll 1 1 4 1\n defend none\n attack R4\n name none\n roll W1 W1 G8:1 Y4 Y5\n defend none\n roll 6 6 1 1")
	g.has(2, 2, "2W Gd8")
	g.play("done\n spot none\n done\n spot f1 Y5")
	g.saw("f2 spots f1 with Y5: 5")
}

// coverBy checks whether a wall covers f1, at 50,40, from f0, at 20,40: when it is
// attacked and when somebody asks.
func coverBy(t *testing.T, wall string, covers bool) {
	t.Helper()
	g := situation(t, wall+"\n seat 7 each\n f0 2Rd at 20,40\n seat 3 each\n f1 2Rd at 50,40 acted")
	g.play("pick f0\n name f1 direct\n roll 1 1 3 1\n defend none\n attack R3")
	if covered := g.counts("t0 covers f1") == 1; covered != covers {
		t.Errorf("%s: in cover %t, want %t", wall, covered, covers)
	}
	if covered := g.b.State.InCover(0, 1); covered != covers {
		t.Errorf("%s: InCover says %t, want %t", wall, covered, covers)
	}
}

func TestC1CoverIsNearTheTargetAndBetween(t *testing.T) {
	coverBy(t, "wall 1x2x3 at 46,39", true)
	coverBy(t, "wall 1x2x3 at 46,41", true)  // partly between
	coverBy(t, "wall 1x2x3 at 50,43", false) // beside
	coverBy(t, "wall 1x2x3 at 53,39", false) // behind
	coverBy(t, "wall 1x2x2 at 46,39", false) // two bricks high
}

func TestC2WhatCountsIsTheDistanceFromTheTarget(t *testing.T) {
	coverBy(t, "wall 1x2x3 at 42,39", true)  // five studs
	coverBy(t, "wall 1x2x3 at 41,39", false) // six
	coverBy(t, "wall 1x2x3 at 23,39", false) // beside the attacker
}

func TestC3HeightAndSightDoNotMatter(t *testing.T) {
	coverBy(t, "wall 1x2x20 at 35,39", false)
	coverBy(t, "wall 1x1x3 at 46,41", true)
}

func TestC4OverlapCountsAndTouchingDoesNot(t *testing.T) {
	coverBy(t, "wall 1x2x3 at 46,42", false)
	coverBy(t, "wall 1x2x3 at 46,41", true)
}

func TestC6AnyStandingFrameIsCover(t *testing.T) {
	// A frame of the attacker, of the target, of a third player: all the same.
	for _, third := range []string{
		"seat 7 each\n f0 2Rd at 20,40\n f1 2Rd at 45,40\n seat 3 each\n f2 2Rd at 50,40 acted\n seat 1 each\n f3 2Rd at 90,70",
		"seat 7 each\n f0 2Rd at 20,40\n seat 3 each\n f1 2Rd at 45,40\n f2 2Rd at 50,40 acted\n seat 1 each\n f3 2Rd at 90,70",
		"seat 7 each\n f0 2Rd at 20,40\n seat 1 each\n f1 2Rd at 45,40\n seat 3 each\n f2 2Rd at 50,40 acted",
	} {
		g := situation(t, third)
		g.play("pick f0\n name f2 direct\n roll 1 1 3 1\n defend none\n attack R3")
		g.saw("f1 covers f2", "f0 hits: 3 damage dice on chart 4")
	}
}

func TestC7NeitherAttackerNorTargetIsCover(t *testing.T) {
	g := situation(t, "seat 7 each\n f0 2Rd at 40.5,40\n seat 3 each\n f1 2Rd at 50,40 acted")
	g.play("pick f0\n name f1 direct\n roll 1 1 3 1\n defend none\n attack R3")
	g.saw("f0 hits: 3 damage dice on chart 2")
	g.never("covers")
}

func TestC8DestroyedFramesAreNoCover(t *testing.T) {
	g := situation(t, "seat 7 each\n f0 2Rd at 20,40\n seat 3 each\n f1 2Rd at 50,40 acted\n f2 2Rd at 45,40 destroyed")
	g.play("pick f0\n name f1 direct\n roll 1 1 3 1\n defend none\n attack R3")
	g.saw("f0 hits: 3 damage dice on chart 2")
}

func TestC9StationsAreNoCover(t *testing.T) {
	g := situation(t, "seat 7 each\n f0 2Rd at 20,40\n s0 at 43,38\n seat 3 each\n f1 2Rd at 50,40 acted\n s1 at 44,44")
	g.play("pick f0\n name f1 direct\n roll 1 1 3 1\n defend none\n attack R3")
	g.saw("f0 hits: 3 damage dice on chart 2")
}

func TestC10StationsAreNotInTheWay(t *testing.T) {
	g := situation(t, "seat 7 each\n f0 2Rd at 40,40\n s0 at 44,38\n seat 3 each\n f1 2Rd at 90,40 acted\n s1 at 90,10")
	g.play("pick f0\n name none\n roll W4 W1\n defend W1")
	g.allows("move W4 @54,40")
	g.allows("move W4 @46,40") // E6: and may be stood on
}

func TestC11CoverIsRelational(t *testing.T) {
	g := situation(t, "wall 1x2x3 at 46,39\n seat 7 each\n f0 2Rd at 20,40\n f1 2Rd at 50,70\n seat 3 each\n f2 2Rd at 50,40")
	if !g.b.State.InCover(0, 2) || g.b.State.InCover(1, 2) {
		t.Error("f2 ought to be in cover from f0 and open to f1")
	}
}

func TestC12HandToHandIgnoresCover(t *testing.T) {
	g := situation(t, "wall 1x4x5 at 23,38\n seat 7 each\n f0 2Rh at 20,40\n seat 3 each\n f1 2Rd at 27,40 acted\n f2 2Rd at 20,47")
	g.play("pick f0\n name f1 hand\n roll 1 1 1 5 1\n defend none\n attack R5")
	g.saw("f0 hits: 5 damage dice on chart 1")
	g.never("covers")
	g.damage("3 4 5 6 1")
	if n := g.counts("f1 loses"); n != 3 {
		t.Errorf("f1 took %d, want 3", n)
	}
}

func TestC12HandToHandNeedsNoWeapon(t *testing.T) {
	g := situation(t, "seat 7 each\n f0 2Rd at 20,40\n seat 3 each\n f1 2Rd at 27,40 acted")
	g.play("pick f0\n name f1 hand\n roll W4 W1\n defend none\n attack W4")
	g.saw("f0 hits: 4 damage dice on chart 1")
}

func TestC13AttackedTerrainIsNotInCover(t *testing.T) {
	// Another wall and a frame stand right before it.
	g := situation(t, `
		wall 2x4x3 at 46,38
		wall 2x4x3 at 43,38
		seat 7 each
		f0 2Rd at 20,40
		seat 3 each
		f1 2Rd at 40,40 acted`)
	g.play("pick f0\n name t0 direct\n roll 1 1 3 1\n defend none\n attack R3")
	g.saw("f0 hits: 3 damage dice on chart 5")
	g.never("covers")
}

func TestC15WhatAFrameStandsOnCoversIt(t *testing.T) {
	// f1 stands on a wall; the columns toward the attacker count. When they are
	// shot away it stands lower, where it is.
	g := situation(t, "wall 2x2x3 at 49,39\n seat 7 each\n f0 2Rd at 20,40\n seat 3 each\n f1 1G at 50,40 acted")
	g.play("pick f0\n name f1 direct\n roll 1 1 3 1\n defend none\n attack R3")
	g.saw("t0 covers f1", "f0 hits: 3 damage dice on chart 3")
	g.play("roll 4 1 1\n bricks marked")
	g.saw("t0 covers f1 no longer")
	g.standsAt(1, 50, 40)
}

func TestE4TheOwnColumnBehindTheCentreDoesNotCount(t *testing.T) {
	g := situation(t, "wall 1x2x3 at 50,39\n seat 7 each\n f0 2Rd at 20,40\n f1 2Rd at 80,40\n seat 3 each\n f2 1G at 50,40 acted")
	if g.b.State.InCover(0, 2) || !g.b.State.InCover(1, 2) {
		t.Error("the column under f2 ought to cover it from f1 and not from f0")
	}
}

// between is f0 shooting f1, which a wall t0 and its friend f2 both cover.
const between = `
	wall 1x2x3 at 44,41
	seat 7 each
	f0 2Rd at 20,40
	seat 3 each
	f1 2Rd at 50,40 acted
	f2 2Rd at 45,38`

func TestK2TheTargetsOwnerPicksTheCover(t *testing.T) {
	g := situation(t, between)
	g.play("pick f0\n name f1 direct\n roll 1 1 3 1\n defend none\n attack R3")
	g.asks("2 cover")
	g.offers("cover t0", "cover f2")
	g.refuses("cover f0", "cover")
	g.refuses("cover f1", "cover")
}

func TestK2WhoeverAttacks(t *testing.T) {
	// The cover of seat 3's target is picked by seat 3 though it is seat 2's turn,
	// and though the covering frame is seat 1's.
	g := situation(t, `
		wall 1x2x3 at 44,41
		seat 7 each
		f0 2Rd at 45,38
		seat 5 each
		f1 2Rd at 20,40
		seat 3 each
		f2 2Rd at 50,40 acted`)
	g.play("pass\n pick f1\n name f2 direct\n roll 1 1 3 1\n defend none\n attack R3")
	g.asks("3 cover")
}

func TestK2OnlyIfThereAreDamageDice(t *testing.T) {
	g := situation(t, strings.Replace(between, "acted", "acted defence 5 spot 1", 1))
	g.play("pick f0\n name f1 direct\n roll 1 1 3 1\n defend none\n attack R3")
	g.asks("1 use spot") // the attacker decides on the spot first
	g.play("use spot")
	g.saw("f0 misses: 4 against 5")
}

func TestK2ASingleCoverIsTakenWithoutAsking(t *testing.T) {
	g := situation(t, strings.Replace(between, "45,38", "90,70", 1))
	g.play("pick f0\n name f1 direct\n roll 1 1 3 1\n defend none\n attack R3")
	g.saw("t0 covers f1", "f0 hits: 3 damage dice on chart 3")
	g.asks("roll damage")
}

func TestK3TheChoiceDecidesTheChart(t *testing.T) {
	for cover, chart := range map[string]string{"t0": "3", "f2": "4"} {
		g := situation(t, between)
		g.play("pick f0\n name f1 direct\n roll 1 1 3 1\n defend none\n attack R3\n cover " + cover)
		g.saw(cover+" covers f1", "f0 hits: 3 damage dice on chart "+chart)
	}
}

func TestDamageDiceAreAttackAndSpotLessDefence(t *testing.T) {
	for _, c := range []struct{ attack, spot, defence, dice int8 }{{6, 4, 5, 5}, {3, 1, 6, 0}, {8, 6, 2, 12}} {
		g := situation(t, "seat 7 each\n f0 2Rd at 20,40 rockets 1\n seat 3 each\n f1 2Rd at 50,40 acted")
		f := g.frame(1)
		f.Defence, f.Spot, f.SpotBy = c.defence, c.spot, 0
		g.play("pick f0\n name f1 direct rockets 1")
		roll := rapid.Action{Kind: rapid.ActRoll, Count: 5, Values: [rapid.MaxDamage]uint8{1, 1, 3, 6, 8}}
		g.play(roll.String() + "\n defend none\n attack " + map[int8]string{3: "R3", 6: "R6", 8: "R8:8"}[c.attack] + "\n use spot")
		if got := g.b.State.Assault.Dice; got != c.dice {
			t.Errorf("%d and %d against %d: %d damage dice, want %d", c.attack, c.spot, c.defence, got, c.dice)
		}
	}
}
