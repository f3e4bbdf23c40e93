package game

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"rulerfire/rules"
)

// A Kind says who plays a seat.
type Kind uint8

// Who can play a seat.
const (
	Person   Kind = iota // somebody at the screen
	Computer             // a computer player of the seat's level
)

// String is "person" or "computer".
func (k Kind) String() string {
	if k == Computer {
		return "computer"
	}
	return "person"
}

// A Seat is a place at the table and who plays it.
type Seat struct {
	Name  string // at most MaxName bytes
	Kind  Kind
	Level string // of a computer: "easy", "normal"; in recordings with its version, "normal/1"
	// OwnDice says that the person at this seat rolls dice on a real table and
	// types in what they show. A computer's dice are always rolled by the game.
	OwnDice bool
	// Colour and Pattern are the seat's livery, by their places in the lists of
	// the screen that draws them, 0 to 255.
	Colour, Pattern uint8
}

// ErrLivery is the error of a seat whose colour or pattern another has.
var ErrLivery = errors.New("another seat has this colour or pattern")

// SharedLivery finds the first seat that has the colour or the pattern of one before
// it; shared is false if no seat has.
func SharedLivery(seats []Seat) (seat int, shared bool) {
	for i, s := range seats {
		if slices.ContainsFunc(seats[:i], func(o Seat) bool { return o.Colour == s.Colour || o.Pattern == s.Pattern }) {
			return i, true
		}
	}
	return 0, false
}

// check says what is wrong with a seat that is to be played or written down.
func (s Seat) check() error {
	if len(s.Name) > MaxName {
		return fmt.Errorf("the name %.20q… is longer than %d bytes", s.Name, MaxName)
	}
	if s.Kind == Computer && (s.Level == "" || len(s.Level) > MaxName || strings.ContainsAny(s.Level, " \t\r\n")) {
		return fmt.Errorf("%q is not the name of a level", s.Level)
	}
	return nil
}

// seatName is how messages name who answers: a seat by its name or, without one,
// by its number, from 1; Chance by its dice.
func seatName(seats []Seat, side rules.Side) string {
	switch {
	case side == rules.Chance:
		return "the dice"
	case side >= 0 && int(side) < len(seats) && seats[side].Name != "":
		return seats[side].Name
	}
	return fmt.Sprintf("seat %d", side+1)
}
