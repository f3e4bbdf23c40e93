package builder

import "rulerfire/scenes"

// A panel asks something before the table is gone on with; the zero value is nothing.
type panel int

const (
	noPanel panel = iota
	repeatPanel
	planPanel
)

func (s *Scene) open(p panel) { s.panel, s.opened = p, true }

// focus gives the keyboard to what most people want next on a panel, as it opens.
func (s *Scene) focus(ctx *scenes.Context, id string) {
	if s.opened {
		s.opened = false
		ctx.UI.SetFocus(id)
	}
}
