package muster

import (
	"fmt"

	"rulerfire/rules/ai"
	"rulerfire/rules/ai/hexai"
)

// Player is the computer player of a level.
func Player(level string) (ai.Player, error) {
	if p, ok := hexai.Players()[level]; ok {
		return p, nil
	}
	return nil, fmt.Errorf("there is no computer player %q", level)
}
