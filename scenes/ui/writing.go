package ui

import (
	"slices"
	"unicode"

	"rulerfire/scenes/draw"
)

// A writing is a text in the hands of somebody who types: where the caret is, and
// what is selected, which is what lies between caret and mark. Both are numbers of
// runes from the beginning, and never stand inside what is seen as one.
type writing struct {
	runes       []rune
	caret, mark int
	limit       int  // the most runes there may be
	lines       bool // it may have more than one line
}

// settle brings caret and mark to places that the text has.
func (w *writing) settle() {
	w.caret, w.mark = w.snapped(w.caret), w.snapped(w.mark)
}

// snapped is the place nearest to i, not after it, where a caret may stand.
func (w *writing) snapped(i int) int {
	i = max(0, min(i, len(w.runes)))
	for draw.Joined(w.runes, i) {
		i--
	}
	return i
}

func (w *writing) selection() (from, to int) {
	return min(w.caret, w.mark), max(w.caret, w.mark)
}

func (w *writing) selected() string {
	from, to := w.selection()
	return string(w.runes[from:to])
}

func (w *writing) selectAll() { w.caret, w.mark = len(w.runes), 0 }

// selectWord selects what the caret stands in or after: a word, or what is between
// two words.
func (w *writing) selectWord() {
	at := min(w.caret, max(0, len(w.runes)-1))
	from, to := at, at
	for from > 0 && w.alike(from-1, at) {
		from--
	}
	for to < len(w.runes) && w.alike(to, at) {
		to++
	}
	w.mark, w.caret = from, to
}

// alike tells whether two runes are both of words, or both of what is between them.
func (w *writing) alike(i, k int) bool { return wordly(w.runes[i]) == wordly(w.runes[k]) }

func wordly(r rune) bool {
	return unicode.In(r, unicode.L, unicode.N, unicode.M) || r == '\'' || r == '’'
}

// move puts the caret somewhere; what is selected stays so only if keep is set.
func (w *writing) move(to int, keep bool) {
	w.caret = w.snapped(to)
	if !keep {
		w.mark = w.caret
	}
}

// after is the next place for a caret after i, before the one before it.
func (w *writing) after(i int) int {
	for i++; draw.Joined(w.runes, i); {
		i++
	}
	return min(i, len(w.runes))
}

func (w *writing) before(i int) int { return w.snapped(i - 1) }

// wordAfter is where the word that is at i, or the next, ends; wordBefore where the
// one before i begins.
func (w *writing) wordAfter(i int) int {
	for i < len(w.runes) && !wordly(w.runes[i]) {
		i++
	}
	for i < len(w.runes) && wordly(w.runes[i]) {
		i++
	}
	return i
}

func (w *writing) wordBefore(i int) int {
	for i > 0 && !wordly(w.runes[i-1]) {
		i--
	}
	for i > 0 && wordly(w.runes[i-1]) {
		i--
	}
	return i
}

// erase takes what is selected out, or, if nothing is, what lies between the caret
// and a place.
func (w *writing) erase(upTo int) {
	from, to := w.selection()
	if from == to {
		from, to = min(w.caret, upTo), max(w.caret, upTo)
	}
	w.runes = slices.Delete(slices.Clone(w.runes), from, to)
	w.caret, w.mark = from, from
	w.settle() // what was apart may now belong together
}

// insert puts a text in place of what is selected, as much of it as there is room
// for. What cannot be seen is left out.
func (w *writing) insert(s string) {
	if s == "" {
		return
	}
	if from, to := w.selection(); from != to {
		w.erase(from)
	}
	room := w.limit - len(w.runes)
	var fresh []rune
	for _, r := range s {
		if r == '\n' && !w.lines {
			r = ' '
		}
		if r == '\n' || unicode.IsPrint(r) || joins(r) {
			fresh = append(fresh, r)
		}
		if len(fresh) > room {
			break
		}
	}
	n := min(len(fresh), max(0, room))
	for draw.Joined(fresh, n) {
		n--
	}
	w.runes = slices.Insert(slices.Clone(w.runes), w.caret, fresh[:n]...)
	w.caret = w.snapped(w.caret + n)
	w.mark = w.caret
}

// joins tells whether r is one of the two unseen runes that an emoji or a script
// cannot do without.
func joins(r rune) bool { return r == '\u200c' || r == '\u200d' }
