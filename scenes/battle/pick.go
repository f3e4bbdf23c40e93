package battle

import (
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// pickAsk activates a frame, or passes.
type pickAsk struct {
	quiet
	box   []int8
	frame int8
}

func newPickAsk(s *Scene) *pickAsk {
	a := &pickAsk{frame: rapid.None}
	seat := s.Seen.Asked
	for i := s.Seen.First[seat]; i < s.Seen.First[seat+1]; i++ {
		if f := &s.Seen.Frames[i]; f.Stands() && !f.Acted {
			a.box = append(a.box, i)
		}
	}
	if len(a.box) > 0 {
		a.frame = a.box[0]
	}
	return a
}

func (a *pickAsk) title(ctx *scenes.Context, s *Scene) string { return ctx.T("pick.title") }

func (a *pickAsk) lines(ctx *scenes.Context, s *Scene) [][]ui.Run {
	if s.Seen.MayPass() {
		return [][]ui.Run{ui.Plain(ctx.T("pick.pass"))}
	}
	return [][]ui.Run{ui.Plain(ctx.T("pick.must"))}
}

func (a *pickAsk) tray(ctx *scenes.Context, s *Scene, r ui.Rect) {
	p, u := ctx.Pen, ctx.UI
	ink := draw.Hex(0x3A2D12)
	p.Text(ctx.T("pick.box"), r.X+18, r.Y+26, draw.Style{Size: 14, Font: draw.Bold, Color: ink})
	p.Text(ctx.T("box.how", len(a.box)), r.Right()-18, r.Y+26, draw.Style{Size: 12, Color: ink, Align: draw.Right})
	in := ui.Rect{X: r.X + 12, Y: r.Y + 38, W: r.W - 24, H: r.H - 52}
	at := a.index()
	for i := range a.box {
		if u.Key(ui.Key('1' + rune(i))) {
			a.frame = a.box[i]
		}
	}
	high := min(78, max(36, in.H/float64(max(len(a.box), 1))-8))
	if taken, ok := u.Rows("box", in, high+8, len(a.box), at, func(i int, b ui.Rect, row ui.Row) {
		b.H -= 8
		s.boxRow(ctx, b, int(a.box[i]), i+1, i == at, row.Hover)
	}); ok {
		a.frame = a.box[taken]
	}
}

func (a *pickAsk) index() int {
	for i, f := range a.box {
		if f == a.frame {
			return i
		}
	}
	return -1
}

func (a *pickAsk) answer(ctx *scenes.Context, s *Scene) (rapid.Action, string, string) {
	act := rapid.Action{Kind: rapid.ActPick, Index: a.frame}
	if a.frame == rapid.None {
		return act, ctx.T("do.pick"), ctx.T("do.pick.which")
	}
	return act, ctx.T("do.pick.frame", s.frameName(int(a.frame))), s.reason(ctx, &act)
}

func (a *pickAsk) second(ctx *scenes.Context, s *Scene) (string, ui.Key, func()) {
	if !s.Seen.MayPass() {
		return "", 0, nil
	}
	return ctx.T("do.pass"), 'P', func() { s.submit(rapid.Action{Kind: rapid.ActPass}) }
}

func (a *pickAsk) touch(ctx *scenes.Context, s *Scene, t touch, l stage.Lens) {
	step := arrows(ctx.UI)
	if n := len(a.box); step != 0 && n > 0 {
		a.frame = a.box[(max(a.index(), 0)+step+n)%n]
	}
	if !t.clicked || t.frame == rapid.None {
		return
	}
	for _, f := range a.box {
		if f == t.frame {
			a.frame = f
			return
		}
	}
	s.card = t.frame
}

func (a *pickAsk) under(ctx *scenes.Context, s *Scene, p *draw.Pen) {
	if a.frame == rapid.None {
		return
	}
	s.ring(p, a.frame)
}

// odds shows what the chosen frame can do from where it stands.
func (a *pickAsk) odds(ctx *scenes.Context, s *Scene, r ui.Rect) {
	if a.frame == rapid.None {
		return
	}
	s.frameSummary(ctx, r, int(a.frame))
}
