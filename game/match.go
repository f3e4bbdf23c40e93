// Package game plays battles: it seats persons and computers, rolls the dice,
// lets computers think without holding anybody up, takes answers back, writes battles
// down and plays them again, to the end or down another branch. It draws nothing and
// knows no rule.
//
// Start with Session. It is the single door through which persons, computers
// and dice act on a battle.
package game

import (
	"fmt"
	"path/filepath"
	"runtime"
	"strings"

	"rulerfire/rules"
)

// A Step is one answer and what came of it.
type Step struct {
	// Decision is what was asked, without the listed answers.
	Decision rules.Decision
	Choice   rules.Choice
	Events   []rules.Event
}

// A Match is a battle together with all the answers that led to it.
//
// The battle is never changed in place: every answer makes a new one, so what
// Battle has returned stays as it was, and an answer that is refused or fails
// leaves no trace.
type Match struct {
	system rules.System
	setup  []byte
	position
	steps  []Step
	checks []uint64 // the digests after every checkEvery steps
	texts  []string // the answers of the first steps as text, see text

	// What Undo goes back to: the position before each step from the place behind
	// the line on, and what drew the line there.
	past []position
	line Line
}

// A position is a battle and what it waits for.
type position struct {
	battle   rules.Battle
	decision rules.Decision
	open     bool // decision is to be answered
}

// checkEvery is the number of answers between two digests in a recording.
const checkEvery = 20

// newMatch begins a battle. The error is that of the set-up.
func newMatch(system rules.System, setup []byte) (*Match, error) {
	m := &Match{system: system, setup: setup}
	err := guard(func() (err error) {
		if m.battle, err = system.New(setup); err == nil {
			m.decision, m.open = m.battle.Pending()
		}
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("set-up: %w", err)
	}
	return m, nil
}

// Battle is the battle as it stands. It must only be read; whoever wants to try
// something does so on a Clone.
func (m *Match) Battle() rules.Battle { return m.battle }

// Pending is the decision that the battle waits for, and false once it is over.
func (m *Match) Pending() (rules.Decision, bool) { return m.decision, m.open }

// Steps are the answers so far, oldest first. They must only be read. The list
// grows, so whoever has shown the first n of them goes on with Steps()[n:]; only a
// Session's Undo makes it shorter. A list that was handed out is never rewritten.
func (m *Match) Steps() []Step { return m.steps }

// text is the answer of a step as text. It is made once: a battle that is kept is
// written down after every answer.
func (m *Match) text(step int) string {
	for n := len(m.texts); n <= step; n++ {
		m.texts = append(m.texts, m.steps[n].Choice.String())
	}
	return m.texts[step]
}

// Seats is the number of seats at the table.
func (m *Match) Seats() int { return len(m.battle.Result().Scores) }

// apply is the only place in the game where an answer meets a battle.
func (m *Match) apply(c rules.Choice) error {
	var (
		next   position
		events []rules.Event
		line   Line
		check  uint64
	)
	due := (len(m.steps)+1)%checkEvery == 0
	err := guard(func() (err error) {
		if next, events, line, err = m.position.try(c); err == nil && due {
			check, err = Digest(next.battle)
		}
		return err
	})
	if err != nil {
		return err
	}
	asked := m.decision
	asked.Some = nil
	m.steps = append(m.steps, Step{asked, c, events})
	if due {
		m.checks = append(m.checks, check)
	}
	m.past = append(m.past, m.position)
	m.position = next
	if line != NoLine {
		m.drawLine(line)
	}
	return nil
}

// try gives what an answer leads to, and the line that it draws. The position does not
// change.
func (p position) try(c rules.Choice) (next position, events []rules.Event, line Line, err error) {
	if err := p.battle.Legal(c); err != nil {
		return position{}, nil, NoLine, err
	}
	confirms := p.confirms(c)
	next.battle = p.battle.Clone()
	if events, err = next.battle.Apply(c); err != nil {
		return position{}, nil, NoLine, err
	}
	next.decision, next.open = next.battle.Pending()
	return next, events, lineBehind(p.decision.Side, confirms, next), nil
}

// Digest is the digest of a battle as recordings have it: FNV-1a of its text. The error
// is that of the text, which is a fault in the rules.
func Digest(b rules.Battle) (uint64, error) {
	text, err := b.MarshalText()
	return digest(text), err
}

// A PanicError is a panic in a rule system or a computer player, caught so that
// it does not end the game.
type PanicError struct {
	Value any
	Where string // the function, file and line that panicked
}

// Error tells what the panic said and where it happened.
func (e *PanicError) Error() string {
	return fmt.Sprintf("a fault in the program: %v, in %s", e.Value, e.Where)
}

// guard calls f and turns a panic into a PanicError.
func guard(f func() error) (err error) {
	defer func() {
		switch v := recover().(type) {
		case nil:
		case *PanicError: // of another goroutine, which told of it
			err = v
		default:
			err = &PanicError{v, panicked()}
		}
	}()
	return f()
}

// panicked says where the panic that is being recovered from happened: in the
// first function outside the runtime that the stack has below the panic.
func panicked() string {
	pcs := make([]uintptr, 32)
	frames := runtime.CallersFrames(pcs[:runtime.Callers(1, pcs)])
	below := false
	for {
		f, more := frames.Next()
		inside := strings.HasPrefix(f.Function, "runtime.")
		if below && !inside {
			return fmt.Sprintf("%s, %s:%d", f.Function, filepath.Base(f.File), f.Line)
		}
		below = below || inside
		if !more {
			return "an unknown place"
		}
	}
}
