package chart

import "image/color"

// rgb is an opaque colour.
func rgb(hex uint32) color.NRGBA {
	return color.NRGBA{uint8(hex >> 16), uint8(hex >> 8), uint8(hex), 0xFF}
}

// The colours are those of the screens.
var (
	white    = rgb(0xFFFFFF)
	ink      = rgb(0x1F2A36)
	ink2     = rgb(0x56616C)
	ink3     = rgb(0x8A929A)
	paper    = rgb(0xFCFAF5)
	paper2   = rgb(0xF3EEE3)
	hairline = rgb(0xDED8CB)
	desk     = rgb(0xE6D2AE)
	current  = rgb(0xFFF3CF)
	goldEdge = rgb(0xB47A00)
	shadow   = color.NRGBA{0x1C, 0x26, 0x3A, 0x30}
)

// A livery is the colour and the pattern of a contestant.
type livery struct {
	cloth, motif color.NRGBA
	shapes       [][]spot // on a cloth of 1 by 1; a circle has one corner, its middle
}

// liveries are those of the seats on the screens, in their order.
var liveries = [...]livery{
	{rgb(0xF0801A), ink, nil},
	{rgb(0x7A3FB2), rgb(0xCDB6E2), [][]spot{
		{{0, 1}, {.18, 0}, {.33, 0}, {.15, 1}},
		{{.335, 1}, {.515, 0}, {.665, 0}, {.485, 1}},
		{{.67, 1}, {.85, 0}, {1, 0}, {.82, 1}},
	}},
	{rgb(0x0B8F8B), rgb(0xA2D4D3), [][]spot{{{.2, .28}}, {{.5, .28}}, {{.8, .28}}, {{.35, .72}}, {{.65, .72}}}},
	{rgb(0xFBB0D0), rgb(0x85677D), [][]spot{
		{{0, 0}, {.5, 0}, {.5, .5}, {0, .5}},
		{{.5, .5}, {1, .5}, {1, 1}, {.5, 1}},
	}},
	{rgb(0x3A4149), rgb(0xD8D9DB), [][]spot{{{0, .38}, {1, .38}, {1, .62}, {0, .62}}}},
}

// nobody is the livery of what belongs to no contestant.
var nobody = livery{cloth: rgb(0x8A929A)}

// liveryOf is the livery of a contestant, from 0.
func liveryOf(contestant int) livery {
	if contestant < 0 {
		return nobody
	}
	return liveries[contestant%len(liveries)]
}

// flag draws a livery.
func (c *canvas) flag(l livery, x, y, w, h float64) {
	c.rect(l.cloth, x, y, w, h)
	for _, shape := range l.shapes {
		if len(shape) == 1 {
			c.disc(l.motif, x+w*shape[0].x, y+h*shape[0].y, h*.13)
			continue
		}
		corners := make([]spot, len(shape))
		for i, p := range shape {
			corners[i] = spot{x + w*p.x, y + h*p.y}
		}
		c.fill(l.motif, corners...)
	}
	edge := color.NRGBA{0x1F, 0x2A, 0x36, 0xA0}
	const line = 0.8
	c.rect(edge, x, y, w, line)
	c.rect(edge, x, y+h-line, w, line)
	c.rect(edge, x, y, line, h)
	c.rect(edge, x+w-line, y, line, h)
}

// bar draws a share with its interval. The other version of a company has a bar that is
// hatched.
func (c *canvas) bar(l livery, hatched bool, share, low, high, x, y, w, h float64) {
	c.round(paper2, x, y, w, h, 4)
	for i := 1; i < 4; i++ {
		c.rect(hairline, x+w*float64(i)/4-.4, y, .8, h)
	}
	if share > 0 {
		c.rect(l.cloth, x, y+3, w*share, h-6)
	}
	if hatched {
		const step = 7.0
		for at := x; at < x+w*share-step/2; at += step {
			c.fill(color.NRGBA{0xFF, 0xFF, 0xFF, 0x80}, spot{at, y + h - 3}, spot{at + step/2, y + 3}, spot{at + step/2 + 1.6, y + 3}, spot{at + 1.6, y + h - 3})
		}
	}
	for _, pass := range [...]struct {
		ink   color.NRGBA
		thick float64
	}{{white, 4}, {ink, 1.8}} {
		left, right, middle, t := x+w*low, x+w*high, y+h/2, pass.thick
		c.rect(pass.ink, left, middle-t/2, right-left, t)
		for _, end := range [...]float64{left, right} {
			c.rect(pass.ink, end-t/2, middle-h*.3, t, h*.6)
		}
	}
}
