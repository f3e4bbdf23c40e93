package hexgarage_test

import (
	"os"
	"testing"

	"rulerfire/game"
	"rulerfire/game/library"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes/hexgarage"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/ui"
)

func TestMain(m *testing.M) { os.Exit(scenetest.Main(m)) }

// open opens the bench on something that is put into a new library.
func open(t *testing.T, w, h int, content func(stock []library.Entry) library.Entry) (*scenetest.Player, *library.Library, library.ID) {
	t.Helper()
	stock, err := library.Stock()
	if err != nil {
		t.Fatal(err)
	}
	lib, err := library.Open(t.TempDir(), stock)
	if err != nil {
		t.Fatal(err)
	}
	e := content(stock)
	if !e.Stock {
		if e, err = lib.Put(e); err != nil {
			t.Fatal(err)
		}
	}
	g, err := hexgarage.New(lib, 7)
	if err != nil {
		t.Fatal(err)
	}
	return scenetest.New(t, w, h, game.Settings{}, g.Open(e)), lib, e.ID
}

// stocked is something of the stock, by its kind and name.
func stocked(kind library.Kind, name string) func([]library.Entry) library.Entry {
	return func(stock []library.Entry) library.Entry {
		for _, e := range stock {
			if e.Kind == kind && (name == "" || e.Name == name) {
				return e
			}
		}
		return library.Entry{}
	}
}

// empty is a squad without units.
func empty([]library.Entry) library.Entry {
	e, _ := library.New(hexwar.Squad{Name: "Test squad"})
	return e
}

func TestPicturesOfTheBench(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {960, 540}, {1600, 900}} {
		p, _, _ := open(t, size[0], size[1], stocked(library.Squad, ""))
		name := func(what string) string {
			return what + "-" + map[int]string{720: "720", 540: "540", 900: "900"}[size[1]]
		}
		for i, tab := range []string{"core", "weapons", "parts", "pilot", "drones"} {
			p.Key(ui.Key("CWEID"[i]))
			p.Shot(name(tab))
		}
	}
}
