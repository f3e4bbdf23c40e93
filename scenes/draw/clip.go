package draw

import "github.com/hajimehoshi/ebiten/v2"

func (b *bounds) add(x, y float32) {
	b.x0, b.x1 = min(b.x0, x), max(b.x1, x)
	b.y0, b.y1 = min(b.y0, y), max(b.y1, y)
}

func (b bounds) meet(c bounds) bounds {
	return bounds{max(b.x0, c.x0), max(b.y0, c.y0), min(b.x1, c.x1), min(b.y1, c.y1)}
}

func (b bounds) empty() bool { return b.x0 >= b.x1 || b.y0 >= b.y1 }

func (b bounds) holds(c bounds) bool {
	return c.x0 >= b.x0 && c.y0 >= b.y0 && c.x1 <= b.x1 && c.y1 <= b.y1
}

// sees tells whether the clip leaves anything between two corners in device space.
func (p *Pen) sees(from, to Vec) bool {
	box := bounds{float32(from.X), float32(from.Y), float32(to.X), float32(to.Y)}
	return !p.state.clipped || !box.meet(p.state.clip).empty()
}

// cutter holds the scratch memory of clipping.
type cutter struct {
	vertex  []ebiten.Vertex
	index   []uint32
	in, out []ebiten.Vertex
}

// clipFrom cuts every triangle recorded since m to the pen's clip.
func (p *Pen) clipFrom(m mark) {
	clip := p.state.clip
	shape := p.vertex[m.base:]
	if len(shape) == 0 {
		return
	}
	box := bounds{shape[0].DstX, shape[0].DstY, shape[0].DstX, shape[0].DstY}
	for _, v := range shape {
		box.add(v.DstX, v.DstY)
	}
	if clip.holds(box) {
		return
	}
	if box.meet(clip).empty() {
		p.vertex, p.index = p.vertex[:m.base], p.index[:m.index]
		return
	}
	c := &p.cut
	c.vertex = append(c.vertex[:0], shape...)
	c.index = append(c.index[:0], p.index[m.index:]...)
	p.vertex, p.index = p.vertex[:m.base], p.index[:m.index]
	for i := 0; i+2 < len(c.index); i += 3 {
		c.in = append(c.in[:0], c.vertex[c.index[i]-m.base], c.vertex[c.index[i+1]-m.base], c.vertex[c.index[i+2]-m.base])
		c.clip(clip)
		n := uint32(len(p.vertex))
		p.vertex = append(p.vertex, c.in...)
		for k := uint32(2); k < uint32(len(c.in)); k++ {
			p.tri(n, n+k-1, n+k)
		}
	}
}

// clip cuts the convex polygon c.in to the rectangle, side by side.
func (c *cutter) clip(b bounds) {
	x := func(v *ebiten.Vertex) float32 { return v.DstX }
	y := func(v *ebiten.Vertex) float32 { return v.DstY }
	c.side(x, 1, b.x0)
	c.side(x, -1, -b.x1)
	c.side(y, 1, b.y0)
	c.side(y, -1, -b.y1)
}

// side keeps the part of c.in where sign times the coordinate is at least limit.
func (c *cutter) side(coordinate func(*ebiten.Vertex) float32, sign, limit float32) {
	c.out = c.out[:0]
	for i := range c.in {
		u, v := &c.in[i], &c.in[(i+1)%len(c.in)]
		du, dv := sign*coordinate(u)-limit, sign*coordinate(v)-limit
		if du >= 0 {
			c.out = append(c.out, *u)
		}
		if (du < 0) != (dv < 0) && du != dv {
			c.out = append(c.out, between(u, v, du/(du-dv)))
		}
	}
	c.in, c.out = c.out, c.in
}

// between is the vertex the part t of the way from u to v.
func between(u, v *ebiten.Vertex, t float32) ebiten.Vertex {
	mix := func(a, b float32) float32 { return a + (b-a)*t }
	return ebiten.Vertex{
		DstX: mix(u.DstX, v.DstX), DstY: mix(u.DstY, v.DstY),
		SrcX: mix(u.SrcX, v.SrcX), SrcY: mix(u.SrcY, v.SrcY),
		ColorR: mix(u.ColorR, v.ColorR), ColorG: mix(u.ColorG, v.ColorG),
		ColorB: mix(u.ColorB, v.ColorB), ColorA: mix(u.ColorA, v.ColorA),
	}
}
