package rulestest

import (
	"errors"
	"flag"
	"fmt"
	"hash/fnv"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"

	"rulerfire/rules"
)

var update = flag.Bool("update", false, "write the playthroughs anew instead of comparing them")

const (
	shownOfAll    = 12 // listed answers that a playthrough shows, if they are all
	shownOfSample = 2  // and if they are a sample, which is nobody's rule
)

// Playthroughs plays the battles in the files that match pattern, usually
// "testdata/*.txtar", each as a test of its own, and compares everything that
// happens with what the file says. With the flag -update it writes the files anew.
//
// A file begins with words about what it shows. In its first section, "setup",
// stands the set-up, whose own sections may follow; in its last, "play", the battle:
//
//	? 1 turn: throw | bank 0           seat 1 must decide this; these are all answers
//	> bank 9                           an answer
//	! the pot holds 0                  it is refused, and why
//	> throw
//	? roll d6 for 1: round 1 throw 1   dice are to be rolled for seat 1, and their key
//	> roll 5
//	  seat 1 throws 5                  what happens
//	= round 1, scores 0 0, 85944171f73967e8
//
// The last line tells the scores and the digest of the battle's text, FNV-1a,
// after each answer. Where not all answers can be listed, "…" follows those that
// are. Only the lines that begin with ">" are read; to write a playthrough, write
// those and run the test with -update. The answers of a recorded battle become
// such lines with
//
//	sed -n 's/^[0-9] /> /p; s/^roll/> roll/p'
func Playthroughs(t *testing.T, system rules.System, pattern string) {
	t.Helper()
	names, err := filepath.Glob(pattern)
	if err != nil || len(names) == 0 {
		t.Fatalf("no file matches %q (%v)", pattern, err)
	}
	for _, name := range names {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txtar"), func(t *testing.T) {
			archive, err := txtar.ParseFile(name)
			if err != nil {
				t.Fatal(err)
			}
			was, now, err := playThrough(system, archive)
			if err != nil {
				t.Fatal(err)
			}
			if was == now {
				return
			}
			if !*update {
				t.Fatalf("the battle takes another course; -update takes it over (- the file, + the battle):\n%s",
					cmp.Diff(strings.Split(was, "\n"), strings.Split(now, "\n")))
			}
			if err := os.WriteFile(name, txtar.Format(archive), 0o644); err != nil {
				t.Fatal(err)
			}
		})
	}
}

// playThrough plays the battle of an archive. It gives what the section "play"
// said and what it should say, and puts the latter there.
func playThrough(system rules.System, archive *txtar.Archive) (was, now string, err error) {
	files := archive.Files
	last := len(files) - 1
	if last < 1 || files[0].Name != "setup" || files[last].Name != "play" {
		return "", "", errors.New("a playthrough begins with the section \"setup\" and ends with the section \"play\"")
	}
	// A set-up may itself be an archive, whose files are then between the two.
	setup := txtar.Format(&txtar.Archive{Comment: files[0].Data, Files: files[1:last]})
	b, err := system.New(setup)
	if err != nil {
		return "", "", fmt.Errorf("set-up: %w", err)
	}
	play := &files[last]
	was = string(play.Data)
	if now, err = transcript(b, answers(was)); err != nil {
		return "", "", err
	}
	play.Data = []byte(now)
	return was, now, nil
}

// answers gives the answers of a transcript.
func answers(play string) []string {
	var list []string
	for line := range strings.Lines(play) {
		if answer, ok := strings.CutPrefix(line, ">"); ok {
			list = append(list, strings.TrimSpace(answer))
		}
	}
	return list
}

// transcript gives b the answers and writes down all that happens.
func transcript(b rules.Battle, answers []string) (string, error) {
	var out strings.Builder
	if err := writeDecision(&out, b); err != nil {
		return "", err
	}
	for _, answer := range answers {
		fmt.Fprintf(&out, "> %s\n", answer)
		c, err := b.Parse(answer)
		var events []rules.Event
		if err == nil {
			events, err = b.Apply(c)
		}
		if err != nil {
			fmt.Fprintf(&out, "! %v\n", err)
			continue
		}
		for _, e := range events {
			fmt.Fprintf(&out, "  %s\n", e)
		}
		if err := writeDecision(&out, b); err != nil {
			return "", err
		}
	}
	return out.String(), nil
}

// writeDecision writes the state of the battle and what it waits for.
func writeDecision(out *strings.Builder, b rules.Battle) error {
	text, err := b.MarshalText()
	if err != nil {
		return err
	}
	sum := fnv.New64a()
	sum.Write(text)
	r := b.Result()
	fmt.Fprintf(out, "= round %d, scores%s, %016x\n", r.Round, numbers(" ", r.Scores), sum.Sum64())
	d, open := b.Pending()
	switch {
	case !open:
		out.WriteString("= over, won by")
		for _, side := range r.Winners {
			fmt.Fprintf(out, " %d", side+1)
		}
		out.WriteByte('\n')
	case d.Side == rules.Chance:
		fmt.Fprintf(out, "? roll%s", numbers(" d", d.Dice))
		if d.For != rules.Chance {
			fmt.Fprintf(out, " for %d", d.For+1)
		}
		fmt.Fprintf(out, ": %s\n", d.Key)
	default:
		list, more := texts(d.Some), ""
		if !d.All {
			list, more = list[:min(len(list), shownOfSample)], " | …"
		} else if len(list) > shownOfAll {
			list, more = list[:shownOfAll], fmt.Sprintf(" | … (%d)", len(d.Some))
		}
		fmt.Fprintf(out, "? %d %s: %s%s\n", d.Side+1, d.Name, strings.Join(list, " | "), more)
	}
	return nil
}

// numbers writes each number after before.
func numbers(before string, list []int) string {
	var b strings.Builder
	for _, n := range list {
		fmt.Fprintf(&b, "%s%d", before, n)
	}
	return b.String()
}
