package draw

import (
	"math"
	"strconv"
)

// A Ruler lies along a line of straight pieces.
type Ruler struct {
	// Points are its ends and the bends between them, in studs. It starts and
	// ends at the edges of bases, not at their middles.
	Points []Vec
	Unit   float64 // studs per unit; 0 is 5
	Width  float64 // studs; 0 is the usual 2.3, and 14 points at least
	// Units is how many units the ruler has; what is measured beyond them is
	// artillery's. 0 is 8.
	Units int
}

// The colours of the ruler.
var (
	rulerFirst  = Hex(0xF6BFB2) // hand to hand reaches this far
	rulerPale   = Hex(0xFFF9E8)
	rulerCream  = Hex(0xF3E2B4)
	rulerBeyond = Hex(0xD9D2C2)
	rulerEdge   = Hex(0x4A3B22)
	rulerTick   = Hex(0x3A2E1A)
	rulerFigure = Hex(0x2C2313)
	brass       = Hex(0xC9A24B)
)

// Length is how long the ruler is along its bends, in units.
func (r Ruler) Length() float64 {
	total := 0.0
	for _, s := range r.spans() {
		total += s.length
	}
	return total / r.unit()
}

func (r Ruler) unit() float64 {
	if r.Unit <= 0 {
		return 5
	}
	return r.Unit
}

// tone is the colour of the unit that begins k units along.
func (r Ruler) tone(k int) Color {
	units := r.Units
	if units == 0 {
		units = 8
	}
	switch {
	case k >= units:
		return rulerBeyond
	case k == 0:
		return rulerFirst
	case k%2 == 1:
		return rulerPale
	}
	return rulerCream
}

// A span is a straight piece of a ruler that begins start studs along it.
type span struct {
	from          Vec
	along         Vec // a unit vector
	start, length float64
}

func (r Ruler) spans() []span {
	var out []span
	start := 0.0
	for i := 0; i+1 < len(r.Points); i++ {
		d := r.Points[i+1].Sub(r.Points[i])
		if l := d.Len(); l > 1e-6 {
			out = append(out, span{r.Points[i], d.Divf(l), start, l})
			start += l
		}
	}
	return out
}

// at is the point t studs along the span's line and n studs to its right.
func (s span) at(t, n float64) Vec {
	return V(s.from.X+s.along.X*t-s.along.Y*n, s.from.Y+s.along.Y*t+s.along.X*n)
}

// strip is the part of the span between two distances and two offsets.
func (s span) strip(t0, t1, n0, n1 float64) []Vec {
	return []Vec{s.at(t0, n0), s.at(t1, n0), s.at(t1, n1), s.at(t0, n1)}
}

// Ruler draws a ruler: a tick each stud, a colour and a numeral each unit, a
// brass rivet at every bend, a stop at its end.
func (p *Pen) Ruler(r Ruler) {
	spans := r.spans()
	if len(spans) == 0 {
		return
	}
	w, pt, unit := r.Width, p.Pt(), r.unit()
	if w <= 0 {
		w = max(2.3, 14*pt)
	}
	last := spans[len(spans)-1]
	total := last.start + last.length

	p.rulerShadow(spans, w)
	for _, s := range spans {
		p.rulerBody(r, s, unit, w, pt)
	}
	for _, s := range spans {
		for t := max(1, math.Ceil(s.start-1e-6)); t < s.start+s.length && t < total-.3; t++ {
			end, width := -w/2+w*.24, max(.1, .8*pt)
			if math.Abs(math.Mod(t, unit)) < 1e-6 {
				end, width = w/2, max(.2, 1.4*pt)
			}
			p.Line(rulerTick, width, s.at(t-s.start, -w/2), s.at(t-s.start, end))
		}
	}
	for k := 0; float64(k)*unit+1.6 <= total; k++ {
		mid := min((float64(k)+.5)*unit, (float64(k)*unit+total)/2)
		p.rulerFigure(spans, k+1, mid, w)
	}
	for _, s := range spans[1:] {
		p.PuckEdge(brass, s.from.X, s.from.Y, w*.62, w*.11)
		p.Ring(rulerEdge, max(.12, pt), s.from.X, s.from.Y, w*.62)
		p.Disc(Hex(0x5E4A1E), s.from.X, s.from.Y, w*.2)
	}
	p.RoundLine(Ink, max(.55, 3*pt), last.at(last.length, -w*.8), last.at(last.length, w*.8))
}

func (p *Pen) rulerShadow(spans []span, w float64) {
	var shapes [][]Vec
	for i, s := range spans {
		shapes = append(shapes, clockwise(s.strip(0, s.length, -w/2, w/2)))
		if i > 0 {
			shapes = append(shapes, round(s.from, w*.62, 24))
		}
	}
	p.Save()
	p.Translate(shadowX, shadowY+.02)
	p.shade(Shadow, shapes)
	p.Restore()
}

// rulerBody draws the wood of one span: the units' colours, a lit and a dark edge.
func (p *Pen) rulerBody(r Ruler, s span, unit, w, pt float64) {
	p.Poly(r.tone(int((s.start+s.length)/unit)), s.strip(0, s.length, -w/2, w/2)...)
	for t := s.start; t < s.start+s.length-1e-6; {
		k := int(t/unit + 1e-6)
		next := min(float64(k+1)*unit, s.start+s.length)
		p.Poly(r.tone(k), s.strip(t-s.start, next-s.start, -w/2, w/2)...)
		t = next
	}
	edge := max(.22, 1.2*pt)
	p.Poly(White.Fade(.55), s.strip(0, s.length, -w/2, -w/2+edge)...)
	p.Poly(Hex(0x78541E).Fade(.28), s.strip(0, s.length, w/2-edge, w/2)...)
	p.Polyline(rulerEdge, max(.13, pt), true, s.strip(0, s.length, -w/2, w/2)...)
}

// rulerFigure draws a unit's numeral mid studs along, upright to the reader, if no
// rivet covers it.
func (p *Pen) rulerFigure(spans []span, n int, mid, w float64) {
	size := w * .74
	clear := w*.62 + size*.42
	for i, s := range spans {
		if mid > s.start+s.length {
			continue
		}
		if i > 0 && mid-s.start < clear || i < len(spans)-1 && s.start+s.length-mid < clear {
			return
		}
		a := math.Atan2(s.along.Y, s.along.X)
		if a > math.Pi/2+1e-9 || a <= -math.Pi/2 {
			a += math.Pi
		}
		at := s.at(mid-s.start, 0)
		p.Save()
		p.Translate(at.X, at.Y)
		p.Rotate(a)
		p.Text(strconv.Itoa(n), 0, size*.38, Style{Size: size, Font: Bold, Color: rulerFigure, Align: Centre})
		p.Restore()
		return
	}
}
