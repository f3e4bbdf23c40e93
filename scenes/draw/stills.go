package draw

import (
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
			img.Deallocate()
		}
		s.images, s.zoom, s.point = map[K]*ebiten.Image{}, zoom, p.base
	}
	half := math.Ceil(reach*zoom) + 1
	img := s.images[key]
	if img == nil {
		img = ebiten.NewImage(int(2*half), int(2*half))
		q := p.sibling()
		q.base = p.base
		q.Translate(half, half)
		q.Scale(zoom)
		draw(q)
		q.Flush(img)
		s.images[key] = img
	}
	at := p.Device(Vec{})
	p.Save()
	p.state.a, p.state.b = 1, 0
	p.state.tx, p.state.ty = math.Round(at.X)-half, math.Round(at.Y)-half
	p.Image(img, 0, 0, 2*half, 2*half)
	p.Restore()
}
