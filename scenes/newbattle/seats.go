package newbattle

import (
	"fmt"

	"rulerfire/game"
	"rulerfire/game/lineup"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/ui"
)

const tallRow = 232 // a seat's card gets no higher

// seats are the cards of the seats, one below the other.
func (s *Scene) seats(ctx *scenes.Context, r ui.Rect) {
	n := s.host.party.n
	each := min(tallRow, (r.H-gap*float64(n-1))/float64(n))
	for i := range n {
		s.seatCard(ctx, i, r.CutTop(each))
		r.CutTop(gap)
	}
}

// seatCard is a seat: who sits there in the first line, with what below.
func (s *Scene) seatCard(ctx *scenes.Context, i int, r ui.Rect) {
	u, seat := ctx.UI, &s.host.party.seats[i]
	id := fmt.Sprintf("seat/%d/", i+1)
	u.Card(r)
	ctx.Pen.PlayerBand(r.X, r.Y, r.H, seat.look())
	inside := r.InsetXY(pad, min(pad, (r.H-high)/8))
	inside.CutLeft(8)
	line := inside.CutTop(min(high, inside.H/2-2))
	inside.CutTop(min(8, inside.H/8))

	if s.host.party.table().Line(ctx, id, line, i) {
		s.panel, s.seat = liveryPanel, i
	}

	shuffle := inside.CutRight(40)
	inside.CutRight(8)
	shuffle.H = min(shuffle.H, high)
	if u.Button(id+"random", shuffle, "", ui.ButtonLook{Icon: draw.IconDie, Tip: ctx.T("newbattle.random.tip")}) {
		s.note(s.host.deal(i))
	}
	if seat.Kind == game.Computer {
		choose := inside.CutRight(40)
		inside.CutRight(8)
		choose.H = shuffle.H
		if u.Button(id+"choose", choose, "", ui.ButtonLook{Icon: draw.IconChip, Tip: ctx.T("newbattle.choose.tip")}) {
			s.note(s.host.choose(i))
		}
	}
	if u.Button(id+"company", inside, "", ui.ButtonLook{Tip: ctx.T("newbattle.company.tip")}) {
		s.openCompanies(i)
	}
	s.companyIn(ctx, inside, seat)
}

// companyIn shows a seat's company on its button.
func (s *Scene) companyIn(ctx *scenes.Context, r ui.Rect, seat *place) {
	u := ctx.UI
	r = r.InsetXY(10, 3)
	frames := seat.Company.Frames
	fault := s.host.bare().Against(seat.Company)
	name := ui.Text{Size: 14.5, Bold: true}
	if fault != nil {
		name.Color = draw.Bad
	}
	if r.H < 74 {
		robots := r.CutRight(min(r.W*0.5, float64(len(frames))*(r.H+2)))
		roster.Row(ctx.Pen, robots, seat.look(), frames, len(frames))
		r.CutRight(8)
		if r.H < 34 {
			u.Label(r, seat.Company.Name, name)
			return
		}
		u.Label(r.CutTop(r.H/2), seat.Company.Name, name)
		s.second(ctx, r, seat, fault)
		return
	}
	top := r.CutTop(24)
	u.Label(top.CutLeft(u.Width(seat.Company.Name, name)+14), seat.Company.Name, name)
	s.second(ctx, top, seat, fault)
	armed := lineup.Arm(seat.Company, s.host.party.settings.Rockets)
	cells := r.Columns(len(armed.Frames), 4)
	beside := r.H < 100 && cells[0].W >= besideFrom*r.H+66
	below := 0.0
	for k, d := range armed.Frames {
		below = max(below, u.ParagraphHeight(cells[k].W, ui.Plain(d.Dice()), diceLook))
	}
	for k, d := range armed.Frames {
		paintFrame(ctx, cells[k], seat.look(), d, beside, below)
	}
}

// second is what stands beside a company's name: why a computer has chosen it, or else
// its character, or why it cannot be fielded.
func (s *Scene) second(ctx *scenes.Context, r ui.Rect, seat *place, fault error) {
	look, words := ui.Text{Size: 12.5, Faint: true}, seat.Company.Note
	if s.host.stands(seat) {
		words = reason(ctx, seat.choice)
	}
	if fault != nil {
		look, words = ui.Text{Size: 12.5, Color: draw.Bad}, companyWords(ctx, fault)
	}
	ctx.UI.Label(r, words, look)
}

// besideFrom is the width of a frame with its dice beside it, by its height.
const besideFrom = 0.78

// diceLook is how the dice of a frame are written.
var diceLook = ui.Text{Size: 12, Mono: true, Faint: true}

// paintFrame draws a frame with its dice beside it, or below it, where they get so
// much height.
func paintFrame(ctx *scenes.Context, r ui.Rect, look draw.Seat, d rapid.Design, beside bool, below float64) {
	words, dice := diceLook, ui.Plain(d.Dice())
	if beside {
		roster.Paint(ctx.Pen, r.CutLeft(r.H*besideFrom), roster.Robot(look, d, 0))
		h := ctx.UI.ParagraphHeight(r.W, dice, words)
		ctx.UI.Paragraph(r.Centred(r.W, h), dice, words)
		return
	}
	words.Align = ui.Centre
	ctx.UI.Paragraph(r.CutBottom(below), dice, words)
	roster.Paint(ctx.Pen, r, roster.Robot(look, d, 0))
}
