package library

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"
)

func TestASharedFileWritesOverNoOther(t *testing.T) {
	l := opened(t, t.TempDir())
	e := put(t, l, entry(t, larks()))
	first, err := l.SaveShared(e)
	if err != nil {
		t.Fatal(err)
	}
	if again, err := l.SaveShared(e); err != nil || again != first {
		t.Errorf("the same entry again goes to %s, not to %s (%v)", again, first, err)
	}
	e.Notes = "Won at the harbour."
	second, err := l.SaveShared(e)
	if err != nil || second == first {
		t.Errorf("another entry of the same name goes to %s (%v)", second, err)
	}
	for i, path := range []string{first, second} {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		got, err := ReadShared(data)
		if err != nil || got.Name != e.Name || (got.Notes != "") != (i == 1) {
			t.Errorf("%s reads back as %+v, %v", path, got, err)
		}
	}
	if err := l.Reload(); err != nil || len(l.List(Company, ByName, "")) != 2 {
		t.Errorf("what is shared is listed as part of the library (%v)", err)
	}
}

func TestSharedFilesAreListedNewestFirst(t *testing.T) {
	l := opened(t, t.TempDir())
	if names, err := l.SharedFiles(); err != nil || len(names) != 0 {
		t.Errorf("without a folder there are %v, %v", names, err)
	}
	if err := os.MkdirAll(filepath.Join(l.SharedFolder(), "folder"), 0o755); err != nil {
		t.Fatal(err)
	}
	for i, name := range []string{"old.json", "new.txt", ".hidden"} {
		path := filepath.Join(l.SharedFolder(), name)
		if err := os.WriteFile(path, nil, 0o644); err != nil {
			t.Fatal(err)
		}
		at := time.Date(2026, 1, 1+i, 0, 0, 0, 0, time.UTC)
		if err := os.Chtimes(path, at, at); err != nil {
			t.Fatal(err)
		}
	}
	if names, err := l.SharedFiles(); err != nil || !slices.Equal(names, []string{"new.txt", "old.json"}) {
		t.Errorf("listed are %v, %v", names, err)
	}
}

func TestASheetToPrintIsNotOfferedForImport(t *testing.T) {
	l := opened(t, t.TempDir())
	first, err := l.SavePrint("sheet-larks.pdf", []byte("%PDF-1"))
	if err != nil {
		t.Fatal(err)
	}
	if again, err := l.SavePrint("sheet-larks.pdf", []byte("%PDF-1")); err != nil || again != first {
		t.Errorf("the same sheet again goes to %s, not to %s (%v)", again, first, err)
	}
	second, err := l.SavePrint("sheet-larks.pdf", []byte("%PDF-2"))
	if err != nil || filepath.Base(second) != "sheet-larks-2.pdf" {
		t.Errorf("another sheet of that name goes to %s (%v)", second, err)
	}
	if data, err := os.ReadFile(first); err != nil || string(data) != "%PDF-1" {
		t.Errorf("the first sheet is now %q, %v", data, err)
	}
	if names, err := l.SharedFiles(); err != nil || len(names) != 0 {
		t.Errorf("offered for import are %v, %v", names, err)
	}
	for _, name := range []string{"", "..", "../sheet.pdf", "a/b.pdf", ".new-1.pdf", "/tmp/a.pdf"} {
		if path, err := l.SavePrint(name, nil); err == nil {
			t.Errorf("%q is written to %s", name, path)
		}
	}
}
