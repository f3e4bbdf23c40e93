package hexwar_test

import (
	"math/rand/v2"
	"testing"

	prop "pgregory.net/rapid"

	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

// The reach is what the slow way finds: trying every answer, one after the other.
func TestReachIsWhatStepsFind(t *testing.T) {
	prop.Check(t, func(p *prop.T) {
		u := drawSetup(p, t)
		r := rand.NewPCG(prop.Uint64().Draw(p, "seed"), 2)
		s := u.Start()
		var a hexwar.Action
		turns := prop.IntRange(1, 12).Draw(p, "turns")
		for s.Phase != hexwar.PhaseOver && turns > 0 {
			s.Random(r, &a)
			s.Do(&a, nil)
			if s.Phase == hexwar.PhaseAct && s.Turn.Stage == hexwar.Moving && (a.Kind == hexwar.ActRoll || s.Sharing()) {
				turns--
			}
		}
		if s.Phase == hexwar.PhaseOver {
			return
		}
		if s.Airborne(s.Turn.Unit) && s.Body(s.Turn.Unit) == hexwar.Mech {
			return // who flies may land on the way
		}
		quiet(&s)
		var reach hexwar.Reach
		s.Reach(&reach)
		slow := map[hexwar.State]bool{}
		spent := map[[3]int8]int{}
		wander(&s, &s, slow, spent)
		u.Board.Grid.Each(func(c hex.Cell) {
			for d := range hex.Direction(hex.Directions) {
				want, can := spent[[3]int8{c.Col, c.Row, int8(d)}]
				got, ok := reach.Cost(c, d)
				if ok != can || ok && got != want {
					p.Fatalf("u%d to %s facing %s: cost %d %v, step by step %d %v", s.Turn.Unit, c, d, got, ok, want, can)
				}
				if ok {
					walk(p, s, &reach, c, d)
				}
			}
		})
	})
}

// quiet ends all stances, so that nobody fires at who moves, and docks funnels, so
// that the way by which a unit comes to a hex leaves no trace.
func quiet(s *hexwar.State) {
	for i := range s.Count() {
		s.Units[i].Stance = hexwar.NoStance
		if s.Model(i).Funnel && s.Units[i].Where == hexwar.OnBoard {
			s.Units[i].Where = hexwar.InBox
		}
	}
}

// wander tries all steps and rotations.
func wander(begin, s *hexwar.State, seen map[hexwar.State]bool, spent map[[3]int8]int) {
	key := *s
	if seen[key] {
		return
	}
	seen[key] = true
	u := &s.Units[s.Turn.Unit]
	cost := int(begin.Turn.MP - s.Turn.MP)
	if !s.Crowded(s.Turn.Unit, u.Cell) {
		at := [3]int8{u.Cell.Col, u.Cell.Row, int8(u.Facing)}
		if old, ok := spent[at]; !ok || cost < old {
			spent[at] = cost
		}
	}
	for d := range hex.Direction(hex.Directions) {
		for _, kind := range []hexwar.Kind{hexwar.ActStep, hexwar.ActTurn} {
			a := hexwar.Action{Kind: kind, Dir: d}
			if s.Legal(&a) == nil {
				next := *s
				next.Do(&a, nil)
				wander(begin, &next, seen, spent)
			}
		}
	}
}

// walk goes the route to a hex and a facing.
func walk(t *prop.T, s hexwar.State, reach *hexwar.Reach, c hex.Cell, d hex.Direction) {
	for _, a := range reach.Route(c, d) {
		if err := s.Apply(&a, nil); err != nil {
			t.Fatalf("on the way to %s facing %s, %q is refused: %v", c, d, a, err)
		}
	}
	if u := &s.Units[s.Turn.Unit]; u.Cell != c || u.Facing != d {
		t.Fatalf("the way to %s facing %s leads to %s facing %s", c, d, u.Cell, u.Facing)
	}
}
