package garage

import (
	"slices"
	"strings"

	"rulerfire/game/library"
	"rulerfire/rules/rapid"
)

// work is what lies on the bench: all of a company that can be changed, and that a
// change can be taken back of.
type work struct {
	company         rapid.Company
	colour, pattern uint8 // as in library.Entry: 0 is left to the seat
	single          bool  // it is a design by itself, the only frame of a company without a name
}

// Clone is a copy that shares nothing with the work.
func (w work) Clone() work {
	w.company = w.company.Clone()
	return w
}

// unpack takes the work out of an entry that is a company or a frame.
func unpack(e library.Entry) (work, error) {
	w := work{colour: e.Colour, pattern: e.Pattern, single: e.Kind == library.Frame}
	var err error
	if w.single {
		var d rapid.Design
		d, err = e.Frame()
		w.company.Frames = []rapid.Design{d}
	} else {
		w.company, err = e.Company()
	}
	return w, err
}

// name is where the name of what lies on the bench stands.
func (w *work) name() *string {
	if w.single {
		return &w.company.Frames[0].Name
	}
	return &w.company.Name
}

// Name is the name of the company, or of the design.
func (w work) Name() string { return *w.name() }

// Named is the work under another name.
func (w work) Named(name string) work {
	w = w.Clone()
	*w.name() = name
	return w
}

// Keep is an entry of the library with the work as its content. What has no name
// keeps the one that the entry has.
func (w work) Keep(e library.Entry) (library.Entry, error) {
	if strings.TrimSpace(w.Name()) == "" {
		w = w.Named(e.Name)
	}
	var err error
	if w.single {
		e, err = e.With(w.company.Frames[0])
	} else {
		e, err = e.With(w.company)
	}
	e.Colour, e.Pattern = w.colour, w.pattern
	return e, err
}

// Frames and spares are one list here, the spares last. A frame is known by its
// place in it.

// most is how many frames, and as many spares, a company is kept with.
const most = 16

// len is how many frames and spares there are.
func (w *work) len() int { return len(w.company.Frames) + len(w.company.Spares) }

// design is the frame or spare at a place.
func (w *work) design(at int) *rapid.Design {
	if n := len(w.company.Frames); at >= n {
		return &w.company.Spares[at-n]
	}
	return &w.company.Frames[at]
}

// spare tells whether a spare is at a place.
func (w *work) spare(at int) bool { return at >= len(w.company.Frames) }

// add puts a frame behind the others and tells its place. A frame more than are kept
// becomes a spare.
func (w *work) add(d rapid.Design) int {
	if len(w.company.Frames) >= most {
		d.Rockets = 0
		w.company.Spares = append(w.company.Spares, d)
		return w.len() - 1
	}
	w.company.Frames = append(w.company.Frames, d)
	return len(w.company.Frames) - 1
}

// full tells whether there is no room for another frame.
func (w *work) full() bool { return len(w.company.Frames) >= most && len(w.company.Spares) >= most }

// copy puts a copy of a frame below it, a spare's as a spare, and tells its place.
func (w *work) copy(at int) int {
	d := *w.design(at)
	if w.spare(at) {
		i := at - len(w.company.Frames)
		w.company.Spares = slices.Insert(w.company.Spares, i+1, d)
		return at + 1
	}
	w.company.Frames = slices.Insert(w.company.Frames, at+1, d)
	return at + 1
}

// roomFor tells whether the list of a frame has room for another.
func (w *work) roomFor(at int) bool {
	if w.spare(at) {
		return len(w.company.Spares) < most
	}
	return len(w.company.Frames) < most
}

// remove takes a frame out and tells the place that is looked at then.
func (w *work) remove(at int) int {
	if n := len(w.company.Frames); at >= n {
		w.company.Spares = slices.Delete(w.company.Spares, at-n, at-n+1)
	} else {
		w.company.Frames = slices.Delete(w.company.Frames, at, at+1)
	}
	return max(0, min(at, w.len()-1))
}

// move brings a frame by places up or down within its list, and tells where it is
// then.
func (w *work) move(at, by int) int {
	first, last := w.ends(at)
	to := max(first, min(at+by, last))
	w.carry(at, to, to > at)
	return to
}

// ends are the first and the last place of the list that a frame is in.
func (w *work) ends(at int) (first, last int) {
	n := len(w.company.Frames)
	if w.spare(at) {
		return n, w.len() - 1
	}
	return 0, n - 1
}

// carries tells whether carry would bring a frame to another place.
func (w *work) carries(from, to int, below bool) bool {
	if from >= w.len() {
		return false
	}
	if w.spare(from) != w.spare(to) {
		return w.roomFor(to)
	}
	next := to - 1 // the place that is no other
	if below {
		next = to + 1
	}
	return from != to && from != next
}

// carry brings a frame next to another, into the list of that one: above it or below
// it. It tells where it is then. A frame that becomes a spare loses its rockets.
func (w *work) carry(from, to int, below bool) int {
	if from == to {
		return from
	}
	d, spare := *w.design(from), w.spare(to)
	if spare && !w.spare(from) {
		d.Rockets = 0
	}
	w.remove(from)
	if from < to {
		to--
	}
	if below {
		to++
	}
	if spare {
		w.company.Spares = slices.Insert(w.company.Spares, to-len(w.company.Frames), d)
	} else {
		w.company.Frames = slices.Insert(w.company.Frames, to, d)
	}
	return to
}

// swap makes a spare of a frame, without its rockets, or a frame of a spare, and
// tells its new place.
func (w *work) swap(at int) int {
	d := *w.design(at)
	if w.spare(at) {
		w.remove(at)
		w.company.Frames = append(w.company.Frames, d)
		return len(w.company.Frames) - 1
	}
	w.remove(at)
	d.Rockets = 0
	w.company.Spares = append(w.company.Spares, d)
	return w.len() - 1
}

// rockets is how many the company carries.
func (w *work) rockets() (n int) {
	for _, d := range w.company.Frames {
		n += int(d.Rockets)
	}
	return n
}

// A refusal is the key of the text that says why a system cannot be mounted; empty
// is that it can.
type refusal string

// refuses tells why a frame cannot carry another system of a type.
func refuses(d *rapid.Design, s rapid.System) refusal {
	switch {
	case d.Systems[s] >= rapid.MaxOfType:
		return "garage.refuse.type"
	case d.Systems.Count() >= rapid.MaxSystems:
		return "garage.refuse.places"
	}
	return ""
}

// mounted lists the systems of a frame one by one, in the order of their types.
func mounted(d *rapid.Design) (list []fitting) {
	for s, n := range d.Systems {
		for k := range int(n) {
			list = append(list, fitting{rapid.System(s), k + 1})
		}
	}
	return list
}

// A fitting is one system on a frame: the n-th of its type, 1 the first.
type fitting struct {
	system rapid.System
	n      int
}

// notation is what a fitting adds to the dice of its frame: "2Rd", and "+d8" for the
// second weapon of a range.
func (f fitting) notation() string {
	letters := kinds[f.system].letters
	switch {
	case !kinds[f.system].weapon:
		return "1" + letters
	case f.n > 1:
		return "+d8"
	}
	return "2" + letters
}
