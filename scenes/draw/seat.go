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

// BaseDisc draws a round base of radius r about the origin in the seat's colour
// and pattern. Once its turn is taken it is half grey.
func (p *Pen) BaseDisc(s Seat, r float64, spent bool) {
	c, mark := s.Color, s.PatternColor()
	if spent {
		c = c.Mix(Spent, .55)
		mark = c.Mix(mark, .5)
	}
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
	frame := roundRect(nil, x, y, w, h, r, 6)
	for _, shape := range flagPattern(s.Pattern, w, h) {
		for i, v := range shape {
			shape[i] = v.Add(V(x, y))
		}
		if r > 0 {
			shape = within(shape, frame)
		}
		p.Poly(s.PatternColor(), shape...)
	}
	line := max(p.Px(), w*.02)
	p.StrokeRoundRect(s.Color.Dim(.4), line, x+line/2, y+line/2, w-line, h-line, r)
}

// flagPattern is a pattern on a cloth of w by h, as convex outlines.
func flagPattern(pattern Pattern, w, h float64) [][]Vec {
	switch pattern {
	case Rays:
		var stripes [][]Vec
		for i := range 3 {
			x := float64(i) * .335
			stripes = append(stripes, clockwise([]Vec{V(w*x, h), V(w*(x+.15), h), V(w*(x+.33), 0), V(w*(x+.18), 0)}))
		}
		return stripes
	case Dots:
		var dots [][]Vec
		for _, at := range [...]Vec{V(.2, .28), V(.5, .28), V(.8, .28), V(.35, .72), V(.65, .72)} {
			dots = append(dots, round(V(w*at.X, h*at.Y), h*.13, 20))
		}
		return dots
	case Quarters:
		return [][]Vec{Box(0, 0, w/2, h/2), Box(w/2, h/2, w/2, h/2)}
	case Bar:
		return [][]Vec{Box(0, h*.38, w, h*.24)}
	case Saltire:
		a, b := w*.14, h*.2
		return [][]Vec{
			{V(0, 0), V(a, 0), V(w, h-b), V(w, h), V(w-a, h), V(0, b)},
			{V(w-a, 0), V(w, 0), V(w, b), V(a, h), V(0, h), V(0, h-b)},
		}
	}
	return nil
}
