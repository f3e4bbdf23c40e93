package film

import (
	"slices"

	"rulerfire/game"
	"rulerfire/rules"
)

// A Kind says what begins at a chapter, or has just happened there.
type Kind uint8

// The kinds of chapter. From Destroyed on they are moments worth a look.
const (
	Round     Kind = iota // a round begins
	Turn                  // a frame or unit of Side begins its turn
	Destroyed             // the frame or unit Piece of Side is lost
	Taken                 // Side takes the station, marker or structure Piece
	Scored                // Side scores otherwise
	Conceded              // Side gives up
	Lead                  // Side leads now; Chance: several do
)

var kindNames = [...]string{"round", "turn", "destroyed", "taken", "scored", "conceded", "lead"}

// String is one word: "round", "turn", "destroyed", "taken", "scored",
// "conceded" or "lead".
func (k Kind) String() string { return kindNames[k] }

// A Mark is what a chapter is about.
type Mark struct {
	Kind Kind
	// Side is whose it is; Chance if it is nobody's. Where a team plays together it is
	// one of its seats.
	Side  rules.Side
	Piece int // the index of the frame, unit, station, marker or structure; −1 if there is none
}

// A Reader tells whether an event of its rule system marks a chapter. b is the battle
// right after the answer that the event came of.
type Reader func(b rules.Battle, e rules.Event) (Mark, bool)

// A Chapter is a place worth going to.
type Chapter struct {
	Mark
	At    int // the place right after the answer by which it has happened
	Event int // which of the events of Step(At-1) told it; −1 if none did
}

// Chapters are all chapters in the order in which they happened. They must only be read.
func (f *Film) Chapters() []Chapter { return f.chapters }

// Next is the nearest place after another with a chapter of one of these kinds, of any
// if none is named.
func (f *Film) Next(place int, kinds ...Kind) (next int, ok bool) {
	for _, c := range f.chapters {
		if c.At > place && among(c.Kind, kinds) {
			return c.At, true
		}
	}
	return place, false
}

// Previous is the nearest place before another with a chapter of one of these kinds, of
// any if none is named.
func (f *Film) Previous(place int, kinds ...Kind) (previous int, ok bool) {
	for _, c := range slices.Backward(f.chapters) {
		if c.At < place && among(c.Kind, kinds) {
			return c.At, true
		}
	}
	return place, false
}

func among(k Kind, kinds []Kind) bool { return len(kinds) == 0 || slices.Contains(kinds, k) }

// A chronicle finds the chapters while a film is made.
type chronicle struct {
	film *Film
	read Reader
}

// begin marks the round that a battle without a set-up begins with.
func (c chronicle) begin() {
	if c.film.results[0].Round > 0 {
		c.mark(Mark{Round, rules.Chance, -1}, 0, -1)
	}
}

// add marks what has happened with an answer.
func (c chronicle) add(step game.Step, b rules.Battle) {
	at := len(c.film.results) - 1
	if c.read != nil {
		for i, e := range step.Events {
			if m, ok := c.read(b, e); ok {
				c.mark(m, at, i)
			}
		}
	}
	before, now := c.film.results[at-1], c.film.results[at]
	if before.Round > 0 && !slices.Equal(before.Winners, now.Winners) {
		m := Mark{Lead, rules.Chance, -1}
		if len(now.Winners) == 1 {
			m.Side = now.Winners[0]
		}
		c.mark(m, at, -1)
	}
	if now.Round > before.Round {
		c.mark(Mark{Round, rules.Chance, -1}, at, -1)
	}
}

func (c chronicle) mark(m Mark, at, event int) {
	c.film.chapters = append(c.film.chapters, Chapter{m, at, event})
}

// shared is now with the lists of before where they are equal, so that a long battle
// does not keep the same lists over and over.
func shared(before, now rules.Result) rules.Result {
	if slices.Equal(before.Scores, now.Scores) {
		now.Scores = before.Scores
	}
	if slices.Equal(before.Winners, now.Winners) {
		now.Winners = before.Winners
	}
	return now
}

// handOver notes who sits where from a place on.
func (f *Film) handOver(at int, e game.Entry) {
	seats := slices.Clone(f.seats[len(f.seats)-1].seats)
	seats[e.Side].Kind, seats[e.Side].Level = e.Seat.Kind, e.Seat.Level
	f.seats = append(f.seats, sitting{at, seats})
}
