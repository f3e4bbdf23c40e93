package rapid

import (
	"rulerfire/rules/dice"
	"rulerfire/rules/field"
)

// tell makes the attack: the target is told the number, and it cannot be taken
// back (O15). A frame that has not had its turn is activated first, and the
// attacker waits for its defence (O1, O2).
func (s *State) tell(a *Action, l *Log) {
	t := &s.Acting
	t.spend(a.Die, dice.Red)
	t.Attacked = true
	s.Assault = Assault{Attack: int8(a.Die.Value)}
	l.add(Event{Kind: EvAttacks, Seat: s.Actor().Seat, Frame: t.Frame, Target: t.Target, Band: t.Band, Die: a.Die})
	if t.Target.Kind == FrameTarget && !s.Frames[t.Target.ID].Acted {
		target := int8(t.Target.ID)
		l.add(Event{Kind: EvOnHold, Seat: s.Actor().Seat, Frame: t.Frame, Other: target})
		s.Waiting, s.Held = *t, true
		s.beginTurn(target, l)
		return
	}
	s.strike(l)
}

// strike goes on with the attack now that the target's defence is known.
// Terrain has none, is never in cover and cannot be spotted (N7, S7).
func (s *State) strike(l *Log) {
	t := &s.Acting
	if t.Target.Kind == TerrainTarget {
		s.Assault.Chart = dice.Terrain
		s.Assault.Dice = s.Assault.Attack
		s.rollDamage(l)
		return
	}
	if s.Frames[t.Target.ID].Spot > 0 {
		s.Phase = PhaseUseSpot
		return
	}
	s.compareDice(l)
}

// useSpot adds the spot on the target, whoever placed it (S6), and takes it off
// the table whether or not the attack then hits (S5).
func (s *State) useSpot(a *Action, l *Log) {
	if a.Kind == ActUseSpot {
		id := int8(s.Acting.Target.ID)
		target := &s.Frames[id]
		s.Assault.Spot = target.Spot
		l.add(Event{Kind: EvSpotUsed, Seat: s.Actor().Seat, Frame: s.Acting.Frame, Other: id, Value: int16(target.Spot)})
		target.Spot, target.SpotBy = 0, None
	}
	s.compareDice(l)
}

// compareDice takes the defence from attack and spot: what is left is the number
// of damage dice, and nothing left is a miss.
func (s *State) compareDice(l *Log) {
	a, t := &s.Assault, &s.Acting
	against := max(s.Frames[t.Target.ID].Defence, 0)
	a.Dice = a.Attack + a.Spot - against
	if a.Dice <= 0 {
		l.add(Event{Kind: EvMissed, Seat: s.Actor().Seat, Frame: t.Frame, Value: int16(a.Attack + a.Spot), Extra: int16(against)})
		s.endAttack(l)
		return
	}
	if t.Band == AtHand {
		a.Chart = dice.HandToHand // cover is ignored (C12)
		s.rollDamage(l)
		return
	}
	s.findCover(l)
}

// maxWalls is more structures than cover one target on any table but a contrived
// one, which hangs them over each other by the dozen; there the first count.
const maxWalls = 40

// A Covers lists what covers a target: structures, then frames, each ascending.
type Covers struct {
	List [maxWalls + MaxFrames]Target
	N    int
}

func (c *Covers) add(t Target) {
	if c.N < len(c.List) {
		c.List[c.N] = t
		c.N++
	}
}

// CoversOf finds everything that covers a base at target against one at attacker
// (E4, C1, C6). The frames at those places are never cover themselves (C7); name
// them, or None.
func (s *State) CoversOf(attacker, target field.Point, attackerFrame, targetFrame int8) (c Covers) {
	var walls [maxWalls]int16
	for _, id := range s.Table.Covering(&s.Bricks, attacker, target, s.UnitLength(), walls[:0]) {
		c.add(Target{TerrainTarget, id})
	}
	for i := range int8(s.FrameCount()) {
		if i != attackerFrame && i != targetFrame && s.frameCovers(i, attacker, target) {
			c.add(Target{FrameTarget, int16(i)})
		}
	}
	return c
}

// frameCovers tells whether a frame, which is neither of the two, stands between
// bases at those places.
func (s *State) frameCovers(third int8, attacker, target field.Point) bool {
	f := &s.Frames[third]
	return f.Stands() && field.FrameCovers(attacker, target, f.At, s.UnitLength())
}

// covered is CoversOf for who only wants to know whether there is any.
func (s *State) covered(attacker, target field.Point, attackerFrame, targetFrame int8) bool {
	var walls [maxWalls]int16
	if len(s.Table.Covering(&s.Bricks, attacker, target, s.UnitLength(), walls[:0])) > 0 {
		return true
	}
	for i := range int8(s.FrameCount()) {
		if i != attackerFrame && i != targetFrame && s.frameCovers(i, attacker, target) {
			return true
		}
	}
	return false
}

// InCover tells whether the frame target is in cover against the frame attacker.
func (s *State) InCover(attacker, target int8) bool {
	return s.covered(s.Frames[attacker].At, s.Frames[target].At, attacker, target)
}

// AssaultCovers lists what covers the target of the attack being resolved.
func (s *State) AssaultCovers() Covers {
	t := &s.Acting
	target := int8(t.Target.ID)
	return s.CoversOf(s.Actor().At, s.Frames[target].At, t.Frame, target)
}

// findCover lets the target's owner pick the one cover object that counts, if
// there is more than one (K2).
func (s *State) findCover(l *Log) {
	c := s.AssaultCovers()
	switch c.N {
	case 0:
		s.Assault.Chart, s.Assault.Cover = dice.Open, Target{}
		s.rollDamage(l)
	case 1:
		s.takeCover(c.List[0], l)
	default:
		s.Phase, s.Asked = PhaseCover, s.Frames[s.Acting.Target.ID].Seat
	}
}

func (s *State) legalCover(a *Action) fault {
	if a.Kind != ActCover {
		return faultWrongAnswer
	}
	c := s.AssaultCovers()
	for _, o := range c.List[:c.N] {
		if o == a.Target {
			return faultNone
		}
	}
	return faultNotCover
}

func (s *State) takeCover(cover Target, l *Log) {
	s.useCover(cover, l)
	s.rollDamage(l)
}

// useCover has a structure or a frame cover the target from now on.
func (s *State) useCover(cover Target, l *Log) {
	a := &s.Assault
	a.Cover, a.Chart = cover, dice.BehindTerrain
	if cover.Kind == FrameTarget {
		a.Chart = dice.BehindFrame
	}
	l.add(Event{Kind: EvCovered, Frame: int8(s.Acting.Target.ID), Target: cover})
}

// rollDamage asks for the damage dice, unless they have been rolled and cover
// was only picked anew (K4).
func (s *State) rollDamage(l *Log) {
	a, t := &s.Assault, &s.Acting
	if a.rolled {
		s.readDamage(l)
		return
	}
	l.add(Event{Kind: EvHit, Seat: s.Actor().Seat, Frame: t.Frame, Target: t.Target, Value: int16(a.Dice), Chart: a.Chart})
	s.Phase = PhaseDamage
}

func (s *State) endAttack(l *Log) {
	s.Assault = Assault{}
	s.act(l)
}
