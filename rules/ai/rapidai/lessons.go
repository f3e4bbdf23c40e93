package rapidai

import (
	"math"

	"rulerfire/rules/rapid"
)

// A Lesson is where a battle stood at the end of a round, and how it ended when scripts
// played on from there.
type Lesson struct {
	Rounds int        // likely to be played, see VerdictRounds; 0 if it is over
	Stands []Standing // by seat
	Shares []float64  // of the win, by seat
}

// Lessons plays two answers to what the battle asks a seat, drawn from those that a search
// would consider, on to the end of the round and then to the end of the battle, by scripts
// and with the same luck. How the lessons differ is what came of the answers. There are
// none if a search has nothing to choose from.
func Lessons(root *rapid.State, noise uint64) (pair [2]Lesson, ok bool) {
	if !searched(root.Phase) || root.Phase == rapid.PhasePlace {
		return pair, false
	}
	r := random(noise)
	c := Search{Script: Normal()}
	options := c.Script.options(root, r)
	if options = options[:min(len(options), mostLearnt)]; len(options) < 2 {
		return pair, false
	}
	p := newPlayout(root, options, c.quick(), &fitted)
	drawn := r.Perm(len(options))
	for i := range pair {
		pair[i] = p.lesson(drawn[i], noise)
	}
	return pair, true
}

// mostLearnt is how many of the best options lessons are drawn from.
const mostLearnt = 8

// lesson plays an option on to the end of the battle.
func (p *playout) lesson(candidate int, sample uint64) (l Lesson) {
	p.begin(candidate, sample)
	p.until(p.round())
	s := &p.s
	seats := s.SeatCount()
	if s.Phase != rapid.PhaseOver {
		l.Rounds = VerdictRounds(s)
	}
	var all [rapid.MaxSeats]Standing
	p.look().standings(&all)
	l.Stands = append(l.Stands, all[:seats]...)
	p.until(math.MaxInt8)
	odds := winners(s)
	l.Shares = append(l.Shares, odds[:seats]...)
	return l
}

// Fitted is the verdict by which the levels judge.
func Fitted() Verdict { return fitted }
