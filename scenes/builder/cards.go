package builder

import (
	"errors"
	"fmt"
	"slices"

	"rulerfire/assets"
	"rulerfire/game/lineup"
	"rulerfire/rules/field"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// tableCard is what the table is: its name and note, its shape, size and ground.
func (s *Scene) tableCard(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	u.Card(r)
	r = r.InsetXY(10, 9)
	high, step := 30.0, 35.0
	if r.H < 170 {
		high, step = 27, 31
	}
	row := func() ui.Rect {
		line := r.CutTop(step)
		line.H = high
		return line
	}
	text := func(field, value string, limit int) {
		now, done := u.TextField("builder/"+field, row(), value, limit, ctx.T("builder."+field+".empty"))
		if now != value {
			l := s.now
			if field == "name" {
				l.Name = now
			} else {
				l.Note = now
			}
			s.amend(field, l)
		}
		if done {
			u.SetFocus("builder/table")
		}
	}
	text("name", s.now.Name, field.MaxName)
	text("note", s.now.Note, field.MaxNote)

	shapes := []string{ctx.T("builder.shape.square"), ctx.T("builder.shape.round"), ctx.T("builder.shape.oblong")}
	if now, changed := u.Segments("builder/shape", row(), shapes, int(shapeOf(s.now))); changed {
		s.resize(ctx, shape(now), spanOf(s.now))
	}
	span := spanOf(s.now)
	size := row()
	u.Explain("builder/span.tip", size, ctx.Runs("builder.span.tip", leastSpan, mostSpan, s.now.Width, s.now.Height))
	if now, changed := u.Stepper("builder/span", size, span, min(span, leastSpan), max(span, mostSpan), ctx.T("builder.span", span)); changed {
		s.resize(ctx, shapeOf(s.now), now)
	}
	grounds := make([]ui.Option, len(field.Grounds))
	for i, g := range field.Grounds {
		grounds[i] = ui.Option{Label: ctx.T("builder.ground." + g), Paint: func(r ui.Rect) {
			if ctx.Pen != nil {
				ctx.Pen.RoundRect(draw.GroundColor(g), r.X+4, r.Y+4, r.W-8, r.H-8, 4)
			}
		}}
	}
	at := slices.Index(field.Grounds[:], s.now.Ground)
	if now, changed := u.Choice("builder/ground", row(), grounds, at, s.now.Ground); changed {
		l := s.now
		l.Ground = field.Grounds[now]
		s.do(l)
	}
}

// resize makes a table of another shape and size of the present one.
func (s *Scene) resize(ctx *scenes.Context, to shape, span int) {
	s.letGo()
	l, lost := resized(s.now, to, max(leastSpan, min(span, mostSpan)))
	s.do(l)
	if lost > 0 {
		s.desk.Notice = ctx.Count("builder.lost", lost)
	}
}

// A finding is a line of what can be said of the table as a place for a battle.
type finding struct {
	ok     bool
	weak   bool // no fault, but not for everybody
	warns  bool // weak, and worth a look
	words  string
	second string

	// Where it is.
	leads  bool
	x, y   int   // a stud
	bricks []int // what is selected there; nil for nothing
}

// findings is all that keeps the table from being played on, and whom it is for.
func (s *Scene) findings(ctx *scenes.Context) (list []finding) {
	for _, f := range s.state.faults {
		list = append(list, s.faultFinding(ctx, f))
	}
	if len(list) > 0 {
		return list
	}
	list = append(list, finding{ok: true, words: ctx.Count("builder.sound", len(s.now.Bricks)), second: ctx.T("builder.sound.most", field.MaxBricks)})
	pockets, known := s.scout.found(s.state.table)
	for _, p := range pockets {
		list = append(list, pocketFinding(ctx, p))
	}
	if known && len(pockets) == 0 {
		list = append(list, finding{ok: true, words: ctx.T("builder.pocket.none"), second: ctx.T("builder.pocket.none.line")})
	}
	span := spanOf(s.now)
	for n := lineup.MinSeats; n <= lineup.MaxSeats; n++ {
		err := s.state.room[n]
		f := finding{ok: err == nil, words: ctx.T("builder.for", n)}
		f.second = roomWords(ctx, span, n, err)
		f.weak = errors.Is(err, errSize) && s.state.somebody()
		if err == nil {
			from, to := assets.TableSpan(n)
			f.second = ctx.T("builder.for.span", from, to)
		}
		list = append(list, f)
	}
	return list
}

// faultFinding is a fault of the layout in words.
func (s *Scene) faultFinding(ctx *scenes.Context, f field.Fault) finding {
	out := finding{words: f.Error()}
	if f.Brick < 0 {
		if f.Kind == field.CountFault {
			out.words, out.second = ctx.T("builder.fault.count", len(s.now.Bricks)), ctx.T("builder.fault.count.limit", field.MaxBricks)
		}
		return out
	}
	b := s.now.Bricks[f.Brick]
	out.leads, out.x, out.y, out.bricks = true, int(b.X), int(b.Y), []int{f.Brick}
	size := fmt.Sprintf("%d × %d", min(b.W, b.L), max(b.W, b.L))
	switch f.Kind {
	case field.OverlapFault:
		out.words, out.second = ctx.T("builder.fault.overlap", size), ctx.T("builder.fault.remedy.move", int(b.Layer))
		out.bricks = append(out.bricks, f.Other)
	case field.EdgeFault:
		out.words, out.second = ctx.T("builder.fault.edge", size), ctx.T("builder.fault.remedy.move", int(b.Layer))
	case field.FloatingFault:
		out.words, out.second = ctx.T("builder.fault.floating", size), ctx.T("builder.fault.remedy.float", int(b.Layer))
	}
	return out
}

// readyCard is the list of what keeps the table from being played on; each line leads
// to the place.
func (s *Scene) readyCard(ctx *scenes.Context, r ui.Rect) {
	u, p := ctx.UI, ctx.Pen
	u.Card(r)
	r = r.InsetXY(6, 7)
	head := r.CutTop(20)
	head.CutLeft(6)
	u.Label(head, ctx.T("builder.ready"), ui.Text{Size: 14.5, Bold: true})
	if n := len(s.state.faults); n > 0 {
		u.Label(head, ctx.Count("builder.ready.faults", n), ui.Text{Size: 12, Color: draw.Bad, Align: ui.Right})
	}
	r.CutTop(2)
	list := s.findings(ctx)
	taken, ok := u.Rows("builder/ready", r, 36, len(list), -1, func(i int, row ui.Rect, at ui.Row) {
		f := list[i]
		row = row.InsetXY(0, 1)
		if p != nil {
			switch {
			case !f.ok && len(s.state.faults) > 0:
				p.RoundRect(draw.BadRow, row.X, row.Y, row.W, row.H, 6)
			case at.Hover:
				p.RoundRect(draw.Paper2, row.X, row.Y, row.W, row.H, 6)
			}
			if at.Cursor {
				p.FocusRing(row.X+3, row.Y+3, row.W-6, row.H-6, 4)
			}
			mark, c := draw.IconCheck, draw.Good
			switch {
			case f.warns:
				mark, c = draw.IconWarn, draw.Gold
			case f.weak:
				mark, c = draw.IconMinus, draw.Ink3
			case !f.ok:
				mark, c = draw.IconCross, draw.Bad
			}
			p.Disc(c, row.X+15, row.Y+row.H/2, 8)
			p.Icon(mark, row.X+15, row.Y+row.H/2, 5, draw.White)
		}
		in := row
		in.CutLeft(30)
		in.CutRight(4)
		id := fmt.Sprintf("ready/%d", i)
		if f.second == "" {
			u.Name(id, in, f.words, ui.Text{Size: 13})
			return
		}
		top := in.CutTop(in.H/2 + 1)
		u.Name(id, top, f.words, ui.Text{Size: 13, Medium: true})
		u.Name(id+"/second", in, f.second, ui.Text{Size: 12, Faint: true})
	})
	if ok && list[taken].leads {
		s.lead(list[taken])
	}
}

// lead shows the place that a finding is about, and selects what is there.
func (s *Scene) lead(f finding) {
	s.letGo()
	s.tool, s.chosen = selecting, f.bricks
	s.pointer.x, s.pointer.y = f.x, f.y
	s.pointer.keepOn(s.now)
	s.leading = true
}

// hereCard is about what is selected or pointed at: how high it is, whether it is
// cover, what it takes; and what can be done with it.
func (s *Scene) hereCard(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	u.Card(r)
	r = r.InsetXY(10, 9)
	if s.panel == repeatPanel {
		s.repeatCard(ctx, r)
		return
	}
	buttons := r.CutBottom(64)
	s.hereButtons(ctx, buttons)
	bricks := s.chosen
	title := ctx.Count("builder.chosen", len(bricks))
	if len(bricks) == 0 {
		title = ctx.T("builder.here")
		if s.pointer.shown && !s.hand.full() {
			bricks = s.meant(s.pointer.x, s.pointer.y)
		}
		if len(bricks) > 0 {
			title = ctx.Count("builder.pointed", len(bricks))
		}
	}
	printing := s.tool == printing && len(s.chosen) == 0
	switch {
	case s.hand.full():
		title = ctx.Count("builder.hand", len(s.hand.piece))
	case printing:
		title = ctx.T("builder.print.title")
	}
	u.Label(r.CutTop(20), title, ui.Text{Size: 14.5, Bold: true})
	words := [][]ui.Run{}
	switch {
	case s.hand.full():
		words = append(words, ctx.Runs("builder.hand.how"))
	case printing:
		words = append(words, ctx.Runs("builder.print.how"))
	case len(bricks) == 0:
		words = append(words, ctx.Runs("builder.here.how"))
	default:
		words = s.aboutBricks(ctx, bricks)
	}
	for _, line := range words {
		r.CutTop(u.Paragraph(r, line, ui.Text{Size: 12.5}) + 2)
	}
}

// aboutBricks says what bricks are good for.
func (s *Scene) aboutBricks(ctx *scenes.Context, bricks []int) (lines [][]ui.Run) {
	high := 0
	var structures []int16
	for _, i := range bricks {
		high = max(high, int(s.now.Bricks[i].Layer))
		if s.state.of != nil && !slices.Contains(structures, s.state.of[i]) {
			structures = append(structures, s.state.of[i])
		}
	}
	what := "builder.low"
	if high >= field.CoverHeight {
		what = "builder.high"
	}
	lines = append(lines, ctx.Runs(what, high))
	if s.state.table == nil || len(structures) != 1 {
		return lines
	}
	st := s.state.staminaOf(int(structures[0]))
	if st.cover && st.most > 0 {
		key := "builder.stands"
		if st.most == 1 {
			key = "builder.stands.once"
		}
		lines = append(lines, ctx.Runs(key, hitsWords(st)))
	}
	return append(lines, ui.Runs(ctx.Count("builder.fell", st.fell)))
}

// hereButtons are what can be done with what is selected or in the hand.
func (s *Scene) hereButtons(ctx *scenes.Context, r ui.Rect) {
	some := s.hand.full() || len(s.chosen) > 0
	rows := r.Rows(2, 5)
	first, second := rows[0].Columns(2, 5), rows[1].Columns(3, 5)
	button := func(id string, cell ui.Rect, key ui.Key, can bool) bool {
		return keyed(ctx, id, cell, ui.ButtonLook{Key: key, Off: !can})
	}
	if button("turn", first[0], 'R', some) {
		s.turn()
	}
	if button("mirror", first[1], 'M', some) {
		s.mirror()
	}
	if button("copy", second[0], 'C', some) {
		s.copy()
	}
	if button("repeat", second[1], 'E', len(s.chosen) > 0 && !s.hand.full()) {
		s.openRepeat()
	}
	if button("delete", second[2], ui.KeyDelete, some) {
		s.remove()
	}
}
