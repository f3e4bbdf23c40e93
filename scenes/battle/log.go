package battle

import (
	"fmt"

	"rulerfire/rules"
	"rulerfire/rules/dice"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// tells reports whether an event is worth a line of the log.
func tells(e rapid.Event) bool {
	switch e.Kind {
	case rapid.EvScore, rapid.EvRated, rapid.EvTurnEnded, rapid.EvActivated, rapid.EvResumed, rapid.EvEnded:
		return false
	}
	return true
}

// join makes one line of all the bricks of a hit, Extra of them besides the first, and
// of the steps of a move.
func join(last *rapid.Event, e rapid.Event) bool {
	if last.Kind != e.Kind {
		return false
	}
	switch {
	case e.Kind == rapid.EvBrick && last.Target == e.Target:
		last.Extra++
		return true
	case e.Kind == rapid.EvMoved && last.Frame == e.Frame && last.At == e.From:
		last.At = e.At
		return true
	}
	return false
}

// logFrames are the frames that a line is about.
func logFrames(e rapid.Event) (frames []int8) {
	switch e.Kind {
	case rapid.EvFielded, rapid.EvNamed, rapid.EvRolled, rapid.EvDefended, rapid.EvMoved, rapid.EvAttacks, rapid.EvAttackLost,
		rapid.EvMissed, rapid.EvHit, rapid.EvCovered, rapid.EvUncovered, rapid.EvAbandoned, rapid.EvLost, rapid.EvDestroyed:
		frames = append(frames, e.Frame)
	case rapid.EvOnHold, rapid.EvSpotted:
		frames = append(frames, e.Frame, e.Other)
	case rapid.EvSpotUsed:
		frames = append(frames, e.Other)
	}
	if e.Target.Kind == rapid.FrameTarget {
		frames = append(frames, int8(e.Target.ID))
	}
	return frames
}

// Tell is what an event says in the log.
func (s *Scene) Tell(ctx *scenes.Context, e rules.Event) []ui.Run {
	if e, ok := e.(rapid.Event); ok {
		return s.logRuns(ctx, e)
	}
	return nil
}

// logRuns is a line in words.
func (s *Scene) logRuns(ctx *scenes.Context, e rapid.Event) []ui.Run {
	frame := func(f int8) any {
		if f < 0 || int(f) >= s.Seen.FrameCount() {
			return ""
		}
		return s.chip(int(f))
	}
	seat := func(i int8) string {
		if i < 0 {
			return ctx.T("nobody")
		}
		return s.Seats[i].Name
	}
	die := func(f rapid.Face) any {
		if f == (rapid.Face{}) {
			return ctx.T("no.die")
		}
		return dieOf(f)
	}
	switch e.Kind {
	case rapid.EvPositions:
		return ctx.Runs("log.positions", seat(e.Seat), seat(e.Other))
	case rapid.EvTieRolled:
		out := ctx.Runs("log.tie")
		for i := range int(e.Count) {
			if v := int(e.Values[i]); v > 0 {
				out = append(out, ui.Run{Text: " "}, ui.Run{Chip: &ui.Chip{Seat: s.Seats[i].Seat}}, ui.Run{Die: &draw.Die{Colour: dice.White, Faces: 6, Value: v}})
			}
		}
		return out
	case rapid.EvTieTurned:
		return ctx.Runs("log.turned", seat(e.Seat))
	case rapid.EvMade:
		return ctx.Runs("log.made", seat(e.Seat), seat(e.Other))
	case rapid.EvCounts:
		return ctx.Runs("log.counts", seat(e.Seat))
	case rapid.EvAdded:
		return ctx.Runs("log.added", seat(e.Seat))
	case rapid.EvRemoved:
		return ctx.Runs("log.removed", seat(e.Seat))
	case rapid.EvStation:
		return ctx.Runs("log.station", seat(e.Seat))
	case rapid.EvFielded:
		return ctx.Runs("log.fielded", frame(e.Frame))
	case rapid.EvRound:
		return ctx.Runs("log.round", e.Value)
	case rapid.EvPassed:
		return ctx.Runs("log.passed", seat(e.Seat))
	case rapid.EvNamed:
		if e.Target.Kind == rapid.NoTarget {
			return ctx.Runs("log.named.none", frame(e.Frame))
		}
		out := ctx.Runs("log.named", frame(e.Frame), s.target(ctx, e.Target), band(ctx, e.Band))
		if e.Value > 0 {
			out = append(out, ui.Plain(", "+ctx.Count("frame.rockets", int(e.Value)))...)
		}
		return out
	case rapid.EvRolled:
		out := append(ctx.Runs("log.rolled", frame(e.Frame)), ui.Run{Text: " "})
		pool := s.poolAt(e)
		for i := range int(e.Count) {
			d := draw.Die{Colour: dice.White, Faces: 6, Value: int(e.Values[i])}
			if i < len(pool) {
				d.Colour, d.Faces = pool[i].Colour, int(pool[i].Faces)
			}
			out = append(out, ui.Run{Die: &d})
		}
		return out
	case rapid.EvDefended:
		return ctx.Runs("log.defended", frame(e.Frame), die(e.Die))
	case rapid.EvMoved:
		return ctx.Runs("log.moved", frame(e.Frame), die(e.Die))
	case rapid.EvAttacks:
		return ctx.Runs("log.attacks", frame(e.Frame), s.target(ctx, e.Target), die(e.Die))
	case rapid.EvOnHold:
		return ctx.Runs("log.hold", frame(e.Frame), frame(e.Other))
	case rapid.EvAttackLost:
		return ctx.Runs("log.lost", frame(e.Frame))
	case rapid.EvSpotUsed:
		return ctx.Runs("log.spotused", frame(e.Other), draw.Die{Colour: dice.Yellow, Faces: 6, Value: int(e.Value)})
	case rapid.EvMissed:
		return ctx.Runs("log.missed", frame(e.Frame), e.Value, e.Extra)
	case rapid.EvHit:
		return ctx.Runs("log.hit", frame(e.Frame), s.target(ctx, e.Target), e.Value)
	case rapid.EvCovered:
		return ctx.Runs("log.covered", frame(e.Frame), s.target(ctx, e.Target))
	case rapid.EvDamage:
		out := append(ctx.Runs("log.damage"), ui.Run{Text: " "})
		for i := range int(e.Count) {
			d := draw.Die{Colour: dice.White, Faces: 6, Value: int(e.Values[i])}
			out = append(out, ui.Run{Die: &d})
		}
		return out
	case rapid.EvBrick:
		return ui.Plain(ctx.Count("log.bricks", int(e.Extra)+1, e.Target.ID+1))
	case rapid.EvUncovered:
		return ctx.Runs("log.uncovered", frame(e.Frame))
	case rapid.EvAbandoned:
		return ctx.Runs("log.abandoned", frame(e.Frame), e.Value+1)
	case rapid.EvLost:
		return ctx.Runs("log.loses", frame(e.Frame), ctx.T(fmt.Sprintf("system.%d", e.Value)))
	case rapid.EvDestroyed:
		return ctx.Runs("log.destroyed", frame(e.Frame))
	case rapid.EvSpotted:
		if int(e.Value) > int(e.Die.Value) {
			return ctx.Runs("log.spotlow", frame(e.Frame), frame(e.Other), die(e.Die))
		}
		return ctx.Runs("log.spotted", frame(e.Frame), frame(e.Other), die(e.Die))
	case rapid.EvSeized:
		return ctx.Runs("log.seized", seat(e.Seat), e.Value+1, seat(e.Other))
	case rapid.EvStationLost:
		return ctx.Runs("log.stationlost", seat(e.Seat), e.Value+1)
	case rapid.EvRoundEnded:
		return ctx.Runs("log.roundended", e.Value)
	case rapid.EvTicked:
		if e.Seat == rapid.None {
			return ctx.Runs("log.ticked", e.Value)
		}
		return ctx.Runs("log.tickedby", seat(e.Seat), e.Value)
	case rapid.EvHeld:
		return ctx.Runs("log.held", seat(e.Seat))
	case rapid.EvConceded:
		return ctx.Runs("log.conceded", seat(e.Seat))
	}
	return ui.Plain(e.String())
}

// poolAt is the dice of a roll in the log, by what the frame rolled; the faces
// were told with the event.
func (s *Scene) poolAt(e rapid.Event) []rapid.PoolDie {
	if p, ok := s.rolled[rollKey{e.Frame, e.Values}]; ok {
		return p
	}
	return nil
}

// A rollKey finds the dice of a roll again.
type rollKey struct {
	frame  int8
	values [rapid.MaxDamage]uint8
}

// logCard shows the newest lines; the wheel goes back.
func (s *Scene) logCard(ctx *scenes.Context, r ui.Rect) {
	when := ctx.T("log.fielding")
	if s.Seen.Round > 0 {
		when = ctx.T("log.now", s.Seen.Round)
	}
	s.LogCard(ctx, r, when, func(e rapid.Event) []ui.Run { return s.logRuns(ctx, e) })
}
