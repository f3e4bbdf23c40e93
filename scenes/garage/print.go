package garage

import (
	"rulerfire/scenes"
	"rulerfire/scenes/bench"
	"rulerfire/scenes/share"
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
	if bench.Printed(ctx, s.sheet) {
		s.panel = noPanel
	}
}
