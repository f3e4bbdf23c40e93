package battle

import (
	"math"
	"time"

	"rulerfire/game"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
)

// A stage shows events one after the other. What a shot leaves behind, flying
// bricks and systems, goes on beside the next event.
type stage struct {
	now     rapid.Event
	playing bool
	spent   time.Duration // of the present event
	length  time.Duration
	facing  float64 // of the frame that acts, when the event began
	effects []effect
	landed  []effect // parts of frames that lie on the table
	flung   uint64   // how much has flown: no two things fly alike
	skip    bool     // show nothing until a person is asked
	at      int      // the event of the beat that comes next
}

// An effect is something in flight that nothing waits for: the pieces of a brick,
// a part of a frame, or all of them. Parts of frames stay where they land.
type effect struct {
	kind          rapid.EventKind
	spent, length time.Duration
	at            draw.Vec
	color         draw.Color // of a brick
	robot         draw.Robot // of a frame, as it was before
	lost          int8       // the system that it loses, or rapid.White
	nth           int        // which of them
	seed          uint64
}

const tick = time.Second / 60

func (st *stage) moving() bool { return st.playing }

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

// lengthOf is how long the event is shown at normal speed.
func (s *Scene) lengthOf(e rapid.Event) time.Duration {
	switch e.Kind {
	case rapid.EvMoved, rapid.EvAbandoned:
		d := studs(e.At).Sub(studs(e.From))
		units := math.Hypot(d.X, d.Y) / float64(s.seen.Unit)
		return draw.TimeTurn + min(time.Duration(units*float64(draw.TimeMoveUnit)), draw.TimeMoveLongest)
	case rapid.EvHit, rapid.EvMissed:
		return shots[max(s.seen.Acting.Band, rapid.AtHand)] + 150*time.Millisecond
	case rapid.EvDamage:
		return time.Duration(e.Count)*draw.TimeDamageDie/2 + draw.TimeDamageEffect + 300*time.Millisecond
	}
	return lengths[e.Kind]
}

// advance lets the present event go on, and begins the next.
func (s *Scene) advance(ctx *scenes.Context) {
	st := &s.stage
	set := ctx.Settings()
	factor := time.Duration(set.Speed.Factor())
	if set.Speed == game.Instant || st.skip {
		factor = 1 << 20
	}
	step := tick * factor
	for i := 0; i < len(st.effects); {
		if st.effects[i].spent += step; st.effects[i].spent >= st.effects[i].length {
			s.land(st.effects[i])
			st.effects = append(st.effects[:i], st.effects[i+1:]...)
			continue
		}
		i++
	}
	if len(st.effects) > 0 {
		ctx.Animate()
	}
	for left := step; ; {
		if st.playing {
			need := st.length - st.spent
			if left < need {
				st.spent += left
				s.follow(st.fraction())
				return
			}
			left -= need
			s.finishEvent(ctx)
			continue
		}
		if !s.nextEvent(ctx) {
			// To the next decision, or, with none to come, to the end of the step.
			st.skip = st.skip && s.persons() > 0
			return
		}
	}
}

func (st *stage) fraction() float64 {
	if st.length <= 0 {
		return 1
	}
	return float64(st.spent) / float64(st.length)
}

// nextEvent begins the next event of the oldest beat, or ends the beat and takes
// its state over. It reports false when nothing is left to show.
func (s *Scene) nextEvent(ctx *scenes.Context) bool {
	if len(s.beats) == 0 {
		return false
	}
	st, b := &s.stage, &s.beats[0]
	if st.at == len(b.events) {
		st.at = 0
		s.seen = b.after
		s.beats = s.beats[1:]
		s.pieces.sync(s, &s.seen)
		s.hand.sync(&s.seen)
		return true
	}
	st.now = b.events[st.at]
	st.at++
	st.playing, st.spent = true, 0
	st.length = s.lengthOf(st.now)
	if ctx.Settings().StillMotion && st.length > 0 {
		st.length = draw.TimeFade
	}
	s.beginEvent()
	return true
}

// beginEvent sets up what the event needs to be shown.
func (s *Scene) beginEvent() {
	e := s.stage.now
	switch e.Kind {
	case rapid.EvMoved, rapid.EvAbandoned:
		s.stage.facing = s.pieces.frames[e.Frame].facing
		s.follow(0)
	case rapid.EvNamed, rapid.EvAttacks:
		if e.Target.Kind == rapid.FrameTarget {
			s.pieces.frames[e.Frame].face(s.pieces.frames[e.Target.ID].at)
		}
	case rapid.EvRolled:
		s.hand.roll(&s.seen, e)
		s.rolled[rollKey{e.Frame, e.Values}] = append([]rapid.PoolDie(nil), s.hand.pool...)
	case rapid.EvDefended:
		s.hand.assign(slotDefend, e.Die)
	case rapid.EvSpotted:
		s.hand.assign(slotSpot, e.Die)
	}
	if e.Kind == rapid.EvMoved {
		s.hand.assign(slotMove, e.Die)
	}
	if e.Kind == rapid.EvAttacks {
		s.told = e.Die
		s.hand.assign(slotAttack, e.Die)
	}
	s.log.tell(s, e)
}

// follow moves what the event moves: at 0 it begins, at 1 it is there.
func (s *Scene) follow(t float64) {
	e := s.stage.now
	if e.Kind != rapid.EvMoved && e.Kind != rapid.EvAbandoned {
		return
	}
	p := &s.pieces.frames[e.Frame]
	from, to := studs(e.From), studs(e.At)
	d := to.Sub(from)
	if math.Hypot(d.X, d.Y) < 0.1 {
		return
	}
	turn := float64(draw.TimeTurn) / float64(max(s.stage.length, draw.TimeTurn))
	if e.Kind == rapid.EvMoved {
		p.facing = draw.Face(s.stage.facing, draw.FacingTo(d), min(t/turn, 1))
	}
	way := draw.EaseInOut(min(max((t-turn)/(1-turn+1e-9), 0), 1))
	p.at = from.Add(d.Mulf(way))
}

// finishEvent leaves the event behind as it ends.
func (s *Scene) finishEvent(ctx *scenes.Context) {
	e := s.stage.now
	s.follow(1)
	s.fling(e)
	s.pieces.apply(s, e)
	s.stage.playing = false
}

// fling sends off what the event breaks: the pieces of a brick, a lost system, a
// frame's parts. It is called before the event is applied.
func (s *Scene) fling(e rapid.Event) {
	st := &s.stage
	st.flung++
	ef := effect{kind: e.Kind, seed: st.flung*0x9E3779B97F4A7C15 + uint64(uint16(e.Value))}
	switch e.Kind {
	case rapid.EvBrick:
		b := s.seen.Table.Layout.Bricks[e.Value]
		ef.length, ef.color = draw.TimeBurst, draw.BrickColor(b)
		ef.at = draw.V(float64(b.X)+float64(b.W)/2, float64(b.Y)+float64(b.L)/2)
	case rapid.EvLost:
		p := &s.pieces.frames[e.Frame]
		ef.length, ef.at, ef.robot, ef.lost = draw.TimePopOff, p.at, s.robot(int(e.Frame)), int8(e.Value)
		if ef.lost != rapid.White {
			ef.nth = int(p.Systems[ef.lost])
		} else if p.White == 1 {
			return // the frame falls apart instead
		}
	case rapid.EvDestroyed:
		ef.length, ef.at, ef.robot = draw.TimeDestroyed, s.pieces.frames[e.Frame].at, s.robot(int(e.Frame))
	default:
		return
	}
	st.effects = append(st.effects, ef)
}

// land leaves what has flown on the table: a brick's pieces become part of the
// table's picture, a frame's parts are kept and drawn as they lie.
func (s *Scene) land(e effect) {
	if e.kind == rapid.EvBrick {
		s.pieces.litter(s, draw.BurstDebris(e.at, e.color, s.ground(), e.seed)[:3]...)
		return
	}
	e.spent = e.length
	s.stage.landed = append(s.stage.landed, e)
}

func (s *Scene) ground() draw.Color { return draw.GroundColor(s.seen.Table.Layout.Ground) }

func (s *Scene) drawLanded(p *draw.Pen) {
	for _, e := range s.stage.landed {
		s.drawEffect(p, e)
	}
}

func (s *Scene) drawEffects(p *draw.Pen) {
	for _, e := range s.stage.effects {
		s.drawEffect(p, e)
	}
}

// drawEffect draws something as far as it has flown, in studs.
func (s *Scene) drawEffect(p *draw.Pen, e effect) {
	t := float64(e.spent) / float64(e.length)
	p.Save()
	p.Translate(e.at.X, e.at.Y)
	switch {
	case e.kind == rapid.EvBrick:
		p.Burst(e.color, s.ground(), t, e.seed)
	case e.kind == rapid.EvDestroyed:
		p.Destroyed(e.robot, t, s.ground(), e.seed)
	case e.lost == rapid.White:
		p.LostShoulder(e.robot, t, s.ground(), e.seed)
	default:
		p.LostPart(e.robot, draw.Part(e.lost), e.nth, t, s.ground(), e.seed)
	}
	p.Restore()
}

// partColors is the rule's colour of each type of system.
var partColors = [rapid.NumSystems]draw.Color{
	rapid.Defence: draw.RuleBlue, rapid.Movement: draw.RuleGreen, rapid.Comms: draw.RuleYellow,
	rapid.HandToHand: draw.RuleRed, rapid.Direct: draw.RuleRed, rapid.Artillery: draw.RuleRed,
}
