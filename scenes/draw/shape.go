package draw

import "math"

// paint is what fills a shape: one colour or a gradient along a line, which may
// have a third colour in its middle.
type paint struct {
	c0, mid, c1 rgba
	origin      Vec // device space, where c0 is
	along       Vec // direction, divided by its length squared
	colours     int // 1 to 3
}

func solid(c rgba) paint { return paint{c0: c, colours: 1} }

func (f *paint) at(v Vec) rgba {
	if f.colours == 1 {
		return f.c0
	}
	t := float32(v.Sub(f.origin).Dot(f.along))
	t = min(max(t, 0), 1)
	a, b := f.c0, f.c1
	if f.colours == 3 {
		if t *= 2; t < 1 {
			b = f.mid
		} else {
			a, t = f.mid, t-1
		}
	}
	return rgba{a.r + (b.r-a.r)*t, a.g + (b.g-a.g)*t, a.b + (b.b-a.b)*t, a.a + (b.a-a.a)*t}
}

// gradient is the paint that runs from c0 at a to c1 at b, current coordinates.
func (p *Pen) gradient(c0 Color, a Vec, c1 Color, b Vec) paint {
	o := p.state.apply(a)
	d := p.state.apply(b).Sub(o)
	return paint{
		c0: p.premultiply(c0), c1: p.premultiply(c1),
		origin: o, along: d.Divf(max(d.LenSquared(), 1e-9)), colours: 2,
	}
}

// Poly draws a filled simple polygon, either way round.
func (p *Pen) Poly(c Color, pts ...Vec) { p.fill(p.device(pts), solid(p.premultiply(c))) }

// GradPoly draws a filled simple polygon whose colour runs from c0 at p0 to c1 at p1.
func (p *Pen) GradPoly(c0 Color, p0 Vec, c1 Color, p1 Vec, pts ...Vec) {
	p.fill(p.device(pts), p.gradient(c0, p0, c1, p1))
}

// GradRect draws a rectangle whose colour runs from c0 at p0 to c1 at p1.
func (p *Pen) GradRect(c0 Color, p0 Vec, c1 Color, p1 Vec, x, y, w, h float64) {
	p.GradPoly(c0, p0, c1, p1, V(x, y), V(x+w, y), V(x+w, y+h), V(x, y+h))
}

// GradRoundRect is GradRect with corners of radius r.
func (p *Pen) GradRoundRect(c0 Color, p0 Vec, c1 Color, p1 Vec, x, y, w, h, r float64) {
	p.fill(p.rounded(x, y, w, h, r), p.gradient(c0, p0, c1, p1))
}

// Rect draws a filled rectangle.
func (p *Pen) Rect(c Color, x, y, w, h float64) {
	p.scratch = append(p.scratch[:0], p.state.apply(V(x, y)), p.state.apply(V(x+w, y)),
		p.state.apply(V(x+w, y+h)), p.state.apply(V(x, y+h)))
	p.fill(p.scratch, solid(p.premultiply(c)))
}

// RoundRect draws a filled rectangle with corners of radius r.
func (p *Pen) RoundRect(c Color, x, y, w, h, r float64) {
	p.fill(p.rounded(x, y, w, h, r), solid(p.premultiply(c)))
}

// StrokeRoundRect draws the outline of a rounded rectangle; the middle of the
// line runs along the rectangle.
func (p *Pen) StrokeRoundRect(c Color, width, x, y, w, h, r float64) {
	p.stroke(p.rounded(x, y, w, h, r), width*p.Zoom(), true, p.premultiply(c))
}

// Line draws a straight line with square ends.
func (p *Pen) Line(c Color, width float64, a, b Vec) {
	p.scratch = append(p.scratch[:0], p.state.apply(a), p.state.apply(b))
	p.stroke(p.scratch, width*p.Zoom(), false, p.premultiply(c))
}

// Polyline draws a line through the points with mitred corners and square ends,
// or round to the first point again.
func (p *Pen) Polyline(c Color, width float64, closed bool, pts ...Vec) {
	p.stroke(p.device(pts), width*p.Zoom(), closed, p.premultiply(c))
}

// RoundLine draws a line through the points with round corners and ends. Where
// pieces meet a see-through colour is doubled: use opaque ones.
func (p *Pen) RoundLine(c Color, width float64, pts ...Vec) {
	paint, px := solid(p.premultiply(c)), width*p.Zoom()
	for i := 0; i+1 < len(pts); i++ {
		a, b := p.state.apply(pts[i]), p.state.apply(pts[i+1])
		angle := float64(b.Sub(a).Angle())
		n := arcSteps(px/2, 0, math.Pi) + 1
		p.scratch = arc(p.scratch[:0], b, px/2, angle-math.Pi/2, angle+math.Pi/2, n)
		p.scratch = arc(p.scratch, a, px/2, angle+math.Pi/2, angle+math.Pi*3/2, n)
		p.fill(p.scratch, paint)
	}
}

// Dashed draws a line of dashes on long and gaps off long, beginning offset
// into the pattern.
func (p *Pen) Dashed(c Color, width, on, off, offset float64, closed bool, pts ...Vec) {
	zoom, color := p.Zoom(), p.premultiply(c)
	line := append([]Vec(nil), p.device(pts)...)
	if closed && len(line) > 0 {
		line = append(line, line[0])
	}
	dashes(line, on*zoom, off*zoom, offset*zoom, func(dash []Vec) {
		p.stroke(dash, width*zoom, false, color)
	})
}

// dashes cuts a line into dashes and calls draw with each.
func dashes(line []Vec, on, off, offset float64, draw func([]Vec)) {
	period := on + off
	if on <= 0 || period <= 0 || len(line) < 2 {
		return
	}
	at := math.Mod(offset, period)
	if at < 0 {
		at += period
	}
	var dash []Vec
	if at < on {
		dash = append(dash, line[0])
	}
	for i := 0; i+1 < len(line); i++ {
		a, b := line[i], line[i+1]
		length := a.DistanceTo(b)
		for done := 0.0; done < length; {
			left := on - at
			drawing := at < on
			if !drawing {
				left = period - at
			}
			step := min(left, length-done)
			done += step
			at += step
			point := a.LinearInterpolate(b, done/length)
			if drawing {
				dash = append(dash, point)
			}
			if step < left {
				break
			}
			if drawing {
				draw(dash)
				dash = dash[:0]
			} else {
				at = 0
				dash = append(dash[:0], point)
			}
		}
	}
	if at < on && len(dash) > 1 {
		draw(dash)
	}
}

// SoftRect draws a blurred rounded rectangle: a soft shadow. blur is the width
// of the soft edge to either side of the outline.
func (p *Pen) SoftRect(c Color, x, y, w, h, r, blur float64) {
	// Gauss's error curve at blur = 2 sigma, from the inside out.
	curve := [...]struct{ at, alpha float64 }{
		{-1, 0.977}, {-0.65, 0.903}, {-0.35, 0.758}, {0, 0.5}, {0.35, 0.242}, {0.65, 0.097}, {1, 0.023}, {1.3, 0},
	}
	color := p.premultiply(c)
	// What fades needs fewer corners to look round.
	steps := quarterSteps((r + blur) / 4 * p.Zoom())
	count := uint32(4 * (steps + 1))
	round := max(r, blur*0.9)
	deepest := min(w, h)/2 - 0.01
	m := p.begin()
	centre := p.point(p.state.apply(V(x+w/2, y+h/2)), color.times(float32(curve[0].alpha)))
	for _, k := range curve {
		o := max(k.at*blur, -deepest)
		p.scratch = roundRect(p.scratch[:0], x-o, y-o, w+2*o, h+2*o, max(round+o, 0.001), steps)
		for _, v := range p.scratch {
			p.point(p.state.apply(v), color.times(float32(k.alpha)))
		}
	}
	p.fan(centre, count)
	p.hoops(centre+1, count, len(curve))
	p.commit(m)
}

// fan fills the ring of count points that was recorded after its centre.
func (p *Pen) fan(centre, count uint32) {
	for i := range count {
		p.tri(centre, centre+1+i, centre+1+(i+1)%count)
	}
}

// hoops fills the room between rings of count points each, which were recorded one
// after another from first on.
func (p *Pen) hoops(first, count uint32, rings int) {
	for k := range uint32(rings - 1) {
		a, b := first+k*count, first+(k+1)*count
		for i := range count {
			next := (i + 1) % count
			p.tri(a+i, b+i, b+next)
			p.tri(a+i, b+next, a+next)
		}
	}
}

// device puts the points into device space, in scratch memory.
func (p *Pen) device(pts []Vec) []Vec {
	p.scratch = p.scratch[:0]
	for _, v := range pts {
		p.scratch = append(p.scratch, p.state.apply(v))
	}
	return p.scratch
}

// rounded is the outline of a rounded rectangle in device space.
func (p *Pen) rounded(x, y, w, h, r float64) []Vec {
	p.scratch = roundRect(p.scratch[:0], x, y, w, h, r, quarterSteps(r*p.Zoom()))
	for i, v := range p.scratch {
		p.scratch[i] = p.state.apply(v)
	}
	return p.scratch
}

// tidy drops points closer than a hundredth of a pixel to the one before, in
// place, and makes the polygon run clockwise on the screen.
func tidy(pts []Vec) []Vec {
	out := pts[:0]
	for _, v := range pts {
		if len(out) == 0 || out[len(out)-1].DistanceSquaredTo(v) > 1e-4 {
			out = append(out, v)
		}
	}
	for len(out) > 1 && out[0].DistanceSquaredTo(out[len(out)-1]) <= 1e-4 {
		out = out[:len(out)-1]
	}
	if signedArea(out) < 0 {
		for i, j := 0, len(out)-1; i < j; i, j = i+1, j-1 {
			out[i], out[j] = out[j], out[i]
		}
	}
	return out
}

// signedArea is positive if the polygon runs clockwise on the screen.
func signedArea(pts []Vec) float64 {
	sum := 0.0
	for i, a := range pts {
		b := pts[(i+1)%len(pts)]
		sum += a.X*b.Y - a.Y*b.X
	}
	return sum / 2
}

func perimeter(pts []Vec) float64 {
	sum := 0.0
	for i, a := range pts {
		sum += a.DistanceTo(pts[(i+1)%len(pts)])
	}
	return sum
}

// outward is the unit normal of the edge from a to b of a clockwise polygon.
func outward(a, b Vec) Vec {
	d := b.Sub(a)
	l := d.Len()
	if l == 0 {
		return Vec{}
	}
	return Vec{X: d.Y / l, Y: -d.X / l}
}

// miter is how far a corner moves, per unit, when both its edges move outwards.
// Spikes are cut short: the corner moves at most limit units.
func miter(n0, n1 Vec, limit float64) Vec {
	sum := n0.Add(n1)
	l := sum.LenSquared()
	if l < 1e-6 {
		return n1
	}
	m := sum.Mulf(2 / l)
	if long := m.Len(); long > limit {
		m = m.Mulf(limit / long)
	}
	return m
}

// fringe is how far the smooth edge of a clockwise polygon reaches inwards (at
// most half a pixel; outwards it is always half a pixel) and what the alpha must
// be multiplied by so that slivers are no heavier than they should be.
func fringe(pts []Vec) (inward float64, alpha float32) {
	area, round := signedArea(pts), perimeter(pts)
	if round == 0 {
		return 0, 0
	}
	inward = min(0.5, area/round)
	return inward, float32(area / (area + round*(0.5-inward)/2))
}

// fill draws a polygon given in device space, which it may change.
func (p *Pen) fill(pts []Vec, f paint) {
	pts = tidy(pts)
	n := len(pts)
	if n < 3 {
		return
	}
	inward, alpha := fringe(pts)
	if alpha <= 0 {
		return
	}
	m := p.begin()
	p.ring = p.ring[:0]
	convex := true
	n0 := outward(pts[n-1], pts[0])
	for i, v := range pts {
		n1 := outward(v, pts[(i+1)%n])
		if n0.X*n1.Y-n0.Y*n1.X < -1e-9 {
			convex = false
		}
		t := miter(n0, n1, 3)
		core, rim := v.Sub(t.Mulf(inward)), v.Add(t.Mulf(0.5))
		p.ring = append(p.ring, core)
		p.point(core, f.at(v).times(alpha))
		p.point(rim, rgba{})
		n0 = n1
	}
	if convex {
		for i := 2; i < n; i++ {
			p.tri(m.base, m.base+uint32(2*i-2), m.base+uint32(2*i))
		}
	} else {
		earClip(pts, func(a, b, c int) {
			p.tri(m.base+uint32(2*a), m.base+uint32(2*b), m.base+uint32(2*c))
		})
	}
	for i := range uint32(n) {
		a, b := m.base+2*i, m.base+2*((i+1)%uint32(n))
		p.tri(a, a+1, b+1)
		p.tri(a, b+1, b)
	}
	p.commit(m)
}

// earClip cuts a simple clockwise polygon into triangles.
func earClip(pts []Vec, triangle func(a, b, c int)) {
	var few [32]int
	left := few[:0]
	for i := range pts {
		left = append(left, i)
	}
	cross := func(a, b, c Vec) float64 { return (b.X-a.X)*(c.Y-a.Y) - (b.Y-a.Y)*(c.X-a.X) }
	for len(left) > 3 {
		cut := -1
		for i := range left {
			ia, ib, ic := left[(i+len(left)-1)%len(left)], left[i], left[(i+1)%len(left)]
			a, b, c := pts[ia], pts[ib], pts[ic]
			if cross(a, b, c) <= 0 {
				continue
			}
			ear := true
			for _, k := range left {
				if k == ia || k == ib || k == ic {
					continue
				}
				v := pts[k]
				if cross(a, b, v) >= 0 && cross(b, c, v) >= 0 && cross(c, a, v) >= 0 {
					ear = false
					break
				}
			}
			if ear {
				cut = i
				break
			}
		}
		if cut < 0 {
			cut = 0 // degenerate: any triangle will do
		}
		l := len(left)
		triangle(left[(cut+l-1)%l], left[cut], left[(cut+1)%l])
		left = append(left[:cut], left[cut+1:]...)
	}
	if len(left) == 3 {
		triangle(left[0], left[1], left[2])
	}
}

// stroke draws a line through points in device space, width pixels wide.
func (p *Pen) stroke(pts []Vec, width float64, closed bool, c rgba) {
	out := pts[:0]
	for _, v := range pts {
		if len(out) == 0 || out[len(out)-1].DistanceSquaredTo(v) > 1e-4 {
			out = append(out, v)
		}
	}
	pts = out
	if closed && len(pts) > 1 && pts[0].DistanceSquaredTo(pts[len(pts)-1]) <= 1e-4 {
		pts = pts[:len(pts)-1]
	}
	n := len(pts)
	if n < 2 || width <= 0 {
		return
	}
	core := max(0, width/2-0.5)
	rim := core + 1
	if width < 1 {
		c = c.times(float32(width))
	}
	m := p.begin()
	// A section is four points across the line: rim, core, core, rim.
	sections := uint32(0)
	section := func(at, across Vec, c rgba) {
		p.point(at.Sub(across.Mulf(rim)), rgba{})
		p.point(at.Sub(across.Mulf(core)), c)
		p.point(at.Add(across.Mulf(core)), c)
		p.point(at.Add(across.Mulf(rim)), rgba{})
		sections++
	}
	for i, v := range pts {
		var n0, n1 Vec
		if i > 0 || closed {
			n0 = outward(pts[(i+n-1)%n], v)
		}
		if i < n-1 || closed {
			n1 = outward(v, pts[(i+1)%n])
		}
		switch {
		case closed || (i > 0 && i < n-1):
			section(v, miter(n0, n1, 3), c)
		case i == 0:
			// The end fades over the last pixel.
			d := Vec{X: -n1.Y, Y: n1.X}.Mulf(min(0.5, v.DistanceTo(pts[1])/2))
			section(v.Sub(d), n1, rgba{})
			section(v.Add(d), n1, c)
		default:
			d := Vec{X: -n0.Y, Y: n0.X}.Mulf(min(0.5, v.DistanceTo(pts[i-1])/2))
			section(v.Sub(d), n0, c)
			section(v.Add(d), n0, rgba{})
		}
	}
	last := sections
	if !closed {
		last--
	}
	for s := range last {
		a, b := m.base+4*s, m.base+4*((s+1)%sections)
		for k := range uint32(3) {
			p.tri(a+k, a+k+1, b+k+1)
			p.tri(a+k, b+k+1, b+k)
		}
	}
	p.commit(m)
}
