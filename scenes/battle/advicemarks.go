package battle

import (
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/advice"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
)

// What the answers of advice look like on the table: of a state that may lie behind, not
// of what is seen.

// adviceMarks draws the answers that advice is about. over tells that what lies above the
// frames is to be drawn, not what lies below.
func (s *Scene) adviceMarks(ctx *scenes.Context, p *draw.Pen, over bool) {
	marks, b := s.Advice.Marks()
	if len(marks) == 0 {
		return
	}
	st := s.State(b)
	m := marker{s: s, ctx: ctx, p: p, st: &st, now: b == s.Source.Battle()}
	for _, mark := range marks {
		if a, ok := mark.Choice.(rapid.Action); ok {
			m.Mark = mark
			m.draw(&a, over)
		}
	}
	if over {
		s.AdviceBadges(p, stage.LayOut(ctx).Table, m.badges)
	}
}

// A marker draws answers on the table.
type marker struct {
	s   *Scene
	ctx *scenes.Context
	p   *draw.Pen
	st  *rapid.State // the battle that waits for them
	now bool         // it is what is seen

	advice.Mark                // that is being drawn
	hero        int8           // the frame that it is about; None for none
	from        field.Point    // where that is by then
	badges      []advice.Badge // the numbers, which lie on top of everything
}

// draw draws an answer and, of the one that is looked at, what is to follow: what lies
// above the frames or what lies below.
func (m *marker) draw(a *rapid.Action, over bool) {
	m.hero = m.st.Acting.Frame
	switch a.Kind {
	case rapid.ActPick:
		m.hero = a.Index
	case rapid.ActLose, rapid.ActAbandon:
		m.hero = int8(m.st.Assault.Hit.ID)
	}
	if m.hero != rapid.None {
		m.from = m.st.Frames[m.hero].At
	}
	if over {
		m.over(a)
	} else {
		m.under(a)
	}
	m.goes(a)
	for _, c := range m.Then {
		if a, ok := c.(rapid.Action); ok && m.Chosen {
			if over {
				m.overThen(&a)
			} else {
				m.under(&a)
			}
			m.goes(&a)
		}
	}
}

// goes takes note of where the frame is after an answer.
func (m *marker) goes(a *rapid.Action) {
	if a.Kind == rapid.ActMove {
		m.from = a.End()
	}
}

// overThen draws above the frames what is to follow an answer: it has no number.
func (m *marker) overThen(a *rapid.Action) {
	switch a.Kind {
	case rapid.ActMove:
		if a.End() != m.st.Frames[m.hero].At {
			m.ghost(studs(a.End()), true)
		}
	case rapid.ActAttack:
		from, to := studs(m.from), m.at(m.st.Acting.Target)
		m.p.Die(dieOf(a.Die), (from.X+to.X)/2, (from.Y+to.Y)/2, 19*m.p.Pt())
	}
}

// at is where a target is: of a piece of terrain what of it is nearest to the frame.
func (m *marker) at(t rapid.Target) draw.Vec {
	if t.Kind == rapid.FrameTarget {
		return studs(m.st.Frames[t.ID].At)
	}
	return m.s.targetAt(t)
}

// under draws what lies below the frames.
func (m *marker) under(a *rapid.Action) {
	p, s := m.p, m.s
	switch a.Kind {
	case rapid.ActPick:
		if m.Chosen {
			m.ring(studs(m.st.Frames[a.Index].At))
		}
	case rapid.ActName, rapid.ActAttack, rapid.ActSpot:
		t := a.Target
		if a.Kind == rapid.ActAttack {
			t = m.st.Acting.Target
		}
		m.aim(t, a.Kind != rapid.ActSpot)
	case rapid.ActMove:
		if m.Chosen && m.st.Acting.Crosses {
			p.UnitRing(studs(m.from), float64(int(a.Die.Value)*m.st.Unit))
		}
		m.way(append([]field.Point{m.from}, a.Corners()...))
	case rapid.ActBricks:
		if m.Chosen {
			var bricks []int
			for _, b := range a.Bricks[:a.Count] {
				bricks = append(bricks, int(b))
			}
			s.table.GlowBricks(p, bricks, stage.Breath(m.ctx), m.ctx.Scale)
		}
	case rapid.ActCover:
		if m.Chosen && a.Target.Kind == rapid.FrameTarget {
			m.ring(m.at(a.Target))
		} else if m.Chosen && m.now {
			from, to := m.st.Actor().At, m.st.Frames[m.st.Acting.Target.ID].At
			s.glow(m.ctx, p, m.st.Table.Deciding(&m.st.Bricks, int(a.Target.ID), from, to, m.st.UnitLength(), nil))
		}
	case rapid.ActAbandon:
		m.way([]field.Point{m.from, a.Place})
	}
}

// aim draws what is aimed at; the answer that is looked at shows how the ruler sees it.
func (m *marker) aim(t rapid.Target, attack bool) {
	if t.Kind == rapid.NoTarget {
		return
	}
	to := m.at(t)
	if m.Chosen {
		switch {
		case t.Kind == rapid.TerrainTarget:
			if m.now {
				m.s.glowTerrain(m.ctx, m.p, int(t.ID))
			}
		case attack && m.now && m.from == m.st.Frames[m.hero].At:
			m.s.drawVerdict(m.ctx, m.p, m.hero, int8(t.ID))
		}
		if t.Kind == rapid.FrameTarget {
			m.p.Save()
			m.p.Translate(to.X, to.Y)
			m.p.TargetBrackets()
			m.p.Restore()
		}
	}
	from := studs(m.from)
	along := to.Sub(from)
	if l := along.Len(); l > 8 {
		k := along.Divf(l).Mulf(3.2)
		m.p.AdviceArrow(from.Add(k), to.Sub(k), m.Chosen)
	}
}

// way draws the way to a place.
func (m *marker) way(corners []field.Point) {
	var pts []draw.Vec
	for _, c := range corners {
		pts = append(pts, studs(c))
	}
	pt := m.p.Pt()
	wide, c := 1.6, draw.Ink.Fade(0.6)
	if m.Chosen {
		wide, c = 2.4, draw.Ink
	}
	m.p.Polyline(draw.White.Fade(0.9), (wide+2.6)*pt, false, pts...)
	m.p.Dashed(c, wide*pt, 6*pt, 4*pt, 0, false, pts...)
}

func (m *marker) ring(at draw.Vec) {
	m.p.Save()
	m.p.Translate(at.X, at.Y)
	m.p.SelectionRing()
	m.p.Restore()
}

// over draws what lies above the frames: ghosts of pieces, and the answer's number with
// the die that it assigns.
func (m *marker) over(a *rapid.Action) {
	st := m.st
	switch a.Kind {
	case rapid.ActStation:
		c := studs(a.Place).Add(draw.V(2, 2))
		m.p.Save()
		m.p.Translate(c.X, c.Y)
		m.p.Fade(0.7)
		m.p.Station(&m.s.Seats[st.Side()].Seat, 1)
		m.p.Restore()
		m.badge(c, 0, a.Die)
	case rapid.ActFrame:
		m.hero = a.Index
		m.ghost(studs(a.Place), false)
	case rapid.ActPick:
		m.badge(studs(st.Frames[a.Index].At), draw.BaseRadius, a.Die)
	case rapid.ActName, rapid.ActSpot:
		if a.Target.Kind == rapid.NoTarget {
			m.badge(studs(m.from), draw.BaseRadius, a.Die)
			return
		}
		m.badge(m.at(a.Target), draw.BaseRadius, a.Die)
	case rapid.ActAttack:
		m.badge(m.at(st.Acting.Target), draw.BaseRadius, a.Die)
	case rapid.ActMove:
		if a.End() == m.from {
			m.badge(studs(m.from), draw.BaseRadius, a.Die)
			return
		}
		m.ghost(studs(a.End()), false)
	case rapid.ActDefend, rapid.ActDone:
		m.badge(studs(m.from), draw.BaseRadius, a.Die)
	case rapid.ActUseSpot, rapid.ActKeepSpot:
		m.badge(m.at(st.Acting.Target), draw.BaseRadius, a.Die)
	case rapid.ActCover:
		m.badge(m.at(a.Target), draw.BaseRadius, a.Die)
	case rapid.ActBricks:
		m.badge(m.bricks(a), 0, a.Die)
	case rapid.ActLose:
		m.badge(m.at(st.Assault.Hit), draw.BaseRadius, a.Die)
	case rapid.ActAbandon:
		m.ghost(studs(a.Place), false)
	}
}

// bricks is the middle of the bricks that an answer takes.
func (m *marker) bricks(a *rapid.Action) draw.Vec {
	sum := draw.Vec{}
	for _, i := range a.Bricks[:a.Count] {
		b := m.st.Table.Layout.Bricks[i]
		sum = sum.Add(draw.V(float64(b.X)+float64(b.W)/2, float64(b.Y)+float64(b.L)/2))
	}
	return sum.Divf(float64(max(a.Count, 1)))
}

// ghost draws the frame where it would be, with the answer's number unless it is to go
// there only later.
func (m *marker) ghost(at draw.Vec, later bool) {
	f := &m.st.Frames[m.hero]
	r := m.s.robot(int(m.hero))
	if from := studs(f.At); f.Fielded && from != at {
		r.Facing = draw.FacingTo(at.Sub(from))
	}
	m.p.Save()
	m.p.Translate(at.X, at.Y)
	if m.Chosen && !later {
		m.p.SelectionRing()
	} else {
		m.p.Fade(0.6)
	}
	m.p.Ghost(r, true)
	m.p.Restore()
	if !later {
		m.badge(at, draw.BaseRadius, rapid.Face{})
	}
}

// badge lays the answer's number beside a piece that is so many studs in radius, with a
// die.
func (m *marker) badge(at draw.Vec, radius float64, die rapid.Face) {
	out := radius*0.75 + 8*m.p.Pt()
	m.badges = append(m.badges, advice.Badge{Mark: m.Mark, At: at.Sub(draw.V(out, out)), Die: dieOf(die)})
}
