// Package battle is the screen on which a battle of Rapid Attack is played: the
// table in the middle, at the left the hand of whoever decides, at the right the
// battle as it stands.
//
// The screen computes no rule. It shows the decision that the session waits for,
// lets a person put an answer together (an asker, one for each kind of decision),
// hands it in, and plays the events that come back. What is seen is the battle as
// far as its events have been shown; when all have been, it is the session's.
package battle

import (
	"rulerfire/game"
	"rulerfire/rules"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/ui"
)

// Scene is a battle on the screen.
type Scene struct {
	session *game.Session
	seats   []seatLook
	ended   func(*game.Session) scenes.Scene // makes the screen for the result

	seen   rapid.State // the battle as far as it has been shown
	beats  []beat      // what has happened since, oldest first
	taken  int         // steps of the session that have been made into beats
	stage  stage       // what is moving on the table
	pieces pieces      // how everything lies, for drawing

	view    view
	table   *draw.TableView
	stills  draw.Stills[draw.Robot] // pictures of frames that stand still
	ruler   measure
	log     logbook
	menu    menu
	card    int8 // the frame whose card is open; None for none
	heights bool

	ask      asker                       // how the present decision is answered
	asked    rules.Side                  // whose hand is shown; the last person who decided
	decision int                         // the step that ask belongs to
	handover int                         // ticks for which the banner is still up
	fielded  [rapid.MaxSeats]bool        // whose rest is fielded for them
	notice   string                      // why the last answer was not taken
	told     rapid.Face                  // the die of the attack under way
	hand     hand                        // the dice of the frame whose turn it is, and where they lie
	plan     plan                        // dice put into places beforehand
	large    diceScreen                  // the dice of the turn, large
	rolled   map[rollKey][]rapid.PoolDie // the dice of every roll, for the log
	before   ui.Input                    // what the player did last, and when
	stirred  int
	over     int // ticks since the battle was over
}

// A seatLook is how a seat's pieces look and what it is called.
type seatLook struct {
	draw.Seat
	name string
}

// A beat is one step of the battle with the state after it.
type beat struct {
	step   game.Step
	events []rapid.Event
	after  rapid.State
}

// handoverTicks is how long the banner stays when the question passes to another
// person; for the first blockTicks of them no click counts.
const (
	handoverTicks = 72
	blockTicks    = 24
	endTicks      = 90  // the last picture stays before the result
	restTicks     = 600 // after ten seconds without input everything stands still
	breathTicks   = 4   // a slow breath needs no more than fifteen pictures a second
)

// New shows the battle of a session. ended makes the screen that follows it.
func New(session *game.Session, ended func(*game.Session) scenes.Scene) *Scene {
	s := &Scene{session: session, ended: ended, card: rapid.None, asked: rules.Chance, decision: -1, rolled: map[rollKey][]rapid.PoolDie{}}
	s.hand.frame, s.hand.in = rapid.None, noSlots()
	for _, seat := range session.Seats() {
		s.seats = append(s.seats, seatLook{roster.Look(seat), game.ShownName(seat.Name)})
	}
	s.seen = s.state()
	s.taken = len(session.Steps())
	s.table = draw.NewTableView(s.seen.Table.Layout)
	s.pieces.sync(s, &s.seen)
	s.view.reset(s.seen.Table.Layout.Width, s.seen.Table.Layout.Height)
	s.log.begin(s)
	return s
}

// state is the battle as the session has it.
func (s *Scene) state() rapid.State { return s.session.Battle().(*rapid.Battle).State }

// Guard says what closing the window would lose.
func (s *Scene) Guard() string {
	if s.seen.Phase == rapid.PhaseOver {
		return ""
	}
	return "battle.guard"
}

// Close ends the session.
func (s *Scene) Close() { s.session.Close() }

// Frame is one tick of the battle.
func (s *Scene) Frame(ctx *scenes.Context) {
	s.pump(ctx)
	a := layOut(ctx)
	if s.large.follow(s); s.large.up {
		s.large.frame(ctx, s)
	} else {
		ctx.Desk()
		s.drawTable(ctx, a)
		s.columns(ctx, a)
		s.tools(ctx, a)
	}
	s.banner(ctx, a)
	s.frameCard(ctx, a)
	s.menu.frame(ctx, s)
	if ctx.UI.Back() {
		s.stepBack(ctx)
	}
}

// pump lets the session go on, and shows what has happened at the speed that the
// player likes.
func (s *Scene) pump(ctx *scenes.Context) {
	// The session may be a step ahead of the picture, so that a computer thinks
	// while the last move is still being shown.
	if len(s.beats) < 2 {
		s.session.Tick()
	}
	s.collect()
	s.advance(ctx)
	switch w := s.session.Waiting(); {
	case len(s.beats) > 0 || s.stage.moving():
		ctx.Animate()
	case w.For == game.WaitComputer || w.For == game.WaitRoll:
		ctx.Animate()
	case s.handover > 0:
		ctx.Animate()
	case s.ask != nil && !ctx.Settings().StillMotion:
		s.breathe(ctx)
	}
	if s.handover > 0 {
		s.handover--
	}
	s.meetAsker(ctx)
	if s.finished() && s.ended != nil && s.over < endTicks {
		ctx.Animate()
		if s.over++; s.over == endTicks {
			ctx.Push(s.ended(s.session))
		}
	}
}

// finished tells whether the end of the battle has been shown.
func (s *Scene) finished() bool { return s.seen.Phase == rapid.PhaseOver && s.idle() }

// breathe keeps the acting ring and the deciding bricks alive, gently, until nobody
// has done anything for a while.
func (s *Scene) breathe(ctx *scenes.Context) {
	if in := ctx.UI.Input(); !in.Quiet(s.before) {
		s.before, s.stirred = in, ctx.Tick
	}
	if ctx.Tick-s.stirred < restTicks {
		ctx.Wake(breathTicks)
	}
}

// collect takes the session's new steps over as beats.
func (s *Scene) collect() {
	steps := s.session.Steps()
	for ; s.taken < len(steps); s.taken++ {
		step := steps[s.taken]
		b := beat{step: step, events: make([]rapid.Event, len(step.Events))}
		for i, e := range step.Events {
			b.events[i] = e.(rapid.Event)
		}
		// Only the last step's state is at hand; earlier ones of the same tick are
		// shown by their events alone.
		b.after = s.state()
		s.beats = append(s.beats, b)
	}
}

// idle tells whether everything that has happened has been shown.
func (s *Scene) idle() bool { return len(s.beats) == 0 && !s.stage.moving() }

// meetAsker finds the asker for the decision that a person has to make now, and
// hands the screen over if it is another person than before.
func (s *Scene) meetAsker(ctx *scenes.Context) {
	w := s.session.Waiting()
	if !s.idle() || w.For != game.WaitPerson && w.For != game.WaitDice {
		s.ask = nil
		s.decision = -1
		return
	}
	if s.decision == s.taken {
		return
	}
	if w.For == game.WaitPerson && s.fieldedFor(w.Seat) {
		ctx.Animate()
		return
	}
	s.decision, s.notice, s.stage.skip = s.taken, "", false
	if w.Seat != s.asked && w.Seat >= 0 {
		if s.persons() > 1 && s.asked != rules.Chance {
			s.handover = handoverTicks
			ctx.UI.Block(blockTicks)
		}
		s.asked = w.Seat
	}
	if w.For == game.WaitDice {
		s.ask = newTypedDice(s)
	} else {
		s.ask = newAsker(s)
	}
	ctx.UI.SetFocus("confirm") // so that Enter always means the answer on the button
	s.lookAt(ctx)
	ctx.Animate()
}

// persons counts the seats that people play.
func (s *Scene) persons() int {
	n := 0
	for _, seat := range s.session.Seats() {
		if seat.Kind == game.Person {
			n++
		}
	}
	return n
}

// submit hands a person's answer in. If it is not taken the reason is shown and
// nothing is lost.
func (s *Scene) submit(a rapid.Action) bool {
	if s.ask == nil || !s.idle() {
		return false
	}
	if a.Kind == rapid.ActRoll {
		return s.submitTyped(a)
	}
	if err := s.session.Submit(s.session.Waiting().Seat, a); err != nil {
		s.notice = err.Error()
		return false
	}
	s.notice, s.ask, s.decision = "", nil, -1
	s.collect()
	return true
}

// frameName is "Sparrow 2": the design's name and the frame's number.
func (s *Scene) frameName(frame int) string {
	f := &s.seen.Frames[frame]
	return numbered(s.seen.DesignOf(frame).Name, int(f.Number))
}

// chip is a frame among text.
func (s *Scene) chip(frame int) ui.Chip {
	f := &s.seen.Frames[frame]
	return ui.Chip{Seat: s.seats[f.Seat].Seat, Number: number(int(f.Number))}
}
