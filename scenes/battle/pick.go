package battle

import (
	"slices"

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
	a.frame = s.boxed(ctx, r, ctx.T("pick.box"), a.box, a.frame)
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
		a.frame = a.box[(max(slices.Index(a.box, a.frame), 0)+step+n)%n]
	}
	if !t.clicked || t.frame == rapid.None {
		return
	}
	if slices.Contains(a.box, t.frame) {
		a.frame = t.frame
	} else {
		s.card = t.frame
	}
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
