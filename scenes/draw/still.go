package draw

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	xdraw "golang.org/x/image/draw"
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

// Hold takes pic for the picture, w by h units large at p's zoom, in place of any there
// was.
func (s *Still) Hold(p *Pen, w, h float64, pic image.Image) {
	s.Drop(p)
	zoom := p.Zoom()
	fit := image.NewRGBA(image.Rect(0, 0, max(1, int(math.Ceil(w*zoom))), max(1, int(math.Ceil(h*zoom)))))
	xdraw.BiLinear.Scale(fit, fit.Bounds(), pic, pic.Bounds(), xdraw.Src, nil)
	s.image, s.zoom = ebiten.NewImageFromImage(fit), zoom
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

// Snapshot is what draw draws between the origin and w, h, in pixels, as a picture that
// can be kept outside the window. It must be called while the game runs.
func (p *Pen) Snapshot(w, h int, draw func(p *Pen)) *image.RGBA {
	on := ebiten.NewImage(w, h)
	defer on.Deallocate()
	q := p.sibling()
	q.base = 1
	draw(q)
	q.Flush(on)
	pic := image.NewRGBA(image.Rect(0, 0, w, h))
	on.ReadPixels(pic.Pix)
	return pic
}
