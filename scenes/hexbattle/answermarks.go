package hexbattle

import (
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/advice"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/hexroster"
	"rulerfire/scenes/stage"
)

// An answerMarker draws answers on the board, each with its number.
type answerMarker struct {
	s   *Scene
	ctx *scenes.Context
	p   *draw.Pen
	st  *hexwar.State // the engagement that waits for them

	advice.Mark // that is being drawn
	badges      []advice.Badge
}

// who is the unit that the answers are about.
func (m *answerMarker) who() int8 { return attacker(m.st) }

// unit is where a unit stands.
func (m *answerMarker) unit(unit int8) draw.Vec { return middle(m.st.Units[unit].Cell) }

// aim is the hex of a target; of a structure the one nearest to the unit.
func (m *answerMarker) aim(t hexwar.Target) hex.Cell {
	switch t.Kind {
	case hexwar.UnitTarget:
		return m.st.Units[t.ID].Cell
	case hexwar.MarkerTarget:
		return m.st.Markers[t.ID].Cell
	}
	return m.s.targetCell(t, m.who())
}

// under draws what lies below the units: zones, rings and ways.
func (m *answerMarker) under(a *hexwar.Action) {
	p := m.p
	switch a.Kind {
	case hexwar.ActZone:
		if m.Chosen {
			set, _ := m.st.Mission.Zones[a.Index].Set(m.st.Board.Grid)
			p.HexZone(hexroster.Cells(set), m.s.Seats[max(m.st.Side(), 0)].Seat)
		}
	case hexwar.ActPick, hexwar.ActEnvoy:
		m.ring(m.st.Units[a.Unit].Cell)
		m.way(tripOf(m.st, *a, m.Then))
	case hexwar.ActStep, hexwar.ActTurn, hexwar.ActPress:
		t := tripOf(m.st, *a, m.Then)
		m.way(t)
		m.ring(t.end())
	case hexwar.ActThrust:
		if cells, _ := m.st.ThrusterLine(a.Dir); len(cells) > 0 {
			p.HexThrust(cellOf(m.st.Units[m.who()].Cell), cellOf(cells[len(cells)-1]), len(cells))
		}
	case hexwar.ActDeploy, hexwar.ActMarker, hexwar.ActLaunch, hexwar.ActReposition, hexwar.ActLand:
		m.ring(a.Cell)
	case hexwar.ActGather:
		m.ring(m.st.Markers[a.Index].Cell)
	}
}

// ring marks the hex of the answer that is looked at.
func (m *answerMarker) ring(c hex.Cell) {
	if m.Chosen {
		m.p.HexChosen(cellOf(c))
	}
}

// way draws the hexes that a unit goes over, in full for the answer that is looked at.
func (m *answerMarker) way(t trip) {
	if m.Chosen {
		cells := make([]draw.Cell, len(t.cells))
		for i, c := range t.cells {
			cells[i] = cellOf(c)
		}
		m.p.HexRoute(cells)
		return
	}
	pts := make([]draw.Vec, len(t.cells))
	for i, c := range t.cells {
		pts[i] = middle(c)
	}
	pt := m.p.Pt()
	m.p.Polyline(draw.White.Fade(.85), 4.2*pt, false, pts...)
	m.p.Dashed(draw.Ink.Fade(.65), 1.8*pt, 6*pt, 4*pt, 0, false, pts...)
}

// over draws what lies above the units: ghosts of pieces, lines to targets, and the
// answer's number.
func (m *answerMarker) over(a *hexwar.Action) {
	switch a.Kind {
	case hexwar.ActZone:
		m.badge(m.zoneMiddle(a.Index))
	case hexwar.ActPick:
		if t := tripOf(m.st, *a, m.Then); m.Chosen && len(t.cells) > 1 {
			m.ghost(t.unit, t.end(), t.facing)
		}
		m.badge(m.unit(a.Unit))
	case hexwar.ActEnvoy:
		m.badge(m.unit(a.Unit))
	case hexwar.ActStep, hexwar.ActTurn, hexwar.ActPress:
		t := tripOf(m.st, *a, m.Then)
		m.ghost(t.unit, t.end(), t.facing)
		m.badge(middle(t.end()))
	case hexwar.ActThrust:
		at := m.st.Units[m.who()].Cell
		if cells, _ := m.st.ThrusterLine(a.Dir); len(cells) > 0 {
			at = cells[len(cells)-1]
		}
		m.ghost(m.who(), at, m.st.Units[m.who()].Facing)
		m.badge(middle(at))
	case hexwar.ActDeploy:
		m.ghost(a.Unit, a.Cell, a.Dir)
		m.badge(middle(a.Cell))
	case hexwar.ActMarker:
		v := middle(a.Cell)
		m.p.HexToken(v.X, v.Y)
		m.badge(v)
	case hexwar.ActLaunch, hexwar.ActReposition:
		m.arrow(m.unit(m.who()), a.Cell)
		m.ghost(a.Unit, a.Cell, m.st.Units[m.who()].Facing)
		m.badge(middle(a.Cell))
	case hexwar.ActLand:
		m.arrow(m.unit(m.who()), a.Cell)
		m.badge(middle(a.Cell))
	case hexwar.ActAttack, hexwar.ActHurl, hexwar.ActGrapple:
		c := m.aim(a.Target)
		if m.Chosen {
			m.p.HexTarget(cellOf(c))
		}
		m.arrow(m.unit(shooter(m.who(), a)), c)
		m.badge(middle(c))
	case hexwar.ActGather:
		m.badge(middle(m.st.Markers[a.Index].Cell))
	case hexwar.ActRole, hexwar.ActFirst, hexwar.ActObjectives, hexwar.ActCall, hexwar.ActWait, hexwar.ActConcede:
		return // nowhere on the board
	default:
		if m.who() == hexwar.None {
			return
		}
		m.badge(m.unit(m.who()))
	}
	if m.Chosen {
		m.badges[len(m.badges)-1].Words = m.s.shortAnswer(m.ctx, m.st, a)
	}
}

// zoneMiddle is the middle of a zone of the mission.
func (m *answerMarker) zoneMiddle(zone int8) draw.Vec {
	set, _ := m.st.Mission.Zones[zone].Set(m.st.Board.Grid)
	sum, n := draw.Vec{}, 0.0
	set.Each(func(c hex.Cell) {
		sum = sum.Add(middle(c))
		n++
	})
	return sum.Divf(max(n, 1))
}

// arrow draws the line from a place to a hex.
func (m *answerMarker) arrow(from draw.Vec, c hex.Cell) {
	to := middle(c)
	d := to.Sub(from)
	if l := d.Len(); l > 5 {
		k := d.Divf(l).Mulf(2.6)
		m.p.AdviceArrow(from.Add(k), to.Sub(k), m.Chosen)
	}
}

// ghost draws a unit where it would be.
func (m *answerMarker) ghost(unit int8, c hex.Cell, facing hex.Direction) {
	u := m.st.Units[unit]
	u.Cell, u.Facing, u.Where = c, facing, hexwar.OnBoard
	if !m.st.Airborne(unit) {
		u.Level = m.st.Board.Tile(c).Level
	}
	look := m.s.unitLook(unit, &u)
	look.Spent = false
	at(m.p, middle(c), func() {
		if !m.Chosen {
			m.p.Fade(.6)
		}
		m.p.HexGhost(look, true)
	})
}

// badge lays the answer's number beside a place.
func (m *answerMarker) badge(at draw.Vec) {
	out := 2.1 + 6*m.p.Pt()
	m.badges = append(m.badges, advice.Badge{Mark: m.Mark, At: at.Sub(draw.V(out, out))})
}

// answerMarks draws the answers that advice is about: above the units, or below them.
func (s *Scene) answerMarks(ctx *scenes.Context, p *draw.Pen, above bool) {
	marks, b := s.Advice.Marks()
	if len(marks) == 0 {
		return
	}
	st := s.State(b)
	m := answerMarker{s: s, ctx: ctx, p: p, st: &st}
	for _, mark := range marks {
		a, ok := mark.Choice.(hexwar.Action)
		if !ok {
			continue
		}
		m.Mark = mark
		if above {
			m.over(&a)
		} else {
			m.under(&a)
		}
	}
	if above {
		s.AdviceBadges(p, stage.LayOut(ctx).Table, m.badges)
	}
}
