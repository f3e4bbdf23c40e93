package shelf

import (
	"encoding"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"rulerfire/game"
	"rulerfire/game/library"
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/ui"
)

func TestMain(m *testing.M) { os.Exit(scenetest.Main(m)) }

// bench is what these tests open an entry on.
type bench struct {
	lib   *library.Library
	entry library.Entry
}

func (b *bench) Frame(ctx *scenes.Context) {
	if ctx.UI.Back() {
		ctx.Pop()
	}
}

// larks is a company.
func larks(name string) rapid.Company {
	return rapid.Company{
		Name: name, Note: "Two of a trade.",
		Frames: []rapid.Design{
			{Name: "Sparrow", Systems: rapid.Systems{rapid.Direct: 1, rapid.Defence: 1}, Rockets: 2},
			{Name: "Sparrow Claw", Systems: rapid.Systems{rapid.HandToHand: 2}},
		},
	}
}

// racks are those of companies, frames and tables, with a bench that does nothing.
func racks(lib *library.Library) []Rack {
	open := func(e library.Entry) scenes.Scene { return &bench{lib, e} }
	made := 0
	return []Rack{
		{
			Kind: library.Company, Open: open,
			Paint: func(p *draw.Pen, r ui.Rect, e library.Entry) {
				c, err := e.Company()
				if err == nil {
					roster.Row(p, r, Look(e, draw.Seats[0]), c.Frames, 0)
				}
			},
			Line: func(_ *scenes.Context, e library.Entry) string {
				c, _ := e.Company()
				return fmt.Sprintf("%d frames", len(c.Frames))
			},
			Words: func(e library.Entry) string {
				c, _ := e.Company()
				return c.Note
			},
			Makers: []Maker{
				{Name: "garage.make.company", Key: 'N', Make: func(*scenes.Context) (library.Entry, error) {
					made++
					return library.New(larks(fmt.Sprintf("Larks %d", made)))
				}},
				{Name: "garage.make.random", Key: 'M', Make: func(*scenes.Context) (library.Entry, error) {
					return library.New(larks("")) // refused: it has no name
				}},
			},
		},
		{
			Kind: library.Frame, Open: open,
			Paint: func(p *draw.Pen, r ui.Rect, e library.Entry) {
				if d, err := e.Frame(); err == nil {
					roster.Paint(p, r, roster.Robot(Look(e, draw.Seats[0]), d, 0))
				}
			},
			Line: func(ctx *scenes.Context, e library.Entry) string {
				d, _ := e.Frame()
				return roster.Dice(ctx, d)
			},
		},
		{
			Kind: library.Table, Open: open,
			Paint: func(p *draw.Pen, r ui.Rect, e library.Entry) {
				l, err := e.Table()
				if err != nil {
					return
				}
				w, h := float64(l.Width), float64(l.Height)
				wide := min(r.W, r.H*w/h)
				draw.NewTableView(l).Overview(p, r.X+(r.W-wide)/2, r.Y+(r.H-wide*h/w)/2, wide)
			},
			Line: func(_ *scenes.Context, e library.Entry) string {
				l, _ := e.Table()
				return sizeOf(l)
			},
		},
	}
}

func sizeOf(l field.Layout) string { return fmt.Sprintf("%d × %d studs", l.Width, l.Height) }

// own puts things of the player's own into a library.
func own(t testing.TB, lib *library.Library, contents ...encoding.TextMarshaler) (list []library.Entry) {
	t.Helper()
	for _, c := range contents {
		e, err := library.New(c)
		if err == nil {
			e, err = lib.Put(e)
		}
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, e)
	}
	return list
}

// opened is a library with the game's stock in a folder with these files.
func opened(t testing.TB, files map[string]string) *library.Library {
	t.Helper()
	folder := t.TempDir()
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	stock, err := library.Stock()
	if err != nil {
		t.Fatal(err)
	}
	lib, err := library.Open(folder, stock)
	if err != nil {
		t.Fatal(err)
	}
	return lib
}

// A visit is a player before a shelf.
type visit struct {
	*scenetest.Player
	t     *testing.T
	lib   *library.Library
	shelf *Scene
}

func visiting(t *testing.T, lib *library.Library) visit {
	s := New(lib, racks(lib)...)
	return visit{scenetest.New(t, 1280, 720, game.Settings{}, s), t, lib, s}
}

// named are the names of the player's own entries of a kind, by name.
func (v visit) named(kind library.Kind) (names []string) {
	for _, e := range v.lib.List(kind, library.ByName, "") {
		if !e.Stock && e.Fault == nil {
			names = append(names, e.Name)
		}
	}
	return names
}

// at is the entry looked at.
func (v visit) at() library.Entry {
	v.t.Helper()
	v.Wait(3)
	e, ok := v.shelf.entry()
	if !ok {
		v.t.Fatal("no entry is looked at")
	}
	return e
}

func (v visit) on() bool { return v.App.Top() == scenes.Scene(v.shelf) }

// ctrl presses a key with Ctrl.
func (v visit) ctrl(k ui.Key) {
	v.Step(ui.Input{Key: k, Ctrl: true})
	v.Wait(2)
}
