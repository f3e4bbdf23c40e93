package boardbuilder

import (
	"slices"
	"strings"

	"rulerfire/game/library"
	"rulerfire/rules/hexwar"
)

// A work is what lies on the bench: a board, with all of it that can be changed.
type work struct{ board *hexwar.Board }

// Clone is a copy that shares nothing with the work.
func (w work) Clone() work { return work{w.board.Clone()} }

// Name is what the board is called.
func (w work) Name() string { return w.board.Name }

// Named is the work under another name.
func (w work) Named(name string) work {
	w = w.Clone()
	w.board.Name = name
	return w
}

// Keep is the entry with the board as its content. A board without a name keeps that
// of the entry, and spaces around texts go: the text form has none.
func (w work) Keep(e library.Entry) (library.Entry, error) {
	b := w.board.Clone()
	if b.Name = strings.TrimSpace(b.Name); b.Name == "" {
		b.Name = e.Name
	}
	b.Note = strings.TrimSpace(b.Note)
	return e.With(b)
}

// same tells whether two boards have the same on them, whatever they are called.
func same(a, b *hexwar.Board) bool {
	return a.Grid == b.Grid && a.Tiles == b.Tiles && a.Placed.Equal(b.Placed) && slices.EqualFunc(a.Structures, b.Structures, func(s, t hexwar.Structure) bool {
		return s.Level == t.Level && slices.Equal(s.Cells, t.Cells)
	})
}
