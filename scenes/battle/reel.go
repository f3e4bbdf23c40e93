package battle

import (
	"math"
	"slices"
	"time"

	"rulerfire/rules/rapid"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
)

// How events are shown.

// lengths is how long events are shown at normal speed; those not listed take no
// time.
var lengths = map[rapid.EventKind]time.Duration{
	rapid.EvFielded:     200 * time.Millisecond,
	rapid.EvStation:     200 * time.Millisecond,
	rapid.EvActivated:   160 * time.Millisecond,
	rapid.EvNamed:       350 * time.Millisecond,
	rapid.EvRolled:      draw.TimeThrowLong,
	rapid.EvDefended:    draw.TimeDieToSlot + 120*time.Millisecond,
	rapid.EvAttacks:     450 * time.Millisecond,
	rapid.EvSpotUsed:    260 * time.Millisecond,
	rapid.EvDamage:      draw.TimeDamageDie,
	rapid.EvBrick:       60 * time.Millisecond,
	rapid.EvLost:        300 * time.Millisecond,
	rapid.EvDestroyed:   draw.TimeDestroyed,
	rapid.EvSpotted:     350 * time.Millisecond,
	rapid.EvSeized:      draw.TimeFlag,
	rapid.EvStationLost: draw.TimeFlag,
	rapid.EvTicked:      draw.TimeClock,
	rapid.EvTieRolled:   draw.TimeThrowShort + 900*time.Millisecond, // time to read it
}

// shots is how long a shot in each band takes.
var shots = [...]time.Duration{
	rapid.AtHand: draw.TimeLunge, rapid.AtDirect: draw.TimeTracer, rapid.AtArtillery: draw.TimeLob,
}

// Length is how long the event is shown at normal speed.
func (s *Scene) Length(e rapid.Event) time.Duration {
	switch e.Kind {
	case rapid.EvMoved, rapid.EvAbandoned:
		d := studs(e.At).Sub(studs(e.From))
		units := math.Hypot(d.X, d.Y) / float64(s.Seen.Unit)
		return draw.TimeTurn + min(time.Duration(units*float64(draw.TimeMoveUnit)), draw.TimeMoveLongest)
	case rapid.EvHit, rapid.EvMissed:
		return shots[max(s.Seen.Acting.Band, rapid.AtHand)] + 150*time.Millisecond
	case rapid.EvDamage:
		return time.Duration(e.Count)*draw.TimeDamageDie/2 + draw.TimeDamageEffect + 300*time.Millisecond
	}
	return lengths[e.Kind]
}

// Begin sets up what the event needs to be shown.
func (s *Scene) Begin(e rapid.Event) {
	switch e.Kind {
	case rapid.EvMoved, rapid.EvAbandoned:
		s.facing = s.pieces.frames[e.Frame].facing
		s.Follow(e, 0)
	case rapid.EvNamed, rapid.EvAttacks:
		s.turn(e)
	case rapid.EvRolled:
		s.roll(e, s.Seen.Acting.Pool[:e.Count])
	}
	s.lay(e)
}

// roll takes new dice, of these colours, for the frame that rolls.
func (s *Scene) roll(e rapid.Event, pool []rapid.PoolDie) {
	s.hand.roll(e, pool)
	s.rolled[rollKey{e.Frame, e.Values}] = slices.Clone(s.hand.pool)
}

// lay puts the die that an event is about into its place.
func (s *Scene) lay(e rapid.Event) {
	switch e.Kind {
	case rapid.EvDefended:
		s.hand.assign(slotDefend, e.Die)
	case rapid.EvSpotted:
		s.hand.assign(slotSpot, e.Die)
	case rapid.EvMoved:
		s.hand.assign(slotMove, e.Die)
	case rapid.EvAttacks:
		s.told = e.Die
		s.hand.assign(slotAttack, e.Die)
	}
}

// Follow moves what the event moves: at 0 it begins, at 1 it is there.
func (s *Scene) Follow(e rapid.Event, t float64) {
	if e.Kind != rapid.EvMoved && e.Kind != rapid.EvAbandoned {
		return
	}
	p := &s.pieces.frames[e.Frame]
	from, to := studs(e.From), studs(e.At)
	d := to.Sub(from)
	if math.Hypot(d.X, d.Y) < 0.1 {
		return
	}
	turn := float64(draw.TimeTurn) / float64(max(s.Length(e), draw.TimeTurn))
	if e.Kind == rapid.EvMoved {
		p.facing = draw.Face(s.facing, draw.FacingTo(d), min(t/turn, 1))
	}
	way := draw.EaseInOut(min(max((t-turn)/(1-turn+1e-9), 0), 1))
	p.at = from.Add(d.Mulf(way))
}

// Finish leaves the event behind as it ends.
func (s *Scene) Finish(e rapid.Event) {
	s.fling(e)
	s.pieces.apply(e)
	if e.Kind == rapid.EvBrick {
		s.table.Stand(s.pieces.bricks.Has)
	}
}

// Settled takes the state after a step over.
func (s *Scene) Settled() {
	s.pieces.sync(s, &s.Seen)
	s.hand.sync(&s.Seen)
}

// fling sends off what the event breaks. It is called before the event is applied.
func (s *Scene) fling(e rapid.Event) {
	ef, debris := s.breaks(e)
	if ef.Paint == nil {
		return
	}
	if len(debris) > 0 {
		ef.Landed = func() {
			s.pieces.litter(debris...)
			s.table.Litter(s.pieces.debris)
		}
	}
	s.Fling(ef)
}

// breaks is what the event breaks: the pieces of a brick, which become debris, part of
// the table's picture, and a lost system or a frame's parts, which are drawn as they
// lie. The effect has no Paint if nothing breaks. It is called for every event, before
// the event is applied.
func (s *Scene) breaks(e rapid.Event) (ef stage.Effect, debris []draw.LooseBrick) {
	s.flung++
	seed := s.flung*0x9E3779B97F4A7C15 + uint64(uint16(e.Value))
	ground := s.ground()
	var at draw.Vec
	var paint func(p *draw.Pen, t float64)
	ef.Stays = true
	switch e.Kind {
	case rapid.EvBrick:
		b := s.Seen.Table.Layout.Bricks[e.Value]
		c := draw.BrickColor(b)
		at = draw.V(float64(b.X)+float64(b.W)/2, float64(b.Y)+float64(b.L)/2)
		paint = func(p *draw.Pen, t float64) { p.Burst(c, ground, t, seed) }
		ef.Length, ef.Stays = draw.TimeBurst, false
		debris = draw.BurstDebris(at, c, ground, seed)[:3]
	case rapid.EvLost:
		p := &s.pieces.frames[e.Frame]
		lost, robot := int8(e.Value), s.robot(int(e.Frame))
		at, ef.Length = p.at, draw.TimePopOff
		switch {
		case lost != rapid.White:
			nth := int(p.Systems[lost])
			paint = func(p *draw.Pen, t float64) { p.LostPart(robot, draw.Part(lost), nth, t, ground, seed) }
		case p.White == 1:
			return ef, nil // the frame falls apart instead
		default:
			paint = func(p *draw.Pen, t float64) { p.LostShoulder(robot, t, ground, seed) }
		}
	case rapid.EvDestroyed:
		robot := s.robot(int(e.Frame))
		at, ef.Length = s.pieces.frames[e.Frame].at, draw.TimeDestroyed
		paint = func(p *draw.Pen, t float64) { p.Destroyed(robot, t, ground, seed) }
	default:
		return ef, nil
	}
	ef.Paint = func(p *draw.Pen, t float64) {
		p.Save()
		p.Translate(at.X, at.Y)
		paint(p, t)
		p.Restore()
	}
	return ef, debris
}

func (s *Scene) ground() draw.Color { return draw.GroundColor(s.Seen.Table.Layout.Ground) }

// partColors is the rule's colour of each type of system.
var partColors = [rapid.NumSystems]draw.Color{
	rapid.Defence: draw.RuleBlue, rapid.Movement: draw.RuleGreen, rapid.Comms: draw.RuleYellow,
	rapid.HandToHand: draw.RuleRed, rapid.Direct: draw.RuleRed, rapid.Artillery: draw.RuleRed,
}
