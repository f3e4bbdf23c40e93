package trial

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"sync"
	"time"

	"rulerfire/game"
)

// Options say how a trial is played, which changes nothing of its result.
type Options struct {
	Workers    int    // battles at a time; 0 leaves a core to the window
	File       string // where the record is kept; empty keeps nothing
	Recordings string // the folder in which battles are written down; empty for none
}

// A Run is a trial being played in the background. Its methods may be called by several
// goroutines.
type Run struct {
	plan    *plan
	options Options
	cancel  context.CancelFunc
	done    chan struct{} // closed when nobody works any more
	views   []view        // by worker
	started time.Time

	mu      sync.Mutex
	record  *Record
	before  int // battles that had been played when the run began
	spent   time.Duration
	next    int // the first battle that may not have been taken
	busy    []bool
	ended   time.Time
	err     error
	lost    error // why the record could not be kept
	changes int
}

// ErrOver is the error of a trial of which nothing is left to be played.
var ErrOver = errors.New("all battles of the trial have been played")

// Start begins to play what is missing of a record. The error says that nothing is, what
// is wrong with the trial, or that a player is another version by now.
func Start(r *Record, o Options) (*Run, error) {
	p, err := r.plan()
	if err != nil {
		return nil, err
	}
	for i, name := range p.playerNames() {
		if i >= len(r.Players) || r.Players[i] != name {
			return nil, &ContestantError{i, fmt.Errorf("the trial was begun with another player than %s, and cannot go on with it", name)}
		}
	}
	if r.Over() {
		return nil, ErrOver
	}
	workers := o.Workers
	if workers < 1 {
		workers = max(1, runtime.GOMAXPROCS(0)-1)
	}
	workers = min(workers, r.Total()-len(r.Battles))
	ctx, cancel := context.WithCancel(context.Background())
	run := &Run{
		plan: p, options: o, cancel: cancel, done: make(chan struct{}), started: time.Now(),
		record: r.Clone(), before: len(r.Battles), spent: r.Spent,
		views: make([]view, workers), busy: make([]bool, workers),
	}
	if err := run.keep(); err != nil {
		cancel()
		return nil, err
	}
	var crew sync.WaitGroup
	for w := range workers {
		crew.Go(func() { run.work(ctx, w) })
	}
	kept := make(chan struct{})
	go func() {
		run.keepOn(ctx)
		close(kept)
	}()
	go func() {
		crew.Wait()
		run.mu.Lock()
		run.ended = time.Now()
		run.mu.Unlock()
		cancel()
		<-kept
		run.note(run.keep())
		close(run.done)
	}()
	return run, nil
}

// work plays battles until there is none left, one fails, or the run is stopped.
func (r *Run) work(ctx context.Context, worker int) {
	for {
		number, ok := r.take(worker)
		if !ok || ctx.Err() != nil {
			return
		}
		b, err := r.fight(ctx, number, &r.views[worker])
		r.mu.Lock()
		r.busy[worker] = false
		if err == nil {
			r.record.add(b)
			r.changes++
		} else if ctx.Err() == nil && r.err == nil {
			r.err = fmt.Errorf("battle %d: %w", number+1, err)
			r.cancel()
		}
		r.mu.Unlock()
		if err != nil {
			return
		}
	}
}

// fight plays a battle. A panic of the rules is an error of its battle.
func (r *Run) fight(ctx context.Context, number int, now *view) (b Battle, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("%v", p)
		}
	}()
	return r.plan.fight(ctx, number, now, r.options.Recordings)
}

// take gives the next battle to a worker.
func (r *Run) take(worker int) (number int, ok bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.err != nil {
		return 0, false
	}
	for ; r.next < r.record.Total(); r.next++ {
		_, played := slices.BinarySearchFunc(r.record.Battles, r.next, func(b Battle, n int) int { return b.Number - n })
		if !played {
			r.busy[worker] = true
			r.next++
			return r.next - 1, true
		}
	}
	return 0, false
}

// keepEvery is the time after which the record is kept anew, if there is more of it.
const keepEvery = 2 * time.Second

// keepOn keeps the record while it grows.
func (r *Run) keepOn(ctx context.Context) {
	if r.options.File == "" {
		return
	}
	seen := 0
	tick := time.NewTicker(keepEvery)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
			if now := r.Changes(); now != seen {
				seen = now
				r.note(r.keep())
			}
		}
	}
}

// keep writes the record as it is now.
func (r *Run) keep() error {
	if r.options.File == "" {
		return nil
	}
	text, err := r.Record().MarshalText()
	if err == nil {
		err = os.MkdirAll(filepath.Dir(r.options.File), 0o755)
	}
	if err == nil {
		err = game.WriteFile(r.options.File, text)
	}
	return err
}

// note remembers whether the record could be kept when last tried.
func (r *Run) note(err error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.lost = err
}

// Stop gives the run up: what has been played stays in the record, what is being played
// is played again when it goes on. It does not wait.
func (r *Run) Stop() { r.cancel() }

// Over tells whether nothing more will be played, and the record is kept.
func (r *Run) Over() bool {
	select {
	case <-r.done:
		return true
	default:
		return false
	}
}

// Wait returns once nothing more will be played, and the record is kept. If ctx ends
// before, the run is stopped.
func (r *Run) Wait(ctx context.Context) {
	select {
	case <-r.done:
	case <-ctx.Done():
		r.Stop()
		<-r.done
	}
}

// Err says why the run has ended before its time: a fault in the rules. It is nil if it
// was stopped.
func (r *Run) Err() error {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.err
}

// Lost says why the record could not be kept when last tried, or nil.
func (r *Run) Lost() error {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.lost
}

// Changes is another number whenever there is more in the record.
func (r *Run) Changes() int {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.changes
}

// Record is what has been played by now. The caller may keep it.
func (r *Run) Record() *Record {
	r.mu.Lock()
	defer r.mu.Unlock()
	c := r.record.Clone()
	c.Spent = r.spent + r.took()
	return c
}

// took is how long the run has taken so far.
func (r *Run) took() time.Duration {
	if r.ended.IsZero() {
		return time.Since(r.started)
	}
	return r.ended.Sub(r.started)
}

// A Progress is how far a run has come.
type Progress struct {
	Done, All int
	// Each is how long a battle takes, and Left how long all that is missing will take;
	// both are measured in this run, and 0 until its first battle is over.
	Each, Left time.Duration
	Now        []Now // what is being played, by number
}

// A Now is a battle that is being played.
type Now struct{ Number, Round, Decisions int }

// Progress is how far the run has come.
func (r *Run) Progress() Progress {
	r.mu.Lock()
	defer r.mu.Unlock()
	p := Progress{Done: len(r.record.Battles), All: r.record.Total()}
	took := r.took()
	if n := len(r.record.Battles) - r.before; n > 0 {
		p.Each = took * time.Duration(len(r.views)) / time.Duration(n)
		p.Left = took * time.Duration(p.All-p.Done) / time.Duration(n)
	}
	for w, busy := range r.busy {
		if busy && r.ended.IsZero() {
			v := &r.views[w]
			p.Now = append(p.Now, Now{int(v.number.Load()), int(v.round.Load()), int(v.decisions.Load())})
		}
	}
	slices.SortFunc(p.Now, func(a, b Now) int { return a.Number - b.Number })
	return p
}
