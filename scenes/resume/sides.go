package resume

import (
	"rulerfire/rules"
	"rulerfire/rules/hexwar"
	"rulerfire/rules/rapid"
)

// Companies are the sides of a battle of Rapid Attack.
func Companies(b rules.Battle) []Side {
	var sides []Side
	if b, ok := b.(*rapid.Battle); ok {
		for i, c := range b.State.Companies {
			sides = append(sides, Side{c.Name, b.State.Score(i)})
		}
	}
	return sides
}

// Squads are the sides of an engagement of the hex wargame.
func Squads(b rules.Battle) []Side {
	var sides []Side
	if b, ok := b.(*hexwar.Battle); ok {
		for team, s := range b.State.Squads {
			sides = append(sides, Side{s.Name, b.State.Score(team)})
		}
	}
	return sides
}
