package rapidai

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"rulerfire/rules/ai"
	"rulerfire/rules/rapid"
	"rulerfire/rules/rulestest"
)

// BenchmarkPlayout is a playout from somewhere in a round to its end.
func BenchmarkPlayout(b *testing.B) {
	for _, players := range []int{2, 5} {
		b.Run(string(rune('0'+players)), func(b *testing.B) {
			u, err := drawSetup(1, players)
			if err != nil {
				b.Fatal(err)
			}
			script := Normal()
			search := Search{Script: script}
			q := search.quick()
			// Positions in which a frame is picked, all through a battle.
			var roots []rapid.State
			seats := make([]decider, players)
			for i := range seats {
				seats[i] = func(s *rapid.State, noise uint64) rapid.Action {
					if s.Phase == rapid.PhasePick {
						roots = append(roots, *s)
					}
					return script.Decide(s, rand.New(rand.NewPCG(noise, 1)))
				}
			}
			if _, err := battle(u, seats, 1, nil); err != nil {
				b.Fatal(err)
			}
			p := newPlayout(&roots[0], nil, q, &fitted)
			var options [][]option
			for i := range roots {
				options = append(options, script.options(&roots[i], nil))
			}
			b.ReportAllocs()
			start := rulestest.ProcessorTime()
			b.ResetTimer()
			for i := range b.N {
				k := i % len(roots)
				p.root, p.options, p.me = &roots[k], options[k], roots[k].Asked
				p.Play(0, uint64(i))
			}
			spent := rulestest.ProcessorTime() - start
			b.ReportMetric(float64(spent.Microseconds())/float64(b.N), "cpu-µs/op")
			b.ReportMetric(float64(p.turns)/float64(b.N), "turns/op")
			b.ReportMetric(float64(spent.Nanoseconds())/1000/float64(p.turns), "cpu-µs/turn")
		})
	}
}

// BenchmarkDecision is the time of decisions all through a battle, by level and seats: the
// median, the 95th percentile and the longest. With one pair of hands it is a core's time,
// with two the clock's, as in a game that has two cores to itself.
func BenchmarkDecision(b *testing.B) {
	both := ai.Crew{Hands: 2, Do: rulestest.Together}
	begun := time.Now()
	clock := func() time.Duration { return time.Since(begun) }
	for _, level := range []string{"normal", "hard", "grandmaster"} {
		for _, players := range []int{2, 5} {
			for _, k := range []struct {
				crew ai.Crew
				now  func() time.Duration
			}{{ai.Crew{}, rulestest.ProcessorTime}, {both, clock}} {
				b.Run(fmt.Sprintf("%s/%d/%d", level, players, k.crew.Size()), func(b *testing.B) {
					search := Players()[level].(searcher).search
					roots := positions(b, 1, players, 23)
					var spent []float64
					for i := range b.N {
						start := k.now()
						search.decide(&roots[i*7%len(roots)], uint64(i), k.crew, nil)
						spent = append(spent, float64((k.now()-start).Microseconds())/1000)
					}
					slices.Sort(spent)
					b.ReportMetric(spent[len(spent)/2], "p50-ms")
					b.ReportMetric(spent[len(spent)*95/100], "p95-ms")
					b.ReportMetric(spent[len(spent)-1], "max-ms")
				})
			}
		}
	}
}
