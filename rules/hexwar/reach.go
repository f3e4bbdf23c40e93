package hexwar

import "rulerfire/rules/hex"

// A Reach is where the unit that acts can go with its Movement Points: every hex
// and facing, what it costs and how to get there. It is large: keep one and fill
// it again.
type Reach struct {
	cost  [reachNodes]int8
	prev  [reachNodes]int16
	next  [reachNodes]int16 // the node after it among those of its cost; −1: none
	first [maxReach]int16   // the first node of a cost
	start int16
	stay  hex.Set // the hexes that the unit may stay on
	steps [hex.Cells][hex.Directions]stepping
	known hex.Set // the hexes whose steps are known
}

// A stepping is a step from a hex, whichever way the unit faces; the cost −1 means
// that there is none.
type stepping struct{ plain, jumping int8 }

// maxReach is more than any cost: Movement Points, Press On, a coward's 2.
const maxReach = 32

// A node is a hex and a facing, and what has been used on the way: the free
// rotation, the Jump, and a coward's right to run.
const reachNodes = hex.Cells * hex.Directions * 8

func node(c hex.Cell, facing hex.Direction, turned, jumped, away bool) int16 {
	n := (c.Index()*hex.Directions + int(facing)) * 8
	if turned {
		n++
	}
	if jumped {
		n += 2
	}
	if away {
		n += 4
	}
	return int16(n)
}

func nodeCell(n int16) hex.Cell { return hex.At(int(n) / 8 / hex.Directions) }

func nodeFacing(n int16) hex.Direction { return hex.Direction(int(n) / 8 % hex.Directions) }

const unreached = 127

// Reach fills r with where the unit that acts can go. Before its Movement Phase or
// after it, that is nowhere but where it stands.
func (s *State) Reach(r *Reach) {
	for i := range r.cost {
		r.cost[i] = unreached
	}
	for i := range r.first {
		r.first[i] = -1
	}
	r.stay, r.known = hex.Set{}, hex.Set{}
	t := &s.Turn
	if t.Unit == None {
		return
	}
	u := &s.Units[t.Unit]
	amid := s.Sharing()
	if !amid {
		r.stay.Add(u.Cell)
	}
	r.start = node(u.Cell, u.Facing, t.Turned, t.Jumped, t.Away)
	r.found(r.start, r.start, 0)
	if s.Phase != PhaseAct || t.Stage != Moving {
		return
	}
	w := walker{s: s, r: r, u: u, jumps: s.models[t.Unit].Has(Jump), amid: amid}
	w.enemies, w.taken = s.occupied(t.Unit, s.models[t.Unit].Team)
	w.moves = s.mobile(t.Unit) == faultNone && !t.Thrust
	f := s.legalTurn(u.Facing.Right(1))
	w.turns = f == faultNone || f == faultSharing
	w.flies = s.Airborne(t.Unit)
	most := int(t.MP)
	if t.Away {
		most += cowardMP
	}
	for cost := 0; cost <= min(max(0, most), maxReach-1); cost++ {
		// What is found at the same cost is put before the rest of it.
		for r.first[cost] >= 0 {
			at := r.first[cost]
			r.first[cost] = r.next[at]
			if int(r.cost[at]) == cost {
				w.expand(at, int8(cost))
			}
		}
	}
}

// A walker finds where a unit can go from a node.
type walker struct {
	s              *State
	r              *Reach
	u              *Unit
	enemies, taken hex.Set
	moves, turns   bool
	flies, jumps   bool
	amid           bool // it is passing through a friend where it is
}

func (w *walker) expand(at int16, cost int8) {
	s, r, t := w.s, w.r, &w.s.Turn
	c, facing := nodeCell(at), nodeFacing(at)
	turned, jumped, away := at&1 != 0, at&2 != 0, at&4 != 0
	if w.turns && !(w.taken.Has(c) && (c != w.u.Cell || w.amid)) {
		price := int8(0)
		if turned {
			price = 1
		}
		if (price == 0 || cost+price <= t.MP) && !(turned && w.u.Posture == Kneeling) {
			for d := range directions {
				if d != facing {
					r.found(at, node(c, d, true, jumped, away), cost+price)
				}
			}
		}
	}
	if !w.moves {
		return
	}
	if !r.known.Has(c) {
		w.learn(c)
	}
	for d := range directions {
		step := r.steps[c.Index()][d]
		price, jump := step.plain, false
		if price < 0 && !jumped {
			price, jump = step.jumping, true
		}
		if price < 0 || !s.mayHead(t.Unit, facing, d) {
			continue
		}
		to := c.Next(d)
		flees := away && s.fleeing(t.Unit, c, to)
		budget := t.MP
		if flees {
			budget += cowardMP
		}
		if cost+price > budget {
			continue
		}
		if w.taken.Has(to) {
			if !s.wayOut(t.Unit, place{to, w.level(to), facing}, t.MP-cost-price, jumped || jump) {
				continue
			}
		} else {
			r.stay.Add(to)
		}
		r.found(at, node(to, facing, turned, jumped || jump, flees), cost+price)
	}
}

// level is the elevation of the unit on a hex that it goes to.
func (w *walker) level(c hex.Cell) int8 {
	if w.flies {
		return w.u.Level
	}
	return w.s.Floor(c)
}

// learn looks at the steps from a hex.
func (w *walker) learn(c hex.Cell) {
	w.r.known.Add(c)
	from := place{cell: c, level: w.level(c)}
	for d := range directions {
		step := stepping{-1, -1}
		if !w.enemies.Has(c.Next(d)) {
			if _, cost, _, f := w.s.stepCost(w.s.Turn.Unit, from, d, true); f == faultNone {
				step.plain = cost
			} else if w.jumps {
				if _, cost, _, f := w.s.stepCost(w.s.Turn.Unit, from, d, false); f == faultNone {
					step.jumping = cost
				}
			}
		}
		w.r.steps[c.Index()][d] = step
	}
}

// found notes that a node is reached from another at a cost.
func (r *Reach) found(from, to int16, cost int8) {
	if cost >= r.cost[to] || cost >= maxReach {
		return
	}
	// It changes from the list of its old cost, whose nodes wait, to that of the new.
	if old := r.cost[to]; old != unreached {
		r.unlink(to, old)
	}
	r.cost[to], r.prev[to] = cost, from
	r.next[to], r.first[cost] = r.first[cost], to
}

// unlink takes a node out of the list of a cost.
func (r *Reach) unlink(n int16, cost int8) {
	if r.first[cost] == n {
		r.first[cost] = r.next[n]
		return
	}
	for at := r.first[cost]; at >= 0; at = r.next[at] {
		if r.next[at] == n {
			r.next[at] = r.next[n]
			return
		}
	}
}

// occupied gives the hexes of a team's enemies, and those that a unit may not stay
// on.
func (s *State) occupied(unit, team int8) (enemies, taken hex.Set) {
	for i := range int8(s.Count()) {
		if u := &s.Units[i]; u.Where == OnBoard && i != unit {
			if u.HeldBy == unit { // it is let go
				c := s.behind(i)
				enemies.Add(c)
				taken.Add(c)
				continue
			}
			if s.models[i].Team != team {
				enemies.Add(u.Cell)
			}
			if !taken.Has(u.Cell) && s.taken(unit, u.Cell) {
				taken.Add(u.Cell)
			}
		}
	}
	return enemies, taken
}

// best is the cheapest node of a hex and a facing; −1 if there is none.
func (r *Reach) best(c hex.Cell, facing hex.Direction) int16 {
	first := node(c, facing, false, false, false)
	best := int16(-1)
	for k := range int16(8) {
		if n := first + k; r.cost[n] != unreached && (best < 0 || r.cost[n] < r.cost[best]) {
			best = n
		}
	}
	return best
}

// Cost is the Movement Points that it takes to stay on a hex facing that way, and
// whether the unit can.
func (r *Reach) Cost(c hex.Cell, facing hex.Direction) (int, bool) {
	n := r.best(c, facing)
	if n < 0 || !r.stay.Has(c) {
		return 0, false
	}
	return int(r.cost[n]), true
}

// Cells are the hexes that the unit can stay on, whatever way it faces.
func (r *Reach) Cells() hex.Set { return r.stay }

// Route is the steps and rotations that lead to a hex and a facing, in order; nil
// if the unit cannot stay there, or is there already.
func (r *Reach) Route(c hex.Cell, facing hex.Direction) []Action {
	if _, ok := r.Cost(c, facing); !ok {
		return nil
	}
	var back []Action
	for at := r.best(c, facing); at != r.start; at = r.prev[at] {
		from := r.prev[at]
		if to := nodeCell(at); to != nodeCell(from) {
			back = append(back, Action{Kind: ActStep, Dir: nodeCell(from).To(to).Toward()})
		} else {
			back = append(back, Action{Kind: ActTurn, Dir: nodeFacing(at)})
		}
	}
	for i, j := 0, len(back)-1; i < j; i, j = i+1, j-1 {
		back[i], back[j] = back[j], back[i]
	}
	return back
}
