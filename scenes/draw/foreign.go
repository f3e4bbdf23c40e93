package draw

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"rulerfire/scenes/typeset"
)

// foreignCache keeps what is drawn of texts that the fonts here do not have.
type foreignCache struct {
	shaper   *typeset.Shaper // nil if there are no other fonts
	shapedBy uint64          // the generation of fonts that the lines are laid out with
	glyphs   map[foreignKey]glyph
	pictures map[foreignKey]picturesque
}

type foreignKey struct {
	typeset.GlyphKey
	half  int // the size in half pixels
	phase uint8
}

// A picturesque is a glyph with colours of its own; image is nil for others.
type picturesque struct {
	image  *ebiten.Image
	dx, dy int // from the dot, whole pixels, to its corner
}

// picturesKept bounds the memory of glyphs with colours, and of those known to have none.
const picturesKept = 2048

// UseFonts makes the pen draw what its own fonts lack with others.
func (p *Pen) UseFonts(f *typeset.Fonts) {
	p.fonts.foreign = foreignCache{
		shaper:   &typeset.Shaper{Fonts: f},
		glyphs:   map[foreignKey]glyph{},
		pictures: map[foreignKey]picturesque{},
	}
	clear(p.fonts.lines)
}

// FontsFound counts the fonts that have been found for what the pen's own lack. When it
// changes, what was drawn before may look better when drawn anew.
func (p *Pen) FontsFound() uint64 { return p.fonts.foreign.found() }

func (f *foreignCache) found() uint64 {
	if f.shaper == nil {
		return 0
	}
	return f.shaper.Fonts.Generation()
}

// outdated tells whether a foreign line may have been laid out before its fonts were
// found, and forgets those that were.
func (c *fontCache) outdated() bool {
	found := c.foreign.found()
	if found == c.foreign.shapedBy {
		return false
	}
	c.foreign.shapedBy = found
	for k, l := range c.lines {
		if l.foreign {
			delete(c.lines, k)
		}
	}
	return true
}

// shape lays a line out with other fonts, if they have more of it.
func (c *fontCache) shape(l *line, k faceKey) {
	if c.foreign.shaper == nil {
		return
	}
	c.outdated()
	joined := make([]bool, len(l.runes))
	for i := range joined {
		joined[i] = Joined(l.runes, i)
	}
	l.shaped = c.foreign.shaper.Line(l.runes, joined, unseen, typeset.Weight(k.font))
	if l.shaped == nil {
		return
	}
	px := float64(k.half) / 2
	for i, place := range l.shaped.Runes {
		l.at[i+1] = l.at[i] + max(0, place.Right-place.Left)*px
	}
}

// shaped draws a line that was laid out with other fonts, as Text does.
func (p *Pen) shaped(l *typeset.Line, k faceKey, start Vec, upright bool, stretch float64, c Color) {
	px := float64(k.half) / 2
	color, plain := p.premultiply(c), p.premultiply(White.Fade(float64(c.A)))
	along := Vec{X: p.state.a, Y: p.state.b}.Mulf(stretch / p.Zoom())
	for _, g := range l.Glyphs {
		dx, dy := g.X*px, g.Y*px
		at := Vec{X: start.X + along.X*dx - along.Y*dy, Y: start.Y + along.Y*dx + along.X*dy}
		key := foreignKey{GlyphKey: g.Key(), half: k.half}
		if pic := p.fonts.picture(g, key); pic.image != nil {
			size := pic.image.Bounds()
			if upright {
				at = Vec{X: math.Round(at.X), Y: math.Round(at.Y)}
			}
			p.use(pic.image, !upright)
			p.spriteFrom(size, at, pic.dx, pic.dy, along, plain)
			continue
		}
		if upright {
			quarters := math.Round(at.X * phases)
			at = Vec{X: math.Floor(quarters / phases), Y: math.Round(at.Y)}
			key.phase = uint8(quarters - at.X*phases)
		}
		sprite, ok := p.fonts.foreignGlyph(p.atlas, g, key)
		if !ok || sprite.sprite.Empty() {
			continue
		}
		p.use(nil, !upright)
		if upright {
			p.spriteFrom(sprite.sprite, at, sprite.dx, sprite.dy, along, color)
		} else {
			// One clear pixel round the glyph smooths its turned edges.
			p.spriteFrom(sprite.sprite.Inset(-1), at, sprite.dx-1, sprite.dy-1, along, color)
		}
	}
}

// spriteFrom draws a sprite of the image in use, whose corner lies dx, dy of its pixels
// from a point of device space.
func (p *Pen) spriteFrom(s image.Rectangle, at Vec, dx, dy int, along Vec, c rgba) {
	x, y := float64(dx), float64(dy)
	p.sprite(Vec{X: at.X + along.X*x - along.Y*y, Y: at.Y + along.Y*x + along.X*y}, along, s, c)
}

// foreignGlyph is the glyph of another font in the atlas; ok is false if there is no
// room.
func (c *fontCache) foreignGlyph(a *atlas, g typeset.Glyph, k foreignKey) (_ glyph, ok bool) {
	if c.generation != a.generation {
		c.drop(a)
	}
	if made, ok := c.foreign.glyphs[k]; ok {
		return made, true
	}
	made := glyph{}
	mask, dx, dy := c.foreign.shaper.Mask(g, float64(k.half)/2, float64(k.phase)/phases)
	if mask != nil {
		for i, alpha := range mask.Pix {
			mask.Pix[i] = strengthen(uint32(alpha) * 0x101)
		}
		sprite, room := a.add(mask)
		if !room {
			return glyph{}, false
		}
		made = glyph{sprite: sprite, dx: dx, dy: dy}
	}
	c.foreign.glyphs[k] = made
	return made, true
}

// picture is a glyph with colours of its own, if it has any.
func (c *fontCache) picture(g typeset.Glyph, k foreignKey) picturesque {
	if made, ok := c.foreign.pictures[k]; ok {
		return made
	}
	made := picturesque{}
	if img, dx, dy := c.foreign.shaper.Picture(g, float64(k.half)/2); img != nil {
		made = picturesque{image: ebiten.NewImageFromImage(img), dx: dx, dy: dy}
	}
	if len(c.foreign.pictures) >= picturesKept {
		clear(c.foreign.pictures) // kept meshes may still show them
	}
	c.foreign.pictures[k] = made
	return made
}
