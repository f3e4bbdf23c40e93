package report

import (
	"rulerfire/game/film"
	"rulerfire/rules/ai"
	"rulerfire/rules/ai/hexai"
	"rulerfire/rules/ai/rapidai"
	"rulerfire/rules/hexwar"
	"rulerfire/rules/rapid"
)

// Judge is who judges battles of a film's rule system, and the budget that suits it;
// nil if nobody does.
func Judge(f *film.Film) (ai.Judge, Budget) {
	switch f.Battle(0).(type) {
	case *rapid.Battle:
		return rapidai.Judge(), Usual()
	case *hexwar.Battle:
		return hexai.Judge(), Brief()
	}
	return nil, Budget{}
}
