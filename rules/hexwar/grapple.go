package hexwar

import "rulerfire/rules/hex"

// Grapples: hold or throw an enemy (25 to 27).

const (
	commandAP = 2 // of every command, and of a grapple
	maxFree   = 3 // grapples again without paying, in a row
)

// legalGrapple checks a grapple of the unit that acts.
func (s *State) legalGrapple(a *Action) fault {
	t := &s.Turn
	u := &s.Units[t.Unit]
	id := a.Target.ID
	switch {
	case t.Stage < Close:
		return faultNotYet
	case u.HeldBy != None:
		return faultHeld
	case u.Holds != None:
		return faultHolds
	case t.Grappled:
		return faultGrappled
	case s.stat(t.Unit, Assault) == 0 || s.Body(t.Unit) != Mech || s.models[t.Unit].Drone:
		return faultNoHands
	case u.Posture == Lying || u.Posture == Prone || u.Stuck:
		return faultNotStanding
	case s.lostArms(t.Unit) == 2:
		return faultNoArm
	case !s.freeHand(t.Unit):
		return faultNoFreeHand
	case a.Target.Kind != UnitTarget || id < 0 || int(id) >= s.Count() || !s.On(id):
		return faultNoTarget
	case s.friends(t.Unit, id):
		return faultFriend
	case s.models[id].Funnel || s.Airborne(id) || s.Units[id].HeldBy != None:
		return faultNoGrip
	}
	v := &s.Units[id]
	rise := max(v.Level-u.Level, u.Level-v.Level)
	switch {
	case s.distance(t.Unit, id) != 1 || rise > 1:
		return faultNoRange
	case !s.InView(t.Unit, v.Cell):
		return faultOutOfView
	case s.mountsUp(t.Unit, id):
		return faultNoGrip
	case t.Free != id && u.AP < commandAP:
		return faultNoAP
	}
	return faultNone
}

// mountsUp tells whether the attacker could not come to stand where the defender
// is: a friend of its is there, or ground that does not bear it.
func (s *State) mountsUp(unit, target int8) bool {
	c := s.Units[target].Cell
	if !s.mayStand(unit, c) {
		return true
	}
	for i, end := s.teamUnits(s.models[target].Team); i < end; i++ {
		if i != target && s.On(i) && s.Units[i].Cell == c {
			return true // others of the enemy's are there as well
		}
	}
	return false
}

func (s *State) grapple(a *Action, l *Log) {
	t := &s.Turn
	if t.Free != a.Target.ID {
		s.Units[t.Unit].AP -= commandAP
		t.tries = 0
	}
	t.Free = None
	s.attacked = true
	t.Fought = true
	s.Units[t.Unit].Fired = true
	s.Shot = noShot()
	s.Shot.By, s.Shot.Target = t.Unit, a.Target
	l.add(Event{Kind: EvGrapple, Unit: t.Unit, Other: a.Target.ID})
	s.Phase = PhaseGrapple
}

// AssaultRoll is a roll of a grapple, against the other unit. Who has no Assault
// stat rolls Evasion instead.
func (s *State) AssaultRoll(unit, other int8) Roll {
	r := Roll{Need: s.stat(unit, Assault)}
	if r.Need == 0 {
		r.Need = s.stat(unit, Evasion)
	}
	s.assaultModifiers(unit, other, &r)
	s.temper(unit, &r)
	return r
}

// rollGrapple takes both Assault Rolls, the attacker's first.
func (s *State) rollGrapple(a *Action, l *Log) {
	t := &s.Turn
	unit, target := t.Unit, s.Shot.Target.ID
	mine, theirs := s.AssaultRoll(unit, target), s.AssaultRoll(target, unit)
	pass, resist := mine.Succeeds(int8(a.Values[0])), theirs.Succeeds(int8(a.Values[1]))
	l.add(Event{Kind: EvGrappleRoll, Unit: unit, Other: target, Value: int16(a.Values[0]), Extra: int16(a.Values[1]), On: pass, Also: resist})
	s.Phase = PhaseAct
	switch {
	case pass && !resist:
		s.Phase = PhaseGrip
	case pass: // again, without paying
		if t.tries++; t.tries < maxFree {
			t.Free = target
		}
	case resist:
		t.Grappled = true
	}
}

// grip holds the unit that was grappled, or goes on to throw it. The attacker
// takes its hex either way.
func (s *State) grip(a *Action, l *Log) {
	t := &s.Turn
	unit, target := t.Unit, s.Shot.Target.ID
	u, v := &s.Units[unit], &s.Units[target]
	s.endStance(target, None, l)
	s.release(target, l)
	v.HeldBy, u.Holds = unit, target
	from := u.Cell
	u.Facing = from.To(v.Cell).Toward()
	u.Cell, u.Level = v.Cell, v.Level
	l.add(Event{Kind: EvGrips, Unit: unit, Other: target, From: from, To: v.Cell, On: a.Kind == ActHold})
	s.leash(unit, l)
	if a.Kind == ActHold {
		t.Grappled = true // and it is attacked from the next turn on
		s.Shot = noShot()
		s.Phase = PhaseAct
		return
	}
	s.Phase = PhaseDistance
}

// rollDistance takes the D4 of the throw: a D8, halved.
func (s *State) rollDistance(a *Action, l *Log) {
	t := &s.Turn
	t.Throw = s.models[t.Unit].Class + (int8(a.Values[0])+1)/2
	l.add(Event{Kind: EvThrowRoll, Unit: t.Unit, Value: int16(a.Values[0]), Extra: int16(t.Throw)})
	s.Phase = PhaseThrow
	if !s.anyThrow() { // nowhere to throw it: it is held
		t.Grappled = true
		s.Shot = noShot()
		s.Phase = PhaseAct
	}
}

func (s *State) anyThrow() bool {
	found := false
	s.Board.Grid.Each(func(c hex.Cell) { found = found || s.legalLanding(c) == faultNone })
	return found
}

// legalLanding checks the hex that the held unit is thrown to, or into.
func (s *State) legalLanding(c hex.Cell) fault {
	t := &s.Turn
	u := &s.Units[t.Unit]
	target := u.Holds
	far := hex.Distance(u.Cell, c)
	switch {
	case !s.all.Has(c) || far == 0 || far > int(t.Throw):
		return faultThrowFar
	case !s.InView(t.Unit, c):
		return faultOutOfView
	}
	if _, ok := s.resting(target, u.Cell, c); !ok {
		return faultThrowPath
	}
	return faultNone
}

// resting is where a unit comes to rest that is thrown from one cell at another:
// there, or if a structure or a unit is there the last hex before it. The way must
// be free; ground more than an elevation higher stops it as a wall would.
func (s *State) resting(target int8, from, to hex.Cell) (rest hex.Cell, ok bool) {
	rest = from
	level := s.Units[target].Level
	for n, far := 1, hex.Distance(from, to); n < far; n++ {
		c := hex.Along(from, to, n)
		if s.solid(c, level) {
			return rest, false
		}
		if s.mayStand(target, c) && s.unitAt(c) == None && !s.droneAt(c) {
			rest = c
		}
	}
	if !s.all.Has(to) || s.Board.Tiles[to.Index()].Colour == Red || s.Board.Tiles[to.Index()].Level > level+1 {
		return rest, false
	}
	if s.StructureAt(to) != None || s.hitsUnit(target, to) != None {
		return rest, true
	}
	if s.droneAt(to) || !s.mayStand(target, to) {
		return rest, false
	}
	return to, true
}

// hitsUnit is the unit that a thrown one would strike on a cell.
func (s *State) hitsUnit(target int8, c hex.Cell) int8 {
	if i := s.unitAt(c); i != None && i != target && !s.Airborne(i) {
		return i
	}
	return None
}

// solid tells whether a thrown unit cannot fly over a hex.
func (s *State) solid(c hex.Cell, level int8) bool {
	if !s.all.Has(c) || s.StructureAt(c) != None || s.Board.Tiles[c.Index()].Level > level+1 {
		return true
	}
	i := s.unitAt(c)
	return i != None && !s.Airborne(i)
}

// throw throws the held unit at a hex (27): damage of twice the distance less its
// class, what is hit takes its part, and it lands facing the thrower.
func (s *State) throw(to hex.Cell, l *Log) {
	t := &s.Turn
	unit := t.Unit
	target := s.Units[unit].Holds
	v, m := &s.Units[target], &s.models[target]
	far := hex.Distance(s.Units[unit].Cell, to)
	rest, _ := s.resting(target, s.Units[unit].Cell, to)
	structure, other := s.StructureAt(to), s.hitsUnit(target, to)
	team := s.models[unit].Team
	from := v.Cell
	s.Units[unit].Holds, v.HeldBy = None, None
	s.Shot = noShot()
	s.Phase = PhaseAct
	t.Grappled = true
	damage := max(0, 2*far-int(m.Class))
	l.add(Event{Kind: EvThrown, Unit: target, Other: unit, From: from, To: to, Value: int16(damage)})
	if rest == from { // the thrower stands there
		rest = s.landing(target, from)
	}
	v.Facing = rest.To(from).Toward()
	switch {
	case structure != None:
		s.touchDown(target, rest, l)
		if s.On(target) {
			s.intoStructure(target, structure, damage, team, l)
		}
	case other != None:
		s.touchDown(target, rest, l)
		class := int(s.models[other].Class)
		if s.On(target) {
			s.wound(target, Torso, damage+class, team, l)
		}
		s.wound(other, Torso, damage+class, team, l)
	default:
		s.touchDown(target, rest, l)
		if s.On(target) {
			s.wound(target, Torso, damage, team, l)
		}
	}
	s.endIfBeaten(l)
}

// intoStructure is a unit thrown into a structure: both take the damage; if the
// structure falls it does half its full defence more, otherwise the unit is stuck.
func (s *State) intoStructure(target, structure int8, damage int, team int8, l *Log) {
	falls := int16(damage) >= s.Structures[structure]
	full := s.Board.Structures[structure].Defence()
	s.hitStructure(structure, int16(damage), team, l)
	if falls {
		damage += (full + 1) / 2
	} else {
		u := &s.Units[target]
		u.Posture, u.Stuck = Standing, true
		l.add(Event{Kind: EvStuck, Unit: target})
	}
	s.wound(target, Torso, damage, team, l)
}

// release ends the hold of a unit, if it holds one: the other is put behind where
// it was held, or as near to that as it may stand.
func (s *State) release(holder int8, l *Log) {
	u := &s.Units[holder]
	held := u.Holds
	if held == None {
		return
	}
	v := &s.Units[held]
	u.Holds, v.HeldBy = None, None
	to := v.Cell
	if v.Left[Torso] > 0 {
		to = s.behind(held)
	}
	from := v.Cell
	v.Cell, v.Level = to, s.Board.Tiles[to.Index()].Level
	l.add(Event{Kind: EvReleased, Unit: held, Other: holder, From: from, To: to})
	s.leash(held, l)
}

// behind is the hex behind a unit, or else the next that it may stand on.
func (s *State) behind(unit int8) hex.Cell {
	v := &s.Units[unit]
	for _, turn := range [...]int{3, 2, 4, 1, 5, 0} {
		c := v.Cell.Next(v.Facing.Right(turn))
		if s.mayStand(unit, c) && !s.taken(unit, c) {
			return c
		}
	}
	return s.landing(unit, v.Cell)
}

// rollBreak takes the Assault Roll of Break Grapple.
func (s *State) rollBreak(a *Action, l *Log) {
	unit := s.Turn.Unit
	holder := s.Units[unit].HeldBy
	r := s.AssaultRoll(unit, holder)
	free := r.Succeeds(int8(a.Values[0]))
	l.add(Event{Kind: EvBreak, Unit: unit, Other: holder, Value: int16(a.Values[0]), On: free})
	if free {
		s.release(holder, l)
	}
	s.Phase = PhaseAct
}
