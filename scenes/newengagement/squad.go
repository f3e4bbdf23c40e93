package newengagement

import (
	"fmt"
	"strconv"

	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/hexroster"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/ui"
)

// openSquads opens the chooser of squads for a team.
func (s *Scene) openSquads(team int) {
	if s.host.stock == nil {
		return
	}
	s.panel, s.team = squadPanel, team
	s.offers = s.host.offers()
	s.shown = max(0, s.present())
}

const squadRow = 42

// showSquads lets a team choose its squad: the list at the left, at the right all
// there is to know of the one that the pointer or the keyboard is on.
func (s *Scene) showSquads(ctx *scenes.Context) {
	u, list := ctx.UI, s.offers
	if len(list) == 0 {
		s.close()
		return
	}
	s.shown = min(s.shown, len(list)-1)
	title := ctx.T("newengagement.squads", s.team+1, sizeName(ctx, s.host.party.size))
	closed := u.Modal("squads", title, min(960, ctx.Size.W-48), min(580, ctx.Size.H-36), func(r ui.Rect) {
		foot := r.CutBottom(36)
		r.CutBottom(8)
		left := r.CutLeft(min(310, r.W*0.36))
		r.CutLeft(20)
		e := s.host.bare()
		taken, ok := u.Rows("squads/list", left, squadRow, len(list), s.present(), func(i int, row ui.Rect, at ui.Row) {
			if at.Cursor || at.Hover && !u.RingShown() {
				s.shown = i
			}
			s.squadRow(ctx, i, row, at, e.Against(s.team, list[i].Squad))
		})
		if ok && e.Against(s.team, list[taken].Squad) == nil {
			s.host.take(s.team, list[taken])
			s.close()
		}
		s.tellSquad(ctx, r, list[s.shown].Squad, e.Against(s.team, list[s.shown].Squad))
		if u.Button("squads/close", foot.CutRight(130), ctx.T("newengagement.close"), ui.ButtonLook{KeyText: ui.KeyEscape.String()}) {
			s.close()
		}
		u.Label(foot, ctx.T("newengagement.squads.foot"), ui.Text{Size: 12.5, Faint: true})
	})
	if closed {
		s.close()
	}
}

// squadRow is a squad of the list, grey with the reason if it is not legal.
func (s *Scene) squadRow(ctx *scenes.Context, i int, r ui.Rect, at ui.Row, fault error) {
	u, squad := ctx.UI, s.offers[i]
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
	words := ctx.Count("newengagement.count", len(squad.Units), squad.Cost(s.host.stock.Catalogue))
	if fault != nil {
		name.Color, second.Color = draw.Ink3, draw.Ink2
		words = squadWords(ctx, fault)
		u.Tip(fmt.Sprintf("squads/list/%d", i), r, ui.Plain(words))
	}
	top := inside.CutTop(inside.H / 2)
	if squad.own != "" {
		ctx.Pen.Icon(draw.IconPerson, top.CutRight(16).Centre().X, top.Centre().Y, 6.5, draw.Ink2)
	}
	u.Name(fmt.Sprintf("squads/name/%d", i), top, squad.Name, name)
	u.Label(inside, words, second)
}

// tellSquad shows a squad's character and its units.
func (s *Scene) tellSquad(ctx *scenes.Context, r ui.Rect, squad hexwar.Squad, fault error) {
	u, c := ctx.UI, s.host.stock.Catalogue
	head := r.CutTop(24)
	price(ctx, head.CutRight(206), c, squad, s.host.party.size)
	u.Name("squads/shown", head, squad.Name, ui.Text{Size: 18, Bold: true})
	r.CutTop(u.Paragraph(r, ui.Plain(squad.Note), ui.Text{Size: 13.5}) + 6)
	if fault != nil {
		runs := []ui.Run{{Icon: draw.IconCross, Color: draw.Bad}, {Text: " " + squadWords(ctx, fault), Color: draw.Bad, Bold: true}}
		r.CutTop(u.Paragraph(r, runs, ui.Text{Size: 13}) + 6)
	}
	look := roster.Look(s.host.party.teams[s.team].seats[0])
	each := min(76, r.H/float64(max(1, len(squad.Units))))
	for i := range squad.Units {
		unitLine(ctx, "squads/unit/"+strconv.Itoa(i+1), r.CutTop(each), look, c, &squad.Units[i])
	}
}

// unitLine is a unit with what it is, what it rolls against and its weapons. It
// explains itself by its sheet.
func unitLine(ctx *scenes.Context, id string, r ui.Rect, look draw.Seat, c *hexwar.Catalogue, d *hexwar.UnitDesign) {
	u := ctx.UI
	ctx.Pen.Hairline(r.X, r.Bottom()-1, r.W)
	sheetArea(ctx, id, r, ui.Focus, c, d)
	hexroster.Paint(ctx.Pen, r.CutLeft(min(60, r.H)), hexroster.Unit(c, d, look))
	r.CutLeft(10)
	u.Label(r.CutRight(44), strconv.Itoa(c.Cost(d)), ui.Text{Size: 14, Bold: true, Align: ui.Right})
	faint := ui.Text{Size: 12.5, Faint: true}
	name := func(r ui.Rect) {
		look := ui.Text{Size: 14, Bold: true}
		u.Label(r.CutLeft(u.Width(d.Name, look)+12), d.Name, look)
		u.Label(r, hexroster.Kind(ctx, c, d), faint)
	}
	switch {
	case r.H >= 60:
		body := r.Centred(r.W, 56)
		name(body.CutTop(20))
		u.Label(body.CutTop(18), hexroster.Rolls(ctx, c, d), ui.Text{Size: 12.5})
		u.Label(body, hexroster.Arms(d), faint)
	case r.H >= 38:
		body := r.Centred(r.W, 38)
		name(body.CutTop(20))
		u.Label(body, hexroster.Arms(d), faint)
	default:
		name(r)
	}
}
