package ui

import (
	"slices"
	"unicode"
	"unicode/utf8"

	"rulerfire/scenes/typeset"
)

// leftToRight is a mark that is not seen: what it stands beside runs as the words of
// the game do.
const leftToRight = "\u200e"

// turn puts the words of a line in the order in which they stand from left to right:
// neighbours that are written from right to left change their places, with what is
// between them that has no direction.
func turn(line []word) {
	for i := 0; i < len(line); i++ {
		if !backwards(line[i]) {
			continue
		}
		last := i
		for k := i + 1; k < len(line) && (backwards(line[k]) || neutral(line[k])); k++ {
			if backwards(line[k]) {
				last = k
			}
		}
		stretch := line[i : last+1]
		// The signs at both ends belong to the sentence, and stay outside.
		first, end := &stretch[0].run, &stretch[len(stretch)-1].run
		if r, _ := utf8.DecodeRuneInString(first.Text); !unicode.IsLetter(r) {
			first.Text = leftToRight + first.Text
		}
		if r, _ := utf8.DecodeLastRuneInString(end.Text); unicode.IsPunct(r) {
			end.Text += leftToRight
		}
		slices.Reverse(stretch)
		// A space stands between the same two words as before.
		before := stretch[len(stretch)-1].spaced
		for k := len(stretch) - 1; k > 0; k-- {
			stretch[k].spaced = stretch[k-1].spaced
		}
		stretch[0].spaced = before
		i = last
	}
}

// backwards tells whether a word is written from right to left.
func backwards(w word) bool { return isText(w.run) && typeset.Backwards(w.run.Text) }

// neutral tells whether a word runs as those round it do: a number, a dash.
func neutral(w word) bool {
	if !isText(w.run) {
		return false
	}
	for _, r := range w.run.Text {
		if unicode.IsLetter(r) {
			return false
		}
	}
	return true
}

func isText(r Run) bool { return r.Die == nil && r.Chip == nil && r.Icon == "" }
