package result

import (
	"strconv"

	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// course is the picture of the scores: a line for each who scores, round by round.
func (s *Scene) course(ctx *scenes.Context, r ui.Rect) {
	u, p := ctx.UI, ctx.Pen
	u.Card(r)
	inside := r.InsetXY(18, 10)
	u.Label(inside.CutTop(22), ctx.T("result.course"), ui.Text{Size: 14.5, Bold: true})
	inside.CutTop(8)
	feet := inside.CutBottom(18)
	inside.CutBottom(8)
	sides := inside.CutLeft(26)
	inside.CutRight(14)
	feet.X, feet.W = inside.X, inside.W
	if inside.H < 30 {
		return
	}
	most := s.highest()
	step := stepOf(most)
	top := (most + step - 1) / step * step
	height := func(score int) float64 { return inside.Bottom() - inside.H*float64(score)/float64(top) }
	for v := 0; v <= top; v += step {
		p.Hairline(inside.X, height(v), inside.W)
		u.Label(ui.Rect{X: sides.X, Y: height(v) - 9, W: sides.W - 8, H: 18}, strconv.Itoa(v), ui.Text{Size: 12, Faint: true, Align: ui.Right})
	}
	last := max(1, s.moments()-1)
	wide := func(i int) float64 { return inside.X + 12 + (inside.W-24)*float64(i)/float64(last) }
	for i := range s.moments() {
		u.Label(ui.Rect{X: wide(i) - 24, Y: feet.Y, W: 48, H: feet.H}, s.momentName(ctx, i), ui.Text{Size: 12, Faint: true, Align: ui.Centre})
	}
	for k, row := range s.rows {
		look := s.looks[row.seats[0]]
		points := make([]draw.Vec, len(row.moments))
		for i, m := range row.moments {
			// Lines that run together are drawn a little apart.
			points[i] = draw.V(wide(i), height(m.score)+3*(float64(k)-float64(len(s.rows)-1)/2))
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

// highest is the highest score of anybody at any time.
func (s *Scene) highest() int {
	most := 1
	for _, row := range s.rows {
		for _, m := range row.moments {
			most = max(most, m.score)
		}
	}
	return most
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

// remains is what is left of what was brought.
func (s *Scene) remains(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	u.Card(r)
	inside := r.InsetXY(18, 10)
	u.Label(inside.CutTop(22), ctx.T("result.remains"), ui.Text{Size: 14.5, Bold: true})
	for i, row := range inside.Rows(len(s.rows), 4) {
		s.tale.remains(ctx, s, row, i)
	}
}
