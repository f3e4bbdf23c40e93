package shelf

import (
	"strings"
	"testing"

	"rulerfire/game"
	"rulerfire/rules/rapid"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/ui"
)

// strange are names that people give.
var strange = []string{
	"شركة القبرة النحاسية",
	"🦜🦜 The Larks of the Old Copper Works 🦜🦜",
	strings.Repeat("W", 40),
	"x",
}

func TestTheShelfFitsEveryWindow(t *testing.T) {
	for _, size := range []struct {
		name  string
		w, h  int
		scale int
	}{
		{"shelf_720", 1280, 720, 0}, {"shelf_540", 960, 540, 0}, {"shelf_540_large", 960, 540, 100}, {"shelf_900", 1600, 900, 0},
	} {
		lib := opened(t, map[string]string{"company-0123456789abcdef.json": "{", "found on the street.json": "[]"})
		for _, name := range strange {
			own(t, lib, larks(name))
		}
		long := own(t, lib, larks("Copper Larks"))[0]
		long.Notes = strings.Repeat("Won twice at the harbour, and lost the third time by a rocket. ", 8)
		long.Colour, long.Pattern = 3, 2
		var err error
		if long, err = withEmblem(long, "lark"); err != nil {
			t.Fatal(err)
		}
		if _, err := lib.Put(long); err != nil {
			t.Fatal(err)
		}
		own(t, lib, rapid.Design{Name: "Sparrow", Systems: rapid.Systems{rapid.Direct: 2, rapid.Movement: 1}})
		s := New(lib, racks(lib)...)
		s.Select(long.ID)
		p := scenetest.New(t, size.w, size.h, game.Settings{Scale: size.scale}, s)
		p.Wait(30)
		p.Shot(size.name)
		scale := p.App.PixelsPerPoint()
		window := ui.Rect{W: float64(size.w) / scale, H: float64(size.h) / scale}
		for _, id := range p.App.Widgets().IDs() {
			if r := p.Where(id); r.X < 0 || r.Y < 0 || r.Right() > window.W+0.01 || r.Bottom() > window.H+0.01 {
				t.Errorf("%s: %s is at %v, outside %v", size.name, id, r, window)
			}
		}
		p.Key(ui.KeyEnd)
		p.Wait(30)
		p.Shot(size.name + "_faulty")
		p.Click("shelf/racks/1")
		p.Wait(20)
		p.Shot(size.name + "_frames")
		p.Click("shelf/racks/2")
		p.Wait(40)
		p.Shot(size.name + "_tables")
	}
}

func TestWhatIsChosenForAnEntryIsShownOverTheShelf(t *testing.T) {
	for _, w := range []int{1280, 960} {
		lib := opened(t, nil)
		e := own(t, lib, larks("Copper Larks"))[0]
		s := New(lib, racks(lib)...)
		s.Select(e.ID)
		p := scenetest.New(t, w, w*9/16, game.Settings{Scale: 100}, s)
		name := map[int]string{1280: "720", 960: "540"}[w]
		p.Wait(20)
		p.Key('L')
		p.Wait(10)
		p.Click("livery/colour/2")
		p.Click("livery/pattern/4")
		p.Wait(30)
		p.Shot("shelf_livery_" + name)
		p.Key(ui.KeyEscape)
		p.Wait(10)
		p.Key('E')
		p.Wait(10)
		p.Click("livery/emblem/1")
		p.Wait(30)
		p.Shot("shelf_emblem_" + name)
		p.Key(ui.KeyEscape)
		p.Wait(30)
		kept, _ := lib.Get(e.ID)
		if kept.Colour != 2 || kept.Pattern != 4 || kept.Emblem != "lark" {
			t.Errorf("it wears %+v", dressOf(kept))
		}
	}
}
