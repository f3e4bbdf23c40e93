// Package rules is the contract that every rule system of the game keeps.
//
// A battle is a value that asks, is told, and reports. Pending says who must
// decide what; Legal says whether an answer would do, and if not, why; Apply
// takes the answer and reports what happened. Rolling dice is a decision as
// well: its side is Chance, and its answer is a Roll. So a battle never makes a
// random number, and the list of its choices is the whole battle.
//
// Nothing in the contract speaks of frames or hexes: rule systems share these few
// methods and nothing else. Nothing below this package uses floats for a rule,
// reads a clock or a file, or starts a goroutine.
package rules

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// A Side is a seat at the table, counted from 0, or Chance. In texts seats are
// counted from 1.
type Side int8

// Chance is the side that rolls the dice.
const Chance Side = -1

// A Choice is an answer to a decision. Its String is one line, and the battle's
// Parse reads it back: saves, recordings, tests and the log use the same words.
type Choice interface{ String() string }

// An Event is one thing that happened at the table, told in one line.
type Event interface{ String() string }

// A Decision says what must be decided, and by whom.
type Decision struct {
	Side Side
	// Name is what is asked, in the system's own words: "pick", "defend", …
	Name string
	// Some holds legal answers, at least one unless the side is Chance. With All
	// they are every legal answer; without, a sample (a place in free space
	// cannot be listed). Where a system lets the side give up, by the answer
	// "concede", that is never listed.
	Some []Choice
	All  bool
	// Dice holds the faces of the dice to roll, for Chance alone, and Key names
	// the roll ("round 2 frame 1.3 pool"): no two rolls of a battle share a key,
	// and a roll depends on the battle's seed and its key alone.
	Dice []int
	Key  string
	// For is the side on whose behalf Chance rolls, so that a seat may roll its own
	// dice at the table; Chance itself if the roll is nobody's. It says nothing
	// about the decisions of other sides.
	For Side
}

// A Battle is one battle of one rule system.
//
// Methods that read never change it, and an independent Clone may be read and
// changed without disturbing the original. A battle is not safe for use by
// several goroutines at once; a clone for each is.
type Battle interface {
	// Pending is the decision that the battle waits for, and false once it is over.
	Pending() (Decision, bool)
	// Legal is nil if c would be taken, and otherwise an error that wraps
	// ErrIllegal and says the reason in words a player understands. It changes
	// nothing and is cheap enough to be asked at every move of the mouse.
	Legal(c Choice) error
	// Apply takes c and reports what happened, or returns Legal's error and
	// changes nothing.
	Apply(c Choice) ([]Event, error)
	// Parse reads a choice from its one-line text form. It says nothing about
	// whether the choice is legal.
	Parse(line string) (Choice, error)
	// Clone gives an independent copy.
	Clone() Battle
	// MarshalText gives the whole state as readable text of several lines; equal
	// states give equal texts.
	MarshalText() ([]byte, error)
	// Result sums the battle up. Its scores are the present ones; Over tells
	// whether they are final.
	Result() Result
}

// A Committer is a battle that knows of answers which a seat may not take back once
// they are given, although the same seat decides next: those that confirm an attack,
// and those that bring to light what the seat could not see. A battle that is none
// has no such answers. That nothing is taken back once dice are rolled or another
// seat is asked needs no telling: it holds for every system.
type Committer interface {
	// Commits tells whether c, which is legal now, is such an answer. It changes
	// nothing and is as cheap as Legal.
	Commits(c Choice) bool
}

// A Result is a short summary of a battle.
type Result struct {
	Over   bool
	Round  int   // being played, from 1; 0 while a system sets up; at the end the last one played
	Scores []int // by side
	// Winners are the sides with the highest score, in order; more than one is a
	// tie, or a team. Where a system's rules decide between equal scores, those that
	// lose by them are left out. A side that has given up scores nothing and is not
	// among them.
	Winners []Side
}

// A System is a rule system as the game knows it.
type System struct {
	Name    string // "rapid"; stands in recordings
	Version int    // raised whenever the same choices would give another battle
	// New begins a battle from the text of its set-up. The error names the line
	// and the reason.
	New func(setup []byte) (Battle, error)
}

// ErrIllegal is wrapped by every refusal of a choice.
var ErrIllegal = errors.New("not allowed")

// A Refusal says why a choice is not legal. Code is stable and names the reason
// ("move.too-far"), so that a screen can translate it; Text is the English
// sentence, without a full stop.
type Refusal struct{ Code, Text string }

// Error is the reason in words.
func (r *Refusal) Error() string { return r.Text }

// Unwrap is ErrIllegal: every refusal wraps it.
func (r *Refusal) Unwrap() error { return ErrIllegal }

// Refuse makes a Refusal; format and args make its Text.
func Refuse(code, format string, args ...any) error {
	return &Refusal{Code: code, Text: fmt.Sprintf(format, args...)}
}

// A Roll is Chance's answer: a value for each die asked for, in order.
type Roll []int

// String is "roll 4 2 6".
func (r Roll) String() string {
	var b strings.Builder
	b.WriteString("roll")
	for _, v := range r {
		b.WriteByte(' ')
		b.WriteString(strconv.Itoa(v))
	}
	return b.String()
}

// ParseRoll reads the text form of a roll. It does not know the dice, so it does
// not check that the values are on them; the battle does.
func ParseRoll(line string) (Roll, error) {
	f := strings.Fields(line)
	if len(f) < 2 || f[0] != "roll" {
		return nil, fmt.Errorf("a roll is written \"roll 4 2 6\", not %q", line)
	}
	r := make(Roll, 0, len(f)-1)
	for _, w := range f[1:] {
		v, err := strconv.Atoi(w)
		if err != nil || v < 1 || v > 100 {
			return nil, fmt.Errorf("%q is not a number on a die", w)
		}
		r = append(r, v)
	}
	return r, nil
}
