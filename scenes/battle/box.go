package battle

import (
	"slices"

	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// boxed lists the frames of a box in the tray r and returns the one that is chosen
// now, by a click or its number.
func (s *Scene) boxed(ctx *scenes.Context, r ui.Rect, title string, box []int8, chosen int8) int8 {
	u := ctx.UI
	trayTitle(ctx.Pen, r, title)
	ctx.Pen.Text(ctx.T("box.how", len(box)), r.Right()-18, r.Y+26, draw.Style{Size: 12, Color: feltInk, Align: draw.Right})
	for i, f := range box {
		if u.Key(ui.Key('1' + rune(i))) {
			chosen = f
		}
	}
	in := ui.Rect{X: r.X + 12, Y: r.Y + 38, W: r.W - 24, H: r.H - 52}
	high := min(78, max(36, in.H/float64(max(len(box), 1))-8))
	at := slices.Index(box, chosen)
	if taken, ok := u.Rows("box", in, high+8, len(box), at, func(i int, b ui.Rect, row ui.Row) {
		b.H -= 8
		s.boxRow(ctx, b, int(box[i]), i+1, i == at, row.Hover)
	}); ok {
		chosen = box[taken]
	}
	return chosen
}

// feltInk is what is written on the felt of the tray.
var feltInk = draw.Hex(0x3A2D12)

// trayTitle is what the tray r shows, at its upper left.
func trayTitle(p *draw.Pen, r ui.Rect, title string) {
	p.Text(title, r.X+18, r.Y+26, draw.Style{Size: 14, Font: draw.Bold, Color: feltInk})
}

// boxRow draws one frame of the box: its robot, its name, its dice.
func (s *Scene) boxRow(ctx *scenes.Context, b ui.Rect, frame, key int, on, hover bool) {
	p := ctx.Pen
	trayRow(p, b, on, hover)
	f := &s.Seen.Frames[frame]
	d := *s.Seen.DesignOf(frame)
	d.Systems = f.Systems
	p.Save()
	p.Translate(b.X+42, b.Y+b.H/2+4)
	p.Scale(b.H / 78 * 9.2)
	r := s.robot(frame)
	r.Facing, r.Spent = 0, false
	p.Robot(r)
	p.Restore()
	x := b.X + 88
	cy := b.Y + b.H/2
	p.Text(ctx.UI.Shorten(s.frameName(frame), b.W-120, ui.Text{Size: 15, Bold: true}), x, cy-5, draw.Style{Size: 15, Font: draw.Bold, Color: draw.Ink})
	p.Text(d.Dice(), x, cy+14, draw.Style{Size: 12, Font: draw.Mono, Color: draw.Ink2})
	if f.Rockets > 0 && b.H > 60 {
		p.Text(ctx.Count("frame.rockets", int(f.Rockets)), x, cy+30, draw.Style{Size: 12, Color: draw.Ink2})
	}
	if key > 0 && key < 10 {
		p.Keycap(number(key), b.Right()-26, b.Y+max(2, min(6, b.H/2-18)), false)
	}
}
