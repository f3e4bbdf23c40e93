package hexai

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"

	"rulerfire/rules"
	"rulerfire/rules/ai"
	"rulerfire/rules/hexwar"
)

// Judge judges engagements of the hex wargame by playing them to the end of the round
// with the normal script at every seat, and rating what it finds there.
func Judge() ai.Judge { return judge{script: Normal()} }

// WholeJudge judges engagements by playing them to their very end. It believes in
// nothing but the script, and takes many more samples to be as sure.
func WholeJudge() ai.Judge { return judge{script: Normal(), whole: true} }

type judge struct {
	script Script
	whole  bool
}

// Name is "round/4" or "whole/2".
func (j judge) Name() string {
	if j.whole {
		return "whole/2"
	}
	return "round/4"
}

// longest is more answers than any engagement takes.
const longest = 50000

// Sample plays the engagement on once.
func (j judge) Sample(b rules.Battle, until int, sample uint64, shares []int64) error {
	hb, err := battleOf(b)
	if err != nil {
		return err
	}
	play := *hb
	s := &play.State
	noise := rand.New(rand.NewPCG(sample, 1))
	for n := 0; s.Phase != hexwar.PhaseOver && (j.whole || int(s.Round) <= until); n++ {
		if n == longest {
			return fmt.Errorf("an engagement does not end: round %d, %s", s.Round, s.Phase)
		}
		var a hexwar.Action
		if s.Side() == rules.Chance {
			d, _ := play.Pending()
			a = hexwar.RollOf(ai.Dice(d, sample))
		} else {
			a = j.script.Decide(s, noise)
		}
		s.Do(&a, nil)
	}
	first := int64(fitted.odds(&j.script, s) * ai.One) // exact once the engagement is over
	for seat := range shares {
		shares[seat] = first
		if s.TeamOf(seat) != 0 {
			shares[seat] = ai.One - first
		}
	}
	return nil
}

// Answers are the script's candidates.
func (j judge) Answers(b rules.Battle, most int) (list []rules.Choice, sure bool, err error) {
	hb, err := battleOf(b)
	if err != nil {
		return nil, false, err
	}
	s := &hb.State
	found := j.script.Candidates(s, rand.New(rand.NewPCG(0, 1)), nil)
	// The script takes a later candidate only if it is better by a margin.
	best := j.script.Decide(s, rand.New(rand.NewPCG(0, 1)))
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
	return list, s.Phase != hexwar.PhaseDeploy && s.Phase != hexwar.PhaseMarker, nil
}

func battleOf(b rules.Battle) (*hexwar.Battle, error) {
	hb, ok := b.(*hexwar.Battle)
	if !ok {
		return nil, fmt.Errorf("the judge knows the hex wargame, not %T", b)
	}
	return hb, nil
}
