package game_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"rulerfire/game"
	"rulerfire/rules"
)

// played is a battle by chance after so many answers.
func played(t *testing.T, system string, seed uint64, answers int) *game.Session {
	t.Helper()
	s := begun(t, system, seed, nil)
	for len(s.Steps()) < answers {
		moveOn(t, s)
	}
	return s
}

func record(t *testing.T, s *game.Session) *game.Recording {
	t.Helper()
	r, err := s.Record()
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func branch(t *testing.T, r *game.Recording, answers int) *game.Recording {
	t.Helper()
	b, err := r.Branch("rapid-20261130-190311-5c1e88a0", answers)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// resume takes a recording up by its text, as from a file.
func resume(t *testing.T, r *game.Recording) *game.Session {
	t.Helper()
	text, err := r.MarshalText()
	if err != nil {
		t.Fatal(err)
	}
	return resumed(t, string(text), game.Config{System: systemNamed(t, r.System), Players: players("1")})
}

func TestABranchWithTheSameAnswersAndDiceIsTheSameBattle(t *testing.T) {
	for system := range drawers {
		original := played(t, system, 4, 150)
		before := written(t, original)
		r := record(t, original)
		b := resume(t, branch(t, r, 40))
		for len(b.Steps()) < 150 {
			moveOn(t, b)
		}
		now := strings.Replace(written(t, b), "branch rapid-20261130-190311-5c1e88a0 40\n", "", 1)
		if now != before {
			t.Errorf("%s: the branch is another battle:\n%s", system, cmp.Diff(before, now))
		}
		if written(t, original) != before {
			t.Errorf("%s: the original has changed", system)
		}
	}
}

func TestABranchWithOtherDiceRollsThemFromThereOnAndAfterResuming(t *testing.T) {
	everyone := func(c *game.Config) {
		for i := range c.Seats {
			c.Seats[i] = game.Seat{Name: c.Seats[i].Name, Kind: game.Computer, Level: "bold", Colour: uint8(i), Pattern: uint8(i)}
		}
	}
	for system := range drawers {
		original := begun(t, system, 5, everyone)
		for len(original.Steps()) < 30 {
			moveOn(t, original)
		}
		r := branch(t, record(t, original), 30)
		r.TakeDice(99)
		b := resume(t, r)
		if n, line := b.CanUndo(); n != 0 || line == game.NoLine {
			t.Errorf("%s: other dice can be taken back: %d, %v", system, n, line)
		}
		for range 40 {
			moveOn(t, b)
		}
		saved := resume(t, record(t, b))
		for range 60 {
			moveOn(t, original)
			moveOn(t, b)
			moveOn(t, saved)
		}
		if diff := cmp.Diff(written(t, b), written(t, saved)); diff != "" {
			t.Errorf("%s: taken up again the branch goes on otherwise:\n%s", system, diff)
		}
		for i, step := range b.Steps() {
			d := step.Decision
			if d.Side != rules.Chance {
				continue
			}
			dice := game.NewRoller(r.Dice)
			if i >= 30 {
				dice = game.NewRoller(99)
			}
			if want := dice.Roll(d).String(); step.Choice.String() != want {
				t.Errorf("%s: answer %d is %q, not %q", system, i+1, step.Choice, want)
			}
		}
		if _, err := game.Replay(record(t, b), []rules.System{systemNamed(t, system)}); err != nil {
			t.Errorf("%s: %v", system, err)
		}
	}
}

func TestUntilKeepsWhatStandsBetweenTwoAnswers(t *testing.T) {
	s := played(t, "rapid", 6, 60)
	r := record(t, s)
	for n := 0; n <= r.Answers(); n += 4 {
		cut := r.Until(n)
		if cut.Answers() != n {
			t.Fatalf("cut to %d answers it has %d", n, cut.Answers())
		}
		if m, err := game.Replay(cut, []rules.System{systemNamed(t, "rapid")}); err != nil || len(m.Steps()) != n {
			t.Fatalf("cut to %d answers: %v", n, err)
		}
	}
	if r.Until(1000).Answers() != r.Answers() || r.Until(-1).Answers() != 0 {
		t.Error("a cut beyond the recording is not the recording")
	}
	cut := r.Until(36)
	if last := cut.Entries[len(cut.Entries)-1]; last.Kind != game.HandOver {
		t.Errorf("the hand-over after 36 answers is lost: %+v", last)
	}
	cut.TakeDice(5)
	if slices.ContainsFunc(r.Entries, func(e game.Entry) bool { return e.Kind == game.NewDice }) {
		t.Error("the original has changed")
	}
}

func TestABranchNeedsAnAnswerAndAName(t *testing.T) {
	r := record(t, played(t, "rapid", 6, 5))
	for _, test := range []struct {
		battle  string
		answers int
		want    string
	}{
		{"b", 6, "has 5 answers"},
		{"b", -1, "has 5 answers"},
		{"", 2, "not the name of a battle"},
		{"two words", 2, "not the name of a battle"},
		{"../up", 2, "not the name of a battle"},
		{strings.Repeat("b", 101), 2, "not the name of a battle"},
	} {
		if _, err := r.Branch(test.battle, test.answers); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%q after %d: %v, want %q", test.battle, test.answers, err, test.want)
		}
	}
}

func TestARecordingOfOtherRulesSaysOfWhichVersion(t *testing.T) {
	r := record(t, played(t, "rapid", 6, 5))
	r.Version = 7
	_, err := game.Replay(r, []rules.System{systemNamed(t, "rapid")})
	var version *game.VersionError
	if !errors.As(err, &version) || version.Then != 7 || version.Here != systemNamed(t, "rapid").Version {
		t.Fatalf("got %v", err)
	}
	if want := `it was played with version 7 of the rules "rapid"; here they are version 1`; err.Error() != want {
		t.Errorf("got %q, want %q", err, want)
	}
}

// FuzzParseRecording looks for texts on which reading panics, or that are written
// otherwise than they were read.
func FuzzParseRecording(f *testing.F) {
	s := begun(f, "rapid", 8, nil)
	for range 45 {
		moveOn(f, s)
	}
	r, err := s.Record()
	if err != nil {
		f.Fatal(err)
	}
	b, err := r.Branch("first", 30)
	if err != nil {
		f.Fatal(err)
	}
	b.TakeDice(1 << 63)
	for _, r := range []*game.Recording{r, b} {
		text, err := r.MarshalText()
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
		f.Add(text[:len(text)/2])
	}
	f.Add([]byte("rulerfire recording 1\nsystem pig 1\ndice 7\nnoise 21\nbranch b 1\nseat 1 person \"Ann\" 0 2\nsetup cbf29ce484222325\n\t\nplay\n1 bank 0\ndice 8\nend 1\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		r, err := game.ParseRecording(text)
		if err != nil {
			return
		}
		once, err := r.MarshalText()
		if err != nil {
			t.Fatalf("what was read cannot be written: %v", err)
		}
		again, err := game.ParseRecording(once)
		if err != nil {
			t.Fatalf("what was written cannot be read: %v\n%s", err, once)
		}
		twice, err := again.MarshalText()
		if err != nil || string(twice) != string(once) {
			t.Fatalf("written again it differs (%v):\n%s", err, cmp.Diff(string(once), string(twice)))
		}
	})
}

func TestABranchKeepsWhatItHasInCommonWithTheOriginal(t *testing.T) {
	s := toDecision(t, "rapid", "name")
	n := len(s.Steps())
	b := resume(t, branch(t, record(t, s), n))
	var r *rules.Refusal
	if err := b.Undo(); !errors.As(err, &r) || r.Code != "undo.hand-over" {
		t.Errorf("taking back what is common gives %v", err)
	}
	// What is answered in the branch can be taken back, down to where it hangs.
	b = resume(t, branch(t, record(t, s), n-1))
	d, _ := b.Pending()
	if err := b.Submit(d.Side, d.Some[0]); err != nil {
		t.Fatal(err)
	}
	for _, again := range []*game.Session{b, resume(t, record(t, b))} {
		if can, line := again.CanUndo(); can != 1 {
			t.Errorf("%d answers can be taken back: %v", can, line)
		}
	}
}

func TestNobodyTakesBackWhatAHelperHasSetUp(t *testing.T) {
	for seed := range uint64(6) {
		s := begun(t, "rapid", seed, everyonePerson)
		if err := s.PlaySetUp(t.Context(), byChance{}, 5); err != nil {
			t.Fatal(err)
		}
		for _, table := range []*game.Session{s, resume(t, record(t, s))} {
			if n, line := table.CanUndo(); n != 0 || line != game.LineHandOver || table.Result().Round != 1 {
				t.Errorf("in round %d %d answers can be taken back: %v", table.Result().Round, n, line)
			}
			if w := table.Waiting(); w.For != game.WaitPerson {
				t.Errorf("the table waits for %+v", w)
			}
		}
	}
}
