package boardbuilder

import (
	"fmt"
	"os"
	"testing"

	"rulerfire/assets"
	"rulerfire/game"
	"rulerfire/game/draft"
	"rulerfire/game/library"
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/shelf"
	"rulerfire/scenes/ui"
)

func TestMain(m *testing.M) { os.Exit(scenetest.Main(m)) }

// opened is a window with a board on the bench, and the library that it is kept in.
func opened(t *testing.T, w, h int, board *hexwar.Board) (*scenetest.Player, *Scene, *library.Library) {
	t.Helper()
	lib, err := library.Open(t.TempDir(), nil)
	if err != nil {
		t.Fatal(err)
	}
	e, err := library.New(board)
	if err == nil {
		_, err = lib.Put(e)
	}
	if err != nil {
		t.Fatal(err)
	}
	b, err := New(lib, 5)
	if err != nil {
		t.Fatal(err)
	}
	p := scenetest.New(t, w, h, game.Settings{Scale: 100, StillMotion: true}, shelf.New(lib, b.Rack()))
	p.Wait(5)
	p.Click("shelf/open")
	p.Wait(25)
	s, ok := p.App.Top().(*Scene)
	if !ok {
		t.Fatalf("the bench does not open; on screen: %v", p.App.Widgets().IDs())
	}
	return p, s, lib
}

// at is where a hex is on the screen.
func at(p *scenetest.Player, s *Scene, c hex.Cell) (x, y float64) {
	r, _ := p.App.Widgets().Find("boards/board")
	v := s.view.Lens(r, p.App.PixelsPerPoint()).Screen(middle(c))
	return v.X, v.Y
}

// kept is the board as the library has it.
func kept(t *testing.T, lib *library.Library) *hexwar.Board {
	t.Helper()
	list := lib.List(library.Board, library.ByName, "")
	if len(list) != 1 {
		t.Fatalf("%d boards in the library", len(list))
	}
	b, err := list[0].Board()
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// The bench at every size that is laid out for, with a board of the stock.
func TestPictures(t *testing.T) {
	h, err := assets.Hex()
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range [...]struct{ w, h int }{{1280, 720}, {960, 540}, {1600, 900}} {
		t.Run(fmt.Sprintf("%dx%d", size.w, size.h), func(t *testing.T) {
			board, err := h.Board("Long Canal")
			if err != nil {
				t.Fatal(err)
			}
			p, s, _ := opened(t, size.w, size.h, board)
			name := func(what string) string { return fmt.Sprintf("boardbuilder_%s_%d", what, size.h) }
			p.Shot(name("canal"))
			p.Click("boards/colour/3")
			p.ClickAt(at(p, s, hex.Cell{Col: 5, Row: 4}))
			p.Key('N')
			p.Wait(20)
			p.Shot(name("wrong"))
			p.Key('S')
			p.ClickAt(at(p, s, hex.Cell{Col: 5, Row: 7}))
			p.Wait(20)
			p.Shot(name("built"))
			p.Key(ui.KeyEscape, ui.KeyEscape)
			for _, style := range draft.BoardStyles() {
				p.Key('G')
				s.host.plan.Style = style
				if style == "wood" {
					p.Shot(name("plan"))
				}
				p.Click("plan/another")
				p.Click("plan/do")
				p.Wait(20)
				if size.h == 720 {
					p.Shot(name(style))
				}
			}
		})
	}
}
