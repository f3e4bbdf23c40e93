package draw

import (
	"math"
	"strconv"

	"rulerfire/rules/dice"
)

// DieColor is the colour of dice of a rule colour.
func DieColor(c dice.Colour) Color { return dieColors[c] }

var dieColors = [dice.NumColours]Color{
	dice.White:  RuleWhite,
	dice.Red:    RuleRed,
	dice.Green:  RuleGreen,
	dice.Blue:   RuleBlue,
	dice.Yellow: RuleYellow,
}

// PipColor is the colour of pips and numerals on dice of a rule colour. Red
// carries white and green ink on purpose: eyes that confuse the two tell the pips.
func PipColor(c dice.Colour) Color {
	if c == dice.Red || c == dice.Blue {
		return White
	}
	return Ink
}

// Die is a die as it is seen.
type Die struct {
	Colour dice.Colour // of a d6 or d8
	// Faces is 6, 8, 12 for the doomsday die or 20 for the action points; 0 is 6.
	Faces int
	// Value is what lies on top, 0 for a die not yet rolled.
	Value int
	// Angle is how far the die lies turned, in radians, clockwise.
	Angle float64
	// Numeral shows a number instead of pips; small dice always do.
	Numeral bool
	// Flat leaves the shadow away, as in a line of text.
	Flat bool
}

const (
	numeralBelow = 22   // pixels: smaller d6 show a numeral
	cornerShare  = 0.22 // a d6's corner radius, of its size
)

// Die draws a die with its middle at x, y; size is the side of a d6, and about
// the height of the others.
func (p *Pen) Die(d Die, x, y, size float64) {
	p.Save()
	p.Translate(x, y)
	switch d.Faces {
	case 8:
		p.d8(d, size)
	case 12:
		p.d12(d, size/2)
	case 20:
		p.d20(d, size/2)
	default:
		p.d6(d, size)
	}
	p.Restore()
}

// dieShadow is the colour of the soft shadow under a die.
var dieShadow = Hex(0x191628).Fade(0.45)

func (p *Pen) d6(d Die, s float64) {
	c := DieColor(d.Colour)
	r := s * cornerShare
	// A square looks the same every quarter turn: the body keeps its gloss at the
	// corner nearest to the light.
	body := math.Remainder(d.Angle, math.Pi/2)
	if !d.Flat {
		p.Save()
		p.Translate(s*0.07, s*0.10)
		p.Rotate(body)
		p.SoftRect(dieShadow, -s/2, -s/2, s, s, r, s*0.16)
		p.Restore()
	}
	p.Save()
	p.Rotate(body)
	middle, end := 0.16, 0.42
	if d.Colour == dice.White {
		middle, end = 0.10, 0.30
	}
	rim := p.gradient(c.Lit(0.30), V(-s/2, -s/2), c.Dim(end), V(s/2, s/2))
	rim.mid, rim.colours = p.premultiply(c.Dim(middle)), 3
	p.fill(p.rounded(-s/2, -s/2, s, s, r), rim)
	top := 0.20
	if d.Colour == dice.White {
		top = 0.7
	}
	t := s * 0.84
	p.GradRoundRect(c.Lit(top), V(-t/2, -t/2), c.Dim(0.04), V(t/2, t/2), -t/2, -t/2, t, t, s*0.2)
	line := 0.5
	if d.Colour == dice.White || d.Colour == dice.Yellow {
		line = 0.46
	}
	p.StrokeRoundRect(c.Dim(line), max(s*0.028, 0.6*p.Px()), -s/2, -s/2, s, s, r)
	gloss := append([]Vec{V(-s*0.40, s*0.02)}, arc(nil, V(-s*0.22, -s*0.22), s*0.18, math.Pi, math.Pi*1.5, 6)...)
	p.Polyline(White.Fade(0.75), s*0.045, false, append(gloss, V(s*0.02, -s*0.40))...)
	p.Restore()
	if d.Value == 0 {
		return
	}
	if d.Numeral || s*p.Zoom() < numeralBelow || d.Value > 6 {
		p.numeral(d.Value, s*0.74, PipColor(d.Colour))
		return
	}
	p.pips(d, s)
}

// numeral writes a number upright in the middle of a die.
func (p *Pen) numeral(v int, size float64, c Color) {
	p.Text(strconv.Itoa(v), 0, size*0.36, Style{Size: size, Font: Bold, Color: c, Align: Centre})
}

// pips are where the pips of a d6 lie, in steps from the middle.
var pips = [7][]Vec{
	1: {{}},
	2: {{X: -1, Y: -1}, {X: 1, Y: 1}},
	3: {{X: -1, Y: -1}, {}, {X: 1, Y: 1}},
	4: {{X: -1, Y: -1}, {X: 1, Y: -1}, {X: -1, Y: 1}, {X: 1, Y: 1}},
	5: {{X: -1, Y: -1}, {X: 1, Y: -1}, {}, {X: -1, Y: 1}, {X: 1, Y: 1}},
	6: {{X: -1, Y: -1}, {X: 1, Y: -1}, {X: -1}, {X: 1}, {X: -1, Y: 1}, {X: 1, Y: 1}},
}

// pips draws the pips of a d6; they turn with the die, their marks stay upright.
func (p *Pen) pips(d Die, s float64) {
	r, step := s*0.088, s*0.245
	sin, cos := math.Sincos(d.Angle)
	ink := PipColor(d.Colour)
	relief, shift := White.Fade(0.55), 1.0 // cut into the die: light at the lower edge
	if ink == White {
		relief, shift = Hex(0).Fade(0.30), -1
	}
	for _, v := range pips[d.Value] {
		x, y := step*(v.X*cos-v.Y*sin), step*(v.X*sin+v.Y*cos)
		p.Mark(d.Colour, relief, x+shift*s*0.014, y+shift*s*0.018, r)
		p.Mark(d.Colour, ink, x, y, r)
	}
}

// Mark draws the shape that tells a rule colour without colour, about x, y with
// radius r: disc, triangle, ring (a wheel), square, diamond.
func (p *Pen) Mark(of dice.Colour, c Color, x, y, r float64) {
	switch of {
	case dice.Red:
		p.Poly(c, V(x, y-r*1.22), V(x+r*1.18, y+r*0.92), V(x-r*1.18, y+r*0.92))
	case dice.Green:
		p.Ring(c, r*0.72, x, y, r*0.86)
	case dice.Blue:
		p.RoundRect(c, x-r*0.96, y-r*0.96, r*1.92, r*1.92, r*0.3)
	case dice.Yellow:
		p.Poly(c, V(x, y-r*1.36), V(x+r*1.2, y), V(x, y+r*1.36), V(x-r*1.2, y))
	default:
		p.Disc(c, x, y, r)
	}
}

// MiniDie draws a little die with only its mark, for "which dice fit".
func (p *Pen) MiniDie(c dice.Colour, x, y, size float64) {
	edge := 0.35
	if c == dice.White {
		edge = 0.4
	}
	line := max(p.Px(), size/16)
	p.RoundRect(DieColor(c).Dim(edge), x-size/2, y-size/2, size, size, size*0.24)
	p.RoundRect(DieColor(c), x-size/2+line, y-size/2+line, size-2*line, size-2*line, size*0.2)
	p.Mark(c, PipColor(c), x, y, size*0.17)
}

// DieChosen draws the gold plate under a chosen die.
func (p *Pen) DieChosen(x, y, size float64) {
	h := size * 0.625
	p.SoftRect(Hex(0xFFC828).Fade(0.95), x-h, y-h, 2*h, 2*h, size*0.325, size*0.35)
	p.RoundRect(Gold, x-h, y-h, 2*h, 2*h, size*0.325)
	p.StrokeRoundRect(Ink, size*0.0375, x-h, y-h, 2*h, 2*h, size*0.325)
}

// DieOutline is a dashed hole where a die is not yet known.
func (p *Pen) DieOutline(x, y, size float64) {
	p.Dashed(Ink3, size*0.055, size*0.13, size*0.13, 0, true, roundRect(nil, x-size/2, y-size/2, size, size, size*0.2, 6)...)
}

// softPolygon draws the soft shadow of a die with many corners: its middle shape
// fading to nothing over blur.
func (p *Pen) softPolygon(c Color, pts []Vec, blur float64) {
	mid := Vec{}
	for _, v := range pts {
		mid = mid.Add(v.Divf(float64(len(pts))))
	}
	ring := func(grow float64) []Vec {
		out := make([]Vec, len(pts))
		for i, v := range pts {
			d := v.Sub(mid)
			out[i] = p.state.apply(v.Add(d.Mulf(grow / d.Len())))
		}
		return out
	}
	color := p.premultiply(c)
	m := p.begin()
	centre := p.point(p.state.apply(mid), color)
	n := uint32(len(pts))
	levels := [...]struct {
		grow  float64
		alpha float32
	}{{-blur, 0.977}, {-0.35 * blur, 0.758}, {0, 0.5}, {0.35 * blur, 0.242}, {blur, 0}}
	for _, l := range levels {
		for _, v := range ring(l.grow) {
			p.point(v, color.times(l.alpha))
		}
	}
	p.fan(centre, n)
	p.hoops(centre+1, n, len(levels))
	p.commit(m)
}

// facet draws one face of a many-sided die: lit by where it looks, which is its
// middle seen from the die's.
func (p *Pen) facet(c Color, r, lit0, lit, dim0, dim float64, pts ...Vec) {
	mid := Vec{}
	for _, v := range pts {
		mid = mid.Add(v.Divf(float64(len(pts))))
	}
	if k := mid.Divf(r).Dot(light); k > 0 {
		p.Poly(c.Lit(lit0+lit*k), pts...)
	} else {
		p.Poly(c.Dim(dim0-dim*k), pts...)
	}
}

func (p *Pen) d8(d Die, s float64) {
	c := DieColor(d.Colour)
	r := s * 0.60
	angle := math.Remainder(d.Angle, 2*math.Pi/3) // the face is a triangle
	// The outline: six corners, rounded; cut is each corner's middle.
	const steps = 4
	var corner, cut [6]Vec
	for i := range corner {
		corner[i] = polar(r, angle-math.Pi/2+float64(i)*math.Pi/3)
	}
	round := s * 0.10
	var outline []Vec
	for i, v := range corner {
		toward := v.Divf(r)
		centre := toward.Mulf(r - round*2/math.Sqrt(3))
		a := math.Atan2(v.Y, v.X)
		outline = arc(outline, centre, round, a-math.Pi/6, a+math.Pi/6, steps)
		cut[i] = centre.Add(toward.Mulf(round))
	}
	if !d.Flat {
		p.Save()
		p.Translate(s*0.07, s*0.10)
		p.softPolygon(dieShadow, outline, s*0.16)
		p.Restore()
	}
	p.Poly(c, outline...)
	const each = steps + 1
	for i := 0; i < 6; i += 2 {
		flank := append([]Vec(nil), outline[i*each+steps/2:i*each+each]...)
		flank = append(flank, outline[(i+1)*each:(i+2)*each]...)
		next := (i + 2) % 6 * each
		flank = append(flank, outline[next:next+steps/2+1]...)
		if k := corner[i+1].Divf(r).Dot(light); k > 0 {
			p.Poly(c.Lit(0.05+0.22*k), flank...)
		} else {
			p.Poly(c.Dim(0.10-0.40*k), flank...)
		}
	}
	face := []Vec{cut[0], cut[2], cut[4]}
	p.GradPoly(c.Lit(0.26), V(-r*0.5, -r*0.7), c.Lit(0.04), V(r*0.5, r*0.5), face...)
	p.Polyline(c.Lit(0.55), s*0.026, true, face...)
	p.Polyline(c.Dim(0.5), max(s*0.028, 0.6*p.Px()), true, outline...)
	if d.Value > 0 {
		p.numeral(d.Value, s*0.48, PipColor(d.Colour))
	}
}

func (p *Pen) d12(d Die, r float64) {
	c := Graphite
	angle := math.Remainder(d.Angle, 2*math.Pi/5) - math.Pi/2
	inner := r * 0.60
	var face, tip, between [5]Vec
	for i := range face {
		a := angle + float64(i)*2*math.Pi/5
		face[i], tip[i], between[i] = polar(inner, a), polar(r, a), polar(r, a+math.Pi/5)
	}
	var outline []Vec
	for i := range tip {
		outline = append(outline, tip[i], between[i])
	}
	p.manySided(d, r, outline)
	for i := range face {
		j := (i + 1) % 5
		facet := []Vec{face[i], face[j], tip[j], between[i], tip[i]}
		if k := between[i].Divf(r).Dot(light); k > 0 {
			p.Poly(c.Lit(0.06+0.30*k), facet...)
		} else {
			p.Poly(c.Dim(-0.62*k), facet...)
		}
		p.Polyline(c.Lit(0.30), r*0.018, true, facet...)
	}
	p.GradPoly(c.Lit(0.26), V(-inner*0.6, -inner), c.Lit(0.04), V(inner*0.6, inner*0.8), face[:]...)
	p.Polyline(Gold, r*0.04, true, face[:]...)
	p.Polyline(c.Dim(0.6), r*0.03, true, outline...)
	if d.Value > 0 {
		p.numeral(d.Value, r*0.66, Gold)
	}
}

func (p *Pen) d20(d Die, r float64) {
	c := Graphite
	angle := math.Remainder(d.Angle, 2*math.Pi/3) - math.Pi/2
	inner := r * 0.64
	var face, far, tip [3]Vec
	for i := range face {
		a := angle + float64(i)*2*math.Pi/3
		face[i], far[i], tip[i] = polar(inner, a), polar(r, a+math.Pi/3), polar(r, a)
	}
	outline := []Vec{tip[0], far[0], tip[1], far[1], tip[2], far[2]}
	p.manySided(d, r, outline)
	for i := range face {
		j := (i + 1) % 3
		for _, f := range [3][]Vec{{face[i], face[j], far[i]}, {face[i], far[i], tip[i]}, {face[j], far[i], tip[j]}} {
			p.facet(c, r, 0.05, 0.42, 0, 0.75, f...)
			p.Polyline(c.Lit(0.28), r*0.016, true, f...)
		}
	}
	p.GradPoly(c.Lit(0.28), V(-inner*0.6, -inner), c.Lit(0.06), V(inner*0.6, inner*0.8), face[:]...)
	p.Polyline(Gold, r*0.035, true, face[:]...)
	p.Polyline(c.Dim(0.6), r*0.03, true, outline...)
	if d.Value > 0 {
		p.Text(strconv.Itoa(d.Value), 0, r*0.20, Style{Size: r * 0.44, Font: Bold, Color: Gold, Align: Centre})
	}
}

// manySided draws the shadow and the ground of a graphite die.
func (p *Pen) manySided(d Die, r float64, outline []Vec) {
	if !d.Flat {
		p.Save()
		p.Translate(r*0.07, r*0.10)
		p.softPolygon(dieShadow, outline, r*0.22)
		p.Restore()
	}
	p.Poly(Graphite.Dim(0.3), outline...)
}
