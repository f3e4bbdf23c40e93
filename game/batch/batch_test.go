package batch_test

import (
	"context"
	"errors"
	"sync"
	"testing"

	"rulerfire/game/batch"
)

func TestEveryPieceIsDoneOnceHoweverManyWork(t *testing.T) {
	for _, workers := range []int{-1, 1, 3, 100} {
		const n = 40
		done := make([]int, n) // a piece that two workers did would be a race
		if err := batch.Do(t.Context(), n, workers, func(_ context.Context, worker, piece int) error {
			if worker < 0 || worker >= max(1, workers) {
				t.Errorf("worker %d of %d", worker, workers)
			}
			done[piece]++
			return nil
		}); err != nil {
			t.Error(err)
		}
		for piece, times := range done {
			if times != 1 {
				t.Errorf("with %d workers piece %d is done %d times", workers, piece, times)
			}
		}
	}
	if err := batch.Do(t.Context(), 0, 2, nil); err != nil {
		t.Errorf("nothing to do: %v", err)
	}
}

func TestAWorkerDoesOnePieceAtATime(t *testing.T) {
	const workers = 3
	var busy [workers]sync.Mutex
	batch.Do(t.Context(), 200, workers, func(_ context.Context, worker, _ int) error {
		if !busy[worker].TryLock() {
			t.Errorf("worker %d does two pieces", worker)
			return nil
		}
		busy[worker].Unlock()
		return nil
	})
}

func TestWorkEndsWithTheFirstPieceThatFails(t *testing.T) {
	fault := errors.New("a fault")
	do := func(ctx context.Context, _, piece int) error {
		if piece == 1 {
			return fault
		}
		<-ctx.Done() // the others are told
		return ctx.Err()
	}
	if err := batch.Do(t.Context(), 100, 4, do); err != fault {
		t.Errorf("the error is %v", err)
	}
	r := batch.Start(100, 4, do)
	if r.Wait(); r.Err() != fault || !r.Over() {
		t.Errorf("over %v, error %v", r.Over(), r.Err())
	}
}

func TestWorkThatIsStoppedHasNoError(t *testing.T) {
	begun := make(chan struct{}, 100)
	r := batch.Start(100, 2, func(ctx context.Context, _, _ int) error {
		begun <- struct{}{}
		<-ctx.Done()
		return ctx.Err()
	})
	<-begun
	if r.Over() || r.Err() != nil {
		t.Errorf("while it works: over %v, error %v", r.Over(), r.Err())
	}
	r.Stop()
	<-r.Done()
	if !r.Over() || r.Err() != nil {
		t.Errorf("over %v, error %v", r.Over(), r.Err())
	}
	if len(begun) > 1 {
		t.Errorf("%d more pieces were begun by two workers", len(begun))
	}
}

func TestWorkEndsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	err := batch.Do(ctx, 100, 1, func(_ context.Context, _, piece int) error {
		if piece == 3 {
			cancel()
		}
		if piece > 3 {
			t.Errorf("piece %d is begun after the end", piece)
		}
		return nil
	})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("the error is %v", err)
	}
}
