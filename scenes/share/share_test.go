package share

import (
	"encoding"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"rulerfire/assets"
	"rulerfire/game"
	"rulerfire/game/library"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/ui"
)

func TestMain(m *testing.M) { os.Exit(scenetest.Main(m)) }

// A porch is the screen below those of these tests.
type porch struct{ next scenes.Scene }

func (p *porch) Frame(ctx *scenes.Context) {
	if p.next != nil {
		ctx.Push(p.next)
		p.next = nil
	}
}

func enter(t *testing.T, w, h, scale int, s scenes.Scene) *scenetest.Player {
	p := scenetest.New(t, w, h, game.Settings{Scale: scale}, &porch{s})
	p.Wait(14)
	return p
}

func outside(p *scenetest.Player) bool {
	_, ok := p.App.Top().(*porch)
	return ok
}

func opened(t *testing.T) *library.Library {
	t.Helper()
	lib, err := library.Open(t.TempDir(), nil)
	if err != nil {
		t.Fatal(err)
	}
	return lib
}

func entry(t *testing.T, content encoding.TextMarshaler) library.Entry {
	t.Helper()
	e, err := library.New(content)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// larks is a company.
func larks(t *testing.T) library.Entry {
	e := entry(t, rapid.Company{
		Name: "Copper Larks", Note: "Two of a trade.", Emblem: "lark",
		Frames: []rapid.Design{
			{Name: "Sparrow", Systems: rapid.Systems{rapid.Direct: 1, rapid.Defence: 1}, Rockets: 2},
			{Name: "Sparrow Claw", Systems: rapid.Systems{rapid.HandToHand: 2}},
		},
	})
	e.Notes = "Won at the harbour."
	return e
}

// clipboard is what is on the clipboard of a player's machine.
func clipboard(p *scenetest.Player) *string {
	var kept string
	p.App.UseClipboard(ui.Clipboard{Read: func() string { return kept }, Write: func(s string) { kept = s }})
	return &kept
}

func same(t *testing.T, got, want library.Entry) {
	t.Helper()
	if got.Kind != want.Kind || got.Name != want.Name || got.Text() != want.Text() || got.Notes != want.Notes {
		t.Errorf("it comes back as %+v, not as %+v", got, want)
	}
}

func TestAllThreeFormsComeBackTheSame(t *testing.T) {
	e := larks(t)
	for _, test := range []struct {
		name string
		copy func(p *scenetest.Player)
		file bool // what was copied is the path of a file
	}{
		{"the text by mouse", func(p *scenetest.Player) { p.Click("share/text/copy") }, false},
		{"the text by key", func(p *scenetest.Player) { p.Key('T') }, false},
		{"Enter at once", func(p *scenetest.Player) { p.Key(ui.KeyEnter) }, false},
		{"the code by mouse", func(p *scenetest.Player) { p.Click("share/code/copy") }, false},
		{"the code by key", func(p *scenetest.Player) { p.Key('C') }, false},
		{"the file by mouse", func(p *scenetest.Player) { p.Click("share/file/write"); p.Wait(2); p.Click("share/file/copy") }, true},
		{"the file by key", func(p *scenetest.Player) { p.Key('W'); p.Wait(2); p.Key('P') }, true},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := enter(t, 1280, 720, 0, New(opened(t), e))
			board := clipboard(p)
			test.copy(p)
			p.Wait(3)
			data := []byte(*board)
			if test.file {
				var err error
				if data, err = os.ReadFile(*board); err != nil {
					t.Fatal(err)
				}
			}
			got, err := library.ReadShared(data)
			if err != nil {
				t.Fatal(err)
			}
			same(t, got, e)
			p.Key(ui.KeyEscape)
			p.Wait(12)
			if !outside(p) {
				t.Error("Esc does not leave")
			}
		})
	}
}

func TestTypingIntoWhatIsSharedChangesNothing(t *testing.T) {
	e := larks(t)
	p := enter(t, 1280, 720, 0, New(opened(t), e))
	board := clipboard(p)
	p.Click("share/text")
	p.Type("x")
	p.Key(ui.KeyBackspace, ui.KeyDelete)
	p.Click("share/text/copy")
	p.Wait(2)
	if want, _ := e.ShareText(); *board != want {
		t.Errorf("the text is %q", *board)
	}
}

func TestACopyThatOtherProgramsDoNotSeeSaysSo(t *testing.T) {
	for _, alone := range []bool{false, true} {
		p := enter(t, 1280, 720, 0, New(opened(t), larks(t)))
		if !alone {
			clipboard(p)
		}
		p.Click("share/code/copy")
		p.Wait(2)
		want := "The code is on the clipboard."
		if alone {
			want = "This machine has no clipboard"
		}
		if said := p.App.Top().(*giving).note.said; !strings.HasPrefix(said, want) {
			t.Errorf("alone %v: it says %q", alone, said)
		}
	}
}

// importing is a player before the screen that imports, and what it has taken.
func importing(t *testing.T, lib *library.Library, kinds ...library.Kind) (*scenetest.Player, *[]library.Entry) {
	var taken []library.Entry
	p := enter(t, 1280, 720, 0, Import(lib, kinds, func(e library.Entry) { taken = append(taken, e) }))
	return p, &taken
}

func TestWhatIsPastedIsImported(t *testing.T) {
	e := larks(t)
	text, err := e.ShareText()
	if err != nil {
		t.Fatal(err)
	}
	code, err := e.ShareCode()
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name, pasted string
		do           func(p *scenetest.Player)
	}{
		{"a text by mouse", text, func(p *scenetest.Player) { p.Click("import/paste"); p.Wait(3); p.Click("import/do") }},
		{"a code by mouse", code, func(p *scenetest.Player) { p.Click("import/paste"); p.Wait(3); p.Click("import/do") }},
		{"a text by P and Enter", text, func(p *scenetest.Player) { p.Key('P', ui.KeyEnter) }},
		{"a code by keyboard", "  " + code + "\n", func(p *scenetest.Player) {
			p.Step(ui.Input{Key: 'V', Ctrl: true})
			p.Wait(3)
			p.Key(ui.KeyTab, ui.KeyTab, ui.KeyTab) // past Paste and Clear to the files
			p.Until("the button", 40, func() bool {
				p.Key(ui.KeyTab)
				return p.App.Widgets().Focused() == "import/do"
			})
			p.Key(ui.KeyEnter)
		}},
	} {
		t.Run(test.name, func(t *testing.T) {
			lib := opened(t)
			p, taken := importing(t, lib)
			*clipboard(p) = test.pasted
			test.do(p)
			p.Wait(12)
			if len(*taken) != 1 || !outside(p) {
				t.Fatalf("taken are %d", len(*taken))
			}
			same(t, (*taken)[0], e)
			if _, ok := lib.Get((*taken)[0].ID); !ok {
				t.Error("it is not in the library")
			}
		})
	}
}

func TestWhatIsWrongIsSaidAndNothingTaken(t *testing.T) {
	code, err := larks(t).ShareCode()
	if err != nil {
		t.Fatal(err)
	}
	broken := code[:20] + "x" + code[21:]
	for _, test := range []struct{ name, pasted string }{
		{"a letter", "Dear friend,\nhow are you?"},
		{"a code with another sign", broken},
		{"a text that is cut", "company X\nframe Y nosuch 3\n"},
		{"nothing but remarks", "# hello\n"},
		{"more than is read", strings.Repeat("company X\n", library.MaxFile/10+1)},
	} {
		t.Run(test.name, func(t *testing.T) {
			lib := opened(t)
			p, taken := importing(t, lib)
			*clipboard(p) = test.pasted
			p.Click("import/paste")
			p.Wait(3)
			p.Shot("import_" + strings.ReplaceAll(test.name, " ", "_"))
			p.Click("import/do")
			p.Wait(12)
			if len(*taken) > 0 || outside(p) {
				t.Error("it was taken")
			}
			top := p.App.Top().(*taking)
			if _, want := library.ReadShared([]byte(test.pasted)); want == nil || top.err == nil || top.err.Error() != want.Error() {
				t.Errorf("it says %v, not %v", top.err, want)
			}
		})
	}
}

func TestAnotherKindThanIsWantedIsRefused(t *testing.T) {
	p, taken := importing(t, opened(t), library.Table)
	text, _ := larks(t).ShareText()
	*clipboard(p) = text
	p.Click("import/paste")
	p.Wait(3)
	p.Click("import/do")
	p.Wait(3)
	if len(*taken) > 0 || p.App.Top().(*taking).err == nil {
		t.Error("a company was taken for a table")
	}
}

func TestAFileInTheFolderIsChosenAndImported(t *testing.T) {
	lib := opened(t)
	e := larks(t)
	path, err := lib.SaveShared(e)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(filepath.Dir(path), "song.txt"), []byte("la la"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, by := range []string{"mouse", "key"} {
		p, taken := importing(t, lib)
		at := 0
		for i, name := range p.App.Top().(*taking).files {
			if name == filepath.Base(path) {
				at = i
			}
		}
		if by == "mouse" {
			p.Click("import/files/" + string('0'+rune(1-at)))
			p.Wait(3)
			p.Click("import/do")
			p.Wait(3)
			if len(*taken) > 0 || p.App.Top().(*taking).err == nil {
				t.Error("a song was taken")
			}
			p.Shot("import_file")
			p.Click("import/files/" + string('0'+rune(at)))
			p.Wait(3)
			p.Click("import/do")
		} else {
			p.Until("the list", 60, func() bool {
				p.Key(ui.KeyTab)
				return p.App.Widgets().Focused() == "import/files"
			})
			for range at {
				p.Key(ui.KeyDown)
			}
			p.Key(ui.KeyEnter)
			p.Wait(3)
			p.Until("the button", 60, func() bool {
				p.Key(ui.KeyTab)
				return p.App.Widgets().Focused() == "import/do"
			})
			p.Key(ui.KeyEnter)
		}
		p.Wait(12)
		if len(*taken) != 1 || !outside(p) {
			t.Fatalf("by %s %d were taken", by, len(*taken))
		}
		same(t, (*taken)[0], e)
	}
}

func TestDroppedFilesAreImportedAtOnce(t *testing.T) {
	e := larks(t)
	file, err := e.ShareFile()
	if err != nil {
		t.Fatal(err)
	}
	good := &fstest.MapFile{Data: file}
	bad := &fstest.MapFile{Data: []byte("la la")}
	for _, test := range []struct {
		name  string
		files fstest.MapFS
		taken int
		says  string // of what is wrong
	}{
		{"one", fstest.MapFS{"larks.json": good}, 1, ""},
		{"two", fstest.MapFS{"larks.json": good, "more.json": good}, 2, ""},
		{"a bad one among them", fstest.MapFS{"larks.json": good, "more.json": good, "bad.txt": bad}, 2, "bad.txt"},
		{"a pipe", fstest.MapFS{"larks.json": &fstest.MapFile{Data: file, Mode: fs.ModeNamedPipe}}, 0, "folder"},
		{"only a folder", fstest.MapFS{"folder/larks.json": good}, 0, "folder"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p, taken := importing(t, opened(t))
			p.Step(ui.Input{Dropped: test.files})
			p.Wait(12)
			if len(*taken) != test.taken || outside(p) != (test.says == "") {
				t.Fatalf("taken are %d", len(*taken))
			}
			if test.says != "" {
				top := p.App.Top().(*taking)
				if !strings.Contains(top.from+top.note.said, test.says) {
					t.Errorf("it says %q of %q, %v", top.note.said, top.from, top.err)
				}
			}
		})
	}
}

func TestBothScreensFitEveryWindow(t *testing.T) {
	tables, err := assets.Tables()
	if err != nil {
		t.Fatal(err)
	}
	long := larks(t)
	for _, size := range []struct {
		name        string
		w, h, scale int
	}{
		{"720", 1280, 720, 0}, {"540", 960, 540, 0}, {"540_large", 960, 540, 100}, {"900", 1600, 900, 0},
	} {
		lib := opened(t)
		p := enter(t, size.w, size.h, size.scale, New(lib, long))
		p.Shot("share_" + size.name)
		p.Click("share/file/write")
		p.Wait(20)
		p.Shot("share_" + size.name + "_written")
		inWindow(t, p, size.w, size.h)
		p = enter(t, size.w, size.h, size.scale, New(lib, entry(t, tables[0])))
		p.Shot("share_" + size.name + "_table")
		p = enter(t, size.w, size.h, size.scale, Import(opened(t), nil, nil))
		p.Shot("import_" + size.name)
		inWindow(t, p, size.w, size.h)
		p = enter(t, size.w, size.h, size.scale, Import(lib, nil, nil))
		text, _ := long.ShareText()
		*clipboard(p) = text
		p.Click("import/paste")
		p.Wait(20)
		p.Shot("import_" + size.name + "_found")
		inWindow(t, p, size.w, size.h)
	}
}

func inWindow(t *testing.T, p *scenetest.Player, w, h int) {
	t.Helper()
	scale := p.App.PixelsPerPoint()
	for _, id := range p.App.Widgets().IDs() {
		r := p.Where(id)
		if r.X < 0 || r.Y < 0 || r.Right() > float64(w)/scale+0.01 || r.Bottom() > float64(h)/scale+0.01 {
			t.Errorf("%d × %d: %s is at %v", w, h, id, r)
		}
	}
}

// A text whose line breaks were lost is a company with a very long name and no frames:
// that can be, so it is not refused, but the screen says what it looks like.
func TestWhatHasNothingButANameIsDoubted(t *testing.T) {
	p, taken := importing(t, opened(t))
	whole, _ := larks(t).ShareText()
	for _, test := range []struct {
		pasted string
		bare   bool
	}{
		{"company Larks frame Sparrow dice 2W 1B", true},
		{"squad Nobody Yet", true},
		{whole, false},
	} {
		*clipboard(p) = test.pasted
		p.Key('P')
		p.Wait(3)
		if top := p.App.Top().(*taking); top.err != nil || top.bare != test.bare {
			t.Errorf("%q is bare: %v, %v; want %v", test.pasted, top.bare, top.err, test.bare)
		}
	}
	p.Click("import/do")
	p.Wait(12)
	if len(*taken) != 1 {
		t.Errorf("%d are taken", len(*taken))
	}
}
