package hexwar

import "rulerfire/rules/hex"

// What an enemy could do to a unit in its next turn: for whoever looks at a hex
// before a unit goes there.

// ThreatParts are the parts that a point of damage has in a Threat.
const ThreatParts = faces * faces * faces

// A Threat is the best that a unit can make of its next turn against one enemy: it
// goes where its Movement Points lead, and spends its action points on attacks on
// that enemy alone. It takes no command, throws and grapples nobody, neither heat
// nor cold stops it, and in the air it keeps its elevation.
type Threat struct {
	Expected int      // the damage to be expected, in ThreatParts
	From     hex.Cell // where it goes for that if it rolls as many action points as it can
	First    Action   // and the attack that does most there; as Aim and Preview take it
}

// Threat is what a unit could do to an enemy if its turn came now, nobody having
// moved before. So whoever wants to know what an enemy could do to a unit on a hex
// asks a copy of the state in which the unit is there. r is filled on the way.
func (s *State) Threat(by, target int8, r *Reach) (t Threat) {
	if !s.On(by) || !s.On(target) || s.friends(by, target) || s.models[by].Funnel {
		return t
	}
	next, ok := s.turnOf(by)
	if !ok {
		return t
	}
	var points [faces + 1]int8 // the action points that each roll brings
	for roll := range points[1:] {
		rolled := next
		rolled.power(&Action{Kind: ActRoll, Values: [2]uint8{uint8(roll + 1)}}, nil)
		points[roll+1] = rolled.Units[by].AP
	}
	most := points[faces]
	next.power(&Action{Kind: ActRoll, Values: [2]uint8{faces}}, nil)
	next.Reach(r)
	home := next.Units[by].place()
	var best volley
	r.stay.Each(func(c hex.Cell) {
		if c != home.cell && next.Units[target].HeldBy == by {
			return // going away it lets go
		}
		u := &next.Units[by]
		u.Cell, u.Level = c, home.level
		if c != home.cell && !s.Airborne(by) {
			u.Level = s.Floor(c)
		}
		if !next.face(r, by, next.Units[target].Cell) {
			return
		}
		v := next.volley(by, target, most)
		for ap, x := range v.expected {
			if ap == int(most) && (x > best.expected[ap] || x > 0 && x == best.expected[ap] && c == home.cell) {
				t.From, t.First = c, v.first
			}
			best.expected[ap] = max(best.expected[ap], x)
		}
	})
	for _, ap := range points[1:] {
		t.Expected += best.expected[ap]
	}
	return t
}

// Watches tells whether a unit may fire from its Offensive Stance at another that
// ends a step where it stands.
func (s *State) Watches(by, target int8) bool {
	return !s.friends(by, target) && !s.models[target].Funnel && s.canReact(by, target)
}

// turnOf is the state as if the next turn of a unit had begun, and its roll for
// action points were due. It is not ok if the unit would not live to see it.
func (s *State) turnOf(unit int8) (next State, ok bool) {
	next = *s
	next.Shot, next.react = noShot(), reaction{at: None, target: None}
	next.Turn = noTurn()
	next.Turn.Carrier = unit
	if m := &s.models[unit]; m.Drone {
		next.Turn.Carrier = m.Carrier
	}
	next.beginTurn(unit, nil)
	return next, next.Phase == PhasePower && next.Turn.Unit == unit
}

// face turns a unit, where it has come, to a facing that it can have there: if
// possible one that has a cell in its Field of View. It is not ok if the unit can
// not come to stand there at all.
func (s *State) face(r *Reach, unit int8, to hex.Cell) (ok bool) {
	u := &s.Units[unit]
	for d := range directions {
		if _, can := r.Cost(u.Cell, d); can {
			u.Facing, ok = d, true
			if s.InView(unit, to) {
				break
			}
		}
	}
	return ok
}

// A volley is what a unit's attacks from one place do to an enemy.
type volley struct {
	expected [MaxAP + 1]int // with so many action points, in 1/64 of a point of damage
	first    Action         // the attack that does most
}

// volley is the best attacks of a unit on an enemy from where it stands, for any
// number of action points up to most.
func (s *State) volley(by, target, most int8) (v volley) {
	best := 0
	offer := func(a Action) {
		if s.Aim(by, &a) != nil {
			return
		}
		p := s.Preview(by, &a)
		x := p.Plain*p.Damage + p.Criticals*p.Critical
		if x > best && p.AP <= int(most) {
			best, v.first = x, a
		}
		// Any attack can be made again and again.
		for ap := p.AP; ap <= int(most); ap++ {
			v.expected[ap] = max(v.expected[ap], v.expected[ap-1], v.expected[ap-p.AP]+x)
		}
	}
	for item := range int8(MaxArms + 1) {
		offer(AttackWith(item, target, Torso))
	}
	first, end := s.teamUnits(s.models[by].Team)
	for i := first; i < end; i++ {
		if s.models[i].Funnel && s.models[i].Carrier == by && s.On(i) {
			a := AttackWith(0, target, Torso)
			a.Unit = i
			offer(a)
		}
	}
	return v
}
