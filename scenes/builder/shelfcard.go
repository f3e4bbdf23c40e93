package builder

import (
	"fmt"
	"math"

	"rulerfire/assets/terrain"
	"rulerfire/rules/field"
	"rulerfire/scenes"
	"rulerfire/scenes/bench"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// brickSizes are the single bricks on the shelf, by their sides in studs.
var brickSizes = [...][2]uint8{
	{1, 1}, {2, 1}, {3, 1}, {4, 1}, {6, 1}, {8, 1},
	{2, 2}, {3, 2}, {4, 2}, {6, 2}, {8, 2},
}

// brick is a single brick in the colour that is chosen.
func (s *Scene) brick(size [2]uint8) terrain.Piece {
	return terrain.Piece{{W: size[0], L: size[1], Layer: 1, Colour: field.Colour(max(0, s.colour))}}
}

// header is the top line: which table it is, and what can be done with all of it.
func (s *Scene) header(ctx *scenes.Context, r ui.Rect) {
	h := bench.NewHeader(ctx, r, "builder")
	if h.Button("done", 90, ui.ButtonLook{KeyText: ui.KeyEscape.String()}) {
		s.leave(ctx)
	}
	if h.Button("share", 74, ui.ButtonLook{}) {
		s.give(ctx)
	}
	if h.Button("plan", 104, ui.ButtonLook{Key: 'G', Tip: ctx.T("builder.plan.tip")}) {
		s.openPlan()
	}
	if h.Button("redo", 80, ui.ButtonLook{Key: 'Y', Off: !s.desk.CanRedo()}) {
		s.redo()
	}
	if h.Button("undo", 82, ui.ButtonLook{Key: 'Z', Off: !s.desk.CanUndo()}) {
		s.undo()
	}
	h.Room.CutRight(6)
	name := s.now.Name
	if name == "" {
		name = s.desk.Entry().Name
	}
	h.Named(name, s.desk.Notice)
}

// keyed is a small button with a key, whose cap is shown where there is room for it.
// Its label and its tooltip are texts of its name.
func keyed(ctx *scenes.Context, name string, r ui.Rect, look ui.ButtonLook) bool {
	u, label := ctx.UI, ctx.T("builder."+name)
	look.Size, look.Tip = 12.5, ctx.T("builder."+name+".tip")
	pressed := false
	const capRoom = 56
	if u.Width(label, ui.Text{Size: look.Size, Medium: true})+capRoom > r.W {
		look.Tip += " (" + look.Key.String() + ")"
		pressed = !look.Off && u.Key(look.Key)
		look.Key = 0
	}
	return u.Button("builder/"+name, r, label, look) || pressed
}

// toolCard is what a click does, and how.
func (s *Scene) toolCard(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	u.Card(r)
	r = r.InsetXY(10, 9)
	rows := r.CutTop(61).Rows(2, 5)
	tools := append(rows[0].Columns(2, 5), rows[1].Columns(2, 5)...)
	for i, t := range [...]struct {
		id   string
		key  ui.Key
		tool tool
	}{{"select", 'S', selecting}, {"remove", 'X', removing}, {"paint", 'P', painting}, {"print", 'O', printing}} {
		on := s.tool == t.tool && !s.hand.full()
		if keyed(ctx, t.id, tools[i], ui.ButtonLook{Key: t.key, On: on}) {
			s.letGo()
			s.pointer.drop()
			s.tool = t.tool
		}
	}
	r.CutTop(6)
	first := r.CutTop(28)
	r.CutTop(4)
	second := r.CutTop(30)
	if s.tool == printing && !s.hand.full() {
		s.printerRows(ctx, first, second)
		return
	}
	s.singleRow(ctx, first)
	s.levelRow(ctx, second)
}

// singleRow chooses whether a click means one brick.
func (s *Scene) singleRow(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	s.single, _ = u.Toggle("builder/single", r, ctx.T("builder.single"), s.single)
	if u.Key('B') {
		s.single = !s.single
	}
}

// levelRow chooses the layer that things are put on.
func (s *Scene) levelRow(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	level := ctx.T("builder.level.rest")
	if s.hand.level > 0 {
		level = ctx.T("builder.level", s.hand.level)
	}
	label := r.CutLeft(78)
	u.Label(label, ctx.T("builder.level.label"), ui.Text{Size: 12.5})
	u.Explain("builder/level.tip", label, ctx.Runs("builder.level.tip"))
	now, changed := u.Stepper("builder/level", r, s.hand.level, 0, mostLevel, level)
	switch {
	case u.Key(ui.KeyPageUp):
		now, changed = min(mostLevel, now+1), true
	case u.Key(ui.KeyPageDown):
		now, changed = max(0, now-1), true
	}
	if changed {
		s.hand.level, s.hand.fresh = now, false
	}
}

// mostLevel is the highest layer that can be asked for; to build higher, let things
// sink onto what is there.
const mostLevel = 20

// shelfCard is everything that tables are built of.
func (s *Scene) shelfCard(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	u.Card(r)
	r = r.InsetXY(10, 9)
	names := []string{ctx.T("builder.sort.bricks")}
	for _, shelf := range s.shelves {
		names = append(names, ctx.T("builder.sort."+shelf.Name))
	}
	s.sorts(ctx, &r, names)
	r.CutTop(7)
	s.goods(ctx, r)
}

// sorts lets the player choose among the shelves: by buttons or, where there is little
// room, from a list.
func (s *Scene) sorts(ctx *scenes.Context, r *ui.Rect, names []string) {
	u := ctx.UI
	const across, high, gap, roomy = 4, 25, 3, 300
	if r.H < roomy || r.W < 230 {
		options := make([]ui.Option, len(names))
		for i, name := range names {
			options[i] = ui.Option{Label: name}
		}
		s.sort, _ = u.Choice("sort", r.CutTop(30), options, s.sort, "")
		return
	}
	rows := (len(names) + across - 1) / across
	for i, row := range r.CutTop(float64(rows)*(high+gap)).Rows(rows, gap) {
		for k, cell := range row.Columns(across, gap) {
			n := i*across + k
			if n < len(names) && u.Button(fmt.Sprintf("sort/%d", n), cell, names[n], ui.ButtonLook{Size: 12, On: s.sort == n}) {
				s.sort = n
			}
		}
	}
}

// good is a thing on the shelf in front.
type good struct {
	id, name string
	piece    terrain.Piece
}

func (s *Scene) goodsOf(ctx *scenes.Context) (list []good) {
	if s.sort == 0 {
		for _, size := range brickSizes {
			name := fmt.Sprintf("%d × %d", size[1], size[0])
			list = append(list, good{fmt.Sprintf("shelf/%dx%d", size[1], size[0]), name, s.brick(size)})
		}
		return list
	}
	for _, p := range s.shelves[s.sort-1].Patterns {
		piece := p.Piece
		if s.colour >= 0 {
			piece = coloured(piece, field.Colour(s.colour))
		}
		list = append(list, good{"shelf/" + p.Name, ctx.T("builder.piece." + p.Name), piece})
	}
	return list
}

// goods shows the shelf in front; a click takes something into the hand.
func (s *Scene) goods(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	list := s.goodsOf(ctx)
	columns, high := 2, 84.0
	if s.sort == 0 {
		columns, high = 3, 60
	}
	rows := (len(list) + columns - 1) / columns
	u.ScrollArea("builder/goods", r, float64(rows)*(high+5), false, func(in ui.Rect) {
		for y := range rows {
			row := in.CutTop(high)
			in.CutTop(5)
			for x, cell := range row.Columns(columns, 5) {
				if i := y*columns + x; i < len(list) {
					s.goodCell(ctx, cell, list[i])
				}
			}
		}
	})
}

func (s *Scene) goodCell(ctx *scenes.Context, r ui.Rect, g good) {
	u, p := ctx.UI, ctx.Pen
	if u.Button(g.id, r, "", ui.ButtonLook{Tip: ctx.T("builder.good.tip", g.name)}) {
		s.fromShelf(g.piece)
		u.SetFocus("builder/table")
	}
	if in := u.Input(); in.Left.Pressed && s.panel == noPanel && in.Pointer.In(r) && !s.hand.full() {
		s.carried = &g
	}
	name := r.CutBottom(19)
	u.Label(name, g.name, ui.Text{Size: 12, Align: ui.Centre})
	if p == nil {
		return
	}
	pic := r.InsetXY(5, 4)
	w, l := g.piece.Size()
	k := math.Min(10, math.Min(pic.W/float64(w), pic.H/float64(l)))
	c := pic.Centre()
	p.Save()
	p.Translate(c.X-k*float64(w)/2, c.Y-k*float64(l)/2)
	p.Scale(k)
	paintPiece(p, g.piece)
	p.Restore()
}

// colourCard is the colours of terrain, or those of the ground while it is printed.
func (s *Scene) colourCard(ctx *scenes.Context, r ui.Rect) {
	ctx.UI.Card(r)
	r = r.InsetXY(10, 9)
	if s.tool == printing && !s.hand.full() {
		s.inks(ctx, r)
		return
	}
	s.palette(ctx, r, len(field.Colours), s.colour, func(n int) swatch {
		if n < 0 {
			return swatch{"colour/mixed", ctx.T("builder.colour.mixed"), mixed}
		}
		name := field.Colours[n]
		return swatch{"colour/" + name, ctx.T("builder.colour." + name), func(p *draw.Pen, r ui.Rect) {
			p.RoundRect(draw.Terrain(field.Colour(n)), r.X, r.Y, r.W, r.H, 4)
		}}
	}, s.paint)
}

// A swatch is a colour to choose.
type swatch struct {
	id, tip string
	paint   func(p *draw.Pen, r ui.Rect)
}

// palette shows so many colours, and before them the one with the number −1; take is
// told which is chosen.
func (s *Scene) palette(ctx *scenes.Context, r ui.Rect, many, chosen int, colour func(n int) swatch, take func(n int)) {
	u, p := ctx.UI, ctx.Pen
	const across = 7
	n := -1
	for _, row := range r.Rows(2, 5) {
		for _, cell := range row.Columns(across, 5) {
			if n >= many {
				return
			}
			c := colour(n)
			if u.Button(c.id, cell, "", ui.ButtonLook{Tip: c.tip}) {
				take(n)
			}
			if p != nil {
				c.paint(p, cell.Inset(4))
				if n == chosen {
					p.StrokeRoundRect(draw.Ink, 3, cell.X+1.5, cell.Y+1.5, cell.W-3, cell.H-3, 6)
					p.StrokeRoundRect(draw.Gold, 1.6, cell.X+1.5, cell.Y+1.5, cell.W-3, cell.H-3, 6)
				}
			}
			n++
		}
	}
}

// mixed draws a bit of several colours, for a piece as it is.
func mixed(p *draw.Pen, r ui.Rect) {
	for i, c := range [...]field.Colour{terrain.Stone, terrain.Clay, terrain.Leaf, terrain.Sand} {
		p.Rect(draw.Terrain(c), r.X+float64(i%2)*r.W/2, r.Y+float64(i/2)*r.H/2, r.W/2, r.H/2)
	}
}
