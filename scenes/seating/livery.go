package seating

import (
	"fmt"

	"rulerfire/game"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/ui"
)

// Livery lets a seat choose its colour and its pattern, over the screen. No two
// seats share either, so who takes what another seat has changes with it. It calls
// done once the seat has done so; until then call it in every tick.
func (t Table) Livery(ctx *scenes.Context, seat int, done func()) {
	u := ctx.UI
	closed := u.Modal("livery", ctx.T("seating.livery"), 460, 330, func(r ui.Rect) {
		foot := r.CutBottom(36)
		u.Label(r.CutTop(22), ctx.T("seating.livery.colour"), ui.Text{Size: 13.5, Bold: true})
		for i, c := range r.CutTop(76).Columns(Most, 8) {
			plain := draw.Seat{Color: draw.Seats[i].Color}
			t.swatch(ctx, fmt.Sprintf("livery/colour/%d", i+1), c, plain, draw.Seats[i].Name, seat, colourOf, i)
		}
		r.CutTop(14)
		u.Label(r.CutTop(22), ctx.T("seating.livery.pattern"), ui.Text{Size: 13.5, Bold: true})
		for i, c := range r.CutTop(76).Columns(Most, 8) {
			worn := roster.Look(*t.Seats[seat])
			worn.Pattern = draw.Seats[i].Pattern
			t.swatch(ctx, fmt.Sprintf("livery/pattern/%d", i+1), c, worn, ctx.T(patternNames[i]), seat, patternOf, i)
		}
		if u.Button("livery/done", foot.CutRight(130), ctx.T("seating.done"), ui.ButtonLook{Primary: true, KeyText: ui.KeyEscape.String()}) {
			done()
		}
	})
	if closed {
		done()
	}
}

var patternNames = [Most]string{"seating.pattern.1", "seating.pattern.2", "seating.pattern.3", "seating.pattern.4", "seating.pattern.5", "seating.pattern.6"}

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

// swatch is one colour or pattern to choose.
func (t Table) swatch(ctx *scenes.Context, id string, r ui.Rect, flag draw.Seat, name string, seat int, of trait, i int) {
	tip, holder := name, t.holder(i, seat, of)
	if holder >= 0 {
		tip = ctx.T("seating.livery.swap", name, t.Name(ctx, holder))
	}
	if ctx.UI.Button(id, r, "", ui.ButtonLook{Tip: tip}) {
		t.wear(seat, uint8(i), of)
	}
	if int(*of(t.Seats[seat])) == i {
		ctx.Pen.CurrentRow(r.X+2, r.Y+2, r.W-4, r.H-4)
	}
	cloth := ui.Rect{X: r.X, Y: r.Y + 4, W: r.W, H: r.H - 26}.Centred(46, 30)
	ctx.Pen.Flag(cloth.X, cloth.Y, cloth.W, cloth.H, 3, flag)
	below := ui.Rect{X: r.X + 2, Y: r.Bottom() - 25, W: r.W - 4, H: 20}
	if holder >= 0 {
		ctx.UI.Label(below, t.Name(ctx, holder), ui.Text{Size: 12, Faint: true, Align: ui.Centre})
		return
	}
	ctx.UI.Label(below, name, ui.Text{Size: 12, Align: ui.Centre})
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
