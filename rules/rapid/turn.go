package rapid

import (
	"slices"

	"rulerfire/rules/dice"
	"rulerfire/rules/field"
)

// A frame's turn: name a target, roll, defend, move and attack in either order,
// spot.

func noTurn() Turn { return Turn{Frame: None} }

// beginTurn opens the frame's turn.
func (s *State) beginTurn(frame int8, l *Log) {
	s.Acting = Turn{Frame: frame}
	s.Frames[frame].Acted = true
	s.Phase = PhaseName
	l.add(Event{Kind: EvActivated, Seat: s.Frames[frame].Seat, Frame: frame})
}

// Actor is the frame whose turn goes on.
func (s *State) Actor() *Frame { return &s.Frames[s.Acting.Frame] }

// legalName checks N1 to N5, N7 and R1.
func (s *State) legalName(a *Action) fault {
	if a.Kind != ActName {
		return faultWrongAnswer
	}
	f := s.Actor()
	switch a.Target.Kind {
	case NoTarget:
		switch {
		case a.Rockets > 0:
			return faultRocketsDirect
		case a.Band != NoBand || a.Target.ID != 0:
			return faultNoTarget
		}
		return faultNone
	case FrameTarget:
		if a.Target.ID < 0 || int(a.Target.ID) >= s.FrameCount() {
			return faultNoSuchTarget
		}
		t := &s.Frames[a.Target.ID]
		if t.Seat == f.Seat {
			return faultOwnFrame
		}
		if !t.Stands() {
			return faultNoSuchTarget
		}
	case TerrainTarget:
		if a.Target.ID < 0 || int(a.Target.ID) >= s.Table.Structures() ||
			!s.Table.StructureStands(&s.Bricks, int(a.Target.ID)) {
			return faultNoSuchTarget
		}
	default:
		return faultNoSuchTarget
	}
	if a.Rockets > f.Rockets {
		return faultNoRockets
	}
	if a.Rockets > 0 && a.Band != AtDirect {
		return faultRocketsDirect
	}
	if !canAttackAt(f, a.Band, a.Rockets) {
		return faultNoWeapon
	}
	return faultNone
}

// canAttackAt is N3: by hand always, direct with a system or a rocket fired,
// artillery with a system.
func canAttackAt(f *Frame, b Band, rockets uint8) bool {
	switch b {
	case AtHand:
		return true
	case AtDirect:
		return f.Systems[Direct] > 0 || rockets > 0
	case AtArtillery:
		return f.Systems[Artillery] > 0
	}
	return false
}

func (s *State) name(a *Action, l *Log) {
	t := &s.Acting
	t.Target, t.Band, t.Rockets = a.Target, a.Band, a.Rockets
	l.add(Event{Kind: EvNamed, Seat: s.Actor().Seat, Frame: t.Frame, Target: a.Target, Band: a.Band, Value: int16(a.Rockets)})
	t.Pool, t.Count = Gather(s.Actor(), a.Band, a.Rockets)
	s.Phase = PhasePool
}

// Gather is the dice that a frame rolls with a target in the band, or none: red
// dice of other ranges are not rolled (N4, N5), each rocket adds a red d8 (R1).
func Gather(f *Frame, b Band, rockets uint8) (pool [MaxPool]PoolDie, count int8) {
	add := func(n uint8, c dice.Colour, faces uint8) {
		for range n {
			pool[count].Face = Face{Colour: c, Faces: faces}
			count++
		}
	}
	add(f.White, dice.White, 6)
	add(f.Systems[Defence], dice.Blue, 6)
	add(f.Systems[Movement], dice.Green, 6)
	if f.Systems.Sprints() {
		add(1, dice.Green, 8)
	}
	if b != NoBand {
		switch n := f.Systems[b.Weapon()]; n {
		case 2:
			add(2, dice.Red, 6)
			add(1, dice.Red, 8)
		case 1:
			add(2, dice.Red, 6)
		}
	}
	add(rockets, dice.Red, 8)
	add(f.Systems[Comms], dice.Yellow, 6)
	return pool, count
}

// roll fills the pool. Rockets are spent now, whatever comes of them (R4), and
// what the frame can do this turn is fixed (O11).
func (s *State) roll(a *Action, l *Log) {
	t, f := &s.Acting, s.Actor()
	ev := Event{Kind: EvRolled, Seat: f.Seat, Frame: t.Frame, Count: t.Count}
	for i := range t.Count {
		t.Pool[i].Value = a.Values[i]
		ev.Values[i] = a.Values[i]
	}
	l.add(ev)
	f.Rockets -= t.Rockets
	t.Comms = f.Systems[Comms]
	t.Crosses = f.Systems.cross()
	s.Phase = PhaseDefend
}

// serves tells whether the die is left and may be used for what the colour is for:
// white dice serve for everything.
func (d *PoolDie) serves(colour dice.Colour) bool {
	return !d.Spent && (d.Colour == colour || d.Colour == dice.White)
}

// unspent is the place in the pool of a die that shows face and is of the colour
// that the action wants, or white; else None.
func (t *Turn) unspent(face Face, colour dice.Colour) int8 {
	for i := range t.Count {
		if d := &t.Pool[i]; d.serves(colour) && d.Face == face {
			return i
		}
	}
	return None
}

// Has tells whether the turn has a die left that may be used for what the colour
// is for.
func (t *Turn) Has(colour dice.Colour) bool {
	for i := range t.Count {
		if t.Pool[i].serves(colour) {
			return true
		}
	}
	return false
}

func (t *Turn) spend(face Face, colour dice.Colour) {
	if i := t.unspent(face, colour); i != None {
		t.Pool[i].Spent = true
	}
}

// Usable lists the different unspent dice that may be used for what the colour
// is for, appended to out: equal dice are the same choice.
func (t *Turn) Usable(colour dice.Colour, out []Face) []Face {
	for i := range t.Count {
		d := &t.Pool[i]
		if d.serves(colour) && !slices.Contains(out, d.Face) {
			out = append(out, d.Face)
		}
	}
	return out
}

// assigns checks that a die may be used for what the colour is for.
func (t *Turn) assigns(face Face, colour dice.Colour) fault {
	switch {
	case face == Face{}:
		return faultNoDie
	case face.Colour != colour && face.Colour != dice.White:
		return faultDieColour
	case t.unspent(face, colour) == None:
		return faultDieGone
	}
	return faultNone
}

func (s *State) legalDefend(a *Action) fault {
	if a.Kind != ActDefend {
		return faultWrongAnswer
	}
	if a.Die == (Face{}) {
		return faultNone
	}
	return s.Acting.assigns(a.Die, dice.Blue)
}

// defend sets the frame's defence for the round (O12). If it was drawn in by an
// attack, that attack is resolved now and this turn waits (O2).
func (s *State) defend(a *Action, l *Log) {
	t, f := &s.Acting, s.Actor()
	t.spend(a.Die, dice.Blue)
	f.Defence = int8(a.Die.Value)
	l.add(Event{Kind: EvDefended, Seat: f.Seat, Frame: t.Frame, Die: a.Die})
	if s.Held {
		s.Acting, s.Waiting, s.Held = s.Waiting, s.Acting, false
		l.add(Event{Kind: EvResumed, Seat: s.Actor().Seat, Frame: s.Acting.Frame})
		s.strike(l)
		return
	}
	s.act(l)
}

// act lets the frame move and attack while it can do either, and then spot.
func (s *State) act(l *Log) {
	if s.canMove() || s.canAttack() {
		s.Phase = PhaseAct
		return
	}
	s.finish(l)
}

func (s *State) canMove() bool { return !s.Acting.Moved && s.Acting.Has(dice.Green) }

// canAttack tells whether the named target can be attacked from where the frame
// stands, with a die that is left.
func (s *State) canAttack() bool {
	t := &s.Acting
	return t.Target.Kind != NoTarget && !t.Attacked && t.Has(dice.Red) && s.inBand() == faultNone
}

// inBand checks that the named target is there and in the band that was named:
// too near is out of it as well (N6, N9).
func (s *State) inBand() fault {
	t, at := &s.Acting, s.Actor().At
	var band Band
	if id := int(t.Target.ID); t.Target.Kind == FrameTarget {
		target := &s.Frames[id]
		if !target.Stands() {
			return faultTargetGone
		}
		band = s.BandBetween(at, target.At)
	} else {
		if !s.Table.StructureStands(&s.Bricks, id) {
			return faultTargetGone
		}
		band = s.BandTo(at, id)
	}
	if t.Band != band {
		return faultOutOfBand
	}
	return faultNone
}

func bandFor(withinUnit, withinRuler bool) Band {
	switch {
	case withinUnit:
		return AtHand
	case withinRuler:
		return AtDirect
	}
	return AtArtillery
}

// BandBetween is the band of two bases.
func (s *State) BandBetween(a, b field.Point) Band {
	return bandFor(field.BasesWithin(a, b, s.UnitLength()), field.BasesWithin(a, b, s.RulerLength()))
}

// BandTo is the band from a base to a structure: to its nearest standing brick
// (N7).
func (s *State) BandTo(a field.Point, structure int) Band {
	return bandFor(s.Table.StructureWithin(&s.Bricks, structure, a, s.UnitLength()),
		s.Table.StructureWithin(&s.Bricks, structure, a, s.RulerLength()))
}

func (s *State) legalAct(a *Action) fault {
	t := &s.Acting
	switch a.Kind {
	case ActDone:
		return faultNone
	case ActMove:
		if t.Moved {
			return faultMovedAlready
		}
		if f := t.assigns(a.Die, dice.Green); f != faultNone {
			return f
		}
		return s.legalMove(a)
	case ActAttack:
		if t.Target.Kind == NoTarget {
			return faultNoTarget
		}
		if t.Attacked {
			return faultAttackedAlready
		}
		if f := t.assigns(a.Die, dice.Red); f != faultNone {
			return f
		}
		return s.inBand()
	}
	return faultWrongAnswer
}

func (s *State) doAct(a *Action, l *Log) {
	switch a.Kind {
	case ActMove:
		s.move(a, l)
	case ActAttack:
		s.tell(a, l)
	default:
		s.finish(l)
	}
}

// finish ends moving and attacking: an attack that was not made is lost, then
// the frame spots, or its turn ends.
func (s *State) finish(l *Log) {
	t := &s.Acting
	if t.Target.Kind != NoTarget && !t.Attacked {
		l.add(Event{Kind: EvAttackLost, Seat: s.Actor().Seat, Frame: t.Frame, Target: t.Target, Band: t.Band})
		t.Attacked = true
	}
	if s.canSpot() {
		s.Phase = PhaseSpot
		return
	}
	s.endTurn(l)
}

// endTurn ends the acting frame's turn. If another turn is open it goes on;
// otherwise tactical order begins again from the top (O13).
func (s *State) endTurn(l *Log) {
	l.add(Event{Kind: EvTurnEnded, Seat: s.Actor().Seat, Frame: s.Acting.Frame})
	s.nextTurn(l)
}

func (s *State) nextTurn(l *Log) {
	s.Acting, s.Waiting, s.Held = s.Waiting, noTurn(), false
	if s.Acting.Frame == None {
		s.offerTurns(l)
		return
	}
	l.add(Event{Kind: EvResumed, Seat: s.Actor().Seat, Frame: s.Acting.Frame})
	s.act(l)
}
