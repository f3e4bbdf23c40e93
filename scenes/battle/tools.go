package battle

import (
	"fmt"

	"rulerfire/game"
	"rulerfire/rules"
	"rulerfire/rules/ai/rapidai"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// tools is the pill at the lower right of the table: fit, heights, ruler, speed,
// menu.
func (s *Scene) tools(ctx *scenes.Context, a area) {
	const n, side = 5, 32.0
	u, p := ctx.UI, ctx.Pen
	r := ui.Rect{X: a.table.Right() - gap - n*side - 8, Y: a.table.Bottom() - 44, W: n*side + 8, H: 36}
	p.Pill(r.X, r.Y, r.W, r.H)
	tool := func(i int, id string, key ui.Key, icon draw.Icon, on bool, text string) bool {
		b := ui.Rect{X: r.X + 4 + float64(i)*side, Y: r.Y + 2, W: side, H: 32}
		res := u.Area("tool/"+id, b, ui.Focus)
		u.Tip("tool/"+id, b, ctx.Runs("tool."+id))
		if on {
			p.RoundRect(draw.CurrentRow, b.X, b.Y, b.W, b.H, 15)
		} else if res.Hover {
			p.RoundRect(draw.Paper2, b.X, b.Y, b.W, b.H, 15)
		}
		if res.Focused && u.RingShown() {
			p.FocusRing(b.X+3, b.Y+3, b.W-6, b.H-6, 12)
		}
		c := b.Centre()
		if text != "" {
			p.Text(text, c.X, c.Y+5, draw.Style{Size: 14, Font: draw.Bold, Color: draw.Ink, Align: draw.Centre})
		} else {
			p.Icon(icon, c.X, c.Y, 9, draw.Ink)
		}
		return res.Clicked || key != 0 && u.Key(key)
	}
	if tool(0, "fit", '0', draw.IconFit, false, "") {
		s.view.zoom, s.view.moved = 0, 0
	}
	if tool(1, "heights", 'H', draw.IconHeights, s.heights, "") {
		s.heights = !s.heights
	}
	if tool(2, "ruler", 0, draw.IconRuler, s.ruler.taken, "") {
		s.ruler.toggle()
	}
	set := ctx.Settings()
	speed := "×" + number(set.Speed.Factor())
	if set.Speed == game.Instant {
		speed = "»"
	}
	if tool(3, "speed", 'V', "", false, speed) {
		set.Speed = (set.Speed + 1) % (game.Instant + 1)
		ctx.SetSettings(set)
	}
	if tool(4, "menu", 0, draw.IconMenu, s.menu.open, "") {
		s.menu.open = true
	}
}

// A menu is the battle's menu: who plays which seat, giving up, leaving.
type menu struct {
	open bool
	sure string // what is being asked about once more
}

func (m *menu) frame(ctx *scenes.Context, s *Scene) {
	if !m.open {
		return
	}
	seats := s.session.Seats()
	high := 230 + float64(len(seats))*44
	if ctx.UI.Modal("menu", ctx.T("menu.title"), 460, high, func(r ui.Rect) {
		u := ctx.UI
		u.Label(r.CutTop(24), ctx.T("menu.seats"), ui.Text{Size: 13, Faint: true})
		for i, seat := range seats {
			b := r.CutTop(44)
			ctx.Pen.Flag(b.X, b.Y+10, 34, 23, 2.5, s.seats[i].Seat)
			u.Label(ui.Rect{X: b.X + 44, Y: b.Y, W: 130, H: 44}, s.seats[i].name, ui.Text{Size: 14, Bold: true})
			at := 0
			if seat.Kind == game.Computer {
				at = 1
				if levelName(seat.Level) == "normal" {
					at = 2
				}
			}
			labels := []string{ctx.T("seat.person"), ctx.T("level.easy"), ctx.T("level.normal")}
			if now, changed := u.Segments(fmt.Sprintf("menu/seat/%d", i), ui.Rect{X: b.Right() - 250, Y: b.Y + 6, W: 250, H: 32}, labels, at); changed {
				s.handOver(i, now)
			}
		}
		r.CutTop(10)
		if u.Button("menu/rules", r.CutTop(36), ctx.T("menu.rules"), ui.ButtonLook{KeyText: "F1"}) {
			ctx.ShowRules()
		}
		r.CutTop(8)
		row := r.CutTop(36).Columns(2, 8)
		if m.sure == "" {
			why := ""
			if !s.mayConcede() {
				why = ctx.T("menu.concede.no")
			}
			if u.Button("menu/concede", row[0], ctx.T("menu.concede"), ui.ButtonLook{Why: why}) {
				m.sure = "concede"
			}
			if u.Button("menu/leave", row[1], ctx.T("menu.leave"), ui.ButtonLook{}) {
				m.sure = "leave"
			}
		} else {
			if u.Button("menu/sure", row[0], ctx.T("menu.sure."+m.sure), ui.ButtonLook{Primary: true}) {
				m.open = false
				if m.sure == "leave" {
					ctx.Pop()
				} else {
					s.concede()
				}
				m.sure = ""
			}
			if u.Button("menu/no", row[1], ctx.T("menu.no"), ui.ButtonLook{}) {
				m.sure = ""
			}
		}
		r.CutTop(8)
		if u.Button("menu/back", r.CutTop(36), ctx.T("menu.back"), ui.ButtonLook{Primary: m.sure == "", KeyText: "Esc"}) {
			m.open = false
		}
	}) {
		m.open, m.sure = false, ""
	}
}

// levelName is a level without its version.
func levelName(level string) string {
	for i := range level {
		if level[i] == '/' {
			return level[:i]
		}
	}
	return level
}

// handOver gives a seat to a person (0) or to a computer (1 easy, 2 normal).
func (s *Scene) handOver(seat, to int) {
	kind, level := game.Person, ""
	if to > 0 {
		kind, level = game.Computer, [...]string{"", "easy", "normal"}[to]
	}
	if err := s.session.HandOver(rules.Side(seat), kind, level); err != nil {
		s.notice = err.Error()
		return
	}
	s.ask, s.decision = nil, -1
}

// mayConcede tells whether the person who is asked may give up now.
func (s *Scene) mayConcede() bool {
	w := s.session.Waiting()
	a := rapid.Action{Kind: rapid.ActConcede}
	return s.idle() && w.For == game.WaitPerson && s.seen.Allows(&a)
}

func (s *Scene) concede() {
	if s.mayConcede() {
		s.submit(rapid.Action{Kind: rapid.ActConcede})
	}
}

// fieldRest places what the person who is asked still has to place, as the computer
// would: now, and whenever it is this seat's place again.
func (s *Scene) fieldRest() {
	s.fielded[s.session.Waiting().Seat] = true
	s.ask, s.decision = nil, -1
}

// fieldedFor places a piece if it is the place of a seat whose rest is fielded for
// it, and reports whether it was.
func (s *Scene) fieldedFor(seat rules.Side) bool {
	if s.seen.Phase != rapid.PhasePlace || seat < 0 || !s.fielded[seat] {
		return false
	}
	d, ok := s.session.Pending()
	if !ok {
		return false
	}
	c, err := rapidai.Players()["normal"].Choose(s.session.Battle().Clone(), d, uint64(len(s.session.Steps())))
	if err == nil {
		err = s.session.Submit(seat, c)
	}
	if err != nil {
		s.fielded[seat] = false // then by hand
		return false
	}
	s.collect()
	return true
}

func oneDecimal(v float64) string { return fmt.Sprintf("%.1f", v) }
