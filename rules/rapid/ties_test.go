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
	g.asks("1 tick") // reached for the second time: the order has turned
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

// soldiers is a company of soldiers for a battle from the start, three of them with
// a rocket, and spares that have but one system.
func soldiers(name string, frames, spares int) rapid.Company {
	c := rapid.Company{Name: name}
	soldier := rapid.Design{Name: "Soldier", Systems: rapid.Systems{rapid.Direct: 1, rapid.Defence: 1, rapid.Movement: 1, rapid.Comms: 1}}
	for i := range frames {
		d := soldier
		if i < 3 {
			d.Rockets = 1
		}
		c.Frames = append(c.Frames, d)
	}
	for range spares {
		spare := soldier
		spare.Name = "Spare"
		spare.Systems = rapid.Systems{rapid.HandToHand: 1}
		c.Spares = append(c.Spares, spare)
	}
	return c
}
