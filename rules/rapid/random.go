package rapid

import (
	"math/bits"

	"rulerfire/rules/dice"
	"rulerfire/rules/field"
)

// Random play, for rollouts, benchmarks and tests of what always holds.

// A Stream is where random play takes its chance from: the value to begin with,
// which the caller gives, decides everything that comes from it. It is a source of
// math/rand/v2 as well. (The generator is SplitMix64.)
type Stream uint64

// Uint64 takes the next 64 bits from the stream.
func (r *Stream) Uint64() uint64 {
	*r += 0x9e3779b97f4a7c15
	z := uint64(*r)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// Random sets a to a random legal answer to what is asked, the dice of Chance
// included; Do takes it without another check. It picks cheaply rather than
// evenly: places in a turn are where the frame stands or at the end of one
// straight leg, targets are named in the band they are in, and nobody concedes.
// It does not allocate. The battle must not be over.
func (s *State) Random(r *Stream, a *Action) {
	d := draw{s, r}
	*a = Action{}
	switch s.Phase {
	case PhaseTieRoll, PhasePool, PhaseDamage:
		d.roll(a)
	case PhaseTieChange:
		d.change(a)
	case PhasePlace:
		d.place(a)
	case PhasePick:
		d.pick(a)
	case PhaseName:
		d.name(a)
	case PhaseDefend:
		if a.Kind = ActDefend; !d.oneIn(4) {
			a.Die = d.die(dice.Blue)
		}
	case PhaseAct:
		d.act(a)
	case PhaseUseSpot:
		a.Kind = d.either(ActUseSpot, ActKeepSpot)
	case PhaseCover:
		c := s.AssaultCovers()
		a.Kind, a.Target = ActCover, c.List[d.below(c.N)]
	case PhaseBricks:
		d.bricks(a)
	case PhaseLose:
		d.lose(a)
	case PhaseSpot:
		d.spot(a)
	case PhaseEndNow:
		a.Kind = d.either(ActEnd, ActPlayOn)
	case PhaseTick:
		a.Kind = d.either(ActTick, ActHold)
	}
}

// A draw makes random answers in one state.
type draw struct {
	*State
	r *Stream
}

// below is a random number from 0 to n−1.
func (d draw) below(n int) int { return int(d.r.Uint64() >> 32 * uint64(n) >> 32) }

// oneIn is true one time in n.
func (d draw) oneIn(n int) bool { return d.below(n) == 0 }

func (d draw) either(a, b Kind) Kind {
	if d.oneIn(2) {
		return a
	}
	return b
}

// A lot is drawn among things that come one after the other, all as likely.
type lot struct {
	draw
	n int
}

// falls tells whether the next thing takes the place of the one drawn so far.
func (l *lot) falls() bool {
	l.n++
	return l.oneIn(l.n)
}

// roll takes all dice from one random number: each multiplication carries what one
// die shows out of it.
func (d draw) roll(a *Action) {
	faces, n := d.RollDice()
	a.Kind, a.Count = ActRoll, int8(n)
	left := d.r.Uint64()
	for i, f := range faces[:n] {
		var value uint64
		value, left = bits.Mul64(left, uint64(f))
		a.Values[i] = uint8(1 + value)
	}
}

func (d draw) change(a *Action) {
	l := lot{draw: d}
	for i := range int8(MaxFrames) {
		for _, c := range [...]Action{
			{Kind: ActAddSpare, Index: i}, {Kind: ActAddCopy, Index: i}, {Kind: ActMake, Index: i}, d.RemoveFrame(i),
		} {
			if d.check(&c) == faultNone && l.falls() {
				*a = c
			}
		}
	}
}

// pick activates a frame, or passes one time in four if the seat may.
func (d draw) pick(a *Action) {
	if d.oneIn(4) && d.mayPass() {
		a.Kind = ActPass
		return
	}
	a.Kind = ActPick
	l := lot{draw: d}
	for i := d.First[d.Asked]; i < d.First[d.Asked+1]; i++ {
		if f := &d.Frames[i]; f.Stands() && !f.Acted && l.falls() {
			a.Index = i
		}
	}
}

// name tries a few frames, or one time in eight pieces of terrain, and names none
// if they are out of the actor's bands.
func (d draw) name(a *Action) {
	a.Kind = ActName
	f := d.Actor()
	terrain := d.Table.Structures() > 0 && d.oneIn(8)
	for range 4 {
		var t Target
		var b Band
		if terrain {
			id := d.below(d.Table.Structures())
			if !d.Table.StructureStands(&d.Bricks, id) {
				continue
			}
			t, b = Target{TerrainTarget, int16(id)}, d.BandTo(f.At, id)
		} else {
			id := d.below(d.FrameCount())
			enemy := &d.Frames[id]
			if enemy.Seat == f.Seat || !enemy.Stands() {
				continue
			}
			t, b = Target{FrameTarget, int16(id)}, d.BandBetween(f.At, enemy.At)
		}
		rockets := uint8(0)
		if b == AtDirect {
			rockets = uint8(d.below(int(f.Rockets) + 1))
		}
		if canAttackAt(f, b, rockets) {
			a.Target, a.Band, a.Rockets = t, b, rockets
			return
		}
	}
}

// die is the first die from a random one on that is left and may be used for what
// the colour is for; none if there is none.
func (d draw) die(colour dice.Colour) Face {
	t := &d.Acting
	from := d.below(int(t.Count))
	for i := range int(t.Count) {
		die := &t.Pool[(from+i)%int(t.Count)]
		if die.serves(colour) {
			return die.Face
		}
	}
	return Face{}
}

// act attacks, moves, or one time in eight ends the frame's acting.
func (d draw) act(a *Action) {
	move, attack := d.canMove(), d.canAttack()
	switch {
	case d.oneIn(8):
		a.Kind = ActDone
	case attack && (!move || d.oneIn(2)):
		a.Kind, a.Die = ActAttack, d.die(dice.Red)
	case move:
		d.move(a)
	default:
		a.Kind = ActDone
	}
}

// move tries a few straight legs, and stays if none is clear.
func (d draw) move(a *Action) {
	a.Kind, a.Die, a.Count = ActMove, d.die(dice.Green), 1
	at, reach := d.Actor().At, int(a.Die.Value)*int(d.UnitLength())
	for range 3 {
		direction := d.below(field.Directions)
		a.Path[0] = at.Toward(direction, int32(d.below(reach+1)))
		if d.legalMove(a) == faultNone {
			return
		}
	}
	a.Path[0] = at
}

// bricks takes loose bricks from a random one downwards, then from the top again:
// what lies on a brick mostly comes after it in the list.
func (d draw) bricks(a *Action) {
	a.Kind = ActBricks
	list := d.Table.Structure(int(d.Assault.Hit.ID))
	left := d.Bricks
	for at := d.below(len(list)); a.Count < field.BricksPerHit; at-- {
		if at < 0 {
			at = len(list) - 1
		}
		if b := list[at]; d.Table.Loose(&left, int(b)) {
			left.Remove(int(b))
			a.Bricks[a.Count] = b
			a.Count++
		}
	}
}

// lose gives up anything, or one time in four abandons a station if it finds a
// straight leg away from it.
func (d draw) lose(a *Action) {
	hit := int8(d.Assault.Hit.ID)
	if d.oneIn(4) && d.abandon(hit, a) {
		return
	}
	*a = Action{Kind: ActLose}
	l := lot{draw: d}
	for i := range int8(NumSystems) + 1 {
		if d.mayLose(&d.Frames[hit], i) == faultNone && l.falls() {
			a.Index = i
		}
	}
}

func (d draw) abandon(hit int8, a *Action) bool {
	at, reach := d.Frames[hit].At, d.abandonReach()
	a.Kind = ActAbandon
	for i := range d.StationCount() {
		if st := &d.Stations[i]; !st.Placed || !field.BaseStationWithin(at, st.At, d.UnitLength()) {
			continue
		}
		a.Index = int8(i)
		for range 3 {
			a.Place = at.Toward(d.below(field.Directions), reach)
			if d.legalAbandon(hit, a) == faultNone {
				return true
			}
		}
	}
	return false
}

// spot tries a few enemies, and spots none if it may spot none of them.
func (d draw) spot(a *Action) {
	a.Kind = ActSpot
	for range 3 {
		if id := int16(d.below(d.FrameCount())); d.maySpot(id) == faultNone {
			a.Die, a.Target = d.die(dice.Yellow), Target{FrameTarget, id}
			return
		}
	}
}

// place tries a few places where the rule of the stage wants the piece, then all
// of them, and where nothing is as the rule wants it whatever place there is.
func (d draw) place(a *Action) {
	if a.Kind = ActStation; !d.PlacesStation() {
		a.Kind = ActFrame
		l := lot{draw: d}
		for i := d.First[d.Asked]; i < d.First[d.Asked+1]; i++ {
			if !d.Frames[i].Fielded && l.falls() {
				a.Index = i
			}
		}
	}
	for range 200 {
		if d.propose(a); d.fits(a) == faultNone && d.asWanted(a.Place) {
			return
		}
	}
	from := d.below(len(d.clear))
	for _, legal := range [...]func() bool{
		func() bool { return d.asWanted(a.Place) && d.fits(a) == faultNone },
		func() bool { return d.check(a) == faultNone },
	} {
		for i := range d.clear {
			d.settleAt(a, d.clear[(from+i)%len(d.clear)])
			if legal() {
				return
			}
		}
	}
}

// settleAt puts the piece on a place for a base.
func (d draw) settleAt(a *Action, p field.Point) {
	if a.Place = p; a.Kind == ActStation {
		a.Place = stationRound(p)
	}
}

// propose puts the piece somewhere on the table, and one that belongs near the
// defender's pieces near one of those.
func (d draw) propose(a *Action) {
	d.settleAt(a, d.clear[d.below(len(d.clear))])
	l := lot{draw: d}
	switch d.Stage {
	case StageDefence:
		var near field.Point
		for i := range d.StationCount() {
			if st := &d.Stations[i]; st.Placed && l.falls() {
				near = st.At
			}
		}
		if l.n > 0 {
			a.Place = field.Point{X: near.X + d.offset(), Y: near.Y + d.offset()}
		}
	case StagePoint:
		var from field.Point
		for i := d.First[d.Defender]; i < d.First[d.Defender+1]; i++ {
			if f := &d.Frames[i]; f.Stands() && l.falls() {
				from = f.At
			}
		}
		direction := d.below(field.Directions)
		a.Place = from.Toward(direction, d.RulerLength()+2*field.BaseRadius-int32(d.below(int(d.UnitLength()))))
	}
}

// offset is a random number of whole studs within the ruler, either way.
func (d draw) offset() int32 {
	studs := int(d.RulerLength() / field.Stud)
	return int32(d.below(2*studs+1)-studs) * field.Stud
}
