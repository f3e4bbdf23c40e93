package report

import (
	"cmp"
	"slices"

	"rulerfire/rules"
	"rulerfire/rules/ai"
)

// Findings are what the study knows by now.
func (s *Study) Findings() *Findings {
	s.mu.Lock()
	defer s.mu.Unlock()
	a := newAssembly(s)
	for place := len(s.steps); place >= 0; place-- {
		a.back(place)
	}
	return a.finish()
}

// Parts of an account.
const (
	ownRolls = iota
	otherRolls
	ownPlay
	otherPlay
	drift
	allRolls
	cost
	numParts
)

// An assembly goes through a battle from its end to its beginning and puts together
// what each place is worth by each sample.
type assembly struct {
	s     *Study
	f     *Findings
	known []bool  // by sample: what the place is worth
	now   []int64 // by sample and side: what it is worth
	end   []int64 // likewise, at the end
	whole []bool  // by sample: all places so far were known
	told  []bool  // by sample: all decisions looked at so far were measured
	parts [numParts][]int64
}

func newAssembly(s *Study) *assembly {
	n := s.budget.Samples
	a := &assembly{
		s: s, f: &Findings{Judge: s.judge.Name(), Done: s.done, All: s.all, Accounts: make([]Account, s.sides)},
		known: make([]bool, n), now: make([]int64, n*s.sides), whole: make([]bool, n), told: make([]bool, n),
	}
	for i := range a.parts {
		a.parts[i] = make([]int64, n*s.sides)
	}
	for i := range n {
		a.whole[i], a.told[i] = true, true
	}
	return a
}

// back goes to a place from the one after it.
func (a *assembly) back(place int) {
	s := a.s
	if place == len(s.steps) {
		a.enter(place, nil)
		a.end = slices.Clone(a.now)
		return
	}
	d := s.steps[place].Decision
	if s.spots[place+1].bridge {
		a.cross(place + 1)
	}
	if c := s.choices[place]; c != nil {
		a.decide(c)
	}
	changes := make([][]int64, s.sides) // by side, of the samples that are known
	if !s.spots[place].link {
		a.enter(place, func(side int, at int, change int64) {
			changes[side] = append(changes[side], change)
			own, other, by := ownRolls, otherRolls, d.For
			switch {
			case d.Side == rules.Chance:
				a.parts[allRolls][at] += change
			case s.spots[place].agreed:
				own, other = drift, drift
			default:
				own, other, by = ownPlay, otherPlay, d.Side
			}
			if by == rules.Side(side) {
				a.parts[own][at] += change
			} else {
				a.parts[other][at] += change
			}
		})
	}
	if d.Side == rules.Chance {
		r := Roll{Step: place, Side: d.For, Key: d.Key, Dice: s.steps[place].Choice.String()}
		for side := range s.sides {
			r.Luck = append(r.Luck, ai.MeanOf(changes[side]))
		}
		a.f.Rolls = append(a.f.Rolls, r)
	}
}

// cross looks at the present place with the horizon of the round before it. What that
// changes is the judge's doing, and neither luck nor play.
func (a *assembly) cross(place int) {
	s := a.s
	bridged := s.spots[place].bridged
	for n := range a.known {
		known := (n+1)*s.sides <= len(bridged)
		for side := range s.sides {
			at := n*s.sides + side
			if !known {
				continue
			}
			if a.known[n] {
				a.parts[drift][at] += a.now[at] - bridged[at]
			}
			a.now[at] = bridged[at]
		}
		a.known[n] = known
		a.whole[n] = a.whole[n] && known
	}
}

// enter takes in what a place that is not linked is worth, and tells the changes of all
// samples that are known on both sides of the step.
func (a *assembly) enter(place int, changed func(side, at int, change int64)) {
	s := a.s
	spot := &s.spots[place]
	here := make([][]int64, s.sides)
	for n := range a.known {
		state := unknown
		if n < len(spot.states) {
			state = spot.states[n]
		}
		after := a.known[n]
		if state == judged {
			a.known[n] = true
		} else if state == unknown {
			a.known[n] = false
		}
		a.whole[n] = a.whole[n] && a.known[n]
		for side := range s.sides {
			at := n*s.sides + side
			was := a.now[at]
			if state == judged {
				a.now[at] = spot.values[at]
			}
			if !a.known[n] {
				continue
			}
			here[side] = append(here[side], a.now[at])
			if changed != nil && after {
				changed(side, at, was-a.now[at])
			}
		}
	}
	c := Chance{Place: place}
	for side := range s.sides {
		c.Sides = append(c.Sides, ai.MeanOf(here[side]))
	}
	if len(here[0]) > 0 {
		a.f.Chances = append(a.f.Chances, c)
	}
}

// decide tells of a decision; the place after it is the present one.
func (a *assembly) decide(c *choice) {
	s := a.s
	step := s.steps[c.place]
	side := int(step.Decision.Side)
	d := Decision{Step: c.place, Side: step.Decision.Side, Name: step.Decision.Name, Answer: step.Choice.String(), Agreed: c.agreed}
	account := &a.f.Accounts[side]
	account.Decisions++
	if c.chosen {
		d.Best = c.options[c.best].String()
		var distance []int64
		for n := range a.known {
			at := n*s.sides + side
			switch {
			case c.best == 0:
				distance = append(distance, 0)
			case a.known[n] && n < len(c.values):
				distance = append(distance, c.values[n]-a.now[at])
				a.parts[cost][at] += c.values[n] - a.now[at]
			default:
				a.told[n] = false
			}
		}
		d.Distance = ai.MeanOf(distance)
		if c.best == 0 {
			d.Distance.Error = 0 // nothing better was found, and nothing is measured
		}
		d.Looked = len(distance) > 0
	}
	if d.Looked {
		account.Looked++
		if d.Even() {
			account.Even++
		}
	}
	a.f.Decisions = append(a.f.Decisions, d)
}

// finish sums up.
func (a *assembly) finish() *Findings {
	f := a.f
	slices.Reverse(f.Chances)
	slices.Reverse(f.Rolls)
	slices.Reverse(f.Decisions)
	for side := range f.Accounts {
		c := &f.Accounts[side]
		c.Start, c.End = a.mean(a.now, a.whole, side), a.mean(a.end, a.whole, side)
		c.Rolls, c.OtherRolls = a.mean(a.parts[ownRolls], a.whole, side), a.mean(a.parts[otherRolls], a.whole, side)
		c.Play, c.OtherPlay = a.mean(a.parts[ownPlay], a.whole, side), a.mean(a.parts[otherPlay], a.whole, side)
		c.Drift = a.mean(a.parts[drift], a.whole, side)
		c.Luck = a.mean(a.parts[allRolls], a.whole, side)
		c.Luckiest = luckiest(f.Rolls, side)
		c.Costliest = costliest(f.Decisions, side)
		if c.Looked > 0 {
			c.Cost = a.mean(a.parts[cost], a.told, side)
		}
	}
	return f
}

// mean is the mean of what is told of a side by those samples that count.
func (a *assembly) mean(values []int64, count []bool, side int) ai.Mean {
	var list []int64
	for n := range count {
		if count[n] {
			list = append(list, values[n*a.s.sides+side])
		}
	}
	return ai.MeanOf(list)
}

// Named is how many of the luckiest rolls and of the costliest decisions of a side are
// named at most.
const Named = 3

// least is how much of a win a roll or a decision must be worth to be named.
const least = 0.005

// luckiest are the rolls of a side that raised its chance the most: first those of
// which that is sure.
func luckiest(rolls []Roll, side int) []int {
	return top(len(rolls), func(i int) (ai.Mean, bool) {
		luck := rolls[i].Luck[side]
		return luck, rolls[i].Side == rules.Side(side) && luck.Samples > 0 && luck.Value >= least
	})
}

// costliest are the decisions of a side that are farthest from the best answers found:
// first those of which that is sure.
func costliest(decisions []Decision, side int) []int {
	return top(len(decisions), func(i int) (ai.Mean, bool) {
		d := &decisions[i]
		return d.Distance, d.Side == rules.Side(side) && d.Looked && d.Distance.Value >= least
	})
}

// top are the places of the highest estimates among those that count.
func top(n int, of func(i int) (m ai.Mean, counts bool)) []int {
	var list []int
	for i := range n {
		if _, counts := of(i); counts {
			list = append(list, i)
		}
	}
	slices.SortStableFunc(list, func(i, k int) int {
		x, _ := of(i)
		y, _ := of(k)
		if x.Even() != y.Even() {
			if x.Even() {
				return 1
			}
			return -1
		}
		return cmp.Compare(y.Value, x.Value)
	})
	return list[:min(Named, len(list))]
}
