package draw

import (
	"image"
	"math"

	"golang.org/x/image/vector"
)

// shade draws the union of convex, clockwise outlines in a see-through colour: a
// shadow, say. Nothing is covered twice.
func (p *Pen) shade(c Color, outlines [][]Vec) {
	px := p.Px()
	for _, o := range disjoint(outlines) {
		// The smooth rims of slivers and of edges under a pixel would cover
		// themselves and show as dark specks.
		o = simpler(o, px)
		if len(o) > 2 && 2*signedArea(o) > .6*px*perimeter(o) {
			p.Poly(c, o...)
		}
	}
}

// A shadowKey names the sprite of a model's silhouette.
type shadowKey struct {
	of      *model
	perStud int // pixels of the sprite
}

// shadowSizes are the sizes, in pixels per stud, that silhouettes are kept at. They
// turn with their frames, so they are drawn smoothed and need not fit exactly.
var shadowSizes = [...]int{8, 12, 18, 27, 40}

// silhouette draws the shape of a model in one colour. A model has dozens of pieces
// over one another, so its shape is kept as a sprite.
func (p *Pen) silhouette(m *model, c Color) {
	key := shadowKey{m, shadowSizes[len(shadowSizes)-1]}
	for _, size := range shadowSizes {
		if float64(size) >= p.Zoom() {
			key.perStud = size
			break
		}
	}
	outlines := m.shapes
	from, to := extent(outlines...)
	k := float64(key.perStud)
	// One clear pixel all round, for the smoothing.
	corner := V(math.Floor(from.X*k)-1, math.Floor(from.Y*k)-1)
	sprite, ok := p.atlas.shadows[key]
	if !ok {
		size := V(math.Ceil(to.X*k)+1, math.Ceil(to.Y*k)+1).Sub(corner)
		if sprite, ok = p.atlas.add(stencil(outlines, k, corner, int(size.X), int(size.Y))); !ok {
			return
		}
		p.atlas.shadows[key] = sprite
	}
	p.use(nil, true)
	along := Vec{X: p.state.a, Y: p.state.b}.Divf(k)
	p.sprite(p.state.apply(corner.Divf(k)), along, sprite, p.premultiply(c))
}

// stencil rasterizes the union of outlines, perStud pixels to a stud, from corner
// on, in pixels.
func stencil(outlines [][]Vec, perStud float64, corner Vec, w, h int) *image.Alpha {
	ras := vector.NewRasterizer(w, h)
	for _, o := range outlines {
		scaled := make([]Vec, len(o))
		for i, v := range o {
			scaled[i] = v.Mulf(perStud).Sub(corner)
		}
		trace(ras, scaled)
	}
	mask := image.NewAlpha(image.Rect(0, 0, w, h))
	ras.Draw(mask, mask.Rect, image.Opaque, image.Point{})
	return mask
}
