package main

import (
	"os"
	"path/filepath"
	"testing"

	"rulerfire/game"
	"rulerfire/rules/ai/rapidai"
)

// The same pairs teach the same, however many battles are played at a time.
func TestSparringIsReproducible(t *testing.T) {
	var was, trace string
	for _, workers := range []string{"1", "3"} {
		file := filepath.Join(t.TempDir(), "way.csv")
		code, out, errs := bench(t, "spar", "-pairs", "8", "-seed", "5", "-workers", workers, "-write", file)
		if code != 0 {
			t.Fatalf("exit code %d: %s", code, errs)
		}
		way, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if was != "" && (out != was || string(way) != trace) {
			t.Errorf("one worker:\n%s\n%s\nthree:\n%s\n%s", was, trace, out, way)
		}
		was, trace = out, string(way)
	}
}

// A change of the weights, and the opposite one, are worth opposite things.
func TestSparringIsFair(t *testing.T) {
	s := sparring{from: rapidai.Normal().Weights}
	s.place = make([]float64, len(s.from.All()))
	up, down := make([]float64, len(s.place)), make([]float64, len(s.place))
	for i := range up {
		up[i], down[i] = nudge, -nudge
	}
	a, err := s.spar(up, 3)
	if err != nil {
		t.Fatal(err)
	}
	b, err := s.spar(down, 3)
	if err != nil {
		t.Fatal(err)
	}
	if d := a + b - 1; d > 1e-9 || d < -1e-9 {
		t.Errorf("one way %.6f of the lead, the other way %.6f", a, b)
	}
}

// What was found is where another sparring can begin.
func TestSparringGoesOnFromWhatWasFound(t *testing.T) {
	s := sparring{from: rapidai.Normal().Weights}
	s.place = make([]float64, len(s.from.All()))
	for i := range s.place {
		s.place[i] = float64(i) / 100
	}
	s.way = [][]float64{s.place}
	file := filepath.Join(t.TempDir(), "way.csv")
	if err := game.WriteFileWith(file, s.write); err != nil {
		t.Fatal(err)
	}
	var read rapidai.Weights
	if err := readWeights(file, &read); err != nil {
		t.Fatal(err)
	}
	found := s.found()
	for i, w := range found.All() {
		if d := *w.Value / *read.All()[i].Value; d < 0.99 || d > 1.01 {
			t.Errorf("%s was %g and is read as %g", w.Name, *w.Value, *read.All()[i].Value)
		}
	}
}

// The tuned script has the weights that are written down as found, but for that of warding,
// which tune.md tells about.
func TestTheTunedScriptIsWhatWasFound(t *testing.T) {
	found := rapidai.Tuned().Weights
	if err := readWeights("spar.csv", &found); err != nil {
		t.Fatal(err)
	}
	tuned := rapidai.Tuned().Weights
	found.Ward = tuned.Ward
	if found != tuned {
		t.Errorf("found\n%+v, the script has\n%+v", found, tuned)
	}
}
