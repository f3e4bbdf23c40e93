package draw

import (
	"image"
	"math"

	"rulerfire/rules/field"
)

// GroundColor is the colour of a name of field.Grounds or field.Colours; a name
// that is neither is meadow.
func GroundColor(name string) Color {
	if c, ok := groundColors[name]; ok {
		return c
	}
	for i, n := range field.Colours {
		if n == name {
			return terrainColors[i]
		}
	}
	return groundColors["meadow"]
}

var groundColors = map[string]Color{
	"meadow":   Hex(0xCBDDB4),
	"asphalt":  Hex(0xB3B9BB),
	"yard":     Hex(0xE2D6B6),
	"concrete": Hex(0xD5D8D6),
	"pavement": Hex(0xD9DAD4),
	"line":     Hex(0xEFEBDC),
	"water":    Hex(0xA9D0DC),
	"shallow":  Hex(0xBCDEE6),
	"bank":     Hex(0xD9CFA8),
	"field":    Hex(0xBBD0A0),
	"soil":     Hex(0xD9CFBA),
	"rail":     Hex(0x8F969A),
}

// seamEvery is the side of one base plate in studs: one ruler long.
const seamEvery = 40

// plateCorner is the radius of a base plate's corners, in studs.
func (p *Pen) plateCorner() float64 { return min(1, 14*p.Px()) }

// PlateShadow draws what a base plate of w by h studs casts on the desk, and its
// thickness. scale is pixels per point.
func (p *Pen) PlateShadow(ground Color, w, h, scale float64) {
	px := p.Px() * scale
	r := p.plateCorner() * 1.1
	p.SoftRect(Hex(0x3C280A).Fade(0.45), 0.5+4*px, 0.6+5*px, w, h, r, 15*px)
	p.RoundRect(ground.Dim(0.3), 0.5, 0.6, w, h, r)
}

// plate draws the base plate of a table of w by h studs with its prints, without
// studs, and with a seam every so many studs; 0 is none.
func (p *Pen) plate(ground Color, w, h float64, prints []field.Print, every float64) {
	r := p.plateCorner()
	p.RoundRect(ground, 0, 0, w, h, r)
	p.Save()
	p.Clip(0, 0, w, h)
	for _, q := range prints {
		const stud = float64(field.Stud)
		c := GroundColor(q.Colour)
		if q.Radius > 0 {
			p.Disc(c, float64(q.X)/stud, float64(q.Y)/stud, float64(q.Radius)/stud)
		} else {
			p.Rect(c, float64(q.X)/stud, float64(q.Y)/stud, float64(q.W)/stud, float64(q.L)/stud)
		}
	}
	for i := every; every > 0 && i < max(w, h); i += every {
		for _, line := range seamLines {
			p.Rect(line.color, i+line.from, 0, line.width, h)
			p.Rect(line.color, 0, i+line.from, w, line.width)
		}
	}
	p.Restore()
}

// PlateStud draws one faint stud of a base plate.
func (p *Pen) PlateStud(x, y float64) {
	p.stamp(stampDisc, Hex(0x192832).Fade(0.085), x+0.08, y+0.09, 0.31)
	p.stamp(stampDisc, White.Fade(0.16), x, y, 0.29)
}

// PlateEdge draws the lit and the dark edge of a base plate.
func (p *Pen) PlateEdge(ground Color, w, h float64) {
	r := p.plateCorner()
	e := max(0.22, 1.5*p.Px())
	n := quarterSteps(r * p.Zoom())
	lit := append([]Vec{V(e/2, h-r)}, arc(nil, V(r, r), r-e/2, math.Pi, 1.5*math.Pi, n)...)
	p.Polyline(ground.Lit(0.5), e, false, append(lit, V(w-r, e/2))...)
	dark := append([]Vec{V(r, h-e/2)}, arc(nil, V(w-r, h-r), r-e/2, 0.5*math.Pi, 0, n)...)
	p.Polyline(ground.Dim(0.22), e, false, append(dark, V(w-e/2, r))...)
}

// ViewEdges draws the shade that the columns to the left and right throw on a
// table that goes on beneath them.
func (p *Pen) ViewEdges(x, y, w, h float64) {
	const wide = 12
	dark := Hex(0x3C280A).Fade(0.45)
	p.GradRect(dark, V(x, y), dark.Fade(0), V(x+wide, y), x, y, wide, h)
	p.GradRect(dark, V(x+w, y), dark.Fade(0), V(x+w-wide, y), x+w-wide, y, wide, h)
}

// DeskView is the desk, drawn once for each size.
type DeskView struct{ picture }

// Draw shows the desk over the whole of a destination of the given size in
// pixels; scale is pixels per point. It ignores the pen's transform.
func (d *DeskView) Draw(p *Pen, size image.Point, scale float64) {
	w, h := float64(size.X)/scale, float64(size.Y)/scale
	p.Save()
	p.state.a, p.state.b, p.state.tx, p.state.ty = scale, 0, 0, 0
	d.draw(p, 0, 0, w, h, func(p *Pen) { p.Desk(w, h) })
	p.Restore()
}

// Desk draws the wooden desk everything lies on over w by h points. It takes many
// lines of grain: use a DeskView where it is drawn again and again.
func (p *Pen) Desk(w, h float64) {
	p.Rect(Desk, 0, 0, w, h)
	r := roller{seed: 7}
	const plank = 120.0
	p.Save()
	p.Clip(0, 0, w, h)
	for y, i := -20.0, 0; y < h; y, i = y+plank, i+1 {
		tint := Hex(0xFFF5DC)
		if i%2 == 1 {
			tint = Hex(0x78501E)
		}
		p.Rect(tint.Fade(r.between(0.05, 0.10)), 0, y, w, plank)
		for range 22 {
			p.grain(&r, w, y, plank)
		}
		p.Rect(Hex(0x5C3A14).Fade(0.22), 0, y, w, 1.2)
		p.Rect(Hex(0xFFFAEB).Fade(0.35), 0, y+1.2, w, 1)
	}
	p.Restore()
}

// grain draws one line of the wood's grain within a plank.
func (p *Pen) grain(r *roller, w, y, plank float64) {
	middle := y + r.float()*plank
	swing := r.between(2, 9)
	color := Hex(0x7A5224).Fade(r.between(0.03, 0.08))
	width := r.between(0.6, 2.2)
	line := []Vec{V(-10, middle)}
	for x, at := -10.0, middle; x < w+100; {
		nx, ny := x+r.between(110, 270), middle+r.between(-0.5, 0.5)*swing
		c0 := V(x+45, at+r.between(-0.5, 0.5)*swing)
		c1 := V(nx-45, ny+r.between(-0.5, 0.5)*swing)
		line = bezier(line, c0, c1, V(nx, ny), 8)
		x, at = nx, ny
	}
	for i, v := range line {
		line[i].Y = min(max(v.Y, y), y+plank)
	}
	p.Polyline(color, width, false, line...)
}

// bezier appends n points of a cubic curve from the last point of dst to end.
func bezier(dst []Vec, c0, c1, end Vec, n int) []Vec {
	start := dst[len(dst)-1]
	for i := 1; i <= n; i++ {
		t := float64(i) / float64(n)
		u := 1 - t
		a, b, c, d := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
		dst = append(dst, Vec{
			X: a*start.X + b*c0.X + c*c1.X + d*end.X,
			Y: a*start.Y + b*c0.Y + c*c1.Y + d*end.Y,
		})
	}
	return dst
}
