package garage

import (
	"fmt"
	"os"
	"testing"

	"rulerfire/game"
	"rulerfire/game/library"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/ui"
)

func TestMain(m *testing.M) { os.Exit(scenetest.Main(m)) }

// hall stands for the list of the library.
type hall struct {
	g *Garage
	e library.Entry
}

func (h *hall) Frame(ctx *scenes.Context) {
	if ctx.UI.Button("enter", ctx.Size.Centred(100, 30), "Enter", ui.ButtonLook{}) {
		ctx.Push(h.g.Open(h.e))
	}
}

// stocked is a library in a folder of its own.
func stocked(t *testing.T) *library.Library {
	t.Helper()
	stock, err := library.Stock()
	if err != nil {
		t.Fatal(err)
	}
	lib, err := library.Open(t.TempDir(), stock)
	if err != nil {
		t.Fatal(err)
	}
	return lib
}

// company is an entry of the library by its name.
func company(t *testing.T, lib *library.Library, name string) library.Entry {
	t.Helper()
	for _, e := range lib.List(library.Company, library.ByName, "") {
		if e.Name == name {
			return e
		}
	}
	t.Fatalf("there is no %s", name)
	return library.Entry{}
}

// enter puts a company on the bench of a new window.
func enter(t *testing.T, w, h int, g *Garage, e library.Entry) (*scenetest.Player, *Scene) {
	t.Helper()
	p := scenetest.New(t, w, h, game.Settings{Scale: 100, StillMotion: true}, &hall{g, e})
	p.Click("enter")
	p.Wait(10)
	s, ok := p.App.Top().(*Scene)
	if !ok {
		t.Fatal("the bench does not open")
	}
	return p, s
}

var sizes = [...]struct{ w, h int }{{1280, 720}, {960, 540}, {1600, 900}}

func TestTheBenchFitsItsWindow(t *testing.T) {
	for _, size := range sizes {
		lib := stocked(t)
		g := New(lib, 1)
		g.players = 3
		g.size = rapid.FullBattle
		for _, name := range []string{"Night Orchard", "Tidewater"} {
			g.pick(company(t, lib, name).ID)
		}
		p, s := enter(t, size.w, size.h, g, company(t, lib, "Copper Larks"))
		at := fmt.Sprintf("%dx%d", size.w, size.h)
		p.Move(5, 5)
		p.Wait(5)
		p.Shot("garage_" + at)
		inside(t, p, at)
		for _, open := range []string{"company/battle", "library/open", "against/pick", "library/frames", "garage/odds", "library/random", "garage/livery"} {
			p.Click(open)
			p.Wait(5)
			p.Shot(fmt.Sprintf("garage_%s_%d", at, s.panel))
			inside(t, p, at)
			p.Key(ui.KeyEscape)
			p.Wait(3)
			if s.panel != noPanel {
				t.Errorf("%s: Esc does not close what %s opens", at, open)
			}
		}
	}
}

// inside fails if a widget sticks out of the window.
func inside(t *testing.T, p *scenetest.Player, at string) {
	t.Helper()
	var w, h float64
	if _, err := fmt.Sscanf(at, "%fx%f", &w, &h); err != nil {
		t.Fatal(err)
	}
	k := p.App.PixelsPerPoint()
	for _, id := range p.App.Widgets().IDs() {
		if r := p.Where(id); r.X < -0.1 || r.Y < -0.1 || r.Right() > w/k+0.1 || r.Bottom() > h/k+0.1 {
			t.Errorf("%s: %s is at %v", at, id, r)
		}
	}
}
