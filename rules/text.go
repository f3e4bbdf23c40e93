package rules

import (
	"fmt"
	"unicode"
	"unicode/utf8"
)

// Unprintable describes the first thing in a text that is not to be shown in one
// line: broken UTF-8, control characters, line breaks, and what would turn the
// direction of the text around it. place is that of the character, counted from 1, or
// 0 for the text as a whole. why is empty if all is well.
func Unprintable(text string) (why string, place int) {
	if !utf8.ValidString(text) {
		return "broken UTF-8", 0
	}
	for i, r := range []rune(text) {
		if unicode.IsControl(r) || unicode.In(r, unicode.Zl, unicode.Zp) ||
			r >= 0x202A && r <= 0x202E || r >= 0x2066 && r <= 0x2069 {
			return fmt.Sprintf("the control character %U", r), i + 1
		}
	}
	return "", 0
}
