package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"rulerfire/game"
)

// TestVerifyTellsByItsExitCode looks at recordings that hold, that do not, and that
// cannot be played here.
func TestVerifyTellsByItsExitCode(t *testing.T) {
	dir := t.TempDir()
	jsonBattles(t, "battle", "-seats", "random,random", "-battles", "1", "-record", dir)
	good := filepath.Join(dir, "battle-0001.txt")
	text, err := os.ReadFile(good)
	if err != nil {
		t.Fatal(err)
	}
	r, err := game.ParseRecording(text)
	if err != nil {
		t.Fatal(err)
	}
	branch, err := r.Branch("battle-0001", 25)
	if err != nil {
		t.Fatal(err)
	}
	branch.TakeDice(5)
	branched, err := branch.MarshalText()
	if err != nil {
		t.Fatal(err)
	}
	whole := string(text)
	for name, c := range map[string]struct {
		text string
		code int
		says string
	}{
		"as it was played":     {whole, 0, "holds; "},
		"a branch":             {string(branched), 0, "holds; 25 answers"},
		"with other rules":     {strings.Replace(whole, "\nsystem rapid 1\n", "\nsystem rapid 9\n", 1), 1, "played with version 9 of the rules"},
		"with unknown rules":   {strings.Replace(whole, "\nsystem rapid 1\n", "\nsystem chess 1\n", 1), 1, `the rules "chess" are not known here`},
		"of a newer game":      {strings.Replace(whole, "recording 1", "recording 2", 1), 1, "another version of the game"},
		"cut off":              {whole[:len(whole)/2], 1, ":"},
		"empty":                {"", 1, "not a recording"},
		"with another digest":  {strings.Replace(whole, "\ndigest ", "\ndigest 0123456789abcdef\ndigest ", 1), 1, "another course"},
		"with another set-up":  {strings.Replace(whole, "\nsetup ", "\nsetup 0123456789abcdef\nsetup ", 1), 1, "set-up"},
		"with a forged answer": {strings.Replace(whole, "\nplay\n", "\nplay\n1 end\n", 1), 1, ":"},
	} {
		file := filepath.Join(t.TempDir(), "recording.txt")
		if err := os.WriteFile(file, []byte(c.text), 0o644); err != nil {
			t.Fatal(err)
		}
		code, out, errs := bench(t, "verify", file)
		if code != c.code || !strings.Contains(out+errs, c.says) {
			t.Errorf("%s: exit code %d, %q, %q; want %d and %q", name, code, out, errs, c.code, c.says)
		}
	}
	for args, code := range map[string]int{"-workers 0 " + good: 2, "-dance " + good: 2, "": 2, "-digests -workers 3 " + good: 0, "-h": 0} {
		if got, _, _ := bench(t, append([]string{"verify"}, strings.Fields(args)...)...); got != code {
			t.Errorf("verify %s: exit code %d, want %d", args, got, code)
		}
	}
}
