package main

import (
	"flag"
	"math/rand/v2"
	"runtime"
	"testing"
	"time"
	"weak"

	"rulerfire/game"
	"rulerfire/game/lineup"
	"rulerfire/game/muster"
	"rulerfire/game/saves"
	"rulerfire/rules/rapid"
	"rulerfire/scenes/battle"
	"rulerfire/scenes/hexbattle"
	"rulerfire/scenes/scenetest"
)

var manyBattles = flag.Int("battles", 4, "fight so many `battles` of each system in one window, to see what stays in memory")

// betweenComputers is the set-up of a small battle of a system between two computers of
// the lowest level.
func betweenComputers(t *testing.T, system string) game.Config {
	t.Helper()
	r := rand.New(rand.NewPCG(5, 3))
	seats := [2]game.Seat{
		{Name: "Ada", Kind: game.Computer, Level: "easy"},
		{Name: "Bo", Kind: game.Computer, Level: "easy", Colour: 1, Pattern: 1},
	}
	var config game.Config
	var err error
	if system == "rapid" {
		l := lineup.Lineup{Settings: rapid.DefaultSettings()}
		for _, seat := range seats {
			l.Seats = append(l.Seats, lineup.Seat{Seat: seat})
		}
		if l, err = l.Draw(r); err == nil {
			config, err = l.Config(1, 2)
		}
	} else {
		var e muster.Engagement
		for i, seat := range seats {
			e.Teams[i].Seats = []game.Seat{seat}
		}
		if e, err = e.Draw(r); err == nil {
			config, err = e.Config(1, 2, muster.Player)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	return config
}

// TestBattlesThatAreOverAreLetGo fights battle after battle in the same
// window, from Continue on through result and rematch, each kept on disk. What is over is
// let go. The heap is told only: most of it are buffers of what is to be painted, and they
// are larger here than in play, because a test is one long frame of the window.
func TestBattlesThatAreOverAreLetGo(t *testing.T) {
	if testing.Short() {
		t.Skip("it fights many battles")
	}
	for i, system := range []string{"rapid", "hexwar"} {
		t.Run(system, func(t *testing.T) {
			folder := saves.Folder(t.TempDir())
			first, err := game.NewSession(betweenComputers(t, system))
			if err != nil {
				t.Fatal(err)
			}
			folder.Keep(first)
			first.Close()
			w := &witness{p: scenetest.New(t, 960, 540, game.Settings{Speed: game.Instant, StillMotion: true}, newTitle(stockOnly(t), folder))}
			w.p.Click([]string{"title/games/0", "title/games/1"}[i])
			for tries := 0; w.p.Has("title/continue") && tries < 400; tries++ {
				w.p.Click("title/continue")
				time.Sleep(10 * time.Millisecond)
			}
			var heaps []uint64
			routines := 0
			for n := range *manyBattles {
				if n > 0 {
					w.p.Click("result/rematch")
				}
				w.fightOut(t, n)
				heaps = append(heaps, heap())
				if n == 0 {
					routines = runtime.NumGoroutine()
				}
			}
			alive := 0
			for _, s := range w.seen {
				if s.Value() != nil {
					alive++
				}
			}
			if len(w.seen) != *manyBattles || alive > 2 { // the last one, and its rematch's set-up
				t.Errorf("of %d battles that were fought %d are still in memory", len(w.seen), alive)
			}
			if now := runtime.NumGoroutine(); now > routines+4 {
				t.Errorf("there are %d goroutines, and were %d", now, routines)
			}
			t.Logf("heap in MiB after each battle: %d", heaps)
		})
	}
}

// A witness looks on, and remembers which battles it has seen without keeping them.
type witness struct {
	p    *scenetest.Player
	seen []weak.Pointer[game.Session]
}

// fightOut waits until the computers have fought the battle in the window out.
func (w *witness) fightOut(t *testing.T, n int) {
	t.Helper()
	began := time.Now()
	for ticks := 0; !w.p.Has("result/rematch"); ticks++ {
		if time.Since(began) > 3*time.Minute {
			t.Fatalf("battle %d does not end; on screen: %v", n+1, w.p.App.Widgets().IDs())
		}
		w.p.Wait(1)
		w.look()
		if ticks%64 == 0 {
			w.p.Picture() // as a window does in every frame: else what is to be painted heaps up
		}
	}
	w.p.Picture()
}

// look takes note of the battle on screen.
func (w *witness) look() {
	var session *game.Session
	switch s := w.p.App.Top().(type) {
	case *battle.Scene:
		session = s.Session
	case *hexbattle.Scene:
		session = s.Session
	default:
		return
	}
	if s := weak.Make(session); len(w.seen) == 0 || w.seen[len(w.seen)-1] != s {
		w.seen = append(w.seen, s)
	}
}

// heap is how many MiB are held now, garbage left out.
func heap() uint64 {
	runtime.GC()
	runtime.GC() // what the first one has finalised
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc >> 20
}
