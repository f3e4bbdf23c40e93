package shelf

import (
	"fmt"

	"rulerfire/game/library"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

const (
	rowHigh    = 70
	ringRoom   = 5 // for the ring of the focus around a row
	thumbWide  = 96
	doubleTick = 24 // ticks between the clicks of a double click
)

// A click is the last click on a row.
type click struct {
	key  string
	tick int
}

// rackName is what the things of a kind are called.
func rackName(ctx *scenes.Context, k library.Kind) string { return ctx.T("shelf.kinds." + k.String()) }

// listCard is the card with all entries of the rack in front.
func (s *Scene) listCard(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	u.Card(r)
	r = r.Inset(pad)
	head := r.CutTop(32)
	r.CutTop(8)
	s.finding(ctx, head)
	if s.pick == nil && len(s.rack().Makers) > 0 {
		s.makers(ctx, r.CutBottom(36))
		r.CutBottom(8)
	}
	if len(s.list) == 0 {
		text := ctx.T("shelf.none")
		if s.search != "" {
			text = ctx.T("shelf.notfound")
		}
		u.Paragraph(r.Inset(12), ui.Plain(text), ui.Text{Size: 13.5, Faint: true})
		return
	}
	at, cursor := s.index(), -1
	taken, ok := u.Rows("shelf/list", r, rowHigh, len(s.list), at, func(i int, box ui.Rect, row ui.Row) {
		row.Chosen = i == at
		if row.Cursor {
			cursor = i
		}
		s.row(ctx, i, box, row)
	})
	key := u.Input().Key
	switch {
	case ok && (key == ui.KeyEnter || s.twice(ctx, taken)):
		s.look(s.list[taken])
		s.open(ctx)
	case ok:
		s.look(s.list[taken])
	case cursor >= 0 && cursor != at:
		s.look(s.list[cursor])
	}
}

// twice tells whether a row was clicked for the second time.
func (s *Scene) twice(ctx *scenes.Context, i int) bool {
	before := s.clicked
	s.clicked = click{keyOf(s.list[i]), ctx.Tick}
	return before.key == s.clicked.key && ctx.Tick-before.tick <= doubleTick
}

// finding is the line in which entries are searched and sorted.
func (s *Scene) finding(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	orders := []string{ctx.T("shelf.byname"), ctx.T("shelf.bychanged")}
	sort := r.CutRight(min(180, r.W/2))
	r.CutRight(10)
	if now, _ := u.TextField("shelf/search", r, s.search, 60, s.count(ctx)); now != s.search {
		s.keep()
		s.search, s.stale = now, true
	}
	if at, changed := u.Segments("shelf/order", sort, orders, int(s.order)); changed {
		s.order, s.stale = library.Order(at), true
	}
}

// count says how many entries could be found.
func (s *Scene) count(ctx *scenes.Context) string {
	return ctx.Count("shelf.count."+s.rack().Kind.String(), len(s.list))
}

// makers are the buttons that make something new.
func (s *Scene) makers(ctx *scenes.Context, r ui.Rect) {
	makers := s.rack().Makers
	for i, m := range makers {
		cell := r.CutLeft(min(r.W, 150))
		r.CutLeft(8)
		if ctx.UI.Button(fmt.Sprintf("shelf/make/%d", i), cell, ctx.T(m.Name), ui.ButtonLook{Key: m.Key, Size: 13.5}) {
			s.create(ctx, m)
		}
	}
}

// row is one entry of the list.
func (s *Scene) row(ctx *scenes.Context, i int, r ui.Rect, row ui.Row) {
	u, e := ctx.UI, s.list[i]
	ground := r.InsetXY(ringRoom, ringRoom)
	switch {
	case row.Chosen:
		ctx.Pen.CurrentRow(ground.X, ground.Y, ground.W, ground.H)
	case row.Hover:
		ctx.Pen.RoundRect(draw.Paper2, ground.X, ground.Y, ground.W, ground.H, 6)
	}
	if row.Cursor && u.RingShown() {
		ctx.Pen.FocusRing(ground.X, ground.Y, ground.W, ground.H, 6)
	}
	inside := ground.InsetXY(6, 2)
	id := fmt.Sprintf("shelf/row/%d", i)
	thumb := inside.CutLeft(thumbWide)
	inside.CutLeft(10)
	if e.Fault != nil {
		faultyRow(ctx, id, thumb, inside, e)
		return
	}
	name, line, ink := rowName, s.cards.say(ctx, s.rack(), e).line, 1.0
	if why := s.greyed(ctx, e); why != "" { // it can be looked at, but not taken
		name.Color, line, ink = draw.Ink3, why, 0.5
	}
	ctx.Pen.Save()
	ctx.Pen.Fade(ink)
	s.cards.show(ctx, thumb, e)
	rowMarks(ctx, inside.CutRight(marksWide), e)
	ctx.Pen.Restore()
	if line == "" {
		u.Name(id+"/name", inside, e.Name, name)
		return
	}
	u.Name(id+"/name", ui.Rect{X: inside.X, Y: inside.Y + 5, W: inside.W, H: 22}, e.Name, name)
	u.Name(id+"/line", ui.Rect{X: inside.X, Y: inside.Y + 27, W: inside.W, H: 20}, line, ui.Text{Size: 12.5, Faint: true})
}

var rowName = ui.Text{Size: 14.5, Bold: true}

const marksWide = 64

// rowMarks are the emblem and the colours of an entry, or the lock of stock.
func rowMarks(ctx *scenes.Context, r ui.Rect, e library.Entry) {
	if e.Stock {
		at := r.CutRight(24).Centre()
		ctx.Pen.Icon(draw.IconLock, at.X, at.Y, 8, draw.Ink3)
		r.CutRight(4)
	} else if e.Colour != 0 || e.Pattern != 0 {
		f := r.CutRight(30).Centred(28, 19)
		ctx.Pen.Flag(f.X, f.Y, f.W, f.H, 3, Look(e, draw.Seats[0]))
		r.CutRight(4)
	}
	if e.Emblem != "" {
		at := r.CutRight(28).Centre()
		ctx.Pen.Emblem(e.Emblem, at.X, at.Y, 13, Look(e, draw.Seats[0]))
	}
}

// faultyRow is the row of a file that cannot be used.
func faultyRow(ctx *scenes.Context, id string, thumb, r ui.Rect, e library.Entry) {
	at := thumb.Centre()
	ctx.Pen.Icon(draw.IconWarn, at.X, at.Y, 13, draw.Ink3)
	grey := ui.Text{Size: 14.5, Bold: true, Color: draw.Ink3}
	ctx.UI.Name(id+"/name", ui.Rect{X: r.X, Y: r.Y + 5, W: r.W, H: 22}, faultyName(e), grey)
	ctx.UI.Name(id+"/line", ui.Rect{X: r.X, Y: r.Y + 27, W: r.W, H: 20}, e.Fault.Error(), ui.Text{Size: 12.5, Faint: true})
}

// faultyName is what a faulty entry is called: by its name, if that can be told.
func faultyName(e library.Entry) string {
	if e.Name != "" {
		return e.Name
	}
	return library.Shown(e.File)
}
