// Package draw is the drawing kit: a pen that records shapes and text as one
// mesh, and everything that is drawn with it, from bricks and dice to cards.
//
// Start with [Pen]. A frame is Begin, shapes in the order they lie on top of one
// another, Flush. Widgets measure in points, the table in studs; the pen's scale
// turns either into pixels.
package draw

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/quasilyte/gmath"
)

// Vec is a point or a direction; x grows to the right, y down.
type Vec = gmath.Vec

// V is the point x, y.
func V(x, y float64) Vec { return Vec{X: x, Y: y} }

// Pen records shapes, text and images in call order and draws them with as few
// draw calls as there are changes of source image: usually one. Edges are
// smoothed with a fringe one pixel wide, so shapes are crisp at any scale.
//
// Coordinates go through the current transform (Translate, Rotate, Scale), which
// Save and Restore keep on a stack. Lengths, line widths included, are in
// current units. A Pen is not safe for concurrent use.
type Pen struct {
	atlas  *atlas
	fonts  *fontCache
	vertex []ebiten.Vertex
	index  []uint32
	runs   []run
	base   float64 // pixels per unit before any transform
	state  state
	stack  []state

	models map[build]*model     // robots already put together
	units  map[unitBuild]*model // and units of the hex board

	discarded []*ebiten.Image // what was recorded may still show them

	felt     picture              // of the nap of a tray
	stations Stills[stationOwner] // stations that do not change hands

	scratch, ring []Vec  // polygons in the making, device space
	motif, hung   []Vec  // shapes of a flag's pattern in the making
	shears        shears // cut them
	cut           cutter
}

// run is a stretch of the mesh with one source image and one filter.
type run struct {
	image  *ebiten.Image // nil for the atlas
	linear bool
	vertex int // where it begins in the vertices
	index  int // where it begins in the indices
}

// state is what Save keeps: a similarity (turn, zoom, shift), the fade, the clip.
type state struct {
	a, b, tx, ty float64 // x' = a x - b y + tx, y' = b x + a y + ty
	fade         float32
	clip         bounds
	clipped      bool
}

func (s *state) apply(v Vec) Vec {
	return Vec{X: s.a*v.X - s.b*v.Y + s.tx, Y: s.b*v.X + s.a*v.Y + s.ty}
}

// bounds is an axis-aligned rectangle in device space.
type bounds struct{ x0, y0, x1, y1 float32 }

// NewPen returns a pen with an empty recording at scale 1.
func NewPen() *Pen {
	p := &Pen{atlas: newAtlas(), fonts: newFontCache(), models: map[build]*model{}, units: map[unitBuild]*model{}}
	p.Begin(1)
	return p
}

// sibling returns a pen with a recording of its own that shares p's glyphs.
func (p *Pen) sibling() *Pen {
	return &Pen{atlas: p.atlas, fonts: p.fonts, models: p.models, units: p.units, state: state{a: 1, fade: 1}}
}

// Begin forgets everything recorded and sets the base scale: pixels per unit.
func (p *Pen) Begin(scale float64) {
	if p.atlas.crowded() {
		p.atlas.reset()
	}
	p.vertex, p.index, p.runs = p.vertex[:0], p.index[:0], p.runs[:0]
	p.stack = p.stack[:0]
	p.base = scale
	p.state = state{a: scale, fade: 1}
}

// Triangles is how many triangles have been recorded since Begin or the last
// Flush: what a frame costs.
func (p *Pen) Triangles() int { return len(p.index) / 3 }

// Flush draws what was recorded since Begin or the last Flush onto dst, and
// forgets it. The transform, fade and clip stay.
func (p *Pen) Flush(dst *ebiten.Image) {
	p.play(dst, p.vertex, p.index, p.runs)
	p.vertex, p.index, p.runs = p.vertex[:0], p.index[:0], p.runs[:0]
	for i, img := range p.discarded {
		img.Deallocate()
		p.discarded[i] = nil
	}
	p.discarded = p.discarded[:0]
}

// discard frees the memory of an image, or of none, once what is recorded has been
// drawn.
func (p *Pen) discard(img *ebiten.Image) {
	if img != nil {
		p.discarded = append(p.discarded, img)
	}
}

func (p *Pen) play(dst *ebiten.Image, vertex []ebiten.Vertex, index []uint32, runs []run) {
	atlas := p.atlas.upload()
	var op ebiten.DrawTrianglesOptions
	op.ColorScaleMode = ebiten.ColorScaleModePremultipliedAlpha
	for i, r := range runs {
		next := run{vertex: len(vertex), index: len(index)}
		if i+1 < len(runs) {
			next = runs[i+1]
		}
		if next.index == r.index {
			continue
		}
		// A draw call copies all vertices it is given: give it only its own.
		own := index[r.index:next.index]
		for k := range own {
			own[k] -= uint32(r.vertex)
		}
		src := atlas
		if r.image != nil {
			src = r.image
		}
		op.Filter = ebiten.FilterNearest
		if r.linear {
			op.Filter = ebiten.FilterLinear
		}
		dst.DrawTriangles32(vertex[r.vertex:next.vertex], own, src, &op)
	}
}

// use makes the shapes that follow come from img (nil: the atlas) with or
// without linear filtering.
func (p *Pen) use(img *ebiten.Image, linear bool) {
	if n := len(p.runs); n > 0 {
		last := &p.runs[n-1]
		if last.image == img && last.linear == linear {
			return
		}
		if last.index == len(p.index) {
			p.runs = p.runs[:n-1]
			p.use(img, linear)
			return
		}
	}
	p.runs = append(p.runs, run{img, linear, len(p.vertex), len(p.index)})
}

// Save keeps the transform, fade and clip until the matching Restore.
func (p *Pen) Save() { p.stack = append(p.stack, p.state) }

// Restore brings back the transform, fade and clip of the matching Save. It
// panics without one.
func (p *Pen) Restore() {
	p.state = p.stack[len(p.stack)-1]
	p.stack = p.stack[:len(p.stack)-1]
}

// Translate moves the origin to x, y.
func (p *Pen) Translate(x, y float64) {
	o := p.state.apply(Vec{X: x, Y: y})
	p.state.tx, p.state.ty = o.X, o.Y
}

// Rotate turns what follows clockwise about the origin.
func (p *Pen) Rotate(rad float64) {
	sin, cos := math.Sincos(rad)
	a, b := p.state.a, p.state.b
	p.state.a, p.state.b = a*cos-b*sin, b*cos+a*sin
}

// Scale makes what follows k times as large about the origin.
func (p *Pen) Scale(k float64) {
	p.state.a *= k
	p.state.b *= k
}

// Zoom is the number of pixels one current unit covers.
func (p *Pen) Zoom() float64 { return math.Hypot(p.state.a, p.state.b) }

// Px is the length of one pixel in current units.
func (p *Pen) Px() float64 { return 1 / p.Zoom() }

// Pt is the length of one point in current units: a pixel at interface scale
// 100 %. It takes Begin's scale for the interface scale.
func (p *Pen) Pt() float64 { return p.base / p.Zoom() }

// Device is where the point lies on the destination, in pixels.
func (p *Pen) Device(v Vec) Vec { return p.state.apply(v) }

// Turn is the angle what follows is turned by, clockwise.
func (p *Pen) Turn() float64 { return math.Atan2(p.state.b, p.state.a) }

// Fade multiplies the alpha of what follows, until Restore.
func (p *Pen) Fade(a float64) { p.state.fade *= float32(a) }

// Clip keeps what follows inside the rectangle (and inside any clip already
// set), until Restore. Under a turned transform it is the bounding box.
func (p *Pen) Clip(x, y, w, h float64) {
	b := bounds{math.MaxFloat32, math.MaxFloat32, -math.MaxFloat32, -math.MaxFloat32}
	for _, v := range [4]Vec{{X: x, Y: y}, {X: x + w, Y: y}, {X: x + w, Y: y + h}, {X: x, Y: y + h}} {
		d := p.state.apply(v)
		b.add(float32(d.X), float32(d.Y))
	}
	if p.state.clipped {
		b = b.meet(p.state.clip)
	}
	p.state.clip, p.state.clipped = b, true
}

// Image draws img stretched over the rectangle.
func (p *Pen) Image(img *ebiten.Image, x, y, w, h float64) {
	size := img.Bounds()
	x0, y0 := float32(size.Min.X), float32(size.Min.Y)
	x1, y1 := float32(size.Max.X), float32(size.Max.Y)
	straight := p.state.b == 0 && math.Abs(w*p.state.a-float64(size.Dx())) < 0.01 && math.Abs(h*p.state.a-float64(size.Dy())) < 0.01
	p.use(img, !straight)
	corners := [4]Vec{
		p.state.apply(Vec{X: x, Y: y}), p.state.apply(Vec{X: x + w, Y: y}),
		p.state.apply(Vec{X: x + w, Y: y + h}), p.state.apply(Vec{X: x, Y: y + h}),
	}
	p.quad(corners, x0, y0, x1, y1, p.premultiply(White))
}

// quad appends a textured rectangle with the corners in device space.
func (p *Pen) quad(corners [4]Vec, sx0, sy0, sx1, sy1 float32, c rgba) {
	m := p.mark()
	src := [4][2]float32{{sx0, sy0}, {sx1, sy0}, {sx1, sy1}, {sx0, sy1}}
	for i, v := range corners {
		p.vertex = append(p.vertex, ebiten.Vertex{
			DstX: float32(v.X), DstY: float32(v.Y), SrcX: src[i][0], SrcY: src[i][1],
			ColorR: c.r, ColorG: c.g, ColorB: c.b, ColorA: c.a,
		})
	}
	p.tri(m.base, m.base+1, m.base+2)
	p.tri(m.base, m.base+2, m.base+3)
	p.commit(m)
}

// rgba is a premultiplied colour.
type rgba struct{ r, g, b, a float32 }

func (p *Pen) premultiply(c Color) rgba {
	a := c.A * p.state.fade
	return rgba{c.R * a, c.G * a, c.B * a, a}
}

func (c rgba) times(k float32) rgba { return rgba{c.r * k, c.g * k, c.b * k, c.a * k} }

// point appends one vertex of the white pixel and returns its number.
func (p *Pen) point(v Vec, c rgba) uint32 {
	p.vertex = append(p.vertex, ebiten.Vertex{
		DstX: float32(v.X), DstY: float32(v.Y), SrcX: whiteX, SrcY: whiteY,
		ColorR: c.r, ColorG: c.g, ColorB: c.b, ColorA: c.a,
	})
	return uint32(len(p.vertex) - 1)
}

func (p *Pen) tri(a, b, c uint32) { p.index = append(p.index, a, b, c) }

// mark is where a shape began, so that commit can clip it as a whole.
type mark struct {
	base  uint32
	index int
}

func (p *Pen) mark() mark { return mark{uint32(len(p.vertex)), len(p.index)} }

// begin starts a shape of plain colour.
func (p *Pen) begin() mark {
	// The white pixel looks the same under either filter, so plain shapes join
	// whatever run of the atlas is open.
	if n := len(p.runs); n == 0 || p.runs[n-1].image != nil {
		p.use(nil, false)
	}
	return p.mark()
}

// commit ends the shape begun at m: under a clip it is cut.
func (p *Pen) commit(m mark) {
	if p.state.clipped {
		p.clipFrom(m)
	}
}

// Mesh is a recording kept to be drawn again. It is valid until the pen's glyphs
// are dropped (see Pen.Fresh).
type Mesh struct {
	vertex     []ebiten.Vertex
	index      []uint32
	runs       []run
	generation int
	fonts      uint64 // the fonts that had been found
}

// Keep records what draw draws, without drawing it, under the current transform.
func (p *Pen) Keep(draw func(p *Pen)) *Mesh {
	q := p.sibling()
	q.base, q.state = p.base, p.state
	draw(q)
	return &Mesh{q.vertex, q.index, q.runs, p.atlas.generation, p.fonts.foreign.found()}
}

// Fresh reports whether the mesh may still be drawn. A mesh with text goes stale
// when the glyphs of sizes no longer in use are dropped, or a font is found that it
// lacked.
func (p *Pen) Fresh(m *Mesh) bool {
	return m != nil && m.generation == p.atlas.generation && m.fonts == p.fonts.foreign.found()
}

// Play records a kept mesh again, shifted by dx, dy pixels and under the current
// fade and clip.
func (p *Pen) Play(m *Mesh, dx, dy float64) {
	k := p.state.fade
	for i, r := range m.runs {
		next := run{vertex: len(m.vertex), index: len(m.index)}
		if i+1 < len(m.runs) {
			next = m.runs[i+1]
		}
		p.use(r.image, r.linear)
		at := p.mark()
		for _, v := range m.vertex[r.vertex:next.vertex] {
			v.DstX += float32(dx)
			v.DstY += float32(dy)
			v.ColorR, v.ColorG, v.ColorB, v.ColorA = v.ColorR*k, v.ColorG*k, v.ColorB*k, v.ColorA*k
			p.vertex = append(p.vertex, v)
		}
		for _, n := range m.index[r.index:next.index] {
			p.index = append(p.index, at.base+n-uint32(r.vertex))
		}
		p.commit(at)
	}
}
