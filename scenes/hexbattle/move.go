package hexbattle

import (
	"slices"

	"rulerfire/rules"
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// A movePlan is a move being planned: to a hex, facing some way, on foot or by
// thrusters; or one of the other things that a unit does in its Movement Phase.
type movePlan struct {
	to     hex.Cell
	facing hex.Direction
	faced  bool // the player has chosen the facing
	jets   bool // by thrusters
	extra  int  // the row that is chosen instead of a move; -1

	reach     hexwar.Reach // where the unit can go on foot
	lines     [hex.Directions][]hex.Cell
	extras    []hexwar.Action
	dangers   dangers
	rehearsal rehearsal // of what is planned
}

// begin plans nothing yet.
func (m *movePlan) begin(s *Scene) {
	st := &s.Seen
	u := &st.Units[st.Turn.Unit]
	m.to, m.facing, m.faced, m.jets, m.extra = u.Cell, u.Facing, false, false, -1
	m.dangers.begin()
	st.Reach(&m.reach)
	list, _ := st.Answers()
	for _, a := range list {
		switch a.Kind {
		case hexwar.ActLevel, hexwar.ActDrift, hexwar.ActLeave, hexwar.ActGather:
			m.extras = append(m.extras, a)
		}
	}
	for d := hex.Direction(0); d < hex.Directions; d++ {
		if cells, legal := st.ThrusterLine(d); legal && len(cells) > 0 {
			m.lines[d] = cells
		}
	}
}

// here is where the unit stands.
func here(s *Scene) *hexwar.Unit { return &s.Seen.Units[s.Seen.Turn.Unit] }

// idle tells whether no move is planned.
func (m *movePlan) idle(s *Scene) bool {
	u := here(s)
	return m.to == u.Cell && m.facing == u.Facing
}

// hasLines tells whether the unit could fly by thrusters.
func (m *movePlan) hasLines() bool {
	return slices.ContainsFunc(m.lines[:], func(l []hex.Cell) bool { return len(l) > 0 })
}

// line is the thruster line that ends on the hex that is chosen.
func (m *movePlan) line() (hex.Direction, bool) {
	for d, l := range m.lines {
		if len(l) > 0 && l[len(l)-1] == m.to {
			return hex.Direction(d), true
		}
	}
	return 0, false
}

// cheapest is the least that it takes to stay on a hex, and facing which way: as now
// if that costs no more.
func (m *movePlan) cheapest(c hex.Cell, now hex.Direction) (cost int, facing hex.Direction, ok bool) {
	for i := range hex.Directions {
		d := now.Right(i)
		if n, can := m.reach.Cost(c, d); can && (!ok || n < cost) {
			cost, facing, ok = n, d, true
		}
	}
	return cost, facing, ok
}

// after is the state as it would be after the plan; of one that cannot be carried
// out, as far as who stands where.
func (m *movePlan) after(s *Scene) *hexwar.State { return &m.rehearse(s).state }

// moved is the state with the unit put on a hex.
func (m *movePlan) moved(s *Scene, c hex.Cell, facing hex.Direction) hexwar.State {
	st := s.Seen
	u := &st.Units[st.Turn.Unit]
	u.Facing = facing
	if c != u.Cell {
		u.Cell, u.Level = c, m.levelAt(s, c)
	}
	return st
}

// levelAt is the elevation that the unit would have on a hex.
func (m *movePlan) levelAt(s *Scene, c hex.Cell) int8 {
	st := &s.Seen
	if st.Airborne(st.Turn.Unit) {
		return here(s).Level
	}
	return st.Floor(c)
}

// face turns at the end of the move.
func (m *movePlan) face(d hex.Direction) { m.extra, m.facing, m.faced = -1, d, true }

// aim chooses a hex to go to. The facing stays as the player has chosen it, else it is
// what costs least.
func (m *movePlan) aim(s *Scene, c hex.Cell) {
	m.extra, m.to = -1, c
	if m.faced {
		if _, can := m.reach.Cost(c, m.facing); can {
			return
		}
	}
	m.faced = false
	m.facing = here(s).Facing
	if _, d, ok := m.cheapest(c, m.facing); ok {
		m.facing = d
	}
}

// drop takes the plan back.
func (m *movePlan) drop(s *Scene) {
	m.to, m.facing, m.faced, m.extra = here(s).Cell, here(s).Facing, false, -1
}

// plan is the actions of the plan in their order; none if it cannot be carried out.
func (m *movePlan) plan(s *Scene) []hexwar.Action {
	switch {
	case m.extra >= 0:
		return m.extras[m.extra : m.extra+1]
	case !m.flies(s):
		return m.reach.Route(m.to, m.facing)
	}
	d, ok := m.line()
	if !ok {
		return nil
	}
	plan := []hexwar.Action{{Kind: hexwar.ActThrust, Dir: d}}
	if m.facing != here(s).Facing {
		plan = append(plan, hexwar.Action{Kind: hexwar.ActTurn, Dir: m.facing})
	}
	return plan
}

// flies tells whether the plan goes to another hex by thrusters.
func (m *movePlan) flies(s *Scene) bool { return m.jets && m.to != here(s).Cell }

func (m *movePlan) answer(ctx *scenes.Context, s *Scene) ([]rules.Choice, stage.Answer) {
	if m.extra < 0 && m.idle(s) {
		return nil, stage.Answer{}
	}
	ans := m.label(ctx, s)
	var plan []rules.Choice
	for _, a := range m.plan(s) {
		plan = append(plan, a)
	}
	return plan, ans
}

// label is what the plan is called on the button, and why it cannot be carried out.
func (m *movePlan) label(ctx *scenes.Context, s *Scene) stage.Answer {
	if m.extra >= 0 {
		a := m.extras[m.extra]
		return stage.Answer{Label: m.extraLabel(ctx, a), Why: s.reason(ctx, &a)}
	}
	if m.flies(s) {
		d, ok := m.line()
		switch {
		case !ok:
			return stage.Answer{Label: ctx.T("hex.do.thrust.no"), Why: ctx.T("hex.move.line")}
		case m.facing != here(s).Facing && s.Seen.Turn.Turned:
			return stage.Answer{Label: ctx.T("hex.do.thrust.no"), Why: ctx.T("hex.move.turned")}
		}
		return stage.Answer{Label: ctx.T("hex.do.thrust", len(m.lines[d]))}
	}
	cost, ok := m.reach.Cost(m.to, m.facing)
	switch {
	case !ok:
		return stage.Answer{Label: ctx.T("hex.do.move.no"), Why: m.whyNot(ctx, s)}
	case m.to == here(s).Cell:
		return stage.Answer{Label: ctx.T("hex.do.turn", cost)}
	}
	return stage.Answer{Label: ctx.T("hex.do.move", cost)}
}

// whyNot says why the plan is out of reach: what the rules say of the first step or of
// the rotation, or else that it is too far.
func (m *movePlan) whyNot(ctx *scenes.Context, s *Scene) string {
	u := here(s)
	a := hexwar.Action{Kind: hexwar.ActTurn, Dir: m.facing}
	switch hex.Distance(u.Cell, m.to) {
	case 0:
		return s.reason(ctx, &a)
	case 1:
		a = hexwar.Action{Kind: hexwar.ActStep, Dir: u.Cell.To(m.to).Toward()}
		if why := s.reason(ctx, &a); why != "" {
			return why
		}
	}
	if s.Seen.Turn.Stage != hexwar.Moving {
		return ctx.T("hex.move.late")
	}
	return ctx.T("hex.move.far")
}

// extraLabel names something that a unit does in its Movement Phase besides moving.
func (m *movePlan) extraLabel(ctx *scenes.Context, a hexwar.Action) string {
	switch a.Kind {
	case hexwar.ActLevel:
		if a.Index > 0 {
			return ctx.T("hex.do.climb")
		}
		return ctx.T("hex.do.dive")
	case hexwar.ActDrift:
		return ctx.T("hex.do.drift")
	case hexwar.ActLeave:
		return ctx.T("hex.do.leave")
	}
	return ctx.T("hex.do.gather")
}

func (m *movePlan) panel(ctx *scenes.Context, s *Scene, r ui.Rect) {
	u, st := ctx.UI, &s.Seen
	wheel := r.CutTop(84)
	if by := spin(ctx); by != 0 {
		m.face(m.facing.Right(by))
	}
	label := ctx.T("hex.facing.free")
	if st.Turn.Turned {
		label = ctx.T("hex.facing.cost")
	}
	if d, ok := facingWheel(ctx, wheel, m.facing, label); ok {
		m.face(d)
	}
	left := int(max(st.Turn.MP, 0))
	points := ctx.T("hex.move.left", left, st.Turn.Whole)
	if c, ok := m.reach.Cost(m.to, m.facing); ok && c > 0 && !m.flies(s) {
		points = ctx.T("hex.move.takes", c, left)
	} else if d, ok := m.line(); ok && m.flies(s) {
		points = ctx.T("hex.move.flies", len(m.lines[d]), left)
	}
	u.Label(ui.Rect{X: wheel.X + 112, Y: wheel.Y + 56, W: wheel.W - 118, H: 20}, points, ui.Text{Size: 13, Bold: true})
	var list []row
	if m.hasLines() {
		list = append(list, row{label: ctx.T("hex.move.jets"), tip: ctx.T("hex.move.jets.tip"), unit: hexwar.None})
	}
	n := len(list)
	for _, a := range m.extras {
		list = append(list, row{label: m.extraLabel(ctx, a), unit: hexwar.None})
	}
	at := -1
	switch {
	case m.extra >= 0:
		at = m.extra + n
	case m.jets && n > 0:
		at = 0
	}
	if len(list) == 0 {
		u.Paragraph(r.InsetXY(stage.Pad, 4), ui.Plain(ctx.T("hex.move.how")), ui.Text{Size: 12.5, Faint: true})
		return
	}
	t := digit(ctx, len(list))
	if n > 0 && u.Key('J') {
		t = 0
	}
	if k := rows(ctx, s, "moves", r.InsetXY(6, 2), 30, list, at); k >= 0 {
		t = k
	}
	switch {
	case t < 0:
	case t < n:
		m.drop(s)
		m.jets = !m.jets
	default:
		m.drop(s)
		m.extra = t - n
	}
}

func (m *movePlan) undo(s *Scene) func() {
	switch {
	case m.extra >= 0 || !m.idle(s):
		return func() { m.drop(s) }
	case m.jets:
		return func() { m.jets = false }
	}
	return nil
}

func (m *movePlan) touch(ctx *scenes.Context, s *Scene, t touch) bool {
	c := m.to
	if m.jets {
		m.steerLines(ctx, s)
	} else if steer(ctx, s.Seen.Board.Grid, &c) {
		m.aim(s, c)
	}
	if !t.clicked {
		return false
	}
	again := m.to == t.cell && !m.idle(s)
	if !again {
		m.byLine(t.cell)
		m.aim(s, t.cell)
	}
	return again
}

// byLine flies if the hex can be reached by thrusters alone.
func (m *movePlan) byLine(c hex.Cell) {
	if _, _, walks := m.cheapest(c, 0); walks && !m.jets {
		return
	}
	for _, l := range m.lines {
		if len(l) > 0 && l[len(l)-1] == c {
			m.jets = true
			return
		}
	}
}

// steerLines goes from one thruster line to the next by the arrows.
func (m *movePlan) steerLines(ctx *scenes.Context, s *Scene) {
	by := 0
	switch {
	case ctx.UI.Key(ui.KeyRight), ctx.UI.Key(ui.KeyDown):
		by = 1
	case ctx.UI.Key(ui.KeyLeft), ctx.UI.Key(ui.KeyUp):
		by = hex.Directions - 1
	default:
		return
	}
	d := int(here(s).Facing) + hex.Directions - by
	if now, ok := m.line(); ok {
		d = int(now)
	}
	for range hex.Directions {
		d = (d + by) % hex.Directions
		if l := m.lines[d]; len(l) > 0 {
			m.aim(s, l[len(l)-1])
			return
		}
	}
}

// field shows what the unit sees from where it would be.
func (m *movePlan) field(s *Scene, p *draw.Pen) {
	st := m.after(s)
	unit := st.Turn.Unit
	u := &st.Units[unit]
	view := st.FieldOfView(unit)
	round := st.Body(unit) == hexwar.Tank || st.Model(int(unit)).Funnel
	s.board.FieldOfView(p, cellOf(u.Cell), draw.HexFacing(int(u.Facing)), round, func(c draw.Cell) bool { return view.Has(ruleCell(c)) })
}

func (m *movePlan) under(ctx *scenes.Context, s *Scene, p *draw.Pen) {
	own := here(s).Cell
	m.dangers.left = dangersPerTick
	if !m.jets {
		m.reach.Cells().Each(func(c hex.Cell) {
			if c == own {
				return
			}
			cost, ok := m.reach.Cost(c, m.facing)
			if !m.faced || !ok {
				cost, _, ok = m.cheapest(c, here(s).Facing)
			}
			switch {
			case !ok:
			case s.threats:
				m.mark(ctx, s, p, c)
			default:
				p.HexReach(cellOf(c), cost)
			}
		})
	}
	if s.threats {
		m.mark(ctx, s, p, own)
	}
	if !m.jets {
		return
	}
	for _, l := range m.lines {
		if len(l) == 0 {
			continue
		}
		end := l[len(l)-1]
		p.HexThrust(cellOf(own), cellOf(end), len(l))
		if s.threats {
			m.mark(ctx, s, p, end)
		}
	}
}

// mark marks a hex with its danger, as soon as that is known.
func (m *movePlan) mark(ctx *scenes.Context, s *Scene, p *draw.Pen, c hex.Cell) {
	if x := m.dangers.soon(s, m, c); x != nil {
		p.HexThreat(cellOf(c), x.total)
		return
	}
	ctx.Animate()
}

func (m *movePlan) over(s *Scene, p *draw.Pen) {
	if m.idle(s) {
		return
	}
	unit := s.Seen.Turn.Unit
	after := m.after(s)
	look := s.unitLook(unit, &after.Units[unit])
	look.Spent = false
	fits := true
	if m.to != here(s).Cell {
		if m.jets {
			_, fits = m.line()
		} else if _, fits = m.reach.Cost(m.to, m.facing); fits {
			at := here(s).Cell
			via := []draw.Cell{cellOf(at)}
			for _, a := range m.reach.Route(m.to, m.facing) {
				if a.Kind == hexwar.ActStep {
					at = at.Next(a.Dir)
					via = append(via, cellOf(at))
				}
			}
			p.HexRoute(via)
		}
		p.HexChosen(cellOf(m.to))
	}
	at(p, middle(m.to), func() { p.HexGhost(look, fits) })
}
