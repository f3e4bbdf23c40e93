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

// choiceAsk takes one of a few answers that need no place: a role, a zone, who goes
// first, to hold or to throw, to call or to wait.
type choiceAsk struct {
	quiet
	list    []hexwar.Action
	at      int
	touched bool // a click has chosen: the next one there confirms
}

func newChoiceAsk(s *Scene) *choiceAsk {
	list, _ := s.Seen.Answers()
	return &choiceAsk{list: list}
}

// choiceKey is the key of the catalogue for an answer.
func choiceKey(a hexwar.Action) string {
	switch a.Kind {
	case hexwar.ActRole:
		return [...]string{"hex.role.attack", "hex.role.defend"}[a.Index]
	case hexwar.ActZone:
		return "hex.zone"
	case hexwar.ActFirst:
		return [...]string{"hex.first.first", "hex.first.second"}[a.Index]
	case hexwar.ActHold:
		return "hex.grip.hold"
	case hexwar.ActThrow:
		return "hex.grip.throw"
	case hexwar.ActCall:
		return "hex.call.call"
	}
	return "hex.call.wait"
}

// label is the name of an answer; a zone is told by where it lies.
func (a *choiceAsk) label(ctx *scenes.Context, s *Scene, i int) string {
	act := a.list[i]
	if act.Kind == hexwar.ActZone {
		return ctx.T("hex.zone." + zoneSide(&s.Seen, act.Index))
	}
	return ctx.T(choiceKey(act))
}

// zoneSide says where a zone of the mission lies.
func zoneSide(st *hexwar.State, zone int8) string {
	set, _ := st.Mission.Zones[zone].Set(st.Board.Grid)
	cols, rows, n := 0, 0, max(set.Count(), 1)
	set.Each(func(c hex.Cell) {
		cols += int(c.Col)
		rows += int(c.Row)
	})
	// In hundredths of the board from its middle.
	x := 100*cols/n/int(st.Board.Grid.Cols) - 46
	y := 100*rows/n/int(st.Board.Grid.Rows) - 46
	switch {
	case y*y >= x*x && y < 0:
		return "north"
	case y*y >= x*x:
		return "south"
	case x < 0:
		return "west"
	}
	return "east"
}

func (a *choiceAsk) title(ctx *scenes.Context, s *Scene) string {
	return ctx.T("hex.ask." + s.Seen.Phase.String())
}

func (a *choiceAsk) lines(ctx *scenes.Context, s *Scene) [][]ui.Run {
	return [][]ui.Run{ui.Plain(ctx.T("hex.ask." + s.Seen.Phase.String() + ".how"))}
}

func (a *choiceAsk) panel(ctx *scenes.Context, s *Scene, r ui.Rect) {
	head(ctx, &r, ctx.T("hex.choose"))
	var list []row
	for i := range a.list {
		line := row{label: a.label(ctx, s, i), unit: hexwar.None}
		if s.Seen.Round == 0 {
			line.second = a.what(ctx, i)
		}
		list = append(list, line)
	}
	walkRows(ctx, len(list), &a.at)
	if t := rows(ctx, s, "choice", r.InsetXY(6, 0), 48, list, a.at); t >= 0 {
		a.at = t
	}
}

func (a *choiceAsk) what(ctx *scenes.Context, i int) string {
	if a.list[i].Kind == hexwar.ActZone {
		return ""
	}
	return ctx.T(choiceKey(a.list[i]) + ".what")
}

// detail says what the choice means; before the first round, what the engagement is
// about.
func (a *choiceAsk) detail(ctx *scenes.Context, s *Scene, r ui.Rect) {
	if s.Seen.Round == 0 {
		s.missionCard(ctx, r)
		return
	}
	in := r.InsetXY(stage.Pad, 10)
	ctx.UI.Label(in.CutTop(24), a.label(ctx, s, a.at), ui.Text{Size: 14, Bold: true})
	ctx.UI.Paragraph(in, ui.Plain(a.what(ctx, a.at)), ui.Text{Size: 13})
}

func (a *choiceAsk) answer(ctx *scenes.Context, s *Scene) ([]rules.Choice, stage.Answer) {
	return one(a.list[a.at]), stage.Answer{Label: a.label(ctx, s, a.at)}
}

func (a *choiceAsk) touch(ctx *scenes.Context, s *Scene, t touch) bool {
	if s.Seen.Phase != hexwar.PhaseZone || !t.clicked {
		return s.openCard(t)
	}
	for i, act := range a.list {
		set, _ := s.Seen.Mission.Zones[act.Index].Set(s.Seen.Board.Grid)
		if set.Has(t.cell) {
			again := a.at == i && a.touched
			a.at, a.touched = i, true
			return again
		}
	}
	return false
}

// openCard opens the card of a unit that was clicked.
func (s *Scene) openCard(t touch) bool {
	if t.clicked && t.unit != hexwar.None {
		s.card = t.unit
	}
	return false
}

func (a *choiceAsk) under(ctx *scenes.Context, s *Scene, p *draw.Pen) {
	if s.Seen.Phase != hexwar.PhaseZone {
		s.drawZones(p)
		return
	}
	for i, act := range a.list {
		set, _ := s.Seen.Mission.Zones[act.Index].Set(s.Seen.Board.Grid)
		team := s.Seen.Defender()
		if i != a.at {
			team = s.Seen.Attacker
		}
		p.HexZone(hexroster.Cells(set), s.teamLook(team).Seat)
	}
}

// drawZones outlines the deployment zones of both teams once they are settled.
func (s *Scene) drawZones(p *draw.Pen) {
	if s.Seen.Round > 0 || s.Seen.Attacker == hexwar.None || s.Seen.Phase <= hexwar.PhaseZone {
		return
	}
	for team := range int8(hexwar.Teams) {
		p.HexZone(hexroster.Cells(s.Seen.HomeZone(team)), s.teamLook(team).Seat)
	}
}

// objectivesAsk takes the two secondary objectives.
type objectivesAsk struct {
	quiet
	at     int
	chosen []hexwar.Objective // at most two, the older first
}

func newObjectivesAsk(s *Scene) *objectivesAsk { return &objectivesAsk{} }

func (a *objectivesAsk) title(ctx *scenes.Context, s *Scene) string {
	return ctx.T("hex.ask.secondary")
}

func (a *objectivesAsk) lines(ctx *scenes.Context, s *Scene) [][]ui.Run {
	return [][]ui.Run{ui.Plain(ctx.T("hex.ask.secondary.how"))}
}

func (a *objectivesAsk) toggle(o hexwar.Objective) {
	if i := slices.Index(a.chosen, o); i >= 0 {
		a.chosen = slices.Delete(a.chosen, i, i+1)
		return
	}
	if a.chosen = append(a.chosen, o); len(a.chosen) > 2 {
		a.chosen = a.chosen[1:]
	}
}

func (a *objectivesAsk) panel(ctx *scenes.Context, s *Scene, r ui.Rect) {
	head(ctx, &r, ctx.T("hex.objectives"), ctx.T("hex.objectives.most"))
	var list []row
	for o := range hexwar.NumObjectives {
		_, most := hexwar.MostOf(o)
		label := ctx.T("hex.objective." + o.String())
		if slices.Contains(a.chosen, o) {
			label = "✓ " + label
		}
		list = append(list, row{label: label, right: []string{number(int(most))}, tip: ctx.T("hex.objective." + o.String() + ".what"), unit: hexwar.None})
	}
	u := ctx.UI
	if d := digit(ctx, len(list)); d >= 0 {
		a.at = d
		a.toggle(hexwar.Objective(d))
	}
	if u.Key(ui.KeyDown) {
		a.at = (a.at + 1) % len(list)
	}
	if u.Key(ui.KeyUp) {
		a.at = (a.at + len(list) - 1) % len(list)
	}
	if u.Key(ui.KeySpace) {
		a.toggle(hexwar.Objective(a.at))
	}
	if t := rows(ctx, s, "objectives", r.InsetXY(6, 0), 29, list, a.at); t >= 0 {
		a.at = t
		a.toggle(hexwar.Objective(t))
	}
}

func (a *objectivesAsk) detail(ctx *scenes.Context, s *Scene, r ui.Rect) {
	in := r.InsetXY(stage.Pad, 10)
	o := hexwar.Objective(a.at).String()
	ctx.UI.Label(in.CutTop(22), ctx.T("hex.objective."+o), ui.Text{Size: 14, Bold: true})
	ctx.UI.Paragraph(in, ui.Plain(ctx.T("hex.objective."+o+".what")), ui.Text{Size: 13, Faint: true})
}

func (a *objectivesAsk) answer(ctx *scenes.Context, s *Scene) ([]rules.Choice, stage.Answer) {
	if len(a.chosen) < 2 {
		return nil, stage.Answer{Label: ctx.T("hex.do.objectives"), Why: ctx.T("hex.ask.secondary.how")}
	}
	act := hexwar.Action{Kind: hexwar.ActObjectives, Pair: [2]hexwar.Objective{min(a.chosen[0], a.chosen[1]), max(a.chosen[0], a.chosen[1])}}
	return one(act), stage.Answer{Label: ctx.T("hex.do.objectives"), Why: s.reason(ctx, &act)}
}

func (a *objectivesAsk) undo(s *Scene) func() {
	if len(a.chosen) == 0 {
		return nil
	}
	return func() { a.chosen = a.chosen[:len(a.chosen)-1] }
}

func (a *objectivesAsk) touch(ctx *scenes.Context, s *Scene, t touch) bool { return s.openCard(t) }

func (a *objectivesAsk) under(ctx *scenes.Context, s *Scene, p *draw.Pen) { s.drawZones(p) }

// diceAsk takes the dice that a person has rolled on a real table.
type diceAsk struct {
	quiet
	typed *stage.Typed
}

func newDiceAsk(s *Scene) *diceAsk {
	d, _ := s.Session.Pending()
	return &diceAsk{typed: stage.TypeDice(d.Dice)}
}

func (a *diceAsk) title(ctx *scenes.Context, s *Scene) string { return ctx.T("hex.ask.dice") }

func (a *diceAsk) lines(ctx *scenes.Context, s *Scene) [][]ui.Run {
	return [][]ui.Run{ui.Plain(ctx.T("hex.roll." + key(s.Seen.Phase.String()))), ui.Plain(ctx.T("hex.ask.dice.how"))}
}

func (a *diceAsk) panel(ctx *scenes.Context, s *Scene, r ui.Rect) { a.typed.Tray(ctx, r) }

func (a *diceAsk) detail(ctx *scenes.Context, s *Scene, r ui.Rect) { s.aside(ctx, r) }

func (a *diceAsk) answer(ctx *scenes.Context, s *Scene) ([]rules.Choice, stage.Answer) {
	roll, all := a.typed.Roll()
	if !all {
		return nil, stage.Answer{Label: ctx.T("hex.do.dice"), Why: ctx.T("hex.ask.dice.how")}
	}
	return []rules.Choice{roll}, stage.Answer{Label: ctx.T("hex.do.dice")}
}

func (a *diceAsk) undo(s *Scene) func() {
	if roll, _ := a.typed.Roll(); len(roll) == 0 {
		return nil
	}
	return a.typed.Back
}
