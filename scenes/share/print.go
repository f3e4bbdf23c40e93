package share

import (
	"bytes"
	"image/color"

	"rulerfire/assets"
	"rulerfire/game/library"
	"rulerfire/game/sheet"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
)

// print writes the entry's sheet to print, as a PDF, into the folder for what is
// shared.
func (s *giving) print(ctx *scenes.Context) {
	path, err := s.printed(ctx.Texts())
	if err != nil {
		s.note.fail(err)
		return
	}
	s.file = path
	s.note.say(ctx.T("share.print.written"))
}

func (s *giving) printed(texts *assets.Texts) (path string, err error) {
	h, err := assets.Hex()
	if err != nil {
		return "", err
	}
	var pdf bytes.Buffer
	if err := sheet.Entry(&pdf, texts, s.entry, h.Catalogue, printLook(s.entry)); err != nil {
		return "", err
	}
	return s.lib.SavePrint(sheet.FileName(s.entry.Name), pdf.Bytes())
}

// printLook is the entry's own colour and pattern; what it leaves to the seat is grey
// and plain.
func printLook(e library.Entry) (look sheet.Look) {
	if n := int(e.Colour); n > 0 {
		c := draw.Seats[(n-1)%len(draw.Seats)].Color
		look.Colour = color.NRGBA{R: uint8(c.R*255 + 0.5), G: uint8(c.G*255 + 0.5), B: uint8(c.B*255 + 0.5), A: 255}
	}
	if n := int(e.Pattern); n > 0 {
		look.Pattern = uint8(draw.Seats[(n-1)%len(draw.Seats)].Pattern)
	}
	return look
}
