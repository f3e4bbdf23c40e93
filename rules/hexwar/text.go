package hexwar

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"rulerfire/rules"
)

// Units, weapons, boards and missions are written as text: a line for each thing,
// a key and what is said of it. What has several lines begins after an empty line:
//
//	weapon  Pistol
//	damage  3
//	range   4
//
//	weapon  Assault rifle
//	damage  5
//
// Lines that begin with # are not read.

// maxText is the most bytes of one text that are read.
const maxText = 256 << 10

// Limits of names and notes, in characters.
const (
	MaxName = 40
	MaxNote = 200
)

// A block is a beginning line with the lines that belong to it.
type block struct {
	entry
	lines []entry
}

// An entry is a line of a text.
type entry struct {
	number     int
	key, value string
}

// blocks reads a text into blocks, which begin with one of these keys.
func blocks(text []byte, beginnings ...string) ([]block, error) {
	if len(text) > maxText {
		return nil, fmt.Errorf("the text has %d bytes, but at most %d are read", len(text), maxText)
	}
	var list []block
	number, apart := 0, true
	for line := range strings.Lines(string(text)) {
		number++
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			apart = apart || line == ""
			continue
		}
		if why, _ := rules.Unprintable(line); why != "" {
			return nil, fmt.Errorf("line %d: %s is not allowed", number, why)
		}
		e := entry{number: number, key: line}
		if i := strings.IndexByte(line, ' '); i >= 0 {
			e.key, e.value = line[:i], strings.TrimSpace(line[i:])
		}
		if apart && slices.Contains(beginnings, e.key) {
			list = append(list, block{entry: e})
			apart = false
			continue
		}
		apart = false
		if len(list) == 0 {
			return nil, fmt.Errorf("line %d: %q cannot be first; it is %s", number, e.key, strings.Join(beginnings, " or "))
		}
		b := &list[len(list)-1]
		b.lines = append(b.lines, e)
	}
	return list, nil
}

// A reader reads the value of an entry into a thing of type T.
type reader[T any] func(t *T, value string) error

// readInto reads the lines of a block into t. Keys in many may stand more than once.
func readInto[T any](b block, t *T, keys map[string]reader[T], many ...string) error {
	seen := map[string]bool{}
	for _, e := range b.lines {
		read := keys[e.key]
		if read == nil {
			return fmt.Errorf("line %d: %q is nothing a %s has", e.number, cut(e.key, MaxName), b.key)
		}
		if seen[e.key] && !slices.Contains(many, e.key) {
			return fmt.Errorf("line %d: a second %q", e.number, e.key)
		}
		seen[e.key] = true
		if err := read(t, e.value); err != nil {
			return fmt.Errorf("line %d: %s: %w", e.number, e.key, err)
		}
	}
	return nil
}

// number reads a whole number from lo to hi.
func number(value string, lo, hi int) (int, error) {
	n, err := strconv.Atoi(value)
	if err != nil || n < lo || n > hi {
		return 0, fmt.Errorf("%q is not a number from %d to %d", cut(value, MaxName), lo, hi)
	}
	return n, nil
}

// numberInto makes a reader of a number from lo to hi.
func numberInto[T any, N ~int | ~int8 | ~int16 | ~uint8](at func(*T) *N, lo, hi int) reader[T] {
	return func(t *T, value string) error {
		n, err := number(value, lo, hi)
		*at(t) = N(n)
		return err
	}
}

// textInto makes a reader of a line of text of at most that many characters.
func textInto[T any](at func(*T) *string, most int) reader[T] {
	return func(t *T, value string) error {
		if n := utf8.RuneCountInString(value); n > most {
			return fmt.Errorf("%d characters, but at most %d", n, most)
		}
		*at(t) = value
		return nil
	}
}

// flagInto makes a reader of a line that has a key alone.
func flagInto[T any](at func(*T) *bool) reader[T] {
	return func(t *T, value string) error {
		if value != "" {
			return fmt.Errorf("%q is too much", cut(value, MaxName))
		}
		*at(t) = true
		return nil
	}
}

// nameInto makes a reader of one of several names, giving its place among them.
func nameInto[T any, N ~uint8](at func(*T) *N, names []string) reader[T] {
	return func(t *T, value string) error {
		n, err := index(value, names)
		*at(t) = N(n)
		return err
	}
}

func index(value string, names []string) (int, error) {
	for i, name := range names {
		if name == value && name != "" {
			return i, nil
		}
	}
	var known []string
	for _, name := range names {
		if name != "" {
			known = append(known, name)
		}
	}
	return 0, fmt.Errorf("%q is none of %s", cut(value, MaxName), strings.Join(known, ", "))
}

// name reads the name in the beginning line of a block.
func (b block) name() (string, error) {
	switch n := utf8.RuneCountInString(b.value); {
	case n == 0:
		return "", fmt.Errorf("line %d: a %s without a name", b.number, b.key)
	case n > MaxName:
		return "", fmt.Errorf("line %d: a name of %d characters, but at most %d", b.number, n, MaxName)
	}
	return b.value, nil
}

// A writer writes lines of keys and values.
type writer struct{ strings.Builder }

// line writes a line, unless the value is empty.
func (w *writer) line(key, value string) {
	if value != "" {
		fmt.Fprintf(w, "%-9s %s\n", key, value)
	}
}

// count writes a line, unless n is 0.
func (w *writer) count(key string, n int) {
	if n != 0 {
		w.line(key, strconv.Itoa(n))
	}
}

// flag writes a line with a key alone, if on.
func (w *writer) flag(key string, on bool) {
	if on {
		w.WriteString(key + "\n")
	}
}

// cut is at most so many characters of a text.
func cut(s string, most int) string {
	for i := range s {
		if most == 0 {
			return s[:i] + "…"
		}
		most--
	}
	return s
}

var errTwice = errors.New("that name is taken")
