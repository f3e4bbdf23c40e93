package main

import (
	"slices"
	"testing"

	"rulerfire/game"
	"rulerfire/game/library"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/ui"
)

// TestATableBuiltByMouseIsFoughtOn builds a table by mouse alone, from an empty one,
// and begins a battle on it.
func TestATableBuiltByMouseIsFoughtOn(t *testing.T) {
	lib := stockOnly(t)
	p := scenetest.New(t, 1280, 720, game.Settings{Speed: game.Instant, StillMotion: true}, newTitle(lib, ""))
	p.Click("title/bench/1")
	p.Until("the shelf", 60, func() bool { return p.Has("shelf/make/0") })
	p.Wait(20)
	p.Click("shelf/make/0")
	p.Until("the bench", 60, func() bool { return p.Has("builder/table") })
	p.Wait(5)
	p.Click("builder/shape/Round")
	p.Wait(5)
	middle := p.Where("builder/table").Centre()
	put := func(sort, piece string, places ...ui.Point) {
		t.Helper()
		p.Click(sort)
		p.Wait(3)
		p.Click(piece)
		for _, at := range places {
			p.ClickAt(middle.X+at.X, middle.Y+at.Y)
		}
		p.RightClickAt(middle.X, middle.Y) // lets go of it
	}
	put("sort/3", "shelf/cornerhouse", ui.Point{X: -120, Y: -80}, ui.Point{X: 120, Y: 90})
	put("sort/1", "shelf/wall", ui.Point{X: 0, Y: -150}, ui.Point{X: 0, Y: 150}, ui.Point{X: -170, Y: 60})
	put("sort/5", "shelf/oak", ui.Point{X: 150, Y: -120}, ui.Point{X: 190, Y: -60}, ui.Point{X: -90, Y: 150})
	put("sort/0", "shelf/2x4", ui.Point{X: 20, Y: 0}, ui.Point{X: 20, Y: 0}, ui.Point{X: 20, Y: 0})
	p.Click("builder/name")
	p.Step(ui.Input{Ctrl: true, Key: 'A'})
	p.Type("The Disc")
	p.Wait(3)
	p.Shot("table_built")
	p.Click("builder/done")
	p.Wait(20)
	p.Shot("table_shelf")
	p.Click("shelf/done")
	p.Until("the title", 60, func() bool { return p.Has("title/new") })
	p.Wait(20)

	own := lib.List(library.Table, library.ByChanged, "")
	i := slices.IndexFunc(own, func(e library.Entry) bool { return e.Name == "The Disc" })
	if i < 0 {
		t.Fatal("the table is not in the library")
	}
	l, err := own[i].Table()
	if err != nil {
		t.Fatal(err)
	}
	if faults := l.Faults(); len(faults) > 0 || len(l.Bricks) < 100 || !l.Round {
		t.Fatalf("%d bricks stand, with faults %v", len(l.Bricks), faults)
	}

	p.Click("title/new")
	p.Until("the new battle", 60, func() bool { return p.Has("table/others") })
	p.Wait(20)
	p.Click("table/others")
	p.Until("the tables to pick", 60, func() bool { return p.Has("shelf/open") })
	p.Wait(20)
	p.Click("shelf/list/0")
	p.Click("shelf/open")
	p.Until("the picked table", 60, func() bool { return p.Has("table/other") })
	p.Wait(20)
	p.Click("new/start")
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
	p.Shot("table_battle")
	for range 3 {
		p.Key('F') // fields the rest by itself
		p.Wait(60)
	}
	p.Shot("table_fielded")
}
