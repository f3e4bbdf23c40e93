// Package dice is the coloured dice of the table: what they are called, how the
// five damage charts read them, and their exact odds.
//
// Reading dice is a rule and uses integers alone. Odds are for the computer
// player and for the numbers a player is shown; no rule depends on them, and
// they are the only floats here.
package dice

import "fmt"

// A Colour says what a die may be used for.
type Colour uint8

// The colours of dice. White serves for everything.
const (
	White  Colour = iota
	Red           // attacking
	Green         // moving
	Blue          // defending
	Yellow        // spotting
	NumColours
)

var colours = [NumColours]struct{ letter, name string }{
	White:  {"W", "white"},
	Red:    {"R", "red"},
	Green:  {"G", "green"},
	Blue:   {"B", "blue"},
	Yellow: {"Y", "yellow"},
}

// Letter is the letter that stands beside a die of this colour: W, R, G, B or Y.
func (c Colour) Letter() string { return colours[c].letter }

// String is the colour's name: "white", "red", …
func (c Colour) String() string { return colours[c].name }

// A Die is one die as it lies in the box, not yet rolled.
type Die struct {
	Colour Colour
	Faces  uint8 // 6 or 8
}

// String is the die's notation: its letter, and an 8 after it if it has eight
// faces ("W", "R8").
func (d Die) String() string {
	if d.Faces == 8 {
		return d.Colour.Letter() + "8"
	}
	return d.Colour.Letter()
}

// Parse reads the notation of a die, as String writes it.
func Parse(s string) (Die, error) {
	for c := range NumColours {
		switch s {
		case c.Letter():
			return Die{c, 6}, nil
		case c.Letter() + "8":
			return Die{c, 8}, nil
		}
	}
	return Die{}, fmt.Errorf("%q is not a die: a die is W, R, G, B or Y, and R8 has eight faces", s)
}
