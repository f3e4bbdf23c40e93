package battle

import (
	"strings"

	"rulerfire/game"
	"rulerfire/rules"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// The left column: the question, the tray, the buttons, the odds.

const (
	questionHigh = 120
	trayHigh     = 318
	buttonHigh   = 36
)

func (s *Scene) columns(ctx *scenes.Context, a area) {
	left := a.left
	question := left.CutTop(questionHigh)
	left.CutTop(gap)
	tray := left.CutTop(trayHigh)
	left.CutTop(6)
	buttons := left.CutTop(buttonHigh)
	left.CutTop(gap)
	s.question(ctx, question)
	ctx.Pen.Tray(tray.X, tray.Y, tray.W, tray.H)
	if s.ask != nil && s.idle() {
		s.ask.tray(ctx, s, tray)
		s.buttons(ctx, buttons)
		ctx.UI.Card(left)
		if s.ask != nil {
			s.ask.odds(ctx, s, left)
		}
	} else {
		s.trayDice(ctx, tray, nil)
		s.waiting(ctx, buttons)
		ctx.UI.Card(left)
		s.onlookerCard(ctx, left)
	}
	if a.slim {
		s.stripe(ctx, a.strip)
		return
	}
	s.battleColumn(ctx, a.right)
}

// deciding is the seat whose decision it is, Chance for nobody, and the frame
// that it is about, or None.
func (s *Scene) deciding() (seat rules.Side, frame int8) {
	frame = rapid.None
	switch s.seen.Phase {
	case rapid.PhaseName, rapid.PhasePool, rapid.PhaseDefend, rapid.PhaseAct, rapid.PhaseUseSpot, rapid.PhaseDamage, rapid.PhaseBricks, rapid.PhaseSpot:
		frame = s.seen.Acting.Frame
	case rapid.PhaseLose:
		if s.seen.Assault.Hit.Kind == rapid.FrameTarget {
			frame = int8(s.seen.Assault.Hit.ID)
		}
	case rapid.PhaseCover:
		frame = int8(s.seen.Acting.Target.ID)
	}
	if frame != rapid.None {
		return rules.Side(s.seen.Frames[frame].Seat), frame
	}
	return s.seen.Side(), frame
}

// question shows who must decide what.
func (s *Scene) question(ctx *scenes.Context, r ui.Rect) {
	p, u := ctx.Pen, ctx.UI
	u.Card(r)
	seat, frame := s.deciding()
	if seat < 0 {
		u.Label(ui.Rect{X: r.X + pad, Y: r.Y + 16, W: r.W - 2*pad, H: 26}, s.waitTitle(ctx), ui.Text{Size: 18, Bold: true})
		return
	}
	look := s.seats[seat]
	p.PlayerBand(r.X, r.Y, r.H, look.Seat)
	name := look.name
	num := ""
	if frame != rapid.None {
		name += " · " + s.frameName(int(frame))
		num = number(int(s.seen.Frames[frame].Number))
	} else if c := s.seen.Companies[seat].Name; c != "" {
		name += " · " + c
	}
	p.Chip(r.X+32, r.Y+34, 17, look.Seat, num, false)
	head := ui.Rect{X: r.X + 58, Y: r.Y + 9, W: r.W - 66, H: 22}
	u.Label(head, name, ui.Text{Size: 13, Faint: true})
	title := s.waitTitle(ctx)
	var lines [][]ui.Run
	if s.ask != nil && s.idle() {
		title, lines = s.ask.title(ctx, s), s.ask.lines(ctx, s)
	}
	u.Label(ui.Rect{X: r.X + 58, Y: r.Y + 29, W: r.W - 66, H: 26}, title, ui.Text{Size: 18, Bold: true})
	body := ui.Rect{X: r.X + 18, Y: r.Y + 62, W: r.W - 30, H: r.H - 66}
	if s.notice != "" {
		u.Paragraph(body, []ui.Run{{Text: s.notice, Color: draw.Bad, Bold: true}}, ui.Text{})
		return
	}
	for i, l := range lines {
		t := ui.Text{Size: 13}
		if i > 0 {
			t = ui.Text{Size: 12.5, Faint: true}
		}
		body.CutTop(u.Paragraph(body, l, t) + 2)
	}
}

// waitTitle is the title while nobody at the screen is asked.
func (s *Scene) waitTitle(ctx *scenes.Context) string {
	if s.seen.Phase == rapid.PhaseOver {
		return ctx.T("battle.over")
	}
	if s.computing() && s.idle() {
		return ctx.T("battle.thinks")
	}
	return ctx.T("battle.watch." + strings.ReplaceAll(s.seen.Phase.String(), " ", ""))
}

// buttons are the primary button, which Enter presses, and the second one.
func (s *Scene) buttons(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	a, label, why := s.ask.answer(ctx, s)
	second, key, press := s.ask.second(ctx, s)
	main := r.CutLeft(164)
	r.CutLeft(gap)
	// A long name is set smaller, and a very long one cut.
	size := 14.0
	if u.Width(label, ui.Text{Size: size}) > main.W-72 {
		size = 12.5
	}
	label = u.Shorten(label, main.W-64, ui.Text{Size: size})
	if u.Button("confirm", main, label, ui.ButtonLook{Primary: true, Key: ui.KeyEnter, Why: why, Size: size}) {
		s.submit(a)
		return
	}
	if second != "" {
		if u.Button("second", r, second, ui.ButtonLook{Key: key}) {
			press()
		}
		return
	}
	back := ctx.T("battle.menu")
	if s.undo() != nil {
		back = ctx.T("battle.back")
	}
	if u.Button("back", r, back, ui.ButtonLook{KeyText: "Esc"}) {
		s.stepBack(ctx)
	}
}

// waiting is what stands in the buttons' place while others act, and when the
// battle is over.
func (s *Scene) waiting(ctx *scenes.Context, r ui.Rect) {
	if s.finished() {
		if s.ended != nil && ctx.UI.Button("result", r, ctx.T("battle.result"), ui.ButtonLook{Primary: true, Key: ui.KeyEnter}) {
			s.over = endTicks
			ctx.Push(s.ended(s.session))
		}
		return
	}
	if s.idle() && !s.computing() {
		return
	}
	if ctx.UI.Button("skip", r, ctx.T("battle.skip"), ui.ButtonLook{Key: ui.KeySpace}) {
		s.stage.skip = true
	}
}

// stepBack is Esc or a right click: one step back, down to the menu.
func (s *Scene) stepBack(ctx *scenes.Context) {
	if undo := s.undo(); undo != nil {
		undo()
	} else {
		s.menu.open = true
	}
	ctx.Animate()
}

// undo is what goes one step back; nil if there is nothing to take back.
func (s *Scene) undo() func() {
	switch {
	case s.card != rapid.None:
		return func() { s.card = rapid.None }
	case s.large.up:
		return s.large.close
	case s.ruler.out():
		return s.ruler.clear
	}
	if s.ask != nil && s.idle() {
		if undo := s.ask.undo(s); undo != nil {
			return undo
		}
	}
	if s.large.open && s.large.aside {
		return s.large.toggle
	}
	return nil
}

// banner says that the question has passed to another person.
func (s *Scene) banner(ctx *scenes.Context, a area) {
	if s.handover == 0 || s.asked < 0 {
		return
	}
	p := ctx.Pen
	look := s.seats[s.asked]
	t := min(float64(s.handover)/20, float64(handoverTicks-s.handover)/6, 1)
	p.Save()
	p.Fade(t)
	w := 380.0
	r := ui.Rect{X: a.table.Centre().X - w/2, Y: 70 - 6*(1-t), W: w, H: 74}
	p.Card(r.X, r.Y, r.W, r.H)
	p.PlayerBand(r.X, r.Y, r.H, look.Seat)
	p.Flag(r.X+26, r.Y+22, 46, 30, 3, look.Seat)
	p.Text(ctx.T("battle.handover", look.name), r.X+90, r.Y+34, draw.Style{Size: 20, Font: draw.Bold, Color: draw.Ink})
	p.Text(ctx.T("battle.handover.what"), r.X+90, r.Y+55, draw.Style{Size: 13, Color: draw.Ink2})
	p.Restore()
}

// isComputer tells whether a computer plays the seat.
func (s *Scene) isComputer(seat int) bool { return s.session.Seats()[seat].Kind == game.Computer }
