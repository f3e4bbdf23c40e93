package typeset

import (
	"slices"
	"unicode"

	"github.com/go-text/typesetting/bidi"
	xbidi "golang.org/x/text/unicode/bidi"
)

// Backwards tells whether a text as a whole runs from right to left: it has letters of
// such a script, and none of any other. The words of the game run from left to right,
// so that a sentence of them with a foreign name in it does as well.
func Backwards(s string) bool {
	rtl := false
	for _, r := range s {
		if r < firstRTL {
			if unicode.IsLetter(r) {
				return false
			}
			continue
		}
		switch p, _ := xbidi.LookupRune(r); p.Class() {
		case xbidi.L:
			return false
		case xbidi.R, xbidi.AL:
			rtl = true
		}
	}
	return rtl
}

// firstRTL is where the scripts begin that are written from right to left.
const firstRTL = 0x590

// runs parts a text by direction, in the order in which the parts stand from left to
// right.
func (s *Shaper) runs(text []rune, rtl bool) []bidi.Run {
	base := bidi.LeftToRight
	if rtl {
		base = bidi.RightToLeft
	}
	found := s.order.Segment(text, base)
	all := make([]bidi.Run, found.NumRuns())
	highest := bidi.Level(0)
	for i := range all {
		all[i] = found.Run(i)
		highest = max(highest, all[i].Level)
	}
	// Rule L2: from the highest level down, turn round all that is of it or above.
	for level := highest; level > 0; level-- {
		for i := 0; i < len(all); {
			end := i
			for end < len(all) && all[end].Level >= level {
				end++
			}
			slices.Reverse(all[i:end])
			i = max(end, i+1)
		}
	}
	return all
}
