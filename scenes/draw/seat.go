package draw

import "math"

// NumberColor is the ground of a seat's number, dark enough for white figures.
func (s Seat) NumberColor() Color {
	switch l := s.Color.Luminance(); {
	case l > .45:
		return s.Color.Dim(.52)
	case l < .06:
		return s.Color.Dim(.2)
	}
	return s.Color.Dim(.32)
}

// baseColors are the colours of a base and its pattern: half grey once its turn is
// taken.
func (s Seat) baseColors(spent bool) (ground, pattern Color) {
	ground, pattern = s.Color, s.PatternColor()
	if spent {
		ground = ground.Mix(Spent, .55)
		pattern = ground.Mix(pattern, .5)
	}
	return ground, pattern
}

// BaseDisc draws a round base of radius r about the origin in the seat's colour
// and pattern. Once its turn is taken it is half grey.
func (p *Pen) BaseDisc(s Seat, r float64, spent bool) {
	c, mark := s.baseColors(spent)
	p.Disc(c.Dim(.45), 0, 0, r)
	p.Disc(c, 0, 0, r*.94)
	p.patternRing(s.Pattern, mark, r*.56, r*.90)
	// Light does not turn with the base.
	turn := p.Turn()
	p.Arc(c.Lit(.55), r*.075, 0, 0, r*.90, math.Pi*.95-turn, math.Pi*1.6-turn)
}

// patternRing draws a pattern between two radii.
func (p *Pen) patternRing(pattern Pattern, c Color, r0, r1 float64) {
	mid := (r0 + r1) / 2
	switch pattern {
	case Rays:
		for i := range 8 {
			a := float64(i)*math.Pi/4 + .2
			p.ArcPlate(c, 0, 0, r0, r1, a, a+.34)
		}
	case Dots:
		for i := range 8 {
			at := polar(mid, (float64(i)+.5)*math.Pi/4)
			p.Disc(c, at.X, at.Y, (r1-r0)*.36)
		}
	case Quarters:
		p.ArcPlate(c, 0, 0, r0, r1, 0, math.Pi/2)
		p.ArcPlate(c, 0, 0, r0, r1, math.Pi, math.Pi*3/2)
	case Bar:
		p.Ring(c, (r1-r0)*.34, 0, 0, mid)
	case Saltire:
		for i := range 4 {
			a := (float64(i) + .5) * math.Pi / 2
			p.ArcPlate(c, 0, 0, r0, r1, a-.26, a+.26)
		}
	}
}

// Chip draws a seat's round chip at x, y with radius r. A number, if not empty,
// stands in its middle.
func (p *Pen) Chip(x, y, r float64, s Seat, number string, spent bool) {
	p.Save()
	p.Translate(x, y)
	p.Disc(Hex(0x281E0A).Fade(.25), r*.06, r*.10, r)
	p.BaseDisc(s, r, spent)
	if number != "" {
		p.Disc(s.Color.Dim(.35), 0, 0, r*.645)
		p.Disc(Paper, 0, 0, r*.555)
		size := r * .98
		if len(number) > 1 {
			size = r * .76
		}
		p.Text(number, 0, size*.36, Style{Size: size, Font: Bold, Color: Ink, Align: Centre})
	}
	p.Restore()
}

// Flag draws a seat's flag, flat, with rounded corners of radius r (0 for none)
// and a thin dark edge.
func (p *Pen) Flag(x, y, w, h, r float64, s Seat) {
	p.RoundRect(s.Color, x, y, w, h, r)
	p.hung = roundRect(p.hung[:0], x, y, w, h, r, 6)
	p.motifs(s.Pattern, x, y, w, h, func(shape []Vec) {
		p.Poly(s.PatternColor(), p.shears.within(shape, p.hung)...)
	})
	line := max(p.Px(), w*.02)
	p.StrokeRoundRect(s.Color.Dim(.4), line, x+line/2, y+line/2, w-line, h-line, r)
}

// motifs calls visit for the shapes of a pattern on a cloth of w by h with its upper
// left corner at x, y: convex, clockwise outlines that are valid until the next.
func (p *Pen) motifs(pattern Pattern, x, y, w, h float64, visit func(shape []Vec)) {
	shape := func(corners ...Vec) {
		p.motif = p.motif[:0]
		for _, v := range corners {
			p.motif = append(p.motif, V(x+w*v.X, y+h*v.Y))
		}
		visit(p.motif)
	}
	switch pattern {
	case Rays:
		for i := range 3 {
			u := float64(i) * .335
			shape(V(u, 1), V(u+.18, 0), V(u+.33, 0), V(u+.15, 1))
		}
	case Dots:
		for _, at := range [...]Vec{{X: .2, Y: .28}, {X: .5, Y: .28}, {X: .8, Y: .28}, {X: .35, Y: .72}, {X: .65, Y: .72}} {
			p.motif = circle(p.motif[:0], V(x+w*at.X, y+h*at.Y), h*.13, 16)
			visit(p.motif)
		}
	case Quarters:
		shape(V(0, 0), V(.5, 0), V(.5, .5), V(0, .5))
		shape(V(.5, .5), V(1, .5), V(1, 1), V(.5, 1))
	case Bar:
		shape(V(0, .38), V(1, .38), V(1, .62), V(0, .62))
	case Saltire:
		shape(V(0, 0), V(.14, 0), V(1, .8), V(1, 1), V(.86, 1), V(0, .2))
		shape(V(.86, 0), V(1, 0), V(1, .2), V(.14, 1), V(0, 1), V(0, .8))
	}
}
