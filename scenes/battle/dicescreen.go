package battle

import (
	"math"

	"rulerfire/rules"
	"rulerfire/rules/dice"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// A diceScreen shows the dice of a turn large, with all that is known about what
// each is worth, in place of the table. It is another way to see a diceAsk, which
// it neither owns nor changes: whatever is chosen here is chosen there.
type diceScreen struct {
	open  bool // the player wants it, until it is closed
	aside bool // it makes room for a moment, so that a move can be laid on the table
	up    bool // it is on the screen now

	singly bool // what single dice are worth is listed, not whole assignments

	planned *diceAsk // the question whose other places have been filled beforehand
}

// follow decides whether the screen is up: while its dice are asked about, and
// while they are thrown or put into their places. For everything else the table
// is to be seen.
func (d *diceScreen) follow(s *Scene) {
	a, asked := s.ask.(*diceAsk)
	switch {
	case !d.open || s.Seen.Acting.Frame == rapid.None || s.Advice.Open():
		d.up = false
	case asked && s.Idle():
		d.aside = d.aside && a.lays(s)
		d.up = !d.aside
		if d.up && d.planned != a {
			d.planned = a
			a.planAhead(s)
		}
	case s.throwing():
		d.up = rules.Side(s.Seen.Frames[s.Now.Frame].Seat) == s.Asked && !s.isComputer(int(s.Asked))
	case s.playing() && s.Now.Kind != rapid.EvDefended, s.Idle():
		d.up = false
	}
}

// planAhead proposes dice for the places that come after the defence, so that what
// is left for them shows. White dice are not kept back for a spot.
func (a *diceAsk) planAhead(s *Scene) {
	if s.Seen.Phase != rapid.PhaseDefend {
		return
	}
	if s.Seen.Acting.Target.Kind != rapid.NoTarget {
		a.proposeFor(s, slotAttack)
	}
	a.proposeFor(s, slotMove)
	a.proposeFor(s, slotSpot)
	if a.face(s, slotSpot).Colour == dice.White {
		a.pick[slotSpot] = rapid.None
	}
	s.plan = plan{frame: s.Seen.Acting.Frame, round: s.Seen.Round, pick: a.pick}
}

// lays tells whether the answer is a move, which needs a place on the table.
func (a *diceAsk) lays(s *Scene) bool {
	return s.Seen.Phase == rapid.PhaseAct && a.slot == slotMove && s.Seen.MayMove()
}

// toggle opens the screen, brings it back, or closes it.
func (d *diceScreen) toggle() {
	d.open = !d.open || d.aside
	d.aside = false
}

func (d *diceScreen) close() { d.open, d.up = false, false }

// diceButton opens the large screen, or closes it, as D does.
func (s *Scene) diceButton(ctx *scenes.Context, r ui.Rect) {
	icon, tip := draw.IconDie, "dicescreen.open"
	if s.large.up {
		icon, tip = draw.IconCross, "dicescreen.close"
	}
	u, p := ctx.UI, ctx.Pen
	res := u.Area("dicescreen", r, 0)
	u.Tip("dicescreen", r, ui.Plain(ctx.T(tip)))
	ground := draw.Hex(0xFFFAEE).Fade(0.62)
	if res.Hover {
		ground = draw.Hex(0xFFFDF6)
	}
	p.RoundRect(ground, r.X, r.Y, r.W, r.H, 5)
	p.Icon(icon, r.Centre().X, r.Centre().Y, min(r.W, r.H)*0.32, draw.Ink)
	if res.Clicked || u.Key('D') {
		s.large.toggle()
		ctx.Animate()
	}
}

// smallDiceButton is where diceButton stands in the small tray: at the right,
// between the dice and their places.
func smallDiceButton(tray ui.Rect) ui.Rect {
	return ui.Rect{X: tray.Right() - 33, Y: tray.Y + 145, W: 23, H: 20}
}

// A diceLayout says where everything on the large screen is. It is laid out for
// 1280 by 720 points; roomy is 1 there, 0 in the least window, and grows beyond.
type diceLayout struct {
	header, tray, buttons, strip ui.Rect
	slots                        ui.Rect // all four, in the tray
	worth, assignment            ui.Rect
	roomy                        float64
}

func layOutDice(window ui.Rect) diceLayout {
	const (
		edge      = 12.0
		fullLeft  = 800.0
		fullRight = 444.0
		leastLeft = 612.0
		fullTray  = 504.0
		leastTray = 324.0
	)
	var l diceLayout
	in := window.Inset(edge)
	left := in.CutLeft(max(leastLeft, (in.W-edge)*fullLeft/(fullLeft+fullRight)))
	in.CutLeft(edge)
	l.header = left.CutTop(80)
	left.CutTop(10)
	l.strip = left.CutBottom(stage.Strip)
	left.CutBottom(10)
	l.buttons = left.CutBottom(42)
	left.CutBottom(10)
	l.tray = left
	l.assignment = in.CutBottom(max(236, (in.H-edge)*312/684))
	in.CutBottom(edge)
	l.worth = in
	l.roomy = max(0, min((l.tray.H-leastTray)/(fullTray-leastTray), (l.tray.W-leastLeft)/(fullLeft-leastLeft)))
	l.slots = l.tray.InsetXY(20, 18)
	l.slots.CutTop(l.between(116, 190) - 18)
	return l
}

// between is a measure that is least in the least window and full at 1280 by 720.
func (l diceLayout) between(least, full float64) float64 { return least + (full-least)*l.roomy }

// size is a size of type, which grows only so far.
func (l diceLayout) size(least, full float64) float64 { return min(l.between(least, full), full*1.3) }

// frame draws the screen and answers mouse and keys.
func (d *diceScreen) frame(ctx *scenes.Context, s *Scene) {
	ctx.Desk()
	l := layOutDice(ctx.Size)
	a, _ := s.ask.(*diceAsk)
	if !s.Idle() {
		a = nil
	}
	d.header(ctx, s, l, a)
	ctx.Pen.Tray(l.tray.X, l.tray.Y, l.tray.W, l.tray.H)
	for slot, r := range l.slots.Columns(slots, 7) {
		s.largeSlot(ctx, l, r, slot, a)
	}
	d.rolled(ctx, s, l, a)
	s.stripe(ctx, l.strip)
	ctx.UI.Card(l.worth)
	ctx.UI.Card(l.assignment)
	if a == nil {
		s.worthTitle(ctx, l.worth, ctx.T("worth.title"))
		s.worthTitle(ctx, l.assignment, ctx.T("assignment.title"))
		s.Waiting(ctx, ui.Rect{X: l.buttons.X, Y: l.buttons.Y, W: 230, H: l.buttons.H})
		return
	}
	s.diceButton(ctx, ui.Rect{X: l.tray.Right() - 46, Y: l.tray.Y + 15, W: 30, H: 28})
	if s.Seen.Phase == rapid.PhaseSpot {
		a.spotKeys(ctx, s)
	}
	if !ctx.UI.Input().Ctrl && !ctx.UI.Input().Shift && ctx.UI.Key(ui.KeyTab) {
		a.cycle(s)
	}
	s.worth(ctx, l.worth, a)
	s.assignment(ctx, l.assignment, a)
	d.buttons(ctx, s, l.buttons, a)
	s.AdviceKeys(ctx)
}

// header says who must decide what, and what it is about.
func (d *diceScreen) header(ctx *scenes.Context, s *Scene, l diceLayout, a *diceAsk) {
	p, u, r := ctx.Pen, ctx.UI, l.header
	u.Card(r)
	frame := int(s.Seen.Acting.Frame)
	f := &s.Seen.Frames[frame]
	look := s.Seats[f.Seat]
	p.PlayerBand(r.X, r.Y, r.H, look.Seat)
	p.Chip(r.X+48, r.Y+r.H/2, 25, look.Seat, number(int(f.Number)), false)
	title := s.waitTitle(ctx)
	var lines [][]ui.Run
	if a != nil {
		title, lines = a.title(ctx, s), s.situation(ctx, a)
	}
	head := ui.Text{Size: l.size(20, 24), Bold: true}
	wide := min(max(l.between(210, 298), u.Width(title, head)+12), r.W*0.55)
	u.Label(ui.Rect{X: r.X + 88, Y: r.Y + 13, W: wide, H: 22}, look.Name+" · "+s.frameName(frame), ui.Text{Size: 14, Faint: true})
	u.Label(ui.Rect{X: r.X + 88, Y: r.Y + 34, W: wide, H: 34}, title, head)
	body := ui.Rect{X: r.X + 88 + wide, Y: r.Y + 6, W: r.W - 88 - wide - pad, H: r.H - 12}
	text := ui.Text{Size: 14}
	if s.Notice != "" {
		lines, text.Color = [][]ui.Run{ui.Plain(s.Notice)}, draw.Bad
	}
	const between = 6.0
	high := func() (h float64) {
		for _, line := range lines {
			h += u.ParagraphHeight(body.W, line, text) + between
		}
		return h - between
	}
	for high() > body.H && text.Size > 12 {
		text.Size--
	}
	body.CutTop(max(0, (body.H-high())/2))
	for _, line := range lines {
		body.CutTop(u.Paragraph(body, line, text) + between)
	}
}

// situation is what the question is about, in sentences: the attack that waits and
// the target that was named.
func (s *Scene) situation(ctx *scenes.Context, a *diceAsk) (lines [][]ui.Run) {
	t := &s.Seen.Acting
	if s.attacked() {
		w := &s.Seen.Waiting
		die := dieOf(s.told)
		die.Flat = true
		where := ctx.T("dicescreen.you.open")
		if w.Band == rapid.AtHand {
			where = ctx.T("dicescreen.at.hand")
		} else if s.Seen.InCover(w.Frame, t.Frame) {
			where = ctx.T("dicescreen.you.cover")
		}
		lines = append(lines, ctx.Runs("dicescreen.attacked", s.chip(int(w.Frame)), die, band(ctx, w.Band), where))
	} else {
		lines = append(lines, a.lines(ctx, s)...)
	}
	if s.Seen.Phase == rapid.PhaseAct || s.Seen.Phase == rapid.PhaseDefend {
		if named := s.named(ctx); named != nil {
			lines = append(lines[:min(1, len(lines))], named)
			if s.Seen.Phase == rapid.PhaseAct && !t.Attacked {
				lines = [][]ui.Run{named}
				if extra := a.lines(ctx, s); len(extra) > 1 {
					lines = append(lines, extra[1])
				}
			}
		}
	}
	return lines
}

// named is the sentence about the target that was named, nil without one.
func (s *Scene) named(ctx *scenes.Context) []ui.Run {
	t := &s.Seen.Acting
	switch t.Target.Kind {
	case rapid.NoTarget:
		return nil
	case rapid.TerrainTarget:
		return ctx.Runs("dicescreen.named.terrain", s.target(ctx, t.Target), band(ctx, t.Band))
	}
	return ctx.Runs("dicescreen.named", s.target(ctx, t.Target), band(ctx, t.Band), s.coverWords(ctx, s.outgoing(rapid.Face{}, 0)))
}

// rolled draws the dice of the hand in a row, over the places if they fly in.
func (d *diceScreen) rolled(ctx *scenes.Context, s *Scene, l diceLayout, a *diceAsk) {
	p, u, r, h := ctx.Pen, ctx.UI, l.tray, &s.hand
	title := ctx.T("dicescreen.rolled")
	y := r.Y + l.between(26, 36)
	p.Text(title, r.X+26, y, draw.Style{Size: 15, Font: draw.Bold, Color: feltInk})
	if a != nil {
		x := r.X + 26 + u.Width(title, ui.Text{Size: 15, Bold: true}) + 14
		u.Label(ui.Rect{X: x, Y: y - 16, W: r.Right() - 60 - x, H: 22}, ctx.T("dicescreen.how"), ui.Text{Size: 13, Color: draw.Hex(0x4A3B1C)})
	}
	n := len(h.pool)
	step := min(l.between(72, 95.5), (r.W-40)/float64(max(n, 1)))
	size := min(l.between(42, 64), step-12)
	cy := r.Y + l.between(66, 102)
	for i, die := range h.pool {
		at := draw.V(r.X+r.W/2+(float64(i)-float64(n-1)/2)*step, cy)
		if s.throwing() {
			s.thrown(p, r, i, die.Face, at, size)
			continue
		}
		s.largeDie(ctx, l, i, at, size, a)
		label := draw.Style{Size: 13, Font: draw.Bold, Color: feltInk, Align: draw.Centre}
		p.Text(dieLetter(die.Face), at.X, cy+size/2+l.between(18, 30), label)
	}
}

// throwing tells whether dice for a turn are on their way into the tray.
func (s *Scene) throwing() bool { return s.playing() && s.Now.Kind == rapid.EvRolled }

// largeDie draws one die of the row, or the hole it has left.
func (s *Scene) largeDie(ctx *scenes.Context, l diceLayout, i int, at draw.Vec, size float64, a *diceAsk) {
	p, h := ctx.Pen, &s.hand
	f := h.pool[i].Face
	big := size
	if f.Faces == 8 {
		big *= 1.05
	}
	slot := h.slotOf(i)
	planned := a != nil && slot == rapid.None && !h.pool[i].Spent
	if planned {
		if slot = a.slotOf(i); slot == a.slot {
			slot = rapid.None
		}
	}
	switch {
	case slot != rapid.None || h.pool[i].Spent:
		s.hole(ctx, at, size, slot)
	case a != nil && a.dragging(ctx, i):
		p.DieOutline(at.X, at.Y, size)
	case a != nil && a.chosen() == i:
		p.DieChosen(at.X, at.Y, size)
		p.Die(dieOf(f), at.X, at.Y-2, big)
	default:
		die := dieOf(f)
		die.Angle = draw.RestAngle(uint64(i)*31 + uint64(f.Value))
		p.Save()
		if a != nil && !fits(a.slot, f) {
			p.Fade(0.5)
		}
		p.Die(die, at.X, at.Y, big)
		p.Restore()
	}
	if planned {
		a.die(ctx, s, l.tray, i, at, size)
	}
}

// hole is what a die leaves in the felt, with the place it went to.
func (s *Scene) hole(ctx *scenes.Context, at draw.Vec, size float64, slot int) {
	p := ctx.Pen
	felt := draw.Hex(0x463214)
	p.RoundRect(felt.Fade(0.13), at.X-size/2, at.Y-size/2, size, size, size*0.22)
	p.DieOutline(at.X, at.Y, size-2)
	if slot == rapid.None {
		return
	}
	const leastForWords = 58
	if size >= leastForWords {
		label := ctx.T("dicescreen.in", ctx.T(slotKeys[slot]))
		p.Text(label, at.X, at.Y+4.5, draw.Style{Size: 12, Font: draw.Medium, Color: draw.Hex(0x4A3B1C), Align: draw.Centre})
		return
	}
	p.Icon(slotIcons[slot], at.X, at.Y, size*0.24, draw.Hex(0x4A3B1C))
}

// held is the die of the hand that is being dragged, or None.
func (a *diceAsk) held(ctx *scenes.Context, s *Scene) int {
	for i := range s.hand.pool {
		if a.dragging(ctx, i) {
			return i
		}
	}
	return rapid.None
}

// largeSlot draws one of the four places with its die and what that is worth.
func (s *Scene) largeSlot(ctx *scenes.Context, l diceLayout, r ui.Rect, slot int, a *diceAsk) {
	p, u, h := ctx.Pen, ctx.UI, &s.hand
	look := draw.Slot{Name: ctx.T(slotKeys[slot]), Key: number(slot + 1), Icon: slotIcons[slot], Colour: slotColours[slot]}
	status, strong := "", false
	face := rapid.Face{}
	lies := h.in[slot] != rapid.None
	if lies {
		face = h.pool[h.in[slot]].Face
		status = ctx.T("dicescreen.assigned")
	} else if a != nil {
		look.Asked = a.slot == slot
		if face = a.face(s, slot); face != (rapid.Face{}) {
			status, look.Ghost = ctx.T("dicescreen.planned"), 0.5
			if look.Asked {
				status, strong, look.Ghost = ctx.T("dicescreen.chosen"), true, 0
			}
		}
	}
	if a != nil {
		a.place(ctx, s, slot, r, &look)
		if i := a.held(ctx, s); i != rapid.None && !lies && u.Input().Pointer.In(r) {
			strong, status = true, ctx.T("dicescreen.wrong")
			if fits(slot, h.pool[i].Face) {
				face, look.Ghost, status = h.pool[i].Face, 0.55, ctx.T("dicescreen.drop")
			}
		}
	}
	if face != (rapid.Face{}) {
		die := dieOf(face)
		look.Die = &die
	}
	s.slotGround(p, r, look)

	// From above: icon, name and key; which dice fit; the hole; what it is worth.
	head := l.size(16, 20)
	cy := r.Y + l.between(20, 29)
	ink := draw.DieColor(look.Colour)
	if slot == slotSpot {
		ink = draw.Hex(0x8A6500)
	}
	p.Icon(look.Icon, r.X+24, cy, head*0.55, ink)
	p.Text(look.Name, r.X+24+head*0.95, cy+head*0.35, draw.Style{Size: head, Font: draw.Bold, Color: draw.Ink})
	p.Keycap(look.Key, r.Right()-30, cy-9, false)
	mini := l.size(15, 19)
	my := r.Y + l.between(46, 62)
	p.MiniDie(look.Colour, r.X+24, my, mini)
	or := ctx.T("dicescreen.or")
	w := p.Text(or, r.X+24+mini*0.9, my+4.5, draw.Style{Size: 13, Color: draw.Ink2})
	p.MiniDie(dice.White, r.X+24+mini*1.8+w, my, mini)

	text := l.size(12.5, 14)
	line := l.size(17, 23)
	foot := r.Bottom() - 10
	var rows []string
	if !s.throwing() {
		rows = s.slotLines(ctx, slot, face, a)
	}
	top := my + mini/2 + 3
	bottom := foot - 12 - l.between(4, 8) - 3*line
	hole := max(40, min(bottom-top-8, r.W-50, l.between(72, 106)))
	hy := top + (bottom-top-hole)/2
	p.SlotHole(r.X+(r.W-hole)/2, hy, hole, look)
	for i, row := range rows {
		t := ui.Text{Size: text, Bold: i == 0, Faint: i > 0, Align: ui.Centre}
		s.fitted(ctx, ui.Rect{X: r.X + 5, Y: bottom + 2 + float64(i)*line, W: r.W - 10, H: line}, row, t)
	}
	c := draw.Ink2
	if strong {
		c = draw.GoldEdge
	}
	p.Text(status, r.X+r.W/2, foot, draw.Style{Size: 12, Font: draw.Medium, Color: c, Align: draw.Centre})
}

// slotGround draws the paper that a large place is.
func (s *Scene) slotGround(p *draw.Pen, r ui.Rect, look draw.Slot) {
	const radius = 12
	if look.Asked {
		p.RoundRect(draw.Hex(0xFFFDF6), r.X, r.Y, r.W, r.H, radius)
		p.StrokeRoundRect(draw.Ink, 3, r.X-1, r.Y-1, r.W+2, r.H+2, radius+1)
		p.StrokeRoundRect(draw.Gold, 2.5, r.X+2, r.Y+2, r.W-4, r.H-4, radius-2)
		return
	}
	p.RoundRect(draw.Hex(0xFFFAEE).Fade(0.80+0.15*look.Hover), r.X, r.Y, r.W, r.H, radius)
	p.StrokeRoundRect(draw.Hex(0x463214).Fade(0.4), 1, r.X+0.5, r.Y+0.5, r.W-1, r.H-1, radius)
}

// fitted writes a line, smaller if it is too long, but not below 12 points.
func (s *Scene) fitted(ctx *scenes.Context, r ui.Rect, text string, t ui.Text) {
	if w := ctx.UI.Width(text, t); w > r.W {
		t.Size = max(12, math.Floor(t.Size*r.W/w*4)/4)
	}
	ctx.UI.Label(r, text, t)
}

// buttons confirm, take the die back, go without, and show the table.
func (d *diceScreen) buttons(ctx *scenes.Context, s *Scene, r ui.Rect, a *diceAsk) {
	u := ctx.UI
	act, label, why := a.answer(ctx, s)
	second, key, press := a.second(ctx, s)
	main := r.CutLeft(r.W * 230 / 800)
	r.CutLeft(pad)
	if a.lays(s) && !a.move.set && a.face(s, slotMove) != (rapid.Face{}) {
		if u.Button("confirm", main, ctx.T("dicescreen.lay"), ui.ButtonLook{Primary: true, Key: ui.KeyEnter, Size: 15}) {
			d.aside = true
			ctx.Animate()
			return
		}
	} else if u.Button("confirm", main, u.Shorten(label, main.W-72, ui.Text{Size: 15}), ui.ButtonLook{Primary: true, Key: ui.KeyEnter, Why: why, Size: 15, Under: s.commits(ctx, act, why)}) {
		s.submit(act)
		return
	}
	boxes := r.Columns(3, pad)
	none := ""
	if a.chosen() == rapid.None {
		none = ctx.T("dicescreen.take.none")
	}
	if u.Button("take", boxes[0], ctx.T("dicescreen.take"), ui.ButtonLook{Key: ui.KeyBackspace, Why: none}) {
		a.put(s, a.slot, a.chosen())
	}
	if second != "" && u.Button("second", boxes[1], second, ui.ButtonLook{Key: key}) {
		press()
		return
	}
	if u.Button("table", boxes[2], ctx.T("dicescreen.table"), ui.ButtonLook{KeyText: "Esc"}) {
		d.toggle()
		ctx.Animate()
	}
}
