package compare

import (
	"slices"
	"strconv"

	"rulerfire/game"
	"rulerfire/rules"
	"rulerfire/rules/dice"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// A typed is the dice of a tie that were rolled on a real table, while they are
// being typed in: a number for each tied seat.
type typed struct {
	seats  []int
	values []int // 0 until typed
	step   int   // the step of the session they belong to
}

// typing tells whether dice of a tie are to be typed in now, and prepares for it.
func (s *Scene) typing() bool {
	if s.counting() || s.seen.Phase != rapid.PhaseTieRoll || s.session.Waiting().For != game.WaitDice ||
		s.throw != nil && !s.throw.over() {
		return false
	}
	if n := len(s.session.Steps()); s.typed.seats == nil || s.typed.step != n {
		s.typed = typed{step: n}
		tie, _ := s.seen.Tie()
		for seat := range s.seen.SeatCount() {
			if tie.Rolling&(1<<seat) != 0 {
				s.typed.seats = append(s.typed.seats, seat)
			}
		}
		s.typed.values = make([]int, len(s.typed.seats))
	}
	return true
}

// left is how many dice are still to be typed in.
func (t *typed) left() int {
	n := 0
	for _, v := range t.values {
		if v == 0 {
			n++
		}
	}
	return n
}

// show draws a row for each seat: its chip, its die, and a stepper. Digits go to
// the first die without a number; Backspace takes the last one back.
func (t *typed) show(ctx *scenes.Context, s *Scene, r ui.Rect) {
	u := ctx.UI
	for _, c := range u.Input().Text {
		if i := slices.Index(t.values, 0); i >= 0 && c >= '1' && c <= '6' {
			t.values[i] = int(c - '0')
		}
	}
	if u.Key(ui.KeyBackspace) {
		for i := len(t.values) - 1; i >= 0; i-- {
			if t.values[i] > 0 {
				t.values[i] = 0
				break
			}
		}
	}
	const mostHigh = 40
	rows := ui.Rect{X: r.X, Y: r.Y, W: r.W, H: min(r.H, mostHigh*float64(len(t.seats)))}.Rows(len(t.seats), 4)
	next := slices.Index(t.values, 0)
	for i, seat := range t.seats {
		b := rows[i]
		at := b.Centre()
		size := min(30, b.H)
		ctx.Pen.Chip(b.X+16, at.Y, 12, s.looks[seat], "", false)
		if i == next {
			ctx.Pen.DieChosen(b.X+54, at.Y, size)
		}
		ctx.Pen.Die(draw.Die{Colour: dice.White, Value: t.values[i]}, b.X+54, at.Y, size)
		show := strconv.Itoa(t.values[i])
		if t.values[i] == 0 {
			show = "–"
		}
		box := ui.Rect{X: b.X + 84, Y: at.Y - 15, W: min(150, b.W-84), H: min(30, b.H)}
		least := min(t.values[i], 1) // a die that has not been typed stays so until it is
		if now, changed := u.Stepper("compare/typed/"+strconv.Itoa(seat), box, t.values[i], least, 6, show); changed {
			t.values[i] = now
		}
	}
}

// handInTyped hands the typed dice in.
func (s *Scene) handInTyped(ctx *scenes.Context) {
	tie, ok := s.seen.Tie()
	if !ok || s.typed.left() > 0 {
		return
	}
	if err := s.session.SubmitRoll(s.session.Waiting().Seat, rules.Roll(s.typed.values)); err != nil {
		s.failed = err.Error()
		return
	}
	s.showRoll(ctx, tie)
}
