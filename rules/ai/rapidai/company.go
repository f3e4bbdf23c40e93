package rapidai

import (
	"math"

	"rulerfire/rules/rapid"
)

// Traits is what a company's chance to win is reckoned from before it is fielded, among
// the companies that it meets: each part is multiplied by its weight, and the chances
// are a softmax over the companies' sums.
type Traits [len(TraitNames)]float64

// TraitNames names the parts of Traits, in their order. What is counted is counted per
// company; "seconds" are weapons that add a d8, "light" frames have neither direct nor
// artillery weapons.
var TraitNames = [...]string{
	"each", "score", "defender", "point",
	"frames", "defence", "movement", "comms", "hand", "direct", "artillery", "seconds",
	"light", "shielded", "unarmed", "still",
}

// SystemsOf are the systems of a company's frames.
func SystemsOf(c rapid.Company) []rapid.Systems {
	list := make([]rapid.Systems, len(c.Frames))
	for i, f := range c.Frames {
		list[i] = f.Systems
	}
	return list
}

// TraitsOf sums companies up, which are given by the systems of their frames, as they
// meet with so many stations each.
func TraitsOf(companies [][]rapid.Systems, stations int) []Traits {
	counts := make([]rapid.Count, len(companies))
	for i, frames := range companies {
		counts[i].Frames = len(frames)
		for _, f := range frames {
			counts[i].Systems += f.Count()
		}
	}
	ratings := rapid.Compare(counts, stations)
	most, least := ratings[0].Score, ratings[0].Score
	for _, r := range ratings {
		most, least = max(most, r.Score), min(least, r.Score)
	}
	highs, lows := 0.0, 0.0
	for _, r := range ratings {
		highs += oneIf(r.Score == most)
		lows += oneIf(r.Score == least)
	}
	list := make([]Traits, len(companies))
	for i, frames := range companies {
		t, r := &list[i], ratings[i]
		*t = Traits{float64(r.Each), float64(r.Score), oneIf(r.Score == most) / highs, oneIf(r.Score == least) / lows, float64(r.Frames)}
		for _, f := range frames {
			for system, n := range f {
				t[5+system] += float64(n)
			}
			for _, weapon := range f[rapid.HandToHand:] {
				t[11] += oneIf(weapon > 1)
			}
			t[12] += oneIf(f.Sprints())
			t[13] += oneIf(f[rapid.Defence] > 1)
			t[14] += oneIf(f[rapid.HandToHand]+f[rapid.Direct]+f[rapid.Artillery] == 0)
			t[15] += oneIf(f[rapid.Movement] == 0 && !f.Sprints())
		}
	}
	return list
}

func oneIf(yes bool) float64 {
	if yes {
		return 1
	}
	return 0
}

// Prospects is every company's chance to win as its traits and the weights have it.
func Prospects(traits []Traits, weights *Traits) []float64 {
	odds := make([]float64, len(traits))
	top := math.Inf(-1)
	for i := range traits {
		for k, t := range traits[i] {
			odds[i] += weights[k] * t
		}
		top = max(top, odds[i])
	}
	sum := 0.0
	for i := range odds {
		odds[i] = math.Exp(odds[i] - top)
		sum += odds[i]
	}
	for i := range odds {
		odds[i] /= sum
	}
	return odds
}

// CompanyOdds is every company's chance to win a battle between them, from what they
// are made of.
func CompanyOdds(companies [][]rapid.Systems, stations int) []float64 {
	w := &severalWeights
	if len(companies) == 2 {
		w = &duelWeights
	}
	return Prospects(TraitsOf(companies, stations), w)
}

// The weights that the command "workbench companies" found for two seats, and for more:
// see game/workbench/companies.md.
var (
	duelWeights = Traits{
		0.0192, 0.0692, 0.4821, -0.4821, // each, score, defender, point
		0.6441, 0.2608, 0.2812, 0.4298, // frames, defence, movement, comms
		0.3117, 0.1404, 0.0794, -0.0325, // hand, direct, artillery, seconds
		-0.1786, -0.0499, 0.0404, -0.0486, // light, shielded, unarmed, still
	}
	severalWeights = Traits{
		0.1780, -0.0070, -0.6850, -0.9026,
		-0.1093, 0.0889, 0.0229, -0.0026,
		-0.0967, -0.0697, -0.0606, 0.0125,
		0.0677, -0.0109, -0.0977, 0.0017,
	}
)
