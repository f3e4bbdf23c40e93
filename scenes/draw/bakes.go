package draw

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// bakes are the images that a table or a board keeps of itself: of the whole of it
// if that is small enough, of a part, and a small one for a map. Showing any of
// them costs one draw call.
type bakes struct {
	whole, part, overview bake

	// Scratch.
	pen    *Pen
	pixels []byte
	layer  *ebiten.Image
}

// bake is an image of something, or of a part of it.
type bake struct {
	image  *ebiten.Image
	region image.Rectangle // pixels from the upper left corner of what is shown
	zoom   float64
	stale  image.Rectangle // studs that have changed since
}

const (
	bakeWhole = 2048 // pixels; what is larger is baked in part
	bakeLimit = 4096 // pixels; no image is larger
	bakeFrame = 256  // pixels baked round what is visible, for moving the camera
	plateHem  = 28   // pixels round a plate for its shadow
)

// baked is what keeps images of itself.
type baked interface {
	// size is all of it with its shadow at a zoom, in pixels from its upper left corner.
	size(zoom, scale float64) image.Rectangle
	// paint draws what lies in r, in the same pixels, into a bake. desk is whether it
	// throws its shadow on a desk.
	paint(shared *Pen, b *bake, scale float64, r image.Rectangle, desk bool)
}

// plateSize is the size of a plate of w by h studs with its shadow.
func plateSize(w, h, zoom, scale float64) image.Rectangle {
	hem := int(math.Ceil(plateHem*scale + 0.6*zoom))
	lead := int(math.Ceil(12 * scale))
	return image.Rect(-lead, -lead, int(w*zoom)+hem, int(h*zoom)+hem)
}

// spoil makes the bakes draw some studs again.
func (k *bakes) spoil(studs image.Rectangle) {
	for _, b := range [3]*bake{&k.whole, &k.part, &k.overview} {
		b.stale = b.stale.Union(studs)
	}
}

// draw shows s under p's transform; see TableView.Draw.
func (k *bakes) draw(s baked, p *Pen, view image.Rectangle, scale float64, settled bool) {
	zoom := p.Zoom()
	at := p.Device(Vec{})
	origin := image.Pt(int(math.Round(at.X)), int(math.Round(at.Y)))
	size := s.size(zoom, scale)
	visible := view.Sub(origin).Intersect(size)
	if visible.Empty() {
		return
	}
	b := &k.part
	if size.Dx() <= bakeWhole && size.Dy() <= bakeWhole {
		b = &k.whole
	}
	fits := func(b *bake) bool { return b.image != nil && b.zoom == zoom && visible.In(b.region) }
	switch {
	case fits(b):
		b.mend(s, p, scale, true)
	case settled || k.whole.image == nil && k.part.image == nil:
		region := size
		if b == &k.part {
			region = frame(visible, size)
		}
		b.fill(s, p, zoom, scale, region, true)
	}
	if b = &k.part; !fits(b) {
		b = &k.whole
	}
	if !fits(b) && k.part.image != nil && k.part.zoom > k.whole.zoom {
		// Stretched: the whole first, the sharper part over it.
		k.whole.show(p)
		b = &k.part
	}
	b.show(p)
}

// small draws all of s, width studs wide and height high, at x, y and as wide as w.
func (k *bakes) small(s baked, p *Pen, width, height, x, y, w float64) {
	zoom := w * p.Zoom() / width
	b := &k.overview
	if b.image == nil || b.zoom != zoom {
		region := image.Rect(0, 0, int(math.Ceil(width*zoom)), int(math.Ceil(height*zoom)))
		b.fill(s, p, zoom, 1, region, false)
	}
	b.mend(s, p, 1, false)
	p.Save()
	p.Translate(x, y)
	p.Scale(w / width)
	b.show(p)
	p.Restore()
}

// frame is what is baked of something large: what is visible, some ground round
// it, no more than an image may hold.
func frame(visible, size image.Rectangle) image.Rectangle {
	r := visible.Inset(-bakeFrame).Intersect(size)
	if r.Dx() > bakeLimit {
		r.Min.X, r.Max.X = visible.Min.X, min(visible.Max.X, visible.Min.X+bakeLimit)
	}
	if r.Dy() > bakeLimit {
		r.Min.Y, r.Max.Y = visible.Min.Y, min(visible.Max.Y, visible.Min.Y+bakeLimit)
	}
	return r
}

func (b *bake) show(p *Pen) {
	if b.image == nil {
		return
	}
	k := 1 / b.zoom
	r := b.region
	p.Save()
	at := p.Device(Vec{})
	p.state.tx, p.state.ty = math.Round(at.X), math.Round(at.Y)
	p.Image(b.image, float64(r.Min.X)*k, float64(r.Min.Y)*k, float64(r.Dx())*k, float64(r.Dy())*k)
	p.Restore()
}

// fill bakes a region at a zoom.
func (b *bake) fill(s baked, shared *Pen, zoom, scale float64, region image.Rectangle, desk bool) {
	if b.image == nil || b.image.Bounds().Size() != region.Size() {
		shared.discard(b.image)
		b.image = unmanaged(region.Size())
	}
	b.region, b.zoom, b.stale = region, zoom, image.Rectangle{}
	s.paint(shared, b, scale, region, desk)
}

// mend draws again what has changed.
func (b *bake) mend(s baked, shared *Pen, scale float64, desk bool) {
	if b.stale.Empty() {
		return
	}
	r := image.Rect(
		int(math.Floor(float64(b.stale.Min.X)*b.zoom)), int(math.Floor(float64(b.stale.Min.Y)*b.zoom)),
		int(math.Ceil(float64(b.stale.Max.X)*b.zoom)), int(math.Ceil(float64(b.stale.Max.Y)*b.zoom)),
	).Intersect(b.region)
	b.stale = image.Rectangle{}
	if !r.Empty() {
		s.paint(shared, b, scale, r, desk)
	}
}

// part is the part r of the image, in pixels from the corner of what is shown.
func (b *bake) part(r image.Rectangle) *ebiten.Image {
	return b.image.SubImage(r.Sub(b.region.Min)).(*ebiten.Image)
}

func unmanaged(size image.Point) *ebiten.Image {
	return ebiten.NewImageWithOptions(image.Rectangle{Max: size}, &ebiten.NewImageOptions{Unmanaged: true})
}

// open readies a part r of a bake: cleared, with a pen that measures in studs.
func (k *bakes) open(shared *Pen, b *bake, r image.Rectangle) (*Pen, *ebiten.Image) {
	if k.pen == nil {
		k.pen = shared.sibling()
	}
	dst := b.part(r)
	dst.Clear()
	k.pen.state = state{a: b.zoom, tx: -float64(b.region.Min.X), ty: -float64(b.region.Min.Y), fade: 1}
	return k.pen, dst
}

// overlay lays a see-through colour over dst where a mask of its size is.
func (k *bakes) overlay(dst *ebiten.Image, mask *image.Alpha, c Color) {
	size := mask.Rect.Size()
	n := size.X * size.Y
	if len(k.pixels) < 4*n {
		k.pixels = make([]byte, 4*n)
	}
	var tone [256][4]byte
	for a := range tone {
		s := c.A * float32(a)
		tone[a] = [4]byte{byte(c.R*s + 0.5), byte(c.G*s + 0.5), byte(c.B*s + 0.5), byte(s + 0.5)}
	}
	for i, a := range mask.Pix[:n] {
		copy(k.pixels[4*i:4*i+4], tone[a][:])
	}
	if k.layer == nil || k.layer.Bounds().Dx() < size.X || k.layer.Bounds().Dy() < size.Y {
		if k.layer != nil {
			k.layer.Deallocate()
		}
		k.layer = unmanaged(size)
	}
	layer := k.layer.SubImage(image.Rectangle{Max: size}).(*ebiten.Image)
	layer.WritePixels(k.pixels[:4*n])
	var op ebiten.DrawImageOptions
	op.GeoM.Translate(float64(dst.Bounds().Min.X), float64(dst.Bounds().Min.Y))
	dst.DrawImage(layer, &op)
}

// resized is an alpha mask of w by h pixels in the memory of m, if that is enough.
func resized(m *image.Alpha, w, h int) *image.Alpha {
	if len(m.Pix) < w*h {
		m.Pix = make([]byte, w*h)
	}
	m.Stride, m.Rect = w, image.Rect(0, 0, w, h)
	return m
}
