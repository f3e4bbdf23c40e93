package game

import (
	"context"
	"errors"
	"runtime"
	"sync/atomic"
	"time"

	"rulerfire/rules"
	"rulerfire/rules/ai"
)

// A job is a computer's thinking about one decision, on a goroutine of its own.
// Whoever no longer wants the answer drops the job; the goroutine then ends with nobody
// listening, at once if its player can be interrupted.
type job struct {
	yielding
	done    chan answer // holds the one answer
	noise   uint64
	started time.Time
}

// yielding is how thinking on a goroutine of its own makes way.
type yielding struct {
	dropped atomic.Bool // nobody waits for what comes of it any more
}

type answer struct {
	choice rules.Choice
	err    error
}

// startJob lets player think about d on b, which it may keep.
func startJob(player ai.Player, b rules.Battle, d rules.Decision, noise uint64) *job {
	j := &job{done: make(chan answer, 1), noise: noise, started: time.Now()}
	go func() {
		choice, err := ask(unless(player, j.unwanted), b, d, noise)
		j.done <- answer{choice, err}
	}()
	return j
}

// drop lets the goroutine of a job, which may be nil, come to an end: nobody waits for
// its answer any more.
func (j *job) drop() {
	if j != nil {
		j.dropped.Store(true)
	}
}

// unwanted tells a player whether nobody waits for its answer any more. It makes way for
// the window each time: a player that thinks hard asks often, and would otherwise keep
// a core until the scheduler takes it away.
func (y *yielding) unwanted() bool {
	runtime.Gosched()
	return y.dropped.Load()
}

// unless is a player that gives up when stop says so, if it is one that can.
func unless(player ai.Player, stop func() bool) ai.Player {
	if p, ok := player.(ai.Interruptible); ok {
		return interrupted{p, stop}
	}
	return player
}

type interrupted struct {
	ai.Interruptible
	stop func() bool
}

// Choose is ChooseUnless.
func (p interrupted) Choose(b rules.Battle, d rules.Decision, noise uint64) (rules.Choice, error) {
	return p.ChooseUnless(p.stop, crew(), b, d, noise)
}

// ask lets player answer d on b, which it may keep. It may panic or give nothing
// without harm.
func ask(player ai.Player, b rules.Battle, d rules.Decision, noise uint64) (choice rules.Choice, err error) {
	err = guard(func() (err error) {
		choice, err = player.Choose(b, d, noise)
		return err
	})
	if err == nil && choice == nil {
		err = errors.New("no answer was given")
	}
	return choice, err
}

// late says whether the thinking has lasted longer than patience; with none set
// it never has.
func (j *job) late(patience time.Duration) bool {
	return patience > 0 && time.Since(j.started) >= patience
}

// wait returns when the answer is there or patience is over, or with ctx's error.
func (j *job) wait(ctx context.Context, patience time.Duration) error {
	var over <-chan time.Time
	if patience > 0 {
		timer := time.NewTimer(time.Until(j.started.Add(patience)))
		defer timer.Stop()
		over = timer.C
	}
	select {
	case a := <-j.done:
		j.done <- a
	case <-over:
	case <-ctx.Done():
		return ctx.Err()
	}
	return nil
}
