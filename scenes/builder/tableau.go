package builder

import (
	"slices"
	"strconv"

	"rulerfire/assets/terrain"
	"rulerfire/rules/field"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

func middleOf(x, y int) draw.Vec { return draw.V(float64(x)+0.5, float64(y)+0.5) }

func contains(list []int, v int) bool { return slices.Contains(list, v) }

// table shows the table with all that is marked on it, and takes what is done there.
func (s *Scene) table(ctx *scenes.Context, r ui.Rect) {
	u, p := ctx.UI, ctx.Pen
	res := u.Area("builder/table", r, ui.Focus|ui.KeepKeys)
	lens := s.view.Lens(r, ctx.Scale)
	if s.panel == noPanel {
		s.view.Control(ctx, r, res.Hover)
		lens = s.view.Lens(r, ctx.Scale)
		s.touch(ctx, res, lens)
		s.carry(ctx, r, lens)
		byKeys := res.Focused && u.RingShown()
		if byKeys {
			s.steer(ctx, r)
		}
		s.pointer.shown = res.Hover || s.pointer.pressed || byKeys || s.carried != nil && s.hand.full()
	}
	if s.leading {
		s.leading = false
		s.view.Show(r, middleOf(s.pointer.x, s.pointer.y))
	}
	shown := s.base()
	if s.picture == nil {
		s.picture = draw.NewTableView(shown)
	}
	s.picture.Show(shown)
	if p == nil {
		return
	}
	p.Save()
	p.Clip(r.X, r.Y, r.W, r.H)
	p.Translate(lens.Corner.X, lens.Corner.Y)
	p.Scale(lens.Scale)
	s.picture.Draw(p, stage.Pixels(r, ctx.Scale), ctx.Scale, s.view.Settled())
	if s.cover {
		s.drawCover(p)
	}
	s.drawFaults(p)
	s.drawPockets(p)
	s.drawChosen(p)
	if s.heights {
		s.picture.HeightNumbers(p, ctx.Scale)
	}
	if s.hits {
		s.drawHits(p)
	}
	s.drawPointer(ctx, p)
	if s.panel == repeatPanel {
		drawOutlined(p, s.again(), judge(s.now, s.again()).ok)
	}
	p.Restore()
	if res.Focused && u.RingShown() {
		p.FocusRing(r.X+4, r.Y+6, r.W-8, r.H-12, 6)
	}
	s.drawReason(ctx, r, lens)
	s.tools(ctx, r)
	s.view.Overview(ctx, r, func(p *draw.Pen, w float64) { s.picture.Overview(p, 0, 0, w) })
}

// tools is the pill at the lower right of the table.
func (s *Scene) tools(ctx *scenes.Context, r ui.Rect) {
	switch stage.Tools(ctx, r,
		stage.Tool{ID: "fit", Key: '0', Icon: draw.IconFit},
		stage.Tool{ID: "heights", Key: 'H', Icon: draw.IconHeights, On: s.heights},
		stage.Tool{ID: "cover", Key: 'K', Icon: draw.IconWall, On: s.cover},
		stage.Tool{ID: "hits", Key: 'T', Icon: draw.IconAttack, On: s.hits},
	) {
	case "fit":
		s.view.Whole()
	case "heights":
		s.heights = !s.heights
	case "cover":
		s.cover = !s.cover
	case "hits":
		s.hits = !s.hits
	}
}

// edges draws the outline of a set of studs.
func edges(p *draw.Pen, w, h int, in func(x, y int) bool, lines ...edge) {
	for _, line := range lines {
		d := line.width / 2
		for y := range h {
			for x := range w {
				if !in(x, y) {
					continue
				}
				fx, fy := float64(x), float64(y)
				if y == 0 || !in(x, y-1) {
					p.Rect(line.color, fx-d, fy-d, 1+2*d, 2*d)
				}
				if y == h-1 || !in(x, y+1) {
					p.Rect(line.color, fx-d, fy+1-d, 1+2*d, 2*d)
				}
				if x == 0 || !in(x-1, y) {
					p.Rect(line.color, fx-d, fy-d, 2*d, 1+2*d)
				}
				if x == w-1 || !in(x+1, y) {
					p.Rect(line.color, fx+1-d, fy-d, 2*d, 1+2*d)
				}
			}
		}
	}
}

// An edge is a line along the outline of something; its width is in studs.
type edge struct {
	color draw.Color
	width float64
}

// drawCover outlines what is high enough to be cover.
func (s *Scene) drawCover(p *draw.Pen) {
	pt := p.Pt()
	in := func(x, y int) bool { return s.picture.Height(x, y) >= field.CoverHeight }
	edges(p, s.now.Width, s.now.Height, in, edge{draw.Ink, 1.6 * pt})
}

// studsOf is the set of studs under bricks.
func studsOf(bricks []field.Brick) func(x, y int) bool {
	under := map[[2]int]bool{}
	for _, b := range bricks {
		for y := int(b.Y); y < int(b.Y)+int(b.L); y++ {
			for x := int(b.X); x < int(b.X)+int(b.W); x++ {
				under[[2]int{x, y}] = true
			}
		}
	}
	return func(x, y int) bool { return under[[2]int{x, y}] }
}

// drawChosen outlines what is selected.
func (s *Scene) drawChosen(p *draw.Pen) {
	if len(s.chosen) == 0 {
		return
	}
	pt := p.Pt()
	edges(p, s.now.Width, s.now.Height, studsOf(s.bricks(s.chosen)), edge{draw.Ink, 5 * pt}, edge{draw.Gold, 2.6 * pt})
}

// bricks are bricks by their places in the layout.
func (s *Scene) bricks(places []int) (list []field.Brick) {
	for _, i := range places {
		list = append(list, s.now.Bricks[i])
	}
	return list
}

// drawFaults marks the bricks that keep the table from being played on.
func (s *Scene) drawFaults(p *draw.Pen) {
	if s.hand.from != nil {
		return // the list would be about bricks that are not there
	}
	pt := p.Pt()
	for _, f := range s.state.faults {
		if f.Brick < 0 || f.Brick >= len(s.now.Bricks) {
			continue
		}
		b := s.now.Bricks[f.Brick]
		x, y, w, h := float64(b.X), float64(b.Y), float64(b.W), float64(b.L)
		p.StrokeRoundRect(draw.White, 5*pt, x, y, w, h, 0)
		p.StrokeRoundRect(draw.Bad, 2.6*pt, x, y, w, h, 0)
		c := draw.V(x+w/2, y+h/2)
		p.Disc(draw.Bad, c.X, c.Y, 8*pt)
		p.Icon(draw.IconWarn, c.X, c.Y, 5*pt, draw.White)
	}
}

// drawHits writes on every piece how many hits end its cover.
func (s *Scene) drawHits(p *draw.Pen) {
	t := s.state.table
	if t == nil || s.hand.from != nil {
		return
	}
	pt := p.Pt()
	size := min(max(12*pt, 1.1), 22*pt)
	for i := range t.Structures() {
		st := s.state.staminaOf(i)
		if !st.cover {
			continue
		}
		at := topOf(t, i)
		words := hitsWords(st)
		w := p.Measure(words, size, draw.Bold) + 10*pt
		p.RoundRect(draw.Paper, at.X-w/2, at.Y-size*0.7, w, size*1.4, size*0.3)
		p.StrokeRoundRect(draw.Ink, 1.2*pt, at.X-w/2, at.Y-size*0.7, w, size*1.4, size*0.3)
		p.Text(words, at.X, at.Y+size*0.35, draw.Style{Size: size, Font: draw.Bold, Color: draw.Ink, Align: draw.Centre})
	}
}

// hitsWords are the hits that end the cover of a piece: "2" or "1–3".
func hitsWords(st stamina) string {
	if st.least == st.most {
		return strconv.Itoa(st.most)
	}
	return strconv.Itoa(st.least) + "–" + strconv.Itoa(st.most)
}

// topOf is the middle of the highest brick of a structure that lies nearest to the
// middle of all.
func topOf(t *field.Table, structure int) draw.Vec {
	var sum draw.Vec
	bricks := t.Structure(structure)
	middle := func(b field.Brick) draw.Vec {
		return draw.V(float64(b.X)+float64(b.W)/2, float64(b.Y)+float64(b.L)/2)
	}
	for _, i := range bricks {
		sum = sum.Add(middle(t.Layout.Bricks[i]))
	}
	centre := sum.Divf(float64(len(bricks)))
	best := t.Layout.Bricks[bricks[0]]
	for _, i := range bricks {
		b := t.Layout.Bricks[i]
		if b.Layer >= field.CoverHeight && (best.Layer < field.CoverHeight || middle(b).DistanceSquaredTo(centre) < middle(best).DistanceSquaredTo(centre)) {
			best = b
		}
	}
	return middle(best)
}

// drawPointer shows what a click would do: the piece in the hand as it would stand,
// what it would remove, paint, print or select, or the box that is being stretched.
func (s *Scene) drawPointer(ctx *scenes.Context, p *draw.Pen) {
	at := &s.pointer
	pt := p.Pt()
	switch {
	case s.tool == printing && !s.hand.full():
		s.drawPrinter(p)
	case at.box:
		x, y, w, h := boxOf(at)
		p.Rect(draw.Gold.Fade(0.14), x, y, w, h)
		p.StrokeRoundRect(draw.Ink, 3*pt, x, y, w, h, 0)
		p.StrokeRoundRect(draw.Gold, 1.6*pt, x, y, w, h, 0)
	case !at.shown:
	case s.hand.full():
		s.drawGhost(p)
	default:
		x, y := float64(at.x), float64(at.y)
		if over := s.meant(at.x, at.y); len(over) > 0 && !contains(s.chosen, over[0]) {
			c := draw.White
			if s.tool == removing {
				c = draw.Bad
			}
			edges(p, s.now.Width, s.now.Height, studsOf(s.bricks(over)), edge{draw.Ink, 3.4 * pt}, edge{c, 1.8 * pt})
		}
		p.StrokeRoundRect(draw.Ink, 2.6*pt, x, y, 1, 1, 0)
		p.StrokeRoundRect(draw.White, 1.2*pt, x, y, 1, 1, 0)
	}
}

// boxOf is the box that is being stretched, in studs.
func boxOf(p *pointer) (x, y, w, h float64) {
	x, y = float64(min(p.x, p.boxX)), float64(min(p.y, p.boxY))
	return x, y, float64(max(p.x, p.boxX)) + 1 - x, float64(max(p.y, p.boxY)) + 1 - y
}

// drawGhost shows the piece in the hand as it would stand.
func (s *Scene) drawGhost(p *draw.Pen) {
	placed, v := s.ghost()
	drawOutlined(p, placed, v.ok)
}

// drawOutlined shows a piece that does not stand there yet, in a line that tells
// whether it can.
func drawOutlined(p *draw.Pen, placed terrain.Piece, can bool) {
	pt := p.Pt()
	p.Save()
	p.Fade(0.82)
	paintPiece(p, placed)
	p.Restore()
	line := draw.White
	if !can {
		line = draw.Bad
		for _, b := range placed {
			p.Rect(draw.Bad.Fade(0.10), float64(b.X), float64(b.Y), float64(b.W), float64(b.L))
		}
	}
	in := studsOf(placed)
	x0, y0, x1, y1 := bounds(placed)
	p.Save()
	p.Translate(float64(x0), float64(y0))
	edges(p, x1-x0, y1-y0, func(x, y int) bool { return in(x+x0, y+y0) }, edge{draw.Ink, 4.4 * pt}, edge{line, 2.4 * pt})
	p.Restore()
}

// bounds is the box round a piece.
func bounds(piece terrain.Piece) (x0, y0, x1, y1 int) {
	for i, b := range piece {
		x, y := int(b.X), int(b.Y)
		if i == 0 {
			x0, y0, x1, y1 = x, y, x, y
		}
		x0, y0, x1, y1 = min(x0, x), min(y0, y), max(x1, x+int(b.W)), max(y1, y+int(b.L))
	}
	return x0, y0, x1, y1
}

// paintPiece draws a piece from above, the lowest bricks first.
func paintPiece(p *draw.Pen, piece terrain.Piece) {
	for _, b := range piece.Sorted() {
		p.Brick(b)
	}
}

// drawReason says beside the ghost why it cannot stand there, and else on which layer
// it would.
func (s *Scene) drawReason(ctx *scenes.Context, r ui.Rect, lens stage.Lens) {
	if !s.hand.full() || !s.pointer.shown || s.panel != noPanel {
		return
	}
	placed, v := s.ghost()
	words, bad := "", false
	if v.ok {
		low := placed[0].Layer
		for _, b := range placed {
			low = min(low, b.Layer)
		}
		if low == 1 {
			return
		}
		words = ctx.T("builder.layer", int(low))
	} else {
		words, bad = verdictWords(ctx, v), true
	}
	x0, _, x1, y1 := bounds(placed)
	at := lens.Screen(draw.V(float64(x0+x1)/2, float64(y1)))
	w := ctx.UI.Width(words, ui.Text{Size: 13, Medium: true}) + 24
	box := ui.Rect{X: at.X - w/2, Y: at.Y + 8, W: w, H: 26}.Within(r.Inset(6))
	ctx.Pen.TipGround(box.X, box.Y, box.W, box.H)
	c := draw.White
	if bad {
		c = draw.Hex(0xFFB3A8)
	}
	ctx.UI.Label(box, words, ui.Text{Size: 13, Medium: true, Color: c, Align: ui.Centre})
}

// verdictWords say why a piece cannot stand.
func verdictWords(ctx *scenes.Context, v verdict) string {
	switch {
	case v.tall:
		return ctx.T("builder.cannot.tall")
	case v.kind == field.CountFault:
		return ctx.T("builder.cannot.count", field.MaxBricks)
	case v.kind == field.OverlapFault:
		return ctx.T("builder.cannot.overlap")
	case v.kind == field.EdgeFault:
		return ctx.T("builder.cannot.edge")
	case v.kind == field.FloatingFault:
		return ctx.Count("builder.cannot.floating", v.count)
	}
	return ctx.T("builder.cannot.off")
}
