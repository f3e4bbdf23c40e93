package seating

import (
	"testing"

	"rulerfire/game"
)

// table has all seats, of which two take part.
func table() Table {
	t := Table{Takes: func(seat int) bool { return seat < 2 }}
	for range Most {
		t.Seats = append(t.Seats, &game.Seat{})
	}
	t.Fill()
	return t
}

func TestANewTableSeatsOnePersonAndNoTwoAlike(t *testing.T) {
	for i, s := range table().Seats {
		if (s.Kind == game.Person) != (i == 0) {
			t.Errorf("seat %d is a %s's", i+1, s.Kind)
		}
		if int(s.Colour) != i || int(s.Pattern) != i {
			t.Errorf("seat %d wears %d and %d", i+1, s.Colour, s.Pattern)
		}
	}
}

func TestWhoTakesWhatAnotherWearsChangesWithIt(t *testing.T) {
	for _, of := range []trait{colourOf, patternOf} {
		tab := table()
		tab.wear(0, 3, of)
		if *of(tab.Seats[0]) != 3 || *of(tab.Seats[3]) != 0 {
			t.Errorf("seat 1 wears %d and seat 4 %d", *of(tab.Seats[0]), *of(tab.Seats[3]))
		}
		seen := map[uint8]bool{}
		for _, s := range tab.Seats {
			seen[*of(s)] = true
		}
		if len(seen) != Most {
			t.Error("two seats wear the same")
		}
	}
}

func TestOnlyWhoTakesPartHoldsALivery(t *testing.T) {
	tab := table()
	if got := tab.holder(1, 0, colourOf); got != 1 {
		t.Errorf("colour 2 is held by seat %d, not by seat 2", got+1)
	}
	if got := tab.holder(4, 0, colourOf); got != -1 {
		t.Errorf("colour 5 is held by seat %d, which is left out", got+1)
	}
}
