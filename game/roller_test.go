package game

import (
	"fmt"
	"slices"
	"testing"

	"rulerfire/rules"
)

// chiSquare is Pearson's statistic of counts that should all be alike.
func chiSquare(counts []int) float64 {
	n := 0
	for _, c := range counts {
		n += c
	}
	want := float64(n) / float64(len(counts))
	x := 0.0
	for _, c := range counts {
		x += (float64(c) - want) * (float64(c) - want) / want
	}
	return x
}

// The bounds of the statistic are passed by chance once in 100,000; as the rolls
// are fixed, they are passed always or never.
func TestDiceAreUniform(t *testing.T) {
	const n = 120_000
	for faces, bound := range map[int]float64{6: 31, 8: 35, 20: 61} {
		seeds, keys, places := make([]int, faces), make([]int, faces), make([]int, faces)
		for i := range n {
			seeds[NewRoller(uint64(i)).Die("round 2 frame 1.3 pool", 0, faces)-1]++
			keys[NewRoller(7).Die(fmt.Sprintf("round %d pool", i), 0, faces)-1]++
			places[NewRoller(7).Die("round 2 frame 1.3 pool", i, faces)-1]++
		}
		for name, counts := range map[string][]int{"seed": seeds, "key": keys, "place": places} {
			if x := chiSquare(counts); x > bound {
				t.Errorf("d%d varied by %s: %v, chi square %.1f", faces, name, counts, x)
			}
		}
	}
}

// Neighbours are what a bad hash would give away: dice side by side in a roll,
// rolls whose keys differ in one letter, battles whose seeds follow each other.
func TestNeighbouringDiceAreIndependent(t *testing.T) {
	const n = 72_000
	const bound = 92 // 35 degrees of freedom, once in a million
	pairs := map[string]func(i int) (a, b int){
		"places": func(i int) (int, int) {
			r := NewRoller(uint64(i))
			return r.Die("pool", 0, 6), r.Die("pool", 1, 6)
		},
		"keys": func(i int) (int, int) {
			r := NewRoller(uint64(i))
			return r.Die("round 1 frame 1.1 pool", 0, 6), r.Die("round 1 frame 1.2 pool", 0, 6)
		},
		"seeds": func(i int) (int, int) {
			key := fmt.Sprintf("round %d", i)
			return NewRoller(1).Die(key, 0, 6), NewRoller(2).Die(key, 0, 6)
		},
	}
	for name, pair := range pairs {
		counts := make([]int, 36)
		for i := range n {
			a, b := pair(i)
			counts[(a-1)*6+b-1]++
		}
		if x := chiSquare(counts); x > bound {
			t.Errorf("%s side by side: chi square %.1f of 36 pairs", name, x)
		}
	}
}

func TestARollDoesNotDependOnWhatWasRolledBefore(t *testing.T) {
	pool := rules.Decision{Dice: []int{6, 6, 8, 6}, Key: "round 1 frame 0.1 pool"}
	damage := rules.Decision{Dice: []int{6, 6}, Key: "round 1 frame 0.1 damage"}
	r := NewRoller(99)
	first := r.Roll(pool)
	for range 3 {
		r.Roll(damage)
	}
	if again := r.Roll(pool); !slices.Equal(first, again) {
		t.Errorf("the same roll gave %v and then %v", first, again)
	}
	if longer := r.Roll(rules.Decision{Dice: []int{6, 6, 8, 6, 6}, Key: pool.Key}); !slices.Equal(first, longer[:4]) {
		t.Errorf("a fifth die changed the first four: %v, %v", first, longer)
	}
}

// These rolls stand in recordings and puzzles: whoever changes them changes
// every battle that is played from a seed.
func TestRollsAreTheSameOnEveryMachine(t *testing.T) {
	got := NewRoller(7).Roll(rules.Decision{Dice: []int{6, 6, 6, 8, 8, 20, 100}, Key: "round 2 frame 1.3 pool"})
	if want := "roll 2 4 1 5 7 10 42"; got.String() != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestDigestIsFNV1a(t *testing.T) {
	// The published test vectors of the 64-bit hash.
	for text, want := range map[string]uint64{"": 0xcbf29ce484222325, "a": 0xaf63dc4c8601ec8c, "foobar": 0x85944171f73967e8} {
		if got := digest([]byte(text)); got != want {
			t.Errorf("digest of %q is %016x, want %016x", text, got, want)
		}
	}
}
