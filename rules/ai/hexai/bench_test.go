package hexai

import (
	"testing"
	"time"

	"rulerfire/rules/hexwar"
	"rulerfire/rules/rulestest"
)

// BenchmarkPlayout is a playout from somewhere in a round to its end.
func BenchmarkPlayout(b *testing.B) {
	for _, seed := range []uint64{1, 3, 4} {
		u, err := draw{}.draw(seed)
		if err != nil {
			b.Fatal(err)
		}
		b.Run(u.Size.String(), func(b *testing.B) {
			// Positions in which a unit is activated, all through an engagement.
			var roots []hexwar.State
			script := Normal()
			watching := func(s *hexwar.State, noise uint64) hexwar.Action {
				if s.Phase == hexwar.PhasePick {
					roots = append(roots, *s)
				}
				return script.Decide(s, random(noise))
			}
			if _, err := engage(u, []decider{watching, watching}, seed, nil); err != nil {
				b.Fatal(err)
			}
			p := newPlayout(&roots[0], nil, script, &fitted)
			var options [][]option
			for i := range roots {
				options = append(options, plainOptions(script.pick(&roots[i], nil)))
			}
			b.ReportAllocs()
			start := rulestest.ProcessorTime()
			b.ResetTimer()
			for i := range b.N {
				k := i % len(roots)
				p.root, p.options, p.me = &roots[k], options[k], int8(roots[k].TeamOf(int(roots[k].Asked)))
				p.Play(0, uint64(i))
			}
			spent := rulestest.ProcessorTime() - start
			b.ReportMetric(float64(spent.Microseconds())/float64(b.N), "cpu-µs/op")
			b.ReportMetric(float64(p.turns)/float64(b.N), "turns/op")
			b.ReportMetric(float64(spent.Nanoseconds())/1000/float64(p.turns), "cpu-µs/turn")
		})
	}
}

// BenchmarkDecision is a decision of a level in positions from all through an
// engagement.
func BenchmarkDecision(b *testing.B) {
	for _, level := range []string{"normal", "hard", "grandmaster"} {
		b.Run(level, func(b *testing.B) {
			var roots []hexwar.State
			for seed := range uint64(4) {
				roots = append(roots, positions(b, draw{}, seed, 41)...)
			}
			search := Players()[level].(searcher).search
			var spent []time.Duration
			b.ResetTimer()
			for i := range b.N {
				start := rulestest.ProcessorTime()
				search.Decide(&roots[i*7%len(roots)], uint64(i), nil)
				spent = append(spent, rulestest.ProcessorTime()-start)
			}
			b.Log(times(spent))
		})
	}
}
