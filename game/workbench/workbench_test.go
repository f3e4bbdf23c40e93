package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"rulerfire/game"
	"rulerfire/rules"
)

// bench runs the program.
func bench(t *testing.T, args ...string) (code int, out, errs string) {
	t.Helper()
	var o, e bytes.Buffer
	code = run(t.Context(), args, &o, &e)
	return code, o.String(), e.String()
}

// jsonBattles runs a command with -json and gives the battles and the summary.
func jsonBattles(t *testing.T, args ...string) (battles []battle, sum map[string]any) {
	t.Helper()
	code, out, errs := bench(t, append(args, "-json")...)
	if code != 0 {
		t.Fatalf("exit code %d: %s", code, errs)
	}
	lines := strings.Split(strings.TrimSpace(out), "\n")
	for _, line := range lines[:len(lines)-1] {
		var b battle
		if err := json.Unmarshal([]byte(line), &b); err != nil {
			t.Fatalf("%v in %s", err, line)
		}
		battles = append(battles, b)
	}
	var last map[string]map[string]any
	if err := json.Unmarshal([]byte(lines[len(lines)-1]), &last); err != nil {
		t.Fatalf("%v in %s", err, lines[len(lines)-1])
	}
	return battles, last["summary"]
}

func TestBattlesArePlayedInPairs(t *testing.T) {
	dir := t.TempDir()
	battles, sum := jsonBattles(t, "battle", "-seats", "random,random", "-battles", "4", "-seed", "7", "-record", dir)
	if len(battles) != 4 || sum["battles"] != 4.0 || sum["pairs"] != 2.0 {
		t.Fatalf("%d battles, summary %v", len(battles), sum)
	}
	for i, b := range battles {
		if b.Battle != i+1 || b.Seed != uint64(7+i/2) || len(b.Scores) != 2 || b.Rounds < 1 || b.Decisions < 10 {
			t.Errorf("battle %d is %+v", i+1, b)
		}
	}
	setUp := func(name string) string {
		text, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		_, after, _ := strings.Cut(string(text), "\nsetup ")
		return after[:16]
	}
	if setUp("battle-0001.txt") != setUp("battle-0002.txt") || setUp("battle-0001.txt") == setUp("battle-0003.txt") {
		t.Error("a pair must share its set-up, and two pairs must not")
	}
}

func TestTheSameSeedGivesTheSameBattles(t *testing.T) {
	play := func(workers string) []battle {
		battles, _ := jsonBattles(t, "battle", "-seats", "random,random,random", "-battles", "3", "-seed", "5", "-workers", workers)
		for i := range battles {
			battles[i].times = times{}
		}
		return battles
	}
	one, two := play("1"), play("2")
	for i := range one {
		a, _ := json.Marshal(one[i])
		b, _ := json.Marshal(two[i])
		if !bytes.Equal(a, b) {
			t.Errorf("with one worker %s, with two %s", a, b)
		}
	}
}

func TestLevelsMoveRoundTheTable(t *testing.T) {
	p := plan{levels: []string{"a", "b", "c"}}
	for number, want := range []string{"a b c", "b c a", "c a b", "a b c"} {
		var got []string
		for seat := range p.levels {
			got = append(got, p.levelAt(number, seat))
		}
		if strings.Join(got, " ") != want {
			t.Errorf("in battle %d sit %v, want %s", number, got, want)
		}
	}
}

func TestWishesAreKept(t *testing.T) {
	dir := t.TempDir()
	jsonBattles(t, "battle", "-seats", "random,random", "-battles", "2", "-size", "skirmish",
		"-companies", "night-orchard,Copper Larks", "-record", dir)
	text, err := os.ReadFile(filepath.Join(dir, "battle-0002.txt"))
	if err != nil {
		t.Fatal(err)
	}
	first, second := strings.Index(string(text), "Night Orchard"), strings.Index(string(text), "Copper Larks")
	if !strings.Contains(string(text), "\tsize skirmish\n") || first < 0 || second < first {
		t.Errorf("the set-up is not as wished:\n%.2000s", text)
	}
}

func TestVerifySaysWhereARecordingDoesNotHold(t *testing.T) {
	dir := t.TempDir()
	jsonBattles(t, "battle", "-seats", "random,random", "-battles", "2", "-record", dir)
	good, bad := filepath.Join(dir, "battle-0001.txt"), filepath.Join(dir, "battle-0002.txt")
	if code, out, errs := bench(t, "verify", good, bad); code != 0 || strings.Count(out, "holds") != 2 {
		t.Fatalf("exit code %d, %q, %q", code, out, errs)
	}
	text, err := os.ReadFile(bad)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(string(text), "\n")
	for i, line := range lines {
		if line == "play" {
			lines[i+1] = "1 pass"
			if err := os.WriteFile(bad, []byte(strings.Join(lines, "\n")), 0o644); err != nil {
				t.Fatal(err)
			}
			code, out, errs := bench(t, "verify", bad, good, filepath.Join(dir, "missing.txt"))
			if code != 1 || !strings.Contains(errs, "battle-0002.txt:") || !strings.Contains(errs, "2 of 3") || !strings.Contains(out, "holds") {
				t.Errorf("exit code %d, %q, %q", code, out, errs)
			}
		}
	}
}

func TestAWrongCommandLineSaysWhatThereIs(t *testing.T) {
	for _, c := range []struct{ args, says string }{
		{"", "usage"},
		{"dance", `no command "dance"`},
		{"verify", "needs the files"},
		{"battle -rules chess", "there are rapid"},
		{"battle -seats random", "two seats"},
		{"battle -seats random,genius", `no computer player "genius"; there are easy, grandmaster, grandmaster+aggressive, `},
		{"battle -seats random,random -battles 0", "one at least"},
		{"battle -seats random,random -workers 0", "one at least"},
		{"battle -seats random,random -size huge", "skirmish or battle"},
		{"battle -seats random,random -companies nobody", "there are"},
		{"battle -seats random,random -tables nowhere", "there are"},
		{"battle -seats random,random -missions show-of-force", "no missions in Rapid Attack"},
		{"battle -rules hexwar -seats random,random -size scouting -missions nowhere", "there are reconnaissance-control"},
		{"battle -rules hexwar -seats random,random -size scouting -companies nobody", "no squad of that size"},
		{"battle -rules hexwar -seats random,random -size skirmish -companies harbour-watch,deep-water-office -missions winds-of-war", "has no water"},
		{"battle -rules hexwar -seats random,random,random,random,random,random,random", "at most 6 seats"},
		{"battle -seats random,random more", `"more" is too much`},
		{"battle -dice 7", "not defined"},
		{"report", "needs the files"},
		{"report -samples -1 x", "one at least"},
		{"report -candidates -2 x", "none at least"},
		{"luck -battles 1", "two battles"},
		{"luck -level genius", `no computer player "genius"`},
		{"luck more", `"more" is too much`},
		{"ladder more", `"more" is too much`},
		{"ladder -luck -1", "-luck -1: none at least"},
		{"battle -luck -1", "-luck -1: none at least"},
		{"tune more", `"more" is too much`},
		{"companies more", `"more" is too much`},
		{"squads more", `"more" is too much`},
	} {
		code, _, errs := bench(t, strings.Fields(c.args)...)
		if code != 2 || !strings.Contains(errs, c.says) {
			t.Errorf("%q: exit code %d and %q, want %q", c.args, code, errs, c.says)
		}
	}
}

func TestATieIsSharedAndALevelCountsOnceABattle(t *testing.T) {
	s := newSummary(plan{levels: []string{"a", "b", "b"}})
	clock := []*stopwatch{{}, {}, {}}
	s.add(battle{Seats: []string{"a", "b", "b"}, Winner: -1, winners: []rules.Side{0, 2}, clock: clock})
	s.add(battle{Seats: []string{"b", "b", "a"}, winners: []rules.Side{1}, clock: clock})
	s.finish()
	a, b := s.level("a"), s.level("b")
	if a.Wins != 0.5 || a.Battles != 2 || b.Wins != 1.5 || b.Battles != 2 || s.Ties != 1 {
		t.Errorf("a %+v, b %+v, %d ties", a, b, s.Ties)
	}
}

func TestTheReportOfABattle(t *testing.T) {
	for _, system := range []string{"rapid", "hexwar"} {
		dir := t.TempDir()
		size := map[string]string{"rapid": "skirmish", "hexwar": "scouting"}[system]
		if code, _, errs := bench(t, "battle", "-rules", system, "-size", size, "-seats", "easy,easy", "-battles", "1", "-record", dir); code != 0 {
			t.Fatal(errs)
		}
		file := filepath.Join(dir, "battle-0001.txt")
		code, out, errs := bench(t, "report", "-counts", file)
		if code != 0 || !strings.Contains(out, "attacks") || strings.Contains(out, "luckiest") {
			t.Errorf("%s: exit code %d, %q, %q", system, code, out, errs)
		}
		cheap := []string{"report", "-samples", "2", "-candidates", "1", "-choose", "1", file}
		code, out, errs = bench(t, cheap...)
		if code != 0 || !strings.Contains(out, "luckiest rolls of seat 2") || !strings.Contains(out, "judged by round/") {
			t.Errorf("%s: exit code %d, %q, %q", system, code, out, errs)
		}
		code, out, errs = bench(t, slices.Insert(cheap, 1, "-json")...)
		var got told
		if err := json.Unmarshal([]byte(out), &got); code != 0 || err != nil {
			t.Fatalf("%s: exit code %d, %v, %q", system, code, err, errs)
		}
		if len(got.Findings.Accounts) != 2 || len(got.Findings.Rolls) == 0 || got.Report.Sides != 2 || got.Rules != system || !got.Over {
			t.Errorf("%s: the report is %+v", system, got)
		}
	}
	if code, _, errs := bench(t, "report", "nowhere.txt"); code != 1 || !strings.Contains(errs, "nowhere.txt") {
		t.Errorf("exit code %d, %q", code, errs)
	}
}

// Where a battle goes on whose players have agreed that nobody asks for good moves, the
// report counts and weighs nothing, and says so.
func TestNobodyAsksTheReportIfThatIsAgreed(t *testing.T) {
	dir := t.TempDir()
	if code, _, errs := bench(t, "battle", "-size", "skirmish", "-seats", "easy,easy", "-battles", "1", "-record", dir); code != 0 {
		t.Fatal(errs)
	}
	text, err := os.ReadFile(filepath.Join(dir, "battle-0001.txt"))
	if err != nil {
		t.Fatal(err)
	}
	over, err := game.ParseRecording(text)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name     string
		answers  int
		noHints  bool
		unhelped bool
	}{
		{"agreed, and it goes on", 60, true, true},
		{"agreed, and it is over", over.Answers(), true, false},
		{"not agreed, and it goes on", 60, false, false},
	} {
		r := over.Until(c.answers)
		r.NoHints = c.noHints
		file := filepath.Join(dir, "report.txt")
		if text, err = r.MarshalText(); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, text, 0o644); err != nil {
			t.Fatal(err)
		}
		cheap := []string{"report", "-samples", "1", "-candidates", "0", file}
		code, out, errs := bench(t, cheap...)
		if code != 0 || !strings.Contains(out, "luck of the dice") || strings.Contains(out, "judged by") == c.unhelped ||
			strings.Contains(out, "the players have agreed") != c.unhelped {
			t.Errorf("%s: exit code %d, %q, %q", c.name, code, out, errs)
		}
		code, out, errs = bench(t, slices.Insert(cheap, 1, "-json")...)
		var got told
		if err := json.Unmarshal([]byte(out), &got); code != 0 || err != nil {
			t.Fatalf("%s: exit code %d, %v, %q", c.name, code, err, errs)
		}
		if got.Report == nil || got.Unhelped != c.unhelped || (got.Findings == nil) != c.unhelped {
			t.Errorf("%s: hints off %t, findings %v", c.name, got.Unhelped, got.Findings)
		}
	}
}

func TestLuckBetweenEqualsIsMeasured(t *testing.T) {
	code, out, errs := bench(t, "luck", "-size", "skirmish", "-battles", "2", "-samples", "1", "-level", "script")
	if code != 0 || !strings.Contains(out, "luck of seat 1") || !strings.Contains(out, "battle 2:") {
		t.Errorf("exit code %d, %q, %q", code, out, errs)
	}
}
