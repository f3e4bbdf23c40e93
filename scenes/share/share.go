// Package share hands the things of a library to friends and takes theirs: as a
// readable text, a short code or a file.
//
// New is the screen that gives, Import the one that takes. Files that are dropped on
// the window are taken by Import, and by any other screen through Dropped.
package share

import (
	"unicode/utf8"

	"rulerfire/game/library"
	"rulerfire/game/sheet"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// New is the screen on which an entry is copied as a text or a code, or written into
// the library's folder for what is shared: as a file, or as a sheet to print. The entry
// need not be in the library.
func New(lib *library.Library, e library.Entry) scenes.Scene {
	s := &giving{lib: lib, entry: e}
	var err error
	if s.text, err = e.ShareText(); err != nil {
		s.note.fail(err)
	}
	if s.code, err = e.ShareCode(); err != nil {
		s.note.fail(err)
	}
	return s
}

// giving is the screen that New makes.
type giving struct {
	lib        *library.Library
	entry      library.Entry
	text, code string
	file       string // where it has been written
	note       note
	met        bool
}

// A note says what has just been done, or why it could not be.
type note struct {
	said string
	bad  bool
}

func (n *note) say(said string) { *n = note{said: said} }

func (n *note) fail(err error) { *n = note{err.Error(), true} }

// show shows the note in r, and all of it in a tooltip.
func (n *note) show(ctx *scenes.Context, id string, r ui.Rect) {
	look := ui.Text{Size: 13, Faint: true}
	if n.bad {
		look = ui.Text{Size: 13, Color: draw.Bad}
	}
	ctx.UI.Name(id, r, n.said, look)
}

// Measures of both screens, in points.
const (
	cardWidth  = 980
	cardHeight = 600
	edge       = 18
	gap        = 18
	footHeight = 36
	headHeight = 24
)

// card draws the card that both screens stand on, with its title, and gives what is
// inside below that.
func card(ctx *scenes.Context, title string) ui.Rect {
	ctx.Desk()
	r := ctx.Size.Centred(min(cardWidth, ctx.Size.W-24), min(cardHeight, ctx.Size.H-24))
	ctx.UI.Card(r)
	r = r.Inset(edge)
	ctx.UI.Name("share/title", r.CutTop(30), title, ui.Text{Size: 20, Bold: true})
	r.CutTop(8)
	return r
}

// heading is the head of a part of the card: what it is, and what it is for.
func heading(ctx *scenes.Context, r ui.Rect, what, why string) {
	u, bold := ctx.UI, ui.Text{Size: 14.5, Bold: true}
	u.Label(r.CutLeft(min(r.W, u.Width(what, bold)+10)), what, bold)
	u.Name("share/why/"+what, r, why, ui.Text{Size: 12.5, Faint: true})
}

// Frame shows the three forms.
func (s *giving) Frame(ctx *scenes.Context) {
	u := ctx.UI
	if !s.met {
		s.met = true
		u.SetFocus("share/text/copy")
	}
	r := card(ctx, ctx.T("share.title", s.entry.Name))
	foot := r.CutBottom(footHeight)
	r.CutBottom(12)
	left := r.CutLeft((r.W - gap) * 0.56)
	r.CutLeft(gap)
	s.form(ctx, left, "text", s.text, 'T')
	s.form(ctx, r.CutTop((r.H-gap)*0.58), "code", s.code, 'C')
	r.CutTop(gap)
	s.asFile(ctx, r)

	if u.Button("share/done", foot.CutRight(130), ctx.T("share.done"), ui.ButtonLook{Primary: true, KeyText: ui.KeyEscape.String()}) || u.Back() {
		ctx.Pop()
	}
	if sheet.Prints(s.entry.Kind) {
		foot.CutRight(10)
		if u.Button("share/print", foot.CutRight(160), ctx.T("share.print"), ui.ButtonLook{Key: 'S', Tip: ctx.T("share.print.tip")}) {
			s.print(ctx)
		}
	}
	foot.CutRight(12)
	s.note.show(ctx, "share/note", foot)
}

// form is the text or the code, to look at and to copy.
func (s *giving) form(ctx *scenes.Context, r ui.Rect, name, content string, key ui.Key) {
	id := "share/" + name
	heading(ctx, r.CutTop(headHeight), ctx.T("share."+name), ctx.T("share."+name+".why"))
	buttons := r.CutBottom(34)
	r.CutTop(4)
	r.CutBottom(8)
	shown(ctx.UI, id, r, content)
	if ctx.UI.Button(id+"/copy", buttons.CutLeft(min(buttons.W, 170)), ctx.T("share."+name+".copy"), ui.ButtonLook{Icon: draw.IconCopy, Key: key, Off: content == ""}) {
		s.copy(ctx, content, ctx.T("share."+name+".copied"))
	}
}

// shown is a field with a text that can be looked through, selected and copied; what
// is typed into it is not kept.
func shown(u *ui.UI, id string, r ui.Rect, content string) {
	u.TextArea(id, r, content, utf8.RuneCountInString(content), "")
}

// asFile lets the entry be written as a file.
func (s *giving) asFile(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	heading(ctx, r.CutTop(headHeight), ctx.T("share.file"), ctx.T("share.file.why"))
	buttons := r.CutBottom(34)
	path := s.file
	if path == "" {
		path = s.lib.SharedFolder()
	}
	r.CutTop(4)
	r.CutBottom(8)
	shown(u, "share/file", r, path)
	if u.Button("share/file/write", buttons.CutLeft(min(buttons.W, 170)), ctx.T("share.file.write"), ui.ButtonLook{Key: 'W'}) {
		file, err := s.lib.SaveShared(s.entry)
		if err != nil {
			s.note.fail(err)
			return
		}
		s.file = file
		s.note.say(ctx.T("share.file.written"))
	}
	buttons.CutLeft(8)
	if s.file != "" && u.Button("share/file/copy", buttons.CutLeft(min(buttons.W, 150)), ctx.T("share.file.copy"), ui.ButtonLook{Icon: draw.IconCopy, Key: 'P'}) {
		s.copy(ctx, s.file, ctx.T("share.file.copied"))
	}
}

// copy puts something on the clipboard and says so, or that only the game has it.
func (s *giving) copy(ctx *scenes.Context, what, said string) {
	ctx.UI.Clipboard.Write(what)
	if ctx.UI.Clipboard.Alone {
		said = ctx.T("share.copied.alone")
	}
	s.note.say(said)
}
