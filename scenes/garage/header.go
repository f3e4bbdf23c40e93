package garage

import (
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/share"
	"rulerfire/scenes/ui"
)

// header is the top line: which company lies on the bench, and what can be done with
// all of it.
func (s *Scene) header(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	r = r.Centred(r.W, 32)
	title, large := ctx.T("garage.title"), ui.Text{Size: 22, Bold: true}
	r.CutLeft(10)
	u.Label(r.CutLeft(u.Width(title, large)+16), title, large)

	button := func(id string, w float64, look ui.ButtonLook) bool {
		look.Size = 13.5
		b := r.CutRight(w)
		r.CutRight(6)
		return u.Button("garage/"+id, b, ctx.T("garage."+id), look)
	}
	if button("done", 92, ui.ButtonLook{KeyText: ui.KeyEscape.String()}) {
		s.leave(ctx)
	}
	if button("odds", 78, ui.ButtonLook{Key: 'O', Off: s.desk.Now.len() == 0, Tip: ctx.T("garage.odds.tip")}) {
		s.openOdds()
	}
	if button("print", 60, ui.ButtonLook{Tip: ctx.T("garage.print.tip")}) {
		s.print(ctx)
	}
	if button("share", 64, ui.ButtonLook{Tip: ctx.T("garage.share.tip")}) {
		s.desk.Save()
		s.stale = true
		ctx.Push(share.New(s.host.lib, s.desk.Entry()))
	}
	if button("redo", 80, ui.ButtonLook{Key: 'Y', Off: !s.desk.CanRedo(), Tip: ctx.T("garage.redo.tip")}) {
		s.desk.Redo()
		s.settle()
	}
	if button("undo", 82, ui.ButtonLook{Key: 'Z', Off: !s.desk.CanUndo(), Tip: ctx.T("garage.undo.tip")}) {
		s.desk.Undo()
		s.settle()
	}
	r.CutRight(10)

	flag := r.CutLeft(48)
	if u.Button("garage/livery", flag, "", ui.ButtonLook{Tip: ctx.T("garage.livery.tip")}) {
		s.panel = liveryPanel
	}
	f := flag.Centred(32, 20)
	ctx.Pen.Flag(f.X, f.Y, f.W, f.H, 2.5, s.look())
	r.CutLeft(6)
	name := s.desk.Now.Name()
	if now, done := u.TextField("garage/name", r.CutLeft(min(r.W, 300)), name, rapid.MaxName, ctx.T("garage.name.empty")); now != name {
		s.write("name", func(w *work) { *w.name() = now })
	} else if done {
		u.SetFocus(frameList)
	}
}
