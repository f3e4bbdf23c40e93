package hexwar_test

import (
	"testing"

	"rulerfire/rules/hexwar"
)

// rifle is a rifle's attack on a torso.
var rifle = hexwar.AttackWith(0, 1, hexwar.Torso)

// exchange is two units that see each other.
func exchange(t testing.TB) hexwar.State {
	g := situation(t, `
		team
		Vanguard at 6,10 n; ap 14
		team
		Vanguard at 6,5 s
	`)
	return *g.state()
}

// Every fall of the dice is one outcome, as often as Preview says.
func TestOutcomesAddUp(t *testing.T) {
	s, a := exchange(t), rifle
	p, o := s.Preview(0, &a), s.Outcomes(0, &a)
	if n := o.Missed + o.Evaded + o.Plain + o.Critical; n != hexwar.Of || o.Missed < 0 || o.Evaded < 0 {
		t.Errorf("%d of %d: %+v", n, hexwar.Of, o)
	}
	if o.Plain+o.Critical != (p.Plain+p.Criticals)*8 {
		t.Errorf("%+v, and the preview is %+v", o, p)
	}
	target := &s.Units[a.Target.ID]
	for _, c := range []struct{ left, lost int }{
		{1, o.Plain + o.Critical}, {p.Damage, o.Plain + o.Critical}, {p.Critical, o.Critical}, {p.Critical + 1, 0},
	} {
		if c.left == p.Critical && p.Critical == p.Damage {
			continue
		}
		target.Left[hexwar.Torso] = int16(c.left)
		if got := s.Outcomes(0, &a); got.Lost != c.lost || got.Destroyed != c.lost {
			t.Errorf("with %d left: %+v, want %d lost", c.left, got, c.lost)
		}
	}
}

func BenchmarkOutcomes(b *testing.B) {
	s, a := exchange(b), rifle
	for b.Loop() {
		s.Outcomes(0, &a)
	}
}
