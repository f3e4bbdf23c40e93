package replay

import (
	"strconv"

	"rulerfire/game"
	"rulerfire/rules"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/report"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// Hand shows what can be done at the place that is seen.
func (s *Scene) Hand(ctx *scenes.Context, buttons, card ui.Rect) {
	if s.span.since {
		s.sinceHand(ctx, buttons, card)
		return
	}
	u := ctx.UI
	why := ""
	if _, open := s.Pending(); !open {
		why = ctx.T("replay.over")
	}
	row := buttons.Columns(3, 6)
	if u.Button("replay/report", row[2], ctx.T("replay.report"), ui.ButtonLook{KeyText: "P", Size: 12.5, Tip: ctx.T("replay.report.tip")}) || u.Key('P') {
		s.report(ctx)
	}
	size := 12.5
	if u.Button("replay/branch", row[0], ctx.T("replay.branch"), ui.ButtonLook{Key: 'B', Size: size, Why: why, Tip: ctx.T("replay.branch.tip")}) {
		s.branch.begin(s)
	}
	if why == "" && s.unhelped {
		why = ctx.T("advice.agreed")
	}
	if u.Button("replay/again", row[1], ctx.T("replay.again"), ui.ButtonLook{Key: 'A', Size: size, Why: why, Tip: ctx.T("replay.again.tip")}) {
		s.rolls.begin(s)
	}
	s.facts(ctx, card)
}

// report shows what the battle tells. What has been found out is there again when it is
// opened again.
func (s *Scene) report(ctx *scenes.Context) {
	if s.inquiry == nil {
		s.inquiry = report.Inquire(s.recording, s.game.Config.GoesOn)
	}
	ctx.Push(report.New(s.inquiry, report.Ways{
		Show: func(ctx *scenes.Context, step int) {
			ctx.Pop()
			s.Jump(step)
		},
	}))
}

// sinceHand leads back to who has looked at what happened since their turn.
func (s *Scene) sinceHand(ctx *scenes.Context, buttons, card ui.Rect) {
	if ctx.UI.Button("replay/back", buttons, ctx.T("replay.since.back"), ui.ButtonLook{Primary: true, Key: ui.KeyEnter}) {
		s.leave(ctx)
	}
	in := card.InsetXY(stage.Pad, 8)
	ctx.UI.Label(in.CutTop(22), ctx.T("replay.since"), ui.Text{Size: 14, Bold: true})
	ctx.UI.Paragraph(in, ui.Plain(ctx.T("replay.since.how")), ui.Text{Size: 13, Faint: true})
}

// facts are what is known about the battle at the place: whether the recording holds,
// and who plays.
func (s *Scene) facts(ctx *scenes.Context, card ui.Rect) {
	u, p := ctx.UI, ctx.Pen
	in := card.InsetXY(stage.Pad, 5)
	check, icon, c := ctx.T("replay.check.good"), draw.IconCheck, draw.Good
	if s.film.Fault() != nil {
		check, icon, c = ctx.T("replay.check.bad"), draw.IconCross, draw.Bad
	}
	line := in.CutTop(20)
	p.Icon(icon, line.X+6, line.Y+10, 5.5, c)
	u.Label(ui.Rect{X: line.X + 18, Y: line.Y, W: line.W - 18, H: line.H}, check, ui.Text{Size: 12.5, Bold: true, Color: c})
	if fault := s.faultWords(ctx); fault != "" && in.H > 30 {
		in.CutTop(u.Paragraph(in, ui.Plain(fault), ui.Text{Size: 12.5}) + 6)
	}
	result := s.film.Result(s.place())
	for i, seat := range s.film.Seats(s.place()) {
		row := in.CutTop(30)
		if row.H < 30 {
			return
		}
		look := roster.Look(seat)
		p.Flag(row.X, row.Y+6, 28, 19, 2.5, look)
		u.Label(ui.Rect{X: row.X + 38, Y: row.Y, W: 96, H: row.H}, s.seatName(i), ui.Text{Size: 13.5, Bold: true})
		u.Label(ui.Rect{X: row.X + 136, Y: row.Y, W: row.W - 176, H: row.H}, who(ctx, seat), ui.Text{Size: 12.5, Faint: true})
		u.Label(row, strconv.Itoa(result.Scores[i]), ui.Text{Size: 16, Bold: true, Align: ui.Right})
	}
}

// who says who plays a seat.
func who(ctx *scenes.Context, seat game.Seat) string {
	if seat.Kind == game.Person {
		return ctx.T("seating.person")
	}
	return roster.Level(ctx, seat.Level)
}

// seatName is the name of a seat.
func (s *Scene) seatName(seat int) string { return game.ShownName(s.recording.Seats[seat].Name) }

// decider is the seat that decides at the place; Chance if none does.
func (s *Scene) decider() rules.Side {
	if d, open := s.Pending(); open {
		return d.Side
	}
	return rules.Chance
}
