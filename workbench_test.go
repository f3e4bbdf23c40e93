package main

import (
	"strings"
	"testing"
	"time"

	"rulerfire/game"
	"rulerfire/game/library"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/ui"
	"rulerfire/scenes/workbench"
)

// A company is changed in the garage, and tried out against what it was: the whole way by
// keys from the title, and on while another screen is shown.
func TestACompanyIsTriedOutFromTheGarage(t *testing.T) {
	lib := stockOnly(t)
	stock := lib.List(library.Company, library.ByName, "Copper Larks")[0]
	own, err := lib.Duplicate(stock.ID)
	if err != nil {
		t.Fatal(err)
	}
	p := scenetest.New(t, 1280, 720, game.Settings{Speed: game.Instant, StillMotion: true}, newTitle(lib, ""))
	p.Key('W')
	p.Wait(5)
	if _, ok := p.App.Top().(*workbench.Scene); !ok {
		t.Fatalf("W leads to %T", p.App.Top())
	}
	p.Key(ui.KeyEscape)
	p.Wait(5)
	p.Key('G')
	p.Wait(10)
	p.Click("shelf/search")
	p.Type(own.Name)
	p.Wait(5)
	p.Click("shelf/list/0")
	p.Click("shelf/open")
	p.Wait(5)
	p.Click("garage/name")
	p.Type("Larks of late")
	p.Key(ui.KeyEnter)
	p.Wait(5)
	p.Click("garage/try")
	p.Wait(10)
	if !p.Has("workbench/other") || !p.Has("workbench/play") {
		t.Fatalf("on the workbench are %v", p.App.Widgets().IDs())
	}
	e, _ := lib.Get(own.ID)
	if c, err := e.Company(); err != nil || !strings.Contains(c.Name, "Larks of late") {
		t.Errorf("kept is %v, %v", c.Name, err)
	}
	p.Click("workbench/battles/20")
	p.Click("workbench/play")
	if !p.Has("workbench/stop") {
		t.Fatal("nothing is played")
	}
	p.Key(ui.KeyEscape, ui.KeyEscape, ui.KeyEscape)
	p.Wait(10)
	p.Key('W')
	p.Wait(10)
	p.Until("the end of the battles", 20_000, func() bool {
		time.Sleep(2 * time.Millisecond)
		return p.Has("workbench/play")
	})
	p.Shot("workbench_tried")
	if !p.Has("workbench/verdict/tip") {
		t.Errorf("nothing is compared; there are %v", p.App.Widgets().IDs())
	}
}
