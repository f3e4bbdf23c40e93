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

// What an answer is in the words of advice: of a state that may lie behind, not of what
// is seen.

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

// layRest puts the dice into their places that an answer is to be followed by, lays the
// move, and keeps the target, so that each is the proposal when it is asked for.
func (s *Scene) layRest(c rules.Choice, rest []rules.Choice) {
	first, _ := c.(rapid.Action)
	s.plan = plan{frame: s.Seen.Acting.Frame, round: s.Seen.Round, pick: noSlots()}
	if first.Kind == rapid.ActPick {
		s.plan.frame = first.Index
	}
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
		case rapid.ActName:
			s.plan.name = then
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
