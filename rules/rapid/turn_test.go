package rapid_test

import "testing"

// duel is a frame of seat 1 and one of seat 2 that has had its turn, at direct
// range of each other, on an empty table.
const duel = `
	seat 7 each
	f0 2Rd 1B 1G 1Y at 20,40
	seat 3 each
	f1 2Rd 1B at 50,40 acted defence 3`

func TestN1NobodyNamesAStation(t *testing.T) {
	// A target is a frame, a piece of terrain, or none: stations are not even in
	// the list.
	g := situation(t, `
		wall 2x2x1 at 60,10
		seat 7 each
		f0 2Rd at 20,40
		s0 at 30,60
		seat 3 each
		f1 2Rd at 50,40
		s1 at 60,60`)
	g.play("pick f0")
	g.offers("name f1 hand", "name f1 direct", "name t0 hand", "name t0 direct", "name none")
}

func TestN2OwnFramesAreNoTargets(t *testing.T) {
	g := situation(t, `
		seat 7 each
		f0 2Rd at 20,40
		f1 2Rd at 40,40
		seat 3 each
		f2 2Rd at 50,40`)
	g.play("pick f0")
	g.refuses("name f1 direct", "target.own")
	g.refuses("name f0 hand", "target.own")
	g.offers("name f2 hand", "name f2 direct", "name none")
}

func TestN2DestroyedFramesAreNoTargets(t *testing.T) {
	g := situation(t, `
		seat 7 each
		f0 2Rd at 20,40
		seat 3 each
		f1 2Rd at 40,40
		f2 2Rd at 50,40 destroyed`)
	g.play("pick f0")
	g.refuses("name f2 direct", "target.none")
	g.refuses("name f9 direct", "target.none")
}

func TestN3TheRangeMustBeOneTheFrameAttacksAt(t *testing.T) {
	for _, c := range []struct {
		dice    string
		refused []string
		offered []string
	}{
		{"2Rd", []string{"name f1 artillery"}, []string{"name f1 hand", "name f1 direct", "name none"}},
		{"2Ra", []string{"name f1 direct"}, []string{"name f1 hand", "name f1 artillery", "name none"}},
		{"2Rh", []string{"name f1 direct", "name f1 artillery"}, []string{"name f1 hand", "name none"}},
		{"", []string{"name f1 direct", "name f1 artillery"}, []string{"name f1 hand", "name none"}},
	} {
		g := situation(t, "seat 7 each\n f0 "+c.dice+" at 20,40\n seat 3 each\n f1 2Rd at 50,40")
		g.play("pick f0")
		for _, line := range c.refused {
			g.refuses(line, "target.weapon")
		}
		g.offers(c.offered...)
	}
}

func TestN4RedDiceOfOtherRangesAreNotRolled(t *testing.T) {
	for _, c := range []struct{ name, roll string }{
		{"name f1 hand", "roll W1 W2 R1 R2 R8:3 "},
		{"name f1 direct", "roll W1 W2 R1 R2"},
		{"name none", "roll W1 W2"},
	} {
		g := situation(t, "seat 7 each\n f0 2Rh+d8 2Rd at 20,40\n seat 3 each\n f1 2Rd at 50,40")
		g.play("pick f0")
		g.play(c.name)
		g.play(c.roll)
	}
}

func TestN4TheSecondWeaponAddsAnEightSider(t *testing.T) {
	g := situation(t, "seat 7 each\n f0 2Ra+d8 2B at 20,40\n seat 3 each\n f1 2Rd at 90,40")
	g.play(`
		pick f0
		name f1 artillery
		roll W1 W1 B1 B1 R1 R1 R8:8`)
}

func TestN5NoTargetStillDefendsMovesAndSpots(t *testing.T) {
	g := situation(t, duel)
	g.play(`
		pick f0
		name none
		roll W6 W1 B4 G3 Y5
		defend B4`)
	g.refuses("attack W6", "attack.no-target")
	g.play(`
		move G3 @25,40
		spot f1 Y5`)
	g.saw("f0 moves from 320,640 to 400,640", "f0 spots f1 with Y5: 5", "f0 ends its turn")
	g.never("makes no attack")
}

func TestN6ATargetMayBeOutOfRangeWhenNamed(t *testing.T) {
	g := situation(t, "seat 7 each\n f0 2Rd at 20,40\n seat 3 each\n f1 2Rd at 70,40 acted")
	g.play(`
		pick f0
		name f1 direct
		roll W4 W1 R5 R1
		defend none`)
	g.refuses("attack R5", "attack.range") // the gap is 46 studs of 40
	g.play(`
		move W4 @30,40
		attack R5`)
	g.saw("f0 attacks f1 with R5")
}

func TestN6TooFarIsOutOfRange(t *testing.T) {
	// Exactly at the ruler's end is within it, a sixteenth beyond is not.
	for _, c := range []struct {
		at      string
		refused bool
	}{{"64,40", false}, {"64.0625,40", true}} {
		g := situation(t, "seat 7 each\n f0 2Rd at 20,40\n seat 3 each\n f1 2Rd at "+c.at+" acted")
		g.play("pick f0\n name f1 direct\n roll 1 1 5 1\n defend none")
		if c.refused {
			g.refuses("attack R5", "attack.range")
		} else {
			g.allows("attack R5")
		}
	}
}

func TestN6TooNearIsOutOfRange(t *testing.T) {
	// Exactly one unit is hand to hand; a sixteenth of a stud more is direct.
	for _, c := range []struct {
		at      string
		refused bool
	}{{"29,40", true}, {"29.0625,40", false}} {
		g := situation(t, "seat 7 each\n f0 2Rd at 20,40\n seat 3 each\n f1 2Rd at "+c.at+" acted")
		g.play("pick f0\n name f1 direct\n roll 1 1 5 1\n defend none")
		if c.refused {
			g.refuses("attack R5", "attack.range")
		} else {
			g.allows("attack R5")
		}
	}
	g := situation(t, "seat 7 each\n f0 2Ra at 20,40\n seat 3 each\n f1 2Rd at 64,40 acted")
	g.play("pick f0\n name f1 artillery\n roll 1 1 5 1\n defend none")
	g.refuses("attack R5", "attack.range") // within the ruler is too near for artillery
}

func TestN6AnAttackOutOfRangeIsLost(t *testing.T) {
	g := situation(t, "seat 7 each\n f0 2Rd at 20,40\n seat 3 each\n f1 2Rd at 90,40")
	g.play(`
		pick f0
		name f1 direct
		roll W1 W1 R6 R6
		defend W1
		done`)
	g.saw("f0 makes no attack on f1", "f0 ends its turn")
	g.never("f1 begins")
}

func TestN6ARulerOfSixUnits(t *testing.T) {
	// On small tables direct range and spotting end at 6 units.
	g := situation(t, `
		rules ruler 6
		seat 7 each
		f0 2Rd 1Y at 20,40
		f1 2Ra at 20,60
		seat 3 each
		f2 2Rd at 55,40 acted`)
	g.play("pick f0\n name f2 direct\n roll 1 6 5 1 4\n defend none")
	g.refuses("attack R5", "attack.range")
	g.play("done")
	g.saw("f0 makes no attack on f2", "f0 ends its turn") // and nobody to spot
	g.play("pick f1\n name f2 artillery\n roll 1 1 5 1\n defend none\n attack R5")
	g.saw("f1 attacks f2 with R5")
}

func TestN6TheUnitMayBeLonger(t *testing.T) {
	// With units of 7 studs a gap of 7 studs is hand to hand, one of 56 direct.
	for _, c := range []struct{ name, at string }{{"name f1 hand", "31,40"}, {"name f1 direct", "80,40"}} {
		g := situation(t, "rules unit 7\n seat 7 each\n f0 2Rd 2Rh at 20,40\n seat 3 each\n f1 2Rd at "+c.at+" acted")
		g.play("pick f0\n" + c.name + "\n roll 1 1 5 1\n defend none")
		g.allows("attack R5")
	}
}

func TestN7TerrainIsAttackedOnChartFive(t *testing.T) {
	g := situation(t, `
		wall 2x4x3 at 46,38
		wall 2x4x3 at 43,38
		seat 7 each
		f0 2Rd at 20,40
		f1 2Rd at 20,60
		seat 3 each
		f2 2Rd at 100,70 spot 6`)
	g.play(`
		pick f0
		name t0 direct
		roll W1 W1 R4 R1
		defend none
		attack R4`)
	// It has no defence and is not in cover, though another wall stands before it;
	// nobody is activated, and no spot can be used.
	g.saw("f0 attacks t0 with R4", "f0 hits: 4 damage dice on chart 5")
	g.never("on hold")
	g.never("covers")
	g.damage("3 4 5 6")
	if n := g.counts("breaks off t0"); n != 18 {
		t.Errorf("%d bricks broke off, want 18", n)
	}
}

func TestN7TerrainIsAsFarAsItsNearestStandingBrick(t *testing.T) {
	// The wall's nearest brick is 4 studs from the base: hand to hand. Once it is
	// gone the next is 8 away.
	g := situation(t, `
		bricks 1x4 layer 1 at 26,38
		bricks 4x2 layer 1 at 27,38
		bricks 1x2 layer 1 at 31,38
		seat 7 each
		f0 2Rd at 20,40
		seat 3 each
		f1 2Rd at 100,70`)
	g.play("pick f0\n name t0 direct\n roll 1 1 5 1\n defend none")
	g.refuses("attack R5", "attack.range")
	g.b.State.Bricks.Remove(0)
	g.refuses("attack R5", "attack.range") // 27 − 22 is one unit
	g.b.State.Bricks.Remove(1)
	g.allows("attack R5")
	g.b.State.Bricks.Remove(2)
	g.refuses("attack R5", "attack.gone")
}

func TestN7TerrainThatHasFallenIsNoTarget(t *testing.T) {
	g := situation(t, "wall 1x1x2 at 40,40\n"+duel)
	g.b.State.Bricks.Remove(0)
	g.play("pick f0")
	g.allows("name t0 direct") // one brick still stands
	g.b.State.Bricks.Remove(1)
	g.refuses("name t0 direct", "target.none")
}

func TestN8TheSpotsTargetIsChosenAtTheEnd(t *testing.T) {
	// Whom it spots has nothing to do with whom it named.
	g := situation(t, "seat 7 each\n f0 2Rd 1Y at 20,40\n seat 3 each\n f1 2Rd at 50,40 acted defence 6\n f2 2Rd at 50,50 acted")
	g.play("pick f0\n name f1 direct\n roll 1 1 3 1 4\n defend W1\n attack R3\n done")
	g.offers("spot f1 W1", "spot f2 W1", "spot f1 Y4", "spot f2 Y4", "spot none")
}

func TestN9ATargetDestroyedBeforeTheAttackIsLost(t *testing.T) {
	// f0 shoots at f1, which is covered by f2. f1 is drawn in and names f2, which
	// then dies of the shot meant for f1: f1's attack is lost and its rocket spent.
	g := situation(t, `
		seat 7 each
		f0 2Rd at 20,40
		seat 3 each
		f1 2Rd at 50,40 rockets 1
		seat 1 each
		f2 1W at 44,40 acted`)
	g.play(`
		pick f0
		name f1 direct
		roll W1 W1 R6 R1
		defend W1
		attack R6
		name f2 direct rockets 1
		roll W5 W1 R6 R6 R8:8
		defend W5
		roll 5`)
	g.saw("f2 covers f1", "f2 is destroyed", "f2 covers f1 no longer")
	g.play("done\n spot none")
	g.asks("2 act")
	g.refuses("attack R6", "attack.gone")
	g.refuses("name f0 direct", "answer")
	g.play("done\n spot none")
	g.saw("f1 makes no attack on f2", "f1 ends its turn")
	if n := g.frame(1).Rockets; n != 0 {
		t.Errorf("f1 has %d rockets left", n)
	}
}

func TestR1EachRocketAddsADie(t *testing.T) {
	g := situation(t, "seat 7 each\n f0 2Rd 1Y at 20,40 rockets 3\n seat 3 each\n f1 2Rd at 50,40 acted")
	g.play("pick f0")
	g.refuses("name f1 hand rockets 1", "target.rockets-direct")
	g.offers("name f1 hand", "name f1 direct", "name f1 direct rockets 1", "name f1 direct rockets 2",
		"name f1 direct rockets 3", "name none")
	g.play("name f1 direct rockets 2\n roll W1 W1 R1 R1 R8:8 R8:7 Y1")
	if n := g.frame(0).Rockets; n != 1 {
		t.Errorf("f0 has %d rockets left, want 1", n)
	}
}

func TestR1NoMoreRocketsThanAreCarried(t *testing.T) {
	g := situation(t, "seat 7 each\n f0 2Rd at 20,40 rockets 1\n seat 3 each\n f1 2Rd at 50,40 acted")
	g.play("pick f0")
	g.refuses("name f1 direct rockets 2", "target.rockets")
}

func TestR2RocketsJoinOneRoll(t *testing.T) {
	// 2d6+d8 and two rockets are 2d6+3d8; one die of them is the attack.
	g := situation(t, "seat 7 each\n f0 2Rd+d8 at 20,40 rockets 2\n seat 3 each\n f1 2Rd at 50,40 acted defence 1")
	g.play(`
		pick f0
		name f1 direct rockets 2
		roll W1 W1 R1 R1 R8:2 R8:7 R8:8
		defend none
		attack R8:8`)
	g.saw("f0 hits: 7 damage dice on chart 2")
	g.damage("1 1 1 1 1 1 1")
	g.refuses("attack R8:7", "attack.again")
}

func TestR3RocketsAloneMakeADirectAttack(t *testing.T) {
	g := situation(t, "seat 7 each\n f0 at 20,40 rockets 1\n seat 3 each\n f1 2Rd at 50,40 acted")
	g.play("pick f0")
	g.refuses("name f1 direct", "target.weapon")
	g.play(`
		name f1 direct rockets 1
		roll W6 W1 G8:1 R8:2
		defend none`)
	g.allows("attack R8:2")
	g.allows("attack W6") // a fired rocket makes the attack legal, with whatever die
}

func TestR4RocketsAreSpentAtTheRoll(t *testing.T) {
	g := situation(t, "seat 7 each\n f0 2Rd at 20,40 rockets 2\n seat 3 each\n f1 2Rd at 90,40 acted")
	g.play(`
		pick f0
		name f1 direct rockets 2`)
	if n := g.frame(0).Rockets; n != 2 {
		t.Errorf("before the roll f0 has %d rockets, want 2", n)
	}
	g.play(`
		roll W1 W1 R1 R1 R8:8 R8:8
		defend none
		done`)
	g.saw("f0 makes no attack on f1")
	if n := g.frame(0).Rockets; n != 0 {
		t.Errorf("f0 has %d rockets left, want 0", n)
	}
}

func TestR5RocketsAreNoSystems(t *testing.T) {
	// They take no damage: a bare frame with three of them dies of two hits, and
	// they are lost with it.
	g := situation(t, "seat 7 each\n f0 2Rd at 20,40\n seat 3 each\n f1 at 50,40 rockets 3 acted\n f2 2Rd at 90,70")
	g.play("pick f0\n name f1 direct\n roll W1 W1 R2 R1\n defend none\n attack R2")
	g.damage("5 6")
	g.saw("f1 loses white", "f1 loses white", "f1 is destroyed")
	if n := g.frame(1).Rockets; n != 0 {
		t.Errorf("the destroyed f1 has %d rockets", n)
	}
}

func TestR6RocketsDoNotCancelTheSprint(t *testing.T) {
	g := situation(t, "seat 7 each\n f0 1G at 20,40 rockets 3\n seat 3 each\n f1 2Rd at 50,40 acted")
	g.play("pick f0\n name f1 direct rockets 3\n roll W1 W1 G1 G8:8 R8:1 R8:1 R8:1")
}

func TestR7TheSprintComesWithTheNextActivation(t *testing.T) {
	// f1, not yet activated, loses its only direct weapon as the cover of f2: it
	// sprints this round.
	g := situation(t, `
		seat 7 each
		f0 2Rd at 20,40
		seat 3 each
		f1 2Rd at 45,40
		f2 2Rd at 50,40 acted`)
	g.play("pick f0\n name f2 direct\n roll W1 W1 R1 R1\n defend none\n attack R1")
	g.damage("5")
	g.saw("f1 loses direct")
	g.play("done\n spot none\n pick f1\n name none\n roll W1 W1 G8:8")
}

func TestR7NotInTheTurnInProgress(t *testing.T) {
	// f1 has rolled, and loses its direct weapon to the attack that drew it in: it
	// neither gets the d8 nor may pass through cover.
	g := situation(t, `
		wall 1x20x3 at 54,30
		seat 7 each
		f0 2Rd at 20,40
		seat 3 each
		f1 2Rd at 50,40`)
	g.play(`
		pick f0
		name f1 direct
		roll W1 W1 R4 R1
		defend W1
		attack R4
		name none
		roll W3 W3
		defend W3
		roll 6`)
	g.saw("f1 loses direct")
	g.play("done\n spot none")
	g.asks("2 act")
	g.refuses("move W3 @58,40", "move.cover")
}

func TestO12OneDefenceForTheRound(t *testing.T) {
	g := situation(t, `
		seat 7 each
		f0 2Rd at 20,40
		f1 2Rd at 20,50
		seat 3 each
		f2 2Rd 2B at 50,40
		f3 2Rd at 90,70`)
	// f0 draws f2 in, which defends with B4; f1 attacks against the same 4.
	g.play(`
		pick f0
		name f2 direct
		roll W1 W1 R4 R1
		defend none
		attack R4
		name none
		roll W6 W6 B4 B3
		defend B4`)
	g.saw("f0 misses: 4 against 4")
	g.play("done\n spot none\n done\n spot none\n pick f1\n name f2 direct\n roll W1 W1 R5 R1\n defend none\n attack R5")
	g.saw("f1 hits: 1 damage dice on chart 2")
	g.never("f2 begins")
}

func TestO12NoDieIsADefenceOfNought(t *testing.T) {
	g := situation(t, "seat 7 each\n f0 2Rd at 20,40\n seat 3 each\n f1 2Rd 1B at 50,40")
	g.play(`
		pick f0
		name f1 direct
		roll W1 W1 R3 R1
		defend none
		attack R3
		name none
		roll W6 W6 B6
		defend none`)
	g.saw("f1 defends with none", "f0 hits: 3 damage dice on chart 2")
}

func TestO14NoDieNoAttack(t *testing.T) {
	g := situation(t, "seat 7 each\n f0 2Rd at 20,40\n seat 3 each\n f1 2Rd at 50,40")
	g.play("pick f0\n name f1 direct\n roll W1 W1 R6 R5\n defend none")
	g.refuses("attack none", "die.none")
	g.play("done\n spot none")
	g.saw("f0 makes no attack on f1", "f0 ends its turn")
	g.never("f1 begins")
	g.asks("2 pick")
}

func TestO14AnAttackOfOneIsAnAttack(t *testing.T) {
	g := situation(t, "seat 7 each\n f0 2Rd at 20,40\n seat 3 each\n f1 2Rd at 50,40")
	g.play("pick f0\n name f1 direct\n roll W1 W1 R1 R5\n defend none\n attack R1")
	g.saw("f0 attacks f1 with R1", "f0 is on hold for f1", "f1 begins its turn")
}

func TestO15ToldIsTold(t *testing.T) {
	// Until the number is told the attack may be given up, after that it may not.
	g := situation(t, "seat 7 each\n f0 2Rd 1G at 20,40\n seat 3 each\n f1 2Rd at 50,40")
	g.play("pick f0\n name f1 direct\n roll W1 W1 G1 R6 R5\n defend none\n move G1 @22,40")
	g.allows("done")
	g.play("attack R6")
	g.asks("2 name")
	g.refuses("done", "answer")
	g.play("name none\n roll 1 1\n defend none")
	g.asks("roll damage")
}

func TestO16DiceAreCommittedOneAtATime(t *testing.T) {
	g := situation(t, duel)
	g.play("pick f0\n name f1 direct\n roll W6 W2 B3 G4 R1 R5 Y2")
	g.offers("defend W6", "defend W2", "defend B3", "defend none")
	g.refuses("attack R5", "answer") // first the defence
	g.play("defend W6")
	g.refuses("move W6 @22,40", "die.gone")
	g.refuses("move B3 @22,40", "die.colour")
	g.refuses("move R5 @22,40", "die.colour")
	g.refuses("attack Y2", "die.colour")
	g.refuses("attack R6", "die.gone")
	g.refuses("spot f1 Y2", "answer") // last the spot
	g.play("attack W2")
	g.refuses("move W2 @22,40", "die.gone")
	g.play("move G4 @40,40")
	g.asks("1 spot") // it can neither move nor attack again
	g.offers("spot f1 Y2", "spot none")
}

func TestO16EqualDiceAreTheSameChoice(t *testing.T) {
	g := situation(t, duel)
	g.play("pick f0\n name none\n roll W3 W3 B3 G4 Y2")
	g.offers("defend W3", "defend B3", "defend none")
	g.play("defend W3")
	g.allows("move W3 @22,40") // there are two
}

func TestO16MoveAndAttackInEitherOrder(t *testing.T) {
	for _, order := range []string{"move G2 @22,40\n attack R2", "attack R2\n move G2 @22,40"} {
		g := situation(t, duel)
		g.play("pick f0\n name f1 direct\n roll W1 W1 B3 G2 R2 R1 Y2\n defend B3\n " + order + "\n spot none")
		g.saw("f0 ends its turn")
	}
}

func TestO16AFrameThatCannotActIsNotAsked(t *testing.T) {
	// One white, spent on the defence; nothing left to do anything with.
	g := situation(t, "seat 7 each\n f0 2Rd 1W at 20,40\n seat 3 each\n f1 2Rd at 50,40")
	g.play("pick f0\n name none\n roll W4\n defend W4")
	g.saw("f0 ends its turn")
	g.asks("2 pick")
}

func TestO16AFrameWithoutADieForItsAttackIsNotAsked(t *testing.T) {
	// The target is at hand, but there is no weapon for it, and the white is spent.
	g := situation(t, "seat 7 each\n f0 2Rd 1W at 20,40\n seat 3 each\n f1 2Rd at 27,40")
	g.play("pick f0\n name f1 hand\n roll W4\n defend W4")
	g.saw("f0 makes no attack on f1", "f0 ends its turn")
}

func TestX3OneWhiteLeftIsOneWhiteRolled(t *testing.T) {
	g := situation(t, "seat 7 each\n f0 1B 1W at 20,40\n seat 3 each\n f1 2Rd at 50,40")
	g.play("pick f0\n name none\n roll W4 B2 G8:3")
}
