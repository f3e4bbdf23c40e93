package battle

import (
	"fmt"
	"slices"

	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// The targets side by side: how likely each would be hit, in the tray, and all that an
// attack on each would come to, on the sheet.

// on is how a target would be attacked: the one that is chosen as it is put together,
// another as choosing it proposes.
func (a *nameAsk) on(s *Scene, t rapid.Target) *nameAsk {
	if t == a.target {
		return a
	}
	b := &nameAsk{odd: a.odd}
	b.choose(s, t)
	return b
}

// aimed is the aim that what is chosen is attacked with in the odds: the one that was
// taken last, or what comes nearest to it. Without ok it cannot be attacked.
func (a *nameAsk) aimed(s *Scene) (how aim, ok bool) {
	list := a.aims(s)
	if len(list) == 0 {
		return aim{}, false
	}
	for _, how := range [...]aim{a.odd, {whites: a.odd.whites}} {
		if slices.Contains(list, how) {
			return how, true
		}
	}
	return list[0], true
}

// targets are all that are listed, what is not among the enemies on top.
func (a *nameAsk) targets() []rapid.Target {
	if a.target.Kind == rapid.TerrainTarget {
		return append([]rapid.Target{a.target}, a.list...)
	}
	return a.list
}

// near tells whether the chosen target is where it is to be attacked, so that nobody
// need move first.
func (a *nameAsk) near(s *Scene) bool { return s.bandTo(a.target) == a.band }

// distanceWords are how far a target is: "7.8 direct".
func (s *Scene) distanceWords(ctx *scenes.Context, t rapid.Target) string {
	me := s.Seen.Actor().At
	var gap field.Length
	if t.Kind == rapid.TerrainTarget {
		gap, _ = s.Seen.Table.StructureGap(&s.Seen.Bricks, int(t.ID), me)
	} else {
		gap = field.BasesGap(me, s.Seen.Frames[t.ID].At)
	}
	return s.units(gap) + " " + ctx.T("band.short."+s.bandTo(t).String())
}

// targetName names a target, or none.
func (s *Scene) targetName(ctx *scenes.Context, t rapid.Target) string {
	switch t.Kind {
	case rapid.FrameTarget:
		return s.frameName(int(t.ID))
	case rapid.TerrainTarget:
		return ctx.T("terrain.number", t.ID+1)
	}
	return ctx.T("name.none")
}

// targetChip draws the chip of a target that is a frame, and a wall for terrain.
func (s *Scene) targetChip(p *draw.Pen, t rapid.Target, x, y, r float64) {
	switch t.Kind {
	case rapid.FrameTarget:
		chip := s.chip(int(t.ID))
		p.Chip(x, y, r, chip.Seat, chip.Number, false)
	case rapid.TerrainTarget:
		p.Icon(draw.IconWall, x, y, r*0.75, draw.Ink2)
	}
}

// The columns of the targets in the tray, in points.
const (
	targetHigh = 28.0
	targetHead = 16.0
	targetHit  = 44.0 // how likely it is hit
)

// targetList lists the targets in r. A click takes one; a click on its odds shows what
// they are made of.
func (a *nameAsk) targetList(ctx *scenes.Context, s *Scene, r ui.Rect) {
	u := ctx.UI
	list := a.targets()
	head := r.CutTop(targetHead)
	faint := ui.Text{Size: 11.5, Faint: true, Align: ui.Right}
	scrolled := float64(len(list))*targetHigh > r.H
	if scrolled {
		head.CutRight(10)
	}
	head.CutRight(6)
	u.Label(head.CutRight(targetHit), ctx.T("name.hit"), faint)
	u.Label(head, ctx.T("name.distance"), faint)
	taken, ok := u.Rows("name/list", r, targetHigh, len(list), slices.Index(list, a.target), func(i int, b ui.Rect, row ui.Row) {
		a.targetRow(ctx, s, i, list[i], b, row)
	})
	if ok {
		a.choose(s, list[taken])
	}
}

// targetRow is one of the targets in the tray.
func (a *nameAsk) targetRow(ctx *scenes.Context, s *Scene, i int, t rapid.Target, b ui.Rect, row ui.Row) {
	u, p := ctx.UI, ctx.Pen
	ground := b.InsetXY(0, 1)
	switch {
	case t == a.target:
		p.CurrentRow(ground.X, ground.Y, ground.W, ground.H)
	case row.Hover:
		p.RoundRect(draw.Paper2, ground.X, ground.Y, ground.W, ground.H, 6)
	}
	if row.Cursor {
		p.FocusRing(ground.X, ground.Y, ground.W, ground.H, 6)
	}
	in := b
	in.CutRight(6)
	s.targetChip(p, t, in.X+17, in.Y+in.H/2, 11.5)
	in.CutLeft(34)
	name := s.targetName(ctx, t)
	if t.Kind == rapid.NoTarget {
		u.Label(in, name, ui.Text{Size: 13.5})
		return
	}
	tip := name
	hit := in.CutRight(targetHit)
	on := a.on(s, t)
	if how, ok := on.aimed(s); ok {
		e := on.exchange(s, how)
		tip += ": " + s.terms(ctx, e)
		look := ui.Text{Size: 13, Bold: true, Align: ui.Right}
		if !on.near(s) {
			look.Color = draw.Ink3
			tip += " " + on.how(ctx, s)
		}
		u.Label(hit, percent(e.out.Struck()), look)
		id := fmt.Sprintf("name/hit/%d", i)
		if u.Area(id, hit, 0).Clicked {
			a.choose(s, t)
			s.sheet.show()
		}
		u.Tip(id, hit, ui.Plain(tip))
	}
	far := s.distanceWords(ctx, t)
	small := ui.Text{Size: 12, Faint: true, Align: ui.Right}
	u.Label(in.CutRight(u.Width(far, small)+1), far, small)
	in.CutRight(4)
	u.Label(in, name, ui.Text{Size: 13.5})
	u.Tip(fmt.Sprintf("name/list/%d", i), b, ui.Plain(tip))
}

// reachable are the targets that can be named, which the sheet has odds for.
func (a *nameAsk) reachable(s *Scene) []rapid.Target {
	return slices.DeleteFunc(slices.Clone(a.targets()), func(t rapid.Target) bool {
		_, ok := a.on(s, t).aimed(s)
		return !ok
	})
}

// walk goes up and down the targets that the sheet shows.
func (a *nameAsk) walk(ctx *scenes.Context, s *Scene) {
	step := 0
	if ctx.UI.Key(ui.KeyDown) {
		step = 1
	}
	if ctx.UI.Key(ui.KeyUp) {
		step = -1
	}
	list := a.reachable(s)
	if now := slices.Index(list, a.target); step != 0 && now >= 0 {
		a.choose(s, list[(now+step+len(list))%len(list)])
		ctx.Animate() // what stands above was of the other one
	}
}

// sheetTargets is the table of the targets on the sheet, each attacked as on says. A
// click takes one, and the terms above are of it.
func (s *Scene) sheetTargets(ctx *scenes.Context, r ui.Rect, a *nameAsk) {
	u, p := ctx.UI, ctx.Pen
	list := a.reachable(s)
	sheetHeads(ctx, r.CutTop(22), ctx.T("terms.target"), "")
	p.Hairline(r.X, r.Y, r.W)
	taken, ok := u.Rows("sheet/targets", r, sheetHigh, len(list), slices.Index(list, a.target), func(i int, b ui.Rect, row ui.Row) {
		t := list[i]
		if t == a.target || row.Cursor {
			p.CurrentRow(b.X, b.Y, b.W, b.H)
		}
		on := a.on(s, t)
		how, _ := on.aimed(s)
		e := on.exchange(s, how)
		look := ui.Text{Size: 13, Bold: t == a.target}
		if !on.near(s) {
			look.Color = draw.Ink3
		}
		s.targetChip(p, t, b.X+14, b.Y+b.H/2, 10)
		u.Label(ui.Rect{X: b.X + 28, Y: b.Y, W: sheetBarAt - 32, H: b.H}, s.targetName(ctx, t), look)
		s.sheetRow(ctx, b, e, &e.out, look)
	})
	if ok {
		a.choose(s, list[taken])
		ctx.Animate()
	}
}
