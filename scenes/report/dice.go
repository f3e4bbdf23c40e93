package report

import (
	"fmt"
	"math"
	"strings"

	"rulerfire/game/report"
	"rulerfire/rules/dice"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// word is a name as part of a key of the catalogue.
func word(name string) string { return strings.ReplaceAll(name, " ", "-") }

// A sort is dice of one kind for one purpose, of all sides.
type sort struct {
	purpose, colour string
	faces           int
	sides           []*report.Dice // nil: none
}

// sorts are the dice of the battle by what they were rolled for.
func (s *Scene) sorts() []sort {
	var list []sort
	told := s.inquiry.told
	for i := range told.Dice {
		d := &told.Dice[i]
		at := -1
		for k := range list {
			if list[k].purpose == d.Purpose && list[k].colour == d.Colour && list[k].faces == d.Faces {
				at = k
			}
		}
		if at < 0 {
			at = len(list)
			list = append(list, sort{d.Purpose, d.Colour, d.Faces, make([]*report.Dice, len(s.seats))})
		}
		list[at].sides[d.Side] = d
	}
	return list
}

// dice is the page that sets dice against what was to be expected.
func (s *Scene) dice(ctx *scenes.Context, r ui.Rect) {
	u, told := ctx.UI, s.inquiry.told
	u.Card(r)
	inside := r.InsetXY(pad+2, 10)
	foot := inside.CutBottom(22)
	u.Label(foot, ctx.T("report.dice.foot"), ui.Text{Size: 12.5, Faint: true})
	const bar = 12
	name := min(200, inside.W*0.24)
	each := (inside.W - name - bar) / float64(len(s.seats))
	cell := func(row ui.Rect, seat int) ui.Rect {
		return ui.Rect{X: row.X + name + each*float64(seat), Y: row.Y, W: each, H: row.H}.InsetXY(6, 0)
	}
	head := inside.CutTop(26)
	for seat := range s.seats {
		s.seatHead(ctx, fmt.Sprintf("report/head/%d", seat+1), cell(head, seat), seat, ui.Text{Size: 13, Bold: true})
	}
	const high = 36
	list := s.sorts()
	u.ScrollArea("report/dice", inside, high*float64(len(list)+1), false, func(c ui.Rect) {
		row := c.CutTop(high)
		ctx.Pen.CurrentRow(row.X-4, row.Y+1, inside.W+2, high-3)
		u.Label(ui.Rect{X: row.X + 4, Y: row.Y, W: name - 8, H: high}, ctx.T("report.dice.all"), ui.Text{Size: 14, Bold: true})
		for seat := range s.seats {
			f := told.Luck[seat]
			s.zBar(ctx, fmt.Sprintf("report/z/%d", seat+1), cell(row, seat), f.Z, report.HighIsGood, ctx.T("report.dice.z", signed(f.Z, 1)), ctx.T("report.dice.all.tip"))
		}
		for i, d := range list {
			row := c.CutTop(high)
			ctx.Pen.Hairline(row.X, row.Y, inside.W)
			label := ui.Rect{X: row.X, Y: row.Y, W: name, H: high}
			s.dieMark(ctx, label.CutLeft(30), d)
			label.CutLeft(6)
			u.Label(label, s.sortName(ctx, d), ui.Text{Size: 13.5})
			for seat, side := range d.sides {
				at := cell(row, seat)
				if side == nil {
					u.Label(at, "–", ui.Text{Size: 13, Faint: true, Align: ui.Centre})
					continue
				}
				tip := ctx.T("report.dice.tip", side.Count, side.Sum, fmt.Sprintf("%.1f", side.Expected), fmt.Sprintf("%.1f", side.Spread), signed(side.Z, 2))
				text := ctx.T("report.dice.mean", fmt.Sprintf("%.2f", float64(side.Sum)/float64(side.Count)), fmt.Sprintf("%.1f", float64(side.Faces+1)/2))
				s.zBar(ctx, fmt.Sprintf("report/dice/%d/%d", i, seat+1), at, side.Z, side.Good, text, tip)
			}
		}
	})
}

// dieMark shows which dice a row is about.
func (s *Scene) dieMark(ctx *scenes.Context, r ui.Rect, d sort) {
	look := draw.Die{Faces: d.faces}
	if d.colour != "" {
		for c := dice.White; c <= dice.Yellow; c++ {
			if c.String() == d.colour {
				look.Colour = c
			}
		}
	}
	at := r.Centre()
	ctx.Pen.Die(look, at.X, at.Y, 20)
}

// sortName says what dice were rolled for.
func (s *Scene) sortName(ctx *scenes.Context, d sort) string {
	key := s.teller.prefix() + "dice." + word(d.purpose)
	if d.colour != "" {
		key = "report.dice.colour." + d.colour
	}
	return ctx.T("report.dice.kind", ctx.T(key), d.faces)
}

// zMost is where a bar of standard deviations ends.
const zMost = 3

// zBar is a bar from what was to be expected to what fell; what is within two standard
// deviations, as usual, is shaded. text is beside it.
func (s *Scene) zBar(ctx *scenes.Context, id string, r ui.Rect, z float64, good report.Good, text, tip string) {
	u, p := ctx.UI, ctx.Pen
	box := r
	if r.W > 150 {
		u.Label(r.CutRight(92), text, ui.Text{Size: 12.5, Align: ui.Right})
		r.CutRight(6)
	} else {
		u.Label(r.CutTop(r.H/2), text, ui.Text{Size: 12, Align: ui.Centre})
		r.CutBottom(3)
	}
	bar := r.Centred(r.W, 14)
	middle := bar.Centre().X
	wide := func(z float64) float64 { return bar.W / 2 * max(-zMost, min(zMost, z)) / zMost }
	p.RoundRect(draw.Paper2, bar.X, bar.Y, bar.W, bar.H, 3)
	p.Rect(draw.Hairline, middle-wide(2), bar.Y, 2*wide(2), bar.H)
	color := draw.Ink3
	switch better := z * float64(good); {
	case better > 0:
		color = draw.Good
	case better < 0:
		color = draw.Bad
	}
	p.Rect(color, min(middle, middle+wide(z)), bar.Y+3, math.Abs(wide(z)), bar.H-6)
	p.Rect(draw.Ink, middle-0.5, bar.Y-1, 1, bar.H+2)
	u.Explain(id, box, ui.Plain(tip))
}
