package hexgarage

import (
	"fmt"
	"strconv"

	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/bench"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/hexroster"
	"rulerfire/scenes/ui"
)

// squadCard is the list of the squad's units, with what it costs.
func (s *Scene) squadCard(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	u.Card(r)
	in := r.InsetXY(bench.Pad, 0)
	head := in.CutTop(36)
	words := ctx.T("hexgarage.squad")
	if s.desk.Now.alone {
		words = ctx.T("hexgarage.unit")
	}
	u.Label(head.CutLeft(64), words, ui.Text{Size: 15, Bold: true})
	if !s.desk.Now.alone {
		battle := ctx.Count("hexgarage.size", s.host.players, ctx.T("hexgarage.size."+s.host.size.String()))
		wide := min(head.W, u.Width(battle, ui.Text{Size: 12.5, Medium: true})+26)
		if u.Button("squad/size", head.CutRight(wide).Centred(wide, 25), battle, ui.ButtonLook{Size: 12.5, Tip: ctx.T("hexgarage.size.tip")}) {
			s.panel = sizePanel
		}
		s.costMeter(ctx, in.CutTop(30))
		in.CutBottom(10)
		s.squadTools(ctx, in.CutBottom(28))
	}
	in.CutBottom(6)
	list := ui.Rect{X: r.X + 6, Y: in.Y, W: r.W - 12, H: in.H}
	if !s.any() {
		u.Paragraph(in, ui.Plain(ctx.T("hexgarage.squad.none")), ui.Text{Size: 13, Faint: true})
		return
	}
	cursor := s.at
	taken, ok := u.Rows("squad/list", list, 51, s.desk.Now.len(), s.at, func(i int, row ui.Rect, at ui.Row) {
		if at.Cursor {
			cursor = i
		}
		s.unitRow(ctx, i, row, at)
	})
	switch {
	case ok:
		s.at = taken
	case cursor != s.at && u.RingShown() && u.Focused() == "squad/list":
		s.at = cursor
	}
	if u.Focused() == "squad/list" && u.Key(ui.KeyDelete) {
		s.removeUnit()
	}
}

// costMeter shows how much of the size's cost and units are used.
func (s *Scene) costMeter(ctx *scenes.Context, r ui.Rect) {
	u, p := ctx.UI, ctx.Pen
	limits, cost := s.host.size.Limits(), s.desk.Now.squad.Cost(s.catalogue())
	bar := r.CutBottom(9)
	bar.H = 7
	ink := draw.Ink
	if cost > limits.Cost {
		ink = draw.Bad
	}
	u.Label(r, ctx.T("hexgarage.cost.of", cost, limits.Cost), ui.Text{Size: 13, Bold: true, Color: ink})
	ink = draw.Ink2
	if s.desk.Now.len() > limits.Units {
		ink = draw.Bad
	}
	u.Label(r, ctx.Count("hexgarage.units.of", s.desk.Now.len(), limits.Units), ui.Text{Size: 12.5, Color: ink, Align: ui.Right})
	p.RoundRect(draw.Hex(0xEAE4D6), bar.X, bar.Y, bar.W, bar.H, 3.5)
	// Each unit is a part of the bar, the one on the bench the darkest.
	full := max(float64(limits.Cost), float64(cost))
	x := bar.X
	for i := range s.desk.Now.squad.Units {
		c := draw.Navy.Lit(0.45)
		if cost > limits.Cost {
			c = draw.Bad.Lit(0.45)
		}
		if i == s.at {
			c = c.Dim(0.45)
		}
		w := bar.W * float64(s.catalogue().Cost(s.desk.Now.unit(i))) / full
		p.RoundRect(c, x, bar.Y, max(2, w-1), bar.H, 3)
		x += w
	}
}

// squadTools are the buttons below the list.
func (s *Scene) squadTools(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	small := func(id string, icon draw.Icon, off bool) bool {
		b := r.CutRight(28)
		r.CutRight(4)
		return u.Button("squad/"+id, b, "", ui.ButtonLook{Icon: icon, Size: 12, Off: off, Tip: ctx.T("hexgarage.unit." + id + ".tip")})
	}
	none := !s.any()
	if small("remove", draw.IconTrash, none) {
		s.removeUnit()
	}
	if small("down", draw.IconDown, none || s.at >= s.desk.Now.len()-1) {
		s.change(func(w *work) { s.at = w.move(s.at, 1) })
	}
	if small("up", draw.IconUp, none || s.at == 0) {
		s.change(func(w *work) { s.at = w.move(s.at, -1) })
	}
	r.CutRight(2)
	halves := r.Columns(2, 4)
	add := ui.ButtonLook{Size: 12.5, Key: ui.KeyPlus, Off: s.desk.Now.full(), Tip: ctx.T("hexgarage.unit.add.tip")}
	if keyed(u, "squad/add", halves[0], ctx.T("hexgarage.unit.add"), add) {
		s.panel = unitsPanel
	}
	copies := ui.ButtonLook{Size: 12.5, Key: 'K', Off: none || s.desk.Now.full(), Tip: ctx.T("hexgarage.unit.copy.tip")}
	if keyed(u, "squad/copy", halves[1], ctx.T("hexgarage.unit.copy"), copies) {
		s.change(func(w *work) { s.at = w.copy(s.at) })
	}
}

// keyed is a button with a key, which it shows if there is room beside its label.
func keyed(u *ui.UI, id string, r ui.Rect, label string, look ui.ButtonLook) (pressed bool) {
	const room = 36 // for edges and the key
	key := look.Key
	if u.Width(label, ui.Text{Size: look.Size, Medium: true}) > r.W-room {
		look.Key = ui.KeyNone
		pressed = !look.Off && u.Key(key)
	}
	return u.Button(id, r, label, look) || pressed
}

func (s *Scene) addUnit(d hexwar.UnitDesign) {
	s.change(func(w *work) { s.at = w.add(d) })
}

func (s *Scene) removeUnit() {
	if s.any() && !s.desk.Now.alone {
		s.change(func(w *work) { s.at = w.remove(s.at) })
	}
}

// unitRow is a unit of the list.
func (s *Scene) unitRow(ctx *scenes.Context, i int, r ui.Rect, at ui.Row) {
	u, d := ctx.UI, s.desk.Now.unit(i)
	switch {
	case i == s.at:
		ctx.Pen.CurrentRow(r.X, r.Y, r.W, r.H-1)
	case at.Hover:
		ctx.Pen.RoundRect(draw.Paper2, r.X, r.Y, r.W, r.H-1, 6)
	}
	if i != s.at && i != s.at-1 {
		ctx.Pen.Hairline(r.X+8, r.Bottom()-1, r.W-16)
	}
	if at.Cursor {
		ctx.Pen.FocusRing(r.X+4, r.Y+4, r.W-8, r.H-9, 4)
	}
	in := r.InsetXY(4, 1)
	hexroster.Paint(ctx.Pen, in.CutLeft(48), hexroster.Unit(s.catalogue(), d, s.livery()))
	in.CutLeft(6)
	in.CutRight(6)
	top := ui.Rect{X: in.X, Y: in.Y + 5, W: in.W, H: 20}
	if !s.desk.Now.alone {
		u.Label(top.CutLeft(14), strconv.Itoa(i+1), ui.Text{Size: 13, Bold: true, Faint: true})
	}
	u.Label(top.CutRight(34), strconv.Itoa(s.catalogue().Cost(d)), ui.Text{Size: 13, Bold: true, Align: ui.Right})
	u.Name(fmt.Sprintf("squad/name/%d", i), top, unitName(ctx, d), ui.Text{Size: 13.5, Bold: true})
	u.Label(ui.Rect{X: in.X, Y: in.Y + 25, W: in.W, H: 18}, hexroster.Kind(ctx, s.catalogue(), d), ui.Text{Size: 12, Faint: true})
}

// unitName is what a unit is called, by its owner or else by the game.
func unitName(ctx *scenes.Context, d *hexwar.UnitDesign) string {
	if d.Name == "" {
		return ctx.T("hexgarage.unit.unnamed")
	}
	return d.Name
}

// showSize lets the player say for which engagement the squad is made.
func (s *Scene) showSize(ctx *scenes.Context) {
	u, h := ctx.UI, s.host
	closed := u.Modal("size", ctx.T("hexgarage.size.title"), 520, 210, func(r ui.Rect) {
		foot := r.CutBottom(36)
		row := func(label string) ui.Rect {
			line := r.CutTop(42)
			line.H = 32
			u.Label(line.CutLeft(110), label, ui.Text{Size: 13.5})
			return line
		}
		var sizes []string
		for size := hexwar.Scouting; size < hexwar.NumSizes; size++ {
			sizes = append(sizes, ctx.T("hexgarage.size."+size.String()))
		}
		if at, changed := u.Segments("size/size", row(ctx.T("hexgarage.size.size")), sizes, int(h.size)); changed {
			h.size = hexwar.Size(at)
		}
		if at, changed := u.Segments("size/players", row(ctx.T("hexgarage.size.players")), []string{"1", "2", "3"}, h.players-1); changed {
			h.players = at + 1
		}
		limits := h.size.Limits()
		u.Label(r, ctx.T("hexgarage.size.limits", limits.Cost, limits.Units), ui.Text{Size: 12.5, Faint: true})
		s.closeButton(ctx, "size/close", &foot)
	})
	if closed {
		s.close()
	}
}
