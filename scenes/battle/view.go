package battle

import (
	"image"
	"math"

	"rulerfire/rules/field"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// A view is the part of the table that is seen: a place in the middle and a zoom
// in points per stud. The zero zoom fits the whole table.
type view struct {
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
	clickSlack  = 4 // a press that moves less is a click, in points
)

func (v *view) reset(w, h int) {
	v.w, v.h = float64(w), float64(h)
	v.centre = draw.V(v.w/2, v.h/2)
	v.moved = settleTicks
}

// fit is the zoom at which the whole table is seen in r.
func (v *view) fit(r ui.Rect) float64 {
	return min(r.W/(v.w+1.2), (r.H-20)/(v.h+1))
}

// scale is points per stud now.
func (v *view) scale(r ui.Rect) float64 {
	if fit := v.fit(r); v.zoom > fit {
		return v.zoom
	} else {
		return fit
	}
}

func (v *view) zoomedIn(r ui.Rect) bool { return v.zoom > v.fit(r)*1.001 }

// corner is where the table's upper left corner is on the screen, on a whole
// pixel.
func (v *view) corner(r ui.Rect, px float64) ui.Point {
	k := v.scale(r)
	c := v.centre
	if !v.zoomedIn(r) {
		c = draw.V(v.w/2, v.h/2)
	}
	m := r.Centre()
	return ui.Point{
		X: math.Round((m.X-c.X*k)*px) / px,
		Y: math.Round((m.Y-c.Y*k)*px) / px,
	}
}

// A lens turns places of the screen into places on the table and back.
type lens struct {
	corner ui.Point
	scale  float64 // points per stud
}

func (v *view) lens(r ui.Rect, px float64) lens { return lens{v.corner(r, px), v.scale(r)} }

func (l lens) studs(p ui.Point) draw.Vec {
	return draw.V((p.X-l.corner.X)/l.scale, (p.Y-l.corner.Y)/l.scale)
}

func (l lens) screen(v draw.Vec) ui.Point {
	return ui.Point{X: l.corner.X + v.X*l.scale, Y: l.corner.Y + v.Y*l.scale}
}

// lattice is the place on the rules' lattice nearest to a place in studs.
func lattice(v draw.Vec) field.Point {
	return field.Point{X: int32(math.Round(v.X * field.Stud)), Y: int32(math.Round(v.Y * field.Stud))}
}

func studs(p field.Point) draw.Vec {
	return draw.V(float64(p.X)/field.Stud, float64(p.Y)/field.Stud)
}

// control lets the player zoom with the wheel or + and −, and pan by dragging
// with the right or middle button. It tells whether a right press was a drag, so
// that it does not count as "back".
func (v *view) control(ctx *scenes.Context, r ui.Rect, over bool) {
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
		v.grab = v.lens(r, ctx.Scale).studs(in.Pointer)
	}
	if v.held {
		if !in.Right.Down && !in.Middle.Down {
			v.held = false
		} else if in.Pointer.Dist(v.from) > clickSlack && v.zoomedIn(r) {
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
func (v *view) zoomAt(r ui.Rect, at ui.Point, factor, px float64) {
	before := v.lens(r, px).studs(at)
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
func (v *view) clamp(r ui.Rect) {
	k := v.scale(r)
	hold := func(c, size, room float64) float64 {
		half := room / 2 / k
		if size+8 < 2*half {
			return size / 2
		}
		return min(max(c, half-4), size-half+4)
	}
	v.centre = draw.V(hold(v.centre.X, v.w, r.W), hold(v.centre.Y, v.h, r.H))
}

// show glides to a place if it is out of view.
func (v *view) show(r ui.Rect, at draw.Vec) {
	if !v.zoomedIn(r) {
		return
	}
	k := v.scale(r)
	dx, dy := math.Abs(at.X-v.centre.X)*k, math.Abs(at.Y-v.centre.Y)*k
	if dx < r.W/2-50 && dy < r.H/2-50 {
		return
	}
	c := v.centre
	v.centre = at
	v.clamp(r)
	v.goal, v.centre, v.glide = v.centre, c, glideTicks
}

// pixels is r in pixels of the screen.
func pixels(r ui.Rect, px float64) image.Rectangle {
	return image.Rect(int(r.X*px), int(r.Y*px), int(math.Ceil(r.Right()*px)), int(math.Ceil(r.Bottom()*px)))
}
