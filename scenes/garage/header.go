package garage

import (
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/bench"
	"rulerfire/scenes/share"
	"rulerfire/scenes/ui"
)

// header is the top line: which company lies on the bench, and what can be done with
// all of it.
func (s *Scene) header(ctx *scenes.Context, r ui.Rect) {
	h := bench.NewHeader(ctx, r, "garage")
	if h.Button("done", 92, ui.ButtonLook{KeyText: ui.KeyEscape.String()}) {
		s.leave(ctx)
	}
	if h.Button("odds", 78, ui.ButtonLook{Key: 'O', Off: s.desk.Now.len() == 0, Tip: ctx.T("garage.odds.tip")}) {
		s.openOdds()
	}
	if h.Button("print", 60, ui.ButtonLook{Tip: ctx.T("garage.print.tip")}) {
		s.print(ctx)
	}
	if h.Button("share", 64, ui.ButtonLook{Tip: ctx.T("garage.share.tip")}) {
		s.desk.Save()
		s.stale = true
		ctx.Push(share.New(s.host.lib, s.desk.Entry()))
	}
	if s.host.Try != nil && !s.desk.Now.single && h.Button("try", 76, ui.ButtonLook{Key: 'W', Tip: ctx.T("garage.try.tip")}) {
		s.toWorkbench(ctx)
	}
	if h.Button("redo", 80, ui.ButtonLook{Key: 'Y', Off: !s.desk.CanRedo(), Tip: ctx.T("garage.redo.tip")}) {
		s.desk.Redo()
		s.settle()
	}
	if h.Button("undo", 82, ui.ButtonLook{Key: 'Z', Off: !s.desk.CanUndo(), Tip: ctx.T("garage.undo.tip")}) {
		s.desk.Undo()
		s.settle()
	}
	h.Room.CutRight(10)
	if h.Livery(s.look()) {
		s.panel = liveryPanel
	}
	name := s.desk.Now.Name()
	if now, done := ctx.UI.TextField("garage/name", h.Room.CutLeft(min(h.Room.W, 300)), name, rapid.MaxName, ctx.T("garage.name.empty")); now != name {
		s.write("name", func(w *work) { *w.name() = now })
	} else if done {
		ctx.UI.SetFocus(frameList)
	}
}

// toWorkbench leads to the workbench with the company, beside what it was when it was
// laid on the bench if it has been changed since.
func (s *Scene) toWorkbench(ctx *scenes.Context) {
	s.desk.Save()
	s.stale = true
	now, before := s.desk.Entry(), &s.opened
	if now.Text() == before.Text() || before.Kind != now.Kind {
		before = nil
	}
	ctx.Push(s.host.Try(now, before))
}
