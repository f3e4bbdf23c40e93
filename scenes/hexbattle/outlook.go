package hexbattle

import (
	"slices"

	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// An outlook is what the card below a planned move says of an enemy: what the unit
// could do to it from where it would be, and what it could do in its next turn.
type outlook struct {
	enemy  int8
	best   bout
	hits   bool // there is such an attack
	danger enemyThreat
	risks  bool
}

// outlooks are those of all enemies on the board: first who can be hit, then who can
// hit, and the nearer before the farther.
func (m *movePlan) outlooks(s *Scene) (list []outlook) {
	st := m.after(s)
	unit := st.Turn.Unit
	x := m.dangers.at(st, unit)
	for i := range int8(st.Count()) {
		if md := st.Model(int(i)); !st.On(i) || md.Team == st.Model(int(unit)).Team || md.Funnel {
			continue
		}
		o := outlook{enemy: i}
		if !m.flies(s) {
			o.best, o.hits = bestAgainst(st, unit, i)
		}
		o.danger, o.risks = x.from(i)
		list = append(list, o)
	}
	rank := func(o outlook) int {
		n := hex.Distance(st.Units[unit].Cell, st.Units[o.enemy].Cell)
		if !o.hits {
			n += 200
		}
		if !o.risks {
			n += 100
		}
		return n
	}
	slices.SortStableFunc(list, func(a, b outlook) int { return rank(a) - rank(b) })
	return list
}

const outlookRow = 26

// detail says what the unit could hit from where it would be, and what could hit it
// there.
func (m *movePlan) detail(ctx *scenes.Context, s *Scene, r ui.Rect) {
	u, st := ctx.UI, m.after(s)
	unit := st.Turn.Unit
	title := ctx.T("hex.from.here")
	if !m.idle(s) {
		title = ctx.T("hex.from.there")
	}
	head(ctx, &r, title, ctx.T("hex.chance"), ctx.T("hex.damage"), ctx.T("hex.risk"))
	foot := r.CutBottom(30)
	ctx.Pen.Hairline(foot.X+stage.Pad, foot.Y, foot.W-2*stage.Pad)
	all := foot.InsetXY(stage.Pad, 0)
	u.Label(all, ctx.T("hex.threat.here"), ui.Text{Size: 13, Faint: true})
	u.Label(all, number(m.dangers.at(st, unit).total), ui.Text{Size: 14, Bold: true, Color: draw.Bad, Align: ui.Right})
	u.Explain("threat", foot, ui.Plain(ctx.T("hex.threat.tip")))
	m.warnings(ctx, s, &r)
	in := r.InsetXY(6, 0)
	list := m.outlooks(s)
	if len(list) == 0 {
		u.Label(in, ctx.T("hex.from.nobody"), ui.Text{Size: 12.5, Faint: true, Align: ui.Centre})
	}
	for i := range list {
		b := in.CutTop(outlookRow)
		if b.H < outlookRow {
			break
		}
		m.outlookRow(ctx, s, b, &list[i])
	}
}

// outlookRow is the line about one enemy.
func (m *movePlan) outlookRow(ctx *scenes.Context, s *Scene, b ui.Rect, o *outlook) {
	u, st := ctx.UI, m.after(s)
	unit, md := st.Turn.Unit, s.model(o.enemy)
	ctx.Pen.Chip(b.X+20, b.Y+13, 10, s.Seats[md.Seat].Seat, number(int(md.Number)), false)
	figure := func(k int, words string, look ui.Text) {
		look.Size, look.Align = 13, ui.Right
		u.Label(ui.Rect{X: b.Right() - 8 - float64(3-k)*figureColumn, Y: b.Y, W: figureColumn, H: b.H}, words, look)
	}
	risk := ctx.T("hex.risk.none")
	if o.risks {
		risk = number(int(o.danger.expected + .5))
		with := o.danger.with
		words := ctx.Runs("hex.threat.from", s.chip(o.enemy), s.armName(ctx, st, o.enemy, &with.First), with.From)
		u.Explain("outlook/"+number(int(o.enemy)), b, words)
	}
	figure(2, risk, ui.Text{Color: draw.Bad})
	label := ui.Rect{X: b.X + 38, Y: b.Y, W: b.W - 38 - 3*figureColumn - 8, H: b.H}
	if !o.hits {
		label.W += 2 * figureColumn
		words := ctx.T("hex.from.flown")
		if !m.flies(s) {
			words = s.whyNone(ctx, st, unit, o.enemy)
		}
		u.Label(label, words, ui.Text{Size: 12, Faint: true})
		return
	}
	u.Label(label, s.armName(ctx, st, unit, &o.best.action), ui.Text{Size: 12.5})
	figure(0, ctx.T("hex.percent", percent(hits(&o.best.Preview))), ui.Text{})
	figure(1, number(o.best.Damage), ui.Text{Bold: true})
}

// armName is what a unit attacks with: the name of a weapon, or of a funnel.
func (s *Scene) armName(ctx *scenes.Context, st *hexwar.State, by int8, a *hexwar.Action) string {
	if a.Unit != hexwar.None {
		return s.unitName(a.Unit)
	}
	_, w := st.FormOf(by, a.Item)
	return weaponName(ctx, w)
}

// warnings say what may happen on the way, at the foot of r: fire from stances, heat
// and cold.
func (m *movePlan) warnings(ctx *scenes.Context, s *Scene, r *ui.Rect) {
	p := m.rehearse(s)
	line := func(words []ui.Run) {
		ctx.UI.Paragraph(r.CutBottom(21).InsetXY(stage.Pad, 1), words, ui.Text{Size: 12.5, Bold: true, Color: draw.Bad})
	}
	of := &p.state.Turn
	if n := p.state.Heat(); n > 0 && of.Stage == hexwar.Moving {
		line(ctx.Runs("hex.risk.heat", percent(float64(n)/8)))
	}
	if n := p.state.Cold(); n > 0 && of.Stage == hexwar.Moving {
		line(ctx.Runs("hex.risk.cold", percent(float64(n)/8)))
	}
	for _, by := range p.watchers {
		line(ctx.Runs("hex.risk.watched", s.chip(by)))
	}
}

// whyNone is why a unit can hit another with nothing: what is said of the weapon that
// reaches farthest.
func (s *Scene) whyNone(ctx *scenes.Context, st *hexwar.State, unit, target int8) string {
	best, reach := int8(hexwar.FistItem), uint8(0)
	for k := range int8(hexwar.MaxArms) {
		if !st.Usable(unit, k) {
			continue
		}
		if f, _ := st.FormOf(unit, k); f.Range > reach {
			best, reach = k, f.Range
		}
	}
	a := hexwar.AttackWith(best, target, hexwar.Torso)
	return stage.Words(ctx, "hex.refusal.", st.Aim(unit, &a))
}
