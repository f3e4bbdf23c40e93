package stage

import (
	"time"

	"rulerfire/game"
	"rulerfire/rules"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
)

// A Reel tells how the events of a battle are shown.
type Reel[S any, E rules.Event] interface {
	// State is the state of a battle.
	State(b rules.Battle) S
	// Length is how long the event is shown at normal speed; with 0 it takes no time.
	Length(e E) time.Duration
	// Begin sets up what the event needs to be shown, Follow moves what it moves (at
	// t 0 it begins, at 1 it is there), and Finish leaves it behind as it ends.
	Begin(e E)
	Follow(e E, t float64)
	Finish(e E)
	// Settled is called when all events of a step have been shown and Seen is the
	// state after it.
	Settled()
}

// A Show plays the steps of a session, event after event. What flies off in an
// effect goes on beside the next event.
type Show[S any, E rules.Event] struct {
	Seen S // the battle as far as it has been shown
	Now  E // the event being shown, or the last one

	session *game.Session
	reel    Reel[S, E]
	beats   []beat[S, E] // what has happened since, oldest first
	taken   int          // steps of the session that have been made into beats
	at      int          // the event of the oldest beat that comes next
	playing bool
	spent   time.Duration // of the present event
	length  time.Duration
	skip    bool // show nothing until a person is asked
	effects []Effect
	landed  []Effect
}

// A beat is one step of the battle with the state after it.
type beat[S any, E rules.Event] struct {
	events []E
	after  S
}

// An Effect is something in flight that nothing waits for. Paint draws it, t from 0
// to 1. What stays lies on the table as it is at 1.
type Effect struct {
	Length time.Duration
	Paint  func(p *draw.Pen, t float64)
	Stays  bool
	Landed func() // called as it ends; nil for nothing
	spent  time.Duration
}

const tick = time.Second / 60

func (s *Show[S, E]) begin(session *game.Session, reel Reel[S, E]) {
	s.session, s.reel = session, reel
	s.Seen = reel.State(session.Battle())
	s.taken = len(session.Steps())
}

// Idle tells whether everything that has happened has been shown.
func (s *Show[S, E]) Idle() bool { return len(s.beats) == 0 && !s.playing }

// Behind is how many steps have not been shown yet.
func (s *Show[S, E]) Behind() int { return len(s.beats) }

// Playing tells whether an event is being shown, and how much of it is over, 0 to 1.
func (s *Show[S, E]) Playing() (t float64, ok bool) { return s.fraction(), s.playing }

// Spent is how long the present event has been shown at normal speed.
func (s *Show[S, E]) Spent() time.Duration { return s.spent }

// Skip shows nothing more until a person is asked or, where only computers play, until
// everything that has happened so far has been taken over.
func (s *Show[S, E]) Skip() { s.skip = true }

// Fling sends an effect off.
func (s *Show[S, E]) Fling(e Effect) { s.effects = append(s.effects, e) }

// PaintLanded draws the effects that lie on the table, PaintFlying those in flight.
func (s *Show[S, E]) PaintLanded(p *draw.Pen) {
	for _, e := range s.landed {
		e.Paint(p, 1)
	}
}

// PaintFlying draws the effects in flight.
func (s *Show[S, E]) PaintFlying(p *draw.Pen) {
	for _, e := range s.effects {
		e.Paint(p, float64(e.spent)/float64(e.Length))
	}
}

// collect takes the session's new steps over as beats. Only the last step's state is
// at hand; earlier ones of the same tick are shown by their events alone.
func (s *Show[S, E]) collect() {
	steps := s.session.Steps()
	for ; s.taken < len(steps); s.taken++ {
		b := beat[S, E]{after: s.reel.State(s.session.Battle())}
		for _, e := range steps[s.taken].Events {
			b.events = append(b.events, e.(E))
		}
		s.beats = append(s.beats, b)
	}
}

// advance lets the present event go on, and begins the next.
func (s *Show[S, E]) advance(ctx *scenes.Context) {
	set := ctx.Settings()
	factor := time.Duration(set.Speed.Factor())
	if set.Speed == game.Instant || s.skip {
		factor = 1 << 20
	}
	step := tick * factor
	s.fly(ctx, step)
	for left := step; ; {
		if s.playing {
			need := s.length - s.spent
			if left < need {
				s.spent += left
				s.reel.Follow(s.Now, s.fraction())
				return
			}
			left -= need
			s.reel.Follow(s.Now, 1)
			s.reel.Finish(s.Now)
			s.playing = false
			continue
		}
		if !s.next(set.StillMotion) {
			s.skip = s.skip && s.persons() > 0
			return
		}
	}
}

func (s *Show[S, E]) fly(ctx *scenes.Context, step time.Duration) {
	flying := s.effects[:0]
	for _, e := range s.effects {
		if e.spent += step; e.spent < e.Length {
			flying = append(flying, e)
			continue
		}
		if e.Stays {
			s.landed = append(s.landed, e)
		}
		if e.Landed != nil {
			e.Landed()
		}
	}
	clear(s.effects[len(flying):])
	if s.effects = flying; len(flying) > 0 {
		ctx.Animate()
	}
}

func (s *Show[S, E]) fraction() float64 {
	if s.length <= 0 {
		return 1
	}
	return float64(s.spent) / float64(s.length)
}

// next begins the next event of the oldest beat, or ends the beat and takes its
// state over. It reports false when nothing is left to show.
func (s *Show[S, E]) next(still bool) bool {
	if len(s.beats) == 0 {
		return false
	}
	b := &s.beats[0]
	if s.at == len(b.events) {
		s.at, s.Seen = 0, b.after
		s.beats = s.beats[1:]
		s.reel.Settled()
		return true
	}
	s.Now = b.events[s.at]
	s.at++
	s.playing, s.spent, s.length = true, 0, s.reel.Length(s.Now)
	if still && s.length > 0 {
		s.length = draw.TimeFade
	}
	s.reel.Begin(s.Now)
	return true
}

// persons counts the seats that people play.
func (s *Show[S, E]) persons() int {
	n := 0
	for _, seat := range s.session.Seats() {
		if seat.Kind == game.Person {
			n++
		}
	}
	return n
}
