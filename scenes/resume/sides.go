package resume

import (
	"rulerfire/game/saves"
	"rulerfire/rules"
	"rulerfire/rules/hexwar"
	"rulerfire/rules/rapid"
)

// Companies are the sides of a battle of Rapid Attack.
func Companies(b rules.Battle) []saves.Side {
	var sides []saves.Side
	if b, ok := b.(*rapid.Battle); ok {
		for i, c := range b.State.Companies {
			sides = append(sides, saves.Side{Name: c.Name, Score: b.State.Score(i)})
		}
	}
	return sides
}

// Squads are the sides of an engagement of the hex wargame.
func Squads(b rules.Battle) []saves.Side {
	var sides []saves.Side
	if b, ok := b.(*hexwar.Battle); ok {
		for team, s := range b.State.Squads {
			sides = append(sides, saves.Side{Name: s.Name, Score: b.State.Score(team)})
		}
	}
	return sides
}
