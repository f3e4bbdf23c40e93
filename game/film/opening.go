package film

import (
	"context"

	"rulerfire/game"
)

// An Opening makes a film in the background: a long battle takes a while to play.
type Opening struct {
	cancel context.CancelFunc
	done   chan opened
}

type opened struct {
	film *Film
	err  error
}

// Start begins to open a recording, as Open does, on a goroutine of its own. The
// recording must not be changed meanwhile.
func Start(r *game.Recording, systems []System) *Opening {
	ctx, cancel := context.WithCancel(context.Background())
	o := &Opening{cancel, make(chan opened, 1)}
	go func() {
		f, err := Open(ctx, r, systems)
		o.done <- opened{f, err}
	}()
	return o
}

// Over tells whether the film is there, and then the film or why it is not. It must not
// be called again after that.
func (o *Opening) Over() (f *Film, over bool, err error) {
	select {
	case d := <-o.done:
		o.cancel()
		return d.film, true, d.err
	default:
		return nil, false, nil
	}
}

// Abandon gives up an opening that is not over.
func (o *Opening) Abandon() { o.cancel() }
