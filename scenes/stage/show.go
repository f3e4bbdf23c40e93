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
	// Recall is called when nothing more is to be shown of what has happened, Seen is
	// the present state, and everything else that is seen, such as the way that pieces
	// face, is to be what it is after these steps.
	Recall(steps []game.Step)
}

// A Show plays the steps of a battle, event after event. What flies off in an
// effect goes on beside the next event.
type Show[S any, E rules.Event] struct {
	Seen S // the battle as far as it has been shown
	Now  E // the event being shown, or the last one

	source  Source
	reel    Reel[S, E]
	tell    func(e E, step int) // called as an event begins
	paced   bool
	pace    float64      // if paced, how fast, instead of the player's speed
	beats   []beat[S, E] // what has happened since, oldest first
	taken   int          // steps of the source that have been made into beats
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
	step   int
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

// rewind shows nothing more of what has happened.
func (s *Show[S, E]) rewind() {
	clear(s.beats)
	clear(s.effects)
	s.beats, s.effects = s.beats[:0], s.effects[:0]
	s.at, s.playing, s.skip = 0, false, false
	s.Seen = s.reel.State(s.source.Battle())
	s.taken = len(s.source.Steps())
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

// Land lets an effect lie where it would have fallen, if it stays.
func (s *Show[S, E]) Land(e Effect) {
	if e.Stays {
		s.landed = append(s.landed, e)
	}
}

// Sweep takes everything away that effects have left.
func (s *Show[S, E]) Sweep() {
	clear(s.landed)
	s.landed = s.landed[:0]
}

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

// collect takes the source's new steps over as beats. Only the last step's state is
// at hand; earlier ones of the same tick are shown by their events alone.
func (s *Show[S, E]) collect() {
	steps := s.source.Steps()
	for ; s.taken < len(steps); s.taken++ {
		b := beat[S, E]{step: s.taken, after: s.reel.State(s.source.Battle())}
		for _, e := range steps[s.taken].Events {
			b.events = append(b.events, e.(E))
		}
		s.beats = append(s.beats, b)
	}
}

// step is how much is shown in a tick.
func (s *Show[S, E]) step(set game.Settings) time.Duration {
	const all = tick << 20
	switch {
	case s.skip:
		return all
	case s.paced:
		return time.Duration(min(s.pace*float64(tick), float64(all)))
	case set.Speed == game.Instant:
		return all
	}
	return tick * time.Duration(set.Speed.Factor())
}

// advance lets the present event go on, and begins the next.
func (s *Show[S, E]) advance(ctx *scenes.Context) {
	set := ctx.Settings()
	step := s.step(set)
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
		s.Land(e)
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
	s.tell(s.Now, b.step)
	return true
}

// persons counts the seats that people play.
func (s *Show[S, E]) persons() int {
	n := 0
	for _, seat := range s.source.Seats() {
		if seat.Kind == game.Person {
			n++
		}
	}
	return n
}
