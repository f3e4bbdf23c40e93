package battle

import (
	"fmt"
	"slices"

	"rulerfire/rules/dice"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// A sheet derives the odds on the screen: for one attack after the other the terms,
// and the cases that make the numbers up, by the defence or by the damage dice. Where a
// target is to be named it compares all targets as well.
type sheet struct {
	open  bool
	met   bool // it has been seen since it was opened
	side  int  // which of the sides is shown
	split split
}

// A split is what the table on the sheet has a line for.
type split int

const (
	byDefence split = iota
	byDice
	byTarget
)

// A side is an attack that a sheet can show.
type side struct {
	label  string
	e      exchange
	target rapid.Target // what is attacked
}

// A sided asker has attacks whose odds it shows.
type sided interface {
	sides(ctx *scenes.Context, s *Scene) []side
}

func (h *sheet) show()  { h.open, h.met = true, false }
func (h *sheet) close() { h.open = false }

// sheetKey opens the sheet and closes it.
const sheetKey = ui.Key('X')

// sheetButton opens the sheet from the upper right of a card with odds.
func (s *Scene) sheetButton(ctx *scenes.Context, r ui.Rect) {
	if stage.SheetButton(ctx, "odds/terms", r, sheetKey, ctx.T("terms.open")) {
		s.sheet.show()
		ctx.Animate()
	}
}

// showSheet draws the sheet if it is open and there is anything to derive.
func (s *Scene) showSheet(ctx *scenes.Context) {
	h, u := &s.sheet, ctx.UI
	var sides []side
	if a, ok := s.ask.(sided); ok && s.Idle() {
		sides = a.sides(ctx, s)
	}
	if len(sides) == 0 {
		h.close()
		return
	}
	if !h.open {
		if u.Key(sheetKey) {
			h.show()
			ctx.Animate()
		}
		return
	}
	if a, ok := s.ask.(*nameAsk); ok {
		h.side = a.chosenAim(s)
	}
	h.side = max(0, min(h.side, len(sides)-1))
	if u.Modal("sheet", ctx.T("terms.title"), 700, 516, func(r ui.Rect) { s.sheetInside(ctx, r, sides) }) {
		h.close()
	}
}

// chosenAim is the place of the chosen aim among all.
func (a *nameAsk) chosenAim(s *Scene) int {
	how, _ := a.aimed(s)
	return slices.Index(a.aims(s), how)
}

func (s *Scene) sheetInside(ctx *scenes.Context, r ui.Rect, sides []side) {
	h, u := &s.sheet, ctx.UI
	if !h.met {
		h.met = true
		u.SetFocus("sheet/close") // so that Enter closes it
	}
	naming, _ := s.ask.(*nameAsk)
	if naming != nil && h.split == byTarget {
		naming.walk(ctx, s) // by up and down, before left and right take those too
	}
	foot := r.CutBottom(36)
	r.CutBottom(8)
	if len(sides) > 1 {
		var labels []string
		for _, v := range sides {
			labels = append(labels, v.label)
		}
		now, changed := u.Segments("sheet/side", r.CutTop(30), labels, h.side)
		if step := arrows(u); step != 0 {
			now, changed = (h.side+step+len(sides))%len(sides), true
		}
		if changed {
			h.side = now
			if naming != nil {
				naming.odd = naming.aims(s)[now]
			}
		}
		r.CutTop(8)
	}
	v := sides[h.side]
	r.CutTop(u.Paragraph(r, ui.Plain(s.terms(ctx, v.e)), ui.Text{Size: 13.5}) + 4)
	r.CutTop(u.Paragraph(r, ui.Plain(s.chartWords(ctx, v.e)), ui.Text{Size: 13, Faint: true}) + 8)

	now := s.splitBar(ctx, r.CutTop(28), v, naming != nil)
	r.CutTop(4)
	how := "terms.how"
	if now == byTarget {
		how = "terms.targets.how"
		s.sheetTargets(ctx, r, naming)
	} else {
		s.sheetCases(ctx, r, v, now == byDice)
	}
	if u.Button("sheet/close", foot.CutRight(120), ctx.T("rules.close"), ui.ButtonLook{Primary: true, Key: ui.KeyEnter}) || u.Key(sheetKey) {
		h.close()
	}
	u.Label(foot, ctx.T(how), ui.Text{Size: 12.5, Faint: true})
}

// splitBar chooses what the table has a line for, and tells it; where the defence is
// known there is nothing to split by it. naming offers the targets.
func (s *Scene) splitBar(ctx *scenes.Context, bar ui.Rect, v side, naming bool) split {
	h, u := &s.sheet, ctx.UI
	labels, why := []string{ctx.T("terms.by.defence"), ctx.T("terms.by.dice")}, ""
	if naming {
		labels = append(labels, ctx.T("terms.by.target"))
	}
	known := len(v.e.PerDefence()) < 2
	if known {
		why = ctx.T("terms.known")
	}
	shown := func() split {
		now := h.split
		if now == byTarget && !naming {
			now = byDefence
		}
		if now == byDefence && known {
			now = byDice
		}
		return now
	}
	at, changed := u.Segments("sheet/by", bar.CutLeft(170*float64(len(labels))), labels, int(shown()), why)
	if changed {
		h.split = split(at)
	}
	if u.Key('A') {
		h.split = (shown() + 1) % split(len(labels))
	}
	ctx.Pen.Keycap("A", bar.X+8, bar.Y+5, false)
	return shown()
}

// cases lists what makes an exchange up: for an unknown defence all values that there
// are, likely or not, none among them.
func (e *exchange) cases(byDice bool) (list []dice.Case) {
	if byDice {
		return e.PerDice()
	}
	for v := range e.Defence.Max() + 1 {
		list = append(list, dice.Case{Value: v, Chance: e.Defence.P(v), Outcome: e.Against(v)})
	}
	return list
}

// The columns of the sheet, from the right edge.
const (
	sheetCover     = 0
	sheetDestroyed = 74
	sheetLost      = 156
	sheetHits      = 216
	sheetStruck    = 270
	sheetBar       = 336
	sheetHigh      = 25.0
)

// sheetBarAt is where the bar of a row begins, from the left edge.
const sheetBarAt = 160.0

// sheetHeads heads the columns of a table on the sheet, the first two by these words.
func sheetHeads(ctx *scenes.Context, head ui.Rect, first, second string) {
	u := ctx.UI
	faint := ui.Text{Size: 12.5, Faint: true}
	u.Label(head, first, faint)
	u.Label(ui.Rect{X: head.X + 96, Y: head.Y, W: 90, H: head.H}, second, faint)
	u.Label(ui.Rect{X: head.X + sheetBarAt, Y: head.Y, W: 120, H: head.H}, ctx.T("odds.lost"), faint)
	for _, c := range [...]struct {
		off float64
		key string
	}{
		{sheetStruck, "terms.struck"}, {sheetHits, "terms.hits"}, {sheetLost, "terms.lost"},
		{sheetDestroyed, "terms.destroyed"}, {sheetCover, "odds.fallen"},
	} {
		sheetFigure(ctx, head, c.off, ctx.T(c.key), faint)
	}
}

// sheetFigure writes a figure in the column that ends off the right edge.
func sheetFigure(ctx *scenes.Context, b ui.Rect, off float64, text string, look ui.Text) {
	look.Align = ui.Right
	ctx.UI.Label(ui.Rect{X: b.Right() - off - 90, Y: b.Y, W: 82, H: b.H}, text, look)
}

// sheetRow writes what an exchange comes to, or a case of it, right of its first columns.
func (s *Scene) sheetRow(ctx *scenes.Context, b ui.Rect, e exchange, o *dice.Outcome, look ui.Text) {
	ctx.Pen.DistributionBar(b.X+sheetBarAt, b.Y+4, b.W-sheetBarAt-sheetBar, b.H-8, shares(o.Lost))
	sheetFigure(ctx, b, sheetStruck, percent(o.Struck()), look)
	sheetFigure(ctx, b, sheetHits, fmt.Sprintf("%.2f", o.Hits.Mean()), look)
	sheetFigure(ctx, b, sheetLost, fmt.Sprintf("%.2f", o.Lost.Mean()), look)
	sheetFigure(ctx, b, sheetDestroyed, percent(o.Destroyed()), look)
	sheetFigure(ctx, b, sheetCover, s.fallenWords(e, o), look)
}

// sheetCases is the table of cases, with their sum at its foot.
func (s *Scene) sheetCases(ctx *scenes.Context, r ui.Rect, v side, byDice bool) {
	u, p := ctx.UI, ctx.Pen
	first := "terms.defence"
	if byDice {
		first = "terms.dice"
	}
	sheetHeads(ctx, r.CutTop(22), ctx.T(first), ctx.T("terms.chance"))
	p.Hairline(r.X, r.Y, r.W)
	row := func(b ui.Rect, label, chance string, o *dice.Outcome, look ui.Text) {
		u.Label(ui.Rect{X: b.X + 4, Y: b.Y, W: 92, H: b.H}, label, look)
		u.Label(ui.Rect{X: b.X + 96, Y: b.Y, W: 60, H: b.H}, chance, look)
		s.sheetRow(ctx, b, v.e, o, look)
	}
	sum := r.CutBottom(sheetHigh + 2)
	list := v.e.cases(byDice)
	u.Rows("sheet/cases", r, sheetHigh, len(list), -1, func(i int, b ui.Rect, state ui.Row) {
		c := &list[i]
		if state.Cursor {
			p.CurrentRow(b.X, b.Y, b.W, b.H)
		}
		label := number(c.Value)
		if c.Value == 0 && !byDice {
			label = ctx.T("terms.none")
		}
		chance := "–"
		if c.Chance > 0 {
			chance = percent(c.Chance)
		}
		row(b, label, chance, &c.Outcome, ui.Text{Size: 13})
	})
	p.Hairline(sum.X, sum.Y, sum.W)
	row(sum, ctx.T("terms.all"), percent(1), &v.e.out, ui.Text{Size: 13, Bold: true})
}

// fallenWords is how likely the cover falls, a dash without any.
func (s *Scene) fallenWords(e exchange, o *dice.Outcome) string {
	if !e.Fallible() {
		return "–"
	}
	return percent(o.Fallen)
}

// terms are what an exchange is reckoned from, in a sentence.
func (s *Scene) terms(ctx *scenes.Context, e exchange) string {
	if e.Chart == dice.Terrain {
		return ctx.T("terms.sum.terrain", value(ctx, e.Attack), number(e.Hits), percent(e.out.Destroyed()))
	}
	return ctx.T("terms.sum", value(ctx, e.Attack), e.Spot, value(ctx, e.Defence), fmt.Sprintf("%.2f", e.out.Dice.Mean()),
		percent(e.out.Struck()), fmt.Sprintf("%.2f", e.out.Lost.Mean()), e.Hits)
}

// value is a die's value, or the mean of one that is not known.
func value(ctx *scenes.Context, d dice.Dist) string {
	if v := d.Max(); d.P(v) == 1 {
		return number(v)
	}
	return ctx.T("terms.mean", fmt.Sprintf("%.2f", d.Mean()), d.Max())
}

// chartWords say how the damage dice of an exchange are read.
func (s *Scene) chartWords(ctx *scenes.Context, e exchange) string {
	key := "terms.chart." + number(int(e.Chart))
	switch {
	case e.Fallible():
		return ctx.Count(key, e.Stands)
	case e.Chart == dice.BehindTerrain || e.Chart == dice.BehindFrame:
		return ctx.T("assignment.chart." + number(int(e.Chart)))
	}
	return ctx.T(key)
}
