package game

import (
	"os"
	"path/filepath"
	"testing"
)

func TestWriteFileReplacesTheWholeFileAndLeavesNothingBehind(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "battle.txt")
	for _, text := range []string{"the first, longer text", "second"} {
		if err := WriteFile(name, []byte(text)); err != nil {
			t.Fatal(err)
		}
		if got, err := ReadFile(name, 100); err != nil || string(got) != text {
			t.Errorf("read %q, %v", got, err)
		}
	}
	if files, err := os.ReadDir(dir); err != nil || len(files) != 1 {
		t.Errorf("the folder holds %v, %v", files, err)
	}
}

func TestWriteFileKeepsTheOldFileWhenItFails(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "taken")
	if err := os.MkdirAll(filepath.Join(name, "full"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := WriteFile(name, []byte("text")); err == nil {
		t.Error("a file took the place of a folder")
	}
	if err := WriteFile(filepath.Join(dir, "missing", "file"), []byte("text")); err == nil {
		t.Error("a file was written into a folder that is not there")
	}
	if files, err := os.ReadDir(dir); err != nil || len(files) != 1 {
		t.Errorf("the folder holds %v, %v", files, err)
	}
}

func TestReadFileRefusesWhatIsTooLong(t *testing.T) {
	name := filepath.Join(t.TempDir(), "long")
	if err := WriteFile(name, make([]byte, 11)); err != nil {
		t.Fatal(err)
	}
	if _, err := ReadFile(name, 11); err != nil {
		t.Error(err)
	}
	if _, err := ReadFile(name, 10); err == nil {
		t.Error("a file over the limit was read")
	}
}
