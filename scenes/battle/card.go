package battle

import (
	"fmt"
	"slices"

	"rulerfire/rules/dice"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// frameSummary is what a frame has and can do, in the lower left card.
func (s *Scene) frameSummary(ctx *scenes.Context, r ui.Rect, frame int) {
	u, p := ctx.UI, ctx.Pen
	f := &s.Seen.Frames[frame]
	in := r.InsetXY(pad, 8)
	head := in.CutTop(22)
	u.Label(head, s.frameName(frame), ui.Text{Size: 14, Bold: true})
	d := *s.Seen.DesignOf(frame)
	d.Systems = f.Systems
	u.Label(head, d.Dice(), ui.Text{Size: 12, Mono: true, Faint: true, Align: ui.Right})
	in.CutTop(4)
	designed := s.Seen.DesignOf(frame).Systems
	for k := range designed {
		if designed[k] == 0 {
			continue
		}
		b := in.CutTop(22)
		if b.H < 20 {
			return
		}
		p.Icon(lossIcons[k], b.X+8, b.Y+11, 7, partColors[k].Dim(0.1))
		u.Label(ui.Rect{X: b.X + 24, Y: b.Y, W: 140, H: 22}, ctx.T(fmt.Sprintf("system.%d", k)), ui.Text{Size: 13})
		for i := range designed[k] {
			x := b.Right() - 10 - float64(designed[k]-1-i)*20
			c := partColors[k]
			if i >= f.Systems[k] {
				p.StrokeRoundRect(draw.Ink3, 1.4, x-7, b.Y+4, 14, 14, 3)
				p.Icon(draw.IconCross, x, b.Y+11, 3.6, draw.Ink3)
				continue
			}
			p.RoundRect(c, x-7, b.Y+4, 14, 14, 3)
		}
	}
	b := in.CutTop(24)
	if b.H < 20 {
		return
	}
	p.Icon(draw.IconDie, b.X+8, b.Y+12, 7, draw.Ink2)
	u.Label(ui.Rect{X: b.X + 24, Y: b.Y, W: 200, H: 24}, ctx.T("frame.whites", f.White)+" · "+rockets(ctx, f), ui.Text{Size: 13})
	u.Paragraph(in, ui.Plain(s.frameState(ctx, frame)), ui.Text{Size: 12.5, Faint: true})
}

// frameState says how much a frame stands, and what this round has done to it.
func (s *Scene) frameState(ctx *scenes.Context, frame int) string {
	f := &s.Seen.Frames[frame]
	state := ctx.Count("frame.hits", f.Hits())
	if s.open(int8(frame)) {
		state += " · " + ctx.T("frame.acts")
	}
	switch {
	case f.Acted && f.Defence >= 0:
		state += " · " + ctx.T("frame.defends", f.Defence)
	case f.Acted && !s.open(int8(frame)):
		state += " · " + ctx.T("frame.acted")
	case !f.Acted && s.Seen.Stage == rapid.StageDone:
		state += " · " + ctx.T("frame.togo")
	}
	if f.Spot > 0 {
		state += " · " + ctx.T("frame.spotted", f.Spot)
	}
	return state
}

// frameRolls shows which dice a frame would roll: without a target, and in each band
// that it has weapons for, with all its rockets.
func (s *Scene) frameRolls(ctx *scenes.Context, r ui.Rect, f *rapid.Frame) {
	u, p := ctx.UI, ctx.Pen
	r.CutTop(6)
	p.Hairline(r.X, r.Y, r.W)
	r.CutTop(4)
	u.Label(r.CutTop(24), ctx.T("frame.rolls"), ui.Text{Size: 13, Bold: true})
	for _, b := range [...]rapid.Band{rapid.NoBand, rapid.AtHand, rapid.AtDirect, rapid.AtArtillery} {
		label, fired := ctx.T("frame.rolls.none"), uint8(0)
		if b != rapid.NoBand {
			label = band(ctx, b)
		}
		if b == rapid.AtDirect {
			fired = f.Rockets
		}
		pool, n := rapid.Gather(f, b, fired)
		if b != rapid.NoBand && !slices.ContainsFunc(pool[:n], func(d rapid.PoolDie) bool { return d.Colour == dice.Red }) {
			continue
		}
		row := r.CutTop(26)
		u.Label(row.CutLeft(100), label, ui.Text{Size: 13})
		for i, d := range pool[:n] {
			p.Die(draw.Die{Colour: d.Colour, Faces: int(d.Faces), Angle: draw.RestAngle(uint64(i)), Flat: true}, row.X+11+float64(i)*25, row.Y+13, 20)
		}
	}
}

// frameCard is the card of any frame, opened by a click.
func (s *Scene) frameCard(ctx *scenes.Context, a stage.Area) {
	if s.card == rapid.None {
		return
	}
	frame := int(s.card)
	f := &s.Seen.Frames[frame]
	title := s.Seats[f.Seat].Name + " · " + s.frameName(frame)
	if ctx.UI.Modal("card", title, 480, 444, func(r ui.Rect) {
		p := ctx.Pen
		foot := r.CutBottom(150)
		left := r.CutLeft(180)
		p.RoundRect(draw.GroundColor(s.Seen.Table.Layout.Ground), left.X, left.Y, left.W-12, left.H-6, 8)
		p.Save()
		p.Translate(left.X+(left.W-12)/2, left.Y+left.H/2+14)
		p.Scale(20)
		robot := s.robot(frame)
		robot.Facing, robot.Spent = 0, false
		p.Robot(robot)
		p.Restore()
		s.frameSummary(ctx, ui.Rect{X: r.X - pad, Y: r.Y - 8, W: r.W + 2*pad, H: r.H}, frame)
		s.frameRolls(ctx, foot, f)
		b := ui.Rect{X: foot.Right() - 110, Y: foot.Bottom() - 36, W: 110, H: 34}
		if ctx.UI.Button("card/close", b, ctx.T("rules.close"), ui.ButtonLook{Primary: true, Key: ui.KeyEnter}) {
			s.card = rapid.None
		}
	}) {
		s.card = rapid.None
	}
}

// rockets says how many rockets a frame has left.
func rockets(ctx *scenes.Context, f *rapid.Frame) string {
	if f.Rockets == 0 {
		return ctx.T("frame.norockets")
	}
	return ctx.Count("frame.rockets", int(f.Rockets))
}
