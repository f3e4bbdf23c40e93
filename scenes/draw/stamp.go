package draw

import (
	"image"
	"math"

	"golang.org/x/image/vector"
)

// A stamp is a small shape kept as a sprite, for things drawn by the thousand:
// four corners each instead of a fan of triangles.
type stampKey struct {
	shape          stampShape
	size           int // radius in 1/64 pixel
	phaseX, phaseY uint8
}

type stampShape uint8

const (
	stampDisc  stampShape = iota
	stampLight            // the lit arc on a stud
	stampShade            // the dark arc on a stud
)

// The arcs on a stud lie on a circle of stampArc of its radius.
const (
	stampArc      = 0.265 / studRadius
	stampArcWidth = 0.065 / studRadius
)

// stampArcs are where the arcs begin and end, in radians.
var stampArcs = map[stampShape][2]float64{
	stampLight: {0.92 * math.Pi, 1.58 * math.Pi},
	stampShade: {-0.10 * math.Pi, 0.58 * math.Pi},
}

// stamp draws a shape of radius r about x, y, placed to a quarter of a pixel.
func (p *Pen) stamp(shape stampShape, c Color, x, y, r float64) {
	o := p.state.apply(V(x, y))
	qx, qy := math.Round(o.X*phases), math.Round(o.Y*phases)
	wx, wy := math.Floor(qx/phases), math.Floor(qy/phases)
	k := stampKey{shape, int(math.Round(r * p.Zoom() * 64)), uint8(qx - wx*phases), uint8(qy - wy*phases)}
	sprite, ok := p.atlas.stamps[k]
	if !ok {
		if sprite, ok = p.atlas.add(k.mask()); !ok {
			return
		}
		p.atlas.stamps[k] = sprite
	}
	p.use(nil, false)
	half := float64(k.half())
	p.sprite(Vec{X: wx - half, Y: wy - half}, Vec{X: 1}, sprite, p.premultiply(c))
}

// half is the whole number of pixels from the stamp's centre to its mask's edge.
func (k stampKey) half() int { return k.size/64 + 2 }

// mask is the coverage of the stamp.
func (k stampKey) mask() *image.Alpha {
	half := k.half()
	side := 2*half + 1
	ras := vector.NewRasterizer(side, side)
	centre := Vec{X: float64(half) + float64(k.phaseX)/phases, Y: float64(half) + float64(k.phaseY)/phases}
	r := float64(k.size) / 64
	if span, isArc := stampArcs[k.shape]; isArc {
		outline := arc(nil, centre, r*(stampArc+stampArcWidth/2), span[0], span[1], 16)
		outline = arc(outline, centre, r*(stampArc-stampArcWidth/2), span[1], span[0], 16)
		trace(ras, outline)
	} else {
		trace(ras, circle(nil, centre, r, 64))
	}
	mask := image.NewAlpha(image.Rect(0, 0, side, side))
	ras.Draw(mask, mask.Rect, image.Opaque, image.Point{})
	return mask
}

// trace adds a closed polygon to a rasterizer.
func trace(ras *vector.Rasterizer, pts []Vec) {
	for i, v := range pts {
		if i == 0 {
			ras.MoveTo(float32(v.X), float32(v.Y))
		} else {
			ras.LineTo(float32(v.X), float32(v.Y))
		}
	}
	ras.ClosePath()
}
