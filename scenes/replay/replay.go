// Package replay is the viewer of battles that have been played: it goes through them
// forwards and backwards, by decision, by turn and by round, jumps to any line of the
// log and to the moments worth a look, and begins branches from any place.
//
// A Scene shows the battle on the very screen on which it is played, of which it is the
// stage.Viewer: its controls stand below the table, and what can be done at a place
// in the place of the hand. What is watched is a film.Film and never changes.
//
// Begin with a House, which knows the rule systems.
package replay

import (
	"rulerfire/game"
	"rulerfire/game/film"
	"rulerfire/rules"
	"rulerfire/scenes"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// A Screen is a battle's screen, as of battle.Watch or hexbattle.Watch.
type Screen interface {
	scenes.Scene
	// Resync shows the battle as it stands.
	Resync()
	// Idle tells whether everything that has happened has been shown.
	Idle() bool
	// Behind is how many steps have not been shown yet.
	Behind() int
	// Tell is what an event says in the log.
	Tell(ctx *scenes.Context, e rules.Event) []ui.Run
}

// A Game is a rule system as the viewer needs it.
type Game struct {
	Film film.System
	// Config has the system, its computer players and their patience, for branches.
	Config game.Config
	// Watch makes the screen of a viewer.
	Watch func(v stage.Viewer) Screen
	// Battle makes the screen of a battle that branches off.
	Battle func(session *game.Session) scenes.Scene
	// Teams tells the team of every seat; nil if everyone plays alone.
	Teams func(b rules.Battle) []int
}

// A House makes viewers.
type House struct {
	Games []Game
	// Chance gives seeds of dice.
	Chance func() uint64
	// Keep keeps a branch on disk; nil keeps nothing. Name is what a session's battle is
	// known by to what keeps it, "" if it is not kept; nil if none is.
	Keep func(session *game.Session)
	Name func(session *game.Session) string
}

// Whole shows a battle from its beginning. name is what the battle is known by to what
// keeps battles, for the branches that hang under it; "" if it is not kept.
func (h *House) Whole(r *game.Recording, name string) *Scene { return newScene(h, r, name, span{}) }

// Replays are the ways in which a battle is watched while it is played. The session is
// only read.
func (h *House) Replays() stage.Replays {
	return stage.Replays{
		Whole: h.Of,
		// What has happened since the first so many steps; then it goes back to where it
		// came from.
		Since: func(s *game.Session, steps int) scenes.Scene { return h.of(s, span{first: steps, since: true}) },
	}
}

// Of shows a session's battle so far. The session is only read.
func (h *House) Of(s *game.Session) scenes.Scene { return h.of(s, span{}) }

// OfAt is Of at one of its steps, which is played.
func (h *House) OfAt(s *game.Session, step int) scenes.Scene {
	return h.of(s, span{first: step, moment: true})
}

// of shows a part of a session's battle so far.
func (h *House) of(s *game.Session, part span) scenes.Scene {
	r, err := s.Record()
	if err != nil {
		return &Scene{lost: err}
	}
	name := ""
	if h.Name != nil {
		name = h.Name(s)
	}
	return newScene(h, r, name, part)
}

// A span is the part of a battle that is of interest.
type span struct {
	first  int  // the place where to begin
	moment bool // only the step there is played
	since  bool // nothing before it can be gone to, and the end leads back
}

// game is the rule system of a recording.
func (h *House) game(r *game.Recording) (Game, bool) {
	for _, g := range h.Games {
		if g.Film.Name == r.System {
			return g, true
		}
	}
	return Game{}, false
}

// systems are the rule systems that recordings can be of.
func (h *House) systems() []film.System {
	var list []film.System
	for _, g := range h.Games {
		list = append(list, g.Film)
	}
	return list
}
