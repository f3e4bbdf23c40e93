// Package livery is how what a player owns looks, by its colour, its pattern and its
// emblem, and where a player chooses that.
package livery

import (
	"fmt"

	"rulerfire/game/library"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// A Dress is how a thing of the library looks: colour and pattern as the library
// numbers them, of which 0 is left to whoever plays with it, and an emblem or none.
type Dress struct {
	Colour, Pattern uint8
	Emblem          string
}

// Of is how an entry of a library looks.
func Of(e library.Entry) Dress { return Dress{e.Colour, e.Pattern, e.Emblem} }

// Look is how pieces in that dress look; what it leaves to the player is as the first
// seat has it.
func (d Dress) Look() draw.Seat { return d.Over(draw.Seats[0]) }

// Over is Look for any seat. A number beyond those of the seats, as a file may have,
// begins anew.
func (d Dress) Over(seat draw.Seat) draw.Seat {
	if n := int(d.Colour); n > 0 {
		own := draw.Seats[(n-1)%len(draw.Seats)]
		seat.Color, seat.Name = own.Color, own.Name
	}
	if n := int(d.Pattern); n > 0 {
		seat.Pattern = draw.Seats[(n-1)%len(draw.Seats)].Pattern
	}
	return seat
}

// High and EmblemsHigh are how much height Choose and Emblems take, in points.
const (
	High        = 2 * RowHigh
	EmblemsHigh = heading + 88 + below
)

// Choose cuts the colours and patterns to choose among off the top of r: none of its
// own, and then those of the seats. It tells the dress now, and whether the player has
// just changed it.
func Choose(ctx *scenes.Context, r *ui.Rect, d Dress) (now Dress, changed bool) {
	now = d
	own := d.Look()
	players := ctx.T("shelf.livery.seat")
	colours, patterns := []Swatch{{ID: colourID(0), Name: players}}, []Swatch{{ID: patternID(0), Name: players}}
	for i := range draw.Seats {
		colours = append(colours, ColourSwatch(i))
		patterns = append(patterns, PatternSwatch(ctx, i, own.Color))
	}
	if i, ok := Row(ctx, r, ctx.T("seating.livery.colour"), colours, int(d.Colour)); ok {
		now.Colour, changed = uint8(i), true
	}
	if i, ok := Row(ctx, r, ctx.T("seating.livery.pattern"), patterns, int(d.Pattern)); ok {
		now.Pattern, changed = uint8(i), true
	}
	return now, changed
}

// Emblems cuts the emblems to choose among off the top of r, the first of which is
// none, as Choose does.
func Emblems(ctx *scenes.Context, r *ui.Rect, d Dress) (now Dress, changed bool) {
	now = d
	u := ctx.UI
	u.Label(r.CutTop(heading), ctx.T("shelf.emblem"), headText)
	names := append([]string{""}, draw.Emblems()...)
	rows := r.CutTop(EmblemsHigh-heading-below).Rows(2, 6)
	r.CutTop(below)
	across := (len(names) + 1) / 2
	for i, name := range names {
		cell := rows[i/across].Columns(across, 6)[i%across]
		words := ctx.T("shelf.emblem.none")
		if name != "" {
			words = ctx.T("shelf.emblem." + name)
		}
		if u.Button(fmt.Sprintf("livery/emblem/%d", i), cell, "", ui.ButtonLook{Tip: words}) {
			now.Emblem, changed = name, true
		}
		if d.Emblem == name {
			ctx.Pen.CurrentRow(cell.X+2, cell.Y+2, cell.W-4, cell.H-4)
		}
		if name == "" {
			u.Label(cell, words, ui.Text{Size: 12, Faint: true, Align: ui.Centre})
			continue
		}
		ctx.Pen.Emblem(name, cell.Centre().X, cell.Centre().Y, 14, d.Look())
	}
	return now, changed
}
