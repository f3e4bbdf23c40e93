package trial

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"rulerfire/game"
	"rulerfire/game/batch"
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
	missing []int // numbers of the battles that are to be played
	work    *batch.Run
	done    chan struct{} // closed when nobody works any more, and the record is kept
	views   []view        // by worker
	started time.Time

	mu     sync.Mutex
	record *Record
	before int // battles that had been played when the run began
	spent  time.Duration
	ended  time.Time
	lost   error // why the record could not be kept
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
		workers = batch.Spare()
	}
	missing := r.missing()
	workers = min(workers, len(missing))
	run := &Run{
		plan: p, options: o, missing: missing, done: make(chan struct{}), started: time.Now(),
		record: r.Clone(), before: len(r.Battles), spent: r.Spent,
		views: make([]view, workers),
	}
	if err := run.keep(); err != nil {
		return nil, err
	}
	run.work = batch.Start(len(missing), workers, run.play)
	go run.keepOn()
	return run, nil
}

// play plays one of the missing battles.
func (r *Run) play(ctx context.Context, worker, piece int) error {
	number := r.missing[piece]
	b, err := r.fight(ctx, number, &r.views[worker])
	if err != nil {
		return fmt.Errorf("battle %d: %w", number+1, err)
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.record.add(b)
	return nil
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

// keepEvery is the time after which the record is kept anew, if there is more of it.
const keepEvery = 2 * time.Second

// keepOn keeps the record while it grows, and as it is in the end.
func (r *Run) keepOn() {
	defer close(r.done)
	tick := time.NewTicker(keepEvery)
	defer tick.Stop()
	for seen := 0; ; {
		select {
		case <-r.work.Done():
			r.mu.Lock()
			r.ended = time.Now()
			r.mu.Unlock()
			r.keep()
			return
		case <-tick.C:
			if now := r.Changes(); now != seen {
				seen = now
				r.keep()
			}
		}
	}
}

// keep writes the record as it is now, and notes whether it could.
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
	r.mu.Lock()
	defer r.mu.Unlock()
	r.lost = err
	return err
}

// Stop gives the run up: what has been played stays in the record, what is being played
// is played again when it goes on. It does not wait.
func (r *Run) Stop() { r.work.Stop() }

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
func (r *Run) Err() error { return r.work.Err() }

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
	return len(r.record.Battles) - r.before
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
	if n := p.Done - r.before; n > 0 {
		p.Each = took * time.Duration(len(r.views)) / time.Duration(n)
		p.Left = took * time.Duration(p.All-p.Done) / time.Duration(n)
	}
	for i := range r.views {
		if v := &r.views[i]; v.busy.Load() {
			p.Now = append(p.Now, Now{int(v.number.Load()), int(v.round.Load()), int(v.decisions.Load())})
		}
	}
	slices.SortFunc(p.Now, func(a, b Now) int { return a.Number - b.Number })
	return p
}
