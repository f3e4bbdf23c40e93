package title

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"rulerfire/game"
	"rulerfire/game/saves"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/hexroster"
	"rulerfire/scenes/resume"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/ui"
)

func TestMain(m *testing.M) { os.Exit(scenetest.Main(m)) }

// hall is where the doors of these tests lead.
type hall struct{ name string }

func (h *hall) Frame(ctx *scenes.Context) {
	if ctx.UI.Back() {
		ctx.Pop()
	}
}

// games are two games whose doors lead to halls named after them.
func games() []Game {
	to := func(name string) Door {
		return func(*scenes.Context) scenes.Scene { return &hall{name} }
	}
	return []Game{
		{Name: "title.rapid", Quick: to("quick"), New: to("new")},
		{Name: "title.hex", Quick: to("quick hex"), New: to("new hex")},
	}
}

func start(t *testing.T, w, h int) *scenetest.Player {
	return scenetest.New(t, w, h, game.Settings{}, New(games()...))
}

func where(p *scenetest.Player) string {
	if h, ok := p.App.Top().(*hall); ok {
		return h.name
	}
	return "title"
}

func TestTheMenuLeadsOnByMouseAndByKey(t *testing.T) {
	for _, test := range []struct {
		name string
		do   func(p *scenetest.Player)
		want string
	}{
		{"a click on quick battle", func(p *scenetest.Player) { p.Click("title/quick") }, "quick"},
		{"a click on new battle", func(p *scenetest.Player) { p.Click("title/new") }, "new"},
		{"Enter at once", func(p *scenetest.Player) { p.Key(ui.KeyEnter) }, "quick"},
		{"down and Enter", func(p *scenetest.Player) { p.Key(ui.KeyDown, ui.KeyEnter) }, "new"},
		{"its key", func(p *scenetest.Player) { p.Key('N') }, "new"},
		{"a click on the other game", func(p *scenetest.Player) { p.Click("title/games/1"); p.Click("title/quick") }, "quick hex"},
		{"Ctrl+Tab and its key", func(p *scenetest.Player) {
			p.Step(ui.Input{Key: ui.KeyTab, Ctrl: true})
			p.Wait(2)
			p.Key('N')
		}, "new hex"},
		{"Ctrl+Tab twice", func(p *scenetest.Player) {
			for range 2 {
				p.Step(ui.Input{Key: ui.KeyTab, Ctrl: true})
				p.Wait(2)
			}
			p.Key(ui.KeyEnter)
		}, "quick"},
		{"Esc stays", func(p *scenetest.Player) { p.Key(ui.KeyEscape) }, "title"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := start(t, 1280, 720)
			test.do(p)
			p.Wait(12)
			if got := where(p); got != test.want {
				t.Errorf("leads to %s, want %s", got, test.want)
			}
		})
	}
}

func TestAnEntryWithNothingBehindItIsNotShown(t *testing.T) {
	p := scenetest.New(t, 1280, 720, game.Settings{}, New(Game{Name: "title.rapid", Rules: roster.Rules()}))
	if p.Has("title/quick") || p.Has("title/new") || p.Has("title/games/0") {
		t.Error("the menu has dead buttons")
	}
	p.Key(ui.KeyEnter)
	p.Wait(3)
	if !p.Has("rules/close") {
		t.Error("Enter does not press the first button that is there")
	}
}

// TestLearnShowsTheRulesOfTheGameInFront has two games with a page each.
func TestLearnShowsTheRulesOfTheGameInFront(t *testing.T) {
	s := New(Game{Name: "title.rapid", Rules: roster.Rules()}, Game{Name: "title.hex", Rules: hexroster.Rules()})
	p := scenetest.New(t, 1280, 720, game.Settings{}, s)
	for i, want := range []string{"rules.title", "hexrules.title"} {
		p.Click(fmt.Sprintf("title/games/%d", i))
		p.Click("title/learn")
		if got := s.Rules().Title; got != want || !p.Has("rules/close") {
			t.Errorf("tab %d shows the page %s, not %s", i+1, got, want)
		}
		p.Click("rules/close")
	}
}

func TestBenchesStandBelowTheBattlesAndLeadOnByTheirKeys(t *testing.T) {
	list := games()
	for i, name := range []string{"title.quit", "title.about"} {
		list[1].Benches = append(list[1].Benches, Bench{Name: name, Key: ui.Key('G' + rune(i)), Open: func(*scenes.Context) scenes.Scene { return &hall{name} }})
	}
	for _, test := range []struct {
		name string
		do   func(p *scenetest.Player)
		want string
	}{
		{"a click on the first", func(p *scenetest.Player) { p.Click("title/bench/0") }, "title.quit"},
		{"a click on the second", func(p *scenetest.Player) { p.Click("title/bench/1") }, "title.about"},
		{"its key", func(p *scenetest.Player) { p.Key('H') }, "title.about"},
		{"the other game has none", func(p *scenetest.Player) { p.Click("title/games/0"); p.Key('H') }, "title"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := scenetest.New(t, 960, 540, game.Settings{}, New(list...))
			p.Click("title/games/1")
			p.Wait(2)
			test.do(p)
			p.Wait(12)
			if got := where(p); got != test.want {
				t.Errorf("leads to %s, want %s", got, test.want)
			}
		})
	}
}

func TestTheGameInFrontStaysThere(t *testing.T) {
	p := start(t, 1280, 720)
	p.Click("title/games/1")
	p.Wait(12)
	p.Shot("title_hex")
	p.Click("title/new")
	p.Wait(12)
	p.Key(ui.KeyEscape)
	p.Wait(12)
	p.Key('Q')
	p.Wait(12)
	if got := where(p); got != "quick hex" {
		t.Errorf("leads to %s", got)
	}
}

func TestQuitQuits(t *testing.T) {
	p := start(t, 1280, 720)
	p.Click("title/quit")
	if !p.Ended() {
		t.Error("it goes on")
	}
}

func TestSettingsAreChanged(t *testing.T) {
	p := start(t, 1280, 720)
	p.Click("title/settings")
	p.Wait(3)
	p.Click("settings/speed/×4")
	p.Click("settings/still")
	p.Click("settings/name")
	p.Key(ui.KeyEnd)
	p.Type("Mira")
	p.Wait(20)
	p.Shot("settings")
	p.Click("settings/scale")
	p.Wait(3)
	p.Shot("settings_scale")
	p.Click("settings/scale/options/list/1")
	p.Wait(3)
	want := game.Settings{Scale: 75, Speed: game.Quadruple, StillMotion: true, Name: "Mira"}
	if got := p.App.Settings(); got != want {
		t.Errorf("settings are %+v, want %+v", got, want)
	}
	if s := p.App.PixelsPerPoint(); s != 0.75 {
		t.Errorf("the interface has scale %g, want the one chosen", s)
	}
	p.Key(ui.KeyEscape)
	p.Wait(3)
	if !p.Has("title/quick") {
		t.Error("Esc does not close the settings")
	}
}

func TestPanelsCloseByTheirButton(t *testing.T) {
	for _, panel := range []string{"settings", "about"} {
		p := start(t, 1280, 720)
		p.Click("title/" + panel)
		p.Wait(20)
		if panel == "about" {
			p.Shot("about")
		}
		p.Click(panel + "/close")
		p.Wait(3)
		if p.Has(panel+"/close") || !p.Has("title/quick") {
			t.Errorf("%s stays open", panel)
		}
	}
}

func TestTheTitleFitsEveryWindow(t *testing.T) {
	for _, size := range []struct {
		name string
		w, h int
	}{
		{"title", 1280, 720}, {"title_small", 960, 540}, {"title_tall", 1200, 1100}, {"title_wide", 1920, 700}, {"title_1080", 1920, 1080},
	} {
		p := start(t, size.w, size.h)
		p.Shot(size.name)
		s := p.App.PixelsPerPoint()
		window := ui.Rect{W: float64(size.w) / s, H: float64(size.h) / s}
		for _, id := range []string{"title/games/0", "title/quick", "title/new", "title/quit"} {
			if r := p.Where(id); r.Intersect(window) != r {
				t.Errorf("%s: %s is at %v, outside %v", size.name, id, r, window)
			}
		}
	}
}

// Large entries have room for their two lines, however many entries there are and however
// small the window is; the others stand two by two below them.
func TestManyEntriesAreNotCramped(t *testing.T) {
	folder := saves.Folder(t.TempDir())
	name := "rapid-20261130-190311-5c1e88a0.1.txt" // it cannot be read, and is offered as what is lost
	if err := os.WriteFile(filepath.Join(string(folder), name), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	to := func(*scenes.Context) scenes.Scene { return &hall{} }
	g := Game{
		Name: "title.rapid", Rules: roster.Rules(), Quick: to, New: to, Battles: to,
		Continue: resume.New(resume.Game{Config: game.Config{System: rapid.RapidAttack()}}, folder, nil),
	}
	for i, name := range []string{"title.rapid.garage", "title.rapid.tables", "title.workbench"} {
		g.Benches = append(g.Benches, Bench{Name: name, Key: ui.Key("GTW"[i]), Open: to})
	}
	for _, scale := range []int{0, 100} {
		p := scenetest.New(t, 960, 540, game.Settings{Scale: scale}, New(g, games()[1]))
		p.Shot(fmt.Sprintf("title_full_%d", scale))
		for _, id := range []string{"title/continue", "title/quick", "title/new"} {
			if r := p.Where(id); r.H < 44 {
				t.Errorf("scale %d: %s is %v points high", scale, id, r.H)
			}
		}
		first, second, third := p.Where("title/bench/0"), p.Where("title/bench/1"), p.Where("title/bench/2")
		if first.Y != second.Y || third.Y <= first.Y || third.Y != p.Where("title/battles").Y || first.Y < p.Where("title/new").Bottom() {
			t.Errorf("scale %d: the entries below stand at %v, %v and %v", scale, first, second, third)
		}
	}
}
