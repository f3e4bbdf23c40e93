// Package shelf is the screen of a player's library, whatever kinds of things are
// on it: it lists, searches and sorts them, shows what the caller paints, opens them
// on their bench, and makes, copies, renames, shares and deletes them.
//
// New is the shelf that a title leads to. Pick lets something be chosen from one.
package shelf

import (
	"cmp"
	"slices"

	"rulerfire/game/library"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// A Rack is all things of one kind on a shelf, and how they are shown and made.
type Rack struct {
	Kind library.Kind

	// Paint draws an entry in r. What it has drawn is kept until the entry changes,
	// so it may take its time. Faulty entries are never painted.
	Paint func(p *draw.Pen, r ui.Rect, e library.Entry)

	// Line says something about an entry in one line below its name: "5 frames, 18
	// systems". It is kept like what is painted. It may be nil.
	Line func(ctx *scenes.Context, e library.Entry) string

	// Words are what an entry says of itself in its own text. They are shown with it,
	// above the player's notes. It may be nil.
	Words func(e library.Entry) string

	// Open makes the bench of an entry: one that is the player's own, never stock. The
	// bench puts what it changes into the library itself.
	Open func(e library.Entry) scenes.Scene

	// Makers are the ways to make a new one, the usual one first. Their buttons stand
	// below the list.
	Makers []Maker
}

// A Maker is a way to make a new entry: an empty one, one at random. The shelf puts
// what it makes into the library and opens it.
type Maker struct {
	Name string // the key of its button's label
	Key  ui.Key // the shelf's own keys are B, C, E, F, I, O, R, S, T, Y and Z
	Make func(ctx *scenes.Context) (library.Entry, error)
}

// A Picker says what a shelf is for on which something is chosen.
type Picker struct {
	Title string // the key of the heading
	// Why says why an entry cannot be taken, or nothing; it is asked once for each. It
	// may be nil.
	Why func(ctx *scenes.Context, e library.Entry) string
	// Take gets what was chosen. The shelf leaves by itself.
	Take func(e library.Entry)
}

// Scene is a shelf.
type Scene struct {
	lib   *library.Library
	racks []Rack
	pick  *Picker // nil where things are kept

	reasons map[string]string // why entries cannot be taken, as far as asked, by keyOf
	asked   int               // the tick in which that was asked last for a row

	at     int // the rack in front
	order  library.Order
	search string
	list   []library.Entry
	stale  bool // the list must be made anew

	chosen   string // what is looked at, by keyOf
	clicked  click
	draft    draft
	focus    string   // the widget that had the keyboard in the last tick
	dressing bool     // its look is being chosen, over the screen
	done     []change // what can be taken back
	undone   []change // what has been taken back
	note     note
	cards    cards
	met      bool
}

// New is the shelf of a library with the given racks, at least one. Several have a
// tab each.
func New(lib *library.Library, racks ...Rack) *Scene {
	return &Scene{lib: lib, racks: racks, order: library.ByChanged, stale: true}
}

// Pick is a shelf on which something is chosen, and nothing changed.
func Pick(lib *library.Library, picker Picker, racks ...Rack) *Scene {
	s := New(lib, racks...)
	s.pick, s.reasons = &picker, map[string]string{}
	return s
}

// Select looks at an entry, if it is there.
func (s *Scene) Select(id library.ID) {
	e, ok := s.lib.Get(id)
	if !ok {
		return
	}
	for i := range s.racks {
		if s.racks[i].Kind == e.Kind {
			s.at, s.search = i, ""
		}
	}
	s.chosen, s.stale = keyOf(e), true
	s.refresh()
}

// Close keeps what is being written when the window is closed.
func (s *Scene) Close() { s.keep() }

// keyOf tells entries apart, also faulty ones that have no id.
func keyOf(e library.Entry) string {
	if e.ID != "" {
		return string(e.ID)
	}
	return "file " + e.File
}

// rack is the rack in front.
func (s *Scene) rack() *Rack { return &s.racks[s.at] }

// refresh makes the list anew where it must be, and looks at an entry that is in it.
func (s *Scene) refresh() {
	if !s.stale {
		return
	}
	s.stale = false
	was := s.index()
	s.list = s.lib.List(s.rack().Kind, s.order, s.search)
	slices.SortStableFunc(s.list, func(a, b library.Entry) int { return cmp.Compare(part(a), part(b)) })
	if s.index() < 0 {
		s.chosen = ""
		if len(s.list) > 0 {
			s.chosen = keyOf(s.list[max(0, min(was, len(s.list)-1))])
		}
	}
}

// part tells apart what stands below each other in the list: the player's own, what
// comes with the game, and what cannot be used.
func part(e library.Entry) int {
	switch {
	case e.Fault != nil:
		return 2
	case e.Stock:
		return 1
	}
	return 0
}

// index is where the entry looked at is in the list, or -1.
func (s *Scene) index() int {
	for i, e := range s.list {
		if keyOf(e) == s.chosen {
			return i
		}
	}
	return -1
}

// entry is the entry looked at.
func (s *Scene) entry() (library.Entry, bool) {
	if i := s.index(); i >= 0 {
		return s.list[i], true
	}
	return library.Entry{}, false
}

// look looks at another entry.
func (s *Scene) look(e library.Entry) {
	if key := keyOf(e); key != s.chosen {
		s.keep()
		s.chosen = key
	}
}

// A note says what has just been done, or why it could not be.
type note struct {
	said string
	bad  bool
}

func (s *Scene) say(said string) { s.note = note{said: said} }

// fail says why something could not be done, if it could not.
func (s *Scene) fail(err error) bool {
	if err != nil {
		s.note = note{err.Error(), true}
	}
	return err != nil
}
