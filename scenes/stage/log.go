package stage

import (
	"fmt"
	"slices"

	"rulerfire/game"
	"rulerfire/rules"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// A Log tells what has happened, a line each, newest below. It keeps what the lines
// are about, not the words: those are the catalogue's.
type Log[E rules.Event] struct {
	// Join may take an event into the last line instead of telling it in one of its
	// own, and reports whether it did.
	Join func(last *E, e E) bool
	// Tells reports whether the event is worth a line; nil for all.
	Tells func(e E) bool

	lines   []line[E]
	pointed int // the line under the pointer, from 1; 0 for none
	shown   int // the line that was last brought into view, likewise
}

// A line is what happened in a step of the battle.
type line[E rules.Event] struct {
	event E
	step  int
}

const mostLines = 5000

// Tell adds a line for an event of a step.
func (b *Log[E]) Tell(e E, step int) {
	if b.Tells != nil && !b.Tells(e) {
		return
	}
	if n := len(b.lines); n > 0 && b.Join != nil && b.Join(&b.lines[n-1].event, e) {
		return
	}
	b.lines = append(b.lines, line[E]{e, step})
	if n := len(b.lines) - mostLines; n > 0 {
		b.lines = slices.Delete(b.lines, 0, n)
	}
}

// tellAll tells steps from the first one on, and nothing else.
func (b *Log[E]) tellAll(steps []game.Step) {
	clear(b.lines)
	b.lines, b.pointed = b.lines[:0], 0
	for i, step := range steps {
		for _, e := range step.Events {
			b.Tell(e.(E), i)
		}
	}
}

// before is the number of lines about the first so many steps.
func (b *Log[E]) before(steps int) int {
	n, _ := slices.BinarySearchFunc(b.lines, steps, func(l line[E], steps int) int { return l.step - steps })
	return n
}

// Pointed is the line under the pointer, so that what it is about can be marked.
func (b *Log[E]) Pointed() (e E, ok bool) {
	if b.pointed == 0 || b.pointed > len(b.lines) {
		return e, false
	}
	return b.lines[b.pointed-1].event, true
}

const (
	logHead = 32.0
	logLine = 25.0
)

// heard tells an event in the log as it begins to be shown.
func (s *Stage[S, E]) heard(e E, step int) {
	if s.viewer == nil {
		s.Log.Tell(e, step)
	}
}

// retell makes the log what it is: of a battle that is watched it tells everything,
// what is still to come as well.
func (s *Stage[S, E]) retell() {
	switch {
	case s.viewer == nil:
		s.Log.tellAll(s.Source.Steps())
	case len(s.Log.lines) == 0:
		s.Log.tellAll(s.viewer.All())
	}
}

// LastTold is the newest line of the log.
func (s *Stage[S, E]) LastTold() (e E, ok bool) {
	if n := s.toldNow(); n > 0 {
		return s.Log.lines[n-1].event, true
	}
	return e, false
}

// toldNow is how many lines are about what has been shown, or is being shown.
func (s *Stage[S, E]) toldNow() int {
	if s.viewer == nil {
		return len(s.Log.lines)
	}
	seen := s.taken
	if n := len(s.beats); n > 0 {
		seen = s.beats[0].step
		if s.playing || s.at > 0 {
			seen++
		}
	}
	return s.Log.before(seen)
}

// LogCard shows the log in r; the wheel goes back. when is what stands at the right of
// the title, words what a line says. Where the battle is watched a press on a line goes
// there; where it is played and advice is given, it tells why.
func (s *Stage[S, E]) LogCard(ctx *scenes.Context, r ui.Rect, when string, words func(e E) []ui.Run) {
	u, b := ctx.UI, &s.Log
	u.Card(r)
	u.Label(ui.Rect{X: r.X + Pad, Y: r.Y + 9, W: 100, H: 20}, ctx.T("log.title"), ui.Text{Size: 14, Bold: true})
	u.Label(ui.Rect{X: r.Right() - Pad - 100, Y: r.Y + 9, W: 100, H: 20}, when, ui.Text{Size: 12, Faint: true, Align: ui.Right})
	in := ui.Rect{X: r.X + 6, Y: r.Y + logHead, W: r.W - 12, H: r.H - logHead - 6}
	n, now, before := len(b.lines), s.toldNow(), b.pointed
	b.pointed = 0
	if s.viewer != nil && now != b.shown {
		b.shown = now
		u.ScrollTo("log", float64(now)*logLine-in.H*.6, in.H)
	}
	pressed := -1
	u.ScrollArea("log", in, float64(n)*logLine, s.viewer == nil, func(c ui.Rect) {
		first := max(0, int((in.Y-c.Y)/logLine))
		for i := first; i < n && c.Y+float64(i)*logLine < in.Bottom(); i++ {
			row := ui.Rect{X: c.X, Y: c.Y + float64(i)*logLine, W: c.W, H: logLine}
			if u.Input().Pointer.In(row.Intersect(in)) {
				b.pointed = i + 1
				if (s.viewer != nil || s.Advises != nil) && u.Input().Left.Pressed {
					pressed = b.lines[i].step
				}
			}
			if i == now-1 || b.pointed == i+1 {
				ctx.Pen.RoundRect(draw.Paper2, row.X, row.Y, row.W, row.H-1, 5)
			}
			ctx.Pen.Save()
			if i >= now {
				ctx.Pen.Fade(0.45) // it is still to come
			}
			u.Line(fmt.Sprintf("log/%d", i), row.InsetXY(8, 0), words(b.lines[i].event), ui.Text{Size: 13})
			ctx.Pen.Restore()
		}
	})
	if b.pointed != before {
		ctx.Animate() // what it points at was drawn already
	}
	switch {
	case pressed < 0:
		return
	case s.viewer != nil:
		s.viewer.Jump(pressed)
	default:
		s.askWhy(s.answerFrom(pressed, -1))
	}
	ctx.Animate()
}
