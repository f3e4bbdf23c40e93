package main

import (
	"fmt"
	"slices"
	"testing"

	"rulerfire/game"
	"rulerfire/game/library"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes/hexbattle"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/ui"
)

// TestABoardBuiltByMouseIsPlayedOn paints a board by mouse alone, from an empty one,
// and begins an engagement on it.
func TestABoardBuiltByMouseIsPlayedOn(t *testing.T) {
	lib := stockOnly(t)
	p := scenetest.New(t, 1280, 720, game.Settings{Speed: game.Instant, StillMotion: true}, newTitle(lib, ""))
	p.Click("title/games/1")
	p.Wait(3)
	p.Click("title/bench/1")
	p.Until("the shelf", 60, func() bool { return p.Has("shelf/make/0") })
	p.Wait(20)
	p.Click("shelf/make/0")
	p.Until("the bench", 60, func() bool { return p.Has("boards/board") })
	p.Wait(5)
	middle := p.Where("boards/board").Centre()
	drag := func(dx, dy, toX, toY float64) {
		p.Drag(middle.X+dx, middle.Y+dy, middle.X+toX, middle.Y+toY)
	}
	p.Click("boards/colour/2") // a wood
	drag(-140, -120, -140, -60)
	p.Click("boards/colour/3") // a desert
	p.Click("boards/radius/7")
	drag(90, -90, 100, -90)
	p.Click("boards/radius/1")
	p.Click("boards/raise") // a ridge
	drag(-70, -30, -70, 20)
	p.Click("boards/build") // a tower
	p.Click("boards/level/+2")
	drag(0, -80, 0, -40)
	p.Click("boards/name")
	p.Step(ui.Input{Ctrl: true, Key: 'A'})
	p.Type("Washing Day")
	p.Move(5, 5)
	p.Shot("board_built")
	p.Click("boards/done")
	p.Wait(20)
	p.Shot("board_shelf")
	p.Click("shelf/done")
	p.Until("the title", 60, func() bool { return p.Has("title/new") })
	p.Wait(20)

	own := lib.List(library.Board, library.ByChanged, "")
	i := slices.IndexFunc(own, func(e library.Entry) bool { return e.Name == "Washing Day" })
	if i < 0 {
		t.Fatal("the board is not in the library")
	}
	b, err := own[i].Board()
	if err != nil {
		t.Fatal(err)
	}
	var colours [hexwar.NumColours]int
	for _, tile := range b.Tiles {
		colours[tile.Colour]++
	}
	if faults := b.Check(); len(faults) > 0 || !b.Symmetric() || len(b.Structures) != 2 || colours[hexwar.Green] < 4 || colours[hexwar.Tan] < 14 {
		text, _ := b.MarshalText()
		t.Fatalf("%v\n%s", faults, text)
	}

	p.Click("title/new")
	p.Until("the new engagement", 60, func() bool { return p.Has("new/board") })
	p.Wait(20)
	p.Click("new/board")
	p.Wait(5)
	last := -1
	for p.Has(fmt.Sprintf("new/board/options/list/%d", last+1)) {
		last++
	}
	p.Shot("board_offered")
	p.Click(fmt.Sprintf("new/board/options/list/%d", last))
	p.Wait(20)
	p.Shot("board_chosen")
	p.Click("new/start")
	var scene *hexbattle.Scene
	p.Until("a decision", 1_000_000, func() bool { scene = waits(p); return scene != nil })
	p.Wait(30)
	p.Shot("board_engagement")
	if name := scene.Seen.Board.Name; name != "Washing Day" {
		t.Errorf("it is played on %s", name)
	}
}
