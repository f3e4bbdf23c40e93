package stage

import (
	"rulerfire/game"
	"rulerfire/scenes"
)

// Replays are the ways in which a battle that is played can be watched meanwhile. One
// that is nil is not offered. The session is only read.
type Replays struct {
	// Whole makes the screen of the whole battle so far.
	Whole func(s *game.Session) scenes.Scene
	// Since makes the screen of what has happened since the first so many steps; nil if
	// it cannot be shown. It leads back to the battle.
	Since func(s *game.Session, steps int) scenes.Scene
}

// since is how many steps there were when the person who is asked had decided last.
func (s *Stage[S, E]) since() int {
	steps := s.Source.Steps()
	n := len(steps)
	for n > 0 && steps[n-1].Decision.Side != s.Asked {
		n--
	}
	return n
}

// noSince says why nothing can be shown that has happened since; "" if something can.
func (s *Stage[S, E]) noSince(ctx *scenes.Context) string {
	switch {
	case !s.Asking():
		return ctx.T("since.wait")
	case s.since() == len(s.Source.Steps()):
		return ctx.T("since.none")
	}
	return ""
}

// watchSince shows what has happened since the person who is asked decided last. The
// question waits as it is.
func (s *Stage[S, E]) watchSince(ctx *scenes.Context) {
	if s.noSince(ctx) != "" {
		return
	}
	if scene := s.Replays.Since(s.Session, s.since()); scene != nil {
		s.handover = 0
		ctx.Push(scene)
	}
}
