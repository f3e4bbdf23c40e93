package draw

import "rulerfire/rules/field"

// Terrain is the colour of a terrain colour of the rules.
func Terrain(c field.Colour) Color { return terrainColors[c] }

// terrainColors are in the order of field.Colours.
var terrainColors = [len(field.Colours)]Color{
	Hex(0xCDD1D4), // stone
	Hex(0xB4BAC0), // stone2
	Hex(0x949CA5), // stone3
	Hex(0xE0CC9F), // sand
	Hex(0xCB9070), // clay
	Hex(0x94704F), // timber
	Hex(0x7A5A3E), // bark
	Hex(0x8DB66D), // leaf
	Hex(0x6E9957), // leaf2
	Hex(0x8496AB), // slate
	Hex(0xEFE8D6), // cream
	Hex(0xAFCBD8), // glass
}

// terrain is the terrain colour of a name that field knows.
func terrain(name string) field.Colour {
	for i, n := range field.Colours {
		if n == name {
			return field.Colour(i)
		}
	}
	panic("no terrain colour " + name)
}

// How a brick is built, in studs.
const (
	studRadius = 0.30
	brickGap   = 0.02 // from the stud rectangle to the body, on each side
	brickEdge  = 0.12 // at least one pixel
)

// fineStuds is the zoom, in pixels per stud, from which studs have arcs of light.
const fineStuds = 9

// coarsest is the zoom below which studs are not drawn at all.
const coarsest = 3

// bareBricks is the zoom below which a brick has no edges: they would be all of it.
const bareBricks = 1

// BrickColor is the colour of a brick's top: its terrain colour, lighter the
// higher it lies, and a little off its neighbours' by a hash of its place.
func BrickColor(b field.Brick) Color {
	c := Terrain(b.Colour)
	if t := speckle(b); t > 0 {
		c = c.Lit(t)
	} else {
		c = c.Dim(-t)
	}
	if b.Layer >= treetop && field.Colours[b.Colour] == "leaf" {
		c = c.Lit(0.22)
	}
	return c.Lit(min(0.30, 0.055*float64(int(b.Layer)-1)))
}

// treetop is the layer from which leaves stand in the full light, so that a tree
// is a stepped rosette.
const treetop = 5

// speckle is between -0.05 and 0.05 and the same for a brick every time.
func speckle(b field.Brick) float64 {
	h := uint32(uint16(b.X))*0x9E3779B1 ^ uint32(uint16(b.Y))*0x85EBCA77 ^ uint32(b.Layer)*0xC2B2AE3D
	h ^= h >> 15
	h *= 0x2C1B3C6D
	h ^= h >> 13
	return (float64(h&0xffff)/0xffff - 0.5) * 0.10
}

// Brick draws a brick from above, its place in studs, in the colour of its place.
func (p *Pen) Brick(b field.Brick) { p.BrickIn(BrickColor(b), b) }

// BrickIn draws a brick from above in a colour of its own.
func (p *Pen) BrickIn(c Color, b field.Brick) {
	p.brickBody(c, b)
	for j := range int(b.L) {
		for i := range int(b.W) {
			p.Stud(c, float64(b.X)+float64(i)+0.5, float64(b.Y)+float64(j)+0.5)
		}
	}
}

// brickBody draws the brick without its studs.
func (p *Pen) brickBody(c Color, b field.Brick) {
	x, y := float64(b.X)+brickGap, float64(b.Y)+brickGap
	w, l := float64(b.W)-2*brickGap, float64(b.L)-2*brickGap
	if p.Zoom() < bareBricks {
		p.Rect(c, x, y, w, l)
		return
	}
	tones := [4]Color{c.Lit(0.58), c.Dim(0.30), c.Dim(0.40), c.Lit(0.40)} // top, right, bottom, left
	p.strips(p.device(Box(x, y, w, l)), max(brickEdge*p.Zoom(), 1), c, func(i int, _ Vec) Color { return tones[i] })
}

// brickAmong draws a brick with those of its studs that tops says are the tops of
// their columns, and nothing if there are none.
func (p *Pen) brickAmong(c Color, b field.Brick, tops *heights) {
	bare := true
	for y := range int(b.L) {
		for x := range int(b.W) {
			if tops.at(int(b.X)+x, int(b.Y)+y) != int(b.Layer) {
				continue
			}
			if bare {
				p.brickBody(c, b)
				bare = false
			}
			p.Stud(c, float64(b.X)+float64(x)+0.5, float64(b.Y)+float64(y)+0.5)
		}
	}
}

// Stud draws one stud of a brick of colour c, about x, y.
func (p *Pen) Stud(c Color, x, y float64) {
	zoom := p.Zoom()
	switch {
	case zoom < coarsest:
	case zoom < fineStuds:
		p.stamp(stampDisc, c.Dim(0.24), x+0.10, y+0.11, 0.32)
		p.stamp(stampDisc, c.Lit(0.22), x, y, studRadius)
	default:
		p.stamp(stampDisc, inkBlue.Fade(0.28), x+0.10, y+0.11, 0.31)
		p.stamp(stampDisc, c.Lit(0.14), x, y, studRadius)
		p.stamp(stampLight, c.Lit(0.66), x, y, studRadius)
		p.stamp(stampShade, c.Dim(0.20), x, y, studRadius)
	}
}

// LooseBrick is a piece of debris: it lies flat at any angle and is no cover.
type LooseBrick struct {
	X, Y  float64 // its middle, studs
	W, L  float64 // studs, along and across before it is turned
	Angle float64 // radians, clockwise
	Color Color
}

// Debris is the dull colour of something that lies broken on the ground.
func Debris(c, ground Color) Color { return c.Mix(ground, 0.12) }

// LooseBrick draws a piece of debris.
func (p *Pen) LooseBrick(d LooseBrick) {
	p.Save()
	p.Translate(d.X+0.14, d.Y+0.14)
	p.Rotate(d.Angle)
	p.Rect(Shadow.Fade(0.28/0.30), -d.W/2, -d.L/2, d.W, d.L)
	p.Restore()
	p.Save()
	p.Translate(d.X, d.Y)
	p.Rotate(d.Angle)
	p.Bevel(d.Color, max(0.1, 0.9*p.Px()), Box(-d.W/2, -d.L/2, d.W, d.L)...)
	for i := range int(d.W) {
		for j := range int(d.L) {
			p.Disc(d.Color.Lit(0.2), -d.W/2+float64(i)+0.5, -d.L/2+float64(j)+0.5, studRadius)
		}
	}
	p.Restore()
}
