package hexbattle

import (
	"fmt"

	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/hexroster"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// The right column: the round, the points, the units in their order, what the hexes
// of this board do, the log.

func (s *Scene) battleColumn(ctx *scenes.Context, r ui.Rect) {
	s.roundCard(ctx, r.CutTop(92))
	r.CutTop(stage.Gap)
	s.pointsOfTeams(ctx, r.CutTop(34+float64(hexwar.Teams)*54))
	r.CutTop(stage.Gap)
	s.orderCard(ctx, r.CutTop(s.orderHigh()))
	r.CutTop(stage.Gap)
	if colours := s.coloursHere(); len(colours) > 0 {
		if high := 38 + float64((len(colours)+1)/2)*31; r.H-high > 130 {
			s.legend(ctx, r.CutTop(high), colours)
			r.CutTop(stage.Gap)
		}
	}
	s.LogCard(ctx, r, s.when(ctx), func(e hexwar.Event) []ui.Run { return s.words(ctx, e) })
}

// when is how far the engagement is, in short.
func (s *Scene) when(ctx *scenes.Context) string {
	if s.Seen.Round == 0 {
		return ctx.T("hex.setup.short")
	}
	return ctx.T("log.now", s.Seen.Round)
}

func (s *Scene) roundCard(ctx *scenes.Context, r ui.Rect) {
	u, p := ctx.UI, ctx.Pen
	u.Card(r)
	title := ctx.T("hex.setup.title")
	if s.Seen.Round > 0 {
		title = ctx.T("hex.round", s.Seen.Round, s.Seen.Rounds())
	}
	u.Label(ui.Rect{X: r.X + stage.Pad, Y: r.Y + 9, W: r.W - 2*stage.Pad, H: 24}, title, ui.Text{Size: 18, Bold: true})
	u.Label(ui.Rect{X: r.X + stage.Pad, Y: r.Y + 34, W: r.W - 2*stage.Pad, H: 20}, s.Seen.Mission.Name+" · "+s.Seen.Board.Name, ui.Text{Size: 13, Faint: true})
	n := s.Seen.Rounds()
	w := (r.W - 2*stage.Pad - float64(n-1)*4) / float64(n)
	for i := 1; i <= n; i++ {
		c := draw.Hex(0xE6E0D2)
		switch {
		case i < int(s.Seen.Round):
			c = draw.Ink
		case i == int(s.Seen.Round):
			c = draw.Gold
		}
		p.RoundRect(c, r.X+stage.Pad+float64(i-1)*(w+4), r.Y+66, w, 9, 3)
	}
	u.Explain("hex.round", r, ui.Plain(s.Seen.Mission.Note))
}

func (s *Scene) pointsOfTeams(ctx *scenes.Context, r ui.Rect) {
	u, p := ctx.UI, ctx.Pen
	u.Card(r)
	u.Label(ui.Rect{X: r.X + stage.Pad, Y: r.Y + 9, W: 120, H: 20}, ctx.T("hex.points.title"), ui.Text{Size: 14, Bold: true})
	u.Label(ui.Rect{X: r.Right() - 58 - 110, Y: r.Y + 9, W: 110, H: 20}, ctx.T("hex.points.parts"), ui.Text{Size: 12, Faint: true, Align: ui.Right})
	seat := s.deciding()
	for team := range int8(hexwar.Teams) {
		b := ui.Rect{X: r.X + 6, Y: r.Y + 32 + float64(team)*54, W: r.W - 12, H: 54}
		now := seat >= 0 && s.Seen.TeamOf(int(seat)) == int(team)
		if now {
			p.RoundRect(draw.CurrentRow, b.X, b.Y+1, b.W, b.H-2, 6)
		}
		t := &s.Seen.Teams[team]
		p.Flag(b.X+10, b.Y+15, 34, 23, 2.5, s.teamLook(team).Seat)
		u.Label(ui.Rect{X: b.X + 54, Y: b.Y + 7, W: 118, H: 20}, s.teamName(team), ui.Text{Size: 14.5, Bold: true})
		u.Label(ui.Rect{X: b.X + 54, Y: b.Y + 27, W: 130, H: 18}, s.teamTag(ctx, team, now), ui.Text{Size: 12, Faint: true})
		u.Label(ui.Rect{X: b.Right() - 52 - 60, Y: b.Y, W: 60, H: b.H}, fmt.Sprintf("%d + %d", t.Primary, t.Secondary), ui.Text{Size: 13, Faint: true, Align: ui.Right})
		u.Label(ui.Rect{X: b.Right() - 48, Y: b.Y, W: 40, H: b.H}, number(s.Seen.Score(int(team))), ui.Text{Size: 24, Bold: true, Align: ui.Right})
		u.Explain("team/"+number(int(team)), b, s.teamTip(ctx, team))
	}
}

// teamTag is what is to be said under a team's name.
func (s *Scene) teamTag(ctx *scenes.Context, team int8, now bool) string {
	role := ""
	switch s.Seen.Attacker {
	case hexwar.None:
	case team:
		role = ctx.T("hex.attacks")
	default:
		role = ctx.T("hex.defends")
	}
	switch {
	case now && s.Computing() && s.Idle():
		return join2(role, ctx.T("tag.thinks"))
	case now && s.Seen.Phase != hexwar.PhaseOver:
		return join2(role, ctx.T("tag.acts"))
	}
	return role
}

func join2(a, b string) string {
	if a == "" {
		return b
	}
	return a + " · " + b
}

// teamTip tells a team's secondary objectives, and what they have brought.
func (s *Scene) teamTip(ctx *scenes.Context, team int8) []ui.Run {
	t := &s.Seen.Teams[team]
	out := ctx.Runs("hex.team.tip", s.teamName(team), t.Primary, t.Secondary)
	if t.Chosen[0] == t.Chosen[1] {
		return out
	}
	for _, o := range t.Chosen {
		_, most := hexwar.MostOf(o)
		out = append(out, ui.Plain(" "+ctx.T("hex.team.objective", ctx.T("hex.objective."+o.String()), t.Achieved(o), most))...)
	}
	return out
}

const (
	orderRow  = 46
	orderPer  = 6 // units in a row
	orderHead = 32
)

// unitsOf are a team's units, drones left out.
func (s *Scene) unitsOf(team int8) (list []int8) {
	first, end := s.Seen.Setup.Units(int(team))
	for i := first; i < end; i++ {
		if !s.model(int8(i)).Drone {
			list = append(list, int8(i))
		}
	}
	return list
}

func (s *Scene) orderHigh() float64 {
	lines := 0
	for team := range int8(hexwar.Teams) {
		lines += (len(s.unitsOf(team)) + orderPer - 1) / orderPer
	}
	return orderHead + float64(lines)*orderRow + 4
}

// orderCard shows the units of both teams: who acts, who has acted, and their action
// points.
func (s *Scene) orderCard(ctx *scenes.Context, r ui.Rect) {
	u, p := ctx.UI, ctx.Pen
	u.Card(r)
	u.Label(ui.Rect{X: r.X + stage.Pad, Y: r.Y + 9, W: 140, H: 20}, ctx.T("hex.units"), ui.Text{Size: 14, Bold: true})
	u.Label(ui.Rect{X: r.Right() - stage.Pad - 140, Y: r.Y + 9, W: 140, H: 20}, ctx.T("hex.units.how"), ui.Text{Size: 12, Faint: true, Align: ui.Right})
	y := r.Y + orderHead
	for team := range int8(hexwar.Teams) {
		list := s.unitsOf(team)
		for i, unit := range list {
			x := r.X + 14 + float64(i%orderPer)*((r.W-24)/orderPer)
			cy := y + float64(i/orderPer)*orderRow + 17
			piece := &s.pieces.units[unit]
			m := s.model(unit)
			if unit == s.acting() {
				p.Ring(draw.Ink, 3, x+16, cy, 17)
				p.Ring(draw.Gold, 2, x+16, cy, 15.5)
			}
			p.Chip(x+16, cy, 13, s.Seats[m.Seat].Seat, number(int(m.Number)), piece.Acted && unit != s.Seen.Turn.Carrier)
			text, ink := ctx.T("hex.pt", piece.AP), draw.Ink2
			switch {
			case piece.Where == hexwar.Gone:
				p.Icon(draw.IconCross, x+16, cy, 12, draw.Bad)
				text = "–"
			case piece.Where != hexwar.OnBoard:
				text = "…"
			case piece.Acted && unit != s.Seen.Turn.Carrier:
				p.Disc(draw.White, x+27, cy+9, 7)
				p.Disc(draw.Ink2, x+27, cy+9, 6)
				p.Icon(draw.IconCheck, x+27, cy+9, 4, draw.White)
			}
			p.Text(text, x+16, cy+27, draw.Style{Size: 12, Color: ink, Align: draw.Centre})
			b := ui.Rect{X: x, Y: cy - 16, W: 34, H: 44}
			id := fmt.Sprintf("unit/%d", unit)
			if u.Area(id, b, 0).Clicked {
				s.card = unit
			}
			u.Tip(id, b, ctx.Runs("hex.units.tip", s.unitName(unit), s.Seats[m.Seat].Name))
		}
		y += float64((len(list)+orderPer-1)/orderPer) * orderRow
	}
}

// coloursHere are the colours of the board's hexes that do something.
func (s *Scene) coloursHere() (list []hexwar.Colour) {
	var seen [hexwar.NumColours]bool
	s.Seen.Board.Grid.Each(func(c hex.Cell) { seen[s.Seen.ColourAt(c)] = true })
	for c := hexwar.Red; c < hexwar.NumColours; c++ {
		if seen[c] {
			list = append(list, c)
		}
	}
	return list
}

// legend says what the colours of hexes do.
func (s *Scene) legend(ctx *scenes.Context, r ui.Rect, colours []hexwar.Colour) {
	u, p := ctx.UI, ctx.Pen
	u.Card(r)
	u.Label(ui.Rect{X: r.X + stage.Pad, Y: r.Y + 8, W: r.W, H: 20}, ctx.T("hex.legend"), ui.Text{Size: 14, Bold: true})
	for i, c := range colours {
		x, y := r.X+stage.Pad+float64(i%2)*130, r.Y+32+float64(i/2)*31
		p.HexSwatch(hexroster.Ground(c), x+13, y+14, 13)
		n := number(int(c))
		u.Label(ui.Rect{X: x + 32, Y: y - 1, W: 98, H: 16}, ctx.T("hex.colour."+n), ui.Text{Size: 13, Bold: true})
		u.Label(ui.Rect{X: x + 32, Y: y + 13, W: 98, H: 15}, ctx.T("hex.effect.short."+n), ui.Text{Size: 12, Faint: true})
		u.Explain("legend/"+n, ui.Rect{X: x, Y: y, W: 128, H: 30}, ui.Plain(ctx.T("hex.effect."+n)))
	}
}

// stripe is the right column folded into a strip under the board.
func (s *Scene) stripe(ctx *scenes.Context, r ui.Rect) {
	u, p := ctx.UI, ctx.Pen
	u.Card(r)
	cy := r.Y + r.H/2
	x := r.X + stage.Pad
	title := ctx.T("hex.setup.short")
	if s.Seen.Round > 0 {
		title = ctx.T("hex.round", s.Seen.Round, s.Seen.Rounds())
	}
	u.Label(ui.Rect{X: x, Y: r.Y, W: 110, H: r.H}, title, ui.Text{Size: 13, Faint: true})
	x += 112
	for team := range int8(hexwar.Teams) {
		p.Flag(x, cy-9, 26, 18, 2.5, s.teamLook(team).Seat)
		p.Text(number(s.Seen.Score(int(team))), x+32, cy+6, draw.Style{Size: 17, Font: draw.Bold, Color: draw.Ink})
		u.Explain("strip/"+number(int(team)), ui.Rect{X: x, Y: r.Y, W: 62, H: r.H}, s.teamTip(ctx, team))
		x += 66
	}
	p.Rect(draw.Hairline, x, r.Y+8, 1, r.H-16)
	if e, ok := s.LastTold(); ok {
		u.Paragraph(ui.Rect{X: x + 12, Y: r.Y + 11, W: r.Right() - x - 20, H: 22}, s.words(ctx, e), ui.Text{Size: 12.5})
	}
}
