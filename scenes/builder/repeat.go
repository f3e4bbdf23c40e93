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

// repeatCard asks how often and how far, in the place of what is said of the selection,
// so that the table can be seen.
func (s *Scene) repeatCard(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	if len(s.chosen) == 0 {
		s.panel = noPanel // something else has been begun
		return
	}
	s.focus(ctx, "repeat/do")
	foot := r.CutBottom(30)
	r.CutBottom(4)
	rows := r.Rows(3, 4)
	row := func(i int, label string) ui.Rect {
		line := rows[i]
		line.H = min(line.H, 30)
		u.Label(line.CutLeft(64), label, ui.Text{Size: 12.5})
		return line
	}
	s.repeat.times, _ = u.Stepper("repeat/times", row(0, ctx.T("builder.repeat.times")), s.repeat.times, 1, mostTimes, ctx.Count("builder.repeat.more", s.repeat.times))
	s.repeat.dx, _ = u.Stepper("repeat/dx", row(1, ctx.T("builder.repeat.right")), s.repeat.dx, -mostStep, mostStep, ctx.T("builder.repeat.studs", s.repeat.dx))
	s.repeat.dy, _ = u.Stepper("repeat/dy", row(2, ctx.T("builder.repeat.down")), s.repeat.dy, -mostStep, mostStep, ctx.T("builder.repeat.studs", s.repeat.dy))
	again, why := s.again(), ""
	if v := judge(s.now, again); !v.ok {
		why = verdictWords(ctx, v)
	}
	cells := foot.Columns(2, 5)
	if u.Button("repeat/cancel", cells[0], ctx.T("builder.cancel"), ui.ButtonLook{KeyText: ui.KeyEscape.String(), Size: 12.5}) || u.Back() {
		s.panel = noPanel
	}
	if u.Button("repeat/do", cells[1], ctx.T("builder.repeat.do"), ui.ButtonLook{Primary: true, Key: ui.KeyEnter, Size: 12.5, Why: why}) {
		chosen := s.chosen
		l, added := with(s.now, again)
		s.do(l)
		s.chosen = append(chosen, added...)
		s.panel = noPanel
		u.SetFocus("builder/table")
	}
}
