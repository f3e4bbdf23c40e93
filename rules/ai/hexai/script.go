// Package hexai is the computer player of the hex wargame.
//
// Every decision of the script lists the answers worth considering, each with a score
// in points of the mission, reckoned from exact odds of the dice. The best is taken; an
// easy player's judgement wavers. It never lies down, and never concedes. The levels
// above easy search: they play what the script proposes on to the end of the round, many
// times, by a quicker script, and take what leads to the best chance to win.
//
// What the levels are worth, in pairs of engagements with drawn missions and boards, both
// teams with the same squad, teams swapped, the same dice (about half of the pairs are
// won by one each), with 95 % intervals; of which normal, and by which command:
//
//	normal/8 against script/2    0.652 ± 0.100 of 41 pairs, +109 Elo [+36, +193]
//	normal/7 against script/2    0.579 ± 0.091 of 60 pairs, +55 Elo [−8, +123]
//
//	workbench ladder -rules hexwar -alike -rungs script,normal -pairs 60 -seed 72000
//
// The 41 pairs are the first of those 60. What normal/8 has over normal/7 is that it sees
// at the end of a playout what the enemy may do next, and picks units by playouts alone in
// the last two rounds. What was tried is in game/workbench/tune-hexwar.md.
//
// Hard/7 has not played matches yet; an earlier hard won 0.61 ± 0.18 of 11 pairs against an
// earlier normal, both with a tenth of their budgets.
//
// Puzzles (go test -run Puzzle -puzzles 20), right in at least 19 of 20 tries: normal/8 10
// of 10, hard/7 10 of 10.
//
// 100 engagements of easy, normal/7 and hard/6 with a tenth of their budgets, over all
// missions and 17 boards and squads, and 20 of their successors, end without a refused
// answer ("go test -run Soak -soak 100").
//
// Processor time of a decision that is searched, of which an engagement has about 350
// for each team, on a machine with two cores that others used as well ("go test -bench
// Decision", 40 of each; grandmaster's is of the version before):
//
//	normal       mean 16 ms, 95 % below 37 ms, slowest 38 ms
//	hard         mean 0.21 s, 95 % below 0.52 s, slowest 0.55 s
//	grandmaster  mean 1.2 s, 95 % below 2.9 s, slowest 3.8 s
//
// A playout takes 22 to 57 µs for every activation that it plays (40 to 80 before ways
// were found by whole sets of hexes and prices were kept while a round is played on), and
// 0.1 to 0.5 ms in all ("go test -bench Playout"). About a third of that is weighing hexes,
// a quarter finding where a unit can go, a tenth its fight, a tenth the danger at the end.
//
// Where things are:
//
//	worth.go     what units, their parts and everything else is worth to a team
//	odds.go      exact odds of attacks
//	guns.go      what a unit can attack with, and what each attack brings
//	danger.go    what the enemy can do to a unit on a hex
//	goals.go     what it is worth to be on a hex, for the mission
//	reach.go     where a unit can go
//	flood.go     the same, quickly, while playing on
//	plan.go      where it goes
//	act.go       what it does in its turn
//	fight.go     attacks, stances and the end of the turn
//	grapple.go   grapples and throws
//	pick.go      whose turn it is
//	setup.go     roles, zones, objectives and deployment
//	searcher.go  the search and its budget
//	options.go   what a search considers
//	luck.go      the luck that it thinks of
//	playout.go   how it plays on
//	mind.go      room to think in, so that playing on does not allocate
//	verdict.go   who is likely to win at the end of a round
//	style.go     what a style likes beside winning
//	advice.go    what speaks for an answer
package hexai

import (
	"math/rand/v2"

	"rulerfire/rules/hexwar"
)

// A Script decides by rules of thumb. The zero Script is of no use; start from
// Normal or Easy. It never changes, and any number of goroutines may use it.
type Script struct {
	Weights Weights
	// Waver is how far, as a standard deviation in points of the mission, its
	// judgement of an answer may be off.
	Waver float64
	// Plain makes it blind to what takes planning: what the enemy will do to the
	// hex that it goes to, action points saved or spent on going further, and the
	// weapons of an enemy as a target of their own.
	Plain bool

	mind *mind // of who plays on by it; else nil
}

// A Candidate is an answer worth considering, and what it is worth in points of
// the mission. Only differences of scores within one decision mean anything.
type Candidate struct {
	Action hexwar.Action
	Score  float64
}

// Normal is the script at its best.
func Normal() Script { return Script{Weights: tuned} }

// Easy is the script with a wavering judgement that does not plan ahead.
func Easy() Script { return Script{Weights: tuned, Waver: 0.2, Plain: true} }

// Decide answers what the engagement asks a seat. It is a legal answer, and the
// same for the same state and the same noise. It must not be called for Chance.
func (c *Script) Decide(s *hexwar.State, noise *rand.Rand) hexwar.Action {
	var buf [64]Candidate
	list := c.Candidates(s, noise, buf[:0])
	best, bestScore := 0, 0.0
	for i := range list {
		score := list[i].Score
		if c.Waver > 0 {
			score += c.Waver * noise.NormFloat64()
		}
		// The margin keeps the last bit of a score from deciding.
		if i == 0 || score > bestScore+1e-9 {
			best, bestScore = i, score
		}
	}
	return list[best].Action
}

// Candidates appends the answers worth considering to what the engagement asks a
// seat, at least one, all legal, in no particular order. Noise only varies where
// units are deployed.
func (c *Script) Candidates(s *hexwar.State, noise *rand.Rand, out []Candidate) []Candidate {
	switch s.Phase {
	case hexwar.PhaseRole:
		return c.role(s, out)
	case hexwar.PhaseZone:
		return c.zone(s, out)
	case hexwar.PhaseFirst:
		return c.first(out)
	case hexwar.PhaseSecondary:
		return c.objectives(s, out)
	case hexwar.PhaseEnvoy:
		return c.envoy(s, out)
	case hexwar.PhaseMarker:
		return c.marker(s, noise, out)
	case hexwar.PhaseDeploy:
		return c.deploy(s, noise, out)
	case hexwar.PhasePick:
		return c.pick(s, out)
	case hexwar.PhaseAct:
		return c.act(s, out)
	case hexwar.PhaseGrip:
		return c.grip(s, out)
	case hexwar.PhaseThrow:
		return c.throw(s, out)
	case hexwar.PhaseReact:
		return c.react(s, out)
	case hexwar.PhaseCall:
		return append(out,
			Candidate{hexwar.Action{Kind: hexwar.ActCall}, 1},
			Candidate{hexwar.Action{Kind: hexwar.ActWait}, -1})
	}
	panic("hexai: the engagement asks no seat: " + s.Phase.String())
}
