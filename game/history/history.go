// Package history lets whoever changes a value take the changes back, one by one
// and without limit, and make them again.
package history

// A Cloner is a value that can be copied so that the copy shares nothing with it.
type Cloner[T any] interface{ Clone() T }

// A History is a value with all that it has been since the history began. It
// hands out copies and keeps copies: whatever is done to them changes no other.
type History[T Cloner[T]] struct {
	values []T // every one before, the present one, and those taken back
	at     int // the present one
}

// New begins a history with a value.
func New[T Cloner[T]](value T) *History[T] { return &History[T]{values: []T{value.Clone()}} }

// Now is the present value.
func (h *History[T]) Now() T { return h.values[h.at].Clone() }

// Do makes a value the present one. What had been taken back is gone.
func (h *History[T]) Do(value T) {
	clear(h.values[h.at+1:])
	h.values = append(h.values[:h.at+1], value.Clone())
	h.at++
}

// Amend puts another value in place of the present one, as when a drag goes on: it
// is not a change of its own. What had been taken back is gone.
func (h *History[T]) Amend(value T) {
	clear(h.values[h.at+1:])
	h.values = append(h.values[:h.at], value.Clone())
}

// Rewrite puts what f makes of it in place of every value, the present one and all
// others. It is no change that can be taken back.
func (h *History[T]) Rewrite(f func(T) T) {
	for i, v := range h.values {
		h.values[i] = f(v.Clone()).Clone()
	}
}

// CanUndo tells whether there is a change to take back.
func (h *History[T]) CanUndo() bool { return h.at > 0 }

// CanRedo tells whether there is a change to make again.
func (h *History[T]) CanRedo() bool { return h.at < len(h.values)-1 }

// Undo takes the last change back, if there is one, and gives what is the present
// value then.
func (h *History[T]) Undo() T {
	if h.CanUndo() {
		h.at--
	}
	return h.Now()
}

// Redo makes the last change again that has been taken back, if there is one, and
// gives what is the present value then.
func (h *History[T]) Redo() T {
	if h.CanRedo() {
		h.at++
	}
	return h.Now()
}
