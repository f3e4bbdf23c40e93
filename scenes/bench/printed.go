package bench

import (
	"path/filepath"

	"rulerfire/scenes"
	"rulerfire/scenes/ui"
)

// Printed tells over the screen where a sheet to print has been written. It must be
// called in every tick until the player wants it closed.
func Printed(ctx *scenes.Context, path string) (closed bool) {
	u := ctx.UI
	done := false
	closed = u.Modal("printed", ctx.T("bench.printed"), 520, 190, func(r ui.Rect) {
		foot := r.CutBottom(36)
		r.CutTop(u.Paragraph(r, ui.Plain(ctx.T("bench.printed.where")), ui.Text{Size: 13.5}) + 6)
		u.Name("printed/file", r.CutTop(20), filepath.Base(path), ui.Text{Size: 13.5, Bold: true})
		u.Name("printed/folder", r.CutTop(20), filepath.Dir(path), ui.Text{Size: 12.5, Mono: true, Faint: true})
		done = u.Button("printed/close", foot.CutRight(130), ctx.T("bench.close"), ui.ButtonLook{Primary: true, KeyText: ui.KeyEscape.String()})
	})
	return closed || done
}
