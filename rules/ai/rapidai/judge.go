package rapidai

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"

	"rulerfire/rules"
	"rulerfire/rules/ai"
	"rulerfire/rules/rapid"
)

// Judge judges battles of Rapid Attack by playing them to the end of the round with the
// quick script at every seat, and rating what it finds there as searches do.
func Judge() ai.Judge { return judge{script: judging()} }

// WholeJudge judges battles by playing them to their very end. It believes in nothing
// but the script, and takes many more samples to be as sure.
func WholeJudge() ai.Judge { return judge{script: judging(), whole: true} }

type judge struct {
	script Script
	whole  bool
}

// judging is the script that plays on.
func judging() Script {
	s := Normal()
	s.Quick = true
	return s
}

// Name is "round/2" or "whole/2".
func (j judge) Name() string {
	if j.whole {
		return "whole/2"
	}
	return "round/2"
}

// longest is more answers than any battle takes.
const longest = 50000

// Sample plays the battle on once.
func (j judge) Sample(b rules.Battle, until int, sample uint64, shares []int64) error {
	rb, err := battleOf(b)
	if err != nil {
		return err
	}
	play := *rb
	s := &play.State
	noise := rand.New(rand.NewPCG(sample, 1))
	for n := 0; s.Phase != rapid.PhaseOver && (j.whole || int(s.Round) <= until); n++ {
		if n == longest {
			return fmt.Errorf("a battle does not end: round %d, %s", s.Round, s.Phase)
		}
		var a rapid.Action
		if s.Side() == rules.Chance {
			d, _ := play.Pending()
			a = rapid.RollOf(ai.Dice(d, sample))
		} else {
			a = j.script.Decide(s, noise)
		}
		s.Do(&a, nil)
	}
	table := board{s: s, w: &j.script.Weights, quick: true, unit: float64(s.UnitLength()), ruler: float64(s.RulerLength())}
	odds := fitted.odds(&table) // exact once the battle is over
	for seat := range min(len(shares), len(odds)) {
		shares[seat] = int64(odds[seat] * ai.One)
	}
	return nil
}

// Answers are the script's candidates.
func (j judge) Answers(b rules.Battle, most int) (list []rules.Choice, sure bool, err error) {
	rb, err := battleOf(b)
	if err != nil {
		return nil, false, err
	}
	found := j.script.Candidates(&rb.State, rand.New(rand.NewPCG(0, 1)), nil)
	// The script takes a later candidate only if it is better by a margin.
	best := j.script.Decide(&rb.State, rand.New(rand.NewPCG(0, 1)))
	slices.SortStableFunc(found, func(x, y Candidate) int {
		if first, second := x.Action == best, y.Action == best; first != second {
			if first {
				return -1
			}
			return 1
		}
		return cmp.Compare(y.Score, x.Score)
	})
	for _, c := range found[:min(most, len(found))] {
		list = append(list, c.Action)
	}
	return list, rb.State.Phase != rapid.PhasePlace, nil
}

func battleOf(b rules.Battle) (*rapid.Battle, error) {
	rb, ok := b.(*rapid.Battle)
	if !ok {
		return nil, fmt.Errorf("the judge knows Rapid Attack, not %T", b)
	}
	return rb, nil
}
