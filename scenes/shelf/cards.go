package shelf

import (
	"time"

	"rulerfire/game/library"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// cards are what racks have painted and said of their entries, kept until those
// change. What is missing is painted at the beginning of the next tick, a few at a
// time, so that a long list opens at once and moves smoothly.
type cards struct {
	kept   map[pane]*picture
	wanted []pane
	said   map[string]said
}

// A pane is an entry as it is painted in one size.
type pane struct {
	key  string
	w, h float64 // points
}

type picture struct {
	entry   library.Entry
	still   draw.Still
	changed time.Time // of the entry, when it was painted
	seen    int       // the tick in which it was last shown
}

// said is what is said of an entry: by its rack, and by itself.
type said struct {
	line, words string
	changed     time.Time // of the entry, when that was asked
}

const (
	perTick = 6 * time.Millisecond // in which a tick paints pictures; one at least
	mostOf  = 200                  // pictures that are kept
)

// paint paints what was missing.
func (c *cards) paint(ctx *scenes.Context, rack *Rack) {
	if c.kept == nil {
		c.kept, c.said = map[pane]*picture{}, map[string]said{}
	}
	if ctx.Pen == nil {
		return
	}
	began := time.Now()
	for _, p := range c.wanted {
		if time.Since(began) > perTick {
			break
		}
		pic := c.kept[p]
		if pic == nil || pic.entry.Kind != rack.Kind {
			continue
		}
		pic.changed = pic.entry.Changed
		pic.still.Take(ctx.Pen, p.w, p.h, func(q *draw.Pen) { rack.Paint(q, ui.Rect{W: p.w, H: p.h}, pic.entry) })
	}
	c.wanted = c.wanted[:0]
	if len(c.kept) > mostOf {
		for p, pic := range c.kept {
			if pic.seen < ctx.Tick-60 {
				pic.still.Drop(ctx.Pen)
				delete(c.kept, p)
			}
		}
	}
}

// show shows the picture of an entry in r, as soon as there is one.
func (c *cards) show(ctx *scenes.Context, r ui.Rect, e library.Entry) {
	if ctx.Pen == nil || r.Empty() {
		return
	}
	p := pane{keyOf(e), r.W, r.H}
	pic := c.kept[p]
	if pic == nil {
		pic = &picture{}
		c.kept[p] = pic
	}
	pic.entry, pic.seen = e, ctx.Tick
	if !pic.still.Taken(ctx.Pen) || !pic.changed.Equal(e.Changed) {
		c.wanted = append(c.wanted, p)
		ctx.Animate()
	}
	pic.still.Show(ctx.Pen, r.X, r.Y)
}

// say is what is said of an entry.
func (c *cards) say(ctx *scenes.Context, rack *Rack, e library.Entry) said {
	kept, ok := c.said[keyOf(e)]
	if ok && kept.changed.Equal(e.Changed) {
		return kept
	}
	kept = said{changed: e.Changed}
	if rack.Line != nil {
		kept.line = rack.Line(ctx, e)
	}
	if rack.Words != nil {
		kept.words = rack.Words(e)
	}
	c.said[keyOf(e)] = kept
	return kept
}
