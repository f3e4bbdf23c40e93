package builder

import (
	"slices"

	"rulerfire/rules/field"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// A printer is how the ground is printed: with what, and in which colour.
type printer struct {
	form form
	wide int // of the brush, in studs
	ink  int // of field.Grounds, or bare

	// The stroke that goes on, and the table as it was before.
	stroke patch
	below  field.Layout
}

// bare in the place of an ink takes away what is printed.
const bare = -1

// A form is what a stroke on the ground prints.
type form int

const (
	brushForm form = iota // wherever the brush goes
	areaForm              // a rectangle from corner to corner
	discForm              // a disc from its middle outwards
)

// mostWide is the widest brush, in studs.
const mostWide = 16

func newPrinter() printer { return printer{wide: 4, ink: slices.Index(field.Grounds[:], "asphalt")} }

// brushes tells whether the pointer leaves its mark wherever it goes, as long as it is
// pressed.
func (s *Scene) brushes() bool {
	return s.tool == removing || s.tool == painting || s.tool == printing && s.printer.form == brushForm
}

// brush goes on with the stroke on the ground.
func (s *Scene) brush(x, y int) {
	p := &s.printer
	p.stroke.add(s.now, x, y, p.wide)
	s.print(p.below, p.stroke)
}

// print prints a patch on a layout, or takes away what is printed there, as a change or
// a part of one.
func (s *Scene) print(l field.Layout, p patch) {
	if s.printer.ink == bare {
		l = bared(l, p)
	} else {
		l = printed(l, p, field.Grounds[s.printer.ink])
	}
	s.amendGround(l)
}

func (s *Scene) amendGround(l field.Layout) {
	switch {
	case len(l.Prints) > field.MaxPrints:
		s.tooMany = true
	case !slices.Equal(l.Prints, s.now.Prints):
		s.stroke(l)
	}
}

// printBox prints what has been stretched from one stud to another.
func (s *Scene) printBox(x0, y0, x1, y1 int) {
	s.strokes++
	if s.printer.form != discForm {
		s.print(s.now, areaOf(x0, y0, x1, y1))
		return
	}
	ink := s.printer.ink
	if ink == bare {
		s.print(s.now, discArea(s.now, x0, y0, x1, y1))
		return
	}
	if disc, ok := discRound(s.now, x0, y0, x1, y1, field.Grounds[ink]); ok {
		s.amendGround(overprinted(s.now, disc))
	}
}

// discArea are the studs whose middles lie on a disc round one stud as far as another.
func discArea(l field.Layout, x, y, toX, toY int) patch {
	p := patch{}
	disc, _ := discRound(l, x, y, toX, toY, "")
	for sy := range l.Height {
		for sx := range l.Width {
			dx, dy := int64(sx)*field.Stud+field.Stud/2-int64(disc.X), int64(sy)*field.Stud+field.Stud/2-int64(disc.Y)
			if dx*dx+dy*dy <= int64(disc.Radius)*int64(disc.Radius) {
				p[[2]int{sx, sy}] = true
			}
		}
	}
	return p
}

// printerRows choose what a stroke on the ground prints, and how wide the brush is.
func (s *Scene) printerRows(ctx *scenes.Context, first, second ui.Rect) {
	u, p := ctx.UI, &s.printer
	forms := []string{ctx.T("builder.form.brush"), ctx.T("builder.form.area"), ctx.T("builder.form.disc")}
	if now, changed := u.Segments("builder/form", first, forms, int(p.form)); changed {
		p.form = form(now)
	}
	if p.form != brushForm {
		u.Label(second, ctx.T("builder.form.how"), ui.Text{Size: 12.5, Faint: true})
		return
	}
	u.Label(second.CutLeft(78), ctx.T("builder.wide.label"), ui.Text{Size: 12.5})
	p.wide, _ = u.Stepper("builder/wide", second, p.wide, 1, mostWide, ctx.Count("builder.wide", p.wide))
	switch {
	case u.Key(ui.KeyPageUp):
		p.wide = min(mostWide, p.wide+1)
	case u.Key(ui.KeyPageDown):
		p.wide = max(1, p.wide-1)
	}
}

// inks is the colours of the ground, in the place of those of bricks.
func (s *Scene) inks(ctx *scenes.Context, r ui.Rect) {
	s.palette(ctx, r, len(field.Grounds), s.printer.ink, func(n int) swatch {
		if n == bare {
			return swatch{"ink/bare", ctx.T("builder.ink.bare"), func(p *draw.Pen, r ui.Rect) {
				p.RoundRect(draw.GroundColor(s.now.Ground), r.X, r.Y, r.W, r.H, 4)
				c := r.Centre()
				p.Icon(draw.IconCross, c.X, c.Y, 5, draw.Ink2)
			}}
		}
		name := field.Grounds[n]
		return swatch{"ink/" + name, ctx.T("builder.ground." + name), func(p *draw.Pen, r ui.Rect) {
			p.RoundRect(draw.GroundColor(name), r.X, r.Y, r.W, r.H, 4)
		}}
	}, func(n int) { s.printer.ink = n })
}

// inkColor is the colour that the ground gets.
func (s *Scene) inkColor() draw.Color {
	if s.printer.ink == bare {
		return draw.GroundColor(s.now.Ground)
	}
	return draw.GroundColor(field.Grounds[s.printer.ink])
}

// drawPrinter shows on the table what a stroke on the ground would print.
func (s *Scene) drawPrinter(p *draw.Pen) {
	at, pt := &s.pointer, p.Pt()
	frame := func(x, y, w, h float64) {
		p.Rect(s.inkColor().Fade(0.7), x, y, w, h)
		p.StrokeRoundRect(draw.Ink, 3*pt, x, y, w, h, 0)
		p.StrokeRoundRect(draw.White, 1.6*pt, x, y, w, h, 0)
	}
	switch {
	case at.box && s.printer.form == discForm:
		if d, ok := discRound(s.now, at.boxX, at.boxY, at.x, at.y, ""); ok {
			x, y, r := float64(d.X)/field.Stud, float64(d.Y)/field.Stud, float64(d.Radius)/field.Stud
			p.Disc(s.inkColor().Fade(0.7), x, y, r)
			p.Ring(draw.Ink, 3*pt, x, y, r)
			p.Ring(draw.White, 1.6*pt, x, y, r)
		}
	case at.box:
		frame(boxOf(at))
	case !at.shown:
	case s.printer.form == brushForm:
		w := s.printer.wide
		frame(float64(at.x-w/2), float64(at.y-w/2), float64(w), float64(w))
	default:
		frame(float64(at.x), float64(at.y), 1, 1)
	}
}
