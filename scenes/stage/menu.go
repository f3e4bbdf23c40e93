package stage

import (
	"errors"
	"fmt"

	"rulerfire/game"
	"rulerfire/rules"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/seating"
	"rulerfire/scenes/ui"
)

// A Menu is the battle's menu: who plays which seat, saving, giving up, leaving.
type Menu struct {
	Open   bool
	Shelf  Shelf  // nil for none
	sure   string // what is being asked about once more
	notice string // why a seat has not changed hands
}

// ShowMenu shows the menu while it is open, and what the shelf has to ask.
func (s *Stage[S, E]) ShowMenu(ctx *scenes.Context) {
	m := &s.Menu
	if m.Shelf != nil {
		m.Shelf.Frame(ctx)
	}
	if !m.Open {
		m.notice = ""
		return
	}
	high := 230 + float64(len(s.Seats))*44
	if m.Shelf != nil {
		high += 44
	}
	if ctx.UI.Modal("menu", ctx.T("menu.title"), 620, high, func(r ui.Rect) { s.menu(ctx, r) }) {
		m.Open, m.sure = false, ""
	}
}

func (s *Stage[S, E]) menu(ctx *scenes.Context, r ui.Rect) {
	u, m := ctx.UI, &s.Menu
	if head := r.CutTop(24); m.notice != "" {
		u.Label(head, m.notice, ui.Text{Size: 13, Bold: true, Color: draw.Bad})
	} else {
		u.Label(head, ctx.T("menu.seats"), ui.Text{Size: 13, Faint: true})
	}
	for i, seat := range s.Session.Seats() {
		s.menuSeat(ctx, r.CutTop(44), i, seat)
	}
	r.CutTop(10)
	if m.Shelf != nil {
		if m.Shelf.Menu(ctx, r.CutTop(36)) {
			m.Open, m.sure = false, ""
		}
		r.CutTop(8)
	}
	page := r.CutTop(36)
	if s.Replays.Whole != nil {
		both := page.Columns(2, 8)
		page = both[0]
		if u.Button("menu/replay", both[1], ctx.T("menu.replay"), ui.ButtonLook{Key: 'R', Tip: ctx.T("menu.replay.tip")}) {
			if scene := s.Replays.Whole(s.Session); scene != nil {
				ctx.Push(scene)
			}
			m.Open, m.sure = false, ""
		}
	}
	if u.Button("menu/rules", page, ctx.T("menu.rules"), ui.ButtonLook{KeyText: "F1"}) {
		ctx.ShowRules()
	}
	r.CutTop(8)
	row := r.CutTop(36).Columns(2, 8)
	if m.sure == "" {
		why := ""
		if _, ok := s.concession(); !ok {
			why = ctx.T("menu.concede.no")
		}
		if u.Button("menu/concede", row[0], ctx.T("menu.concede"), ui.ButtonLook{Why: why}) {
			m.sure = "concede"
		}
		leave := ui.ButtonLook{}
		if s.Session.Keeper() != nil {
			leave.Tip = ctx.T("menu.leave.tip")
		}
		if u.Button("menu/leave", row[1], ctx.T("menu.leave"), leave) {
			m.sure = "leave"
		}
	} else {
		// A double click must not confirm what its first half has asked for.
		yes, no, words := row[0], row[1], ctx.T("menu.sure.leave")
		if m.sure == "concede" {
			yes, no, words = row[1], row[0], ctx.T("menu.sure.concede", s.Seats[s.Asked].Name)
		}
		if u.Button("menu/sure", yes, words, ui.ButtonLook{Primary: true}) {
			if m.sure == "leave" {
				ctx.Pop()
			} else if c, ok := s.concession(); ok {
				s.Submit(c)
			}
			m.Open, m.sure = false, ""
		}
		if u.Button("menu/no", no, ctx.T("menu.no"), ui.ButtonLook{}) {
			m.sure = ""
		}
	}
	r.CutTop(8)
	if u.Button("menu/back", r.CutTop(36), ctx.T("menu.back"), ui.ButtonLook{Primary: m.sure == "", KeyText: "Esc"}) {
		m.Open = false
	}
}

// menuSeat lets a seat be given to a person or to a computer.
func (s *Stage[S, E]) menuSeat(ctx *scenes.Context, b ui.Rect, i int, seat game.Seat) {
	ctx.Pen.Flag(b.X, b.Y+10, 34, 23, 2.5, s.Seats[i].Seat)
	ctx.UI.Label(ui.Rect{X: b.X + 44, Y: b.Y, W: 130, H: 44}, s.Seats[i].Name, ui.Text{Size: 14, Bold: true})
	computers, id := seating.ComputersOf(s.Session.Battle()), fmt.Sprintf("menu/seat/%d", i)
	b = b.InsetXY(0, 6)
	style := computers.StylePlayed(ctx, id+"/style", b.CutRight(seating.StyleWide), &seat)
	b.CutRight(8)
	who := computers.WhoPlays(ctx, id, b.CutRight(250), &seat)
	if !style && !who {
		return
	}
	s.Menu.notice = ""
	switch err := s.Session.HandOver(rules.Side(i), seat.Kind, seat.Level); {
	case errors.Is(err, game.ErrAgreed):
		s.Menu.notice = ctx.T("advice.agreed.branch")
	case err != nil:
		s.Menu.notice = err.Error()
	default:
		s.unask()
	}
}

// concession is the answer by which the person who is asked may give up now.
func (s *Stage[S, E]) concession() (rules.Choice, bool) {
	if !s.Asking() || s.Session.Waiting().For != game.WaitPerson {
		return nil, false
	}
	b := s.Session.Battle()
	c, err := b.Parse("concede")
	return c, err == nil && b.Legal(c) == nil
}
