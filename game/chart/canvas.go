package chart

import (
	"image"
	"image/color"
	"math"
	"strings"
	"unicode"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// A canvas is a picture that is being drawn, measured in points from its upper left
// corner.
type canvas struct {
	img   *image.RGBA
	scale float64 // pixels to a point
	fonts [2]*sfnt.Font
	faces map[style]font.Face
	edge  vector.Rasterizer
}

// A style is how a text looks, but for its colour.
type style struct {
	size float64 // in points
	bold bool
}

func newCanvas(w, h, scale float64) (*canvas, error) {
	c := &canvas{scale: scale, faces: map[style]font.Face{}}
	c.img = image.NewRGBA(image.Rect(0, 0, int(math.Round(w*scale)), int(math.Round(h*scale))))
	for i, ttf := range [...][]byte{goregular.TTF, gobold.TTF} {
		f, err := opentype.Parse(ttf)
		if err != nil {
			return nil, err
		}
		c.fonts[i] = f
	}
	return c, nil
}

// A spot is a corner of a shape, in points.
type spot struct{ x, y float64 }

// fill fills a shape, as far as it is on the paper.
func (c *canvas) fill(ink color.NRGBA, corners ...spot) {
	var box image.Rectangle
	for _, p := range corners {
		x, y := int(math.Floor(p.x*c.scale)), int(math.Floor(p.y*c.scale))
		box = box.Union(image.Rect(x, y, x+2, y+2))
	}
	if box = box.Intersect(c.img.Bounds()); box.Empty() {
		return
	}
	c.edge.Reset(box.Dx(), box.Dy())
	for i, p := range corners {
		x, y := float32(p.x*c.scale)-float32(box.Min.X), float32(p.y*c.scale)-float32(box.Min.Y)
		if i == 0 {
			c.edge.MoveTo(x, y)
		} else {
			c.edge.LineTo(x, y)
		}
	}
	c.edge.ClosePath()
	c.edge.Draw(c.img, box, image.NewUniform(ink), image.Point{})
}

func (c *canvas) rect(ink color.NRGBA, x, y, w, h float64) {
	c.fill(ink, spot{x, y}, spot{x + w, y}, spot{x + w, y + h}, spot{x, y + h})
}

// round fills a rectangle with round corners.
func (c *canvas) round(ink color.NRGBA, x, y, w, h, r float64) {
	r = min(r, w/2, h/2)
	const steps = 8
	var corners []spot
	for i, middle := range [...]spot{{x + w - r, y + r}, {x + w - r, y + h - r}, {x + r, y + h - r}, {x + r, y + r}} {
		for k := range steps + 1 {
			sin, cos := math.Sincos((float64(i-1) + float64(k)/steps) * math.Pi / 2)
			corners = append(corners, spot{middle.x + r*cos, middle.y + r*sin})
		}
	}
	c.fill(ink, corners...)
}

// disc fills a circle.
func (c *canvas) disc(ink color.NRGBA, x, y, r float64) { c.round(ink, x-r, y-r, 2*r, 2*r, r) }

func (c *canvas) face(s style) font.Face {
	if f, ok := c.faces[s]; ok {
		return f
	}
	from := c.fonts[0]
	if s.bold {
		from = c.fonts[1]
	}
	f, err := opentype.NewFace(from, &opentype.FaceOptions{Size: s.size * c.scale, DPI: 72})
	if err != nil {
		panic(err) // the fonts are part of the program
	}
	c.faces[s] = f
	return f
}

// width is how wide a text is, in points.
func (c *canvas) width(text string, s style) float64 {
	return float64(font.MeasureString(c.face(s), c.shown(text))) / 64 / c.scale
}

// text writes a text from x on a line at y.
func (c *canvas) text(ink color.NRGBA, x, y float64, text string, s style) {
	d := font.Drawer{Dst: c.img, Src: image.NewUniform(ink), Face: c.face(s)}
	d.Dot = fixed.Point26_6{X: fixed.Int26_6(x * c.scale * 64), Y: fixed.Int26_6(math.Round(y*c.scale) * 64)}
	d.DrawString(c.shown(text))
}

// right writes a text up to x.
func (c *canvas) right(ink color.NRGBA, x, y float64, text string, s style) {
	c.text(ink, x-c.width(text, s), y, text, s)
}

// fitted writes a text that is cut where it is wider than w.
func (c *canvas) fitted(ink color.NRGBA, x, y, w float64, text string, s style) {
	text = c.shown(text)
	if c.width(text, s) > w {
		letters := []rune(text)
		for len(letters) > 1 && c.width(string(letters)+"…", s) > w {
			letters = letters[:len(letters)-1]
		}
		text = strings.TrimRight(string(letters), " ") + "…"
	}
	c.text(ink, x, y, text, s)
}

// paragraph writes a text from x, from a line at y on, in lines no wider than w, and
// returns where the next line would be.
func (c *canvas) paragraph(ink color.NRGBA, x, y, w float64, text string, s style) float64 {
	line := ""
	put := func() {
		c.fitted(ink, x, y, w, line, s)
		y += s.size * 1.4
	}
	for word := range strings.FieldsSeq(text) {
		if longer := strings.TrimSpace(line + " " + word); c.width(longer, s) <= w || line == "" {
			line = longer
			continue
		}
		put()
		line = word
	}
	if line != "" {
		put()
	}
	return y
}

// shown is a text as the fonts can show it: a sign that they lack becomes a box.
func (c *canvas) shown(text string) string {
	const missing = '□'
	var buffer sfnt.Buffer
	return strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case unicode.IsControl(r), unicode.In(r, unicode.Cf, unicode.Mn, unicode.Me):
			return -1
		}
		if i, err := c.fonts[0].GlyphIndex(&buffer, r); err != nil || i == 0 {
			return missing
		}
		return r
	}, text)
}
