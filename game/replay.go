package game

import (
	"fmt"

	"rulerfire/rules"
)

// Replay plays a recording again with one of the systems. It checks that every
// answer is asked for and legal and that every digest is right. The error is a
// *RecordingError with the line where the recording does not hold.
func Replay(r *Recording, systems []rules.System) (*Match, error) {
	p, err := NewReplayer(r, systems)
	if err != nil {
		return nil, err
	}
	for {
		if more, err := p.Next(); err != nil {
			return nil, err
		} else if !more {
			return p.Match(), nil
		}
	}
}

// A Replayer plays a recording again line by line, for whoever wants to look on.
type Replayer struct {
	match *Match
	left  []Entry
}

// NewReplayer begins to play a recording again with one of the systems. The error is a
// *RecordingError; it wraps a *VersionError if the rules are here in another version.
func NewReplayer(r *Recording, systems []rules.System) (*Replayer, error) {
	m, err := beginMatch(r, systems)
	if err != nil {
		return nil, &RecordingError{0, err}
	}
	return &Replayer{m, r.Entries}, nil
}

// beginMatch begins the battle of a recording.
func beginMatch(r *Recording, systems []rules.System) (*Match, error) {
	system, err := pickSystem(r, systems)
	if err != nil {
		return nil, err
	}
	m, err := newMatch(system, r.Setup)
	if err != nil {
		return nil, err
	}
	if n := m.Seats(); n != len(r.Seats) {
		return nil, fmt.Errorf("the set-up is for %d seats, not %d", n, len(r.Seats))
	}
	return m, nil
}

// Next takes the next line, and tells if there was one. The error is a *RecordingError
// that says why the line does not hold; then the match stays as it was before it.
func (p *Replayer) Next() (more bool, err error) {
	if len(p.left) == 0 {
		return false, nil
	}
	e := p.left[0]
	if err := p.match.replay(e); err != nil {
		return false, &RecordingError{e.Line, err}
	}
	p.left = p.left[1:]
	return true, nil
}

// Match is the battle as far as it has been played.
func (p *Replayer) Match() *Match { return p.match }

// A VersionError says that a recording was played with another version of the rules
// than the game has, by which the same answers may give another battle.
type VersionError struct {
	System     string
	Then, Here int // the recording's version and the game's
}

// Error tells both versions.
func (e *VersionError) Error() string {
	return fmt.Sprintf("it was played with version %d of the rules %q; here they are version %d", e.Then, e.System, e.Here)
}

func pickSystem(r *Recording, systems []rules.System) (rules.System, error) {
	for _, s := range systems {
		if s.Name != r.System {
			continue
		}
		if s.Version != r.Version {
			return s, &VersionError{s.Name, r.Version, s.Version}
		}
		return s, nil
	}
	return rules.System{}, fmt.Errorf("the rules %q are not known here", r.System)
}

// replay takes one line of a recording.
func (m *Match) replay(e Entry) error {
	switch e.Kind {
	case Answer:
		d, open := m.Pending()
		if !open {
			return fmt.Errorf("the battle is over, but the answer %q follows", e.Text)
		}
		if d.Side != e.Side {
			return fmt.Errorf("the decision %q is for %s, but the answer %q comes from %s",
				d.Name, seatName(nil, d.Side), e.Text, seatName(nil, e.Side))
		}
		var c rules.Choice
		err := guard(func() (err error) {
			c, err = m.battle.Parse(e.Text)
			return err
		})
		if err == nil {
			err = m.apply(c)
		}
		if err != nil {
			return fmt.Errorf("%q: %w", e.Text, err)
		}
	case Check:
		got, err := Digest(m.battle)
		if err != nil {
			return err
		}
		if got != e.Digest {
			return fmt.Errorf("the battle has taken another course: its digest is %016x, not %016x", got, e.Digest)
		}
	}
	return nil
}
