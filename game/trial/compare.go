package trial

import "math"

// A Verdict is what a comparison of two versions has come to.
type Verdict uint8

// What a comparison can come to.
const (
	Unknown     Verdict = iota // they cannot be told apart yet
	FirstBetter                // the first version is the better one
	OtherBetter                // the other version is
)

// A Comparison sets two versions of a company against each other, in the same battles
// with the same dice: A, the first one, and B.
type Comparison struct {
	// Difference is the share of wins of B less that of A.
	Difference Mean
	Verdict    Verdict
	// More is about how many more battles it would take to tell them apart, if they differ
	// as much as it seems: 0 if they have been told apart, −1 if even MostBattles would not
	// do, or if too little is known to say.
	More int
}

// fewestPairs is how many groups it takes to say how many more are needed.
const fewestPairs = 3

// compare compares two versions, group by group.
func compare(t Trial, a, b *account, groups int) *Comparison {
	c := &Comparison{More: -1}
	one, two := a.shares.means(), b.shares.means()
	if groups == 0 || len(one) != len(two) {
		return c
	}
	differences := make([]float64, len(one))
	for i := range one {
		differences[i] = two[i] - one[i]
	}
	c.Difference = shareOf(differences)
	d, half := c.Difference.Value, c.Difference.Half
	switch {
	case d > half:
		c.Verdict, c.More = OtherBetter, 0
	case d < -half:
		c.Verdict, c.More = FirstBetter, 0
	case groups >= fewestPairs && d != 0:
		// Half the interval shrinks like the root of the number of groups.
		need := math.Ceil(float64(groups) * half * half / (d * d))
		if need*float64(t.Group()) <= MostBattles {
			c.More = max(1, int(need)-groups) * t.Group()
		}
	}
	return c
}
