package workbench

import (
	"fmt"
	"os"
	"testing"

	"rulerfire/assets"
	"rulerfire/game"
	"rulerfire/game/library"
	"rulerfire/game/trial"
	"rulerfire/rules/hexwar"
	"rulerfire/rules/rapid"
	"rulerfire/scenes/boardbuilder"
	"rulerfire/scenes/builder"
	"rulerfire/scenes/garage"
	"rulerfire/scenes/hexgarage"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/seating"
)

func TestMain(m *testing.M) { os.Exit(scenetest.Main(m)) }

// stock is the library of somebody who has made nothing.
func stock(t testing.TB) *library.Library {
	t.Helper()
	entries, err := library.Stock()
	if err != nil {
		t.Fatal(err)
	}
	lib, err := library.Open(t.TempDir(), entries)
	if err != nil {
		t.Fatal(err)
	}
	return lib
}

// host is a host of both games, that keeps trials in a folder.
func host(t testing.TB, lib *library.Library, folder string) *Host {
	t.Helper()
	squads, err := hexgarage.New(lib, 1)
	if err != nil {
		t.Fatal(err)
	}
	boards, err := boardbuilder.New(lib, 1)
	if err != nil {
		t.Fatal(err)
	}
	h := NewHost(lib, trial.Folder(folder), 1,
		Game{
			System: rapid.RapidAttack(), Computers: seating.ComputersOf(&rapid.Battle{}), Sizes: []string{"skirmish", "battle"},
			Companies: garage.New(lib, 1).Racks()[0], Tables: builder.New(lib, 1).Rack(),
		},
		Game{
			System: hexwar.HexWargame(), Computers: seating.ComputersOf(&hexwar.Battle{}), Sizes: []string{"scouting", "skirmish", "operation", "conflagration"},
			Companies: squads.Racks()[0], Tables: boards.Rack(),
			Missions: func(string) []string {
				h, err := assets.Hex()
				if err != nil {
					t.Fatal(err)
				}
				return []string{h.MissionsOf(hexwar.Scouting)[0].Name}
			},
		})
	t.Cleanup(h.Stop)
	return h
}

// screen opens the workbench of a system in a window.
func screen(t testing.TB, w, h int, host *Host, system string) *scenetest.Player {
	t.Helper()
	return scenetest.New(t, w, h, game.Settings{StillMotion: true, Scale: 100}, host.Open(system)(nil))
}

func sizeName(size [2]int) string { return fmt.Sprint(size[0]) }
