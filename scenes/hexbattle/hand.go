package hexbattle

import (
	"time"

	"rulerfire/rules"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// The left column: the question, the action points or the dice, what can be chosen,
// the buttons, and what it would come to.

const (
	questionHigh = 120
	pointsHigh   = 100
	buttonHigh   = 36
	detailHigh   = 236
	lowHand      = 620 // a column lower than that makes do with less
)

func (s *Scene) columns(ctx *scenes.Context, a stage.Area) {
	if s.Advice.Open() {
		s.AdviceColumn(ctx, a.Left, questionHigh, s.question)
	} else {
		s.hand(ctx, a.Left)
	}
	if a.Slim {
		s.stripe(ctx, a.Strip)
		return
	}
	s.battleColumn(ctx, a.Right)
}

// hand is the left column of whoever answers by hand, or watches.
func (s *Scene) hand(ctx *scenes.Context, left ui.Rect) {
	question, points, detail := float64(questionHigh), float64(pointsHigh), float64(detailHigh)
	if left.H < lowHand {
		question, points, detail = 104, 58, 176
	}
	if s.asking() && s.ask.brief() {
		detail *= .6
	}
	s.question(ctx, left.CutTop(question))
	left.CutTop(stage.Gap)
	_, typing := s.ask.(*diceAsk)
	if s.acting() != hexwar.None || s.throwing() {
		r := left.CutTop(points)
		left.CutTop(stage.Gap)
		if s.throwing() {
			s.tray(ctx, r)
		} else {
			s.pointsCard(ctx, r)
		}
	}
	below := left.CutBottom(min(detail, left.H*.56))
	left.CutBottom(stage.Gap)
	buttons := left.CutBottom(buttonHigh)
	left.CutBottom(6)
	if s.asking() {
		if !typing {
			ctx.UI.Card(left)
		}
		s.ask.panel(ctx, s, left)
	} else {
		ctx.UI.Card(left)
		s.missionCard(ctx, left)
	}
	if s.asking() {
		s.buttons(ctx, buttons)
		ctx.UI.Card(below)
		if s.asking() { // no answer has just been given
			s.ask.detail(ctx, s, below)
		} else {
			s.aside(ctx, below)
		}
	} else if s.Aside(ctx, buttons, below) {
		s.aside(ctx, below)
	}
}

// aside is the card at the foot of the column while nobody chooses: about the unit that
// is attacked, or that acts.
func (s *Scene) aside(ctx *scenes.Context, r ui.Rect) {
	switch unit := s.acting(); {
	case s.attack.Target.Kind == hexwar.UnitTarget && s.attack.Kind == hexwar.EvAttack:
		s.unitSummary(ctx, r, s.attack.Target.ID)
	case unit != hexwar.None:
		s.unitSummary(ctx, r, unit)
	default:
		in := r.InsetXY(stage.Pad, 10)
		ctx.UI.Label(in.CutTop(22), ctx.T("watch.title"), ui.Text{Size: 14, Bold: true})
		ctx.UI.Paragraph(in, ui.Plain(ctx.T("hex.watch.how")), ui.Text{Size: 13, Faint: true})
	}
}

// question shows who must decide what.
func (s *Scene) question(ctx *scenes.Context, r ui.Rect) {
	q := stage.Question{Title: s.waitTitle(ctx), Notice: s.Notice}
	if seat := s.deciding(); seat != rules.Chance {
		q.Look = &s.Seats[seat]
		q.Who = q.Look.Name
		if unit := s.acting(); unit != hexwar.None {
			q.Who += " · " + s.unitName(unit)
			q.Number = s.chip(unit).Number
		} else if n := s.Seen.Squads[s.Seen.TeamOf(int(seat))].Name; n != "" {
			q.Who += " · " + n
		}
	}
	if s.asking() {
		q.Title, q.Lines = s.ask.title(ctx, s), s.ask.lines(ctx, s)
	}
	q.Card(ctx, r)
}

// waitTitle is the title while nobody at the screen is asked.
func (s *Scene) waitTitle(ctx *scenes.Context) string {
	switch {
	case s.Seen.Phase == hexwar.PhaseOver:
		return ctx.T("battle.over")
	case s.Computing() && s.Idle():
		return ctx.T("battle.thinks")
	}
	return ctx.T("hex.watch." + key(s.Seen.Phase.String()))
}

func (s *Scene) buttons(ctx *scenes.Context, r ui.Rect) {
	plan, answer := s.ask.answer(ctx, s)
	if answer.Why == "" {
		answer.Commits = s.Commits(ctx, plan...)
	}
	second, press := s.ask.second(ctx, s)
	confirmed, other, back := stage.Buttons(ctx, r, answer, second, s.undo() != nil)
	switch {
	case confirmed:
		s.confirm(ctx)
	case other:
		press()
	case back:
		s.stepBack(ctx)
	}
}

// pointsCard shows the action points on the big die, and how far the turn is.
func (s *Scene) pointsCard(ctx *scenes.Context, r ui.Rect) {
	u, p := ctx.UI, ctx.Pen
	u.Card(r)
	unit := s.acting()
	ap := int(s.pieces.units[unit].AP)
	low := r.H < 80
	size, x := 78.0, r.X+52
	if low {
		size, x = 46, r.X+36
	}
	p.Die(draw.Die{Faces: 20, Value: ap}, x, r.Y+r.H/2, size)
	in := ui.Rect{X: x + size*.5 + 14, Y: r.Y + 8, W: r.Right() - x - size*.5 - 14 - stage.Pad, H: r.H - 12}
	u.Label(in.CutTop(22), ctx.Count("hex.ap", ap), ui.Text{Size: 15, Bold: true})
	if !low {
		m := s.model(unit)
		u.Label(in.CutTop(20), ctx.T("hex.ap.class", m.Class, m.AP), ui.Text{Size: 12.5, Faint: true})
		in.CutTop(4)
	}
	w := (in.W - 12) / 3
	for i := range 3 {
		b := ui.Rect{X: in.X + float64(i)*(w+6), Y: in.Y + 2, W: w, H: 7}
		c, ink, font := draw.Hex(0xE6E0D2), draw.Ink2, draw.Regular
		switch {
		case s.Seen.Turn.Unit == hexwar.None:
		case i < int(s.Seen.Turn.Stage):
			c = draw.Ink
		case i == int(s.Seen.Turn.Stage):
			c, ink, font = draw.Gold, draw.Ink, draw.Bold
		}
		p.RoundRect(c, b.X, b.Y, b.W, b.H, 3.5)
		if in.H > 24 {
			p.Text(ctx.T("hex.stage."+number(i)), b.Centre().X, b.Bottom()+14, draw.Style{Size: 12, Font: font, Color: ink, Align: draw.Centre})
		}
	}
	u.Explain("hex.ap", r, ctx.Runs("hex.ap.tip"))
}

// throwing tells whether dice are in the tray.
func (s *Scene) throwing() bool { return len(s.throw.values) > 0 && !s.Asking() && !s.Finished() }

// tray shows the dice that are being thrown, or lie as they fell.
func (s *Scene) tray(ctx *scenes.Context, r ui.Rect) {
	p := ctx.Pen
	p.Tray(r.X, r.Y, r.W, r.H)
	ink := draw.Hex(0x3A2D12)
	low := r.H < 80
	size := 44.0
	cy := r.Y + 40
	if low {
		size, cy = 34, r.Y+r.H/2
	}
	spent := draw.TimeThrowLong
	if _, playing := s.Playing(); playing && s.Now.Kind == s.throw.kind {
		spent = s.Spent()
	}
	for i, v := range s.throw.values {
		to := draw.V(r.X+44+float64(i)*92, cy)
		t := min(max(float64(spent-time.Duration(i)*draw.TimeBetweenDice)/float64(draw.TimeThrowShort), 0), 1)
		seed := uint64(i)*7919 + uint64(v)*31 + uint64(s.Behind()) + s.flown*101
		pose := draw.Tumble(t, draw.V(r.Right()+30, r.Bottom()-20), to, seed)
		p.Save()
		p.Clip(r.X+6, r.Y+6, r.W-12, r.H-12)
		p.Die(draw.Die{Faces: 8, Value: draw.TumblingFace(t, 8, v, seed), Angle: pose.Angle}, pose.At.X, pose.At.Y-pose.Lift*size, size*pose.Scale)
		p.Restore()
		if unit := s.throw.units[i]; unit != hexwar.None && !low {
			m := s.model(unit)
			p.Chip(to.X+38, cy, 10, s.Seats[m.Seat].Seat, number(int(m.Number)), false)
		} else if unit == hexwar.None && s.throw.kind == hexwar.EvRollOff {
			p.Flag(to.X+28, cy-8, 24, 16, 2, s.teamLook(int8(i)).Seat)
		}
	}
	p.Text(ctx.T(s.throw.words), r.X+r.W-16, r.Y+32, draw.Style{Size: 13.5, Font: draw.Bold, Color: ink, Align: draw.Right})
	if spent >= draw.TimeThrowShort {
		x, y, align := r.X+18, r.Bottom()-16, draw.Left
		if low {
			x, align = r.Right()-16, draw.Right
		}
		p.Text(ui.String(s.throwResult(ctx)), x, y, draw.Style{Size: 13, Color: ink, Align: align})
	}
}

// throwResult says what the dice that lie in the tray have done.
func (s *Scene) throwResult(ctx *scenes.Context) []ui.Run {
	e := s.result
	if e.Kind != s.throw.kind {
		return nil
	}
	against := func(yes, no string) []ui.Run {
		key := no
		if e.On {
			key = yes
		}
		return ui.Plain(ctx.T("hex.throw.against", e.Value, draw.Signed(int(e.Extra)), e.Index) + " " + ctx.T(key))
	}
	switch e.Kind {
	case hexwar.EvToHit:
		return against("hex.throw.hits", "hex.throw.misses")
	case hexwar.EvEvade:
		return against("hex.throw.evades", "hex.throw.struck")
	case hexwar.EvPower:
		return ui.Plain(ctx.T("hex.throw.has", e.Extra))
	}
	return nil
}
