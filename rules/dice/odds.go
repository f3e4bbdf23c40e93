package dice

import "math"

// MaxDice is the most dice that odds are known for. No attack rolls so many
// damage dice: the most is 8 for the attack and 6 for the spot, less nothing.
const MaxDice = 24

// A Dist is the exact distribution of a count from 0 to MaxDice: hits, damage
// dice, or the best die of some. It is small and cheap to copy, and asking it is
// a look into a table. The zero Dist is surely 0.
type Dist struct {
	t   *table
	cap int // counts above it are counted as cap
}

// A table holds the sums that questions about a distribution ask for.
type table struct {
	atLeast [MaxDice + 1]float64 // probability of at least so much
	mean    [MaxDice + 1]float64 // mean, were counts above so much counted as so much
}

// newTable makes the table of a distribution from the probability of each count.
func newTable(p *[MaxDice + 1]float64) *table {
	t := new(table)
	sum := 0.0
	for h := MaxDice; h > 0; h-- {
		sum += p[h]
		t.atLeast[h] = sum
	}
	t.atLeast[0] = 1
	for h := 1; h <= MaxDice; h++ {
		t.mean[h] = t.mean[h-1] + t.atLeast[h]
	}
	return t
}

// Sure is the distribution of a count that is known: v, from 0 to MaxDice.
func Sure(v int) Dist { return Dist{sure, v} }

var sure = func() *table {
	var p [MaxDice + 1]float64
	p[MaxDice] = 1
	return newTable(&p)
}()

// AtLeast is the probability of at least v.
func (d Dist) AtLeast(v int) float64 {
	if v <= 0 {
		return 1
	}
	if v > d.cap {
		return 0
	}
	return d.t.atLeast[v]
}

// P is the probability of exactly v.
func (d Dist) P(v int) float64 {
	if v < 0 {
		return 0
	}
	p := d.AtLeast(v)
	if more := d.AtLeast(v + 1); p-more > dust*p {
		return p - more
	}
	return 0
}

// dust is what is left of equal numbers when one is taken from the other, in parts of
// them.
const dust = 1e-14

// Mean is the mean.
func (d Dist) Mean() float64 {
	if d.cap == 0 {
		return 0
	}
	return d.t.mean[d.cap]
}

// Cap is the distribution if everything above v counts as v: the damage that a
// frame can still take, say. A v below 0 is taken as 0.
func (d Dist) Cap(v int) Dist {
	d.cap = max(0, min(d.cap, v))
	return d
}

// Max is the highest count that has a chance.
func (d Dist) Max() int {
	v := d.cap
	for v > 0 && d.t.atLeast[v] == 0 {
		v--
	}
	return v
}

// mostBest is the most dice of one kind that Best knows; a frame never rolls so
// many of one colour and white together.
const mostBest = 8

var best = func() (tables [mostBest + 1][mostBest + 1]*table) {
	for n6 := range tables {
		for n8 := range tables[n6] {
			var p [MaxDice + 1]float64
			below := 0.0 // probability that no die shows more than v−1
			if n6+n8 == 0 {
				below = 1
				p[0] = 1
			}
			for v := 1; v <= 8; v++ {
				upTo := math.Pow(float64(min(v, 6))/6, float64(n6)) * math.Pow(float64(v)/8, float64(n8))
				p[v] = upTo - below
				below = upTo
			}
			tables[n6][n8] = newTable(&p)
		}
	}
	return tables
}()

// Best is the highest of n6 six-siders and n8 eight-siders, 0 to 8 of each, and
// surely 0 without a die: what an action gets from its dice.
func Best(n6, n8 int) Dist { return Dist{best[n6][n8], MaxDice} }
