package rapidai

import (
	"fmt"

	"rulerfire/rules"
	"rulerfire/rules/ai"
	"rulerfire/rules/rapid"
)

// Levels names the levels for people to choose from, the weakest first.
func Levels() []string { return []string{"easy", "normal", "hard", "grandmaster"} }

// Players gives the computer players by level: those of Levels, and "script", the
// rung of the ladder that the search builds on.
func Players() map[string]ai.Player {
	return map[string]ai.Player{
		"easy":        player{"easy/2", Easy()},
		"script":      player{"script/2", Normal()},
		"normal":      searcher{"normal/2", Search{Normal(), 1000}},
		"hard":        searcher{"hard/1", Search{Normal(), 10000}},
		"grandmaster": searcher{"grandmaster/1", Search{Normal(), 60000}},
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
	s, err := stateOf(p.name, b, d)
	if err != nil {
		return nil, err
	}
	return p.script.Decide(s, random(noise)), nil
}

// stateOf is the battle of a decision that a seat must make.
func stateOf(player string, b rules.Battle, d rules.Decision) (*rapid.State, error) {
	rb, ok := b.(*rapid.Battle)
	if !ok {
		return nil, fmt.Errorf("%s plays Rapid Attack, not %T", player, b)
	}
	if d.Side == rules.Chance {
		return nil, fmt.Errorf("%s does not roll dice", player)
	}
	return &rb.State, nil
}
