package bench

import (
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// A Header is the top line of a bench: which bench it is, the buttons for all of what
// lies there, at the right, and between them Room for what it is called.
type Header struct {
	Room ui.Rect // what is left

	ctx  *scenes.Context
	name string
}

// NewHeader begins a header in r with the title of a bench. The texts of the header
// begin with the bench's name and a dot, its widgets with the name and a slash.
func NewHeader(ctx *scenes.Context, r ui.Rect, name string) *Header {
	r = r.Centred(r.W, 32)
	r.CutLeft(8)
	title, look := ctx.T(name+".title"), ui.Text{Size: 21, Bold: true}
	ctx.UI.Label(r.CutLeft(ctx.UI.Width(title, look)+15), title, look)
	return &Header{Room: r, ctx: ctx, name: name}
}

// Button is a button to the left of those before it, so wide, whose label is the text
// of its id. It tells whether it was pressed.
func (h *Header) Button(id string, wide float64, look ui.ButtonLook) bool {
	look.Size = 13.5
	r := h.Room.CutRight(wide)
	h.Room.CutRight(6)
	return h.ctx.UI.Button(h.name+"/"+id, r, h.ctx.T(h.name+"."+id), look)
}

// Livery is a button at the left that shows how the thing on the bench looks. It tells
// whether it was pressed.
func (h *Header) Livery(look draw.Seat) bool {
	r := h.Room.CutLeft(48)
	h.Room.CutLeft(6)
	pressed := h.ctx.UI.Button(h.name+"/livery", r, "", ui.ButtonLook{Tip: h.ctx.T(h.name + ".livery.tip")})
	f := r.Centred(32, 20)
	h.ctx.Pen.Flag(f.X, f.Y, f.W, f.H, 2.5, look)
	return pressed
}

// Named writes what the thing on the bench is called, and a notice, if there is one,
// beside it or in its place.
func (h *Header) Named(name, notice string) {
	if notice == "" || h.Room.W > 370 {
		h.ctx.UI.Name(h.name+"/named", h.Room.CutLeft(min(h.Room.W, 250)), name, ui.Text{Size: 14.5, Faint: true})
	}
	if notice != "" && h.Room.W > 40 {
		h.ctx.UI.Name(h.name+"/notice", h.Room, notice, ui.Text{Size: 12.5, Color: draw.Bad})
	}
}
