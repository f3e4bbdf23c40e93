package rapidai

import (
	"flag"
	"slices"
	"testing"

	"rulerfire/rules/ai"
	"rulerfire/rules/rapid"
)

var differing = flag.Int("differing", 0, "decisions that tell how much of what they gain is what one script does wrong")

// TestDifferingTastes tells what the best option by some samples of a script gains on the
// script's own answer, in per cent of a win: in other samples of that script, in those of
// another, and, if it is the best by samples of all but one, in those of the one.
// go test -run DifferingTastes -differing 150 -v -timeout 60m.
func TestDifferingTastes(t *testing.T) {
	if *differing == 0 {
		t.Skip("needs -differing")
	}
	const samples = 20
	all := append([]Weights{tuned, untuned}, tastes[:4]...)
	var own, another, others float64
	n := 0
	for seed := uint64(21000); n < *differing; seed++ {
		for _, s := range positions(t, seed, 2, 12) {
			if s.Phase != rapid.PhaseDefend && s.Phase != rapid.PhaseAct || toTheEnd(&s) || n == *differing {
				continue
			}
			c := Search{Script: Tuned(), Budget: 1 << 20, Ahead: 2}
			_, play := c.search(&s, 1)
			if len(play.options) < 2 {
				continue
			}
			n++
			var values [2][]mindset // by half of the samples and script
			for half := range values {
				for i := range all {
					play.tastes = all[i : i+1]
					values[half] = append(values[half], mindsetOf(play, uint64(half)<<32, samples))
				}
			}
			for half, by := range values {
				in := values[1-half]
				for k := range all {
					own += in[k].gain(by[k]) / 2
					rest := make(mindset, len(play.options))
					for j := range all {
						if j != k {
							another += in[k].gain(by[j]) / 2 / float64(len(all)-1)
							rest.add(by[j])
						}
					}
					others += in[k].gain(rest) / 2
				}
			}
		}
	}
	scale := 100 / float64(n*len(all))
	t.Logf("%d decisions: %.2f in samples of the same script, %.2f of another, %.2f of one by those of all others", n, own*scale, another*scale, others*scale)
}

// A mindset is what options are worth when some script plays on.
type mindset []float64

func mindsetOf(p *playout, from uint64, samples int) mindset {
	m := make(mindset, len(p.options))
	for i := range m {
		for k := range samples {
			m[i] += float64(p.Play(i, ai.Mix(from+uint64(k)))) / ai.One / float64(samples)
		}
	}
	return m
}

func (m mindset) add(other mindset) {
	for i := range m {
		m[i] += other[i]
	}
}

// gain is what the best option of another mindset is worth more than the first in this one.
func (m mindset) gain(by mindset) float64 {
	return m[slices.Index(by, slices.Max(by))] - m[0]
}
