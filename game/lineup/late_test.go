package lineup

import (
	"slices"
	"testing"
	"time"

	"rulerfire/game"
	"rulerfire/rules/rapid"
)

// BenchmarkLateness is how late a loop of 60 frames a second comes round while computers
// think with all cores: run it with -benchtime 600x, ten seconds.
func BenchmarkLateness(b *testing.B) {
	for _, level := range []string{"easy", "normal", "hard", "grandmaster"} {
		b.Run(level, func(b *testing.B) {
			l, err := party(rapid.FullBattle, 2).Draw(chance(3))
			if err != nil {
				b.Fatal(err)
			}
			for i := range l.Seats {
				l.Seats[i].Kind, l.Seats[i].Level = game.Computer, level
			}
			config, err := l.Config(11, 12)
			if err != nil {
				b.Fatal(err)
			}
			s, err := game.NewSession(config)
			if err != nil {
				b.Fatal(err)
			}
			defer s.Close()
			var late []float64
			due := time.Now()
			for range b.N {
				due = due.Add(time.Second / 60)
				time.Sleep(time.Until(due))
				late = append(late, float64(time.Since(due).Microseconds())/1000)
				s.Tick()
			}
			slices.Sort(late)
			b.ReportMetric(late[len(late)/2], "p50-ms")
			b.ReportMetric(late[len(late)*95/100], "p95-ms")
			b.ReportMetric(late[len(late)-1], "max-ms")
		})
	}
}
