package saves

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
)

// keepIn says to a test that is run once more, in a process of its own, in which
// folder it is to keep a battle until it is killed.
const keepIn = "RULERFIRE_KEEP_IN"

// TestAKillAtAnyMomentLosesNothingThatWasDecided kills a process that plays, once it
// has said how many answers are on disk; it plays on without waiting meanwhile.
func TestAKillAtAnyMomentLosesNothingThatWasDecided(t *testing.T) {
	if folder := os.Getenv(keepIn); folder != "" {
		for seed := uint64(1); ; seed++ {
			s := begin(t, Folder(folder), seed)
			for s.Waiting().For != 0 {
				n := 1 + int(seed)%3
				play(t, s, n)
				fmt.Println(seed, len(s.Steps()))
			}
		}
	}
	for kill := range kills() {
		f := Folder(t.TempDir())
		said := killed(t, f, kill)
		a, b, _ := strings.Cut(said[len(said)-1], " ")
		seed, _ := strconv.Atoi(a)
		answers, err := strconv.Atoi(b)
		if err != nil {
			t.Fatalf("the process says %q", said)
		}
		list, err := f.List()
		if err != nil || len(list) == 0 {
			t.Fatalf("after %d answers the folder has %v, %v", answers, list, err)
		}
		for _, s := range list {
			if _, err := f.Read(s); err != nil {
				t.Errorf("after %d answers %s: %v", answers, s.File, err)
			}
		}
		newest := list[0]
		if of := int(newest.Head.Dice); of < seed || of == seed && newest.Answers < answers {
			t.Errorf("battle %d had %d answers; on disk is battle %d with %d", seed, answers, of, newest.Answers)
		}
		if o := f.Newest(config(0)); !newest.Over && (o.Session == nil || len(o.Passed) > 0 || len(o.Session.Steps()) != newest.Answers) {
			t.Errorf("offered is %+v", o)
		}
	}
}

// kills is how many processes a test kills.
func kills() int {
	if testing.Short() {
		return 4
	}
	return 12
}

// killed runs the test once more in a process of its own, on a folder, kills it when it
// has said five lines for every kill before and one more, and gives those lines.
func killed(t *testing.T, f Folder, kill int) (said []string) {
	t.Helper()
	cmd := exec.Command(os.Args[0], "-test.run=^"+t.Name()+"$")
	cmd.Env = append(os.Environ(), keepIn+"="+string(f))
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(out)
	for len(said) <= 5*kill && lines.Scan() {
		said = append(said, lines.Text())
	}
	if err := cmd.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	cmd.Wait()
	if len(said) == 0 {
		t.Fatal("the process says nothing")
	}
	return said
}

// TestAKillWhileABattleIsSavedByHandLeavesAllOfItOrNothing kills a process that saves
// one battle again and again under names.
func TestAKillWhileABattleIsSavedByHandLeavesAllOfItOrNothing(t *testing.T) {
	if folder := os.Getenv(keepIn); folder != "" {
		s := begin(t, "", 7)
		play(t, s, 20)
		for n := 1; ; n++ {
			saved := put(t, Folder(folder), s, []Kind{Named, Quick}[n%2], fmt.Sprint(n))
			fmt.Println(saved.File)
		}
	}
	for kill := range kills() {
		f := Folder(t.TempDir())
		said := killed(t, f, kill)
		list, err := f.List()
		if err != nil {
			t.Fatal(err)
		}
		there := map[string]bool{}
		for _, s := range list {
			there[s.File] = true
			_, err := f.Read(s)
			_, lost := f.Picture(s)
			if err != nil || lost != nil || s.Note.Name == "" || s.Note.Round != 3 {
				t.Errorf("after %d saves %s: %v, %v, noted is %+v", len(said), s.File, err, lost, s.Note)
			}
		}
		for _, file := range said {
			if !there[file] && !strings.Contains(file, "quick") {
				t.Errorf("%s was saved and is not there", file)
			}
		}
	}
}
