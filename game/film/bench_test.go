package film_test

import (
	"math/rand/v2"
	"runtime"
	"testing"
	"time"

	"rulerfire/game"
	"rulerfire/game/film"
)

// longest is the longest of some of the largest battles of a system.
func longest(tb testing.TB, system string) *game.Recording {
	tb.Helper()
	var long *game.Recording
	for seed := range uint64(3) {
		if r, _ := fought(tb, draw(tb, system, 5, true, seed)); long == nil || r.Answers() > long.Answers() {
			long = r
		}
	}
	return long
}

// BenchmarkSeek goes to places of the longest battle at random, and tells the longest
// that it took to go to any place from the one before and from the far end.
func BenchmarkSeek(b *testing.B) {
	for _, system := range []string{"rapid", "hexwar"} {
		b.Run(system, func(b *testing.B) {
			r := longest(b, system)
			before := memory()
			began := time.Now()
			f := open(b, r)
			opening := time.Since(began)
			held := memory() - before
			worst := time.Duration(0)
			for n := f.Len(); n >= 0; n-- {
				began = time.Now()
				f.Battle(n)
				worst = max(worst, time.Since(began))
			}
			random := rand.New(rand.NewPCG(1, 1))
			for b.Loop() {
				f.Battle(random.IntN(f.Len() + 1))
			}
			b.ReportMetric(float64(f.Len()), "answers")
			b.ReportMetric(opening.Seconds()*1e3, "ms/open")
			b.ReportMetric(worst.Seconds()*1e3, "ms/worst")
			b.ReportMetric(float64(held)/1e6, "MB/film")
		})
	}
}

// memory is what the program holds.
func memory() uint64 {
	var m runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}

// maxSeek is the longest that going to a place may take.
const maxSeek = 50 * time.Millisecond

// TestSeekingInALargeBattleIsQuick goes backwards through a battle, which is the worst
// way: the mean stays well under the limit, so that a busy machine does not matter.
func TestSeekingInALargeBattleIsQuick(t *testing.T) {
	for _, system := range []string{"rapid", "hexwar"} {
		r, _ := fought(t, draw(t, system, 4, true, 1))
		f := open(t, r)
		began := time.Now()
		for n := f.Len(); n >= 0; n-- {
			f.Battle(n)
		}
		if each := time.Since(began) / time.Duration(f.Len()+1); each > maxSeek/5 {
			t.Errorf("%s: going to a place takes %v", system, each)
		}
	}
}

// TestWhatAFilmKeepsIsBounded lets a film take far more answers than any battle has.
func TestWhatAFilmKeepsIsBounded(t *testing.T) {
	if n := film.KeptAfter(1_000_000); n >= film.MaxShots {
		t.Errorf("%d battles are kept", n)
	}
}
