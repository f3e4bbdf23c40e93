package approve

import (
	"encoding"

	"rulerfire/game/library"
)

// A Loan is a copy of what is looked at, which is in the library while somebody changes
// it on a bench.
type Loan struct {
	lib  *library.Library
	id   library.ID
	text string // of the copy, before anything was changed
}

// Lend puts a copy of a thing into the library; the entry is what is laid on the bench.
func Lend(lib *library.Library, thing encoding.TextMarshaler) (*Loan, library.Entry, error) {
	e, err := library.New(thing)
	if err == nil {
		e, err = lib.Put(e)
	}
	if err != nil {
		return nil, e, err
	}
	return &Loan{lib, e.ID, e.Text()}, e, nil
}

// Return is the copy as it comes back from the bench, if it has been changed. One that
// nobody has changed does not stay in the library.
func (l *Loan) Return() (e library.Entry, changed bool, err error) {
	e, ok := l.lib.Get(l.id)
	switch {
	case !ok:
		return e, false, nil
	case e.Text() == l.text:
		_, err = l.lib.Delete(l.id)
		return e, false, err
	}
	return e, true, nil
}
