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
	for i := 0; ; i++ {
		// However long a computer thinks on a busy machine, only decisions count.
		p.Until("a decision or the result", 1_000_000, func() bool { return p.Has("confirm") || p.Has("result/rematch") })
		if p.Has("result/rematch") {
			break
		}
		switch {
		case i == 0:
			p.Shot("first")
		case i > 3000:
			t.Fatalf("the battle does not end; on screen: %v", p.App.Widgets().IDs())
		}
		if i%2 == 0 {
			p.Click("confirm")
		} else {
			// Enter may have nothing to hand in: then no attack, no spot.
			p.Key(ui.KeyEnter, 'E')
		}
	}
	p.Wait(20)
	p.Shot("result")
	p.Click("result/rematch")
	p.Until("the rematch", 1_000_000, func() bool { return !p.Has("result/rematch") })
}
