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
	at := h.board()
	title, look := ctx.T("newbattle.table"), ui.Text{Size: 14.5, Bold: true}
	u.Label(head.CutLeft(u.Width(title, look)+10), title, look)
	if h.lib != nil && u.Button("table/others", head.CutLeft(84), ctx.T("newbattle.table.own"), ui.ButtonLook{Key: 'L', Size: 12.5, Tip: ctx.T("newbattle.table.own.tip")}) {
		h.pickTable(ctx)
	}
	if at != nil {
		u.Label(head, ctx.T("newbattle.table.size", across(at, h.party.settings.Unit)), ui.Text{Size: 12.5, Faint: true, Align: ui.Right})
		note := inside.CutBottom(38)
		u.Paragraph(note, ui.Plain(at.layout.Note), ui.Text{Size: 12.5})
		inside.CutBottom(6)
	}
	inside.CutTop(6)
	other := &h.party.others[h.party.n]
	first := 0 // of the cells, the one of the first stock table
	if other.board != nil {
		first = 1
	}
	columns, cells := 3, first+len(fit)
	rows := (cells + columns - 1) / columns
	if rows == 0 {
		return
	}
	for y, row := range inside.Rows(rows, 8) {
		for x, cell := range row.Columns(columns, 8) {
			switch i := y*columns + x; {
			case i >= cells:
			case i < first:
				if s.tableCell(ctx, "table/other", cell, other.board, other.laid) {
					other.laid = true
				}
			default:
				b := fit[i-first]
				if s.tableCell(ctx, fmt.Sprintf("table/%d", i-first+1), cell, b, b == at) {
					h.party.tables[h.party.n], other.laid = b.layout.Name, false
				}
			}
		}
	}
}

// tableCell is one table, as a small picture. It tells whether it was chosen just now.
func (s *Scene) tableCell(ctx *scenes.Context, id string, r ui.Rect, b *board, chosen bool) bool {
	u := ctx.UI
	pressed := u.Button(id, r, "", ui.ButtonLook{Tip: b.layout.Note})
	name := ui.Rect{X: r.X + 3, Y: r.Bottom() - 20, W: r.W - 6, H: 18}
	if chosen {
		ctx.Pen.CurrentRow(r.X+1, r.Y+1, r.W-2, r.H-2)
	}
	u.Name(id+"/name", name, b.layout.Name, ui.Text{Size: 12, Bold: chosen, Align: ui.Centre})
	pic := r.InsetXY(5, 5)
	pic.H = max(0, pic.H-16)
	overview(ctx.Pen, pic, b)
	return pressed
}

// overview draws a table as large as it fits in r.
func overview(p *draw.Pen, r ui.Rect, b *board) {
	if r.Empty() {
		return
	}
	k := min(r.W/float64(b.layout.Width), r.H/float64(b.layout.Height))
	w, h := math.Floor(k*float64(b.layout.Width)), k*float64(b.layout.Height)
	at := r.Centred(w, h)
	radius := 3.0
	if b.layout.Round {
		radius = w / 2
	}
	p.SoftRect(draw.Shadow, at.X, at.Y+1, w, h, radius, 3)
	b.picture.Overview(p, at.X, at.Y, w)
}

// across is how many units a table is from corner to corner.
func across(b *board, unit int) int {
	return int(math.Sqrt(float64(b.layout.Span2()))/float64(unit) + 0.5)
}
