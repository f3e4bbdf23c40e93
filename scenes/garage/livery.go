package garage

import (
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/livery"
	"rulerfire/scenes/ui"
)

// dress is how the company looks.
func (w *work) dress() livery.Dress {
	return livery.Dress{Colour: w.colour, Pattern: w.pattern, Emblem: w.company.Emblem}
}

func (w *work) wear(d livery.Dress) {
	w.colour, w.pattern, w.company.Emblem = d.Colour, d.Pattern, d.Emblem
}

// showLivery lets the player choose colour, pattern and emblem of what lies on the
// bench, and say something about it. A single frame has no emblem and no note.
func (s *Scene) showLivery(ctx *scenes.Context) {
	u, single := ctx.UI, s.desk.Now.single
	const heading, field = 22, 30
	high := livery.High + 54.0 + 36
	if !single {
		high += livery.EmblemsHigh + heading + field + 12
	}
	closed := u.Modal("livery", ctx.T("garage.livery.title"), 560, high+16, func(r ui.Rect) {
		foot := r.CutBottom(36)
		dress, changed := livery.Choose(ctx, &r, s.desk.Now.dress())
		if !single {
			if d, other := livery.Emblems(ctx, &r, dress); other {
				dress, changed = d, true
			}
			u.Label(r.CutTop(heading), ctx.T("garage.livery.note"), ui.Text{Size: 13.5, Bold: true})
			note := s.desk.Now.company.Note
			if now, _ := u.TextField("livery/note", r.CutTop(field), note, rapid.MaxNote, ctx.T("garage.livery.note.empty")); now != note {
				s.write("note", func(w *work) { w.company.Note = now })
			}
		}
		if changed {
			s.change(func(w *work) { w.wear(dress) })
		}
		s.closeButton(ctx, "livery/done", foot)
	})
	if closed {
		s.panel = noPanel
	}
}
