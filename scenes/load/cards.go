package load

import (
	"fmt"
	"strings"

	"rulerfire/game"
	"rulerfire/game/saves"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/resume"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/ui"
)

const (
	rowHigh    = 70
	ringRoom   = 5 // for the ring of the focus around a row
	railWide   = 22
	doubleTick = 24 // ticks between the clicks of a double click
	mostRails  = 6  // deeper branches are drawn no farther to the right
)

// listCard is the card with all battles.
func (s *Scene) listCard(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	u.Card(r)
	r = r.Inset(pad)
	s.finding(ctx, r.CutTop(32))
	r.CutTop(8)
	switch {
	case s.listing != nil && len(s.list) == 0:
		u.Paragraph(r.Inset(12), ui.Plain(ctx.T("load.looking")), faint)
		return
	case s.lost != nil:
		u.Paragraph(r.CutTop(52).Inset(8), ui.Plain(ctx.T("load.lost.folder", s.lost.Error())), ui.Text{Size: 13.5, Color: draw.Bad})
	case s.count == 0:
		u.Paragraph(r.Inset(12), ui.Plain(ctx.T("load.none")), faint)
	case len(s.list) == 0:
		u.Paragraph(r.Inset(12), ui.Plain(ctx.T("load.notfound")), faint)
	}
	if len(s.list) == 0 {
		return
	}
	at, cursor := s.index(), -1
	taken, ok := u.Rows("load/list", r, rowHigh, len(s.list), at, func(i int, box ui.Rect, row ui.Row) {
		row.Chosen = i == at
		if row.Cursor {
			cursor = i
		}
		s.row(ctx, i, box, row)
	})
	switch {
	case ok:
		s.look(taken)
		if u.Input().Key == ui.KeyEnter || s.twice(ctx) {
			s.open(ctx)
		}
	case cursor >= 0 && cursor != at:
		s.look(cursor)
	}
}

var faint = ui.Text{Size: 13.5, Faint: true}

// twice tells whether the line looked at was clicked for the second time.
func (s *Scene) twice(ctx *scenes.Context) bool {
	before := s.before
	s.before = click{s.chosen, ctx.Tick}
	return before.key == s.chosen && ctx.Tick-before.tick <= doubleTick
}

// finding is the line in which saves are searched and filtered.
func (s *Scene) finding(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	var names []string
	for _, name := range filterNames {
		names = append(names, ctx.T(name))
	}
	which := r.CutRight(min(330, r.W*0.64))
	r.CutRight(10)
	if now, _ := u.TextField("load/search", r, s.search, 60, ctx.Count("load.count", len(s.list))); now != s.search {
		s.keepName()
		s.search, s.stale = now, true
	}
	if at, changed := u.Segments("load/filter", which, names, int(s.filter)); changed {
		s.keepName()
		s.filter, s.stale = filter(at), true
	}
	if u.Key('F') {
		u.SetFocus("load/search")
	}
}

// row is one line of the list.
func (s *Scene) row(ctx *scenes.Context, i int, r ui.Rect, row ui.Row) {
	u, p, l := ctx.UI, ctx.Pen, &s.list[i]
	s.rails(ctx, l, r)
	r.CutLeft(float64(min(len(l.rails), mostRails)) * railWide)
	ground := r.InsetXY(ringRoom, ringRoom)
	switch {
	case row.Chosen:
		p.CurrentRow(ground.X, ground.Y, ground.W, ground.H)
	case row.Hover:
		p.RoundRect(draw.Paper2, ground.X, ground.Y, ground.W, ground.H, 6)
	}
	if row.Cursor && u.RingShown() {
		p.FocusRing(ground.X, ground.Y, ground.W, ground.H, 6)
	}
	inside := ground.InsetXY(6, 4)
	id := fmt.Sprintf("load/row/%d", i)
	s.checks.show(ctx, inside.CutLeft(inside.H*4/3), l)
	inside.CutLeft(10)
	upper := ui.Rect{X: inside.X, Y: inside.Y + 3, W: inside.W, H: 22}
	lower := ui.Rect{X: inside.X, Y: inside.Y + 26, W: inside.W, H: 20}
	if fault := s.checks.known(l.Save); fault != nil {
		u.Name(id+"/name", upper, l.name(ctx), ui.Text{Size: 14.5, Bold: true, Color: draw.Ink3})
		u.Name(id+"/line", lower, fault.Error(), ui.Text{Size: 12.5, Faint: true})
		return
	}
	seats := l.Head.Seats
	const flagWide, flagHigh = 22.0, 15.0
	for k := len(seats) - 1; k >= 0 && inside.W > 220; k-- {
		f := upper.CutRight(flagWide).Centred(flagWide, flagHigh)
		upper.CutRight(4)
		p.Flag(f.X, f.Y, f.W, f.H, 2, roster.Look(seats[k]))
	}
	u.Name(id+"/name", upper, l.name(ctx), ui.Text{Size: 14.5, Bold: true})
	u.Name(id+"/line", lower, s.words(ctx, l), ui.Text{Size: 12.5, Faint: true})
}

// rails draws where a line hangs.
func (s *Scene) rails(ctx *scenes.Context, l *line, r ui.Rect) {
	p := ctx.Pen
	n := len(l.rails)
	first := max(0, n-mostRails)
	for k, on := range l.rails[first:] {
		x := r.X + (float64(k)+.5)*railWide
		switch {
		case first+k == n-1:
			end := r.Centre().Y
			if on {
				p.Line(draw.Ink3, 1.5, draw.V(x, end), draw.V(x, r.Bottom()))
			}
			p.RoundLine(draw.Ink3, 1.5, draw.V(x, r.Y), draw.V(x, end), draw.V(x+railWide/2, end))
		case on:
			p.Line(draw.Ink3, 1.5, draw.V(x, r.Y), draw.V(x, r.Bottom()))
		}
	}
}

// words say of a save how far its battle had come, and when.
func (s *Scene) words(ctx *scenes.Context, l *line) string {
	var parts []string
	k := s.checks.look(l)
	switch {
	case l.Kind != saves.Automatic:
	case s.onTable(l):
		parts = append(parts, ctx.T("load.is.ontable"))
	case l.Over:
		parts = append(parts, ctx.T("load.is.over"))
	default:
		parts = append(parts, ctx.T("load.is.open"))
	}
	if k.done || len(k.note.Sides) > 0 {
		parts = append(parts, resume.Round(ctx, k.note), resume.Scores(k.note))
	}
	parts = append(parts, resume.When(l.Time))
	if l.origin > 0 {
		parts = append(parts, ctx.T("load.branched", l.origin))
	}
	return strings.Join(parts, " · ")
}

// saveCard is the card of the save looked at.
func (s *Scene) saveCard(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	u.Card(r)
	r = r.Inset(pad)
	l := s.line()
	if l == nil {
		return
	}
	s.buttons(ctx, r.CutBottom(38), l)
	r.CutBottom(10)
	s.title(ctx, r.CutTop(36), l)
	r.CutTop(8)
	if fault := s.checks.known(l.Save); fault != nil {
		r.CutTop(u.Paragraph(r, ctx.Runs("load.faulty", printable(l.File)), ui.Text{Size: 13.5}) + 8)
		u.Paragraph(r, ui.Plain(fault.Error()), ui.Text{Size: 13.5, Color: draw.Bad})
		return
	}
	k := s.checks.look(l)
	seats := l.Head.Seats
	if k.done {
		seats = k.seats
	}
	foot := r.CutBottom(24 + 26*float64((len(seats)+1)/2) + 24)
	if k.apart {
		u.Name("load/apart", r.CutBottom(24), ctx.T("load.apart"), ui.Text{Size: 13, Medium: true})
	}
	high := min(r.H-6, r.W*3/4)
	s.checks.show(ctx, ui.Rect{X: r.Centre().X - high*2/3, Y: r.Y, W: high * 4 / 3, H: high}, l)
	u.Name("load/what", foot.CutTop(24), s.origin(ctx, l), ui.Text{Size: 13})
	u.Name("load/far", foot.CutTop(24), progress(ctx, l, k), ui.Text{Size: 13, Faint: true})
	for i := 0; i < len(seats); i += 2 {
		for j, cell := range foot.CutTop(26).Columns(2, 10) {
			if i+j < len(seats) {
				s.seat(ctx, cell, seats, i+j)
			}
		}
	}
}

// title is what the save is called; the name of one that players have made can be
// written.
func (s *Scene) title(ctx *scenes.Context, r ui.Rect, l *line) {
	u := ctx.UI
	if l.Kind != saves.Named || s.checks.known(l.Save) != nil {
		u.Name("load/title", r, l.name(ctx), ui.Text{Size: 18, Bold: true})
		return
	}
	if s.renamed != l.key() {
		s.keepName()
		s.name, s.renamed = l.Note.Name, l.key()
	}
	now, done := u.TextField("load/title", r, s.name, saves.MaxName, l.name(ctx))
	if s.name = now; done {
		s.keepName()
		u.SetFocus("load/list")
	}
	if u.Key('R') {
		u.SetFocus("load/title")
	}
}

// origin says how a save has come about, and when.
func (s *Scene) origin(ctx *scenes.Context, l *line) string {
	kind := [...]string{
		saves.Automatic: "load.kind.automatic", saves.Quick: "load.kind.quick", saves.Named: "load.kind.named", saves.Found: "load.kind.found",
	}[l.Kind]
	words := ctx.T(kind, resume.When(l.Time))
	if way := s.battles.way(l.Head.System); way != nil {
		words = ctx.T(way.Game().Name) + " · " + words
	}
	return words
}

// progress says how far a battle had come, and from where.
func progress(ctx *scenes.Context, l *line, k *check) string {
	var parts []string
	if k.done || len(k.note.Sides) > 0 {
		parts = append(parts, resume.Round(ctx, k.note))
	}
	parts = append(parts, ctx.Count("load.answers", l.Answers))
	if at := l.Head.Origin; at != (game.Origin{}) {
		parts = append(parts, ctx.T("load.branched", at.Answers))
	}
	for _, side := range k.note.Sides {
		parts = append(parts, fmt.Sprintf("%s %d", game.ShownName(side.Name), side.Score))
	}
	return strings.Join(parts, " · ")
}

// seat is who sits at a place of the table.
func (s *Scene) seat(ctx *scenes.Context, r ui.Rect, seats []game.Seat, i int) {
	f := r.CutLeft(26).Centred(26, 18)
	ctx.Pen.Flag(f.X, f.Y, f.W, f.H, 2.5, roster.Look(seats[i]))
	r.CutLeft(8)
	icon := draw.IconPerson
	if seats[i].Kind == game.Computer {
		icon = draw.IconChip
	}
	at := r.CutRight(18).Centre()
	ctx.Pen.Icon(icon, at.X, at.Y, 7, draw.Ink3)
	ctx.UI.Name(fmt.Sprintf("load/seat/%d", i), r, roster.Name(ctx, seats, i), ui.Text{Size: 13.5, Bold: true})
}

// buttons are what can be done with a save.
func (s *Scene) buttons(ctx *scenes.Context, r ui.Rect, l *line) {
	u := ctx.UI
	name := "load.goon"
	if l.Over {
		name = "load.result"
	}
	if u.Button("load/open", r.CutLeft(r.W*0.42), ctx.T(name), ui.ButtonLook{Primary: true, Key: ui.KeyEnter, Why: s.cannotOpen(ctx, l)}) {
		s.open(ctx)
	}
	r.CutLeft(8)
	if u.Button("load/delete", r.CutRight((r.W-8)/2), ctx.T("load.delete"), ui.ButtonLook{Key: ui.KeyDelete, Size: 13.5, Why: s.cannotDelete(ctx, l)}) {
		s.ask = deleting
	}
	r.CutRight(8)
	if s.battles.Watch != nil && u.Button("load/watch", r, ctx.T("load.watch"), ui.ButtonLook{Key: 'W', Size: 13.5, Why: s.cannotWatch(ctx, l)}) {
		s.watch(ctx)
	}
}
