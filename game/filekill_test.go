package game

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// killAfter says to a test that is run once more, in a process of its own, after
// how many steps of writing a file it is to be killed.
const killAfter = "RULERFIRE_KILL_AFTER"

// dieAfter makes a step that kills the process, at once and for good, when it is
// called for the n-th time.
func dieAfter(n int) func() {
	return func() {
		if n--; n > 0 {
			return
		}
		p, err := os.FindProcess(os.Getpid())
		if err == nil {
			err = p.Kill()
		}
		fmt.Println("still alive:", err)
		select {}
	}
}

func TestAKillAtAnyStepOfWritingLeavesTheOldFileOrTheNew(t *testing.T) {
	before, after := []byte("what was there before"), bytes.Repeat([]byte("what is there after\n"), 1000)
	if n, err := strconv.Atoi(os.Getenv(killAfter)); err == nil {
		if err := writeFile(os.Getenv(killAfter+"_FILE"), after, dieAfter(n)); err != nil {
			t.Fatal(err)
		}
		return
	}
	steps, renamed := 0, false
	for ; ; steps++ {
		folder := t.TempDir()
		name := filepath.Join(folder, "file")
		if err := os.WriteFile(name, before, 0o600); err != nil {
			t.Fatal(err)
		}
		cmd := exec.Command(os.Args[0], "-test.run=^"+t.Name()+"$")
		cmd.Env = append(os.Environ(), fmt.Sprintf("%s=%d", killAfter, steps+1), fmt.Sprintf("%s_FILE=%s", killAfter, name))
		out, err := cmd.CombinedOutput()
		got, readErr := os.ReadFile(name)
		if readErr != nil {
			t.Fatalf("step %d: %v", steps+1, readErr)
		}
		isNew := bytes.Equal(got, after)
		if !isNew && !bytes.Equal(got, before) {
			t.Fatalf("step %d: the file has a part of what was written: %d bytes", steps+1, len(got))
		}
		if renamed && !isNew {
			t.Errorf("step %d: the new file has gone again", steps+1)
		}
		renamed = isNew
		left, globErr := filepath.Glob(filepath.Join(folder, "[^.]*"))
		if globErr != nil || len(left) != 1 {
			t.Errorf("step %d: the folder shows %v, %v", steps+1, left, globErr)
		}
		// The next to write is not in the way of what was left behind.
		if err := WriteFile(name, before); err != nil {
			t.Errorf("step %d: %v", steps+1, err)
		}
		if err == nil {
			break // nobody was killed: there are no more steps
		}
		if !strings.Contains(err.Error(), "killed") && !strings.Contains(err.Error(), "exit status 1") {
			t.Fatalf("step %d: %v\n%s", steps+1, err, out)
		}
	}
	if steps < 8 || !renamed {
		t.Errorf("%d steps, and in the end the new file is there: %t", steps, renamed)
	}
}

func TestMoveFileMovesTheWholeFileAndCoversNoOther(t *testing.T) {
	folder := t.TempDir()
	from, to := filepath.Join(folder, "from"), filepath.Join(folder, "to")
	for name, text := range map[string]string{from: "mine", to: "another's"} {
		if err := WriteFile(name, []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	if err := MoveFile(from, to); err == nil {
		t.Error("another file was covered")
	}
	if err := os.Remove(to); err != nil {
		t.Fatal(err)
	}
	if err := MoveFile(from, to); err != nil {
		t.Error(err)
	}
	if text, err := os.ReadFile(to); err != nil || string(text) != "mine" {
		t.Errorf("moved as %q, %v", text, err)
	}
	if err := MoveFile(from, filepath.Join(folder, "other")); err == nil {
		t.Error("nothing was moved")
	}
}
