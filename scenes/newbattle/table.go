package newbattle

import (
	"fmt"
	"math"

	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// tableCard lets the players choose among the tables that are the right size for
// them.
func (s *Scene) tableCard(ctx *scenes.Context, r ui.Rect) {
	u, h := ctx.UI, s.host
	fit := h.tables.fit[h.party.n]
	u.Card(r)
	inside := r.InsetXY(14, 10)
	head := inside.CutTop(22)
	at := h.tables.named(h.party.tables[h.party.n])
	title := ctx.T("newbattle.table")
	u.Label(head, title, ui.Text{Size: 14.5, Bold: true})
	if at != nil {
		u.Label(head, ctx.T("newbattle.table.size", across(at, h.party.settings.Unit)), ui.Text{Size: 12.5, Faint: true, Align: ui.Right})
		note := inside.CutBottom(38)
		u.Paragraph(note, ui.Plain(at.layout.Note), ui.Text{Size: 12.5})
		inside.CutBottom(6)
	}
	inside.CutTop(6)
	columns := 3
	rows := (len(fit) + columns - 1) / columns
	if rows == 0 {
		return
	}
	for y, row := range inside.Rows(rows, 8) {
		for x, cell := range row.Columns(columns, 8) {
			if i := y*columns + x; i < len(fit) {
				s.tableCell(ctx, fmt.Sprintf("table/%d", i+1), cell, fit[i], fit[i] == at)
			}
		}
	}
}

// tableCell is one table, as a small picture.
func (s *Scene) tableCell(ctx *scenes.Context, id string, r ui.Rect, b *board, chosen bool) {
	u, p := ctx.UI, &s.host.party
	if u.Button(id, r, "", ui.ButtonLook{Tip: b.layout.Note}) {
		p.tables[p.n] = b.layout.Name
	}
	name := ui.Rect{X: r.X + 3, Y: r.Bottom() - 20, W: r.W - 6, H: 18}
	if chosen {
		ctx.Pen.CurrentRow(r.X+1, r.Y+1, r.W-2, r.H-2)
	}
	u.Label(name, b.layout.Name, ui.Text{Size: 12, Bold: chosen, Align: ui.Centre})
	pic := r.InsetXY(5, 5)
	pic.H = max(0, pic.H-16)
	overview(ctx.Pen, pic, b)
}

// overview draws a table as large as it fits in r.
func overview(p *draw.Pen, r ui.Rect, b *board) {
	if r.Empty() {
		return
	}
	k := min(r.W/float64(b.layout.Width), r.H/float64(b.layout.Height))
	w, h := math.Floor(k*float64(b.layout.Width)), k*float64(b.layout.Height)
	at := r.Centred(w, h)
	p.SoftRect(draw.Shadow, at.X, at.Y+1, w, h, 3, 3)
	b.picture.Overview(p, at.X, at.Y, w)
}

// across is how many units a table is from corner to corner.
func across(b *board, unit int) int {
	return int(math.Hypot(float64(b.layout.Width), float64(b.layout.Height))/float64(unit) + 0.5)
}
