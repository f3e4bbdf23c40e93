package battle

import (
	"image/color"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"rulerfire/game"
	"rulerfire/rules/rapid"
	"rulerfire/scenes/ui"
)

// fullBattle is a battle of five seats in its first round, on a table of some
// 1,500 bricks, shown in a window of 1280 by 720.
func fullBattle(b *testing.B) *table {
	tb := sit(b, newSession(b, 6, 1, 5), 1280, 720, game.Instant)
	for tb.state().Phase == rapid.PhasePlace {
		tb.asked()
		tb.Key('F')
	}
	tb.asked()
	if n := len(tb.state().Table.Layout.Bricks); n < 1500 {
		b.Fatalf("the table has only %d bricks", n)
	}
	return tb
}

// flushEvery is how many frames are queued before the graphics driver is made to
// take them, outside the measurement: here only the CPU's side is measured.
const flushEvery = 20

func measureFrames(b *testing.B, screen *ebiten.Image, frame func()) {
	b.ReportAllocs()
	b.ResetTimer()
	for i := range b.N {
		frame()
		if i%flushEvery == flushEvery-1 {
			b.StopTimer()
			screen.At(0, 0)
			b.StartTimer()
		}
	}
}

// BenchmarkDrawBattle records and draws a whole frame of the battle, everything on
// the screen included. Compare it with BenchmarkDrawQuads.
func BenchmarkDrawBattle(b *testing.B) {
	tb := fullBattle(b)
	screen := ebiten.NewImage(1280, 720)
	defer screen.Deallocate()
	shift := false
	measureFrames(b, screen, func() {
		shift = !shift // something has happened: the screen is recorded again
		tb.Step(ui.Input{Pointer: ui.Point{X: 640, Y: 20}, Shift: shift})
		tb.App.Draw(screen)
	})
}

// BenchmarkDrawQuads draws as many plain quads as the battle's frame has, in one
// call, from vertices that are worked out anew for each frame.
func BenchmarkDrawQuads(b *testing.B) {
	tb := fullBattle(b)
	tb.Step(ui.Input{Pointer: ui.Point{X: 640, Y: 20}, Shift: true})
	quads := tb.App.Triangles() / 2
	screen, white := ebiten.NewImage(1280, 720), ebiten.NewImage(3, 3)
	defer screen.Deallocate()
	white.Fill(color.White)
	vertices := make([]ebiten.Vertex, 0, 4*quads)
	indices := make([]uint32, 0, 6*quads)
	measureFrames(b, screen, func() {
		vertices, indices = vertices[:0], indices[:0]
		for i := range quads {
			x, y := float32(i%1200), float32(i/1200*9%700)
			n := uint32(len(vertices))
			for k := range 4 {
				vertices = append(vertices, ebiten.Vertex{
					DstX: x + float32(k%2)*12, DstY: y + float32(k/2)*8, SrcX: 1, SrcY: 1,
					ColorR: 1, ColorG: float32(i%7) / 7, ColorB: 0.5, ColorA: 1,
				})
			}
			indices = append(indices, n, n+1, n+2, n+1, n+2, n+3)
		}
		screen.DrawTriangles32(vertices, indices, white, nil)
	})
	b.ReportMetric(float64(quads), "quads")
}
