package replay

import (
	"errors"
	"math"

	"rulerfire/game"
	"rulerfire/game/film"
	"rulerfire/scenes"
	"rulerfire/scenes/report"
	"rulerfire/scenes/ui"
)

// A Scene is the viewer of one battle.
type Scene struct {
	*deck
	house     *House
	game      Game
	recording *game.Recording
	name      string // of the battle, to what keeps battles
	span      span

	opening *film.Opening // nil once it is over
	lost    error         // why there is nothing to see
	screen  Screen

	unhelped bool // no computer may tell what would have been better

	playing bool
	paused  bool // the picture stands still in the middle of an event
	pace    int  // in paces
	marks   []mark
	branch  branching
	rolls   rolling
	inquiry *report.Inquiry // once somebody wants the report
	rest    int             // ticks for which the end has been seen, where it leads back
	left    bool            // it leaves the stack
}

// paces are how many times as fast as normal events can be shown.
var paces = [...]float64{0.5, 1, 2, 4, 8, atOnce}

const (
	atOnce     = 1 << 20 // events are not shown
	normalPace = 1       // in paces
)

// restTicks is how long the end of what happened since a person's turn stays, 0.75 s.
const restTicks = 45

func newScene(h *House, r *game.Recording, name string, part span) *Scene {
	s := &Scene{house: h, recording: r, name: name, span: part, pace: normalPace}
	var ok bool
	if s.game, ok = h.game(r); !ok {
		s.lost = errors.New("no such rules: " + r.System)
		return s
	}
	s.opening = film.Start(r, h.systems())
	return s
}

// ready takes the film over once it is there.
func (s *Scene) ready() bool {
	if s.opening != nil {
		f, over, err := s.opening.Over()
		if !over {
			return false
		}
		s.opening = nil
		if s.lost = err; err == nil {
			s.show(f)
		}
	}
	return s.screen != nil
}

// show begins to show the film.
func (s *Scene) show(f *film.Film) {
	first := 0
	if s.span.since {
		first = s.span.first
	}
	s.deck = newDeck(f, first)
	s.unhelped = s.recording.Unhelped(f.Result(f.Len()).Over, s.game.Config.GoesOn)
	s.marks = marksOf(s.deck)
	s.jump(s.span.first)
	s.screen = s.game.Watch(s)
	switch {
	case s.span.since:
		s.start()
	case s.span.moment:
		s.play(s.after(s.at))
	}
}

// Frame is one tick of the viewer.
func (s *Scene) Frame(ctx *scenes.Context) {
	if !s.ready() {
		s.wait(ctx)
		return
	}
	s.screen.Frame(ctx)
	s.branch.show(ctx, s)
	s.rolls.show(ctx, s)
	idle := s.screen.Idle()
	if s.playing && s.at == s.goal && idle {
		s.rest++
		if !s.span.since || s.rest == restTicks {
			s.playing = false
			ctx.Animate()
		}
		if s.rest == restTicks {
			s.leave(ctx)
		}
	} else {
		s.rest = 0
	}
	if s.playing || s.at != s.goal || !idle && !s.paused {
		ctx.Animate()
	}
}

// wait says that the battle is being played again, or why it cannot be.
func (s *Scene) wait(ctx *scenes.Context) {
	ctx.Desk()
	u := ctx.UI
	card := ctx.Size.Centred(min(480, ctx.Size.W-40), 170)
	u.Card(card)
	in := card.InsetXY(22, 18)
	words := ctx.T("replay.opening")
	if s.lost != nil {
		words = ctx.T("replay.lost", s.lost.Error())
	} else {
		ctx.Animate()
	}
	u.Label(in.CutTop(28), ctx.T("replay.title"), ui.Text{Size: 18, Bold: true})
	row := in.CutBottom(36)
	u.Paragraph(in, ui.Plain(words), ui.Text{Size: 13.5})
	if u.Button("replay/leave", row.CutRight(130), ctx.T("replay.leave"), ui.ButtonLook{Primary: true, Key: ui.KeyEscape}) || u.Back() {
		s.leave(ctx)
	}
}

// Leave is one step back.
func (s *Scene) Leave(ctx *scenes.Context) { s.leave(ctx) }

func (s *Scene) leave(ctx *scenes.Context) {
	if !s.left {
		s.left = true
		ctx.Pop()
	}
}

// Close stops what goes on in the background.
func (s *Scene) Close() {
	if s.opening != nil {
		s.opening.Abandon()
	}
	s.rolls.stop()
	if s.inquiry != nil {
		s.inquiry.Close()
	}
}

// Pace is how many times as fast as normal events are shown.
func (s *Scene) Pace() float64 {
	if s.paused {
		return 0
	}
	return paces[s.pace]
}

// Jump goes to a step, and plays it.
func (s *Scene) Jump(step int) {
	if step < s.first {
		s.goTo(s.first)
		return
	}
	s.goTo(step)
	s.play(s.after(step))
}

// goTo jumps to a place and stays there.
func (s *Scene) goTo(place int) {
	s.playing, s.paused = false, false
	s.jump(place)
	s.screen.Resync()
}

// start plays on to the end; from the end, from the beginning.
func (s *Scene) start() {
	if s.at == s.film.Len() && s.screen.Idle() {
		s.goTo(s.first)
	}
	s.playing, s.paused = true, false
	s.play(s.film.Len())
}

// pause lets everything stand still, or go on.
func (s *Scene) pause() {
	switch {
	case s.playing:
		s.playing = false
		s.paused = !s.screen.Idle()
		s.goal = s.at
	default:
		s.start()
	}
}

// forward plays the next decision; what is still being shown is cut short.
func (s *Scene) forward() {
	if !s.screen.Idle() {
		s.goTo(s.after(s.place()))
		if s.at < s.goal {
			return
		}
	}
	s.goTo(s.at)
	s.play(s.after(s.at))
}

// place is the place that is seen: what is still to be shown lies behind it.
func (s *Scene) place() int {
	if s.screen == nil {
		return s.at
	}
	return s.at - s.screen.Behind()
}

// toChapter goes to the nearest chapter of some kinds, after the present place or
// before it, or else to the end.
func (s *Scene) toChapter(on bool, kinds ...film.Kind) {
	at := s.place()
	if on {
		if next, ok := s.film.Next(at, kinds...); ok {
			s.goTo(next)
		} else {
			s.goTo(s.film.Len())
		}
		return
	}
	if last, ok := s.film.Previous(at, kinds...); ok {
		s.goTo(last)
	} else {
		s.goTo(s.first)
	}
}

// toMoment goes to the nearest moment worth a look, and plays it.
func (s *Scene) toMoment(on bool) {
	at := s.place()
	best := -1
	for _, m := range s.marks {
		switch {
		case !m.moment():
		case on && m.At > s.after(at) && best < 0:
			best = m.At
		case !on && m.At < at && m.At > s.first:
			best = m.At
		}
	}
	if best >= 0 {
		s.Jump(best - 1)
	}
}

// Settled tells whether the battle stands still: it has come to where it was to go,
// and that has been shown.
func (s *Scene) Settled() bool {
	return s.screen != nil && !s.playing && s.at == s.goal && s.screen.Idle()
}

// faster takes the next speed, or the one before.
func (s *Scene) faster(by int) {
	s.pace = min(max(s.pace+by, 0), len(paces)-1)
}

// faultWords say where the recording does not hold; "" if it does.
func (s *Scene) faultWords(ctx *scenes.Context) string {
	f := s.film.Fault()
	switch {
	case f == nil:
		return ""
	case f.Line > 0:
		return ctx.T("replay.fault.line", f.Line, f.Err.Error())
	}
	return ctx.T("replay.fault", s.film.Len()+1, f.Err.Error())
}

// share is where a place lies on a line of w points.
func (s *Scene) share(place int, w float64) float64 {
	n := s.film.Len() - s.first
	if n == 0 {
		return 0
	}
	return w * float64(place-s.first) / float64(n)
}

// placeAt is the place at x on a line of w points.
func (s *Scene) placeAt(x, w float64) int {
	n := float64(s.film.Len() - s.first)
	return s.first + int(math.Round(min(max(x/w, 0), 1)*n))
}
