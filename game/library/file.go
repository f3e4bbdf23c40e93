package library

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"
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
// nowhere else. Notes, colour and pattern may be missing.

// version is the one of the files and share codes that are written. What is
// newer is not read.
const version = 1

// MaxFile is the most bytes of a file, or of a text or code that is pasted.
const MaxFile = 1 << 20

// maxDepth is how deep a file of a newer version may be nested.
const maxDepth = 64

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
	Changed string   `json:"changed"`
	Content []string `json:"content"`
}

// writeFile is the file of an entry.
func writeFile(e Entry) ([]byte, error) {
	if err := e.check(); err != nil {
		return nil, err
	}
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	err := enc.Encode(file{
		Kind: e.Kind.String(), Version: version, Notes: e.Notes, Colour: e.Colour, Pattern: e.Pattern,
		Changed: e.Changed.UTC().Format(time.RFC3339Nano),
		Content: strings.Split(strings.TrimSuffix(e.text, "\n"), "\n"),
	})
	if err == nil && b.Len() > MaxFile {
		err = fmt.Errorf("%q would be a file of %d bytes, but at most %d are kept", e.Name, b.Len(), MaxFile)
	}
	return b.Bytes(), err
}

// readFile reads a file. The error names its line, the field and the reason, and
// is ErrNewer for a newer version. The entry is good for its kind then, if that
// can be told.
func readFile(data []byte) (Entry, error) {
	if len(data) > MaxFile {
		return Entry{}, fmt.Errorf("longer than %d bytes", MaxFile)
	}
	if n := validUTF8(data); n < len(data) {
		return Entry{}, fmt.Errorf("line %d: broken UTF-8", lineAt(data, n))
	}
	kind, err := readHeader(data)
	if err != nil {
		return Entry{Kind: kind}, err
	}
	r := newFileReader(data)
	if err := r.object(r.field); err != nil {
		return Entry{Kind: kind}, err
	}
	if _, err := r.dec.Token(); err != io.EOF {
		return Entry{Kind: kind}, fmt.Errorf("line %d: something stands behind the end", r.line())
	}
	for _, name := range [...]string{"changed", "content"} {
		if !r.seen[name] {
			return Entry{Kind: kind}, fmt.Errorf("%q is missing", name)
		}
	}
	r.entry.Kind = kind
	e, err := r.entry.read([]byte(r.content.String()))
	if err != nil {
		return Entry{Kind: kind, Name: firstName(r.content.String())}, fmt.Errorf("content: %w", err)
	}
	return e, nil
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

// readHeader reads what a file says it is, whatever else is in it.
func readHeader(data []byte) (Kind, error) {
	var kind Kind
	var number int
	r := newFileReader(data)
	err := r.object(func(name string) (err error) {
		switch name {
		case "rulerfire":
			var word string
			if word, err = r.text(); err == nil {
				if kind = kindNamed(word); kind == Unknown {
					err = fmt.Errorf("%.40q is nothing that a library keeps", word)
				}
			}
		case "version":
			number, err = r.number(1, 1<<30)
		default:
			err = r.skip()
		}
		if err == nil && kind != Unknown && number > 0 {
			return errDone
		}
		return err
	})
	switch {
	case number > version:
		return kind, fmt.Errorf("version %d: %w", number, ErrNewer)
	case err != nil && !errors.Is(err, errDone):
		return kind, err
	case kind == Unknown:
		return kind, errors.New(`it does not say "rulerfire": it is no file of this game`)
	case number == 0:
		return kind, errors.New(`"version" is missing`)
	}
	return kind, nil
}

// errDone ends the reading of an object early.
var errDone = errors.New("done")

// A fileReader reads a file token by token.
type fileReader struct {
	data    []byte
	dec     *json.Decoder
	broken  int // where it is no JSON, if anywhere
	seen    map[string]bool
	entry   Entry
	content strings.Builder
}

func newFileReader(data []byte) *fileReader {
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.UseNumber()
	return &fileReader{data: data, dec: dec, seen: map[string]bool{}}
}

// line is the line that has been read up to, or where the file is no JSON.
func (r *fileReader) line() int { return lineAt(r.data, max(r.broken, int(r.dec.InputOffset()))) }

func lineAt(data []byte, offset int) int {
	return 1 + bytes.Count(data[:min(offset, len(data))], []byte("\n"))
}

// object reads the object that a file is. read reads the value of each field.
func (r *fileReader) object(read func(name string) error) error {
	name, err := "", r.delim('{', "a file begins with {")
	for err == nil && r.dec.More() {
		var tok json.Token
		if tok, err = r.token(); err != nil {
			break
		}
		name, _ = tok.(string)
		if r.seen[name] {
			return fmt.Errorf("line %d: a second %.40q", r.line(), name)
		}
		r.seen[name] = true
		if err := read(name); err != nil {
			return fmt.Errorf("line %d: %.40q: %w", r.line(), name, err)
		}
	}
	if err == nil {
		_, err = r.token()
	}
	if err != nil {
		return fmt.Errorf("line %d: %w", r.line(), err)
	}
	return nil
}

// delim reads a bracket that must be there.
func (r *fileReader) delim(want json.Delim, otherwise string) error {
	tok, err := r.token()
	if err == nil && tok != want {
		err = errors.New(otherwise)
	}
	return err
}

// token is the next token.
func (r *fileReader) token() (json.Token, error) {
	tok, err := r.dec.Token()
	if err == nil {
		return tok, nil
	}
	r.broken = len(r.data)
	if err == io.EOF || errors.Is(err, io.ErrUnexpectedEOF) {
		return nil, errors.New("the file is cut short")
	}
	var syntax *json.SyntaxError
	if errors.As(err, &syntax) {
		r.broken = int(syntax.Offset)
	}
	return nil, fmt.Errorf("not JSON: %w", err)
}

// field reads the value of one of the fields of version 1.
func (r *fileReader) field(name string) (err error) {
	switch name {
	case "rulerfire", "version": // the header, which has been read
		_, err = r.token()
	case "notes":
		if r.entry.Notes, err = r.text(); err == nil {
			err = checkNotes(r.entry.Notes)
		}
	case "colour":
		r.entry.Colour, err = r.livery()
	case "pattern":
		r.entry.Pattern, err = r.livery()
	case "changed":
		var when string
		if when, err = r.text(); err == nil {
			if r.entry.Changed, err = time.Parse(time.RFC3339, when); err != nil {
				return fmt.Errorf("%.40q is no time such as 2026-11-29T20:15:00Z", when)
			}
			r.entry.Changed = r.entry.Changed.UTC()
		}
	case "content":
		err = r.lines()
	default:
		err = errors.New("nothing that a file has")
	}
	return err
}

func (r *fileReader) lines() error {
	if err := r.delim('[', "it is a list of lines"); err != nil {
		return err
	}
	for r.dec.More() {
		line, err := r.text()
		if err != nil {
			return err
		}
		if strings.ContainsAny(line, "\r\n") {
			return errors.New("a line break within a line")
		}
		r.content.WriteString(line)
		r.content.WriteByte('\n')
	}
	_, err := r.token()
	return err
}

func (r *fileReader) text() (string, error) {
	tok, err := r.token()
	if err != nil {
		return "", err
	}
	s, ok := tok.(string)
	if !ok {
		return "", fmt.Errorf("%.40q is not a text", fmt.Sprint(tok))
	}
	return s, nil
}

func (r *fileReader) number(low, high int) (int, error) {
	tok, err := r.token()
	if err != nil {
		return 0, err
	}
	digits, _ := tok.(json.Number)
	n, err := strconv.Atoi(string(digits))
	if err != nil || n < low || n > high {
		return 0, fmt.Errorf("%.40q is not a whole number from %d to %d", fmt.Sprint(tok), low, high)
	}
	return n, nil
}

func (r *fileReader) livery() (uint8, error) {
	n, err := r.number(0, MaxLivery)
	return uint8(n), err
}

// skip passes over a value.
func (r *fileReader) skip() error {
	for depth := 0; ; {
		tok, err := r.token()
		if err != nil {
			return err
		}
		switch tok {
		case json.Delim('{'), json.Delim('['):
			if depth++; depth > maxDepth {
				return fmt.Errorf("nested more than %d deep", maxDepth)
			}
		case json.Delim('}'), json.Delim(']'):
			depth--
		}
		if depth == 0 {
			return nil
		}
	}
}

// validUTF8 is how many bytes of the data are UTF-8.
func validUTF8(data []byte) int {
	if utf8.Valid(data) {
		return len(data)
	}
	n := 0
	for n < len(data) {
		r, size := utf8.DecodeRune(data[n:])
		if r == utf8.RuneError && size == 1 {
			break
		}
		n += size
	}
	return n
}
