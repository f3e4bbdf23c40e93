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
	// NoHints says that nobody asks a computer for good moves, as is agreed.
	NoHints bool
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

// Against says why a company cannot be fielded in a battle of this line-up once it
// is armed, or nil. The error is the rapid.Fault that weighs most.
func (l Lineup) Against(c rapid.Company) error {
	rockets := l.Settings.Rockets
	if faults := Arm(c, rockets).Check(l.Size, len(l.Seats), rockets); len(faults) > 0 {
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

// Setup is what the battle begins from. The error says what keeps it from starting,
// as Check does.
func (l Lineup) Setup() (*rapid.Setup, error) {
	if err := l.Check(); err != nil {
		return nil, err
	}
	companies := make([]rapid.Company, len(l.Seats))
	for i := range companies {
		companies[i] = l.Company(i)
	}
	return rapid.NewSetup(l.Settings, l.Size, l.Table, companies)
}

// Config is what a session begins with. dice and noise are the seeds of the dice
// and of the computers; neither may be derived from the other. The error is that
// of Setup.
func (l Lineup) Config(dice, noise uint64) (game.Config, error) {
	setup, err := l.Setup()
	if err != nil {
		return game.Config{}, err
	}
	text, err := setup.MarshalText()
	if err != nil {
		return game.Config{}, err
	}
	return game.Config{
		System: rapid.RapidAttack(), Setup: text, Seats: l.seats(),
		Dice: dice, Noise: noise, NoHints: l.NoHints, Players: Player, Patience: game.Patience,
	}, nil
}

// Player is the computer player of a level.
func Player(level string) (ai.Player, error) { return game.Levels(rapidai.Players()).Player(level) }
