package stage

import (
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

	lines   []E
	pointed int // the line under the pointer, from 1; 0 for none
}

const mostLines = 2000

// Tell adds a line for an event.
func (b *Log[E]) Tell(e E) {
	if b.Tells != nil && !b.Tells(e) {
		return
	}
	if n := len(b.lines); n > 0 && b.Join != nil && b.Join(&b.lines[n-1], e) {
		return
	}
	b.lines = append(b.lines, e)
	if n := len(b.lines) - mostLines; n > 0 {
		b.lines = append(b.lines[:0], b.lines[n:]...)
	}
}

// Lines are the lines, newest last. They must only be read.
func (b *Log[E]) Lines() []E { return b.lines }

// Last is the newest line.
func (b *Log[E]) Last() (e E, ok bool) {
	if n := len(b.lines); n > 0 {
		return b.lines[n-1], true
	}
	return e, false
}

// Pointed is the line under the pointer, so that what it is about can be marked.
func (b *Log[E]) Pointed() (e E, ok bool) {
	if b.pointed == 0 || b.pointed > len(b.lines) {
		return e, false
	}
	return b.lines[b.pointed-1], true
}

// Card shows the newest lines in r; the wheel goes back. when is what stands at the
// right of the title, words what a line says.
func (b *Log[E]) Card(ctx *scenes.Context, r ui.Rect, when string, words func(e E) []ui.Run) {
	u := ctx.UI
	u.Card(r)
	u.Label(ui.Rect{X: r.X + Pad, Y: r.Y + 9, W: 100, H: 20}, ctx.T("log.title"), ui.Text{Size: 14, Bold: true})
	u.Label(ui.Rect{X: r.Right() - Pad - 100, Y: r.Y + 9, W: 100, H: 20}, when, ui.Text{Size: 12, Faint: true, Align: ui.Right})
	in := ui.Rect{X: r.X + 6, Y: r.Y + 32, W: r.W - 12, H: r.H - 38}
	const line = 25.0
	n := len(b.lines)
	before := b.pointed
	b.pointed = 0
	u.ScrollArea("log", in, float64(n)*line, true, func(c ui.Rect) {
		for i, e := range b.lines {
			row := ui.Rect{X: c.X, Y: c.Y + float64(i)*line, W: c.W, H: line}
			if row.Bottom() < in.Y || row.Y > in.Bottom() {
				continue
			}
			if u.Input().Pointer.In(row.Intersect(in)) {
				b.pointed = i + 1
			}
			if i == n-1 || b.pointed == i+1 {
				ctx.Pen.RoundRect(draw.Paper2, row.X, row.Y, row.W, row.H-1, 5)
			}
			u.Paragraph(ui.Rect{X: row.X + 8, Y: row.Y + 3, W: 1000, H: line}, words(e), ui.Text{Size: 13})
		}
	})
	if b.pointed != before {
		ctx.Animate() // what it points at was drawn already
	}
}
