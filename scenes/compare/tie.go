package compare

import (
	"rulerfire/rules/dice"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// A throw is the dice of a tie: one for each tied seat that rolls.
type throw struct {
	seats  []int
	values []int
	seed   uint64
	age    int // in ticks
}

const throwTicks = 54

func newThrow(tie rapid.Tie, e rapid.Event, seed uint64) *throw {
	t := &throw{seed: seed}
	for seat := range int(e.Count) {
		if tie.Rolling&(1<<seat) != 0 {
			t.seats = append(t.seats, seat)
			t.values = append(t.values, int(e.Values[seat]))
		}
	}
	return t
}

// over tells whether the dice lie still.
func (t *throw) over() bool { return t.age >= throwTicks }

// show draws the dice, each beside the chip of its seat.
func (t *throw) show(ctx *scenes.Context, s *Scene, r ui.Rect) {
	p := ctx.Pen
	k := min(1, float64(t.age)/throwTicks)
	cells := r.Centred(min(r.W, 110*float64(len(t.seats))), min(r.H, 84)).Columns(len(t.seats), 4)
	for i, seat := range t.seats {
		at := cells[i].Centre()
		seed := t.seed*8 + uint64(i)
		rest := draw.V(at.X+16, at.Y)
		pose := draw.Tumble(k, draw.V(rest.X-60, rest.Y-70), rest, seed)
		p.Chip(at.X-26, at.Y, 13, s.looks[seat], "", false)
		die := draw.Die{Colour: dice.White, Value: t.values[i], Angle: pose.Angle}
		if k < 1 {
			die.Value = draw.TumblingFace(k, 6, t.values[i], seed)
		}
		p.Die(die, pose.At.X, pose.At.Y-pose.Lift*40, 40*pose.Scale)
	}
}

// tell takes note of what the session's new steps have led to, and shows the
// battle as it stands now. If companies have changed, they are counted again.
func (s *Scene) tell(ctx *scenes.Context) {
	before := s.seen
	s.look()
	steps := s.session.Steps()
	for ; s.taken < len(steps); s.taken++ {
		for _, e := range events(steps[s.taken]) {
			if e.Kind == rapid.EvRated {
				s.part, s.fresh, s.throw, s.again = partNone, 0, nil, true
			}
			if line := s.story(ctx, e, &before); line != nil {
				s.told = append(s.told, line)
			}
		}
	}
}

// story is what an event of a tie has led to, in one line, or nil. before is the
// battle before it.
func (s *Scene) story(ctx *scenes.Context, e rapid.Event, before *rapid.State) []ui.Run {
	who := func() []ui.Run { return s.seat(ctx, int(e.Seat)) }
	switch e.Kind {
	case rapid.EvTieRolled:
		var rolled []ui.Run
		for seat := range int(e.Count) {
			if v := int(e.Values[seat]); v > 0 {
				rolled = append(append(rolled, s.seat(ctx, seat)...), ui.Run{Text: " "}, ui.Run{Die: &draw.Die{Colour: dice.White, Value: v}}, ui.Run{Text: "  "})
			}
		}
		return ctx.Runs("compare.story.rolled", rolled)
	case rapid.EvCounts:
		return ctx.Runs("compare.story.counts", who())
	case rapid.EvMade:
		return ctx.Runs("compare.story.made", who(), s.seat(ctx, int(e.Other)))
	case rapid.EvAdded:
		d := s.seen.DesignOf(int(e.Frame))
		return ctx.Runs("compare.story.added", who(), d.Name, d.Dice())
	case rapid.EvRemoved:
		frame := int(before.First[e.Seat]) + int(e.Value) - 1
		return ctx.Runs("compare.story.removed", who(), before.DesignOf(frame).Name)
	}
	return nil
}
