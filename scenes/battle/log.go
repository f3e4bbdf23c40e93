package battle

import (
	"fmt"
	"slices"

	"rulerfire/rules/dice"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// The log tells what has happened, a line each, newest below. It keeps what the
// lines are about, not the words: they are the catalogue's.
type logbook struct {
	lines   []rapid.Event
	pointed []int8 // the frames that the line under the pointer is about
}

const mostLines = 2000

// begin takes over what was told before the screen was there.
func (b *logbook) begin(s *Scene) {
	for _, step := range s.session.Steps() {
		for _, e := range step.Events {
			b.tell(s, e.(rapid.Event))
		}
	}
}

// tell adds a line for an event, if it is worth one.
func (b *logbook) tell(s *Scene, e rapid.Event) {
	switch e.Kind {
	case rapid.EvScore, rapid.EvRated, rapid.EvTurnEnded, rapid.EvActivated, rapid.EvResumed, rapid.EvEnded:
		return
	case rapid.EvBrick:
		// One line for all the bricks of a hit.
		if last := b.last(); last.Kind == rapid.EvBrick && last.Target == e.Target {
			last.Extra++
			return
		}
		e.Extra = 1
	case rapid.EvMoved:
		if last := b.last(); last.Kind == rapid.EvMoved && last.Frame == e.Frame && last.At == e.From {
			last.At = e.At
			return
		}
	}
	b.lines = append(b.lines, e)
	if n := len(b.lines) - mostLines; n > 0 {
		b.lines = append(b.lines[:0], b.lines[n:]...)
	}
}

// last is the newest line; without any it is empty.
func (b *logbook) last() *rapid.Event {
	if n := len(b.lines); n > 0 {
		return &b.lines[n-1]
	}
	return new(rapid.Event)
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

// logRuns is a line in words.
func (s *Scene) logRuns(ctx *scenes.Context, e rapid.Event) []ui.Run {
	frame := func(f int8) any {
		if f < 0 || int(f) >= s.seen.FrameCount() {
			return ""
		}
		return s.chip(int(f))
	}
	seat := func(i int8) string {
		if i < 0 {
			return ctx.T("nobody")
		}
		return s.seats[i].name
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
				out = append(out, ui.Run{Text: " "}, ui.Run{Chip: &ui.Chip{Seat: s.seats[i].Seat}}, ui.Run{Die: &draw.Die{Colour: dice.White, Faces: 6, Value: v}})
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
		return ui.Plain(ctx.Count("log.bricks", int(e.Extra), e.Target.ID+1))
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

// logCard shows the newest lines; the wheel goes back. The frames that the line
// under the pointer is about are ringed on the table.
func (s *Scene) logCard(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	u.Card(r)
	u.Label(ui.Rect{X: r.X + pad, Y: r.Y + 9, W: 100, H: 20}, ctx.T("log.title"), ui.Text{Size: 14, Bold: true})
	right := ctx.T("log.fielding")
	if s.seen.Round > 0 {
		right = ctx.T("log.now", s.seen.Round)
	}
	u.Label(ui.Rect{X: r.Right() - pad - 100, Y: r.Y + 9, W: 100, H: 20}, right, ui.Text{Size: 12, Faint: true, Align: ui.Right})
	in := ui.Rect{X: r.X + 6, Y: r.Y + 32, W: r.W - 12, H: r.H - 38}
	const line = 25.0
	before := s.log.pointed
	s.log.pointed = nil
	n := len(s.log.lines)
	u.ScrollArea("log", in, float64(n)*line, true, func(c ui.Rect) {
		for i, e := range s.log.lines {
			b := ui.Rect{X: c.X, Y: c.Y + float64(i)*line, W: c.W, H: line}
			if b.Bottom() < in.Y || b.Y > in.Bottom() {
				continue
			}
			pointed := u.Input().Pointer.In(b.Intersect(in))
			if pointed {
				s.log.pointed = logFrames(e)
			}
			if i == n-1 || pointed {
				ctx.Pen.RoundRect(draw.Paper2, b.X, b.Y, b.W, b.H-1, 5)
			}
			u.Paragraph(ui.Rect{X: b.X + 8, Y: b.Y + 3, W: 1000, H: line}, s.logRuns(ctx, e), ui.Text{Size: 13})
		}
	})
	if !slices.Equal(before, s.log.pointed) {
		ctx.Animate() // the table has been drawn already
	}
}
