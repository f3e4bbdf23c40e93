package hexai

import (
	"math"

	"rulerfire/rules/ai"
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

// A planner weighs where a unit goes in its Movement Phase.
type planner struct {
	b     *board
	s     *hexwar.State // whose Turn is the unit's
	unit  int8
	guns  *gunner
	fears *fears
	goals *goals
	ap    int8
}

// A move is a first action toward a place, and what the best place that it leads
// to is worth. Next is the action of who stays.
type move struct {
	action hexwar.Action
	score  float64
}

// moves are the first actions worth considering, the best score of each.
type moves struct {
	list [2*hex.Directions + 8]move
	n    int
}

func (m *moves) add(a hexwar.Action, score float64) {
	for i := range m.list[:m.n] {
		if m.list[i].action == a {
			m.list[i].score = max(m.list[i].score, score)
			return
		}
	}
	if m.n < len(m.list) {
		m.list[m.n] = move{a, score}
		m.n++
	}
}

func (m *moves) best() (best move) {
	for i, x := range m.list[:m.n] {
		if i == 0 || x.score > best.score+1e-9 {
			best = x
		}
	}
	return best
}

// planFor makes the planner of the unit whose Turn it is in s. It may be a copy in
// which a turn has been made up.
func (b *board) planFor(s *hexwar.State, up bool) *planner {
	unit := s.Turn.Unit
	var p *planner
	if b.mind == nil {
		p = new(planner)
	} else {
		p = &b.mind.planner
	}
	*p = planner{b: b, s: s, unit: unit, guns: b.arm(unit, up), fears: b.fear(unit), goals: b.want(unit), ap: s.Units[unit].AP}
	return p
}

// maxPresses is how often a unit uses Press On in a turn.
const maxPresses = 3

// plan weighs every place that the unit can go to.
func (p *planner) plan() (m moves) {
	r := p.explore()
	p.weigh(r, func(i int16, next hexwar.Action, score float64) {
		if a, away := r.first(i); away {
			next = a
		}
		m.add(next, score)
	})
	p.thrust(&m)
	return m
}

// explore finds where the unit can go.
func (p *planner) explore() *reach {
	presses := min(maxPresses, p.ap/2)
	if p.b.plain || p.s.Turn.Thrust {
		presses = 0
	}
	return explore(p.s, presses)
}

// weigh weighs every stop: what it is worth to stop there, and what the unit does
// next then.
func (p *planner) weigh(r *reach, take func(stop int16, next hexwar.Action, score float64)) {
	var v shots
	for c := range r.on {
		if r.on[c] >= 0 {
			p.weighHex(r, hex.At(c), &v, take)
		}
	}
}

// fewHexes is how many hexes are weighed while playing on.
const fewHexes = 10

// few are the hexes to weigh while playing on, of those where the unit may go: where it
// is, and of the others those that the mission draws to the most, with a good deal of
// chance.
func (p *planner) few(ends *hex.Set) (set hex.Set) {
	var cells [fewHexes]hex.Cell
	var worth [fewHexes]float64
	n := 0
	luck := p.b.mind.luck ^ uint64(p.unit)<<32
	ends.Each(func(c hex.Cell) {
		x := p.goals.pull(c) + p.b.w.Stray*float64(ai.Mix(luck^uint64(c.Index()))>>40)/(1<<24)
		i := n
		if n < fewHexes {
			n++
		} else if i--; worth[i] >= x {
			return
		}
		for ; i > 0 && worth[i-1] < x; i-- {
			worth[i], cells[i] = worth[i-1], cells[i-1]
		}
		worth[i], cells[i] = x, c
	})
	for _, c := range cells[:n] {
		set.Add(c)
	}
	if at := p.s.Units[p.unit].Cell; ends.Has(at) {
		set.Add(at)
	}
	return set
}

// settle is where the unit goes while playing on: the best of a few hexes.
func (p *planner) settle() (in intent, ok bool) {
	m := p.b.mind
	f := m.flood(p.s)
	r := &m.reach
	r.s, r.unit, r.list, r.mp, r.exact = p.s, p.unit, r.list[:0], f.most, false
	var best int16 = -1
	var follow hexwar.Action
	most := 0.0
	few := p.few(&f.ends)
	few.Each(func(c hex.Cell) {
		f.stops(r, c)
		p.weighHex(r, c, &m.shots, func(i int16, next hexwar.Action, score float64) {
			if best < 0 || score > most+1e-9 {
				best, most, follow = i, score, next
			}
		})
	})
	if best < 0 {
		return in, false
	}
	return f.intentFor(&r.list[best], follow), true
}

// weighHex weighs the stops on a hex.
func (p *planner) weighHex(r *reach, c hex.Cell, v *shots, take func(stop int16, next hexwar.Action, score float64)) {
	first := r.list[r.on[c.Index()]]
	p.guns.at(c, first.level, v)
	place := p.place(c, first.level)
	gather := p.gathering(c, first.level)
	outlook := p.outlook(c)
	for i := r.on[c.Index()]; i >= 0; i = r.list[i].next {
		if !r.ends(i) {
			continue
		}
		x := &r.list[i]
		ap := p.ap - 2*r.presses(i)
		fight := p.guns.volley(v, x.facing, ap, true)
		next := hexwar.Action{Kind: hexwar.ActNext}
		if k := gather.worth + float64(ap)*p.b.saved(p.guns, ap); gather.worth > 0 && k > fight {
			fight = k
			next = hexwar.Action{Kind: hexwar.ActGather, Index: gather.marker}
		}
		score := place + p.risk(fight, x, ap, c) + outlook[x.facing] - p.b.w.Idle*float64(x.cost)
		take(i, next, score)
	}
}

// place is what a hex is worth whatever the unit does there.
func (p *planner) place(c hex.Cell, level int8) float64 {
	x := p.goals.at(c, level) - p.fears.at(c, level) + p.future(c)
	s := p.s
	if colour := s.ColourAt(c); colour.Water() && !s.Airborne(p.unit) && s.Body(p.unit) != hexwar.Sub && !s.Model(int(p.unit)).Has(hexwar.AquaticKit) {
		x -= p.b.w.Deep
		if colour == hexwar.DarkBlue {
			x -= p.b.gain(&p.b.parts[p.unit].list[0], 10)
		}
	}
	return x
}

// future is what the unit may do in its next turns from a hex.
func (p *planner) future(c hex.Cell) float64 {
	b := p.b
	if b.left < 1 && b.s.Round > 0 {
		return 0
	}
	d := float64(p.goals.toFoe(c))
	if d == unreached {
		d = 30
	}
	turns := max(0, d-float64(p.guns.reach)) / (p.goals.move + 0.5)
	return b.w.Future * p.guns.usual * 6 * math.Pow(b.w.Patience, turns)
}

// risk is what remains of a fight at a stop: tan hexes may overheat the unit and
// white ones freeze it, before it fights.
func (p *planner) risk(fight float64, x *stop, ap int8, at hex.Cell) float64 {
	hot := overheats(p.s.Turn.Tan + x.tan)
	cold := freezes(p.s, p.s.Turn.Snow+x.snow)
	if hot == 0 && cold == 0 {
		return fight
	}
	stop := 1 - (1-hot)*(1-cold)
	worth := (1-stop)*fight + stop*(float64(ap)*p.b.saved(p.guns, ap)-p.b.w.Heated)
	if p.s.Mission.Cool { // and it holds nothing
		worth -= hot * max(0, p.goals.holding(at))
	}
	return worth
}

// outlook is how much to favour each facing, for the enemies before it.
func (p *planner) outlook(c hex.Cell) (x [hex.Directions]float64) {
	for i := range p.guns.marks[:p.guns.nm] {
		t := p.guns.marks[i].target
		if t.Kind != hexwar.UnitTarget {
			continue
		}
		at := p.s.Units[t.ID].Cell
		if at == c {
			continue
		}
		seen, near := facesToward(c.To(at)), 0.05/float64(1+hex.Distance(c, at))
		for d := range hex.Direction(hex.Directions) {
			if seen.has(d) {
				x[d] += near
			}
		}
	}
	return x
}

// A gathering is the intel marker that a unit could gather from, and what it is
// worth.
type gathering struct {
	marker int8
	worth  float64
}

func (p *planner) gathering(c hex.Cell, level int8) gathering {
	s := p.s
	if !s.Mission.Intel || p.b.me != s.Attacker || s.Model(int(p.unit)).Drone {
		return gathering{}
	}
	for i := range s.Markers {
		m := &s.Markers[i]
		if m.Placed && hex.Distance(m.Cell, c) <= 1 && s.Board.Tile(m.Cell).Level == level {
			return gathering{int8(i), p.b.primary(p.b.me, 1) + 1.5}
		}
	}
	return gathering{}
}

// thrust weighs thruster movement: far, but without a fight.
func (p *planner) thrust(m *moves) {
	t := &p.s.Turn
	if t.Stepped || t.Thrust || !p.s.Jets(p.unit) || p.s.Units[p.unit].Posture != hexwar.Standing {
		return
	}
	s := *p.s
	for d := range hex.Direction(hex.Directions) {
		facing := s.Units[p.unit].Facing
		turn := facing != d
		if turn && t.Turned {
			continue
		}
		s.Units[p.unit].Facing = d
		cells, legal := s.ThrusterLine(d)
		s.Units[p.unit].Facing = facing
		if !legal || len(cells) == 0 {
			continue
		}
		c := cells[len(cells)-1]
		level := s.Units[p.unit].Level
		if !s.Airborne(p.unit) {
			level = s.Board.Tile(c).Level
		}
		x := stop{}
		for _, over := range cells {
			if !s.Airborne(p.unit) {
				x.cross(s.ColourAt(over))
			}
		}
		score := p.place(c, level) + p.risk(float64(p.ap)*p.b.saved(p.guns, p.ap), &x, p.ap, c) + p.outlook(c)[d]
		if turn {
			m.add(hexwar.Action{Kind: hexwar.ActTurn, Dir: d}, score)
		} else {
			m.add(hexwar.Action{Kind: hexwar.ActThrust, Dir: d}, score)
		}
	}
}
