package seating

import (
	"rulerfire/game"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/livery"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/ui"
)

// Livery lets a seat choose its colour and its pattern, over the screen. No two
// seats share either, so who takes what another seat has changes with it. It calls
// done once the seat has done so; until then call it in every tick.
func (t Table) Livery(ctx *scenes.Context, seat int, done func()) {
	const frame, foot = 66, 36
	closed := ctx.UI.Modal("livery", ctx.T("seating.livery"), 460, frame+2*livery.RowHigh+foot, func(r ui.Rect) {
		buttons := r.CutBottom(foot)
		var colours, patterns []livery.Swatch
		for i := range draw.Seats {
			colours = append(colours, t.shared(ctx, seat, colourOf, i, livery.ColourSwatch(i)))
			patterns = append(patterns, t.shared(ctx, seat, patternOf, i, livery.PatternSwatch(ctx, i, roster.Look(*t.Seats[seat]).Color)))
		}
		if i, ok := livery.Row(ctx, &r, ctx.T("seating.livery.colour"), colours, int(t.Seats[seat].Colour)); ok {
			t.wear(seat, uint8(i), colourOf)
		}
		if i, ok := livery.Row(ctx, &r, ctx.T("seating.livery.pattern"), patterns, int(t.Seats[seat].Pattern)); ok {
			t.wear(seat, uint8(i), patternOf)
		}
		if ctx.UI.Button("livery/done", buttons.CutRight(130), ctx.T("seating.done"), ui.ButtonLook{Primary: true, KeyText: ui.KeyEscape.String()}) {
			done()
		}
	})
	if closed {
		done()
	}
}

// shared is a swatch that says which other seat wears it, if one does.
func (t Table) shared(ctx *scenes.Context, seat int, of trait, i int, s livery.Swatch) livery.Swatch {
	if holder := t.holder(i, seat, of); holder >= 0 {
		s.Holder = t.Name(ctx, holder)
		s.Tip = ctx.T("seating.livery.swap", s.Name, s.Holder)
	}
	return s
}

// A trait is the colour or the pattern of a seat.
type trait func(*game.Seat) *uint8

func colourOf(s *game.Seat) *uint8  { return &s.Colour }
func patternOf(s *game.Seat) *uint8 { return &s.Pattern }

// holder is another seat that takes part and wears the i-th of a kind, or -1.
func (t Table) holder(i, seat int, of trait) int {
	for k, s := range t.Seats {
		if k != seat && t.Takes(k) && int(*of(s)) == i {
			return k
		}
	}
	return -1
}

// WearColour gives a seat a colour, and WearPattern a pattern, unless another seat that
// takes part has it or there is none of that number. Both tell whether the seat has it.
func (t Table) WearColour(seat int, i uint8) bool { return t.wearFree(seat, i, colourOf) }

// WearPattern is WearColour for a pattern.
func (t Table) WearPattern(seat int, i uint8) bool { return t.wearFree(seat, i, patternOf) }

func (t Table) wearFree(seat int, i uint8, of trait) bool {
	if int(i) >= Most || t.holder(int(i), seat, of) >= 0 {
		return false
	}
	t.wear(seat, i, of)
	return true
}

// wear gives a seat the i-th of a kind, and whoever had it what the seat had.
func (t Table) wear(seat int, i uint8, of trait) {
	had := *of(t.Seats[seat])
	for k, s := range t.Seats {
		if worn := of(s); k != seat && *worn == i {
			*worn = had
		}
	}
	*of(t.Seats[seat]) = i
}
