package hexbattle

import (
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/hexroster"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// missionCard says what the engagement is about, and what brings points.
func (s *Scene) missionCard(ctx *scenes.Context, r ui.Rect) {
	u, m := ctx.UI, s.Seen.Mission
	in := r.InsetXY(stage.Pad, 8)
	u.Label(in.CutTop(24), m.Name, ui.Text{Size: 14, Bold: true})
	u.Clipped(in, func() {
		in.CutTop(u.Paragraph(in, ui.Plain(m.Note), ui.Text{Size: 13}) + 6)
		in.CutTop(u.Paragraph(in, ui.Plain(hexroster.Scoring(ctx, m)), ui.Text{Size: 12.5, Faint: true}) + 4)
		u.Paragraph(in, ui.Plain(hexroster.Weather(ctx, m)), ui.Text{Size: 12.5, Faint: true})
	})
}

// unitSummary is what a unit has left and can do, in a card.
func (s *Scene) unitSummary(ctx *scenes.Context, r ui.Rect, unit int8) {
	u, p := ctx.UI, ctx.Pen
	m := s.model(unit)
	line := r.CutTop(30)
	p.Chip(line.X+24, line.Y+16, 10, s.Seats[m.Seat].Seat, number(int(m.Number)), false)
	u.Label(ui.Rect{X: line.X + 42, Y: line.Y + 6, W: 150, H: 20}, s.unitName(unit), ui.Text{Size: 14, Bold: true})
	u.Label(ui.Rect{X: line.Right() - stage.Pad - 90, Y: line.Y + 7, W: 90, H: 20}, s.statsText(unit), ui.Text{Size: 12.5, Mono: true, Faint: true, Align: ui.Right})
	u.Clipped(r, func() {
		s.sectionsPicture(ctx, ui.Rect{X: r.X + 10, Y: r.Y + 4, W: 120, H: 132}, unit, nil)
		s.armsList(ctx, ui.Rect{X: r.X + 142, Y: r.Y + 2, W: r.W - 152, H: r.H - 4}, unit)
	})
	if foot := r.Bottom() - (r.Y + 142); foot > 20 {
		u.Paragraph(ui.Rect{X: r.X + stage.Pad, Y: r.Y + 144, W: r.W - 2*stage.Pad, H: foot}, ui.Plain(s.stateText(ctx, unit)), ui.Text{Size: 12.5, Faint: true})
	}
}

// statsOf are what a unit rolls against as it is now.
func (s *Scene) statsOf(unit int8) [hexwar.NumStats]int8 {
	if s.Seen.Units[unit].Transformed {
		return s.model(unit).AsForm
	}
	return s.model(unit).Stats
}

// statsText is "4/5/6": accuracy, assault, evasion.
func (s *Scene) statsText(unit int8) string {
	text := ""
	for i, n := range s.statsOf(unit) {
		if i > 0 {
			text += "/"
		}
		if n == 0 {
			text += "–"
		} else {
			text += number(int(n))
		}
	}
	return text
}

// armsList lists the weapons and shields of a unit.
func (s *Scene) armsList(ctx *scenes.Context, r ui.Rect, unit int8) {
	u := ctx.UI
	for k := range int8(hexwar.MaxArms) {
		it := &s.Seen.Units[unit].Items[k]
		if it.Weapon == hexwar.None {
			continue
		}
		b := r.CutTop(32)
		if b.H < 32 {
			return
		}
		w := s.Seen.WeaponOf(*it)
		gone := it.Left == 0 || it.Mount == hexwar.Lost
		u.Label(ui.Rect{X: b.X, Y: b.Y, W: b.W, H: 17}, w.Name, ui.Text{Size: 12.5, Bold: !gone, Faint: gone})
		text := ctx.T("hex.item.shield", it.Left, w.Durability)
		if !w.Shield() {
			f := w.Form
			if !gone {
				f, _ = s.Seen.FormOf(unit, k)
			}
			text = ctx.T("hex.item.weapon", f.Range, f.Damage, f.AP)
		}
		if gone {
			text = ctx.T("hex.item.gone")
		}
		u.Label(ui.Rect{X: b.X, Y: b.Y + 15, W: b.W, H: 15}, text, ui.Text{Size: 12, Faint: true})
	}
}

// stateText says in what state a unit is.
func (s *Scene) stateText(ctx *scenes.Context, unit int8) string {
	m, un := s.model(unit), &s.Seen.Units[unit]
	text := ctx.T("hex.state.class", m.Class, m.Move, un.AP)
	add := func(on bool, key string) {
		if on {
			text += " · " + ctx.T(key)
		}
	}
	add(un.Acted && unit != s.Seen.Turn.Carrier, "hex.state.acted")
	add(un.Stance == hexwar.Offensive, "hex.state.offence")
	add(un.Stance == hexwar.Defensive, "hex.state.defence")
	add(un.Posture != hexwar.Standing, "hex.posture."+un.Posture.String())
	add(un.Overheated, "hex.state.hot")
	add(un.Frozen, "hex.state.frozen")
	add(un.Stuck, "hex.state.stuck")
	add(un.HeldBy != hexwar.None, "hex.state.held")
	add(un.Holds != hexwar.None, "hex.state.holds")
	add(un.Tokens > 0, "hex.state.tokens")
	for _, names := range [][]string{m.Design.Systems, m.Design.Mods, m.Design.Traits} {
		for _, n := range names {
			text += " · " + n
		}
	}
	return text
}

// unitCard is the card of any unit, opened by a click.
func (s *Scene) unitCard(ctx *scenes.Context) {
	if s.card == hexwar.None {
		return
	}
	unit := s.card
	m := s.model(unit)
	if ctx.UI.Modal("card", s.Seats[m.Seat].Name+" · "+s.unitName(unit), 520, 350, func(r ui.Rect) {
		p := ctx.Pen
		left := r.CutLeft(190)
		p.RoundRect(draw.HexGrey.Color(), left.X, left.Y, left.W-12, left.H-6, 8)
		p.Save()
		p.Translate(left.X+(left.W-12)/2, left.Y+left.H/2)
		p.Scale(20)
		look := s.unitLook(unit, &s.Seen.Units[unit])
		look.Facing, look.Spent, look.Level, look.Depth = 0, false, 0, 0
		p.HexUnit(look)
		p.Restore()
		s.unitSummary(ctx, ui.Rect{X: r.X - 10, Y: r.Y - 6, W: r.W + 16, H: r.H - 36}, unit)
		b := ui.Rect{X: r.Right() - 110, Y: r.Bottom() - 36, W: 110, H: 34}
		if ctx.UI.Button("card/close", b, ctx.T("rules.close"), ui.ButtonLook{Primary: true, Key: ui.KeyEnter}) {
			s.card = hexwar.None
		}
	}) {
		s.card = hexwar.None
	}
}
