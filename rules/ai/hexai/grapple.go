package hexai

import (
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

// grapples lists the grapples of a unit.
func (c *Script) grapples(g *gunner, out []Candidate) []Candidate {
	s, b := g.b.s, g.b
	u := &s.Units[g.unit]
	for k := range g.marks[:g.nm] {
		t := g.marks[k].target
		if t.Kind != hexwar.UnitTarget || hex.Distance(u.Cell, s.Units[t.ID].Cell) != 1 {
			continue
		}
		pass, resist := passing(s.AssaultRoll(g.unit, t.ID)), passing(s.AssaultRoll(t.ID, g.unit))
		// Where both pass it is tried again for nothing.
		win := pass * (1 - resist) / (1 - 0.7*pass*resist)
		price := 2 * b.saved(g, u.AP)
		if s.Turn.Free == t.ID {
			price = 0
		}
		out = offer(s, out, hexwar.Action{Kind: hexwar.ActGrapple, Target: t}, win*max(b.holding(t.ID), b.throwing(g.unit, t.ID))-price)
	}
	return out
}

// holding is what it is worth to hold an enemy.
func (b *board) holding(enemy int8) float64 {
	x := b.w.Gripped * b.worth[enemy]
	if !b.s.Units[enemy].Acted {
		x *= 1.5
	}
	return x * min(1, b.left)
}

// throwing is what it is worth to throw an enemy, before it is known how far.
func (b *board) throwing(unit, enemy int8) float64 {
	m, v := b.s.Model(int(unit)), b.s.Model(int(enemy))
	damage := 2*(float64(m.Class)+2.5) - float64(v.Class)
	return b.torso(enemy, damage) + b.w.Lie*min(1, b.left)
}

// torso is what it brings to do damage to an enemy's torso, and costs to a friend's.
func (b *board) torso(unit int8, damage float64) float64 {
	if b.parts[unit].n == 0 || damage <= 0 {
		return 0
	}
	x := b.gain(&b.parts[unit].list[0], damage)
	if b.s.Model(int(unit)).Team == b.me {
		return -x
	}
	return x
}

// grip compares holding and throwing the enemy that was grappled.
func (c *Script) grip(s *hexwar.State, out []Candidate) []Candidate {
	unit, target := s.Turn.Unit, s.Shot.Target.ID
	b := c.look(s, s.Model(int(unit)).Team)
	return append(out,
		Candidate{hexwar.Action{Kind: hexwar.ActHold}, b.holding(target)},
		Candidate{hexwar.Action{Kind: hexwar.ActThrow}, b.throwing(unit, target)})
}

// throw lists where the enemy may be thrown.
func (c *Script) throw(s *hexwar.State, out []Candidate) []Candidate {
	unit := s.Turn.Unit
	target := s.Units[unit].Holds
	b := c.look(s, s.Model(int(unit)).Team)
	m := s.Model(int(target))
	at, level := s.Units[unit].Cell, s.Units[unit].Level
	s.Board.Grid.Each(func(to hex.Cell) {
		a := hexwar.Action{Kind: hexwar.ActLand, Cell: to}
		if !s.Allows(&a) {
			return
		}
		damage := max(0, 2*hex.Distance(at, to)-int(m.Class))
		x := b.w.Lie
		if i := s.StructureAt(to); i != hexwar.None {
			if b.works[i].n > 0 {
				x += b.gain(&b.works[i].list[0], float64(damage))
			}
			if damage >= int(s.Structures[i]) {
				damage += (s.Board.Structures[i].Defence() + 1) / 2
			}
		} else if o := standsAt(s, to, target); o != hexwar.None {
			damage += int(s.Model(int(o)).Class)
			x += b.torso(o, float64(damage))
		} else if fall := level - s.Board.Tile(to).Level; fall > 0 {
			x += 0.2 * float64(fall) * b.w.Leg * b.worth[target]
		}
		out = append(out, Candidate{a, x + b.torso(target, float64(damage))})
	})
	if len(out) == 0 {
		return c.anything(s, out)
	}
	return out
}

// standsAt is the unit on a cell that a thrown one would strike.
func standsAt(s *hexwar.State, c hex.Cell, thrown int8) int8 {
	for i := range int8(s.Count()) {
		if i != thrown && s.On(i) && !s.Model(int(i)).Drone && s.Units[i].Cell == c {
			return i
		}
	}
	return hexwar.None
}
