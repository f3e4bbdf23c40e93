package rapidai

import (
	"fmt"
	"math/rand/v2"

	"rulerfire/rules"
	"rulerfire/rules/ai"
	"rulerfire/rules/rapid"
)

// Players gives the computer players by level: "easy", "normal", and "script",
// the rung of the ladder that normal is today.
func Players() map[string]ai.Player {
	return map[string]ai.Player{
		"easy":   player{"easy/2", Easy()},
		"normal": player{"normal/2", Normal()},
		"script": player{"script/2", Normal()},
	}
}

// A player answers for a seat by a script.
type player struct {
	name   string
	script Script
}

// Name is the level and its version.
func (p player) Name() string { return p.name }

// Choose answers d by the script. It fails on a battle of another system.
func (p player) Choose(b rules.Battle, d rules.Decision, noise uint64) (rules.Choice, error) {
	rb, ok := b.(*rapid.Battle)
	if !ok {
		return nil, fmt.Errorf("%s plays Rapid Attack, not %T", p.name, b)
	}
	if d.Side == rules.Chance {
		return nil, fmt.Errorf("%s does not roll dice", p.name)
	}
	return p.script.Decide(&rb.State, rand.New(rand.NewPCG(noise, noise^0x9e3779b97f4a7c15))), nil
}
