package boardbuilder

import (
	"strconv"

	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/hexroster"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// A pointer is the hex that is pointed at, by the mouse or by the keyboard, and the
// stroke that goes on from there.
type pointer struct {
	cell    hex.Cell
	shown   bool // somebody points at the board now
	pressed bool
	last    hex.Cell // where the stroke has come to
	done    hex.Set  // what it has raised or lowered already
}

// keepOn keeps the pointer on a board.
func (p *pointer) keepOn(g hex.Grid) {
	p.cell.Col = max(0, min(p.cell.Col, g.Cols-1))
	p.cell.Row = max(0, min(p.cell.Row, g.Height(p.cell.Col)-1))
}

// A lead shows hexes to the player for a while.
type lead struct {
	cells hex.Set
	until int // tick
	bring bool
}

// leadTicks is how long a lead lasts: three seconds.
const leadTicks = 180

// show leads the player to some hexes.
func (s *Scene) show(ctx *scenes.Context, cells hex.Set) {
	if cells.Count() == 0 {
		return
	}
	s.lead = lead{cells, ctx.Tick + leadTicks, true}
	for i := hex.Cells - 1; i >= 0; i-- {
		if c := hex.At(i); cells.Has(c) {
			s.pointer.cell = c
		}
	}
	s.pointer.keepOn(s.board().Grid)
}

func middle(c hex.Cell) draw.Vec { return draw.CellCentre(hexroster.Cell(c)) }

// canvas shows the board with all that is marked on it, and takes what is done there.
func (s *Scene) canvas(ctx *scenes.Context, r ui.Rect) {
	u, p := ctx.UI, ctx.Pen
	res := u.Area("boards/board", r, ui.Focus|ui.KeepKeys)
	s.view.Control(ctx, r, res.Hover)
	lens := s.view.Lens(r, ctx.Scale)
	s.touch(ctx, res, lens)
	byKeys := res.Focused && u.RingShown()
	if byKeys {
		s.steer(ctx, r)
		s.pointer.shown = true
	}
	if s.lead.bring {
		s.lead.bring = false
		s.view.Show(r, middle(s.pointer.cell))
	}
	s.look()
	if p == nil {
		return
	}
	p.Save()
	p.Clip(r.X, r.Y, r.W, r.H)
	p.Translate(lens.Corner.X, lens.Corner.Y)
	p.Scale(lens.Scale)
	s.picture.Draw(p, stage.Pixels(r, ctx.Scale), ctx.Scale, s.view.Settled())
	var mission *hexwar.Mission
	if s.mission >= 0 {
		mission = &s.host.stock.Missions[s.mission]
	}
	hexroster.PaintPlan(p, mission, s.board())
	s.drawFaults(p)
	s.drawChosen(p)
	if s.heights {
		s.picture.HeightNumbers(p, nil)
	}
	s.numberStructures(p)
	s.drawLead(ctx, p)
	s.drawPointer(p)
	p.Restore()
	if byKeys {
		p.FocusRing(r.X+4, r.Y+6, r.W-8, r.H-12, 6)
	}
	switch stage.Tools(ctx, r,
		stage.Tool{ID: "hex.fit", Key: '0', Icon: draw.IconFit},
		stage.Tool{ID: "hex.heights", Key: 'H', Icon: draw.IconHeights, On: s.heights},
	) {
	case "hex.fit":
		if s.view.ZoomedIn(r) {
			s.view.Whole()
		} else {
			s.view.Fill(r)
		}
	case "hex.heights":
		s.heights = !s.heights
	}
	s.view.Overview(ctx, r, func(p *draw.Pen, w float64) { s.picture.Overview(p, 0, 0, w) })
}

// touch takes what the mouse does on the board.
func (s *Scene) touch(ctx *scenes.Context, res ui.Response, lens stage.Lens) {
	in, p, g := ctx.UI.Input(), &s.pointer, s.board().Grid
	at := draw.CellAt(lens.Studs(in.Pointer))
	over := at.Col >= 0 && at.Row >= 0 && at.Col < int(g.Cols) && at.Row < int(g.Height(int8(at.Col)))
	p.shown = over && (res.Hover || p.pressed)
	if p.shown {
		p.cell = hex.Cell{Col: int8(at.Col), Row: int8(at.Row)}
	}
	switch {
	case res.Pressed && over:
		p.pressed = true
		s.press(p.cell, in.Shift)
	case p.pressed && in.Left.Down && p.shown:
		s.drag(p.cell)
	case !in.Left.Down:
		p.pressed = false
	}
}

// press begins a stroke on a hex. join says that a structure is to be made larger.
func (s *Scene) press(c hex.Cell, join bool) {
	p := &s.pointer
	s.strokes++
	p.last, p.done = c, hex.Set{}
	switch s.tool {
	case filling:
		s.stroke(func(e edit) { e.paint(patch(e.Board, c), s.colour) })
	case picking:
		s.take(c)
	case building:
		s.found(c, join)
	case marking:
		if !s.try(func(e edit) bool { return e.mark(c) }) {
			s.notice = "boards.cannot.markers"
		}
	default:
		s.goOver(c)
	}
}

// drag goes on with a stroke up to a hex, over all that lie between.
func (s *Scene) drag(c hex.Cell) {
	p := &s.pointer
	from := p.last
	for n := 1; n <= hex.Distance(from, c); n++ {
		s.goOver(hex.Along(from, c, n))
	}
	p.last = c
}

// goOver does to a hex what the stroke does.
func (s *Scene) goOver(c hex.Cell) {
	g := s.board().Grid
	if !g.Has(c) {
		return
	}
	brush := g.Within(c, s.radius)
	switch s.tool {
	case painting:
		s.stroke(func(e edit) { e.paint(brush, s.colour) })
	case raising, lowering:
		s.heave(brush)
	case building:
		s.widen(c)
	case removing:
		s.stroke(func(e edit) {
			brush.Each(e.remove)
			e.unmark(e.both(brush))
		})
	case zoning:
		s.stroke(func(e edit) { e.zone(brush, s.side) })
	}
}

// heave raises or lowers hexes, each once in a stroke.
func (s *Scene) heave(brush hex.Set) {
	s.pointer.done.Each(brush.Remove)
	by := int8(1)
	if s.tool == lowering {
		by = -1
	}
	s.stroke(func(e edit) {
		e.raise(brush, by)
		s.pointer.done = s.pointer.done.Union(e.both(brush))
	})
}

// take picks up the colour of a hex, or how high the structure on it is.
func (s *Scene) take(c hex.Cell) {
	if i := structureAt(s.board(), c); i >= 0 {
		s.floors, s.tool = s.board().Structures[i].Level, building
		return
	}
	s.colour, s.tool = s.board().Tile(c).Colour, painting
}

// found begins a structure on a hex, or makes the chosen one larger; one that stands
// there is chosen.
func (s *Scene) found(c hex.Cell, join bool) {
	switch {
	case structureAt(s.board(), c) >= 0:
		s.chosen = &c
		s.floors = s.board().Structures[structureAt(s.board(), c)].Level
	case join && s.chosen != nil:
		s.widen(c)
	default:
		if !s.try(func(e edit) bool { return e.build(c, s.floors) }) {
			s.notice = "boards.cannot.many"
			return
		}
		s.chosen = &c
	}
}

// widen makes the chosen structure a hex larger.
func (s *Scene) widen(c hex.Cell) {
	i := s.structure()
	if i < 0 || structureAt(s.board(), c) >= 0 {
		return
	}
	if !s.try(func(e edit) bool { return e.extend(i, c) }) {
		s.notice = "boards.cannot.large"
	}
}

// structure is the chosen structure, or -1.
func (s *Scene) structure() int {
	if s.chosen == nil {
		return -1
	}
	return structureAt(s.board(), *s.chosen)
}

// steer takes the keys that work on the board while it has the keyboard. With Shift
// the arrows go on with the stroke.
func (s *Scene) steer(ctx *scenes.Context, area ui.Rect) {
	u := ctx.UI
	in, p := u.Input(), &s.pointer
	for _, k := range arrows {
		if !u.Key(k.key) {
			continue
		}
		if in.Shift && p.last != p.cell {
			s.press(p.cell, false)
		}
		p.cell.Col, p.cell.Row = p.cell.Col+k.dx, p.cell.Row+k.dy
		p.keepOn(s.board().Grid)
		if in.Shift && s.tool != filling && s.tool != picking {
			s.drag(p.cell)
		}
		s.view.Show(area, middle(p.cell))
	}
	if u.Key(ui.KeyEnter) || u.Key(ui.KeySpace) {
		s.press(p.cell, in.Shift)
	}
	if u.Key(ui.KeyDelete) || u.Key(ui.KeyBackspace) {
		if i := s.structure(); i >= 0 {
			s.change(func(e edit) { e.raze(i) })
		} else {
			c := p.cell
			s.change(func(e edit) { e.remove(c) })
		}
	}
}

var arrows = [...]struct {
	key    ui.Key
	dx, dy int8
}{{ui.KeyLeft, -1, 0}, {ui.KeyRight, 1, 0}, {ui.KeyUp, 0, -1}, {ui.KeyDown, 0, 1}}

// ring outlines a hex.
func ring(p *draw.Pen, c hex.Cell, under, over draw.Color, wide, thin float64) {
	pt := p.Pt()
	corners := draw.CellCorners(hexroster.Cell(c))
	p.Polyline(under, wide*pt, true, corners...)
	p.Polyline(over, thin*pt, true, corners...)
}

// drawFaults marks the hexes that keep the board from being played on, and those of
// the mission that is shown.
func (s *Scene) drawFaults(p *draw.Pen) {
	var bad hex.Set
	mark := func(faults []hexwar.Fault) {
		for _, f := range faults {
			if f.Cells.Count() <= mostCells {
				bad = bad.Union(f.Cells)
			}
		}
	}
	mark(s.state.faults)
	if s.mission >= 0 {
		mark(s.state.misfits[s.mission])
	}
	bad.Each(func(c hex.Cell) { ring(p, c, draw.White, draw.Bad, 5, 2.6) })
}

// drawChosen rings the structure that is chosen.
func (s *Scene) drawChosen(p *draw.Pen) {
	if i := s.structure(); i >= 0 {
		for _, c := range s.board().Structures[i].Cells {
			p.HexChosen(hexroster.Cell(c))
		}
	}
}

// numberStructures numbers all structures while it matters which is which.
func (s *Scene) numberStructures(p *draw.Pen) {
	b := s.board()
	if s.tool != building && s.mission < 0 {
		return
	}
	pt := p.Pt()
	for i, built := range b.Structures {
		at := middle(built.Cells[0]).Add(draw.V(-1.5, -1.5))
		r := min(max(.95, 8*pt), 14*pt)
		p.Disc(draw.White, at.X, at.Y, r+1.2*pt)
		p.Disc(draw.Ink, at.X, at.Y, r)
		size := r * 1.3
		p.Text(strconv.Itoa(i+1), at.X, at.Y+size*.36, draw.Style{Size: size, Font: draw.Bold, Color: draw.White, Align: draw.Centre})
	}
}

// drawLead lights what the player is led to.
func (s *Scene) drawLead(ctx *scenes.Context, p *draw.Pen) {
	if s.lead.until <= ctx.Tick {
		return
	}
	ctx.Animate()
	glow := stage.Breath(ctx)
	s.lead.cells.Each(func(c hex.Cell) { p.HexBlocker(hexroster.Cell(c), glow) })
}

// drawPointer rings what a click would change.
func (s *Scene) drawPointer(p *draw.Pen) {
	if !s.pointer.shown {
		return
	}
	b, c := s.board(), s.pointer.cell
	var set hex.Set
	switch s.tool {
	case filling:
		set = patch(b, c)
	case picking, building, marking:
		set.Add(c)
	default:
		set = b.Grid.Within(c, s.radius)
	}
	if s.twin && s.tool != picking {
		turned := edit{b, true}.both(set)
		set.Each(turned.Remove)
		turned.Each(func(c hex.Cell) { ring(p, c, draw.Ink.Fade(.25), draw.White.Fade(.75), 3, 1.4) })
	}
	over := draw.White
	if s.tool == removing {
		over = draw.Bad
	}
	set.Each(func(c hex.Cell) { ring(p, c, draw.Ink.Fade(.5), over, 4, 2) })
}
