package main

import (
	"fmt"
	"testing"

	"rulerfire/assets"
	"rulerfire/game"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/ui"
)

// TestASquadBuiltByMouseIsEngaged makes a unit and a squad by mouse alone, from an
// empty library and an empty bench, and takes it into an engagement.
func TestASquadBuiltByMouseIsEngaged(t *testing.T) {
	hex, err := assets.Hex()
	if err != nil {
		t.Fatal(err)
	}
	p := scenetest.New(t, 1280, 720, game.Settings{Speed: game.Instant, StillMotion: true}, newTitle(stockOnly(t), ""))
	p.Click("title/games/1")
	p.Click("title/bench/0")
	p.Until("the shelf", 60, func() bool { return p.Has("shelf/make/0") })
	p.Wait(20)
	p.Click("shelf/make/0")
	p.Until("the bench", 60, func() bool { return p.Has("bench/plain") })
	p.Click("bench/plain")
	p.Click("shelf/tabs/1")
	unit := ui.Point{X: 572, Y: 250}
	for i, w := range hex.Catalogue.Weapons {
		if w.Name == "Assault rifle" || w.Name == "Pistol" {
			from := p.Where(fmt.Sprintf("weapon/%d", i)).Centre()
			p.Drag(from.X, from.Y, unit.X, unit.Y)
		}
	}
	p.Click("shelf/tabs/3")
	p.Click("pilot/rank/1")
	p.Click("stat/0/+")
	p.Click("unit/name")
	p.Step(ui.Input{Ctrl: true, Key: 'A'})
	p.Type("By Hand")
	for range 2 {
		p.Click("squad/copy")
	}
	p.Click("hexgarage/name")
	p.Step(ui.Input{Ctrl: true, Key: 'A'})
	p.Type("Three of a kind")
	p.Move(5, 5)
	p.Shot("hexgarage_squad")
	p.Click("hexgarage/done")
	p.Wait(20)
	p.Shot("hexgarage_shelf")
	p.Click("shelf/done")
	p.Until("the title", 60, func() bool { return p.Has("title/new") })
	p.Wait(20)
	p.Shot("hexgarage_title")
	p.Click("title/new")
	p.Until("the new engagement", 60, func() bool { return p.Has("team/1/squad") })
	p.Wait(20)
	p.Click("team/1/squad")
	p.Wait(5)
	p.Shot("hexgarage_chooser")
	p.Click("squads/list/0")
	p.Wait(5)
	p.Shot("hexgarage_engagement")
	p.Click("new/start")
	p.Until("a decision", 1_000_000, func() bool { return waits(p) != nil })
	if got := waits(p).Seen.Setup.Squads[0]; got.Name != "Three of a kind" || len(got.Units) != 3 || got.Units[2].Name != "By Hand" || len(got.Units[2].Arms) != 2 {
		t.Errorf("the squad on the board is %+v", got)
	}
}
