package battle

import (
	"slices"

	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// placeAsk fields a station or a frame: what is chosen from the box follows the
// pointer as a ghost, a click lays it down, and Enter or a second click places it.
type placeAsk struct {
	quiet
	cursor
	station bool
	box     []int8 // the frames still in the box
	frame   int8
	snaps   snapper
	wanted  patch // where the stage wants a frame, if that is to be shown
}

func newPlaceAsk(s *Scene) *placeAsk {
	a := &placeAsk{station: s.Seen.PlacesStation(), frame: rapid.None}
	if !a.station {
		seat := s.Seen.Asked
		for i := s.Seen.First[seat]; i < s.Seen.First[seat+1]; i++ {
			if !s.Seen.Frames[i].Fielded {
				a.box = append(a.box, i)
			}
		}
		a.frame = a.box[0]
	}
	a.snaps = snapperFor(&s.Seen, rapid.None)
	l := s.Seen.Table.Layout
	if wants := wanted(&s.Seen); wants != nil && !a.station {
		a.wanted = newPatch(draw.Vec{}, l.Width, l.Height, func(x, y int) bool {
			return wants(field.Point{X: int32(x)*field.Stud + field.Stud/2, Y: int32(y)*field.Stud + field.Stud/2})
		})
	}
	a.at = field.Point{X: int32(l.Width) * field.Stud / 2, Y: int32(l.Height) * field.Stud / 2}
	return a
}

// wanted tells where the stage wants a frame, nil for a stage that rather says where
// it wants none. Where the first frames stand is more than the perimeter decides,
// but the rest takes long to find out, and hardly ever matters.
func wanted(st *rapid.State) func(field.Point) bool {
	switch st.Stage {
	case rapid.StageDefence:
		return st.InPerimeter
	case rapid.StagePoint, rapid.StageFinal:
		return st.Wanted
	}
	return nil
}

func (a *placeAsk) action(p field.Point) rapid.Action {
	if a.station {
		return rapid.Action{Kind: rapid.ActStation, Place: p}
	}
	return rapid.Action{Kind: rapid.ActFrame, Index: a.frame, Place: p}
}

func (a *placeAsk) title(ctx *scenes.Context, s *Scene) string {
	if a.station {
		return ctx.T("place.station")
	}
	return ctx.T("place.frame", s.frameName(int(a.frame)))
}

func (a *placeAsk) lines(ctx *scenes.Context, s *Scene) [][]ui.Run {
	key := [...]string{"place.defence", "place.point", "place.offence", "place.stations", "place.final"}[s.Seen.Stage]
	if a.station && s.Seen.Stage == rapid.StageDefence {
		key = "place.defence.station"
		if !slices.ContainsFunc(s.Seen.Stations[:], func(st rapid.Station) bool { return st.Placed }) {
			key = "place.defence.first"
		}
	}
	switch s.Seen.Stage {
	case rapid.StageStations, rapid.StageFinal: // nothing to fill in
		return [][]ui.Run{ui.Plain(ctx.T(key))}
	}
	return [][]ui.Run{ui.Plain(ctx.T(key, s.Seats[s.Seen.Defender].Name, s.Seen.Ruler))}
}

// tray shows what is still in the box.
func (a *placeAsk) tray(ctx *scenes.Context, s *Scene, r ui.Rect) {
	p, u := ctx.Pen, ctx.UI
	ink := draw.Hex(0x3A2D12)
	p.Text(ctx.T("box.title"), r.X+18, r.Y+26, draw.Style{Size: 14, Font: draw.Bold, Color: ink})
	in := ui.Rect{X: r.X + 12, Y: r.Y + 38, W: r.W - 24, H: r.H - 52}
	if a.station {
		_, n := s.Seen.Box(int(s.Seen.Asked))
		p.Save()
		p.Translate(in.Centre().X, in.Y+100)
		p.Scale(18)
		look := s.Seats[s.Seen.Asked].Seat
		p.Station(&look, 1)
		p.Restore()
		p.Text(ctx.Count("box.stations", n), in.Centre().X, in.Y+190, draw.Style{Size: 13, Color: ink, Align: draw.Centre})
		return
	}
	p.Text(ctx.T("box.how", len(a.box)), r.Right()-18, r.Y+26, draw.Style{Size: 12, Color: ink, Align: draw.Right})
	at := 0
	for i, f := range a.box {
		if f == a.frame {
			at = i
		}
	}
	for i := range a.box {
		if u.Key(ui.Key('1' + rune(i))) {
			a.frame = a.box[i]
		}
	}
	high := min(78, max(36, in.H/float64(len(a.box))-8))
	if taken, ok := u.Rows("box", in, high+8, len(a.box), at, func(i int, b ui.Rect, row ui.Row) {
		b.H -= 8
		s.boxRow(ctx, b, int(a.box[i]), i+1, i == at, row.Hover)
	}); ok {
		a.frame = a.box[taken]
	}
}

// boxRow draws one frame of the box: its robot, its name, its dice.
func (s *Scene) boxRow(ctx *scenes.Context, b ui.Rect, frame, key int, on, hover bool) {
	p := ctx.Pen
	trayRow(p, b, on, hover)
	f := &s.Seen.Frames[frame]
	d := *s.Seen.DesignOf(frame)
	d.Systems = f.Systems
	p.Save()
	p.Translate(b.X+42, b.Y+b.H/2+4)
	p.Scale(b.H / 78 * 9.2)
	r := s.robot(frame)
	r.Facing, r.Spent = 0, false
	p.Robot(r)
	p.Restore()
	x := b.X + 88
	cy := b.Y + b.H/2
	p.Text(ctx.UI.Shorten(s.frameName(frame), b.W-120, ui.Text{Size: 15, Bold: true}), x, cy-5, draw.Style{Size: 15, Font: draw.Bold, Color: draw.Ink})
	p.Text(d.Dice(), x, cy+14, draw.Style{Size: 12, Font: draw.Mono, Color: draw.Ink2})
	if f.Rockets > 0 && b.H > 60 {
		p.Text(ctx.Count("frame.rockets", int(f.Rockets)), x, cy+30, draw.Style{Size: 12, Color: draw.Ink2})
	}
	if key > 0 && key < 10 {
		p.Keycap(number(key), b.Right()-26, b.Y+max(2, min(6, b.H/2-18)), false)
	}
}

func (a *placeAsk) answer(ctx *scenes.Context, s *Scene) (rapid.Action, string, string) {
	act := a.action(a.at)
	if !a.set {
		return act, ctx.T("do.place"), ctx.T("do.place.where")
	}
	return act, ctx.T("do.place"), s.reason(ctx, &act)
}

func (a *placeAsk) undo(s *Scene) func() {
	if !a.set {
		return nil
	}
	return func() { a.set = false }
}

func (a *placeAsk) fits(s *Scene) func(field.Point) bool {
	return func(p field.Point) bool {
		act := a.action(p)
		return s.Seen.Allows(&act)
	}
}

// pointed is where the piece would be with the pointer at p: a station is held by
// its middle and stands on the studs.
func (a *placeAsk) pointed(p field.Point) field.Point {
	if !a.station {
		return p
	}
	round := func(v int32) int32 { return (v - field.StationSide/2 + field.Stud/2) / field.Stud * field.Stud }
	return field.Point{X: round(p.X), Y: round(p.Y)}
}

func (a *placeAsk) touch(ctx *scenes.Context, s *Scene, t touch, l stage.Lens) {
	in := ctx.UI.Input()
	lay := func() {
		p := a.pointed(lattice(t.at))
		if a.station {
			a.at = p
			return
		}
		a.lay(p, &a.snaps, l.Scale, in.Alt, a.fits(s))
	}
	if t.over && !a.set {
		lay()
	}
	if t.clicked {
		centre := studs(a.at)
		if a.station {
			centre = centre.Add(draw.V(2, 2))
		}
		if a.set && centre.Sub(t.at).Len() < draw.BaseRadius {
			s.submit(a.action(a.at))
			return
		}
		lay()
		a.set = true
	}
	if a.keys(ctx.UI, &a.snaps, a.fits(s)) {
		if a.station {
			a.at.X, a.at.Y = a.at.X/field.Stud*field.Stud, a.at.Y/field.Stud*field.Stud
		}
		a.set = true
	}
}

// under lightens where the piece may go, or darkens where it may not, and draws the
// perimeter and the rings that make it so.
func (a *placeAsk) under(ctx *scenes.Context, s *Scene, p *draw.Pen) {
	a.wanted.fill(p, wantedWash)
	a.wanted.outline(p)
	if s.Seen.Stage != rapid.StageStations {
		s.drawPerimeter(p)
	}
}

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
	perimeter, closed := newZone(w, h), newZone(w, h)
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

func (a *placeAsk) over(ctx *scenes.Context, s *Scene, p *draw.Pen) {
	act := a.action(a.at)
	ok := s.Seen.Allows(&act)
	p.Save()
	at := studs(a.at)
	if a.station {
		at = at.Add(draw.V(2, 2))
		p.Translate(at.X, at.Y)
		look := s.Seats[s.Seen.Asked].Seat
		p.Fade(0.85)
		p.Station(&look, 1)
		c := draw.Good
		if !ok {
			c = draw.Bad
		}
		p.StrokeRoundRect(draw.White, 5*p.Pt(), -2.3, -2.3, 4.6, 4.6, 0.3)
		p.StrokeRoundRect(c, 2.4*p.Pt(), -2.3, -2.3, 4.6, 4.6, 0.3)
		p.Restore()
		return
	}
	p.Translate(at.X, at.Y)
	if ok {
		p.ActingRing(1)
	}
	r := s.robot(int(a.frame))
	r.Spent = false
	l := s.Seen.Table.Layout
	r.Facing = draw.FacingTo(draw.V(float64(l.Width)/2, float64(l.Height)/2).Sub(at))
	if a.set && ok {
		p.Robot(r)
	} else {
		p.Ghost(r, ok)
	}
	p.Restore()
	if near, ok := s.nearestDefender(a.at); ok && s.Seen.Stage != rapid.StageDefence && s.Seen.Stage != rapid.StageFinal {
		to := s.pieces.frames[near].at
		pt := p.Pt()
		p.Line(draw.White.Fade(0.9), 3.4*pt, at, to)
		p.Dashed(draw.Ink, 1.6*pt, 5*pt, 4*pt, 0, false, at, to)
	}
}

// nearestDefender is the defender's frame nearest to a place.
func (s *Scene) nearestDefender(p field.Point) (best int, ok bool) {
	near := field.Length(1 << 62)
	def := s.Seen.Defender
	for i := s.Seen.First[def]; i < s.Seen.First[def+1]; i++ {
		if f := &s.Seen.Frames[i]; f.Stands() {
			if d := field.BasesGap(p, f.At); d < near {
				best, near, ok = int(i), d, true
			}
		}
	}
	return best, ok
}

func (a *placeAsk) bubble(ctx *scenes.Context, s *Scene, l stage.Lens, table ui.Rect) {
	a.labels(ctx, s, l, table)
	act := a.action(a.at)
	at := studs(a.at)
	if a.station {
		at = at.Add(draw.V(2, 2))
	}
	if why := s.reason(ctx, &act); why != "" {
		s.bubbleAt(ctx, l, table, at, []ui.Run{{Icon: draw.IconCross, Color: draw.Hex(0xFFB3A8)}, bold(" " + ctx.T("place.no"))}, why, false)
		return
	}
	second := ctx.T("place.open")
	if !a.station {
		if s.Seen.Table.NearCover(&s.Seen.Bricks, a.at, s.Seen.UnitLength()) {
			second = ctx.T("place.beside")
		}
		if near, ok := s.nearestDefender(a.at); ok && s.Seen.Asked != s.Seen.Defender {
			second = ctx.T("place.from", s.units(field.BasesGap(a.at, s.Seen.Frames[near].At)), s.frameName(near)) + " · " + second
		}
	} else {
		second = ctx.T("place.station.ok")
	}
	s.bubbleAt(ctx, l, table, at, []ui.Run{{Icon: draw.IconCheck, Color: draw.Hex(0x5DBB86)}, bold(" " + ctx.T("place.yes"))}, second, false)
}

// labels say what the rings on the table are.
func (a *placeAsk) labels(ctx *scenes.Context, s *Scene, l stage.Lens, table ui.Rect) {
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

// odds lists what is looked at, and offers to field the rest.
func (a *placeAsk) odds(ctx *scenes.Context, s *Scene, r ui.Rect) {
	u := ctx.UI
	in := r.InsetXY(pad, 8)
	rest := in.CutBottom(34)
	in.CutBottom(6)
	u.Label(in.CutTop(22), ctx.T("place.legal"), ui.Text{Size: 14, Bold: true})
	row := func(ok bool, text, value string) { checkRow(ctx, &in, ok, text, value) }
	act := a.action(a.at)
	why := s.reason(ctx, &act)
	st := &s.Seen
	if !a.station && st.Stage >= rapid.StagePoint && st.Stage <= rapid.StageOffence {
		gap, some := field.Length(1<<62), false
		for i := range st.StationCount() {
			if o := &st.Stations[i]; o.Placed && o.Home == st.Defender {
				gap, some = min(gap, field.BaseStationGap(a.at, o.At)), true
			}
		}
		if some {
			row(!st.InPerimeter(a.at), ctx.T("place.row.perimeter"), s.units(gap))
		}
		for i := st.First[st.Defender]; i < st.First[st.Defender+1]; i++ {
			if f := &st.Frames[i]; f.Stands() {
				ok := !field.BasesWithin(a.at, f.At, st.RulerLength())
				if st.Stage == rapid.StagePoint {
					ok = !ok && !field.BasesWithin(a.at, f.At, st.RulerLength()-st.UnitLength())
					if !ok && why == "" {
						continue // one in the last unit is enough
					}
				}
				row(ok, ctx.T("place.row.from", s.frameName(int(i))), s.units(field.BasesGap(a.at, f.At)))
			}
		}
	}
	if why != "" {
		row(false, why, "")
	} else {
		row(true, ctx.T("place.row.fits"), "")
	}
	if u.Button("rest", rest, ctx.T("do.place.rest"), ui.ButtonLook{Key: 'F'}) {
		s.fieldRest()
	}
}
