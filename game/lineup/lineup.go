// Package lineup puts battles of Rapid Attack together: who sits where with which
// company, on which table, by which rules. A Lineup is what players agree on
// before a battle; its Config is what a session begins with.
//
// Start with Draw for a line-up left to chance, or fill a Lineup and Check it.
package lineup

import (
	"fmt"
	"slices"

	"rulerfire/game"
	"rulerfire/rules/ai"
	"rulerfire/rules/ai/rapidai"
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
)

// The fewest and the most seats of a battle.
const (
	MinSeats = 2
	MaxSeats = rapid.MaxSeats
)

// A Seat is a place at the table: who sits there and what they bring.
type Seat struct {
	game.Seat
	// Company is as its owner keeps it; for the battle it is armed (see Arm).
	Company rapid.Company
}

// A Lineup is what a battle is made from. The same line-up can be played again
// and again: only the seeds that Config takes make battles differ.
type Lineup struct {
	Settings rapid.Settings
	Size     rapid.Size
	Table    field.Layout
	Seats    []Seat
}

// Clone gives a copy whose seats can be changed on their own.
func (l Lineup) Clone() Lineup {
	l.Seats = slices.Clone(l.Seats)
	return l
}

// seats are those who sit at the table.
func (l Lineup) seats() []game.Seat {
	seats := make([]game.Seat, len(l.Seats))
	for i, s := range l.Seats {
		seats[i] = s.Seat
	}
	return seats
}

// Company is the company of a seat as it takes the field: armed with as many
// rockets as are agreed.
func (l Lineup) Company(seat int) rapid.Company {
	return Arm(l.Seats[seat].Company, l.Settings.Rockets)
}

// Against says why a company cannot be fielded in a battle of this line-up, or nil.
func (l Lineup) Against(c rapid.Company) error {
	return Against(Arm(c, l.Settings.Rockets), l.Size, len(l.Seats), l.Settings.Rockets)
}

// Against says why a company cannot be fielded in a battle of that size and number
// of players with so many rockets each, or nil. The error is the rapid.Fault that
// weighs most.
func Against(c rapid.Company, size rapid.Size, players, rockets int) error {
	if faults := c.Check(size, players, rockets); len(faults) > 0 {
		return faults[0]
	}
	return nil
}

// A SeatError is what is wrong with one seat of a line-up.
type SeatError struct {
	Seat int // from 0
	Err  error
}

// Error tells the seat, from 1, and what is wrong.
func (e *SeatError) Error() string { return fmt.Sprintf("seat %d: %v", e.Seat+1, e.Err) }

// Unwrap is what is wrong, without the seat.
func (e *SeatError) Unwrap() error { return e.Err }

// Check says what keeps the battle from starting, or nil. What is wrong with a
// seat is a *SeatError.
func (l Lineup) Check() error {
	if err := l.Settings.Check(); err != nil {
		return err
	}
	if _, err := rapid.LimitsFor(l.Size, len(l.Seats)); err != nil {
		return err
	}
	if i, shared := game.SharedLivery(l.seats()); shared {
		return &SeatError{i, game.ErrLivery}
	}
	for i, s := range l.Seats {
		if err := l.Against(s.Company); err != nil {
			return &SeatError{i, err}
		}
	}
	return nil
}

// Ratings is the comparison of the companies as the line-up has them.
func (l Lineup) Ratings() []rapid.Rating {
	counts := make([]rapid.Count, len(l.Seats))
	for i, s := range l.Seats {
		counts[i] = s.Company.Count()
	}
	limits, _ := rapid.LimitsFor(l.Size, len(l.Seats))
	return rapid.Compare(counts, limits.Stations)
}

// Config is what a session begins with. dice and noise are the seeds of the dice
// and of the computers; neither may be derived from the other. The error says what
// keeps the battle from starting.
func (l Lineup) Config(dice, noise uint64) (game.Config, error) {
	if err := l.Check(); err != nil {
		return game.Config{}, err
	}
	companies := make([]rapid.Company, len(l.Seats))
	for i := range companies {
		companies[i] = l.Company(i)
	}
	setup, err := rapid.NewSetup(l.Settings, l.Size, l.Table, companies)
	if err != nil {
		return game.Config{}, err
	}
	text, err := setup.MarshalText()
	if err != nil {
		return game.Config{}, err
	}
	return game.Config{
		System: rapid.RapidAttack(), Setup: text, Seats: l.seats(),
		Dice: dice, Noise: noise, Players: Player, Patience: game.Patience,
	}, nil
}

// Player is the computer player of a level.
func Player(level string) (ai.Player, error) { return game.Levels(rapidai.Players()).Player(level) }
