package battle

import (
	"math"

	"rulerfire/rules/field"
	"rulerfire/scenes/draw"
)

// A zone is a part of the table made of rounded squares and discs, drawn as one:
// its fill never doubles, and only its outer edge has a line.
type zone struct {
	w, h   float64
	round  bool // the table is
	shapes []rounded
}

// A rounded is everything within reach of a square of the given half side; a disc
// has none.
type rounded struct {
	at          draw.Vec
	half, reach float64
}

func newZone(l field.Layout) *zone {
	return &zone{w: float64(l.Width), h: float64(l.Height), round: l.Round}
}

// row is the part of the line at height y that lies on the table.
func (z *zone) row(y float64) (from, to float64) {
	if !z.round {
		return 0, z.w
	}
	r := z.w / 2
	half := math.Sqrt(max(0, r*r-(y-r)*(y-r)))
	return r - half, r + half
}

// beyond tells whether a place lies off a round table. Off one with corners a clip
// keeps everything.
func (z *zone) beyond(p draw.Vec) bool {
	return z.round && p.DistanceTo(draw.V(z.w/2, z.h/2)) > z.w/2
}

func (z *zone) addRounded(at draw.Vec, half, reach float64) {
	z.shapes = append(z.shapes, rounded{at, half, reach})
}

func (r rounded) holds(p draw.Vec) bool {
	dx := max(math.Abs(p.X-r.at.X)-r.half, 0)
	dy := max(math.Abs(p.Y-r.at.Y)-r.half, 0)
	return dx*dx+dy*dy < r.reach*r.reach-1e-6
}

// span is the part of the line at height y that the shape covers.
func (r rounded) span(y float64) (from, to float64, ok bool) {
	dy := max(math.Abs(y-r.at.Y)-r.half, 0)
	if dy >= r.reach {
		return 0, 0, false
	}
	dx := r.half + math.Sqrt(r.reach*r.reach-dy*dy)
	return r.at.X - dx, r.at.X + dx, true
}

// fill fills the zone, strip by strip, so that no place is filled twice.
func (z *zone) fill(p *draw.Pen, c draw.Color) {
	const high = 0.5
	for y := 0.0; y < z.h; y += high {
		var spans [][2]float64
		left, right := z.row(y + high/2)
		for _, s := range z.shapes {
			if from, to, ok := s.span(y + high/2); ok {
				spans = append(spans, [2]float64{max(from, left), min(to, right)})
			}
		}
		for i := range spans {
			for j := i; j > 0 && spans[j][0] < spans[j-1][0]; j-- {
				spans[j], spans[j-1] = spans[j-1], spans[j]
			}
		}
		at := 0.0
		for _, s := range spans {
			if from := max(s[0], at); s[1] > from {
				p.Rect(c, from, y, s[1]-from, high)
				at = s[1]
			}
		}
	}
}

// outline draws the edge of one of the zone's shapes where no other holds it:
// a line, or dashes if on is not 0.
func (z *zone) outline(p *draw.Pen, at draw.Vec, half, reach float64, c draw.Color, width, on, off float64) {
	var line []draw.Vec
	flush := func() {
		if len(line) > 1 {
			if on > 0 {
				p.Dashed(c, width, on, off, 0, false, line...)
			} else {
				p.Polyline(c, width, false, line...)
			}
		}
		line = nil
	}
	const steps = 160
	for i := 0; i <= steps; i++ {
		a := float64(i) / steps * 2 * math.Pi
		dx, dy := math.Cos(a), math.Sin(a)
		corner := draw.V(at.X+math.Copysign(half, dx), at.Y+math.Copysign(half, dy))
		q := corner.Add(draw.V(dx*reach, dy*reach))
		hidden := z.beyond(q)
		for _, s := range z.shapes {
			if s.at != at && s.holds(q) {
				hidden = true
				break
			}
		}
		if hidden {
			flush()
			continue
		}
		line = append(line, q)
	}
	flush()
}
