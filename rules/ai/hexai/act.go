package hexai

import (
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

// offer adds an answer if it is legal.
func offer(s *hexwar.State, out []Candidate, a hexwar.Action, score float64) []Candidate {
	if s.Allows(&a) {
		out = append(out, Candidate{a, score})
	}
	return out
}

// act lists what a unit may do in its turn.
func (c *Script) act(s *hexwar.State, out []Candidate) []Candidate {
	unit := s.Turn.Unit
	begin := len(out)
	switch {
	case s.Units[unit].HeldBy != hexwar.None:
		out = offer(s, out, hexwar.Action{Kind: hexwar.ActBreak}, 1)
		out = offer(s, out, hexwar.Action{Kind: hexwar.ActEnd}, -1)
	case s.Turn.Stage == hexwar.Moving:
		out = c.moving(s, out)
	default:
		out = c.fighting(s, out)
	}
	if len(out) == begin {
		out = c.anything(s, out)
	}
	return out
}

// anything is for a unit that cannot do what it wants: it goes on if it may, and
// else does what it must.
func (c *Script) anything(s *hexwar.State, out []Candidate) []Candidate {
	for _, kind := range [...]hexwar.Kind{hexwar.ActNext, hexwar.ActEnd} {
		if a := (hexwar.Action{Kind: kind}); s.Allows(&a) {
			return append(out, Candidate{Action: a})
		}
	}
	for _, kind := range [...]hexwar.Kind{hexwar.ActStep, hexwar.ActTurn} {
		for d := range hex.Direction(hex.Directions) {
			if a := (hexwar.Action{Kind: kind, Dir: d}); s.Allows(&a) {
				return append(out, Candidate{Action: a})
			}
		}
	}
	list, _ := s.Answers()
	return append(out, Candidate{Action: list[0]})
}

// after is the state after a command of the unit that acts, and whether its turn
// goes on in the same phase.
func after(s *hexwar.State, a hexwar.Action) (next hexwar.State, ok bool) {
	if !s.Allows(&a) {
		return next, false
	}
	next = *s
	next.Do(&a, nil)
	return next, next.Phase == hexwar.PhaseAct && next.Turn.Unit == s.Turn.Unit && next.Turn.Stage == s.Turn.Stage
}

// moving lists what a unit may do in its Movement Phase: where it goes, and the
// commands that are best given first.
func (c *Script) moving(s *hexwar.State, out []Candidate) []Candidate {
	unit := s.Turn.Unit
	b := c.look(s, s.Model(int(unit)).Team)
	p := b.planFor(s, false)
	m := p.plan()
	base := m.best().score
	for _, x := range m.list[:m.n] {
		out = offer(s, out, x.action, x.score)
	}
	if a := (hexwar.Action{Kind: hexwar.ActLeave}); s.Allows(&a) {
		out = append(out, Candidate{a, base + b.primary(b.me, s.Mission.Exit) - 0.3*b.material(unit)})
	}
	u := &s.Units[unit]
	if u.Posture != hexwar.Standing || u.Stuck {
		if next, ok := after(s, hexwar.Action{Kind: hexwar.ActGetUp}); ok {
			q := b.planFor(&next, true)
			n := q.plan()
			out = append(out, Candidate{hexwar.Action{Kind: hexwar.ActGetUp}, n.best().score + b.w.Rise*p.fears.at(u.Cell, u.Level)})
		}
		return out
	}
	out = c.changes(p, base, out)
	out = p.hands(base, out)
	return p.launches(base, out)
}

// changes are the commands after which the unit moves in another way: into the
// other form, up or down in the air, with the wind.
func (c *Script) changes(p *planner, base float64, out []Candidate) []Candidate {
	s := p.s
	var list [4]hexwar.Action
	n := 0
	m := s.Model(int(p.unit))
	if m.Form != hexwar.Mech && !s.Turn.Stepped && !c.Plain {
		list[n] = hexwar.Action{Kind: hexwar.ActTransform}
		n++
	}
	if body := s.Body(p.unit); body == hexwar.Fighter || body == hexwar.Spacecraft || m.Has(hexwar.Flight) {
		list[n], list[n+1] = hexwar.Action{Kind: hexwar.ActLevel, Index: 1}, hexwar.Action{Kind: hexwar.ActLevel, Index: -1}
		n += 2
	}
	if s.Wind != hexwar.None && !s.Turn.Drifted {
		list[n] = hexwar.Action{Kind: hexwar.ActDrift}
		n++
	}
	for _, a := range list[:n] {
		next, ok := after(s, a)
		if !ok || !next.On(p.unit) {
			continue
		}
		b := c.look(&next, p.b.me)
		q := b.planFor(&next, false)
		k := q.plan()
		// Doing it must be worth something, or the unit would do it for ever.
		out = append(out, Candidate{a, k.best().score - b.w.Change})
	}
	return out
}

// hands are swaps and weapons picked up, by what the unit is armed with then.
func (p *planner) hands(base float64, out []Candidate) []Candidate {
	s, b := p.s, p.b
	u := &s.Units[p.unit]
	if u.AP < 2 || b.plain && s.Turn.Stepped {
		return out
	}
	consider := func(a hexwar.Action) {
		next, ok := after(s, a)
		if !ok {
			return
		}
		now := max(0.01, b.rate(s, p.unit, hexwar.None))
		gain := b.w.Arms * b.material(p.unit) * (b.rate(&next, p.unit, hexwar.None) - now) / now
		if x := gain - 2*b.saved(p.guns, u.AP); x > 0 {
			out = append(out, Candidate{a, base + x})
		}
	}
	for mount := hexwar.InLeftHand; mount <= hexwar.InBothHands; mount++ {
		for k := range int8(hexwar.MaxArms) {
			if it := &u.Items[k]; it.Weapon != hexwar.None && it.Left > 0 && it.Mount == hexwar.Carried {
				consider(hexwar.Action{Kind: hexwar.ActSwap, Item: k, Mount: mount})
			}
		}
		for k := range s.Ground {
			if s.Ground[k].Weapon != hexwar.None && s.GroundAt[k] == u.Cell {
				consider(hexwar.Action{Kind: hexwar.ActRetrieve, Index: int8(k), Mount: mount})
			}
		}
	}
	return out
}

// launches brings drones out, on the side of the enemy: those with a mind of their
// own at once, the others when there is something in their reach.
func (p *planner) launches(base float64, out []Candidate) []Candidate {
	s, b := p.s, p.b
	u := &s.Units[p.unit]
	first, end := s.Setup.Units(int(b.me))
	for i := first; i < end; i++ {
		m := s.Model(i)
		if m.Carrier != p.unit || !m.Drone || s.Units[i].Where != hexwar.InBox {
			continue
		}
		if m.Funnel && p.goals.toFoe(u.Cell) > 7 {
			continue
		}
		best, score := hexwar.Action{}, -1.0
		near := around(s, u.Cell)
		near.Each(func(c hex.Cell) {
			a := hexwar.Action{Kind: hexwar.ActLaunch, Unit: int8(i), Cell: c}
			if x := 1 / float64(1+p.goals.toFoe(c)); s.Allows(&a) && x > score {
				best, score = a, x
			}
		})
		if score < 0 {
			continue
		}
		x := b.w.Launch * b.left / (b.left + b.w.Fade)
		if !s.Turn.Launching {
			x -= 2 * b.saved(p.guns, u.AP)
		}
		if x > 0 {
			return append(out, Candidate{best, base + x})
		}
	}
	return out
}
