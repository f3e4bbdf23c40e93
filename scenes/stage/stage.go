// Package stage is what the screens of all rule systems have in common when a
// battle is played: the camera over the table, the events shown one after the
// other, the hand-over from person to person, the question with its buttons, the
// log, the tools and the menu.
//
// A Stage computes no rule and knows no system. It lets its Source, the session,
// go on, makes the steps that come back into events to be shown, and tells its
// Director, the screen of a system, when one begins and ends and when a person is to
// be asked. What is seen is the battle as far as its events have been shown; when all
// have been, it is the source's. A battle that is over is watched by the same means:
// then the source is a Viewer.
package stage

import (
	"errors"

	"rulerfire/game"
	"rulerfire/rules"
	"rulerfire/scenes"
	"rulerfire/scenes/advice"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/ui"
)

// A Look is how a seat's pieces look and what it is called.
type Look struct {
	draw.Seat
	Name string
}

// Looks are the looks of seats.
func Looks(seats []game.Seat) []Look {
	var looks []Look
	for _, seat := range seats {
		looks = append(looks, Look{roster.Look(seat), game.ShownName(seat.Name)})
	}
	return looks
}

// A Director is the screen of a rule system: it shows the events of its battle and
// lets persons answer. S is the system's state, E its event.
type Director[S any, E rules.Event] interface {
	Reel[S, E]
	// Answer may give the answer of a person who is about to be asked, by what that
	// person has settled before; it reports whether it did.
	Answer(seat rules.Side) bool
	// Ask is called when a person has to decide something new, or, with for
	// game.WaitDice, to type in dice.
	Ask(ctx *scenes.Context, w game.Waiting)
	// Unask is called when nobody at the screen has to decide any more.
	Unask()
}

// A Stage is a battle on the screen. Make it with New or Watch, call Resync once the
// director is ready, and Pump in every tick.
type Stage[S any, E rules.Event] struct {
	Show[S, E]
	Source  Source
	Session *game.Session // the source, if the battle is played; nil if it is watched
	Seats   []Look
	View    View
	Log     Log[E]
	Menu    Menu
	Replays Replays
	Advice  advice.Panel
	Advises *Advising  // nil: no advice is offered
	Notice  string     // why the last answer was not taken
	Asked   rules.Side // whose hand is shown: the last person who decided

	director Director[S, E]
	viewer   Viewer                           // nil if the battle is played
	ended    func(*game.Session) scenes.Scene // makes the screen for the result
	decision int                              // the step that is asked about; -1
	handover int                              // ticks for which the banner is still up
	banner   int                              // of so many
	over     int                              // ticks since the battle was over
	unkept   unkept
	undoing  undoing
	advised  advised
	before   ui.Input // what the player did last
	stirred  int      // and when
}

// How long things take, in ticks.
const (
	// BlockTicks is how long no click counts after the question has changed, 0.4 s.
	BlockTicks = 24

	handoverTicks = 72  // the banner when the question passes to another person
	fadeTicks     = 20  // in which it goes
	endTicks      = 90  // the last picture stays before the result
	restTicks     = 600 // without input everything stands still
	breathTicks   = 4   // a slow breath needs no more than fifteen pictures a second
)

// New shows the battle of a session as it stands. ended makes the screen that
// follows it; nil for none.
func New[S any, E rules.Event](session *game.Session, d Director[S, E], ended func(*game.Session) scenes.Scene) *Stage[S, E] {
	s := newStage(session, d)
	s.Session, s.ended = session, ended
	return s
}

// Watch shows the battle that a viewer goes through.
func Watch[S any, E rules.Event](v Viewer, d Director[S, E]) *Stage[S, E] {
	s := newStage(v, d)
	s.viewer = v
	return s
}

func newStage[S any, E rules.Event](source Source, d Director[S, E]) *Stage[S, E] {
	s := &Stage[S, E]{
		Source: source, Seats: Looks(source.Seats()), Asked: rules.Chance,
		director: d, decision: -1,
	}
	s.source, s.reel, s.tell = source, d, s.heard
	s.Seen = d.State(source.Battle())
	return s
}

// Resync shows the battle as it stands, without showing how it came to that: after it
// has been taken up, or has gone elsewhere than on from where it was.
func (s *Stage[S, E]) Resync() {
	s.unask()
	if s.viewer == nil {
		s.Advice.Close()
	}
	s.rewind()
	s.retell()
	s.director.Recall(s.Source.Steps())
}

// Guard says what closing the window would lose: nothing if the battle is kept.
func (s *Stage[S, E]) Guard() string {
	if s.viewer != nil {
		return ""
	}
	k := s.Session.Keeper()
	switch {
	case s.over > 0 || k != nil && k.Lost() == nil:
		return ""
	case k != nil:
		return "battle.guard.lost"
	}
	return "battle.guard"
}

// Close ends the session.
func (s *Stage[S, E]) Close() {
	s.Advice.Close()
	if s.Menu.Shelf != nil {
		s.Menu.Shelf.Close()
	}
	if s.Session != nil {
		s.Session.Close()
	}
}

// Pump lets the session go on, and shows what has happened at the speed that the
// player likes.
func (s *Stage[S, E]) Pump(ctx *scenes.Context) {
	// The source may be a step ahead of the picture, so that a computer thinks while
	// the last move is still being shown.
	if s.Behind() < 2 {
		s.Source.Tick()
	}
	if s.viewer != nil {
		s.paced, s.pace = true, s.viewer.Pace()
	}
	s.collect()
	s.advance(ctx)
	w := s.Source.Waiting()
	switch {
	case s.paced && s.pace == 0: // everything stands still
	case !s.Idle() || w.For == game.WaitComputer || w.For == game.WaitRoll || s.handover > 0:
		ctx.Animate()
	case s.decision >= 0 && !ctx.Settings().StillMotion:
		s.breathe(ctx)
	}
	if s.handover > 0 {
		s.handover--
	}
	s.meet(ctx, w)
	s.follow(ctx)
	if s.Finished() && s.ended != nil && s.over < endTicks {
		ctx.Animate()
		if s.over++; s.over == endTicks {
			ctx.Push(s.ended(s.Session))
		}
	}
}

// Finished tells whether the end of the battle has been shown.
func (s *Stage[S, E]) Finished() bool {
	_, pending := s.Source.Pending()
	return !pending && s.Source.Err() == nil && s.Idle()
}

// Waiting is what stands in the place of the buttons while nobody at the screen is
// asked: skipping what is shown, or the way to the result.
func (s *Stage[S, E]) Waiting(ctx *scenes.Context, r ui.Rect) {
	switch {
	case s.Finished():
		if s.ended != nil && ctx.UI.Button("result", r, ctx.T("battle.result"), ui.ButtonLook{Primary: true, Key: ui.KeyEnter}) {
			s.over = endTicks
			ctx.Push(s.ended(s.Session))
		}
	case s.Idle() && !s.Computing():
	case ctx.UI.Button("skip", r, ctx.T("battle.skip"), ui.ButtonLook{Key: ui.KeySpace}):
		s.Skip()
	}
}

// breathe keeps what breathes on the table alive, gently, until nobody has done
// anything for a while.
func (s *Stage[S, E]) breathe(ctx *scenes.Context) {
	if in := ctx.UI.Input(); !in.Quiet(s.before) {
		s.before, s.stirred = in, ctx.Tick
	}
	if ctx.Tick-s.stirred < restTicks {
		ctx.Wake(breathTicks)
	}
}

// meet asks the person who has to decide now, and hands the screen over if it is
// another than before.
func (s *Stage[S, E]) meet(ctx *scenes.Context, w game.Waiting) {
	if !s.Idle() || w.For != game.WaitPerson && w.For != game.WaitDice {
		s.unask()
		return
	}
	if s.decision == s.taken {
		return
	}
	if w.For == game.WaitPerson && s.director.Answer(w.Seat) {
		ctx.Animate()
		return
	}
	s.decision, s.Notice, s.skip = s.taken, "", false
	if w.Seat != s.Asked && w.Seat >= 0 {
		if s.persons() > 1 && s.Asked != rules.Chance {
			s.banner = handoverTicks
			if s.Replays.Since != nil {
				s.banner *= 3 // time to ask what has happened
			}
			s.handover = s.banner
			ctx.UI.Block(BlockTicks)
		}
		s.Asked = w.Seat
	}
	s.director.Ask(ctx, w)
	ctx.UI.SetFocus("confirm") // so that Enter always means the answer on the button
	ctx.Animate()
}

func (s *Stage[S, E]) unask() {
	if s.decision >= 0 {
		s.decision = -1
		s.director.Unask()
	}
}

// Asking tells whether a person is asked now: everything that has happened has
// been shown.
func (s *Stage[S, E]) Asking() bool { return s.decision >= 0 && s.Idle() }

// Computing tells whether a computer thinks about the decision that is due.
func (s *Stage[S, E]) Computing() bool { return s.Source.Waiting().For == game.WaitComputer }

// Submit hands a person's answer in. If it is not taken the reason is in Notice and
// nothing is lost.
func (s *Stage[S, E]) Submit(c rules.Choice) bool {
	steps := len(s.Source.Steps())
	if !s.Asking() || !s.Give(c) {
		return false
	}
	s.undoing.confirmed = append(s.undoing.confirmed, steps)
	return true
}

// Give is Submit for a person who has not been asked on the screen: a Director's
// Answer.
func (s *Stage[S, E]) Give(c rules.Choice) bool {
	w := s.Session.Waiting()
	var err error
	if roll, ok := c.(rules.Roll); ok {
		err = s.Session.SubmitRoll(w.Seat, roll)
	} else {
		err = s.Session.Submit(w.Seat, c)
	}
	if err != nil {
		s.Notice = err.Error()
		return false
	}
	s.Notice = ""
	s.handover = min(s.handover, fadeTicks)
	s.unask()
	s.collect()
	return true
}

// Renew puts what is asked anew, as after something has been settled about it.
func (s *Stage[S, E]) Renew() { s.unask() }

// HandedOver tells whether the banner of another person's turn is up.
func (s *Stage[S, E]) HandedOver() bool { return s.handover > 0 }

// Words is a refusal in the player's language: the catalogue's text for its code
// under a prefix if there is one, else the rules' own. No error has no words.
func Words(ctx *scenes.Context, prefix string, err error) string {
	if err == nil {
		return ""
	}
	var r *rules.Refusal
	if errors.As(err, &r) && ctx.Texts().Has(prefix+r.Code) {
		return ctx.T(prefix + r.Code)
	}
	return err.Error()
}

// Breath is how strong what breathes on the table is now, 0.7 to 1.
func Breath(ctx *scenes.Context) float64 {
	if ctx.Settings().StillMotion {
		return 1
	}
	return draw.Pulse(float64(ctx.Tick%96) / 96)
}

// Banner says that the question has passed to another person.
func (s *Stage[S, E]) Banner(ctx *scenes.Context, a Area) {
	if s.handover == 0 || s.Asked < 0 {
		return
	}
	p := ctx.Pen
	look := s.Seats[s.Asked]
	t := min(float64(s.handover)/fadeTicks, float64(s.banner-s.handover)/6, 1)
	p.Save()
	p.Fade(t)
	w := 380.0
	offers := s.Replays.Since != nil && s.noSince(ctx) == ""
	if offers {
		w += 150
	}
	r := ui.Rect{X: a.Table.Centre().X - w/2, Y: 70 - 6*(1-t), W: w, H: 74}
	p.Card(r.X, r.Y, r.W, r.H)
	p.PlayerBand(r.X, r.Y, r.H, look.Seat)
	p.Flag(r.X+26, r.Y+22, 46, 30, 3, look.Seat)
	p.Text(ctx.T("battle.handover", look.Name), r.X+90, r.Y+34, draw.Style{Size: 20, Font: draw.Bold, Color: draw.Ink})
	p.Text(ctx.T("battle.handover.what"), r.X+90, r.Y+55, draw.Style{Size: 13, Color: draw.Ink2})
	if offers {
		b := ui.Rect{X: r.Right() - 164, Y: r.Y + 19, W: 150, H: 36}
		if ctx.UI.Button("since", b, ctx.T("since.button"), ui.ButtonLook{KeyText: "W", Size: 13}) {
			s.watchSince(ctx)
		}
	}
	p.Restore()
}
