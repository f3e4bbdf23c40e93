package garage

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"rulerfire/scenes/ui"
)

// The disk fails when the bench is left: the last change stays on it, with the reason,
// and is saved once there is a disk again.
func TestADiskThatFailsLosesNothingSilently(t *testing.T) {
	lib := stocked(t)
	e := fresh(t, lib)
	p, s := enter(t, 1280, 720, New(lib, 1), e)
	folder := filepath.Dir(lib.SharedFolder())
	away := folder + " away"
	if err := os.Rename(folder, away); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(folder, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	p.Click("company/add")
	p.Key(ui.KeyEscape)
	p.Wait(2)
	if !p.Has("company/add") || !strings.Contains(s.desk.Notice, "Leave again") {
		t.Fatalf("the bench is left, or says only %q", s.desk.Notice)
	}
	if err := os.Remove(folder); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(away, folder); err != nil {
		t.Fatal(err)
	}
	p.Until("it is saved", 400, func() bool { return s.desk.Notice == "" })
	if got := kept(t, s); len(got.Frames) != 1 {
		t.Errorf("the library has %d frames", len(got.Frames))
	}
}

// Who leaves once more gives the change up.
func TestABenchWithoutADiskCanBeLeft(t *testing.T) {
	lib := stocked(t)
	p, s := enter(t, 1280, 720, New(lib, 1), fresh(t, lib))
	folder := filepath.Dir(lib.SharedFolder())
	if err := os.RemoveAll(folder); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(folder, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	p.Click("company/add")
	p.Key(ui.KeyEscape)
	p.Wait(2)
	p.Key(ui.KeyEscape)
	p.Wait(2)
	if p.Has("company/add") {
		t.Errorf("the bench is still there and says %q", s.desk.Notice)
	}
}
