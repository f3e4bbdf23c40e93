package rapid_test

import (
	"testing"

	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
)

// walker is a turn of f0, which has to walk round cover, up to the move: a die of
// 4 is left to move with.
func walker(t *testing.T, terrain string) *game {
	t.Helper()
	g := situation(t, terrain+`
		seat 7 each
		f0 2Rd at 40,40
		f1 2Rd at 100,60
		seat 3 each
		f2 2Rd at 100,70 acted`)
	g.play("pick f0\n name none\n roll W4 W1\n defend W1")
	return g
}

// flyer is the same for a frame with a movement system.
func flyer(t *testing.T, terrain string) *game {
	t.Helper()
	g := situation(t, terrain+`
		seat 7 each
		f0 2Rd 1G at 40,40
		f1 2Rd at 100,60
		seat 3 each
		f2 2Rd at 100,70 acted`)
	g.play("pick f0\n name none\n roll W4 W1 G2\n defend W1")
	return g
}

func TestM1UpToTheDieInUnits(t *testing.T) {
	g := walker(t, "")
	g.allows("move W4 @60,40") // four units are twenty studs, exactly
	g.refuses("move W4 @60.0625,40", "move.far")
	g.allows("move W4 @52,56") // 12 and 16 make 20
	g.refuses("move W4 @52,56.0625", "move.far")
	g.allows("move W4 @41,40")
	g.refuses("move none @41,40", "die.none")
	g.refuses("move W1 @41,40", "die.gone")
}

func TestM1ZeroIsAMoveAsWell(t *testing.T) {
	for _, g := range []*game{walker(t, ""), flyer(t, "")} {
		g.play("move W4 @40,40")
		g.saw("f0 moves from 640,640 to 640,640") // the die is spent
	}
}

func TestM1NoDieNoMove(t *testing.T) {
	g := situation(t, "seat 7 each\n f0 2Rd 1W at 20,40\n seat 3 each\n f1 2Rd at 50,40 acted")
	g.play("pick f0\n name f1 direct\n roll W4 R3 R3\n defend W4")
	g.refuses("move R3 @21,40", "die.colour")
	g.offers("attack R3", "done")
}

func TestM1TheLengthOfAWayIsTheSumOfItsLegs(t *testing.T) {
	g := walker(t, "")
	g.allows("move W4 @50,40 @50,50")
	g.refuses("move W4 @50,40 @50,50.0625", "move.far")
	g.allows("move W4 @48,46 @40,52") // 10 and 10
	g.refuses("move W4 @48,46 @40,52.0625", "move.far")
}

func TestM2WalkersGoRoundCover(t *testing.T) {
	g := walker(t, "wall 1x6x3 at 44,37\n")
	g.refuses("move W4 @50,40", "move.cover")
	g.play("move W4 @42,35 @46,35 @50,40")
	g.saw("f0 moves from 640,640 to 672,560", "f0 moves from 672,560 to 736,560", "f0 moves from 736,560 to 800,640")
}

func TestM2StandingFramesAreInTheWay(t *testing.T) {
	// Friend or foe, for who must walk; destroyed ones are not.
	for _, c := range []struct {
		other string
		code  string
	}{
		{"seat 3 each\n f1 2Rd at 46,40", "move.frame"},
		{"f1 2Rd at 46,40\n seat 3 each\n f2 2Rd at 90,40", "move.frame"},
		{"seat 3 each\n f1 2Rd at 46,40 destroyed\n f2 2Rd at 90,40", ""},
	} {
		g := situation(t, "seat 7 each\n f0 2Rd at 40,40\n"+c.other)
		g.play("pick f0\n name none\n roll W4 W1\n defend W1")
		if c.code != "" {
			g.refuses("move W4 @54,40", c.code)
		} else {
			g.allows("move W4 @54,40")
		}
	}
}

func TestM2WithAMovementSystemStraightThrough(t *testing.T) {
	g := flyer(t, "wall 1x20x9 at 44,30\n")
	g.allows("move G2 @50,40")
	g.refuses("move G2 @45,30 @50,40", "move.straight")
	g.b.State.Frames[1].At = studs(47, 40) // frames do not hold it either
	g.allows("move W4 @54,40")
}

func TestM2WithTheRolledSprintDie(t *testing.T) {
	g := situation(t, "wall 1x20x3 at 44,30\n seat 7 each\n f0 at 40,40\n seat 3 each\n f1 2Rd at 90,40")
	g.play("pick f0\n name none\n roll W4 W1 G8:2\n defend W1")
	g.allows("move G8:2 @50,40")
	g.allows("move W4 @50,40") // whatever die it then uses
}

func TestM2LowBricksAreNotInTheWay(t *testing.T) {
	g := walker(t, "wall 1x20x2 at 44,30\n")
	g.allows("move W4 @50,40")
	g.allows("move W4 @44,40") // and may be stood on
}

func TestM3AWhiteDieServesAsWell(t *testing.T) {
	// What counts is the system, not the colour of the die that is used.
	g := flyer(t, "wall 1x20x3 at 44,30\n")
	g.allows("move W4 @58,40")
}

func TestM4NotOntoAnotherFrame(t *testing.T) {
	g := flyer(t, "")
	g.b.State.Frames[1].At = studs(50, 40)
	g.refuses("move W4 @50,40", "stand.frame")
	g.refuses("move W4 @46.0625,40", "stand.frame")
	g.allows("move W4 @46,40") // touching is not overlapping
	w := walker(t, "")
	w.b.State.Frames[1].At = studs(50, 40)
	w.refuses("move W4 @50,40", "stand.frame")
	w.allows("move W4 @46,40")
}

func TestM4OnCoverOnlyForWhoMayPassThroughIt(t *testing.T) {
	const block = "wall 2x8x3 at 46,36\n"
	g := flyer(t, block)
	g.allows("move G2 @47,40")
	g.refuses("move G2 @45,40", "stand.half") // half on it, its centre beside it
	g.refuses("move G2 @49,40", "stand.half")
	g.allows("move G2 @46,40") // on the line counts as over it
	w := walker(t, block)
	w.refuses("move W4 @47,40", "stand.cover")
	w.refuses("move W4 @45,40", "stand.cover")
	w.allows("move W4 @44,40") // touching is not overlapping
}

func TestM5NarrowCallsFavourTheMover(t *testing.T) {
	// A gap exactly as wide as the base is open (E5): touching on both sides.
	g := walker(t, "wall 1x10x3 at 46,28\n wall 1x10x3 at 46,42\n")
	g.allows("move W4 @54,40")
}

func TestM6OneMoveOnly(t *testing.T) {
	g := situation(t, "seat 7 each\n f0 2Rd 1G at 40,40\n seat 3 each\n f1 2Rd at 60,40 acted")
	g.play("pick f0\n name f1 direct\n roll W4 W4 G3 R1 R1\n defend none\n move G3 @41,40\n attack R1\n roll 1")
	g.refuses("move W4 @42,40", "answer")
	g.asks("1 spot")
	g = situation(t, "seat 7 each\n f0 2Rd 1G at 40,40\n seat 3 each\n f1 2Rd at 60,40 acted")
	g.play("pick f0\n name f1 direct\n roll W4 W4 G3 R1 R1\n defend none\n move G3 @41,40")
	g.refuses("move W4 @42,40", "move.again")
}

func TestM7NobodyLeavesTheTable(t *testing.T) {
	for _, g := range []*game{walker(t, ""), flyer(t, "")} {
		g.b.State.Frames[0].At = studs(5, 40)
		g.refuses("move W4 @1.9375,40", "stand.off-table")
		g.refuses("move W4 @-3,40", "stand.off-table")
		g.allows("move W4 @2,40") // touching the edge is fine
	}
}

func TestM8ContactHoldsNobody(t *testing.T) {
	g := walker(t, "")
	g.b.State.Frames[2].At = studs(36, 40) // a rival, touching
	g.play("move W4 @60,40")
	g.saw("f0 moves from 640,640 to 960,640")
}

func TestM9TheEnclosedMayStay(t *testing.T) {
	g := walker(t, `
		wall 1x10x3 at 35,35
		wall 1x10x3 at 44,35
		wall 8x1x3 at 36,35
		wall 8x1x3 at 36,44
	`)
	g.refuses("move W4 @50,40", "move.cover")
	g.allows("move W4 @41,41")
	g.allows("move W4 @40,40")
}

func TestM9AGapNarrowerThanTheBaseIsClosed(t *testing.T) {
	g := walker(t, "wall 1x10x3 at 46,28\n wall 1x10x3 at 46,41\n")
	g.refuses("move W4 @54,39.5", "move.cover")
}

func TestE5WhatAFrameStandsOnDoesNotHoldIt(t *testing.T) {
	// A walker that finds itself on cover, its movement system shot off, comes down,
	// but must end off all cover or not move.
	const block = "wall 6x6x3 at 37,37\n wall 1x20x3 at 50,30\n"
	g := walker(t, block)
	g.allows("move W4 @46,40")
	g.refuses("move W4 @42,40", "stand.cover")
	g.refuses("move W4 @56,40", "move.cover") // other structures do
	g.allows("move W4 @40,40")
}

func TestE5TheCornersArePartOfTheChoice(t *testing.T) {
	g := walker(t, "")
	g.play("move W4 @44,36 @48,40")
	g.saw("f0 moves from 640,640 to 704,576", "f0 moves from 704,576 to 768,640")
}

func TestE5AtMostThirtyTwoCorners(t *testing.T) {
	g := walker(t, "")
	a := rapid.Action{Kind: rapid.ActMove, Die: g.b.State.Acting.Pool[0].Face, Count: field.MaxCorners}
	for i := range a.Path {
		a.Path[i] = studs(40, 40+float64(i%2))
	}
	// Thirty-two corners are read; whether they go too far is another matter.
	if back, err := rapid.ParseAction(a.String()); err != nil || back != a {
		t.Errorf("%v does not come back: %v", a, err)
	}
	if _, err := rapid.ParseAction(a.String() + " 640,640"); err == nil {
		t.Error("a way of 33 corners is read")
	}
}

func TestE6CoverHeightNotBricksBlocks(t *testing.T) {
	// A wall shot down to two layers is no obstacle any more.
	g := walker(t, "wall 1x10x3 at 46,35\n")
	g.refuses("move W4 @54,40", "move.cover")
	for i := 20; i < 30; i++ {
		g.b.State.Bricks.Remove(i)
	}
	g.allows("move W4 @54,40")
}
