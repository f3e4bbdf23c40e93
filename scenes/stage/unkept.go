package stage

import (
	"rulerfire/scenes"
	"rulerfire/scenes/ui"
)

// unkept is the message that the battle cannot be kept on disk. It comes once in a
// battle, which goes on all the same.
type unkept struct {
	told bool
	why  string // shown now
}

// ShowUnkept says so if the battle cannot be kept.
func (s *Stage[S, E]) ShowUnkept(ctx *scenes.Context) {
	m := &s.unkept
	if s.Session == nil {
		return
	}
	if k := s.Session.Keeper(); k != nil && !m.told {
		if lost := k.Lost(); lost != nil {
			m.told, m.why = true, lost.Error()
		}
	}
	if m.why == "" {
		return
	}
	closed := ctx.UI.Modal("unkept", ctx.T("unkept.title"), 460, 190, func(r ui.Rect) {
		buttons := r.CutBottom(38)
		ctx.UI.Paragraph(r, ui.Plain(ctx.T("unkept.words", m.why)), ui.Text{Size: 13.5})
		if ctx.UI.Button("unkept/close", buttons.CutRight(130), ctx.T("unkept.close"), ui.ButtonLook{Primary: true, Key: ui.KeyEnter}) {
			m.why = ""
		}
	})
	if closed {
		m.why = ""
	}
}
