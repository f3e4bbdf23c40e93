package ai

import (
	"testing"

	"rulerfire/rules"
)

// word is a choice that is nothing but a word.
type word string

func (w word) String() string { return string(w) }

func TestRandomIsUniformOverTheListedAnswers(t *testing.T) {
	d := rules.Decision{Name: "pick", Some: []rules.Choice{word("a"), word("b"), word("c")}}
	const n = 30000
	count := map[string]int{}
	for noise := range uint64(n) {
		c, err := Random{}.Choose(nil, d, noise)
		if err != nil {
			t.Fatal(err)
		}
		count[c.String()]++
	}
	for _, c := range d.Some {
		if got := count[c.String()]; got < n/3-500 || got > n/3+500 {
			t.Errorf("%s was chosen %d times of %d, want about a third", c, got, n)
		}
	}
}

func TestRandomRepeatsItselfWithTheSameNoise(t *testing.T) {
	d := rules.Decision{Name: "pick", Some: []rules.Choice{word("a"), word("b"), word("c")}}
	for noise := range uint64(100) {
		first, _ := Random{}.Choose(nil, d, noise)
		again, _ := Random{}.Choose(nil, d, noise)
		if first != again {
			t.Fatalf("noise %d gave %s and then %s", noise, first, again)
		}
	}
}

func TestRandomSaysWhenThereIsNothingToChoose(t *testing.T) {
	if c, err := (Random{}).Choose(nil, rules.Decision{Name: "pick"}, 1); err == nil {
		t.Errorf("chose %v from nothing", c)
	}
}
