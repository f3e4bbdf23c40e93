package draw

import "math"

// An emblem is a picture that a company or a squad goes by, as a name in the text
// form of either.
type emblem struct {
	name string
	// draw draws it in a square from -1 to 1, in a colour that stands out from ground.
	draw func(p *Pen, c, ground Color)
}

// Emblems are the names of the emblems there are, in the order in which they are
// offered.
func Emblems() []string {
	var names []string
	for _, e := range emblems {
		names = append(names, e.name)
	}
	return names
}

// Emblem draws an emblem about x, y on a tile in a seat's colour that reaches r to
// each side. A name of none there is leaves the tile empty.
func (p *Pen) Emblem(name string, x, y, r float64, s Seat) {
	p.Save()
	p.Translate(x, y)
	p.Scale(r)
	p.Poly(Ink.Fade(0.25), shifted(Chamfered(-1, -1, 2, 2, 0.24), 0.08, 0.1)...)
	p.Bevel(s.Color, 0.11, Chamfered(-1, -1, 2, 2, 0.24)...)
	p.Scale(0.7)
	for _, e := range emblems {
		if e.name == name {
			e.draw(p, OnColor(s.Color), s.Color)
		}
	}
	p.Restore()
}

func shifted(pts []Vec, dx, dy float64) []Vec {
	for i := range pts {
		pts[i] = pts[i].Add(V(dx, dy))
	}
	return pts
}

var emblems = [...]emblem{
	{"lark", func(p *Pen, c, ground Color) {
		tail := bezier([]Vec{V(-1, 0.62)}, V(-0.5, 0.7), V(0.3, 0.75), V(0.62, -0.3), 10)
		p.Poly(c, append(tail, V(0.2, -0.42), V(-0.3, 0.1))...)
		wing := bezier([]Vec{V(-0.72, -0.86)}, V(-0.1, -0.8), V(0.4, -0.4), V(0.42, 0.2), 10)
		p.Poly(c, append(wing, V(-0.2, 0.22))...)
		p.Disc(c, 0.52, -0.38, 0.3)
		p.Poly(c, V(0.74, -0.58), V(1.06, -0.36), V(0.76, -0.22))
		p.Disc(ground, 0.58, -0.42, 0.09)
	}},
	{"anchor", func(p *Pen, c, _ Color) {
		p.Ring(c, 0.2, 0, -0.7, 0.22)
		p.Rect(c, -0.12, -0.5, 0.24, 1.4)
		p.Rect(c, -0.5, -0.36, 1, 0.22)
		p.Arc(c, 0.24, 0, 0.1, 0.78, 0.25, math.Pi-0.25)
		p.Poly(c, V(1.02, 0.42), V(0.94, -0.06), V(0.54, 0.24))
		p.Poly(c, V(-1.02, 0.42), V(-0.54, 0.24), V(-0.94, -0.06))
	}},
	{"bolt", func(p *Pen, c, _ Color) {
		p.Poly(c, V(0.3, -1), V(-0.66, 0.16), V(-0.06, 0.16), V(-0.3, 1), V(0.66, -0.22), V(0.06, -0.22))
	}},
	{"crown", func(p *Pen, c, ground Color) {
		p.Poly(c, V(-0.8, 0.72), V(-1, -0.5), V(-0.45, 0), V(0, -0.8), V(0.45, 0), V(1, -0.5), V(0.8, 0.72))
		p.Rect(ground, -0.82, 0.34, 1.64, 0.12)
		for _, v := range [3]Vec{V(-1, -0.56), V(0, -0.86), V(1, -0.56)} {
			p.Disc(c, v.X*0.95, v.Y, 0.15)
		}
	}},
	{"gear", func(p *Pen, c, _ Color) {
		p.Ring(c, 0.42, 0, 0, 0.52)
		for i := range 8 {
			a := float64(i) * math.Pi / 4
			p.Line(c, 0.34, polar(0.66, a), polar(1, a))
		}
	}},
	{"key", func(p *Pen, c, _ Color) {
		p.Rotate(-math.Pi / 4)
		p.Ring(c, 0.26, -0.52, 0, 0.36)
		p.Rect(c, -0.2, -0.13, 1.25, 0.26)
		p.Rect(c, 0.48, 0.1, 0.2, 0.34)
		p.Rect(c, 0.82, 0.1, 0.2, 0.44)
	}},
	{"moon", func(p *Pen, c, _ Color) {
		// Where the two circles meet, their ends are the same.
		const r, off = 0.95, 0.4
		half := math.Acos(off / 2 / r)
		outline := arc(nil, V(-off/2+0.2, 0), r, half, 2*math.Pi-half, 32)
		outline = arc(outline, V(off/2+0.2, 0), r, math.Pi+half, math.Pi-half, 24)
		p.Poly(c, outline...)
	}},
	{"peak", func(p *Pen, c, ground Color) {
		p.Poly(c, V(-1.05, 0.8), V(-0.2, -0.85), V(0.25, 0), V(0.45, -0.3), V(1.05, 0.8))
		p.Poly(ground, V(-0.2, -0.62), V(0.1, -0.04), V(-0.1, 0.1), V(-0.24, -0.08), V(-0.42, 0.08), V(-0.5, -0.04))
	}},
	{"star", func(p *Pen, c, _ Color) {
		var outline []Vec
		for i := range 10 {
			r := 1.05
			if i%2 == 1 {
				r = 0.44
			}
			outline = append(outline, polar(r, float64(i)*math.Pi/5-math.Pi/2).Add(V(0, 0.06)))
		}
		p.Poly(c, outline...)
	}},
	{"sun", func(p *Pen, c, _ Color) {
		p.Disc(c, 0, 0, 0.5)
		for i := range 8 {
			a := float64(i) * math.Pi / 4
			p.Poly(c, polar(0.62, a-0.26), polar(1.05, a), polar(0.62, a+0.26))
		}
	}},
	{"tree", func(p *Pen, c, _ Color) {
		p.Rect(c, -0.14, 0.4, 0.28, 0.6)
		for i, w := range [3]float64{0.46, 0.64, 0.82} {
			y := -1 + float64(i)*0.42
			p.Poly(c, V(0, y), V(w, y+0.72), V(-w, y+0.72))
		}
	}},
	{"wave", func(p *Pen, c, _ Color) {
		for _, y := range [3]float64{-0.58, 0, 0.58} {
			line := bezier([]Vec{V(-0.92, y+0.12)}, V(-0.5, y-0.5), V(-0.3, y+0.5), V(0, y), 8)
			line = bezier(line, V(0.3, y-0.5), V(0.5, y+0.5), V(0.92, y-0.12), 8)
			p.RoundLine(c, 0.26, line...)
		}
	}},
}
