package rapidai

import (
	"math"
	"math/bits"

	"rulerfire/rules/rapid"
)

// Evaluate is the chance that the seat wins the battle, as its standing looks:
// exact once it is over, a tie shared. A search scores positions with it.
func (c *Script) Evaluate(s *rapid.State, seat int) float64 {
	odds := c.odds(s)
	return odds[seat]
}

// odds is every seat's chance to win: a softmax over scores and over the damage
// that each can still take, sharper as the battle nears its end.
func (c *Script) odds(s *rapid.State) (odds [rapid.MaxSeats]float64) {
	w := &c.Weights
	n := s.SeatCount()
	if s.Phase == rapid.PhaseOver {
		return winners(s)
	}
	rounds := roundsAfter(s) + togo(s)
	hit := hitWorth(w, rounds)
	heat := c.heat(s)
	var x [rapid.MaxSeats]float64
	top := math.Inf(-1)
	for seat := range n {
		if s.Seats[seat].Out {
			x[seat] = math.Inf(-1)
			continue
		}
		hits := 0
		for i := s.First[seat]; i < s.First[seat+1]; i++ {
			if f := &s.Frames[i]; f.White > 0 {
				hits += f.Hits()
			}
		}
		x[seat] = (float64(s.Score(seat)) + hit*float64(hits)) / heat
		top = max(top, x[seat])
	}
	sum := 0.0
	for seat := range n {
		odds[seat] = math.Exp(x[seat] - top)
		sum += odds[seat]
	}
	for seat := range n {
		// Nobody is ever quite out of it or quite sure: weights stay finite.
		odds[seat] = 0.998*odds[seat]/sum + 0.002/float64(n)
	}
	return odds
}

// heat is how many points of score decide little.
func (c *Script) heat(s *rapid.State) float64 {
	return c.Weights.Heat*math.Sqrt(roundsAfter(s)+togo(s)) + 0.25
}

// winners shares the win among those with the highest score.
func winners(s *rapid.State) (odds [rapid.MaxSeats]float64) {
	leaders := s.Leaders()
	for seat := range s.SeatCount() {
		if leaders&(1<<seat) != 0 {
			odds[seat] = 1 / float64(bits.OnesCount8(leaders))
		}
	}
	return odds
}
