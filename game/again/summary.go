package again

import (
	"math"

	"rulerfire/rules"
)

// A Summary is how the games of a run have ended.
type Summary struct {
	Games int // summed up
	Times int // to be played
	Ties  int // games without one winner or one winning team
	Seats []Seat
}

// A Seat is how one seat has fared.
type Seat struct {
	Wins int // games that it, or its team, has won alone
	// Share is the share of games won, those that were tied in parts, from 0 to 1; Low
	// to High is its interval of 95 %, by Wilson.
	Share, Low, High float64
	// Mean is the mean of its final scores, and Within half the interval of 95 %
	// around it; 0 if there are less than two games.
	Mean, Within float64
	Least, Most  int // of its final scores
}

// confidence is how many standard errors the intervals reach to both sides.
const confidence = 1.959964

func sumUp(results []rules.Result, p Plan) Summary {
	s := Summary{Games: len(results), Times: p.Times, Seats: make([]Seat, len(p.Players))}
	won := make([]float64, len(s.Seats))
	for _, r := range results {
		teams := teamsOf(r.Winners, p.Teams)
		if len(teams) > 1 {
			s.Ties++
		}
		for _, w := range r.Winners {
			won[w] += 1 / float64(len(teams))
			if len(teams) == 1 {
				s.Seats[w].Wins++
			}
		}
	}
	for i := range s.Seats {
		s.Seats[i].score(results, i)
		if s.Games > 0 {
			s.Seats[i].Share = won[i] / float64(s.Games)
			s.Seats[i].Low, s.Seats[i].High = Wilson(s.Seats[i].Share, s.Games)
		}
	}
	return s
}

// teamsOf are the teams that winners belong to.
func teamsOf(winners []rules.Side, teams []int) map[int]bool {
	of := map[int]bool{}
	for _, w := range winners {
		if teams == nil {
			of[int(w)] = true
		} else {
			of[teams[w]] = true
		}
	}
	return of
}

// score sums the seat's scores up.
func (s *Seat) score(results []rules.Result, seat int) {
	n := float64(len(results))
	sum, squares := 0.0, 0.0
	for i, r := range results {
		score := r.Scores[seat]
		if i == 0 {
			s.Least, s.Most = score, score
		}
		s.Least, s.Most = min(s.Least, score), max(s.Most, score)
		sum += float64(score)
		squares += float64(score) * float64(score)
	}
	if n > 0 {
		s.Mean = sum / n
	}
	if n > 1 {
		variance := max(0, squares-sum*s.Mean) / (n - 1)
		s.Within = confidence * math.Sqrt(variance/n)
	}
}

// Wilson is the 95 % interval of a share, 0 to 1, that was seen in n games, one at least;
// E. B. Wilson's, which holds for few games and for shares near 0 and 1 as well.
func Wilson(share float64, n int) (low, high float64) {
	const z = confidence
	games := float64(n)
	centre := share + z*z/(2*games)
	half := z * math.Sqrt(share*(1-share)/games+z*z/(4*games*games))
	scale := 1 + z*z/games
	return max(0, (centre-half)/scale), min(1, (centre+half)/scale)
}
