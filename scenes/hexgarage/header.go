package hexgarage

import (
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/share"
	"rulerfire/scenes/ui"
)

// header is the top line: what lies on the bench, and what can be done with all of it.
func (s *Scene) header(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	r = r.Centred(r.W, 32)
	title, look := ctx.T("hexgarage.title"), ui.Text{Size: 22, Bold: true}
	r.CutLeft(10)
	u.Label(r.CutLeft(u.Width(title, look)+16), title, look)

	button := func(id string, w float64, look ui.ButtonLook) bool {
		look.Size = 13.5
		b := r.CutRight(w)
		r.CutRight(6)
		return u.Button("hexgarage/"+id, b, ctx.T("hexgarage."+id), look)
	}
	if button("done", 92, ui.ButtonLook{KeyText: ui.KeyEscape.String()}) {
		s.leave(ctx)
	}
	if button("share", 82, ui.ButtonLook{Key: 'S', Tip: ctx.T("hexgarage.share.tip")}) {
		s.desk.Save()
		ctx.Push(share.New(s.host.lib, s.desk.Entry()))
	}
	if button("print", 78, ui.ButtonLook{Key: 'P', Tip: ctx.T("hexgarage.print.tip")}) {
		s.print(ctx)
	}
	if button("redo", 80, ui.ButtonLook{Key: 'Y', Off: !s.desk.CanRedo(), Tip: ctx.T("hexgarage.redo.tip")}) {
		s.desk.Redo()
	}
	if button("undo", 82, ui.ButtonLook{Key: 'Z', Off: !s.desk.CanUndo(), Tip: ctx.T("hexgarage.undo.tip")}) {
		s.desk.Undo()
	}
	s.look()
	r.CutRight(10)

	flag := r.CutLeft(48)
	if u.Button("hexgarage/livery", flag, "", ui.ButtonLook{Tip: ctx.T("hexgarage.livery.tip")}) {
		s.panel = liveryPanel
	}
	f := flag.Centred(32, 20)
	ctx.Pen.Flag(f.X, f.Y, f.W, f.H, 2.5, s.livery())
	r.CutLeft(6)
	if !s.desk.Now.alone {
		s.squadName(ctx, r.CutLeft(min(r.W, 260)))
	}
}

// print writes a sheet of what lies on the bench, and says where it is.
func (s *Scene) print(ctx *scenes.Context) {
	s.desk.Save()
	path, err := share.Print(s.host.lib, ctx.Texts(), s.desk.Entry())
	if err != nil {
		s.desk.Notice = err.Error()
		return
	}
	s.sheet, s.panel = path, printedPanel
}

// squadName is the field for the squad's name.
func (s *Scene) squadName(ctx *scenes.Context, r ui.Rect) {
	name := s.desk.Now.squad.Name
	now, done := ctx.UI.TextField("hexgarage/name", r, name, hexwar.MaxName, ctx.T("hexgarage.name.empty"))
	switch {
	case now != name:
		s.desk.Write("name", func(w *work) { w.squad.Name = now })
	case done:
		ctx.UI.SetFocus("squad/list")
	}
}
