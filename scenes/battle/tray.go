package battle

import (
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

var slotIcons = [slots]draw.Icon{draw.IconShield, draw.IconMove, draw.IconAttack, draw.IconSpot}
var slotKeys = [slots]string{"slot.defend", "slot.move", "slot.attack", "slot.spot"}

// diePlace is where a die of the hand lies in the tray, and how large it is.
func (h *hand) diePlace(tray ui.Rect, i int) (at draw.Vec, size float64) {
	per, size, step := 4, 40.0, 60.0
	if len(h.pool) > 8 {
		per, size, step = 5, 34, 48
	}
	x0 := tray.X + (tray.W-float64(per-1)*step)/2
	row := float64(i / per)
	high := 67.0
	if len(h.pool) > 10 {
		high = 52
	}
	return draw.V(x0+float64(i%per)*step, tray.Y+42+row*high), size
}

// slotRect is where a place for dice is in the tray.
func slotRect(tray ui.Rect, slot int) ui.Rect {
	return ui.Rect{
		X: tray.X + 10 + float64(slot%2)*128, Y: tray.Y + 168 + float64(slot/2)*72, W: 124, H: 66,
	}
}

// trayDice draws the dice of the hand where they lie, thrown ones in flight, and
// the four places. With an asker, dice and places answer the mouse and the keys.
func (s *Scene) trayDice(ctx *scenes.Context, tray ui.Rect, ask *diceAsk) {
	h := &s.hand
	if len(h.pool) == 0 {
		s.emptyTray(ctx, tray)
		return
	}
	p := ctx.Pen
	for i, d := range h.pool {
		at, size := h.diePlace(tray, i)
		if d.Faces == 8 {
			size *= 1.05
		}
		label := draw.Style{Size: 12, Font: draw.Bold, Color: draw.Hex(0x3E3118), Align: draw.Centre}
		if s.throwing() {
			s.thrown(p, tray, i, d.Face, at, size)
			continue
		}
		slot := h.slotOf(i)
		if slot != rapid.None || d.Spent {
			s.gap(ctx, at, size, slot)
			continue
		}
		if ask != nil && ask.dragging(ctx, i) {
			p.DieOutline(at.X, at.Y, size)
		} else {
			die, lift := dieOf(d.Face), 0.0
			die.Angle = draw.RestAngle(uint64(i)*31 + uint64(d.Value))
			if ask != nil && ask.chosen() == i {
				p.DieChosen(at.X, at.Y, size)
				die.Angle, lift = 0, 2
			}
			p.Save()
			if ask != nil && !fits(ask.slot, d.Face) {
				p.Fade(0.45)
			}
			p.Die(die, at.X, at.Y-lift, size)
			p.Restore()
		}
		p.Text(dieLetter(d.Face), at.X, at.Y+size/2+15, label)
		if ask != nil {
			ask.die(ctx, s, tray, i, at, size)
		}
	}
	for slot := range slots {
		s.slot(ctx, tray, slot, ask)
	}
}

// thrown draws a die on its way into the tray.
func (s *Scene) thrown(p *draw.Pen, tray ui.Rect, i int, f rapid.Face, at draw.Vec, size float64) {
	spent := float64(s.Spent()) - float64(i)*float64(draw.TimeBetweenDice)
	t := min(max(spent/float64(draw.TimeThrowShort-200e6), 0), 1)
	seed := uint64(i)*7919 + uint64(f.Value)*31 + uint64(s.Seen.Round)*101
	pose := draw.Tumble(t, draw.V(tray.X+tray.W+30, tray.Bottom()-60), at, seed)
	v := draw.TumblingFace(t, int(f.Faces), int(f.Value), seed)
	p.Save()
	p.Clip(tray.X+6, tray.Y+6, tray.W-12, tray.H-12)
	p.Die(draw.Die{Colour: f.Colour, Faces: int(f.Faces), Value: v, Angle: pose.Angle},
		pose.At.X, pose.At.Y-pose.Lift*size, size*pose.Scale)
	p.Restore()
}

// gap is where a die was before it went to its place.
func (s *Scene) gap(ctx *scenes.Context, at draw.Vec, size float64, slot int) {
	p := ctx.Pen
	p.DieOutline(at.X, at.Y, size)
	if slot != rapid.None {
		p.Icon(slotIcons[slot], at.X, at.Y, size*0.24, draw.Hex(0x3E3118).Fade(0.6))
	}
}

// slot draws one of the four places with what lies in it.
func (s *Scene) slot(ctx *scenes.Context, tray ui.Rect, slot int, ask *diceAsk) {
	h := &s.hand
	r := slotRect(tray, slot)
	look := draw.Slot{Name: ctx.T(slotKeys[slot]), Key: number(slot + 1), Icon: slotIcons[slot], Colour: slotColours[slot]}
	if d := h.in[slot]; d != rapid.None {
		die := dieOf(h.pool[d].Face)
		look.Die = &die
		look.Sub = ctx.T("slot.assigned")
	} else if ask != nil {
		look.Asked = ask.slot == slot
		if c := ask.pick[slot]; c != rapid.None && !h.pool[c].Spent {
			die := dieOf(h.pool[c].Face)
			look.Die, look.Ghost = &die, 0.85
			if slot != ask.slot {
				look.Ghost = 0.4
			}
		}
		look.Sub = ask.sub(ctx, s, slot)
	}
	if ask != nil {
		ask.place(ctx, s, slot, r, &look)
	}
	ctx.Pen.Slot(r.X, r.Y, r.W, r.H, look)
}

// emptyTray shows the frame whose turn it is while it has not rolled.
func (s *Scene) emptyTray(ctx *scenes.Context, tray ui.Rect) {
	frame := s.Seen.Acting.Frame
	if frame == rapid.None {
		return
	}
	p := ctx.Pen
	f := &s.Seen.Frames[frame]
	d := s.Seen.DesignOf(int(frame))
	p.Save()
	p.Translate(tray.X+tray.W/2, tray.Y+118)
	p.Scale(18)
	r := s.robot(int(frame))
	r.Facing, r.Number, r.Spent = 0, "", false
	p.Robot(r)
	p.Restore()
	p.Text(s.frameName(int(frame)), tray.X+tray.W/2, tray.Y+30, draw.Style{Size: 15, Font: draw.Bold, Color: feltInk, Align: draw.Centre})
	pool, n := rapid.Gather(f, s.Seen.Acting.Band, 0)
	size, step := 30.0, 38.0
	if n > 6 {
		size, step = 26, 32
	}
	x := tray.X + tray.W/2 - float64(n-1)*step/2
	for i := range n {
		p.Die(draw.Die{Colour: pool[i].Colour, Faces: int(pool[i].Faces), Value: 0, Angle: draw.RestAngle(uint64(i))}, x+float64(i)*step, tray.Y+236, size)
	}
	cur := *d
	cur.Systems = f.Systems
	p.Text(cur.Dice(), tray.X+tray.W/2, tray.Y+276, draw.Style{Size: 13, Font: draw.Mono, Color: feltInk, Align: draw.Centre})
	if f.Rockets > 0 {
		p.Text(ctx.Count("frame.rockets", int(f.Rockets)), tray.X+tray.W/2, tray.Y+297, draw.Style{Size: 12.5, Color: feltInk, Align: draw.Centre})
	}
}
