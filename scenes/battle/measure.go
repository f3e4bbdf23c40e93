package battle

import (
	"math"

	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// A measure is the ruler, which measures anything at any time. With the tool taken
// up (R) it is dragged from anywhere, or laid by clicks that bend it, a second one
// at the same place ending it; it snaps to bases. By keyboard the arrows move its
// free end, Tab takes it to the next frame, and Space bends it.
type measure struct {
	taken    bool // the tool is in hand: a drag measures
	dragging bool
	ends     []rulerEnd // bends included
}

// A rulerEnd is an end or a bend: a place, or a frame's base.
type rulerEnd struct {
	at    field.Point
	frame int8 // None: a place
}

// place is where an end is now: a base may have moved since.
func (e rulerEnd) place(s *Scene) field.Point {
	if e.frame != rapid.None {
		return s.Seen.Frames[e.frame].At
	}
	return e.at
}

// out tells whether the ruler is in hand or lies on the table.
func (r *measure) out() bool { return r.taken || len(r.ends) > 0 }

// clear takes the ruler off the table.
func (r *measure) clear() { *r = measure{} }

// toggle takes the ruler up, or puts it away.
func (r *measure) toggle() { *r = measure{taken: !r.out()} }

// use lets the pointer measure, and reports whether it did, so that the press is
// no answer to anything.
func (r *measure) use(ctx *scenes.Context, s *Scene, t touch, l stage.Lens) bool {
	in := ctx.UI.Input()
	if ctx.UI.Key('R') {
		r.toggle()
	}
	if r.taken && r.keys(ctx.UI, s) {
		ctx.Animate()
		return true
	}
	if !t.over && !r.dragging {
		return false
	}
	end := rulerEnd{lattice(l.Studs(in.Pointer)), rapid.None}
	if t.over && t.frame != rapid.None {
		end = rulerEnd{s.Seen.Frames[t.frame].At, t.frame}
	}
	if !r.taken {
		return false
	}
	switch {
	case t.pressed && !r.dragging:
		r.ends = []rulerEnd{end, end}
		r.dragging = true
	case t.pressed:
		r.ends[len(r.ends)-1] = end
		if n := len(r.ends); n > 2 && far(r.ends[n-2].place(s), end.place(s)) < field.Stud*field.Stud {
			r.ends = r.ends[:n-1]
			r.dragging = false
		} else if n < field.MaxCorners {
			r.ends = append(r.ends, end)
		}
	case r.dragging:
		r.ends[len(r.ends)-1] = end
		if !in.Left.Down && r.far(s) {
			r.dragging = false
		}
	}
	ctx.Animate()
	return true
}

// keys lay the ruler by keyboard, and report whether they did.
func (r *measure) keys(u *ui.UI, s *Scene) bool {
	dx, dy := steps(u)
	switch {
	case dx != 0 || dy != 0:
		r.start(s)
		last := &r.ends[len(r.ends)-1]
		c := cursor{at: last.place(s)}
		c.step(dx, dy, u.Input().Ctrl)
		*last = rulerEnd{c.at, rapid.None}
		return true
	case u.Key(ui.KeyTab):
		r.start(s)
		last := &r.ends[len(r.ends)-1]
		n := int8(s.Seen.FrameCount())
		for i := int8(1); i <= n; i++ {
			if f := (max(last.frame, 0) + i) % n; s.Seen.Frames[f].Stands() && f != r.ends[0].frame {
				*last = rulerEnd{s.Seen.Frames[f].At, f}
				break
			}
		}
		return true
	case len(r.ends) > 1 && u.Key(ui.KeySpace):
		if len(r.ends) < field.MaxCorners {
			r.ends = append(r.ends, r.ends[len(r.ends)-1])
		}
		return true
	}
	return false
}

// start lays the ruler's first end at the frame that acts, or else at the first
// frame of whoever decides.
func (r *measure) start(s *Scene) {
	if len(r.ends) > 1 {
		return
	}
	from := s.Seen.Acting.Frame
	for i := 0; from == rapid.None && i < s.Seen.FrameCount(); i++ {
		if f := &s.Seen.Frames[i]; f.Stands() && (int(f.Seat) == int(s.Seen.Side()) || s.Seen.Side() < 0) {
			from = int8(i)
		}
	}
	l := s.Seen.Table.Layout
	end := rulerEnd{field.Point{X: int32(l.Width) * field.Stud / 2, Y: int32(l.Height) * field.Stud / 2}, rapid.None}
	if from != rapid.None {
		end = rulerEnd{s.Seen.Frames[from].At, from}
	}
	r.ends = []rulerEnd{end, end}
}

// far tells whether the ruler is long enough to stay: a mere click does not lay
// one down.
func (r *measure) far(s *Scene) bool {
	n := len(r.ends)
	return far(r.ends[0].place(s), r.ends[n-1].place(s)) > 4*field.Stud*field.Stud || n > 2
}

// points are the ruler's ends in studs, from edge of base to edge of base.
func (r *measure) points(s *Scene) []draw.Vec {
	if len(r.ends) < 2 {
		return nil
	}
	pts := make([]draw.Vec, len(r.ends))
	for i, e := range r.ends {
		pts[i] = studs(e.place(s))
	}
	n := len(pts)
	trim := func(i, to int) {
		d := pts[to].Sub(pts[i])
		if l := d.Len(); r.ends[i].frame != rapid.None && l > 0 {
			pts[i] = pts[i].Add(d.Mulf(math.Min(draw.BaseRadius, l/2) / l))
		}
	}
	trim(0, 1)
	trim(n-1, n-2)
	return pts
}

// frames are the frames at the two ends, if the ruler lies between two frames.
func (r *measure) frames() (from, to int8, ok bool) {
	if len(r.ends) < 2 {
		return 0, 0, false
	}
	from, to = r.ends[0].frame, r.ends[len(r.ends)-1].frame
	return from, to, from != rapid.None && to != rapid.None && from != to
}

func (r *measure) draw(ctx *scenes.Context, s *Scene, p *draw.Pen) {
	if from, to, ok := r.frames(); ok {
		s.drawVerdict(ctx, p, from, to)
	}
	if pts := r.points(s); pts != nil && pts[0].Sub(pts[len(pts)-1]).Len() > 0.2 {
		p.Ruler(draw.Ruler{Points: pts, Unit: float64(s.Seen.Unit), Units: s.Seen.Ruler})
	}
}

// bubble says what the ruler measures: between frames the verdict, between other
// places the length. A bent ruler has a label with the length along it.
func (r *measure) bubble(ctx *scenes.Context, s *Scene, l stage.Lens, table ui.Rect) {
	pts := r.points(s)
	if pts == nil {
		return
	}
	last := pts[len(pts)-1]
	if from, to, ok := r.frames(); ok {
		head, second := s.verdictRuns(ctx, s.Seen.Frames[from].At, s.Seen.Frames[to].At, from, to)
		s.bubbleAt(ctx, l, table, s.pieces.frames[to].at, head, second, false)
	} else {
		length := field.RouteLength(lattice(pts[0]), []field.Point{lattice(last)})
		s.bubbleAt(ctx, l, table, last, []ui.Run{bold(ctx.T("verdict.units", s.units(length)))}, ctx.T("verdict.places"), false)
	}
	if len(pts) > 2 {
		var rest []field.Point
		for _, v := range pts[1:] {
			rest = append(rest, lattice(v))
		}
		along := field.RouteLength(lattice(pts[0]), rest)
		at := l.Screen(pts[len(pts)-2])
		ctx.Pen.Label(ctx.T("verdict.bent", s.units(along)), at.X+18, at.Y-2)
	}
}
