package battle

import (
	"fmt"

	"rulerfire/rules/dice"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// A sheet derives the odds on the screen: for one attack after the other the terms,
// and the cases that make the numbers up, by the defence or by the damage dice.
type sheet struct {
	open   bool
	met    bool // it has been seen since it was opened
	side   int  // which of the sides is shown
	byDice bool // by damage dice, not by the defence
}

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
	for i, how := range a.aims(s) {
		if how == a.odd {
			return i
		}
	}
	return 0
}

func (s *Scene) sheetInside(ctx *scenes.Context, r ui.Rect, sides []side) {
	h, u := &s.sheet, ctx.UI
	if !h.met {
		h.met = true
		u.SetFocus("sheet/close") // so that Enter closes it
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
			if a, ok := s.ask.(*nameAsk); ok {
				a.odd = a.aims(s)[now]
			}
		}
		r.CutTop(8)
	}
	v := sides[h.side]
	r.CutTop(u.Paragraph(r, ui.Plain(s.terms(ctx, v.e)), ui.Text{Size: 13.5}) + 4)
	r.CutTop(u.Paragraph(r, ui.Plain(s.chartWords(ctx, v.e)), ui.Text{Size: 13, Faint: true}) + 8)

	known := len(v.e.PerDefence()) < 2
	byDice := h.byDice || known
	at := 0
	if byDice {
		at = 1
	}
	why := ""
	if known {
		why = ctx.T("terms.known")
	}
	bar := r.CutTop(28)
	if now, changed := u.Segments("sheet/by", bar.CutLeft(340), []string{ctx.T("terms.by.defence"), ctx.T("terms.by.dice")}, at, why); changed {
		h.byDice = now == 1
	}
	if u.Key('A') && !known {
		h.byDice = !h.byDice
	}
	ctx.Pen.Keycap("A", bar.X+8, bar.Y+5, false)
	r.CutTop(4)
	s.sheetCases(ctx, r, v, byDice)
	if u.Button("sheet/close", foot.CutRight(120), ctx.T("rules.close"), ui.ButtonLook{Primary: true, Key: ui.KeyEnter}) || u.Key(sheetKey) {
		h.close()
	}
	u.Label(foot, ctx.T("terms.how"), ui.Text{Size: 12.5, Faint: true})
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

// sheetCases is the table of cases, with their sum at its foot.
func (s *Scene) sheetCases(ctx *scenes.Context, r ui.Rect, v side, byDice bool) {
	u, p := ctx.UI, ctx.Pen
	head := r.CutTop(22)
	first := "terms.defence"
	if byDice {
		first = "terms.dice"
	}
	faint := ui.Text{Size: 12.5, Faint: true}
	u.Label(head, ctx.T(first), faint)
	right := func(b ui.Rect, off float64, text string, t ui.Text) {
		t.Align = ui.Right
		u.Label(ui.Rect{X: b.Right() - off - 90, Y: b.Y, W: 82, H: b.H}, text, t)
	}
	u.Label(ui.Rect{X: head.X + 96, Y: head.Y, W: 90, H: head.H}, ctx.T("terms.chance"), faint)
	u.Label(ui.Rect{X: head.X + 160, Y: head.Y, W: 120, H: head.H}, ctx.T("odds.lost"), faint)
	for _, c := range [...]struct {
		off float64
		key string
	}{
		{sheetStruck, "terms.struck"}, {sheetHits, "terms.hits"}, {sheetLost, "terms.lost"},
		{sheetDestroyed, "terms.destroyed"}, {sheetCover, "odds.fallen"},
	} {
		right(head, c.off, ctx.T(c.key), faint)
	}
	p.Hairline(r.X, r.Y, r.W)
	row := func(b ui.Rect, label, chance string, o *dice.Outcome, bold bool) {
		t := ui.Text{Size: 13, Bold: bold}
		u.Label(ui.Rect{X: b.X + 4, Y: b.Y, W: 92, H: b.H}, label, t)
		u.Label(ui.Rect{X: b.X + 96, Y: b.Y, W: 60, H: b.H}, chance, t)
		p.DistributionBar(b.X+160, b.Y+4, b.W-160-sheetBar, b.H-8, shares(o.Lost))
		right(b, sheetStruck, percent(o.Struck()), t)
		right(b, sheetHits, fmt.Sprintf("%.2f", o.Hits.Mean()), t)
		right(b, sheetLost, fmt.Sprintf("%.2f", o.Lost.Mean()), t)
		right(b, sheetDestroyed, percent(o.Destroyed()), t)
		right(b, sheetCover, s.fallenWords(v.e, o), t)
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
		row(b, label, chance, &c.Outcome, false)
	})
	p.Hairline(sum.X, sum.Y, sum.W)
	row(sum, ctx.T("terms.all"), percent(1), &v.e.out, true)
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
