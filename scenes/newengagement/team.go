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

// teamCard is a team: how many play in it, who they are, and their squad.
func (s *Scene) teamCard(ctx *scenes.Context, i int, r ui.Rect) {
	u, t := ctx.UI, &s.host.party.teams[i]
	id := fmt.Sprintf("team/%d/", i+1)
	u.Card(r)
	ctx.Pen.PlayerBand(r.X, r.Y, r.H, roster.Look(t.seats[0]))
	inside := r.InsetXY(pad, pad-2)
	inside.CutLeft(8)
	// The lines are as high as leaves the squad half of the card.
	tall, space := min(high, r.H/float64(2*t.n+4)), 6.0
	if t.n > 2 && tall < high {
		space = 4
	}
	line := func() ui.Rect {
		l := inside.CutTop(tall)
		inside.CutTop(space)
		return l
	}

	head := line()
	u.Label(head.CutLeft(70), ctx.T("newengagement.team", i+1), ui.Text{Size: 14.5, Bold: true})
	var counts []string
	for n := range hexwar.MaxPlayers {
		counts = append(counts, ctx.Count("newengagement.players", n+1))
	}
	if now, changed := u.Segments(id+"players", head.CutLeft(282), counts, t.n-1); changed {
		t.n = now + 1
		s.note(s.host.refit())
	}
	head.CutLeft(gap)
	if t.n > 1 {
		u.Label(head, ctx.T("newengagement.shared"), ui.Text{Size: 12.5, Faint: true})
	}
	for k := range t.n {
		if s.host.party.table().Line(ctx, fmt.Sprintf("%sseat/%d/", id, k+1), line(), seatOf(i, k)) {
			s.panel, s.seat = liveryPanel, seatOf(i, k)
		}
	}

	shuffle := inside.CutRight(40)
	inside.CutRight(8)
	shuffle.H = min(shuffle.H, high)
	inside.H = min(inside.H, 240)
	if u.Button(id+"random", shuffle, "", ui.ButtonLook{Icon: draw.IconDie, Tip: ctx.T("newengagement.random.tip")}) {
		s.note(s.host.deal(i))
	}
	if t.computers() {
		choose := inside.CutRight(40)
		inside.CutRight(8)
		choose.H = shuffle.H
		if u.Button(id+"choose", choose, "", ui.ButtonLook{Icon: draw.IconChip, Tip: ctx.T("newengagement.choose.tip")}) {
			s.note(s.host.choose(i))
		}
	}
	if u.Button(id+"squad", inside, "", ui.ButtonLook{Tip: ctx.T("newengagement.squad.tip")}) {
		s.openSquads(i)
	}
	s.squadIn(ctx, id, inside, i)
}

// squadIn shows a team's squad on its button. Each unit looks like the player who
// leads it, and explains itself by its sheet.
func (s *Scene) squadIn(ctx *scenes.Context, id string, r ui.Rect, i int) {
	u, t, size := ctx.UI, &s.host.party.teams[i], s.host.party.size
	if s.host.stock == nil {
		return
	}
	r = r.InsetXY(10, 3)
	fault := s.host.bare().Against(i, t.squad)
	top := r.CutTop(24)
	name := ui.Text{Size: 14.5, Bold: true}
	if fault != nil {
		name.Color = draw.Bad
	}
	price(ctx, top.CutRight(206), s.host.stock.Catalogue, t.squad, size)
	u.Label(top.CutLeft(u.Width(t.squad.Name, name)+14), t.squad.Name, name)
	look, words := ui.Text{Size: 12.5, Faint: true}, t.squad.Note
	if s.host.stands(i) {
		words = reason(ctx, t.choice)
	}
	if fault != nil {
		look, words = ui.Text{Size: 12.5, Color: draw.Bad}, squadWords(ctx, fault)
	}
	if r.H > 96 {
		top = r.CutTop(20)
	}
	u.Label(top, words, look)
	looks := make([]draw.Seat, t.n)
	for k := range looks {
		looks[k] = roster.Look(t.seats[k])
	}
	if showUnits(ctx, id+"unit/", r, 0, s.host.stock.Catalogue, t.squad, looks, max(size.Limits().Units, len(t.squad.Units))) {
		s.openSquads(i)
	}
}

// price is what a squad costs and how many units it has, against their limits.
func price(ctx *scenes.Context, r ui.Rect, c *hexwar.Catalogue, squad hexwar.Squad, size hexwar.Size) {
	cost, limit := squad.Cost(c), size.Limits()
	units := len(squad.Units)
	look := ui.Text{Size: 12.5, Align: ui.Right}
	if cost > limit.Cost || units > limit.Units {
		look.Color, look.Bold = draw.Bad, true
	}
	ctx.UI.Label(r, ctx.Count("newengagement.price", units, cost, limit.Cost, limit.Units), look)
}

// showUnits are a squad's units in a row with their names and costs, led by players
// of these looks in turn. Each explains itself by its sheet, with ui.Focus also to
// the keyboard. room is how many units the row is laid out for. It tells whether one
// was clicked.
func showUnits(ctx *scenes.Context, id string, r ui.Rect, f ui.Flag, c *hexwar.Catalogue, squad hexwar.Squad, looks []draw.Seat, room int) (clicked bool) {
	u := ctx.UI
	columns := r.Columns(max(room, 3), 4)
	for k := range squad.Units {
		d, cell := &squad.Units[k], columns[k]
		unit := id + strconv.Itoa(k+1)
		clicked = sheetArea(ctx, unit, cell, f, c, d) || clicked
		if cell.H > 70 && cell.W > 52 {
			foot := cell.CutBottom(17)
			u.Label(foot, d.Name, ui.Text{Size: 12, Faint: true, Align: ui.Centre})
		}
		hexroster.Paint(ctx.Pen, cell, hexroster.Unit(c, d, looks[k%len(looks)]))
	}
	return clicked
}

// sheetArea makes r explain itself by a unit's sheet. It tells whether it was
// clicked.
func sheetArea(ctx *scenes.Context, id string, r ui.Rect, f ui.Flag, c *hexwar.Catalogue, d *hexwar.UnitDesign) (clicked bool) {
	res := ctx.UI.Area(id, r, f)
	ctx.UI.Tip(id, r, hexroster.Sheet(ctx, c, d))
	if res.Focused && ctx.UI.RingShown() {
		ctx.Pen.FocusRing(r.X+2, r.Y+2, r.W-4, r.H-4, 6)
	}
	return res.Clicked
}
