package compare

import (
	"rulerfire/game"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/ui"
)

// words is the card below the table: what is being told, what ties have led to,
// and the button that goes on.
func (s *Scene) words(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	u.Card(r)
	inside := r.InsetXY(18, 12)
	buttons := inside.CutRight(230)
	inside.CutRight(18)
	s.buttons(ctx, buttons)

	title, lines := s.telling(ctx)
	u.Label(inside.CutTop(26), title, ui.Text{Size: 18, Bold: true})
	if s.typing() {
		s.typed.show(ctx, s, inside.CutRight(min(360, inside.W*0.5)))
		inside.CutRight(12)
	} else if s.throw != nil && !s.counting() {
		s.throw.show(ctx, s, inside.CutRight(min(300, inside.W*0.45)))
		inside.CutRight(12)
	}
	for _, l := range lines {
		if inside.H < 18 {
			break
		}
		inside.CutTop(u.Paragraph(inside, l, ui.Text{Size: 13.5}) + 4)
	}
	for i := max(0, len(s.told)-3); i < len(s.told) && !s.counting() && inside.H >= 18; i++ {
		inside.CutTop(u.Paragraph(inside, s.told[i], ui.Text{Size: 13, Faint: true}) + 2)
	}
}

// buttons are what goes on, and what skips the rest of the count.
func (s *Scene) buttons(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	main := r.CutTop(42)
	r.CutTop(8)
	big := ui.ButtonLook{Primary: true, Key: ui.KeyEnter, Size: 15}
	switch w := s.session.Waiting(); {
	case s.counting():
		if u.Button("compare/go", main, ctx.T("compare.next"), big) {
			s.reveal()
		}
		if u.Button("compare/skip", r.CutTop(34), ctx.T("compare.skip"), ui.ButtonLook{Key: 'S', Size: 13}) {
			s.part, s.fresh = partAll, settled
		}
	case s.throw != nil && !s.throw.over():
		// Nothing is to be pressed while the dice roll.
	case s.seen.Phase == rapid.PhaseTieRoll && w.For == game.WaitRoll:
		big.Icon = draw.IconDie
		if u.Button("compare/go", main, ctx.T("compare.roll"), big) {
			s.roll(ctx)
		}
	case s.seen.Phase == rapid.PhaseTieRoll && w.For == game.WaitDice:
		if left := s.typed.left(); left > 0 {
			big.Why = ctx.Count("compare.typed.left", left)
		}
		if u.Button("compare/go", main, ctx.T("compare.typed"), big) {
			s.handInTyped(ctx)
		}
	case s.seen.Phase == rapid.PhaseTieChange && w.For == game.WaitPerson:
		if u.Button("compare/go", main, ctx.T("compare.choose"), big) {
			s.hidden = false
		}
	case s.seen.Phase == rapid.PhaseTieChange:
		big.Why = ctx.T("compare.thinks")
		u.Button("compare/go", main, ctx.T("compare.choose"), big)
	default:
		if u.Button("compare/go", main, ctx.T("compare.field"), big) {
			s.field(ctx)
		}
	}
}

// telling is the title of what is being told, and its lines.
func (s *Scene) telling(ctx *scenes.Context) (title string, lines [][]ui.Run) {
	line := func(key string, args ...any) { lines = append(lines, ctx.Runs(key, args...)) }
	if s.counting() {
		switch s.part {
		case partNone, partFrames:
			line("compare.tell.frames")
			return ctx.T("compare.tell.frames.title"), lines
		case partFramesRate:
			line("compare.tell.rate.frames", s.those(ctx, mostFrames), s.those(ctx, fewestFrames))
			return ctx.T("compare.tell.rate.title"), lines
		case partSystems:
			line("compare.tell.systems")
			return ctx.T("compare.tell.systems.title"), lines
		case partSystemsRate:
			line("compare.tell.rate.systems", s.those(ctx, mostSystems), s.those(ctx, fewestSystems))
			return ctx.T("compare.tell.rate.title"), lines
		case partEach:
			line("compare.tell.each")
			return ctx.T("compare.tell.each.title"), lines
		case partAssets:
			line("compare.tell.assets", s.seen.Limits.Stations)
			return ctx.T("compare.tell.assets.title"), lines
		}
		line("compare.tell.score")
		return ctx.T("compare.tell.score.title"), lines
	}
	tie, some := s.seen.Tie()
	if !some {
		line("compare.tell.defence", s.seat(ctx, int(s.seen.Defender)))
		line("compare.tell.point", s.seat(ctx, int(s.seen.Point)))
		return ctx.T("compare.tell.position.title"), lines
	}
	if s.typing() {
		defer func() { lines = append(lines, ctx.Runs("compare.typed.how")) }()
	}
	who := s.those(ctx, func(seat int, _ rapid.Rating) bool { return tie.Seats&(1<<seat) != 0 })
	switch {
	case s.seen.Phase == rapid.PhaseTieChange:
		line("compare.tell.change", s.seat(ctx, int(s.seen.Asked)))
		return ctx.T("compare.tie.defence"), lines
	case tie.Kind == rapid.TieDefence:
		line("compare.tell.tie.defence", who)
		return ctx.T("compare.tie.defence"), lines
	case tie.Kind == rapid.TiePoint:
		line("compare.tell.tie.point", who)
		return ctx.T("compare.tie.point"), lines
	}
	line("compare.tell.tie.middle", who)
	return ctx.T("compare.tie.middle"), lines
}

func mostFrames(_ int, c rapid.Rating) bool    { return c.MostFrames }
func fewestFrames(_ int, c rapid.Rating) bool  { return c.FewestFrames }
func mostSystems(_ int, c rapid.Rating) bool   { return c.MostSystems }
func fewestSystems(_ int, c rapid.Rating) bool { return c.FewestSystems }

// those are the seats that something holds for, among text.
func (s *Scene) those(ctx *scenes.Context, holds func(int, rapid.Rating) bool) []ui.Run {
	var seats []int
	for seat, c := range s.ratings {
		if holds(seat, c) {
			seats = append(seats, seat)
		}
	}
	var out []ui.Run
	for i, seat := range seats {
		switch {
		case i == 0:
		case i == len(seats)-1:
			out = append(out, ui.Run{Text: " " + ctx.T("compare.and") + " "})
		default:
			out = append(out, ui.Run{Text: ", "})
		}
		out = append(out, s.seat(ctx, seat)...)
	}
	return out
}

// seat is a seat among text: its chip and its name.
func (s *Scene) seat(ctx *scenes.Context, seat int) []ui.Run {
	return []ui.Run{
		{Chip: &ui.Chip{Seat: s.looks[seat]}},
		{Text: " " + roster.Name(ctx, s.session.Seats(), seat), Bold: true},
	}
}
