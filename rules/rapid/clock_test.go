package rapid_test

import (
	"fmt"
	"testing"
)

// lastTurn is three companies, of which only f0 has still to go.
const lastTurn = `
	seat 7 each
	f0 at 10,10
	seat 6 each
	f1 at 10,40 acted
	seat 3 each
	f2 at 80,10 acted`

func TestD1TheClockGoesDownByItselfAndThenByPlayers(t *testing.T) {
	g := situation(t, lastTurn)
	g.idle("f0")
	g.saw("round 1 ends", "the clock goes to 10")
	g.asks("1 tick")
	g.offers("tick", "hold")
	g.play("tick")
	g.saw("seat 1 takes the clock to 9")
	g.asks("2 tick")
	g.play("hold")
	g.saw("seat 2 leaves the clock")
	g.asks("3 tick")
	g.play("tick")
	g.saw("seat 3 takes the clock to 8", "round 2")
	g.asks("1 pick")
}

func TestD1ThePresentScoreIsTheOrder(t *testing.T) {
	// Seat 1 begins with the highest score and loses it in its own last turn.
	g := situation(t, `
		seat 7 each
		f0 2Rd at 20,40
		f1 1W at 45,40 acted
		seat 8 each
		f2 2Rd at 50,40 acted`)
	g.play("pick f0\n name f2 direct\n roll 1 1 2 1\n defend none\n attack R2\n roll 5 1")
	g.saw("f1 covers f2", "f1 is destroyed")
	g.play("done\n spot none")
	g.asks("2 tick")
}

func TestD2NoughtEndsTheBattleThere(t *testing.T) {
	g := situation(t, "rules doomsday 2\n"+lastTurn)
	g.idle("f0")
	g.saw("the clock goes to 1")
	g.play("tick")
	g.saw("seat 1 takes the clock to 0", "the battle is over")
	g.asks("over") // seats 2 and 3 are not asked
	g.refuses("tick", "over")
	if r := g.b.Result(); !r.Over || r.Round != 1 || fmt.Sprint(r.Winners) != "[0]" {
		t.Errorf("the result is %+v", r)
	}
}

func TestD2TheClockMayEndItByItself(t *testing.T) {
	g := situation(t, "rules doomsday 1\n"+lastTurn)
	g.idle("f0")
	g.saw("the clock goes to 0", "the battle is over")
}

func TestD3RoundsOfABattle(t *testing.T) {
	// By how many players always tick.
	for players := 2; players <= 5; players++ {
		for ticking, want := range map[int]int{0: 11, 1: 6, 2: 4, 3: 3, 4: 3, 5: 2} {
			if ticking > players {
				continue
			}
			text := ""
			for i := range players {
				text += fmt.Sprintf("seat %d each\n f%d at %d,10 acted\n", 7-i, i, 10+10*i)
			}
			g := situation(t, text) // nobody has a frame left to go: the round ends
			rounds := 1
			for !g.b.Result().Over {
				switch d, _ := g.b.Pending(); d.Name {
				case "tick":
					if int(d.Side) < ticking {
						g.play("tick")
					} else {
						g.play("hold")
					}
				case "pick":
					rounds = g.b.Result().Round
					for i := range players {
						g.play("pick f" + fmt.Sprint(i) + "\n name none\n roll 1 1 1\n defend none\n done")
						if d, _ := g.b.Pending(); d.Name == "spot" {
							g.play("spot none")
						}
					}
				}
			}
			if rounds != want {
				t.Errorf("%d players, %d always tick: %d rounds, want %d", players, ticking, rounds, want)
			}
		}
	}
}

func TestD4WithoutFramesAPlayerStillScoresAndTicks(t *testing.T) {
	g := situation(t, `
		seat 7 each
		f0 at 10,10
		s0 at 100,10
		seat 6 each
		f1 at 10,40 destroyed
		s1 at 100,40
		seat 3 each
		f2 at 80,10 acted
		s2 at 100,60`)
	g.scores(14, 6, 6)
	g.idle("f0")
	g.play("hold")
	g.asks("roll tie") // seats 2 and 3 are level
	g.play("roll 6 1")
	g.asks("2 tick")
	g.play("tick")
	g.saw("seat 2 takes the clock to 9")
}

func TestD5WhoAloneHasFramesAndLeadsMayEndIt(t *testing.T) {
	const alone = `
		seat 7 each
		f0 at 10,10
		seat 5 each
		f1 at 10,40 destroyed
		s1 at 100,40`
	g := situation(t, alone)
	g.idle("f0")
	g.saw("round 1 ends")
	g.asks("1 end now")
	g.offers("end", "play on")
	g.never("clock")
	g.play("end")
	g.saw("the battle is over")

	g = situation(t, alone)
	g.idle("f0")
	g.play("play on")
	g.saw("the clock goes to 10")
	g.asks("1 tick")
}

func TestD5NotWhileBehindOrLevel(t *testing.T) {
	for _, each := range []int{7, 8} {
		g := situation(t, fmt.Sprintf(`
			seat 7 each
			f0 at 10,10
			seat %d each
			f1 at 10,40 destroyed
			s1 at 100,40`, each))
		g.idle("f0")
		g.saw("the clock goes to 10")
	}
}

func TestD5NotWhileARivalHasFrames(t *testing.T) {
	g := situation(t, lastTurn)
	g.idle("f0")
	g.asks("1 tick")
}

func TestD5WithNoFrameAtAllItEndsAtOnce(t *testing.T) {
	g := situation(t, `
		seat 7 each
		f0 1W at 20,40 destroyed
		s0 at 100,10
		seat 3 each
		f1 at 10,40 destroyed
		s1 at 100,40`)
	g.saw("round 1 ends", "the battle is over")
	g.asks("over")
	g.scores(7, 3)
}

func TestD6ATieIsATie(t *testing.T) {
	g := situation(t, `
		rules doomsday 1
		seat 6 each
		f0 at 10,10 acted
		seat 6 each
		f1 at 10,40 acted
		seat 3 each
		f2 at 80,10`)
	g.idle("f2")
	g.asks("over")
	if r := g.b.Result(); fmt.Sprint(r.Winners) != "[0 1]" {
		t.Errorf("the winners are %v, want both of the first two", r.Winners)
	}
}

func TestY8ARoundBeginsWithTheHighestPresentScore(t *testing.T) {
	// f2 stands at an unguarded station when the battle begins, which changes the
	// lead before anybody is asked (P7).
	g := situation(t, `
		seat 4 each
		f0 at 10,10
		s0 at 60,40
		seat 5 each
		f1 at 63,46`)
	g.saw("seat 2 seizes s0", "seat 2 scores 10", "seat 1 scores 4")
	g.asks("2 pick")
}
