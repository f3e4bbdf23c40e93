package shelf

import (
	"rulerfire/game/library"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/share"
	"rulerfire/scenes/ui"
)

// A draft is what is being written about an entry and not yet in the library.
type draft struct {
	id          library.ID
	name, notes string
	was         writing // what the entry had when the writing began
}

// A writing is what is said about an entry.
type writing struct{ name, notes string }

// touched tells whether anything has been written.
func (d draft) touched() bool { return writing{d.name, d.notes} != d.was }

// keep puts what has been written into the library.
func (s *Scene) keep() {
	d := s.draft
	s.draft = draft{}
	e, ok := s.lib.Get(d.id)
	if d.id == "" || !ok || !d.touched() {
		return
	}
	// What has not been written about may have changed elsewhere, as on a bench.
	to := dressOf(e)
	if d.name != d.was.name {
		to.name = d.name
	}
	if d.notes != d.was.notes {
		to.notes = d.notes
	}
	if !s.wear(e, to) {
		// A name that cannot be must not cost the notes.
		failed := s.note
		to.name = e.Name
		s.wear(e, to)
		s.note = failed
	}
}

// keepLeft keeps what has been written as soon as its field is left.
func (s *Scene) keepLeft(ctx *scenes.Context) {
	if id := ctx.UI.Focused(); id != s.focus {
		s.keep()
		s.focus = id
	}
}

// writing is the draft of an entry that the player may write about.
func (s *Scene) writing(e library.Entry) *draft {
	if s.draft.id != e.ID || !s.draft.touched() {
		s.keep()
		if kept, ok := s.lib.Get(e.ID); ok {
			e = kept // the list may not know yet what has just been kept
		}
		s.draft = draft{e.ID, e.Name, e.Notes, writing{e.Name, e.Notes}}
	}
	return &s.draft
}

// nameOf is what an entry is called on the screen.
func nameOf(e library.Entry) string {
	if e.Fault != nil {
		return faultyName(e)
	}
	return e.Name
}

// entryCard is the card of the entry looked at.
func (s *Scene) entryCard(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	u.Card(r)
	e, ok := s.entry()
	if !ok {
		return
	}
	r = r.Inset(pad)
	buttons := r.CutBottom(36)
	r.CutBottom(10)
	if e.Fault != nil {
		s.faulty(ctx, r, e)
	} else {
		own := !e.Stock && s.pick == nil
		s.about(ctx, r, e, own)
	}
	s.entryButtons(ctx, buttons, e)
}

// about shows an entry, and lets the player change what is said of it.
func (s *Scene) about(ctx *scenes.Context, r ui.Rect, e library.Entry, own bool) {
	u := ctx.UI
	name := r.CutTop(34)
	r.CutTop(8)
	wear := wears[e.Kind]
	if own {
		d := s.writing(e)
		if wear.emblem && s.emblemButton(ctx, name.CutRight(44), e) {
			s.dressing = true
		}
		if wear.emblem {
			name.CutRight(8)
		}
		if wear.livery && s.liveryButton(ctx, name.CutRight(58), e) {
			s.dressing = true
		}
		if wear.livery {
			name.CutRight(8)
		}
		var done bool
		d.name, done = u.TextField("shelf/name", name, d.name, library.MaxName, "")
		if done {
			s.keep()
			u.SetFocus("shelf/list")
		}
	} else {
		rowMarks(ctx, name.CutRight(marksWide), e)
		u.Name("shelf/name", name, e.Name, ui.Text{Size: 18, Bold: true})
	}
	notes := r.CutBottom(s.notesHeight(r.H, e, own))
	r.CutBottom(8)
	said := s.cards.say(ctx, s.rack(), e)
	if said.words != "" {
		words(ctx, &r, said.words)
	}
	if said.line != "" {
		u.Name("shelf/line", r.CutBottom(22), said.line, ui.Text{Size: 13})
	}
	s.cards.show(ctx, r, e)
	s.notes(ctx, notes, e, own)
}

// words are what an entry says of itself; they are cut off r.
func words(ctx *scenes.Context, r *ui.Rect, text string) {
	look := ui.Text{Size: 13, Faint: true}
	const most = 72
	height := ctx.UI.ParagraphHeight(r.W-12, ui.Plain(text), look)
	at := r.CutBottom(min(height, most))
	r.CutBottom(6)
	ctx.UI.ScrollArea("shelf/words", at, height, false, func(in ui.Rect) {
		ctx.UI.Paragraph(in, ui.Plain(text), look)
	})
}

// notesHeight is how much of a height the notes of an entry take.
func (s *Scene) notesHeight(room float64, e library.Entry, own bool) float64 {
	switch {
	case own || e.Notes != "":
		return min(150, room*0.34)
	case s.pick == nil:
		return 36 // for what is said of stock
	}
	return 0
}

// notes are what the player has written about an entry.
func (s *Scene) notes(ctx *scenes.Context, r ui.Rect, e library.Entry, own bool) {
	u := ctx.UI
	switch {
	case own:
		d := s.writing(e)
		d.notes = u.TextArea("shelf/notes", r, d.notes, library.MaxNotes, ctx.T("shelf.notes"))
	case e.Notes != "":
		height := u.ParagraphHeight(r.W-12, ui.Plain(e.Notes), ui.Text{Size: 13})
		u.ScrollArea("shelf/notes", r, height, false, func(in ui.Rect) {
			u.Paragraph(in, ui.Plain(e.Notes), ui.Text{Size: 13})
		})
	case s.pick == nil:
		u.Paragraph(r, ctx.Runs("shelf.stock"), ui.Text{Size: 13, Faint: true})
	}
}

// faulty says what is wrong with a file.
func (s *Scene) faulty(ctx *scenes.Context, r ui.Rect, e library.Entry) {
	u := ctx.UI
	u.Name("shelf/name", r.CutTop(34), faultyName(e), ui.Text{Size: 18, Bold: true, Color: draw.Ink3})
	r.CutTop(8)
	r.CutTop(u.Paragraph(r, ctx.Runs("shelf.faulty", library.Shown(e.File)), ui.Text{Size: 13.5}) + 8)
	u.Paragraph(r, ui.Plain(e.Fault.Error()), ui.Text{Size: 13.5, Color: draw.Bad})
}

// entryButtons are what can be done with an entry.
func (s *Scene) entryButtons(ctx *scenes.Context, r ui.Rect, e library.Entry) {
	u := ctx.UI
	name := "shelf.open"
	switch {
	case s.pick != nil:
		name = "shelf.take"
	case e.Stock:
		name = "shelf.copyopen"
	}
	open := r.CutLeft(min(r.W*0.32, 200))
	if u.Button("shelf/open", open, ctx.T(name), ui.ButtonLook{Primary: true, Key: ui.KeyEnter, Size: 13.5, Why: s.cannotOpen(ctx, e)}) {
		s.open(ctx)
	}
	if s.pick != nil {
		r.CutLeft(12)
		u.Name("shelf/why", r, s.cannotOpen(ctx, e), ui.Text{Size: 13, Color: draw.Bad})
		return
	}
	r.CutLeft(7)
	cells := r.Columns(3, 7)
	fault := ""
	if e.Fault != nil {
		fault = e.Fault.Error()
	}
	if u.Button("shelf/copy", cells[0], ctx.T("shelf.copy"), ui.ButtonLook{Key: 'C', Size: 13.5, Why: fault}) {
		s.copy(ctx, e)
	}
	if u.Button("shelf/share", cells[1], ctx.T("shelf.share"), ui.ButtonLook{Key: 'S', Size: 13.5, Why: fault}) {
		s.keep()
		if kept, ok := s.lib.Get(e.ID); ok {
			s.leaveTo(ctx, share.New(s.lib, kept))
		}
	}
	if u.Button("shelf/delete", cells[2], ctx.T("shelf.delete"), ui.ButtonLook{Key: ui.KeyDelete, Size: 13.5, Why: s.cannotDelete(ctx, e)}) {
		s.remove(ctx, e)
	}
}

// cannotDelete says why an entry cannot be deleted, or nothing.
func (s *Scene) cannotDelete(ctx *scenes.Context, e library.Entry) string {
	switch {
	case e.Stock:
		return ctx.T("shelf.delete.stock")
	case e.ID == "":
		return ctx.T("shelf.delete.foreign")
	}
	return ""
}
