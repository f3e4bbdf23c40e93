package workbench

import (
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
	if why == "" && s.files != nil {
		why = ctx.T("workbench.export.busy")
	}
	halves := r.Columns(2, 10)
	if u.Button("workbench/csv", halves[0], ctx.T("workbench.csv"), ui.ButtonLook{Key: 'X', Size: 13.5, Why: why, Tip: ctx.T("workbench.csv.tip")}) {
		record, result := b.record, b.result
		s.export(export{".csv", record.WriteBattles}, export{"-summary.csv", result.WriteSummary})
	}
	if u.Button("workbench/picture", halves[1], ctx.T("workbench.picture"), ui.ButtonLook{Key: 'I', Size: 13.5, Why: why, Tip: ctx.T("workbench.picture.tip")}) {
		record, texts := b.record, ctx.Texts()
		s.export(export{".png", func(w io.Writer) error { return chart.PNG(w, texts, record) }})
	}
}

// An export is a file beside that of the trial, with an ending of its own.
type export struct {
	ending string
	write  func(io.Writer) error
}

// exported is the first of the files that were written, or why one could not be.
type exported struct {
	path string
	err  error
}

// export writes files, in the background.
func (s *Scene) export(files ...export) {
	stem := strings.TrimSuffix(s.bench.file, filepath.Ext(s.bench.file))
	done := make(chan exported, 1)
	s.files = done
	go func() {
		out := exported{path: stem + files[0].ending}
		for _, f := range files {
			if out.err = game.WriteFileWith(stem+f.ending, f.write); out.err != nil {
				break
			}
		}
		done <- out
	}()
}

// written says where files are once they are written.
func (s *Scene) written(ctx *scenes.Context) {
	if s.files == nil {
		return
	}
	select {
	case out := <-s.files:
		s.files = nil
		if !s.fail(out.err) {
			s.say(ctx.T("workbench.exported", out.path))
		}
	default:
		ctx.Wake(watchEvery)
	}
}
