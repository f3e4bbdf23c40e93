package hexroster_test

import (
	"os"
	"testing"

	"rulerfire/game"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/hexroster"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/ui"
)

func TestMain(m *testing.M) { os.Exit(scenetest.Main(m)) }

// A plinth shows a unit in the middle of white paper.
type plinth struct {
	unit draw.HexUnit
	room ui.Rect
}

func (s *plinth) Frame(ctx *scenes.Context) {
	if ctx.Pen != nil {
		ctx.Pen.Rect(draw.White, 0, 0, ctx.Size.W, ctx.Size.H)
		hexroster.Paint(ctx.Pen, s.room, s.unit)
	}
}

// The name that stands below a unit is not covered by it, even by the jets of aircraft.
func TestPicturesStayAboveTheNamesBelowThem(t *testing.T) {
	for body := draw.Trooper; body <= draw.Funnel; body++ {
		for _, high := range []float64{48, 90} {
			s := &plinth{
				draw.HexUnit{Body: body, Seat: draw.Seat{Color: draw.Navy}, Jets: true},
				ui.Rect{X: 320 - high/2, Y: 100, W: high, H: high},
			}
			p := scenetest.New(t, 1280, 720, game.Settings{Scale: 100}, s)
			picture := p.Picture()
			covered := 0
			for y := int(s.room.Bottom()) + 1; y < int(s.room.Bottom())+20; y++ {
				for x := range 1280 {
					if c := picture.RGBAAt(x, y); c.R < 128 {
						covered++
					}
				}
			}
			if covered > 0 {
				t.Errorf("body %d in a room %v high covers %d pixels below it", body, high, covered)
			}
		}
	}
}
