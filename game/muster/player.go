package muster

import (
	"rulerfire/game"
	"rulerfire/rules/ai"
	"rulerfire/rules/ai/hexai"
)

// Player is the computer player of a level.
func Player(level string) (ai.Player, error) { return game.Levels(hexai.Players()).Player(level) }
