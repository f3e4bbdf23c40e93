package assets

import (
	_ "embed"
	"fmt"
	"strings"
)

//go:embed text/en.txt
var english string

// Texts is all that the game says in one language, by key.
type Texts struct{ lines map[string]string }

// English is the game's own language, and the one that others are measured by.
func English() *Texts {
	t, err := ParseTexts(english)
	if err != nil {
		panic(err) // the file is part of the program, and a test reads it
	}
	return t
}

// ParseTexts reads a catalogue: lines like "title.quick = Quick battle". Blank
// lines and lines that begin with # are passed over.
func ParseTexts(file string) (*Texts, error) {
	t := &Texts{lines: map[string]string{}}
	for i, line := range strings.Split(file, "\n") {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		key, text, ok := strings.Cut(line, "=")
		key, text = strings.TrimSpace(key), strings.TrimSpace(text)
		if !ok || key == "" || strings.ContainsAny(key, " \t") {
			return nil, fmt.Errorf("texts, line %d: not a key and its text: %.60q", i+1, line)
		}
		if _, twice := t.lines[key]; twice {
			return nil, fmt.Errorf("texts, line %d: %s is there already", i+1, key)
		}
		t.lines[key] = text
	}
	return t, nil
}

// Has tells whether there is a text for key.
func (t *Texts) Has(key string) bool {
	_, ok := t.lines[key]
	return ok
}

// Raw is the text of key as it stands in the catalogue, or the key in angle
// brackets, so that a missing text is seen and does no harm.
func (t *Texts) Raw(key string) string {
	if s, ok := t.lines[key]; ok {
		return s
	}
	return "‹" + key + "›"
}

// Say is the text of key with args filled in.
func (t *Texts) Say(key string, args ...any) string {
	if len(args) == 0 {
		return t.Raw(key)
	}
	return fmt.Sprintf(t.Raw(key), args...)
}

// Count is Say for a number of things: where n is 1 and there is a text for
// key.one, that is used. The number is the first thing filled in.
func (t *Texts) Count(key string, n int, args ...any) string {
	if one := key + ".one"; n == 1 && t.Has(one) {
		if key = one; !strings.Contains(t.Raw(key), "%") {
			return t.Raw(key)
		}
	}
	return t.Say(key, append([]any{n}, args...)...)
}
