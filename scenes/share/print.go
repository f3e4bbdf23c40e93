package share

import (
	"bytes"
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"rulerfire/assets"
	"rulerfire/game/library"
	"rulerfire/game/sheet"
	"rulerfire/rules/hexwar"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/hexroster"
	"rulerfire/scenes/livery"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/ui"
)

// print writes the entry's sheet to print, as a PDF, into the folder for what is
// shared.
func (s *giving) print(ctx *scenes.Context) {
	path, err := Print(s.lib, ctx.Texts(), s.entry)
	if err != nil {
		s.note.fail(err)
		return
	}
	s.file = path
	s.note.say(ctx.T("share.print.written"))
}

// Print writes an entry's sheet to print, as a PDF, into the library's folder for what
// is shared, and tells where it is.
func Print(lib *library.Library, texts *assets.Texts, e library.Entry) (path string, err error) {
	h, err := assets.Hex()
	if err != nil {
		return "", err
	}
	look, err := printLook(e, h.Catalogue)
	if err != nil {
		return "", err
	}
	var pdf bytes.Buffer
	if err := sheet.Entry(&pdf, texts, e, h.Catalogue, look); err != nil {
		return "", err
	}
	return lib.SavePrint(sheet.FileName(e.Name), pdf.Bytes())
}

// unclaimed is the grey of pieces that nobody has given a colour yet.
var unclaimed = draw.Hex(0xD5D8DB)

// printLook is the entry's own colour and pattern, with pictures of all its pieces;
// what it leaves to the seat is grey and plain.
func printLook(e library.Entry, c *hexwar.Catalogue) (look sheet.Look, err error) {
	seat := livery.Of(e).Over(draw.Seat{Color: unclaimed})
	part := func(v float32) uint8 { return uint8(v*255 + 0.5) }
	look.Colour = color.NRGBA{R: part(seat.Color.R), G: part(seat.Color.G), B: part(seat.Color.B), A: 255}
	look.Pattern = uint8(seat.Pattern)

	pen := draw.NewPen()
	var models []*image.RGBA
	frame := func(d rapid.Design) {
		models = append(models, photograph(pen, frameSize, func(r ui.Rect) {
			roster.Paint(pen, r, roster.Robot(seat, d, 0))
		}))
	}
	unit := func(d hexwar.UnitDesign) {
		models = append(models, photograph(pen, unitSize, func(r ui.Rect) {
			hexroster.Paint(pen, r, hexroster.Unit(c, &d, seat))
		}))
	}
	switch e.Kind {
	case library.Company:
		company, err := e.Company()
		if err != nil {
			return look, err
		}
		for _, list := range [][]rapid.Design{company.Frames, company.Spares} {
			for _, d := range list {
				frame(d)
			}
		}
	case library.Frame:
		d, err := e.Frame()
		if err != nil {
			return look, err
		}
		frame(d)
	case library.Unit:
		d, err := e.Unit()
		if err != nil {
			return look, err
		}
		unit(d)
	case library.Squad:
		squad, err := e.Squad()
		if err != nil {
			return look, err
		}
		for _, d := range squad.Units {
			unit(d)
		}
	}
	look.Models = closeUp(models)
	if e.Emblem != "" {
		look.Emblem = photograph(pen, emblemSize, func(r ui.Rect) {
			pen.Emblem(e.Emblem, r.Centre().X, r.Centre().Y, r.W*0.46, seat)
		})
	}
	return look, nil
}

// Sides of pictures in pixels: about 300 to the inch on paper.
const (
	emblemSize = 256
	frameSize  = 288
	unitSize   = 640
)

// photograph is a picture of what paint draws with the pen into a square.
func photograph(pen *draw.Pen, side int, paint func(r ui.Rect)) *image.RGBA {
	img := ebiten.NewImage(side, side)
	defer img.Deallocate()
	pen.Begin(1)
	paint(ui.Rect{W: float64(side), H: float64(side)})
	pen.Flush(img)
	picture := image.NewRGBA(img.Bounds())
	img.ReadPixels(picture.Pix)
	return picture
}

// closeUp leaves away what is empty in all pictures, so that they stay at one scale.
func closeUp(pictures []*image.RGBA) (out []image.Image) {
	var seen image.Rectangle
	for _, m := range pictures {
		for y := m.Rect.Min.Y; y < m.Rect.Max.Y; y++ {
			for x := m.Rect.Min.X; x < m.Rect.Max.X; x++ {
				if m.RGBAAt(x, y).A > 0 {
					seen = seen.Union(image.Rect(x, y, x+1, y+1))
				}
			}
		}
	}
	for _, m := range pictures {
		out = append(out, m.SubImage(seen))
	}
	return out
}
