package garage

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"rulerfire/game/library"
	"rulerfire/rules/rapid"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/ui"
)

// fresh is an entry for a company without frames, in the library.
func fresh(t *testing.T, lib *library.Library) library.Entry {
	t.Helper()
	e, err := library.New(rapid.Company{Name: "Nothing Yet"})
	if err == nil {
		e, err = lib.Put(e)
	}
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// drag carries something from the middle of a widget to the middle of the bench.
func drag(p *scenetest.Player, s *Scene, id string) {
	from, to := p.Where(id).Centre(), p.Where("frame/name")
	p.Drag(from.X, from.Y, to.Centre().X, to.Y-160)
}

// kept is the company as the library has it.
func kept(t *testing.T, s *Scene) rapid.Company {
	t.Helper()
	e, ok := s.host.lib.Get(s.desk.Entry().ID)
	if !ok {
		t.Fatal("the company is not in the library")
	}
	c, err := e.Company()
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// write puts a text into a field in place of what is there.
func write(p *scenetest.Player, id, text string) {
	p.App.Widgets().SetFocus(id)
	p.Wait(2)
	p.Type(text)
}

func TestACompanyIsBuiltByMouse(t *testing.T) {
	lib := stocked(t)
	p, s := enter(t, 1280, 720, New(lib, 1), fresh(t, lib))
	p.Shot("build_empty")
	p.Click("bench/add")
	for _, id := range []string{"shelf/0", "shelf/4", "shelf/2", "shelf/1"} {
		drag(p, s, id)
	}
	p.Click("shelf/4") // a fifth does not go on
	if got := s.desk.Now.design(0).Dice(); got != "2W 2Rd 1B 1G 1Y" {
		t.Fatalf("the frame has %s", got)
	}
	if s.desk.Notice == "" {
		t.Error("nobody says why a fifth system does not go on")
	}
	p.Shot("build_frame")
	p.Click("place/0/off")
	p.Click("shelf/4")
	p.Click("look/1")
	p.Click("rockets/+")
	p.Click("rockets/+")
	p.Click("company/copy")
	p.Click("company/copy")
	p.Click("rockets/-")
	p.Click("rockets/-")
	p.Click("library/frames")
	p.Wait(3)
	p.Click("frames/4")
	p.Click("company/copy")
	p.Click("company/spare")
	p.Wait(3)
	p.Click("garage/name")
	p.Step(ui.Input{Ctrl: true, Key: 'A'})
	p.Type("Mouse Made")
	p.Click("company/list/0")
	p.Wait(50)
	c := s.desk.Now.company
	if c.Name != "Mouse Made" || len(c.Frames) != 4 || len(c.Spares) != 1 {
		t.Fatalf("%q has %d frames and %d spares", c.Name, len(c.Frames), len(c.Spares))
	}
	lines, faults := 0, c.Check(rapid.Skirmish, 2, 3)
	for _, f := range faults {
		if strings.Contains(f.What, "rocket") {
			lines++
		}
	}
	if lines != 1 || len(faults) != 1 {
		t.Errorf("the faults are %v", faults)
	}
	p.Shot("build_fault")
	p.Click("ready/list/0")
	p.Wait(3)
	for s.desk.Now.rockets() > 3 {
		p.Click("rockets/-")
	}
	for s.desk.Now.rockets() < 3 {
		p.Click("rockets/+")
	}
	p.Wait(3)
	if faults := kept(t, s).Check(rapid.Skirmish, 2, 3); len(faults) > 0 {
		t.Errorf("what is kept has the faults %v", faults)
	}
	p.Shot("build_done")
}

func TestACompanyIsBuiltByKeys(t *testing.T) {
	lib := stocked(t)
	p, s := enter(t, 1280, 720, New(lib, 1), fresh(t, lib))
	p.Key('D', 'R', 'R', 'C')
	if got := s.desk.Now.design(0).Dice(); got != "2W 2Rd+d8 1B 1Y" {
		t.Fatalf("D, R, R and C make %s", got)
	}
	p.Step(ui.Input{Key: 'R', Shift: true})
	p.Wait(2)
	p.Key('M', 'K', 'K', 'K')
	if n := len(s.desk.Now.company.Frames); n != 4 || s.at != 3 {
		t.Fatalf("there are %d frames, and the one at %d is on the bench", n, s.at)
	}
	p.Key('1')
	p.App.Widgets().SetFocus("rockets/+")
	p.Key(ui.KeyEnter, ui.KeyEnter, ui.KeyEnter)
	if faults := kept(t, s).Check(rapid.Skirmish, 2, 3); len(faults) > 0 {
		t.Errorf("the company has the faults %v", faults)
	}
	p.Key('O')
	p.Wait(3)
	if s.panel != oddsPanel {
		t.Error("O does not open the odds")
	}
	p.Key(ui.KeyEscape, ui.KeyEscape)
	p.Wait(5)
	if _, ok := p.App.Top().(*hall); !ok {
		t.Error("Esc does not lead back")
	}
}

func TestEveryChangeIsTakenBackAndMadeAgain(t *testing.T) {
	lib := stocked(t)
	p, s := enter(t, 1280, 720, New(lib, 1), fresh(t, lib))
	before := s.desk.Now.company.Clone()
	p.Key(ui.KeyPlus, 'D', 'R', 'K', 'H')
	p.Click("company/up")
	p.Click("company/spare")
	p.Click("company/remove")
	write(p, "frame/name", "One word after another")
	after := s.desk.Now.company.Clone()
	text := func(c rapid.Company) string {
		b, err := c.MarshalText()
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	p.App.Widgets().SetFocus("company/list")
	p.Wait(2)
	for range 12 {
		p.Key('Z')
	}
	if got, want := text(s.desk.Now.company), text(before); got != want {
		t.Errorf("all taken back is\n%swant\n%s", got, want)
	}
	for range 12 {
		p.Key('Y')
	}
	if got, want := text(s.desk.Now.company), text(after); got != want {
		t.Errorf("all made again is\n%swant\n%s", got, want)
	}
	if got, want := text(kept(t, s)), text(after); got != want {
		t.Errorf("the library has\n%swant\n%s", got, want)
	}
}

func TestCtrlZTakesBackWhatIsBeingTyped(t *testing.T) {
	lib := stocked(t)
	p, s := enter(t, 1280, 720, New(lib, 1), fresh(t, lib))
	write(p, "garage/name", "Zz Yy")
	if got := s.desk.Now.Name(); got != "Zz Yy" {
		t.Fatalf("typed is %q", got)
	}
	p.Step(ui.Input{Ctrl: true, Key: 'Z'})
	p.Wait(2)
	if got := s.desk.Now.Name(); got != "Nothing Yet" {
		t.Errorf("taken back it is %q", got)
	}
	p.Step(ui.Input{Ctrl: true, Key: 'Y'})
	p.Wait(2)
	if got := s.desk.Now.Name(); got != "Zz Yy" {
		t.Errorf("made again it is %q", got)
	}
}

func TestStockIsCopiedByTheFirstChange(t *testing.T) {
	lib := stocked(t)
	stock := company(t, lib, "Tidewater")
	p, s := enter(t, 1280, 720, New(lib, 1), stock)
	p.Key('K')
	e := s.desk.Entry()
	if e.Stock || e.ID == stock.ID || e.Name == stock.Name {
		t.Errorf("the change is in %q, %v", e.ID, e.Name)
	}
	again, _ := lib.Get(stock.ID)
	if again.Text() != stock.Text() {
		t.Error("the stock has changed")
	}
	p.Key('Z')
	if !s.desk.CanRedo() {
		t.Error("the change cannot be taken back")
	}
}

func TestWhatIsWrongLeadsToItsPlace(t *testing.T) {
	lib := stocked(t)
	c := rapid.Company{Name: "Wrong", Frames: []rapid.Design{{Name: "One"}, {Name: "Two"}, {Name: "Three", Rockets: 5}}, Spares: []rapid.Design{{Name: "Four", Rockets: 1}}}
	c.Frames[1].Systems = rapid.Systems{2, 2, 1}
	e, err := library.New(c)
	if err == nil {
		e, err = lib.Put(e)
	}
	if err != nil {
		t.Fatal(err)
	}
	p, s := enter(t, 1280, 720, New(lib, 1), e)
	faults := c.Check(rapid.Skirmish, 2, 3)
	for _, test := range []struct {
		where, what string
		at          int
		focus       string
	}{
		{"frame 2, Two", "5 systems", 1, "shelf/"},
		{"frame 3, Three", "5 rockets", 2, "rockets/-"},
		{"spare 1, Four", "1 rocket", 3, "rockets/-"},
		{"the company", "5 rockets", 2, "rockets/-"},
		{"the company", "3 frames", -1, "company/add"},
	} {
		i := slices.IndexFunc(faults, func(f rapid.Fault) bool { return f.Where == test.where && f.What == test.what })
		if i < 0 {
			t.Errorf("%s: %s is no fault", test.where, test.what)
			continue
		}
		p.App.Widgets().SetFocus("ready/list")
		p.Key(ui.KeyHome)
		for range i {
			p.Key(ui.KeyDown)
		}
		p.Key(ui.KeyEnter)
		if test.at >= 0 && s.at != test.at {
			t.Errorf("%v leads to frame %d", faults[i], s.at)
		}
		if got := p.App.Widgets().Focused(); !strings.HasPrefix(got, test.focus) {
			t.Errorf("%v gives the keyboard to %s", faults[i], got)
		}
	}
}

// A fault about one type of system brings that type to the front of the shelf.
func TestAFaultOfASystemBringsItToTheFront(t *testing.T) {
	lib := stocked(t)
	p, s := enter(t, 1280, 720, New(lib, 1), company(t, lib, "Copper Larks"))
	s.host.players = 3
	c := s.desk.Now.company.Clone()
	c.Frames[2].Systems = rapid.Systems{rapid.Comms: 4} // no bench can make this
	s.desk.Now.company = c
	p.Wait(2)
	p.Click("ready/list/0")
	p.Wait(2)
	if got := p.App.Widgets().Focused(); s.at != 2 || s.system != rapid.Comms || got != "shelf/2" {
		t.Errorf("it leads to frame %d, %v, %s", s.at, s.system, got)
	}
}

func TestACompanyByChanceIsLegalAndTellsItsNumber(t *testing.T) {
	lib := stocked(t)
	p, s := enter(t, 1280, 720, New(lib, 1), fresh(t, lib))
	p.Click("library/random")
	p.Wait(3)
	p.Click("random/again")
	p.Click("random/seed")
	p.Step(ui.Input{Ctrl: true, Key: 'A'})
	p.Type("4417")
	p.Click("random/take")
	p.Wait(3)
	if s.random.taken != 4417 || s.desk.Entry().Name == "Nothing Yet" {
		t.Errorf("on the bench is %s with the seed %d", s.desk.Entry().Name, s.random.taken)
	}
	if faults := kept(t, s).Check(rapid.Skirmish, 2, 3); len(faults) > 0 {
		t.Errorf("it has the faults %v", faults)
	}
}

func TestASingleFrameIsKeptAndChanged(t *testing.T) {
	lib := stocked(t)
	p, s := enter(t, 1280, 720, New(lib, 1), company(t, lib, "Copper Larks"))
	p.Click("frame/keep")
	p.Wait(2)
	var e library.Entry
	for _, f := range lib.List(library.Frame, library.ByName, "") {
		if !f.Stock {
			e = f
		}
	}
	if e.Name != s.desk.Now.design(0).Name {
		t.Fatalf("kept is %q", e.Name)
	}
	p, _ = enter(t, 1280, 720, s.host, e)
	p.Shot("single")
	p.Key('M')
	p.Step(ui.Input{Key: 'D', Shift: true})
	p.Wait(2)
	p.Key('M')
	again, _ := lib.Get(e.ID)
	d, err := again.Frame()
	if err != nil || d.Dice() != "2W 2Ra+d8 1B 1G" {
		t.Errorf("the library has %s, %v", d.Dice(), err)
	}
}

func TestTabReachesEverything(t *testing.T) {
	lib := stocked(t)
	g := New(lib, 1)
	g.pick(company(t, lib, "Tidewater").ID)
	p, _ := enter(t, 1280, 720, g, company(t, lib, "Copper Larks"))
	reached := map[string]bool{}
	for range len(p.App.Widgets().IDs()) + 1 {
		p.Key(ui.KeyTab)
		reached[p.App.Widgets().Focused()] = true
	}
	for _, id := range []string{"company/list", "company/add", "ready/list", "library/open", "place/0", "place/0/off", "rockets/+", "frame/name", "shelf/0", "shelf/5", "look/0", "against/pick", "against/frames/+", "garage/name", "garage/done"} {
		if !reached[id] {
			t.Errorf("Tab never comes to %s", id)
		}
	}
}

func TestASheetIsPrintedAndTheCompanyShared(t *testing.T) {
	lib := stocked(t)
	p, s := enter(t, 1280, 720, New(lib, 1), company(t, lib, "Copper Larks"))
	p.Click("garage/print")
	p.Wait(5)
	p.Shot("printed")
	if info, err := os.Stat(s.sheet); err != nil || info.Size() == 0 || s.panel != printPanel {
		t.Errorf("the sheet %q is not written: %v, %s", s.sheet, err, s.desk.Notice)
	}
	p.Key(ui.KeyEscape)
	p.Wait(3)
	p.Click("garage/share")
	p.Wait(10)
	if p.App.Top() == s {
		t.Fatal("nothing is shared")
	}
	p.Key(ui.KeyEscape)
	p.Wait(10)
	if p.App.Top() != s {
		t.Error("Esc does not lead back to the bench")
	}
}

func TestLongAndStrangeNamesStayInTheirPlaces(t *testing.T) {
	for _, size := range sizes {
		lib := stocked(t)
		long := "Wandering Excavators of the Ninth Quarry"
		c := rapid.Company{Name: long}
		for _, name := range []string{long, "שלום ארנב", "🤖🦾🤖🦾🤖🦾🤖🦾", "a", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", "é̂̃", "   ", "ab\u200bcd"} {
			d := rapid.Design{Name: name, Rockets: 3, Systems: rapid.Systems{rapid.HandToHand: 2, rapid.Direct: 1, rapid.Artillery: 2, rapid.Defence: 2, rapid.Movement: 2, rapid.Comms: 2}}
			c.Frames = append(c.Frames, d)
		}
		c.Frames[6].Name = "b"
		e, err := library.New(c)
		if err == nil {
			e, err = lib.Put(e)
		}
		if err != nil {
			t.Fatal(err)
		}
		g := New(lib, 1)
		g.pick(company(t, lib, "Tidewater").ID)
		again, err := lib.Duplicate(e.ID)
		if err != nil {
			t.Fatal(err)
		}
		g.pick(again.ID)
		p, s := enter(t, size.w, size.h, g, e)
		at := fmt.Sprintf("%dx%d", size.w, size.h)
		p.Shot("strange_" + at)
		inside(t, p, at)
		p.Key('O')
		p.Wait(3)
		p.Shot("strange_odds_" + at)
		inside(t, p, at)
		if n := len(mounted(s.desk.Now.design(0))); n != 11 {
			t.Errorf("%d systems are mounted", n)
		}
	}
}

// names are those of the frames and spares on the bench.
func names(s *Scene) (list []string) {
	for i := range s.desk.Now.len() {
		list = append(list, s.desk.Now.design(i).Name)
	}
	return list
}

func TestFramesAreBroughtInOrderByDraggingAndByKeys(t *testing.T) {
	lib := stocked(t)
	c := rapid.Company{Name: "Out of Order", Frames: []rapid.Design{{Name: "B", Rockets: 1}, {Name: "C"}, {Name: "A"}}, Spares: []rapid.Design{{Name: "S"}}}
	e, err := library.New(c)
	if err == nil {
		e, err = lib.Put(e)
	}
	if err != nil {
		t.Fatal(err)
	}
	p, s := enter(t, 1280, 720, New(lib, 1), e)
	row := func(i int) ui.Rect { return p.Where(fmt.Sprintf("company/list/%d", i)) }
	want := func(done string, spares int, list ...string) {
		t.Helper()
		p.Wait(2)
		if got := names(s); !slices.Equal(got, list) || len(s.desk.Now.company.Spares) != spares {
			t.Errorf("%s: %v with %d spares, want %v with %d", done, got, len(s.desk.Now.company.Spares), list, spares)
		}
	}
	from, to := row(2).Centre(), row(0)
	p.Drag(from.X, from.Y, to.Centre().X, to.Y+5)
	want("the last dragged above the first", 1, "A", "B", "C", "S")
	if s.at != 0 {
		t.Errorf("the frame at %d is on the bench", s.at)
	}
	from, to = row(1).Centre(), row(3)
	p.Drag(from.X, from.Y, to.Centre().X, to.Bottom()+20)
	want("the second dragged below all", 2, "A", "C", "S", "B")
	if n := s.desk.Now.design(3).Rockets; n != 0 {
		t.Errorf("as a spare it carries %d rockets", n)
	}
	p.Key('Z')
	want("taken back", 1, "A", "B", "C", "S")
	if n := s.desk.Now.design(1).Rockets; n != 1 {
		t.Errorf("taken back it carries %d rockets", n)
	}
	p.Click("company/list/0")
	p.Wait(2)
	p.Step(ui.Input{Shift: true, Key: ui.KeyDown})
	p.Step(ui.Input{Shift: true})
	p.Step(ui.Input{Shift: true, Key: ui.KeyDown})
	want("brought down twice", 1, "B", "C", "A", "S")
	p.Step(ui.Input{Shift: true, Key: ui.KeyDown})
	want("brought down at the end of its list", 1, "B", "C", "A", "S")
	p.Step(ui.Input{Shift: true, Key: ui.KeyUp})
	want("brought up", 1, "B", "A", "C", "S")
	from = row(0).Centre()
	p.Drag(from.X, from.Y, from.X+3, from.Y+10)
	want("let go where it was", 1, "B", "A", "C", "S")
}
