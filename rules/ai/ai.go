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
// the seats swapped and the same dice (workbench ladder -rungs … -pairs …; with -alike
// where both seats have the same company); Elo points with 95 % intervals from the
// scatter of the pairs. Drawn companies are worth 150 points against each other, which
// makes shares of the wins more even than players are:
//
//	nearest against random        0.650 ± 0.150 of 10 pairs   +108 [+0, +240]     drawn
//	greedy against nearest        0.925 ± 0.105 of 10 pairs   +436 [+264, ∞]      drawn
//	easy against greedy           0.846 ± 0.057 of 60 pairs   +296 [+229, +388]   drawn
//	script against easy           0.892 ± 0.053 of 60 pairs   +366 [+287, +491]   drawn
//	script against greedy         0.950 ± 0.038 of 60 pairs   +512 [+406, +770]   drawn
//	normal/3 against script/3     0.738 ± 0.086 of 40 pairs   +179 [+109, +267]   drawn, -seed 71000
//	normal/4 against script/3     0.817 ± 0.042 of 130 pairs  +260 [+215, +315]   alike, -seed 74080
//	tuned/1 against script/3      0.590 ± 0.025 of 500 pairs  +63 [+45, +81]      alike, -seed 650000
//	tuned/3 against quick/1       0.580 ± 0.033 of 300 pairs  +56 [+33, +80]      alike, -seed 660000
//	hard/6 against normal/4       0.581 ± 0.079 of 43 pairs   +57 [+1, +116]      alike, in four parts
//	hard/7 against normal/4       0.625 ± 0.088 of 32 pairs   +89 [+26, +157]     alike, in five parts
//	hard/8 against normal/4       0.556 ± 0.085 of 36 pairs   +39 [-20, +100]     alike, in four parts
//	hard/9 against normal/4       0.623 ± 0.079 of 57 pairs   +87 [+31, +148]     alike, in two parts
//
// Normal won both battles in 82 of the 130 pairs, and lost both in one; in 80 other pairs
// (-seed 74000) it won 0.797 ± 0.055. Hard and normal share two pairs in three: the same seat
// has the better dice. Hard/6 won both in 10 of its 43, and lost both in 3; its pairs begin
// with -seed 81000 (9 pairs), 82000 (5), 81009 (15) and 82005 (14). Hard/7 plays half as much
// more and looks further only where that leaves it 200 playouts; it won both in 9 of its 32,
// and lost both in one (-seed 83000: 5 pairs, 83005: 3, 84000: 2, 85000: 11, 86000: 11).
// Hard/8 plays on by the tuned script; it won both in 7 of its 36, and lost both in 3 (-seed
// 87100: 11 pairs, 88100: 14, 87300: 5, 88300: 6), and in 8 others, with one weight of the
// script still as it had been found, both in 4 and lost both in one. All of these together
// won 0.592 ± 0.048 of 119 pairs, +65 [+31, +100]. Hard/9 plays half as much more, by scripts of
// different tastes in turn, and trusts their scores by the same measure as normal; it won both
// in 19 of its 57, and lost both in 5 (-seed 98000: 29 pairs, 99000: 28). Hard/10, whose scripts
// abandon stations in playouts as well and which counts margins a little, has played 6 pairs: it
// won both in three and shared three (-seed 101000: 4 pairs, 102000: 2). What may be between
// normal and hard is in game/workbench/tune.md. Matches of grandmaster are still to be played.
//
// Puzzles (go test ./rules/ai/rapidai -run TestPuzzles -v -puzzles 20), right in 19 of 20 tries
// at the least: normal/4 35 of 36, hard/10 all. Normal finds to keep
// the legs (03) in 17 of 20.
//
// A frame's turn in a playout takes 50 µs of a core with two seats and 75 with five, and 70 and
// 105 if the other core works as well; on another day, when the same machine was slower
// altogether, 80. There is no one thing left that limits it: looking for what is in the way
// between two places takes a seventh, looking for places and ways there another, pricing them a
// third. Built with the profile of a battle it is 2 to 3 % faster, which is not worth what
// building then takes.
//
// A decision takes so long by the clock where two cores are idle, which the game shares it
// among, 25 decisions of each level (go test ./rules/ai/rapidai -bench Decision), with two
// seats: normal 24 ms in the middle, 95 % below 39 ms, slowest 43 ms; hard 0.27 s, 0.46 s, 0.47
// s; grandmaster 0.49 s, 0.86 s, 0.89 s. With five: normal 21, 48 and 57 ms, hard 0.32, 0.48
// and 0.49 s, grandmaster 0.54, 0.74 and 0.79 s. (On the slow day, normal 50, 85 and 94 ms,
// hard/10 0.58, 1.03 and 1.10 s, which is more than either may take: what a decision does is
// counted, and so takes as long as the machine does.) One core alone takes twice as long. A
// loop of 60 frames a second is late meanwhile by 1.1 ms (normal), 0.9 ms (hard) and 0.7 ms
// (grandmaster) in 95 % of its frames, and 3, 3 and 4 ms at worst of 400 (go test ./game/lineup
// -bench Lateness).
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
