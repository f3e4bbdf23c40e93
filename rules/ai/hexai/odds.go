package hexai

import "rulerfire/rules/hexwar"

// odds of an attack on a unit: that it hits and is not evaded, and that it is
// critical. They exclude each other.
type odds struct{ hit, crit float64 }

// sure is what attacks on structures and markers are.
var sure = odds{hit: 1}

// chance is how many of the natural rolls from 2 to 7 succeed, in eighths.
func chance(r *hexwar.Roll) float64 {
	n := 0
	for natural := int8(2); natural <= 7; natural++ {
		if r.Succeeds(natural) {
			n++
		}
	}
	return float64(n) / 8
}

// evading is the chance of an Evasion Roll: an 8 always does.
func evading(s *hexwar.State, unit int8) float64 {
	r, can := s.Evades(unit)
	if !can {
		return 0
	}
	return chance(&r) + 1.0/8
}

// oddsOf are the odds of a shot at a unit, of who has looked along the line to it.
func oddsOf(s *hexwar.State, sh *hexwar.Shot, v *hexwar.View) odds {
	r := s.ToHitSeen(sh, v)
	return odds{chance(&r) * (1 - evading(s, sh.Target.ID)), 1.0 / 8}
}

// passing is the chance that a roll of a grapple succeeds.
func passing(r hexwar.Roll) float64 { return chance(&r) + 1.0/8 }

// overheats is the chance that so many tan hexes overheat a unit (16).
func overheats(tan int8) float64 { return min(1, float64(2*tan)/8) }

// freezes is the chance that so many white hexes freeze a unit (17).
func freezes(s *hexwar.State, snow int8) float64 {
	switch {
	case snow <= 0:
		return 0
	case s.Settings.LowFreeze:
		return min(1, float64(2*snow)/8)
	}
	return max(0, float64(9-2*snow)/8)
}
