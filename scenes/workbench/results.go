package workbench

import (
	"fmt"

	"rulerfire/game/chart"
	"rulerfire/game/trial"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// Heights of lines, in points, where there is room.
const (
	rowTall  = 50
	lossStep = 30
)

// A page is a page of the results.
type page struct {
	name string // the key of its heading
	show func(ctx *scenes.Context, r ui.Rect)
}

// pages are those that there are of the present result.
func (s *Scene) pages() []page {
	r, words := s.bench.result, s.bench.chart
	rows := func(rows []trial.Row, name func(ctx *scenes.Context, i int) string) func(*scenes.Context, ui.Rect) {
		return func(ctx *scenes.Context, room ui.Rect) { s.rows(ctx, room, rows, name) }
	}
	wins := rows(r.Rows, func(_ *scenes.Context, i int) string { return words.Row(r, &r.Rows[i]) })
	list := []page{{"workbench.page.wins", func(ctx *scenes.Context, room ui.Rect) {
		if below := s.spare(room); below > 0 {
			s.losses(ctx, room.CutBottom(below))
			room.CutBottom(gap)
		}
		wins(ctx, room)
	}}}
	if len(r.Players) > 0 {
		list = append(list, page{"workbench.page.players", rows(r.Players, func(ctx *scenes.Context, i int) string { return ctx.T("trial.player", i+1) })})
	}
	if len(r.Drawn) > 0 {
		list = append(list, page{"workbench.page.drawn", rows(r.Drawn, func(_ *scenes.Context, i int) string { return r.Drawn[i].Name })})
	}
	of := s.bench.record.Trial
	return append(list,
		page{"workbench.page.losses", s.losses},
		page{"workbench.page.places", rows(r.Places, func(_ *scenes.Context, i int) string { return words.Place(of, i) })})
}

// spare is how much of the room for the wins is left for the losses below them; 0 if not
// enough.
func (s *Scene) spare(room ui.Rect) float64 {
	ways := s.bench.chart.Ways(s.bench.result)
	low := float64(len(ways)+2)*lossStep + 24
	if len(ways) == 0 || room.H-low-gap < 24+rowTall*float64(len(s.bench.result.Rows)) {
		return 0
	}
	return low
}

// results is the card at the right: what has been played, and what came of it.
func (s *Scene) results(ctx *scenes.Context, r ui.Rect) {
	u, b := ctx.UI, s.bench
	u.Card(r)
	inside := r.InsetXY(14, 10)
	if b.record == nil {
		inside = inside.Inset(6)
		if b.lost != nil {
			u.Paragraph(inside, ui.Plain(ctx.T("workbench.unread", b.lost.Error())), ui.Text{Size: 14, Color: draw.Bad})
			return
		}
		inside.CutTop(u.Paragraph(inside, ctx.Runs("workbench.what"), ui.Text{Size: 14}) + 8)
		u.Paragraph(inside, ui.Plain(ctx.T("workbench.intro")), ui.Text{Size: 14})
		return
	}
	s.exports(ctx, inside.CutBottom(32))
	inside.CutBottom(6)
	s.progress(ctx, inside.CutBottom(40))
	inside.CutBottom(6)
	pages := s.pages()
	s.page = min(s.page, len(pages)-1)
	var labels []string
	for i, page := range pages {
		labels = append(labels, ctx.T(page.name))
		if u.Key(ui.Key('1' + rune(i))) {
			s.page = i
		}
	}
	s.page, _ = u.Segments("workbench/page", inside.CutTop(high), labels, s.page)
	inside.CutTop(6)
	about := b.chart.Trial(b.record.Trial)
	if !b.same() {
		about = ctx.T("workbench.former", about)
	}
	u.Name("workbench/about", inside.CutTop(20), about, ui.Text{Size: 12.5, Faint: true})
	if b.result.Comparison != nil {
		s.verdict(ctx, inside.CutTop(56))
		inside.CutTop(4)
	}
	foot := inside.CutBottom(20)
	pages[s.page].show(ctx, inside)
	words := ctx.T("workbench.foot", b.result.Battles, b.result.Groups, chart.Mean(b.result.Rounds)) + " · " + ctx.Count("trial.ties", b.result.Ties)
	look := ui.Text{Size: 12.5, Faint: true}
	if n := b.result.Faults; n > 0 {
		words, look = words+" · "+ctx.Count("trial.faults", n), ui.Text{Size: 12.5, Color: draw.Bad}
	}
	if b.result.Battles == 0 {
		return
	}
	u.Name("workbench/foot", foot, words, look)
	u.Explain("workbench/how", foot, ui.Plain(ctx.Count("trial.method", b.result.Groups, b.record.Group())))
}

// verdict is what the comparison of two versions has come to.
func (s *Scene) verdict(ctx *scenes.Context, r ui.Rect) {
	ctx.Pen.CurrentRow(r.X, r.Y, r.W, r.H)
	verdict, difference := s.bench.chart.Verdict(s.bench.result)
	inside := r.InsetXY(12, 5)
	ctx.UI.Name("workbench/verdict", inside.CutTop(25), verdict, ui.Text{Size: 15, Bold: true})
	ctx.UI.Name("workbench/difference", inside, difference, ui.Text{Size: 12.5, Faint: true})
	ctx.UI.Explain("workbench/verdict/tip", r, ui.Plain(ctx.T("workbench.verdict.tip")))
}

// rows are a heading, and a bar for each row.
func (s *Scene) rows(ctx *scenes.Context, r ui.Rect, rows []trial.Row, name func(ctx *scenes.Context, i int) string) {
	u := ctx.UI
	faint := ui.Text{Size: 12, Faint: true}
	nameWide := min(210, r.W*0.32)
	head := r.CutTop(20)
	u.Label(ui.Rect{X: r.X + nameWide, Y: head.Y, W: r.W - nameWide - 96, H: head.H}, ctx.T("workbench.share.head"), faint)
	faint.Align = ui.Right
	u.Label(head, ctx.T("trial.score"), faint)
	step := max(36, min(rowTall, r.H/float64(max(1, len(rows)))))
	u.ScrollArea("workbench/rows", r, step*float64(len(rows)), false, func(content ui.Rect) {
		for i := range rows {
			s.row(ctx, fmt.Sprintf("workbench/row/%d", i+1), content.CutTop(step), nameWide, &rows[i], name(ctx, i))
		}
	})
}

// row is a bar with its interval.
func (s *Scene) row(ctx *scenes.Context, id string, r ui.Rect, nameWide float64, row *trial.Row, name string) {
	u, p := ctx.UI, ctx.Pen
	p.Hairline(r.X, r.Bottom()-1, r.W)
	all := r
	left := r.CutLeft(nameWide - 6)
	r.CutLeft(6)
	color := draw.Ink3
	if row.Contestant >= 0 {
		color = look(row.Contestant).Color
		p.Flag(left.X, left.Centre().Y-9, 26, 18, 2.5, look(row.Contestant))
		left.CutLeft(34)
	}
	bold := ui.Text{Size: 14, Bold: true}
	if row.Level != "" {
		body := left.Centred(left.W, 34)
		u.Name(id+"/name", body.CutTop(18), name, bold)
		u.Name(id+"/level", body, s.bench.chart.Level(row.Level), ui.Text{Size: 12.5, Faint: true})
	} else {
		u.Name(id+"/name", left, name, bold)
	}
	u.Label(r.CutRight(92), chart.Mean(row.Score), ui.Text{Size: 13, Align: ui.Right})
	r.CutRight(6)
	share := r.CutRight(54)
	bar := r.Centred(r.W, 22)
	shareBar(p, bar, row, color)
	u.Label(share, ctx.T("trial.percent", chart.Percent(row.Share)), ui.Text{Size: 15, Bold: true, Align: ui.Right})
	u.Explain(id, all, ui.Plain(ctx.Count("workbench.row.tip", row.Battles, name, fmt.Sprintf("%.1f", row.Wins), s.bench.chart.Interval(row))))
}

// shareBar draws a share with its interval. That of the other version is hatched.
func shareBar(p *draw.Pen, r ui.Rect, row *trial.Row, color draw.Color) {
	p.RoundRect(draw.Paper2, r.X, r.Y, r.W, r.H, 4)
	for i := 1; i < 4; i++ {
		p.Rect(draw.Hairline, r.X+r.W*float64(i)/4-.5, r.Y, 1, r.H)
	}
	p.Rect(color, r.X, r.Y+3, r.W*row.Share, r.H-6)
	if row.Other {
		const step = 7.0
		for x := r.X; x < r.X+r.W*row.Share-step/2; x += step {
			p.Line(draw.White.Fade(.55), 1.6, draw.V(x, r.Bottom()-3), draw.V(x+step/2, r.Y+3))
		}
	}
	low, high, y := r.X+r.W*row.Low, r.X+r.W*row.High, r.Centre().Y
	for _, c := range [...]struct {
		c draw.Color
		w float64
	}{{draw.White, 4}, {draw.Ink, 1.8}} {
		p.Line(c.c, c.w, draw.V(low, y), draw.V(high, y))
		p.Line(c.c, c.w, draw.V(low, y-6), draw.V(low, y+6))
		p.Line(c.c, c.w, draw.V(high, y-6), draw.V(high, y+6))
	}
}

// losses are what each company lost to what, per battle.
func (s *Scene) losses(ctx *scenes.Context, r ui.Rect) {
	u, p, result, of := ctx.UI, ctx.Pen, s.bench.result, s.bench.record.Trial
	ways := s.bench.chart.Ways(result)
	if len(ways) == 0 {
		u.Label(r.CutTop(30), ctx.T("workbench.losses.none"), ui.Text{Size: 13.5, Faint: true})
		return
	}
	u.Label(r.CutTop(20), ctx.T("trial.losses")+": "+ctx.T("trial.losses."+of.System), ui.Text{Size: 12.5, Faint: true})
	// A line for each way, and a column for each company: there may be many ways with
	// long names.
	first := min(130, r.W*0.28)
	cells := func(row ui.Rect) []ui.Rect { return row.Columns(len(result.Rows), 6) }
	step := max(24, min(lossStep, r.H/float64(len(ways)+2)))
	u.ScrollArea("workbench/losses", r, step*float64(len(ways)+2), false, func(content ui.Rect) {
		line := func(id, name string, cell func(i int, r ui.Rect)) {
			row := content.CutTop(step)
			p.Hairline(row.X, row.Bottom()-1, row.W)
			u.Name("workbench/lost/"+id, row.CutLeft(first), name, ui.Text{Size: 13})
			for i, at := range cells(row) {
				cell(i, at)
			}
		}
		line("head", "", func(i int, at ui.Rect) {
			row := &result.Rows[i]
			flag := at.CutLeft(min(28, at.W)).Centred(24, 16)
			p.Flag(flag.X, flag.Y, flag.W, flag.H, 2, look(max(0, row.Contestant)))
			at.CutLeft(4)
			u.Name(fmt.Sprintf("workbench/lost/of/%d", i+1), at, s.bench.chart.Row(result, row), ui.Text{Size: 12.5, Bold: true})
		})
		for k, way := range ways {
			line(fmt.Sprint(k+1), way.Name, func(i int, at ui.Rect) {
				parts, pieces := chart.LostTo(&result.Rows[i], way)
				look, text := ui.Text{Size: 13}, fmt.Sprintf("%.1f / %.1f", parts, pieces)
				if parts == 0 && pieces == 0 {
					look, text = ui.Text{Size: 13, Faint: true}, "–"
				}
				u.Label(at, text, look)
			})
		}
		line("last", s.bench.chart.Apart(of), func(i int, at ui.Rect) {
			u.Label(at, fmt.Sprintf("%.1f", chart.LostApart(of, &result.Rows[i])), ui.Text{Size: 13})
		})
	})
}
