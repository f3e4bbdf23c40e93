package battle

import (
	"errors"

	"rulerfire/rules"
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// A moveGhost is a move being tried out: the reach of the die, a ghost of the
// frame where it would go, and the way there.
type moveGhost struct {
	cursor
	path  []field.Point // the route of a frame that walks round cover
	ok    bool          // there is a way
	snaps snapper
	bends []field.Point // corners that the player wants
	walk  *field.Walk   // where a walker can get to with the chosen die
	die   rapid.Face
	spots patch // where that is, for the picture
}

func (m *moveGhost) begin(s *Scene) {
	if !s.Seen.MayMove() {
		return
	}
	m.snaps = snapperFor(&s.Seen, s.Seen.Acting.Frame)
	m.at = s.Seen.Actor().At
}

// changed takes note that another die has been chosen.
func (m *moveGhost) changed(s *Scene, a *diceAsk) {
	if m.set {
		m.seek(s, a.face(s, slotMove))
	}
}

// reach is how far the die goes, on the lattice.
func (m *moveGhost) reach(s *Scene, die rapid.Face) int32 {
	return int32(die.Value) * s.Seen.UnitLength()
}

// explore works out where a walker can get to.
func (m *moveGhost) explore(s *Scene, die rapid.Face) {
	if s.Seen.Acting.Crosses || m.walk != nil && m.die == die {
		return
	}
	m.die = die
	at := s.Seen.Actor().At
	reach := m.reach(s, die)
	m.walk = field.NewWalk(s.Seen.Table, &s.Seen.Bricks, s.Seen.OthersThan(s.Seen.Acting.Frame, nil), at, reach)
	n := reach / field.Stud // cells on each side of the one that the frame stands on
	corner := studs(at).Sub(draw.V(float64(n)+0.5, float64(n)+0.5))
	m.spots = newPatch(corner, int(2*n+1), int(2*n+1), func(x, y int) bool {
		p := field.Point{X: at.X + (int32(x)-n)*field.Stud, Y: at.Y + (int32(y)-n)*field.Stud}
		return far(p, at) <= int64(reach)*int64(reach) && m.walk.Within(p)
	})
}

// seek finds the way to the ghost.
func (m *moveGhost) seek(s *Scene, die rapid.Face) {
	m.path, m.ok = m.path[:0], false
	if die == (rapid.Face{}) {
		return
	}
	if s.Seen.Acting.Crosses {
		m.path = append(m.path, m.at)
		act := m.action(die)
		m.ok = s.Seen.Allows(&act)
		return
	}
	if len(m.bends) > 0 {
		m.path = append(append(m.path, m.bends...), m.at)
		act := m.action(die)
		m.ok = s.Seen.Allows(&act)
		return
	}
	m.explore(s, die)
	if m.at == s.Seen.Actor().At {
		m.path, m.ok = append(m.path, m.at), true
		return
	}
	if path, ok := m.walk.Route(m.at, m.path); ok {
		m.path, m.ok = path, true
		return
	}
	m.path = append(m.path[:0], m.at)
}

// action is the move as an answer.
func (m *moveGhost) action(die rapid.Face) rapid.Action {
	a := rapid.Action{Kind: rapid.ActMove, Die: die}
	a.Count = int8(copy(a.Path[:], m.path))
	if a.Count == 0 {
		a.Path[0], a.Count = m.at, 1
	}
	return a
}

// why is the reason against the move, or "". A walker finds its own way round cover:
// if cover is in the way, no way round is short enough.
func (m *moveGhost) why(ctx *scenes.Context, s *Scene, die rapid.Face) string {
	act := m.action(die)
	err := s.Seen.Legal(&act)
	if r := (*rules.Refusal)(nil); errors.As(err, &r) && r.Code == "move.cover" && len(m.bends) == 0 {
		return ctx.T("move.far", die.Value)
	}
	return words(ctx, err)
}

func (m *moveGhost) length(s *Scene) field.Length {
	return field.RouteLength(s.Seen.Actor().At, m.path)
}

// fits tells whether the ghost could be laid at p.
func (m *moveGhost) fits(s *Scene, die rapid.Face) func(field.Point) bool {
	return func(p field.Point) bool {
		if s.Seen.Acting.Crosses {
			act := rapid.MoveTo(die, p)
			return s.Seen.Allows(&act)
		}
		return m.walk != nil && m.walk.Within(p)
	}
}

func (m *moveGhost) touch(ctx *scenes.Context, s *Scene, a *diceAsk, t touch, l stage.Lens) {
	die := a.face(s, slotMove)
	if die == (rapid.Face{}) {
		return
	}
	m.explore(s, die)
	in := ctx.UI.Input()
	if t.over && !m.set {
		m.lay(lattice(t.at), &m.snaps, l.Scale, in.Alt, m.fits(s, die))
		m.seek(s, die)
	}
	if t.clicked {
		switch {
		case in.Shift && !s.Seen.Acting.Crosses: // bend the way by hand
			m.bends = append(m.bends, lattice(t.at))
			m.set = false
		case m.set && studs(m.at).Sub(t.at).Len() < draw.BaseRadius:
			act := m.action(die)
			s.submit(act)
			return
		default:
			m.lay(lattice(t.at), &m.snaps, l.Scale, in.Alt, m.fits(s, die))
			m.set = true
			m.seek(s, die)
		}
	}
	if m.keys(ctx.UI, &m.snaps, m.fits(s, die)) {
		m.set = true
		m.seek(s, die)
	}
}

func (m *moveGhost) under(ctx *scenes.Context, s *Scene, a *diceAsk, p *draw.Pen) {
	die := a.face(s, slotMove)
	if die == (rapid.Face{}) {
		return
	}
	from := s.pieces.frames[s.Seen.Acting.Frame].at
	reach := float64(int(die.Value) * s.Seen.Unit)
	if s.Seen.Acting.Crosses {
		p.Disc(reachWash, from.X, from.Y, reach)
		p.UnitRing(from, reach)
	} else {
		m.spots.fill(p, reachWash)
		m.spots.outline(p)
	}
	if !m.ok && !m.set && m.at == s.Seen.Actor().At {
		return
	}
	// The way.
	pts := []draw.Vec{from}
	for _, q := range m.path {
		pts = append(pts, studs(q))
	}
	c := draw.Ink
	if !m.ok {
		c = draw.Bad
	}
	pt := p.Pt()
	if m.at != s.Seen.Actor().At {
		p.Polyline(draw.White.Fade(0.9), 5*pt, false, pts...)
		p.Dashed(c, 2*pt, 6*pt, 4*pt, 0, false, pts...)
		for _, q := range pts[1 : len(pts)-1] {
			p.Disc(draw.White, q.X, q.Y, 4*pt)
			p.Disc(draw.Ink, q.X, q.Y, 2.4*pt)
		}
	}
}

func (m *moveGhost) over(ctx *scenes.Context, s *Scene, a *diceAsk, p *draw.Pen) {
	if a.face(s, slotMove) == (rapid.Face{}) || m.at == s.Seen.Actor().At {
		return
	}
	at := studs(m.at)
	r := s.robot(int(s.Seen.Acting.Frame))
	r.Facing = draw.FacingTo(at.Sub(s.pieces.frames[s.Seen.Acting.Frame].at))
	p.Save()
	p.Translate(at.X, at.Y)
	if m.set {
		p.SelectionRing()
	}
	p.Ghost(r, m.ok)
	p.Restore()
	if m.ok {
		s.drawOutlook(ctx, p, s.Seen.Acting.Frame, m.at)
	}
}

// bubble is the verdict beside the ghost: how far, whether it is legal, and what
// would change hands.
func (m *moveGhost) bubble(ctx *scenes.Context, s *Scene, a *diceAsk, l stage.Lens, table ui.Rect) {
	die := a.face(s, slotMove)
	if die == (rapid.Face{}) || m.at == s.Seen.Actor().At {
		return
	}
	head := []ui.Run{bold(ctx.T("move.units", s.units(m.length(s)), die.Value))}
	second := m.why(ctx, s, die)
	bad := second != ""
	if !bad {
		second = s.consequence(ctx, s.Seen.Acting.Frame, m.at)
		if second == "" {
			second = ctx.T("move.standing")
		}
	}
	s.bubbleAt(ctx, l, table, studs(m.at), head, second, bad)
}

// consequence says which stations would change hands with the frame at p, and who
// would lead then.
func (s *Scene) consequence(ctx *scenes.Context, frame int8, p field.Point) string {
	then := s.Seen.Supposing(frame, p)
	out := ""
	for i := range then.StationCount() {
		was, is := s.Seen.Stations[i].Owner, then.Stations[i].Owner
		if was == is {
			continue
		}
		if out != "" {
			out += " · "
		}
		switch {
		case is == rapid.None:
			out += ctx.T("move.station.nobody", i+1)
		default:
			out += ctx.T("move.station", s.Seats[is].Name, i+1)
		}
	}
	if out == "" {
		return ""
	}
	order := then.Order()
	return out + " · " + ctx.T("move.lead", s.Seats[order[0]].Name, then.Score(int(order[0])))
}

// outlookLegend says what the signs of drawOutlook mean.
func (s *Scene) outlookLegend(ctx *scenes.Context, in ui.Rect) {
	for _, l := range [...]struct {
		icon draw.Icon
		key  string
		c    draw.Color
	}{{draw.IconWall, "move.card.wall", draw.GoldEdge}, {draw.IconShield, "move.card.shield", draw.RuleBlue}} {
		b := in.CutTop(20)
		if b.H < 20 {
			return
		}
		ctx.Pen.Icon(l.icon, b.X+9, b.Y+10, 5.5, l.c)
		ctx.UI.Label(ui.Rect{X: b.X + 26, Y: b.Y, W: b.W - 26, H: b.H}, ctx.T(l.key), ui.Text{Size: 12, Faint: true})
	}
}

// drawOutlook shows, with the frame at p, beside every enemy its band and the
// cover both ways: a wall on the left is theirs against the frame, one on the
// right is the frame's against them.
func (s *Scene) drawOutlook(ctx *scenes.Context, p *draw.Pen, frame int8, at field.Point) {
	pt := p.Pt()
	for i := range s.Seen.FrameCount() {
		f := &s.Seen.Frames[i]
		if !f.Stands() || f.Seat == s.Seen.Frames[frame].Seat {
			continue
		}
		b := s.Seen.BandBetween(at, f.At)
		theirs := s.Seen.CoversOf(at, f.At, frame, int8(i)).N > 0
		ours := s.Seen.CoversOf(f.At, at, int8(i), frame).N > 0
		c := s.pieces.frames[i].at
		label := s.units(field.BasesGap(at, f.At)) + " " + ctx.T("band.short."+b.String())
		w := p.Measure(label, 12*pt, draw.Medium)/pt + 14
		left, right := 0.0, 0.0
		if theirs {
			left = 16
		}
		if ours {
			right = 18
		}
		half := (w + left + right) / 2
		p.Save()
		p.Translate(min(max(c.X, half*pt), float64(s.Seen.Table.Layout.Width)-half*pt), max(c.Y-3.4-10*pt, 10*pt))
		p.Scale(pt)
		x := -half
		p.RoundRect(draw.Ink.Fade(0.88), x, -10, w+left+right, 20, 10)
		if theirs {
			p.Icon(draw.IconWall, x+13, 0, 5, draw.Gold)
		}
		p.Text(label, x+7+left, 4.3, draw.Style{Size: 12, Font: draw.Medium, Color: draw.White})
		if ours {
			p.Icon(draw.IconShield, x+w+left+right-14, 0, 5.5, draw.Hex(0x9CC4F4))
		}
		p.Restore()
	}
}
