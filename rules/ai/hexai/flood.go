package hexai

import (
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

// A flood is everywhere that a unit can go by Standard Movement, found by whole sets of
// hexes at a time: a wave is the hexes that it can come to for so many Movement Points,
// facing some way. It knows no rotation but the free one, and is for playing on.
type flood struct {
	s      *hexwar.State
	unit   int8
	start  hex.Cell
	facing hex.Direction
	most   int8 // Movement Points
	exact  bool // an air fighter must spend them all
	flies  bool
	tank   bool // goes in all directions
	paths  *paths
	full   hex.Set // where it may not stay because of who is there
	ends   hex.Set // where it may end its Movement Phase
	tanned hex.Set // the tan and white hexes
	rough  bool    // some of them are in its reach
	waves  [mostMoves + 1][hex.Directions]hex.Set
}

// mostMoves is more Movement Points than a unit has.
const mostMoves = 23

// A stride is how a unit goes, as far as it changes what steps cost.
type stride struct {
	body                      hexwar.Body
	flight, jump, funnel, air bool
	level                     int8 // in the air
}

func strideOf(s *hexwar.State, unit int8) stride {
	m := s.Model(int(unit))
	k := stride{body: s.Body(unit), flight: m.Has(hexwar.Flight), jump: m.Has(hexwar.Jump) && !s.Turn.Jumped, funnel: m.Funnel, air: s.Airborne(unit)}
	if k.air {
		k.level = s.Units[unit].Level
	}
	return k
}

// paths are the hexes from which steps in a direction cost 1, 2 and 4 Movement Points;
// who is there does not matter.
type paths struct {
	stride  stride
	from    [hex.Directions][3]hex.Set
	dearest [hex.Directions]int8 // which is the last of these that is not empty, from 1
}

// survey finds the paths of a unit.
func (p *paths) survey(s *hexwar.State, unit int8, k stride) {
	*p = paths{stride: k}
	s.Board.Grid.Each(func(c hex.Cell) {
		level := k.level
		if !k.air {
			level = s.Floor(c)
		}
		for d := range hex.Direction(hex.Directions) {
			if _, _, cost, ok := s.StepFrom(unit, c, level, d, d, k.jump); ok {
				p.from[d][cost>>1].Add(c)
				p.dearest[d] = max(p.dearest[d], cost>>1+1)
			}
		}
	})
}

// flood finds where the unit that acts can go.
func (m *mind) flood(s *hexwar.State) *flood {
	f := &m.waters
	t := &s.Turn
	u := &s.Units[t.Unit]
	body := s.Body(t.Unit)
	f.s, f.unit, f.start, f.facing = s, t.Unit, u.Cell, u.Facing
	f.most, f.exact, f.flies, f.tank = min(max(0, t.MP), mostMoves), body == hexwar.Fighter, s.Airborne(t.Unit), body == hexwar.Tank
	if u.Posture != hexwar.Standing || u.Stuck || u.HeldBy != hexwar.None || t.Thrust {
		f.most = 0
	}
	f.paths, f.tanned = m.ground.pathsOf(s, t.Unit), m.ground.tanned
	f.full = hex.Set{}
	var enemies hex.Set
	team := s.Model(int(t.Unit)).Team
	for i := range int8(s.Count()) {
		switch o := &s.Units[i]; {
		case o.Where != hexwar.OnBoard || i == t.Unit:
		case s.Model(int(i)).Team != team:
			enemies.Add(o.Cell)
		case s.Crowded(t.Unit, o.Cell):
			f.full.Add(o.Cell)
		}
	}
	if !t.Stepped {
		f.full.Remove(u.Cell) // whoever else is there, it may stay
	}
	turns := !t.Turned && u.HeldBy == hexwar.None && !u.Stuck && u.Posture < hexwar.Prone
	f.run(turns, &enemies)
	return f
}

// run lets the waves run out.
func (f *flood) run(turns bool, enemies *hex.Set) {
	clear(f.waves[:f.most+1])
	f.waves[0][f.facing].Add(f.start)
	var seen [hex.Directions]hex.Set
	f.ends = hex.Set{}
	for cost := range f.most + 1 {
		wave := &f.waves[cost]
		if !f.exact {
			wave[f.facing] = wave[f.facing].Minus(seen[f.facing])
		}
		turn := wave[f.facing].Minus(f.full)
		for g := range hex.Direction(hex.Directions) {
			w := &wave[g]
			if g != f.facing && turns {
				*w = w.Union(turn)
			}
			if !f.exact {
				*w = w.Minus(seen[g])
				seen[g] = seen[g].Union(*w)
			}
			if w.Empty() {
				continue
			}
			if !f.exact || cost == f.most {
				f.ends = f.ends.Union(*w)
			}
			for _, d := range f.heads(g) {
				for k := range f.paths.dearest[d] {
					price := int8(1) << k
					if cost+price > f.most {
						break
					}
					from := w.And(f.paths.from[d][k])
					if from.Empty() {
						continue
					}
					to := &f.waves[cost+price][g]
					*to = to.Union(from.Next(d).Minus(*enemies))
				}
			}
		}
	}
	tanned := f.ends.And(f.tanned)
	f.rough = !f.flies && !tanned.Empty()
	f.ends = f.ends.Minus(f.full)
}

// ahead are the directions in which one may go who faces each way, a tank last.
var ahead = func() (table [hex.Directions][hex.Directions]hex.Direction) {
	for g := range hex.Direction(hex.Directions) {
		for i, n := range [...]int{0, 1, -1, 2, -2, 3} {
			table[g][i] = g.Right(n)
		}
	}
	return table
}()

// heads are the directions in which the unit may go, facing some way.
func (f *flood) heads(facing hex.Direction) []hex.Direction {
	if f.tank {
		return ahead[facing][:]
	}
	return ahead[facing][:3]
}

// level is the unit's elevation on a hex.
func (f *flood) level(c hex.Cell) int8 {
	if f.flies || c == f.start {
		return f.s.Units[f.unit].Level
	}
	return f.s.Floor(c)
}

// cost is what it costs the unit to be on a hex, facing some way.
func (f *flood) cost(c hex.Cell, facing hex.Direction) (cost int8, ok bool) {
	if f.exact {
		return f.most, f.waves[f.most][facing].Has(c)
	}
	for cost = range f.most + 1 {
		if f.waves[cost][facing].Has(c) {
			return cost, true
		}
	}
	return 0, false
}

// back is the last leg of the way to a hex at a cost, facing some way, and what there
// was before it; it is not ok at the start.
func (f *flood) back(c hex.Cell, facing hex.Direction, cost int8) (by leg, from hex.Cell, face hex.Direction, spent int8, ok bool) {
	if facing != f.facing && f.waves[cost][f.facing].Has(c) && !f.full.Has(c) {
		return leg(facing) + hex.Directions, c, f.facing, cost, true
	}
	for _, d := range f.heads(facing) {
		at := c.Next(d.Back())
		for k := range f.paths.from[d] {
			price := int8(1) << k
			if price > cost {
				break
			}
			if f.paths.from[d][k].Has(at) && f.waves[cost-price][facing].Has(at) {
				return leg(d), at, facing, cost - price, true
			}
		}
	}
	return 0, c, facing, cost, false
}

// stops lists the stops on a hex, as whoever weighs it wants them.
func (f *flood) stops(r *reach, c hex.Cell) {
	r.on[c.Index()] = -1
	for g := range hex.Direction(hex.Directions) {
		cost, ok := f.cost(c, g)
		if !ok {
			continue
		}
		x := stop{cell: c, level: f.level(c), facing: g, cost: cost, parent: -1, next: r.on[c.Index()]}
		if f.rough {
			f.weather(&x)
		}
		r.on[c.Index()] = int16(len(r.list))
		r.list = append(r.list, x)
	}
}

// weather counts the hexes on the way to a stop where the weather does something.
func (f *flood) weather(x *stop) {
	c, g, cost := x.cell, x.facing, x.cost
	for {
		by, from, face, spent, ok := f.back(c, g, cost)
		if !ok {
			return
		}
		if by < hex.Directions {
			x.cross(f.s.ColourAt(c))
		}
		c, g, cost = from, face, spent
	}
}

// intentFor is a stop as what the unit means to do.
func (f *flood) intentFor(x *stop, next hexwar.Action) intent {
	in := intent{unit: f.unit, planned: true, next: next}
	var legs [mostMoves + 1]leg
	c, g, cost := x.cell, x.facing, x.cost
	n := len(legs)
	for n > 0 {
		by, from, face, spent, ok := f.back(c, g, cost)
		if !ok {
			break
		}
		n--
		legs[n] = by
		c, g, cost = from, face, spent
	}
	in.n = int8(copy(in.way[:], legs[n:]))
	return in
}
