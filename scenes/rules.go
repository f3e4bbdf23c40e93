package scenes

import (
	"fmt"

	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// A Ruled is a screen that has a page of rules. F1 shows the page of the topmost such
// screen.
type Ruled interface{ Rules() RulesPage }

// A RulesPage is one page of rules, in keys of the catalogue.
type RulesPage struct {
	Title       string
	Left, Right []RulesList
}

// A RulesList is a heading and what stands below it: lines, or a table.
type RulesList struct {
	Heading  string
	Lines    []string
	Numbered bool
	Table    *RulesTable
}

// A RulesTable has a row for each situation and a column for each of its heads, which
// are shown as they are. Cells without a key are empty, those with the key Strong
// stand out.
type RulesTable struct {
	Heads  []string
	Rows   []RulesRow
	Strong string
}

// A RulesRow is a row of a table.
type RulesRow struct {
	Situation string
	Cells     []string
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

// frame opens and closes the page by F1, unless the scene has used the key, and
// shows it.
func (p *rulesPage) frame(ctx *Context) {
	if ctx.UI.Pressed(ui.KeyF1) {
		p.open = !p.open
	}
	if !p.open {
		return
	}
	page, ok := ctx.page()
	if !ok || ctx.UI.Modal("rules", ctx.T(page.Title), 900, 640, func(r ui.Rect) { p.show(ctx, r, page) }) {
		p.open = false
	}
}

func (p *rulesPage) show(ctx *Context, r ui.Rect, page RulesPage) {
	foot := r.CutBottom(36)
	r.CutBottom(10)
	if ctx.UI.Button("rules/close", foot.CutRight(130), ctx.T("rules.close"), ui.ButtonLook{Primary: true, Key: ui.KeyEscape}) {
		p.open = false
	}
	ctx.UI.Label(foot, ctx.T("rules.foot"), ui.Text{Size: 12, Faint: true})
	// Measured first, so that a small window or a large type scrolls.
	width := r.W
	height := page.columns(ctx, ui.Rect{W: width}, false)
	if height > r.H {
		height = page.columns(ctx, ui.Rect{W: width - 10}, false)
	}
	ctx.UI.ScrollArea("rules/page", r, height, false, func(content ui.Rect) { page.columns(ctx, content, true) })
}

// columns lays the page out in r and returns its height.
func (p RulesPage) columns(ctx *Context, r ui.Rect, show bool) float64 {
	const gap = 24
	left, right := r, r
	left.W = (r.W - gap) / 2
	right.X, right.W = r.X+left.W+gap, left.W
	return max(showLists(ctx, left, p.Left, show), showLists(ctx, right, p.Right, show))
}

// showLists shows lists below one another; it returns their height.
func showLists(ctx *Context, r ui.Rect, lists []RulesList, show bool) float64 {
	top := r.Y
	for _, l := range lists {
		if show {
			ctx.UI.Label(ui.Rect{X: r.X, Y: r.Y, W: r.W, H: 20}, ctx.T(l.Heading), ui.Text{Size: 14, Bold: true})
		}
		r.Y += 24
		if l.Table != nil {
			r.Y += l.Table.show(ctx, r, show) + 12
		} else {
			r.Y += l.lines(ctx, r, show) + 8
		}
	}
	return r.Y - top
}

// lines shows the lines, numbered or not; it returns their height.
func (l RulesList) lines(ctx *Context, r ui.Rect, show bool) float64 {
	text := ui.Text{Size: 12.5}
	y := r.Y
	for i, key := range l.Lines {
		line := ui.Rect{X: r.X + 18, Y: y, W: r.W - 18}
		runs := ctx.Runs(key)
		if show {
			mark := "·"
			if l.Numbered {
				mark = fmt.Sprint(i + 1)
			}
			ctx.UI.Label(ui.Rect{X: r.X, Y: y, W: 14, H: 18}, mark, ui.Text{Size: 12.5, Bold: true, Faint: true})
			ctx.UI.Paragraph(line, runs, text)
		}
		y += ctx.UI.ParagraphHeight(line.W, runs, text) + 4
	}
	return y - r.Y
}

// show shows the table; it returns its height.
func (t *RulesTable) show(ctx *Context, r ui.Rect, show bool) float64 {
	const high, column = 22.0, 62.0
	height := high * float64(len(t.Rows)+1)
	if !show {
		return height
	}
	row := ui.Rect{X: r.X, Y: r.Y, W: r.W, H: high}
	cell := func(i int) ui.Rect {
		return ui.Rect{X: row.Right() - column*float64(len(t.Heads)-i), Y: row.Y, W: column, H: high}
	}
	for i, head := range t.Heads {
		ctx.UI.Label(cell(i), head, ui.Text{Size: 12.5, Bold: true, Align: ui.Centre})
	}
	for _, line := range t.Rows {
		row.Y += high
		if ctx.Pen != nil {
			ctx.Pen.Rect(draw.Hairline, row.X, row.Y, row.W, 1)
		}
		ctx.UI.Label(ui.Rect{X: row.X, Y: row.Y, W: row.W - column*float64(len(t.Heads)), H: high}, ctx.T(line.Situation), ui.Text{Size: 12.5})
		for i, key := range line.Cells {
			switch key {
			case "":
				ctx.UI.Label(cell(i), "–", ui.Text{Size: 12.5, Faint: true, Align: ui.Centre})
			case t.Strong:
				ctx.UI.Label(cell(i), ctx.T(key), ui.Text{Size: 12.5, Bold: true, Color: draw.Bad, Align: ui.Centre})
			default:
				ctx.UI.Label(cell(i), ctx.T(key), ui.Text{Size: 12.5, Align: ui.Centre})
			}
		}
	}
	return height
}
