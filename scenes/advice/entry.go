package advice

import (
	"math"
	"strconv"

	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

func number(i int) string { return strconv.Itoa(i + 1) }

// mine is the chance to win of whoever decides.
func (w Words) mine(e *entry) float64 {
	if seat := w.Sides[w.Mine].Seat; seat < len(e.Odds) {
		return e.Odds[seat]
	}
	return 0
}

// entry draws an answer in b, or, if not drawn, only says how high it is. The one that is
// looked at tells all that is known.
func (p *Panel) entry(ctx *scenes.Context, b ui.Rect, i int, all []entry, w Words, f fit, drawn bool) (high float64) {
	u, e, top := ctx.UI, &all[i], b.Y
	b = b.InsetXY(9, f.edge)
	say := func(r ui.Rect, runs []ui.Run, t ui.Text) float64 {
		if drawn {
			return u.Paragraph(r, runs, t)
		}
		return u.ParagraphHeight(r.W, runs, t)
	}
	head := b
	head.CutLeft(25)
	if drawn {
		ctx.Pen.AdviceNumber(i+1, b.X+9, b.Y+10, 10, i == p.at)
	}
	if e.Playouts > 0 {
		odds := head.CutRight(50)
		if drawn {
			u.Label(ui.Rect{X: odds.X, Y: odds.Y, W: odds.W, H: 20}, percent(w.mine(e)), ui.Text{Size: 15.5, Bold: true, Align: ui.Right})
			u.Label(ui.Rect{X: odds.X, Y: odds.Y + 18, W: odds.W, H: 16}, "± "+strconv.Itoa(halfPoints(e.Half)), ui.Text{Size: 12, Faint: true, Align: ui.Right})
		}
		head.CutRight(6)
	}
	head.CutTop(1)
	size := 13.5
	if i != p.at {
		size = f.other
	}
	b.CutTop(max(20, 3+say(head, e.what, ui.Text{Size: size})))
	if e.given {
		if drawn {
			ctx.Pen.Icon(draw.IconCheck, head.X+6, b.Y+8, 5.5, draw.Good)
			u.Label(ui.Rect{X: head.X + 16, Y: b.Y, W: head.W, H: 16}, ctx.T("advice.given"), ui.Text{Size: 12, Bold: true, Color: draw.Good})
		}
		b.CutTop(17)
	}
	if e.Playouts == 0 {
		return b.Y - top + f.edge
	}
	bar := b.CutTop(14)
	if drawn {
		spread(ctx.Pen, ui.Rect{X: head.X, Y: bar.Y, W: head.W, H: 12}, i, all, w)
	}
	if i != p.at {
		return b.Y - top + f.edge
	}
	b.CutTop(4)
	if e.than >= 0 {
		b.CutTop(say(b, ui.Plain(p.compared(ctx, i, all, w)), ui.Text{Size: 12.5, Bold: true}) + 3)
		pro, con := reasons(ctx, e.rows)
		for _, r := range [...]struct {
			words string
			icon  draw.Icon
			c     draw.Color
		}{{pro, draw.IconCheck, draw.Good}, {con, draw.IconCross, draw.Bad}} {
			if r.words == "" {
				continue
			}
			if drawn {
				ctx.Pen.Icon(r.icon, b.X+6, b.Y+9, 5, r.c)
			}
			part := b
			part.CutLeft(18)
			b.CutTop(say(part, ui.Plain(r.words), small) + 2)
		}
		b.CutTop(4)
	}
	p.facts(ctx, &b, e, f, drawn)
	if f.spare && len(w.Sides) < 3 {
		b.CutTop(2)
		return b.Y - top + f.edge
	}
	if len(e.rows) > 0 {
		b.CutTop(5)
	}
	p.sides(ctx, &b, e, all, w, drawn)
	return b.Y - top + f.edge
}

// halfPoints is a half width in per cent; never 0, as nothing sampled is sure.
func halfPoints(half float64) int { return max(1, whole(half)) }

// compared says how much better or worse an answer is than the one it is compared with.
func (p *Panel) compared(ctx *scenes.Context, i int, all []entry, w Words) string {
	e, than := &all[i], &all[all[i].than]
	d := whole(w.mine(e)) - whole(w.mine(than))
	switch {
	case d == 0 || math.Abs(w.mine(e)-w.mine(than)) < math.Hypot(e.Half, than.Half):
		return ctx.T("advice.even", e.than+1)
	case d < 0:
		return ctx.Count("advice.worse", -d, e.than+1)
	}
	return ctx.Count("advice.better", d, e.than+1)
}

// spread draws the chance to win with its interval, on one scale for all answers.
func spread(p *draw.Pen, r ui.Rect, i int, all []entry, w Words) {
	low, high := 1.0, 0.0
	for k := range all {
		if all[k].Playouts > 0 {
			v := w.mine(&all[k])
			low, high = min(low, v-all[k].Half), max(high, v+all[k].Half)
		}
	}
	low, high = max(0, low-0.01), min(1, high+0.01)
	x := func(v float64) float64 { return r.X + r.W*(min(max(v, low), high)-low)/max(high-low, 0.02) }
	y := r.Y + r.H/2
	p.Rect(draw.Hairline, r.X, y-0.5, r.W, 1)
	v := w.mine(&all[i])
	a, b := x(v-all[i].Half), x(v+all[i].Half)
	c := w.Sides[w.Mine].Look.Color
	p.RoundRect(c.Fade(0.45), a, y-3, max(b-a, 2), 6, 3)
	p.Disc(draw.White, x(v), y, 5.4)
	p.Disc(c, x(v), y, 4.2)
}

// facts is the table of facts beside those of the other answer.
func (p *Panel) facts(ctx *scenes.Context, b *ui.Rect, e *entry, f fit, drawn bool) {
	if len(e.rows) == 0 {
		return
	}
	u := ctx.UI
	const col = 46
	head := b.CutTop(18)
	if drawn {
		ctx.Pen.Hairline(head.X, head.Y, head.W)
		u.Label(ui.Rect{X: head.X, Y: head.Y + 2, W: head.W - 2*col, H: 16}, ctx.T("advice.facts"), ui.Text{Size: 12, Faint: true})
		ctx.Pen.AdviceNumber(p.at+1, head.Right()-col-12, head.Y+10, 7.5, true)
		ctx.Pen.AdviceNumber(e.than+1, head.Right()-12, head.Y+10, 7.5, false)
	}
	b.CutTop(3)
	for _, row := range e.rows {
		r := b.CutTop(f.fact)
		if !drawn {
			continue
		}
		look := ui.Text{Size: 12.5, Bold: true, Align: ui.Right}
		switch g := row.gain(); {
		case g >= slight:
			look.Color = draw.Good
		case g <= -slight:
			look.Color = draw.Bad
		}
		u.Label(ui.Rect{X: r.X, Y: r.Y, W: r.W - 2*col, H: r.H}, factName(ctx, row.name), small)
		u.Label(ui.Rect{X: r.Right() - 2*col, Y: r.Y, W: col, H: r.H}, row.kind.number(row.value), look)
		u.Label(ui.Rect{X: r.Right() - col, Y: r.Y, W: col, H: r.H}, row.kind.number(row.than), ui.Text{Size: 12.5, Faint: true, Align: ui.Right})
	}
}

// sides is everybody's chance to win after the answer and, where there are more than two
// sides, who profits from it.
func (p *Panel) sides(ctx *scenes.Context, b *ui.Rect, e *entry, all []entry, w Words, drawn bool) {
	u := ctx.UI
	bar := b.CutTop(17)
	if drawn {
		var shares []draw.Share
		sum := 0.0
		for _, s := range w.Sides {
			sum += e.Odds[s.Seat]
		}
		for _, s := range w.Sides {
			shares = append(shares, draw.Share{Color: s.Look.Color, Part: e.Odds[s.Seat] / max(sum, 1e-9)})
		}
		ctx.Pen.Shares(bar.X, bar.Y, bar.W, bar.H, shares...)
	}
	if len(w.Sides) < 3 || e.than < 0 {
		return
	}
	runs := ctx.Runs("advice.profits")
	told := len(runs)
	than := &all[e.than]
	for i, s := range w.Sides {
		d := whole(e.Odds[s.Seat]) - whole(than.Odds[s.Seat])
		if i == w.Mine || d == 0 {
			continue
		}
		sign := "+"
		if d < 0 {
			sign = "−"
		}
		runs = append(runs, ui.Run{Text: " "}, ui.Run{Chip: &ui.Chip{Seat: s.Look}}, ui.Run{Text: " " + sign + strconv.Itoa(max(d, -d)), Bold: true})
	}
	if len(runs) == told {
		return
	}
	b.CutTop(4)
	if drawn {
		b.CutTop(u.Paragraph(*b, runs, small))
	} else {
		b.CutTop(u.ParagraphHeight(b.W, runs, small))
	}
}
