package battle

import (
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// A verdict says how one frame stands to another: how far, in which band, in
// cover or not, and what decides it. It only asks the rules.

// drawVerdict draws the straight band between two frames, the unit round the
// target, and the bricks that decide.
func (s *Scene) drawVerdict(ctx *scenes.Context, p *draw.Pen, attacker, target int8) {
	a, t := &s.Seen.Frames[attacker], &s.Seen.Frames[target]
	at, to := studs(a.At), studs(t.At)
	p.Capsule(at, to)
	if s.Seen.BandBetween(a.At, t.At) != rapid.AtHand {
		p.UnitRing(to, float64(s.Seen.Unit)+draw.BaseRadius)
	}
	s.glow(ctx, p, s.decidingColumns(a.At, t.At, attacker, target))
	for _, c := range s.covers(a.At, t.At, attacker, target) {
		if c.Kind == rapid.FrameTarget {
			at := s.pieces.frames[c.ID].at
			p.Ring(draw.GoldEdge, 4*p.Pt(), at.X, at.Y, 2.5)
			p.Ring(draw.Gold, 2.4*p.Pt(), at.X, at.Y, 2.5)
		}
	}
}

func (s *Scene) covers(from, to field.Point, attacker, target int8) []rapid.Target {
	c := s.Seen.CoversOf(from, to, attacker, target)
	return c.List[:c.N]
}

// decidingColumns are the columns of all structures that cover.
func (s *Scene) decidingColumns(from, to field.Point, attacker, target int8) (columns []field.Column) {
	for _, c := range s.covers(from, to, attacker, target) {
		if c.Kind == rapid.TerrainTarget {
			columns = s.Seen.Table.Deciding(&s.Seen.Bricks, int(c.ID), from, to, s.Seen.UnitLength(), columns)
		}
	}
	return columns
}

// verdictRuns is a verdict in two lines.
func (s *Scene) verdictRuns(ctx *scenes.Context, from, to field.Point, attacker, target int8) (head []ui.Run, second string) {
	b := s.Seen.BandBetween(from, to)
	dot := ui.Run{Text: " · ", Bold: true, Color: draw.Hex(0x9FB0BF)}
	head = []ui.Run{
		{Text: ctx.T("verdict.units", s.units(field.BasesGap(from, to))), Bold: true, Color: draw.White}, dot,
		{Text: band(ctx, b), Bold: true, Color: bandColor(b)},
	}
	covers := s.covers(from, to, attacker, target)
	switch {
	case b == rapid.AtHand:
		second = ctx.T("verdict.hand")
		if len(covers) > 0 {
			second = ctx.T("verdict.hand.cover")
		}
	case len(covers) == 0:
		head = append(head, dot, ui.Run{Text: ctx.T("verdict.open"), Bold: true, Color: draw.White})
		second = ctx.T("verdict.open.why")
	default:
		head = append(head, dot, ui.Run{Icon: draw.IconWall, Color: draw.Gold},
			ui.Run{Text: " " + ctx.T("verdict.cover"), Bold: true, Color: draw.Gold})
		for i, c := range covers {
			if i > 0 {
				second += " · "
			}
			if c.Kind == rapid.FrameTarget {
				second += s.frameName(int(c.ID))
				if s.Seen.Frames[c.ID].Systems[rapid.Defence] == 2 {
					second += " " + ctx.T("verdict.safe")
				}
				continue
			}
			n := len(s.Seen.Table.Deciding(&s.Seen.Bricks, int(c.ID), from, to, s.Seen.UnitLength(), nil))
			hits := s.Seen.Table.HitsToUncover(&s.Seen.Bricks, int(c.ID), from, to, s.Seen.UnitLength())
			second += ctx.Count("verdict.wall", n) + " · " + ctx.Count("verdict.stands", hits)
		}
	}
	return head, second
}

// verdictBubble shows the verdict above the target.
func (s *Scene) verdictBubble(ctx *scenes.Context, l stage.Lens, table ui.Rect, attacker, target int8) {
	a, t := &s.Seen.Frames[attacker], &s.Seen.Frames[target]
	head, second := s.verdictRuns(ctx, a.At, t.At, attacker, target)
	s.bubbleAt(ctx, l, table, studs(t.At), head, second, false)
}

// bubbleAt draws the dark bubble with its point at a place on the table: above it,
// or below where there is no room. A second line that is bad has a cross.
func (s *Scene) bubbleAt(ctx *scenes.Context, l stage.Lens, table ui.Rect, at draw.Vec, head []ui.Run, second string, bad bool) {
	p, u := ctx.Pen, ctx.UI
	tip := l.Screen(at)
	off := 3.8*l.Scale + 4
	w := 232.0
	t := ui.Text{Size: 15, Color: draw.White}
	for _, r := range [...]float64{u.Width(ui.String(head), ui.Text{Size: 15, Bold: true}) + 50, p.Measure(second, 12, draw.Regular) + 46} {
		w = max(w, min(r, 340))
	}
	const cross = 16 // what the cross takes of a line
	room := w - 28
	if bad {
		room -= cross
	}
	lines := u.ParagraphHeight(room, ui.Plain(second), ui.Text{Size: 12})
	h := 34 + lines
	r := ui.Rect{X: tip.X - w/2, Y: tip.Y - off - h, W: w, H: h}
	point := draw.V(tip.X, tip.Y-off+6)
	if r.Y < table.Y+4 {
		r.Y = tip.Y + off
		point = draw.V(tip.X, tip.Y+off-6)
	}
	r = r.Within(table.Inset(6))
	p.Bubble(r.X, r.Y, r.W, r.H, point)
	u.Paragraph(ui.Rect{X: r.X + 14, Y: r.Y + 7, W: r.W - 20, H: 20}, head, t)
	color := draw.Hex(0xD5DEE6)
	body := ui.Rect{X: r.X + 14, Y: r.Y + 28, W: r.W - 28, H: lines}
	if bad {
		color = draw.Hex(0xFFB3A8)
		p.Icon(draw.IconCross, body.X+5, body.Y+9, 4.5, color)
		body.CutLeft(cross)
	}
	u.Paragraph(body, ui.Plain(second), ui.Text{Size: 12, Color: color})
}

// refusalAt is the bubble that says why a piece cannot be put at a place on the table.
func (s *Scene) refusalAt(ctx *scenes.Context, l stage.Lens, table ui.Rect, at draw.Vec, why string) {
	head := []ui.Run{{Icon: draw.IconCross, Color: draw.Hex(0xFFB3A8)}, bold(" " + ctx.T("place.no"))}
	s.bubbleAt(ctx, l, table, at, head, why, false)
}

// frameTip is what a frame's tooltip says.
func (s *Scene) frameTip(ctx *scenes.Context, frame int) []ui.Run {
	f := &s.Seen.Frames[frame]
	d := *s.Seen.DesignOf(frame)
	d.Systems = f.Systems
	runs := ctx.Runs("frame.tip", s.chip(frame), s.Seats[f.Seat].Name, s.frameName(frame), d.Dice())
	return append(runs, ui.Plain("; "+s.frameState(ctx, frame)+".")...)
}
