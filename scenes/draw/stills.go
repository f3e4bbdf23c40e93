package draw

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Stills keeps pictures of small things that look the same from one frame to the
// next, such as robots that stand still: each is drawn once into an image of its
// own, and then costs one quad instead of a thousand. K is all that the look
// depends on. The zero value is ready.
type Stills[K comparable] struct {
	images map[K]*ebiten.Image
	zoom   float64 // pixels per unit, and per point, of all the images
	point  float64
}

// stillsKept is how many pictures are kept; a battle has a few dozen.
const stillsKept = 160

// Draw shows what draw draws about the origin, no further than reach from it. It
// stands on a whole pixel, and must not be turned.
func (s *Stills[K]) Draw(p *Pen, key K, reach float64, draw func(p *Pen)) {
	zoom := p.Zoom()
	if s.zoom != zoom || s.point != p.base || len(s.images) > stillsKept {
		for _, img := range s.images {
			p.discard(img)
		}
		s.images, s.zoom, s.point = map[K]*ebiten.Image{}, zoom, p.base
	}
	half := math.Ceil(reach*zoom) + 1
	at := p.Device(Vec{})
	at = V(math.Round(at.X)-half, math.Round(at.Y)-half)
	if !p.sees(at, at.Add(V(2*half, 2*half))) {
		return
	}
	img := s.images[key]
	if img == nil {
		img = ebiten.NewImage(int(2*half), int(2*half))
		p.picture(img, V(half, half), draw)
		s.images[key] = img
	}
	p.still(img, at)
}

// A picture is one large thing that seldom changes, such as the desk: drawn once
// for each size it is seen at. The zero value is ready.
type picture struct {
	image *ebiten.Image
	zoom  float64
}

// draw shows what draw draws, between the origin and w, h, with its corner on the
// whole pixel nearest to x, y. It must not be turned.
func (k *picture) draw(p *Pen, x, y, w, h float64, draw func(p *Pen)) {
	zoom := p.Zoom()
	size := image.Pt(int(math.Ceil(w*zoom)), int(math.Ceil(h*zoom)))
	if k.image == nil || k.image.Bounds().Size() != size || k.zoom != zoom {
		p.discard(k.image)
		k.image, k.zoom = unmanaged(size), zoom
		p.picture(k.image, Vec{}, draw)
	}
	at := p.Device(V(x, y))
	p.still(k.image, V(math.Round(at.X), math.Round(at.Y)))
}

// picture draws on an image at p's zoom, with the origin at a pixel of it.
func (p *Pen) picture(on *ebiten.Image, origin Vec, draw func(p *Pen)) {
	q := p.sibling()
	q.base = p.base
	q.Translate(origin.X, origin.Y)
	q.Scale(p.Zoom())
	draw(q)
	q.Flush(on)
}

// still shows an image pixel for pixel, its corner at a pixel of the destination.
func (p *Pen) still(img *ebiten.Image, at Vec) {
	size := img.Bounds().Size()
	p.Save()
	p.state.a, p.state.b, p.state.tx, p.state.ty = 1, 0, at.X, at.Y
	p.Image(img, 0, 0, float64(size.X), float64(size.Y))
	p.Restore()
}
