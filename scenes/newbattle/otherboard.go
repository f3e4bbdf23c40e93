package newbattle

import (
	"rulerfire/game/library"
	"rulerfire/scenes"
	"rulerfire/scenes/builder"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/shelf"
)

// An otherBoard is a table that was picked from the library, for a number of seats.
type otherBoard struct {
	*board
	id   library.ID
	laid bool // the battle is to be fought on it
}

// board is the table that the battle is to be fought on, nil for none.
func (h *Host) board() *board {
	if o := &h.party.others[h.party.n]; o.laid {
		return o.board
	}
	return h.tables.named(h.party.tables[h.party.n])
}

// lay lays a table of the library out for the seats.
func (h *Host) lay(e library.Entry) {
	if l, err := e.Table(); err == nil {
		h.party.others[h.party.n] = otherBoard{&board{layout: l, picture: draw.NewTableView(l)}, e.ID, true}
	}
}

// freshen takes the tables that were picked as they are in the library now. One that
// is gone from there stays as it was.
func (h *Host) freshen() {
	for i := range h.party.others {
		o := &h.party.others[i]
		if o.board == nil {
			continue
		}
		e, ok := h.lib.Get(o.id)
		if !ok || e.Fault != nil {
			continue
		}
		if l, err := e.Table(); err == nil {
			o.layout = l
			o.picture.Show(l)
		}
	}
}

// against says why the battle cannot be fought on a table of the library; nothing if
// it can.
func (h *Host) against(ctx *scenes.Context, e library.Entry) string {
	l, err := e.Table()
	if err != nil {
		return err.Error()
	}
	return builder.Against(ctx, l, h.party.size, h.party.n)
}

// pickTable shows all tables of the library, those grey that do not fit.
func (h *Host) pickTable(ctx *scenes.Context) {
	known := map[library.ID]string{} // it takes a moment to find out
	why := func(ctx *scenes.Context, e library.Entry) string {
		if _, ok := known[e.ID]; !ok {
			known[e.ID] = h.against(ctx, e)
		}
		return known[e.ID]
	}
	picker := shelf.Picker{Title: "newbattle.table.pick", Why: why, Take: h.lay}
	pick := shelf.Pick(h.lib, picker, shelf.Rack{Kind: library.Table, Paint: builder.Paint, Line: builder.Line})
	if id := h.party.others[h.party.n].id; id != "" {
		pick.Select(id)
	}
	ctx.Push(pick)
}
