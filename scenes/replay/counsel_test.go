package replay_test

import (
	"context"
	"errors"
	"testing"
	"time"

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
		v.Await("advice", func() (ok bool) {
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
// neither told what would be good next nor what the next dice may bring; when it is over
// both is for whoever watches.
func TestNobodyAsksTheReplayEither(t *testing.T) {
	s := systems()[0]
	session := s.session(t, 5, game.Person, game.Computer)
	if err := session.Run(context.Background()); err != nil {
		t.Fatal(err)
	}
	goesOn, over := read(t, record(t, session)), s.played(t, 8)
	for _, c := range []struct {
		r       *game.Recording
		noHints bool
		to      ui.Key
		told    bool
	}{
		{goesOn, false, ui.KeyEnd, true},
		{goesOn, true, ui.KeyEnd, false},
		{over, false, ui.KeyPageDown, true},
		{over, true, ui.KeyPageDown, true},
	} {
		c.r.NoHints = c.noHints
		v := watch(t, c.r, 1280, 720, still)
		v.Key(c.to)
		v.Until("the picture", 600, func() bool { return v.Settled() })
		for v.place() < v.film.Len() && v.film.Step(v.place()).Decision.Side == rules.Chance {
			v.Key(ui.KeyRight)
			v.Until("the picture", 600, func() bool { return v.Settled() })
		}
		th := v.Scene.Consult("normal")
		_, thought, err := th.Over()
		for ; !thought; _, thought, err = th.Over() {
			time.Sleep(time.Millisecond)
		}
		if told := !errors.Is(err, game.ErrAgreed); told != c.told {
			t.Errorf("no hints: %t; over: %t; told: %t", c.noHints, c.r == over, told)
		}
		v.Key('A')
		v.Wait(3)
		if v.Has("again/roll") != c.told {
			t.Errorf("no hints: %t; over: %t; rolled again: %t", c.noHints, c.r == over, !c.told)
		}
	}
}
