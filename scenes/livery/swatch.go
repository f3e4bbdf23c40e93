package livery

import (
	"fmt"

	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// A Swatch is one colour or pattern to choose among.
type Swatch struct {
	ID   string    // of its widget
	Flag draw.Seat // without a colour: an empty cloth
	Name string
	Tip  string // or nothing
	// Holder is who else wears it, and stands in place of the name; or nothing.
	Holder string
}

// ColourSwatch is the i-th colour of draw.Seats.
func ColourSwatch(i int) Swatch {
	seat := draw.Seats[i]
	return Swatch{ID: colourID(i + 1), Flag: draw.Seat{Color: seat.Color}, Name: seat.Name}
}

// PatternSwatch is the i-th pattern of draw.Seats, on a colour.
func PatternSwatch(ctx *scenes.Context, i int, on draw.Color) Swatch {
	name := ctx.T(fmt.Sprintf("seating.pattern.%d", i+1))
	return Swatch{ID: patternID(i + 1), Flag: draw.Seat{Color: on, Pattern: draw.Seats[i].Pattern}, Name: name}
}

// The widgets are numbered as a library numbers colours and patterns.
func colourID(n int) string  { return fmt.Sprintf("livery/colour/%d", n) }
func patternID(n int) string { return fmt.Sprintf("livery/pattern/%d", n) }

// Measures of swatches, in points.
const (
	RowHigh = heading + 60 + below // of what Row cuts off
	heading = 22
	below   = 8
)

var headText = ui.Text{Size: 13.5, Bold: true}

// Row cuts a heading and swatches side by side off the top of r, of which the worn-th
// is worn. It tells the one that the player has just taken.
func Row(ctx *scenes.Context, r *ui.Rect, title string, swatches []Swatch, worn int) (taken int, ok bool) {
	ctx.UI.Label(r.CutTop(heading), title, headText)
	for i, cell := range r.CutTop(RowHigh-heading-below).Columns(len(swatches), 8) {
		if swatches[i].show(ctx, cell, i == worn) {
			taken, ok = i, true
		}
	}
	r.CutTop(below)
	return taken, ok
}

func (s *Swatch) show(ctx *scenes.Context, r ui.Rect, worn bool) (taken bool) {
	taken = ctx.UI.Button(s.ID, r, "", ui.ButtonLook{Tip: s.Tip})
	if worn {
		ctx.Pen.CurrentRow(r.X+2, r.Y+2, r.W-4, r.H-4)
	}
	cloth := ui.Rect{X: r.X, Y: r.Y + 2, W: r.W, H: r.H - 22}.Centred(44, 28)
	if s.Flag.Color == (draw.Color{}) {
		ctx.Pen.StrokeRoundRect(draw.Ink3, 1.5, cloth.X, cloth.Y, cloth.W, cloth.H, 3)
	} else {
		ctx.Pen.Flag(cloth.X, cloth.Y, cloth.W, cloth.H, 3, s.Flag)
	}
	name, look := s.Name, ui.Text{Size: 12, Align: ui.Centre}
	if s.Holder != "" {
		name, look.Faint = s.Holder, true
	}
	ctx.UI.Name(s.ID+"/name", ui.Rect{X: r.X + 2, Y: r.Bottom() - 21, W: r.W - 4, H: 18}, name, look)
	return taken
}
