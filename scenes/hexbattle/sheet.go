package hexbattle

import (
	"fmt"
	"slices"

	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// sheetKey opens the sheet of odds and closes it.
const sheetKey = ui.Key('O')

// A sheet has the exact odds of attacks on the unit that is aimed at: of every weapon
// on the part that is aimed at, or of the chosen weapon on every part, and what those of
// the chosen one are made of.
type sheet struct {
	open    bool
	byParts bool // a line for each part, not for each weapon
}

// An aiming is an attack that is being aimed, with what it could be instead.
type aiming struct {
	by      int8
	weapons []sheetLine // none where there is but one
	parts   []sheetLine
}

// A sheetLine is an attack that the sheet has the odds of.
type sheetLine struct {
	label  string
	act    hexwar.Action
	why    string // it cannot be made now
	chosen bool
	take   func()
}

// lines are what the sheet has a line for.
func (a *aiming) lines(byParts bool) []sheetLine {
	if byParts || len(a.weapons) == 0 {
		return a.parts
	}
	return a.weapons
}

// aiming is the attack on a unit that the person who is asked is aiming, if there is one.
func (s *Scene) aiming(ctx *scenes.Context) (a aiming, ok bool) {
	if !s.hands() {
		return a, false
	}
	switch ask := s.ask.(type) {
	case *actAsk:
		f := &ask.fire
		if ask.part != firing || !f.shoots() {
			return a, false
		}
		a.by = s.Seen.Turn.Unit
		for i := range f.arms {
			if f.arms[i].kind == hexwar.ActGrapple {
				continue
			}
			act := f.action(s, i, f.target, f.part)
			a.weapons = append(a.weapons, sheetLine{f.armLabel(ctx, s, i), act, s.whyNot(ctx, &act), i == f.arm, func() { f.arm, f.touched = i, true }})
		}
		a.parts = s.partLines(ctx, a.by, f.targets[f.target], f.part,
			func(part aimPart) hexwar.Action { return f.action(s, f.arm, f.target, part) },
			func(part aimPart) { f.part, f.touched = part, true })
	case *reactAsk:
		a.by = ask.by
		a.parts = s.partLines(ctx, a.by, hexwar.Target{Kind: hexwar.UnitTarget, ID: ask.target}, ask.part, ask.aimedAt(s),
			func(part aimPart) { ask.part = part })
	default:
		return a, false
	}
	return a, true
}

// partLines are the attacks on all parts of a unit, with what a shield takes instead.
func (s *Scene) partLines(ctx *scenes.Context, by int8, t hexwar.Target, now aimPart, at func(aimPart) hexwar.Action, take func(aimPart)) (lines []sheetLine) {
	for _, part := range partsOf(&s.Seen, t) {
		act := at(part)
		label := partName(ctx, s, t, part)
		o := s.Seen.Preview(by, &act)
		if struck := s.struckName(ctx, &act, &o); struck != label {
			label = ctx.T("hex.sheet.shielded", label, struck)
		}
		lines = append(lines, sheetLine{label, act, s.reason(ctx, &act), part == now, func() { take(part) }})
	}
	return lines
}

// sheetButton opens the sheet from the upper right of a card about a target.
func (s *Scene) sheetButton(ctx *scenes.Context, r ui.Rect) {
	if stage.SheetButton(ctx, "odds/sheet", r, sheetKey, ctx.T("hex.sheet.open")) {
		s.sheet.open = true
		ctx.Animate()
	}
}

// showSheet shows the sheet if it is open and somebody aims at a unit.
func (s *Scene) showSheet(ctx *scenes.Context) {
	a, ok := s.aiming(ctx)
	if !ok {
		s.sheet.open = false
		return
	}
	if !s.sheet.open {
		if s.sheet.open = ctx.UI.Key(sheetKey); s.sheet.open {
			ctx.Animate()
		}
		return
	}
	high := 190 + sheetRow*float64(max(len(a.weapons), len(a.parts)))
	if len(a.weapons) > 0 {
		high += sheetBar
	}
	if ctx.UI.Modal("sheet", ctx.T("hex.sheet.title"), 720, min(high, 500), func(r ui.Rect) { s.sheetInside(ctx, r, &a) }) {
		s.sheet.open = false
	}
}

// Measures of the sheet, in points.
const (
	sheetBar    = 38.0 // what chooses the lines
	sheetRow    = 26.0
	sheetColumn = 78.0
)

// sheetHeads are the heads of the sheet's columns.
var sheetHeads = [...]string{"hex.sheet.plain", "hex.sheet.critical", "hex.sheet.evaded", "hex.sheet.mean", "hex.sheet.lost", "hex.sheet.destroyed"}

func (s *Scene) sheetInside(ctx *scenes.Context, r ui.Rect, a *aiming) {
	u, h := ctx.UI, &s.sheet
	if len(a.weapons) > 0 {
		bar, at := r.CutTop(sheetBar-8), 0
		if h.byParts {
			at = 1
		}
		now, changed := u.Segments("sheet/by", bar.CutLeft(340), []string{ctx.T("hex.sheet.weapons"), ctx.T("hex.sheet.parts")}, at)
		ctx.Pen.Keycap("A", bar.X+8, bar.Y+6, false)
		if changed {
			h.byParts = now == 1
		}
		if u.Key('A') {
			h.byParts = !h.byParts
		}
		r.CutTop(8)
	}
	lines := a.lines(h.byParts)
	chosen := slices.IndexFunc(lines, func(l sheetLine) bool { return l.chosen })
	if chosen >= 0 {
		at := chosen
		walkRows(ctx, len(lines), &at)
		if at != chosen {
			lines[at].take()
			ctx.Animate() // the lines were drawn as they had been
		}
		act := &lines[chosen].act
		p := s.Seen.Preview(a.by, act)
		words := ui.Plain(terms(ctx, &p) + " " + s.outcomeWords(ctx, a.by, act))
		foot := r.CutBottom(u.ParagraphHeight(r.W, words, ui.Text{Size: 13}))
		r.CutBottom(10)
		u.Paragraph(foot, words, ui.Text{Size: 13})
	}
	heads := r.CutTop(22)
	first := "hex.sheet.part"
	if len(a.weapons) > 0 && !h.byParts {
		first = "hex.weapons"
	}
	var columns [len(sheetHeads)]string
	for i, k := range sheetHeads {
		columns[i] = ctx.T(k)
	}
	sheetColumns(u, heads.InsetXY(6, 0), ui.Text{Size: 12, Faint: true}, ctx.T(first), columns)
	ctx.Pen.Hairline(r.X, r.Y, r.W)
	if taken, ok := u.Rows("sheet/lines", r, sheetRow, len(lines), chosen, func(i int, b ui.Rect, row ui.Row) {
		s.sheetLine(ctx, b, a.by, &lines[i], row)
		if lines[i].why != "" {
			u.Tip(fmt.Sprintf("sheet/lines/%d", i), b, ui.Plain(lines[i].why))
		}
	}); ok {
		lines[taken].take()
		ctx.Animate()
	}
	if u.Key(sheetKey) {
		h.open = false
	}
}

// sheetLine writes the odds of an attack.
func (s *Scene) sheetLine(ctx *scenes.Context, b ui.Rect, by int8, l *sheetLine, row ui.Row) {
	if l.chosen || row.Cursor {
		ctx.Pen.CurrentRow(b.X, b.Y, b.W, b.H)
	} else if row.Hover {
		ctx.Pen.RoundRect(draw.Paper2, b.X, b.Y, b.W, b.H, 6)
	}
	p, o := s.Seen.Preview(by, &l.act), s.Seen.Outcomes(by, &l.act)
	of := func(n int) string { return fmt.Sprintf("%.1f %%", 100*float64(n)/hexwar.Of) }
	look := ui.Text{Size: 13, Bold: l.chosen}
	if l.why != "" {
		look.Color = draw.Ink3
	}
	sheetColumns(ctx.UI, b.InsetXY(6, 0), look, l.label,
		[...]string{of(o.Plain), of(o.Critical), of(o.Evaded), fmt.Sprintf("%.2f", expected(&p)), of(o.Lost), of(o.Destroyed)})
}

// sheetColumns writes a line of the sheet.
func sheetColumns(u *ui.UI, b ui.Rect, look ui.Text, first string, columns [len(sheetHeads)]string) {
	u.Label(b.CutLeft(b.W-sheetColumn*float64(len(columns))), first, look)
	look.Align = ui.Right
	for _, words := range columns {
		u.Label(b.CutLeft(sheetColumn), words, look)
	}
}
