package battle

import (
	"slices"

	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// bricksAsk lets the attacker take bricks: the fewest that uncover the target are
// marked, then the highest; a click on another loose brick swaps one for it.
type bricksAsk struct {
	quiet
	act rapid.Action
	// refused is the brick that was clicked last and cannot come off instead of
	// one, tried the answer that shows it; None for no brick.
	refused int
	tried   rapid.Action
}

func newBricksAsk(s *Scene) asker {
	return &bricksAsk{act: s.Seen.MarkedBricks(), refused: rapid.None}
}

func (a *bricksAsk) title(ctx *scenes.Context, s *Scene) string { return ctx.T("bricks.title") }

func (a *bricksAsk) lines(ctx *scenes.Context, s *Scene) [][]ui.Run {
	return [][]ui.Run{ui.Plain(ctx.T("bricks.how")), ui.Plain(a.effect(ctx, s))}
}

// effect says whether the target is uncovered once the marked bricks are gone.
func (a *bricksAsk) effect(ctx *scenes.Context, s *Scene) string {
	t := &s.Seen.Acting
	if t.Target.Kind != rapid.FrameTarget {
		return ctx.T("bricks.terrain")
	}
	left := s.Seen.Bricks
	for _, b := range a.act.Bricks[:a.act.Count] {
		left.Remove(int(b))
	}
	if s.Seen.Table.StructureCovers(&left, int(s.Seen.Assault.Hit.ID), s.Seen.Actor().At, s.Seen.Frames[t.Target.ID].At, s.Seen.UnitLength()) {
		return ctx.T("bricks.covers")
	}
	return ctx.T("bricks.uncovers")
}

func (a *bricksAsk) tray(ctx *scenes.Context, s *Scene, r ui.Rect) {
	p, u := ctx.Pen, ctx.UI
	trayTitle(p, r, ctx.T("bricks.marked"))
	longest := uint8(1)
	for _, b := range a.act.Bricks[:a.act.Count] {
		br := &s.Seen.Table.Layout.Bricks[b]
		longest = max(longest, br.W, br.L)
	}
	k := 34 / float64(longest) // all to one scale
	for i, b := range a.act.Bricks[:a.act.Count] {
		br := s.Seen.Table.Layout.Bricks[b]
		row := ui.Rect{X: r.X + 12, Y: r.Y + 42 + float64(i)*43, W: r.W - 24, H: 39}
		p.RoundRect(draw.Hex(0xFFFAEE).Fade(0.72), row.X, row.Y, row.W, row.H, 8)
		p.Save()
		p.Translate(row.X+30-float64(br.W)*k/2, row.Y+row.H/2-float64(br.L)*k/2)
		p.Scale(k)
		flat := br
		flat.X, flat.Y = 0, 0
		p.BrickIn(draw.BrickColor(br), flat)
		p.Restore()
		u.Label(ui.Rect{X: row.X + 60, Y: row.Y, W: row.W - 70, H: row.H}, ctx.T("bricks.row", br.W, br.L, br.Layer), ui.Text{Size: 13})
	}
}

func (a *bricksAsk) answer(ctx *scenes.Context, s *Scene) (rapid.Action, string, string) {
	return a.act, ctx.T("do.bricks", a.act.Count), s.reason(ctx, &a.act)
}

func (a *bricksAsk) second(ctx *scenes.Context, s *Scene) (string, ui.Key, func()) {
	return ctx.T("do.bricks.reset"), 'M', func() { a.act = s.Seen.MarkedBricks() }
}

func (a *bricksAsk) touch(ctx *scenes.Context, s *Scene, t touch, l stage.Lens) {
	u := ctx.UI
	if u.Key(ui.KeyDown) || u.Key(ui.KeyRight) || u.Key(ui.KeyTab) {
		a.refused = rapid.None
		a.swapNext(s)
	}
	if t.clicked {
		a.refused = rapid.None
		if t.brick >= 0 && !a.marked(uint16(t.brick)) && !a.swap(s, uint16(t.brick)) {
			a.refused = t.brick
		}
	}
}

// bubble says why the brick that was clicked does not come off.
func (a *bricksAsk) bubble(ctx *scenes.Context, s *Scene, l stage.Lens, table ui.Rect) {
	if a.refused == rapid.None {
		return
	}
	b := s.Seen.Table.Layout.Bricks[a.refused]
	at := draw.V(float64(b.X)+float64(b.W)/2, float64(b.Y)+float64(b.L)/2)
	s.refusalAt(ctx, l, table, at, s.reason(ctx, &a.tried))
}

// marked tells whether the brick is to come off.
func (a *bricksAsk) marked(brick uint16) bool {
	return slices.Contains(a.act.Bricks[:a.act.Count], brick)
}

func (a *bricksAsk) busy(*Scene) bool { return true }

// swap takes another brick in the place of a marked one: the one that was marked
// last and is not needed to reach it.
func (a *bricksAsk) swap(s *Scene, brick uint16) bool {
	if a.marked(brick) {
		return false
	}
	marked := a.act.Bricks[:a.act.Count]
	for out := len(marked) - 1; out >= 0; out-- {
		try := rapid.Action{Kind: rapid.ActBricks, Count: a.act.Count}
		n := 0
		for i, b := range marked {
			if i != out {
				try.Bricks[n] = b
				n++
			}
		}
		try.Bricks[n] = brick
		if s.Seen.Allows(&try) {
			a.act = try
			return true
		}
		if out == len(marked)-1 {
			a.tried = try
		}
	}
	return false
}

// swapNext takes the next loose brick of the structure instead of one, for the
// keyboard.
func (a *bricksAsk) swapNext(s *Scene) {
	bricks := s.Seen.Table.Structure(int(s.Seen.Assault.Hit.ID))
	last := a.act.Bricks[max(a.act.Count-1, 0)]
	from := 0
	for i, b := range bricks {
		if b == last {
			from = i + 1
		}
	}
	for i := range bricks {
		if a.swap(s, bricks[(from+i)%len(bricks)]) {
			return
		}
	}
}

func (a *bricksAsk) under(ctx *scenes.Context, s *Scene, p *draw.Pen) {
	var bricks []int
	for _, b := range a.act.Bricks[:a.act.Count] {
		bricks = append(bricks, int(b))
	}
	if t := &s.Seen.Acting; t.Target.Kind == rapid.FrameTarget {
		p.Capsule(studs(s.Seen.Actor().At), studs(s.Seen.Frames[t.Target.ID].At))
	}
	s.table.GlowBricks(p, bricks, 1, ctx.Scale)
}

func (a *bricksAsk) odds(ctx *scenes.Context, s *Scene, r ui.Rect) {
	s.frameSummary(ctx, r, int(s.Seen.Acting.Frame))
}
