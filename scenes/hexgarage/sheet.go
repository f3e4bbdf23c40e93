package hexgarage

import (
	"fmt"
	"strconv"

	"rulerfire/game/library"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// sheetCard tells the unit's name, what it rolls against, its classification, and
// what it costs, term by term.
func (s *Scene) sheetCard(ctx *scenes.Context, r ui.Rect) {
	ctx.UI.Card(r)
	if !s.any() {
		return
	}
	d := s.unit()
	in := r.InsetXY(16, 0)
	in.CutBottom(8)
	s.nameLine(ctx, in.CutTop(min(46, in.H*0.2)), d)
	left := in.CutLeft(max(min(196, in.W*0.58), in.W*0.47))
	in.CutLeft(min(22, in.W*0.08))
	s.statRows(ctx, left, d)
	s.termRows(ctx, in, d)
}

// nameLine is the unit's chip, its name to be changed, and its cost.
func (s *Scene) nameLine(ctx *scenes.Context, r ui.Rect, d *hexwar.UnitDesign) {
	u := ctx.UI
	number := ""
	if !s.desk.Now.alone {
		number = strconv.Itoa(s.at + 1)
	}
	chip := r.CutLeft(34)
	ctx.Pen.Chip(chip.X+15, chip.Centre().Y, 14, s.livery(), number, false)
	r.CutLeft(4)
	if !s.desk.Now.alone {
		keep := r.CutRight(30).Centred(28, 28)
		if u.Button("unit/keep", keep, "", ui.ButtonLook{Icon: draw.IconStar, Size: 13, Tip: ctx.T("hexgarage.unit.keep.tip")}) {
			s.keepUnit(ctx)
		}
		r.CutRight(10)
	}
	cost := strconv.Itoa(s.catalogue().Cost(d))
	big := ui.Text{Size: 22, Bold: true, Align: ui.Right}
	u.Label(r.CutRight(u.Width(cost, big)+4), cost, big)
	words := ctx.T("hexgarage.cost")
	u.Label(r.CutRight(u.Width(words, ui.Text{Size: 12.5})+10), words, ui.Text{Size: 12.5, Faint: true})
	r.CutRight(8)
	field := r.Centred(r.W, min(30, r.H))
	now, done := u.TextField("unit/name", field, d.Name, hexwar.MaxName, ctx.T("hexgarage.unit.unnamed"))
	switch {
	case now != d.Name:
		s.turn(fmt.Sprintf("name %d", s.at), func(d *hexwar.UnitDesign) { d.Name = now })
	case done:
		u.SetFocus("squad/list")
	}
}

// keepUnit puts a copy of the unit into the library, by itself.
func (s *Scene) keepUnit(ctx *scenes.Context) {
	d := s.unit().Clone()
	d.Name = tidy(d.Name, ctx.T("hexgarage.unit.unnamed"))
	e, err := library.New(d)
	if err == nil {
		e.Colour, e.Pattern = s.desk.Now.colour, s.desk.Now.pattern
		_, err = s.host.lib.Put(e)
	}
	if err != nil {
		s.desk.Notice = err.Error()
		return
	}
	s.said = ctx.T("hexgarage.unit.kept", d.Name)
}

// narrow is a width, in points, in which things that say each other's half are left
// out.
const narrow = 220

// statNames are the keys of the names of stats.
var statNames = [hexwar.NumStats]string{"hexgarage.stat.accuracy", "hexgarage.stat.assault", "hexgarage.stat.evasion"}

// statIcons stand before the names of stats.
var statIcons = [hexwar.NumStats]draw.Icon{draw.IconAttack, draw.IconStep, draw.IconMove}

// statRows are the stats with the points spent on them, and what the total defence
// makes of the unit.
func (s *Scene) statRows(ctx *scenes.Context, r ui.Rect, d *hexwar.UnitDesign) {
	u := ctx.UI
	core, stats := s.core(), s.catalogue().Stats(d)
	points, spent := s.catalogue().Allowance(d).Points, d.Spent()
	head := r.CutTop(20)
	ink := draw.Ink2
	if spent > points {
		ink = draw.Bad
	}
	if r.W > narrow {
		u.Label(head, ctx.T("hexgarage.stats"), ui.Text{Size: 12.5, Faint: true})
	}
	u.Label(head, ctx.Count("hexgarage.points", points, spent), ui.Text{Size: 12.5, Color: ink, Align: ui.Right})
	class := r.CutBottom(min(58, r.H*0.36))
	rows := r.Rows(int(hexwar.NumStats), 2)
	for i, base := range [hexwar.NumStats]uint8{core.Accuracy, core.Assault, core.Evasion} {
		s.statRow(ctx, rows[i], hexwar.Stat(i), int(base), stats[i], d)
	}
	s.classLine(ctx, class, d)
}

// statRow is a stat: what the core type has, what the pilot makes of it, and the
// points that this takes.
func (s *Scene) statRow(ctx *scenes.Context, r ui.Rect, stat hexwar.Stat, base, now int, d *hexwar.UnitDesign) {
	u := ctx.UI
	id := fmt.Sprintf("stat/%d", stat)
	r = r.Centred(r.W, min(28, r.H))
	ctx.Pen.Icon(statIcons[stat], r.X+9, r.Centre().Y, 7, draw.Ink2)
	r.CutLeft(26)
	name := ctx.T(statNames[stat])
	u.Label(r.CutLeft(min(74, r.W*0.42)), name, ui.Text{Size: 13.5, Medium: true})
	if base == 0 {
		u.Label(r, ctx.T("hexgarage.stat.none"), ui.Text{Size: 12.5, Faint: true, Align: ui.Right})
		return
	}
	big := r.CutRight(min(40, r.W*0.32))
	u.Label(big, ctx.T("hexgarage.stat.needs", now), ui.Text{Size: 16, Bold: true, Align: ui.Right})
	u.Explain(id+"/tip", big, ui.Plain(ctx.T("hexgarage.stat.tip", name, base, d.Lower[stat], now)))
	words := "0"
	if d.Lower[stat] > 0 {
		words = ctx.T("hexgarage.stat.lower", d.Lower[stat])
	}
	r.CutRight(min(6, max(0, r.W-64)))
	box := r.CutRight(min(r.W, 96))
	points, changed := u.Stepper(id, box.Centred(box.W, min(24, box.H)), int(d.Lower[stat]), 0, hexwar.MaxLower, words)
	if changed {
		s.turn(id, func(d *hexwar.UnitDesign) { d.Lower[stat] = uint8(points) })
	}
}

// classLine tells the classification, how far the unit moves and what it gains.
func (s *Scene) classLine(ctx *scenes.Context, r ui.Rect, d *hexwar.UnitDesign) {
	u, p, c := ctx.UI, ctx.Pen, s.catalogue()
	total, n := c.Defence(d), c.Class(d)
	from, to := hexwar.Classes[n-1].Most+1, hexwar.Classes[n].Most
	move, ap := c.Pace(d)
	if n == 1 {
		from = 0
	}
	r.CutTop(6)
	p.RoundRect(draw.Paper2, r.X, r.Y, r.W, r.H, 8)
	badge := ui.Rect{X: r.X + 8, Y: r.Y, W: 34, H: r.H}.Centred(34, min(34, r.H-6))
	p.RoundRect(draw.Navy, badge.X, badge.Y, badge.W, badge.H, 7)
	u.Label(badge, strconv.Itoa(n), ui.Text{Size: 18, Bold: true, Color: draw.White, Align: ui.Centre})
	text := ui.Rect{X: r.X + 52, Y: r.Y, W: r.W - 58, H: r.H}.Centred(r.W-58, 36)
	text.X = r.X + 52
	words := ctx.T("hexgarage.class.of", total, from, to)
	if to == 0 {
		words = ctx.T("hexgarage.class.over", total, from)
	}
	u.Label(text.CutTop(18), words, ui.Text{Size: 12.5, Medium: true})
	u.Label(text, ctx.T("hexgarage.class.line", move, ap), ui.Text{Size: 12.5, Faint: true})
	u.Explain("class", r, ui.Plain(ctx.T("hexgarage.class.tip", n)))
}

// termRows are the parts of the unit's cost, as a bar and as a list.
func (s *Scene) termRows(ctx *scenes.Context, r ui.Rect, d *hexwar.UnitDesign) {
	u, p := ctx.UI, ctx.Pen
	terms, total := s.catalogue().Terms(d), s.catalogue().Cost(d)
	u.Label(r.CutTop(20), ctx.T("hexgarage.terms"), ui.Text{Size: 12.5, Faint: true})
	bar := r.CutTop(16)
	bar.H = 12
	x := bar.X
	const lightest = 0.8
	colour := func(i int) draw.Color { return draw.Navy.Lit(lightest * float64(i) / float64(max(1, len(terms)-1))) }
	for i, t := range terms {
		w := bar.W * float64(t.Cost) / float64(max(1, total))
		if w > 0 {
			p.RoundRect(colour(i), x, bar.Y, max(1, w-1), bar.H, 2)
		}
		x += w
	}
	const high = 19
	sum := r.CutBottom(22)
	u.ScrollArea("terms", r, high*float64(len(terms)), false, func(content ui.Rect) {
		for i, t := range terms {
			row := ui.Rect{X: content.X, Y: content.Y + high*float64(i), W: content.W - 4, H: high}
			p.RoundRect(colour(i), row.X, row.Centre().Y-5, 10, 10, 2)
			u.Label(row.CutRight(40), strconv.Itoa(t.Cost), ui.Text{Size: 13, Mono: true, Align: ui.Right})
			row.CutLeft(17)
			u.Name(fmt.Sprintf("terms/%d", i), row, t.What, ui.Text{Size: 13})
		}
	})
	p.Hairline(sum.X, sum.Y+1, sum.W-4)
	sum.W -= 4
	u.Label(sum, ctx.T("hexgarage.terms.sum"), ui.Text{Size: 13, Bold: true})
	u.Label(sum, strconv.Itoa(total), ui.Text{Size: 13, Mono: true, Bold: true, Align: ui.Right})
}
