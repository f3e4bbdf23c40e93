package replay

import (
	"fmt"
	"strconv"

	"rulerfire/game/film"
	"rulerfire/rules"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/ui"
)

// A control is a button of the bar. Its tooltip is the text "replay.to." and its id.
type control struct {
	id   string
	key  ui.Key
	icon draw.Icon
	do   func()
	back bool // it goes back, and there is nothing to go back to at the beginning
	on   bool // likewise, at the end
}

// controlsOf are the buttons from the left.
func (s *Scene) controlsOf() []control {
	play := draw.IconPlay
	if s.playing {
		play = draw.IconPause
	}
	return []control{
		{id: "first", key: ui.KeyHome, icon: draw.IconFirst, back: true, do: func() { s.goTo(s.first) }},
		{id: "round.back", key: ui.KeyPageUp, icon: draw.IconRewind, back: true, do: func() { s.toChapter(false, film.Round) }},
		{id: "turn.back", key: ui.KeyUp, icon: draw.IconTurnBack, back: true, do: func() { s.toChapter(false, film.Turn) }},
		{id: "step.back", key: ui.KeyLeft, icon: draw.IconStepBack, back: true, do: func() { s.goTo(s.before(s.place())) }},
		{id: "play", key: ui.KeySpace, icon: play, do: s.pause},
		{id: "step", key: ui.KeyRight, icon: draw.IconStep, on: true, do: s.forward},
		{id: "turn", key: ui.KeyDown, icon: draw.IconTurn, on: true, do: func() { s.toChapter(true, film.Turn) }},
		{id: "round", key: ui.KeyPageDown, icon: draw.IconSkip, on: true, do: func() { s.toChapter(true, film.Round) }},
		{id: "last", key: ui.KeyEnd, icon: draw.IconLast, on: true, do: func() { s.goTo(s.film.Len()) }},
	}
}

const (
	controlWide = 36.0
	controlHigh = 32.0
)

// Bar shows the controls in r.
func (s *Scene) Bar(ctx *scenes.Context, r ui.Rect) {
	ctx.UI.Card(r)
	in := r.InsetXY(10, 8)
	row := in.CutTop(controlHigh)
	begun, ended := s.place() == s.first, s.at == s.film.Len() && s.screen.Idle()
	for _, c := range s.controlsOf() {
		b := row.CutLeft(controlWide)
		row.CutLeft(2)
		look := ui.ButtonLook{Icon: c.icon, Primary: c.id == "play", Off: c.back && begun || c.on && ended, Tip: ctx.T("replay.to."+c.id) + " (" + c.key.String() + ")"}
		if ctx.UI.Button("replay/"+c.id, b, "", look) || !look.Off && ctx.UI.Key(c.key) {
			c.do()
			ctx.Animate()
		}
	}
	row.CutLeft(8)
	s.speed(ctx, row.CutLeft(54))
	row.CutLeft(8)
	s.moments(ctx, row.CutLeft(92))
	row.CutLeft(8)
	s.where(ctx, row)
	s.line(ctx, in)
}

// speed is the button of how fast events are shown.
func (s *Scene) speed(ctx *scenes.Context, r ui.Rect) {
	label := "»"
	if p := paces[s.pace]; p < atOnce {
		label = "×" + strconv.FormatFloat(p, 'g', 2, 64)
	}
	if ctx.UI.Button("replay/speed", r, label, ui.ButtonLook{Tip: ctx.T("replay.speed")}) {
		s.pace = (s.pace + 1) % len(paces)
	}
	in := ctx.UI.Input()
	switch {
	case in.Shift && ctx.UI.Key('V'):
		s.faster(-1)
	case ctx.UI.Key('V'):
		s.faster(1)
	}
}

// moments are the buttons that go to the moments worth a look.
func (s *Scene) moments(ctx *scenes.Context, r ui.Rect) {
	both := r.Columns(2, 2)
	u := ctx.UI
	back := u.Button("replay/moment.back", both[0], "‹", ui.ButtonLook{Icon: draw.IconStar, Tip: ctx.T("replay.moment.back")})
	on := u.Button("replay/moment", both[1], "›", ui.ButtonLook{Icon: draw.IconStar, Tip: ctx.T("replay.moment")})
	shift := u.Input().Shift
	switch {
	case back || shift && u.Key('M'):
		s.toMoment(false)
	case on || u.Key('M'):
		s.toMoment(true)
	default:
		return
	}
	ctx.Animate()
}

// where says at which place the battle is seen, and whether it ends where it should.
func (s *Scene) where(ctx *scenes.Context, r ui.Rect) {
	n, all := s.decision(s.place())
	words := ctx.T("replay.where.setup", n, all)
	if round := s.film.Result(s.place()).Round; round > 0 {
		words = ctx.T("replay.where", round, n, all)
	}
	look := ui.Text{Size: 12.5, Faint: true, Align: ui.Right}
	tip := ctx.T("replay.checked")
	if fault := s.faultWords(ctx); fault != "" {
		words, tip = ctx.T("replay.fault.short"), fault
		if line := s.film.Fault().Line; line > 0 {
			words = ctx.T("replay.fault.short.line", line)
		}
		look.Faint, look.Color = false, draw.Bad
	}
	ctx.UI.Label(r, words, look)
	ctx.UI.Explain("replay/where", r, ui.Plain(tip))
}

// Measures of the line, in points from its top.
const (
	lineEdge   = 8.0
	marksY     = 5.0
	grooveY    = 19.0
	grooveHigh = 7.0
	markWide   = 13.0
)

// line is the way through the battle, with its rounds and moments. A press on it goes
// there.
func (s *Scene) line(ctx *scenes.Context, r ui.Rect) {
	u, p := ctx.UI, ctx.Pen
	r.CutTop(3)
	groove := ui.Rect{X: r.X + lineEdge, Y: r.Y + grooveY, W: r.W - 2*lineEdge, H: grooveHigh}
	p.RoundRect(draw.Hex(0xE6E0D2), groove.X, groove.Y, groove.W, groove.H, grooveHigh/2)
	at := groove.X + s.share(s.place(), groove.W)
	p.RoundRect(draw.Navy, groove.X, groove.Y, at-groove.X, groove.H, grooveHigh/2)
	res := u.Area("replay/line", ui.Rect{X: r.X, Y: groove.Y - 5, W: r.W, H: r.Bottom() - groove.Y + 5}, 0)
	if res.Pressed || res.Down {
		if to := s.placeAt(u.Input().Pointer.X-groove.X, groove.W); to != s.place() || !s.screen.Idle() {
			s.goTo(to)
			ctx.Animate()
		}
	}
	free := groove.X - markWide
	named := groove.X - 20
	for i, m := range s.marks {
		x := groove.X + s.share(m.At, groove.W)
		if m.Kind == film.Round {
			p.Rect(draw.White, x-0.75, groove.Y, 1.5, groove.H)
			if x-named >= 20 {
				named = x
				p.Text(strconv.Itoa(m.round), x, groove.Bottom()+13, draw.Style{Size: 12, Color: draw.Ink2, Align: draw.Centre})
			}
			continue
		}
		if x-free < markWide {
			continue
		}
		free = x
		s.moment(ctx, fmt.Sprintf("replay/mark/%d", i), draw.V(x, r.Y+marksY+4), m)
	}
	if f := s.film.Fault(); f != nil {
		p.Rect(draw.Bad, groove.Right()-2, groove.Y-4, 3, groove.H+8)
	}
	p.Disc(draw.White, at, groove.Y+grooveHigh/2, 8)
	p.Disc(draw.Navy, at, groove.Y+grooveHigh/2, 6)
}

// moment is a mark above the line. A press on it shows what happened.
func (s *Scene) moment(ctx *scenes.Context, id string, at draw.Vec, m mark) {
	u, p := ctx.UI, ctx.Pen
	b := ui.Rect{X: at.X - markWide/2, Y: at.Y - markWide/2 - 2, W: markWide, H: markWide + 4}
	res := u.Area(id, b, 0)
	c := draw.Ink2
	if m.Side != rules.Chance {
		c = roster.Look(s.film.Seats(m.At)[m.Side]).Color.Dim(0.18)
	}
	size := 4.6
	if res.Hover {
		size = 6
	}
	p.Icon(icons[m.Kind], at.X, at.Y, size, c)
	if res.Hover {
		u.Tip(id, b, s.words(ctx, m))
	}
	if res.Clicked {
		s.Jump(m.At - 1)
		ctx.Animate()
	}
}
