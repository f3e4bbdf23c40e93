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

	reach   hexwar.Reach // where the unit can go on foot
	lines   [hex.Directions][]hex.Cell
	extras  []hexwar.Action
	dangers map[hex.Cell]int // damage to be expected on the hexes
}

// begin plans nothing yet.
func (m *movePlan) begin(s *Scene) {
	st := &s.Seen
	u := &st.Units[st.Turn.Unit]
	m.to, m.facing, m.faced, m.jets, m.extra = u.Cell, u.Facing, false, false, -1
	m.dangers = map[hex.Cell]int{}
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

// after is the state as it would be after the plan, as far as who stands where.
func (m *movePlan) after(s *Scene) hexwar.State {
	st := s.Seen
	u := &st.Units[st.Turn.Unit]
	u.Facing = m.facing
	if m.to != u.Cell {
		u.Level = m.levelAt(s, m.to)
		u.Cell = m.to
	}
	return st
}

// levelAt is the elevation that the unit would have on a hex.
func (m *movePlan) levelAt(s *Scene, c hex.Cell) int8 {
	st := &s.Seen
	if st.Airborne(st.Turn.Unit) {
		return here(s).Level
	}
	if b := st.StructureAt(c); b != hexwar.None {
		return st.Board.Structures[b].Level
	}
	return st.Board.Tile(c).Level
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

func (m *movePlan) answer(ctx *scenes.Context, s *Scene) ([]rules.Choice, stage.Answer) {
	if m.extra >= 0 && m.extra < len(m.extras) {
		a := m.extras[m.extra]
		return one(a), stage.Answer{Label: m.extraLabel(ctx, a), Why: s.reason(ctx, &a)}
	}
	if m.idle(s) {
		return nil, stage.Answer{}
	}
	if m.jets && m.to != here(s).Cell {
		label := ctx.T("hex.do.thrust")
		d, ok := m.line()
		if !ok {
			return nil, stage.Answer{Label: label, Why: ctx.T("hex.move.line")}
		}
		plan := one(hexwar.Action{Kind: hexwar.ActThrust, Dir: d})
		if m.faced && m.facing != here(s).Facing {
			plan = append(plan, hexwar.Action{Kind: hexwar.ActTurn, Dir: m.facing})
		}
		return plan, stage.Answer{Label: label}
	}
	key := "hex.do.move"
	if m.to == here(s).Cell {
		key = "hex.do.turn"
	}
	cost, ok := m.reach.Cost(m.to, m.facing)
	if !ok {
		return nil, stage.Answer{Label: ctx.T("hex.do.move.no"), Why: m.whyNot(ctx, s)}
	}
	var plan []rules.Choice
	for _, a := range m.reach.Route(m.to, m.facing) {
		plan = append(plan, a)
	}
	return plan, stage.Answer{Label: ctx.T(key, cost)}
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
	points := ctx.T("hex.move.left", max(st.Turn.MP, 0), st.Turn.Whole)
	if c, ok := m.reach.Cost(m.to, m.facing); ok && c > 0 {
		points = ctx.T("hex.move.takes", c, max(st.Turn.MP, 0))
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

// detail says what the unit could hit from where it would be, and what could be
// expected to hit it there.
func (m *movePlan) detail(ctx *scenes.Context, s *Scene, r ui.Rect) {
	u := ctx.UI
	st := m.after(s)
	unit := st.Turn.Unit
	title := ctx.T("hex.from.here")
	if !m.idle(s) {
		title = ctx.T("hex.from.there")
	}
	head(ctx, &r, title, ctx.T("hex.chance"), ctx.T("hex.damage"))
	foot := r.CutBottom(30)
	in := r.InsetXY(6, 0)
	n := 0
	for i := range int8(st.Count()) {
		if !st.On(i) || st.Model(int(i)).Team == st.Model(int(unit)).Team || st.Model(int(i)).Funnel {
			continue
		}
		b := in.CutTop(26)
		if b.H < 26 {
			break
		}
		n++
		md := st.Model(int(i))
		ctx.Pen.Chip(b.X+20, b.Y+13, 10, s.Seats[md.Seat].Seat, number(int(md.Number)), false)
		best, ok := bestAgainst(&st, unit, i)
		label := ui.Rect{X: b.X + 38, Y: b.Y, W: b.W - 38 - 2*figureColumn - 8, H: 26}
		if !ok {
			label.W = b.Right() - label.X - 8
			u.Label(label, s.whyNone(ctx, &st, unit, i), ui.Text{Size: 12, Faint: true})
			continue
		}
		_, w := st.FormOf(unit, best.action.Item)
		u.Label(label, weaponName(ctx, w), ui.Text{Size: 12.5})
		u.Label(ui.Rect{X: b.Right() - 8 - 2*figureColumn, Y: b.Y, W: figureColumn, H: 26}, ctx.T("hex.percent", percent(hits(&best.Preview))), ui.Text{Size: 13, Align: ui.Right})
		u.Label(ui.Rect{X: b.Right() - 8 - figureColumn, Y: b.Y, W: figureColumn, H: 26}, number(best.Damage), ui.Text{Size: 13, Bold: true, Align: ui.Right})
	}
	if n == 0 {
		u.Label(in, ctx.T("hex.from.nobody"), ui.Text{Size: 12.5, Faint: true, Align: ui.Centre})
	}
	me := &st.Units[unit]
	ctx.Pen.Hairline(foot.X+stage.Pad, foot.Y, foot.W-2*stage.Pad)
	u.Label(foot.InsetXY(stage.Pad, 0), ctx.T("hex.threat.here"), ui.Text{Size: 13, Faint: true})
	u.Label(foot.InsetXY(stage.Pad, 0), number(m.danger(s, me.Cell)), ui.Text{Size: 14, Bold: true, Color: draw.Bad, Align: ui.Right})
}

// whyNone is why a unit can hit another with nothing: what is said of the weapon that
// reaches farthest.
func (s *Scene) whyNone(ctx *scenes.Context, st *hexwar.State, unit, target int8) string {
	best, reach := int8(hexwar.FistItem), uint8(0)
	for k := range int8(hexwar.MaxArms) {
		if !st.Usable(unit, k) {
			continue
		}
		if f, _ := st.FormOf(unit, k); f.Range > reach {
			best, reach = k, f.Range
		}
	}
	a := hexwar.AttackWith(best, target, hexwar.Torso)
	return stage.Words(ctx, "hex.refusal.", st.Aim(unit, &a))
}

// danger is the damage to be expected on a hex, rounded.
func (m *movePlan) danger(s *Scene, c hex.Cell) int {
	if d, ok := m.dangers[c]; ok {
		return d
	}
	level := here(s).Level
	if c != here(s).Cell {
		level = m.levelAt(s, c)
	}
	d := int(threat(&s.Seen, s.Seen.Turn.Unit, c, level) + .5)
	m.dangers[c] = d
	return d
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
	cells := m.reach.Cells()
	if !m.jets {
		cells.Each(func(c hex.Cell) {
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
				p.HexThreat(cellOf(c), m.danger(s, c))
			default:
				p.HexReach(cellOf(c), cost)
			}
		})
	}
	if s.threats {
		p.HexThreat(cellOf(own), m.danger(s, own))
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
			p.HexThreat(cellOf(end), m.danger(s, end))
		}
	}
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
