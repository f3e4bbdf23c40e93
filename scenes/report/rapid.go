package report

import (
	"fmt"
	"math"

	"rulerfire/rules"
	"rulerfire/rules/dice"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// A rapidTeller tells of Rapid Attack.
type rapidTeller struct {
	last  rapid.State // at the end
	looks []draw.Seat
}

func (t *rapidTeller) prefix() string         { return "report.rapid." }
func (t *rapidTeller) team(seat int) int      { return seat }
func (t *rapidTeller) piece(index int) string { return t.last.DesignOf(index).Name }

// chip is a frame among text.
func (t *rapidTeller) chip(s *rapid.State, frame int8) ui.Chip {
	f := &s.Frames[frame]
	return ui.Chip{Seat: t.looks[f.Seat], Number: number(int(f.Number))}
}

func (t *rapidTeller) target(ctx *scenes.Context, s *rapid.State, target rapid.Target) any {
	switch target.Kind {
	case rapid.FrameTarget:
		return t.chip(s, int8(target.ID))
	case rapid.TerrainTarget:
		return ctx.T("terrain.number", target.ID+1)
	}
	return ctx.T("target.nothing")
}

func (t *rapidTeller) roll(ctx *scenes.Context, b rules.Battle, d rules.Decision, values rules.Roll) []ui.Run {
	s := &b.(*rapid.Battle).State
	shown := make([]draw.Die, len(values))
	for i, v := range values {
		shown[i] = draw.Die{Colour: dice.White, Faces: d.Dice[i], Value: v}
		if s.Phase == rapid.PhasePool {
			shown[i].Colour = s.Acting.Pool[i].Colour
		}
	}
	switch s.Phase {
	case rapid.PhasePool:
		return withDice(ctx.Runs("log.rolled", t.chip(s, s.Acting.Frame)), shown)
	case rapid.PhaseDamage:
		return withDice(ctx.Runs("report.rapid.damage", t.chip(s, s.Acting.Frame), t.target(ctx, s, s.Acting.Target)), shown)
	}
	return withDice(ctx.Runs("log.tie"), shown)
}

// rapidWords are answers that are words alone.
var rapidWords = map[rapid.Kind]string{
	rapid.ActAddSpare: "add", rapid.ActAddCopy: "add", rapid.ActRemove: "remove", rapid.ActStation: "station", rapid.ActPass: "pass",
	rapid.ActDone: "done", rapid.ActUseSpot: "usespot", rapid.ActKeepSpot: "keepspot", rapid.ActBricks: "bricks", rapid.ActEnd: "end",
	rapid.ActPlayOn: "playon", rapid.ActTick: "tick", rapid.ActHold: "hold", rapid.ActConcede: "concede", rapid.ActMake: "make",
}

func (t *rapidTeller) answer(ctx *scenes.Context, b rules.Battle, c rules.Choice) []ui.Run {
	s := &b.(*rapid.Battle).State
	a, ok := c.(rapid.Action)
	if !ok {
		return ui.Plain(c.String())
	}
	die := func() any {
		if a.Die == (rapid.Face{}) {
			return ctx.T("no.die")
		}
		return draw.Die{Colour: a.Die.Colour, Faces: int(a.Die.Faces), Value: int(a.Die.Value)}
	}
	if key, ok := rapidWords[a.Kind]; ok {
		return ctx.Runs("report.rapid.do." + key)
	}
	actor := func() ui.Chip { return t.chip(s, s.Acting.Frame) }
	switch a.Kind {
	case rapid.ActFrame:
		return ctx.Runs("report.rapid.do.frame", t.chip(s, a.Index))
	case rapid.ActPick:
		return ctx.Runs("report.rapid.do.pick", t.chip(s, a.Index))
	case rapid.ActName:
		if a.Target.Kind == rapid.NoTarget {
			return ctx.Runs("log.named.none", actor())
		}
		words := ctx.Runs("log.named", actor(), t.target(ctx, s, a.Target), ctx.T("band."+a.Band.String()))
		if a.Rockets > 0 {
			words = append(words, ui.Plain(", "+ctx.Count("frame.rockets", int(a.Rockets)))...)
		}
		return words
	case rapid.ActDefend:
		return ctx.Runs("log.defended", actor(), die())
	case rapid.ActMove:
		from, to := s.Actor().At, a.End()
		dx, dy := float64(to.X-from.X), float64(to.Y-from.Y)
		// Of eight ways, clockwise from the right.
		way := (int(math.Round(math.Atan2(dy, dx)/(math.Pi/4))) + 8) % 8
		far := fmt.Sprintf("%.1f", math.Hypot(dx, dy)/float64(s.UnitLength()))
		return ctx.Runs("report.rapid.do.move", actor(), far, ctx.T("report.rapid.way."+number(way)), die())
	case rapid.ActAttack:
		return ctx.Runs("log.attacks", actor(), t.target(ctx, s, s.Acting.Target), die())
	case rapid.ActCover:
		return ctx.Runs("report.rapid.do.cover", t.target(ctx, s, a.Target))
	case rapid.ActLose:
		return ctx.Runs("log.loses", t.target(ctx, s, s.Assault.Hit), ctx.T(fmt.Sprintf("system.%d", a.Index)))
	case rapid.ActAbandon:
		return ctx.Runs("log.abandoned", t.target(ctx, s, s.Assault.Hit), int(a.Index)+1)
	case rapid.ActSpot:
		if a.Die == (rapid.Face{}) {
			return ctx.Runs("report.rapid.do.nospot", actor())
		}
		return ctx.Runs("log.spotted", actor(), t.target(ctx, s, a.Target), die())
	}
	return ui.Plain(a.String())
}
