package library

import (
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"
)

// killFolder says to a test that is run once more, in a process of its own, which
// library it is to work in until it is killed.
const killFolder = "RULERFIRE_KILL_LIBRARY"

// Whenever a player's machine fails, the library has every entry, as it was or as
// it was to be, and no broken one.
func TestAKillAtAnyMomentLosesNoEntry(t *testing.T) {
	if folder := os.Getenv(killFolder); folder != "" {
		workFor(t, folder)
		return
	}
	if testing.Short() {
		t.Skip("kills a process many times")
	}
	folder := t.TempDir()
	l := opened(t, folder)
	for range 3 {
		put(t, l, entry(t, larks()))
	}
	for n := range 12 {
		cmd := exec.Command(os.Args[0], "-test.run=^"+t.Name()+"$")
		cmd.Env = append(os.Environ(), killFolder+"="+folder)
		begun, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		if _, err := begun.Read(make([]byte, 1)); err != nil {
			t.Fatal(err)
		}
		time.Sleep(time.Duration(2*n) * time.Millisecond)
		if err := cmd.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		if err := cmd.Wait(); err == nil || strings.Contains(err.Error(), "exit status") {
			t.Fatalf("it ended by itself: %v", err)
		}
		l = opened(t, folder)
		own := 0
		for _, e := range l.List(Company, ByName, "") {
			if e.Fault != nil {
				t.Fatalf("kill %d: %s: %v", n+1, e.File, e.Fault)
			}
			if !e.Stock {
				own++
			}
		}
		deleted, err := trashed(folder + "/" + trashFolder)
		if err != nil && !os.IsNotExist(err) {
			t.Fatal(err)
		}
		if own+len(deleted) != 3 {
			t.Fatalf("kill %d: %d entries, and %d in the trash", n+1, own, len(deleted))
		}
	}
}

// workFor changes, deletes and restores the entries of a library for ever.
func workFor(t *testing.T, folder string) {
	l := opened(t, folder)
	fmt.Println("begun")
	for n := 0; ; n++ {
		for _, e := range l.List(Company, ByChanged, "") {
			if e.Stock {
				continue
			}
			e, err := l.Rename(e.ID, fmt.Sprintf("Larks %d", n))
			if err != nil {
				t.Fatal(err)
			}
			d, err := l.Delete(e.ID)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := l.Restore(d); err != nil {
				t.Fatal(err)
			}
		}
	}
}
