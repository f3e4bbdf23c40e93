package shelf

import (
	"io/fs"

	"rulerfire/game/library"
	"rulerfire/scenes"
	"rulerfire/scenes/share"
	"rulerfire/scenes/ui"
)

// open does what the shelf is there for with the entry looked at: it takes it, or
// opens it on its bench. Of stock, a copy is opened.
func (s *Scene) open(ctx *scenes.Context) {
	s.keep()
	s.refresh()
	e, ok := s.entry()
	if !ok || s.cannotOpen(ctx, e) != "" {
		return
	}
	if s.pick != nil {
		s.pick.Take(e)
		ctx.Pop()
		return
	}
	if e.Stock {
		if e, ok = s.copy(ctx, e); !ok {
			return
		}
	}
	s.leaveTo(ctx, s.rack().Open(e))
}

// cannotOpen says why an entry cannot be opened or taken, or nothing.
func (s *Scene) cannotOpen(ctx *scenes.Context, e library.Entry) string {
	switch {
	case e.Fault != nil:
		return e.Fault.Error()
	case s.pick == nil || s.pick.Why == nil:
		return ""
	}
	key := keyOf(e)
	why, ok := s.reasons[key]
	if !ok {
		why = s.pick.Why(ctx, e)
		s.reasons[key] = why
	}
	return why
}

// greyed is cannotOpen for the rows of the list. To find out may take a moment, so no
// more than one row is asked about in a tick; until then it is as if it could.
func (s *Scene) greyed(ctx *scenes.Context, e library.Entry) string {
	if _, known := s.reasons[keyOf(e)]; s.pick != nil && s.pick.Why != nil && !known {
		if s.asked == ctx.Tick {
			ctx.Animate()
			return ""
		}
		s.asked = ctx.Tick
	}
	return s.cannotOpen(ctx, e)
}

// copy puts a copy of an entry into the library, and looks at it.
func (s *Scene) copy(ctx *scenes.Context, e library.Entry) (library.Entry, bool) {
	s.keep()
	c, err := s.lib.Duplicate(e.ID)
	if s.fail(err) {
		return c, false
	}
	s.arrived(c)
	s.say(ctx.T("shelf.copied", c.Name))
	return c, true
}

// arrived looks at an entry that has come into the library.
func (s *Scene) arrived(e library.Entry) {
	s.did(&arrival{id: e.ID})
	s.Select(e.ID)
}

// create makes a new entry and opens it.
func (s *Scene) create(ctx *scenes.Context, m Maker) {
	s.keep()
	e, err := m.Make(ctx)
	if err == nil {
		e, err = s.lib.Put(e)
	}
	if s.fail(err) {
		return
	}
	s.arrived(e)
	s.say(ctx.T("shelf.made", e.Name))
	s.leaveTo(ctx, s.rack().Open(e))
}

// remove deletes the entry looked at.
func (s *Scene) remove(ctx *scenes.Context, e library.Entry) {
	s.keep()
	gone, err := s.lib.Delete(e.ID)
	if s.fail(err) {
		s.stale = true
		return
	}
	s.did(&departure{arrival{id: e.ID, gone: gone}})
	s.refresh()
	s.say(ctx.T("shelf.deleted", nameOf(gone.Entry), ui.Key('Z')))
}

// undo takes back what was done last.
func (s *Scene) undo(ctx *scenes.Context) {
	s.keep()
	if n := len(s.done); n > 0 {
		c := s.done[n-1]
		s.done = s.done[:n-1]
		if id, err := c.undo(s.lib); !s.fail(err) {
			s.undone = append(s.undone, c)
			s.after(id, ctx.T("shelf.undone"))
		}
	}
}

// redo does again what was taken back last.
func (s *Scene) redo(ctx *scenes.Context) {
	s.keep()
	if n := len(s.undone); n > 0 {
		c := s.undone[n-1]
		s.undone = s.undone[:n-1]
		if id, err := c.redo(s.lib); !s.fail(err) {
			s.done = append(s.done, c)
			s.after(id, ctx.T("shelf.redone"))
		}
	}
}

// after looks at what a change that was taken back or done again has been made to.
func (s *Scene) after(id library.ID, said string) {
	s.draft, s.stale = draft{}, true
	s.Select(id)
	s.refresh()
	s.say(said)
}

// bring shows the screen on which something shared is taken.
func (s *Scene) bring(ctx *scenes.Context) {
	s.leaveTo(ctx, share.Import(s.lib, nil, func(e library.Entry) { s.imported(ctx, e) }))
}

// imported looks at an entry that has been imported, if it belongs here.
func (s *Scene) imported(ctx *scenes.Context, e library.Entry) {
	s.arrived(e)
	s.say(ctx.T("shelf.imported", rackName(ctx, e.Kind), e.Name))
}

// takeDropped imports files that were dropped on the window.
func (s *Scene) takeDropped(ctx *scenes.Context, files fs.FS) {
	s.keep()
	taken, err := share.Dropped(s.lib, files)
	for _, e := range taken {
		s.imported(ctx, e)
	}
	if len(taken) > 1 {
		s.say(ctx.Count("shelf.dropped", len(taken)))
	}
	s.fail(err)
}
