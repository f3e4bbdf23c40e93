package builder

import (
	"rulerfire/assets/terrain"
	"rulerfire/scenes"
	"rulerfire/scenes/ui"
)

// repeat is how what is selected is repeated: so many more times, each so many studs
// from the last.
type repeat struct {
	times  int
	dx, dy int
}

// The most times and the furthest step that something is repeated.
const (
	mostTimes = 40
	mostStep  = 80
)

func (s *Scene) openRepeat() {
	p, _, _, _ := lift(s.now, s.chosen)
	w, _ := p.Size()
	s.repeat = repeat{times: 1, dx: w + 2}
	s.open(repeatPanel)
}

// again is what is repeated, without the first.
func (s *Scene) again() terrain.Piece {
	p := terrain.Piece(s.bricks(s.chosen))
	var all terrain.Piece
	for n := 1; n <= s.repeat.times; n++ {
		all = append(all, p.At(n*s.repeat.dx, n*s.repeat.dy)...)
	}
	return all
}

// showRepeat asks how often and how far, and says whether that can stand.
func (s *Scene) showRepeat(ctx *scenes.Context) {
	u := ctx.UI
	closed := u.Modal("repeat", ctx.T("builder.repeat.title"), 380, 266, func(r ui.Rect) {
		s.focus(ctx, "repeat/do")
		foot := r.CutBottom(36)
		row := func(label string) ui.Rect {
			line := r.CutTop(42)
			line.H = 32
			u.Label(line.CutLeft(120), label, ui.Text{Size: 13.5})
			return line
		}
		s.repeat.times, _ = u.Stepper("repeat/times", row(ctx.T("builder.repeat.times")), s.repeat.times, 1, mostTimes, ctx.Count("builder.repeat.more", s.repeat.times))
		s.repeat.dx, _ = u.Stepper("repeat/dx", row(ctx.T("builder.repeat.right")), s.repeat.dx, -mostStep, mostStep, ctx.T("builder.repeat.studs", s.repeat.dx))
		s.repeat.dy, _ = u.Stepper("repeat/dy", row(ctx.T("builder.repeat.down")), s.repeat.dy, -mostStep, mostStep, ctx.T("builder.repeat.studs", s.repeat.dy))
		again, why := s.again(), ""
		if v := judge(s.now, again); !v.ok {
			why = verdictWords(ctx, v)
		}
		u.Label(r.CutTop(24), why, ui.Text{Size: 12.5, Faint: true})
		if u.Button("repeat/do", foot.CutRight(140), ctx.T("builder.repeat.do"), ui.ButtonLook{Primary: true, Key: ui.KeyEnter, Why: why}) {
			chosen := s.chosen
			l, added := with(s.now, again)
			s.do(l)
			s.chosen = append(chosen, added...)
			s.panel = noPanel
		}
		foot.CutRight(8)
		if u.Button("repeat/cancel", foot.CutRight(110), ctx.T("builder.cancel"), ui.ButtonLook{KeyText: ui.KeyEscape.String()}) {
			s.panel = noPanel
		}
	})
	if closed {
		s.panel = noPanel
	}
}
