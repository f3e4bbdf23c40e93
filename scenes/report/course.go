package report

import (
	"fmt"
	"strconv"

	"rulerfire/game/film"
	"rulerfire/game/report"
	"rulerfire/rules"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// course is the page with the scores over time and what was done.
func (s *Scene) course(ctx *scenes.Context, r ui.Rect) {
	right := r.CutRight(min(r.W*0.46, 250+90*float64(len(s.seats))))
	r.CutRight(gap)
	s.graph(ctx, r)
	s.counts(ctx, right)
}

// counts is the table of how often what happened.
func (s *Scene) counts(ctx *scenes.Context, r ui.Rect) {
	u, told := ctx.UI, s.inquiry.told
	u.Card(r)
	inside := r.InsetXY(pad, 8)
	head := inside.CutTop(26)
	const bar = 12 // the scroll bar's room
	name := min(170, inside.W*0.42)
	each := (inside.W - name - bar) / float64(len(s.seats))
	cell := func(row ui.Rect, seat int) ui.Rect {
		return ui.Rect{X: row.X + name + each*float64(seat), Y: row.Y, W: each, H: row.H}
	}
	for seat := range s.seats {
		s.seatHead(ctx, fmt.Sprintf("report/head/%d", seat+1), cell(head, seat).InsetXY(4, 0), seat, ui.Text{Size: 12.5, Bold: true})
	}
	const high = 26
	u.ScrollArea("report/counts", inside, high*float64(len(told.Counts)), false, func(c ui.Rect) {
		for _, count := range told.Counts {
			row := c.CutTop(high)
			ctx.Pen.Hairline(row.X, row.Y, inside.W)
			key := s.teller.prefix() + "count." + word(count.Name)
			label := ui.Rect{X: row.X, Y: row.Y, W: name - 6, H: high}
			u.Label(label, ctx.T(key), ui.Text{Size: 13})
			u.Explain("report/count/"+count.Name, label, ui.Plain(ctx.T(key+".tip")))
			most := 0
			for _, n := range count.Sides {
				most = max(most, n)
			}
			for seat, n := range count.Sides {
				u.Label(cell(row, seat).InsetXY(8, 0), strconv.Itoa(n), ui.Text{Size: 14, Align: ui.Right, Bold: n == most && n > 0, Faint: n == 0})
			}
		}
	})
}

// graph is the picture of the scores, answer by answer, with what happened below.
func (s *Scene) graph(ctx *scenes.Context, r ui.Rect) {
	u, p := ctx.UI, ctx.Pen
	u.Card(r)
	inside := r.InsetXY(pad+2, 8)
	title := inside.CutTop(24)
	u.Label(title.CutLeft(120), ctx.T("report.course"), ui.Text{Size: 14.5, Bold: true})
	s.key(ctx, title)
	inside.CutTop(10)
	sides := inside.CutLeft(26)
	inside.CutRight(12)
	marks := inside.CutBottom(22 * float64(len(markKinds)))
	feet := inside.CutBottom(20)
	inside.CutBottom(4)
	if inside.H < 30 {
		return
	}
	points := s.inquiry.told.Course
	top, step := scaleOf(points)
	height := func(score int) float64 { return inside.Bottom() - inside.H*float64(score)/float64(top) }
	for v := 0; v <= top; v += step {
		p.Hairline(inside.X, height(v), inside.W)
		u.Label(ui.Rect{X: sides.X, Y: height(v) - 9, W: sides.W - 6, H: 18}, strconv.Itoa(v), ui.Text{Size: 12, Faint: true, Align: ui.Right})
	}
	last := max(1, s.film().Len())
	wide := func(place int) float64 { return inside.X + inside.W*float64(place)/float64(last) }
	s.rounds(ctx, inside, feet, wide)
	rows := s.scorers()
	for k, seat := range rows {
		// Lines that run together are drawn a little apart.
		off := 3 * (float64(k) - float64(len(rows)-1)/2)
		var line []draw.Vec
		for i, point := range points {
			if i > 0 {
				line = append(line, draw.V(wide(point.Place), height(points[i-1].Scores[seat])+off))
			}
			line = append(line, draw.V(wide(point.Place), height(point.Scores[seat])+off))
		}
		if len(line) > 1 {
			p.RoundLine(s.looks[seat].Color.Dim(0.5), 4.5, line...)
			p.RoundLine(s.looks[seat].Color, 2.5, line...)
		}
		end := line[len(line)-1]
		p.Chip(end.X, end.Y, 8, s.looks[seat], "", false)
	}
	s.marks(ctx, marks, wide)
}

// scorers are the seats that have a line of their own: of those that score together
// all the time the first alone.
func (s *Scene) scorers() (seats []int) {
	for seat := range s.seats {
		same := false
		for _, other := range seats {
			same = same || s.teller.team(seat) == s.teller.team(other)
		}
		if !same {
			seats = append(seats, seat)
		}
	}
	return seats
}

// key says whose line is whose.
func (s *Scene) key(ctx *scenes.Context, r ui.Rect) {
	each := min(150, r.W/float64(len(s.seats)))
	r.CutLeft(r.W - each*float64(len(s.seats)))
	for seat := range s.seats {
		s.seatHead(ctx, fmt.Sprintf("report/key/%d", seat+1), r.CutLeft(each).InsetXY(3, 0), seat, ui.Text{Size: 12.5})
	}
}

// rounds draws where rounds begin.
func (s *Scene) rounds(ctx *scenes.Context, r, feet ui.Rect, wide func(int) float64) {
	free := feet.X - 1
	for _, c := range s.film().Chapters() {
		if c.Kind != film.Round {
			continue
		}
		x := wide(c.At)
		ctx.Pen.Rect(draw.Hairline, x, r.Y, 1, r.H+4)
		if x > free {
			ctx.UI.Label(ui.Rect{X: x + 3, Y: feet.Y, W: 24, H: feet.H}, strconv.Itoa(s.film().Result(c.At).Round), ui.Text{Size: 12, Faint: true})
			free = x + 20
		}
	}
}

// scaleOf is how far the scale of the scores goes, and in which steps.
func scaleOf(points []report.Point) (top, step int) {
	most := 1
	for _, p := range points {
		for _, n := range p.Scores {
			most = max(most, n)
		}
	}
	step = 50
	for _, n := range [...]int{2, 5, 10, 20} {
		if most <= 6*n {
			step = n
			break
		}
	}
	return (most + step - 1) / step * step, step
}

// markKinds are the moments below the graph, a row for each.
var markKinds = [...]struct {
	kind film.Kind
	icon draw.Icon
	key  string
}{
	{film.Destroyed, draw.IconCross, "destroyed"},
	{film.Taken, draw.IconFlag, "taken"},
	{film.Lead, draw.IconStar, "lead"},
}

// marks are the moments of the battle, each where it happened. Where there is a way to
// it, it is a button.
func (s *Scene) marks(ctx *scenes.Context, r ui.Rect, wide func(int) float64) {
	u, p := ctx.UI, ctx.Pen
	for i, m := range markKinds {
		row := r.CutTop(22)
		p.Hairline(row.X, row.Y, row.W)
		p.Icon(m.icon, row.X-16, row.Centre().Y, 7, draw.Ink2)
		u.Explain("report/marks/"+m.key, ui.Rect{X: row.X - 26, Y: row.Y, W: 22, H: row.H}, ui.Plain(ctx.T("report.mark."+m.key+".row")))
		for k, c := range s.film().Chapters() {
			if c.Kind != m.kind {
				continue
			}
			x, y := wide(c.At), row.Centre().Y
			box := ui.Rect{X: x - 7, Y: row.Y + 1, W: 14, H: row.H - 2}
			id := fmt.Sprintf("report/mark/%d/%d", i, k)
			words := ui.Plain(s.round(ctx, c.At-1) + ": " + s.markWords(ctx, m.key, c.Mark))
			if s.ways.Show != nil {
				res := u.Area(id, box, 0)
				u.Tip(id, box, words)
				if res.Clicked {
					s.ways.Show(ctx, max(0, c.At-1))
				}
			} else {
				u.Explain(id, box, words)
			}
			if c.Side == rules.Chance {
				p.Disc(draw.Ink3, x, y, 4)
				continue
			}
			p.Chip(x, y, 6, s.looks[c.Side], "", false)
		}
	}
}

// markWords says what happened at a moment.
func (s *Scene) markWords(ctx *scenes.Context, key string, m film.Mark) string {
	if m.Side == rules.Chance {
		return ctx.T("report.mark.level")
	}
	who := s.name(ctx, int(m.Side))
	if m.Kind == film.Destroyed {
		return ctx.T("report.mark.destroyed", who, s.teller.piece(m.Piece))
	}
	return ctx.T("report.mark."+key, who)
}
