package bench_test

import (
	"testing"

	prop "pgregory.net/rapid"

	"rulerfire/game/library"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes/bench"
)

// A sheet is the work of these tests: a squad without units.
type sheet struct{ squad hexwar.Squad }

func (s sheet) Clone() sheet { return sheet{s.squad.Clone()} }
func (s sheet) Name() string { return s.squad.Name }
func (s sheet) Named(name string) sheet {
	s.squad.Name = name
	return s
}
func (s sheet) Keep(e library.Entry) (library.Entry, error) { return e.With(s.squad) }

func note(words string) func(*sheet) { return func(s *sheet) { s.squad.Note = words } }

// desk is a desk with a squad of a new library.
func desk(t testing.TB, stock bool) (*library.Library, *bench.Desk[sheet]) {
	t.Helper()
	e, err := library.New(hexwar.Squad{Name: "Larks"})
	if err != nil {
		t.Fatal(err)
	}
	var comes []library.Entry
	if stock {
		e.Stock, e.ID = true, "stock-larks"
		comes = append(comes, e)
	}
	lib, err := library.Open(t.TempDir(), comes)
	if err != nil {
		t.Fatal(err)
	}
	if !stock {
		if e, err = lib.Put(e); err != nil {
			t.Fatal(err)
		}
	}
	squad, err := e.Squad()
	if err != nil {
		t.Fatal(err)
	}
	return lib, bench.New(lib, e, sheet{squad})
}

func TestWhatIsDoneInOneFieldIsOneChange(t *testing.T) {
	_, d := desk(t, false)
	d.Write("note", note("a"))
	d.Write("note", note("ab"))
	d.Write("name", func(s *sheet) { s.squad.Name = "Owls" })
	d.Change(note("abc"))
	for _, want := range []string{"ab", "ab", ""} {
		d.Undo()
		if d.Now.squad.Note != want {
			t.Errorf("taken back, the note is %q, want %q", d.Now.squad.Note, want)
		}
	}
	if d.CanUndo() || !d.CanRedo() {
		t.Error("there is something left to take back, or nothing to make again")
	}
	d.Redo()
	if d.Now.squad.Note != "ab" {
		t.Errorf("made again, the note is %q", d.Now.squad.Note)
	}
}

func TestStockIsCopiedWhenItIsKept(t *testing.T) {
	lib, d := desk(t, true)
	d.Save()
	if n := len(lib.List(library.Squad, library.ByName, "")); n != 1 {
		t.Fatalf("looked at, there are %d squads", n)
	}
	d.Change(note("changed"))
	d.Save()
	list := lib.List(library.Squad, library.ByName, "")
	if len(list) != 2 || list[1].Stock || list[1].Name == "Larks" || d.Now.Name() != list[1].Name {
		t.Fatalf("there are %v, and %s on the desk", list, d.Now.Name())
	}
	if was, _ := list[0].Squad(); was.Note != "" {
		t.Error("the stock has changed")
	}
	d.Undo()
	d.Save()
	list = lib.List(library.Squad, library.ByName, "")
	if len(list) != 2 || list[1].Name != "Larks copy" || d.Now.Name() != "Larks copy" {
		t.Errorf("taken back, there are %v, and %s on the desk", list, d.Now.Name())
	}
}

func TestWhatCannotBeKeptSaysSo(t *testing.T) {
	_, d := desk(t, false)
	d.Change(func(s *sheet) { s.squad.Name = "" })
	d.Save()
	if d.Notice == "" {
		t.Error("a squad without a name is kept")
	}
	d.Undo()
	if d.Notice != "" {
		t.Errorf("taken back, the desk still says %s", d.Notice)
	}
}

// Whatever is changed, taken back and made again: the library has what lies on the
// desk once it is saved.
func TestTheLibraryHasWhatLiesOnTheDesk(t *testing.T) {
	lib, d := desk(t, false)
	prop.Check(t, func(t *prop.T) {
		for range prop.IntRange(1, 8).Draw(t, "steps") {
			switch prop.IntRange(0, 3).Draw(t, "step") {
			case 0:
				d.Undo()
			case 1:
				d.Redo()
			case 2:
				d.Write("note", note(prop.StringMatching(`[a-z]{1,5}`).Draw(t, "typed")))
			default:
				d.Change(note(prop.StringMatching(`[a-z]{1,5}`).Draw(t, "note")))
			}
		}
		d.Save()
		e, _ := lib.Get(d.Entry().ID)
		if squad, err := e.Squad(); err != nil || squad.Note != d.Now.squad.Note {
			t.Fatalf("the library has %q, the desk %q: %v", squad.Note, d.Now.squad.Note, err)
		}
	})
}
