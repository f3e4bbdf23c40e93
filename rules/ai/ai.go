// Package ai is what all computer players share.
//
// A computer player gets the decision and a clone of the battle, and gives the
// same kind of answer as a person through the same door. It knows nothing that
// a person at the table does not know: no seed, no roll before it is rolled.
//
// A Search is the part of thinking that is the same for all rule systems; what to
// consider, how to play on, and how to judge what comes of it are each system's own.
//
// # How strong the levels are
//
// Rapid Attack, two seats, full rules, stock companies and tables, pairs of battles with
// the seats swapped and the same dice (workbench ladder -rungs … -pairs …); Elo points
// with 95 % intervals from the scatter of the pairs:
//
//	nearest against random   0.650 ± 0.150 of 10 pairs   +108 [+0, +240]
//	greedy against nearest   0.925 ± 0.105 of 10 pairs   +436 [+264, ∞]
//	easy against greedy      0.846 ± 0.057 of 60 pairs   +296 [+229, +388]
//	script against easy      0.892 ± 0.053 of 60 pairs   +366 [+287, +491]
//	script against greedy    0.950 ± 0.038 of 60 pairs   +512 [+406, +770]
//	normal against script    0.738 ± 0.086 of 40 pairs   +179 [+109, +267]
//	hard against normal      0.583 ± 0.163 of 6 pairs    +58 [−56, +188]
//
// Normal's is of normal/3 (-seed 71000). Hard's is older than its budget and what it judges
// by. More matches of it, and any of grandmaster, are still to be played.
//
// Puzzles (go test ./rules/ai/rapidai -run TestPuzzles -v -puzzles 20), right in 19 of 20
// tries at the least: normal 34 of 36, hard all. Normal finds which bricks to take (11) and
// to keep the legs (03) in 16 of 20.
//
// A frame's turn in a playout takes 65 µs of a core with two seats and 100 with five, on a
// machine that was busy with other work. There is no one thing left that limits it: looking
// for what is in the way between two places takes a seventh, looking for places and ways
// there another, pricing them a third.
//
// A decision with two seats takes one core, 25 decisions of each level on two idle cores
// (go test ./rules/ai/rapidai -bench Decision): normal 27 ms in the middle, 95 % below 55 ms,
// slowest 73 ms; hard 0.25 s, 0.51 s, 0.52 s; grandmaster 1.4 s, 2.7 s, 3.3 s. The game
// shares it among its cores. A loop of 60 frames a second is late meanwhile by 1.1, 1.2 and
// 1.5 ms in 95 % of its frames, and 3, 6 and 10 ms at worst (go test ./game/lineup -bench
// Lateness).
//
// The hex wargame's figures are in package hexai.
package ai

import (
	"fmt"
	"math/rand/v2"

	"rulerfire/rules"
)

// A Player decides for a seat.
//
// The same battle, decision and noise must give the same choice on every
// machine and however long the thinking takes, so that a battle between
// computers can be played again from its seed. A Player keeps nothing from one
// decision to the next, and several goroutines may use it at once.
type Player interface {
	// Name is the level and its version, "normal/1"; recordings carry it. The
	// version is raised whenever the same noise would give another choice.
	Name() string
	// Choose answers d, which b waits for. b is a clone that Choose may keep and
	// change. noise is all the chance that Choose may use; it has nothing to do
	// with the battle's dice.
	Choose(b rules.Battle, d rules.Decision, noise uint64) (rules.Choice, error)
}

// An Interruptible player can be told to give up a decision that nobody waits for any
// more, and lets others help it.
type Interruptible interface {
	Player
	// ChooseUnless is Choose by a crew, but answers at once, with whatever legal answer it
	// has by then, when stop says so. All hands ask stop, and at the same time; other
	// goroutines may make it change its mind.
	ChooseUnless(stop func() bool, crew Crew, b rules.Battle, d rules.Decision, noise uint64) (rules.Choice, error)
}

// Random plays uniformly over the answers that the decision lists; where it
// lists only a sample, over the sample. It is the lowest rung of the ladder that
// players are measured on, and works for every rule system.
type Random struct{}

// Name is "random/1".
func (Random) Name() string { return "random/1" }

// Choose takes one of the listed answers. It fails if there is none.
func (Random) Choose(_ rules.Battle, d rules.Decision, noise uint64) (rules.Choice, error) {
	if len(d.Some) == 0 {
		return nil, fmt.Errorf("the decision %q lists no answer to choose from", d.Name)
	}
	return d.Some[rand.New(rand.NewPCG(noise, 0)).IntN(len(d.Some))], nil
}
