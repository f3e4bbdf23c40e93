package report

import (
	"context"
	"runtime"

	"rulerfire/game"
	"rulerfire/game/film"
	"rulerfire/game/lineup"
	"rulerfire/game/muster"
	"rulerfire/game/report"
)

// An Inquiry finds out, in the background, what there is to tell of a recording. It
// outlives the screen, so that a player who looks at something else meanwhile does not
// wait again. Close it.
type Inquiry struct {
	recording *game.Recording
	cancel    context.CancelFunc
	coming    chan result // holds the one result

	result
	study *report.Study // once somebody wants it
}

// A result is what there is to tell, once it is known.
type result struct {
	film     *film.Film
	told     *report.Report
	unhelped bool  // no computer may weigh what was decided
	err      error // why there is nothing to tell
}

// Inquire begins to look into a recording, which must not be changed any more. goesOn is
// as in game.Config.
func Inquire(r *game.Recording, goesOn func(battle string) bool) *Inquiry {
	ctx, cancel := context.WithCancel(context.Background())
	q := &Inquiry{recording: r, cancel: cancel, coming: make(chan result, 1)}
	go func() {
		f, err := film.Open(ctx, r, []film.System{lineup.Film(), muster.Film()})
		if err != nil {
			q.coming <- result{err: err}
			return
		}
		told, err := report.Tell(f)
		q.coming <- result{f, told, r.Unhelped(f.Result(f.Len()).Over, goesOn), err}
	}()
	return q
}

// Close gives up what still goes on.
func (q *Inquiry) Close() {
	q.cancel()
	if q.study != nil {
		q.study.Close()
	}
}

// arrived takes the film once it is there, and tells whether it is.
func (q *Inquiry) arrived() bool {
	if q.film == nil && q.err == nil {
		select {
		case q.result = <-q.coming:
		default:
		}
	}
	return q.film != nil && q.err == nil
}

// weigh begins to weigh rolls and decisions, if nobody has yet. A core is left to the
// window.
func (q *Inquiry) weigh() {
	if q.study != nil {
		return
	}
	judge, budget := report.Judge(q.film, false)
	q.study = report.Begin(q.film, judge, budget, q.recording.Noise, max(1, runtime.NumCPU()-1))
}
