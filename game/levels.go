package game

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"rulerfire/rules/ai"
)

// Levels are the computer players of a rule system by level.
type Levels map[string]ai.Player

// Player gives the computer player of a level. The error says which levels there
// are instead.
func (l Levels) Player(level string) (ai.Player, error) {
	if p, ok := l[level]; ok {
		return p, nil
	}
	return nil, fmt.Errorf("there is no computer player %q; there are %s", level, strings.Join(slices.Sorted(maps.Keys(l)), ", "))
}
