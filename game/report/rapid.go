package report

import (
	"rulerfire/game"
	"rulerfire/rules"
	"rulerfire/rules/rapid"
)

// A rapidReader reads Rapid Attack.
type rapidReader struct {
	attacker int8 // the seat whose attack has hit last
}

func (*rapidReader) names() []string {
	return []string{
		"turns", "attacks", "struck", "given", "taken", "systems", "whites", "destroyed", "lost",
		"seized", "stations", "spots", "spots used", "rockets", "bricks", "abandoned",
	}
}

func (r *rapidReader) event(t *tally, b rules.Battle, event rules.Event) {
	e, ok := event.(rapid.Event)
	rb, right := b.(*rapid.Battle)
	if !ok || !right {
		return
	}
	owner := func(frame int8) int { return int(rb.State.Frames[frame].Seat) }
	switch e.Kind {
	case rapid.EvActivated:
		t.count("turns", owner(e.Frame), 1)
	case rapid.EvNamed:
		t.count("rockets", owner(e.Frame), int(e.Value))
	case rapid.EvAttacks:
		t.count("attacks", owner(e.Frame), 1)
	case rapid.EvHit:
		r.attacker = int8(owner(e.Frame))
		t.count("struck", int(r.attacker), 1)
	case rapid.EvSpotUsed:
		t.count("spots used", owner(e.Frame), 1)
	case rapid.EvSpotted:
		t.count("spots", owner(e.Frame), 1)
	case rapid.EvBrick:
		t.count("bricks", int(r.attacker), 1)
	case rapid.EvLost:
		hurt := owner(e.Frame)
		t.count("taken", hurt, 1)
		if hurt != int(r.attacker) {
			t.count("given", int(r.attacker), 1)
		}
		if int8(e.Value) == rapid.White {
			t.count("whites", hurt, 1)
		} else {
			t.count("systems", hurt, 1)
		}
	case rapid.EvDestroyed:
		hurt := owner(e.Frame)
		t.count("lost", hurt, 1)
		if hurt != int(r.attacker) {
			t.count("destroyed", int(r.attacker), 1)
		}
	case rapid.EvAbandoned:
		t.count("abandoned", owner(e.Frame), 1)
	case rapid.EvSeized:
		t.count("seized", int(e.Seat), 1)
		if e.Other != rapid.None {
			t.count("stations", int(e.Other), 1)
		}
	case rapid.EvStationLost:
		t.count("stations", int(e.Seat), 1)
	}
}

func (*rapidReader) throw(t *tally, b rules.Battle, step game.Step, values rules.Roll) {
	rb, ok := b.(*rapid.Battle)
	if !ok {
		return
	}
	s := &rb.State
	side := int(step.Decision.For)
	switch s.Phase {
	case rapid.PhasePool:
		for i, v := range values {
			d := &s.Acting.Pool[i]
			t.die(side, "pool", d.Colour.String(), int(d.Faces), v, HighIsGood)
		}
	case rapid.PhaseDamage:
		for _, v := range values {
			t.die(side, "damage", "", 6, v, HighIsGood)
		}
	case rapid.PhaseTieRoll:
		for _, e := range step.Events {
			if e, ok := e.(rapid.Event); ok && e.Kind == rapid.EvTieRolled {
				for seat, v := range e.Values[:e.Count] {
					if v > 0 {
						t.die(seat, "tie", "", 6, int(v), NeitherWay)
					}
				}
			}
		}
	}
}
