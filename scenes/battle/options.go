package battle

import (
	"rulerfire/rules/dice"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// optionAsk is a decision with a few answers that are listed in the tray: which
// cover, whether to use a spot, the clock.
type optionAsk struct {
	quiet
	head    string // key of the title
	info    func(ctx *scenes.Context) []ui.Run
	options []answerOption
	at      int
	rows    func(ctx *scenes.Context) []oddsRow // what each option is worth; nil for the standings
	oddsKey string
	glow    func(ctx *scenes.Context, s *Scene, p *draw.Pen, o answerOption)
	tapped  func(s *Scene, t touch, o answerOption) bool // whether a click means the option
}

// An answerOption is one of the answers.
type answerOption struct {
	action rapid.Action
	label  func(ctx *scenes.Context) string
	second func(ctx *scenes.Context) string
	icon   draw.Icon
	frame  int8 // a chip instead of the icon; None
}

func (a *optionAsk) title(ctx *scenes.Context, s *Scene) string { return ctx.T(a.head) }

func (a *optionAsk) lines(ctx *scenes.Context, s *Scene) [][]ui.Run {
	if a.info == nil {
		return nil
	}
	return [][]ui.Run{a.info(ctx)}
}

func (a *optionAsk) tray(ctx *scenes.Context, s *Scene, r ui.Rect) {
	u, p := ctx.UI, ctx.Pen
	in := r.InsetXY(12, 14)
	n := len(a.options)
	high := min(72.0, in.H/float64(max(n, 1)))
	for i := range a.options {
		if u.Key(ui.Key('1' + rune(i))) {
			a.at = i
		}
	}
	if u.Key(ui.KeyDown) {
		a.at = (a.at + 1) % n
	}
	if u.Key(ui.KeyUp) {
		a.at = (a.at + n - 1) % n
	}
	if taken, ok := u.Rows("options", in, high, n, a.at, func(i int, b ui.Rect, row ui.Row) {
		b.H -= 8
		o := a.options[i]
		trayRow(p, b, i == a.at, row.Hover)
		cy := b.Y + b.H/2
		if o.frame != rapid.None {
			f := &s.Seen.Frames[o.frame]
			p.Chip(b.X+28, cy, 14, s.Seats[f.Seat].Seat, number(int(f.Number)), false)
		} else {
			p.Icon(o.icon, b.X+28, cy, 11, draw.Ink)
		}
		second := ""
		if o.second != nil {
			second = o.second(ctx)
		}
		w := b.W - 92
		if second == "" {
			u.Label(ui.Rect{X: b.X + 54, Y: b.Y, W: w, H: b.H}, capital(o.label(ctx)), ui.Text{Size: 14.5, Bold: true})
		} else {
			u.Label(ui.Rect{X: b.X + 54, Y: cy - 20, W: w, H: 20}, capital(o.label(ctx)), ui.Text{Size: 14.5, Bold: true})
			u.Label(ui.Rect{X: b.X + 54, Y: cy, W: b.W - 62, H: 18}, second, ui.Text{Size: 12, Faint: true})
		}
		p.Keycap(number(i+1), b.Right()-26, b.Y+6, false)
	}); ok {
		a.at = taken
	}
}

func (a *optionAsk) answer(ctx *scenes.Context, s *Scene) (rapid.Action, string, string) {
	o := a.options[a.at]
	return o.action, ctx.T("do.take"), s.reason(ctx, &o.action)
}

func (a *optionAsk) under(ctx *scenes.Context, s *Scene, p *draw.Pen) {
	if a.glow != nil {
		a.glow(ctx, s, p, a.options[a.at])
	}
}

func (a *optionAsk) touch(ctx *scenes.Context, s *Scene, t touch, l stage.Lens) {
	if !t.clicked {
		return
	}
	for i, o := range a.options {
		if a.tapped != nil && a.tapped(s, t, o) {
			a.at = i
			return
		}
	}
	if t.frame != rapid.None {
		s.card = t.frame
	}
}

func (a *optionAsk) odds(ctx *scenes.Context, s *Scene, r ui.Rect) {
	if a.rows == nil {
		s.standings(ctx, r)
		return
	}
	if taken := s.oddsTable(ctx, r, ctx.T(a.oddsKey), "", a.rows(ctx), a.at); taken >= 0 {
		a.at = taken
	}
}

func say(key string, args ...any) func(*scenes.Context) string {
	return func(ctx *scenes.Context) string { return ctx.T(key, args...) }
}

// newSpotUseAsk asks whether the spot on the target is used.
func newSpotUseAsk(s *Scene) asker {
	t := &s.Seen.Acting
	target := &s.Seen.Frames[t.Target.ID]
	attack, spot, def := int(s.Seen.Assault.Attack), int(target.Spot), int(max(target.Defence, 0))
	a := &optionAsk{head: "usespot.title", oddsKey: "usespot.odds"}
	a.options = []answerOption{
		{action: rapid.Action{Kind: rapid.ActUseSpot}, label: say("usespot.use", spot), second: say("usespot.sum", attack, spot, def, max(attack+spot-def, 0)), icon: draw.IconSpot, frame: rapid.None},
		{action: rapid.Action{Kind: rapid.ActKeepSpot}, label: say("usespot.keep"), second: say("usespot.sum.keep", attack, def, max(attack-def, 0)), icon: draw.IconAttack, frame: rapid.None},
	}
	if attack > def {
		a.at = 1
	}
	if attack+spot > def {
		a.at = 0
	}
	a.info = func(ctx *scenes.Context) []ui.Run {
		return ctx.Runs("usespot.line", s.chip(int(t.Frame)), s.chip(int(t.Target.ID)), attack, def)
	}
	e := s.outgoing(rapid.Face{Value: uint8(attack)}, 0)
	a.rows = func(ctx *scenes.Context) []oddsRow {
		row := func(label string, n int) oddsRow {
			return oddsRow{label: label, dist: dice.Hits(e.Chart, max(n, 0), e.Stands).Cap(e.Hits), tip: ctx.T("name.odds.tip", int(e.Chart))}
		}
		return []oddsRow{row(ctx.T("usespot.with"), attack+spot-def), row(ctx.T("usespot.without"), attack-def)}
	}
	a.glow = func(ctx *scenes.Context, s *Scene, p *draw.Pen, o answerOption) {
		s.drawVerdict(ctx, p, t.Frame, int8(t.Target.ID))
	}
	return a
}

// newCoverAsk lets the target's owner pick what covers it (K2).
func newCoverAsk(s *Scene) asker {
	t := &s.Seen.Acting
	target := int8(t.Target.ID)
	from, to := s.Seen.Actor().At, s.Seen.Frames[target].At
	n := int(s.Seen.Assault.Dice)
	a := &optionAsk{head: "cover.title", oddsKey: "cover.odds"}
	a.info = func(ctx *scenes.Context) []ui.Run { return ctx.Runs("cover.line", s.chip(int(target)), n) }
	covers := s.Seen.AssaultCovers()
	lost := make([]dice.Dist, covers.N)
	for i, c := range covers.List[:covers.N] {
		chart, stands := s.Seen.CoverOf(c, from, to)
		lost[i] = dice.Hits(chart, n, stands).Cap(s.Seen.Frames[target].Hits())
		if lost[i].Mean() < lost[a.at].Mean() {
			a.at = i
		}
		o := answerOption{action: rapid.Action{Kind: rapid.ActCover, Target: c}, icon: draw.IconWall, frame: rapid.None}
		switch {
		case c.Kind == rapid.TerrainTarget:
			o.label = say("terrain.number", c.ID+1)
			o.second = func(ctx *scenes.Context) string { return ctx.Count("verdict.stands", stands) }
		case stands == dice.Safe:
			o.frame, o.second = int8(c.ID), say("cover.safe")
		default:
			o.frame, o.second = int8(c.ID), say("cover.frame", s.Seats[s.Seen.Frames[c.ID].Seat].Name)
		}
		if o.frame != rapid.None {
			o.label = func(*scenes.Context) string { return s.frameName(int(o.frame)) }
		}
		a.options = append(a.options, o)
	}
	a.rows = func(ctx *scenes.Context) (rows []oddsRow) {
		for i, o := range a.options {
			row := oddsRow{label: capital(o.label(ctx)), dist: lost[i]}
			if o.frame != rapid.None {
				chip := s.chip(int(o.frame))
				row.label, row.chip = "", &chip
			}
			rows = append(rows, row)
		}
		return rows
	}
	a.glow = func(ctx *scenes.Context, s *Scene, p *draw.Pen, o answerOption) {
		p.Capsule(studs(from), studs(to))
		if o.frame != rapid.None {
			s.ring(p, o.frame)
			return
		}
		s.glow(ctx, p, s.Seen.Table.Deciding(&s.Seen.Bricks, int(o.action.Target.ID), from, to, s.Seen.UnitLength(), nil))
	}
	a.tapped = func(s *Scene, t touch, o answerOption) bool {
		if o.frame != rapid.None {
			return o.frame == t.frame
		}
		return t.frame == rapid.None && t.brick >= 0 && s.Seen.Table.StructureOf(t.brick) == int(o.action.Target.ID)
	}
	return a
}

// newClockAsk asks about the clock, or whether the battle ends now.
func newClockAsk(s *Scene) asker {
	a := &optionAsk{head: "tick.title"}
	yes, no := rapid.ActTick, rapid.ActHold
	keys := [4]string{"tick.yes", "tick.yes.why", "tick.no", "tick.no.why"}
	seat := int(s.Seen.Asked)
	highest := 0
	for i := range s.Seen.SeatCount() {
		highest = max(highest, s.Seen.Score(i))
	}
	a.info = func(ctx *scenes.Context) []ui.Run { return ctx.Runs("tick.line", s.Seen.Score(seat), highest) }
	ahead := true
	for i := range s.Seen.SeatCount() {
		if i != seat && s.Seen.Score(i) >= s.Seen.Score(seat) {
			ahead = false
		}
	}
	if s.Seen.Phase == rapid.PhaseEndNow {
		a.head = "endnow.title"
		yes, no = rapid.ActEnd, rapid.ActPlayOn
		keys = [4]string{"endnow.yes", "endnow.yes.why", "endnow.no", "endnow.no.why"}
	}
	a.options = []answerOption{
		{action: rapid.Action{Kind: yes}, label: say(keys[0], s.Seen.Clock-1), second: say(keys[1]), icon: draw.IconCheck, frame: rapid.None},
		{action: rapid.Action{Kind: no}, label: say(keys[2], s.Seen.Clock), second: say(keys[3]), icon: draw.IconCross, frame: rapid.None},
	}
	if !ahead {
		a.at = 1
	}
	return a
}

// standings is the card for decisions about the clock: what everybody has.
func (s *Scene) standings(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	in := r.InsetXY(pad, 8)
	u.Label(in.CutTop(24), ctx.T("standings.title"), ui.Text{Size: 14, Bold: true})
	order := s.Seen.Order()
	for i := range s.Seen.SeatCount() {
		b := in.CutTop(28)
		if b.H < 24 {
			return
		}
		o := int(order[i])
		ctx.Pen.Flag(b.X, b.Y+5, 26, 18, 2.5, s.Seats[o].Seat)
		u.Label(ui.Rect{X: b.X + 34, Y: b.Y, W: 130, H: 28}, s.Seats[o].Name, ui.Text{Size: 13.5, Bold: true})
		u.Label(ui.Rect{X: b.Right() - 60, Y: b.Y, W: 60, H: 28}, number(s.Seen.Score(o)), ui.Text{Size: 15, Bold: true, Align: ui.Right})
	}
}
