package shelf

import (
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// Measures of the screen, in points.
const (
	edge     = 14
	gap      = 10
	pad      = 14
	tabWidth = 128
)

// Frame shows the shelf and does what the player wants.
func (s *Scene) Frame(ctx *scenes.Context) {
	u := ctx.UI
	s.refresh()
	if !s.met {
		s.met = true
		u.SetFocus("shelf/list")
	}
	s.cards.paint(ctx, s.rack())
	ctx.Desk()
	room := ctx.Size.Inset(edge)
	s.head(ctx, room.CutTop(40))
	room.CutTop(gap)
	left := room.CutLeft((room.W - gap) * 0.52)
	room.CutLeft(gap)
	s.listCard(ctx, left)
	s.entryCard(ctx, room)
	s.showDressing(ctx)
	s.keepLeft(ctx)
	if s.pick == nil {
		s.shortcuts(ctx)
		if files := u.Input().Dropped; files != nil {
			s.takeDropped(ctx, files)
		}
	}
	if u.Back() {
		s.leave(ctx)
	}
}

func (s *Scene) leave(ctx *scenes.Context) {
	s.keep()
	ctx.Pop()
}

// A headButton is a button of the line above the cards.
type headButton struct {
	id, label string
	look      ui.ButtonLook
	do        func()
}

// head is the line above the cards: what the shelf is, what was done, and what holds
// for all of it.
func (s *Scene) head(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	var buttons []headButton
	if s.pick == nil {
		buttons = []headButton{
			{"shelf/import", ctx.T("shelf.import"), ui.ButtonLook{Key: 'I'}, func() { s.bring(ctx) }},
			{"shelf/undo", ctx.T("shelf.undo"), ui.ButtonLook{Key: 'Z', Off: len(s.done) == 0}, func() { s.undo(ctx) }},
			{"shelf/redo", ctx.T("shelf.redo"), ui.ButtonLook{Key: 'Y', Off: len(s.undone) == 0}, func() { s.redo(ctx) }},
		}
	}
	leave := ctx.T("shelf.done")
	if s.pick != nil {
		leave = ctx.T("shelf.back")
	}
	buttons = append(buttons, headButton{"shelf/done", leave, ui.ButtonLook{KeyText: ui.KeyEscape.String()}, func() { s.leave(ctx) }})
	row := r.InsetXY(0, 3)
	at := make([]ui.Rect, len(buttons))
	for i := len(buttons) - 1; i >= 0; i-- {
		at[i] = row.CutRight(u.Width(buttons[i].label, ui.Text{Size: headSize, Medium: true}) + headRoom)
		row.CutRight(7)
	}
	r.W = row.W
	s.name(ctx, r)
	for i, b := range buttons {
		b.look.Size = headSize
		if u.Button(b.id, at[i], b.label, b.look) {
			b.do()
		}
	}
}

const (
	headSize = 13.5 // of the type on the buttons above the cards
	headRoom = 56   // beside it, with the key
)

// name is what the shelf is, with the tabs of its racks, and the note.
func (s *Scene) name(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	title := ""
	switch {
	case s.pick != nil:
		title = ctx.T(s.pick.Title)
	case len(s.racks) == 1:
		title = rackName(ctx, s.racks[0].Kind)
	}
	if title != "" {
		u.Label(r.CutLeft(u.Width(title, titleText)+14), title, titleText)
	}
	if len(s.racks) > 1 {
		var names []string
		for i := range s.racks {
			names = append(names, rackName(ctx, s.racks[i].Kind))
		}
		tabs := r.CutLeft(tabWidth*float64(len(names))).InsetXY(0, 4)
		if at, changed := u.Tabs("shelf/racks", tabs, names, s.at); changed {
			s.keep()
			s.at, s.stale, s.note, s.chosen = at, true, note{}, ""
			s.refresh()
		}
		r.CutLeft(14)
	}
	look := ui.Text{Size: 13, Color: onDesk}
	if s.note.bad {
		look.Color = draw.Bad
	}
	u.Name("shelf/note", r, s.note.said, look)
}

var (
	titleText = ui.Text{Size: 22, Bold: true}
	onDesk    = draw.Hex(0x5A4326) // words on the desk that are not a heading
)

// shortcuts are the keys that have no button of their own.
func (s *Scene) shortcuts(ctx *scenes.Context) {
	u := ctx.UI
	if ctrl := u.Input().Ctrl; ctrl && u.Key('Z') {
		s.undo(ctx)
	} else if ctrl && u.Key('Y') {
		s.redo(ctx)
	}
	if u.Input().Ctrl {
		return
	}
	if u.Key('F') {
		u.SetFocus("shelf/search")
	}
	if u.Key('R') {
		u.SetFocus("shelf/name")
	}
	if u.Key('T') {
		u.SetFocus("shelf/notes")
	}
}

// leaveTo shows another screen, from which the shelf may look different.
func (s *Scene) leaveTo(ctx *scenes.Context, next scenes.Scene) {
	s.keep()
	s.stale = true
	ctx.Push(next)
}
