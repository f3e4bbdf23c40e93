package portrait

import (
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/ui"
)

// paintRapid paints the table of a battle of Rapid Attack.
func paintRapid(p *draw.Pen, r ui.Rect, st *rapid.State, looks []draw.Seat) {
	layout := st.Table.Layout
	view := draw.NewTableView(layout)
	view.Stand(func(brick int) bool { return st.Bricks.Has(brick) })
	w, h := float64(layout.Width), float64(layout.Height)
	middle := draw.V(w/2, h/2)
	studs(p, r, w, h, func(x, y, wide float64) { view.Overview(p, x, y, wide) }, func() {
		for i := range st.StationCount() {
			station := &st.Stations[i]
			if !station.Placed {
				continue
			}
			var owner *draw.Seat
			if station.Owner != rapid.None {
				owner = &looks[station.Owner]
			}
			at(p, place(station.At).Add(draw.V(2, 2)), func() {
				p.Scale(grow(p, r, 7))
				p.Station(owner, 1)
			})
		}
		for i := range st.FrameCount() {
			f := &st.Frames[i]
			if !f.Stands() {
				continue
			}
			robot := roster.Robot(looks[f.Seat], *st.DesignOf(i), 0)
			robot.Systems, robot.White, robot.Rockets = f.Systems, f.White, f.Rockets
			robot.Facing = draw.FacingTo(middle.Sub(place(f.At)))
			at(p, place(f.At), func() {
				p.Scale(grow(p, r, 4))
				p.Robot(robot)
			})
		}
	})
}

// place is a place of the rules in studs.
func place(at field.Point) draw.Vec {
	return draw.V(float64(at.X)/field.Stud, float64(at.Y)/field.Stud)
}

// at lets call draw about a place.
func at(p *draw.Pen, v draw.Vec, call func()) {
	p.Save()
	p.Translate(v.X, v.Y)
	call()
	p.Restore()
}
