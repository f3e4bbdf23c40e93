package result

import (
	"fmt"
	"strconv"

	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/ui"
)

// course is the picture of the scores: a line for each seat, round by round.
func (s *Scene) course(ctx *scenes.Context, r ui.Rect) {
	u, p := ctx.UI, ctx.Pen
	u.Card(r)
	inside := r.InsetXY(18, 10)
	u.Label(inside.CutTop(22), ctx.T("result.course"), ui.Text{Size: 14.5, Bold: true})
	inside.CutTop(8)
	feet := inside.CutBottom(18)
	sides := inside.CutLeft(26)
	inside.CutRight(14)
	feet.X, feet.W = inside.X, inside.W
	if inside.H < 30 {
		return
	}
	step := stepOf(s.story.highest())
	top := (s.story.highest() + step - 1) / step * step
	height := func(score int) float64 { return inside.Bottom() - inside.H*float64(score)/float64(top) }
	for v := 0; v <= top; v += step {
		p.Hairline(inside.X, height(v), inside.W)
		u.Label(ui.Rect{X: sides.X, Y: height(v) - 9, W: sides.W - 8, H: 18}, strconv.Itoa(v), ui.Text{Size: 12, Faint: true, Align: ui.Right})
	}
	last := max(1, len(s.story.moments)-1)
	wide := func(i int) float64 { return inside.X + 12 + (inside.W-24)*float64(i)/float64(last) }
	for i := range s.story.moments {
		words := strconv.Itoa(i)
		if i == 0 {
			words = ctx.T("result.start")
		}
		u.Label(ui.Rect{X: wide(i) - 24, Y: feet.Y, W: 48, H: feet.H}, words, ui.Text{Size: 12, Faint: true, Align: ui.Centre})
	}
	for seat, look := range s.looks {
		points := make([]draw.Vec, len(s.story.moments))
		for i, m := range s.story.moments {
			// Lines that run together are drawn a little apart.
			points[i] = draw.V(wide(i), height(m[seat])+3*(float64(seat)-float64(len(s.looks)-1)/2))
		}
		if len(points) > 1 {
			p.RoundLine(look.Color.Dim(0.5), 5, points...)
			p.RoundLine(look.Color, 3, points...)
		}
		for i, at := range points {
			radius := 5.0
			if i == len(points)-1 {
				radius = 10
			}
			p.Chip(at.X, at.Y, radius, look, "", false)
		}
	}
}

// stepOf is how far apart the lines of a scale up to most are.
func stepOf(most int) int {
	for _, step := range [...]int{5, 10, 20} {
		if most <= 5*step {
			return step
		}
	}
	return 50
}

// remains is what is left of the companies: the frames that stand as they are, the
// others faint.
func (s *Scene) remains(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	u.Card(r)
	inside := r.InsetXY(18, 10)
	u.Label(inside.CutTop(22), ctx.T("result.remains"), ui.Text{Size: 14.5, Bold: true})
	for seat, row := range inside.Rows(len(s.seats), 4) {
		row.H = min(row.H, 92)
		s.remainsOf(ctx, row, seat)
	}
}

func (s *Scene) remainsOf(ctx *scenes.Context, r ui.Rect, seat int) {
	u, st := ctx.UI, &s.final
	words := r.CutRight(min(190, r.W*0.42))
	first, end := st.First[seat], st.First[seat+1]
	most := 0
	for k := range st.SeatCount() {
		most = max(most, int(st.First[k+1]-st.First[k]))
	}
	cells := roster.Cells(r, int(end-first), most)
	lost := 0
	for i := first; i < end; i++ {
		f := &st.Frames[i]
		robot := roster.Robot(s.looks[seat], *st.DesignOf(int(i)), 0)
		ctx.Pen.Save()
		if f.Stands() {
			robot.White, robot.Rockets = f.White, f.Rockets
			robot.Systems = f.Systems
		} else {
			lost++
			ctx.Pen.Fade(0.22)
		}
		roster.Paint(ctx.Pen, cells[i-first], robot)
		ctx.Pen.Restore()
		u.Explain(fmt.Sprintf("result/frame/%d", i+1), cells[i-first], ui.Plain(s.frameWords(ctx, int(i))))
	}
	held := 0
	for i := range st.StationCount() {
		if int(st.Stations[i].Owner) == seat {
			held++
		}
	}
	lines := [...]string{
		ctx.T("result.lost", lost, int(end-first)),
		ctx.Count("result.stations", held),
		ctx.Count("result.downed", s.story.downed[seat]),
	}
	if s.story.gone[seat] {
		lines[2] = ctx.T("result.conceded")
	}
	if r.H < 54 {
		u.Label(words, lines[0]+" · "+lines[1], ui.Text{Size: 12})
		return
	}
	text := words.Centred(words.W, 54)
	for i, line := range lines {
		u.Label(text.CutTop(18), line, ui.Text{Size: 12.5, Faint: i > 0})
	}
}

// frameWords tells what has become of a frame.
func (s *Scene) frameWords(ctx *scenes.Context, frame int) string {
	f, name := &s.final.Frames[frame], s.final.DesignOf(frame).Name
	if !f.Stands() {
		return ctx.T("result.frame.lost", name)
	}
	hits := s.hitsTaken(frame)
	if hits == 0 {
		return ctx.T("result.frame.whole", name)
	}
	return ctx.Count("result.frame.hurt", hits, name)
}

// hitsTaken is how many systems and white dice a frame has lost.
func (s *Scene) hitsTaken(frame int) int {
	f, d := s.final.Frames[frame], s.final.DesignOf(frame)
	built := rapid.Frame{Systems: d.Systems, White: 2}
	return built.Hits() - f.Hits()
}
