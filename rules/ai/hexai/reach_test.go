package hexai

import (
	"testing"

	"rulerfire/rules/hexwar"
)

// A unit that passes through a friend rotates and stays where it comes to, not there.
func TestNobodyRotatesWherePassingThroughAFriend(t *testing.T) {
	amid := 0
	for seed := range uint64(12) {
		for _, s := range positions(t, draw{}, seed, 1) {
			if s.Phase != hexwar.PhaseAct || s.Turn.Stage != hexwar.Moving || !s.Sharing() {
				continue
			}
			amid++
			c := Normal()
			b := c.look(&s, s.Model(int(s.Turn.Unit)).Team)
			m := b.planFor(&s, false).plan()
			for _, x := range m.list[:m.n] {
				if k := x.action.Kind; k == hexwar.ActTurn || k == hexwar.ActNext {
					t.Errorf("seed %d, unit %d: wants to %s", seed, s.Turn.Unit, x.action)
				}
			}
		}
	}
	if amid < 20 {
		t.Errorf("only %d looked at", amid)
	}
}
