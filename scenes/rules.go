package scenes

import (
	"fmt"

	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// A Ruled is a screen of a rule system that has a page of rules of its own. F1 shows
// the page of the topmost such screen; without one it is that of Rapid Attack.
type Ruled interface{ Rules() RulesPage }

// A RulesPage is one page of rules, in keys of the catalogue.
type RulesPage struct {
	Title       string
	Left, Right []RulesList
}

// A RulesList is a heading and the lines below it.
type RulesList struct {
	Heading  string
	Lines    []string
	Numbered bool
}

// page is the page of the topmost screen that has one.
func (c *Context) page() (page RulesPage, ok bool) {
	for i := len(c.app.stack) - 1; i >= 0; i-- {
		if r, ok := c.app.stack[i].scene.(Ruled); ok {
			return r.Rules(), true
		}
	}
	return RulesPage{}, false
}

// A rulesPage is the one page of rules that F1 shows over any screen.
type rulesPage struct{ open bool }

// What is on the page, as keys of the catalogue.
var (
	turnLines    = []string{"rules.turn.1", "rules.turn.2", "rules.turn.3", "rules.turn.4", "rules.turn.5", "rules.turn.6"}
	stationLines = []string{"rules.station.1", "rules.station.2", "rules.station.3", "rules.station.4"}
	scoreLines   = []string{"rules.score.1", "rules.score.2", "rules.score.3"}
	coverLines   = []string{"rules.cover.1", "rules.cover.2", "rules.cover.3"}
)

// chartLines are the five damage charts: the situation, and what a die of 4, 5
// and 6 does; "" is a miss.
var chartLines = [...]struct{ situation, four, five, six string }{
	{"rules.chart.1", "rules.hit", "rules.hit", "rules.hit"},
	{"rules.chart.2", "", "rules.hit", "rules.hit"},
	{"rules.chart.3", "rules.cover", "rules.cover", "rules.hit"},
	{"rules.chart.4", "", "rules.other", "rules.hit"},
	{"rules.chart.5", "rules.cover", "rules.cover", "rules.cover"},
}

// frame opens and closes the page by F1, unless the scene has used the key, and
// shows it.
func (p *rulesPage) frame(ctx *Context) {
	if ctx.UI.Pressed(ui.KeyF1) {
		p.open = !p.open
	}
	if !p.open {
		return
	}
	title := "rules.title"
	if page, ok := ctx.page(); ok {
		title = page.Title
	}
	if ctx.UI.Modal("rules", ctx.T(title), 900, 600, func(r ui.Rect) { p.show(ctx, r) }) {
		p.open = false
	}
}

func (p *rulesPage) show(ctx *Context, r ui.Rect) {
	foot := r.CutBottom(36)
	r.CutBottom(10)
	if ctx.UI.Button("rules/close", foot.CutRight(130), ctx.T("rules.close"), ui.ButtonLook{Primary: true, Key: ui.KeyEscape}) {
		p.open = false
	}
	ctx.UI.Label(foot, ctx.T("rules.foot"), ui.Text{Size: 12, Faint: true})
	// Measured first, so that a small window or a large type scrolls.
	width := r.W
	height := p.columns(ctx, ui.Rect{W: width}, false)
	if height > r.H {
		height = p.columns(ctx, ui.Rect{W: width - 10}, false)
	}
	ctx.UI.ScrollArea("rules/page", r, height, false, func(content ui.Rect) { p.columns(ctx, content, true) })
}

// columns lays the page out in r and returns its height.
func (p *rulesPage) columns(ctx *Context, r ui.Rect, show bool) float64 {
	const gap = 24
	left, right := r, r
	left.W = (r.W - gap) / 2
	right.X, right.W = r.X+left.W+gap, left.W
	if page, ok := ctx.page(); ok {
		return max(p.lists(ctx, left, page.Left, show), p.lists(ctx, right, page.Right, show))
	}
	a := p.list(ctx, left, "rules.turn", turnLines, true, show)
	left.Y += a
	a += p.list(ctx, left, "rules.scores", scoreLines, false, show)
	b := p.charts(ctx, right, show)
	right.Y += b
	b += p.list(ctx, right, "rules.covers", coverLines, false, show)
	right.Y = r.Y + b
	b += p.list(ctx, right, "rules.stations", stationLines, false, show)
	return max(a, b)
}

// lists are lists below one another; it returns their height.
func (p *rulesPage) lists(ctx *Context, r ui.Rect, lists []RulesList, show bool) float64 {
	height := 0.0
	for _, l := range lists {
		h := p.list(ctx, r, l.Heading, l.Lines, l.Numbered, show)
		r.Y += h
		height += h
	}
	return height
}

// list is a heading and its lines, numbered or not; it returns its height.
func (p *rulesPage) list(ctx *Context, r ui.Rect, heading string, keys []string, numbered, show bool) float64 {
	text := ui.Text{Size: 12.5}
	head := r.Y
	y := r.Y + 24
	if show {
		ctx.UI.Label(ui.Rect{X: r.X, Y: head, W: r.W, H: 20}, ctx.T(heading), ui.Text{Size: 14, Bold: true})
	}
	for i, key := range keys {
		line := ui.Rect{X: r.X + 18, Y: y, W: r.W - 18}
		runs := ctx.Runs(key)
		if show {
			mark := "·"
			if numbered {
				mark = fmt.Sprint(i + 1)
			}
			ctx.UI.Label(ui.Rect{X: r.X, Y: y, W: 14, H: 18}, mark, ui.Text{Size: 12.5, Bold: true, Faint: true})
			ctx.UI.Paragraph(line, runs, text)
		}
		y += ctx.UI.ParagraphHeight(line.W, runs, text) + 4
	}
	return y + 8 - r.Y
}

// charts is the table of what damage dice do.
func (p *rulesPage) charts(ctx *Context, r ui.Rect, show bool) float64 {
	const row, column = 22.0, 62.0
	height := 24 + row*float64(len(chartLines)+1) + 12
	if !show {
		return height
	}
	ctx.UI.Label(ui.Rect{X: r.X, Y: r.Y, W: r.W, H: 20}, ctx.T("rules.charts"), ui.Text{Size: 14, Bold: true})
	y := r.Y + 24
	cells := func(y float64) [3]ui.Rect {
		var out [3]ui.Rect
		for i := range out {
			out[i] = ui.Rect{X: r.Right() - column*float64(3-i), Y: y, W: column, H: row}
		}
		return out
	}
	for i, c := range cells(y) {
		ctx.UI.Label(c, fmt.Sprint(4+i), ui.Text{Size: 12.5, Bold: true, Align: ui.Centre})
	}
	for _, line := range chartLines {
		y += row
		if ctx.Pen != nil {
			ctx.Pen.Rect(draw.Hairline, r.X, y, r.W, 1)
		}
		ctx.UI.Label(ui.Rect{X: r.X, Y: y, W: r.W - 3*column, H: row}, ctx.T(line.situation), ui.Text{Size: 12.5})
		at := cells(y)
		for i, key := range [...]string{line.four, line.five, line.six} {
			word, text := "–", ui.Text{Size: 12.5, Faint: true, Align: ui.Centre}
			if key != "" {
				word = ctx.T(key)
				text.Faint, text.Bold = false, key == "rules.hit"
			}
			if text.Bold {
				text.Color = draw.Bad
			}
			ctx.UI.Label(at[i], word, text)
		}
	}
	return height
}
