package rapid_test

import (
	"fmt"
	"strings"
	"testing"
)

// TestDamageCharts plays the table of the charts with real walls and frames: what
// covers the target, f1, and how often it and the target are hit.
func TestDamageCharts(t *testing.T) {
	const (
		open     = ""
		oneHit   = "wall 1x2x3 at 46,39" // six bricks
		twoHits  = "wall 1x2x8 at 46,39" // twelve bricks are in the way
		sturdy   = "wall 2x4x8 at 46,38"
		weak     = "seat 1 each\n f2 1W at 45,40"
		shielded = "seat 1 each\n f2 2B at 45,40"
	)
	for _, c := range []struct {
		row           string
		wall, frame   string
		dice          string
		cover, target int
	}{
		{"a", oneHit, "", "1 4 5", 1, 1},
		{"b", oneHit, "", "4 4 6", 1, 1},
		{"c", oneHit, "", "5 5 6", 1, 2},
		{"d", twoHits, "", "4 5 5 6", 2, 2},
		{"e", twoHits, "", "4 4 5 5", 2, 2},
		{"f", sturdy, "", "4 5 6 6", 2, 2},
		{"g", open, weak, "5 5 6", 1, 2},
		{"h", open, weak, "4 5 6", 1, 1},
		{"i", open, shielded, "5 5 6", 0, 1},
		{"j", open, "", "3 4 5 6", 0, 2},
		{"the order of the dice does not matter", oneHit, "", "6 5 1 5", 1, 2},
	} {
		g := situation(t, c.wall+"\n seat 7 each\n f0 2Rd at 20,40\n seat 3 each\n f1 2B 2Y at 50,40 acted\n"+c.frame)
		n := len(strings.Fields(c.dice))
		g.play(fmt.Sprintf("pick f0\n name f1 direct\n roll 1 1 %d 1\n defend none\n attack R%d", n, n))
		g.damage(c.dice)
		cover := g.counts("breaks off")/6 + g.counts("f2 loses")
		target := g.counts("f1 loses")
		if cover != c.cover || target != c.target {
			t.Errorf("%s: dice %s: the cover takes %d and the target %d, want %d and %d\n%s",
				c.row, c.dice, cover, target, c.cover, c.target, strings.Join(g.events, "\n"))
		}
	}
}

func TestTheRulebooksExampleAttack(t *testing.T) {
	// R3 and the spot of 5 against B5: three dice, 1 4 5. The 4 ruins the wall, the
	// 5 blows through and hits the frame, whose owner pops off a shield.
	g := situation(t, `
		wall 1x2x3 at 46,39
		seat 7 each
		f0 2Rd 1G 1Y at 20,40
		seat 3 each
		f1 2Rd 2B 1Y at 50,40 acted defence 5 spot 5`)
	g.play("pick f0\n name f1 direct\n roll W2 W4 R3 R3 G2 Y1\n defend W4\n attack R3\n use spot\n roll 1 4 5")
	g.saw("f0 uses the spot 5 on f1", "t0 covers f1", "f0 hits: 3 damage dice on chart 3", "damage 1 4 5", "t0 covers f1 no longer")
	g.asks("2 lose")
	g.offers("lose defence", "lose comms", "lose direct")
	g.play("lose defence")
	g.saw("f1 loses defence")
	g.has(1, 2, "2W 2Rd 1B 1Y")
	g.asks("1 act")
}

// atWall is f0 about to shoot f1 behind a wall of a kind.
func atWall(wall string) string {
	return wall + "\n seat 7 each\n f0 2Rd at 20,40\n seat 3 each\n f1 2B 2Y at 50,40 acted\n"
}

const shotOfFour = "pick f0\n name f1 direct\n roll 1 1 4 1\n defend none\n attack R4\n"

func TestK4aTheAttackerTakesSixLooseBricks(t *testing.T) {
	// Bricks 0 to 1 lie on the table, 2 and 3 on them, and so on up to 14 and 15.
	g := situation(t, atWall("wall 1x2x8 at 46,39"))
	g.play(shotOfFour + "roll 4 1 1 1")
	g.asks("1 bricks")
	g.refuses("bricks 15 14 13 12 11", "bricks.six")
	g.refuses("bricks 15 14 13 12 11 8", "bricks.held")   // 10 rests on 8
	g.refuses("bricks 15 14 13 12 9 11", "bricks.held")   // one after the other, in order
	g.refuses("bricks 15 15 14 13 12 11", "bricks.other") // gone already
	g.refuses("bricks 15 14 13 12 11 99", "bricks.other")
	g.play("bricks 15 13 11 9 7 14") // down one side, and one from the other
	g.saw("brick 15 breaks off t0", "brick 13 breaks off t0", "brick 7 breaks off t0", "brick 14 breaks off t0")
	g.never("no longer") // the other side is three high and more
}

func TestK4aOnlyBricksOfWhatWasHit(t *testing.T) {
	g := situation(t, atWall("wall 1x2x8 at 46,39\n wall 1x1x3 at 80,60"))
	g.play(shotOfFour + "roll 4 1 1 1")
	g.refuses("bricks 15 14 13 12 11 18", "bricks.other")
}

func TestK4aSixOrFewerBricksAreTakenWithoutAsking(t *testing.T) {
	g := situation(t, atWall("wall 1x1x4 at 46,39"))
	g.play(shotOfFour + "roll 4 4 4 1")
	if n := g.counts("breaks off"); n != 4 {
		t.Errorf("%d bricks broke off, want 4", n)
	}
	g.saw("t0 covers f1 no longer")
	g.asks("1 act") // the other 4s do nothing on chart 2
}

func TestK4aCoverIsTestedAgainAfterEachPoint(t *testing.T) {
	g := situation(t, atWall("wall 1x2x8 at 46,39"))
	g.play(shotOfFour + "roll 4 4 5 1\n bricks marked")
	g.never("no longer")
	g.asks("1 bricks")
	g.play("bricks marked")
	g.saw("t0 covers f1 no longer")
	g.asks("2 lose") // the 5 is read on chart 2
}

func TestK4aBricksOnTheFarSideEndNoCover(t *testing.T) {
	// The attacker takes bricks from the far end of a long wall: it covers still.
	g := situation(t, atWall("wall 1x12x3 at 46,39"))
	g.play(shotOfFour + "roll 4 1 1 1\n bricks 35 34 33 32 31 30")
	g.never("no longer")
}

func TestK4aAFrameOnTopDoesNotHoldBricks(t *testing.T) {
	g := situation(t, "wall 2x2x5 at 49,39\n seat 7 each\n f0 2Rd at 20,40\n seat 3 each\n f1 1G 2Y at 50,40 acted")
	g.play(shotOfFour + "roll 4 1 1 1\n bricks 19 18 17 16 15 14")
	g.standsAt(1, 50, 40)
}

func TestK9BricksKnockedOffAreNothing(t *testing.T) {
	// The wall is shot down to two layers: no cover, and nothing in the way.
	g := situation(t, `
		wall 1x6x3 at 46,37
		seat 7 each
		f0 2Rd at 20,40
		f1 at 20,50
		seat 3 each
		f2 2B 2Y at 50,40 acted`)
	g.play("pick f0\n name f2 direct\n roll 1 1 4 1\n defend none\n attack R4\n roll 4 1 1 1\n bricks 17 16 15 14 13 12")
	g.saw("t0 covers f2 no longer")
	if g.b.State.InCover(0, 2) {
		t.Error("f2 is in cover of debris")
	}
}

// twoWalls and a frame are all in the way between f0 and f1.
const twoWalls = `
	wall 1x1x3 at 46,39
	wall 1x1x3 at 44,40
	seat 7 each
	f0 2Rd at 20,40
	seat 3 each
	f1 2B 2Y at 50,40 acted
	f2 2Rd at 60,60`

func TestK4TheRestIsReadOnChartTwo(t *testing.T) {
	g := situation(t, twoWalls)
	g.play(shotOfFour + "cover t0\n roll 4 5 5 1")
	g.saw("t0 covers f1 no longer") // and though t1 would, both 5s hit the target
	g.suffer()
	if n := g.counts("f1 loses"); n != 2 {
		t.Errorf("f1 took %d, want 2", n)
	}
}

func TestK4WithTheSwitchOtherCoverIsLookedFor(t *testing.T) {
	g := situation(t, "rules reevaluate\n"+twoWalls)
	g.play(shotOfFour + "cover t0\n roll 4 5 5 1")
	g.saw("t0 covers f1 no longer", "t1 covers f1", "t1 covers f1 no longer")
	g.suffer()
	if n := g.counts("f1 loses"); n != 1 {
		t.Errorf("f1 took %d, want 1: the last 5", n)
	}
}

func TestK4WithTheSwitchTheOwnerPicksAnew(t *testing.T) {
	g := situation(t, "rules reevaluate\n wall 1x1x3 at 44,38\n"+twoWalls)
	g.play(shotOfFour + "cover t0\n roll 4 5 6 1")
	g.saw("t0 covers f1 no longer")
	g.asks("2 cover")
	g.offers("cover t1", "cover t2")
	g.play("cover t2")
	g.saw("t2 covers f1", "t2 covers f1 no longer", "t1 covers f1")
	g.asks("2 lose") // the 6
}

func TestK4WithTheSwitchAfterBricksTheOwnerPicksAnew(t *testing.T) {
	// The attacker takes bricks until the thick wall covers no longer; two others do.
	g := situation(t, "rules reevaluate\n wall 1x2x5 at 46,39\n wall 1x1x3 at 44,38\n wall 1x1x3 at 44,41\n"+
		"seat 7 each\n f0 2Rd at 20,40\n seat 3 each\n f1 2B 2Y at 50,40 acted\n")
	g.play(shotOfFour + "cover t0\n roll 4 5 6 1\n bricks marked")
	g.saw("t0 covers f1 no longer")
	g.asks("2 cover")
	g.offers("cover t1", "cover t2")
}

func TestK4WithTheSwitchAChosenLossMayEndTheCover(t *testing.T) {
	// Of its last system and a white f2's owner is asked; when f2 has fallen, f1's
	// owner picks from the walls.
	g := situation(t, `
		rules reevaluate
		wall 1x1x3 at 46,39
		wall 1x1x3 at 46,41
		seat 20 each
		f0 2Rd at 20,40
		seat 3 each
		f1 2B 2Y at 50,40 acted
		f2 1W at 43,40
		s1 at 36,42`)
	g.play(shotOfFour + "cover f2\n roll 5 5 6 1")
	g.asks("2 lose") // it could abandon the station
	g.play("lose white")
	g.saw("f2 is destroyed", "f2 covers f1 no longer")
	g.asks("2 cover")
}

func TestK4WithTheSwitchAfterAFrameFallsAsWell(t *testing.T) {
	// The covering frame dies of its last white, which nobody is asked about, and
	// then two walls are left to pick from.
	g := situation(t, `
		rules reevaluate
		wall 1x1x3 at 46,39
		wall 1x1x3 at 46,41
		seat 7 each
		f0 2Rd at 20,40
		seat 3 each
		f1 2B 2Y at 50,40 acted
		f2 1W at 43,40`)
	g.play(shotOfFour + "cover f2\n roll 5 5 6 1")
	g.saw("f2 is destroyed", "f2 covers f1 no longer")
	g.asks("2 cover")
	g.play("cover t0")
	g.saw("t0 covers f1", "t0 covers f1 no longer")
	g.asks("2 lose")
}

func TestK5ShieldedCoverTakesNoFives(t *testing.T) {
	// With two defence systems now. With one of them lost it takes them like anyone.
	for systems, want := range map[string]int{"2B": 0, "1B": 2} {
		g := situation(t, "seat 7 each\n f0 2Rd at 20,40\n seat 3 each\n f1 2Rd at 50,40 acted\n f2 "+systems+" 1Y at 45,40")
		g.play("pick f0\n name f1 direct\n roll 1 1 2 1\n defend none\n attack R2")
		g.damage("5 5")
		if n := g.counts("f2 loses"); n != want {
			t.Errorf("%s: the covering frame took %d, want %d", systems, n, want)
		}
		g.never("f1 loses") // they do not pass through
	}
}

func TestK6TheCoveringFrameTakesItAsItsOwner(t *testing.T) {
	// Its owner, seat 3, picks the system; it is not activated, and its defence of 6
	// plays no part.
	g := situation(t, `
		seat 7 each
		f0 2Rd at 20,40
		seat 5 each
		f1 2Rd at 50,40 acted
		seat 3 each
		f2 1Y 1G at 45,40
		f3 1Y at 90,70`)
	g.frame(2).Defence = 6
	g.play("pick f0\n name f1 direct\n roll 1 1 2 1\n defend none\n attack R2\n roll 5 1")
	g.asks("3 lose")
	g.offers("lose movement", "lose comms")
	g.play("lose comms")
	g.never("f2 begins")
	g.asks("1 act")
}

func TestK6TheCoveringFrameMayDie(t *testing.T) {
	g := situation(t, "seat 7 each\n f0 2Rd at 20,40\n seat 5 each\n f1 2Rd at 50,40 acted\n seat 3 each\n f2 1W at 45,40\n f3 1Y at 90,70")
	g.play("pick f0\n name f1 direct\n roll 1 1 2 1\n defend none\n attack R2\n roll 5 1")
	g.saw("f2 loses white", "f2 is destroyed", "seat 3 scores 3", "f2 covers f1 no longer")
}

func TestK7TheCoveringFrameMayAbandon(t *testing.T) {
	// It ignores one of the hits and steps aside; the running attack is read as if
	// it still covered.
	g := situation(t, `
		seat 7 each
		f0 2Rd at 20,40
		s0 at 90,10
		seat 3 each
		f1 2B 2Y at 50,40 acted
		f2 1Y 1G at 45,40
		s1 at 43,44`)
	g.play("pick f0\n name f1 direct\n roll 1 1 3 1\n defend none\n attack R3\n roll 5 5 6")
	g.asks("2 lose")
	g.play("abandon s1 to @45,35")
	g.saw("f2 abandons s1, from 720,640 to 720,560")
	g.asks("2 lose")
	g.refuses("abandon s1 to @45,30", "abandon.once")
	g.play("lose comms")
	g.saw("f2 loses comms")
	g.asks("2 lose") // the 6 hits f1
	g.play("lose defence")
	g.saw("f1 loses defence")
}

func TestX1TheOwnerPicksAndWhitesGoLast(t *testing.T) {
	g := situation(t, "seat 7 each\n f0 2Rd at 20,40\n seat 3 each\n f1 1B 1Y at 50,40 acted")
	g.play("pick f0\n name f1 direct\n roll 1 1 3 1\n defend none\n attack R3\n roll 5 5 6")
	g.asks("2 lose")
	g.refuses("lose white", "lose.white")
	g.refuses("lose direct", "lose.none")
	g.offers("lose defence", "lose comms")
	g.play("lose comms")
	// What is the only thing left is lost without asking.
	g.saw("f1 loses comms", "f1 loses defence", "f1 loses white")
	g.has(1, 1, "2W Gd8")
}

func TestX2SixHitsForAFreshFrame(t *testing.T) {
	g := situation(t, "seat 7 each\n f0 2Rd at 20,40 rockets 1\n seat 3 each\n f1 2B 2Y at 50,40 acted\n f2 2Rd at 100,70")
	g.play("pick f0\n name f1 direct rockets 1\n roll 1 1 1 1 8\n defend none\n attack R8:8")
	if n := g.frame(1).Hits(); n != 6 {
		t.Errorf("f1 stands %d hits, want 6", n)
	}
	g.damage("5 5 5 6 6 6 6 6")
	if n := g.counts("f1 loses"); n != 6 {
		t.Errorf("f1 took %d, want 6: the rest is wasted", n)
	}
	g.saw("f1 is destroyed", "seat 2 scores 3")
}

func TestX4DropWhites(t *testing.T) {
	const text = "seat 7 each\n f0 2Rd at 20,40\n seat 3 each\n f1 1B 1Y at 50,40 acted"
	g := situation(t, "rules drop whites\n"+text)
	g.play("pick f0\n name f1 direct\n roll 1 1 3 1\n defend none\n attack R3\n roll 5 5 6")
	g.offers("lose defence", "lose comms", "lose white")
	g.play("lose white")
	g.has(1, 1, "2W 1B Gd8 1Y")
	g.refuses("lose white", "lose.white") // never the last
	g.offers("lose defence", "lose comms")
}
