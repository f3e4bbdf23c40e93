package replay_test

import (
	"testing"

	"rulerfire/scenes/ui"
)

// BenchmarkSeek goes to places here and there in a whole battle, and shows them.
func BenchmarkSeek(b *testing.B) {
	for _, s := range systems() {
		b.Run(s.name, func(b *testing.B) {
			v := watch(b, s.played(b, 5), 1280, 720, still)
			l := v.Where("replay/line")
			n := 0
			for b.Loop() {
				n = (n + 37) % 100
				at := ui.Point{X: l.X + l.W*float64(n)/100, Y: l.Y + 8}
				v.Step(ui.Input{Pointer: at})
				v.Step(ui.Input{Pointer: at, Left: ui.Button{Down: true, Pressed: true}})
				v.Step(ui.Input{Pointer: at, Left: ui.Button{Released: true}})
			}
			b.ReportMetric(float64(v.film.Len()), "answers")
		})
	}
}
