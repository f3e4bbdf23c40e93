package garage

import (
	"fmt"
	"strconv"

	"rulerfire/rules/dice"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/ui"
)

// whites is how many white dice a whole frame has.
const whites = 2

// A use is an action with the dice that a frame has for it.
type use struct {
	key    string // of its name
	icon   draw.Icon
	colour dice.Colour
	n6, n8 int
	idle   bool // it cannot be done, not even with a white die
}

// own is what the best of the frame's own dice comes to, all what it comes to with
// both whites.
func (a use) own() dice.Dist { return dice.Best(a.n6, a.n8) }

func (a use) all() dice.Dist {
	if a.idle {
		return dice.Dist{}
	}
	return dice.Best(a.n6+whites, a.n8)
}

// uses lists what a frame can do: an attack for each range that it has a weapon of,
// without rockets, and one with nothing but its rockets if it has no weapon.
func uses(d *rapid.Design) []use {
	green := use{key: "garage.use.move", icon: draw.IconMove, colour: dice.Green, n6: int(d.Systems[rapid.Movement])}
	if d.Systems.Sprints() {
		green.n8 = 1
	}
	list := []use{
		{key: "garage.use.defend", icon: draw.IconShield, colour: dice.Blue, n6: int(d.Systems[rapid.Defence])},
		green,
	}
	armed := false
	for _, w := range weapons {
		if n := d.Systems[w]; n > 0 {
			armed = true
			list = append(list, use{key: kinds[w].use, icon: draw.IconAttack, colour: dice.Red, n6: 2, n8: int(n) - 1})
		}
	}
	switch {
	case armed:
	case d.Rockets > 0:
		list = append(list, use{key: "garage.use.rockets", icon: draw.IconAttack, colour: dice.Red, n8: int(d.Rockets)})
	default:
		list = append(list, use{key: "garage.use.unarmed", icon: draw.IconAttack, colour: dice.Red, idle: true})
	}
	return append(list, use{key: "garage.use.spot", icon: draw.IconSpot, colour: dice.Yellow, n6: int(d.Systems[rapid.Comms])})
}

// A throw is some dice of a frame that belong together.
type throw struct {
	die draw.Die
	n   int
}

// throws are all dice that a frame has, those of its rockets last.
func throws(d *rapid.Design) (list []throw) {
	add := func(c dice.Colour, faces, n int) {
		if n > 0 {
			list = append(list, throw{draw.Die{Colour: c, Faces: faces}, n})
		}
	}
	add(dice.White, 6, whites)
	for _, w := range weapons {
		if n := int(d.Systems[w]); n > 0 {
			add(dice.Red, 6, 2)
			add(dice.Red, 8, n-1)
		}
	}
	add(dice.Blue, 6, int(d.Systems[rapid.Defence]))
	add(dice.Green, 6, int(d.Systems[rapid.Movement]))
	if d.Systems.Sprints() {
		add(dice.Green, 8, 1)
	}
	add(dice.Yellow, 6, int(d.Systems[rapid.Comms]))
	add(dice.Red, 8, int(d.Rockets))
	return list
}

// worthCard tells the frame's name, its dice, what they are worth, and what it takes
// to destroy it.
func (s *Scene) worthCard(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	u.Card(r)
	d := *s.desk.Now.design(s.at)
	in := r.InsetXY(16, 0)
	in.CutBottom(4)
	s.nameLine(ctx, in.CutTop(min(50, in.H*0.2)), &d)
	foot := in.CutBottom(min(26, in.H*0.12))
	list := uses(&d)
	dieHigh := min(54, in.H*0.29)
	if len(list) > 4 {
		dieHigh = min(44, in.H*0.24)
	}
	s.diceLine(ctx, in.CutTop(dieHigh), &d)
	head := in.CutTop(18)
	rows := in.Rows(len(list), 0)
	bar := func(row ui.Rect) ui.Rect { return ui.Rect{X: row.X + 134, Y: row.Y, W: row.W - 134 - 68, H: row.H} }
	u.Label(head, ctx.T("garage.mean"), ui.Text{Size: 12.5, Faint: true})
	u.Label(bar(head), ctx.T("garage.mean.own"), ui.Text{Size: 12.5, Faint: true, Align: ui.Centre})
	u.Label(head, ctx.T("garage.mean.whites"), ui.Text{Size: 12.5, Faint: true, Align: ui.Right})
	for i, a := range list {
		row := rows[i]
		row.H = min(row.H, 26)
		useRow(ctx, fmt.Sprintf("use/%d", i), row, bar(row), a)
	}
	s.toughness(ctx, foot, &d)
}

// nameLine is the frame's chip, its name to be changed, and its dice notation.
func (s *Scene) nameLine(ctx *scenes.Context, r ui.Rect, d *rapid.Design) {
	u := ctx.UI
	number := ""
	if !s.desk.Now.spare(s.at) {
		number = strconv.Itoa(s.at + 1)
	}
	chip := r.CutLeft(34)
	ctx.Pen.Chip(chip.X+15, chip.Centre().Y, 14, s.look(), number, false)
	r.CutLeft(4)
	keep := r.CutRight(30).Centred(28, 28)
	if !s.desk.Now.single && u.Button("frame/keep", keep, "", ui.ButtonLook{Icon: draw.IconStar, Size: 13, Tip: ctx.T("garage.frame.keep.tip")}) {
		s.keepFrame(ctx)
	}
	r.CutRight(8)
	words := roster.Dice(ctx, *d)
	look := ui.Text{Size: 14, Mono: true, Align: ui.Right}
	for look.Size > 12 && u.Width(words, look) > r.W-140 {
		look.Size -= 0.5
	}
	u.Name("frame/dice", r.CutRight(min(u.Width(words, look)+4, r.W-130)), words, look)
	r.CutRight(12)
	field := r.Centred(r.W, min(30, r.H))
	if now, done := u.TextField("frame/name", field, d.Name, rapid.MaxName, ctx.T("garage.frame.unnamed")); now != d.Name {
		s.write(fmt.Sprintf("frame %d", s.at), func(w *work) { w.design(s.at).Name = now })
	} else if done {
		u.SetFocus(frameList)
	}
}

// diceLine shows all dice of the frame, as large as there is room for.
func (s *Scene) diceLine(ctx *scenes.Context, r ui.Rect, d *rapid.Design) {
	list := throws(d)
	note := ""
	if d.Rockets > 0 {
		note = ctx.T("garage.once")
	}
	words := ctx.UI.Width(note, ui.Text{Size: 12.5})
	const step, between = 1.16, 0.26 // of the size of a die
	wide := 0.0
	for _, t := range list {
		wide += float64(t.n)*step + between
	}
	size := min(36, r.H-10, (r.W-words-8)/wide)
	x := r.X + size/2
	faces := [...]int{3, 5, 6, 2, 4, 1}
	for i, t := range list {
		for k := range t.n {
			die := t.die
			die.Value = faces[(3*i+k)%len(faces)]
			if die.Faces == 8 {
				die.Value = 8
			}
			ctx.Pen.Die(die, x, r.Centre().Y, size)
			x += size * step
		}
		x += size * between
	}
	ctx.UI.Label(ui.Rect{X: x - size*0.6, Y: r.Y, W: words + 8, H: r.H}, note, ui.Text{Size: 12.5, Faint: true})
}

// useRow is an action with the mean of its best die, as a bar of 8.
func useRow(ctx *scenes.Context, id string, r, bar ui.Rect, a use) {
	u, p := ctx.UI, ctx.Pen
	c := draw.DieColor(a.colour)
	ink := c
	if a.colour == dice.Yellow {
		ink = draw.Hex(0x8A6500)
	}
	p.Icon(a.icon, r.X+10, r.Centre().Y, 7, ink)
	u.Label(ui.Rect{X: r.X + 26, Y: r.Y, W: 106, H: r.H}, ctx.T(a.key), ui.Text{Size: min(13.5, max(12, r.H-1)), Medium: true})
	own, all := a.own().Mean(), a.all().Mean()
	high := min(14, r.H-4)
	y := r.Centre().Y - high/2
	p.Save()
	p.RoundRect(draw.Hex(0xEAE4D6), bar.X, y, bar.W, high, 4)
	p.RoundRect(c.Mix(draw.White, .55), bar.X, y, bar.W*all/8, high, 4)
	p.RoundRect(c, bar.X, y, bar.W*own/8, high, 4)
	p.Restore()
	if own > 0 {
		u.Label(ui.Rect{X: bar.X, Y: r.Y, W: bar.W*own/8 - 5, H: r.H}, mean(own), ui.Text{Size: 12, Bold: true, Align: ui.Right, Color: draw.PipColor(a.colour)})
	}
	words := mean(all)
	if a.idle {
		words = "–"
	}
	u.Label(r, words, ui.Text{Size: 13.5, Bold: true, Align: ui.Right})
	u.Explain(id, r, ui.Plain(ctx.T("garage.mean.tip", ctx.T(a.key), a.n6, a.n8, mean(own), mean(all))))
}

func mean(v float64) string { return fmt.Sprintf("%.2f", v) }

// toughness is what it takes to destroy the frame: a block for each system and each
// white die.
func (s *Scene) toughness(ctx *scenes.Context, r ui.Rect, d *rapid.Design) {
	u, p := ctx.UI, ctx.Pen
	u.Label(r.CutLeft(80), ctx.T("garage.tough"), ui.Text{Size: 13, Medium: true})
	n := d.Systems.Count()
	x, step := r.X, min(22, (r.W-150)/float64(n+whites))
	block := func(c draw.Color) {
		p.Bevel(c, 2.2, draw.Box(x, r.Centre().Y-7, step-4, 14)...)
		x += step
	}
	for _, f := range mounted(d) {
		block(draw.DieColor(kinds[f.system].colour))
	}
	for range whites {
		block(draw.RuleWhite)
	}
	words := ctx.Count("garage.tough.systems", n, n+whites)
	u.Name("frame/toughness", ui.Rect{X: x + 8, Y: r.Y, W: r.Right() - x - 8, H: r.H}, words, ui.Text{Size: 12.5, Faint: true, Align: ui.Right})
}
