package sheet

import (
	"image/color"

	"codeberg.org/go-pdf/fpdf"

	"rulerfire/rules/dice"
)

// dieColours are those of the dice on the screens, and of the letter on them.
var dieColours = [dice.NumColours]struct{ body, letter color.NRGBA }{
	dice.White:  {blank, ink},
	dice.Red:    {color.NRGBA{0xCF, 0x2E, 0x26, 0xFF}, blank},
	dice.Green:  {color.NRGBA{0x5C, 0xBE, 0x64, 0xFF}, ink},
	dice.Blue:   {color.NRGBA{0x24, 0x63, 0xBE, 0xFF}, blank},
	dice.Yellow: {color.NRGBA{0xF7, 0xC6, 0x1B, 0xFF}, ink},
}

// die draws a die about x, y, marked by its letter: a square of that size for six
// faces, a diamond for eight.
func (p *paper) die(d dice.Die, x, y, size float64) {
	c := dieColours[d.Colour]
	half := size / 2
	letters := style{size: size / point * 0.62, face: bold, ink: c.letter, align: centre}
	if d.Faces == 8 {
		tall, wide := half*1.22, half*1.16
		p.polygon(c.body, thin,
			fpdf.PointType{X: x, Y: y - tall}, fpdf.PointType{X: x + wide, Y: y},
			fpdf.PointType{X: x, Y: y + tall}, fpdf.PointType{X: x - wide, Y: y})
		letters.size *= 0.74
	} else {
		p.fillWith(c.body)
		p.drawWith(ink, thin)
		p.pdf.RoundedRect(x-half, y-half, size, size, size*0.2, "1234", "FD")
	}
	p.put(x, y+letters.size*point*ascent/2, d.String(), letters)
}
