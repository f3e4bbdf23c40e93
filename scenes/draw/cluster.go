package draw

import "unicode"

// joiner makes one picture of the two that it stands between.
const joiner = '\u200d'

// Joined tells whether the rune at i belongs to the one before it, so that nothing
// may come between them: a mark on its letter, the parts of an emoji, the second
// letter of a flag. It is enough for names and notes; it knows nothing of languages.
func Joined(runes []rune, i int) bool {
	if i <= 0 || i >= len(runes) {
		return false
	}
	r, before := runes[i], runes[i-1]
	switch {
	case before == '\n' || r == '\n':
		return false
	case unseen(r), unicode.In(r, unicode.Mn, unicode.Me, unicode.Mc), unicode.Is(unicode.Sk, r) && r > 0xffff:
		return true // the last are the tones of skin
	case before == joiner:
		return !unicode.IsLetter(r)
	case flagLetter(r):
		n := 0
		for n < i && flagLetter(runes[i-1-n]) {
			n++
		}
		return n%2 == 1
	}
	return false
}

// flagLetter tells whether two of r make a flag.
func flagLetter(r rune) bool { return r >= 0x1F1E6 && r <= 0x1F1FF }

// unseen tells whether a rune takes no room of its own in any font: it only says how
// its neighbours look, or which way they run.
func unseen(r rune) bool {
	return unicode.In(r, unicode.Cf, unicode.Variation_Selector)
}
