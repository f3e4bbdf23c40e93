package hexgarage

import (
	"slices"
	"strings"

	"rulerfire/game/library"
	"rulerfire/rules/hexwar"
)

// A work is what lies on the bench: a squad, or a unit by itself, with all of it that
// can be changed.
type work struct {
	squad           hexwar.Squad // of a unit by itself, it alone
	alone           bool
	colour, pattern uint8 // as in library.Entry: 0 is left to the seat
}

// Clone is a copy that shares nothing with the work.
func (w work) Clone() work {
	w.squad = w.squad.Clone()
	return w
}

// Name is what the squad, or the unit by itself, is called.
func (w work) Name() string {
	if w.alone {
		return w.squad.Units[0].Name
	}
	return w.squad.Name
}

// Named is the work under another name.
func (w work) Named(name string) work {
	w = w.Clone()
	if w.alone {
		w.squad.Units[0].Name = name
	} else {
		w.squad.Name = name
	}
	return w
}

// Keep is the entry with the work as its content. What has no name yet keeps that of
// the entry, and spaces around names go: the text form has
// none.
func (w work) Keep(e library.Entry) (library.Entry, error) {
	w = w.Clone()
	w.squad.Name = tidy(w.squad.Name, e.Name)
	w.squad.Note = strings.TrimSpace(w.squad.Note)
	for i := range w.squad.Units {
		u := &w.squad.Units[i]
		other := unnamed
		if w.alone {
			other = e.Name
		}
		u.Name, u.Note = tidy(u.Name, other), strings.TrimSpace(u.Note)
	}
	var err error
	if w.alone {
		e, err = e.With(w.squad.Units[0])
	} else {
		e, err = e.With(w.squad)
	}
	e.Colour, e.Pattern = w.colour, w.pattern
	return e, err
}

// unnamed is what a unit without a name is kept as.
const unnamed = "?"

// tidy is a name without spaces around it, or another if nothing is left.
func tidy(name, other string) string {
	if name = strings.TrimSpace(name); name == "" {
		return other
	}
	return name
}

// most is how many units a squad is kept with, which is more than any may field.
const most = 16

// len is how many units there are.
func (w *work) len() int { return len(w.squad.Units) }

// unit is the unit at a place.
func (w *work) unit(at int) *hexwar.UnitDesign { return &w.squad.Units[at] }

// add puts a unit behind the others and tells its place.
func (w *work) add(d hexwar.UnitDesign) int {
	w.squad.Units = append(w.squad.Units, d.Clone())
	return len(w.squad.Units) - 1
}

// full tells whether there is no room for another unit.
func (w *work) full() bool { return w.alone || w.len() >= most }

// copy puts a copy of a unit below it and tells its place.
func (w *work) copy(at int) int {
	w.squad.Units = slices.Insert(w.squad.Units, at+1, w.squad.Units[at].Clone())
	return at + 1
}

// remove takes a unit out and tells the place that is looked at then.
func (w *work) remove(at int) int {
	w.squad.Units = slices.Delete(w.squad.Units, at, at+1)
	return max(0, min(at, w.len()-1))
}

// move brings a unit by places up or down, and tells where it is then.
func (w *work) move(at, by int) int {
	to := max(0, min(at+by, w.len()-1))
	w.squad.Units[at], w.squad.Units[to] = w.squad.Units[to], w.squad.Units[at]
	return to
}
