// Package bench is what all benches have in common on which players make things:
// a Desk, which keeps the work on a thing of the library and takes changes back, and
// the cards that say what lies there and whether it may be fielded.
package bench

import (
	"rulerfire/game/history"
	"rulerfire/game/library"
	"rulerfire/scenes"
	"rulerfire/scenes/ui"
)

// A Work is what lies on a desk: all of a thing that can be changed.
type Work[T any] interface {
	// Clone is a copy that shares nothing with the work.
	Clone() T
	// Name is what the thing is called, Named the work under another name.
	Name() string
	Named(name string) T
	// Keep is an entry with the work as its content.
	Keep(e library.Entry) (library.Entry, error)
}

// A Desk is where somebody works on an entry of the library. Whatever changes is
// kept in the library by itself, and can be taken back without limit. An entry that
// comes with the game is copied when it is changed first.
type Desk[T Work[T]] struct {
	// Now is the work as it is. It is only looked at: Change and Write change it.
	Now T
	// Notice is the last thing that did not go, or nothing.
	Notice string

	lib     *library.Library
	entry   library.Entry
	past    *history.History[T]
	typed   string // the field whose changes are one change
	unsaved bool
	failed  bool // the last attempt to save did not go
	warned  bool // that leaving gives up what could not be saved
	quiet   int  // ticks until it is saved
}

// New is a desk with the work that an entry contains.
func New[T Work[T]](lib *library.Library, e library.Entry, work T) *Desk[T] {
	d := &Desk[T]{lib: lib, entry: e, past: history.New(work)}
	d.Now = d.past.Now()
	return d
}

// Entry is the entry that the work is kept in.
func (d *Desk[T]) Entry() library.Entry { return d.entry }

// Change makes a change that can be taken back.
func (d *Desk[T]) Change(f func(work *T)) {
	w := d.past.Now()
	f(&w)
	d.past.Do(w)
	d.changed("")
}

// Write is Change for a field in which somebody types or turns a number: what is
// done there in one go is taken back in one.
func (d *Desk[T]) Write(field string, f func(work *T)) {
	w := d.past.Now()
	f(&w)
	if d.typed == field {
		d.past.Amend(w)
	} else {
		d.past.Do(w)
	}
	d.changed(field)
	d.quiet = patience
}

const (
	patience = 40  // ticks after the last letter until what is typed is saved
	retry    = 300 // ticks after a failure until it is tried again
)

func (d *Desk[T]) changed(field string) {
	d.Now = d.past.Now()
	d.typed, d.unsaved, d.Notice, d.quiet = field, true, "", 0
	d.failed, d.warned = false, false
}

// CanUndo tells whether there is a change to take back.
func (d *Desk[T]) CanUndo() bool { return d.past.CanUndo() }

// CanRedo tells whether there is a change to make again.
func (d *Desk[T]) CanRedo() bool { return d.past.CanRedo() }

// Undo takes the last change back.
func (d *Desk[T]) Undo() {
	if d.past.CanUndo() {
		d.past.Undo()
		d.changed("")
	}
}

// Redo makes the last change again that was taken back.
func (d *Desk[T]) Redo() {
	if d.past.CanRedo() {
		d.past.Redo()
		d.changed("")
	}
}

// Keys takes Ctrl+Z, and Ctrl+Y or Ctrl+Shift+Z. It tells whether Ctrl is held, in
// which case other keys are not the screen's.
func (d *Desk[T]) Keys(u *ui.UI) (ctrl bool) {
	in := u.Input()
	switch {
	case !in.Ctrl:
	case in.Shift && u.Key('Z'), u.Key('Y'):
		d.Redo()
	case u.Key('Z'):
		d.Undo()
	}
	return in.Ctrl
}

// SaveInTime saves a change at once, what is typed when the typing rests, and what
// could not be saved every few seconds. It must be called in every tick.
func (d *Desk[T]) SaveInTime(ctx *scenes.Context) {
	if !d.unsaved {
		return
	}
	ctx.Animate()
	if d.quiet > 0 {
		d.quiet--
		return
	}
	d.Save()
}

// Save keeps the work in the library if it has changed, and tells whether it is there.
// What does not go is tried again in time.
func (d *Desk[T]) Save() bool {
	if !d.unsaved {
		return true
	}
	if err := d.keep(); err != nil {
		if !d.warned {
			d.Notice = err.Error()
		}
		d.failed, d.quiet = true, retry
		return false
	}
	if d.failed {
		d.Notice = ""
	}
	d.unsaved, d.failed, d.warned = false, false, false
	return true
}

// Leave saves the work and leads one screen back. Work that cannot be saved stays on
// the desk, with a notice: only who leaves once more gives it up.
func (d *Desk[T]) Leave(ctx *scenes.Context) {
	if !d.Save() && !d.warned {
		d.warned = true
		d.Notice = ctx.T("bench.unsaved", d.Notice)
		return
	}
	ctx.Pop()
}

func (d *Desk[T]) keep() error {
	if d.entry.Stock {
		if err := d.part(); err != nil {
			return err
		}
	}
	e, err := d.Now.Keep(d.entry)
	if err == nil {
		e, err = d.lib.Put(e)
	}
	if err == nil {
		d.entry = e
	}
	return err
}

// part makes a copy of an entry that comes with the game, which is changed in its
// place from now on. Wherever the work bears the name of the stock it gets that of the
// copy, also when all changes are taken back.
func (d *Desk[T]) part() error {
	e, err := d.lib.Duplicate(d.entry.ID)
	if err != nil {
		return err
	}
	d.past.Rewrite(func(w T) T {
		if w.Name() == d.entry.Name {
			return w.Named(e.Name)
		}
		return w
	})
	d.Now, d.entry = d.past.Now(), e
	return nil
}
