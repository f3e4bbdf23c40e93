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
	q := tidy(p.device(pts))
	n := len(q)
	if n < 3 {
		return
	}
	area, round := signedArea(q), perimeter(q)
	deepest := 0.95 * area / round
	if deepest < 0.6 {
		p.fill(q, solid(p.premultiply(c)))
		return
	}
	e := edge * p.Zoom()
	// From outside in: nothing, strip, strip, fill.
	depth := [4]float64{-0.5, 0.5, max(0.5, min(e-0.5, deepest)), min(max(0.5, e-0.5)+1, deepest+0.01)}
	fill := p.premultiply(c)
	m := p.begin()
	before := outward(q[n-1], q[0])
	var normals [2]Vec
	for i, v := range q {
		w := q[(i+1)%n]
		normals[0] = outward(v, w)
		normals[1] = outward(w, q[(i+2)%n])
		t0, t1 := miter(before, normals[0], 4), miter(normals[0], normals[1], 4)
		tone := c
		if k := normals[0].Dot(light); k > 0 {
			tone = c.Lit(k * lit)
		} else {
			tone = c.Dim(-k * dim)
		}
		strip := p.premultiply(tone)
		base := uint32(len(p.vertex))
		for k, colour := range [4]rgba{{}, strip, strip, fill} {
			p.point(v.Sub(t0.Mulf(depth[k])), colour)
			p.point(w.Sub(t1.Mulf(depth[k])), colour)
		}
		for k := uint32(0); k < 6; k += 2 {
			p.tri(base+k, base+k+1, base+k+3)
			p.tri(base+k, base+k+3, base+k+2)
		}
		before = normals[0]
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
