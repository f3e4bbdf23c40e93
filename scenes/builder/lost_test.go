package builder

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"rulerfire/scenes/ui"
)

// loseDisk puts a file where the folder of the library was, so that nothing can be
// kept, and gives what brings the folder back.
func (b *visit) loseDisk() (mend func()) {
	b.t.Helper()
	folder := filepath.Dir(b.lib.SharedFolder())
	away := folder + " away"
	must := func(err error) {
		b.t.Helper()
		if err != nil {
			b.t.Fatal(err)
		}
	}
	must(os.Rename(folder, away))
	must(os.WriteFile(folder, nil, 0o600))
	return func() {
		b.t.Helper()
		must(os.Remove(folder))
		must(os.Rename(away, folder))
	}
}

// empty takes everything off the table.
func (b *visit) empty() {
	b.Step(ui.Input{Ctrl: true, Key: 'A'})
	b.Key(ui.KeyDelete)
	b.bricks(0)
}

// The disk fails when the bench is left: the table stays on it, with the reason, and is
// saved once there is a disk again.
func TestADiskThatFailsLosesNoTableSilently(t *testing.T) {
	b := sit(t, 1280, 720, yard())
	mend := b.loseDisk()
	b.empty()
	b.Key(ui.KeyEscape)
	b.Wait(2)
	if !b.Has("builder/table") || !strings.Contains(b.scene.desk.Notice, "Leave again") {
		t.Fatalf("the bench is left, or says only %q", b.scene.desk.Notice)
	}
	mend()
	b.Until("it is saved", 400, func() bool { return b.scene.desk.Notice == "" })
	e, _ := b.lib.Get(b.scene.desk.Entry().ID)
	if l, err := e.Table(); err != nil || len(l.Bricks) != 0 {
		t.Errorf("the library has %d bricks: %v", len(l.Bricks), err)
	}
}

// Who leaves once more gives the change up.
func TestATableThatCannotBeSavedCanBeLeft(t *testing.T) {
	b := sit(t, 1280, 720, yard())
	b.loseDisk()
	b.empty()
	b.Key(ui.KeyEscape)
	b.Wait(2)
	b.Key(ui.KeyEscape)
	b.Wait(2)
	if b.Has("builder/table") {
		t.Errorf("the bench is still there and says %q", b.scene.desk.Notice)
	}
}
