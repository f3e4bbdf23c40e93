package garage

import (
	"path/filepath"

	"rulerfire/scenes"
	"rulerfire/scenes/share"
	"rulerfire/scenes/ui"
)

// print writes a sheet of what lies on the bench into a file, to be printed.
func (s *Scene) print(ctx *scenes.Context) {
	s.desk.Save()
	path, err := share.Print(s.host.lib, ctx.Texts(), s.desk.Entry())
	if err != nil {
		s.desk.Notice = err.Error()
		return
	}
	s.sheet, s.panel = path, printPanel
}

// showPrinted tells where the sheet is.
func (s *Scene) showPrinted(ctx *scenes.Context) {
	closed := ctx.UI.Modal("printed", ctx.T("garage.printed"), 520, 190, func(r ui.Rect) {
		foot := r.CutBottom(36)
		r.CutTop(ctx.UI.Paragraph(r, ui.Plain(ctx.T("garage.printed.where")), ui.Text{Size: 13.5}) + 6)
		ctx.UI.Name("printed/file", r.CutTop(20), filepath.Base(s.sheet), ui.Text{Size: 13.5, Bold: true})
		ctx.UI.Name("printed/folder", r.CutTop(20), filepath.Dir(s.sheet), ui.Text{Size: 12.5, Mono: true, Faint: true})
		s.closeButton(ctx, "printed/close", foot)
	})
	if closed {
		s.panel = noPanel
	}
}
