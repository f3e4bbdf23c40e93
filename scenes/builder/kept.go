package builder

import (
	"rulerfire/game/library"
	"rulerfire/rules/field"
)

// A work is what lies on the desk: a table's layout, with all of it that can be changed.
type work struct{ layout field.Layout }

// Clone is a copy that shares nothing with the work.
func (w work) Clone() work { return work{w.layout.Clone()} }

// Name is what the table is called.
func (w work) Name() string { return w.layout.Name }

// Named is the work under another name.
func (w work) Named(name string) work {
	w.layout.Name = name
	return w
}

// Keep is the entry with the table as its content. A table without a name keeps that
// of the entry.
func (w work) Keep(e library.Entry) (library.Entry, error) {
	l := w.layout.Tidied()
	if l.Name == "" {
		l.Name = e.Name
	}
	return e.With(l)
}
