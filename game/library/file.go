package library

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"
)

// A file of a library is JSON:
//
//	{
//	  "rulerfire": "company",
//	  "version": 1,
//	  "notes": "Won twice at the harbour.",
//	  "colour": 3,
//	  "pattern": 1,
//	  "changed": "2026-11-29T20:15:00Z",
//	  "content": [
//	    "company Copper Larks",
//	    "",
//	    "frame   Sparrow",
//	    "dice    2W 2Rd 1B 1G 1Y"
//	  ]
//	}
//
// The content is the thing's text form, a string for each line, so that there is
// one reader and one writer of every kind; its name and emblem stand there and
// nowhere else. Notes, colour and pattern may be missing, and so may the time, of a
// thing that no library has kept.

// version is the one of the files and share codes that are written. What is
// newer is not read.
const version = 1

// MaxFile is the most bytes of a file, or of a text or code that is pasted.
const MaxFile = 1 << 20

// ErrNewer is the error of a file or a code that a newer version of the game has
// made.
var ErrNewer = errors.New("made by a newer version of the game")

// A file is the JSON of an entry, in the order in which it is written.
type file struct {
	Kind    string   `json:"rulerfire"`
	Version int      `json:"version"`
	Notes   string   `json:"notes,omitempty"`
	Colour  uint8    `json:"colour,omitempty"`
	Pattern uint8    `json:"pattern,omitempty"`
	Changed string   `json:"changed,omitempty"`
	Content []string `json:"content"`
}

// writeFile is the file of an entry.
func writeFile(e Entry) ([]byte, error) {
	if err := e.check(); err != nil {
		return nil, err
	}
	changed := ""
	if !e.Changed.IsZero() {
		changed = e.Changed.UTC().Format(time.RFC3339Nano)
	}
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	err := enc.Encode(file{
		Kind: e.Kind.String(), Version: version, Notes: e.Notes, Colour: e.Colour, Pattern: e.Pattern,
		Changed: changed,
		Content: strings.Split(strings.TrimSuffix(e.text, "\n"), "\n"),
	})
	if err == nil && b.Len() > MaxFile {
		err = fmt.Errorf("%q would be a file of %d bytes, but at most %d are kept", e.Name, b.Len(), MaxFile)
	}
	return b.Bytes(), err
}

// readFile reads a file. The error names its line, the field and the reason, and
// is ErrNewer for a newer version. The entry is good for its kind and its name
// then, as far as they can be told.
func readFile(data []byte) (Entry, error) {
	var e Entry
	kind, fields, err := readHeader(data)
	if err == nil {
		for _, f := range fields {
			read := fileFields[f.name]
			if read == nil {
				err = errors.New("not a field of a file")
			} else {
				err = read(&e, f.value)
			}
			if err != nil {
				err = fmt.Errorf("line %d: %.40q: %w", lineAt(data, f.at), f.name, err)
				break
			}
		}
	}
	if err == nil && e.text == "" {
		err = errors.New(`"content" is missing or empty`)
	}
	if err != nil {
		return Entry{Kind: kind, Name: firstName(e.text)}, err
	}
	e.Kind = kind
	read, err := e.read([]byte(e.text))
	if err != nil {
		return Entry{Kind: kind, Name: firstName(e.text)}, fmt.Errorf(`"content": %w`, err)
	}
	return read, nil
}

// firstName is the name that a text begins with, as far as it can be shown.
func firstName(text string) string {
	line, _, _ := strings.Cut(text, "\n")
	_, name, _ := strings.Cut(strings.TrimSpace(line), " ")
	if name = strings.TrimSpace(name); checkName(name) != nil {
		return ""
	}
	return name
}

// readHeader reads what a file says it is, and gives all its fields.
func readHeader(data []byte) (Kind, []jsonField, error) {
	if len(data) > MaxFile {
		return Unknown, nil, fmt.Errorf("longer than %d bytes", MaxFile)
	}
	if n := validUTF8(data); n < len(data) {
		return Unknown, nil, fmt.Errorf("line %d: broken UTF-8", lineAt(data, n))
	}
	fields, err := splitObject(data)
	if err != nil {
		return Unknown, nil, err
	}
	kind, number := Unknown, 0
	for _, f := range fields {
		switch f.name {
		case "rulerfire":
			var word string
			if word, err = readString(f.value); err == nil {
				if kind = kindNamed(word); kind == Unknown {
					err = fmt.Errorf("%.40q is not something that a library keeps", word)
				}
			}
		case "version":
			number, err = readNumber(f.value, 1, 1<<30)
		}
		if err != nil {
			return kind, nil, fmt.Errorf("line %d: %q: %w", lineAt(data, f.at), f.name, err)
		}
	}
	switch {
	case kind == Unknown:
		return kind, nil, errors.New(`it does not say "rulerfire": it is not a file of this game`)
	case number == 0:
		return kind, nil, errors.New(`"version" is missing`)
	case number > version:
		return kind, nil, fmt.Errorf("version %d: %w", number, ErrNewer)
	}
	return kind, fields, nil
}

// fileFields read the values of the fields of version 1.
var fileFields = map[string]func(e *Entry, value []byte) error{
	"rulerfire": func(*Entry, []byte) error { return nil }, // the header has been read
	"version":   func(*Entry, []byte) error { return nil },
	"notes": func(e *Entry, value []byte) (err error) {
		if e.Notes, err = readString(value); err == nil {
			err = checkNotes(e.Notes)
		}
		return err
	},
	"colour":  func(e *Entry, value []byte) error { return readLivery(value, &e.Colour) },
	"pattern": func(e *Entry, value []byte) error { return readLivery(value, &e.Pattern) },
	"changed": func(e *Entry, value []byte) error {
		when, err := readString(value)
		if err != nil {
			return err
		}
		if e.Changed, err = time.Parse(time.RFC3339, when); err != nil {
			return fmt.Errorf("%.40q is not a time such as 2026-11-29T20:15:00Z", when)
		}
		e.Changed = e.Changed.UTC()
		return nil
	},
	"content": func(e *Entry, value []byte) (err error) {
		e.text, err = readLines(value)
		return err
	},
}

func readLivery(value []byte, into *uint8) error {
	n, err := readNumber(value, 0, MaxLivery)
	*into = uint8(n)
	return err
}
