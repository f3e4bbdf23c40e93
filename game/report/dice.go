package report

import (
	"cmp"
	"math"
	"slices"
)

// Good says whether high dice are good for who rolls them.
type Good int8

// What dice can be good for.
const (
	LowIsGood  Good = -1
	NeitherWay Good = 0
	HighIsGood Good = 1
)

// Dice are all dice that a side has rolled for one purpose, of one kind.
type Dice struct {
	Side    int    `json:"side"`
	Purpose string `json:"purpose"`          // "pool", "damage", "hit", …
	Colour  string `json:"colour,omitempty"` // "white", "red", …, or empty where dice have none
	Faces   int    `json:"faces"`
	Count   int    `json:"count"`
	Sum     int    `json:"sum"`
	Good    Good   `json:"good"`
	Fall
}

// A Fall is how dice fell against what was to be expected.
type Fall struct {
	Expected float64 `json:"expected"` // the mean of the sum
	Spread   float64 `json:"spread"`   // its standard deviation
	// Z is how far the sum is above what was expected, in standard deviations: beyond
	// 2 or −2 once in twenty times. For a side altogether it is above 0 for good dice;
	// dice that are good neither way are left out there.
	Z float64 `json:"z"`
}

// die takes note of a die.
func (t *tally) die(side int, purpose, colour string, faces, value int, good Good) {
	list := t.report.Dice
	i := slices.IndexFunc(list, func(d Dice) bool {
		return d.Side == side && d.Purpose == purpose && d.Colour == colour && d.Faces == faces
	})
	if i < 0 {
		i = len(list)
		list = append(list, Dice{Side: side, Purpose: purpose, Colour: colour, Faces: faces, Good: good})
	}
	list[i].Count++
	list[i].Sum += value
	t.report.Dice = list
}

// weighDice works out how all dice fell.
func (t *tally) weighDice() {
	r := t.report
	slices.SortStableFunc(r.Dice, func(a, b Dice) int {
		return cmp.Or(cmp.Compare(a.Side, b.Side), cmp.Compare(place(a), place(b)), cmp.Compare(a.Faces, b.Faces))
	})
	r.Luck = make([]Fall, r.Sides)
	over, variance := make([]float64, r.Sides), make([]float64, r.Sides)
	for i := range r.Dice {
		d := &r.Dice[i]
		n, faces := float64(d.Count), float64(d.Faces)
		d.Fall = fall(float64(d.Sum), n*(faces+1)/2, n*(faces*faces-1)/12)
		if d.Good != NeitherWay {
			over[d.Side] += float64(d.Good) * (float64(d.Sum) - d.Expected)
			variance[d.Side] += d.Spread * d.Spread
			r.Luck[d.Side].Expected += d.Expected
		}
	}
	for side := range r.Luck {
		l := &r.Luck[side]
		*l = fall(l.Expected+over[side], l.Expected, variance[side])
	}
}

// colours are in the order in which dice are told of; those without one come last.
var colours = []string{"white", "red", "green", "blue", "yellow", ""}

// place is where dice come among the others of their side.
func place(d Dice) int { return slices.Index(colours, d.Colour) }

func fall(sum, expected, variance float64) Fall {
	f := Fall{Expected: expected, Spread: math.Sqrt(variance)}
	if f.Spread > 0 {
		f.Z = (sum - expected) / f.Spread
	}
	return f
}
