package hexai

import (
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

// A stop is a hex where a unit may be in its Movement Phase, facing some way.
type stop struct {
	cell   hex.Cell
	level  int8
	facing hex.Direction
	turned bool // has used the free rotation
	cost   int8 // Movement Points on the way
	tan    int8 // tan hexes entered
	snow   int8 // white hexes entered
	parent int16
	step   bool // came here by a step, else by a rotation
	next   int16
}

// cross counts a hex that the unit enters on the ground.
func (x *stop) cross(c hexwar.Colour) {
	switch c {
	case hexwar.Tan:
		x.tan++
	case hexwar.White:
		x.snow++
	}
}

// A reach is everywhere that a unit can go by Standard Movement.
type reach struct {
	s     *hexwar.State
	unit  int8
	mp    int8 // Movement Points that it has
	most  int8 // those that it can have by Press On
	exact bool // an air fighter must spend them all
	list  []stop
	asked hex.Set // hexes of which it is known whether they are crowded, and those that are
	full  hex.Set
	amid  bool             // it is passing through a friend where it is
	on    [hex.Cells]int16 // the first stop on a hex, −1 for none
	seen  []bool
}

const facings = 2 * hex.Directions // with and without the free rotation

// explore finds where the acting unit can go, with so many action points for
// Press On.
func explore(s *hexwar.State, presses int8) *reach {
	t := &s.Turn
	u := &s.Units[t.Unit]
	r := &reach{s: s, unit: t.Unit, mp: max(0, t.MP), list: make([]stop, 0, 512), amid: s.Sharing()}
	r.most = r.mp + presses
	if s.Body(t.Unit) == hexwar.Fighter {
		r.exact, r.most = true, r.mp
	}
	still := u.Posture != hexwar.Standing || u.Stuck || u.HeldBy != hexwar.None || t.Thrust
	if still {
		r.most = 0
	}
	layers := 1
	if r.exact {
		layers += int(r.mp)
	}
	r.seen = make([]bool, layers*hex.Cells*facings)
	for i := range r.on {
		r.on[i] = -1
	}
	var blocked hex.Set
	for i := range int8(s.Count()) {
		if s.On(i) && s.Model(int(i)).Team != s.Model(int(t.Unit)).Team {
			blocked.Add(s.Units[i].Cell)
		}
	}
	r.visit(stop{cell: u.Cell, level: u.Level, facing: u.Facing, turned: t.Turned, parent: -1})
	for cost := int8(0); cost <= r.most; cost++ {
		for i := 0; i < len(r.list); i++ {
			if r.list[i].cost == cost {
				r.grow(int16(i), still, &blocked)
			}
		}
	}
	return r
}

// visit adds a stop unless it is known at the same or a lower cost.
func (r *reach) visit(p stop) {
	layer := 0
	if r.exact {
		layer = int(p.cost)
	}
	key := (layer*hex.Cells+p.cell.Index())*facings + int(p.facing)*2
	if p.turned {
		key++
	}
	if r.seen[key] {
		return
	}
	r.seen[key] = true
	p.next = r.on[p.cell.Index()]
	r.on[p.cell.Index()] = int16(len(r.list))
	r.list = append(r.list, p)
}

// grow adds what follows a stop.
func (r *reach) grow(i int16, still bool, blocked *hex.Set) {
	s := r.s
	p := r.list[i]
	u := &s.Units[r.unit]
	turns := !r.crowd(&p) && u.HeldBy == hexwar.None && !u.Stuck && u.Posture < hexwar.Prone
	if turns && !p.turned || turns && !still && p.cost < r.most {
		for d := range hex.Direction(hex.Directions) {
			q := p
			q.facing, q.parent, q.step = d, i, false
			if p.turned {
				q.cost++
			}
			q.turned = true
			if d != p.facing {
				r.visit(q)
			}
		}
	}
	if still {
		return
	}
	for d := range hex.Direction(hex.Directions) {
		if d != p.facing && d != p.facing.Right(1) && d != p.facing.Right(-1) && s.Body(r.unit) != hexwar.Tank {
			continue
		}
		to, level, cost, ok := s.StepFrom(r.unit, p.cell, p.level, p.facing, d, !s.Turn.Jumped)
		if !ok || p.cost+cost > r.most || blocked.Has(to) {
			continue
		}
		q := stop{cell: to, level: level, facing: p.facing, turned: p.turned, cost: p.cost + cost, tan: p.tan, snow: p.snow, parent: i, step: true}
		if !s.Airborne(r.unit) {
			q.cross(s.ColourAt(to))
		}
		r.visit(q)
	}
}

// crowd tells whether the unit may not stay at a stop because of who is there.
func (r *reach) crowd(p *stop) bool {
	if p.parent < 0 {
		return r.amid
	}
	c := p.cell
	if !r.asked.Has(c) {
		r.asked.Add(c)
		if r.s.Crowded(r.unit, c) {
			r.full.Add(c)
		}
	}
	return r.full.Has(c)
}

// ends tells whether the unit may end its Movement Phase at a stop.
func (r *reach) ends(i int16) bool {
	p := &r.list[i]
	if r.crowd(p) {
		return false
	}
	return !r.exact || p.cost == r.mp
}

// presses is how often Press On is used on the way to a stop.
func (r *reach) presses(i int16) int8 { return max(0, r.list[i].cost-r.mp) }

// first is the first action on the way to a stop; it is not ok for the stop where
// the unit is.
func (r *reach) first(i int16) (a hexwar.Action, ok bool) {
	if r.list[i].parent < 0 {
		return a, false
	}
	for r.list[i].parent != 0 {
		i = r.list[i].parent
	}
	p := &r.list[i]
	if p.cost > r.mp {
		return hexwar.Action{Kind: hexwar.ActPress}, true
	}
	if p.step {
		return hexwar.Action{Kind: hexwar.ActStep, Dir: r.list[0].cell.To(p.cell).Toward()}, true
	}
	return hexwar.Action{Kind: hexwar.ActTurn, Dir: p.facing}, true
}
