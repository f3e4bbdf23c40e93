package hexbattle

import (
	"rulerfire/rules"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// The three parts of what a unit can do in its turn, each a tab of the panel.
const (
	moving = iota
	firing
	ordering
	parts
)

// actAsk lets a unit act: move, attack, take commands, go on to the next phase.
type actAsk struct {
	part  int
	move  movePlan
	fire  firePlan
	order orderPlan
}

func newActAsk(s *Scene) *actAsk {
	a := &actAsk{part: moving}
	if s.Seen.Turn.Stage != hexwar.Moving {
		a.part = firing
	}
	a.move.begin(s)
	a.fire.begin(s)
	a.order.begin(s)
	if s.Seen.Units[s.Seen.Turn.Unit].HeldBy != hexwar.None {
		a.part = ordering
	}
	return a
}

func (a *actAsk) title(ctx *scenes.Context, s *Scene) string {
	return ctx.T("hex.ask.act." + number(int(s.Seen.Turn.Stage)))
}

func (a *actAsk) lines(ctx *scenes.Context, s *Scene) [][]ui.Run {
	return [][]ui.Run{ui.Plain(ctx.T("hex.act.how." + number(a.part)))}
}

func (a *actAsk) panel(ctx *scenes.Context, s *Scene, r ui.Rect) {
	u := ctx.UI
	for i, k := range [parts]ui.Key{'M', 'A', 'C'} {
		if u.Key(k) {
			a.part = i
		}
	}
	bar := r.CutTop(40)
	if now, changed := u.Segments("act", bar.InsetXY(8, 6), []string{ctx.T("hex.act.move"), ctx.T("hex.act.fire"), ctx.T("hex.act.order")}, a.part); changed {
		a.part = now
	}
	switch a.part {
	case moving:
		a.move.panel(ctx, s, r)
	case firing:
		a.fire.panel(ctx, s, r)
	default:
		a.order.panel(ctx, s, r)
	}
}

func (a *actAsk) detail(ctx *scenes.Context, s *Scene, r ui.Rect) {
	switch a.part {
	case moving:
		a.move.detail(ctx, s, r)
	case firing:
		a.fire.detail(ctx, s, r)
	default:
		a.order.detail(ctx, s, r)
	}
}

func (a *actAsk) brief() bool { return a.part == ordering }

// planned is what the present part would do, if anything.
func (a *actAsk) planned(ctx *scenes.Context, s *Scene) ([]rules.Choice, stage.Answer) {
	switch a.part {
	case moving:
		return a.move.answer(ctx, s)
	case firing:
		return a.fire.answer(ctx, s)
	}
	return a.order.answer(ctx, s)
}

func (a *actAsk) answer(ctx *scenes.Context, s *Scene) ([]rules.Choice, stage.Answer) {
	if plan, ans := a.planned(ctx, s); ans.Label != "" {
		return plan, ans
	}
	return a.goOn(ctx, s)
}

// goOn is the answer that goes on to the next phase of the turn.
func (a *actAsk) goOn(ctx *scenes.Context, s *Scene) ([]rules.Choice, stage.Answer) {
	act := hexwar.Action{Kind: hexwar.ActNext}
	if s.Seen.Turn.Stage == hexwar.Close || s.Seen.Legal(&act) != nil {
		if end := (hexwar.Action{Kind: hexwar.ActEnd}); s.Seen.Legal(&end) == nil {
			act = end
		}
	}
	label := ctx.T("hex.do.next." + number(int(s.Seen.Turn.Stage)))
	if act.Kind == hexwar.ActEnd {
		label = ctx.T("hex.do.end")
	}
	return one(act), stage.Answer{Label: label, Why: s.reason(ctx, &act)}
}

func (a *actAsk) second(ctx *scenes.Context, s *Scene) (stage.Second, func()) {
	_, planned := a.planned(ctx, s)
	act, key, label := hexwar.Action{Kind: hexwar.ActEnd}, ui.Key('X'), ctx.T("hex.do.end.short")
	if planned.Label != "" {
		if a.part == moving {
			return stage.Second{}, nil
		}
		if s.Seen.Turn.Stage != hexwar.Close {
			act, key, label = hexwar.Action{Kind: hexwar.ActNext}, 'N', ctx.T("hex.do.next.short")
		}
	} else if plan, _ := a.goOn(ctx, s); plan[0].(hexwar.Action) == act {
		return stage.Second{}, nil
	}
	return stage.Second{Label: label, Key: key, Why: s.reason(ctx, &act)}, func() { s.Submit(act) }
}

func (a *actAsk) undo(s *Scene) func() {
	var undo func()
	home := moving
	if s.Seen.Turn.Stage != hexwar.Moving {
		home = firing
	}
	switch a.part {
	case moving:
		undo = a.move.undo(s)
	case firing:
		undo = a.fire.undo()
	default:
		undo = a.order.undo()
	}
	if undo == nil && a.part != home {
		return func() { a.part = home }
	}
	return undo
}

func (a *actAsk) touch(ctx *scenes.Context, s *Scene, t touch) bool {
	unit := s.Seen.Turn.Unit
	// Whoever is pointed at with a click is aimed at, whatever the tab.
	if t.clicked && t.unit != hexwar.None && s.model(t.unit).Team != s.model(unit).Team && a.part != firing && len(a.fire.arms) > 0 && !a.wantsCell() {
		a.part = firing
		a.fire.aimAtCell(s, t)
		return false
	}
	if t.clicked && t.unit != hexwar.None && t.unit != unit && s.model(t.unit).Team == s.model(unit).Team && !a.wantsCell() {
		s.card = t.unit
		return false
	}
	switch a.part {
	case moving:
		return a.move.touch(ctx, s, t)
	case firing:
		return a.fire.touch(ctx, s, t)
	}
	return a.order.touch(ctx, s, t)
}

// wantsCell tells whether the command that is chosen takes a hex.
func (a *actAsk) wantsCell() bool { return a.part == ordering && len(a.order.cells()) > 0 }

func (a *actAsk) under(ctx *scenes.Context, s *Scene, p *draw.Pen) {
	a.move.field(s, p)
	switch a.part {
	case moving:
		a.move.under(ctx, s, p)
	case ordering:
		a.order.under(s, p)
	}
}

func (a *actAsk) over(ctx *scenes.Context, s *Scene, p *draw.Pen) {
	switch a.part {
	case moving:
		a.move.over(s, p)
	case firing:
		a.fire.over(ctx, s, p)
	default:
		a.order.over(s, p)
	}
}

func (a *actAsk) bubble(ctx *scenes.Context, s *Scene, l stage.Lens, table ui.Rect) {
	if a.part == firing {
		a.fire.bubble(ctx, s, l, table)
	}
}
