// Package batch does many pieces of work, several at a time. They are numbered from 0 and
// begun in that order; which of them is done first nobody knows.
package batch

import (
	"context"
	"errors"
	"runtime"
	"sync"
	"sync/atomic"
)

// Spare is how many workers leave a core to the window, one at least.
func Spare() int { return max(1, runtime.GOMAXPROCS(0)-1) }

// Do does n pieces of work, one at a time if workers is less than two, until one fails or
// ctx ends, and returns once nobody works any more. The error is the first that a piece
// failed with, or that of ctx. do gets the worker as well, from 0, for what each has of
// its own; its context ends when a piece has failed.
func Do(ctx context.Context, n, workers int, do func(ctx context.Context, worker, piece int) error) error {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	var next atomic.Int64
	var crew sync.WaitGroup
	for worker := range min(max(1, workers), n) {
		crew.Go(func() {
			for ctx.Err() == nil {
				piece := int(next.Add(1)) - 1
				if piece >= n {
					return
				}
				if err := do(ctx, worker, piece); err != nil {
					cancel(err)
				}
			}
		})
	}
	crew.Wait()
	return context.Cause(ctx)
}

// A Run is work that is done in the background. Its methods may be called by several
// goroutines.
type Run struct {
	stop context.CancelFunc
	done chan struct{} // closed when nobody works any more
	err  error         // set before done is closed
}

// Start begins to do n pieces of work as Do does, and does not wait.
func Start(n, workers int, do func(ctx context.Context, worker, piece int) error) *Run {
	ctx, cancel := context.WithCancel(context.Background())
	r := &Run{stop: cancel, done: make(chan struct{})}
	go func() {
		defer cancel()
		if err := Do(ctx, n, workers, do); !errors.Is(err, context.Canceled) {
			r.err = err
		}
		close(r.done)
	}()
	return r
}

// Stop gives the work up. It does not wait.
func (r *Run) Stop() { r.stop() }

// Done is closed when nobody works any more.
func (r *Run) Done() <-chan struct{} { return r.done }

// Over tells whether nobody works any more.
func (r *Run) Over() bool {
	select {
	case <-r.done:
		return true
	default:
		return false
	}
}

// Wait returns once nobody works any more.
func (r *Run) Wait() { <-r.done }

// Err is the first error that a piece of work failed with, once nobody works any more. It
// is nil if the work was stopped.
func (r *Run) Err() error {
	if !r.Over() {
		return nil
	}
	return r.err
}
