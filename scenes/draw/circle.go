package draw

import "math"

// directions are 256 unit vectors; circles take every n-th of them.
var directions = func() (d [256]Vec) {
	for i := range d {
		sin, cos := math.Sincos(float64(i) * 2 * math.Pi / float64(len(d)))
		d[i] = Vec{X: cos, Y: sin}
	}
	return d
}()

// corners is how many corners make a circle of r pixels look round; it divides
// the number of directions.
func corners(r float64) int {
	switch {
	case r < 1:
		return 8
	case r < 5:
		return 16
	case r < 24:
		return 32
	case r < 100:
		return 64
	case r < 400:
		return 128
	}
	return 256
}

// circle appends the points of a circle to dst.
func circle(dst []Vec, centre Vec, r float64, n int) []Vec {
	step := len(directions) / n
	for i := 0; i < len(directions); i += step {
		dst = append(dst, Vec{X: centre.X + r*directions[i].X, Y: centre.Y + r*directions[i].Y})
	}
	return dst
}

// arc appends points from angle a0 to a1, both ends included.
func arc(dst []Vec, centre Vec, r, a0, a1 float64, n int) []Vec {
	for i := range n + 1 {
		sin, cos := math.Sincos(a0 + (a1-a0)*float64(i)/float64(n))
		dst = append(dst, Vec{X: centre.X + r*cos, Y: centre.Y + r*sin})
	}
	return dst
}

// arcSteps is how many pieces an arc of r pixels needs to look round.
func arcSteps(r, a0, a1 float64) int {
	return max(1, int(math.Ceil(math.Abs(a1-a0)/(2*math.Pi)*float64(corners(r)))))
}

// roundRect appends the outline of a rectangle with corners of radius r, clockwise.
func roundRect(dst []Vec, x, y, w, h, r float64, perCorner int) []Vec {
	r = min(r, w/2, h/2)
	if r <= 0 {
		return append(dst, Vec{X: x, Y: y}, Vec{X: x + w, Y: y}, Vec{X: x + w, Y: y + h}, Vec{X: x, Y: y + h})
	}
	for q, c := range [4]Vec{{X: x + w - r, Y: y + h - r}, {X: x + r, Y: y + h - r}, {X: x + r, Y: y + r}, {X: x + w - r, Y: y + r}} {
		quarter := len(directions) / 4
		for i := range perCorner + 1 {
			d := directions[(q*quarter+i*quarter/perCorner)%len(directions)]
			dst = append(dst, Vec{X: c.X + r*d.X, Y: c.Y + r*d.Y})
		}
	}
	return dst
}

// quarterSteps is how many pieces a rounded corner of r pixels needs.
func quarterSteps(r float64) int {
	switch {
	case r < 2:
		return 2
	case r < 8:
		return 4
	case r < 24:
		return 8
	}
	return 16
}

// Disc draws a filled circle.
func (p *Pen) Disc(c Color, x, y, r float64) {
	p.radial(V(x, y), r, p.premultiply(c), p.premultiply(c))
}

// radial fills a circle with inner at the centre and outer at the rim.
func (p *Pen) radial(at Vec, r float64, inner, outer rgba) {
	o := p.state.apply(at)
	px := r * p.Zoom()
	core := max(0, px-0.5)
	rim := core + 1
	if px < 1 {
		// A circle smaller than a pixel: a cone with the volume of the disc.
		k := float32(px * px * 3 / (core*core + core*rim + rim*rim))
		inner, outer = inner.times(k), outer.times(k)
	}
	n := corners(px)
	step := len(directions) / n
	m := p.begin()
	p.point(o, inner)
	for i := 0; i < len(directions); i += step {
		d := directions[i]
		p.point(Vec{X: o.X + core*d.X, Y: o.Y + core*d.Y}, outer)
		p.point(Vec{X: o.X + rim*d.X, Y: o.Y + rim*d.Y}, rgba{})
	}
	for i := range uint32(n) {
		a := m.base + 1 + 2*i
		b := m.base + 1 + 2*((i+1)%uint32(n))
		p.tri(m.base, a, b)
		p.tri(a, a+1, b+1)
		p.tri(a, b+1, b)
	}
	p.commit(m)
}

// Ring draws a circle line of the given width, its middle at radius r.
func (p *Pen) Ring(c Color, width, x, y, r float64) {
	o := p.state.apply(V(x, y))
	px := r * p.Zoom()
	p.scratch = circle(p.scratch[:0], o, px, corners(px+width))
	p.stroke(p.scratch, width*p.Zoom(), true, p.premultiply(c))
}

// Arc draws a part of a circle line with square ends, from angle a0 to a1 in
// radians, clockwise from the right.
func (p *Pen) Arc(c Color, width, x, y, r, a0, a1 float64) {
	o := p.state.apply(V(x, y))
	px := r * p.Zoom()
	turn := p.Turn()
	p.scratch = arc(p.scratch[:0], o, px, a0+turn, a1+turn, arcSteps(px+width, a0, a1))
	p.stroke(p.scratch, width*p.Zoom(), false, p.premultiply(c))
}

// ArcPlate draws the part of a ring between radius r0 and r1 from angle a0 to a1.
func (p *Pen) ArcPlate(c Color, x, y, r0, r1, a0, a1 float64) {
	p.Arc(c, r1-r0, x, y, (r0+r1)/2, a0, a1)
}

// Stop is a colour at a radius of a halo.
type Stop struct {
	R     float64
	Color Color
}

// Halo draws rings of colour that run into one another, from the first stop's
// radius outwards; inside it the first colour fills the disc.
func (p *Pen) Halo(x, y float64, stops ...Stop) {
	o := p.state.apply(V(x, y))
	zoom := p.Zoom()
	n := corners(stops[len(stops)-1].R * zoom)
	step := len(directions) / n
	m := p.begin()
	p.point(o, p.premultiply(stops[0].Color))
	for _, s := range stops {
		c, r := p.premultiply(s.Color), s.R*zoom
		for i := 0; i < len(directions); i += step {
			d := directions[i]
			p.point(Vec{X: o.X + r*d.X, Y: o.Y + r*d.Y}, c)
		}
	}
	p.fan(m.base, uint32(n))
	p.hoops(m.base+1, uint32(n), len(stops))
	p.commit(m)
}

// Glow draws a disc of light: the colour up to r0, fading softly to nothing at r1.
func (p *Pen) Glow(c Color, x, y, r0, r1 float64) {
	d := r1 - r0
	p.Halo(x, y, Stop{r0, c}, Stop{r0 + d*0.25, c.Fade(0.78)}, Stop{r0 + d*0.5, c.Fade(0.4)},
		Stop{r0 + d*0.75, c.Fade(0.12)}, Stop{r1, c.Fade(0)})
}
