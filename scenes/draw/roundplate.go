package draw

import (
	"math"

	"rulerfire/rules/field"
)

// roundPlate is plate for a round table of so many studs across.
func (p *Pen) roundPlate(ground Color, across float64, prints []field.Print, every float64) {
	r := across / 2
	disc := p.outlineOfDisc(V(r, r), r)
	p.Disc(ground, r, r, r)
	var cut shears
	lay := func(c Color, outline []Vec) {
		if inside := cut.within(outline, disc); inside != nil {
			p.Poly(c, inside...)
		}
	}
	for _, q := range prints {
		const stud = float64(field.Stud)
		x, y := float64(q.X)/stud, float64(q.Y)/stud
		if q.Radius > 0 {
			radius := float64(q.Radius) / stud
			lay(GroundColor(q.Colour), p.outlineOfDisc(V(x, y), radius))
		} else {
			lay(GroundColor(q.Colour), Box(x, y, float64(q.W)/stud, float64(q.L)/stud))
		}
	}
	for i := every; every > 0 && i < across; i += every {
		for _, line := range seamLines {
			lay(line.color, Box(i+line.from, 0, line.width, across))
			lay(line.color, Box(0, i+line.from, across, line.width))
		}
	}
}

// seamLines are the dark and the light line of a seam, by where they begin beside it
// and how wide they are, in studs.
var seamLines = [...]struct {
	color       Color
	from, width float64
}{
	{Hex(0x1E3228).Fade(0.20), -0.08, 0.16},
	{White.Fade(0.28), 0.08, 0.14},
}

// outlineOfDisc is a circle as an outline of straight pieces too short to be seen.
func (p *Pen) outlineOfDisc(c Vec, r float64) []Vec {
	return arc(nil, c, r, 0, 2*math.Pi, arcSteps(r*p.Zoom(), 0, 2*math.Pi))[1:]
}

// roundPlateShadow is PlateShadow for a round table.
func (p *Pen) roundPlateShadow(ground Color, across, scale float64) {
	px, r := p.Px()*scale, across/2
	p.SoftRect(Hex(0x3C280A).Fade(0.45), 0.5+4*px, 0.6+5*px, across, across, r, 15*px)
	p.Disc(ground.Dim(0.3), r+0.5, r+0.6, r)
}

// roundPlateEdge is PlateEdge for a round table.
func (p *Pen) roundPlateEdge(ground Color, across float64) {
	r, e := across/2, max(0.22, 1.5*p.Px())
	const parts = 72
	for i := range parts {
		from, to := 2*math.Pi*float64(i)/parts, 2*math.Pi*float64(i+1)/parts
		sin, cos := math.Sincos((from + to) / 2)
		c := ground
		if k := cos*light.X + sin*light.Y; k > 0 {
			c = ground.Lit(0.5 * k)
		} else {
			c = ground.Dim(-0.22 * k)
		}
		p.Arc(c, e, r, r, r-e/2, from, to)
	}
}

// onDisc tells whether a stud lies wholly on a round table of so many studs across.
func onDisc(x, y int, across float64) bool {
	r := across / 2
	far := math.Hypot(math.Abs(float64(x)+0.5-r)+0.5, math.Abs(float64(y)+0.5-r)+0.5)
	return far <= r
}
