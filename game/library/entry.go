package library

import (
	"encoding"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"rulerfire/rules"
	"rulerfire/rules/field"
	"rulerfire/rules/hexwar"
	"rulerfire/rules/rapid"
)

// Limits of what an entry says.
const (
	MaxName   = 40   // characters of a name
	MaxNotes  = 2000 // characters of the notes
	MaxLivery = 16   // the highest number of a colour and of a pattern
)

// An Entry is a thing in a library. It is a value: what it contains is text,
// which every accessor reads anew, so that no two entries, and nothing that has
// been taken out of one, ever share state.
type Entry struct {
	ID     ID // empty until a library has put it
	Kind   Kind
	Name   string // 1 to MaxName characters in one line; With changes it
	Emblem string // the name of a picture, or nothing; With changes it

	Notes   string // the player's own, several lines, at most MaxNotes characters; Put tidies them
	Colour  uint8  // 1 + a seat's colour, up to MaxLivery; 0 leaves it to the seat
	Pattern uint8  // 1 + a seat's pattern, likewise

	Changed time.Time // when it was put; zero for stock
	Stock   bool      // comes with the game, and can only be copied
	File    string    // the file's name in the library's folder; none for stock

	// Fault is why a file cannot be used; nil for all others. Such an entry has
	// its file's name and, as far as they can be told, its kind and its name.
	Fault error

	text string // the text form, as the kind's parser reads it
}

// New makes an entry of a rapid.Company, rapid.Design, field.Layout,
// hexwar.UnitDesign, hexwar.Squad or *hexwar.Board. It keeps nothing of the
// content but its text, and refuses content that would not be read back.
func New(content encoding.TextMarshaler) (Entry, error) { return Entry{}.With(content) }

// With is the entry with other content of its kind, its name and emblem
// included: what a bench puts after a change.
func (e Entry) With(content encoding.TextMarshaler) (Entry, error) {
	kind, err := kindOf(content)
	if err != nil {
		return Entry{}, err
	}
	if e.Kind != Unknown && e.Kind != kind {
		return Entry{}, fmt.Errorf("%s is a %v and cannot become a %v", e.Name, e.Kind, kind)
	}
	text, err := content.MarshalText()
	if err != nil {
		return Entry{}, err
	}
	e.Kind = kind
	return e.read(text)
}

// read is the entry with the content of a text.
func (e Entry) read(text []byte) (Entry, error) {
	t, err := forms[e.Kind].read(text)
	if err != nil {
		return Entry{}, err
	}
	if err := checkName(t.name); err != nil {
		return Entry{}, err
	}
	e.Name, e.Emblem, e.text = t.name, t.emblem, string(text)
	return e, nil
}

// renamed is the entry under another name, its text as the game writes it.
func (e Entry) renamed(name string) (Entry, error) {
	if !utf8.ValidString(name) {
		return Entry{}, errors.New("broken UTF-8")
	}
	name = strings.Join(strings.Fields(name), " ")
	if err := checkName(name); err != nil {
		return Entry{}, err
	}
	return e.rewritten(name)
}

// rewritten is the entry with its text as the game writes it, under that name.
func (e Entry) rewritten(name string) (Entry, error) {
	t, err := forms[e.Kind].read([]byte(e.text))
	if err != nil {
		return Entry{}, err
	}
	text, err := t.write(name)
	if err != nil {
		return Entry{}, err
	}
	return e.read(text)
}

// Text is the content's text form, without notes and livery.
func (e Entry) Text() string { return e.text }

// Company is the company of an entry of that kind.
func (e Entry) Company() (rapid.Company, error) { return open(e, Company, rapid.ParseCompany) }

// Frame is the design of an entry that is a single frame.
func (e Entry) Frame() (rapid.Design, error) { return open(e, Frame, rapid.ParseDesign) }

// Table is the layout of an entry that is a table. Whether its bricks hold
// together is field.NewTable's question.
func (e Entry) Table() (field.Layout, error) { return open(e, Table, field.ParseLayout) }

// Unit is the design of an entry that is a single unit.
func (e Entry) Unit() (hexwar.UnitDesign, error) { return open(e, Unit, hexwar.ParseUnit) }

// Squad is the squad of an entry of that kind.
func (e Entry) Squad() (hexwar.Squad, error) { return open(e, Squad, parseSquad) }

// Board is the board of an entry of that kind. Whether it keeps the rules is
// hexwar.Board.Check's business.
func (e Entry) Board() (*hexwar.Board, error) { return open(e, Board, hexwar.ParseDraftBoard) }

func open[T any](e Entry, kind Kind, parse func([]byte) (T, error)) (T, error) {
	var none T
	switch {
	case e.Fault != nil:
		return none, e.Fault
	case e.Kind != kind:
		return none, fmt.Errorf("%q is a %v, not a %v", e.Name, e.Kind, kind)
	}
	return parse([]byte(e.text))
}

// check says what of an entry cannot be kept.
func (e Entry) check() error {
	if e.Fault != nil {
		return e.Fault
	}
	if e.Kind == Unknown || e.Kind >= numKinds || e.text == "" {
		return errors.New("there is nothing in it")
	}
	if err := checkNotes(e.Notes); err != nil {
		return fmt.Errorf("notes: %w", err)
	}
	for _, l := range [...]struct {
		what   string
		number uint8
	}{{"colour", e.Colour}, {"pattern", e.Pattern}} {
		if l.number > MaxLivery {
			return fmt.Errorf("%s: %d is not from 0 to %d", l.what, l.number, MaxLivery)
		}
	}
	return nil
}

func checkName(name string) error {
	switch n := utf8.RuneCountInString(name); {
	case !strings.ContainsFunc(name, visible):
		return errors.New("a name is needed")
	case n > MaxName:
		return fmt.Errorf("a name of %d characters, but at most %d are kept", n, MaxName)
	}
	return checkPlain(name)
}

func checkNotes(notes string) error {
	if n := utf8.RuneCountInString(notes); n > MaxNotes {
		return fmt.Errorf("%d characters, but at most %d are kept", n, MaxNotes)
	}
	for i, line := range strings.Split(notes, "\n") {
		if err := checkPlain(line); err != nil {
			return fmt.Errorf("line %d: %w", i+1, err)
		}
	}
	return nil
}

// tidy is notes without what nobody sees: spaces at the ends of lines, and empty
// lines around all.
func tidy(notes string) string {
	notes = strings.NewReplacer("\r\n", "\n", "\t", "    ").Replace(notes)
	lines := strings.Split(notes, "\n")
	for i := range lines {
		lines[i] = strings.TrimRightFunc(lines[i], unicode.IsSpace)
	}
	return strings.Trim(strings.Join(lines, "\n"), "\n")
}

// visible tells whether a character shows something by itself.
func visible(r rune) bool {
	switch r {
	case '\u115f', '\u1160', '\u2800', '\u3164', '\uffa0': // letters and signs that are blank
		return false
	}
	return unicode.In(r, unicode.L, unicode.N, unicode.P, unicode.S)
}

// Shown is the name of a file as it may be shown: a box stands for whatever cannot be
// seen, or would turn the direction of the text around it.
func Shown(name string) string {
	return strings.Map(func(r rune) rune {
		if strconv.IsPrint(r) {
			return r
		}
		return '□'
	}, name)
}

// checkPlain refuses what is not to be shown in one line.
func checkPlain(line string) error {
	switch why, place := rules.Unprintable(line); {
	case place > 0:
		return fmt.Errorf("%s at place %d", why, place)
	case why != "":
		return errors.New(why)
	}
	return nil
}
