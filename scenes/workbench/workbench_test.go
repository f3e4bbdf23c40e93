package workbench

import (
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"rulerfire/game/library"
	"rulerfire/game/trial"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/ui"
)

// over lets ticks pass until nothing is played any more.
func over(t *testing.T, p *scenetest.Player, b *bench) {
	t.Helper()
	p.Until("the end of the battles", 20_000, func() bool {
		time.Sleep(2 * time.Millisecond)
		return !b.restless() && b.run == nil
	})
	p.Wait(5)
}

// choose takes the entry of that name on the shelf that is open.
func choose(t *testing.T, p *scenetest.Player, name string) {
	t.Helper()
	p.Wait(12)
	p.Click("shelf/search")
	p.Type(name)
	p.Wait(5)
	p.Click("shelf/list/0")
	p.Click("shelf/open")
	p.Wait(15)
	if !p.Has("workbench/play") {
		t.Fatalf("%s cannot be chosen; there are %v", name, p.App.Widgets().IDs())
	}
}

func TestATrialByKeysAtBothSizes(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {960, 540}} {
		dir := t.TempDir()
		h := host(t, stock(t), dir)
		b := h.bench("rapid")
		b.trial.Battles, b.trial.Contestants[0].Level = 20, "easy"
		p := screen(t, size[0], size[1], h, "rapid")
		p.Shot("first-" + sizeName(size))
		p.Key(ui.KeyEnter)
		if !b.playing() {
			t.Fatalf("nothing is played: %v", b.fault())
		}
		over(t, p, b)
		p.Shot("wins-" + sizeName(size))
		if len(b.record.Battles) != 20 || b.result.Groups != 10 {
			t.Errorf("%d battles were played, %d groups", len(b.record.Battles), b.result.Groups)
		}
		for i := range 5 {
			p.Key(ui.Key('1' + rune(i)))
			p.Wait(5)
		}
		p.Key('3')
		p.Shot("losses-" + sizeName(size))
		for _, key := range []ui.Key{'X', 'I'} {
			p.Key(key)
			p.Until("the file", 10_000, func() bool {
				time.Sleep(2 * time.Millisecond)
				return p.App.Top().(*Scene).files == nil
			})
		}
		files, err := filepath.Glob(filepath.Join(dir, "rapid-*"))
		if err != nil || len(files) != 4 {
			t.Fatalf("there are the files %v, %v", files, err)
		}
		for _, file := range files {
			if filepath.Ext(file) == ".png" {
				f, err := os.Open(file)
				if err != nil {
					t.Fatal(err)
				}
				if _, err := png.Decode(f); err != nil {
					t.Error(err)
				}
				f.Close()
			}
		}
		p.Key(ui.KeyEscape)
	}
}

func TestATrialGoesOnAfterARestart(t *testing.T) {
	dir, lib := t.TempDir(), stock(t)
	h := host(t, lib, dir)
	b := h.bench("rapid")
	b.trial.Battles = 50
	p := screen(t, 1280, 720, h, "rapid")
	p.Key(ui.KeyEnter)
	p.Until("the first battles", 10_000, func() bool {
		time.Sleep(2 * time.Millisecond)
		return b.run != nil && b.run.Progress().Done > 3
	})
	p.Key(ui.KeySpace)
	over(t, p, b)
	played := len(b.record.Battles)
	if played == 0 || played >= 50 {
		t.Fatalf("%d battles were played", played)
	}
	h.Stop()

	again := host(t, lib, dir) // as after a restart of the program
	p = screen(t, 960, 540, again, "rapid")
	c := again.bench("rapid")
	if c.record == nil || len(c.record.Battles) != played || c.left() != 50-played {
		t.Fatalf("found again are %+v, %d left", c.record, c.left())
	}
	if diff := cmp.Diff(b.trial, c.trial); diff != "" {
		t.Error(diff)
	}
	p.Shot("stopped")
	p.Key(ui.KeyEnter)
	over(t, p, c)
	whole, err := trial.Begin(c.trial)
	if err != nil {
		t.Fatal(err)
	}
	run, err := trial.Start(whole, trial.Options{})
	if err != nil {
		t.Fatal(err)
	}
	run.Wait(t.Context())
	if diff := cmp.Diff(run.Record().Result(), c.result); diff != "" {
		t.Errorf("stopped and continued differs from one go:\n%s", diff)
	}
	p.Click("workbench/battles/100")
	if c.left() != 50 {
		t.Errorf("with a hundred there are %d left", c.left())
	}
}

func TestTwoVersionsAreComparedByMouse(t *testing.T) {
	h := host(t, stock(t), t.TempDir())
	b := h.bench("rapid")
	b.trial.Battles = 20
	p := screen(t, 1280, 720, h, "rapid")
	p.Click("workbench/1/company")
	choose(t, p, "Night Orchard")
	if got := b.name(b.trial.Contestants[0].Company); got != "Night Orchard" {
		t.Fatalf("the first contestant is %q", got)
	}
	p.Click("workbench/compare")
	choose(t, p, "Copper Larks")
	p.Click("workbench/play")
	over(t, p, b)
	p.Shot("compare")
	c := b.result.Comparison
	if c == nil || len(b.result.Rows) != 3 || !p.Has("workbench/verdict/tip") {
		t.Fatalf("%d battles, %d rows, %+v", b.result.Battles, len(b.result.Rows), b.result.Comparison)
	}
	p.Click("workbench/other/none")
	if b.trial.Compares() || b.same() {
		t.Error("B is still compared")
	}
}

func TestFiveContestantsAndWhoSwapsCompanies(t *testing.T) {
	h := host(t, stock(t), t.TempDir())
	b := h.bench("rapid")
	p := screen(t, 960, 540, h, "rapid")
	p.Click("workbench/count/5")
	b.trial.Contestants[1].Level = "random"
	p.Wait(3)
	p.Click("workbench/swap")
	if b.trial.Group() != 25 || len(b.trial.Contestants) != 5 {
		t.Fatalf("the trial is %+v", b.trial)
	}
	p.Shot("five")
	p.Click("workbench/count/3")
	p.Click("workbench/battles/20")
	p.Key(ui.KeyEnter)
	over(t, p, b)
	p.Key('2')
	p.Wait(3)
	p.Shot("players")
	if len(b.result.Players) != 3 || b.result.Battles != 27 {
		t.Errorf("%d battles in %d groups, %d rows, %d players", b.result.Battles, b.result.Groups, len(b.result.Rows), len(b.result.Players))
	}
}

func TestATrialOfSquads(t *testing.T) {
	h := host(t, stock(t), t.TempDir())
	b := h.bench("hexwar")
	b.trial.Battles = 20
	p := screen(t, 1280, 720, h, "hexwar")
	p.Click("workbench/share/2")
	p.Key(ui.KeyEnter)
	over(t, p, b)
	p.Shot("squads")
	p.Key('3')
	p.Wait(3)
	p.Shot("squads-losses")
	if b.trial.Share != 2 || b.result.Battles != 20 {
		t.Errorf("%d battles in %d groups, %d rows, %d players", b.result.Battles, b.result.Groups, len(b.result.Rows), len(b.result.Players))
	}
}

func TestABrokenTrialIsToldAndKeptTrialsAreOpened(t *testing.T) {
	dir := t.TempDir()
	h := host(t, stock(t), dir)
	good, err := trial.Begin(h.bench("rapid").trial)
	if err != nil {
		t.Fatal(err)
	}
	text, err := good.MarshalText()
	if err != nil {
		t.Fatal(err)
	}
	for name, content := range map[string]string{
		"rapid-20260101-000000.000.txt": string(text),
		"rapid-20260102-000000.000.txt": "rulerfire trial 1\nsystem",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	p := screen(t, 960, 540, h, "rapid")
	b := h.bench("rapid")
	if b.lost == nil || !strings.Contains(b.lost.Error(), "line 2: ") {
		t.Fatalf("the broken trial is told as %v", b.lost)
	}
	p.Shot("broken")
	p.Key('K')
	p.Until("the list", 200, func() bool {
		time.Sleep(time.Millisecond)
		return p.Has("kept/list/1")
	})
	p.Wait(5)
	p.Shot("kept")
	p.Click("kept/list/1")
	p.Click("kept/open")
	if b.record == nil || b.lost != nil {
		t.Fatalf("opened is %+v", b.record)
	}
	p.Key('K')
	p.Until("the list", 200, func() bool {
		time.Sleep(time.Millisecond)
		return p.Has("kept/list/0")
	})
	p.Click("kept/list/0")
	p.Click("kept/delete")
	p.Wait(30)
	if files, _ := filepath.Glob(filepath.Join(dir, "*.txt")); len(files) != 1 {
		t.Errorf("there are still %v", files)
	}
}

func TestATrialThatCannotBePlayedSaysWhyOnItsButton(t *testing.T) {
	h := host(t, stock(t), t.TempDir())
	b := h.bench("rapid")
	b.trial.Contestants[0].Company = "company \"x\""
	p := screen(t, 1280, 720, h, "rapid")
	p.Key(ui.KeyEnter)
	if b.run != nil || b.against(0) == nil {
		t.Errorf("it is played: %v", b.fault())
	}
}

func TestACompanyIsUnfitWhateverIsWrongWithTheOthers(t *testing.T) {
	lib := stock(t)
	b := host(t, lib, t.TempDir()).bench("rapid")
	b.trial.Contestants[0].Company = "company \"x\""
	if why := b.unfit("company \"y\""); why == "" {
		t.Error("a broken company would do beside another")
	}
	if why := b.unfit(lib.List(library.Company, library.ByName, "Night Orchard")[0].Text()); why != "" {
		t.Errorf("a good one would not: %s", why)
	}
}

func TestTryingOutACompanyOfTheGarage(t *testing.T) {
	lib := stock(t)
	h := host(t, lib, t.TempDir())
	list := lib.List(library.Company, library.ByName, "Tidewater")
	h.Try(list[0], nil)
	b := h.bench("rapid")
	if b.name(b.trial.Contestants[0].Company) != "Tidewater" || b.against(0) != nil {
		t.Errorf("set up is %+v, with %v", b.trial, b.fault())
	}
	before := lib.List(library.Company, library.ByName, "Night Orchard")[0]
	h.Try(list[0], &before)
	if !b.trial.Compares() || b.name(b.trial.Contestants[0].Company) != "Night Orchard" {
		t.Errorf("set up is %+v", b.trial)
	}
}
