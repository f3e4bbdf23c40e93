package report

import (
	"fmt"
	"slices"
	"testing"

	"rulerfire/game/film"
	"rulerfire/rules/hexwar"
)

// tolled counts the losses of a film, as if the battle was played again.
func tolled(t *testing.T, f *film.Film) []Loss {
	t.Helper()
	toll, err := NewToll(f.Battle(0))
	if err != nil {
		t.Fatal(err)
	}
	for n, step := range f.Steps() {
		toll.See(f.Battle(n), step.Events)
	}
	return toll.Losses()
}

// asReported compares the losses of a film, by whatever they were lost, with what the
// report counts. names gives the report's name of what was lost.
func asReported(t *testing.T, name string, f *film.Film, names map[string]string) []Loss {
	t.Helper()
	losses := tolled(t, f)
	r, err := Tell(f)
	if err != nil {
		t.Fatal(err)
	}
	for what, count := range names {
		got := make([]int, r.Sides)
		for _, l := range losses {
			if l.What == what {
				got[l.Side] += l.Count
			}
		}
		at := slices.IndexFunc(r.Counts, func(c Count) bool { return c.Name == count })
		if want := r.Counts[at].Sides; !slices.Equal(got, want) {
			t.Errorf("%s: of %s %v were lost to something, the report counts %v", name, what, got, want)
		}
	}
	return losses
}

func TestLossesOfRapidAttackAddUpToWhatTheReportCounts(t *testing.T) {
	names := map[string]string{"systems": "systems", "whites": "whites", "frames": "lost", "stations": "stations"}
	seen := map[string]int{}
	for seed := range uint64(8) {
		f := fought(t, "easy", 2+int(seed%3), seed)
		for _, l := range asReported(t, fmt.Sprintf("seed %d", seed), f, names) {
			seen[l.How] += l.Count
		}
	}
	for _, how := range []string{"hand", "direct", "artillery", "rockets", "seized", "abandoned"} {
		if seen[how] == 0 {
			t.Errorf("in eight battles nothing was lost as %q: %v", how, seen)
		}
		delete(seen, how)
	}
	if len(seen) > 0 {
		t.Errorf("nobody knows ways like %v", seen)
	}
}

func TestLossesOfTheHexWargameAddUpToWhatTheReportCounts(t *testing.T) {
	names := map[string]string{"sections": "sections", "items": "items", "units": "lost", "drones": "drones"}
	seen := map[string]int{}
	for seed := range uint64(6) {
		f := engaged(t, "easy", int(seed), [hexwar.Teams]int{1, 1}, seed)
		for _, l := range asReported(t, fmt.Sprintf("seed %d", seed), f, names) {
			seen[l.How] += l.Count
		}
	}
	if len(seen) < 5 || seen[""] > 0 {
		t.Errorf("things were lost to %v", seen)
	}
	t.Log(seen)
}
