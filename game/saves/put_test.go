package saves

import (
	"errors"
	"fmt"
	"image"
	"image/color"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"rulerfire/game"
)

// picture is a small picture.
func picture() image.Image {
	pic := image.NewRGBA(image.Rect(0, 0, 32, 24))
	for i := range 24 {
		pic.Set(i, i, color.RGBA{200, 30, uint8(10 * i), 255})
	}
	return pic
}

// record writes a session down.
func record(t testing.TB, s *game.Session) *game.Recording {
	t.Helper()
	r, err := s.Record()
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// put saves a session by hand.
func put(t testing.TB, f Folder, s *game.Session, k Kind, name string) Save {
	t.Helper()
	saved, err := f.Put(Battle(s), k, record(t, s), note(name), picture())
	if err != nil {
		t.Fatal(err)
	}
	return saved
}

func note(name string) Note {
	return Note{Name: name, Round: 3, Sides: []Side{{"Larks", 4}, {"Owls", 2}}}
}

// made lists the saves that are not automatic.
func made(t testing.TB, f Folder) []Save {
	t.Helper()
	list, err := f.List()
	if err != nil {
		t.Fatal(err)
	}
	var some []Save
	for _, s := range list {
		if s.Kind != Automatic {
			some = append(some, s)
		}
	}
	return some
}

func TestANamedSaveIsListedWithAllThatWasNoted(t *testing.T) {
	f := Folder(filepath.Join(t.TempDir(), "new"))
	s := begin(t, f, 7)
	play(t, s, 12)
	want := put(t, f, s, Named, "before the storm")
	list := made(t, f)
	if len(list) != 1 {
		t.Fatalf("the folder has %+v", list)
	}
	got := list[0]
	if got.File != want.File || got.Kind != Named || got.Battle != Battle(s) || !got.Time.Equal(want.Time) || got.Answers != len(s.Steps()) ||
		fmt.Sprint(got.Note) != fmt.Sprint(note("before the storm")) || got.Fault != nil || got.Head.Seats[1].Name != "Bob" {
		t.Errorf("listed is %+v", got)
	}
	if pic, err := f.Picture(got); err != nil || pic.Bounds().Dx() != 32 {
		t.Errorf("its picture is %v, %v", pic, err)
	}
	o, err := f.Resume(got, config(0))
	if err != nil || text(t, o.Session) != text(t, s) {
		t.Errorf("it is resumed as another battle: %v", err)
	}
}

func TestAnyNameCanBeGivenAndNoneLeadsAnywhere(t *testing.T) {
	f := Folder(filepath.Join(t.TempDir(), "saves"))
	s := begin(t, f, 7)
	play(t, s, 12)
	for _, name := range []string{
		"../../../evil", "/etc/passwd", `C:\con`, "a/b", "..", "", ".", "x.txt", "شركة القبرة", "🦜👨‍👩‍👧🦜", "two\nlines\x00\u202e", strings.Repeat("long ", 500), "\xff\xfe",
	} {
		saved := put(t, f, s, Named, name)
		if !byHand.MatchString(saved.File) {
			t.Errorf("%q is saved as %q", name, saved.File)
		}
		if n := len([]rune(saved.Note.Name)); n > MaxName || strings.ContainsAny(saved.Note.Name, "\n\x00\u202e") {
			t.Errorf("%q is called %q", name, saved.Note.Name)
		}
	}
	if left, _ := os.ReadDir(filepath.Dir(string(f))); len(left) != 1 {
		t.Errorf("beside the folder there are %v", left)
	}
	list := made(t, f)
	if len(list) != 13 {
		t.Errorf("%d saves are listed", len(list))
	}
	for _, l := range list {
		if _, err := f.Resume(l, config(0)); err != nil {
			t.Errorf("%q: %v", l.Note.Name, err)
		}
	}
	// A note that somebody else has written is shown no differently.
	if err := os.WriteFile(path(f, list[0].beside(noteEnd)), []byte(`{"name":"a\nb\u0007","round":-4,"sides":[{"name":"\u202eX","score":1}]}`), 0o644); err != nil {
		t.Fatal(err)
	}
	if got := made(t, f)[0].Note; got.Name != "ab" || got.Sides[0].Name != "X" {
		t.Errorf("noted is %+v", got)
	}
	// Nor does the name of a file lead out of the folder.
	if err := f.Remove(Save{File: "../" + filepath.Base(string(f)) + "/../new.txt"}); err != nil {
		t.Error(err)
	}
	if _, err := f.Read(Save{File: "../../etc/hostname"}); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a file outside is read: %v", err)
	}
}

func TestALostOrBadNoteOrPictureSpoilsNothing(t *testing.T) {
	f := Folder(t.TempDir())
	s := begin(t, f, 7)
	play(t, s, 12)
	for i, spoil := range []func(saved Save) error{
		func(s Save) error { return os.Remove(path(f, s.beside(pictureEnd))) },
		func(s Save) error { return os.WriteFile(path(f, s.beside(pictureEnd)), []byte("\x89PNG half"), 0o644) },
		func(s Save) error { return os.Truncate(path(f, s.beside(pictureEnd)), maxPicture+1) },
		func(s Save) error { return os.Remove(path(f, s.beside(noteEnd))) },
		func(s Save) error { return os.WriteFile(path(f, s.beside(noteEnd)), []byte(`{"name": 3`), 0o644) },
		func(s Save) error { return os.Truncate(path(f, s.beside(noteEnd)), maxNote+1) },
	} {
		saved := put(t, f, s, Named, "x")
		if err := spoil(saved); err != nil {
			t.Fatal(err)
		}
		got := made(t, f)[0]
		if got.File != saved.File || got.Fault != nil {
			t.Errorf("%d: listed is %+v", i, got)
		}
		if _, err := f.Picture(got); (err == nil) != (i > 2) {
			t.Errorf("%d: the picture is read with %v", i, err)
		}
		if _, err := f.Resume(got, config(0)); err != nil {
			t.Errorf("%d: %v", i, err)
		}
	}
	huge := image.NewGray(image.Rect(0, 0, maxPictureSide+1, 1))
	saved, err := f.Put("", Named, record(t, s), Note{}, huge)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := f.Picture(saved); err == nil {
		t.Error("a picture that is too large is read")
	}
}

func TestASaveThatFailsAtAnyStepLeavesNothingAndTouchesNothing(t *testing.T) {
	f := Folder(t.TempDir())
	s := begin(t, f, 7)
	play(t, s, 12)
	for range quicks {
		put(t, f, s, Quick, "")
	}
	put(t, f, s, Named, "old")
	before := contents(t, f)
	full := errors.New("no space left on device")
	for step := range 3 {
		for half := range 2 {
			n := 0
			write := func(name string, data []byte) error {
				if n++; n <= step {
					return game.WriteFile(name, data)
				}
				if half == 1 { // a disk that takes the half of it
					if err := os.WriteFile(name, data[:len(data)/2], 0o644); err != nil {
						return err
					}
				}
				return &fs.PathError{Op: "write", Path: name, Err: full}
			}
			_, err := f.put(Battle(s), Quick, record(t, s), note("new"), picture(), write)
			if !errors.Is(err, full) || strings.Contains(err.Error(), string(f)) {
				t.Errorf("at step %d the player is told %v", step, err)
			}
			if after := contents(t, f); after != before {
				t.Errorf("at step %d the folder becomes\n%s\nfrom\n%s", step, after, before)
			}
		}
	}
	// In the place of the folder is a file: nobody can write there, not even root.
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := Folder(file).Put("", Named, record(t, s), Note{}, nil); err == nil {
		t.Error("something is saved in a file")
	}
	if _, err := Folder("").Put("", Named, record(t, s), Note{}, nil); err == nil {
		t.Error("something is saved nowhere")
	}
}

// contents are all files of a folder with what is in them.
func contents(t testing.TB, f Folder) string {
	t.Helper()
	var b strings.Builder
	for _, name := range names(t, f) {
		data, err := os.ReadFile(path(f, name))
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&b, "%s %d %x\n", name, len(data), data[:min(len(data), 20)])
	}
	return b.String()
}

func TestTheLastThreeQuickSavesOfABattleAreKept(t *testing.T) {
	f := Folder(t.TempDir())
	s, other := begin(t, f, 7), begin(t, f, 8)
	play(t, s, 3)
	play(t, other, 3)
	first := put(t, f, other, Quick, "")
	named := put(t, f, s, Named, "x")
	var last Save
	for range 5 {
		last = put(t, f, s, Quick, "")
	}
	list := made(t, f)
	if len(list) != quicks+2 || list[0].File != last.File || list[quicks].File != named.File {
		t.Errorf("the folder has %v", names(t, f))
	}
	all, _ := f.List()
	if got, ok := LastQuick(all, Battle(s)); !ok || got.File != last.File {
		t.Errorf("the last quick save is %+v", got)
	}
	if got, ok := LastQuick(all, Battle(other)); !ok || got.File != first.File {
		t.Errorf("the last quick save of the other is %+v", got)
	}
	if _, ok := LastQuick(all, "pig-20991231-235959-00000000"); ok {
		t.Error("a battle without one has one")
	}
}

func TestASaveIsRemovedAndRenamedWithWhatStandsBeside(t *testing.T) {
	f := Folder(t.TempDir())
	s := begin(t, f, 7)
	play(t, s, 3)
	before := contents(t, f)
	saved := put(t, f, s, Named, "x")
	if got, err := f.Rename(saved, "y\n"); err != nil || got.Note.Name != "y" || made(t, f)[0].Note.Name != "y" || made(t, f)[0].Note.Round != 3 {
		t.Errorf("it is called %+v, %v", made(t, f)[0].Note, err)
	}
	if err := f.Remove(saved); err != nil || contents(t, f) != before {
		t.Errorf("there remain %v, %v", names(t, f), err)
	}
	if err := f.Remove(saved); err != nil {
		t.Errorf("what is gone cannot be removed: %v", err)
	}
	if _, err := f.Rename(saved, "z"); err == nil || contents(t, f) != before {
		t.Errorf("what is gone is renamed; there are %v", names(t, f))
	}
	list, _ := f.List()
	if _, err := f.Rename(list[0], "z"); err == nil {
		t.Error("an automatic save is renamed")
	}
}

func TestWhatAKilledWriterHasLeftIsSweptAfterAnHour(t *testing.T) {
	f := Folder(t.TempDir())
	s := begin(t, f, 7)
	play(t, s, 3)
	saved := put(t, f, s, Named, "x")
	lone := strings.Replace(saved.File, "save", "quick", 1)
	old := time.Now().Add(-2 * time.Hour)
	for _, name := range []string{saved.beside(noteEnd), strings.Replace(lone, textEnd, noteEnd, 1), strings.Replace(lone, textEnd, pictureEnd, 1), game.UnfinishedFile + "1", "mine.png"} {
		if err := os.WriteFile(path(f, name), []byte("{}"), 0o644); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(path(f, name), old, old); err != nil {
			t.Fatal(err)
		}
	}
	n := len(names(t, f))
	f.prune("")
	if left := names(t, f); len(left) != n-3 {
		t.Errorf("there remain %v", left)
	}
}

// BenchmarkList lists a folder with 500 saves of long battles.
func BenchmarkList(b *testing.B) {
	f := Folder(b.TempDir())
	s := begin(b, f, 9)
	play(b, s, 100)
	r := record(b, s)
	r.Setup = append(r.Setup, strings.Repeat("# ground\n", 10_000)...)
	for range 500 {
		if _, err := f.Put("", Named, r, note("x"), nil); err != nil {
			b.Fatal(err)
		}
	}
	for b.Loop() {
		if list, err := f.List(); err != nil || len(list) < 500 {
			b.Fatal(len(list), err)
		}
	}
}
