package draw

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// A Still is a picture of something that seldom changes: it is drawn once, into an
// image, and can then be shown as often as wanted for next to nothing. The zero value
// has no picture yet.
type Still struct {
	image *ebiten.Image
	zoom  float64
}

// Take takes the picture of what draw draws between the origin and w, h, at p's zoom,
// in place of any there was.
func (s *Still) Take(p *Pen, w, h float64, draw func(p *Pen)) {
	s.Drop(p)
	zoom := p.Zoom()
	s.image, s.zoom = ebiten.NewImage(max(1, int(math.Ceil(w*zoom))), max(1, int(math.Ceil(h*zoom)))), zoom
	p.picture(s.image, Vec{}, draw)
}

// Taken tells whether there is a picture for p's zoom.
func (s *Still) Taken(p *Pen) bool { return s.image != nil && s.zoom == p.Zoom() }

// Show shows the picture, if there is one, with its corner on the whole pixel nearest
// to x, y. It must not be turned.
func (s *Still) Show(p *Pen, x, y float64) {
	if !s.Taken(p) {
		return
	}
	at := p.Device(V(x, y))
	p.still(s.image, V(math.Round(at.X), math.Round(at.Y)))
}

// Drop gives the picture up.
func (s *Still) Drop(p *Pen) {
	p.discard(s.image)
	s.image = nil
}
