package garage

import (
	"fmt"

	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/bench"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// shelf are the types of systems, to be put on the frame, and the looks of the one
// in front.
func (s *Scene) shelf(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	u.Card(r)
	in := r.InsetXY(pad-2, 0)
	bench.Title(ctx, &in, ctx.T("garage.shelf"), ctx.T("garage.shelf.how"))
	in.CutBottom(12)
	looks := in.CutBottom(min(66, in.H*0.18))
	head := in.CutBottom(22)
	in.CutBottom(2)
	for row, cells := range in.Rows(2, 8) {
		for col, cell := range cells.Columns(3, 7) {
			s.shelfCell(ctx, rapid.System(3*row+col), cell)
		}
	}
	u.Label(head, ctx.T("garage.looks", ctx.T(kinds[s.system].name)), ui.Text{Size: 13, Faint: true})
	s.looks(ctx, looks)
}

// shelfCell is a type of system: a robot that carries it, its name, its dice, and how
// many of it the frame has.
func (s *Scene) shelfCell(ctx *scenes.Context, system rapid.System, r ui.Rect) {
	u, p, k := ctx.UI, ctx.Pen, kinds[system]
	id := fmt.Sprintf("shelf/%d", system)
	var d rapid.Design
	if s.desk.Now.len() > 0 {
		d = *s.desk.Now.design(s.at)
	}
	res, _ := u.DragSource(id, r, int(system), func(at ui.Point) { paintHeld(p, at, system, d.Looks[system]) })
	shift := u.Input().Shift
	pressed := u.Key(k.key)
	switch {
	case pressed && shift, res.Focused && u.RingShown() && (u.Key(ui.KeyDelete) || u.Key(ui.KeyBackspace)):
		s.system = system
		s.unmount(system)
	case pressed, res.Clicked:
		s.mount(ctx, system)
	}
	ground, line, width := draw.Hex(0xF4EFE3), draw.Hex(0xD3CAB6), 1.0
	if system == s.system {
		ground, line, width = draw.CurrentRow, draw.GoldEdge, 1.6
	} else if res.Hover {
		ground = draw.CurrentRow.Mix(ground, 0.5)
	}
	p.RoundRect(ground, r.X, r.Y, r.W, r.H, 9)
	p.StrokeRoundRect(line, width, r.X+.5, r.Y+.5, r.W-1, r.H-1, 8.5)

	text := ui.Rect{X: r.X + 8, Y: r.Bottom() - 47, W: r.W - 16, H: 42}
	room := ui.Rect{X: r.X + 3, Y: r.Y + 2, W: r.W - 6, H: text.Y - r.Y - 2}
	p.Save()
	p.Clip(room.X, room.Y, room.W, room.H)
	p.Translate(room.Centre().X, room.Centre().Y)
	p.Scale(min(14, room.H/shelfHigh[system]))
	p.Translate(0, shelfShift[system])
	robot := draw.Robot{Seat: draw.Seats[4], White: 2, Spent: true, Looks: d.Looks}
	robot.Systems[system] = 1
	if system == rapid.HandToHand {
		robot.Systems[system] = 2
	}
	p.RobotBody(robot)
	p.Restore()

	name := text.CutTop(21)
	words, weapon := ui.Text{Size: 13.5, Bold: true}, "garage.shelf.weapon"
	side := 17.0
	if r.W < 110 {
		words.Size, weapon, side = 12, "garage.shelf.weapon.short", 14
	}
	mark(p, system, name.X, name.Y+10.5-side/2, side)
	name.CutLeft(side + 5)
	name.W += 6
	title := ctx.T(k.name)
	if k.short != "" && u.Width(title, words) > name.W {
		title = ctx.T(k.short)
	}
	u.Label(name, title, words)
	dots := text.CutRight(27)
	for i := range rapid.MaxOfType {
		x, y := dots.X+8+13*float64(i), dots.Centre().Y
		if i < int(d.Systems[system]) {
			p.Disc(draw.Ink, x, y, 4.4)
		}
		p.Ring(draw.Ink2, 1.4, x, y, 4.4)
	}
	dice := "1" + k.letters
	if k.weapon {
		dice = ctx.T(weapon, k.letters)
	}
	u.Label(text, dice, ui.Text{Size: 12.5, Faint: true})
	p.Keycap(k.key.String(), r.Right()-7-p.KeycapWidth(k.key.String()), r.Y+7, false)
	if res.Focused && u.RingShown() {
		p.FocusRing(r.X, r.Y, r.W, r.H, 9)
	}
	u.Tip(id, r, ui.Plain(ctx.T(k.name+".tip")))
}

// shelfHigh is how many studs of height a robot with one system of a type takes, and
// shelfShift by how much it is moved down to be in the middle of them.
var (
	shelfHigh  = [rapid.NumSystems]float64{6.4, 6.4, 6.2, 6.4, 6.6, 7.8}
	shelfShift = [rapid.NumSystems]float64{0.4, -0.5, -0.2, 1.0, 1.1, 1.7}
)

// looks are the looks of the type in front.
func (s *Scene) looks(ctx *scenes.Context, r ui.Rect) {
	u, p := ctx.UI, ctx.Pen
	n := s.system.NumLooks()
	var worn uint8
	if s.desk.Now.len() > 0 {
		worn = s.desk.Now.design(s.at).Looks[s.system]
	}
	for i := range n {
		cell := r.CutLeft(71)
		r.CutLeft(5.3)
		id := fmt.Sprintf("look/%d", i)
		res := u.Area(id, cell, ui.Focus)
		if res.Clicked && int(worn) != i && s.desk.Now.len() > 0 {
			s.change(func(w *work) { w.design(s.at).Looks[s.system] = uint8(i) })
		}
		ground, line := draw.Hex(0xF4EFE3), draw.Hex(0xD3CAB6)
		text := ui.Text{Size: 12, Align: ui.Centre}
		if int(worn) == i {
			ground, line, text.Bold = draw.CurrentRow, draw.GoldEdge, true
		} else if res.Hover {
			ground = draw.CurrentRow.Mix(ground, 0.5)
		}
		p.RoundRect(ground, cell.X, cell.Y, cell.W, cell.H, 8)
		p.StrokeRoundRect(line, 1, cell.X+.5, cell.Y+.5, cell.W-1, cell.H-1, 7.5)
		below := cell
		below = below.CutBottom(20)
		p.Save()
		p.Translate(cell.Centre().X, (cell.Y+below.Y)/2+1)
		p.Scale(min(9, (below.Y-cell.Y)/5.4))
		p.Part(draw.Part(s.system), uint8(i))
		p.Restore()
		u.Label(below, ctx.T(lookName(s.system, uint8(i))), text)
		if res.Focused && u.RingShown() {
			p.FocusRing(cell.X, cell.Y, cell.W, cell.H, 8)
		}
	}
}
