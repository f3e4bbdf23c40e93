package replay_test

import (
	"testing"

	"rulerfire/game"
	"rulerfire/game/film"
	"rulerfire/scenes/ui"
)

var still = game.Settings{Speed: game.Instant, StillMotion: true}

// A battle is gone through by decision, by turn and by round, on and back, by keys and
// by the buttons.
func TestABattleIsGoneThroughOnAndBack(t *testing.T) {
	for _, s := range systems() {
		t.Run(s.name, func(t *testing.T) {
			v := watch(t, s.played(t, 5), 1280, 720, still)
			settled := func() { v.Until("the picture", 600, func() bool { return v.Settled() }) }
			stops := v.decisions()
			round2 := v.chapter(t, v.chapter(t, 0, film.Round), film.Round)
			turn := v.chapter(t, 0, film.Turn)
			for _, step := range []struct {
				what  string
				do    func()
				place int
			}{
				{"the beginning", func() {}, 0},
				{"a decision on", func() { v.Key(ui.KeyRight) }, stops[1]},
				{"another by the button", func() { v.Click("replay/step") }, stops[2]},
				{"a decision back", func() { v.Key(ui.KeyLeft) }, stops[1]},
				{"the next turn", func() { v.Key(ui.KeyDown) }, turn},
				{"the turn before", func() { v.Click("replay/turn.back") }, 0},
				{"the first round", func() { v.Click("replay/round") }, v.chapter(t, 0, film.Round)},
				{"the next round", func() { v.Key(ui.KeyPageDown) }, round2},
				{"the round before", func() { v.Key(ui.KeyPageUp) }, v.chapter(t, 0, film.Round)},
				{"the end", func() { v.Key(ui.KeyEnd) }, v.film.Len()},
				{"a decision back from the end", func() { v.Click("replay/step.back") }, stops[len(stops)-2]},
				{"the beginning again", func() { v.Key(ui.KeyHome) }, 0},
			} {
				step.do()
				settled()
				if v.place() != step.place {
					t.Fatalf("%s: at %d, not at %d", step.what, v.place(), step.place)
				}
				if text(t, v.Scene.Battle()) != text(t, v.film.Battle(step.place)) {
					t.Errorf("%s: the battle is another", step.what)
				}
			}
		})
	}
}

// Playing at any speed, pausing and skipping end with the same battle.
func TestSkippingSpeedingAndWatchingGiveEqualBattles(t *testing.T) {
	for _, s := range systems() {
		t.Run(s.name, func(t *testing.T) {
			r := s.played(t, 6)
			v := watch(t, r, 1280, 720, game.Settings{})
			v.Key(ui.KeySpace) // at normal speed
			v.Wait(200)
			v.Shot(s.name + "-playing")
			if v.place() == 0 {
				t.Fatal("it does not play")
			}
			v.Key(ui.KeySpace)
			at := v.place()
			if v.Wait(60); v.place() != at {
				t.Fatal("it does not pause")
			}
			v.Key('V', 'V', 'V', 'V', 'V', ui.KeySpace)
			v.Until("the end", 20000, func() bool { return v.place() == v.film.Len() && v.Settled() })
			session, err := game.Resume(r, s.Config)
			if err != nil {
				t.Fatal(err)
			}
			if text(t, v.Scene.Battle()) != text(t, session.Battle()) {
				t.Error("watching has given another battle")
			}
		})
	}
}

// A press on the line of the controls goes there; a mark shows what happened.
func TestTheLineIsScrubbed(t *testing.T) {
	for _, s := range systems() {
		for _, size := range [][2]int{{1280, 720}, {960, 540}, {1600, 900}} {
			v := watch(t, s.played(t, 7), size[0], size[1], still)
			l := v.Where("replay/line")
			y := l.Y + 8
			v.ClickAt(l.X+l.W*0.5, y)
			if n := v.film.Len(); v.place() < n*2/5 || v.place() > n*3/5 {
				t.Errorf("%s: the middle of the line is at %d of %d", s.name, v.place(), n)
			}
			v.Shot(s.name + "-" + string(rune('0'+size[0]/400)))
			v.Drag(l.X+l.W*0.5, y, l.X+l.W*0.25, y)
			if n := v.film.Len(); v.place() < n/6 || v.place() > n/3 {
				t.Errorf("%s: the first quarter is at %d of %d", s.name, v.place(), n)
			}
			v.Key('M')
			v.Until("the moment", 600, func() bool { return v.Settled() })
			v.Shot(s.name + "-moment")
		}
	}
}
