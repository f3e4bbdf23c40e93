package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// The tables in the repository are the ones this program builds.
func TestTablesAreUpToDate(t *testing.T) {
	dir := t.TempDir()
	if err := write(dir); err != nil {
		t.Fatal(err)
	}
	built, _ := filepath.Glob(filepath.Join(dir, "*.txt"))
	kept, _ := filepath.Glob("../*.txt")
	if len(built) != len(kept) {
		t.Errorf("%d tables are built, %d are in the repository: run go generate in assets", len(built), len(kept))
	}
	for _, file := range built {
		want, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile(filepath.Join("..", filepath.Base(file)))
		if err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s is out of date (%v): run go generate in assets", filepath.Base(file), err)
		}
	}
}
