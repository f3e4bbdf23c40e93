package hexai

import (
	"testing"

	"rulerfire/rules/hexwar"
)

// A unit that goes somewhere means to get there: a playout that made up its mind anew
// after the first step would weigh another place. The script's own choice comes first.
func TestOptionsOfAWayMeanToGetThere(t *testing.T) {
	ways := 0
	for seed := range uint64(6) {
		for _, s := range positions(t, draw{}, seed, 30) {
			if s.Phase != hexwar.PhaseAct || s.Turn.Stage != hexwar.Moving || s.Units[s.Turn.Unit].Posture != hexwar.Standing {
				continue
			}
			c := Normal()
			list := c.options(&s)
			best := plainOptions(c.moving(&s, nil))[0]
			if list[0].action != best.action {
				t.Errorf("seed %d: the first option is %s, the script answers %s", seed, list[0].action, best.action)
			}
			for _, o := range list {
				if o.action.Kind != hexwar.ActStep {
					continue
				}
				if ways++; !o.intent.planned || o.intent.unit != s.Turn.Unit {
					t.Errorf("seed %d: after %s the unit means to do nothing", seed, o.action)
				}
			}
		}
	}
	if ways < 100 {
		t.Errorf("only %d ways looked at", ways)
	}
}
