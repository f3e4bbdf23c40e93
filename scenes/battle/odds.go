package battle

import (
	"fmt"

	"rulerfire/rules/dice"
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// The odds card: what each die is worth, exact for the single die and the attack
// at hand.

// An oddsRow is one line of the card.
type oddsRow struct {
	die   rapid.Face // none draws an empty die
	note  string
	dist  dice.Dist
	tip   string
	label string
}

// oddsTable draws rows of distributions with their means.
func (s *Scene) oddsTable(ctx *scenes.Context, r ui.Rect, title, first string, rows []oddsRow, chosen rapid.Face) (taken int) {
	p, u := ctx.Pen, ctx.UI
	u.Label(ui.Rect{X: r.X + pad, Y: r.Y + 8, W: r.W - 70, H: 22}, title, ui.Text{Size: 14, Bold: true})
	u.Label(ui.Rect{X: r.Right() - pad - 60, Y: r.Y + 8, W: 60, H: 22}, ctx.T("odds.exact"), ui.Text{Size: 12, Faint: true, Align: ui.Right})
	y := r.Y + 32
	small := draw.Style{Size: 12, Color: draw.Ink2}
	p.Text(first, r.X+46, y+10, small)
	p.Text(ctx.T("odds.lost"), r.X+104, y+10, small)
	small.Align = draw.Right
	p.Text(ctx.T("odds.mean"), r.Right()-pad, y+10, small)
	taken = -1
	high := min(40, max(28, (r.H-58)/float64(max(len(rows), 4))))
	for i, row := range rows {
		b := ui.Rect{X: r.X + 6, Y: r.Y + 50 + float64(i)*high, W: r.W - 12, H: high - 2}
		if b.Bottom() > r.Bottom()-4 {
			break
		}
		res := u.Area(fmt.Sprintf("odds/%d", i), b, 0)
		if row.die == chosen && row.label == "" {
			p.CurrentRow(b.X, b.Y, b.W, b.H)
		}
		if res.Clicked {
			taken = i
		}
		cy := b.Y + b.H/2
		switch {
		case row.label != "":
			u.Label(ui.Rect{X: b.X + 8, Y: b.Y, W: 90, H: b.H}, row.label, ui.Text{Size: 13})
		case row.die != (rapid.Face{}):
			p.Die(dieOf(row.die), b.X+20, cy, 24)
		default:
			p.DieOutline(b.X+20, cy, 22)
		}
		if row.label == "" {
			u.Label(ui.Rect{X: b.X + 40, Y: b.Y, W: 58, H: b.H}, row.note, ui.Text{Size: 13})
		}
		share := [4]float64{row.dist.P(0), row.dist.P(1), row.dist.P(2), row.dist.AtLeast(3)}
		p.DistributionBar(r.X+104, cy-8.5, 116, 17, share)
		u.Label(ui.Rect{X: b.Right() - 50, Y: b.Y, W: 42, H: b.H}, fmt.Sprintf("%.2f", row.dist.Mean()), ui.Text{Size: 13, Bold: true, Align: ui.Right})
		if row.tip != "" {
			u.Tip(fmt.Sprintf("odds/%d", i), b, ui.Plain(row.tip))
		}
	}
	return taken
}

// chartOf is the chart that an attack of one frame on another would be read on,
// and how many hits the cover stands. The target's owner picks the cover; the one
// that serves him best is assumed.
func (s *Scene) chartOf(from, to field.Point, attacker, target int8, b rapid.Band) (dice.Chart, int) {
	if b == rapid.AtHand {
		return dice.HandToHand, 0
	}
	chart, stands := dice.Open, 0
	for _, c := range s.covers(from, to, attacker, target) {
		if c.Kind == rapid.TerrainTarget {
			k := s.seen.Table.HitsToUncover(&s.seen.Bricks, int(c.ID), from, to, s.seen.UnitLength())
			if chart == dice.Open || chart == dice.BehindTerrain && k > stands {
				chart, stands = dice.BehindTerrain, k
			}
			continue
		}
		f := &s.seen.Frames[c.ID]
		if f.Systems[rapid.Defence] == 2 {
			return dice.BehindFrame, dice.Safe
		}
		if chart == dice.Open {
			chart, stands = dice.BehindFrame, f.Hits()
		}
	}
	return chart, stands
}

// distinct lists the unspent dice of the hand that fit a place, best first, each
// once.
func (a *diceAsk) distinct(s *Scene, slot int) (list []rapid.Face) {
	list = s.seen.Acting.Usable(slotColours[slot], nil)
	for i := range list {
		for j := i; j > 0 && list[j].Value > list[j-1].Value; j-- {
			list[j], list[j-1] = list[j-1], list[j]
		}
	}
	return list
}

// choose picks a die that shows face for a place.
func (a *diceAsk) choose(s *Scene, slot int, face rapid.Face) {
	if face == (rapid.Face{}) {
		a.pick[slot] = rapid.None
		return
	}
	for i, d := range s.hand.pool {
		if !d.Spent && d.Face == face && a.pick[slot] != i {
			a.put(s, slot, i)
			return
		}
	}
}

// defenceOdds shows what the frame would lose with each defence: to the attack
// that waits, or to two red dice in the open if none does.
func (s *Scene) defenceOdds(ctx *scenes.Context, r ui.Rect, a *diceAsk) {
	frame := s.seen.Acting.Frame
	f := &s.seen.Frames[frame]
	attack, chart, stands, spot := dice.Best(2, 0), dice.Open, 0, 0
	title := ctx.T("odds.defence.any")
	if s.seen.Held {
		w := &s.seen.Waiting
		attack = dice.Sure(int(s.seen.Assault.Attack))
		chart, stands = s.chartOf(s.seen.Frames[w.Frame].At, f.At, w.Frame, frame, w.Band)
		spot = int(f.Spot)
		title = ctx.T("odds.defence")
		if spot > 0 {
			title = ctx.T("odds.defence.spot", spot)
		}
	}
	var rows []oddsRow
	for _, d := range append(a.distinct(s, slotDefend), rapid.Face{}) {
		n := dice.DamageDice(attack, spot, dice.Sure(int(d.Value)))
		row := oddsRow{die: d, dist: dice.HitsOf(chart, n, stands).Cap(f.Hits())}
		if s.seen.Held {
			row.note = ctx.Count("odds.dice", n.Max())
			row.tip = ctx.T("odds.defence.tip", s.seen.Assault.Attack, spot, d.Value, n.Max(), int(chart))
		} else {
			row.note = ctx.T("odds.defend", d.Value)
			row.tip = ctx.T("odds.defence.any.tip", d.Value)
		}
		rows = append(rows, row)
	}
	if i := s.oddsTable(ctx, r, title, ctx.T("odds.damage"), rows, a.face(s, slotDefend)); i >= 0 {
		a.choose(s, slotDefend, rows[i].die)
	}
}

// defenceOf is what is known of a frame's defence: its die, 0 if it has defended
// with none, or the best of its blue dice if it has not had its turn, white ones
// kept for other things.
func defenceOf(f *rapid.Frame) dice.Dist {
	if f.Acted {
		return dice.Sure(int(max(f.Defence, 0)))
	}
	n := int(f.Systems[rapid.Defence])
	if n == 0 {
		n = 1
	}
	return dice.Best(n, 0)
}

// attackOdds shows what each attack die would do to the named target.
func (s *Scene) attackOdds(ctx *scenes.Context, r ui.Rect, a *diceAsk) {
	t := &s.seen.Acting
	if t.Target.Kind == rapid.NoTarget {
		return
	}
	var rows []oddsRow
	title := ctx.T("odds.attack")
	var target *rapid.Frame
	chart, stands := dice.Terrain, dice.Never
	defence := dice.Sure(0)
	hits := 99
	if t.Target.Kind == rapid.FrameTarget {
		target = &s.seen.Frames[t.Target.ID]
		chart, stands = s.chartOf(s.seen.Actor().At, target.At, t.Frame, int8(t.Target.ID), t.Band)
		defence = defenceOf(target)
		hits = target.Hits()
		if !target.Acted {
			title = ctx.T("odds.attack.unknown")
		} else {
			title = ctx.T("odds.attack.known", max(target.Defence, 0))
		}
	}
	for _, d := range a.distinct(s, slotAttack) {
		spots := []int{0}
		if target != nil && target.Spot > 0 {
			spots = append(spots, int(target.Spot))
		}
		for _, spot := range spots {
			n := dice.DamageDice(dice.Sure(int(d.Value)), spot, defence)
			row := oddsRow{die: d, note: ctx.T("odds.up", n.Max())}
			if spot > 0 {
				row.note = ctx.T("odds.with", spot)
			}
			if chart == dice.Terrain {
				row.dist = dice.CoverHits(chart, int(d.Value), dice.Never).Cap(9)
			} else {
				row.dist = dice.HitsOf(chart, n, stands).Cap(hits)
			}
			row.tip = ctx.T("odds.attack.tip", d.Value, spot, fmt.Sprintf("%.2f", n.Mean()), int(chart), 100*(1-row.dist.P(0)))
			rows = append(rows, row)
		}
	}
	if i := s.oddsTable(ctx, r, title, ctx.T("odds.damage"), rows, a.face(s, slotAttack)); i >= 0 {
		a.choose(s, slotAttack, rows[i].die)
	}
}

// moveCard explains the move that is being tried out.
func (s *Scene) moveCard(ctx *scenes.Context, r ui.Rect, a *diceAsk) {
	u, p := ctx.UI, ctx.Pen
	in := r.InsetXY(pad, 8)
	u.Label(in.CutTop(22), ctx.T("move.card"), ui.Text{Size: 14, Bold: true})
	die := a.face(s, slotMove)
	if die == (rapid.Face{}) {
		u.Paragraph(in, ui.Plain(ctx.T("move.card.none")), ui.Text{Size: 13, Faint: true})
		return
	}
	row := func(ok bool, text, value string) {
		b := in.CutTop(26)
		if b.H < 20 {
			return
		}
		icon, c := draw.IconCheck, draw.Good
		if !ok {
			icon, c = draw.IconCross, draw.Bad
		}
		p.Disc(c, b.X+9, b.Y+13, 8.5)
		p.Icon(icon, b.X+9, b.Y+13, 4.6, draw.White)
		u.Label(ui.Rect{X: b.X + 26, Y: b.Y, W: b.W - 70, H: 26}, text, ui.Text{Size: 13})
		u.Label(ui.Rect{X: b.Right() - 60, Y: b.Y, W: 60, H: 26}, value, ui.Text{Size: 13, Bold: true, Align: ui.Right})
	}
	if a.move.at == s.seen.Actor().At {
		u.Paragraph(in, ui.Plain(ctx.T("move.card.how")), ui.Text{Size: 13, Faint: true})
		return
	}
	act := a.move.action(die)
	why := s.reason(ctx, &act)
	row(a.move.ok, ctx.T("move.card.length", die.Value), s.units(a.move.length(s)))
	if why != "" {
		row(false, why, "")
	}
	t := &s.seen.Acting
	if t.Target.Kind == rapid.FrameTarget && !t.Attacked && s.seen.Frames[t.Target.ID].Stands() {
		to := s.seen.Frames[t.Target.ID].At
		b := s.seen.BandBetween(a.move.at, to)
		row(b == t.Band, ctx.T("move.card.target", s.frameName(int(t.Target.ID)), band(ctx, b)), s.units(field.BasesGap(a.move.at, to)))
	}
	exposed, total := 0, 0
	for i := range s.seen.FrameCount() {
		f := &s.seen.Frames[i]
		if !f.Stands() || f.Seat == s.seen.Actor().Seat || s.seen.BandBetween(a.move.at, f.At) != rapid.AtDirect {
			continue
		}
		total++
		if s.seen.CoversOf(f.At, a.move.at, int8(i), t.Frame).N == 0 {
			exposed++
		}
	}
	row(exposed == 0, ctx.T("move.card.exposed", total), number(exposed))
	if c := s.consequence(ctx, t.Frame, a.move.at); c != "" {
		u.Paragraph(in, ui.Plain(c), ui.Text{Size: 13, Bold: true})
	}
}
