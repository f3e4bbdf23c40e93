// Package rapidai is the computer player of Rapid Attack.
//
// Its script lists for every decision the answers worth considering, each
// with a score in points of battle score, reckoned from exact odds of the dice. The
// best is taken; an easy player's judgement wavers. Script works on the plain
// rapid.State, so that a search can take its candidates, play on by it, and use
// its evaluation. It never attacks terrain for its own sake, never bends a route by
// hand, and never concedes.
//
// Where things are:
//
//	board.go      what everything on the table is worth to a seat
//	evaluate.go   who is likely to win
//	odds.go       exact odds of attacks and moves
//	stations.go   what stations are worth to a frame
//	places.go     where a frame may go
//	plan.go       how a turn goes on: the defence die, move and attack
//	lastturn.go   the same when nothing follows
//	shots.go      what to name
//	spots.go      whom to spot, and when to use a spot
//	pick.go       whose turn it is, and passing
//	damage.go     cover, bricks, and what to lose
//	clock.go      ending the battle
//	fielding.go   where to field stations and frames
//	ties.go       changing the company at set-up
//	weights.go    what all that is weighed with; tuning.go for finding that out
//	company.go    what companies are likely to win, from what they are made of
//
// The levels above easy search: they play the script's best answers on to the end of
// the round or of a later one, and take the one after which their seat is the most likely to win.
//
//	options.go    what a search considers; fieldsearch.go when companies are fielded
//	playout.go    playing on from an answer
//	walls.go      what is remembered of cover from playout to playout
//	gunnery.go    the best attacks from any distance, and what is remembered of them
//	judge.go      the search's judgement for reports
//	standing.go   how likely everybody is to win, at the end of a round
//	verdict.go    the weights of that, from battles
//	lessons.go    what they are learnt from
//	searcher.go   the search, and how much it may play
//	style.go      what it likes beside winning
//	advice.go     what speaks for its answers
//	player.go     the levels; nearest.go a rung below them
package rapidai

import (
	"math/rand/v2"

	"rulerfire/rules/rapid"
)

// A Script decides by rules of thumb. The zero Script is of no use; start from
// Normal, Tuned or Easy. It never changes, and any number of goroutines may use it.
type Script struct {
	Weights Weights
	// Waver is how far, as a standard deviation in points of score, its judgement
	// of an answer may be off.
	Waver float64
	// Alone makes it blind to what frames do for each other: it does not plan spot
	// and shot together.
	Alone bool
	// Quick makes it look at fewer places, and take walls as they usually are: for
	// playing on in a search.
	Quick bool
	// Sharp makes it see two things that it overlooks otherwise: that a frame which has only
	// just the reach can stand at the very edge of where it seizes a station and, if it is
	// quick, that whoever is hit may abandon a station, and not only before it is destroyed.
	Sharp bool
	walls *walls   // a playout's own, or nil
	guns  *gunnery // likewise
}

// A Candidate is an answer worth considering, and what it is worth in points of
// score. Only differences of scores within one decision mean anything.
type Candidate struct {
	Action rapid.Action
	Score  float64
}

// Normal is the script as it was made, with weights set by hand.
func Normal() Script { return Script{Weights: untuned} }

// Tuned is the script at its best, with the weights that battles against itself have found.
func Tuned() Script { return Script{Weights: tuned, Sharp: true} }

// Easy is the script with a wavering judgement that plans every frame by itself.
func Easy() Script { return Script{Weights: untuned, Waver: 1.2, Alone: true} }

// Greedy is a script that sees nothing but the damage it does.
func Greedy() Script {
	w := untuned
	w.Stations, w.Fear, w.NextFear, w.Pass = 0, 0, 0, -10
	return Script{Weights: w, Alone: true, Quick: true}
}

// Decide answers what the battle asks a seat. It is a legal answer, and the same
// for the same state and the same noise. It must not be called for Chance.
func (c *Script) Decide(s *rapid.State, noise *rand.Rand) rapid.Action {
	var buf [16]Candidate
	list := c.Candidates(s, noise, buf[:0])
	best, bestScore := 0, 0.0
	for i := range list {
		score := list[i].Score
		if c.Waver > 0 && wavers(s.Phase) {
			score += c.Waver * noise.NormFloat64()
		}
		// The margin keeps the last bit of a score from deciding.
		if i == 0 || score > bestScore+1e-9 {
			best, bestScore = i, score
		}
	}
	return list[best].Action
}

// wavers tells whether a decision is a matter of judgement; the rest are not
// bungled even by an easy player.
func wavers(p rapid.Phase) bool {
	return p >= rapid.PhasePick && p <= rapid.PhaseSpot
}

// Candidates appends the answers worth considering to what the battle asks a
// seat, at least one, all legal, in no particular order. Noise only varies where
// companies are fielded.
func (c *Script) Candidates(s *rapid.State, noise *rand.Rand, out []Candidate) []Candidate {
	switch s.Phase {
	case rapid.PhaseTieChange:
		return c.change(s, out)
	case rapid.PhasePlace:
		return c.place(s, noise, out)
	case rapid.PhasePick:
		return c.pick(s, out)
	case rapid.PhaseName:
		return c.names(s, out)
	case rapid.PhaseDefend:
		return c.defend(s, out)
	case rapid.PhaseAct:
		return c.act(s, out)
	case rapid.PhaseUseSpot:
		return c.useSpot(s, out)
	case rapid.PhaseCover:
		return c.cover(s, out)
	case rapid.PhaseBricks:
		return c.bricks(s, out)
	case rapid.PhaseLose:
		return c.lose(s, out)
	case rapid.PhaseSpot:
		return c.spot(s, out)
	case rapid.PhaseEndNow:
		return c.endNow(s, out)
	case rapid.PhaseTick:
		return c.clock(s, out)
	}
	panic("rapidai: the battle asks no seat: " + s.Phase.String())
}
