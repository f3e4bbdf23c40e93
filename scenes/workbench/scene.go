package workbench

import (
	"rulerfire/game/chart"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// Scene is the workbench of a rule system.
type Scene struct {
	bench  *bench
	met    bool
	page   int
	seed   string // as it is being written
	notice string // what has just been done
	wrong  bool   // or why it could not be
	kept   kept
	files  <-chan exported // being written; nil for nothing
}

// Measures of the screen, in points.
const (
	edge = 14
	gap  = 10
	pad  = 12
	high = 30 // of buttons and fields
)

// Rules is the page of rules of the system.
func (s *Scene) Rules() scenes.RulesPage { return s.bench.game.Rules }

// watchEvery is how many ticks pass between two looks at what is being played.
const watchEvery = 12

// Frame shows the bench and takes what the player chooses.
func (s *Scene) Frame(ctx *scenes.Context) {
	b := s.bench
	b.chart = chart.Words{Texts: ctx.Texts()}
	awaited := b.restless()
	b.proceed()
	if awaited || b.restless() { // what ends only now is taken over in the next tick
		ctx.Wake(watchEvery)
	}
	s.written(ctx)
	if !s.met {
		s.met = true
		ctx.UI.SetFocus("workbench/play")
	}
	ctx.Desk()
	room := ctx.Size.Inset(edge)
	s.header(ctx, room.CutTop(40))
	room.CutTop(gap)
	left := room.CutLeft(min(max(room.W*0.45, 424), 620))
	room.CutLeft(gap)
	s.setup(ctx, left)
	s.results(ctx, room)
	s.kept.show(ctx, s)
	if !s.kept.open && ctx.UI.Back() {
		ctx.Pop()
	}
}

// header is the top line: the title, what has just been done, and the ways on.
func (s *Scene) header(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	row := r.InsetXY(0, 3)
	title, look := ctx.T("workbench.title"), ui.Text{Size: 22, Bold: true}
	u.Label(row.CutLeft(u.Width(title, look)+18), title, look)
	if u.Button("workbench/back", row.CutRight(100), ctx.T("workbench.back"), ui.ButtonLook{KeyText: ui.KeyEscape.String()}) {
		ctx.Pop()
	}
	row.CutRight(gap)
	why := ""
	if s.bench.playing() {
		why = ctx.T("workbench.busy")
	}
	if u.Button("workbench/kept", row.CutRight(150), ctx.T("workbench.kept"), ui.ButtonLook{Key: 'K', Size: 13.5, Why: why, Tip: ctx.T("workbench.kept.tip")}) {
		s.kept.begin(s.bench)
	}
	row.CutRight(gap)
	words := ui.Text{Size: 13, Color: onDesk}
	if s.wrong {
		words.Color = draw.Bad
	}
	u.Name("workbench/notice", row, s.notice, words)
}

var onDesk = draw.Hex(0x5A4326) // words on the desk that are not a heading

func (s *Scene) say(said string) { s.notice, s.wrong = said, false }

// fail says why something could not be done, if it could not.
func (s *Scene) fail(err error) bool {
	if err != nil {
		s.notice, s.wrong = err.Error(), true
	}
	return err != nil
}
