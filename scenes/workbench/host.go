// Package workbench is the screen on which computers play the same contest by the
// hundred, to see how good companies and players are: who takes part, where, how often;
// and, while it goes on, who wins how often, with which certainty, and what is lost to
// what.
//
// A Host keeps what is played for as long as the program runs, whatever screen is shown,
// and finds it again after a restart.
package workbench

import (
	"context"
	"math/rand/v2"
	"time"

	"rulerfire/game/library"
	"rulerfire/game/trial"
	"rulerfire/rules"
	"rulerfire/scenes"
	"rulerfire/scenes/seating"
	"rulerfire/scenes/shelf"
)

// A Game is a rule system with what its workbench needs.
type Game struct {
	System rules.System
	Rules  scenes.RulesPage
	// Computers are the players that take part, and Sizes the sizes of its battles in the
	// rule system's words, the smallest first.
	Computers seating.Computers
	Sizes     []string
	// Missions are the names of the missions of a size; nil without any.
	Missions func(size string) []string
	// Companies and Tables are the racks on which companies or squads, and tables or
	// boards, are chosen.
	Companies, Tables shelf.Rack
}

// Teams tells whether two teams meet, and not up to five seats.
func (g Game) teams() bool { return g.Companies.Kind == library.Squad }

// A Host keeps the workbenches of all rule systems.
type Host struct {
	lib     *library.Library
	folder  trial.Folder
	chance  *rand.Rand
	benches []*bench
	now     func() time.Time
}

// NewHost makes a host, whose trials are kept in a folder. Companies and tables are
// chosen from the library. seed is where the seeds of trials come from.
func NewHost(lib *library.Library, folder trial.Folder, seed uint64, games ...Game) *Host {
	h := &Host{lib: lib, folder: folder, chance: rand.New(rand.NewPCG(seed, 0xbe7c4)), now: time.Now}
	for _, g := range games {
		h.benches = append(h.benches, newBench(h, g))
	}
	return h
}

// Open is the way to the workbench of a rule system, by its name.
func (h *Host) Open(system string) func(*scenes.Context) scenes.Scene {
	return func(*scenes.Context) scenes.Scene {
		b := h.bench(system)
		b.find()
		return &Scene{bench: b}
	}
}

// Try is the workbench with a company or a squad of the library as the first contestant;
// if before is not nil it is compared with that version of it, which is A. What is being
// played goes on.
func (h *Host) Try(e library.Entry, before *library.Entry) scenes.Scene {
	system := "rapid"
	if e.Kind == library.Squad {
		system = "hexwar"
	}
	b := h.bench(system)
	b.find()
	if !b.playing() {
		b.try(e, before)
	}
	return &Scene{bench: b}
}

func (h *Host) bench(system string) *bench {
	for _, b := range h.benches {
		if b.game.System.Name == system {
			return b
		}
	}
	return nil
}

// Stop stops all that is played and waits until it is kept, for the end of the program.
func (h *Host) Stop() {
	for _, b := range h.benches {
		if b.run != nil {
			b.run.Stop()
		}
	}
	for _, b := range h.benches {
		if b.run != nil {
			b.run.Wait(context.Background())
		}
	}
}
