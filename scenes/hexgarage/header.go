package hexgarage

import (
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/bench"
	"rulerfire/scenes/share"
	"rulerfire/scenes/ui"
)

// header is the top line: what lies on the bench, and what can be done with all of it.
func (s *Scene) header(ctx *scenes.Context, r ui.Rect) {
	h := bench.NewHeader(ctx, r, "hexgarage")
	if h.Button("done", 92, ui.ButtonLook{KeyText: ui.KeyEscape.String()}) {
		s.leave(ctx)
	}
	if h.Button("share", 82, ui.ButtonLook{Key: 'S', Tip: ctx.T("hexgarage.share.tip")}) {
		s.desk.Save()
		ctx.Push(share.New(s.host.lib, s.desk.Entry()))
	}
	if h.Button("print", 78, ui.ButtonLook{Key: 'P', Tip: ctx.T("hexgarage.print.tip")}) {
		s.print(ctx)
	}
	if s.host.Try != nil && !s.desk.Now.alone && h.Button("try", 76, ui.ButtonLook{Key: 'W', Tip: ctx.T("hexgarage.try.tip")}) {
		s.toWorkbench(ctx)
	}
	if h.Button("redo", 80, ui.ButtonLook{Key: 'Y', Off: !s.desk.CanRedo(), Tip: ctx.T("hexgarage.redo.tip")}) {
		s.desk.Redo()
	}
	if h.Button("undo", 82, ui.ButtonLook{Key: 'Z', Off: !s.desk.CanUndo(), Tip: ctx.T("hexgarage.undo.tip")}) {
		s.desk.Undo()
	}
	s.look()
	h.Room.CutRight(10)
	if h.Livery(s.livery()) {
		s.panel = liveryPanel
	}
	if !s.desk.Now.alone {
		s.squadName(ctx, h.Room.CutLeft(min(h.Room.W, 260)))
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

// toWorkbench leads to the workbench with the squad, beside what it was when it was laid
// on the bench if it has been changed since.
func (s *Scene) toWorkbench(ctx *scenes.Context) {
	s.desk.Save()
	now, before := s.desk.Entry(), &s.opened
	if now.Text() == before.Text() {
		before = nil
	}
	ctx.Push(s.host.Try(now, before))
}
