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
			p := field.Point{X: int32(x)*field.Stud + field.Stud/2, Y: int32(y)*field.Stud + field.Stud/2}
			return wants(p) && (!l.Round || s.Seen.Table.OnTable(p))
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
	if !a.station {
		a.frame = s.boxed(ctx, r, ctx.T("box.title"), a.box, a.frame)
		return
	}
	p := ctx.Pen
	trayTitle(p, r, ctx.T("box.title"))
	_, n := s.Seen.Box(int(s.Seen.Asked))
	at := r.Centre().X
	p.Save()
	p.Translate(at, r.Y+138)
	p.Scale(18)
	look := s.Seats[s.Seen.Asked].Seat
	p.Station(&look, 1)
	p.Restore()
	p.Text(ctx.Count("box.stations", n), at, r.Y+228, draw.Style{Size: 13, Color: feltInk, Align: draw.Centre})
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
	s.perimeterLabels(ctx, l, table)
	act := a.action(a.at)
	at := studs(a.at)
	if a.station {
		at = at.Add(draw.V(2, 2))
	}
	if why := s.reason(ctx, &act); why != "" {
		s.refusalAt(ctx, l, table, at, why)
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

func (a *placeAsk) busy(*Scene) bool { return true }

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
	if u.Button("rest", rest, ctx.T("do.place.rest"), ui.ButtonLook{Key: 'F', Why: s.NoHelp(ctx)}) {
		s.fieldRest()
	}
}
