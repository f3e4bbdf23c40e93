package newbattle

import (
	"strings"
	"testing"

	"rulerfire/game"
	"rulerfire/game/library"
	"rulerfire/rules/field"
	"rulerfire/scenes"
	"rulerfire/scenes/compare"
	"rulerfire/scenes/shelf"
	"rulerfire/scenes/ui"
)

// libraryWith is a library with tables of the player's own, and their entries.
func libraryWith(t *testing.T, layouts ...field.Layout) (*library.Library, []library.Entry) {
	t.Helper()
	stock, err := library.Stock()
	if err != nil {
		t.Fatal(err)
	}
	lib, err := library.Open(t.TempDir(), stock)
	if err != nil {
		t.Fatal(err)
	}
	var entries []library.Entry
	for _, l := range layouts {
		e, err := library.New(l)
		if err == nil {
			e, err = lib.Put(e)
		}
		if err != nil {
			t.Fatal(err)
		}
		entries = append(entries, e)
	}
	return lib, entries
}

func TestABattleIsFoughtOnATableOfTheLibrary(t *testing.T) {
	yard := field.Layout{Name: "Back yard", Width: 190, Height: 190, Round: true, Ground: "yard", Bricks: []field.Brick{{X: 90, Y: 90, W: 4, L: 2, Layer: 1}}}
	large := yard.Clone()
	large.Name, large.Width, large.Height = "Field", 230, 230
	lib, entries := libraryWith(t, yard, large)
	h := NewHost(lib, 5, func(s *game.Session, ended func(*game.Session) scenes.Scene) scenes.Scene { return &arena{s, ended} })
	p := enter(t, 1280, 720, h, false)

	look := func(e library.Entry) {
		t.Helper()
		p.Click("table/others")
		p.Wait(14)
		s, ok := p.App.Top().(*shelf.Scene)
		if !ok {
			t.Fatal("no table can be picked")
		}
		s.Select(e.ID)
		p.Wait(14)
	}
	look(entries[1])
	p.Shot("pick_table")
	p.Click("shelf/open")
	if _, still := p.App.Top().(*shelf.Scene); !still {
		t.Fatal("a table for three was taken for two")
	}
	p.Key(ui.KeyEscape)
	p.Wait(14)
	look(entries[0])
	p.Click("shelf/open")
	p.Wait(14)
	p.Shot("own_table")

	yard.Note = "Swept."
	e, err := entries[0].With(yard)
	if err == nil {
		_, err = lib.Put(e)
	}
	if err != nil {
		t.Fatal(err)
	}
	p.Key(ui.KeyEscape)
	p.Wait(14)
	p.Click("enter")
	p.Wait(14)
	p.Click("new/start")
	p.Wait(14)
	if _, ok := p.App.Top().(*compare.Scene); !ok {
		t.Fatalf("no battle begins; there are %v", p.App.Widgets().IDs())
	}
	if got := h.board().layout; got.Name != "Back yard" || got.Note != "Swept." {
		t.Errorf("the battle is on %s, %s", got.Name, got.Note)
	}
	if text := setupText(t, h); !strings.Contains(text, "size 190 190 round") {
		t.Error("the battle is not on the round table")
	}
}

// setupText is what a battle of the host's party would begin from.
func setupText(t *testing.T, h *Host) string {
	t.Helper()
	l := h.bare()
	l.Table = h.board().layout
	setup, err := l.Setup()
	if err != nil {
		t.Fatal(err)
	}
	text, err := setup.MarshalText()
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestAStockTableTakesThePlaceOfThePicked(t *testing.T) {
	lib, entries := libraryWith(t, field.Layout{Name: "Bare", Width: 136, Height: 136, Ground: "yard"})
	h := NewHost(lib, 5, func(s *game.Session, ended func(*game.Session) scenes.Scene) scenes.Scene { return &arena{s, ended} })
	p := enter(t, 960, 540, h, false)
	h.lay(entries[0])
	p.Wait(3)
	inside(t, p, 960, 540)
	p.Shot("own_table_960x540")
	p.Click("table/1")
	if h.board() != h.tables.fit[2][0] {
		t.Error("the stock table was not laid")
	}
	p.Click("table/other")
	if h.board().layout.Name != "Bare" {
		t.Error("the picked table was forgotten")
	}
	p.Click("new/seats/4")
	if h.board().layout.Name == "Bare" {
		t.Error("four are to fight on a table for two")
	}
}
