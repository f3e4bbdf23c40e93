package sheet

import (
	"image/color"

	"codeberg.org/go-pdf/fpdf"
)

// patterns are shapes on a cloth of 1 by 1, as the screens number them; a circle has
// one corner, its middle.
var patterns = [...][][]fpdf.PointType{
	1: {
		{{X: 0, Y: 1}, {X: .18, Y: 0}, {X: .33, Y: 0}, {X: .15, Y: 1}},
		{{X: .335, Y: 1}, {X: .515, Y: 0}, {X: .665, Y: 0}, {X: .485, Y: 1}},
		{{X: .67, Y: 1}, {X: .85, Y: 0}, {X: 1, Y: 0}, {X: .82, Y: 1}},
	},
	2: {{{X: .2, Y: .28}}, {{X: .5, Y: .28}}, {{X: .8, Y: .28}}, {{X: .35, Y: .72}}, {{X: .65, Y: .72}}},
	3: {
		{{X: 0, Y: 0}, {X: .5, Y: 0}, {X: .5, Y: .5}, {X: 0, Y: .5}},
		{{X: .5, Y: .5}, {X: 1, Y: .5}, {X: 1, Y: 1}, {X: .5, Y: 1}},
	},
	4: {{{X: 0, Y: .38}, {X: 1, Y: .38}, {X: 1, Y: .62}, {X: 0, Y: .62}}},
	5: {
		{{X: 0, Y: 0}, {X: .14, Y: 0}, {X: 1, Y: .8}, {X: 1, Y: 1}, {X: .86, Y: 1}, {X: 0, Y: .2}},
		{{X: .86, Y: 0}, {X: 1, Y: 0}, {X: 1, Y: .2}, {X: .14, Y: 1}, {X: 0, Y: 1}, {X: 0, Y: .8}},
	},
}

// dotRadius is that of circles, in heights of the cloth.
const dotRadius = 0.13

// flag draws the colour and the pattern of a look.
func (p *paper) flag(x, y, w, h float64, look *Look) {
	cloth := look.Colour
	if cloth == (color.NRGBA{}) {
		cloth = color.NRGBA{0xD5, 0xD8, 0xDB, 0xFF}
	}
	motif := blank
	if luminance(cloth) > 0.6 {
		motif = ink
	}
	p.pdf.ClipRoundedRect(x, y, w, h, 1.5, false)
	p.fillWith(cloth)
	p.pdf.Rect(x, y, w, h, "F")
	if int(look.Pattern) < len(patterns) {
		p.fillWith(motif)
		for _, shape := range patterns[look.Pattern] {
			if len(shape) == 1 {
				p.pdf.Circle(x+w*shape[0].X, y+h*shape[0].Y, h*dotRadius, "F")
				continue
			}
			corners := make([]fpdf.PointType, len(shape))
			for i, c := range shape {
				corners[i] = fpdf.PointType{X: x + w*c.X, Y: y + h*c.Y}
			}
			p.pdf.Polygon(corners, "F")
		}
	}
	p.pdf.ClipEnd()
	p.box(x, y, w, h, 1.5, thin, ink)
}

// luminance is how light a colour looks on paper, from 0 to 1.
func luminance(c color.NRGBA) float64 {
	return (0.299*float64(c.R) + 0.587*float64(c.G) + 0.114*float64(c.B)) / 255
}
