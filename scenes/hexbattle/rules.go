package hexbattle

import (
	"rulerfire/scenes"
	"rulerfire/scenes/hexroster"
)

// Rules is the page of rules that F1 shows.
func (s *Scene) Rules() scenes.RulesPage { return hexroster.Rules() }
