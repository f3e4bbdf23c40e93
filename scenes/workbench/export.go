package workbench

import (
	"bytes"
	"io"
	"path/filepath"
	"strings"

	"rulerfire/game"
	"rulerfire/game/chart"
	"rulerfire/scenes"
	"rulerfire/scenes/ui"
)

// exports are the buttons that write the result for other programs, beside the file in
// which the trial is kept.
func (s *Scene) exports(ctx *scenes.Context, r ui.Rect) {
	u, b := ctx.UI, s.bench
	why := ""
	switch {
	case b.file == "":
		why = ctx.T("workbench.export.nowhere")
	case len(b.record.Battles) == 0:
		why = ctx.T("workbench.export.nothing")
	}
	halves := r.Columns(2, 10)
	if u.Button("workbench/csv", halves[0], ctx.T("workbench.csv"), ui.ButtonLook{Key: 'X', Size: 13.5, Why: why, Tip: ctx.T("workbench.csv.tip")}) {
		s.export(ctx, ".csv", b.record.WriteBattles)
		if !s.wrong {
			said := s.notice
			s.export(ctx, "-summary.csv", b.result.WriteSummary)
			if !s.wrong {
				s.say(said)
			}
		}
	}
	if u.Button("workbench/picture", halves[1], ctx.T("workbench.picture"), ui.ButtonLook{Key: 'I', Size: 13.5, Why: why, Tip: ctx.T("workbench.picture.tip")}) {
		s.export(ctx, ".png", func(w io.Writer) error { return chart.PNG(w, ctx.Texts(), b.record) })
	}
}

// export writes a file beside that of the trial, and says where it is.
func (s *Scene) export(ctx *scenes.Context, ending string, write func(io.Writer) error) {
	path := strings.TrimSuffix(s.bench.file, filepath.Ext(s.bench.file)) + ending
	var text bytes.Buffer
	err := write(&text)
	if err == nil {
		err = game.WriteFile(path, text.Bytes())
	}
	if !s.fail(err) {
		s.say(ctx.T("workbench.exported", path))
	}
}
