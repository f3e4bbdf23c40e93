package builder

import (
	"fmt"
	"os"
	"testing"

	"rulerfire/game"
	"rulerfire/game/library"
	"rulerfire/rules/field"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/ui"
)

func TestMain(m *testing.M) { os.Exit(scenetest.Main(m)) }

// hall stands for the shelf.
type hall struct{ open func() scenes.Scene }

func (h *hall) Frame(ctx *scenes.Context) {
	if ctx.UI.Button("enter", ctx.Size.Centred(100, 30), "Enter", ui.ButtonLook{}) {
		ctx.Push(h.open())
	}
}

// shop is a library with a builder.
func shop(t *testing.T) (*library.Library, *Builder) {
	t.Helper()
	stock, err := library.Stock()
	if err != nil {
		t.Fatal(err)
	}
	lib, err := library.Open(t.TempDir(), stock)
	if err != nil {
		t.Fatal(err)
	}
	return lib, New(lib, 7)
}

// A bench is a player at the builder with a table.
type bench struct {
	*scenetest.Player
	t     *testing.T
	lib   *library.Library
	scene *Scene
}

// sit opens the bench on a layout in a window of w by h.
func sit(t *testing.T, w, h int, l field.Layout) *bench {
	t.Helper()
	lib, b := shop(t)
	e, err := library.New(l)
	if err == nil {
		e, err = lib.Put(e)
	}
	if err != nil {
		t.Fatal(err)
	}
	scene := b.Open(e)
	p := scenetest.New(t, w, h, game.Settings{Scale: 100}, &hall{func() scenes.Scene { return scene }})
	p.Click("enter")
	p.Wait(12)
	return &bench{p, t, lib, scene.(*Scene)}
}

// meadow is an empty table of 134 by 134 studs.
func meadow() field.Layout {
	return field.Layout{Name: "Meadow", Width: 134, Height: 134, Ground: "meadow"}
}

// at is where a stud is on the screen.
func (b *bench) at(x, y int) ui.Point {
	lens := b.scene.view.Lens(b.Where("builder/table"), b.App.PixelsPerPoint())
	return lens.Screen(draw.V(float64(x)+0.5, float64(y)+0.5))
}

// clickStud clicks on a stud of the table.
func (b *bench) clickStud(x, y int) {
	p := b.at(x, y)
	b.ClickAt(p.X, p.Y)
}

// dragStuds drags from one stud to another.
func (b *bench) dragStuds(x0, y0, x1, y1 int) {
	from, to := b.at(x0, y0), b.at(x1, y1)
	b.Drag(from.X, from.Y, to.X, to.Y)
}

// bricks is how many bricks stand on the table.
func (b *bench) bricks(want int) {
	b.t.Helper()
	if n := len(b.scene.now.Bricks); n != want {
		b.t.Errorf("%d bricks stand, want %d", n, want)
	}
}

func TestTheBenchFitsItsWindow(t *testing.T) {
	for _, size := range []struct{ w, h int }{{1280, 720}, {960, 540}, {1600, 900}} {
		stock, err := library.Stock()
		if err != nil {
			t.Fatal(err)
		}
		var l field.Layout
		for _, e := range stock {
			if e.Kind == library.Table {
				l, _ = e.Table()
				break
			}
		}
		b := sit(t, size.w, size.h, l)
		name := func(s string) string { return fmt.Sprintf("%s_%dx%d", s, size.w, size.h) }
		b.Shot(name("bricks"))
		b.scene.sort = 3
		b.Wait(12)
		b.Click("shelf/cornerhouse")
		p := b.at(60, 40)
		b.Move(p.X, p.Y)
		b.Wait(12)
		b.Shot(name("ghost"))
		b.Key(ui.KeyEscape)
		b.Key('H', 'T')
		b.clickStud(int(b.scene.now.Bricks[0].X), int(b.scene.now.Bricks[0].Y))
		b.Wait(12)
		b.Shot(name("chosen"))
		b.Key('E')
		b.Wait(12)
		b.Shot(name("repeat"))
		b.Key(ui.KeyEscape)
		b.Key('G')
		b.Wait(12)
		b.Shot(name("plan"))
		b.Click("plan/do")
		b.Wait(12)
		b.Shot(name("made"))
	}
}
