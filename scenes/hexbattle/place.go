package hexbattle

import (
	"slices"

	"rulerfire/rules"
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/hexroster"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// cellAsk takes one hex of those that the rules list: for an intel marker, or where
// a thrown unit lands.
type cellAsk struct {
	quiet
	cells []hexwar.Action
	at    hex.Cell
	set   bool
}

func newCellAsk(s *Scene) *cellAsk {
	a := &cellAsk{}
	a.cells, _ = s.Seen.Answers()
	if len(a.cells) > 0 {
		a.at = a.cells[len(a.cells)/2].Cell
	}
	return a
}

func (a *cellAsk) action(s *Scene) hexwar.Action {
	return hexwar.Action{Kind: a.cells[0].Kind, Cell: a.at}
}

func (a *cellAsk) title(ctx *scenes.Context, s *Scene) string {
	return ctx.T("hex.ask." + s.Seen.Phase.String())
}

func (a *cellAsk) lines(ctx *scenes.Context, s *Scene) [][]ui.Run {
	return [][]ui.Run{ui.Plain(ctx.T("hex.ask." + s.Seen.Phase.String() + ".how")), ui.Plain(ctx.T("hex.cell.how"))}
}

func (a *cellAsk) panel(ctx *scenes.Context, s *Scene, r ui.Rect) {
	head(ctx, &r, ctx.T("hex.cell.here"))
	in := r.InsetXY(stage.Pad, 4)
	ctx.UI.Paragraph(in, s.hexTip(ctx, a.at, s.unitAt(a.at)), ui.Text{Size: 13})
}

// detail says what a throw would do: what it does is not left to dice.
func (a *cellAsk) detail(ctx *scenes.Context, s *Scene, r ui.Rect) {
	if s.Seen.Phase != hexwar.PhaseThrow {
		s.missionCard(ctx, r)
		return
	}
	head(ctx, &r, ctx.T("hex.throw.would"))
	in := r.InsetXY(stage.Pad, 2)
	ctx.UI.Clipped(in, func() {
		for _, e := range a.foretold(s) {
			in.CutTop(ctx.UI.Paragraph(in, s.words(ctx, e), ui.Text{Size: 13}) + 4)
		}
	})
}

// foretold is what would happen if the hex were taken.
func (a *cellAsk) foretold(s *Scene) []hexwar.Event {
	act := a.action(s)
	if !a.set || s.Seen.Legal(&act) != nil {
		return nil
	}
	st, log := s.Seen, hexwar.Log{}
	st.Do(&act, &log)
	return slices.DeleteFunc(log.Events, func(e hexwar.Event) bool { return !tells(e) })
}

func (a *cellAsk) answer(ctx *scenes.Context, s *Scene) ([]rules.Choice, stage.Answer) {
	act := a.action(s)
	if !a.set {
		return nil, stage.Answer{Label: ctx.T("hex.do." + s.Seen.Phase.String()), Why: ctx.T("hex.cell.how")}
	}
	return one(act), stage.Answer{Label: ctx.T("hex.do." + s.Seen.Phase.String()), Why: s.reason(ctx, &act)}
}

func (a *cellAsk) undo(s *Scene) func() {
	if !a.set {
		return nil
	}
	return func() { a.set = false }
}

func (a *cellAsk) touch(ctx *scenes.Context, s *Scene, t touch) bool {
	if ctx.UI.Key(ui.KeySpace) { // the next hex that will do
		a.next(s)
	}
	if steer(ctx, s.Seen.Board.Grid, &a.at) {
		a.set = true
	}
	if !t.clicked {
		return false
	}
	again := a.set && a.at == t.cell
	a.at, a.set = t.cell, true
	return again
}

// next takes the next legal hex.
func (a *cellAsk) next(s *Scene) {
	i := slices.IndexFunc(a.cells, func(x hexwar.Action) bool { return x.Cell == a.at })
	if !a.set {
		i--
	}
	a.at, a.set = a.cells[(i+1)%len(a.cells)].Cell, true
}

func (a *cellAsk) under(ctx *scenes.Context, s *Scene, p *draw.Pen) {
	if len(a.cells) == 0 {
		return
	}
	var cells []draw.Cell
	for _, c := range a.cells {
		cells = append(cells, cellOf(c.Cell))
	}
	p.HexZone(cells, s.Seats[max(s.deciding(), 0)].Seat)
}

func (a *cellAsk) over(ctx *scenes.Context, s *Scene, p *draw.Pen) {
	if !a.set {
		return
	}
	p.HexChosen(cellOf(a.at))
	if s.Seen.Phase == hexwar.PhaseMarker {
		v := middle(a.at)
		p.HexToken(v.X, v.Y)
	}
}

// deployAsk puts a unit into the deployment zone: which, where, facing where, and of
// a flyer how high.
type deployAsk struct {
	quiet
	units []int8
	unit  int8
	at    hex.Cell
	dir   hex.Direction
	level int8
	set   bool

	touched bool // a click has chosen: the next one there confirms
}

func newDeployAsk(s *Scene) *deployAsk {
	a := &deployAsk{unit: hexwar.None}
	list, _ := s.Seen.Answers()
	for _, act := range list {
		if !slices.Contains(a.units, act.Unit) {
			a.units = append(a.units, act.Unit)
		}
	}
	if len(list) == 0 {
		return a
	}
	a.unit = a.units[0]
	a.propose(s)
	return a
}

// propose takes the hex in the middle of those that the rules list for the unit.
func (a *deployAsk) propose(s *Scene) {
	list := a.places(s)
	if len(list) > 0 {
		act := list[len(list)/2]
		a.at, a.dir, a.level, a.set = act.Cell, act.Dir, act.Level, true
	}
}

// places are the rules' answers for the unit.
func (a *deployAsk) places(s *Scene) (list []hexwar.Action) {
	all, _ := s.Seen.Answers()
	for _, act := range all {
		if act.Unit == a.unit {
			list = append(list, act)
		}
	}
	return list
}

// put takes another hex, and the elevation that is usual there.
func (a *deployAsk) put(s *Scene, c hex.Cell) {
	a.at, a.set = c, true
	for _, act := range a.places(s) {
		if act.Cell == c {
			a.level = act.Level
		}
	}
}

func (a *deployAsk) action() hexwar.Action {
	return hexwar.Action{Kind: hexwar.ActDeploy, Unit: a.unit, Cell: a.at, Dir: a.dir, Level: a.level}
}

func (a *deployAsk) title(ctx *scenes.Context, s *Scene) string { return ctx.T("hex.ask.deploy") }

func (a *deployAsk) lines(ctx *scenes.Context, s *Scene) [][]ui.Run {
	keys := "hex.ask.deploy.keys.rest"
	if s.Seen.Round > 0 || s.NoHelp(ctx) != "" {
		keys = "hex.ask.deploy.keys"
	}
	return [][]ui.Run{ui.Plain(ctx.T("hex.ask.deploy.how")), ui.Plain(ctx.T(keys))}
}

func (a *deployAsk) panel(ctx *scenes.Context, s *Scene, r ui.Rect) {
	head(ctx, &r, ctx.T("hex.deploy.units"), ctx.T("hex.cost"))
	wheel := r.CutBottom(86)
	var list []row
	at := -1
	for i, unit := range a.units {
		if unit == a.unit {
			at = i
		}
		list = append(list, s.unitRow(ctx, unit))
	}
	if d := digit(ctx, len(list)); d >= 0 {
		a.choose(s, a.units[d])
	}
	if t := rows(ctx, s, "box", r.InsetXY(6, 0), 50, list, at); t >= 0 {
		a.choose(s, a.units[t])
	}
	if by := spin(ctx); by != 0 {
		a.dir = a.dir.Right(by)
	}
	if d, ok := facingWheel(ctx, wheel, a.dir, ctx.T("hex.facing")); ok {
		a.dir = d
	}
	a.levels(ctx, s, wheel)
}

// levels lets a flyer's elevation be chosen.
func (a *deployAsk) levels(ctx *scenes.Context, s *Scene, r ui.Rect) {
	least, most := int8(99), int8(-99)
	for l := int8(hexwar.MinLevel); l <= hexwar.MaxLevel; l++ {
		act := a.action()
		act.Level = l
		if s.Seen.Legal(&act) == nil {
			least, most = min(least, l), max(most, l)
		}
	}
	if least >= most {
		return
	}
	if now, changed := ctx.UI.Stepper("level", ui.Rect{X: r.X + 130, Y: r.Y + 40, W: 118, H: 30}, int(a.level), int(least), int(most), draw.Signed(int(a.level))); changed {
		a.level = int8(now)
	}
	if ctx.UI.Key(ui.KeyPageUp) {
		a.level = min(most, a.level+1)
	}
	if ctx.UI.Key(ui.KeyPageDown) {
		a.level = max(least, a.level-1)
	}
}

func (a *deployAsk) choose(s *Scene, unit int8) {
	if a.unit != unit {
		a.unit = unit
		if act := a.action(); s.Seen.Legal(&act) != nil {
			a.propose(s)
		}
	}
}

func (a *deployAsk) detail(ctx *scenes.Context, s *Scene, r ui.Rect) {
	if a.unit != hexwar.None {
		s.unitSummary(ctx, r, a.unit)
	}
}

func (a *deployAsk) answer(ctx *scenes.Context, s *Scene) ([]rules.Choice, stage.Answer) {
	if a.unit == hexwar.None || !a.set {
		return nil, stage.Answer{Label: ctx.T("hex.do.deploy"), Why: ctx.T("hex.ask.deploy.how")}
	}
	act := a.action()
	return one(act), stage.Answer{Label: ctx.T("hex.do.deploy.unit"), Why: s.reason(ctx, &act)}
}

func (a *deployAsk) second(ctx *scenes.Context, s *Scene) (stage.Second, func()) {
	if s.Seen.Round > 0 {
		return stage.Second{}, nil
	}
	return stage.Second{Label: ctx.T("hex.do.rest"), Key: 'F', Why: s.NoHelp(ctx)}, func() {
		s.deploys[s.Seen.Asked] = true
		s.Renew()
	}
}

func (a *deployAsk) touch(ctx *scenes.Context, s *Scene, t touch) bool {
	c := a.at
	if steer(ctx, s.Seen.Board.Grid, &c) {
		a.put(s, c)
	}
	if t.clicked && t.unit != hexwar.None && t.cell != a.at {
		s.card = t.unit
		return false
	}
	if !t.clicked {
		return false
	}
	again := a.touched && a.at == t.cell
	a.put(s, t.cell)
	a.touched = true
	return again
}

func (a *deployAsk) under(ctx *scenes.Context, s *Scene, p *draw.Pen) {
	s.drawZones(p)
	team := int8(s.Seen.TeamOf(int(s.Seen.Asked)))
	if s.Seen.Round > 0 {
		p.HexZone(hexroster.Cells(s.Seen.DeployZone(team)), s.teamLook(team).Seat)
	}
}

func (a *deployAsk) over(ctx *scenes.Context, s *Scene, p *draw.Pen) {
	if a.unit == hexwar.None || !a.set {
		return
	}
	act := a.action()
	look := s.unitLook(a.unit, &s.Seen.Units[a.unit])
	look.Facing = draw.HexFacing(int(a.dir))
	if ground := s.Seen.Board.Tile(a.at).Level; a.level > ground {
		look.Level = int(a.level - ground)
	}
	p.HexChosen(cellOf(a.at))
	at(p, middle(a.at), func() { p.HexGhost(look, s.Seen.Legal(&act) == nil) })
}

// unitAsk takes one of the seat's units: to activate it, or as the envoy.
type unitAsk struct {
	quiet
	list    []hexwar.Action
	at      int
	touched bool // a click has chosen: the next one on it confirms
}

func newUnitAsk(s *Scene) *unitAsk {
	list, _ := s.Seen.Answers()
	return &unitAsk{list: list}
}

func (a *unitAsk) title(ctx *scenes.Context, s *Scene) string {
	return ctx.T("hex.ask." + s.Seen.Phase.String())
}

func (a *unitAsk) lines(ctx *scenes.Context, s *Scene) [][]ui.Run {
	return [][]ui.Run{ui.Plain(ctx.T("hex.ask." + s.Seen.Phase.String() + ".how"))}
}

func (a *unitAsk) panel(ctx *scenes.Context, s *Scene, r ui.Rect) {
	head(ctx, &r, ctx.T("hex.units"), ctx.T("hex.cost"))
	var list []row
	for _, act := range a.list {
		list = append(list, s.unitRow(ctx, act.Unit))
	}
	u, was := ctx.UI, a.at
	walkRows(ctx, len(list), &a.at)
	if u.Key(ui.KeyRight) {
		a.at = (a.at + 1) % len(list)
	}
	if u.Key(ui.KeyLeft) {
		a.at = (a.at + len(list) - 1) % len(list)
	}
	if t := rows(ctx, s, "units", r.InsetXY(6, 0), 50, list, a.at); t >= 0 {
		a.at = t
	}
	if unit := a.list[a.at].Unit; a.at != was && s.Seen.On(unit) {
		s.View.Show(stage.LayOut(ctx).Table, s.pieces.units[unit].at)
	}
}

// unitRow is a unit as a row of a list.
func (s *Scene) unitRow(ctx *scenes.Context, unit int8) row {
	left, all := s.defence(unit)
	return row{
		label: s.unitName(unit), second: ctx.T("hex.unit.second", left, all, s.Seen.Units[unit].AP),
		right: []string{number(int(s.model(unit).Cost))}, unit: unit,
	}
}

func (a *unitAsk) detail(ctx *scenes.Context, s *Scene, r ui.Rect) {
	s.unitSummary(ctx, r, a.list[a.at].Unit)
}

func (a *unitAsk) answer(ctx *scenes.Context, s *Scene) ([]rules.Choice, stage.Answer) {
	act := a.list[a.at]
	return one(act), stage.Answer{Label: ctx.T("hex.do." + s.Seen.Phase.String()), Why: s.reason(ctx, &act)}
}

func (a *unitAsk) touch(ctx *scenes.Context, s *Scene, t touch) bool {
	if !t.clicked || t.unit == hexwar.None {
		return false
	}
	for i, act := range a.list {
		if act.Unit == t.unit {
			again := a.at == i && a.touched
			a.at, a.touched = i, true
			return again
		}
	}
	s.card = t.unit
	return false
}

func (a *unitAsk) under(ctx *scenes.Context, s *Scene, p *draw.Pen) {
	s.drawZones(p)
	for i, act := range a.list {
		if u := &s.pieces.units[act.Unit]; u.Where == hexwar.OnBoard {
			if i == a.at {
				p.HexChosen(cellOf(u.Cell))
			} else {
				at(p, u.at, func() { p.YetToAct() })
			}
		}
	}
}
