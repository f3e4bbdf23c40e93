package battle

import (
	"fmt"

	"rulerfire/rules/dice"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// What the large dice screen says about dice: the lines in each place, the list of
// what each die would be worth, and the assignment as a whole.

// coverWords say how the target of an attack stands to it.
func (s *Scene) coverWords(ctx *scenes.Context, e exchange) string {
	switch {
	case e.Chart == dice.HandToHand:
		return ctx.T("standing.hand")
	case e.Chart == dice.Open:
		return ctx.T("standing.open")
	case e.Chart == dice.BehindTerrain && e.Fallible():
		return ctx.Count("standing.wall", e.Stands)
	case e.Chart == dice.BehindTerrain:
		return ctx.T("standing.wall.never")
	case e.Fallible():
		return ctx.T("standing.frame")
	}
	return ctx.T("standing.safe")
}

// slotLines are what a die in a place is worth, three lines at most; the first is
// the sum of it.
func (s *Scene) slotLines(ctx *scenes.Context, slot int, f rapid.Face, a *diceAsk) []string {
	if s.Seen.Acting.Frame == rapid.None {
		return nil
	}
	none := f == (rapid.Face{})
	switch slot {
	case slotDefend:
		return s.defendLines(ctx, f)
	case slotAttack:
		return s.attackLines(ctx, f)
	case slotMove:
		return s.moveLines(ctx, f)
	}
	t := &s.Seen.Acting
	first := ctx.T("worth.spot", f.Value)
	if none {
		first = ctx.T("worth.none")
	} else if a != nil && s.Seen.Phase == rapid.PhaseSpot && a.target != rapid.None {
		first = ctx.T("worth.spot.on", f.Value, s.frameName(int(a.target)))
	}
	far, cover := ctx.T("worth.spot.within", s.Seen.Ruler), ctx.T("worth.spot.cover")
	switch {
	case t.Comms == 0:
		cover = ctx.T("worth.spot.seen")
	case t.Comms > 1:
		far = ctx.T("worth.spot.anywhere")
	}
	return []string{first, far, cover}
}

func (s *Scene) defendLines(ctx *scenes.Context, f rapid.Face) []string {
	e := s.incoming(f)
	hurt := e.out.Lost.AtLeast(1)
	if s.attacked() {
		first := ctx.T("worth.against", f.Value, s.Seen.Assault.Attack)
		if e.Spot > 0 {
			first = ctx.T("worth.against.spot", f.Value, s.Seen.Assault.Attack, e.Spot)
		}
		return []string{first, ctx.Count("worth.dice", e.out.Dice.Max()), ctx.T("worth.lose", percent(hurt))}
	}
	first := ctx.T("worth.defence", f.Value)
	if f == (rapid.Face{}) {
		first = ctx.T("worth.none")
	}
	return []string{first, ctx.T("worth.defence.round"), ctx.T("worth.defence.reds", percent(hurt))}
}

func (s *Scene) moveLines(ctx *scenes.Context, f rapid.Face) []string {
	t := &s.Seen.Acting
	lines := []string{ctx.Count("worth.units", int(f.Value)), ctx.T("worth.walk")}
	if f == (rapid.Face{}) {
		lines[0] = ctx.T("worth.none")
	}
	if t.Crosses {
		lines[1] = ctx.T("worth.cross")
	}
	switch {
	case s.Seen.Phase == rapid.PhaseSpot && !t.Moved:
		return []string{ctx.T("worth.stayed")}
	case t.Moved:
		lines = append(lines, ctx.T("worth.moved"))
	case t.Target.Kind != rapid.NoTarget && !t.Attacked:
		lines = append(lines, ctx.T("worth.order"))
	}
	return lines
}

func (s *Scene) attackLines(ctx *scenes.Context, f rapid.Face) []string {
	t := &s.Seen.Acting
	switch {
	case t.Target.Kind == rapid.NoTarget:
		return []string{ctx.T("worth.attack.none"), ctx.T("worth.attack.none.why")}
	case t.Attacked && s.hand.in[slotAttack] == rapid.None:
		return []string{ctx.T("worth.attack.over")}
	case t.Attacked:
		return []string{ctx.T("worth.attack.made", f.Value)}
	case f == (rapid.Face{}):
		return []string{ctx.T("worth.none")}
	case t.Target.Kind == rapid.TerrainTarget:
		return []string{
			ctx.T("worth.attack.terrain", f.Value, t.Target.ID+1),
			ctx.T("worth.attack.hits", fmt.Sprintf("%.2f", s.outgoing(f, 0).out.Hits.Mean())),
			ctx.T("worth.attack.bricks"),
		}
	}
	target := &s.Seen.Frames[t.Target.ID]
	e := s.outgoing(f, 0)
	lost := e.out.Lost
	lines := make([]string, 3)
	switch n := target.Systems[rapid.Defence] + target.White; {
	case target.Acted:
		lines[0] = ctx.T("worth.against", f.Value, max(target.Defence, 0))
	case n > 1:
		lines[0] = ctx.T("worth.against.best", f.Value, n)
	default:
		lines[0] = ctx.T("worth.against.die", f.Value)
	}
	lines[1] = ctx.T("worth.hit", percent(lost.AtLeast(1)), fmt.Sprintf("%.2f", lost.Mean()))
	switch {
	case s.bandTo(t.Target) != t.Band:
		lines[1], lines[2] = ctx.T("worth.range.1"), ctx.T("worth.range.2", band(ctx, t.Band))
	case target.Spot > 0:
		lines[2] = ctx.T("worth.hit.spot", target.Spot, percent(s.outgoing(f, int(target.Spot)).out.Lost.AtLeast(1)))
	case e.Fallible():
		lines[2] = ctx.T("worth.fallen", percent(e.out.Fallen))
	default:
		lines[2] = s.coverWords(ctx, e)
	}
	return lines
}

// worthTitle is the title of a card of the right column.
func (s *Scene) worthTitle(ctx *scenes.Context, r ui.Rect, title string) {
	ctx.UI.Label(ui.Rect{X: r.X + pad, Y: r.Y + 8, W: r.W - 2*pad, H: 22}, title, ui.Text{Size: cardTitle(r), Bold: true})
}

// cardTitle is the size of a card's title: larger on a card that is wide.
func cardTitle(r ui.Rect) float64 {
	if r.W >= wideOdds {
		return 17
	}
	return 14
}

// worth lists what can be made of all dice, or what each would be worth in the place
// that is asked for.
func (s *Scene) worth(ctx *scenes.Context, r ui.Rect, a *diceAsk) {
	s.turnTabs(ctx, r, a)
	switch {
	case s.large.wholly(s, a):
		s.worthTitle(ctx, r, ctx.T("turns.title"))
		s.wholeTurns(ctx, r, a)
	case a.slot == slotDefend:
		s.defenceOdds(ctx, r, a)
	case a.slot == slotAttack:
		s.attackOdds(ctx, r, a)
	case a.slot == slotSpot:
		a.spotList(ctx, s, r)
	case a.move.set:
		s.moveCard(ctx, r, a)
	default:
		s.reaches(ctx, r, a)
	}
}

// reaches lists how far each die would move the frame.
func (s *Scene) reaches(ctx *scenes.Context, r ui.Rect, a *diceAsk) {
	u, p := ctx.UI, ctx.Pen
	s.worthTitle(ctx, r, ctx.T("worth.title"))
	in := r.InsetXY(6, 8)
	in.CutTop(28)
	var options []ui.Option
	at := -1
	list := a.distinct(s, slotMove)
	for i, f := range list {
		if f == a.face(s, slotMove) {
			at = i
		}
		options = append(options, ui.Option{
			Label: ctx.Count("worth.units", int(f.Value)), Second: s.moveLines(ctx, f)[1],
			Paint: func(b ui.Rect) { p.Die(dieOf(f), b.Centre().X, b.Centre().Y, 25) },
		})
	}
	if i, ok := u.List("worth/move", in, 38, options, at); ok && i != at {
		a.choose(s, slotMove, list[i])
	}
}

// assigned is the die that lies in a place, or else the one chosen for it.
func (a *diceAsk) assigned(s *Scene, slot int) rapid.Face {
	if i := s.hand.in[slot]; i != rapid.None {
		return s.hand.pool[i].Face
	}
	return a.face(s, slot)
}

// assignment shows what the dice chosen for all four places come to: what the
// frame would lose and what it would do to its target.
func (s *Scene) assignment(ctx *scenes.Context, r ui.Rect, a *diceAsk) {
	p, u := ctx.Pen, ctx.UI
	k := r.H / 312
	s.worthTitle(ctx, r, ctx.T("assignment.title"))
	s.sheetButton(ctx, r)
	u.Label(ui.Rect{X: r.X + pad, Y: r.Y + 8, W: r.W - 2*pad - stage.SheetButtonWide, H: 22}, ctx.T("odds.lost"), ui.Text{Size: 12, Faint: true, Align: ui.Right})
	first := ui.Rect{X: r.X + pad, Y: r.Y + 38*k, W: r.W - 2*pad, H: 86 * k}
	second := first
	second.Y = r.Y + 132*k

	in := s.incoming(a.assigned(s, slotDefend))
	label := ctx.T("assignment.you")
	if !s.attacked() {
		label = ctx.T("assignment.you.any")
	}
	s.lossBars(ctx, first, s.chip(int(s.Seen.Acting.Frame)), label, in.out.Lost)
	s.derives(ctx, "assignment/you", first, in, 0)
	notes := s.strikeBars(ctx, second, a, in)

	p.Hairline(r.X+pad, r.Y+230*k, r.W-2*pad)
	foot := ui.Rect{X: r.X + pad, Y: r.Y + 236*k, W: r.W - 2*pad, H: 72 * k}
	for i, b := range foot.Rows(3, 0) {
		if i < len(notes) {
			p.Icon(notes[i].icon, b.X+9, b.Y+b.H/2, 6.5, draw.Ink2)
			s.fitted(ctx, ui.Rect{X: b.X + 26, Y: b.Y, W: b.W - 26, H: b.H}, notes[i].text, ui.Text{Size: min(14, 11+3*k)})
		}
	}
}

// A note is a line at the foot of the assignment.
type note struct {
	icon draw.Icon
	text string
}

// strikeBars shows what the attack die would do to the named target, and returns
// what else is to be said about it.
func (s *Scene) strikeBars(ctx *scenes.Context, r ui.Rect, a *diceAsk, in exchange) (notes []note) {
	t := &s.Seen.Acting
	die := a.assigned(s, slotAttack)
	me := s.frameName(int(t.Frame))
	mine := in.out.Lost.AtLeast(in.Hits)
	why := ""
	switch {
	case t.Target.Kind == rapid.NoTarget:
		why = ctx.T("ask.act.none")
	case t.Attacked && s.hand.in[slotAttack] == rapid.None:
		why = ctx.T("assignment.over")
	case t.Attacked:
		why = ctx.T("ask.act.attacked")
	case die == (rapid.Face{}):
		why = ctx.T("assignment.no.die")
	case t.Target.Kind == rapid.TerrainTarget:
		s.lossBars(ctx, r, ui.Chip{}, ctx.T("assignment.terrain", t.Target.ID+1), s.outgoing(die, 0).out.Lost)
		notes = append(notes, note{draw.IconWall, ctx.T("worth.attack.bricks")})
	default:
		target := int(t.Target.ID)
		spot := int(s.Seen.Frames[target].Spot)
		e := s.outgoing(die, spot)
		lost := e.out.Lost
		s.lossBars(ctx, r, s.chip(target), ctx.T("assignment.they", s.frameName(target)), lost)
		s.derives(ctx, "assignment/they", r, e, 1)
		if e.Fallible() {
			notes = append(notes, note{draw.IconWall, ctx.T("assignment.fallen", percent(e.out.Fallen))})
		} else {
			notes = append(notes, note{draw.IconWall, ctx.T("assignment.chart." + number(int(e.Chart)))})
		}
		if spot > 0 {
			without := s.outgoing(die, 0).out.Lost
			notes = append(notes, note{draw.IconSpot, ctx.T("assignment.spot", spot, percent(without.AtLeast(1)), fmt.Sprintf("%.2f", without.Mean()))})
		}
		return append(notes, note{draw.IconCross, ctx.T("assignment.destroyed", me, chance(ctx, mine), s.frameName(target), chance(ctx, lost.AtLeast(e.Hits)))})
	}
	if why != "" {
		ctx.UI.Paragraph(ui.Rect{X: r.X, Y: r.Y + 8, W: r.W, H: r.H}, ui.Plain(why), ui.Text{Size: 14, Faint: true})
	}
	return append(notes, note{draw.IconCross, ctx.T("assignment.destroyed.you", me, chance(ctx, mine))})
}

// derives lets numbers be pointed at for their terms, and clicked for the sheet.
func (s *Scene) derives(ctx *scenes.Context, id string, r ui.Rect, e exchange, side int) {
	res := ctx.UI.Area(id, r, 0)
	ctx.UI.Tip(id, r, ui.Plain(s.terms(ctx, e)+" "+s.chartWords(ctx, e)))
	if res.Clicked {
		s.sheet.side = side
		s.sheet.show()
	}
}

// chance is a probability in words where it has some.
func chance(ctx *scenes.Context, p float64) string {
	if p <= 0 {
		return ctx.T("assignment.never")
	}
	return percent(p)
}

// lossBars shows a distribution as four bars, for none, one, two, and three or
// more, with its mean.
func (s *Scene) lossBars(ctx *scenes.Context, r ui.Rect, chip ui.Chip, label string, d dice.Dist) {
	p, u := ctx.Pen, ctx.UI
	rows := r.Rows(3, 0)
	head := rows[0]
	mean := ctx.T("assignment.mean", fmt.Sprintf("%.2f", d.Mean()))
	w := u.Width(mean, ui.Text{Size: 14, Bold: true}) + 4
	u.Label(head, mean, ui.Text{Size: 14, Bold: true, Align: ui.Right})
	c := ui.Rect{X: head.X + 40, Y: head.Y, W: head.W - 44 - w, H: head.H}
	if chip.Number != "" {
		p.Chip(head.X+16, head.Y+head.H/2, min(15, head.H*0.52), chip.Seat, chip.Number, false)
	} else {
		p.Icon(draw.IconWall, head.X+16, head.Y+head.H/2, 9, draw.Ink2)
	}
	s.fitted(ctx, c, label, ui.Text{Size: 14.5})
	share := shares(d)
	counts := [len(share)]string{"0", "1", "2", "3+"}
	texts, bars := rows[1].Columns(len(share), 10), rows[2].Columns(len(share), 10)
	for i, part := range share {
		u.Label(texts[i], counts[i], ui.Text{Size: 14, Bold: true})
		u.Label(texts[i], percent(part), ui.Text{Size: 14, Faint: true, Align: ui.Right})
		b := bars[i]
		high := min(18, b.H-4)
		p.RoundRect(draw.Hex(0xEAE4D6), b.X, b.Y, b.W, high, 4)
		if part <= 0 {
			continue
		}
		fill := draw.HitColors[i]
		if i == 0 {
			fill = draw.Hex(0x9FB2AC)
		}
		p.RoundRect(fill, b.X, b.Y, max(3, b.W*part), high, min(4, max(1.5, b.W*part/2)))
	}
}
