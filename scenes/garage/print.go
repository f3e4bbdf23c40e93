package garage

import (
	"bytes"
	"image/color"

	"rulerfire/game/sheet"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// print writes a sheet of what lies on the bench into a file, to be printed.
func (s *Scene) print(ctx *scenes.Context) {
	s.desk.Save()
	var page bytes.Buffer
	e := s.desk.Entry()
	err := sheet.Entry(&page, ctx.Texts(), e, nil, sheetLook(s.look()))
	if err == nil {
		s.sheet, err = s.host.lib.SavePrint(sheet.FileName(e.Name), page.Bytes())
	}
	if err != nil {
		s.desk.Notice = err.Error()
		return
	}
	s.panel = printPanel
}

// sheetLook is a look as sheets take it.
func sheetLook(look draw.Seat) sheet.Look {
	part := func(v float32) uint8 { return uint8(v*255 + 0.5) }
	c := look.Color
	return sheet.Look{Colour: color.NRGBA{part(c.R), part(c.G), part(c.B), 255}, Pattern: uint8(look.Pattern)}
}

// showPrinted tells where the sheet is.
func (s *Scene) showPrinted(ctx *scenes.Context) {
	closed := ctx.UI.Modal("printed", ctx.T("garage.printed"), 520, 190, func(r ui.Rect) {
		foot := r.CutBottom(36)
		r.CutTop(ctx.UI.Paragraph(r, ui.Plain(ctx.T("garage.printed.where")), ui.Text{Size: 13.5}) + 6)
		ctx.UI.Paragraph(r, ui.Plain(s.sheet), ui.Text{Size: 12.5, Mono: true})
		s.closeButton(ctx, "printed/close", foot)
	})
	if closed {
		s.panel = noPanel
	}
}
