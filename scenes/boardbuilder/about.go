package boardbuilder

import (
	"strconv"

	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/bench"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// The least columns and rows that a board may have.
const (
	leastCols = 3
	leastRows = 3
	mostCols  = hex.Side - 1 // the number of columns is odd
)

// aboutCard is what the board is: its name and note, and its size.
func (s *Scene) aboutCard(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	u.Card(r)
	r = r.InsetXY(10, 9)
	high, step := 31.0, 37.0
	if r.H < 135 {
		high, step = 29, 34
	}
	row := func() ui.Rect {
		line := r.CutTop(step)
		line.H = high
		return line
	}
	b := s.board()
	text := func(field string, at func(*hexwar.Board) *string, limit int) {
		now, done := u.TextField("boards/"+field, row(), *at(b), limit, ctx.T("boards."+field+".empty"))
		if now != *at(b) {
			s.desk.Write(field, func(w *work) { *at(w.board) = now })
		}
		if done {
			u.SetFocus("boards/board")
		}
	}
	text("name", func(b *hexwar.Board) *string { return &b.Name }, hexwar.MaxName)
	text("note", func(b *hexwar.Board) *string { return &b.Note }, hexwar.MaxNote)

	g := b.Grid
	size := row().Columns(2, 6)
	cols, wider := u.Stepper("boards/cols", size[0], int(g.Cols-1)/2, (leastCols-1)/2, (mostCols-1)/2, ctx.T("boards.cols", g.Cols))
	rows, longer := u.Stepper("boards/rows", size[1], int(g.Rows), leastRows, hex.Side, ctx.T("boards.rows", g.Rows))
	if wider || longer {
		s.change(func(e edit) { e.resize(hex.Grid{Cols: int8(2*cols + 1), Rows: int8(rows)}) })
	}
	words := ctx.T("boards.count", g.Count())
	if g == full {
		words = ctx.T("boards.count.full", g.Count())
	}
	foot := row()
	look := ui.ButtonLook{Key: 'A', Size: 12.5, Off: !s.state.differs, Tip: ctx.T("boards.alike.tip")}
	if u.Button("boards/alike", foot.CutRight(96), ctx.T("boards.alike"), look) {
		s.change(edit.repeat)
	}
	u.Label(foot, words, ui.Text{Size: 12.5, Faint: true})
}

// readyCard is the list of what keeps the board from being played on; each line leads
// to the place.
func (s *Scene) readyCard(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	u.Card(r)
	in := r.InsetXY(bench.Pad, 0)
	faults := s.state.faults
	note := ctx.T("boards.ready.yes")
	if len(faults) > 0 {
		note = ctx.Count("boards.ready.no", len(faults))
	}
	bench.Title(ctx, &in, ctx.T("boards.ready"), note)
	in.CutBottom(6)
	lines, places := s.findings(ctx)
	list := ui.Rect{X: r.X + 6, Y: in.Y, W: r.W - 12, H: in.H}
	if taken, ok := bench.Ready(ctx, "boards/ready", list, lines); ok {
		s.show(ctx, places[taken])
		if taken < len(faults) && faults[taken].At.About == hexwar.OfName {
			u.SetFocus("boards/name")
		}
	}
}

// findings are the lines of what can be said of the board, and where.
func (s *Scene) findings(ctx *scenes.Context) (lines []bench.Line, places []hex.Set) {
	b := s.board()
	add := func(l bench.Line, at hex.Set) { lines, places = append(lines, l), append(places, at) }
	for _, f := range s.state.faults {
		what := f.What
		if f.Where != "the board" {
			what = ctx.T("boards.at", f.Where, f.What)
		}
		add(bench.Line{
			What: what, Limit: ctx.T("boards.fault", f.Limit, f.Remedy), Fault: true,
			Tip: ctx.T("boards.fault.tip", f.Where, f.What, f.Limit, f.Remedy),
		}, f.Cells)
	}
	if len(s.state.faults) == 0 {
		add(bench.Line{What: ctx.T("boards.placed"), Limit: ctx.Count("boards.placed.limit", len(b.Structures), hexwar.MaxStructures)}, hex.Set{})
	}
	if s.state.differs {
		var at hex.Set
		at.Add(s.state.where)
		at.Add(b.Grid.HalfTurn(s.state.where))
		add(bench.Line{What: ctx.T("boards.differs"), Limit: ctx.T("boards.differs.limit"), Doubt: true, Tip: ctx.T("boards.differs.tip")}, at)
	} else {
		add(bench.Line{What: ctx.T("boards.same"), Limit: ctx.T("boards.same.limit")}, hex.Set{})
	}
	if n := s.state.pockets.Count(); n > 0 {
		add(bench.Line{What: ctx.Count("boards.pockets", n), Limit: ctx.T("boards.pockets.limit"), Doubt: true, Tip: ctx.T("boards.pockets.tip")}, s.state.pockets)
	} else {
		add(bench.Line{What: ctx.T("boards.open"), Limit: ctx.T("boards.open.limit")}, hex.Set{})
	}
	return lines, places
}

// missionCard lists the missions, and what keeps them from the board; the one that is
// chosen shows its zones and markers on it.
func (s *Scene) missionCard(ctx *scenes.Context, r ui.Rect) {
	u, p := ctx.UI, ctx.Pen
	u.Card(r)
	in := r.InsetXY(bench.Pad, 0)
	suits := 0
	for _, faults := range s.state.misfits {
		if len(faults) == 0 {
			suits++
		}
	}
	missions := s.host.stock.Missions
	bench.Title(ctx, &in, ctx.T("boards.missions"), ctx.T("boards.missions.suits", suits, len(missions)))
	list := ui.Rect{X: r.X + 6, Y: in.Y, W: r.W - 12, H: in.H - 6}
	taken, ok := u.Rows("boards/missions", list, 36, len(missions), s.mission, func(i int, row ui.Rect, at ui.Row) {
		row.H--
		m, faults := &missions[i], s.state.misfits[i]
		if p != nil {
			switch {
			case at.Chosen:
				p.CurrentRow(row.X, row.Y, row.W, row.H)
			case at.Hover:
				p.RoundRect(draw.Paper2, row.X, row.Y, row.W, row.H, 6)
			}
			if at.Cursor {
				p.FocusRing(row.X+3, row.Y+3, row.W-6, row.H-6, 4)
			}
			icon, c := draw.IconCheck, draw.Good
			if len(faults) > 0 {
				icon, c = draw.IconCross, draw.Ink3
			}
			p.Disc(c, row.X+18, row.Centre().Y, 8)
			p.Icon(icon, row.X+18, row.Centre().Y, 4.6, draw.White)
		}
		text := row
		text.CutLeft(34)
		text.CutRight(6)
		text = text.InsetXY(0, 2)
		second := ctx.T("boards.mission", ctx.T("newengagement.size."+m.Size.String()), m.Rounds)
		if len(faults) > 0 {
			second = ctx.T("boards.mission.not", faults[0].What, faults[0].Limit)
			u.Tip("boards/missions/"+strconv.Itoa(i), row, ui.Plain(ctx.T("boards.fault.tip", m.Name, faults[0].What, faults[0].Limit, faults[0].Remedy)))
		}
		u.Label(text.CutTop(text.H/2), m.Name, ui.Text{Size: 13, Medium: true})
		u.Label(text, second, ui.Text{Size: 12, Faint: true})
	})
	if u.Key('N') {
		taken, ok = (s.mission+1)%len(missions), true
	}
	switch {
	case !ok:
	case taken == s.mission:
		s.mission = -1
	default:
		s.mission = taken
		for _, f := range s.state.misfits[taken] {
			s.show(ctx, f.Cells)
			break
		}
	}
}
