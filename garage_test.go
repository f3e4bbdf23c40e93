package main

import (
	"fmt"
	"testing"

	"rulerfire/game"
	"rulerfire/game/library"
	"rulerfire/rules/rapid"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/ui"
)

// TestACompanyBuiltByMouseFights makes a company by mouse alone, from an empty library
// and an empty bench, and takes it into a battle.
func TestACompanyBuiltByMouseFights(t *testing.T) {
	lib := stockOnly(t)
	p := scenetest.New(t, 1280, 720, game.Settings{Speed: game.Instant, StillMotion: true}, newTitle(lib, ""))
	p.Click("title/bench/0")
	p.Until("the shelf", 60, func() bool { return p.Has("shelf/make/0") })
	p.Wait(20)
	p.Shot("garage_shelf")
	p.Click("shelf/make/0")
	p.Until("the bench", 60, func() bool { return p.Has("bench/add") })
	p.Click("bench/add")
	bench := ui.Point{X: 572, Y: 250}
	for _, system := range []rapid.System{rapid.Direct, rapid.Defence, rapid.Movement, rapid.Comms} {
		from := p.Where(fmt.Sprintf("shelf/%d", system)).Centre()
		p.Drag(from.X, from.Y, bench.X, bench.Y)
	}
	for range 3 {
		p.Click("company/copy")
	}
	p.Click("frame/name")
	p.Step(ui.Input{Ctrl: true, Key: 'A'})
	p.Type("The Last")
	for range 3 {
		p.Click("rockets/+")
	}
	p.Click("garage/name")
	p.Step(ui.Input{Ctrl: true, Key: 'A'})
	p.Type("Built By Hand")
	p.Click("garage/done")
	p.Wait(20)
	p.Click("shelf/done")
	p.Until("the title", 60, func() bool { return p.Has("title/new") })
	p.Wait(20)
	p.Click("title/new")
	p.Until("the new battle", 60, func() bool { return p.Has("seat/1/company") })
	p.Wait(20)
	p.Click("seat/1/company")
	p.Wait(5)
	p.Shot("garage_chooser")
	list := p.Where("companies/list").Centre()
	p.Step(ui.Input{Pointer: list, Wheel: ui.Point{Y: 40}})
	p.Wait(3)
	p.Click("companies/list/0")
	p.Wait(5)
	if p.Has("companies/close") {
		t.Fatal("the company built by hand cannot be taken")
	}
	p.Shot("garage_newbattle")
	p.Click("new/start")
	p.Until("the comparison", 60, func() bool { return p.Has("compare/skip") || p.Has("compare/go") })
	p.Shot("garage_compare")
	for i := 0; !p.Has("confirm"); i++ {
		if i > 200 {
			t.Fatalf("no battle begins; on screen: %v", p.App.Widgets().IDs())
		}
		for _, id := range []string{"compare/skip", "change/do", "compare/go"} {
			if p.Has(id) {
				p.Click(id)
				break
			}
		}
		p.Wait(20)
	}
	p.Wait(40)
	p.Shot("garage_battle")
	own := lib.List(library.Company, library.ByChanged, "Built Hand")
	if len(own) != 1 {
		t.Fatalf("the library has %d companies that are built by hand", len(own))
	}
	if c, err := own[0].Company(); err != nil || len(c.Frames) != 4 || len(c.Check(rapid.Skirmish, 2, 3)) > 0 {
		t.Errorf("it is kept as %+v, %v", c, err)
	}
}
