// Rulerfire is a game of small robots built from toy bricks, fought with a ruler
// and coloured dice on one table.
package main

import (
	_ "rulerfire/scenes/display" // first: it says if there is no display, see there

	"errors"
	"flag"
	"fmt"
	"image"
	"math/rand/v2"
	"os"
	"path/filepath"

	"github.com/hajimehoshi/ebiten/v2"

	"rulerfire/assets"
	"rulerfire/game"
	"rulerfire/game/library"
	"rulerfire/game/lineup"
	"rulerfire/game/muster"
	"rulerfire/game/saves"
	"rulerfire/game/trial"
	"rulerfire/rules/hexwar"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/battle"
	"rulerfire/scenes/boardbuilder"
	"rulerfire/scenes/builder"
	"rulerfire/scenes/clipboard"
	"rulerfire/scenes/garage"
	"rulerfire/scenes/hexbattle"
	"rulerfire/scenes/hexgarage"
	"rulerfire/scenes/hexroster"
	"rulerfire/scenes/load"
	"rulerfire/scenes/newbattle"
	"rulerfire/scenes/newengagement"
	"rulerfire/scenes/replay"
	"rulerfire/scenes/result"
	"rulerfire/scenes/resume"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/seating"
	"rulerfire/scenes/shelf"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/title"
	"rulerfire/scenes/typeset"
	"rulerfire/scenes/workbench"
)

func main() {
	size := flag.String("size", "1280x720", "open a window of this `WxH`")
	flag.Parse()
	w, h, err := parseSize(*size)
	if err != nil || flag.NArg() > 0 {
		if err != nil {
			fmt.Fprintln(os.Stderr, "rulerfire:", err)
		}
		flag.Usage()
		os.Exit(2)
	}
	if err := run(w, h); err != nil {
		fmt.Fprintln(os.Stderr, "rulerfire:", err)
		os.Exit(1)
	}
}

// run plays until the window is closed.
func run(w, h int) error {
	file := game.SettingsFile()
	settings, err := game.ReadSettings(file)
	if err != nil {
		fmt.Fprintln(os.Stderr, "rulerfire:", err)
	}
	lib, err := openLibrary()
	if err != nil {
		fmt.Fprintln(os.Stderr, "rulerfire:", err)
	}
	app := scenes.NewApp(settings, file, newTitle(lib, saves.Home()))
	defer app.Shut()
	app.UseClipboard(clipboard.Machine())
	app.UseFonts(typeset.Machine())

	ebiten.SetWindowTitle("Rulerfire")
	ebiten.SetWindowSize(w, h)
	ebiten.SetWindowSizeLimits(960, 540, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowClosingHandled(true)
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetWindowIcon(icons())
	if err := ebiten.RunGame(app); err != nil && !errors.Is(err, ebiten.Termination) {
		return err
	}
	return nil
}

// openLibrary opens what the player has made, and what comes with the game. The
// library can be used even if some of it, as the error says, could not be read.
func openLibrary() (*library.Library, error) {
	stock, lost := library.Stock()
	lib, err := library.Open(library.Folder(), stock)
	lib.NameCopies(assets.English().Say("library.copy"))
	return lib, errors.Join(lost, err)
}

// newTitle makes the first screen, with all that it leads to. Battles are kept in the
// folder of saves.
func newTitle(lib *library.Library, kept saves.Folder) *title.Title {
	var shelved *load.Battles
	viewer := &replay.House{Chance: rand.Uint64, Keep: kept.Keep, Name: saves.Battle}
	fight := func(session *game.Session, ended func(*game.Session) scenes.Scene) scenes.Scene {
		s := battle.New(session, watched(viewer, ended))
		s.Menu.Shelf, s.Replays = shelved.Of(session), viewer.Replays()
		return s
	}
	engage := func(session *game.Session, ended func(*game.Session) scenes.Scene) scenes.Scene {
		s := hexbattle.New(session, watched(viewer, ended))
		s.Menu.Shelf, s.Replays = shelved.Of(session), viewer.Replays()
		return s
	}
	host := newbattle.NewHost(lib, rand.Uint64(), keeping(kept, fight))
	hexHost := newengagement.NewHost(lib, rand.Uint64(), muster.Player, keeping(kept, engage))
	rapidConfig := game.Config{System: rapid.RapidAttack(), Players: lineup.Player, Patience: game.Patience, GoesOn: kept.GoesOn}
	hexConfig := game.Config{System: hexwar.HexWargame(), Players: muster.Player, Patience: game.Patience, GoesOn: kept.GoesOn}
	battles := resume.New(resume.Game{
		Config: rapidConfig,
		Name:   "title.rapid", Sides: resume.Companies, Battle: fight, New: host.New,
	}, kept, rand.Uint64)
	engagements := resume.New(resume.Game{
		Config: hexConfig,
		Name:   "title.hex", Sides: resume.Squads, Battle: engage, New: hexHost.New,
	}, kept, rand.Uint64)
	shelved = load.New(kept, battles, engagements)
	shelved.Watch = func(battle string, r *game.Recording) scenes.Scene { return viewer.Whole(r, battle) }
	viewer.Games = []replay.Game{
		{
			Film: lineup.Film(), Config: rapidConfig,
			Watch:  func(v stage.Viewer) replay.Screen { return battle.Watch(v) },
			Battle: func(s *game.Session) scenes.Scene { return fight(s, result.After(nil, host.New)) },
		},
		{
			Film: muster.Film(), Config: hexConfig,
			Watch:  func(v stage.Viewer) replay.Screen { return hexbattle.Watch(v) },
			Battle: func(s *game.Session) scenes.Scene { return engage(s, result.After(nil, hexHost.New)) },
			Teams:  muster.TeamsOf,
		},
	}
	companies := garage.New(lib, rand.Uint64())
	tables := builder.New(lib, rand.Uint64())
	tried := []workbench.Game{{
		System: rapid.RapidAttack(), Rules: roster.Rules(), Computers: seating.ComputersOf(&rapid.Battle{}),
		Sizes:     []string{rapid.Skirmish.String(), rapid.FullBattle.String()},
		Companies: companies.Racks()[0], Tables: tables.Rack(),
	}}
	var hexBenches []title.Bench
	squads, noSquads := hexgarage.New(lib, rand.Uint64())
	if noSquads == nil {
		hexBenches = append(hexBenches, title.Bench{Name: "title.hex.garage", Key: 'G', Open: func(*scenes.Context) scenes.Scene { return shelf.New(lib, squads.Racks()...) }})
	}
	boards, noBoards := boardbuilder.New(lib, rand.Uint64())
	if noBoards == nil {
		hexBenches = append(hexBenches, title.Bench{Name: "title.hex.boards", Key: 'B', Open: func(*scenes.Context) scenes.Scene { return shelf.New(lib, boards.Rack()) }})
	}
	if noSquads == nil && noBoards == nil {
		tried = append(tried, hexTrials(squads.Racks()[0], boards.Rack()))
	}
	trials := workbench.NewHost(lib, besides(kept), rand.Uint64(), tried...)
	companies.Try = trials.Try
	if len(tried) > 1 {
		squads.Try = trials.Try
		hexBenches = append(hexBenches, title.Bench{Name: "title.workbench", Key: 'W', Open: trials.Open(hexwar.HexWargame().Name)})
	}
	first := title.New(
		title.Game{
			Name: "title.rapid", Rules: roster.Rules(), Continue: battles, Quick: host.Quick, New: host.New, Battles: shelved.Open,
			Benches: []title.Bench{
				{Name: "title.rapid.garage", Key: 'G', Open: func(*scenes.Context) scenes.Scene { return shelf.New(lib, companies.Racks()...) }},
				{Name: "title.rapid.tables", Key: 'T', Open: func(*scenes.Context) scenes.Scene { return shelf.New(lib, tables.Rack()) }},
				{Name: "title.workbench", Key: 'W', Open: trials.Open(rapid.RapidAttack().Name)},
			},
		},
		title.Game{Name: "title.hex", Rules: hexroster.Rules(), Continue: engagements, Quick: hexHost.Quick, New: hexHost.New, Battles: shelved.Open, Benches: hexBenches},
	)
	first.End = trials.Stop
	return first
}

// hexTrials is the hex wargame as its workbench knows it.
func hexTrials(squads, boards shelf.Rack) workbench.Game {
	g := workbench.Game{
		System: hexwar.HexWargame(), Rules: hexroster.Rules(), Computers: seating.ComputersOf(&hexwar.Battle{}),
		Companies: squads, Tables: boards,
		Missions: func(name string) (names []string) {
			size, err := hexwar.ParseSize(name)
			if h, lost := assets.Hex(); err == nil && lost == nil {
				for _, m := range h.MissionsOf(size) {
					names = append(names, m.Name)
				}
			}
			return names
		},
	}
	for size := range hexwar.NumSizes {
		g.Sizes = append(g.Sizes, size.String())
	}
	return g
}

// besides is the folder of trials that belongs to one of saves, beside it.
func besides(kept saves.Folder) trial.Folder {
	if kept == "" {
		return ""
	}
	return trial.Folder(filepath.Join(filepath.Dir(string(kept)), filepath.Base(string(trial.Home()))))
}

// watched lets a battle be watched again from its result.
func watched(viewer *replay.House, ended func(*game.Session) scenes.Scene) func(*game.Session) scenes.Scene {
	if ended == nil {
		return nil
	}
	return func(session *game.Session) scenes.Scene {
		screen := ended(session)
		if s, ok := screen.(*result.Scene); ok {
			s.Offer(result.Ways{
				Watch: func(ctx *scenes.Context) { ctx.Push(viewer.Of(session)) },
				Show:  func(ctx *scenes.Context, step int) { ctx.Push(viewer.OfAt(session, step)) },
			})
		}
		return screen
	}
}

// keeping makes the screen of a battle that is kept from its beginning.
func keeping(kept saves.Folder, screen newbattle.Battle) func(*game.Session, func(*game.Session) scenes.Scene) scenes.Scene {
	return func(session *game.Session, ended func(*game.Session) scenes.Scene) scenes.Scene {
		kept.Keep(session)
		return screen(session, ended)
	}
}

// parseSize reads a window size, at least the smallest that is laid out for.
func parseSize(s string) (w, h int, err error) {
	if _, err := fmt.Sscanf(s, "%dx%d", &w, &h); err != nil || fmt.Sprintf("%dx%d", w, h) != s {
		return 0, 0, fmt.Errorf("-size is like 1280x720, not %q", s)
	}
	if w < 960 || h < 540 || w > 16384 || h > 16384 {
		return 0, 0, fmt.Errorf("-size is 960x540 to 16384x16384, not %s", s)
	}
	return w, h, nil
}

// icons are the program's picture in the sizes that desktops ask for.
func icons() []image.Image {
	var out []image.Image
	for _, size := range []int{16, 32, 48} {
		out = append(out, scenes.Icon(size))
	}
	return out
}
