package bench

import (
	"fmt"

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

// Look is how pieces in that dress look; what is left to the player is that of the
// first seat.
func (d Dress) Look() draw.Seat {
	pick := func(n uint8) draw.Seat { return draw.Seats[max(0, int(n)-1)%len(draw.Seats)] }
	look := pick(d.Colour)
	look.Pattern = pick(d.Pattern).Pattern
	return look
}

// LiveryHigh and EmblemsHigh are how much height colours and patterns take, and
// emblems, in points.
const (
	LiveryHigh  = 22 + 60 + 8 + 22 + 60 + 8
	EmblemsHigh = 22 + 88 + 8
)

// Livery cuts the colours and patterns to choose among off the top of r: none of its
// own, and then those of the seats. It tells the dress now, and whether the player has
// just changed it.
func Livery(ctx *scenes.Context, r *ui.Rect, d Dress) (now Dress, changed bool) {
	now = d
	for _, of := range [...]struct {
		id, key string
		at      func(*Dress) *uint8
		name    func(i int) string
		plain   bool
	}{
		{"livery/colour", "seating.livery.colour", func(d *Dress) *uint8 { return &d.Colour }, func(i int) string { return draw.Seats[i].Name }, true},
		{"livery/pattern", "seating.livery.pattern", func(d *Dress) *uint8 { return &d.Pattern }, func(i int) string { return ctx.T(fmt.Sprintf("seating.pattern.%d", i+1)) }, false},
	} {
		ctx.UI.Label(r.CutTop(22), ctx.T(of.key), ui.Text{Size: 13.5, Bold: true})
		for i, c := range r.CutTop(60).Columns(len(draw.Seats)+1, 8) {
			worn := d
			*of.at(&worn) = uint8(i)
			name, look := ctx.T("shelf.livery.seat"), worn.Look()
			if i > 0 {
				name = of.name(i - 1)
			}
			if of.plain {
				look.Pattern = draw.Plain
			}
			if swatch(ctx, fmt.Sprintf("%s/%d", of.id, i), c, name, worn == d, i > 0, look) {
				*of.at(&now), changed = uint8(i), true
			}
		}
		r.CutTop(8)
	}
	return now, changed
}

// swatch is one colour or pattern to choose; that of whoever plays is an empty cloth.
func swatch(ctx *scenes.Context, id string, r ui.Rect, name string, worn, dyed bool, look draw.Seat) (chosen bool) {
	chosen = ctx.UI.Button(id, r, "", ui.ButtonLook{Tip: name})
	if worn {
		ctx.Pen.CurrentRow(r.X+2, r.Y+2, r.W-4, r.H-4)
	}
	cloth := ui.Rect{X: r.X, Y: r.Y + 2, W: r.W, H: r.H - 22}.Centred(44, 28)
	if dyed {
		ctx.Pen.Flag(cloth.X, cloth.Y, cloth.W, cloth.H, 3, look)
	} else {
		ctx.Pen.StrokeRoundRect(draw.Ink3, 1.5, cloth.X, cloth.Y, cloth.W, cloth.H, 3)
	}
	ctx.UI.Label(ui.Rect{X: r.X + 2, Y: r.Bottom() - 21, W: r.W - 4, H: 18}, name, ui.Text{Size: 12, Align: ui.Centre})
	return chosen
}

// Emblems cuts the emblems to choose among off the top of r, the first of which is
// none, as Livery does.
func Emblems(ctx *scenes.Context, r *ui.Rect, d Dress) (now Dress, changed bool) {
	now = d
	ctx.UI.Label(r.CutTop(22), ctx.T("shelf.emblem"), ui.Text{Size: 13.5, Bold: true})
	names := append([]string{""}, draw.Emblems()...)
	rows := r.CutTop(88).Rows(2, 6)
	r.CutTop(8)
	across := (len(names) + 1) / 2
	for i, name := range names {
		cell := rows[i/across].Columns(across, 6)[i%across]
		words := ctx.T("shelf.emblem.none")
		if name != "" {
			words = ctx.T("shelf.emblem." + name)
		}
		if ctx.UI.Button(fmt.Sprintf("livery/emblem/%d", i), cell, "", ui.ButtonLook{Tip: words}) {
			now.Emblem, changed = name, true
		}
		if d.Emblem == name {
			ctx.Pen.CurrentRow(cell.X+2, cell.Y+2, cell.W-4, cell.H-4)
		}
		if name == "" {
			ctx.UI.Label(cell, words, ui.Text{Size: 12, Faint: true, Align: ui.Centre})
			continue
		}
		ctx.Pen.Emblem(name, cell.Centre().X, cell.Centre().Y, 14, d.Look())
	}
	return now, changed
}
