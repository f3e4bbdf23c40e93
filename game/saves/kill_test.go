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
	kills := 12
	if testing.Short() {
		kills = 4
	}
	for kill := range kills {
		f := Folder(t.TempDir())
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
		var seed, answers int
		for n := 0; n <= 5*kill && lines.Scan(); n++ {
			a, b, _ := strings.Cut(lines.Text(), " ")
			seed, _ = strconv.Atoi(a)
			if answers, err = strconv.Atoi(b); err != nil {
				t.Fatalf("the process says %q", lines.Text())
			}
		}
		if err := cmd.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		cmd.Wait()
		list, err := f.List()
		if err != nil || len(list) == 0 {
			t.Fatalf("after %d answers the folder has %v, %v", answers, list, err)
		}
		for _, s := range list {
			if s.Fault != nil {
				t.Errorf("after %d answers %s: %v", answers, s.File, s.Fault)
			}
		}
		newest := list[0]
		if of := int(newest.Recording.Dice); of < seed || of == seed && newest.answers() < answers {
			t.Errorf("battle %d had %d answers; on disk is battle %d with %d", seed, answers, of, newest.answers())
		}
		if o := f.Newest(config(0)); !newest.Over && (o.Session == nil || len(o.Passed) > 0 || len(o.Session.Steps()) != newest.answers()) {
			t.Errorf("offered is %+v", o)
		}
	}
}
