package battle

import (
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
)

// tools is the pill at the lower right of the table: fit, heights and ruler before
// those of every battle.
func (s *Scene) tools(ctx *scenes.Context, a stage.Area) {
	switch s.BattleTools(ctx, a.Table,
		stage.Tool{ID: "fit", Key: '0', Icon: draw.IconFit},
		stage.Tool{ID: "heights", Key: 'H', Icon: draw.IconHeights, On: s.heights},
		stage.Tool{ID: "ruler", Icon: draw.IconRuler, On: s.ruler.taken},
	) {
	case "fit":
		s.View.Whole()
	case "heights":
		s.heights = !s.heights
	case "ruler":
		s.ruler.toggle()
	}
}
