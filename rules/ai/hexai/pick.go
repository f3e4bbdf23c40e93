package hexai

import "rulerfire/rules/hexwar"

// pick lists the units that may be activated, each with what its turn promises.
func (c *Script) pick(s *hexwar.State, out []Candidate) []Candidate {
	b := c.look(s, int8(s.TeamOf(int(s.Asked))))
	next := *s
	for i := range int8(s.Count()) {
		a := hexwar.Action{Kind: hexwar.ActPick, Unit: i}
		if s.Allows(&a) {
			out = append(out, Candidate{a, c.promise(b, s, &next, i)})
		}
	}
	return out
}

// promise is what the turn of a unit is likely to bring, over doing nothing; next
// is a copy of the state to be used for it.
func (c *Script) promise(b *board, s, next *hexwar.State, unit int8) float64 {
	u := &s.Units[unit]
	imagine(s, next, unit)
	p := b.planFor(next, u.Posture != hexwar.Standing)
	k := p.plan()
	stay := p.place(u.Cell, u.Level)
	x := k.best().score - stay + b.w.Urgent*p.fears.at(u.Cell, u.Level)
	next.Units[unit] = *u
	return x
}

// imagine lets the turn of a unit begin in next, a copy of the state, with as many
// action points as are usual.
func imagine(s, next *hexwar.State, unit int8) {
	u, m := &s.Units[unit], s.Model(int(unit))
	next.Units[unit] = *u
	most := int8(hexwar.MaxAP)
	if m.Drone {
		most /= 2
	}
	next.Units[unit].AP = min(most, u.AP+m.AP+5)
	next.Phase = hexwar.PhaseAct
	mp := s.Movement(unit)
	next.Turn = hexwar.Turn{Unit: unit, Carrier: unit, Stage: hexwar.Moving, Whole: mp, MP: mp, Gather: hexwar.None, Free: hexwar.None}
	if !s.Airborne(unit) {
		switch s.ColourAt(u.Cell) {
		case hexwar.Tan:
			next.Turn.Tan = 1
		case hexwar.White:
			next.Turn.Snow = 1
		}
	}
}
