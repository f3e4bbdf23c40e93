package battle

import (
	"fmt"

	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// The right column: the clock or the stages of fielding, scores in tactical order,
// combat order, the log.

func (s *Scene) battleColumn(ctx *scenes.Context, r ui.Rect) {
	clock := r.CutTop(92)
	r.CutTop(gap)
	scores := r.CutTop(196)
	r.CutTop(gap)
	order := r.CutTop(142)
	r.CutTop(gap)
	if s.Seen.Stage == rapid.StageDone {
		s.clockCard(ctx, clock)
		s.scoreCard(ctx, scores)
		s.combatCard(ctx, order)
	} else {
		s.stageCard(ctx, clock)
		s.scoreCard(ctx, scores)
		s.placesCard(ctx, order)
	}
	s.logCard(ctx, r)
}

func (s *Scene) clockCard(ctx *scenes.Context, r ui.Rect) {
	p, u := ctx.Pen, ctx.UI
	u.Card(r)
	value, angle := s.pieces.clock, 0.0
	if e := s.Now; s.playing() && e.Kind == rapid.EvTicked {
		var next bool
		if angle, next = draw.ClockTick(s.fraction()); next {
			value = int(e.Value)
		}
	}
	p.Doomsday(value, angle, r.X+50, r.Y+46, 72)
	left := 0
	for seat := range s.Seen.SeatCount() {
		left += s.Seen.ToGo(seat)
	}
	u.Label(ui.Rect{X: r.X + 98, Y: r.Y + 14, W: r.W - 106, H: 26}, ctx.T("clock.title", value), ui.Text{Size: 18, Bold: true})
	u.Label(ui.Rect{X: r.X + 98, Y: r.Y + 38, W: r.W - 106, H: 20}, ctx.T("clock.round", s.Seen.Round)+" · "+ctx.Count("clock.togo", left), ui.Text{Size: 12.5, Faint: true})
	n := s.Seen.Doomsday
	step := min(14.6, (r.W-116)/float64(n))
	for i := range n {
		x, y := r.X+102+float64(i)*step, r.Y+71
		if i < n-value {
			p.Disc(draw.Ink, x, y, min(4.2, step*0.32))
		} else {
			p.Disc(draw.White, x, y, min(4.2, step*0.32))
			p.Ring(draw.Ink3, 1.3, x, y, min(4, step*0.3))
		}
	}
	u.Explain("clock", r, ui.Plain(ctx.T("clock.tip")))
}

var stageKeys = [...]string{"stage.defence", "stage.point", "stage.offence", "stage.stations", "stage.final"}

func (s *Scene) stageCard(ctx *scenes.Context, r ui.Rect) {
	p, u := ctx.Pen, ctx.UI
	u.Card(r)
	u.Label(ui.Rect{X: r.X + pad, Y: r.Y + 10, W: r.W, H: 26}, ctx.T("fielding.title"), ui.Text{Size: 18, Bold: true})
	u.Label(ui.Rect{X: r.X + pad, Y: r.Y + 33, W: r.W, H: 20}, ctx.T("fielding.until"), ui.Text{Size: 12.5, Faint: true})
	for i, key := range stageKeys {
		x := r.X + pad + float64(i)*50
		c, font, ink := draw.Hex(0xE6E0D2), draw.Regular, draw.Ink2
		switch {
		case i < int(s.Seen.Stage):
			c = draw.Ink
		case i == int(s.Seen.Stage):
			c, font, ink = draw.Gold, draw.Bold, draw.Ink
		}
		p.RoundRect(c, x, r.Y+64, 46, 8, 4)
		p.Text(ctx.T(key), x+23, r.Y+87, draw.Style{Size: 11.5, Font: font, Color: ink, Align: draw.Centre})
	}
}

func (s *Scene) scoreCard(ctx *scenes.Context, r ui.Rect) {
	p, u := ctx.Pen, ctx.UI
	u.Card(r)
	title := ctx.T("score.title")
	if s.Seen.Stage != rapid.StageDone {
		title = ctx.T("score.starting")
	}
	u.Label(ui.Rect{X: r.X + pad, Y: r.Y + 9, W: 140, H: 20}, title, ui.Text{Size: 14, Bold: true})
	u.Label(ui.Rect{X: r.Right() - 58 - 90, Y: r.Y + 9, W: 90, H: 20}, ctx.T("score.each"), ui.Text{Size: 12, Faint: true, Align: ui.Right})
	u.Label(ui.Rect{X: r.Right() - pad - 60, Y: r.Y + 9, W: 60, H: 20}, ctx.T("score.score"), ui.Text{Size: 12, Faint: true, Align: ui.Right})
	n := s.Seen.SeatCount()
	high := 54.0
	if n > 3 {
		high = (r.H - 36) / float64(n)
	}
	seat, _ := s.deciding()
	order := s.Seen.Order()
	for i := range n {
		o := int(order[i])
		b := ui.Rect{X: r.X + 6, Y: r.Y + 32 + float64(i)*high, W: r.W - 12, H: high}
		if o == int(seat) {
			p.RoundRect(draw.CurrentRow, b.X, b.Y+1, b.W, b.H-2, 6)
		} else if i > 0 && int(order[i-1]) != int(seat) {
			p.Hairline(b.X+8, b.Y, b.W-16)
		}
		s.scoreRow(ctx, b, i+1, o)
	}
}

func (s *Scene) scoreRow(ctx *scenes.Context, b ui.Rect, place, seat int) {
	p, u := ctx.Pen, ctx.UI
	look := s.Seats[seat]
	cy := b.Y + b.H/2
	p.Text(number(place), b.X+12, cy+5, draw.Style{Size: 14, Font: draw.Bold, Color: draw.Ink2, Align: draw.Centre})
	p.Flag(b.X+24, cy-11.5, 34, 23, 2.5, look.Seat)
	frames, stations := s.assets(seat)
	each := int(s.Seen.Seats[seat].Each)
	name := look.Name
	nameBox := ui.Rect{X: b.X + 68, Y: b.Y, W: 120, H: b.H}
	tall := b.H > 44
	if tall {
		nameBox = ui.Rect{X: b.X + 68, Y: b.Y + 7, W: 120, H: 22}
	}
	u.Label(nameBox, name, ui.Text{Size: 14.5, Bold: true})
	if t := s.seatTag(ctx, seat); t != "" && tall {
		w := min(u.Width(name, ui.Text{Size: 14.5, Bold: true}), 120)
		p.Tag(t, b.X+68+w+8, b.Y+8, draw.TagLook{Ink: draw.Ink2})
	}
	y := cy
	if tall {
		y = b.Y + 38
		p.Icon(draw.IconFrame, b.X+74, y, 6.5, draw.Ink2)
		p.Text(number(frames), b.X+84, y+4.5, draw.Style{Size: 13, Color: draw.Ink2})
		p.Icon(draw.IconFlag, b.X+106, y, 6, draw.Ink2)
		p.Text(number(stations), b.X+115, y+4.5, draw.Style{Size: 13, Color: draw.Ink2})
		y += 4.5
	} else {
		y += 5
	}
	p.Text(fmt.Sprintf("%d × %d", each, frames+stations), b.Right()-52, y, draw.Style{Size: 13, Color: draw.Ink2, Align: draw.Right})
	size := 24.0
	if !tall {
		size = 20
	}
	p.Text(number(s.score(seat)), b.Right()-8, cy+size*0.36, draw.Style{Size: size, Font: draw.Bold, Color: draw.Ink, Align: draw.Right})
	u.Explain("score/"+number(seat), b, ctx.Runs("score.tip", look.Name, frames, stations, each, s.score(seat)))
}

// assets are the seat's frames and stations as far as the battle has been shown.
func (s *Scene) assets(seat int) (frames, stations int) {
	for i := range s.Seen.FrameCount() {
		f := &s.pieces.frames[i]
		if int(f.Seat) == seat && f.White > 0 {
			frames++
		}
	}
	for i := range s.Seen.StationCount() {
		if int(s.pieces.stations[i].Owner) == seat {
			stations++
		}
	}
	return frames, stations
}

func (s *Scene) score(seat int) int { return s.Seen.Score(seat) }

// seatTag is what is to be said beside a seat's name.
func (s *Scene) seatTag(ctx *scenes.Context, seat int) string {
	st := &s.Seen
	switch {
	case st.Seats[seat].Out:
		return ctx.T("tag.out")
	case st.Stage != rapid.StageDone && seat == int(st.Defender):
		return ctx.T("tag.defence")
	case st.Stage != rapid.StageDone && seat == int(st.Point):
		return ctx.T("tag.point")
	case st.Stage != rapid.StageDone:
		return ctx.T("tag.offence")
	}
	if st.Acting.Frame != rapid.None && int(st.Frames[st.Acting.Frame].Seat) == seat {
		if st.Held {
			return ctx.T("tag.drawn")
		}
		return ctx.T("tag.acts")
	}
	if st.Waiting.Frame != rapid.None && int(st.Frames[st.Waiting.Frame].Seat) == seat && st.Held {
		return ctx.T("tag.hold")
	}
	if st.Passed(seat) {
		return ctx.T("tag.passed")
	}
	if s.isComputer(seat) && seat == int(st.Side()) && s.Computing() {
		return ctx.T("tag.thinks")
	}
	return ""
}

// combatCard shows the cascade: who is on hold, who acts, who waits or has been
// named.
func (s *Scene) combatCard(ctx *scenes.Context, r ui.Rect) {
	p, u := ctx.Pen, ctx.UI
	u.Card(r)
	u.Label(ui.Rect{X: r.X + pad, Y: r.Y + 9, W: 140, H: 20}, ctx.T("combat.title"), ui.Text{Size: 14, Bold: true})
	st := &s.Seen
	if st.Acting.Frame == rapid.None {
		u.Label(ui.Rect{X: r.X + pad, Y: r.Y + 36, W: r.W - 2*pad, H: 20}, ctx.T("combat.none"), ui.Text{Size: 13, Faint: true})
		u.Paragraph(ui.Rect{X: r.X + pad, Y: r.Y + 58, W: r.W - 2*pad, H: 60}, ui.Plain(ctx.T("combat.none.why")), ui.Text{Size: 12.5, Faint: true})
		return
	}
	order := st.Order()
	u.Label(ui.Rect{X: r.Right() - pad - 150, Y: r.Y + 9, W: 150, H: 20}, ctx.T("combat.then", s.Seats[order[0]].Name), ui.Text{Size: 12, Faint: true, Align: ui.Right})
	type line struct {
		frame int8
		text  string
		icon  draw.Icon
		now   bool
	}
	var lines []line
	if st.Waiting.Frame != rapid.None && st.Held {
		lines = append(lines, line{st.Waiting.Frame, ctx.T("combat.hold", st.Assault.Attack), draw.IconPause, false})
	}
	lines = append(lines, line{st.Acting.Frame, ctx.T("combat.acts"), draw.IconPlay, true})
	if st.Waiting.Frame != rapid.None && !st.Held {
		lines = append(lines, line{st.Waiting.Frame, ctx.T("combat.waits"), draw.IconPause, false})
	}
	if t := st.Acting.Target; t.Kind == rapid.FrameTarget && !st.Acting.Attacked && int8(t.ID) != st.Waiting.Frame {
		text := ctx.T("combat.named")
		if !st.Frames[t.ID].Acted {
			text = ctx.T("combat.named.yet")
		}
		lines = append(lines, line{int8(t.ID), text, "", false})
	}
	for i, ln := range lines {
		b := ui.Rect{X: r.X + 6, Y: r.Y + 32 + float64(i)*35, W: r.W - 12, H: 34}
		if ln.now {
			p.RoundRect(draw.CurrentRow, b.X, b.Y, b.W, b.H, 6)
		}
		cy := b.Y + 17
		if i+1 < len(lines) {
			p.Line(draw.Ink3, 2, draw.V(b.X+18, cy+10), draw.V(b.X+18, cy+25))
		}
		if ln.icon != "" {
			c := draw.Ink
			if ln.now {
				c = draw.Navy
			}
			p.Disc(c, b.X+18, cy, 10)
			p.Icon(ln.icon, b.X+18, cy, 5.4, draw.White)
		} else {
			p.Ring(draw.Ink3, 1.6, b.X+18, cy, 9)
		}
		f := &st.Frames[ln.frame]
		p.Chip(b.X+48, cy, 12.5, s.Seats[f.Seat].Seat, number(int(f.Number)), false)
		w := u.Width(ln.text, ui.Text{Size: 12.5})
		u.Label(ui.Rect{X: b.X + 68, Y: b.Y, W: b.W - 84 - w, H: 34}, s.frameName(int(ln.frame)), ui.Text{Size: 13.5, Bold: true})
		u.Label(ui.Rect{X: b.Right() - 8 - w - 2, Y: b.Y, W: w + 2, H: 34}, ln.text, ui.Text{Size: 12.5, Faint: !ln.now, Align: ui.Right})
	}
}

// placesCard shows who places next while the companies are fielded.
func (s *Scene) placesCard(ctx *scenes.Context, r ui.Rect) {
	p, u := ctx.Pen, ctx.UI
	u.Card(r)
	u.Label(ui.Rect{X: r.X + pad, Y: r.Y + 9, W: 140, H: 20}, ctx.T("places.title"), ui.Text{Size: 14, Bold: true})
	u.Label(ui.Rect{X: r.Right() - pad - 140, Y: r.Y + 9, W: 140, H: 20}, ctx.T("places.how"), ui.Text{Size: 12, Faint: true, Align: ui.Right})
	for i, seat := range s.Seen.Upcoming(8) {
		x, y := r.X+30+float64(i%4)*66, r.Y+54+float64(i/4)*50
		if i == 0 {
			p.Ring(draw.Ink, 3, x, y, 19.5)
			p.Ring(draw.Gold, 2, x, y, 18)
		}
		p.Chip(x, y, 14.5, s.Seats[seat.Seat].Seat, "", false)
		icon := draw.IconFrame
		if seat.Station {
			icon = draw.IconFlag
		}
		p.Disc(draw.Paper, x, y, 8.5)
		p.Icon(icon, x, y, 5.4, draw.Ink)
		if i%4 < 3 {
			p.Polyline(draw.Ink3, 1.6, false, draw.V(x+27, y-5), draw.V(x+33, y), draw.V(x+27, y+5))
		}
	}
}

// stripe is the right column folded into a strip under the table.
func (s *Scene) stripe(ctx *scenes.Context, r ui.Rect) {
	p, u := ctx.Pen, ctx.UI
	u.Card(r)
	cy := r.Y + r.H/2
	p.Doomsday(s.pieces.clock, 0, r.X+22, cy, 32)
	x := r.X + 46
	label := ctx.T("log.fielding")
	if s.Seen.Round > 0 {
		label = ctx.T("clock.round", s.Seen.Round)
	}
	u.Label(ui.Rect{X: x, Y: r.Y, W: 74, H: r.H}, label, ui.Text{Size: 13, Faint: true})
	x += 78
	order := s.Seen.Order()
	for i := range s.Seen.SeatCount() {
		o := order[i]
		p.Flag(x, cy-9, 26, 18, 2.5, s.Seats[o].Seat)
		p.Text(number(s.score(int(o))), x+32, cy+6, draw.Style{Size: 17, Font: draw.Bold, Color: draw.Ink})
		u.Explain("strip/"+number(int(o)), ui.Rect{X: x, Y: r.Y, W: 62, H: r.H}, ui.Plain(s.Seats[o].Name))
		x += 66
	}
	p.Rect(draw.Hairline, x, r.Y+8, 1, r.H-16)
	x += 12
	put := func(frame int8, icon draw.Icon, text string) {
		f := &s.Seen.Frames[frame]
		w := u.Width(text, ui.Text{Size: 12.5})
		if x+62+w > r.Right() {
			return
		}
		p.Disc(draw.Ink, x+9, cy, 9)
		p.Icon(icon, x+9, cy, 5, draw.White)
		p.Chip(x+32, cy, 11, s.Seats[f.Seat].Seat, number(int(f.Number)), false)
		u.Label(ui.Rect{X: x + 48, Y: r.Y, W: w + 4, H: r.H}, text, ui.Text{Size: 12.5})
		x += 62 + w
	}
	if st := &s.Seen; st.Acting.Frame != rapid.None {
		if st.Waiting.Frame != rapid.None && st.Held {
			put(st.Waiting.Frame, draw.IconPause, ctx.T("tag.hold"))
		}
		put(st.Acting.Frame, draw.IconPlay, ctx.T("tag.acts"))
		if st.Waiting.Frame != rapid.None && !st.Held {
			put(st.Waiting.Frame, draw.IconPause, ctx.T("combat.waits"))
		}
	} else if e, ok := s.LastTold(); ok {
		u.Paragraph(ui.Rect{X: x, Y: r.Y + 11, W: r.Right() - x - 8, H: 22}, s.logRuns(ctx, e), ui.Text{Size: 12.5})
	}
}

// onlookerCard is the lower left card while nobody at the screen is asked.
func (s *Scene) onlookerCard(ctx *scenes.Context, r ui.Rect) {
	if s.Finished() {
		s.standings(ctx, r)
		return
	}
	u := ctx.UI
	in := r.InsetXY(pad, 10)
	u.Label(in.CutTop(22), ctx.T("watch.title"), ui.Text{Size: 14, Bold: true})
	u.Paragraph(in, ui.Plain(ctx.T("watch.how")), ui.Text{Size: 13, Faint: true})
}
