package hexbattle

import (
	"rulerfire/rules"
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// What an answer is in the words of advice. It is told of a state that may lie behind,
// not of what is seen.

// plainAnswers are the keys of answers about which there is no more to say.
var plainAnswers = map[hexwar.Kind]string{
	hexwar.ActDrift: "hex.do.drift", hexwar.ActLeave: "hex.do.leave", hexwar.ActGather: "hex.do.gather",
	hexwar.ActEnd: "hex.do.end", hexwar.ActHold: "hex.grip.hold", hexwar.ActThrow: "hex.grip.throw",
	hexwar.ActHoldFire: "hex.do.holdfire", hexwar.ActCall: "hex.call.call", hexwar.ActWait: "hex.call.wait",
	hexwar.ActMarker: "advice.hex.marker", hexwar.ActConcede: "advice.hex.concede",
}

// tellAnswer says what an answer is that st waits for, and what is to follow it.
func (s *Scene) tellAnswer(ctx *scenes.Context, st *hexwar.State, a hexwar.Action, then []rules.Choice) []ui.Run {
	if key, ok := plainAnswers[a.Kind]; ok {
		return ctx.Runs(key)
	}
	unit := func() (any, string) { return s.chip(a.Unit), s.unitName(a.Unit) }
	switch a.Kind {
	case hexwar.ActRole, hexwar.ActFirst:
		return ctx.Runs(choiceKey(a))
	case hexwar.ActZone:
		return ctx.Runs("advice.hex.zone", ctx.T("hex.zone."+zoneSide(st, a.Index)))
	case hexwar.ActObjectives:
		return ctx.Runs("advice.hex.objectives", ctx.T("hex.objective."+a.Pair[0].String()), ctx.T("hex.objective."+a.Pair[1].String()))
	case hexwar.ActEnvoy:
		chip, name := unit()
		return ctx.Runs("advice.hex.envoy", chip, name)
	case hexwar.ActDeploy:
		chip, name := unit()
		return ctx.Runs("advice.hex.deploy", chip, name, a.Cell, facingName(ctx, a.Dir))
	case hexwar.ActPick:
		return s.tellPick(ctx, st, a, then)
	case hexwar.ActStep, hexwar.ActTurn, hexwar.ActPress:
		return tellTrip(ctx, tripOf(st, a, then))
	case hexwar.ActThrust:
		cells, _ := st.ThrusterLine(a.Dir)
		return ctx.Runs("advice.hex.thrust", facingName(ctx, a.Dir), ctx.Count("advice.hex.hexes", len(cells)))
	case hexwar.ActLevel:
		if a.Index > 0 {
			return ctx.Runs("hex.do.climb")
		}
		return ctx.Runs("hex.do.dive")
	case hexwar.ActNext:
		return ctx.Runs("hex.do.next." + number(int(st.Turn.Stage)))
	case hexwar.ActAttack, hexwar.ActHurl, hexwar.ActGrapple:
		return s.tellAttack(ctx, st, &a)
	case hexwar.ActLand:
		return ctx.Runs("advice.hex.land", a.Cell)
	}
	if orderNames[a.Kind] != "" {
		return ui.Plain(s.orderLabel(ctx, st, &a))
	}
	return ui.Plain(a.String())
}

// facingName is a direction in words.
func facingName(ctx *scenes.Context, d hex.Direction) string {
	return ctx.T("hex.direction." + number(int(d)))
}

// tellPick says which unit is to be activated, and where it means to go.
func (s *Scene) tellPick(ctx *scenes.Context, st *hexwar.State, a hexwar.Action, then []rules.Choice) []ui.Run {
	runs := ctx.Runs("advice.hex.pick", s.chip(a.Unit), s.unitName(a.Unit))
	if t := tripOf(st, a, then); len(t.cells) > 1 {
		runs = append(runs, ctx.Runs("advice.hex.pick.to", t.end())...)
	}
	return runs
}

// A trip is a way that a unit goes in its turn.
type trip struct {
	unit    int8
	cells   []hex.Cell // from where it stands
	facing  hex.Direction
	presses int // how often it presses on
	gathers bool
}

// tripOf is the way that an answer begins, as far as it is to be gone.
func tripOf(st *hexwar.State, a hexwar.Action, then []rules.Choice) trip {
	t := trip{unit: st.Turn.Unit}
	if a.Kind == hexwar.ActPick {
		t.unit = a.Unit
	}
	u := &st.Units[t.unit]
	t.cells, t.facing = []hex.Cell{u.Cell}, u.Facing
	for _, c := range append([]rules.Choice{a}, then...) {
		switch a, _ := c.(hexwar.Action); a.Kind {
		case hexwar.ActStep:
			t.cells = append(t.cells, t.end().Next(a.Dir))
		case hexwar.ActTurn:
			t.facing = a.Dir
		case hexwar.ActPress:
			t.presses++
		case hexwar.ActGather:
			t.gathers = true
		}
	}
	return t
}

// end is the hex that it leads to.
func (t *trip) end() hex.Cell { return t.cells[len(t.cells)-1] }

// tellTrip says where a way leads.
func tellTrip(ctx *scenes.Context, t trip) []ui.Run {
	var runs []ui.Run
	switch n := len(t.cells) - 1; {
	case n > 0:
		runs = ctx.Runs("advice.hex.go", t.end(), facingName(ctx, t.facing), ctx.Count("advice.hex.hexes", n))
	case t.presses > 0:
		return ctx.Runs("hex.order.press")
	default:
		runs = ctx.Runs("advice.hex.turn", facingName(ctx, t.facing))
	}
	if t.presses > 0 {
		runs = append(runs, ui.Plain(", "+ctx.Count("advice.hex.pressing", t.presses))...)
	}
	if t.gathers {
		runs = append(runs, ui.Plain(", "+ctx.T("advice.hex.gathering"))...)
	}
	return runs
}

// attacker is the unit whose attack st waits for: of a reaction the one in its stance.
func attacker(st *hexwar.State) int8 {
	if by, _ := st.Reacting(); by != hexwar.None {
		return by
	}
	return st.Turn.Unit
}

// tellAttack says what is to be attacked, with what, and how likely it is hit.
func (s *Scene) tellAttack(ctx *scenes.Context, st *hexwar.State, a *hexwar.Action) []ui.Run {
	by := attacker(st)
	if a.Kind == hexwar.ActGrapple {
		return ctx.Runs("advice.hex.grapple", s.chip(a.Target.ID), s.unitName(a.Target.ID))
	}
	with, part := s.armName(ctx, st, by, a), partNameIn(ctx, st, a.Target, partOf(a))
	if a.Kind == hexwar.ActHurl {
		with = ctx.T("hex.arm.hurl", with)
	}
	if a.Target.Kind != hexwar.UnitTarget {
		return ctx.Runs("advice.hex.attack.thing", part, with)
	}
	o := st.Preview(by, a)
	return ctx.Runs("advice.hex.attack", s.chip(a.Target.ID), part, with, percent(hits(&o)))
}

// shortAnswer is what stands beside an answer's number on the board where no piece can
// say what it is; "" for nothing.
func (s *Scene) shortAnswer(ctx *scenes.Context, st *hexwar.State, a *hexwar.Action) string {
	switch a.Kind {
	case hexwar.ActAttack:
		return s.armName(ctx, st, attacker(st), a)
	case hexwar.ActHurl:
		return ctx.T("hex.arm.hurl", s.armName(ctx, st, attacker(st), a))
	case hexwar.ActGrapple:
		return ctx.T("hex.arm.grapple")
	case hexwar.ActZone, hexwar.ActRole, hexwar.ActFirst, hexwar.ActObjectives, hexwar.ActMarker, hexwar.ActDeploy, hexwar.ActPick,
		hexwar.ActStep, hexwar.ActTurn, hexwar.ActPress, hexwar.ActThrust, hexwar.ActLand, hexwar.ActEnvoy:
		return ""
	}
	return ui.String(s.tellAnswer(ctx, st, *a, nil))
}

// advising is how this screen tells about advice.
func (s *Scene) advising() *stage.Advising {
	return &stage.Advising{
		Tell: func(ctx *scenes.Context, b rules.Battle, c rules.Choice, then []rules.Choice) []ui.Run {
			a, ok := c.(hexwar.Action)
			if !ok {
				return ui.Plain(c.String())
			}
			st := s.State(b)
			return s.tellAnswer(ctx, &st, a, then)
		},
		Play: func(c rules.Choice, then []rules.Choice) { s.carryOut(append([]rules.Choice{c}, then...)) },
		Teams: func() []int {
			teams := make([]int, len(s.Seats))
			for seat := range teams {
				teams[seat] = s.Seen.TeamOf(seat)
			}
			return teams
		},
	}
}
