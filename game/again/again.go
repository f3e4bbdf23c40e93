// Package again plays the rest of a battle many times, each time with fresh dice and by
// computer players, and sums up how it ends: how much of a result was the dice.
//
// It works in the background. The dice of a game depend on the plan's seed and the
// game's number alone, and games are summed up in their order, so that a summary of so
// many games is always the same, however many are played at a time.
package again

import (
	"context"
	"errors"
	"math/rand/v2"
	"sync"

	"rulerfire/game"
	"rulerfire/game/batch"
	"rulerfire/rules"
	"rulerfire/rules/ai"
)

// MaxTimes is the most games of a plan.
const MaxTimes = 10_000

// A Plan says what is to be played.
type Plan struct {
	Battle  rules.Battle // where every game goes on; it must not be changed meanwhile
	Players []ai.Player  // by seat
	// Teams is the team of every seat: those of one win together. If it is nil
	// everyone plays alone.
	Teams   []int
	Times   int // games, 1 to MaxTimes
	Seed    uint64
	Workers int // games at a time; 0 leaves a core to the window
}

// check says what is wrong with a plan.
func (p Plan) check() error {
	switch seats := len(p.Battle.Result().Scores); {
	case len(p.Players) != seats:
		return errors.New("every seat needs a player")
	case p.Teams != nil && len(p.Teams) != seats:
		return errors.New("every seat needs a team")
	case p.Times < 1 || p.Times > MaxTimes:
		return errors.New("a battle is played again 1 to 10,000 times")
	}
	return nil
}

// A Run is a plan being carried out. If it is stopped what has been played stays summed
// up; an error is a fault in the rules.
type Run struct {
	*batch.Run
	plan Plan

	mu      sync.Mutex
	results []rules.Result // by game
	played  []bool         // by game
}

// Start begins to play. The error says what is wrong with the plan.
func Start(p Plan) (*Run, error) {
	if err := p.check(); err != nil {
		return nil, err
	}
	workers := p.Workers
	if workers < 1 {
		workers = batch.Spare()
	}
	workers = min(workers, p.Times)
	r := &Run{plan: p, results: make([]rules.Result, p.Times), played: make([]bool, p.Times)}
	battles := make([]rules.Battle, workers) // a battle is for one goroutine
	for i := range battles {
		battles[i] = p.Battle.Clone()
	}
	r.Run = batch.Start(p.Times, workers, func(ctx context.Context, worker, number int) error {
		return r.play(ctx, battles[worker], number)
	})
	return r, nil
}

// play plays the game with this number.
func (r *Run) play(ctx context.Context, b rules.Battle, number int) error {
	seeds := rand.NewPCG(r.plan.Seed, uint64(number))
	result, err := game.PlayOut(ctx, b, r.plan.Players, seeds.Uint64(), seeds.Uint64())
	if err != nil {
		return err
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.results[number], r.played[number] = result, true
	return nil
}

// Summary sums up the games so far, from the first up to the first that is not over.
func (r *Run) Summary() Summary {
	r.mu.Lock()
	defer r.mu.Unlock()
	n := 0
	for n < len(r.played) && r.played[n] {
		n++
	}
	return sumUp(r.results[:n], r.plan)
}
