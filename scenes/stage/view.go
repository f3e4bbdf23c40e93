package stage

import (
	"math"

	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// A View is the part of the table that is seen: a place in the middle and a zoom
// in points per stud. The zero zoom fits the whole table. Begin with Reset.
type View struct {
	w, h   float64  // the table in studs
	centre draw.Vec // studs
	zoom   float64  // points per stud; 0 fits
	goal   draw.Vec // where the camera glides to
	glide  int      // ticks left of it
	moved  int      // ticks since the zoom last changed
	grab   draw.Vec // the stud under the pointer when the table was taken hold of
	held   bool
	from   ui.Point // where a right or middle press began
}

const (
	mostZoom    = 40
	glideTicks  = 21 // 350 ms
	settleTicks = 9
	clickSlack  = 4  // a press that moves less is a click, in points
	edge        = 80 // what is nearer to the edge than that is out of view, in points
)

// Reset shows the whole of a table of w by h studs.
func (v *View) Reset(w, h float64) {
	v.w, v.h = w, h
	v.centre = draw.V(v.w/2, v.h/2)
	v.moved = settleTicks
}

// Settled tells whether the zoom has come to rest.
func (v *View) Settled() bool { return v.moved >= settleTicks }

// Whole shows the whole table.
func (v *View) Whole() { v.zoom, v.moved = 0, 0 }

// Fill zooms so that the table is as wide as r, if that is nearer than the whole.
func (v *View) Fill(r ui.Rect) {
	v.zoom, v.moved = min(r.W/(v.w+0.8), mostZoom), 0
	v.clamp(r)
}

// fit is the zoom at which the whole table is seen in r.
func (v *View) fit(r ui.Rect) float64 {
	return min(r.W/(v.w+1.2), (r.H-20)/(v.h+1))
}

// scale is points per stud now.
func (v *View) scale(r ui.Rect) float64 { return max(v.zoom, v.fit(r)) }

// ZoomedIn tells whether only a part of the table is seen in r.
func (v *View) ZoomedIn(r ui.Rect) bool { return v.zoom > v.fit(r)*1.001 }

// corner is where the table's upper left corner is on the screen, on a whole
// pixel.
func (v *View) corner(r ui.Rect, px float64) ui.Point {
	k := v.scale(r)
	c := v.centre
	if !v.ZoomedIn(r) {
		c = draw.V(v.w/2, v.h/2)
	}
	m := r.Centre()
	return ui.Point{
		X: math.Round((m.X-c.X*k)*px) / px,
		Y: math.Round((m.Y-c.Y*k)*px) / px,
	}
}

// A Lens turns places of the screen into places on the table and back.
type Lens struct {
	Corner ui.Point // where the table's upper left corner is
	Scale  float64  // points per stud
}

// Lens is the view of the table in r; px is pixels per point.
func (v *View) Lens(r ui.Rect, px float64) Lens { return Lens{v.corner(r, px), v.scale(r)} }

// Studs is the place on the table, in studs, that is seen at p.
func (l Lens) Studs(p ui.Point) draw.Vec {
	return draw.V((p.X-l.Corner.X)/l.Scale, (p.Y-l.Corner.Y)/l.Scale)
}

// Screen is where a place on the table, in studs, is seen.
func (l Lens) Screen(v draw.Vec) ui.Point {
	return ui.Point{X: l.Corner.X + v.X*l.Scale, Y: l.Corner.Y + v.Y*l.Scale}
}

// Control lets the player zoom with the wheel or + and −, and pan by dragging with
// the right or middle button. over says that the pointer is on the table.
func (v *View) Control(ctx *scenes.Context, r ui.Rect, over bool) {
	u := ctx.UI
	in := u.Input()
	if over {
		if n := u.Scroll(r); n != 0 {
			v.zoomAt(r, in.Pointer, math.Pow(1.18, n), ctx.Scale)
		}
	}
	if u.Key(ui.KeyPlus) {
		v.zoomAt(r, r.Centre(), 1.3, ctx.Scale)
	}
	if u.Key(ui.KeyMinus) {
		v.zoomAt(r, r.Centre(), 1/1.3, ctx.Scale)
	}
	if over && (in.Right.Pressed || in.Middle.Pressed) {
		v.held, v.from = true, in.Pointer
		v.grab = v.Lens(r, ctx.Scale).Studs(in.Pointer)
	}
	if v.held {
		if !in.Right.Down && !in.Middle.Down {
			v.held = false
		} else if in.Pointer.Dist(v.from) > clickSlack && v.ZoomedIn(r) {
			k := v.scale(r)
			m := r.Centre()
			v.centre = draw.V(v.grab.X-(in.Pointer.X-m.X)/k, v.grab.Y-(in.Pointer.Y-m.Y)/k)
			v.clamp(r)
			v.glide = 0
		}
	}
	if v.glide > 0 {
		v.glide--
		t := 1 / float64(v.glide+1)
		v.centre = draw.V(v.centre.X+(v.goal.X-v.centre.X)*t, v.centre.Y+(v.goal.Y-v.centre.Y)*t)
		ctx.Animate()
	}
	if v.moved < settleTicks {
		v.moved++
		ctx.Animate()
	}
}

// zoomAt zooms by a factor and keeps what is under the pointer there.
func (v *View) zoomAt(r ui.Rect, at ui.Point, factor, px float64) {
	before := v.Lens(r, px).Studs(at)
	fit := v.fit(r)
	z := v.scale(r) * factor
	if z <= fit*1.02 {
		v.zoom = 0
	} else {
		v.zoom = min(z, mostZoom)
	}
	k := v.scale(r)
	m := r.Centre()
	v.centre = draw.V(before.X-(at.X-m.X)/k, before.Y-(at.Y-m.Y)/k)
	v.clamp(r)
	v.moved = 0
}

// clamp keeps the table in view.
func (v *View) clamp(r ui.Rect) {
	k := v.scale(r)
	hold := func(c, size, room float64) float64 {
		half := room / 2 / k
		if size < 2*half {
			return size / 2
		}
		return min(max(c, half-4), size-half+4)
	}
	v.centre = draw.V(hold(v.centre.X, v.w, r.W), hold(v.centre.Y, v.h, r.H))
}

// Show glides to a place, in studs, if it is out of view.
func (v *View) Show(r ui.Rect, at draw.Vec) {
	if !v.ZoomedIn(r) {
		return
	}
	k := v.scale(r)
	dx, dy := math.Abs(at.X-v.centre.X)*k, math.Abs(at.Y-v.centre.Y)*k
	if dx < r.W/2-edge && dy < r.H/2-edge {
		return
	}
	c := v.centre
	v.centre = at
	v.clamp(r)
	v.goal, v.centre, v.glide = v.centre, c, glideTicks
}

// Overview shows the whole table small in a corner of r while only a part of it is
// seen, with a frame round that part; a press takes the view there. Where the pieces
// stand, in studs, is what it does not hide if it can. paint
// draws the table, its width w, with its upper left corner in the origin, and what
// stands on it in studs.
func (v *View) Overview(ctx *scenes.Context, r ui.Rect, paint func(p *draw.Pen, w float64), pieces ...draw.Vec) {
	if !v.ZoomedIn(r) {
		return
	}
	const most = 132.0
	w := most * min(1, v.w/v.h)
	h := w * v.h / v.w
	l := v.Lens(r, ctx.Scale)
	card := v.aside(r, l, w+12, h+12, pieces)
	ctx.UI.Card(card)
	in := card.Inset(6)
	k := in.W / v.w
	p := ctx.Pen
	p.Save()
	p.Clip(in.X, in.Y, in.W, in.H)
	p.Translate(in.X, in.Y)
	paint(p, in.W)
	p.Restore()
	tl, br := l.Studs(ui.Point{X: r.X, Y: r.Y}), l.Studs(ui.Point{X: r.Right(), Y: r.Bottom()})
	box := ui.Rect{X: in.X + tl.X*k, Y: in.Y + tl.Y*k, W: (br.X - tl.X) * k, H: (br.Y - tl.Y) * k}.Intersect(in)
	p.StrokeRoundRect(draw.White, 3, box.X, box.Y, box.W, box.H, 1)
	p.StrokeRoundRect(draw.Ink, 1.6, box.X, box.Y, box.W, box.H, 1)
	if res := ctx.UI.Area("overview", in, 0); res.Down || res.Pressed {
		at := ctx.UI.Input().Pointer
		v.centre, v.glide = draw.V((at.X-in.X)/k, (at.Y-in.Y)/k), 0
		v.clamp(r)
	}
}

// pieceRoom is how far a piece reaches from where it stands, in studs.
const pieceRoom = 3

// aside is where the overview, w by h points, stands: at the left, below while the upper
// half is looked at and above for the lower one, so that the edge that one has come to see
// is not under it; but where it hides fewer pieces if that is the other corner there, or
// the upper right one. The tools are in the fourth.
func (v *View) aside(r ui.Rect, l Lens, w, h float64, pieces []draw.Vec) ui.Rect {
	below := ui.Rect{X: r.X + Gap, Y: r.Bottom() - Gap - h, W: w, H: h}
	above, right := below, below
	above.Y, right.Y, right.X = r.Y+Gap, r.Y+Gap, r.Right()-Gap-w
	corners := [...]ui.Rect{below, above, right}
	if v.centre.Y > v.h/2 {
		corners = [...]ui.Rect{above, below, right}
	}
	best, least := corners[0], len(pieces)+1
	for _, c := range corners {
		hidden, near := 0, c.Inset(-pieceRoom*l.Scale)
		for _, at := range pieces {
			if l.Screen(at).In(near) {
				hidden++
			}
		}
		if hidden < least {
			best, least = c, hidden
		}
	}
	return best
}
