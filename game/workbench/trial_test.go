package main

import (
	"encoding/json"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"rulerfire/game/library"
	"rulerfire/game/trial"
)

func TestATrialIsToldWrittenAndDrawn(t *testing.T) {
	dir := t.TempDir()
	in := func(name string) string { return filepath.Join(dir, name) }
	args := []string{"trial", "-companies", "copper-larks,any", "-compare", "Night Orchard", "-battles", "8", "-seed", "3", "-workers", "2"}
	code, out, errs := bench(t, append(args, "-csv", in("out.csv"), "-picture", in("out.png"), "-record", in("battles"))...)
	if code != 0 {
		t.Fatalf("exit code %d: %s", code, errs)
	}
	for _, says := range []string{"8 battles in 2 groups", "seed 3", "A · Copper Larks", "B · Night Orchard", "any of the stock", "place 2", "lost per battle", "stations", "Of a hundred battles B wins"} {
		if !strings.Contains(out, says) {
			t.Errorf("it does not say %q:\n%s", says, out)
		}
	}
	text, err := os.ReadFile(in("out.csv"))
	if err != nil || strings.Count(string(text), "\n") != 9 {
		t.Errorf("%v, the battles are\n%s", err, text)
	}
	text, err = os.ReadFile(in("out-summary.csv"))
	if err != nil || !strings.Contains(string(text), "version B,3,Night Orchard,easy,4,") {
		t.Errorf("%v, the summary is\n%s", err, text)
	}
	file, err := os.Open(in("out.png"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if _, err := png.Decode(file); err != nil {
		t.Error(err)
	}
	if code, out, errs := bench(t, "verify", in("battles/battle-0001.txt"), in("battles/battle-0008.txt")); code != 0 || strings.Count(out, "holds") != 2 {
		t.Errorf("exit code %d, %q, %q", code, out, errs)
	}
	if again, _, _ := bench(t, args...); again != 0 {
		t.Error("it cannot be repeated")
	}
	one := trialJSON(t, append(args, "-workers", "1")...)
	if two := trialJSON(t, args...); one != two {
		t.Errorf("with one worker %s, with two %s", one, two)
	}
}

// trialJSON is the result of a trial as an object.
func trialJSON(t *testing.T, args ...string) string {
	t.Helper()
	code, out, errs := bench(t, append(args, "-json")...)
	var r trial.Result
	if err := json.Unmarshal([]byte(out), &r); code != 0 || err != nil || r.Battles == 0 {
		t.Fatalf("exit code %d, %v, %q, %q", code, err, out, errs)
	}
	return out
}

func TestAKeptTrialGoesOn(t *testing.T) {
	file := filepath.Join(t.TempDir(), "trial.txt")
	args := []string{"trial", "-companies", "copper-larks,night-orchard", "-levels", "easy,random", "-seed", "5"}
	whole := trialJSON(t, append(args, "-battles", "8")...)
	first := trialJSON(t, append(args, "-battles", "3", "-file", file)...)
	if first == whole {
		t.Fatal("three battles are as good as eight")
	}
	if got := trialJSON(t, "trial", "-battles", "8", "-file", file); got != whole {
		t.Errorf("gone on with it gives %s, in one go it is %s", got, whole)
	}
	if got := trialJSON(t, "trial", "-file", file); got != whole {
		t.Errorf("what is over gives %s", got)
	}
	if code, _, errs := bench(t, "trial", "-file", file, "-seed", "6"); code != 2 || !strings.Contains(errs, "another trial") {
		t.Errorf("exit code %d, %q", code, errs)
	}
	if err := os.WriteFile(file, []byte("rulerfire trial 1\nsystem rapid\nsize\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if code, _, errs := bench(t, "trial", "-file", file); code != 1 || !strings.Contains(errs, "trial.txt: line 3: the line ends too soon") {
		t.Errorf("exit code %d, %q", code, errs)
	}
}

func TestATrialOfTheHexWargame(t *testing.T) {
	code, out, errs := bench(t, "trial", "-rules", "hexwar", "-swap", "-levels", "easy,random", "-share", "2", "-battles", "4")
	if code != 0 || !strings.Contains(out, "player 2") || !strings.Contains(out, "Hex Wargame · scouting") {
		t.Errorf("exit code %d, %q, %q", code, out, errs)
	}
}

func TestACompanyIsFoundInAFile(t *testing.T) {
	lib, err := openLibrary()
	if err != nil {
		t.Fatal(err)
	}
	e := lib.List(library.Company, library.ByName, "Copper Larks")[0]
	shared, err := e.ShareText()
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "own.txt")
	if err := os.WriteFile(file, []byte(shared), 0o644); err != nil {
		t.Fatal(err)
	}
	if code, out, errs := bench(t, "trial", "-companies", file+",any", "-levels", "random", "-battles", "1"); code != 0 || !strings.Contains(out, "Copper Larks") {
		t.Errorf("exit code %d, %q, %q", code, out, errs)
	}
	if code, _, errs := bench(t, "trial", "-rules", "hexwar", "-companies", file+",any"); code != 2 || !strings.Contains(errs, "it is a company, not a squad") {
		t.Errorf("exit code %d, %q", code, errs)
	}
}

func TestAWrongTrialSaysWhatIsWrong(t *testing.T) {
	for _, c := range []struct{ args, says string }{
		{"-rules chess", "there are rapid, hexwar"},
		{"-companies nobody,any", `no company and no file "nobody"; there are brass-ferry`},
		{"-companies any", "2 to 5 contestants"},
		{"-levels easy,easy,easy", "one for each of the 2"},
		{"-levels genius", `no computer player "genius"`},
		{"-size huge", "skirmish"},
		{"-table nowhere", "no table"},
		{"-battles 0", "1 to 10000"},
		{"-workers -1", "a core free"},
		{"-compare copper-larks", "not of one that is drawn"},
		{"-rules hexwar -companies any,any,any", "two teams"},
		{"-rules hexwar -size scouting -mission nowhere", "no mission"},
		{"more", `"more" is too much`},
	} {
		code, _, errs := bench(t, append([]string{"trial"}, strings.Fields(c.args)...)...)
		if code != 2 || !strings.Contains(errs, c.says) {
			t.Errorf("%q: exit code %d and %q, want %q", c.args, code, errs, c.says)
		}
	}
}
