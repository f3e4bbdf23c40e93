package hexbattle

import (
	"fmt"

	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
)

// hits is how likely an attack hits, a critical hit included.
func hits(p *hexwar.Preview) float64 { return float64(p.Plain+p.Criticals) / 64 }

// expected is the damage that an attack does on average.
func expected(p *hexwar.Preview) float64 {
	return float64(p.Plain*p.Damage+p.Criticals*p.Critical) / 64
}

// chance is how likely a roll succeeds.
func chance(r *hexwar.Roll) float64 {
	n := 0
	for v := int8(1); v <= 8; v++ {
		if r.Succeeds(v) {
			n++
		}
	}
	return float64(n) / 8
}

// needOf is the least natural roll that succeeds.
func needOf(r *hexwar.Roll) int {
	for v := int8(2); v < 8; v++ {
		if r.Succeeds(v) {
			return int(v)
		}
	}
	return 8
}

// terms say how the rolls of an attack make its odds up.
func terms(ctx *scenes.Context, p *hexwar.Preview) string {
	mean := fmt.Sprintf("%.2f", expected(p))
	if !p.Evades {
		return ctx.T("hex.odds.terms", needOf(&p.ToHit), p.Plain+p.Criticals, p.Criticals, p.Damage, p.Critical, mean)
	}
	return ctx.T("hex.odds.terms.evade", needOf(&p.ToHit), needOf(&p.Evasion), p.Plain+p.Criticals, p.Criticals, p.Damage, p.Critical, mean)
}

// percent is a chance as a whole number.
func percent(p float64) int { return int(p*100 + 0.5) }

// A bout is an attack that could be made, and what it would be like.
type bout struct {
	action hexwar.Action
	hexwar.Preview
}

// bestAgainst is the attack with the most expected damage that a unit could make on
// another from where it stands, were it its turn and whatever it costs.
func bestAgainst(st *hexwar.State, by, target int8) (best bout, ok bool) {
	for item := range int8(hexwar.MaxArms + 1) {
		a := hexwar.AttackWith(item, target, hexwar.Torso)
		if st.Aim(by, &a) != nil {
			continue
		}
		if p := st.Preview(by, &a); !ok || expected(&p) > expected(&best.Preview) {
			best, ok = bout{a, p}, true
		}
	}
	return best, ok
}

// outcomeWords say how likely each end of an attack is.
func (s *Scene) outcomeWords(ctx *scenes.Context, by int8, act *hexwar.Action) string {
	o := s.Seen.Outcomes(by, act)
	of := func(n int) string { return fmt.Sprintf("%.1f", 100*float64(n)/hexwar.Of) }
	return ctx.T("hex.odds.outcomes", of(o.Missed), of(o.Evaded), of(o.Plain), of(o.Critical), of(o.Lost), of(o.Destroyed))
}
