package report

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"rulerfire/game/report"
	"rulerfire/rules"
	"rulerfire/rules/ai"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// signed is a number with its sign, as it is written.
func signed(x float64, decimals int) string {
	text := strconv.FormatFloat(math.Abs(x), 'f', decimals, 64)
	switch {
	case strings.Trim(text, "0.") == "":
		return text
	case x < 0:
		return "−" + text
	}
	return "+" + text
}

// lookEvery is how many ticks pass between two looks at what a study knows.
const lookEvery = 20

// look asks the study what it knows, not too often.
func (s *Scene) look(ctx *scenes.Context) {
	q := s.inquiry
	q.weigh()
	over := q.study.Over()
	if !over {
		ctx.Wake(lookEvery)
	}
	changes := q.study.Changes()
	if s.findings != nil && (changes == s.changes || !over && ctx.Tick < s.looked+lookEvery) {
		return
	}
	s.findings, s.changes, s.looked = q.study.Findings(), changes, ctx.Tick
}

// luck is the page that tells luck and skill apart.
func (s *Scene) luck(ctx *scenes.Context, r ui.Rect) {
	if s.inquiry.unhelped {
		r = r.Centred(min(r.W, 560), 120)
		ctx.UI.Card(r)
		ctx.UI.Paragraph(r.Inset(20), ui.Plain(ctx.T("report.luck.agreed")), ui.Text{Size: 14})
		return
	}
	s.look(ctx)
	s.progress(ctx, r.CutBottom(34))
	r.CutBottom(gap)
	left := r.CutLeft(r.W*0.47 - gap)
	r.CutLeft(gap)
	s.overview(ctx, left)
	s.lists(ctx, r)
}

// progress says how far the study has come.
func (s *Scene) progress(ctx *scenes.Context, r ui.Rect) {
	u, p, f := ctx.UI, ctx.Pen, s.findings
	u.Card(r)
	inside := r.InsetXY(pad, 6)
	text := ctx.T("report.luck.begins")
	share := 0.0
	switch err := s.inquiry.study.Err(); {
	case err != nil:
		text = ctx.T("report.luck.failed", err.Error())
	case s.inquiry.study.Over():
		text, share = ctx.T("report.luck.over", f.Done), 1
	case f.All > 0:
		share = float64(f.Done) / float64(f.All)
		text = ctx.T("report.luck.progress", int(100*share))
	}
	bar := inside.CutRight(inside.W*0.3).Centred(inside.W*0.42, 8)
	bar.W = min(bar.W, r.W*0.28)
	p.RoundRect(draw.Hairline, bar.X, bar.Y, bar.W, bar.H, 4)
	if share > 0 {
		p.RoundRect(draw.Navy, bar.X, bar.Y, max(8, bar.W*share), bar.H, 4)
	}
	u.Label(inside, text, ui.Text{Size: 12.5, Faint: true})
	u.Explain("report/progress", r, ui.Plain(ctx.T("report.luck.how")))
}

// overview is who had how much luck and how much skill, and below how the chance of the
// side that is chosen went.
func (s *Scene) overview(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	u.Card(r)
	inside := r.InsetXY(pad, 8)
	head := inside.CutTop(24)
	name := min(150, inside.W*0.32)
	half := (inside.W - name) / 2
	faint := ui.Text{Size: 12.5, Faint: true, Align: ui.Centre}
	columns := [...]string{"report.luck.dice", "report.luck.play"}
	for i, key := range columns {
		cell := ui.Rect{X: inside.X + name + half*float64(i), Y: head.Y, W: half, H: head.H}
		u.Label(cell, ctx.T(key), faint)
		u.Explain("report/"+key, cell, ui.Plain(ctx.T(key+".tip")))
	}
	n := len(s.seats)
	const parts = 8 // lines of the account below
	low := parts*21.0 + 24
	high := max(24, min(44, (inside.H-low-10)/float64(n)))
	account := inside.CutBottom(low)
	inside.CutBottom(8)
	if spare := inside.H - high*float64(n); spare > 90 {
		s.chances(ctx, inside.CutBottom(spare-8))
	}
	scale := s.scale()
	if side, ok := u.Rows("report/side", inside, high, n, s.side, func(i int, row ui.Rect, state ui.Row) {
		if i == s.side {
			ctx.Pen.CurrentRow(row.X-4, row.Y+1, row.W+8, row.H-2)
		} else if state.Hover || state.Cursor {
			ctx.Pen.RoundRect(draw.Paper2, row.X-4, row.Y+1, row.W+8, row.H-2, 5)
		}
		if state.Cursor {
			ctx.Pen.FocusRing(row.X-4, row.Y+1, row.W+8, row.H-2, 5)
		}
		cells := row
		s.seatHead(ctx, fmt.Sprintf("report/name/%d", i+1), cells.CutLeft(name-4), i, ui.Text{Size: 13.5, Bold: true})
		a := s.findings.Accounts[i]
		both := cells.Columns(2, 6)
		s.meanBar(ctx, both[0], a.Luck, scale)
		s.meanBar(ctx, both[1], a.Play, scale)
	}); ok {
		s.side = side
	}
	s.account(ctx, account)
}

// chances is the picture of everybody's chance to win over time, with its interval for
// the side that is chosen.
func (s *Scene) chances(ctx *scenes.Context, r ui.Rect) {
	u, p, list := ctx.UI, ctx.Pen, s.findings.Chances
	u.Label(r.CutTop(20), ctx.T("report.luck.chances"), ui.Text{Size: 12.5, Faint: true})
	r.CutBottom(8)
	sides := r.CutLeft(44)
	r.CutRight(6)
	r.CutTop(6)
	height := func(share float64) float64 { return r.Bottom() - r.H*max(0, min(1, share)) }
	for _, share := range [...]float64{0, 0.5, 1} {
		p.Hairline(r.X, height(share), r.W)
		u.Label(ui.Rect{X: sides.X, Y: height(share) - 9, W: sides.W - 5, H: 18}, ctx.T("report.percent", percent(share)), ui.Text{Size: 12, Faint: true, Align: ui.Right})
	}
	wide := func(place int) float64 { return r.X + r.W*float64(place)/float64(max(1, s.film().Len())) }
	if len(list) < 2 {
		return
	}
	color := s.looks[s.side].Color
	for i, c := range list[1:] {
		m, x := c.Sides[s.side], wide(list[i].Place)
		y := height(m.Value + m.Half())
		p.Rect(color.Fade(0.18), x, y, wide(c.Place)-x, height(m.Value-m.Half())-y)
	}
	for _, seat := range s.scorers() {
		line := make([]draw.Vec, len(list))
		for i, c := range list {
			line[i] = draw.V(wide(c.Place), height(c.Sides[seat].Value))
		}
		p.RoundLine(s.looks[seat].Color.Dim(0.5), 3, line...)
		p.RoundLine(s.looks[seat].Color, 1.8, line...)
	}
}

// scale is where bars end, in wins: as far as the longest of them with its error.
func (s *Scene) scale() float64 {
	most := 0.1
	for _, a := range s.findings.Accounts {
		for _, m := range [...]ai.Mean{a.Luck, a.Play, a.Rolls, a.OtherRolls, a.OtherPlay} {
			if m.Samples > 0 {
				most = max(most, math.Abs(m.Value)+m.Half())
			}
		}
	}
	return most
}

// account tells how the chance of the chosen side went from the beginning to the end.
func (s *Scene) account(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	ctx.Pen.Hairline(r.X, r.Y, r.W)
	a := s.findings.Accounts[s.side]
	u.Name("report/account", r.CutTop(24), ctx.T("report.luck.account", s.name(ctx, s.side)), ui.Text{Size: 13.5, Bold: true})
	scale := s.scale()
	for _, part := range [...]struct {
		key   string
		mean  ai.Mean
		whole bool // a chance, and not a change
	}{
		{"start", a.Start, true},
		{"rolls", a.Rolls, false},
		{"others", a.OtherRolls, false},
		{"own", a.Play, false},
		{"theirs", a.OtherPlay, false},
		{"drift", a.Drift, false},
		{"end", a.End, true},
	} {
		row := r.CutTop(21)
		label := row.CutLeft(min(180, row.W*0.44))
		key := "report.luck." + part.key
		u.Label(label, ctx.T(key), ui.Text{Size: 13, Bold: part.whole})
		u.Explain("report/part/"+part.key, label, ui.Plain(ctx.T(key+".tip")))
		if part.whole {
			text := ctx.T("report.unknown")
			if part.mean.Samples > 0 {
				text = ctx.T("report.percent", fmt.Sprintf("%.0f", 100*part.mean.Value))
			}
			u.Label(row.CutRight(84), text, ui.Text{Size: 13, Bold: true, Align: ui.Right})
			continue
		}
		s.meanBar(ctx, row, part.mean, scale)
	}
	row := r.CutTop(21)
	text := ctx.T("report.luck.decisions", a.Decisions, a.Looked, a.Even)
	if a.Cost.Samples > 0 {
		text += " · " + ctx.T("report.luck.cost", percent(a.Cost.Value), percent(a.Cost.Half()))
	}
	u.Name("report/decisions", row, text, ui.Text{Size: 12.5, Faint: true})
	u.Explain("report/part/decisions", row, ui.Plain(ctx.T("report.luck.decisions.tip")))
}

// percent is a share in whole per cents, without the sign.
func percent(x float64) string { return fmt.Sprintf("%.0f", 100*x) }

// change is an estimate of a change with half its interval: "+12 ± 4".
func change(m ai.Mean) string { return signed(100*m.Value, 0) + " ± " + percent(m.Half()) }

// meanBar is a bar for an estimate, from nothing in the middle, with its interval.
func (s *Scene) meanBar(ctx *scenes.Context, r ui.Rect, m ai.Mean, scale float64) {
	u, p := ctx.UI, ctx.Pen
	text := ctx.T("report.unknown")
	if m.Samples > 0 {
		text = change(m)
	}
	u.Label(r.CutRight(min(84, r.W*0.5)), text, ui.Text{Size: 12.5, Align: ui.Right})
	r.CutRight(4)
	bar := r.Centred(r.W, 12)
	middle := bar.Centre().X
	wide := func(x float64) float64 { return bar.W / 2 * max(-1, min(1, x/scale)) }
	p.RoundRect(draw.Paper2, bar.X, bar.Y, bar.W, bar.H, 3)
	if m.Samples > 0 {
		color := draw.Ink3
		switch {
		case m.Even():
		case m.Value > 0:
			color = draw.Good
		default:
			color = draw.Bad
		}
		p.Rect(color, min(middle, middle+wide(m.Value)), bar.Y+2, math.Abs(wide(m.Value)), bar.H-4)
		low, high := middle+wide(m.Value-m.Half()), middle+wide(m.Value+m.Half())
		y := bar.Centre().Y
		p.Line(draw.Ink, 1.4, draw.V(low, y), draw.V(high, y))
		for _, x := range [...]float64{low, high} {
			p.Line(draw.Ink, 1.4, draw.V(x, y-4), draw.V(x, y+4))
		}
	}
	p.Rect(draw.Ink2, middle-0.5, bar.Y-1, 1, bar.H+2)
}

// lists are the luckiest rolls and the costliest decisions of the chosen side.
func (s *Scene) lists(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	a := s.findings.Accounts[s.side]
	halves := r.Rows(2, gap)
	var rolls, decisions []item
	for _, i := range a.Luckiest {
		roll := &s.findings.Rolls[i]
		rolls = append(rolls, item{step: roll.Step, words: s.rollLine(ctx, roll.Step), mean: roll.Luck[s.side]})
	}
	for _, i := range a.Costliest {
		d := &s.findings.Decisions[i]
		decisions = append(decisions, item{step: d.Step, words: s.answerLine(ctx, d.Step, d.Answer), better: s.answerLine(ctx, d.Step, d.Best), mean: d.Distance})
	}
	for i, list := range [...]struct {
		id, key string
		items   []item
	}{{"report/roll", "report.luck.luckiest", rolls}, {"report/decision", "report.luck.costliest", decisions}} {
		u.Card(halves[i])
		inside := halves[i].InsetXY(pad, 8)
		head := inside.CutTop(24)
		u.Name(list.id, head, ctx.T(list.key, s.name(ctx, s.side)), ui.Text{Size: 14, Bold: true})
		u.Explain(list.id+"/tip", head, ui.Plain(ctx.T(list.key+".tip")))
		if len(list.items) == 0 {
			u.Label(inside.CutTop(30), ctx.T(list.key+".none"), ui.Text{Size: 13, Faint: true})
			continue
		}
		inside.H = min(inside.H, report.Named*72)
		for k, row := range inside.Rows(report.Named, 5) {
			if k < len(list.items) {
				s.item(ctx, fmt.Sprintf("%s/%d", list.id, k+1), row, list.items[k])
			}
		}
	}
}

// An item is a roll or a decision in a list.
type item struct {
	step   int
	words  []ui.Run
	better []ui.Run // the best answer found; nil for a roll
	mean   ai.Mean
}

// item shows a line of a list, as a button where there is a way to its moment.
func (s *Scene) item(ctx *scenes.Context, id string, r ui.Rect, it item) {
	u, p := ctx.UI, ctx.Pen
	back := draw.Paper2
	if s.ways.Show != nil {
		res := u.Area(id, r, ui.Focus)
		if res.Hover || res.Down {
			back = draw.CurrentRow
		}
		if res.Clicked {
			s.ways.Show(ctx, it.step)
		}
		p.RoundRect(back, r.X, r.Y, r.W, r.H, 6)
		if res.Focused {
			p.FocusRing(r.X, r.Y, r.W, r.H, 6)
		}
		u.Tip(id, r, ui.Plain(ctx.T("report.luck.show")))
	} else {
		p.RoundRect(back, r.X, r.Y, r.W, r.H, 6)
	}
	inside := r.InsetXY(8, 3)
	figure := inside.CutRight(84)
	text, color := change(it.mean), draw.Good
	if it.better != nil {
		text, color = "−"+percent(max(0, it.mean.Value))+" ± "+percent(it.mean.Half()), draw.Bad
	}
	if it.mean.Even() {
		half := figure.CutBottom(figure.H / 2)
		u.Label(half, ctx.T("report.luck.even"), ui.Text{Size: 12, Faint: true, Align: ui.Right})
		color = draw.Ink2
	}
	u.Label(figure, text, ui.Text{Size: 14, Bold: true, Color: color, Align: ui.Right})
	inside.CutRight(6)
	when := s.round(ctx, it.step)
	first := append(ui.Plain(when+" · "), it.words...)
	lines := inside.Rows(1, 0)
	if it.better != nil {
		lines = inside.Rows(2, 0)
	}
	u.Line(id+"/given", lines[0], first, ui.Text{Size: 13})
	if it.better != nil {
		u.Line(id+"/better", lines[1], append(ui.Plain(ctx.T("report.luck.better")+" "), it.better...), ui.Text{Size: 13})
	}
}

// A line is what words have been found for.
type line struct {
	step   int
	answer string // "" for a roll
}

// rollLine is a roll in words.
func (s *Scene) rollLine(ctx *scenes.Context, step int) []ui.Run {
	return s.worded(line{step, ""}, func() []ui.Run {
		asked := s.film().Step(step)
		roll, err := rules.ParseRoll(asked.Choice.String())
		if err != nil {
			return ui.Plain(asked.Choice.String())
		}
		return s.teller.roll(ctx, s.film().Battle(step), asked.Decision, roll)
	})
}

// answerLine is an answer in words, whether it was given or might have been.
func (s *Scene) answerLine(ctx *scenes.Context, step int, answer string) []ui.Run {
	return s.worded(line{step, answer}, func() []ui.Run {
		b := s.film().Battle(step)
		c, err := b.Parse(answer)
		if err != nil {
			return ui.Plain(answer)
		}
		return s.teller.answer(ctx, b, c)
	})
}

// worded finds the words for a line once.
func (s *Scene) worded(l line, find func() []ui.Run) []ui.Run {
	words, ok := s.lines[l]
	if !ok {
		words = find()
		s.lines[l] = words
	}
	return words
}
