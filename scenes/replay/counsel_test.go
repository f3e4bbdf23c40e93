package replay_test

import (
	"context"
	"testing"

	"rulerfire/game"
	"rulerfire/rules"
	"rulerfire/scenes/battle"
	"rulerfire/scenes/replay"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// advised watches a battle on a screen that it gives as well.
func advised(t *testing.T, r *game.Recording) (*viewer, *battle.Scene) {
	t.Helper()
	v := &viewer{}
	h := house(&v.kept)
	var screen *battle.Scene
	h.Games[0].Watch = func(v stage.Viewer) replay.Screen {
		screen = battle.Watch(v)
		return screen
	}
	v.Scene = h.Whole(r, "")
	v.Player = scenetest.New(t, 1280, 720, still, v.Scene)
	v.open(t, r)
	return v, screen
}

// Wherever a battle is watched, G tells what would have been good: by the computer that
// decided there, if it weighs its answers. It goes along to the next place.
func TestGoodMovesAreToldWhereverItIsWatched(t *testing.T) {
	s := systems()[0]
	session := s.session(t, 5, game.Computer, game.Computer)
	if err := session.HandOver(1, game.Computer, "normal"); err != nil {
		t.Fatal(err)
	}
	for session.Result().Round < 2 {
		session.Tick()
		if err := session.Await(context.Background()); err != nil {
			t.Fatal(err)
		}
	}
	v, screen := advised(t, read(t, record(t, session)))
	v.Key(ui.KeyPageDown)
	v.Key('G')
	own := 0
	for range 30 {
		v.Until("the picture", 600, func() bool { return v.Settled() })
		place := v.place()
		step := v.film.Step(place)
		if step.Decision.Side == rules.Chance {
			v.Key(ui.KeyRight)
			continue
		}
		var c *game.Counsel
		v.Until("advice", 60000, func() (ok bool) {
			c, ok = screen.Advice.Counsel()
			return ok
		})
		if c.Given == nil || c.Given.String() != step.Choice.String() {
			t.Errorf("at %d %v was answered, not %v", place, step.Choice, c.Given)
		}
		if c.Own != (step.Decision.Side == 1) {
			t.Errorf("at %d seat %d decides, and %s speaks for it (own: %t)", place, step.Decision.Side, c.Adviser, c.Own)
		}
		if c.Own {
			if own++; c.List[0].Choice.String() != step.Choice.String() {
				t.Errorf("at %d %v was answered, but %v comes first", place, step.Choice, c.List[0].Choice)
			}
			v.Wait(3)
			v.Shot("advice")
		}
		v.Key(ui.KeyRight)
	}
	if own == 0 {
		t.Error("no computer speaks for itself")
	}
	v.Key(ui.KeyEscape)
	if v.Has("advice/close") {
		t.Error("Esc does not close the panel")
	}
}

// Where a battle goes on whose players have agreed that nobody asks for good moves, it is
// not told what would be good next.
func TestNobodyAsksTheReplayEither(t *testing.T) {
	s := systems()[0]
	session := s.session(t, 5, game.Person, game.Computer)
	if err := session.Run(context.Background()); err != nil {
		t.Fatal(err)
	}
	r := read(t, record(t, session))
	for _, none := range []bool{false, true} {
		r.NoHints = none
		v := watch(t, r, 1280, 720, still)
		v.Key(ui.KeyEnd)
		v.Until("the picture", 600, func() bool { return v.Settled() })
		if th := v.Scene.Consult("hard"); (th == nil) != none {
			t.Errorf("no hints: %t; asked: %t", none, th != nil)
		} else {
			th.Drop()
		}
	}
}
