// Package muster puts engagements of the hex wargame together: who plays in which
// team, with which squads, for which mission on which board. An Engagement is what
// players agree on before a battle; its Config is what a session begins with.
//
// Start with Draw for an engagement left to chance, or fill an Engagement and
// Check it.
package muster

import (
	"errors"
	"fmt"
	"slices"

	"rulerfire/assets"
	"rulerfire/game"
	"rulerfire/rules/ai"
	"rulerfire/rules/hexwar"
)

// A Team is who plays together, and the squad that they share.
type Team struct {
	Squad hexwar.Squad
	Seats []game.Seat
}

// An Engagement is what a battle is made from. The same one can be fought again and
// again: only the seeds that Config takes make battles differ.
type Engagement struct {
	Settings hexwar.Settings
	Size     hexwar.Size
	Mission  *hexwar.Mission
	Board    *hexwar.Board
	Teams    [hexwar.Teams]Team
	// NoHints says that nobody asks a computer for good moves, as is agreed.
	NoHints bool
}

// Clone gives a copy whose seats can be changed on their own.
func (e Engagement) Clone() Engagement {
	for i := range e.Teams {
		e.Teams[i].Seats = slices.Clone(e.Teams[i].Seats)
	}
	return e
}

// Players is how many play in each team.
func (e Engagement) Players() (n [hexwar.Teams]int) {
	for i, t := range e.Teams {
		n[i] = len(t.Seats)
	}
	return n
}

// Seats are the seats of both teams in the order in which a battle has them.
func (e Engagement) Seats() []game.Seat {
	var seats []game.Seat
	for _, t := range e.Teams {
		seats = append(seats, t.Seats...)
	}
	return seats
}

// teamOf is the team of a seat of Seats.
func (e Engagement) teamOf(seat int) int {
	if seat < len(e.Teams[0].Seats) {
		return 0
	}
	return 1
}

// A TeamError is what is wrong with one team.
type TeamError struct {
	Team int // from 0
	Err  error
}

// Error tells the team, from 1, and what is wrong.
func (e *TeamError) Error() string { return fmt.Sprintf("team %d: %v", e.Team+1, e.Err) }

// Unwrap is what is wrong, without the team.
func (e *TeamError) Unwrap() error { return e.Err }

// ErrNoMission is the error of an engagement without a mission or a board.
var ErrNoMission = errors.New("there is no mission to play")

// Against says why a squad cannot be fielded by a team of this engagement, or nil.
// The error is the hexwar.Fault that weighs most.
func (e Engagement) Against(team int, s hexwar.Squad) error {
	return Against(s, e.Size, len(e.Teams[team].Seats), e.Mission)
}

// Against says why a squad cannot be fielded in a mission of that size by a team
// of so many players, or nil. Without a mission any ground will do. The error is
// the hexwar.Fault that weighs most.
func Against(s hexwar.Squad, size hexwar.Size, players int, m *hexwar.Mission) error {
	h, err := assets.Hex()
	if err != nil {
		return err
	}
	if faults := s.Check(h.Catalogue, size, players); len(faults) > 0 {
		return faults[0]
	}
	if m != nil && !m.Wet {
		for i, d := range s.Units {
			if core, ok := h.Catalogue.Core(d.Core); ok && core.Body == hexwar.Sub {
				return hexwar.Fault{
					Where: d.Name, What: "an attack sub", Limit: m.Name + " has no water", Remedy: "choose a mission that has",
					At: hexwar.Place{Unit: i, About: hexwar.OfCore},
				}
			}
		}
	}
	return nil
}

// Suits says why a board cannot be played on in a mission, or nil. The error is the
// hexwar.Fault that weighs most.
func Suits(m *hexwar.Mission, b *hexwar.Board) error {
	faults := b.Check()
	if len(faults) == 0 {
		faults = m.CheckBoard(b)
	}
	if len(faults) > 0 {
		return faults[0]
	}
	return nil
}

// Setup is what the battle begins from. The error says what keeps it from starting;
// what is wrong with a team is a *TeamError.
func (e Engagement) Setup() (*hexwar.Setup, error) {
	h, err := assets.Hex()
	if err != nil {
		return nil, err
	}
	if e.Mission == nil || e.Board == nil {
		return nil, ErrNoMission
	}
	if i, shared := game.SharedLivery(e.Seats()); shared {
		return nil, &TeamError{e.teamOf(i), game.ErrLivery}
	}
	for team, t := range e.Teams {
		if err := e.Against(team, t.Squad); err != nil {
			return nil, &TeamError{team, err}
		}
	}
	// The boards that a mission names are those that it comes with: any other that suits
	// it will do.
	m, own := e.Mission.On(e.Board), !slices.Contains(h.BoardsOf(e.Mission), e.Board)
	if own {
		m.Boards = nil
	}
	setup, err := hexwar.NewSetup(e.Settings, e.Size, e.Players(), m, e.Board, h.Catalogue, [hexwar.Teams]hexwar.Squad{e.Teams[0].Squad, e.Teams[1].Squad})
	if err == nil && own {
		err = Suits(&m, e.Board)
	}
	if err != nil {
		return nil, err
	}
	return setup, nil
}

// Check says what keeps the battle from starting, or nil. What is wrong with a team
// is a *TeamError. It takes some milliseconds.
func (e Engagement) Check() error {
	_, err := e.Setup()
	return err
}

// Players gives the computer player of a level.
type Players func(level string) (ai.Player, error)

// Config is what a session begins with. dice and noise are the seeds of the dice
// and of the computers; neither may be derived from the other. The error is that
// of Check.
func (e Engagement) Config(dice, noise uint64, players Players) (game.Config, error) {
	setup, err := e.Setup()
	if err != nil {
		return game.Config{}, err
	}
	text, err := setup.MarshalText()
	if err != nil {
		return game.Config{}, err
	}
	return game.Config{
		System: hexwar.HexWargame(), Setup: text, Seats: e.Seats(),
		Dice: dice, Noise: noise, NoHints: e.NoHints, Players: players, Patience: game.Patience,
	}, nil
}
