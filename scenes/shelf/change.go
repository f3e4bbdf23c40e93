package shelf

import (
	"rulerfire/game/library"
	"rulerfire/scenes/livery"
)

// A change is something that was done to an entry and can be taken back.
type change interface {
	// undo takes it back and redo does it again; both say which entry that was.
	undo(lib *library.Library) (library.ID, error)
	redo(lib *library.Library) (library.ID, error)
}

// An arrival is an entry that has come into the library: new, copied or imported.
type arrival struct {
	id   library.ID
	gone library.Deleted // what is in the trash while it is taken back
}

func (a *arrival) undo(lib *library.Library) (_ library.ID, err error) {
	a.gone, err = lib.Delete(a.id)
	return a.id, err
}

func (a *arrival) redo(lib *library.Library) (library.ID, error) {
	_, err := lib.Restore(a.gone)
	return a.id, err
}

// A departure is an entry that has been deleted.
type departure struct{ arrival }

func (d *departure) undo(lib *library.Library) (library.ID, error) { return d.arrival.redo(lib) }
func (d *departure) redo(lib *library.Library) (library.ID, error) { return d.arrival.undo(lib) }

// A dress is what the shelf changes of an entry; all else is its bench's.
type dress struct {
	name, notes string
	livery      livery.Dress
}

func dressOf(e library.Entry) dress { return dress{e.Name, e.Notes, livery.Of(e)} }

// as is the dress with another look.
func (d dress) as(l livery.Dress) dress { d.livery = l; return d }

// put gives an entry of the library that dress.
func (d dress) put(lib *library.Library, id library.ID) (e library.Entry, err error) {
	e, ok := lib.Get(id)
	if !ok {
		return e, library.ErrGone
	}
	if e.Name != d.name {
		if e, err = lib.Rename(id, d.name); err != nil {
			return e, err
		}
	}
	if e.Emblem != d.livery.Emblem {
		if e, err = withEmblem(e, d.livery.Emblem); err != nil {
			return e, err
		}
	}
	e.Notes, e.Colour, e.Pattern = d.notes, d.livery.Colour, d.livery.Pattern
	if kept, _ := lib.Get(id); dressOf(kept) == dressOf(e) {
		return kept, nil
	}
	return lib.Put(e)
}

// withEmblem is an entry with another emblem.
func withEmblem(e library.Entry, emblem string) (library.Entry, error) {
	switch e.Kind {
	case library.Company:
		c, err := e.Company()
		if err != nil {
			return e, err
		}
		c.Emblem = emblem
		return e.With(c)
	case library.Squad:
		q, err := e.Squad()
		if err != nil {
			return e, err
		}
		q.Emblem = emblem
		return e.With(q)
	}
	return e, nil
}

// A redress is an entry that got another dress.
type redress struct {
	id       library.ID
	from, to dress
}

func (r *redress) undo(lib *library.Library) (library.ID, error) {
	_, err := r.from.put(lib, r.id)
	return r.id, err
}

func (r *redress) redo(lib *library.Library) (library.ID, error) {
	_, err := r.to.put(lib, r.id)
	return r.id, err
}

// did notes a change that has been made, so that it can be taken back.
func (s *Scene) did(c change) { s.done, s.undone, s.stale = append(s.done, c), nil, true }

// wear gives the entry looked at another dress, and tells whether it has it now.
func (s *Scene) wear(e library.Entry, to dress) bool {
	kept, err := to.put(s.lib, e.ID)
	if s.fail(err) {
		return false
	}
	if from := dressOf(e); dressOf(kept) != from {
		s.did(&redress{e.ID, from, dressOf(kept)})
		s.refresh()
		s.note = note{} // what was said before is no news any more
	}
	return true
}
