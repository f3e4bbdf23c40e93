package draw

import "math"

// The direction to the light on the screen. Pieces turn, the light does not.
var light = Vec{X: -0.68, Y: -0.73}

// How strongly an edge that faces the light, or turns from it, differs.
const (
	edgeLit = 0.46
	edgeDim = 0.40
)

// Bevel draws a convex polygon as a piece with lit and dark edges: fill c, and
// edges wide strips whose tone follows the light on the screen.
func (p *Pen) Bevel(c Color, edge float64, pts ...Vec) {
	p.BevelTone(c, edge, edgeLit, edgeDim, pts...)
}

// BevelTone is Bevel with its own strengths for lit and dark edges (0 to 1).
func (p *Pen) BevelTone(c Color, edge, lit, dim float64, pts ...Vec) {
	p.strips(tidy(p.device(pts)), edge*p.Zoom(), c, func(_ int, normal Vec) Color {
		if k := normal.Dot(light); k > 0 {
			return c.Lit(k * lit)
		} else {
			return c.Dim(-k * dim)
		}
	})
}

// strips draws a convex, clockwise polygon in device space with a strip along
// each edge, e pixels wide, whose colour tone gives by the edge's number and
// outward normal. Strips and middle touch without overlapping.
func (p *Pen) strips(q []Vec, e float64, c Color, tone func(i int, normal Vec) Color) {
	n := len(q)
	if n < 3 {
		return
	}
	deepest := 0.95 * signedArea(q) / perimeter(q)
	if deepest < 0.6 {
		p.fill(q, solid(p.premultiply(c)))
		return
	}
	// From outside in: nothing, strip, strip, fill.
	strip := max(0.5, e-0.5)
	depth := [4]float64{-0.5, 0.5, min(strip, deepest), min(strip+1, deepest+0.01)}
	fill := p.premultiply(c)
	m := p.begin()
	before := outward(q[n-1], q[0])
	for i, v := range q {
		w := q[(i+1)%n]
		normal := outward(v, w)
		t0, t1 := miter(before, normal, 4), miter(normal, outward(w, q[(i+2)%n]), 4)
		edge := p.premultiply(tone(i, normal))
		base := uint32(len(p.vertex))
		for k, colour := range [4]rgba{{}, edge, edge, fill} {
			p.point(v.Sub(t0.Mulf(depth[k])), colour)
			p.point(w.Sub(t1.Mulf(depth[k])), colour)
		}
		for k := uint32(0); k < 6; k += 2 {
			p.tri(base+k, base+k+1, base+k+3)
			p.tri(base+k, base+k+3, base+k+2)
		}
		before = normal
	}
	for i := 1; i+1 < n; i++ {
		p.tri(m.base+6, m.base+uint32(8*i)+6, m.base+uint32(8*i)+7)
	}
	p.commit(m)
}

// Puck draws a round part: a disc with an arc of light and an arc of shade.
func (p *Pen) Puck(c Color, x, y, r float64) { p.PuckEdge(c, x, y, r, 0.18*r) }

// PuckEdge is Puck with arcs edge wide.
func (p *Pen) PuckEdge(c Color, x, y, r, edge float64) {
	p.Disc(c, x, y, r)
	to := math.Atan2(light.Y, light.X) - p.Turn()
	const half = 1.25
	p.Arc(c.Lit(0.45), edge, x, y, r-edge/2, to-half, to+half)
	p.Arc(c.Dim(0.34), edge, x, y, r-edge/2, to+math.Pi-half, to+math.Pi+half)
}

// Chamfered is the outline of a rectangle with its corners cut off by k.
func Chamfered(x, y, w, h, k float64) []Vec {
	return []Vec{
		V(x+k, y), V(x+w-k, y), V(x+w, y+k), V(x+w, y+h-k),
		V(x+w-k, y+h), V(x+k, y+h), V(x, y+h-k), V(x, y+k),
	}
}

// Box is the outline of a rectangle.
func Box(x, y, w, h float64) []Vec { return []Vec{V(x, y), V(x+w, y), V(x+w, y+h), V(x, y+h)} }
