package battle

import (
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
)

// tools is the pill at the lower right of the table: fit, heights, ruler, speed,
// menu.
func (s *Scene) tools(ctx *scenes.Context, a stage.Area) {
	switch stage.Tools(ctx, a.Table,
		stage.Tool{ID: "fit", Key: '0', Icon: draw.IconFit},
		stage.Tool{ID: "heights", Key: 'H', Icon: draw.IconHeights, On: s.heights},
		stage.Tool{ID: "ruler", Icon: draw.IconRuler, On: s.ruler.taken},
		stage.SpeedTool(ctx),
		stage.Tool{ID: "menu", Icon: draw.IconMenu, On: s.Menu.Open},
	) {
	case "fit":
		s.View.Whole()
	case "heights":
		s.heights = !s.heights
	case "ruler":
		s.ruler.toggle()
	case "speed":
		stage.Faster(ctx)
	case "menu":
		s.OpenMenu(ctx)
	}
}
