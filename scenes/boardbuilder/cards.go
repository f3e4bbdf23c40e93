package boardbuilder

import (
	"strconv"

	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/hexroster"
	"rulerfire/scenes/ui"
)

// tools are what a click on the board can do, in the order of their buttons.
var tools = [...]struct {
	id   string
	key  ui.Key
	tool tool
}{
	{"paint", 'P', painting}, {"fill", 'F', filling}, {"pick", 'I', picking},
	{"raise", 'R', raising}, {"lower", 'L', lowering}, {"build", 'S', building},
	{"remove", 'X', removing}, {"mark", 'K', marking}, {"zone", 'O', zoning},
}

// mostRadius is how many hexes the largest brush reaches from its middle.
const mostRadius = 2

// toolCard is what a click does: the tools, the size of the brush, and whether both
// halves are painted at once.
func (s *Scene) toolCard(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	u.Card(r)
	r = r.InsetXY(10, 9)
	const columns = 3
	high, step := 30.0, 35.5
	if r.H < 130 {
		high, step = 27, 30.5
	}
	for i := 0; i < len(tools); i += columns {
		row := r.CutTop(step)
		row.H = high
		for k, cell := range row.Columns(columns, 5) {
			t := tools[i+k]
			look := ui.ButtonLook{Key: t.key, Size: 12.5, On: s.tool == t.tool, Tip: ctx.T("boards." + t.id + ".tip")}
			if u.Button("boards/"+t.id, cell, ctx.T("boards."+t.id), look) {
				s.tool = t.tool
				u.SetFocus("boards/board")
			}
		}
	}
	row := r.CutTop(step)
	row.H = high
	s.brushSize(ctx, row.CutRight(134))
	if now, changed := u.Toggle("boards/twin", row, ctx.T("boards.twin"), s.twin); changed {
		s.twin = now
	}
	u.Tip("boards/twin", row, ctx.Runs("boards.twin.tip"))
	if u.Key('M') {
		s.twin = !s.twin
	}
}

// brushSize is how many hexes the brush covers at once.
func (s *Scene) brushSize(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	label, look := ctx.T("boards.radius"), ui.Text{Size: 12.5}
	r.CutLeft(6)
	u.Explain("boards/radius.tip", r, ctx.Runs("boards.radius.tip"))
	u.Label(r.CutLeft(u.Width(label, look)+8), label, look)
	labels := make([]string, mostRadius+1)
	for n := range labels {
		labels[n] = strconv.Itoa(1 + 3*n*(n+1))
	}
	if now, changed := u.Segments("boards/radius", r, labels, s.radius); changed {
		s.radius = now
	}
	if u.Key('B') {
		s.radius = (s.radius + 1) % len(labels)
	}
}

// colourCard is the colours of hexes, with what they do.
func (s *Scene) colourCard(ctx *scenes.Context, r ui.Rect) {
	u, p := ctx.UI, ctx.Pen
	u.Card(r)
	r = r.InsetXY(6, 7)
	wide := r.H > 150
	rows := r.Rows(int(hexwar.NumColours+1)/2, 3)
	for c := range hexwar.NumColours {
		cell := rows[c/2].Columns(2, 3)[c%2]
		n := strconv.Itoa(int(c))
		id := "boards/colour/" + n
		res := u.Area(id, cell, ui.Focus)
		key := ui.Key('1' + rune(c))
		if res.Clicked || u.Key(key) {
			s.colour = c
			if s.tool != filling {
				s.tool = painting
			}
			if !res.ByKey {
				u.SetFocus("boards/board")
			}
		}
		name := ctx.T("boards.colour." + n)
		u.Tip(id, cell, ctx.Runs("boards.colour.tip", name, key.String(), ctx.T("hex.effect."+n)))
		text := cell
		text.CutLeft(36)
		switch {
		case wide:
			text = text.InsetXY(0, 3)
			u.Label(text.CutTop(text.H/2+1), name, ui.Text{Size: 13, Bold: true})
			u.Label(text, ctx.T("boards.colour.what."+n), ui.Text{Size: 12, Faint: true})
		default:
			u.Label(text, name, ui.Text{Size: 13, Bold: true})
		}
		if p == nil {
			continue
		}
		switch {
		case s.colour == c:
			p.RoundRect(draw.Gold.Fade(.22), cell.X, cell.Y, cell.W, cell.H, 7)
			p.StrokeRoundRect(draw.Gold, 1.4, cell.X+.7, cell.Y+.7, cell.W-1.4, cell.H-1.4, 6.5)
		case res.Hover:
			p.StrokeRoundRect(draw.Hairline, 1.2, cell.X+.6, cell.Y+.6, cell.W-1.2, cell.H-1.2, 6.5)
		}
		p.HexSwatch(hexroster.Ground(c), cell.X+19, cell.Centre().Y, min(13.5, cell.H*.48))
		if res.Focused && u.RingShown() {
			p.FocusRing(cell.X+1, cell.Y+1, cell.W-2, cell.H-2, 6)
		}
	}
}

// thingCard is about the thing that is put on the board by the tool.
func (s *Scene) thingCard(ctx *scenes.Context, r ui.Rect) {
	switch s.tool {
	case marking:
		s.markerCard(ctx, r)
	case zoning:
		s.zoneCard(ctx, r)
	default:
		s.structureCard(ctx, r)
	}
}

// structureCard is about the structure that is chosen, or the next one.
func (s *Scene) structureCard(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	u.Card(r)
	r = r.InsetXY(12, 8)
	b, i := s.board(), s.structure()
	head := r.CutTop(22)
	title, cells, level := ctx.T("boards.structure.next"), 1, s.floors
	if i >= 0 {
		title, cells, level = ctx.T("boards.structure", i+1), len(b.Structures[i].Cells), b.Structures[i].Level
	}
	u.Label(head, title, ui.Text{Size: 14.5, Bold: true})
	withstands := ctx.T("boards.withstands", hexwar.StructureDefence(int(level), cells), ctx.Count("boards.hexes", cells))
	u.Label(head, withstands, ui.Text{Size: 12.5, Faint: true, Align: ui.Right})
	r.CutTop(4)
	row := r.CutTop(28)
	u.Label(row.CutLeft(74), ctx.T("boards.elevation"), ui.Text{Size: 12.5})
	levels := make([]string, hexwar.MaxLevel+1)
	for n := range levels {
		levels[n] = draw.Signed(n)
	}
	now, changed := u.Segments("boards/level", row, levels, int(level))
	switch {
	case u.Key(ui.KeyPageUp):
		now, changed = min(now+1, hexwar.MaxLevel), true
	case u.Key(ui.KeyPageDown):
		now, changed = max(now-1, 0), true
	}
	if changed {
		s.floors = int8(now)
		if i >= 0 {
			s.change(func(e edit) { e.alter(i, int8(now)) })
		}
	}
	r.CutTop(6)
	row = r.CutTop(28)
	if i < 0 {
		u.Paragraph(row, ctx.Runs("boards.structure.how"), ui.Text{Size: 12, Faint: true})
		return
	}
	if u.Button("boards/raze", row.CutRight(116), ctx.T("boards.raze"), ui.ButtonLook{KeyText: ui.KeyDelete.String(), Size: 12.5, Tip: ctx.T("boards.raze.tip")}) {
		s.change(func(e edit) { e.raze(i) })
		return
	}
	row.CutRight(8)
	u.Explain("boards/number.tip", row, ctx.Runs("boards.number.tip"))
	if to, changed := u.Stepper("boards/number", row, i+1, 1, len(b.Structures), ctx.T("boards.number", i+1)); changed {
		s.change(func(e edit) { e.renumber(i, to-1) })
	}
}

// hereCard says what the hex is that is pointed at.
func (s *Scene) hereCard(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	u.Card(r)
	r = r.InsetXY(12, 9)
	how, look := ctx.Runs("boards.how"), ui.Text{Size: 12.5, Faint: true}
	high := u.ParagraphHeight(r.W, how, look)
	if roomy := r.H > high+70; roomy || !s.pointer.shown {
		u.Paragraph(r.CutBottom(pick(roomy, high, r.H)), how, look)
	}
	if !s.pointer.shown {
		return
	}
	b, c := s.board(), s.pointer.cell
	tile := b.Tile(c)
	n := strconv.Itoa(int(tile.Colour))
	words := ctx.Runs("boards.here.hex", ctx.T("boards.colour."+n), ctx.T("hex.colour."+n), c.Col, c.Row, draw.Signed(int(tile.Level)), ctx.T("hex.effect."+n))
	if i := structureAt(b, c); i >= 0 {
		built := &b.Structures[i]
		words = ctx.Runs("boards.here.structure", i+1, c.Col, c.Row, draw.Signed(int(built.Level)), built.Defence(), ctx.Count("boards.hexes", len(built.Cells)))
	}
	u.Paragraph(r, words, ui.Text{Size: 12.5})
}
