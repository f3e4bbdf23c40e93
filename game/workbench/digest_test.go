package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
)

// contestsWithFights play battles of both systems in which blows fall, and give the
// files of their recordings. play is how the workbench is run.
func contestsWithFights(t *testing.T, play func(args ...string)) []string {
	t.Helper()
	var files []string
	for _, system := range []string{"rapid", "hexwar"} {
		dir := t.TempDir()
		play("battle", "-rules", system, "-seats", "easy,easy", "-battles", "2", "-seed", "7", "-record", dir)
		files = append(files, filepath.Join(dir, "battle-0001.txt"), filepath.Join(dir, "battle-0002.txt"))
	}
	return files
}

// inProcess runs the workbench within the test.
func inProcess(t *testing.T) func(args ...string) string {
	return func(args ...string) string {
		code, out, errs := bench(t, args...)
		if code != 0 {
			t.Fatalf("%q: exit code %d, %s", args, code, errs)
		}
		return out
	}
}

// digests are what "verify -digests" prints of files.
func digests(run func(args ...string) string, files []string, workers int) string {
	return run(append([]string{"verify", "-digests", "-workers", fmt.Sprint(workers)}, files...)...)
}

// TestReplayingGivesTheSameDigests replays battles again in the same process, on one
// thread and on many, each file several times over.
func TestReplayingGivesTheSameDigests(t *testing.T) {
	run := inProcess(t)
	files := contestsWithFights(t, func(args ...string) { run(args...) })
	files = slices.Concat(files, files)
	first := digests(run, files, 1)
	if half := len(first) / 2; first[:half] != first[half:] {
		t.Error("replayed twice in one process, the digests differ")
	}
	if n := strings.Count(first, "\n"); n < 400 {
		t.Errorf("only %d lines were printed", n)
	}
	if many := digests(run, files, 8); many != first {
		t.Error("replayed at once, the digests differ")
	}
	before := runtime.GOMAXPROCS(1)
	one := digests(run, files, 8)
	runtime.GOMAXPROCS(before)
	if one != first {
		t.Error("on one thread, the digests differ")
	}
}

// TestABuildForOtherProcessorsGivesTheSameDigests replays battles with the program built
// for newer processors, or for the oldest if the test is built for newer ones. They
// round floats otherwise: the rules know none.
func TestABuildForOtherProcessorsGivesTheSameDigests(t *testing.T) {
	if testing.Short() || runtime.GOARCH != "amd64" {
		t.Skip("it builds the program again, for amd64")
	}
	own, err := exec.Command("go", "env", "GOAMD64").Output()
	if err != nil {
		t.Fatal(err)
	}
	other := "v3"
	if strings.TrimSpace(string(own)) == other {
		other = "v1"
	}
	program := filepath.Join(t.TempDir(), "workbench-"+other)
	build := exec.Command("go", "build", "-o", program, ".")
	build.Env = append(os.Environ(), "GOAMD64="+other)
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	run := inProcess(t)
	files := contestsWithFights(t, func(args ...string) { run(args...) })
	var errs bytes.Buffer
	replay := exec.Command(program, append([]string{"verify", "-digests"}, files...)...)
	replay.Stderr = &errs
	out, err := replay.Output()
	if strings.Contains(errs.String(), "can only be run on AMD64 processors") {
		t.Skip("this processor is too old for " + other)
	}
	if err != nil || string(out) != digests(run, files, 2) {
		t.Errorf("built for %s the digests differ (%v)\n%s", other, err, errs.String())
	}
}
