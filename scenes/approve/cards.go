package approve

import (
	"math"
	"slices"

	"rulerfire/assets/terrain"
	"rulerfire/game/landscape"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// about is the table's name and size, and who has approved it.
func (s *Scene) about(ctx *scenes.Context, r ui.Rect) {
	u, table := ctx.UI, s.tables.Now()
	u.Card(r)
	r = r.InsetXY(14, 10)
	u.Name("approve/name", r.CutTop(24), table.Name, ui.Text{Size: 17, Bold: true})
	span := int(math.Round(math.Sqrt(float64(table.Span2())) / float64(s.Lineup.Settings.Unit)))
	u.Label(r.CutTop(18), ctx.T("approve.size", span, len(table.Bricks)), ui.Text{Size: 12.5, Faint: true})
	r.CutTop(8)
	if s.seats.Rows(ctx, r, s.against(ctx)) {
		s.Agreed(ctx, table)
	}
}

// changesHigh is how high the card with the ways to another table is, with rows that
// are so high.
func changesHigh(row float64) float64 { return 2*10 + 5*row + 4*8 }

// changes are the ways to come to another table.
func (s *Scene) changes(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	u.Card(r)
	r = r.InsetXY(14, 10)
	rows := r.Rows(5, 8)
	busy := ""
	if s.making != nil {
		busy = ctx.T("approve.making")
	}
	s.steps(ctx, rows[0], busy)
	s.wishes(ctx, rows[1], rows[2])
	halves := rows[3].Columns(2, 8)
	if u.Button("approve/another", halves[0], ctx.T("approve.another"), ui.ButtonLook{Icon: draw.IconDie, Key: 'A', Size: 13, Why: busy, Tip: ctx.T("approve.another.tip")}) {
		s.another()
	}
	none := busy
	if none == "" && s.Bench == nil {
		none = ctx.T("approve.hand.none")
	}
	if u.Button("approve/hand", halves[1], ctx.T("approve.hand"), ui.ButtonLook{Icon: draw.IconPencil, Key: 'B', Size: 13, Why: none, Tip: ctx.T("approve.hand.tip")}) {
		s.byHand(ctx)
	}
	none = busy
	if none == "" && s.seats.Computers() == 0 {
		none = ctx.T("approve.ask.none")
	}
	if u.Button("approve/ask", rows[4], ctx.T("approve.ask"), ui.ButtonLook{Icon: draw.IconChip, Key: 'C', Size: 13, Why: none, Tip: ctx.T("approve.ask.tip")}) {
		s.ask()
	}
}

// steps are the title of the card, and the ways back to earlier tables.
func (s *Scene) steps(ctx *scenes.Context, r ui.Rect, busy string) {
	u := ctx.UI
	if u.Button("approve/redo", r.CutRight(84), ctx.T("approve.redo"), ui.ButtonLook{Key: 'Y', Size: 12.5, Off: !s.tables.CanRedo() || busy != "", Tip: ctx.T("approve.redo.tip")}) {
		s.turn(ctx, s.tables.Redo())
	}
	r.CutRight(6)
	if u.Button("approve/undo", r.CutRight(84), ctx.T("approve.undo"), ui.ButtonLook{Key: 'Z', Size: 12.5, Off: !s.tables.CanUndo() || busy != "", Tip: ctx.T("approve.undo.tip")}) {
		s.turn(ctx, s.tables.Undo())
	}
	u.Label(r, ctx.T("approve.change"), ui.Text{Size: 14.5, Bold: true})
}

// wishes are what another table is to be like.
func (s *Scene) wishes(ctx *scenes.Context, first, second ui.Rect) {
	u, p := ctx.UI, &s.plan
	styles := landscape.Styles()
	options := make([]ui.Option, len(styles))
	for i, key := range styles {
		options[i] = ui.Option{Label: ctx.T("builder.style." + key)}
	}
	halves := first.Columns(2, 8)
	if at, changed := u.Choice("approve/style", halves[0], options, slices.Index(styles, p.Style), ""); changed {
		p.Style = styles[at]
	}
	options = options[:0]
	for _, label := range []string{ctx.T("builder.twin.none"), ctx.T("builder.twin.turn"), ctx.T("builder.twin.mirror")} {
		options = append(options, ui.Option{Label: label})
	}
	if at, changed := u.Choice("approve/twin", halves[1], options, int(p.Twin), ""); changed {
		p.Twin = terrain.Twin(at)
	}
	densities := []string{ctx.T("builder.density.sparse"), ctx.T("builder.density.medium"), ctx.T("builder.density.dense")}
	if at, changed := u.Segments("approve/density", second, densities, int(p.Density)); changed {
		p.Density = landscape.Density(at)
	}
}
