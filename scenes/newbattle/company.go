package newbattle

import (
	"fmt"
	"slices"

	"rulerfire/game/lineup"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/ui"
)

// openCompanies opens the chooser of companies for a seat.
func (s *Scene) openCompanies(seat int) {
	s.panel, s.seat = companyPanel, seat
	s.offers = s.host.offers()
	s.shown = max(0, s.present())
}

// present is the place among the offers of the company that the seat has, or -1.
func (s *Scene) present() int {
	p := &s.host.party.seats[s.seat]
	return slices.IndexFunc(s.offers, func(o offer) bool {
		return o.own == p.own && (o.own != "" || o.Name == p.Company.Name)
	})
}

const companyRow = 42

// showCompanies lets a seat choose its company: the list at the left, at the right
// all there is to know of the one that the pointer or the keyboard is on.
func (s *Scene) showCompanies(ctx *scenes.Context) {
	u := ctx.UI
	title := ctx.T("newbattle.companies", s.host.party.table().Name(ctx, s.seat))
	closed := u.Modal("companies", title, min(900, ctx.Size.W-48), min(560, ctx.Size.H-36), func(r ui.Rect) {
		foot := r.CutBottom(36)
		r.CutBottom(8)
		list := r.CutLeft(min(330, r.W*0.4))
		r.CutLeft(20)
		l := s.host.bare()
		taken, ok := u.Rows("companies/list", list, companyRow, len(s.offers), s.present(), func(i int, row ui.Rect, at ui.Row) {
			if at.Cursor || at.Hover && !u.RingShown() {
				s.shown = i
			}
			s.companyRow(ctx, i, row, at, l.Against(s.offers[i].Company))
		})
		if ok && l.Against(s.offers[taken].Company) == nil {
			s.host.take(s.seat, s.offers[taken])
			s.panel = noPanel
		}
		s.tellCompany(ctx, r, s.offers[s.shown], l)
		u.Label(foot, ctx.T("newbattle.companies.foot"), ui.Text{Size: 12.5, Faint: true})
		if u.Button("companies/close", foot.CutRight(130), ctx.T("newbattle.close"), ui.ButtonLook{KeyText: ui.KeyEscape.String()}) {
			s.panel = noPanel
		}
	})
	if closed {
		s.panel = noPanel
	}
}

// companyRow is a company of the list, grey with the reason if it is not legal.
func (s *Scene) companyRow(ctx *scenes.Context, i int, r ui.Rect, at ui.Row, fault error) {
	u, c := ctx.UI, s.offers[i]
	r = r.InsetXY(0, 1)
	switch {
	case i == s.present():
		ctx.Pen.CurrentRow(r.X, r.Y, r.W, r.H)
	case i == s.shown:
		ctx.Pen.RoundRect(draw.Paper2, r.X, r.Y, r.W, r.H, 6)
	}
	if at.Cursor {
		ctx.Pen.FocusRing(r.X+5, r.Y+5, r.W-10, r.H-10, 4)
	}
	inside := r.InsetXY(10, 3)
	name, second := ui.Text{Size: 14, Bold: true}, ui.Text{Size: 12, Faint: true}
	n := c.Count()
	words := ctx.T("newbattle.count", ctx.Count("newbattle.count.frames", n.Frames), ctx.Count("newbattle.count.systems", n.Systems))
	if fault != nil {
		name.Color, second.Color = draw.Ink3, draw.Ink2
		words = companyWords(ctx, fault)
		u.Tip(fmt.Sprintf("companies/list/%d", i), r, ui.Plain(words))
	}
	top := inside.CutTop(inside.H / 2)
	if c.own != "" {
		ctx.Pen.Icon(draw.IconPerson, top.CutRight(16).Centre().X, top.Centre().Y, 6.5, draw.Ink2)
	}
	u.Name(fmt.Sprintf("companies/name/%d", i), top, c.Name, name)
	u.Label(inside, words, second)
}

// tellCompany shows a company's character and its frames.
func (s *Scene) tellCompany(ctx *scenes.Context, r ui.Rect, o offer, l lineup.Lineup) {
	u, c := ctx.UI, o.Company
	u.Name("companies/shown", r.CutTop(24), c.Name, ui.Text{Size: 18, Bold: true})
	r.CutTop(u.Paragraph(r, ui.Plain(c.Note), ui.Text{Size: 13.5}) + 6)
	if fault := l.Against(c); fault != nil {
		runs := []ui.Run{{Icon: draw.IconCross, Color: draw.Bad}, {Text: " " + companyWords(ctx, fault), Color: draw.Bad, Bold: true}}
		r.CutTop(u.Paragraph(r, runs, ui.Text{Size: 13}) + 6)
	}
	look := s.host.party.seats[s.seat].look()
	armed := lineup.Arm(c, l.Settings.Rockets)
	rows := len(armed.Frames) + len(armed.Spares)
	each := min(54, r.H/float64(max(1, rows)))
	for _, d := range armed.Frames {
		frameLine(ctx, r.CutTop(each), look, d, "")
	}
	for _, d := range armed.Spares {
		frameLine(ctx, r.CutTop(each), look, d, ctx.T("newbattle.spare"))
	}
}

// frameLine is a frame with its name and its dice. kind, if not empty, says what
// sort of frame it is.
func frameLine(ctx *scenes.Context, r ui.Rect, look draw.Seat, d rapid.Design, kind string) {
	u := ctx.UI
	ctx.Pen.Hairline(r.X, r.Bottom()-1, r.W)
	roster.Paint(ctx.Pen, r.CutLeft(52), roster.Robot(look, d, 0))
	r.CutLeft(8)
	if kind != "" {
		w := ctx.Pen.TagWidth(kind, draw.TagLook{})
		tag := r.CutRight(w)
		ctx.Pen.Tag(kind, tag.X, tag.Centre().Y-10, draw.TagLook{})
	}
	name, dice := ui.Text{Size: 14, Bold: true}, ui.Text{Size: 12.5, Mono: true, Faint: true}
	if r.H < 40 {
		u.Label(r.CutLeft(min(120, r.W*0.36)), d.Name, name)
		u.Label(r, roster.Dice(ctx, d), dice)
		return
	}
	body := r.Centred(r.W, 38)
	u.Label(body.CutTop(19), d.Name, name)
	u.Label(body, roster.Dice(ctx, d), dice)
}
