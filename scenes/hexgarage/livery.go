package hexgarage

import (
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/livery"
	"rulerfire/scenes/ui"
)

// dress is how the squad, or the unit by itself, looks.
func (w *work) dress() livery.Dress {
	return livery.Dress{Colour: w.colour, Pattern: w.pattern, Emblem: w.squad.Emblem}
}

// wear gives it another look.
func (w *work) wear(d livery.Dress) {
	w.colour, w.pattern, w.squad.Emblem = d.Colour, d.Pattern, d.Emblem
}

// showLivery lets the player choose colour, pattern and emblem, and say something
// about what lies on the bench.
func (s *Scene) showLivery(ctx *scenes.Context) {
	u := ctx.UI
	high := livery.High + 54.0 + 36 + 70
	if !s.desk.Now.alone {
		high += livery.EmblemsHigh
	}
	closed := u.Modal("livery", ctx.T("hexgarage.livery.title"), 560, high, func(r ui.Rect) {
		foot := r.CutBottom(36)
		dress, changed := livery.Choose(ctx, &r, s.desk.Now.dress())
		if !s.desk.Now.alone {
			if d, other := livery.Emblems(ctx, &r, dress); other {
				dress, changed = d, true
			}
		}
		if changed {
			s.change(func(w *work) { w.wear(dress) })
		}
		u.Label(r.CutTop(22), ctx.T("hexgarage.livery.note"), ui.Text{Size: 13.5, Bold: true})
		note := *noteOf(&s.desk.Now)
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
