package main

import (
	"io"
	"math"
	"math/rand/v2"
	"testing"
)

// played is a match of so many pairs. The higher wins a battle with odds that rise with its
// luck, which is nothing on average.
func played(pairs int, seed uint64) *match {
	noise := rand.New(rand.NewPCG(seed, 1))
	m := &match{out: io.Discard, higher: "high", lower: "low"}
	for i := range 2 * pairs {
		b := battle{Seats: []string{"high", "low"}, Luck: make([]float64, 2)}
		if i%2 == 1 {
			b.Seats = []string{"low", "high"}
		}
		luck := 0.4 * noise.NormFloat64()
		b.Luck[i%2], b.Luck[1-i%2] = luck, -luck
		if b.Winner = 1 - i%2; noise.Float64() < 0.6+0.7*luck {
			b.Winner = i % 2
		}
		m.add(b)
	}
	return m
}

func TestAShareLessLuckIsNearerToTheTruth(t *testing.T) {
	const matches, pairs = 400, 40
	var plain, fair float64 // squares off the truth
	off, within := 0.0, 0
	truth := shareOf(played(100000, 999).whole()).share
	for seed := range uint64(matches) {
		m := played(pairs, seed)
		p := shareOf(m.whole())
		f, weight, ok := lessLuck(m.whole())
		if !ok || weight < 0 || weight > 1.5 {
			t.Fatalf("match %d: luck is weighed with %.2f, %t", seed, weight, ok)
		}
		plain += (p.share - truth) * (p.share - truth) / matches
		fair += (f.share - truth) * (f.share - truth) / matches
		off += (f.share - truth) / matches
		if math.Abs(f.share-truth) <= f.half {
			within++
		}
	}
	if fair > 0.8*plain {
		t.Errorf("the square of what is missed is %.5f less luck and %.5f as it is", fair, plain)
	}
	if math.Abs(off) > 0.008 {
		t.Errorf("shares less luck are off by %.4f", off)
	}
	if within < 92*matches/100 || within > 98*matches/100 {
		t.Errorf("%d intervals of %d hold the truth", within, matches)
	}
}

func TestLuckThatWasNotWeighedIsNotTold(t *testing.T) {
	m := played(10, 1)
	for i := range m.pairs {
		m.pairs[i].luck = 0
	}
	if _, _, ok := lessLuck(m.whole()); ok {
		t.Error("there is a share less luck of pairs whose luck nobody knows")
	}
	if _, _, ok := lessLuck(played(3, 1).pairs); ok {
		t.Error("three pairs are enough for a share less luck")
	}
}

func TestHalfAPairDoesNotCount(t *testing.T) {
	m := played(3, 1)
	m.add(battle{Seats: []string{"high", "low"}, Winner: 1})
	if n := len(m.whole()); n != 3 {
		t.Errorf("three pairs and a battle are %d pairs", n)
	}
}
