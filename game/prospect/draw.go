package prospect

import (
	"math"
	"math/rand/v2"

	"rulerfire/rules/ai"
)

// heats are by level the difference of chances to win that decides something for a
// computer which chooses: the better, the less is left to luck.
var heats = map[string]float64{"easy": 0.25, "normal": 0.06}

const keen = 0.02 // the same for all other levels

// Draw takes one of some chances to win, at least one, for a computer of that level: by
// a softmax, so that it is not always the best one. noise is all the luck that it uses.
func Draw(chances []float64, level string, noise uint64) int {
	level, _ = ai.LevelAndStyle(level)
	heat, ok := heats[level]
	if !ok {
		heat = keen
	}
	sum := 0.0
	weight := func(p float64) float64 { return math.Exp(p / heat) }
	for _, p := range chances {
		sum += weight(p)
	}
	left := rand.New(rand.NewPCG(noise, 0xc0)).Float64() * sum
	for i, p := range chances {
		if left -= weight(p); left < 0 {
			return i
		}
	}
	return len(chances) - 1
}
