package library

import (
	"bytes"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// What is shared as text is the text form itself, and below it what else there is
// to say, in lines that the readers of the text form pass over:
//
//	#: notes Won twice at the harbour.
//	#: colour 3
//	#: pattern 1
//
// Notes of several lines have a line each.

// extraMark begins a line that says more than the text form.
const extraMark = "#: "

// ShareText is the entry as a readable text that ReadShared reads back.
func (e Entry) ShareText() (string, error) {
	e.Notes = tidy(e.Notes)
	err := e.check()
	if err == nil {
		e, err = e.rewritten(e.Name)
	}
	if err != nil {
		return "", err
	}
	var b strings.Builder
	b.WriteString(strings.TrimRight(e.text, "\n") + "\n")
	if e.Notes != "" || e.Colour != 0 || e.Pattern != 0 {
		b.WriteByte('\n')
	}
	if e.Notes != "" {
		for line := range strings.SplitSeq(e.Notes, "\n") {
			b.WriteString(extraMark + "notes " + line + "\n")
		}
	}
	if e.Colour != 0 {
		fmt.Fprintf(&b, "%scolour %d\n", extraMark, e.Colour)
	}
	if e.Pattern != 0 {
		fmt.Fprintf(&b, "%spattern %d\n", extraMark, e.Pattern)
	}
	return b.String(), nil
}

// ShareFile is the entry as a file, such as a library has in its folder.
func (e Entry) ShareFile() ([]byte, error) {
	e.Notes = tidy(e.Notes)
	return writeFile(e)
}

// FileName proposes a name for the entry's file, made from its own name:
// "company-copper-larks.json". It has small letters, digits and hyphens.
func (e Entry) FileName() string {
	name := e.Kind.String()
	if s := Slug(e.Name); s != "" {
		name += "-" + s
	}
	return name + extension
}

// ReadShared reads an entry from a file, a code or a text, whichever it is. The
// error says what is wrong, and where. The entry has no ID.
func ReadShared(data []byte) (Entry, error) {
	data = bytes.TrimSpace(bytes.TrimPrefix(data, []byte("\ufeff")))
	switch {
	case len(data) > MaxFile:
		return Entry{}, fmt.Errorf("%d bytes, but at most %d are read", len(data), MaxFile)
	case len(data) == 0:
		return Entry{}, errors.New("there is nothing in it")
	case data[0] == '{':
		return readSharedFile(data)
	case isCode(string(data)):
		return readCode(string(data))
	}
	return readText(data)
}

func readSharedFile(data []byte) (Entry, error) {
	e, err := readFile(data)
	if err == nil {
		// As the game writes it: without what only its reader passed over.
		e, err = e.rewritten(e.Name)
	}
	if err != nil {
		return Entry{}, fmt.Errorf("the file: %w", err)
	}
	return e, nil
}

// readText reads an entry from a text, without what follows "#" in it.
func readText(data []byte) (Entry, error) {
	if n := validUTF8(data); n < len(data) {
		return Entry{}, fmt.Errorf("line %d: broken UTF-8", lineAt(data, n))
	}
	var e Entry
	var notes []string
	number := 0
	for line := range strings.Lines(string(data)) {
		number++
		line = strings.TrimSpace(line)
		if more, ok := strings.CutPrefix(line, strings.TrimSpace(extraMark)); ok {
			if err := e.readExtra(strings.TrimSpace(more), &notes); err != nil {
				return Entry{}, fmt.Errorf("line %d: %w", number, err)
			}
			continue
		}
		if e.Kind == Unknown && line != "" && line[0] != '#' {
			word := strings.Fields(line)[0]
			if e.Kind = kindNamed(word); e.Kind == Unknown {
				return Entry{}, fmt.Errorf("line %d: it begins with %q, not with one of %s", number, cutName(word, MaxName), strings.Join(words(), ", "))
			}
		}
	}
	if e.Kind == Unknown {
		return Entry{}, errors.New("there is nothing but remarks")
	}
	e.Notes = tidy(strings.Join(notes, "\n"))
	if err := checkNotes(e.Notes); err != nil {
		return Entry{}, fmt.Errorf("the notes: %w", err)
	}
	t, err := forms[e.Kind].read(data)
	if err != nil {
		return Entry{}, err
	}
	text, err := t.write(t.name)
	if err != nil {
		return Entry{}, err
	}
	return e.read(text)
}

// readExtra reads one line of what a text says below the text form.
func (e *Entry) readExtra(line string, notes *[]string) error {
	word, rest, _ := strings.Cut(line, " ")
	livery := func(into *uint8) error {
		n, err := strconv.ParseUint(rest, 10, 8)
		if err != nil || n > MaxLivery {
			return fmt.Errorf("%s: %q is not a number from 0 to %d", word, cutName(rest, MaxName), MaxLivery)
		}
		*into = uint8(n)
		return nil
	}
	switch word {
	case "notes":
		if len(*notes) == MaxNotes {
			return fmt.Errorf("more than %d lines of notes", MaxNotes)
		}
		*notes = append(*notes, rest)
		return nil
	case "colour":
		return livery(&e.Colour)
	case "pattern":
		return livery(&e.Pattern)
	}
	return fmt.Errorf("%q is not something that can be said there", cutName(word, MaxName))
}

// words are the first words of all text forms.
func words() (list []string) {
	for k := Company; k < numKinds; k++ {
		list = append(list, forms[k].word)
	}
	return list
}

// place is the number of the character, from 1, at a byte of a text.
func place(text string, at int) int { return utf8.RuneCountInString(text[:at]) + 1 }
