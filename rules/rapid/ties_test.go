package rapid_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"rulerfire/rules/rapid"
)

// level are seats with a bare frame each, at the same score; in play.
func level(t *testing.T, seats int) *game {
	t.Helper()
	text := ""
	for i := range seats {
		text += fmt.Sprintf("seat 5 each\n f%d at %d,10\n f%d at %d,60\n", 2*i, 10+20*i, 2*i+1, 10+20*i)
	}
	return situation(t, text)
}

// askedIn passes until nobody is left to pass to, and gives the seats asked.
func (g *game) askedIn() string {
	var seats []string
	for g.b.State.Phase == rapid.PhasePick {
		seats = append(seats, g.asked()[:1])
		if !g.b.State.MayPass() {
			break
		}
		g.play("pass")
	}
	return strings.Join(seats, " ")
}

func TestT5ATieIsRolledOnceAndThenTheOrderTurns(t *testing.T) {
	g := level(t, 3)
	g.asks("roll tie")
	d, _ := g.b.Pending()
	if want := []int{6, 6, 6}; !slices.Equal(d.Dice, want) || d.For != -1 {
		t.Errorf("the dice are %v for %d", d.Dice, d.For)
	}
	g.play("roll 2 6 4")
	g.saw("tie rolled 2 6 4")
	for i, want := range []string{"2 3 1", "3 1 2", "1 2 3", "2 3 1"} {
		if got := g.askedIn(); got != want {
			t.Fatalf("offer %d asks %s, want %s", i+1, got, want)
		}
		// The last of them must go; then the order begins again.
		seat := g.b.State.Asked
		f := g.b.State.First[seat]
		if g.b.State.Frames[f].Acted {
			f++
		}
		g.idle(fmt.Sprintf("f%d", f))
	}
}

func TestT5EqualDiceAreRolledAgain(t *testing.T) {
	g := level(t, 3)
	g.play("roll 4 6 4")
	g.asks("roll tie")
	d, _ := g.b.Pending()
	if len(d.Dice) != 2 {
		t.Errorf("%d dice are rolled again, want 2", len(d.Dice))
	}
	g.play("roll 1 5")
	g.saw("tie rolled 1 0 5")
	if got := g.askedIn(); got != "2 3 1" {
		t.Errorf("asked are %s, want 2 3 1", got)
	}
}

func TestT5EvenDiceThatNeverPartLetTheBattleGoOn(t *testing.T) {
	g := level(t, 2)
	for range 4 {
		g.asks("roll tie")
		g.play("roll 3 3")
	}
	g.asks("1 pick")
}

func TestT5TheClockCountsAsReaching(t *testing.T) {
	g := situation(t, "seat 5 each\n f0 at 10,10\n seat 5 each\n f1 at 60,10")
	g.play("roll 1 6")
	g.asks("2 pick")
	g.idle("f1")
	g.asks("1 pick") // he alone has a frame left: there is nothing to order
	g.idle("f0")
	g.saw("round 1 ends", "the order of the tie turns: seat 1 goes first")
	g.asks("1 tick") // reached for the second time
	g.play("hold")
	g.asks("2 tick")
	g.play("hold")
	g.asks("2 pick") // and for the third
}

func TestT5AnotherTieIsAnotherRoll(t *testing.T) {
	// The tie of the first two is broken, and comes back when the score is level
	// again: they roll again.
	g := situation(t, `
		seat 5 each
		f0 2Rd at 20,40
		f1 1W at 20,60 acted
		seat 5 each
		f2 1W at 50,40 acted
		f3 2Rd at 50,60`)
	g.play("roll 6 1\n pick f0\n name f2 direct\n roll 1 1 2 1\n defend none\n attack R2\n roll 5 1")
	g.saw("f2 is destroyed", "seat 2 scores 5")
	g.play("done\n spot none")
	g.asks("2 pick")
	g.play("pick f3\n name f1 direct\n roll 1 1 2 1\n defend none\n attack R2\n roll 5 1")
	g.saw("f1 is destroyed", "seat 1 scores 5")
	g.play("done\n spot none")
	g.asks("roll tie") // at the clock
}

func TestT5AMemberMoreIsAnotherTie(t *testing.T) {
	// Seats 1 and 2 have rolled; seat 3 falls to their score: all three roll.
	g := situation(t, `
		seat 5 each
		f0 2Rd at 20,40
		seat 5 each
		f1 at 90,10
		seat 5 each
		f2 1W at 50,40 acted
		f3 at 90,60`)
	g.play("pass\n roll 6 1\n pick f0\n name f2 direct\n roll 1 1 2 1\n defend none\n attack R2\n roll 5 1")
	g.saw("f2 is destroyed", "seat 3 scores 5")
	g.play("done")
	g.asks("roll tie")
	if d, _ := g.b.Pending(); len(d.Dice) != 3 {
		t.Errorf("%d roll, want 3", len(d.Dice))
	}
}

func TestT6TheLoserPlacesThePointAndActsLastOfTheTied(t *testing.T) {
	// Seats 2 and 3 tie for the lowest score, 21; seat 2 loses the roll.
	g := newBattle(t, rapid.Skirmish, openTable(200, 140), company(3, soldier), company(5, soldier), company(5, soldier))
	g.scores(35, 21, 21)
	g.asks("roll tie")
	g.play("roll 2 5")
	g.saw("seat 1 defends, seat 2 is on point")
	g.fieldAll()
	// And he acts last of the two, every time, as long as their scores are level.
	for round := range 3 {
		if got := g.askedIn(); got != "1 3 2" {
			t.Fatalf("offer %d asks %s, want 1 3 2", round+1, got)
		}
		g.idle(fmt.Sprintf("f%d", 3+round))
	}
}

func TestT6UntilTheirScoresChange(t *testing.T) {
	g := newBattle(t, rapid.Skirmish, openTable(200, 140), company(3, soldier), company(5, soldier), company(5, soldier))
	g.play("roll 2 5")
	g.fieldAll()
	if seat := g.b.State.Order()[2]; seat != 1 {
		t.Errorf("seat %d is last, want 2", seat+1)
	}
	g.frame(8).White = 0 // seat 3 loses a frame, so now it is the lowest
	if seat := g.b.State.Order()[2]; seat != 2 {
		t.Errorf("seat %d is last, want 3", seat+1)
	}
}

func TestY7TiesInTheMiddleAreRolledAtSetUp(t *testing.T) {
	small := company(3, soldier)
	small.Frames[2].Systems[rapid.Comms] = 0
	g := newBattle(t, rapid.Skirmish, openTable(200, 140), company(3, soldier), small, company(4, soldier), company(3, soldier))
	g.scores(30, 35, 18, 30)
	g.asks("roll tie")
	g.play("roll 3 4")
	g.saw("tie rolled 3 0 0 4", "seat 2 defends, seat 3 is on point")
}

// tied is two companies of frames that tie for defence; seat 2 has won the roll.
func tied(t *testing.T, frames int, spares ...rapid.Design) *game {
	t.Helper()
	first, second := company(frames, soldier), company(frames, soldier)
	second.Spares = spares
	g := newBattle(t, rapid.Skirmish, openTable(200, 140), first, second)
	g.scores((frames+3)*5, (frames+3)*5)
	g.asks("roll tie")
	g.play("roll 1 6")
	g.asks("2 change")
	return g
}

var bare = rapid.Design{Name: "Spare", Systems: rapid.Systems{rapid.HandToHand: 1}}

func TestT7TheWinnerAddsASpare(t *testing.T) {
	g := tied(t, 5, bare)
	g.refuses("add copy f5", "tie.spare-first")
	g.refuses("add spare 2", "tie.no-spare")
	g.play("add spare 1")
	g.saw("seat 2 adds f10", "seat 1: 7 an asset, score 56", "seat 2: 3 an asset, score 27", "seat 1 defends, seat 2 is on point")
	if f := g.frame(10); f.Systems.Count() != 1 || f.Rockets != 0 || f.Number != 6 || g.b.State.DesignOf(10).Name != "Spare" {
		t.Errorf("the spare is %+v", f)
	}
}

func TestT7WithoutSpareACopyWithoutRockets(t *testing.T) {
	g := tied(t, 5)
	g.refuses("add spare 1", "tie.no-spare")
	g.refuses("add copy f0", "not-yours")
	g.play("add copy f5")
	g.saw("seat 2 adds f10")
	if f := g.frame(10); f.Systems != g.frame(5).Systems || f.Rockets != 0 || f.Seat != 1 {
		t.Errorf("the copy is %+v", f)
	}
	g.scores(56, 27)
}

func TestT7TheWinnerRemovesAFrameAndKeepsItsRockets(t *testing.T) {
	g := tied(t, 5)
	g.refuses("remove f5", "tie.rockets")
	g.refuses("remove f5 rocket f5", "not-yours")
	g.refuses("remove f5 rocket f0", "not-yours")
	g.refuses("remove f5 rocket f6 rocket f6", "tie.rockets")
	g.refuses("remove f9 rocket f6", "tie.rockets")
	g.refuses("remove f0 rocket f1", "not-yours")
	g.play("remove f5 rocket f9")
	g.saw("seat 2 removes its frame 1, a rocket to f9", "seat 2: 7 an asset, score 49", "seat 2 defends, seat 1 is on point")
	var rockets []uint8
	for i := 5; i < 9; i++ {
		rockets = append(rockets, g.frame(i).Rockets)
	}
	if got := fmt.Sprint(rockets); got != "[1 1 0 1]" {
		t.Errorf("the rockets are %s", got)
	}
}

func TestT7NoFrameGetsMoreThanThreeRockets(t *testing.T) {
	first, second := company(5, soldier), company(5, soldier)
	for i := range second.Frames {
		second.Frames[i].Rockets = 0
	}
	second.Frames[0].Rockets, second.Frames[1].Rockets = 1, 2
	g := newBattle(t, rapid.Skirmish, openTable(200, 140), first, second)
	g.play("roll 1 6")
	g.allows("remove f5 rocket f6")
	g.allows("remove f6 rocket f5 rocket f5")
	g.b.State.Frames[6].Rockets = 3
	g.refuses("remove f5 rocket f6", "tie.three-rockets")
}

func TestT7OnlyWithinTheSizeLimits(t *testing.T) {
	g := tied(t, 4)
	g.refuses("remove f4 rocket f5", "tie.small")
	g.allows("add copy f4")
	g = tied(t, 6)
	g.refuses("add copy f6", "tie.full")
	g.allows("remove f6 rocket f7")
	g = tied(t, 6, bare)
	g.refuses("add spare 1", "tie.full")
}

func TestT7TheWinnerMakesTheLoserChoose(t *testing.T) {
	g := tied(t, 5)
	g.refuses("make seat 2", "tie.whom")
	g.refuses("make seat 3", "tie.whom")
	g.play("make seat 1")
	g.saw("seat 2 makes seat 1 change its company")
	g.asks("1 change")
	g.refuses("make seat 2", "tie.only-winner")
	g.refuses("remove f5 rocket f6", "not-yours")
	g.play("add copy f0")
	g.saw("seat 1 adds f5", "seat 2 defends, seat 1 is on point")
	if f := g.frame(5); f.Seat != 0 || f.Number != 6 || g.frame(6).Seat != 1 || g.frame(6).Number != 1 {
		t.Errorf("f5 is %+v", f)
	}
}

func TestT7AfterTheThirdRepetitionTheWinnerCountsAsHigher(t *testing.T) {
	// Five companies all alike. Each winner adds a frame and drops out of the tie.
	var companies []rapid.Company
	for range 5 {
		companies = append(companies, company(3, soldier))
	}
	g := newBattle(t, rapid.Skirmish, openTable(200, 140), companies...)
	g.play("roll 6 5 4 3 2\n add copy f0\n roll 6 5 4 3\n add copy f4\n roll 6 5 4\n add copy f8")
	g.asks("roll tie")
	g.play("roll 2 6")
	g.saw("seat 5 counts as higher")
	g.asks("roll tie") // the three that added tie for the lowest
	g.play("roll 5 4 3")
	g.saw("seat 5 defends, seat 3 is on point")
	g.fieldAll()
	// In play it goes before the one that it ties with, every time.
	for offer := range 3 {
		if got := g.askedIn(); !strings.HasPrefix(got, "5 4") {
			t.Fatalf("offer %d asks %s, want 5 and 4 first", offer+1, got)
		}
		g.idle(fmt.Sprintf("f%d", 8+offer))
	}
}

func TestT7EverySizeLetsACompanyAddOrRemove(t *testing.T) {
	// So the winner of the roll, and whoever it makes choose, always has a choice.
	for _, size := range []rapid.Size{rapid.Skirmish, rapid.FullBattle} {
		for players := 2; players <= rapid.MaxSeats; players++ {
			if l, err := rapid.LimitsFor(size, players); err != nil || l.MinFrames >= l.MaxFrames {
				t.Errorf("%v of %d: %+v, %v", size, players, l, err)
			}
		}
	}
}

func TestT7EveryAnswerOfferedMayBeTaken(t *testing.T) {
	g := tied(t, 5, bare)
	d, _ := g.b.Pending()
	var words []string
	for _, c := range d.Some {
		words = append(words, c.String())
	}
	if got, want := strings.Join(words, ", "), "add spare 1, make seat 1, remove f5 rocket f6, remove f6 rocket f5, "+
		"remove f7 rocket f5, remove f8, remove f9"; got != want {
		t.Errorf("offered are %s, want %s", got, want)
	}
}
