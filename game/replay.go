package game

import (
	"fmt"

	"rulerfire/rules"
)

// Replay plays a recording again with one of the systems. It checks that every
// answer is asked for and legal and that every digest is right. The error is a
// *RecordingError with the line where the recording does not hold.
func Replay(r *Recording, systems []rules.System) (*Match, error) {
	system, err := pickSystem(r, systems)
	if err != nil {
		return nil, &RecordingError{0, err}
	}
	m, err := newMatch(system, r.Setup)
	if err != nil {
		return nil, &RecordingError{0, err}
	}
	if n := m.Seats(); n != len(r.Seats) {
		return nil, &RecordingError{0, fmt.Errorf("the set-up is for %d seats, not %d", n, len(r.Seats))}
	}
	for _, e := range r.Entries {
		if err := m.replay(e); err != nil {
			return nil, &RecordingError{e.Line, err}
		}
	}
	return m, nil
}

func pickSystem(r *Recording, systems []rules.System) (rules.System, error) {
	for _, s := range systems {
		if s.Name != r.System {
			continue
		}
		if s.Version != r.Version {
			return s, fmt.Errorf("the recording is of version %d of the rules %q; here they are version %d", r.Version, r.System, s.Version)
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
		got, err := battleDigest(m.battle)
		if err != nil {
			return err
		}
		if got != e.Digest {
			return fmt.Errorf("the battle has taken another course: its digest is %016x, not %016x", got, e.Digest)
		}
	}
	return nil
}
