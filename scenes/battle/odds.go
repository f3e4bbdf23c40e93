package battle

import (
	"fmt"
	"slices"

	"rulerfire/assets"
	"rulerfire/rules/dice"
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// The odds card: what each die is worth, exact for the single die and the attack
// at hand.

// An oddsRow is one line of the card: for a die, or for what has a label.
type oddsRow struct {
	die    rapid.Face // none draws an empty die
	note   string     // beside the die
	label  string     // instead of the die
	chip   *ui.Chip   // instead of the die
	dist   dice.Dist
	fallen float64   // how likely the cover falls, for a card that is wide enough
	facts  [3]string // in a line below the bar, where the row is high enough for it
	tip    string
}

// wideOdds is the width from which the card has a column for the cover.
const wideOdds = 400

// factsHigh is the height from which a row has a line for what is said below its bar.
const factsHigh = 33

// leastOdds is the height from which a card has room for a row.
const leastOdds = 78

// oddsTable draws rows of distributions with their means, the row at chosen as the one
// that is; it returns the row that was clicked, -1 for none. first heads what stands
// beside the dice.
func (s *Scene) oddsTable(ctx *scenes.Context, r ui.Rect, title, first string, rows []oddsRow, chosen int) (taken int) {
	p, u := ctx.Pen, ctx.UI
	u.Label(ui.Rect{X: r.X + pad, Y: r.Y + 8, W: r.W - 84, H: 22}, title, ui.Text{Size: cardTitle(r), Bold: true})
	if !s.large.up {
		exact := ui.Rect{X: r.Right() - pad - 60, Y: r.Y + 8, W: 60, H: 22}
		if _, ok := s.ask.(sided); ok {
			s.sheetButton(ctx, r)
			exact.X -= stage.SheetButtonWide
		}
		u.Label(exact, ctx.T("odds.exact"), ui.Text{Size: 12, Faint: true, Align: ui.Right})
	}
	if r.H < leastOdds {
		return -1 // the sheet has it
	}
	y := r.Y + 32
	small := draw.Style{Size: 12, Color: draw.Ink2}
	p.Text(first, r.X+46, y+10, small)
	p.Text(s.lossHead(ctx), r.X+104, y+10, small)
	small.Align = draw.Right
	p.Text(ctx.T("odds.mean"), r.Right()-pad, y+10, small)
	right := r.Right() - 52
	covered := false
	for _, row := range rows {
		covered = covered || row.fallen > 0 && r.W >= wideOdds
	}
	if covered {
		right -= 76
		p.Text(ctx.T("odds.fallen"), r.Right()-64, y+10, small)
	}
	taken = -1
	most := 40.0
	if len(rows) > 0 && rows[0].facts[0] != "" {
		most = 48
	}
	high := min(most, max(24, (r.H-58)/float64(max(len(rows), 4))))
	size := min(28, max(22, high*0.7))
	for i, row := range rows {
		b := ui.Rect{X: r.X + 6, Y: r.Y + 50 + float64(i)*high, W: r.W - 12, H: high - 2}
		if b.Bottom() > r.Bottom()-4 {
			break
		}
		res := u.Area(fmt.Sprintf("odds/%d", i), b, 0)
		if i == chosen {
			p.CurrentRow(b.X, b.Y, b.W, b.H)
		}
		if res.Clicked {
			taken = i
		}
		whole := b
		if row.facts[0] != "" && b.H >= factsHigh {
			line := b.CutBottom(16)
			oddsFactsLine(u, ui.Rect{X: r.X + pad, Y: line.Y - 2, W: r.W - 2*pad, H: line.H}, row.facts)
		}
		cy := b.Y + b.H/2
		switch {
		case row.label != "":
			u.Label(ui.Rect{X: b.X + 8, Y: b.Y, W: 90, H: b.H}, row.label, ui.Text{Size: 13})
		case row.chip != nil:
			p.Chip(b.X+20, cy, 12, row.chip.Seat, row.chip.Number, false)
		case row.die != (rapid.Face{}):
			p.Die(dieOf(row.die), b.X+20, cy, size)
		default:
			p.DieOutline(b.X+20, cy, size-2)
		}
		if row.label == "" {
			u.Label(ui.Rect{X: b.X + 40, Y: b.Y, W: 58, H: b.H}, row.note, ui.Text{Size: 13})
		}
		p.DistributionBar(r.X+104, cy-8.5, right-r.X-104, 17, shares(row.dist))
		if covered {
			u.Label(ui.Rect{X: right + 8, Y: b.Y, W: 60, H: b.H}, percent(row.fallen), ui.Text{Size: 13, Faint: true, Align: ui.Right})
		}
		u.Label(ui.Rect{X: b.Right() - 50, Y: b.Y, W: 42, H: b.H}, fmt.Sprintf("%.2f", row.dist.Mean()), ui.Text{Size: 13, Bold: true, Align: ui.Right})
		if row.tip != "" {
			u.Tip(fmt.Sprintf("odds/%d", i), whole, ui.Plain(row.tip))
		}
	}
	return taken
}

// oddsFacts are what the bar and the mean of an exchange do not tell: how likely it hits
// at all, destroys, and shoots the cover away.
func oddsFacts(texts *assets.Texts, e exchange) (facts [3]string) {
	facts[0] = texts.Say("odds.fact.hit", percent(e.out.Struck()))
	facts[1] = texts.Say("odds.fact.destroyed", percent(e.out.Destroyed()))
	if e.Fallible() {
		facts[2] = texts.Say("odds.fact.fallen", percent(e.out.Fallen))
	}
	return facts
}

// oddsFactsLine writes facts side by side, closer together where they take much room.
func oddsFactsLine(u *ui.UI, r ui.Rect, facts [3]string) {
	look := ui.Text{Size: 12, Faint: true}
	room := r.W
	for _, fact := range facts {
		room -= u.Width(fact, look)
	}
	between := max(4, min(16, room/2))
	for _, fact := range facts {
		u.Label(r.CutLeft(u.Width(fact, look)+between), fact, look)
	}
}

// lossHead heads the bars of a card: systems lost, or hits if terrain is attacked.
func (s *Scene) lossHead(ctx *scenes.Context) string {
	target := s.Seen.Acting.Target
	if a, ok := s.ask.(*nameAsk); ok {
		target = a.target
	}
	if target.Kind == rapid.TerrainTarget && s.Seen.Phase != rapid.PhaseDefend {
		return ctx.T("odds.felled")
	}
	return ctx.T("odds.lost")
}

// rowOf is the first row for a die.
func rowOf(rows []oddsRow, die rapid.Face) int {
	return slices.IndexFunc(rows, func(r oddsRow) bool { return r.die == die })
}

// distinct lists the unspent dice of the hand that fit a place, best first, each
// once.
func (a *diceAsk) distinct(s *Scene, slot int) (list []rapid.Face) {
	list = s.Seen.Acting.Usable(slotColours[slot], nil)
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

// An exchange is an attack and what it comes to.
type exchange struct {
	dice.Exchange
	out dice.Outcome
}

func reckoned(e dice.Exchange) exchange { return exchange{e, e.Outcome()} }

// incoming is the attack that the acting frame defends against with a die: the one
// that waits for it, or two red dice in the open if none does.
func (s *Scene) incoming(defence rapid.Face) exchange {
	return reckoned(s.Seen.Awaited(int(defence.Value)))
}

// attacked tells whether an attack waits for the acting frame's defence.
func (s *Scene) attacked() bool { return s.Seen.Attacked() }

// outgoing is the acting frame's attack with a die on what it has named, from where
// it stands.
func (s *Scene) outgoing(die rapid.Face, spot int) exchange {
	return reckoned(s.Seen.Named(dice.Sure(int(die.Value)), spot))
}

// shares are how likely none, one, two, and three or more are.
func shares(d dice.Dist) [4]float64 {
	return [4]float64{d.P(0), d.P(1), d.P(2), d.AtLeast(3)}
}

// percent is a probability in whole per cent; only what is sure is 0 or 100.
func percent(p float64) string {
	switch {
	case p > 0 && p < 0.005:
		return "<1 %"
	case p < 1-1e-9 && p >= 0.995:
		return ">99 %"
	}
	return fmt.Sprintf("%.0f %%", 100*p)
}

// defenceOdds shows what the frame would lose with each defence: to the attack
// that waits, or to two red dice in the open if none does.
func (s *Scene) defenceOdds(ctx *scenes.Context, r ui.Rect, a *diceAsk) {
	title, first := ctx.T("odds.defence.any"), ctx.T("odds.defending")
	if s.attacked() {
		title, first = ctx.T("odds.defence"), ctx.T("odds.damage")
		if spot := s.Seen.Actor().Spot; spot > 0 {
			title = ctx.T("odds.defence.spot", spot)
		}
	}
	var rows []oddsRow
	for _, d := range append(a.distinct(s, slotDefend), rapid.Face{}) {
		e := s.incoming(d)
		row := oddsRow{die: d, dist: e.out.Lost, fallen: e.out.Fallen, note: ctx.T("odds.defend", d.Value), tip: s.terms(ctx, e)}
		if s.attacked() {
			row.note = ctx.Count("odds.dice", e.out.Dice.Max())
		}
		rows = append(rows, row)
	}
	if i := s.oddsTable(ctx, r, title, first, rows, rowOf(rows, a.face(s, slotDefend))); i >= 0 {
		a.choose(s, slotDefend, rows[i].die)
	}
}

// attackOdds shows what each attack die would do to the named target.
func (s *Scene) attackOdds(ctx *scenes.Context, r ui.Rect, a *diceAsk) {
	t := &s.Seen.Acting
	if t.Target.Kind == rapid.NoTarget {
		return
	}
	var rows []oddsRow
	title, spot := ctx.T("odds.attack"), 0
	if t.Target.Kind == rapid.FrameTarget {
		target := &s.Seen.Frames[t.Target.ID]
		spot = int(target.Spot)
		title = s.againstTitle(ctx, int8(t.Target.ID))
	}
	for _, d := range a.distinct(s, slotAttack) {
		if t.Target.Kind == rapid.TerrainTarget {
			e := s.outgoing(d, 0)
			rows = append(rows, oddsRow{die: d, note: ctx.T("odds.up", d.Value), dist: e.out.Lost, tip: s.terms(ctx, e)})
			continue
		}
		e := s.outgoing(d, 0)
		rows = append(rows, oddsRow{die: d, note: ctx.T("odds.up", e.out.Dice.Max()), dist: e.out.Lost, fallen: e.out.Fallen, tip: s.terms(ctx, e)})
		if spot > 0 {
			e = s.outgoing(d, spot)
			rows = append(rows, oddsRow{die: d, note: ctx.T("odds.with", spot), dist: e.out.Lost, fallen: e.out.Fallen, tip: s.terms(ctx, e)})
		}
	}
	if i := s.oddsTable(ctx, r, title, ctx.T("odds.damage"), rows, rowOf(rows, a.face(s, slotAttack))); i >= 0 {
		a.choose(s, slotAttack, rows[i].die)
	}
}

// checkRow cuts a row from the top of a card: what holds or does not, in two lines
// at most, and a number. There is none where there is no room.
func checkRow(ctx *scenes.Context, in *ui.Rect, ok bool, text, value string) {
	p, u := ctx.Pen, ctx.UI
	room := in.W - 28
	if value != "" {
		room -= 44
	}
	words := ui.Plain(text)
	high := 8 + min(u.ParagraphHeight(room, words, ui.Text{Size: 13}), 38)
	if high > in.H {
		return
	}
	b := in.CutTop(high)
	icon, c := draw.IconCheck, draw.Good
	if !ok {
		icon, c = draw.IconCross, draw.Bad
	}
	p.Disc(c, b.X+9, b.Y+13, 8.5)
	p.Icon(icon, b.X+9, b.Y+13, 4.6, draw.White)
	u.Paragraph(ui.Rect{X: b.X + 26, Y: b.Y + 4, W: room, H: high}, words, ui.Text{Size: 13})
	u.Label(ui.Rect{X: b.Right() - 60, Y: b.Y, W: 60, H: 26}, value, ui.Text{Size: 13, Bold: true, Align: ui.Right})
}

// moveCard explains the move that is being tried out.
func (s *Scene) moveCard(ctx *scenes.Context, r ui.Rect, a *diceAsk) {
	u := ctx.UI
	in := r.InsetXY(pad, 8)
	u.Label(in.CutTop(22), ctx.T("move.card"), ui.Text{Size: 14, Bold: true})
	die := a.face(s, slotMove)
	if die == (rapid.Face{}) {
		u.Paragraph(in, ui.Plain(ctx.T("move.card.none")), ui.Text{Size: 13, Faint: true})
		return
	}
	row := func(ok bool, text, value string) { checkRow(ctx, &in, ok, text, value) }
	if a.move.at == s.Seen.Actor().At {
		u.Paragraph(in, ui.Plain(ctx.T("move.card.how")), ui.Text{Size: 13, Faint: true})
		return
	}
	why := a.move.why(ctx, s, die)
	row(a.move.ok, ctx.T("move.card.length", die.Value), s.units(a.move.length(s)))
	if why != "" {
		row(false, why, "")
	}
	t := &s.Seen.Acting
	if t.Target.Kind == rapid.FrameTarget && !t.Attacked && s.Seen.Frames[t.Target.ID].Stands() {
		to := s.Seen.Frames[t.Target.ID].At
		b := s.Seen.BandBetween(a.move.at, to)
		row(b == t.Band, ctx.T("move.card.target", s.frameName(int(t.Target.ID)), band(ctx, b)), s.units(field.BasesGap(a.move.at, to)))
	}
	exposed, total := 0, 0
	for i := range s.Seen.FrameCount() {
		f := &s.Seen.Frames[i]
		if !f.Stands() || f.Seat == s.Seen.Actor().Seat || s.Seen.BandBetween(a.move.at, f.At) != rapid.AtDirect {
			continue
		}
		total++
		if s.Seen.CoversOf(f.At, a.move.at, int8(i), t.Frame).N == 0 {
			exposed++
		}
	}
	if total > 0 {
		row(exposed == 0, ctx.T("move.card.exposed"), ctx.T("move.card.exposed.of", exposed, total))
	}
	if c := s.consequence(ctx, t.Frame, a.move.at); c != "" {
		in.CutTop(u.Paragraph(in, ui.Plain(c), ui.Text{Size: 13, Bold: true}))
	}
	s.outlookLegend(ctx, in)
}
