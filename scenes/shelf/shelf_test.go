package shelf

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"rulerfire/game"
	"rulerfire/game/library"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/ui"
)

func TestThePlayersOwnStandFirstAndFaultyFilesLast(t *testing.T) {
	lib := opened(t, map[string]string{"found.json": "{"})
	own(t, lib, larks("Larks"), larks("Kites"))
	v := visiting(t, lib)
	var parts []int
	for _, e := range v.shelf.list {
		parts = append(parts, part(e))
	}
	if !slices.IsSorted(parts) || parts[1] != 0 || parts[2] != 1 || parts[len(parts)-1] != 2 {
		t.Errorf("they stand as %v", parts)
	}
	if got := v.at().Name; got != "Kites" {
		t.Errorf("%s is looked at first, not the newest", got)
	}
	v.Click("shelf/order/by name")
	v.Wait(3)
	if got := v.shelf.list[1].Name; got != "Larks" {
		t.Errorf("by name the second is %s", got)
	}
}

func TestAnEntryIsOpenedByMouseAndByKey(t *testing.T) {
	for _, test := range []struct {
		name string
		do   func(v visit)
		want string
	}{
		{"Enter at once", func(v visit) { v.Key(ui.KeyEnter) }, "Kites"},
		{"down and Enter", func(v visit) { v.Key(ui.KeyDown, ui.KeyEnter) }, "Larks"},
		{"a double click", func(v visit) { v.Click("shelf/list/1"); v.Click("shelf/list/1") }, "Larks"},
		{"a click and the button", func(v visit) { v.Click("shelf/list/1"); v.Wait(40); v.Click("shelf/open") }, "Larks"},
	} {
		t.Run(test.name, func(t *testing.T) {
			lib := opened(t, nil)
			own(t, lib, larks("Larks"), larks("Kites"))
			v := visiting(t, lib)
			test.do(v)
			v.Wait(12)
			b, ok := v.App.Top().(*bench)
			if !ok || b.entry.Name != test.want {
				t.Errorf("on top is %#v", v.App.Top())
			}
		})
	}
}

func TestOneClickLooksAndDoesNotOpen(t *testing.T) {
	lib := opened(t, nil)
	own(t, lib, larks("Larks"), larks("Kites"))
	v := visiting(t, lib)
	v.Click("shelf/list/1")
	v.Wait(40)
	v.Click("shelf/list/1")
	v.Wait(12)
	if !v.on() || v.at().Name != "Larks" {
		t.Errorf("looked at is %s", v.at().Name)
	}
}

func TestStockIsCopiedAndOnlyTheCopyOpened(t *testing.T) {
	v := visiting(t, opened(t, nil))
	first := v.at()
	if !first.Stock || v.Has("shelf/name") || v.Has("shelf/livery") {
		t.Fatal("stock can be changed")
	}
	v.Key(ui.KeyDelete)
	v.Wait(3)
	v.Key(ui.KeyEnter)
	v.Wait(12)
	b, ok := v.App.Top().(*bench)
	if !ok || b.entry.Stock || b.entry.Name != first.Name+" copy" {
		t.Fatalf("on top is %#v", v.App.Top())
	}
	v.Key(ui.KeyEscape)
	v.Wait(12)
	if got := v.at(); got.ID != b.entry.ID {
		t.Errorf("back on the shelf %s is looked at", got.Name)
	}
}

func TestANameGivenOnTheBenchStays(t *testing.T) {
	lib := opened(t, nil)
	own(t, lib, larks("Larks"))
	v := visiting(t, lib)
	v.Key(ui.KeyEnter)
	v.Wait(12)
	b, ok := v.App.Top().(*bench)
	if !ok {
		t.Fatal("the bench does not open")
	}
	if _, err := lib.Rename(b.entry.ID, "Kites"); err != nil {
		t.Fatal(err)
	}
	v.Key(ui.KeyEscape)
	v.Wait(12)
	v.Key(ui.KeyTab, ui.KeyTab)
	v.Wait(12)
	if e, _ := lib.Get(b.entry.ID); e.Name != "Kites" || v.at().Name != "Kites" {
		t.Errorf("back on the shelf it is called %s", e.Name)
	}
}

func TestACopyIsNamedAndLookedAt(t *testing.T) {
	lib := opened(t, nil)
	own(t, lib, larks("Larks"))
	v := visiting(t, lib)
	v.Key('C')
	if got := v.at().Name; got != "Larks copy" {
		t.Errorf("looked at is %s", got)
	}
	v.Click("shelf/copy")
	if got := v.at().Name; got != "Larks copy 2" {
		t.Errorf("looked at is %s", got)
	}
}

func TestANameIsChangedAndKeptWhateverIsDoneNext(t *testing.T) {
	for _, test := range []struct {
		name string
		next func(v visit)
	}{
		{"Enter", func(v visit) { v.Key(ui.KeyEnter) }},
		{"Tab", func(v visit) { v.Key(ui.KeyTab) }},
		{"a click on another", func(v visit) { v.Click("shelf/list/1") }},
		{"Esc, which leaves", func(v visit) { v.Key(ui.KeyEscape) }},
		{"another tab", func(v visit) { v.Click("shelf/racks/1") }},
		{"sharing it", func(v visit) { v.Click("shelf/share") }},
		{"opening it", func(v visit) { v.Click("shelf/open") }},
		{"the end of the program", func(v visit) { v.App.Shut() }},
	} {
		t.Run(test.name, func(t *testing.T) {
			lib := opened(t, nil)
			own(t, lib, larks("Kites"), larks("Larks"))
			v := visiting(t, lib)
			v.Key('R')
			v.Wait(2)
			v.Type("Copper Larks")
			v.Wait(2)
			test.next(v)
			if test.name != "the end of the program" {
				v.Wait(12)
			}
			if got := v.named(library.Company); !slices.Equal(got, []string{"Copper Larks", "Kites"}) {
				t.Errorf("there are %q", got)
			}
		})
	}
}

func TestANameThatCannotBeIsRefusedAndTheNotesAreKept(t *testing.T) {
	lib := opened(t, nil)
	own(t, lib, larks("Larks"))
	v := visiting(t, lib)
	v.Key('R')
	v.Wait(2)
	v.Type("  ")
	v.Key(ui.KeyTab)
	v.Wait(2)
	v.Key('T')
	v.Wait(2)
	v.Type("Won at the harbour.")
	v.Key(ui.KeyTab)
	v.Wait(3)
	if e := v.at(); e.Name != "Larks" || e.Notes != "Won at the harbour." {
		t.Errorf("it is %q with the notes %q", e.Name, e.Notes)
	}
}

func TestWhatIsDeletedComesBack(t *testing.T) {
	for _, test := range []struct {
		name string
		back func(v visit)
	}{
		{"by the button", func(v visit) { v.Click("shelf/undo") }},
		{"by Z", func(v visit) { v.Key('Z') }},
		{"by Ctrl+Z", func(v visit) { v.ctrl('Z') }},
	} {
		t.Run(test.name, func(t *testing.T) {
			lib := opened(t, nil)
			list := own(t, lib, larks("Larks"), larks("Kites"))
			v := visiting(t, lib)
			v.Key(ui.KeyDelete)
			v.Wait(3)
			if got := v.named(library.Company); !slices.Equal(got, []string{"Larks"}) || v.at().Name != "Larks" {
				t.Fatalf("there are %q, looked at is %s", got, v.at().Name)
			}
			test.back(v)
			if v.at().ID != list[1].ID || len(v.named(library.Company)) != 2 {
				t.Errorf("there are %q, looked at is %s", v.named(library.Company), v.at().Name)
			}
		})
	}
}

func TestEverythingIsTakenBackAndDoneAgain(t *testing.T) {
	lib := opened(t, nil)
	own(t, lib, larks("Larks"))
	v := visiting(t, lib)
	shelf := func() (out []string) {
		for _, e := range lib.List(library.Company, library.ByName, "") {
			if !e.Stock {
				out = append(out, fmt.Sprintf("%+v", dressOf(e)))
			}
		}
		return out
	}
	var stages [][]string
	mark := func() { v.Wait(3); stages = append(stages, shelf()) }
	mark()
	v.Key('C')
	mark()
	v.Key('R')
	v.Wait(2)
	v.Type("Kites")
	v.Key(ui.KeyEnter)
	mark()
	v.Key('L')
	v.Wait(10)
	v.Click("livery/colour/3")
	mark()
	v.Click("livery/pattern/2")
	mark()
	v.Key(ui.KeyEscape)
	v.Wait(10)
	v.Key('E')
	v.Wait(10)
	v.Click("livery/emblem/2")
	mark()
	v.Key(ui.KeyEscape)
	v.Wait(10)
	v.Key(ui.KeyDelete)
	mark()
	for i := len(stages) - 2; i >= 0; i-- {
		v.Key('Z')
		v.Wait(3)
		if got := shelf(); !slices.Equal(got, stages[i]) {
			t.Fatalf("taken back to %d there is %q, want %q", i, got, stages[i])
		}
	}
	for i := 1; i < len(stages); i++ {
		v.ctrl('Y')
		if got := shelf(); !slices.Equal(got, stages[i]) {
			t.Fatalf("done again to %d there is %q, want %q", i, got, stages[i])
		}
	}
}

func TestUndoLeavesAloneWhatTheBenchHasDone(t *testing.T) {
	lib := opened(t, nil)
	e := own(t, lib, larks("Larks"))[0]
	v := visiting(t, lib)
	v.Key('R')
	v.Wait(2)
	v.Type("Kites")
	v.Key(ui.KeyEnter)
	v.Wait(2)
	v.Key(ui.KeyEnter)
	v.Wait(12)
	b := v.App.Top().(*bench)
	c, err := b.entry.Company()
	if err != nil {
		t.Fatal(err)
	}
	c.Frames = append(c.Frames, rapid.Design{Name: "Late Bird"})
	changed, err := b.entry.With(c)
	if err == nil {
		_, err = lib.Put(changed)
	}
	if err != nil {
		t.Fatal(err)
	}
	v.Key(ui.KeyEscape)
	v.Wait(12)
	v.Key('Z')
	v.Wait(3)
	kept, _ := lib.Get(e.ID)
	c, err = kept.Company()
	if err != nil || c.Name != "Larks" || len(c.Frames) != 3 {
		t.Errorf("it is %s with %d frames, %v", c.Name, len(c.Frames), err)
	}
}

func TestSomethingNewIsMadeAndOpened(t *testing.T) {
	v := visiting(t, opened(t, nil))
	v.Key('N')
	v.Wait(12)
	b, ok := v.App.Top().(*bench)
	if !ok || b.entry.Name != "Larks 1" || b.entry.ID == "" {
		t.Fatalf("on top is %#v", v.App.Top())
	}
	v.Key(ui.KeyEscape)
	v.Wait(12)
	v.Click("shelf/make/1")
	v.Wait(3)
	if !v.on() || !v.shelf.note.bad {
		t.Error("what cannot be made is not said")
	}
}

func TestSearchingFindsWhatIsInIt(t *testing.T) {
	lib := opened(t, nil)
	own(t, lib, larks("Larks"), larks("Kites"))
	v := visiting(t, lib)
	v.Key('F')
	v.Wait(2)
	v.Type("KITES claw")
	v.Wait(3)
	if len(v.shelf.list) != 1 || v.at().Name != "Kites" {
		t.Errorf("found are %d", len(v.shelf.list))
	}
	v.Type(" nowhere")
	v.Wait(3)
	if len(v.shelf.list) != 0 || v.Has("shelf/open") {
		t.Error("what nobody has is found")
	}
	v.Shot("shelf_nothing")
}

func TestAFaultyFileSaysWhyAndSpoilsNothing(t *testing.T) {
	lib := opened(t, map[string]string{
		"company-0123456789abcdef.json": "{", "found on the street.json": "[]",
	})
	v := visiting(t, lib)
	v.Key(ui.KeyEnd)
	v.Wait(3)
	broken := v.at()
	if broken.Fault == nil {
		t.Fatalf("the last is %s", broken.Name)
	}
	v.Key(ui.KeyEnter, 'C', 'S', 'L', 'E')
	v.Wait(12)
	if !v.on() || len(v.named(library.Company)) != 0 {
		t.Error("a broken file can be used")
	}
	files := func() int {
		list, _ := filepath.Glob(filepath.Join(filepath.Dir(lib.SharedFolder()), "*.json"))
		return len(list)
	}
	for i, want := range map[string]int{"company-0123456789abcdef.json": 1, "found on the street.json": 2} {
		for _, e := range v.shelf.list {
			if e.File == i {
				v.shelf.look(e)
			}
		}
		v.Wait(3)
		v.Move(700, 300)
		v.Wait(3)
		v.Key(ui.KeyDelete)
		v.Wait(3)
		if got := files(); got != want {
			t.Errorf("after deleting %s there are %d files, want %d", i, got, want)
		}
		v.Key('Z')
		v.Wait(3)
	}
}

func TestFilesDroppedOnTheWindowAreImported(t *testing.T) {
	elsewhere := opened(t, nil)
	e := own(t, elsewhere, larks("Kites"))[0]
	file, err := e.ShareFile()
	if err != nil {
		t.Fatal(err)
	}
	v := visiting(t, opened(t, nil))
	v.Step(ui.Input{Dropped: fstest.MapFS{"kites.json": {Data: file}, "song.mp3": {Data: []byte("la la")}, "folder/x": {}}})
	v.Wait(3)
	if v.at().Name != "Kites" || v.at().Stock {
		t.Errorf("looked at is %s", v.at().Name)
	}
	if !v.shelf.note.bad || !strings.Contains(v.shelf.note.said, "song.mp3") {
		t.Errorf("it says %q", v.shelf.note.said)
	}
	v.Key('Z')
	v.Wait(3)
	if got := v.named(library.Company); len(got) != 0 {
		t.Errorf("taken back, there is still %q", got)
	}
}

func TestAPickerTakesOneAndChangesNothing(t *testing.T) {
	lib := opened(t, nil)
	own(t, lib, larks("Larks"), larks("Kites"))
	var got library.Entry
	picker := Picker{
		Title: "shelf.kinds.company",
		Why: func(_ *scenes.Context, e library.Entry) string {
			if e.Name == "Kites" {
				return "They fly already."
			}
			return ""
		},
		Take: func(e library.Entry) { got = e },
	}
	pushing := &pusher{next: Pick(lib, picker, racks(lib)[0])}
	p := scenetest.New(t, 1280, 720, game.Settings{}, pushing)
	p.Wait(12)
	for _, id := range []string{"shelf/name", "shelf/copy", "shelf/delete", "shelf/make/0", "shelf/import", "shelf/undo"} {
		if p.Has(id) {
			t.Errorf("there is %s", id)
		}
	}
	p.Shot("shelf_pick")
	p.Key(ui.KeyEnter)
	p.Wait(12)
	if got.Name != "" {
		t.Fatalf("%s was taken", got.Name)
	}
	p.Key(ui.KeyDown, ui.KeyEnter)
	p.Wait(12)
	if got.Name != "Larks" || p.App.Top() != scenes.Scene(pushing) {
		t.Errorf("%q was taken, and on top is %T", got.Name, p.App.Top())
	}
}

// A pusher shows another scene at once.
type pusher struct {
	next scenes.Scene
	done bool
}

func (p *pusher) Frame(ctx *scenes.Context) {
	if !p.done {
		p.done = true
		ctx.Push(p.next)
	}
}

func TestALibraryThatCannotBeWrittenToSaysSo(t *testing.T) {
	lib := opened(t, nil)
	e := own(t, lib, larks("Larks"))[0]
	folder := filepath.Dir(lib.SharedFolder())
	if err := os.RemoveAll(folder); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(folder, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	v := visiting(t, lib)
	v.Key('C')
	v.Wait(3)
	if !v.shelf.note.bad || v.at().ID != e.ID {
		t.Errorf("it says %+v", v.shelf.note)
	}
}
