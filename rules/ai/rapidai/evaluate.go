package rapidai

import (
	"math"
	"math/bits"

	"rulerfire/rules/rapid"
)

// What who is likely to win is judged by. All scripts judge it alike: who is hurt in a
// battle of several seats, and how far a search trusts its script, depends on it, and
// battles of two scripts, by which weights are tuned, do not.
const (
	life     = 6   // points: a point of damage that a seat can still take, many rounds from the end
	lifeFade = 3.2 // rounds from the end at which it is worth half
	heat     = 6.5 // points of score that decide little, with one round to play
)

// chances is every seat's chance to win: a softmax over scores and over the damage
// that each can still take, sharper as the battle nears its end; exact once it is over, a
// tie shared.
func chances(s *rapid.State) (odds [rapid.MaxSeats]float64) {
	n := s.SeatCount()
	if s.Phase == rapid.PhaseOver {
		return winners(s)
	}
	rounds := roundsAfter(s) + togo(s)
	hit := fading(life, lifeFade, rounds)
	little := littleScore(s)
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
		x[seat] = (float64(s.Score(seat)) + hit*float64(hits)) / little
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

// littleScore is how many points of score decide little.
func littleScore(s *rapid.State) float64 {
	return heat*math.Sqrt(roundsAfter(s)+togo(s)) + 0.25
}

// fading is what something is worth with so many rounds to play that is worth most many
// rounds from the end, half of it at half, and nothing at the end.
func fading(most, half, rounds float64) float64 {
	r2 := rounds * rounds
	return most * r2 / (r2 + half*half)
}

// marginPart is the part that a margin has in what the end of a battle is worth. With more, a
// search that is behind would rather lose by less than take a small chance to win.
const marginPart = 0.1

// closeMargin is how many points are a little more than nothing at the end of a battle.
const closeMargin = 6

// margin is how far a seat has won, or how nearly, from 0 to 1: a softmax over the scores
// at the end of a battle.
func margin(s *rapid.State, seat int8) float64 {
	all, mine := 0.0, float64(s.Score(int(seat)))
	for other := range s.SeatCount() {
		all += math.Exp((float64(s.Score(other)) - mine) / closeMargin)
	}
	return 1 / all
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
