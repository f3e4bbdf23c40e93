package rapidai

import (
	"flag"
	"math"
	"math/rand/v2"
	"testing"

	"rulerfire/rules/ai"
	"rulerfire/rules/rapid"
)

var horizons = flag.Int("horizon", 0, "decisions that tell how far it is worth playing on")

// Of how far a playout goes: to the end of the round, of the first and the second after it,
// and of the battle.
const glimpses = 4

// horizonWays are what may be made of the odds at these ends, as weights of a mean.
var horizonWays = []struct {
	name    string
	weights [glimpses]float64
}{
	{"end of the round", [glimpses]float64{1}},
	{"end of the next", [glimpses]float64{0, 1}},
	{"end of the one after", [glimpses]float64{0, 0, 1}},
	{"end of the battle", [glimpses]float64{0, 0, 0, 1}},
	{"mean of the first three", [glimpses]float64{1. / 3, 1. / 3, 1. / 3}},
	{"mean of all", [glimpses]float64{0.25, 0.25, 0.25, 0.25}},
}

// TestHorizon tells what a decision gains on the script's answer, by how far it is played
// on and how often: the best of the options by some samples, in the share of wins that it
// has in the 150 others of its kind. go test -run Horizon -horizon 100 -v -timeout 60m.
func TestHorizon(t *testing.T) {
	if *horizons == 0 {
		t.Skip("needs -horizon")
	}
	times := []int{10, 20, 50, 150}
	gains := make([][]float64, len(horizonWays)*len(times))
	for _, d := range weighed(t, *horizons) {
		for w, way := range horizonWays {
			for i, n := range times {
				k := w*len(times) + i
				gains[k] = append(gains[k], d.gain(way.weights, n))
			}
		}
	}
	for w, way := range horizonWays {
		for i, n := range times {
			sum, squares := 0.0, 0.0
			all := gains[w*len(times)+i]
			for _, g := range all {
				sum += g
				squares += g * g
			}
			count := float64(len(all))
			mean := sum / count
			half := 1.96 * math.Sqrt(max(0, squares/count-mean*mean)/count)
			t.Logf("%-24s %3d times: %+.4f ± %.4f in %d decisions", way.name, n, mean, half, len(all))
		}
	}
}

// A weighing is what came of the options of a decision, sample by sample.
type weighing struct {
	sights []float64 // what the script thinks of the options
	odds   [][horizonSamples][glimpses]float64
}

const horizonSamples = 300

// weighed draws decisions about frames and their turns, with more than one round to come,
// from battles between scripts.
func weighed(t *testing.T, n int) (list []weighing) {
	t.Helper()
	r := rand.New(rand.NewPCG(11, 5))
	phases := []rapid.Phase{rapid.PhasePick, rapid.PhaseName, rapid.PhaseDefend, rapid.PhaseAct}
	seen := map[rapid.Phase]int{}
	for seed := uint64(11000); len(list) < n; seed++ {
		u, err := drawSetup(seed, 2)
		if err != nil {
			t.Fatal(err)
		}
		script := Normal()
		seat := func(s *rapid.State, noise uint64) rapid.Action {
			few := s.Phase >= phases[0] && s.Phase <= phases[len(phases)-1] && seen[s.Phase]*len(phases) <= len(list)
			if few && !toTheEnd(s) && len(list) < n && r.IntN(30) == 0 {
				c := Search{Script: script, Budget: 16000}
				if search, play := c.search(s, noise); search != nil {
					seen[s.Phase]++
					list = append(list, weigh(play, noise))
				}
			}
			return script.Decide(s, random(noise))
		}
		if _, err := battle(u, []decider{seat, seat}, seed, nil); err != nil {
			t.Fatal(err)
		}
	}
	return list
}

// weigh plays all options on to the end of the battle.
func weigh(p *playout, noise uint64) (d weighing) {
	d.odds = make([][horizonSamples][glimpses]float64, len(p.options))
	for i, sight := range firstSight(p.root, p.options) {
		d.sights = append(d.sights, float64(sight)/ai.One)
		for k := range horizonSamples {
			p.begin(i, ai.Mix(noise+uint64(k)))
			for glimpse := range glimpses {
				last := p.round() + int8(glimpse)
				if glimpse == glimpses-1 {
					last = math.MaxInt8
				}
				p.until(last)
				d.odds[i][k][glimpse] = p.odds()[p.me]
			}
		}
	}
	return d
}

// gain is what the best option of n samples wins beyond the first, in the other half of
// the samples; the mean over all such choices.
func (d *weighing) gain(weights [glimpses]float64, n int) float64 {
	const half = horizonSamples / 2
	sum, choices := 0.0, 0
	for from := 0; from < horizonSamples; from += half {
		for k := from; k+n <= from+half; k += n {
			best, most := 0, math.Inf(-1)
			for i := range d.odds {
				v := trust * d.sights[i]
				for _, odds := range d.odds[i][k : k+n] {
					for g, w := range weights {
						v += w * odds[g]
					}
				}
				if v > most+1e-9 {
					best, most = i, v
				}
			}
			sum += d.wins(best, half-from) - d.wins(0, half-from)
			choices++
		}
	}
	return sum / float64(choices)
}

// wins is an option's share of wins in half of the samples.
func (d *weighing) wins(option, from int) float64 {
	sum := 0.0
	for _, odds := range d.odds[option][from : from+horizonSamples/2] {
		sum += odds[glimpses-1]
	}
	return sum / (horizonSamples / 2)
}
