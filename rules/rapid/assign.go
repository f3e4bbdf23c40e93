package rapid

import (
	"cmp"
	"slices"

	"rulerfire/rules/dice"
)

// A Use is what a die of a turn is assigned to.
type Use uint8

// The uses of a turn's dice.
const (
	ToDefend Use = iota
	ToMove
	ToAttack
	ToSpot
	NumUses
)

var useColours = [NumUses]dice.Colour{dice.Blue, dice.Green, dice.Red, dice.Yellow}

// Colour is the colour of the dice that the use is for, besides white.
func (u Use) Colour() dice.Colour { return useColours[u] }

// An Assignment is a die for each use; the zero Face is none.
type Assignment [NumUses]Face

// open tells for which uses a die may still be wanted this turn.
func (s *State) open() (open [NumUses]bool) {
	t := &s.Acting
	switch s.Phase {
	case PhaseDefend, PhaseAct:
		open[ToDefend] = s.Phase == PhaseDefend
		open[ToMove] = !t.Moved
		open[ToAttack] = t.Target.Kind != NoTarget && !t.Attacked
		open[ToSpot] = true
	case PhaseSpot:
		open[ToSpot] = true
	}
	return open
}

// Assignments lists the ways of assigning the acting frame's dice that make sense:
// none that leaves every use with no more than another way does and some use with
// less. A use has no die if it is over or white dice go elsewhere. Equal dice make
// one way, not two.
func (s *State) Assignments() (list []Assignment) {
	var best Assignment // of the dice that serve for one use alone
	var whites []Face
	open := s.open()
	for _, d := range s.Acting.Pool[:s.Acting.Count] {
		switch {
		case d.Spent:
		case d.Colour == dice.White:
			whites = append(whites, d.Face)
		default:
			for u := range NumUses {
				if open[u] && d.Colour == u.Colour() && d.Value > best[u].Value {
					best[u] = d.Face
				}
			}
		}
	}
	var lay func(a Assignment, whites []Face)
	lay = func(a Assignment, whites []Face) {
		if len(whites) == 0 {
			list = append(list, a)
			return
		}
		lay(a, whites[1:])
		for u := range NumUses {
			if open[u] && a[u].Value < whites[0].Value {
				with := a
				with[u] = whites[0]
				lay(with, whites[1:])
			}
		}
	}
	lay(best, whites)
	return sensible(list)
}

// sensible leaves out what another way is no worse than anywhere, and of equals all
// but the first.
func sensible(list []Assignment) (out []Assignment) {
	for i, a := range list {
		spare := slices.ContainsFunc(list, func(b Assignment) bool { return b.beats(a) }) ||
			slices.ContainsFunc(list[:i], func(b Assignment) bool { return !a.beats(b) && !b.beats(a) && a.values() == b.values() })
		if !spare {
			out = append(out, a)
		}
	}
	return out
}

func (a Assignment) values() (v [NumUses]uint8) {
	for u := range NumUses {
		v[u] = a[u].Value
	}
	return v
}

// beats tells whether a has nowhere a lower die than b, and somewhere a higher one.
func (a Assignment) beats(b Assignment) bool {
	higher := false
	for u := range NumUses {
		if a[u].Value < b[u].Value {
			return false
		}
		higher = higher || a[u].Value > b[u].Value
	}
	return higher
}

// A Prospect is what an assignment comes to.
type Prospect struct {
	Assignment

	// The attack that the acting frame awaits, if it still is to defend; and the one it
	// makes on what it has named, with the spot on it, if it has a die for that.
	Awaits, Attacks bool
	Against, Attack dice.Exchange
	Suffers, Deals  dice.Outcome

	Best bool // nothing else that can be assigned trades better
}

// Prospect reckons an assignment, sensible or not.
func (s *State) Prospect(a Assignment) Prospect {
	p := Prospect{Assignment: a}
	if s.Phase == PhaseDefend {
		p.Awaits, p.Against = true, s.Awaited(int(a[ToDefend].Value))
		p.Suffers = p.Against.Outcome()
	}
	t := &s.Acting
	if a[ToAttack] == (Face{}) || t.Attacked || t.Target.Kind == NoTarget {
		return p
	}
	spot := 0
	if t.Target.Kind == FrameTarget {
		if target := &s.Frames[t.Target.ID]; !target.Stands() {
			return p
		}
		spot = int(s.Frames[t.Target.ID].Spot)
	}
	p.Attacks, p.Attack = true, s.Named(dice.Sure(int(a[ToAttack].Value)), spot)
	p.Deals = p.Attack.Outcome()
	return p
}

// Prospects reckons all Assignments, best first: by what the target loses less what the
// frame itself does, then by who is destroyed, then by the dice for each use.
func (s *State) Prospects() (list []Prospect) {
	for _, a := range s.Assignments() {
		list = append(list, s.Prospect(a))
	}
	slices.SortStableFunc(list, compareProspects)
	for i := range list {
		list[i].Best = list[i].trade() == list[0].trade()
	}
	return list
}

func compareProspects(a, b Prospect) int {
	c := cmp.Or(cmp.Compare(b.trade(), a.trade()), cmp.Compare(b.kills(), a.kills()))
	for u := range NumUses {
		c = cmp.Or(c, cmp.Compare(b.Assignment[u].Value, a.Assignment[u].Value))
	}
	return c
}

// fine is the fineness of comparisons: what differs by less is rounding.
const fine = 1_000_000_000

// trade is what the target loses on the average less what the frame itself does.
func (p *Prospect) trade() int {
	return int(fine * (p.Deals.Lost.Mean() - p.Suffers.Lost.Mean()))
}

// kills is how much likelier the target is destroyed than the frame.
func (p *Prospect) kills() (n int) {
	if p.Attacks {
		n += int(fine * p.Deals.Destroyed())
	}
	if p.Awaits {
		n -= int(fine * p.Suffers.Destroyed())
	}
	return n
}
