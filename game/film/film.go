// Package film is a battle that has been played, to be looked at: forwards, backwards,
// and at any place.
//
// Open plays a recording once and checks it on the way. A Film then has every answer
// with what came of it, the battle after any number of answers, the results on the way,
// and chapters: where rounds and turns begin, and the moments worth a look.
//
// The film itself knows no rule. What its chapters are is told by the Reader of the
// rule system.
package film

import (
	"context"
	"errors"

	"rulerfire/game"
	"rulerfire/rules"
)

// A System is a rule system that films can be made of.
type System struct {
	rules.System
	Read Reader // nil: rounds and changes of the lead are the only chapters
}

// A Film is a recording that has been played. Places in it are numbers of answers, dice
// included: at 0 nothing has been answered, at Len everything.
//
// A Film never changes, but it is for one goroutine: Battle keeps the last battle it was
// asked for.
type Film struct {
	recording *game.Recording
	seats     []sitting
	first     rules.Battle // at 0
	steps     []game.Step
	lines     []int // in the file, by step
	results   []rules.Result
	chapters  []Chapter
	fault     *game.RecordingError

	shots shots
	at    int // where now is
	now   rules.Battle
}

// A sitting is who sits at the table from a place on.
type sitting struct {
	at    int
	seats []game.Seat
}

// Open plays a recording with one of the systems. If the recording does not hold at some
// line the film goes up to there, and its Fault says so. The error is ctx's, or says
// why the battle cannot even begin: it is a *game.RecordingError, and wraps a
// *game.VersionError if the rules are here in another version.
func Open(ctx context.Context, r *game.Recording, systems []System) (*Film, error) {
	plain := make([]rules.System, len(systems))
	var read Reader
	for i, s := range systems {
		plain[i] = s.System
		if s.Name == r.System {
			read = s.Read
		}
	}
	p, err := game.NewReplayer(r, plain)
	if err != nil {
		return nil, err
	}
	f := &Film{recording: r, first: p.Match().Battle()}
	if err := f.play(ctx, p, read); err != nil {
		return nil, err
	}
	return f, nil
}

// play takes the film of what a replayer plays.
func (f *Film) play(ctx context.Context, p *game.Replayer, read Reader) error {
	m := p.Match()
	f.now = f.first
	f.results = append(f.results, f.first.Result())
	f.seats = []sitting{{0, f.recording.Seats}}
	c := chronicle{film: f, read: read}
	c.begin()
	for _, e := range f.recording.Entries {
		if err := ctx.Err(); err != nil {
			return err
		}
		if _, err := p.Next(); err != nil {
			if !errors.As(err, &f.fault) {
				return err
			}
			break
		}
		switch e.Kind {
		case game.Answer:
			f.shots.take(len(m.Steps()), m.Battle())
			f.lines = append(f.lines, e.Line)
			f.results = append(f.results, shared(f.results[len(f.results)-1], m.Battle().Result()))
			c.add(m.Steps()[len(m.Steps())-1], m.Battle())
		case game.HandOver:
			f.handOver(len(m.Steps()), e)
		}
	}
	f.steps = m.Steps()
	return nil
}

// Fault says at which line the recording does not hold, nil if it holds. The film ends
// before that line.
func (f *Film) Fault() *game.RecordingError { return f.fault }

// Recording is what the film was made of. It must only be read.
func (f *Film) Recording() *game.Recording { return f.recording }

// Len is the number of answers.
func (f *Film) Len() int { return len(f.steps) }

// Steps are all answers with what came of them. They must only be read.
func (f *Film) Steps() []game.Step { return f.steps }

// Step is the answer with this number, from 0: the one that leads from place n to
// place n+1.
func (f *Film) Step(n int) game.Step { return f.steps[n] }

// Line is the line in the recording's text of the answer with this number, from 1; 0 if
// the recording never was text.
func (f *Film) Line(n int) int { return f.lines[n] }

// Result is the battle's result at a place.
func (f *Film) Result(n int) rules.Result { return f.results[n] }

// Seats tells who sat at the table at a place, by kinds and levels as recorded. It must
// only be read.
func (f *Film) Seats(n int) []game.Seat {
	i := len(f.seats) - 1
	for f.seats[i].at > n {
		i--
	}
	return f.seats[i].seats
}
