package sheet

import (
	"bytes"
	"image"
	"image/png"
	"strconv"

	"codeberg.org/go-pdf/fpdf"
)

// picture shows a picture as large as it fits in the middle of a box. What has a name
// that was used before is taken for the same picture.
func (p *paper) picture(name string, img image.Image, x, y, w, h float64) {
	size := img.Bounds().Size()
	if size.X <= 0 || size.Y <= 0 {
		return
	}
	options := fpdf.ImageOptions{ImageType: "PNG"}
	if p.pdf.GetImageInfo(name) == nil {
		var b bytes.Buffer
		quick := png.Encoder{CompressionLevel: png.BestSpeed}
		if err := quick.Encode(&b, img); err != nil {
			p.pdf.SetError(err)
			return
		}
		p.pdf.RegisterImageOptionsReader(name, options, &b)
	}
	k := min(w/float64(size.X), h/float64(size.Y))
	wide, high := k*float64(size.X), k*float64(size.Y)
	p.pdf.ImageOptions(name, x+(w-wide)/2, y+(h-high)/2, wide, high, false, options, 0, "")
}

// model shows the picture of a frame or a unit, if there is one, and tells whether.
func (p *paper) model(look *Look, i int, x, y, w, h float64) bool {
	if i >= len(look.Models) || look.Models[i] == nil {
		return false
	}
	p.picture("model "+strconv.Itoa(i), look.Models[i], x, y, w, h)
	return true
}

// banner shows the flag and the emblem, if there is one, side by side, and returns how
// wide they are.
func (p *paper) banner(x, y, high float64, look *Look) float64 {
	wide := high * 1.2
	p.flag(x, y, wide, high, look)
	if look.Emblem != nil {
		p.picture("emblem", look.Emblem, x+wide+2, y, high, high)
		wide += 2 + high
	}
	return wide
}
