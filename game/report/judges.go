package report

import (
	"rulerfire/game/film"
	"rulerfire/rules/ai"
	"rulerfire/rules/ai/hexai"
	"rulerfire/rules/ai/rapidai"
	"rulerfire/rules/hexwar"
	"rulerfire/rules/rapid"
)

// Judge is who judges battles of a film's rule system: by playing to the end of the
// round and rating what is found there or, if whole, to the very end. budget is how much
// of it suits the system. The judge is nil if nobody judges the system.
func Judge(f *film.Film, whole bool) (judge ai.Judge, budget Budget) {
	switch f.Battle(0).(type) {
	case *rapid.Battle:
		if whole {
			return rapidai.WholeJudge(), Brief()
		}
		return rapidai.Judge(), Usual()
	case *hexwar.Battle:
		if whole {
			return hexai.WholeJudge(), Brief()
		}
		return hexai.Judge(), Brief()
	}
	return nil, Budget{}
}
