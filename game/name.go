package game

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

const (
	// ShownRunes is the most runes of a name that the screens have room for.
	ShownRunes = 24

	// MaxName is the most bytes of a seat's name: whatever can be shown can be
	// written down.
	MaxName = ShownRunes * utf8.UTFMax
)

// ShownName is a name as it may be shown: printable, on one line, without blanks
// at its ends, cut to ShownRunes.
func ShownName(s string) string {
	var b strings.Builder
	n := 0
	for _, r := range strings.TrimSpace(s) {
		if n == ShownRunes {
			break
		}
		if !strconv.IsPrint(r) {
			continue
		}
		b.WriteRune(r)
		n++
	}
	return strings.TrimSpace(b.String())
}
