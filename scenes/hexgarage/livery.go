package hexgarage

import (
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/bench"
	"rulerfire/scenes/ui"
)

// showLivery lets the player choose colour and pattern, and say something about what
// lies on the bench.
func (s *Scene) showLivery(ctx *scenes.Context) {
	u := ctx.UI
	closed := u.Modal("livery", ctx.T("hexgarage.livery.title"), 480, bench.LiveryHigh+54+36+80, func(r ui.Rect) {
		foot := r.CutBottom(36)
		w := &s.desk.Now
		if colour, pattern, changed := bench.Livery(ctx, &r, w.colour, w.pattern); changed {
			s.change(func(w *work) { w.colour, w.pattern = colour, pattern })
		}
		u.Label(r.CutTop(22), ctx.T("hexgarage.livery.note"), ui.Text{Size: 13.5, Bold: true})
		note := *noteOf(w)
		if now, _ := u.TextField("livery/note", r.CutTop(32), note, hexwar.MaxNote, ctx.T("hexgarage.livery.note.empty")); now != note {
			s.desk.Write("note", func(w *work) { *noteOf(w) = now })
		}
		s.closeButton(ctx, "livery/done", &foot)
	})
	if closed {
		s.close()
	}
}

// noteOf is what the squad, or the unit by itself, says of itself.
func noteOf(w *work) *string {
	if w.alone {
		return &w.squad.Units[0].Note
	}
	return &w.squad.Note
}
