package approve

import (
	"fmt"

	"rulerfire/game"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/ui"
)

// Seats are those who look at something together before they play on it. Persons
// approve it one by one; a computer approves by itself whatever can be played on.
type Seats struct {
	seats    []game.Seat
	approved []bool
	asked    int // how often computers were asked: they take turns
	met      bool
}

// Gather brings those together who are to approve something.
func Gather(seats []game.Seat) *Seats {
	return &Seats{seats: seats, approved: make([]bool, len(seats))}
}

// Approved tells whether the person in a seat approves what is shown.
func (s *Seats) Approved(seat int) bool { return s.approved[seat] }

// Computers is how many of the seats a computer plays.
func (s *Seats) Computers() int { return len(s.computers()) }

func (s *Seats) computers() (list []int) {
	for i, seat := range s.seats {
		if seat.Kind == game.Computer {
			list = append(list, i)
		}
	}
	return list
}

// Ask is the seat of the computer whose turn it is to make something else up. There
// must be a computer.
func (s *Seats) Ask() (seat int) {
	list := s.computers()
	seat = list[s.asked%len(list)]
	s.asked++
	return seat
}

// Forget takes all approvals back: something else is shown.
func (s *Seats) Forget(ctx *scenes.Context) {
	clear(s.approved)
	s.focus(ctx)
}

// next is the first person who has not approved yet, or -1.
func (s *Seats) next() int {
	for i, seat := range s.seats {
		if seat.Kind == game.Person && !s.approved[i] {
			return i
		}
	}
	return -1
}

// focus gives the keyboard to the next person who is to approve.
func (s *Seats) focus(ctx *scenes.Context) {
	if next := s.next(); next >= 0 {
		ctx.UI.SetFocus(seatID(next))
	}
}

// seatID is the button by which a person approves.
func seatID(seat int) string { return fmt.Sprintf("approve/seat/%d", seat+1) }

// Rows show in r who has approved, and let persons do so. why, if not empty, is why it
// cannot be played on what is shown. They tell whether the last person has just approved.
func (s *Seats) Rows(ctx *scenes.Context, r ui.Rect, why string) (unanimous bool) {
	if !s.met {
		s.met = true
		s.focus(ctx)
	}
	const between = 4
	n := float64(len(s.seats))
	each := min(46, (r.H-between*(n-1))/n)
	for i := range s.seats {
		unanimous = s.row(ctx, r.CutTop(each), i, why) || unanimous
		r.CutTop(between)
	}
	return unanimous
}

// row is who sits there, and whether they approve.
func (s *Seats) row(ctx *scenes.Context, r ui.Rect, i int, why string) (unanimous bool) {
	u, seat := ctx.UI, s.seats[i]
	if ctx.Pen != nil {
		ctx.Pen.RoundRect(draw.Paper2, r.X, r.Y, r.W, r.H, draw.CardRadius)
		ctx.Pen.PlayerBand(r.X, r.Y, r.H, roster.Look(seat))
	}
	r.CutLeft(14)
	button := r.CutRight(136).InsetXY(4, max(1, (r.H-high)/2))
	u.Name(fmt.Sprintf("approve/who/%d", i+1), r, seat.Name, ui.Text{Size: 14, Bold: true})
	if seat.Kind == game.Computer {
		words := ctx.T("approve.computer")
		if why != "" {
			words = ctx.T("approve.computer.not")
		}
		u.Label(button, words, ui.Text{Size: 12.5, Faint: true, Align: ui.Centre})
		return false
	}
	look := ui.ButtonLook{Size: 13, Why: why, Tip: ctx.T("approve.seat.tip")}
	words := ctx.T("approve.seat")
	switch {
	case s.approved[i]:
		words, look.On, look.Icon, look.Tip = ctx.T("approve.seat.yes"), true, draw.IconCheck, ctx.T("approve.seat.yes.tip")
	case s.next() == i:
		look.Primary, look.Key = true, ui.KeyEnter
	}
	if !u.Button(seatID(i), button, words, look) {
		return false
	}
	s.approved[i] = !s.approved[i]
	s.focus(ctx)
	return s.next() < 0
}
