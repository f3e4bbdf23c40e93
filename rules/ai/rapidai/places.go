package rapidai

import (
	"math"

	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
)

// mostPlaces bounds the places that a frame considers.
const mostPlaces = 72

// A site is a place that the acting frame considers, with what it is worth.
type site struct {
	at       field.Point
	need     uint8 // the least move die that gets there
	route    bool  // whether there is a way round the cover is yet to be found out
	corners  bool  // the way has corners
	worth    float64
	exposed  bool       // danger has been looked at
	exposure [9]float64 // mean damage this round, by defence
	attackFrom
	spots [7]float64 // worth of the best spot from here, by its value
}

// A survey collects places for the acting frame.
type survey struct {
	b       *board
	frame   int8
	f       *rapid.Frame
	crosses bool
	reach   float64 // of the best move die, on the lattice
	sites   [mostPlaces]site
	n       int
}

// compass is thirty-two directions, clockwise from the right.
var compass = func() (d [32][2]float64) {
	for i := range d {
		a := 2 * math.Pi * float64(i) / float64(len(d))
		d[i] = [2]float64{math.Cos(a), math.Sin(a)}
	}
	return d
}()

// add takes a place in if the frame can get there, and it is not one it has.
func (v *survey) add(p field.Point) {
	if v.n == len(v.sites) {
		return
	}
	d := distance(v.f.At, p)
	if d > v.reach {
		return
	}
	for i := range v.sites[:v.n] {
		if near := v.sites[i].at; abs(near.X-p.X)+abs(near.Y-p.Y) < 6 {
			return
		}
	}
	if !v.b.s.MayStand(v.frame, p) {
		return
	}
	k := site{at: p, need: uint8(math.Ceil(d/v.b.unit - 1e-9))}
	if !v.crosses {
		var buf [rapid.MaxFrames]field.Point
		s := v.b.s
		leg := [1]field.Point{p}
		reach := int32(k.need) * s.UnitLength()
		switch s.Table.CheckRoute(&s.Bricks, s.OthersThan(v.frame, buf[:0]), v.f.At, leg[:], reach) {
		case field.RouteOK:
		case field.RouteHitsCover, field.RouteHitsFrame:
			k.route = true
		default:
			return
		}
	}
	v.sites[v.n] = k
	v.n++
}

// outOfReach is more than any die shows.
const outOfReach = 255

// findRoute finds out whether and how the frame gets round cover to a place.
func (v *survey) findRoute(k *site) {
	k.route, k.corners = false, true
	var buf [field.MaxCorners]field.Point
	path, ok := v.pathTo(k.at, int32(v.reach), buf[:0])
	if !ok || len(path) > field.MaxCorners {
		k.need = outOfReach
		return
	}
	unit := field.Length(v.b.s.UnitLength()) * field.Lattice
	k.need = uint8((field.RouteLength(v.f.At, path) + unit - 1) / unit)
}

// pathTo is the frame's shortest way round cover.
func (v *survey) pathTo(p field.Point, reach int32, out []field.Point) ([]field.Point, bool) {
	s := v.b.s
	var others [rapid.MaxFrames]field.Point
	return s.Table.Route(&s.Bricks, s.OthersThan(v.frame, others[:0]), v.f.At, p, reach, out)
}

// toward is the place at the given distance from one point in a direction turned
// by so many thirty-seconds of a circle from that to another.
func toward(from, to field.Point, along float64, turn int) field.Point {
	d := distance(from, to)
	ux, uy := 1.0, 0.0
	if d > 0 {
		ux, uy = float64(to.X-from.X)/d, float64(to.Y-from.Y)/d
	}
	c := compass[(turn+32)%32]
	x := float64(float64(ux*c[0]) - float64(uy*c[1]))
	y := float64(float64(ux*c[1]) + float64(uy*c[0]))
	return field.Point{
		X: from.X + int32(math.Trunc(x*along)),
		Y: from.Y + int32(math.Trunc(y*along)),
	}
}

// survey finds places for the acting frame: staying, near stations, the
// edges of ranges round its target, and places all round.
func (b *board) survey(list []stake, most uint8, v *survey) {
	s := b.s
	v.b, v.frame, v.f = b, s.Acting.Frame, s.Actor()
	v.crosses = s.Acting.Crosses
	v.reach = float64(most) * b.unit
	v.sites[0] = site{at: v.f.At}
	v.n = 1
	if most == 0 {
		return
	}
	for i := range list {
		k := &list[i]
		c := stationCentre(k.at)
		d := distance(v.f.At, c)
		if d-v.reach > 5*b.unit+b.ruler*2 {
			continue
		}
		touch := field.BaseRadius + field.StationSide/2 + b.unit*0.9
		if b.sharp && !b.quick {
			v.add(toward(stationEdge(k.at, v.f.At), v.f.At, b.unit+field.BaseRadius-2, 0))
		}
		if d-touch <= v.reach {
			v.around(c, touch, 0, 3, -3, 7, -7)
			v.around(c, field.BaseRadius+field.StationSide/2-8, 0)
		} else {
			v.add(toward(v.f.At, c, v.reach-1, 0))
			if !b.quick {
				v.add(toward(v.f.At, c, v.reach-1, 3))
				v.add(toward(v.f.At, c, v.reach-1, -3))
			}
		}
	}
	if t := s.Acting.Target; t.Kind == rapid.FrameTarget && s.Frames[t.ID].Stands() && !s.Acting.Attacked {
		at := s.Frames[t.ID].At
		var rings [2]float64
		const bases = 2 * field.BaseRadius
		switch s.Acting.Band {
		case rapid.AtHand:
			rings = [2]float64{b.unit + bases - 2, bases + 2}
		case rapid.AtDirect:
			rings = [2]float64{b.ruler + bases - 2, b.unit + bases + 3}
		case rapid.AtArtillery:
			rings = [2]float64{b.ruler + bases + 3, b.ruler + bases + 2*b.unit}
		}
		for _, ring := range rings {
			v.around(at, ring, 0, 2, -2, 4, -4, 6, -6)
		}
	}
	b.standOff(v)
	rays, rings := b.w.Rays, 3
	if b.quick {
		rays, rings = 8, 1
	}
	step := 32 / rays
	for ring := range rings {
		r := v.reach * float64(rings-ring) / float64(rings)
		for i := 0; i < 32; i += step {
			c := compass[(i+ring*step/3)%32]
			v.add(field.Point{
				X: v.f.At.X + int32(math.Trunc(c[0]*(r-1))),
				Y: v.f.At.Y + int32(math.Trunc(c[1]*(r-1))),
			})
		}
	}
}

// around adds places at a distance from a centre, in the direction of the frame
// turned by so many thirty-seconds of a circle; in a quick survey the first three
// of them.
func (v *survey) around(centre field.Point, along float64, turns ...int) {
	if v.b.quick {
		turns = turns[:min(len(turns), 3)]
	}
	for _, turn := range turns {
		v.add(toward(centre, v.f.At, along, turn))
	}
}

// standOff adds places that are just out of the ruler of the nearest enemy.
func (b *board) standOff(v *survey) {
	s := b.s
	closest, gap := -1, math.Inf(1)
	for i := range s.FrameCount() {
		f := &s.Frames[i]
		if f.Seat == b.me || !f.Stands() {
			continue
		}
		if g := near(v.f.At, f.At); g < gap {
			closest, gap = i, g
		}
	}
	if closest < 0 {
		return
	}
	at := s.Frames[closest].At
	v.around(at, b.ruler+2*field.BaseRadius+3, 0, 2, -2)
}

func abs(v int32) int32 {
	if v < 0 {
		return -v
	}
	return v
}
