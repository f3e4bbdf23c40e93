package battle

import (
	"math"

	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
	"rulerfire/scenes/ui"
)

// Snapping: exact touching decides, and a hand on a mouse cannot be exact to a
// sixteenth of a stud. So a place near one that matters becomes that one: touching
// cover or another frame, touching a station, and just inside and just outside a
// unit and the ruler.

// A snapper knows what a frame may snap to.
type snapper struct {
	table    *field.Table
	standing *field.Standing
	frames   []field.Point // of other frames
	stations []field.Point
	unit     int32
	ruler    int32
}

func snapperFor(s *rapid.State, frame int8) snapper {
	sn := snapper{table: s.Table, standing: &s.Bricks, unit: s.UnitLength(), ruler: s.RulerLength()}
	sn.frames = s.OthersThan(frame, nil)
	for i := range s.StationCount() {
		if st := &s.Stations[i]; st.Placed {
			sn.stations = append(sn.stations, st.At)
		}
	}
	return sn
}

// all lists the places to snap to near p, none further than reach from it, the
// nearest first.
func (sn *snapper) all(p field.Point, reach int32) []field.Point {
	var list []field.Point
	add := func(q field.Point) {
		if q == p || far(p, q) > int64(reach)*int64(reach) {
			return
		}
		at := len(list)
		for i, o := range list {
			if o == q {
				return
			}
			if far(p, q) < far(p, o) && i < at {
				at = i
			}
		}
		list = append(list, q)
		copy(list[at+1:], list[at:])
		list[at] = q
	}
	for _, f := range sn.frames {
		for _, gap := range [...]int32{0, sn.unit, sn.ruler} {
			d := gap + 2*field.BaseRadius
			if near := math.Abs(math.Sqrt(float64(far(p, f))) - float64(d)); near > float64(reach) {
				continue
			}
			if q, ok := ring(p, f, d, gap > 0); ok {
				add(q)
			}
			if gap > 0 {
				if q, ok := ring(p, f, d, false); ok {
					add(q)
				}
			}
		}
	}
	for _, st := range sn.stations {
		for _, gap := range [...]int32{0, sn.unit} {
			sn.beside(p, st, gap, add)
		}
	}
	sn.walls(p, reach, add)
	return list
}

func far(a, b field.Point) int64 {
	dx, dy := int64(a.X-b.X), int64(a.Y-b.Y)
	return dx*dx + dy*dy
}

// ring is the lattice point nearest to p at distance d from centre: the largest
// distance not over d if inside, else the smallest not under it.
func ring(p, centre field.Point, d int32, inside bool) (field.Point, bool) {
	dx, dy := float64(p.X-centre.X), float64(p.Y-centre.Y)
	l := math.Hypot(dx, dy)
	if l == 0 {
		return p, false
	}
	x, y := float64(centre.X)+dx/l*float64(d), float64(centre.Y)+dy/l*float64(d)
	best, found := field.Point{}, false
	for ix := int32(math.Floor(x)) - 1; ix <= int32(math.Floor(x))+2; ix++ {
		for iy := int32(math.Floor(y)) - 1; iy <= int32(math.Floor(y))+2; iy++ {
			q := field.Point{X: ix, Y: iy}
			f := far(q, centre) - int64(d)*int64(d)
			if inside && f > 0 || !inside && f < 0 {
				continue
			}
			if better := !found || abs64(f) < abs64(far(best, centre)-int64(d)*int64(d)); better {
				best, found = q, true
			}
		}
	}
	return best, found
}

func abs64(v int64) int64 {
	if v < 0 {
		return -v
	}
	return v
}

// beside offers places whose gap to a station is just inside and just outside gap.
func (sn *snapper) beside(p, station field.Point, gap int32, add func(field.Point)) {
	near := field.Point{
		X: min(max(p.X, station.X), station.X+field.StationSide),
		Y: min(max(p.Y, station.Y), station.Y+field.StationSide),
	}
	if near == p {
		return
	}
	d := gap + field.BaseRadius
	if q, ok := ring(p, near, d, true); ok && field.BaseStationWithin(q, station, gap) {
		add(q)
	}
	if q, ok := ring(p, near, d+1, false); ok && gap > 0 && !field.BaseStationWithin(q, station, gap) {
		add(q)
	}
}

// walls offers the places where the base touches cover columns near it: the edges
// that it can lean on, and the corners where it touches two.
func (sn *snapper) walls(p field.Point, reach int32, add func(field.Point)) {
	const s = field.Stud
	r := int32(field.BaseRadius)
	x0, x1 := (p.X-r-reach)/s-1, (p.X+r+reach)/s+1
	y0, y1 := (p.Y-r-reach)/s-1, (p.Y+r+reach)/s+1
	var xs, ys []int32
	for y := y0; y <= y1; y++ {
		for x := x0; x <= x1; x++ {
			if !sn.cover(x, y) {
				continue
			}
			if p.Y > y*s-r && p.Y < (y+1)*s+r {
				if !sn.cover(x-1, y) && absInt(p.X-(x*s-r)) <= reach {
					add(field.Point{X: x*s - r, Y: p.Y})
					xs = append(xs, x*s-r)
				}
				if !sn.cover(x+1, y) && absInt(p.X-((x+1)*s+r)) <= reach {
					add(field.Point{X: (x+1)*s + r, Y: p.Y})
					xs = append(xs, (x+1)*s+r)
				}
			}
			if p.X > x*s-r && p.X < (x+1)*s+r {
				if !sn.cover(x, y-1) && absInt(p.Y-(y*s-r)) <= reach {
					add(field.Point{X: p.X, Y: y*s - r})
					ys = append(ys, y*s-r)
				}
				if !sn.cover(x, y+1) && absInt(p.Y-((y+1)*s+r)) <= reach {
					add(field.Point{X: p.X, Y: (y+1)*s + r})
					ys = append(ys, (y+1)*s+r)
				}
			}
		}
	}
	for _, x := range xs {
		for _, y := range ys {
			add(field.Point{X: x, Y: y})
		}
	}
}

func (sn *snapper) cover(x, y int32) bool {
	l := &sn.table.Layout
	return x >= 0 && y >= 0 && int(x) < l.Width && int(y) < l.Height && sn.table.Cover(sn.standing, int(x), int(y))
}

func absInt(v int32) int32 {
	if v < 0 {
		return -v
	}
	return v
}

// A cursor is a place on the table that the player puts something at: it follows
// the pointer until a click lays it down, and snaps unless Alt is held.
type cursor struct {
	at   field.Point
	set  bool          // laid down
	snap []field.Point // what Tab goes through
	next int
}

// snapReach is how near, in points on the screen, something must be to snap to.
const snapReach = 9.0

// lay puts the cursor at p, snapped to the nearest place that fits.
func (c *cursor) lay(p field.Point, sn *snapper, scale float64, free bool, fits func(field.Point) bool) {
	c.at = p
	if sn == nil || free {
		return
	}
	for _, q := range sn.all(p, int32(snapReach/scale*field.Stud)) {
		if fits(q) {
			c.at = q
			return
		}
	}
}

// step moves the cursor by whole studs, or sixteenths.
func (c *cursor) step(dx, dy int32, fine bool) {
	k := int32(field.Stud)
	if fine {
		k = 1
	}
	c.at.X += dx * k
	c.at.Y += dy * k
	c.snap, c.next = nil, 0
}

// keys move the cursor: arrows by a stud, with Ctrl by a sixteenth, Tab to the
// next place to snap to. They report whether they did.
func (c *cursor) keys(u *ui.UI, sn *snapper, fits func(field.Point) bool) bool {
	if dx, dy := steps(u); dx != 0 || dy != 0 {
		c.step(dx, dy, u.Input().Ctrl)
		return true
	}
	if !u.Input().Ctrl && u.Key(ui.KeyTab) {
		c.tab(sn, fits)
		return true
	}
	return false
}

// steps is the step across the table that an arrow key makes.
func steps(u *ui.UI) (dx, dy int32) {
	switch {
	case u.Key(ui.KeyLeft):
		return -1, 0
	case u.Key(ui.KeyRight):
		return 1, 0
	case u.Key(ui.KeyUp):
		return 0, -1
	case u.Key(ui.KeyDown):
		return 0, 1
	}
	return 0, 0
}

// tab goes to the next place to snap to round where the cursor was when Tab was
// first pressed.
func (c *cursor) tab(sn *snapper, fits func(field.Point) bool) {
	if c.snap == nil {
		for _, q := range sn.all(c.at, 3*field.Stud) {
			if fits(q) {
				c.snap = append(c.snap, q)
			}
		}
		c.next = 0
	}
	if len(c.snap) > 0 {
		c.at = c.snap[c.next%len(c.snap)]
		c.next++
	}
}
