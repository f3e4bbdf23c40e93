package main

import (
	"path/filepath"
	"strings"
	"testing"
)

// What has been written down teaches the same as what has just been played.
func TestLessonsCanBeReadAgain(t *testing.T) {
	file := filepath.Join(t.TempDir(), "lessons.csv")
	code, played, errs := bench(t, "tune", "-battles", "6", "-seed", "3", "-write", file)
	if code != 0 {
		t.Fatalf("exit code %d: %s", code, errs)
	}
	code, read, errs := bench(t, "tune", "-read", file)
	if code != 0 {
		t.Fatalf("exit code %d: %s", code, errs)
	}
	if played != read {
		t.Errorf("played:\n%s\nread again:\n%s", played, read)
	}
	if n := strings.Count(played, "in the game"); n < 3 {
		t.Errorf("weights for %d numbers of rounds only:\n%s", n, played)
	}
}
