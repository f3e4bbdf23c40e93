package battle

import (
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// drawPerimeter draws the defender's perimeter, the ruler round his stations, and,
// for those who have to stay away from them, the ruler round his frames; the point
// frame must be within that but not within a unit less.
func (s *Scene) drawPerimeter(p *draw.Pen) {
	st := &s.Seen
	reach := float64(st.Ruler*st.Unit) + draw.BaseRadius
	def := int(st.Defender)
	point, offence := st.Stage == rapid.StagePoint, st.Stage == rapid.StageOffence
	var stations, rings []draw.Vec
	for i := range st.StationCount() {
		if o := &s.pieces.stations[i]; o.Placed && int(o.Home) == def {
			stations = append(stations, middle(o))
		}
	}
	if point || offence {
		for i := range st.FrameCount() {
			if f := &s.pieces.frames[i]; f.Stands() && int(f.Seat) == def {
				rings = append(rings, f.at)
			}
		}
	}
	w, h := float64(st.Table.Layout.Width), float64(st.Table.Layout.Height)
	p.Save()
	p.Clip(0, 0, w, h)
	perimeter, closed := newZone(st.Table.Layout), newZone(st.Table.Layout)
	for _, m := range stations {
		perimeter.addRounded(m, draw.StationSide/2, reach)
		closed.addRounded(m, draw.StationSide/2, reach)
	}
	if offence {
		for _, m := range rings {
			closed.addRounded(m, 0, reach)
		}
	}
	if point || offence {
		closed.fill(p, draw.Hex(0x3A4050).Fade(0.26))
	}
	pt := p.Pt()
	ring := func(m draw.Vec, reach float64) {
		closed.outline(p, m, 0, reach, draw.White, 5*pt, 0, 0)
		closed.outline(p, m, 0, reach, draw.Ink, 2*pt, 4*pt, 4*pt)
	}
	for _, m := range rings {
		ring(m, reach)
		if point {
			ring(m, reach-float64(st.Unit))
		}
	}
	for _, m := range stations {
		perimeter.outline(p, m, draw.StationSide/2, reach, draw.White, 6*pt, 0, 0)
		perimeter.outline(p, m, draw.StationSide/2, reach, s.Seats[def].Color, 3.4*pt, 9*pt, 5*pt)
	}
	p.Restore()
}

// perimeterLabels say what the rings on the table are.
func (s *Scene) perimeterLabels(ctx *scenes.Context, l stage.Lens, table ui.Rect) {
	st := &s.Seen
	if st.Stage == rapid.StageStations {
		return
	}
	def := int(st.Defender)
	reach := float64(st.Ruler*st.Unit) + draw.BaseRadius
	label := func(text string, at draw.Vec, ground draw.Color) {
		c := l.Screen(at)
		w := ctx.Pen.Measure(text, 12, draw.Medium) + 16
		r := ui.Rect{X: c.X - w/2, Y: c.Y - 10, W: w, H: 21}.Within(table.Inset(10))
		ctx.Pen.RoundRect(ground, r.X, r.Y, r.W, r.H, 6)
		ctx.Pen.Text(text, r.X+8, r.Y+15, draw.Style{Size: 12, Font: draw.Medium, Color: draw.OnColor(ground)})
	}
	top, some := draw.Vec{}, false
	for i := range st.StationCount() {
		if o := &s.pieces.stations[i]; o.Placed && int(o.Home) == def {
			if m := middle(o); !some || m.Y < top.Y {
				top, some = m, true
			}
		}
	}
	if some {
		top.Y = max(top.Y-draw.StationSide/2-reach, 4)
		label(ctx.T("place.ring.perimeter", s.Seats[def].Name, st.Ruler), top, s.Seats[def].Color)
	}
	if st.Stage != rapid.StagePoint && st.Stage != rapid.StageOffence {
		return
	}
	low, some := draw.Vec{}, false
	for i := st.First[def]; i < st.First[def+1]; i++ {
		if f := &s.pieces.frames[i]; f.Stands() && (!some || f.at.Y > low.Y) {
			low, some = f.at, true
		}
	}
	if some {
		low.Y = min(low.Y+reach, float64(s.Seen.Table.Layout.Height)-4)
		label(ctx.T("place.ring.frames", st.Ruler), low, draw.Paper)
	}
}
