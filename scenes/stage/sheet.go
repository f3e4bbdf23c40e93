package stage

import (
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// SheetButtonWide is how wide SheetButton is, in points.
const SheetButtonWide = 54.0

// SheetButton is the button in the upper right of a card with odds that opens the sheet
// which tells all about them; it tells whether it is pressed. The key that it names is the
// screen's to hear.
func SheetButton(ctx *scenes.Context, id string, r ui.Rect, key ui.Key, tip string) bool {
	b := ui.Rect{X: r.Right() - SheetButtonWide - 8, Y: r.Y + 5, W: SheetButtonWide, H: 23}
	return ctx.UI.Button(id, b, "", ui.ButtonLook{Icon: draw.IconInfo, KeyText: key.String(), Tip: tip})
}
