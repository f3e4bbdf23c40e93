package hexbattle

import (
	"slices"

	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

// A rehearsal is a plan to move carried out on a copy of the engagement: where it
// leads, and what may come in between.
type rehearsal struct {
	of       rehearsed
	done     bool
	state    hexwar.State
	watchers []int8 // who may fire from an Offensive Stance on the way
}

// rehearsed is what tells one plan of a unit from another.
type rehearsed struct {
	to     hex.Cell
	facing hex.Direction
	jets   bool
	extra  int
}

// rehearse carries the plan out on a copy, where everybody holds fire.
func (m *movePlan) rehearse(s *Scene) *rehearsal {
	r, of := &m.rehearsal, rehearsed{m.to, m.facing, m.jets, m.extra}
	if r.done && r.of == of {
		return r
	}
	*r = rehearsal{of: of, done: true}
	plan := m.plan(s)
	if len(plan) == 0 {
		r.state = m.moved(s, m.to, m.facing)
		return r
	}
	r.state = s.Seen
	for i := range plan {
		if r.state.Legal(&plan[i]) != nil {
			break
		}
		before := r.state
		r.state.Do(&plan[i], nil)
		if r.state.Turn.Unit != before.Turn.Unit { // the turn is over, or the unit gone
			r.state = before
			break
		}
		for r.state.Phase == hexwar.PhaseReact {
			if by, _ := r.state.Reacting(); !slices.Contains(r.watchers, by) {
				r.watchers = append(r.watchers, by)
			}
			r.state.Do(&hexwar.Action{Kind: hexwar.ActHoldFire}, nil)
		}
	}
	return r
}
