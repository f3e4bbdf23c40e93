package rapid_test

import (
	"fmt"
	"strings"
	"testing"
)

// Conceding is no rule of the book: a seat that is asked may leave the battle.

func TestConcedingLeavesTheTable(t *testing.T) {
	g := situation(t, `
		seat 7 each
		f0 at 10,10
		f1 at 10,20
		s0 at 100,10
		seat 6 each
		f2 at 10,40
		s1 at 100,40
		seat 3 each
		f3 at 94,12
		s2 at 100,60`)
	g.holds(0, 3)
	g.play("concede")
	g.saw("seat 1 concedes", "seat 1 scores 0")
	g.asks("2 pick")
	g.scores(0, 12, 9)
	if g.frame(0).Stands() || g.frame(1).Stands() {
		t.Error("frames of a seat that has conceded stand on the table")
	}
	g.play("concede")
	g.saw("seat 2 concedes", "the battle is over") // one seat is left
	if r := g.b.Result(); !r.Over || fmt.Sprint(r.Winners) != "[2]" {
		t.Errorf("the result is %+v", r)
	}
}

func TestConcedingMakesStationsNobodysOrTheirBesiegers(t *testing.T) {
	g := situation(t, `
		seat 7 each
		f0 at 10,10
		f1 at 104,46
		s0 at 100,10
		s1 at 100,40
		seat 6 each
		f2 at 98,46
		s2 at 50,40
		seat 3 each
		f3 at 10,60
		s4 at 50,60`)
	g.play("concede")
	g.saw("seat 1 concedes", "seat 2 seizes s1", "seat 2 scores 18")
	g.holds(0, 0)
	g.holds(1, 2)
}

func TestConcedingIsNotForDiceNorForFielding(t *testing.T) {
	g := situation(t, duel)
	g.play("pick f0\n name f1 direct")
	g.refuses("concede", "concede")
	f := field2(t)
	f.refuses("concede", "concede")
}

func TestConcedingAfterTheEnd(t *testing.T) {
	g := situation(t, duel)
	g.play("concede")
	g.refuses("concede", "over")
}

// concedes is what is asked after the seat that is asked has conceded; a third
// seat, which goes last, keeps the battle going.
func concedes(t *testing.T, text, lines, want string) *game {
	t.Helper()
	g := situation(t, text+"\n seat 1 each\n f8 at 100,70")
	g.play(lines)
	g.play("concede")
	g.asks(want)
	return g
}

func TestConcedingInEveryPartOfATurn(t *testing.T) {
	const text = `
		wall 1x2x8 at 46,41
		seat 20 each
		f0 2Rd 1G 1Y at 20,40
		f1 2Rd at 45,38
		seat 5 each
		f2 2Rd 1B at 50,40 spot 2
		f3 2Rd at 90,10
		f4 2Rd at 90,20
		f5 2Rd at 90,30
		f6 2Rd at 90,40
		f7 2Rd at 90,50`
	const attack = "pick f0\n name f2 direct\n roll 5 5 5 5 5 5\n defend none\n attack R5\n"
	const drawnIn = attack + "name none\n roll 1 1 1\n defend none\n"
	for _, c := range []struct{ when, lines, want string }{
		{"picking", "", "2 pick"},
		{"naming", "pick f0", "2 pick"},
		{"defending", "pick f0\n name none\n roll 5 5 5 5", "2 pick"},
		{"acting", "pick f0\n name none\n roll 5 5 5 5\n defend none", "2 pick"},
		{"the defender naming", attack, "1 act"},
		{"the defender defending", attack + "name none\n roll 1 1 1", "1 act"},
		{"the attacker using the spot", drawnIn, "2 act"},
		{"the defender picking cover", drawnIn + "keep spot", "1 act"},
		{"the attacker taking bricks", drawnIn + "keep spot\n cover t0\n roll 4 1 1 1 1", "2 act"},
		{"the defender losing a system", drawnIn + "keep spot\n cover t0\n roll 6 1 1 1 1", "1 act"},
		{"the attacker losing as cover", drawnIn + "keep spot\n cover f1\n roll 5 1 1 1 1", "2 act"},
		{"the attacker going on", drawnIn + "keep spot\n cover t0\n roll 1 1 1 1 1", "2 act"},
		{"the attacker spotting", drawnIn + "keep spot\n cover t0\n roll 1 1 1 1 1\n done", "2 act"},
	} {
		t.Run(c.when, func(t *testing.T) {
			g := concedes(t, text, c.lines, c.want)
			// And the battle goes on to its end with those who are left.
			g.b.State.Clock = 1
			for range 200 {
				d, open := g.b.Pending()
				if !open {
					return
				}
				if d.Dice != nil {
					g.play("roll" + ones(len(d.Dice)))
					continue
				}
				g.play(d.Some[len(d.Some)-1].String())
			}
			t.Error("the battle does not end")
		})
	}
}

// ones is that many ones, each after a space.
func ones(n int) string { return strings.Repeat(" 1", n) }

func TestConcedingWhileOnesFrameCovers(t *testing.T) {
	// Seat 3's frame covers seat 2's from seat 1. It leaves: the rest of the attack
	// is read on chart 2.
	g := situation(t, `
		seat 7 each
		f0 2Rd at 20,40
		seat 5 each
		f1 2B 2Y at 50,40 acted
		seat 3 each
		f2 1B 1Y at 45,40 acted`)
	g.play("pick f0\n name f1 direct\n roll 1 1 3 1\n defend none\n attack R3\n roll 5 5 1")
	g.asks("3 lose")
	g.play("concede")
	g.saw("seat 3 concedes", "f2 covers f1 no longer")
	g.asks("2 lose") // the second 5
}

func TestConcedingAsCoverWithTheSwitchForNewCover(t *testing.T) {
	// The covering frame leaves, and the target's owner picks from two walls.
	g := situation(t, `
		rules reevaluate
		wall 1x1x3 at 46,39
		wall 1x1x3 at 46,41
		seat 7 each
		f0 2Rd at 20,40
		seat 5 each
		f1 2B 2Y at 50,40 acted
		seat 3 each
		f2 1B 1Y at 43,40 acted`)
	g.play("pick f0\n name f1 direct\n roll 1 1 3 1\n defend none\n attack R3\n cover f2\n roll 5 5 1")
	g.asks("3 lose")
	g.play("concede")
	g.saw("f2 covers f1 no longer")
	g.asks("2 cover")
	g.play("cover t0")
	g.saw("t0 covers f1")
}

func TestConcedingInsteadOfEndingTheBattle(t *testing.T) {
	// Of three seats the leader alone has a frame, and is asked whether the battle
	// ends now (D5): its leaving ends it as well, for the others to win.
	g := situation(t, `
		seat 7 each
		f0 at 20,40
		s0 at 100,10
		seat 5 each
		f1 1W at 60,70 destroyed
		s1 at 40,60
		seat 3 each
		f2 1W at 60,60 destroyed
		s2 at 80,60`)
	g.idle("f0")
	g.asks("1 end now")
	g.play("concede")
	g.asks("over")
	g.scores(0, 5, 3)
}

func TestConcedingAsTargetAndCoverWithTheSwitchForNewCover(t *testing.T) {
	// Both the target and its cover leave; nobody is left to pick from the walls.
	g := situation(t, `
		rules reevaluate
		wall 1x1x3 at 46,39
		wall 1x1x3 at 46,41
		seat 7 each
		f0 2Rd at 20,40
		seat 5 each
		f1 2B 2Y at 50,40 acted
		f2 1B 1Y at 43,40 acted
		seat 3 each
		f3 at 100,70`)
	g.play("pick f0\n name f1 direct\n roll 1 1 3 1\n defend none\n attack R3\n cover f2\n roll 5 5 1")
	g.asks("2 lose")
	g.play("concede")
	g.asks("1 act")
}

func TestConcedingAtTheClockSkipsNobody(t *testing.T) {
	// Seat 2 leaves a station to seat 3, which then has as many points as seat 2
	// had; it is asked all the same.
	g := situation(t, `
		seat 12 each
		f0 at 10,10 acted
		s0 at 100,10
		seat 9 each
		f1 at 98,46
		s1 at 100,40
		seat 6 each
		f2 at 104,46 acted
		s2 at 50,60`)
	g.scores(24, 18, 12)
	g.play("pick f1\n name none\n roll 1 1 1\n defend none\n done\n spot none")
	g.asks("1 tick")
	g.play("hold")
	g.asks("2 tick")
	g.play("concede")
	g.saw("seat 3 seizes s1", "seat 3 scores 18")
	g.asks("3 tick")
}
