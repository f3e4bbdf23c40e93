package main

import (
	"os"
	"testing"

	"rulerfire/game"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/ui"
)

func TestMain(m *testing.M) { os.Exit(scenetest.Main(m)) }

// TestFromTheTitleToTheResult plays a quick battle in the window: two clicks to the
// table, then by mouse and keys in turns until doomsday.
func TestFromTheTitleToTheResult(t *testing.T) {
	p := scenetest.New(t, 1280, 720, game.Settings{Speed: game.Instant}, newTitle(stockOnly(t), ""))
	p.Shot("title")
	p.Click("title/quick")
	p.Until("the quick battle's card", 60, func() bool { return p.Has("quick/fight") })
	p.Wait(20)
	p.Shot("quick")
	p.Click("quick/fight")
	p.Until("a decision", 3000, func() bool { return p.Has("confirm") })
	p.Shot("first")
	for i := 0; !p.Has("result/rematch"); i++ {
		if i > 3000 {
			t.Fatalf("the battle does not end; on screen: %v", p.App.Widgets().IDs())
		}
		switch {
		case !p.Has("confirm"):
			p.Wait(1)
		case i%2 == 0:
			p.Click("confirm")
		default:
			// Enter may have nothing to hand in: then no attack, no spot.
			p.Key(ui.KeyEnter, 'E')
		}
	}
	p.Wait(20)
	p.Shot("result")
	p.Click("result/rematch")
	p.Until("the rematch", 3000, func() bool { return !p.Has("result/rematch") })
}
