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
	"runtime"
	"sync"

	"rulerfire/game"
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

// A Run is a plan being carried out.
type Run struct {
	plan   Plan
	cancel context.CancelFunc
	done   chan struct{} // closed when nobody works any more

	mu      sync.Mutex
	next    int            // the first game that nobody has taken
	results []rules.Result // by game
	played  []bool         // by game
	err     error
}

// Start begins to play. The error says what is wrong with the plan.
func Start(p Plan) (*Run, error) {
	if err := p.check(); err != nil {
		return nil, err
	}
	workers := p.Workers
	if workers < 1 {
		workers = max(1, runtime.GOMAXPROCS(0)-1)
	}
	p.Battle = p.Battle.Clone()
	ctx, cancel := context.WithCancel(context.Background())
	r := &Run{
		plan: p, cancel: cancel, done: make(chan struct{}),
		results: make([]rules.Result, p.Times), played: make([]bool, p.Times),
	}
	var crew sync.WaitGroup
	for range min(workers, p.Times) {
		b := p.Battle.Clone() // a battle is for one goroutine
		crew.Go(func() { r.work(ctx, b) })
	}
	go func() {
		crew.Wait()
		cancel()
		close(r.done)
	}()
	return r, nil
}

// work plays games until there is none left, one fails, or the run is stopped.
func (r *Run) work(ctx context.Context, b rules.Battle) {
	for {
		number, ok := r.take()
		if !ok || !r.play(ctx, b, number) {
			return
		}
	}
}

// take gives the next game to a worker.
func (r *Run) take() (number int, ok bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.next == r.plan.Times || r.err != nil {
		return 0, false
	}
	r.next++
	return r.next - 1, true
}

// play plays the game with this number, and tells whether it was played to its end.
func (r *Run) play(ctx context.Context, b rules.Battle, number int) bool {
	seeds := rand.NewPCG(r.plan.Seed, uint64(number))
	result, err := game.PlayOut(ctx, b, r.plan.Players, seeds.Uint64(), seeds.Uint64())
	r.mu.Lock()
	defer r.mu.Unlock()
	if err != nil {
		if ctx.Err() == nil && r.err == nil {
			r.err = err
			r.cancel()
		}
		return false
	}
	r.results[number], r.played[number] = result, true
	return true
}

// Stop gives the run up: what has been played stays summed up. It does not wait.
func (r *Run) Stop() { r.cancel() }

// Over tells whether nothing more will be played.
func (r *Run) Over() bool {
	select {
	case <-r.done:
		return true
	default:
		return false
	}
}

// Wait returns once nothing more will be played.
func (r *Run) Wait() { <-r.done }

// Err says why the run has ended before its time: a fault in the rules. It is nil if it
// was stopped.
func (r *Run) Err() error {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.err
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
