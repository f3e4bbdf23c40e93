package draw

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// BenchmarkRecord records the left column of a battle: about what all cards of a
// frame hold twice over.
func BenchmarkRecord(b *testing.B) {
	p := NewPen()
	b.ReportAllocs()
	for b.Loop() {
		p.Begin(1)
		widgets(p)
	}
	b.ReportMetric(float64(len(p.vertex)), "vertices")
}

// BenchmarkBake draws the whole table anew, as after a fallen brick.
func BenchmarkBake(b *testing.B) {
	for name, zoom := range map[string]float64{"fit": 5.8, "zoom": 10.4, "near": 30} {
		b.Run(name, func(b *testing.B) {
			table := NewTableView(crossing(b))
			p := NewPen()
			screen := ebiten.NewImage(704, 720)
			for b.Loop() {
				table.spoil(image.Rect(0, 0, 400, 400))
				p.Begin(1)
				p.Scale(zoom)
				table.Draw(p, image.Rect(0, 0, 704, 720), 1, true)
				p.Flush(screen)
				screen.At(0, 0)
			}
		})
	}
}

// BenchmarkFall draws again what one fallen brick changes.
func BenchmarkFall(b *testing.B) {
	l := crossing(b)
	table := NewTableView(l)
	p := NewPen()
	screen := ebiten.NewImage(704, 720)
	fallen := bricksAt(l, 5, image.Rect(62, 57, 80, 75))[0]
	up := true
	for b.Loop() {
		up = !up
		table.Stand(func(i int) bool { return up || i != fallen })
		p.Begin(1)
		p.Scale(5.8)
		table.Draw(p, image.Rect(0, 0, 704, 720), 1, true)
		p.Flush(screen)
		screen.At(0, 0)
	}
}
