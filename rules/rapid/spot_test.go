package rapid_test

import "testing"

func TestS1SpottingComesLast(t *testing.T) {
	// A frame cannot profit from its own spot: by the time it spots, it has
	// attacked.
	g := situation(t, duel)
	g.play("pick f0\n name f1 direct\n roll W1 W1 B1 G1 R5 R1 Y6\n defend B1")
	g.refuses("spot f1 Y6", "answer")
	g.play("attack R5\n roll 1 1\n done")
	g.asks("1 spot")
	g.refuses("attack R1", "answer")
}

func TestS2TheSpotNeedsNoAttackAndAnyTarget(t *testing.T) {
	g := situation(t, `
		seat 7 each
		f0 2Rd 1Y at 20,40
		seat 3 each
		f1 2Rd at 50,40 acted
		f2 2Rd at 40,60 acted`)
	g.play("pick f0\n name f1 direct\n roll W1 W1 R1 R1 Y4\n defend W1\n done")
	g.offers("spot f1 W1", "spot f2 W1", "spot f1 Y4", "spot f2 Y4", "spot none")
	g.play("spot f2 Y4")
	g.saw("f0 spots f2 with Y4: 4", "f0 ends its turn") // one spot, and the turn is over
}

func TestS3WithoutCommsWithinTheRulerAndOutOfCover(t *testing.T) {
	g := situation(t, `
		wall 1x2x3 at 46,39
		seat 7 each
		f0 2Rd at 20,40
		seat 2 each
		f1 2Rd at 50,40
		f2 2Rd at 40,60
		f3 2Rd at 80,40`)
	g.play("pick f0\n name none\n roll W5 W1\n defend W1\n done")
	g.refuses("spot f1 W5", "spot.cover")
	g.refuses("spot f3 W5", "spot.far")
	g.offers("spot f2 W5", "spot none")
}

func TestS3OneCommsSeesBehindCover(t *testing.T) {
	g := situation(t, `
		wall 1x2x3 at 46,39
		seat 7 each
		f0 2Rd 1Y at 20,40
		seat 2 each
		f1 2Rd at 50,40
		f2 2Rd at 64,40
		f3 2Rd at 64.0625,46`)
	g.play("pick f0\n name none\n roll W5 W1 Y2\n defend W1\n done")
	// The reach depends on the comms, not on the colour of the die.
	g.refuses("spot f3 W5", "spot.far")
	g.offers("spot f1 W5", "spot f2 W5", "spot f1 Y2", "spot f2 Y2", "spot none")
}

func TestS3TwoCommsSeeEverywhere(t *testing.T) {
	g := situation(t, `
		wall 1x2x3 at 106,39
		seat 7 each
		f0 2Rd 2Y at 20,40
		seat 3 each
		f1 2Rd at 110,40`)
	g.play("pick f0\n name none\n roll W5 W1 Y2 Y2\n defend W1\n done")
	g.offers("spot f1 W5", "spot f1 Y2", "spot none")
}

func TestC14SpottingFollowsTheSameCover(t *testing.T) {
	// Even within one unit a thin wall hides from a spotter without comms.
	g := situation(t, `
		wall 1x2x3 at 23,39
		seat 7 each
		f0 2Rd at 20,40
		seat 3 each
		f1 2Rd at 27,40
		f2 2Rd at 20,47`)
	g.play("pick f0\n name none\n roll W5 W1\n defend W1\n done")
	g.refuses("spot f1 W5", "spot.cover")
	g.allows("spot f2 W5") // hand to hand range is within reach as well
}

func TestS4OnlyAHigherSpotReplaces(t *testing.T) {
	for _, c := range []struct {
		there, die, then int
		line             string
	}{
		{1, 6, 6, "f0 spots f1 with Y6: 6"},
		{4, 4, 4, "f0 spots f1 with Y4: 4"},
		{5, 2, 5, "f0 spots f1 with Y2: 5"},
	} {
		g := situation(t, "seat 7 each\n f0 2Rd 1Y at 20,40\n seat 3 each\n f1 2Rd at 50,40\n f2 2Rd at 100,70")
		f := g.frame(1)
		f.Spot, f.SpotBy = int8(c.there), 1
		g.play("pick f0\n name none\n roll 1 1 " + string(rune('0'+c.die)) + "\n defend none\n done\n spot f1 Y" + string(rune('0'+c.die)))
		g.saw(c.line)
		if int(f.Spot) != c.then {
			t.Errorf("a spot of %d over %d gives %d, want %d", c.die, c.there, f.Spot, c.then)
		}
		if by := map[bool]int8{true: 0, false: 1}[c.die > c.there]; f.SpotBy != by {
			t.Errorf("the spot is said to be of seat %d, want %d", f.SpotBy+1, by+1)
		}
	}
}

// spotted is a shot of 3 at a defence of 4, at a frame with a spot of 5.
const spotted = `
	seat 7 each
	f0 2Rd at 20,40
	seat 3 each
	f1 2Rd at 50,40 acted defence 4 spot 5
	f2 2Rd at 100,70`

func TestS5WholeValueOrNothingOnceDefenceIsKnown(t *testing.T) {
	g := situation(t, spotted)
	g.play("pick f0\n name f1 direct\n roll 1 1 3 1\n defend none\n attack R3")
	g.asks("1 use spot")
	g.offers("use spot", "keep spot")
	g.play("use spot")
	g.saw("f0 uses the spot 5 on f1", "f0 hits: 4 damage dice on chart 2")
	if n := g.frame(1).Spot; n != 0 {
		t.Errorf("a spot of %d is left", n)
	}
}

func TestS5ASpotThatIsKeptStays(t *testing.T) {
	g := situation(t, spotted)
	g.play("pick f0\n name f1 direct\n roll 1 1 3 1\n defend none\n attack R3\n keep spot")
	g.saw("f0 misses: 3 against 4")
	if n := g.frame(1).Spot; n != 5 {
		t.Errorf("the spot is %d, want 5", n)
	}
}

func TestS5ASpotIsGoneThoughTheAttackMisses(t *testing.T) {
	g := situation(t, `
		seat 7 each
		f0 2Rd at 20,40
		seat 3 each
		f1 2Rd at 50,40 acted defence 6 spot 1
		f2 2Rd at 100,70`)
	g.play("pick f0\n name f1 direct\n roll 1 1 5 1\n defend none\n attack R5\n use spot")
	g.saw("f0 uses the spot 1 on f1", "f0 misses: 6 against 6")
	if n := g.frame(1).Spot; n != 0 {
		t.Errorf("a spot of %d is left", n)
	}
}

func TestS5TheChoiceComesWhenDefenceIsKnown(t *testing.T) {
	g := situation(t, `
		seat 7 each
		f0 2Rd at 20,40
		seat 3 each
		f1 2Rd 1B at 50,40 spot 5`)
	g.play("pick f0\n name f1 direct\n roll 1 1 3 1\n defend none\n attack R3")
	g.asks("2 name")
	g.play("name none\n roll 1 1 6\n defend B6")
	g.asks("1 use spot")
}

func TestS6AnybodyUsesAnybodysSpot(t *testing.T) {
	// Seat 3 places the spot, its rival seat 1 uses it.
	g := situation(t, `
		seat 7 each
		f0 2Rd at 20,40
		seat 5 each
		f1 2Rd at 50,40 acted defence 4
		seat 1 each
		f2 2Rd 1Y at 20,60`)
	g.play("pass\n pick f2\n name none\n roll 1 1 6\n defend none\n done\n spot f1 Y6")
	g.play("pick f0\n name f1 direct\n roll 1 1 3 1\n defend none\n attack R3\n use spot")
	g.saw("f0 uses the spot 6 on f1", "f0 hits: 5 damage dice on chart 2")
}

func TestS7TerrainCannotBeSpotted(t *testing.T) {
	g := situation(t, "wall 2x2x3 at 40,60\n"+duel)
	g.play("pick f0\n name none\n roll 1 1 1 1 5\n defend none\n done")
	g.refuses("spot t0 Y5", "spot.terrain")
}

func TestS8OnlyEnemiesAreSpotted(t *testing.T) {
	g := situation(t, `
		seat 7 each
		f0 2Rd 2Y at 20,40
		f1 2Rd at 20,50
		seat 3 each
		f2 2Rd at 50,40`)
	g.play("pick f0\n name none\n roll 1 1 5 5\n defend none\n done")
	g.refuses("spot f1 Y5", "target.own")
	g.refuses("spot f0 Y5", "target.own")
}

func TestS8NoEnemyInReachNoSpot(t *testing.T) {
	g := situation(t, "seat 7 each\n f0 2Rd 1Y at 20,40\n seat 3 each\n f1 2Rd at 80,40")
	g.play("pick f0\n name none\n roll 1 1 5\n defend none\n done")
	g.saw("f0 ends its turn")
}

func TestS9SpotsAndDefencesLieUntilTheRoundIsOver(t *testing.T) {
	g := situation(t, `
		seat 7 each
		f0 2Rd 1Y at 20,40
		seat 3 each
		f1 at 50,40`)
	g.play("pick f0\n name none\n roll 3 1 5\n defend W3\n done\n spot f1 Y5")
	g.idle("f1")
	g.asks("1 tick")
	g.play("hold\n hold")
	g.saw("round 2")
	for i := range 2 {
		if f := g.frame(i); f.Spot != 0 || f.Defence != -1 || f.Acted {
			t.Errorf("f%d begins the round with spot %d, defence %d, acted %t", i, f.Spot, f.Defence, f.Acted)
		}
	}
}

func TestS10TheSpotOfADestroyedFrameIsGone(t *testing.T) {
	g := situation(t, `
		seat 7 each
		f0 2Rd at 20,40
		seat 3 each
		f1 1W at 50,40 acted defence 1 spot 4
		f2 at 100,70`)
	g.play("pick f0\n name f1 direct\n roll 1 1 3 1\n defend none\n attack R3\n keep spot\n roll 5 5")
	g.saw("f1 is destroyed")
	if f := g.frame(1); f.Spot != 0 || f.SpotBy != -1 {
		t.Errorf("a spot of %d lies there still", f.Spot)
	}
	g.play("done")
	g.asks("2 pick") // nobody in reach is left to be spotted
}

func TestS11TheAttackerSpotsBeforeTheDefenderGoesOn(t *testing.T) {
	g := situation(t, `
		seat 7 each
		f0 2Rd 1Y at 20,40
		seat 3 each
		f1 2Rd at 50,40`)
	g.play("pick f0\n name f1 direct\n roll 1 1 3 1 4\n defend none\n attack R3\n name none\n roll 5 1\n defend W5\n done\n spot f1 Y4")
	g.saw("f0 spots f1 with Y4: 4", "f0 ends its turn", "f1 goes on")
	g.asks("2 act")
}

func TestS12SpottingActivatesNobody(t *testing.T) {
	g := situation(t, "seat 7 each\n f0 2Rd 1Y at 20,40\n seat 3 each\n f1 2Rd at 50,40")
	g.play("pick f0\n name none\n roll 1 1 5\n defend none\n done\n spot f1 Y5")
	g.never("f1 begins")
	g.asks("2 pick")
}
