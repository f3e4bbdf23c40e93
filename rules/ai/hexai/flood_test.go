package hexai

import (
	"testing"

	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

// While playing on a unit finds the hexes that it finds when it thinks for itself, with
// no rotation but the free one, at the same cost; and its ways there are legal.
func TestFloodFindsWhatTheScriptFinds(t *testing.T) {
	found := 0
	for seed := range uint64(12) {
		for _, s := range positions(t, draw{}, seed, 10) {
			if s.Phase != hexwar.PhaseAct || s.Turn.Stage != hexwar.Moving {
				continue
			}
			c := Normal()
			f := c.newMind(&s).dry(&s)
			r := explore(&s, 0)
			for i := range r.list {
				x := &r.list[i]
				cost, ok := f.cost(x.cell, x.facing)
				if turns := r.rotations(int16(i)); turns > 1 || turns == 1 && s.Turn.Turned || r.exact && x.cost != r.mp {
					continue
				}
				if !ok || cost > x.cost {
					t.Errorf("seed %d, unit %d: %s facing %s for %d, in the flood %d, %t", seed, s.Turn.Unit, x.cell, x.facing, x.cost, cost, ok)
				}
			}
			f.ends.Each(func(c hex.Cell) {
				r := reach{list: make([]stop, 0, hex.Directions)}
				f.stops(&r, c)
				for i := range r.list {
					follow(t, s, f, &r.list[i])
					found++
				}
			})
		}
	}
	if found < 1000 {
		t.Errorf("only %d stops looked at", found)
	}
}

// dry is the flood of the unit that acts, of a mind that has not thought yet.
func (m *mind) dry(s *hexwar.State) *flood {
	m.look(s)
	return m.flood(s)
}

// rotations is how often the unit rotates on the way to a stop.
func (r *reach) rotations(i int16) (n int) {
	for ; r.list[i].parent >= 0; i = r.list[i].parent {
		if !r.list[i].step {
			n++
		}
	}
	return n
}

// follow goes the way to a stop.
func follow(t *testing.T, s hexwar.State, f *flood, x *stop) {
	t.Helper()
	before := s.Turn
	in := f.intentFor(x, hexwar.Action{Kind: hexwar.ActNext})
	for _, l := range in.way[:in.n] {
		a := l.action()
		if !s.Allows(&a) {
			t.Errorf("on the way to %s, facing %s: %s is not allowed", x.cell, x.facing, a)
			return
		}
		s.Do(&a, nil)
		if s.Phase != hexwar.PhaseAct || !s.On(f.unit) {
			return // somebody fires at it
		}
	}
	u := &s.Units[f.unit]
	if u.Cell != x.cell || u.Level != x.level || u.Facing != x.facing || before.MP-s.Turn.MP != x.cost ||
		s.Turn.Tan-before.Tan != x.tan || s.Turn.Snow-before.Snow != x.snow {
		t.Errorf("a way to %+v leads to %s at %d, facing %s, for %d", *x, u.Cell, u.Level, u.Facing, before.MP-s.Turn.MP)
	}
}
