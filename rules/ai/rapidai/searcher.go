package rapidai

import (
	"fmt"
	"math/rand/v2"

	"rulerfire/rules"
	"rulerfire/rules/ai"
	"rulerfire/rules/rapid"
)

// A searcher answers for a seat by a search.
type searcher struct {
	name   string
	script Script // proposes, and judges
	quick  Script // plays on
	budget int    // playouts for one decision
}

// Name is the level and its version.
func (p searcher) Name() string { return p.name }

// Choose answers d by a search. It fails on a battle of another system.
func (p searcher) Choose(b rules.Battle, d rules.Decision, noise uint64) (rules.Choice, error) {
	rb, ok := b.(*rapid.Battle)
	if !ok {
		return nil, fmt.Errorf("%s plays Rapid Attack, not %T", p.name, b)
	}
	if d.Side == rules.Chance {
		return nil, fmt.Errorf("%s does not roll dice", p.name)
	}
	return p.decide(&rb.State, noise), nil
}

// decide answers what the battle asks a seat.
func (p searcher) decide(s *rapid.State, noise uint64) rapid.Action {
	r := rand.New(rand.NewPCG(noise, noise^0x9e3779b97f4a7c15))
	if !searched(s.Phase) {
		return p.script.Decide(s, r)
	}
	options := p.script.options(s, r)
	if len(options) == 1 {
		return options[0].action
	}
	search := ai.NewSearch(len(options), p.budget, noise)
	search.Run(newPlayout(s, options, &p.quick, &p.script), nil)
	return options[search.Best()].action
}

// searched tells whether a search decides; the rest have simple rules.
func searched(p rapid.Phase) bool {
	return p >= rapid.PhasePick && p <= rapid.PhaseSpot
}
