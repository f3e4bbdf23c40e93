package hexwar

import "rulerfire/rules/hex"

// A Reach is where the unit that acts can go with its Movement Points: every hex
// and facing, what it costs and how to get there. It is large: keep one and fill
// it again.
type Reach struct {
	cost  [reachNodes]int8
	prev  [reachNodes]int16
	list  [reachNodes]int16 // the nodes found, by cost
	n     int
	start int16
	stay  hex.Set // the hexes that the unit may stay on
	unit  int8
}

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
	r.n, r.stay, r.unit = 0, hex.Set{}, s.Turn.Unit
	t := &s.Turn
	if t.Unit == None {
		return
	}
	u := &s.Units[t.Unit]
	team := s.models[t.Unit].Team
	enemies, taken := s.occupied(t.Unit, team)
	r.stay.Add(u.Cell)
	r.start = node(u.Cell, u.Facing, t.Turned, t.Jumped, t.Away)
	r.cost[r.start], r.prev[r.start] = 0, r.start
	r.list[0], r.n = r.start, 1
	if s.Phase != PhaseAct || t.Stage != Moving {
		return
	}
	moves := s.mobile(t.Unit) == faultNone && !t.Thrust
	turns := s.legalTurn(u.Facing.Right(1)) == faultNone
	level := u.Level
	flies := s.Airborne(t.Unit)
	most := int(t.MP)
	if t.Away {
		most += cowardMP
	}
	for cost := int8(0); int(cost) <= max(0, most); cost++ {
		// The nodes of a cost are found in the order of the list; rotations that are
		// free add to it while it is walked.
		for i := 0; i < r.n; i++ {
			at := r.list[i]
			if r.cost[at] != cost {
				continue
			}
			c, facing := nodeCell(at), nodeFacing(at)
			turned, jumped, away := at&1 != 0, at&2 != 0, at&4 != 0
			shared := c != u.Cell && taken.Has(c)
			if turns && !shared {
				price := int8(0)
				if turned {
					price = 1
				}
				if cost+price <= t.MP && !(turned && u.Posture == Kneeling) {
					for d := range directions {
						if d != facing {
							r.found(at, node(c, d, true, jumped, away), cost+price)
						}
					}
				}
			}
			if !moves {
				continue
			}
			from := place{c, level, facing}
			if !flies {
				from.level = s.floor(c)
			}
			for d := range directions {
				if !s.mayHead(t.Unit, facing, d) {
					continue
				}
				to, price, jump, f := s.stepCost(t.Unit, from, d, jumped)
				if f != faultNone || enemies.Has(to.cell) {
					continue
				}
				flees := away && s.fleeing(t.Unit, c, to.cell)
				budget := t.MP
				if flees {
					budget += cowardMP
				}
				if cost+price > budget || taken.Has(to.cell) && !s.wayOut(t.Unit, to, t.MP-cost-price, jumped || jump) {
					continue
				}
				if !taken.Has(to.cell) {
					r.stay.Add(to.cell)
				}
				r.found(at, node(to.cell, facing, turned, jumped || jump, flees), cost+price)
			}
		}
	}
}

// found notes that a node is reached from another at a cost.
func (r *Reach) found(from, to int16, cost int8) {
	if cost >= r.cost[to] {
		return
	}
	if r.cost[to] == unreached {
		r.list[r.n] = to
		r.n++
	}
	r.cost[to], r.prev[to] = cost, from
}

// occupied gives the hexes of a team's enemies, and those that a unit may not stay
// on.
func (s *State) occupied(unit, team int8) (enemies, taken hex.Set) {
	for i := range int8(s.Count()) {
		if u := &s.Units[i]; u.Where == OnBoard && i != unit {
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
	if r.n == 0 || n < 0 || !r.stay.Has(c) {
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
