package battle

import (
	"fmt"
	"slices"

	"rulerfire/rules"
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// What an answer is in the words of advice, and as a picture on the table. Both are told
// of a state that may lie behind, not of what is seen.

// advising is how this screen tells about advice.
func (s *Scene) advising() *stage.Advising {
	return &stage.Advising{Tell: s.tellAnswer, Lay: s.layRest}
}

// plainAnswers are the keys of answers about which there is no more to say.
var plainAnswers = map[rapid.Kind]string{
	rapid.ActStation:  "advice.rapid.station",
	rapid.ActPass:     "advice.rapid.pass",
	rapid.ActDone:     "advice.rapid.done",
	rapid.ActUseSpot:  "advice.rapid.usespot",
	rapid.ActKeepSpot: "advice.rapid.keepspot",
	rapid.ActEnd:      "endnow.yes",
	rapid.ActPlayOn:   "endnow.no",
	rapid.ActConcede:  "advice.rapid.concede",
}

// tellAnswer says what an answer is that b waits for, and what is to follow it.
func (s *Scene) tellAnswer(ctx *scenes.Context, b rules.Battle, c rules.Choice, then []rules.Choice) []ui.Run {
	a, ok := c.(rapid.Action)
	if !ok {
		return ui.Plain(c.String())
	}
	st := s.State(b)
	return append(s.tellAction(ctx, &st, a), s.tellRest(ctx, &st, then)...)
}

// tellAction says what an action is that a state waits for.
func (s *Scene) tellAction(ctx *scenes.Context, st *rapid.State, a rapid.Action) []ui.Run {
	if key, ok := plainAnswers[a.Kind]; ok {
		return ctx.Runs(key)
	}
	die := func() any { return dieOf(a.Die) }
	none := a.Die == (rapid.Face{})
	switch a.Kind {
	case rapid.ActFrame:
		return ctx.Runs("advice.rapid.field", s.chip(int(a.Index)), s.frameName(int(a.Index)))
	case rapid.ActPick:
		return ctx.Runs("advice.rapid.pick", s.chip(int(a.Index)), s.frameName(int(a.Index)))
	case rapid.ActName:
		return s.tellName(ctx, &a, "advice.rapid.name")
	case rapid.ActDefend:
		if none {
			return ctx.Runs("advice.rapid.defend.none")
		}
		return ctx.Runs("advice.rapid.defend", die())
	case rapid.ActMove:
		return s.tellMove(ctx, st, &a, "advice.rapid.move", "advice.rapid.stay")
	case rapid.ActAttack:
		return ctx.Runs("advice.rapid.attack", s.target(ctx, st.Acting.Target), die())
	case rapid.ActSpot:
		if none {
			return ctx.Runs("advice.rapid.spot.none")
		}
		return ctx.Runs("advice.rapid.spot", s.target(ctx, a.Target), die())
	case rapid.ActCover:
		return ctx.Runs("advice.rapid.cover", s.target(ctx, a.Target))
	case rapid.ActBricks:
		return ui.Plain(ctx.Count("advice.rapid.bricks", int(a.Count)))
	case rapid.ActLose:
		return ctx.Runs("advice.rapid.lose", ctx.T(fmt.Sprintf("system.%d", a.Index)))
	case rapid.ActAbandon:
		return ctx.Runs("advice.rapid.abandon", a.Index+1)
	case rapid.ActTick:
		return ctx.Runs("tick.yes", st.Clock-1)
	case rapid.ActHold:
		return ctx.Runs("tick.no", st.Clock)
	}
	return ui.Plain(a.String())
}

// tellRest says what an answer is to be followed by in the same turn, in a line of its own.
func (s *Scene) tellRest(ctx *scenes.Context, st *rapid.State, then []rules.Choice) []ui.Run {
	var runs []ui.Run
	for _, c := range then {
		var part []ui.Run
		switch a, _ := c.(rapid.Action); a.Kind {
		case rapid.ActName:
			part = s.tellName(ctx, &a, "advice.rapid.then.name")
		case rapid.ActMove:
			part = append([]ui.Run{{Icon: draw.IconMove}, {Text: " "}}, s.tellMove(ctx, st, &a, "advice.rapid.then.move", "advice.rapid.then.stay")...)
		case rapid.ActAttack:
			die := dieOf(a.Die)
			part = []ui.Run{{Icon: draw.IconAttack}, {Text: " "}, {Die: &die}}
		default:
			continue
		}
		between := ui.Run{Text: "  "}
		if runs == nil {
			between = ui.LineBreak
		}
		runs = append(append(runs, between), part...)
	}
	for i := range runs {
		if runs[i] != ui.LineBreak && runs[i].Color == (draw.Color{}) {
			runs[i].Color = draw.Ink2
		}
	}
	return runs
}

// layRest puts the dice into their places that an answer is to be followed by, and lays
// the move, so that each is the proposal when it is asked for.
func (s *Scene) layRest(c rules.Choice, rest []rules.Choice) {
	first, _ := c.(rapid.Action)
	s.plan = plan{frame: s.Seen.Acting.Frame, round: s.Seen.Round, pick: noSlots()}
	lay := func(slot int, face rapid.Face) {
		for i, d := range s.hand.pool {
			if d.Face == face && !d.Spent && i != s.dieOf(&first) && !slices.Contains(s.plan.pick[:], i) {
				s.plan.pick[slot] = i
				return
			}
		}
	}
	for i, c := range rest {
		switch then, _ := c.(rapid.Action); then.Kind {
		case rapid.ActMove:
			lay(slotMove, then.Die)
			s.plan.to, s.plan.laid, s.plan.first = then.End(), true, i == 0
		case rapid.ActAttack:
			lay(slotAttack, then.Die)
		}
	}
}

// dieOf is the die of the hand that an answer assigns; None if it assigns none.
func (s *Scene) dieOf(a *rapid.Action) int {
	return slices.IndexFunc(s.hand.pool, func(d rapid.PoolDie) bool { return !d.Spent && d.Face == a.Die })
}

// tellName says whom a frame is to name, at which range and with how many rockets, in the
// words of a key; without a target in those of its ".none".
func (s *Scene) tellName(ctx *scenes.Context, a *rapid.Action, key string) []ui.Run {
	if a.Target.Kind == rapid.NoTarget {
		return ctx.Runs(key + ".none")
	}
	runs := ctx.Runs(key, s.target(ctx, a.Target), band(ctx, a.Band))
	if a.Rockets > 0 {
		runs = append(runs, ui.Plain(", "+ctx.Count("frame.rockets", int(a.Rockets)))...)
	}
	return runs
}

// tellMove says how far a frame is to go, which stations change hands by it, and, if it
// has named a target, whether it could attack from there. The words are those of a key
// for moving and one for staying.
func (s *Scene) tellMove(ctx *scenes.Context, st *rapid.State, a *rapid.Action, move, stay string) []ui.Run {
	at := st.Actor().At
	runs := ctx.Runs(move, dieOf(a.Die), s.units(field.RouteLength(at, a.Corners())))
	if a.End() == at {
		runs = ctx.Runs(stay, dieOf(a.Die))
	}
	then := st.Supposing(st.Acting.Frame, a.End())
	for i := range then.StationCount() {
		switch was, is := st.Stations[i].Owner, then.Stations[i].Owner; {
		case was == is:
		case is == rapid.None:
			runs = append(runs, ui.Plain(", "+ctx.T("move.station.nobody", i+1))...)
		default:
			runs = append(runs, ui.Plain(", "+ctx.T("move.station", s.Seats[is].Name, i+1))...)
		}
	}
	return runs
}

// adviceMarks draws the answers that advice is about. over tells that what lies above the
// frames is to be drawn, not what lies below.
func (s *Scene) adviceMarks(ctx *scenes.Context, p *draw.Pen, over bool) {
	marks, b := s.Advice.Marks()
	if len(marks) == 0 {
		return
	}
	st := s.State(b)
	if over {
		s.badges = [mostBadges]draw.Vec{}
	}
	m := marker{s: s, ctx: ctx, p: p, st: &st, now: b == s.Source.Battle()}
	for _, mark := range marks {
		if a, ok := mark.Choice.(rapid.Action); ok {
			m.number, m.chosen = mark.Number, mark.Chosen
			m.draw(&a, mark.Then, over)
		}
	}
	m.drawBadges()
}

// mostBadges is how many answers advice is about at most.
const mostBadges = 3

// adviceAt is the place among the answers on the panel of the one whose number lies at a
// place on the table; -1 if there is none.
func (s *Scene) adviceAt(at draw.Vec, l stage.Lens) int {
	for i, badge := range s.badges {
		if badge != (draw.Vec{}) && badge.Sub(at).Len()*l.Scale < 13 {
			return i
		}
	}
	return -1
}

// A marker draws answers on the table.
type marker struct {
	s   *Scene
	ctx *scenes.Context
	p   *draw.Pen
	st  *rapid.State // the battle that waits for them
	now bool         // it is what is seen

	number int         // of the answer that is being drawn
	chosen bool        // it is the one that is looked at
	hero   int8        // the frame that it is about; None for none
	from   field.Point // where that is by then
	badges []badge     // the numbers, which lie on top of everything
}

// A badge is an answer's number beside a piece, with the die that it assigns.
type badge struct {
	number int
	chosen bool
	at     draw.Vec
	die    rapid.Face
}

// draw draws an answer and, of the one that is looked at, what is to follow: what lies
// above the frames or what lies below.
func (m *marker) draw(a *rapid.Action, then []rules.Choice, over bool) {
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
	for _, c := range then {
		if a, ok := c.(rapid.Action); ok && m.chosen {
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
		if m.chosen {
			m.ring(studs(m.st.Frames[a.Index].At))
		}
	case rapid.ActName, rapid.ActAttack, rapid.ActSpot:
		t := a.Target
		if a.Kind == rapid.ActAttack {
			t = m.st.Acting.Target
		}
		m.aim(t, a.Kind != rapid.ActSpot)
	case rapid.ActMove:
		if m.chosen && m.st.Acting.Crosses {
			p.UnitRing(studs(m.from), float64(int(a.Die.Value)*m.st.Unit))
		}
		m.way(append([]field.Point{m.from}, a.Corners()...))
	case rapid.ActBricks:
		if m.chosen {
			var bricks []int
			for _, b := range a.Bricks[:a.Count] {
				bricks = append(bricks, int(b))
			}
			s.table.GlowBricks(p, bricks, stage.Breath(m.ctx), m.ctx.Scale)
		}
	case rapid.ActCover:
		if m.chosen && a.Target.Kind == rapid.FrameTarget {
			m.ring(m.at(a.Target))
		} else if m.chosen && m.now {
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
	if m.chosen {
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
		m.p.AdviceArrow(from.Add(k), to.Sub(k), m.chosen)
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
	if m.chosen {
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
	if m.chosen && !later {
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
	m.badges = append(m.badges, badge{m.number, m.chosen, at.Sub(draw.V(out, out)), die})
}

// drawBadges draws the numbers; several about the same piece lie side by side in their
// order.
func (m *marker) drawBadges() {
	pt := m.p.Pt()
	slices.SortFunc(m.badges, func(a, b badge) int { return a.number - b.number })
	var laid []draw.Vec
	for _, b := range m.badges {
		at, wide := b.at, 25.0
		if b.die != (rapid.Face{}) {
			wide = 48
		}
		at.X = min(max(at.X, 14*pt), float64(m.st.Table.Layout.Width)-14*pt)
		at.Y = max(at.Y, 14*pt)
		for i := 0; i < len(laid); i++ {
			if d := laid[i].Sub(at); max(d.X, -d.X) < (wide-1)*pt && max(d.Y, -d.Y) < 20*pt {
				at.X = laid[i].X + wide*pt
				i = -1
			}
		}
		laid = append(laid, at)
		if wide > 25 {
			m.p.Die(dieOf(b.die), at.X+22*pt, at.Y, 19*pt)
		}
		m.p.AdviceBadge(b.number, at, b.chosen)
		if b.number <= mostBadges {
			m.s.badges[b.number-1] = at
		}
	}
}
