package hexbattle

import (
	"fmt"

	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// sheetKey opens the sheet of odds and closes it.
const sheetKey = ui.Key('O')

// A sheet has the exact odds of every weapon on the target that is aimed at, and what
// those of the chosen one are made of.
type sheet struct{ open bool }

// sheetButton opens the sheet from the upper right of a card about a target.
func (s *Scene) sheetButton(ctx *scenes.Context, r ui.Rect) {
	if stage.SheetButton(ctx, "odds/sheet", r, sheetKey, ctx.T("hex.sheet.open")) {
		s.sheet.open = true
		ctx.Animate()
	}
}

// showSheet shows the sheet if it is open and somebody aims at a unit.
func (s *Scene) showSheet(ctx *scenes.Context) {
	a, ok := s.ask.(*actAsk)
	if !ok || !s.hands() || a.part != firing || !a.fire.shoots() {
		s.sheet.open = false
		return
	}
	if !s.sheet.open {
		if s.sheet.open = ctx.UI.Key(sheetKey); s.sheet.open {
			ctx.Animate()
		}
		return
	}
	rows := 0
	for i := range a.fire.arms {
		if a.fire.arms[i].kind != hexwar.ActGrapple {
			rows++
		}
	}
	high := 190 + sheetRow*float64(rows)
	if ctx.UI.Modal("sheet", ctx.T("hex.sheet.title"), 720, high, func(r ui.Rect) { s.sheetInside(ctx, r, &a.fire) }) {
		s.sheet.open = false
	}
}

// Measures of the sheet, in points.
const (
	sheetRow    = 26.0
	sheetColumn = 78.0
)

// sheetHeads are the heads of the sheet's columns.
var sheetHeads = [...]string{"hex.sheet.plain", "hex.sheet.critical", "hex.sheet.evaded", "hex.sheet.mean", "hex.sheet.lost", "hex.sheet.destroyed"}

func (s *Scene) sheetInside(ctx *scenes.Context, r ui.Rect, f *firePlan) {
	u := ctx.UI
	line := func(b ui.Rect, look ui.Text, first string, columns [len(sheetHeads)]string) {
		u.Label(b.CutLeft(b.W-sheetColumn*float64(len(columns))), first, look)
		look.Align = ui.Right
		for _, words := range columns {
			u.Label(b.CutLeft(sheetColumn), words, look)
		}
	}
	var heads [len(sheetHeads)]string
	for i, k := range sheetHeads {
		heads[i] = ctx.T(k)
	}
	line(r.CutTop(22), ui.Text{Size: 12, Faint: true}, ctx.T("hex.weapons"), heads)
	ctx.Pen.Hairline(r.X, r.Y, r.W)
	words := ""
	for i := range f.arms {
		if f.arms[i].kind == hexwar.ActGrapple {
			continue
		}
		b := r.CutTop(sheetRow)
		act := f.action(s, i, f.target, f.part)
		p, o := s.Seen.Preview(s.Seen.Turn.Unit, &act), s.Seen.Outcomes(s.Seen.Turn.Unit, &act)
		of := func(n int) string { return fmt.Sprintf("%.1f %%", 100*float64(n)/hexwar.Of) }
		if i == f.arm {
			ctx.Pen.CurrentRow(b.X, b.Y, b.W, b.H)
			words = terms(ctx, &p) + " " + s.outcomeWords(ctx, s.Seen.Turn.Unit, &act)
		}
		look := ui.Text{Size: 13, Bold: i == f.arm}
		if s.whyNot(ctx, &act) != "" {
			look.Color = draw.Ink3
		}
		b = b.InsetXY(6, 0)
		line(b, look, f.armLabel(ctx, s, i), [...]string{of(o.Plain), of(o.Critical), of(o.Evaded), fmt.Sprintf("%.2f", expected(&p)), of(o.Lost), of(o.Destroyed)})
	}
	r.CutTop(10)
	u.Paragraph(r, ui.Plain(words), ui.Text{Size: 13})
	if u.Key(sheetKey) {
		s.sheet.open = false
	}
}
