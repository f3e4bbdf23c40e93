package game

import (
	"fmt"
	"slices"
	"strings"

	"rulerfire/rules"
)

// Resume goes on with a battle that was written down: it asks the same question of
// the same seat, and the dice and the computers go on as they would have. System,
// Players and Patience are config's; set-up, seats and seeds are the recording's.
//
// All that was played is played again and checked, as Replay does; what could be taken
// back still can. A branch goes on with the last dice that were taken, and keeps what it
// has in common with the original. A computer is
// the player that has its level now; if that is another version of it than
// recorded, the session's own recordings say so from here on. The error is a
// *RecordingError, or says which seat's computer is not there any more.
func Resume(r *Recording, config Config) (*Session, error) {
	match, err := Replay(r, []rules.System{config.System})
	if err != nil {
		return nil, err
	}
	config.Setup, config.Seats = r.Setup, slices.Clone(r.Seats)
	config.Dice, config.Noise, config.NoHints = r.Dice, r.Noise, r.NoHints
	s := newSession(match, config)
	s.origin = r.Origin
	answers := 0
	for _, e := range r.Entries {
		switch e.Kind {
		case Answer:
			answers++
			continue
		case Check:
			continue
		case HandOver:
			s.seats[e.Side].Kind, s.seats[e.Side].Level = e.Seat.Kind, e.Seat.Level
		case NewDice:
			s.roller = NewRoller(e.Dice)
		}
		e.Line = 0
		s.notes = append(s.notes, note{answers, e})
		match.drawLineAfter(answers, LineHandOver)
	}
	if r.Origin != (Origin{}) { // what the two have in common stays common
		match.drawLineAfter(min(r.Origin.Answers, answers), LineHandOver)
	}
	for i, was := range s.seats {
		s.seats[i].Level, _, _ = strings.Cut(was.Level, "/")
		if s.players[i], err = s.player(s.seats[i]); err != nil {
			return nil, fmt.Errorf("%s: %w", seatName(s.seats, rules.Side(i)), err)
		}
		if now := s.recorded()[i]; now.Level != was.Level {
			s.noteHandOver(rules.Side(i), now)
		}
	}
	return s, nil
}
