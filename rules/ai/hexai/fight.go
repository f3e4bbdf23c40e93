package hexai

import (
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

// attack is the action of a shot.
func (g *gunner) attack(x *shot) hexwar.Action {
	w, d := &g.guns[x.gun], &g.deals[x.gun][x.mark]
	a := hexwar.Action{Kind: hexwar.ActAttack, Unit: hexwar.None, Item: w.item, Target: g.marks[x.mark].target, Section: d.section, Equip: d.equip}
	if w.from != g.unit {
		a.Unit, a.Item = w.from, 0
	}
	return a
}

// fighting lists what a unit may do once it has moved: attacks, and what it does
// with the action points that are left.
func (c *Script) fighting(s *hexwar.State, out []Candidate) []Candidate {
	t := &s.Turn
	u := &s.Units[t.Unit]
	b := c.look(s, s.Model(int(t.Unit)).Team)
	g := b.arm(t.Unit, false)
	var v shots
	g.at(u.Cell, u.Level, &v)
	close := t.Stage == hexwar.Close
	rest := g.rest(&v, u.Facing, u.AP, close)
	for i := range v.list[:v.n] {
		x := &v.list[i]
		if x.melee == close && x.ap <= u.AP {
			out = offer(s, out, g.attack(x), x.worth+g.rest(&v, u.Facing, u.AP-x.ap, close)-rest)
		}
	}
	if !close {
		out = offer(s, out, hexwar.Action{Kind: hexwar.ActNext}, 0)
		if !c.Plain {
			out = c.steady(g, &v, out)
		}
		return out
	}
	out = offer(s, out, hexwar.Action{Kind: hexwar.ActEnd}, 0)
	out = c.grapples(g, out)
	if !c.Plain {
		out = c.guard(g, out)
	}
	return out
}

// rest is what the action points bring after an attack: in the Ranged Combat Phase
// by the attacks of the Close Combat Phase, and then by being saved.
func (g *gunner) rest(v *shots, facing hex.Direction, ap int8, close bool) float64 {
	if close {
		return float64(ap) * g.b.saved(g, ap)
	}
	return g.volley(v, facing, ap, false)
}

// steady are the commands that make the attacks of the Ranged Combat Phase better:
// kneeling, and a gun blade in its other form.
func (c *Script) steady(g *gunner, v *shots, out []Candidate) []Candidate {
	s, b := g.b.s, g.b
	u := &s.Units[g.unit]
	if u.AP < 4 {
		return out
	}
	now := g.volley(v, u.Facing, u.AP, true)
	consider := func(a hexwar.Action, cost float64) {
		next, ok := after(s, a)
		if !ok {
			return
		}
		k := *b
		k.s = &next
		h := k.arm(g.unit, false)
		var w shots
		h.at(u.Cell, u.Level, &w)
		if x := h.volley(&w, u.Facing, next.Units[g.unit].AP, true) - now - cost; x > 0 {
			out = append(out, Candidate{a, x})
		}
	}
	if u.Posture == hexwar.Standing && v.n > 0 {
		// It evades nothing till it has stood up again.
		f := b.fear(g.unit)
		consider(hexwar.Action{Kind: hexwar.ActKneel}, 2*b.saved(g, 0)+0.4*f.at(u.Cell, u.Level)/b.w.Danger)
	}
	for k := range int8(hexwar.MaxArms) {
		if it := &u.Items[k]; it.Weapon != hexwar.None && it.Left > 0 && it.Mount != hexwar.Lost && s.WeaponOf(*it).Blade.Damage > 0 {
			consider(hexwar.Action{Kind: hexwar.ActBlade, Item: k}, 0)
		}
	}
	return out
}

// guard is what a unit does at the end of its turn: a shield before it, a weapon
// that waits for whoever comes, smoke.
func (c *Script) guard(g *gunner, out []Candidate) []Candidate {
	s, b := g.b.s, g.b
	u := &s.Units[g.unit]
	if u.AP < 2 {
		return out
	}
	price := 2 * b.saved(g, u.AP)
	f := b.fear(g.unit)
	danger := f.at(u.Cell, u.Level) / b.w.Danger
	for k := range int8(hexwar.MaxArms) {
		it := &u.Items[k]
		if it.Weapon == hexwar.None || it.Left == 0 || it.Mount == hexwar.Lost || it.Mount == hexwar.Carried {
			continue
		}
		w := s.WeaponOf(*it)
		if w.Shield() {
			out = offer(s, out, hexwar.Action{Kind: hexwar.ActDefence, Item: k}, b.w.Stance*danger*min(1, float64(it.Left)/15)-price)
		}
	}
	for i := range g.guns[:g.ng] {
		w := &g.guns[i]
		if w.item == hexwar.None || int8(w.form.AP)+2 > u.AP {
			continue
		}
		best := 0.0
		for k := range g.marks[:g.nm] {
			m := &g.marks[k]
			if m.target.Kind != hexwar.UnitTarget {
				continue
			}
			e := &s.Units[m.target.ID]
			d := hex.Distance(u.Cell, e.Cell)
			if d > int(w.form.Range)+int(s.Movement(m.target.ID)) || d > 0 && !w.round && !u.Facing.Sees(u.Cell.To(e.Cell)) {
				continue
			}
			x := &g.deals[i][k]
			best = max(best, usualOdds.hit*x.hit+usualOdds.crit*x.crit)
		}
		if x := b.w.Watch*(best-float64(w.form.AP)*b.saved(g, u.AP)) - price; x > 0 {
			out = offer(s, out, hexwar.Action{Kind: hexwar.ActOffence, Item: w.item}, x)
		}
	}
	return offer(s, out, hexwar.Action{Kind: hexwar.ActSmoke}, 0.25*danger-price)
}

// react lists what a unit in an Offensive Stance may fire at who came into its
// range, and holding its fire.
func (c *Script) react(s *hexwar.State, out []Candidate) []Candidate {
	by, target := s.Reacting()
	b := c.look(s, s.Model(int(by)).Team)
	g := b.arm(by, false)
	u := &s.Units[by]
	var v shots
	g.at(u.Cell, u.Level, &v)
	out = append(out, Candidate{Action: hexwar.Action{Kind: hexwar.ActHoldFire}})
	for i := range v.list[:v.n] {
		x := &v.list[i]
		if g.marks[x.mark].target != (hexwar.Target{Kind: hexwar.UnitTarget, ID: target}) || g.guns[x.gun].from != by {
			continue
		}
		out = offer(s, out, g.attack(x), x.worth-0.5*float64(x.ap)*b.saved(g, u.AP))
	}
	return out
}
