package newengagement

import (
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/hexroster"
	"rulerfire/scenes/ui"
)

// missionCard lets the players choose how large the engagement is and what it is
// about, and shows the board with the zones.
func (s *Scene) missionCard(ctx *scenes.Context, r ui.Rect) {
	u, h, p := ctx.UI, s.host, &s.host.party
	u.Card(r)
	inside := r.InsetXY(14, pad)
	line := func() ui.Rect {
		l := inside.CutTop(high)
		inside.CutTop(6)
		return l
	}
	if now, changed := u.Choice("new/size", line(), sizeOptions(ctx), int(p.size), ""); changed {
		s.note(h.resize(hexwar.Size(now)))
	}
	if h.stock == nil || p.mission == nil || p.board == nil {
		return
	}

	row := line()
	if u.Button("new/roll", row.CutRight(40), "", ui.ButtonLook{Icon: draw.IconDie, Tip: ctx.T("newengagement.roll.tip")}) {
		s.note(h.roll())
	}
	row.CutRight(8)
	missions := h.stock.MissionsOf(p.size)
	at := -1
	var options []ui.Option
	for i, m := range missions {
		options = append(options, ui.Option{Label: m.Name, Tip: m.Note})
		if m == p.mission {
			at = i
		}
	}
	if now, changed := u.Choice("new/mission", row, options, at, ""); changed {
		s.note(h.play(missions[now]))
	}

	s.chooseBoard(ctx, line())

	foot := inside.CutBottom(high)
	s.rulesLine(ctx, foot)
	inside.CutBottom(8)
	s.preview(ctx, inside)
}

// sizeOptions are the sizes of engagements with their limits.
func sizeOptions(ctx *scenes.Context) []ui.Option {
	var options []ui.Option
	for size := range hexwar.NumSizes {
		limit := size.Limits()
		options = append(options, ui.Option{Label: ctx.T("newengagement.limits", sizeName(ctx, size), limit.Cost, limit.Units)})
	}
	return options
}

// sizeName is what a size is called.
func sizeName(ctx *scenes.Context, size hexwar.Size) string {
	return ctx.T("newengagement.size." + size.String())
}

// preview is the board with its zones and markers, and beside it what the mission
// is about.
func (s *Scene) preview(ctx *scenes.Context, r ui.Rect) {
	p := &s.host.party
	w, h := boardSize(p.board)
	k := min(r.H/h, r.W*0.6/w)
	at := r.CutLeft(w * k)
	r.CutLeft(12)
	s.host.paintBoard(ctx, ui.Rect{X: at.X, Y: at.Y, W: w * k, H: h * k}, p.mission, p.board)
	if p.board.Note != "" {
		ctx.UI.Explain("new/map", at, ui.Plain(p.board.Note))
	}
	tellMission(ctx, "new/about", r, p.mission, p.settings)
}

// boardSize is the size of a board in studs.
func boardSize(b *hexwar.Board) (w, h float64) {
	rows := make([]int, b.Grid.Cols)
	for c := range rows {
		rows[c] = int(b.Grid.Height(int8(c)))
	}
	return draw.BoardSize(rows)
}

// paintBoard draws a board with what a mission puts on it, filling r.
func (h *Host) paintBoard(ctx *scenes.Context, r ui.Rect, m *hexwar.Mission, b *hexwar.Board) {
	p := ctx.Pen
	w, _ := boardSize(b)
	if r.Empty() || p == nil {
		return
	}
	h.view(b).Overview(p, r.X, r.Y, r.W)
	p.Save()
	p.Translate(r.X, r.Y)
	p.Scale(r.W / w)
	hexroster.PaintPlan(p, m, b)
	p.Restore()
}

// tellMission tells what a mission is about and how it is scored.
func tellMission(ctx *scenes.Context, id string, r ui.Rect, m *hexwar.Mission, set hexwar.Settings) {
	u := ctx.UI
	rounds := m.Rounds
	if set.Rounds > 0 {
		rounds = set.Rounds
	}
	paragraphs := []struct {
		words string
		look  ui.Text
	}{
		{m.Note, ui.Text{Size: 12.5, Faint: true}},
		{hexroster.Scoring(ctx, m), ui.Text{Size: 12.5}},
		{hexroster.Weather(ctx, m), ui.Text{Size: 12.5}},
		{ctx.Count("newengagement.rounds", rounds), ui.Text{Size: 12.5}},
	}
	show := func(r ui.Rect, draws bool) (height float64) {
		for _, p := range paragraphs {
			if p.words == "" {
				continue
			}
			h := u.ParagraphHeight(r.W, ui.Plain(p.words), p.look)
			if draws {
				u.Paragraph(r, ui.Plain(p.words), p.look)
			}
			r.Y += h + 6
			height += h + 6
		}
		return height
	}
	height := show(r, false)
	if height > r.H {
		narrow := r
		narrow.W -= 10
		height = show(narrow, false)
	}
	u.ScrollArea(id, r, height, false, func(content ui.Rect) { show(content, true) })
}
