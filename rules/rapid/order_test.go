package rapid_test

import (
	"slices"
	"strings"
	"testing"
)

// three companies of two bare frames each, far from each other.
const threeSeats = `
	seat 7 each
	f0 at 10,10
	f1 at 10,20
	seat 6 each
	f2 at 10,40
	f3 at 10,50
	seat 3 each
	f4 at 80,10
	f5 at 80,20`

// passed checks which seats have passed, from 1.
func (g *game) passed(want ...int) {
	g.t.Helper()
	for seat := range g.b.State.SeatCount() {
		if got := g.b.State.Passed(seat); got != slices.Contains(want, seat+1) {
			g.t.Errorf("seat %d has passed: %t, want only %v", seat+1, got, want)
		}
	}
}

func TestT1TheHighestScoreChoosesAndMayPassDown(t *testing.T) {
	g := situation(t, threeSeats)
	g.asks("1 pick")
	g.offers("pick f0", "pick f1", "pass")
	g.play("pass")
	g.saw("seat 1 passes")
	g.asks("2 pick")
	g.play("pass")
	g.asks("3 pick")
}

func TestT1OnlyOnesOwnFramesThatHaveNotGone(t *testing.T) {
	g := situation(t, threeSeats)
	g.refuses("pick f2", "not-yours")
	g.idle("f0")
	g.refuses("pick f0", "pick.acted")
	g.offers("pick f1", "pass")
	g.b.State.Frames[1].White = 0
	g.refuses("pick f1", "pick.destroyed")
}

func TestT1WhoHasNoFrameLeftPassesByHimself(t *testing.T) {
	g := situation(t, threeSeats)
	g.idle("f0")
	g.idle("f1")
	g.never("passes")
	g.asks("2 pick")
}

func TestT1NoPassingWithNobodyAfter(t *testing.T) {
	g := situation(t, threeSeats)
	g.play("pass\n pass")
	g.refuses("pass", "pick.must")
	g.offers("pick f4", "pick f5")
}

func TestT2TheLowestNeedNotGoIfHeHasGone(t *testing.T) {
	// Seat 3 has no frame left to go, so seat 2 is the one that cannot pass.
	g := situation(t, threeSeats)
	g.play("pass\n pass")
	g.idle("f4")
	g.play("pass\n pass")
	g.idle("f5")
	g.asks("1 pick")
	g.play("pass")
	g.asks("2 pick")
	g.refuses("pass", "pick.must")
	// And with seat 2 done as well, seat 1, the highest, cannot.
	g.idle("f2")
	g.play("pass")
	g.idle("f3")
	g.asks("1 pick")
	g.refuses("pass", "pick.must")
}

func TestT3PassingIsNotForGood(t *testing.T) {
	g := situation(t, threeSeats)
	g.play("pass\n pass")
	g.passed(1, 2)
	g.idle("f4")
	g.saw("f4 begins its turn", "f4 ends its turn")
	g.asks("1 pick")
	g.passed()
}

func TestT3WhoHasNoFrameLeftHasNotPassed(t *testing.T) {
	g := situation(t, strings.Replace(threeSeats, "f0 at 10,10\n\tf1 at 10,20", "f0 at 10,10 acted\n\tf1 at 10,20 acted", 1))
	g.asks("2 pick")
	g.play("pass")
	g.passed(2)
}

func TestT4ScoresAndOrderChangeAtOnce(t *testing.T) {
	// Seat 1, with 14, loses a frame to seat 2, with 12: seat 2 is asked next.
	g := situation(t, `
		seat 7 each
		f0 1W at 50,40 acted
		f1 at 10,20
		seat 6 each
		f2 2Rd at 20,40
		f3 at 10,50`)
	g.play("pass\n pick f2\n name f0 direct\n roll 1 1 2 1\n defend none\n attack R2\n roll 5 1")
	g.saw("f0 is destroyed", "seat 1 scores 7")
	g.scores(7, 12)
	g.play("done\n spot none")
	g.asks("2 pick")
}

func TestO13TheOrderBeginsAgainWithTheHighest(t *testing.T) {
	// Even if that player has just acted.
	g := situation(t, threeSeats)
	g.idle("f0")
	g.asks("1 pick")
}

func TestD7TheRoundEndsWhenAllHaveGone(t *testing.T) {
	// A frame destroyed before its turn needs none.
	g := situation(t, `
		seat 7 each
		f0 2Rd at 20,40
		seat 3 each
		f1 1W at 50,40
		f2 at 90,70`)
	g.play(`
		pick f0
		name f1 direct
		roll 1 1 4 1
		defend none
		attack R4
		name none
		roll 1 1
		defend none
		roll 6 1 1 1`)
	g.saw("f1 is destroyed")
	g.play("done")
	g.idle("f2")
	g.saw("f2 ends its turn", "round 1 ends", "the clock goes to 10")
}
