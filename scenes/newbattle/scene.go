package newbattle

import (
	"rulerfire/game/lineup"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// Scene is the screen on which a new battle is put together.
type Scene struct {
	host   *Host
	panel  panel
	seat   int // the seat that the panel is about
	notice string
	met    bool
	offers []offer // the companies in the chooser
	shown  int     // the one of them told about
}

// A panel is what lies over the screen; the zero value is nothing.
type panel uint8

const (
	noPanel panel = iota
	liveryPanel
	companyPanel
	rulesPanel
)

// Measures of the screen, in points.
const (
	edge = 14
	gap  = 10
	pad  = 12
	high = 34 // of buttons and fields
)

// Frame shows the screen and takes what the players choose.
func (s *Scene) Frame(ctx *scenes.Context) {
	if !s.met {
		s.met = true
		ctx.UI.SetFocus("new/start")
	}
	ctx.Desk()
	room := ctx.Size.Inset(edge)
	s.header(ctx, room.CutTop(40))
	room.CutTop(gap)
	side := room.CutRight(min(max(room.W*0.32, 316), 420))
	room.CutRight(gap)
	s.seats(ctx, room)
	s.sideCards(ctx, side)
	switch s.panel {
	case liveryPanel:
		s.host.party.table().Livery(ctx, s.seat, func() { s.panel = noPanel })
	case companyPanel:
		s.showCompanies(ctx)
	case rulesPanel:
		s.showRules(ctx)
	}
	if s.panel == noPanel && ctx.UI.Back() {
		ctx.Pop()
	}
}

// header is the top line: the title, the number of seats, and the way back.
func (s *Scene) header(ctx *scenes.Context, r ui.Rect) {
	u, p := ctx.UI, &s.host.party
	r = r.InsetXY(0, 3)
	title := ctx.T("newbattle.title")
	look := ui.Text{Size: 22, Bold: true}
	u.Label(r.CutLeft(u.Width(title, look)+24), title, look)
	if u.Button("new/back", r.CutRight(100), ctx.T("newbattle.back"), ui.ButtonLook{KeyText: ui.KeyEscape.String()}) {
		ctx.Pop()
	}
	r.CutRight(gap)
	if u.Button("new/shuffle", r.CutRight(168), ctx.T("newbattle.shuffle"), ui.ButtonLook{
		Icon: draw.IconDie, Key: 'S', Size: 13, Tip: ctx.T("newbattle.shuffle.tip"),
	}) {
		var all []int
		for i := range p.n {
			all = append(all, i)
		}
		s.note(s.host.deal(all...))
	}
	label := ctx.T("newbattle.seats")
	u.Label(r.CutLeft(u.Width(label, ui.Text{Size: 13.5})+10), label, ui.Text{Size: 13.5})
	if at, changed := u.Segments("new/seats", r.CutLeft(180), []string{"2", "3", "4", "5"}, p.n-lineup.MinSeats); changed {
		p.n = at + lineup.MinSeats
		s.note(s.host.refit())
	}
}

// note keeps what went wrong, for the line above the button that starts.
func (s *Scene) note(err error) {
	s.notice = ""
	if err != nil {
		s.notice = err.Error()
	}
}

// sideCards are the table, the size and the rules, and the button that starts.
func (s *Scene) sideCards(ctx *scenes.Context, r ui.Rect) {
	u, p := ctx.UI, &s.host.party
	start := r.CutBottom(46)
	r.CutBottom(gap)
	size := r.CutBottom(122)
	r.CutBottom(gap)
	s.tableCard(ctx, r)

	u.Card(size)
	inside := size.InsetXY(14, 12)
	labels := []string{ctx.T("newbattle.skirmish"), ctx.T("newbattle.battle")}
	if at, changed := u.Segments("new/size", inside.CutTop(high), labels, int(p.size)); changed {
		p.size = rapid.Size(at)
		s.note(s.host.refit())
	}
	limits, err := rapid.LimitsFor(p.size, p.n)
	if err == nil {
		u.Label(inside.CutTop(26), ctx.Count("newbattle.limits", limits.Stations, limits.MinFrames, limits.MaxFrames), ui.Text{Size: 12.5, Faint: true})
	}
	n := changes(p.settings)
	rules := ctx.T("newbattle.rules.book")
	if n > 0 {
		rules = ctx.Count("newbattle.rules.changed", n)
	}
	if p.noHints {
		rules += " · " + ctx.T("rule.hints.none")
	}
	foot := inside.CutBottom(high)
	if u.Button("new/rules", foot.CutRight(100), ctx.T("newbattle.rules"), ui.ButtonLook{Icon: draw.IconGear, Size: 13}) {
		s.panel = rulesPanel
	}
	u.Label(foot, rules, ui.Text{Size: 12.5, Faint: n == 0 && !p.noHints, Bold: n > 0 || p.noHints})

	s.startButton(ctx, start)
}

func (s *Scene) startButton(ctx *scenes.Context, r ui.Rect) {
	l := s.host.lineup(ctx)
	reason := s.notice
	if s.host.broken != nil {
		reason = s.host.broken.Error()
	}
	if reason == "" {
		reason = why(ctx, l, l.Check())
	}
	first := s.lookRow(ctx, &r, l, reason)
	if ctx.UI.Button("new/start", r, ctx.T("newbattle.start"), ui.ButtonLook{Primary: true, Key: ui.KeyEnter, Size: 16, Why: reason}) {
		if first {
			ctx.Push(s.host.look(l, s.note))
			return
		}
		scene, err := s.host.open(l)
		if err != nil {
			s.notice = err.Error()
			return
		}
		ctx.Push(scene)
	}
}
