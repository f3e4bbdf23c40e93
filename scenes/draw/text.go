package draw

import (
	"image"
	"math"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/gomedium"
	"golang.org/x/image/font/gofont/gomono"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"

	"rulerfire/scenes/typeset"
)

// Font is one of the Go fonts.
type Font uint8

// The fonts in use.
const (
	Regular Font = iota
	Medium
	Bold
	Mono
)

// Align is which part of a text its x is.
type Align uint8

// The alignments.
const (
	Left Align = iota
	Centre
	Right
)

// Style is how a text looks. The zero alignment is Left and the zero font
// Regular; Size is in current units.
type Style struct {
	Size  float64
	Font  Font
	Color Color
	Align Align
}

// Glyph sizes are a ladder, so that zooming does not fill the atlas: half pixels
// up to smallText, whole pixels up to largeText, and from there on the glyphs of
// largeText are stretched.
const (
	smallText = 24
	largeText = 96
	phases    = 4 // glyph images per pixel of horizontal placement
)

// parsed are the font files, read once.
var parsed = sync.OnceValue(func() [4]*opentype.Font {
	var fonts [4]*opentype.Font
	for i, data := range [4][]byte{goregular.TTF, gomedium.TTF, gobold.TTF, gomono.TTF} {
		f, err := opentype.Parse(data)
		if err != nil {
			panic(err) // the font is part of the program
		}
		fonts[i] = f
	}
	return fonts
})

type faceKey struct {
	font Font
	half int // the size in half pixels
}

type glyphKey struct {
	faceKey
	r     rune
	phase uint8
}

// glyph is a sprite of the atlas and where it lies from the pen's position.
type glyph struct {
	sprite image.Rectangle // empty for a space
	dx, dy int             // from the dot, whole pixels, to the sprite's corner
}

type textKey struct {
	faceKey
	text string
}

// line is a text laid out: how much room there is before each of its runes, in pixels,
// and after the last how much the text takes.
type line struct {
	runes   []rune
	at      []float64
	seen    []bool        // the rune has a glyph, if only the box for those that no font has
	foreign bool          // the fonts here do not have all of it
	shaped  *typeset.Line // with fonts of the machine, if they have more of it
}

func (l *line) width() float64 { return l.at[len(l.runes)] }

// fontCache keeps faces, glyphs and lines.
type fontCache struct {
	faces  map[faceKey]font.Face
	glyphs map[glyphKey]glyph
	lines  map[textKey]*line
	// generation is the atlas's when the glyphs were made.
	generation int
	foreign    foreignCache
}

// linesKept bounds the memory of laid out texts.
const linesKept = 4096

func newFontCache() *fontCache {
	return &fontCache{
		faces:  map[faceKey]font.Face{},
		glyphs: map[glyphKey]glyph{},
		lines:  map[textKey]*line{},
	}
}

func (c *fontCache) face(k faceKey) font.Face {
	if f, ok := c.faces[k]; ok {
		return f
	}
	f, err := opentype.NewFace(parsed()[k.font], &opentype.FaceOptions{
		Size: float64(k.half) / 2, DPI: 72, Hinting: font.HintingNone,
	})
	if err != nil {
		panic(err) // only a faulty font file can do this, and they are our own
	}
	c.faces[k] = f
	return f
}

func (c *fontCache) glyph(a *atlas, k glyphKey) (glyph, bool) {
	if c.generation != a.generation {
		c.drop(a)
	}
	if g, ok := c.glyphs[k]; ok {
		return g, true
	}
	dot := fixed.Point26_6{X: fixed.Int26_6(int(k.phase) * 64 / phases)}
	// A rune that the font lacks is not ok, but comes with a box that stands for it.
	box, mask, at, _, _ := c.face(k.faceKey).Glyph(dot, k.r)
	g := glyph{}
	if mask != nil && !box.Empty() {
		own := image.NewAlpha(image.Rect(0, 0, box.Dx(), box.Dy()))
		for y := range box.Dy() {
			for x := range box.Dx() {
				_, _, _, alpha := mask.At(at.X+x, at.Y+y).RGBA()
				own.Pix[y*own.Stride+x] = strengthen(alpha)
			}
		}
		sprite, room := a.add(own)
		if !room {
			return glyph{}, false
		}
		g = glyph{sprite: sprite, dx: box.Min.X, dy: box.Min.Y}
	}
	c.glyphs[k] = g
	return g, true
}

// drop forgets the glyphs that an atlas had.
func (c *fontCache) drop(a *atlas) {
	clear(c.glyphs)
	clear(c.foreign.glyphs)
	c.generation = a.generation
}

// strengthen makes half-covered pixels of a glyph a little heavier: blending in
// sRGB thins small text. alpha is 16 bits wide.
func strengthen(alpha uint32) uint8 {
	a := float64(alpha) / 0xffff
	return uint8(255*(a+0.2*a*(1-a)) + 0.5)
}

// line lays a text out, kerned.
func (c *fontCache) line(k faceKey, s string) *line {
	key := textKey{k, s}
	if l, ok := c.lines[key]; ok && !(l.foreign && c.outdated()) {
		return l
	}
	face := c.face(k)
	l := &line{runes: []rune(s)}
	n := len(l.runes)
	l.at, l.seen = make([]float64, n+1), make([]bool, n)
	dot := fixed.Int26_6(0)
	for i, r := range l.runes {
		if i > 0 {
			dot += face.Kern(l.runes[i-1], r)
		}
		l.at[i] = float64(dot) / 64
		advance, known := face.GlyphAdvance(r)
		l.foreign = l.foreign || !known && !unseen(r)
		// What the font lacks shows as one box for all that belongs together.
		if l.seen[i] = !unseen(r) && (known || !Joined(l.runes, i)); l.seen[i] {
			dot += advance
		}
	}
	l.at[n] = float64(dot) / 64
	if l.foreign {
		c.shape(l, k)
	}
	if len(c.lines) >= linesKept {
		clear(c.lines)
	}
	c.lines[key] = l
	return l
}

// ladder is the face for a size in pixels and what its glyphs are stretched by.
func ladder(f Font, px float64) (faceKey, float64) {
	switch {
	case px > largeText:
		return faceKey{f, 2 * largeText}, px / largeText
	case px > smallText:
		return faceKey{f, 2 * int(math.Round(px))}, 1
	}
	return faceKey{f, max(2, int(math.Round(2*px)))}, 1
}

// Measure is the advance of s in current units.
func (p *Pen) Measure(s string, size float64, f Font) float64 {
	zoom := p.Zoom()
	k, stretch := ladder(f, size*zoom)
	return p.fonts.line(k, s).width() * stretch / zoom
}

// Stops appends how much room the runes of s before each take, and in the end all of
// them, in current units. Where that is from left to right, it is where each begins.
func (p *Pen) Stops(dst []float64, s string, size float64, f Font) []float64 {
	zoom := p.Zoom()
	k, stretch := ladder(f, size*zoom)
	for _, at := range p.fonts.line(k, s).at {
		dst = append(dst, at*stretch/zoom)
	}
	return dst
}

// A Place is where a rune of a text lies from the left end of it, and which way it is
// written.
type Place = typeset.Place

// Places appends where each rune of s lies, in current units. A rune that belongs to
// the one before it, or is not seen, is no wider than a line.
func (p *Pen) Places(dst []Place, s string, size float64, f Font) []Place {
	zoom := p.Zoom()
	k, stretch := ladder(f, size*zoom)
	l := p.fonts.line(k, s)
	unit := stretch / zoom
	if l.shaped == nil {
		for i := range l.runes {
			dst = append(dst, Place{Left: l.at[i] * unit, Right: l.at[i+1] * unit})
		}
		return dst
	}
	unit *= float64(k.half) / 2
	for _, at := range l.shaped.Runes {
		dst = append(dst, Place{Left: at.Left * unit, Right: at.Right * unit, RTL: at.RTL})
	}
	return dst
}

// Text draws s with its baseline at y and returns its advance. Upright text is
// placed to a quarter of a pixel and its baseline on a whole one.
func (p *Pen) Text(s string, x, y float64, st Style) float64 {
	zoom := p.Zoom()
	k, stretch := ladder(st.Font, st.Size*zoom)
	l := p.fonts.line(k, s)
	width := l.width() * stretch / zoom
	switch st.Align {
	case Centre:
		x -= width / 2
	case Right:
		x -= width
	}
	start := p.state.apply(Vec{X: x, Y: y})
	color := p.premultiply(st.Color)
	upright := p.state.b == 0 && p.state.a > 0 && stretch == 1
	if l.shaped != nil {
		p.shaped(l.shaped, k, start, upright, stretch, st.Color)
		return width
	}
	p.use(nil, !upright)
	if upright {
		base := math.Round(start.Y)
		for i, r := range l.runes {
			if !l.seen[i] {
				continue
			}
			quarters := math.Round((start.X + l.at[i]) * phases)
			whole := math.Floor(quarters / phases)
			g, ok := p.fonts.glyph(p.atlas, glyphKey{k, r, uint8(quarters - whole*phases)})
			if ok && !g.sprite.Empty() {
				p.sprite(Vec{X: whole + float64(g.dx), Y: base + float64(g.dy)}, Vec{X: 1}, g.sprite, color)
			}
		}
		return width
	}
	along := Vec{X: p.state.a, Y: p.state.b}.Mulf(stretch / zoom)
	for i, r := range l.runes {
		if !l.seen[i] {
			continue
		}
		g, ok := p.fonts.glyph(p.atlas, glyphKey{faceKey: k, r: r})
		if !ok || g.sprite.Empty() {
			continue
		}
		// One clear pixel round the glyph smooths its turned edges.
		dx, dy := l.at[i]+float64(g.dx-1), float64(g.dy-1)
		corner := Vec{X: start.X + along.X*dx - along.Y*dy, Y: start.Y + along.Y*dx + along.X*dy}
		p.sprite(corner, along, g.sprite.Inset(-1), color)
	}
	return width
}

// sprite draws a sprite of the atlas with its corner at a point of device space
// and its rows running along a direction, whose length is the stretch.
func (p *Pen) sprite(corner, along Vec, s image.Rectangle, c rgba) {
	w, h := along.Mulf(float64(s.Dx())), Vec{X: -along.Y, Y: along.X}.Mulf(float64(s.Dy()))
	p.quad([4]Vec{corner, corner.Add(w), corner.Add(w).Add(h), corner.Add(h)},
		float32(s.Min.X), float32(s.Min.Y), float32(s.Max.X), float32(s.Max.Y), c)
}
