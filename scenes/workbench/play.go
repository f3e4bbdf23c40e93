package workbench

import (
	"time"

	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// playButton starts, stops and goes on.
func (s *Scene) playButton(ctx *scenes.Context, r ui.Rect) {
	u, b := ctx.UI, s.bench
	if b.playing() {
		if u.Button("workbench/stop", r, ctx.T("workbench.stop"), ui.ButtonLook{Key: ui.KeySpace, Size: 16}) {
			b.run.Stop()
			s.say("")
			u.SetFocus("workbench/play")
		}
		return
	}
	look := ui.ButtonLook{Primary: true, Key: ui.KeyEnter, Size: 16}
	if err := b.fault(); err != nil {
		look.Why = err.Error()
	}
	label := ctx.Count("workbench.start", b.trial.Total())
	left := b.left()
	switch {
	case left > 0 && len(b.record.Battles) > 0:
		label = ctx.Count("workbench.continue", left)
	case left == 0 && b.same() && look.Why == "":
		label = ctx.Count("workbench.over", len(b.record.Battles))
		look.Why = ctx.T("workbench.over.tip")
	}
	if u.Button("workbench/play", r, label, look) {
		s.say("")
		if !s.fail(b.play()) {
			u.SetFocus("workbench/stop")
		}
	}
}

// progress says how far the run has come, and how long it takes.
func (s *Scene) progress(ctx *scenes.Context, r ui.Rect) {
	u, p, b := ctx.UI, ctx.Pen, s.bench
	done, all := len(b.record.Battles), b.record.Total()
	words, more := "", ""
	if b.run != nil {
		now := b.run.Progress()
		done, all = now.Done, now.All
		switch {
		case b.run.Err() != nil:
			words = ctx.T("workbench.failed", b.run.Err().Error())
		case b.run.Over():
		case now.Left > 0:
			words = ctx.T("workbench.left", span(ctx, now.Left), span(ctx, now.Each))
		default:
			words = ctx.T("workbench.measuring")
		}
		for i, battle := range now.Now {
			if i > 0 {
				more += " · "
			}
			more += ctx.T("workbench.now", battle.Number+1, battle.Round, battle.Decisions)
		}
		if err := b.run.Lost(); err != nil {
			more = ctx.T("workbench.lost", err.Error())
		}
	}
	if words == "" {
		words = ctx.T("workbench.stopped", span(ctx, b.record.Spent))
		if done >= all {
			words = ctx.T("workbench.done", span(ctx, b.record.Spent))
		}
	}
	look := ui.Text{Size: 12.5, Faint: true}
	if b.run != nil && (b.run.Err() != nil || b.run.Lost() != nil) {
		look = ui.Text{Size: 12.5, Color: draw.Bad}
	}
	upper := r.CutTop(r.H / 2)
	wide := min(240, upper.W*0.36)
	bar := upper.CutLeft(wide).Centred(wide, 10)
	p.RoundRect(draw.Hairline, bar.X, bar.Y, bar.W, bar.H, 5)
	if share := float64(done) / float64(max(1, all)); share > 0 {
		p.RoundRect(draw.Navy, bar.X, bar.Y, max(10, bar.W*share), bar.H, 5)
	}
	upper.CutLeft(12)
	u.Name("workbench/progress", upper, ctx.T("workbench.progress", done, all)+" · "+words, look)
	u.Name("workbench/now", r, more, ui.Text{Size: 12.5, Faint: true})
}

// span is a time in words, as exact as is of use.
func span(ctx *scenes.Context, d time.Duration) string {
	switch {
	case d < 10*time.Second:
		return ctx.T("workbench.span.tenths", d.Seconds())
	case d < 100*time.Second:
		return ctx.T("workbench.span.seconds", int(d.Seconds()+.5))
	case d < 100*time.Minute:
		return ctx.T("workbench.span.minutes", int(d.Minutes()+.5))
	}
	return ctx.T("workbench.span.hours", int(d.Hours()), int(d.Minutes())%60)
}
