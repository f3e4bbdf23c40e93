package library

import (
	"encoding"
	"fmt"

	"rulerfire/assets"
	"rulerfire/rules/field"
	"rulerfire/rules/hexwar"
	"rulerfire/rules/rapid"
)

// A Kind says what an entry of a library is.
type Kind uint8

// What a library keeps.
const (
	Unknown Kind = iota // a file that cannot be read well enough to tell
	Company             // a company of Rapid Attack
	Frame               // a single frame of Rapid Attack
	Table               // a table made of bricks
	Unit                // a single unit of the hex wargame
	Squad               // a squad of the hex wargame, with all its units
	Board               // a board of hexes
	numKinds
)

// A form is what there is to know of the text form of a kind.
type form struct {
	word   string // the first word of the text, and the kind's name in files
	letter byte   // the kind in share codes
	read   func(text []byte) (thing, error)
}

var forms = [numKinds]form{
	Company: {"company", 'C', reader(rapid.ParseCompany, func(c *rapid.Company) (name, emblem *string) { return &c.Name, &c.Emblem })},
	Frame:   {"frame", 'F', reader(rapid.ParseDesign, func(d *rapid.Design) (name, emblem *string) { return &d.Name, nil })},
	Table:   {"table", 'T', reader(field.ParseLayout, func(l *field.Layout) (name, emblem *string) { return &l.Name, nil })},
	Unit:    {"unit", 'U', reader(hexwar.ParseUnit, func(d *hexwar.UnitDesign) (name, emblem *string) { return &d.Name, nil })},
	Squad:   {"squad", 'S', reader(parseSquad, func(s *hexwar.Squad) (name, emblem *string) { return &s.Name, &s.Emblem })},
	Board:   {"board", 'B', reader(hexwar.ParseDraftBoard, func(b **hexwar.Board) (name, emblem *string) { return &(*b).Name, nil })},
}

// String is the kind's name: "company", "frame", "table", "unit", "squad", "board".
func (k Kind) String() string {
	if k == Unknown || k >= numKinds {
		return "unknown"
	}
	return forms[k].word
}

// kindNamed is the kind whose text begins with that word, or Unknown.
func kindNamed(word string) Kind {
	for k := Company; k < numKinds; k++ {
		if forms[k].word == word {
			return k
		}
	}
	return Unknown
}

// parseSquad reads a squad that may name units of the game's own stock. Written
// again it has them in its own text, so that it stands alone.
func parseSquad(text []byte) (hexwar.Squad, error) {
	hex, err := assets.Hex()
	if err != nil {
		return hexwar.Squad{}, err
	}
	return hexwar.ParseSquad(text, hex.Units)
}

// A thing is content that has been read.
type thing struct {
	name, emblem string
	// write gives the text form under another name. The thing must not be used
	// again.
	write func(name string) ([]byte, error)
}

func reader[T encoding.TextMarshaler](parse func([]byte) (T, error), fields func(*T) (name, emblem *string)) func([]byte) (thing, error) {
	return func(text []byte) (thing, error) {
		v, err := parse(text)
		if err != nil {
			return thing{}, err
		}
		name, emblem := fields(&v)
		t := thing{name: *name, write: func(to string) ([]byte, error) {
			*name = to
			return v.MarshalText()
		}}
		if emblem != nil {
			t.emblem = *emblem
		}
		return t, nil
	}
}

// kindOf is the kind of content in memory.
func kindOf(content encoding.TextMarshaler) (Kind, error) {
	switch c := content.(type) {
	case rapid.Company:
		return Company, nil
	case rapid.Design:
		return Frame, nil
	case field.Layout:
		return Table, nil
	case hexwar.UnitDesign:
		return Unit, nil
	case hexwar.Squad:
		return Squad, nil
	case *hexwar.Board:
		if c != nil {
			return Board, nil
		}
	}
	return Unknown, fmt.Errorf("a %T is not something that a library keeps", content)
}
