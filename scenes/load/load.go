// Package load is where battles are saved by hand and brought back: the screen that
// lists all that are kept, and what the screen of a battle has of it, quick saves
// included.
package load

import (
	"rulerfire/game"
	"rulerfire/game/saves"
	"rulerfire/scenes"
	"rulerfire/scenes/resume"
	"rulerfire/scenes/stage"
)

// Battles are the battles of a folder, of all games that there are.
type Battles struct {
	// Watch makes the screen on which a recording is watched. battle is what the
	// battle is called, for branches that begin there. Nil for none.
	Watch func(battle string, r *game.Recording) scenes.Scene

	folder saves.Folder
	ways   []*resume.Way
}

// New are the battles of a folder. The ways lead to those of the games that can be
// played.
func New(folder saves.Folder, ways ...*resume.Way) *Battles {
	return &Battles{folder: folder, ways: ways}
}

// Open is the screen that lists them.
func (b *Battles) Open(*scenes.Context) scenes.Scene { return newScene(b, nil) }

// Of is what a session's battle has to do with them, for its screen.
func (b *Battles) Of(session *game.Session) stage.Shelf { return &corner{battles: b, session: session} }

// way leads to the battles of a rule system; nil if it cannot be played here.
func (b *Battles) way(system string) *resume.Way {
	for _, w := range b.ways {
		if w.Game().Config.System.Name == system {
			return w
		}
	}
	return nil
}

// resumed is a save that was gone on with in the background.
type resumed struct {
	offer saves.Offer
	err   error
}

// resume goes on with a save, in the background.
func (b *Battles) resume(s saves.Save, way *resume.Way) <-chan resumed {
	done := make(chan resumed, 1)
	go func() {
		o, err := b.folder.Resume(s, way.Game().Config)
		done <- resumed{o, err}
	}()
	return done
}

// giveUp closes what is being resumed and will not be played.
func giveUp(opening <-chan resumed) {
	if opening == nil {
		return
	}
	go func() {
		if r := <-opening; r.offer.Session != nil {
			r.offer.Session.Close()
		}
	}()
}

// arrived is what has come out of a channel, if anything has.
func arrived[T any](from <-chan T) (got T, ok bool) {
	select {
	case got = <-from:
		return got, true
	default:
		return got, false
	}
}

// flush waits until all that a session has decided is on disk.
func flush(s *game.Session) {
	if s == nil {
		return
	}
	if k := s.Keeper(); k != nil {
		k.Close()
	}
}

// leave leaves everything for a battle that was resumed.
func leave(ctx *scenes.Context, playing *game.Session, way *resume.Way, o saves.Offer) {
	flush(playing)
	next := way.Open(o)
	ctx.Home()
	ctx.Push(next)
}
