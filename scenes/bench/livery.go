package bench

import (
	"fmt"

	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// LiveryHigh is how much height the swatches of a livery take, in points.
const LiveryHigh = 22 + 60 + 10 + 22 + 60 + 10

// Livery shows the colours and the patterns that a thing of the library can have at
// the top of r, and cuts them off. It tells those that hold now, as the library numbers
// them, and whether the player has just changed one.
func Livery(ctx *scenes.Context, r *ui.Rect, colour, pattern uint8) (c, p uint8, changed bool) {
	c, p = colour, pattern
	head := ui.Text{Size: 13.5, Bold: true}
	ctx.UI.Label(r.CutTop(22), ctx.T("seating.livery.colour"), head)
	for i, cell := range r.CutTop(60).Columns(len(draw.Seats), 8) {
		plain := draw.Seat{Color: draw.Seats[i].Color}
		if swatch(ctx, fmt.Sprintf("livery/colour/%d", i+1), cell, draw.Seats[i].Name, place(colour) == i, plain) {
			c, changed = uint8(i+1), true
		}
	}
	r.CutTop(10)
	ctx.UI.Label(r.CutTop(22), ctx.T("seating.livery.pattern"), head)
	for i, cell := range r.CutTop(60).Columns(len(draw.Seats), 8) {
		worn := draw.Seat{Color: draw.Seats[place(colour)].Color, Pattern: draw.Seats[i].Pattern}
		if swatch(ctx, fmt.Sprintf("livery/pattern/%d", i+1), cell, ctx.T(fmt.Sprintf("seating.pattern.%d", i+1)), place(pattern) == i, worn) {
			p, changed = uint8(i+1), true
		}
	}
	r.CutTop(10)
	return c, p, changed
}

// place is the place of a colour or pattern of the library among those of the seats.
func place(n uint8) int { return max(0, int(n)-1) % len(draw.Seats) }

// swatch is one colour or pattern to choose.
func swatch(ctx *scenes.Context, id string, r ui.Rect, name string, worn bool, flag draw.Seat) (chosen bool) {
	chosen = ctx.UI.Button(id, r, "", ui.ButtonLook{Tip: name})
	if worn {
		ctx.Pen.CurrentRow(r.X+2, r.Y+2, r.W-4, r.H-4)
	}
	cloth := ui.Rect{X: r.X, Y: r.Y + 2, W: r.W, H: r.H - 22}.Centred(44, 28)
	ctx.Pen.Flag(cloth.X, cloth.Y, cloth.W, cloth.H, 3, flag)
	ctx.UI.Label(ui.Rect{X: r.X + 2, Y: r.Bottom() - 21, W: r.W - 4, H: 18}, name, ui.Text{Size: 12, Align: ui.Centre})
	return chosen
}
