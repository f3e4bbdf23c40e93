// Package pig is the smallest rule system that has everything the contract of
// package rules has: seats that decide, dice that are rolled for a seat and for
// nobody, answers that are all listed and answers that are only sampled, and
// refusals. What is generic over the rule systems is tested with it, and it
// shows how little a system must do.
//
// It is the old dice game. In a turn a seat throws a die as often as it dares
// and collects the eyes in a pot; a one loses the pot and ends the turn. Instead
// of throwing, it may bank any part of the pot, which scores, and ends its turn.
// A set-up reads
//
//	seats 2
//	rounds 3
package pig

import (
	"fmt"
	"strconv"
	"strings"

	"rulerfire/rules"
)

// MaxThrows is the most throws of one turn; after them the seat must bank.
const MaxThrows = 4

// System is the game of pig.
func System() rules.System {
	return rules.System{Name: "pig", Version: 1, New: newBattle}
}

// Throw is the choice to throw the die.
type Throw struct{}

func (Throw) String() string { return "throw" }

// Bank is the choice to score so many of the pot's eyes, 0 to all of them, and
// to end the turn.
type Bank int

func (b Bank) String() string { return fmt.Sprintf("bank %d", int(b)) }

// An Event tells what happened in words.
type Event string

func (e Event) String() string { return string(e) }

// phase is what the battle waits for.
type phase uint8

const (
	opening  phase = iota // the roll for the first turn, which is nobody's
	deciding              // throw or bank
	throwing              // the die is in the air
	over
)

// battle is the whole state.
type battle struct {
	phase  phase
	rounds int
	round  int // from 1
	first  int // the seat that begins every round
	turn   int // turns taken in this round
	throws int // in this turn
	pot    int
	scores []int
}

func newBattle(setup []byte) (rules.Battle, error) {
	var seats, rounds int
	for i, line := range strings.Split(strings.TrimSuffix(string(setup), "\n"), "\n") {
		name, value, _ := strings.Cut(line, " ")
		n, err := strconv.Atoi(value)
		if err != nil {
			return nil, fmt.Errorf("line %d: %q is not a number", i+1, value)
		}
		switch {
		case name == "seats" && n >= 2 && n <= 5:
			seats = n
		case name == "rounds" && n >= 1 && n <= 20:
			rounds = n
		default:
			return nil, fmt.Errorf("line %d: want \"seats 2\" (2 to 5) or \"rounds 3\" (1 to 20), not %q", i+1, line)
		}
	}
	if seats == 0 || rounds == 0 {
		return nil, fmt.Errorf("the set-up must name both seats and rounds")
	}
	return &battle{rounds: rounds, round: 1, scores: make([]int, seats)}, nil
}

func (b *battle) side() rules.Side { return rules.Side((b.first + b.turn) % len(b.scores)) }

func (b *battle) Pending() (rules.Decision, bool) {
	switch b.phase {
	case opening:
		return rules.Decision{Side: rules.Chance, Name: "open", Dice: []int{20}, Key: "opening", For: rules.Chance}, true
	case throwing:
		key := fmt.Sprintf("round %d seat %d throw %d", b.round, b.side()+1, b.throws)
		return rules.Decision{Side: rules.Chance, Name: "die", Dice: []int{6}, Key: key, For: b.side()}, true
	case deciding:
		d := rules.Decision{Side: b.side(), Name: "turn"}
		if b.throws < MaxThrows {
			d.Some = append(d.Some, Throw{})
		}
		d.Some = append(d.Some, Bank(b.pot))
		d.All = b.pot == 0
		return d, true
	}
	return rules.Decision{}, false
}

func (b *battle) Legal(c rules.Choice) error {
	switch c := c.(type) {
	case rules.Roll:
		d, _ := b.Pending()
		if d.Side != rules.Chance {
			return rules.Refuse("pig.no-roll", "no dice are to be rolled now")
		}
		if len(c) != 1 || c[0] < 1 || c[0] > d.Dice[0] {
			return rules.Refuse("pig.roll", "one die with %d sides is to be rolled", d.Dice[0])
		}
		return nil
	case Throw:
		switch {
		case b.phase != deciding:
			return rules.Refuse("pig.not-now", "it is nobody's turn to throw")
		case b.throws == MaxThrows:
			return rules.Refuse("pig.throws", "%d throws are the most in a turn", MaxThrows)
		}
		return nil
	case Bank:
		switch {
		case b.phase != deciding:
			return rules.Refuse("pig.not-now", "it is nobody's turn to bank")
		case c < 0 || int(c) > b.pot:
			return rules.Refuse("pig.pot", "the pot holds %d", b.pot)
		}
		return nil
	}
	return rules.Refuse("pig.choice", "that is not a choice of this game")
}

func (b *battle) Apply(c rules.Choice) ([]rules.Event, error) {
	if err := b.Legal(c); err != nil {
		return nil, err
	}
	switch c := c.(type) {
	case rules.Roll:
		if b.phase == opening {
			b.first = c[0] % len(b.scores)
			b.phase = deciding
			return []rules.Event{Event(fmt.Sprintf("seat %d begins", b.side()+1))}, nil
		}
		b.phase = deciding
		events := []rules.Event{Event(fmt.Sprintf("seat %d throws %d", b.side()+1, c[0]))}
		if c[0] == 1 {
			return append(events, b.endTurn(0)...), nil
		}
		b.pot += c[0]
		return events, nil
	case Bank:
		return b.endTurn(int(c)), nil
	}
	b.throws++
	b.phase = throwing
	return nil, nil
}

func (b *battle) endTurn(banked int) []rules.Event {
	events := []rules.Event{Event(fmt.Sprintf("seat %d banks %d", b.side()+1, banked))}
	b.scores[b.side()] += banked
	b.pot, b.throws = 0, 0
	b.turn++
	if b.turn < len(b.scores) {
		return events
	}
	if b.round == b.rounds {
		b.phase = over
		return append(events, Event("the game is over"))
	}
	b.turn = 0
	b.round++
	return append(events, Event(fmt.Sprintf("round %d begins", b.round)))
}

func (b *battle) Parse(line string) (rules.Choice, error) {
	f := strings.Fields(line)
	switch {
	case len(f) == 1 && f[0] == "throw":
		return Throw{}, nil
	case len(f) == 2 && f[0] == "bank":
		n, err := strconv.Atoi(f[1])
		if err != nil {
			return nil, fmt.Errorf("%q is not a number of eyes", f[1])
		}
		return Bank(n), nil
	case len(f) > 0 && f[0] == "roll":
		return rules.ParseRoll(line)
	}
	return nil, fmt.Errorf("%q is none of \"throw\", \"bank 7\" and \"roll 3\"", line)
}

func (b *battle) Clone() rules.Battle {
	c := *b
	c.scores = append([]int(nil), b.scores...)
	return &c
}

func (b *battle) MarshalText() ([]byte, error) {
	names := [...]string{opening: "opening", deciding: "deciding", throwing: "throwing", over: "over"}
	return fmt.Appendf(nil, "%s\nround %d of %d\nfirst %d turn %d throws %d pot %d\nscores %d\n",
		names[b.phase], b.round, b.rounds, b.first, b.turn, b.throws, b.pot, b.scores), nil
}

func (b *battle) Result() rules.Result {
	r := rules.Result{Over: b.phase == over, Round: b.round, Scores: append([]int(nil), b.scores...)}
	best := 0
	for _, s := range b.scores {
		best = max(best, s)
	}
	for side, s := range b.scores {
		if s == best {
			r.Winners = append(r.Winners, rules.Side(side))
		}
	}
	return r
}
