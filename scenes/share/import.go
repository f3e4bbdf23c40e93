package share

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"

	"rulerfire/game/library"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// Import is the screen on which something shared is taken into the library: pasted
// as a text or a code, chosen among the files in the library's folder for what is
// shared, or dropped on the window. kinds are those that are wanted; with none, all
// are. done gets every entry that has been put into the library; it may be nil. The
// screen leaves by itself after that.
func Import(lib *library.Library, kinds []library.Kind, done func(library.Entry)) scenes.Scene {
	if done == nil {
		done = func(library.Entry) {}
	}
	s := &taking{lib: lib, kinds: kinds, done: done, err: errEmpty}
	s.list()
	return s
}

// taking is the screen that Import makes.
type taking struct {
	lib   *library.Library
	kinds []library.Kind
	done  func(library.Entry)

	pasted string
	files  []string
	at     int // the file that was chosen last, or -1

	// What was pasted or chosen last: what it is, or what is wrong with it.
	from  string // the file's name; "" for pasted text
	entry library.Entry
	bare  bool // there is nothing in it
	err   error

	note note
	met  bool
}

// list looks for files anew.
func (s *taking) list() {
	s.at = -1
	var err error
	if s.files, err = s.lib.SharedFiles(); err != nil {
		s.note.fail(err)
	}
}

// errEmpty is what is wrong as long as there is nothing.
var errEmpty = errors.New("")

// read looks at something that was shared.
func (s *taking) read(ctx *scenes.Context, from string, data []byte, err error) {
	s.from, s.entry, s.bare, s.note = from, library.Entry{}, false, note{}
	if s.err = err; err != nil {
		return
	}
	if len(data) == 0 && from == "" {
		s.err = errEmpty
		return
	}
	s.entry, s.err = library.ReadShared(data)
	s.bare = bare(s.entry)
	if s.err == nil && len(s.kinds) > 0 && !slices.Contains(s.kinds, s.entry.Kind) {
		s.err = errors.New(ctx.T("share.import.kind", kindName(ctx, s.entry.Kind), kindName(ctx, s.kinds[0])))
	}
}

// bare tells whether a company or a squad is nothing but its name. It may be so, but it
// is also what a text becomes whose line breaks were lost on the way.
func bare(e library.Entry) bool {
	switch e.Kind {
	case library.Company:
		c, err := e.Company()
		return err == nil && len(c.Frames)+len(c.Spares) == 0
	case library.Squad:
		q, err := e.Squad()
		return err == nil && len(q.Units) == 0
	}
	return false
}

// kindName is what a kind of entry is called: "a company".
func kindName(ctx *scenes.Context, k library.Kind) string { return ctx.T("share.kind." + k.String()) }

// Frame shows where things come from, and what was found.
func (s *taking) Frame(ctx *scenes.Context) {
	u := ctx.UI
	if !s.met {
		s.met = true
		u.SetFocus("import/paste")
	}
	if files := u.Input().Dropped; files != nil {
		s.takeDropped(ctx, files)
	}
	r := card(ctx, ctx.T("share.import.title"))
	foot := r.CutBottom(footHeight)
	r.CutBottom(12)
	verdict := r.CutBottom(56)
	r.CutBottom(10)
	left := r.CutLeft((r.W - gap) * 0.56)
	r.CutLeft(gap)
	s.pasting(ctx, left)
	s.choosing(ctx, r)
	s.verdict(ctx, verdict)

	why := ""
	switch {
	case s.err == errEmpty:
		why = ctx.T("share.import.nothing")
	case s.err != nil:
		why = s.err.Error()
	}
	if u.Button("import/do", foot.CutRight(150), ctx.T("share.import.do"), ui.ButtonLook{Primary: true, Key: ui.KeyEnter, Why: why}) {
		s.take(ctx)
	}
	foot.CutRight(10)
	if u.Button("import/cancel", foot.CutRight(130), ctx.T("share.import.cancel"), ui.ButtonLook{KeyText: ui.KeyEscape.String()}) || u.Back() {
		ctx.Pop()
	}
	foot.CutRight(12)
	s.note.show(ctx, "import/note", foot)
}

// pasting is the field for a text or a code.
func (s *taking) pasting(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	heading(ctx, r.CutTop(headHeight), ctx.T("share.import.text"), ctx.T("share.import.text.why"))
	buttons := r.CutBottom(34)
	r.CutTop(4)
	r.CutBottom(8)
	now := u.TextArea("import/text", r, s.pasted, library.MaxFile, ctx.T("share.import.text.empty"))
	paste := u.Button("import/paste", buttons.CutLeft(min(buttons.W, 150)), ctx.T("share.import.paste"), ui.ButtonLook{Key: 'P', Tip: ctx.T("share.import.paste.tip")})
	paste = paste || u.Input().Ctrl && u.Key('V')
	if paste {
		switch now = u.Clipboard.Read(); {
		case now == "":
			s.note.say(ctx.T("share.import.paste.empty"))
		case len(now) > library.MaxFile:
			// Refused, and not shown: laying out so much would take forever.
			s.read(ctx, "", []byte(now), nil)
			now, s.pasted, s.at = "", "", -1
		}
	}
	buttons.CutLeft(8)
	if u.Button("import/clear", buttons.CutLeft(min(buttons.W, 110)), ctx.T("share.import.clear"), ui.ButtonLook{Off: s.pasted == ""}) {
		now = ""
	}
	if now != s.pasted {
		s.pasted, s.at = now, -1
		s.read(ctx, "", []byte(now), nil)
		if paste && s.err == nil {
			u.SetFocus("import/do") // so that Enter means it
		}
	}
}

// choosing is the list of files.
func (s *taking) choosing(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	heading(ctx, r.CutTop(headHeight), ctx.T("share.import.files"), ctx.T("share.import.files.why"))
	buttons := r.CutBottom(34)
	r.CutTop(4)
	r.CutBottom(8)
	ctx.Pen.RoundRect(draw.Paper2, r.X, r.Y, r.W, r.H, 7)
	if len(s.files) == 0 {
		inside := r.Inset(10)
		inside.CutTop(u.Paragraph(inside, ctx.Runs("share.import.files.none"), ui.Text{Size: 12.5, Faint: true}) + 8)
		shown(u, "import/folder", inside.CutTop(70), s.lib.SharedFolder())
	} else {
		var options []ui.Option
		for _, name := range s.files {
			options = append(options, ui.Option{Label: library.Shown(name)})
		}
		if at, ok := u.List("import/files", r.Inset(4), 28, options, s.at); ok {
			s.at = at
			file := s.files[at]
			data, err := readFile(os.DirFS(s.lib.SharedFolder()), file)
			s.read(ctx, file, data, err)
		}
	}
	if u.Button("import/list", buttons.CutLeft(min(buttons.W, 150)), ctx.T("share.import.list"), ui.ButtonLook{Key: 'L', Tip: filepath.Clean(s.lib.SharedFolder())}) {
		s.list()
	}
}

// verdict says what was pasted or chosen, or what is wrong with it.
func (s *taking) verdict(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	if s.err == errEmpty {
		u.Label(r, ctx.T("share.import.nothing"), ui.Text{Size: 13, Faint: true})
		return
	}
	ctx.Pen.RoundRect(draw.Paper2, r.X, r.Y, r.W, r.H, 7)
	r = r.InsetXY(12, 6)
	icon, ink := draw.IconCheck, draw.Good
	switch {
	case s.err != nil:
		icon, ink = draw.IconCross, draw.Bad
	case s.bare:
		icon, ink = draw.IconWarn, draw.Gold
	}
	at := r.CutLeft(20).Centre()
	ctx.Pen.Icon(icon, at.X, at.Y, 9, ink)
	r.CutLeft(10)
	if s.err == nil {
		found := ctx.T("share.import.found", kindName(ctx, s.entry.Kind), s.entry.Name)
		if s.bare {
			u.Label(r.CutBottom(20), ctx.T("share.import.bare"), ui.Text{Size: 13, Color: draw.Bad})
		}
		u.Name("import/verdict", r, found, ui.Text{Size: 14, Bold: true})
		return
	}
	said, look := ctx.T("share.import.bad", s.err), ui.Text{Size: 13, Color: draw.Bad}
	if s.from != "" {
		said = ctx.T("share.import.badfile", library.Shown(s.from), s.err)
	}
	u.Explain("import/verdict", r, ui.Plain(said))
	lines := r.Centred(r.W, min(r.H, u.ParagraphHeight(r.W, ui.Plain(said), look)))
	u.Clipped(r, func() { u.Paragraph(lines, ui.Plain(said), look) })
}

// take puts what was found into the library.
func (s *taking) take(ctx *scenes.Context) {
	e, err := s.lib.Put(s.entry)
	if err != nil {
		s.note.fail(err)
		return
	}
	s.done(e)
	ctx.Pop()
}

// takeDropped takes files that were dropped on the window. If one is faulty it says
// of the first what is wrong.
func (s *taking) takeDropped(ctx *scenes.Context, files fs.FS) {
	names := fileNames(files)
	if len(names) == 0 {
		s.note = note{ctx.T("share.import.folders"), true}
		return
	}
	var from string
	var first error
	for _, name := range names {
		data, err := readFile(files, name)
		s.read(ctx, name, data, err)
		if s.err == nil {
			s.entry, s.err = s.lib.Put(s.entry)
		}
		switch {
		case s.err == nil:
			s.done(s.entry)
		case first == nil:
			from, first = name, s.err
		}
	}
	if first == nil {
		ctx.Pop()
		return
	}
	s.from, s.entry, s.err = from, library.Entry{}, first
}

// Dropped takes files that were dropped on the window (ui.Input.Dropped) into the
// library, as Import does, for screens that take whatever comes. It returns what has
// been put; the error is about the first file that could not be.
func Dropped(lib *library.Library, files fs.FS) (taken []library.Entry, err error) {
	for _, name := range fileNames(files) {
		data, bad := readFile(files, name)
		var e library.Entry
		if bad == nil {
			e, bad = lib.Import(data)
		}
		switch {
		case bad == nil:
			taken = append(taken, e)
		case err == nil:
			err = &fs.PathError{Op: "import", Path: library.Shown(name), Err: bad}
		}
	}
	return taken, err
}

// maxDropped is how many files are taken at once.
const maxDropped = 200

// fileNames are the files of a drop, without folders, and without pipes and devices,
// which would have to be waited for.
func fileNames(files fs.FS) []string {
	list, err := fs.ReadDir(files, ".")
	if err != nil {
		return nil
	}
	var names []string
	for _, f := range list {
		if (f.Type().IsRegular() || f.Type() == fs.ModeSymlink) && len(names) < maxDropped {
			names = append(names, f.Name())
		}
	}
	return names
}

// readFile reads a file that somebody has shared, as far as it makes sense.
func readFile(files fs.FS, name string) ([]byte, error) {
	f, err := files.Open(path.Clean(name))
	if err != nil {
		return nil, err
	}
	defer f.Close()
	// One byte more than is read by ReadShared, which then says so.
	return io.ReadAll(io.LimitReader(f, library.MaxFile+1))
}
