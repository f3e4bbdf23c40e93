package stage

import (
	"rulerfire/scenes"
	"rulerfire/scenes/ui"
)

// A Shelf saves the battle on the screen when players want it, and brings others back.
type Shelf interface {
	// Menu shows its entries in the battle's menu, side by side in r. It tells whether
	// the menu is done with.
	Menu(ctx *scenes.Context, r ui.Rect) (done bool)
	// Frame is called in every tick, above everything else on the screen.
	Frame(ctx *scenes.Context)
	// Close waits until nothing is being saved any more.
	Close()
}
