package rapid_test

import (
	"testing"

	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
)

// raid is f0 of seat 1 on its way to s1, which seat 2 has left unguarded.
const raid = `
	seat 7 each
	f0 at 20,40
	s0 at 100,10
	seat 5 each
	f1 at 100,70 acted
	s1 at 40,38`

// walks has a frame without weapons, in its turn, walk with a white die.
func walks(frame, to string) string {
	return "pick " + frame + "\n name none\n roll W6 W6 G8:8\n defend none\n move W6 @" + to
}

func TestP1StationsAndScoresChangeAtOnce(t *testing.T) {
	g := situation(t, raid)
	g.scores(14, 10)
	g.play(walks("f0", "34,40"))
	g.saw("f0 moves from 320,640 to 544,640", "seat 1 seizes s1", "seat 1 scores 21", "seat 2 scores 5")
	g.holds(1, 1)
	g.scores(21, 5)
}

func TestP1WithinOneUnitIsNear(t *testing.T) {
	// The gap of 5 studs is within, a sixteenth more is not.
	for at, seat := range map[string]int{"33,40": 1, "32.9375,40": 2} {
		g := situation(t, raid)
		g.play(walks("f0", at))
		g.holds(1, seat)
	}
}

func TestP2ControlStaysWithNobodyNear(t *testing.T) {
	g := situation(t, raid)
	g.holds(0, 1)
	g.holds(1, 2)
	// And so it does when the one who seized it goes on.
	g = situation(t, `
		seat 7 each
		f0 at 34,40
		s0 at 100,10
		seat 5 each
		f1 at 100,70 acted
		s1 at 40,38`)
	g.holds(1, 1)
	g.play(walks("f0", "10,40"))
	g.holds(1, 1)
}

func TestP3PassingByDoesNotCount(t *testing.T) {
	g := situation(t, raid)
	// Straight over it, and beyond its reach.
	g.play("pick f0\n name none\n roll W6 W6 G8:8\n defend none\n move G8:8 @52,40")
	g.saw("f0 moves from 320,640 to 832,640")
	g.never("seizes")
	g.holds(1, 2)
}

func TestP3NorDoesACornerOfTheWay(t *testing.T) {
	g := situation(t, `
		seat 7 each
		f0 2Rd at 20,40
		s0 at 100,10
		seat 5 each
		f1 at 100,70 acted
		s1 at 40,38`)
	g.play("pick f0\n name none\n roll W6 W1\n defend W1\n move W6 @34,40 @27,40")
	g.saw("f0 moves from 320,640 to 544,640", "f0 moves from 544,640 to 432,640")
	g.never("seizes")
}

func TestP4SeveralOwnFramesAreFine(t *testing.T) {
	g := situation(t, `
		seat 7 each
		f0 at 20,40
		f1 at 34,44
		s0 at 100,10
		seat 5 each
		f2 at 34,36
		s1 at 40,38`)
	g.holds(1, 2)
	g.play(walks("f0", "34,40"))
	g.holds(1, 2) // f2 is there
	g.play("spot none\n pass\n" + walks("f2", "34,8"))
	g.saw("seat 1 seizes s1") // with two frames, but nobody else's
	g.holds(1, 1)
}

func TestP5LeftToTwoRivalsItIsNobodys(t *testing.T) {
	g := situation(t, `
		seat 7 each
		f0 at 34,40
		s0 at 100,10
		seat 5 each
		f1 at 50,36
		s1 at 40,38
		seat 3 each
		f2 at 50,44
		s2 at 100,70`)
	g.holds(1, 2)
	g.play("pass\n" + walks("f1", "56,10"))
	g.saw("seat 2 loses s1 to nobody", "seat 2 scores 5")
	g.scores(14, 5, 6) // nobody gains
	g.holds(1, 0)
	// The former owner returns: still nobody's.
	g.frame(1).Acted = false
	g.play("spot none\n pass\n pass\n" + walks("f1", "50,36"))
	g.holds(1, 0)
}

func TestP5UntilOneRivalIsLeft(t *testing.T) {
	g := situation(t, `
		seat 7 each
		f0 at 34,40
		s0 at 100,10
		seat 5 each
		f1 at 90,36
		s1 at 40,38 held by nobody
		seat 3 each
		f2 at 50,44
		s2 at 100,70`)
	g.holds(1, 0)
	g.play("pass\n" + walks("f2", "50,60"))
	g.saw("seat 1 seizes s1", "seat 1 scores 21")
	g.scores(21, 5, 6)
}

func TestP5DestructionAsWell(t *testing.T) {
	g := situation(t, `
		seat 7 each
		f0 2Rd at 34,20
		f1 at 34,40
		s0 at 100,10
		s1 at 100,20
		seat 5 each
		f2 1W at 42,46 acted
		s2 at 40,38
		seat 3 each
		f3 at 50,44
		s4 at 100,70`)
	g.holds(2, 2)
	g.play("pick f0\n name f2 direct\n roll 1 1 2 1\n defend none\n attack R2\n roll 6 1")
	g.asks("2 lose") // it could abandon the station instead
	g.play("lose white")
	g.saw("f2 is destroyed", "seat 2 scores 5", "seat 2 loses s2 to nobody", "seat 2 scores 0")
	g.holds(2, 0)
}

func TestP6WhoIsThereKeepsIt(t *testing.T) {
	// Seat 1 has seized s1 and stands there; seat 3 comes too late, but takes it at
	// once when seat 1 leaves.
	g := situation(t, `
		seat 7 each
		f0 at 34,40
		s0 at 100,10
		seat 5 each
		f1 at 100,40 acted
		s1 at 40,38
		seat 3 each
		f2 at 60,50
		s2 at 100,70`)
	g.holds(1, 1)
	g.play("pass\n" + walks("f2", "50,44"))
	g.holds(1, 1)
	g.play("spot none\n" + walks("f0", "10,40"))
	g.saw("seat 3 seizes s1", "seat 3 scores 9", "seat 1 scores 14")
	g.holds(1, 3)
}

func TestP7StationsAreLookedAtBeforeTheFirstOffer(t *testing.T) {
	g := situation(t, `
		seat 7 each
		f0 at 20,40
		s0 at 100,10
		seat 5 each
		f1 at 100,16
		s1 at 40,60`)
	g.saw("seat 2 seizes s0", "seat 2 scores 15", "seat 1 scores 7")
	g.asks("2 pick")
}

// shotOfTwo is f0's attack on f2 with two damage dice.
const shotOfTwo = "pick f0\n name f2 direct\n roll 1 1 2 1\n defend none\n attack R2\n"

// standing is f2 under fire beside the station s1, and a rival, f1, close by.
func standing(t *testing.T, rules string) *game {
	t.Helper()
	return situation(t, rules+`
		seat 7 each
		f0 2Rd at 20,40
		f1 at 63,40 acted
		s0 at 100,10
		seat 5 each
		f2 2B 2Y at 48,40 acted
		s1 at 52,38`)
}

func TestP8AFrameMayAbandonInsteadOfALoss(t *testing.T) {
	g := standing(t, "")
	g.play(shotOfTwo + "roll 5 6")
	g.asks("2 lose")
	if d, _ := g.b.Pending(); d.All {
		t.Error("all answers are said to be listed, but places in free space cannot be")
	}
	g.play("abandon s1 to @43,40")
	// It touches nothing else: no move die, no damage; and the rival takes over.
	g.saw("f2 abandons s1, from 768,640 to 688,640", "seat 1 seizes s1", "seat 1 scores 28", "seat 2 scores 5")
	g.has(2, 2, "2W 2B Gd8 2Y")
	g.asks("2 lose") // the 6 is still to come, on the same chart (P11)
	g.refuses("abandon s1 to @40,40", "abandon.once")
}

func TestP8OnlyFromANearStationToOutOfItsReach(t *testing.T) {
	g := standing(t, "")
	g.play(shotOfTwo + "roll 5 6")
	g.refuses("abandon s0 to @43,40", "abandon.near")
	g.refuses("abandon s2 to @43,40", "target.none")
	g.refuses("abandon s1 to @45,40", "abandon.stays")    // its gap is exactly one unit
	g.refuses("abandon s1 to @42.875,40", "abandon.far")  // a unit and two steps of the lattice
	g.allows("abandon s1 to @42.9375,40")                 // a unit and one
	g.refuses("abandon s1 to @300,40", "abandon.far")     //
	g.allows("abandon s1 to @44.9375,40")                 // just out of reach
	g.refuses("abandon s1 to @43.0625,43", "abandon.far") // as the crow flies
	g.refuses("abandon s1 to @52,38", "abandon.stays")    // onto it
	g.refuses("lose white", "lose.white")                 // other losses as ever
	g.allows("lose comms")
}

func TestP8WhatTheFrameStandsInMayLieBetween(t *testing.T) {
	// A walker abandons straight through a wall, but may not end on it.
	g := situation(t, `
		wall 1x3x3 at 44,39
		seat 7 each
		f0 2Rd at 20,60
		s0 at 100,10
		seat 5 each
		f1 2Rd at 48,40 acted
		s1 at 52,38`)
	g.play("pick f0\n name f1 direct\n roll 1 1 2 1\n defend none\n attack R2\n roll 6 1")
	g.refuses("abandon s1 to @44,40", "stand.cover")
	g.refuses("abandon s1 to @43,40", "stand.cover")
	if p, ok := g.b.State.AbandonPlace(1, 1); !ok || field.BaseStationWithin(p, g.b.State.Stations[1].At, 5*field.Stud) {
		t.Errorf("the place offered is %v, %t", p, ok)
	}
	g.b.State.Bricks.Remove(7) // the end of the wall is shot down, by whatever
	g.b.State.Bricks.Remove(8)
	g.b.State.Bricks.Remove(6)
	g.allows("abandon s1 to @43,40")
}

func TestP8NotOntoAnotherFrameOrOffTheTable(t *testing.T) {
	g := situation(t, `
		seat 7 each
		f0 2Rd at 20,20
		s0 at 100,10
		seat 5 each
		f1 2Rd at 48,3 acted
		f2 2Rd at 42,4 acted
		s1 at 52,1`)
	g.play("pick f0\n name f1 direct\n roll 1 1 2 1\n defend none\n attack R2\n roll 6 1")
	g.refuses("abandon s1 to @43,3", "stand.frame")
	g.refuses("abandon s1 to @43.5,1", "stand.off-table")
}

func TestP8NowhereToGoNoAbandoning(t *testing.T) {
	// A frame in the middle of a station cannot get out of its reach with one unit:
	// its only system is lost without asking.
	g := situation(t, `
		seat 7 each
		f0 2Rd at 20,40
		s0 at 100,10
		seat 5 each
		f1 1B at 52,40 acted
		s1 at 50,38`)
	g.play("pick f0\n name f1 direct\n roll 1 1 2 1\n defend none\n attack R2\n roll 6 1")
	g.saw("f1 loses defence")
	g.asks("1 act")
}

func TestP8AnybodysStation(t *testing.T) {
	// The station is seat 1's own: whoever owns it.
	g := situation(t, `
		seat 7 each
		f0 2Rd at 20,40
		f1 at 56,44 acted
		s0 at 52,38
		seat 5 each
		f2 2B 2Y at 48,40 acted
		s1 at 100,10`)
	g.holds(0, 1)
	g.play(shotOfTwo + "roll 5 6")
	g.allows("abandon s0 to @43,40")
}

func TestP9OneThatTouchesTheStationGetsAway(t *testing.T) {
	// Gap 0 and one unit would be exactly 1, still in reach: one step more.
	g := situation(t, `
		seat 7 each
		f0 2Rd at 20,40
		s0 at 100,10
		seat 5 each
		f1 2B 2Y at 50,40 acted
		s1 at 52,38`)
	g.play("pick f0\n name f1 direct\n roll 1 1 2 1\n defend none\n attack R2\n roll 5 6")
	g.refuses("abandon s1 to @45,40", "abandon.stays")
	g.play("abandon s1 to @44.9375,40")
	g.standsAt(1, 44.9375, 40)
}

func TestP10AnyDirection(t *testing.T) {
	// Off one station and into reach of another: the rulebook's letter allows it.
	g := situation(t, `
		seat 7 each
		f0 2Rd at 20,40
		s0 at 44,48
		seat 5 each
		f1 2B 2Y at 47.5,40 acted
		s1 at 52,38`)
	g.play("pick f0\n name f1 direct\n roll 1 1 2 1\n defend none\n attack R2\n roll 5 6\n abandon s1 to @44.5,43.5")
	g.saw("seat 2 seizes s0")
}

func TestP10StraightAwayOnly(t *testing.T) {
	g := standing(t, "rules straight away\n")
	g.play(shotOfTwo + "roll 5 6")
	g.refuses("abandon s1 to @44,40", "abandon.straight")
	g.refuses("abandon s1 to @43,40.5", "abandon.straight")
	p, ok := g.b.State.AbandonPlace(2, 1)
	if want := studs(42.9375, 40); !ok || p != want {
		t.Errorf("straight away is %v, want %v", p, want)
	}
	g.play("abandon s1 to @42.9375,40")
}

func TestP10StraightAwayEitherSideOfWhatIsInTheWay(t *testing.T) {
	// A frame stands right behind f2. Two places, either side of it, are as far from
	// the station as any: both are taken.
	g := situation(t, `
		rules straight away
		seat 7 each
		f0 2Rd at 20,60
		f1 at 43,40 acted
		s0 at 100,10
		seat 5 each
		f2 2B 2Y at 48,40 acted
		s1 at 52,38`)
	g.play(shotOfTwo + "roll 5 6")
	s := &g.b.State
	p, ok := s.AbandonPlace(2, 1)
	mirrored := field.Point{X: p.X, Y: 2*40*field.Stud - p.Y}
	for _, at := range []field.Point{p, mirrored} {
		if a := (rapid.Action{Kind: rapid.ActAbandon, Index: 1, Place: at}); !ok || s.Legal(&a) != nil {
			t.Errorf("abandoning to %v: %v", at, s.Legal(&a))
		}
	}
}

func TestP11TheRestOfTheAttackIsReadAsItWas(t *testing.T) {
	// f2 steps out of its cover in the middle of the attack; the second 6 is read
	// on chart 3 as the first was.
	g := situation(t, `
		wall 1x2x3 at 44,39
		seat 7 each
		f0 2Rd at 20,40
		f1 at 63,40 acted
		s0 at 100,10
		seat 5 each
		f2 2B 2Y at 48,40 acted
		s1 at 52,38`)
	g.play(shotOfTwo + "roll 6 6\n abandon s1 to @44.5,36.5")
	g.saw("seat 1 seizes s1")
	g.never("no longer")
	g.asks("2 lose")
}

func TestP12AnyOnePointMayBeIgnored(t *testing.T) {
	for _, which := range []string{"abandon s1 to @43,40\n lose comms", "lose comms\n abandon s1 to @43,40"} {
		g := standing(t, "")
		g.play(shotOfTwo + "roll 5 6\n" + which)
		g.has(2, 2, "2W 2B Gd8 1Y")
		g.asks("1 act")
	}
}

func TestP13InsteadOfTheLastWhite(t *testing.T) {
	g := situation(t, `
		seat 7 each
		f0 2Rd at 20,40
		s0 at 100,10
		seat 5 each
		f1 1W at 48,40 acted
		s1 at 52,38`)
	g.play("pick f0\n name f1 direct\n roll 1 1 2 1\n defend none\n attack R2\n roll 6 1")
	g.asks("2 lose")
	g.play("abandon s1 to @43,40")
	g.has(1, 1, "2W Gd8")
}
