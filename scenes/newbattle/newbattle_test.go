package newbattle

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"rulerfire/game"
	"rulerfire/game/lineup"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/compare"
	"rulerfire/scenes/result"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/ui"
)

func TestMain(m *testing.M) { os.Exit(scenetest.Main(m)) }

// arena stands for the screen of a battle.
type arena struct {
	session *game.Session
	ended   func(*game.Session) scenes.Scene
}

func (f *arena) Frame(ctx *scenes.Context) {
	if ctx.UI.Button("end", ctx.Size.Centred(100, 30), "End", ui.ButtonLook{}) {
		ctx.Push(f.ended(f.session))
	}
}

// hall stands for the title.
type hall struct {
	host *Host
	open func(ctx *scenes.Context) scenes.Scene
}

func (h *hall) Frame(ctx *scenes.Context) {
	if ctx.UI.Button("enter", ctx.Size.Centred(100, 30), "Enter", ui.ButtonLook{}) {
		ctx.Push(h.open(ctx))
	}
}

func host(seed uint64) *Host {
	return NewHost(nil, seed, func(s *game.Session, ended func(*game.Session) scenes.Scene) scenes.Scene { return &arena{s, ended} })
}

// enter opens the screen for a new battle, or the card of a quick one.
func enter(t *testing.T, w, h int, host *Host, quick bool) *scenetest.Player {
	t.Helper()
	open := host.New
	if quick {
		open = host.Quick
	}
	p := scenetest.New(t, w, h, game.Settings{Scale: 100}, &hall{host, open})
	p.Click("enter")
	p.Wait(14)
	return p
}

var sizes = [...]struct{ w, h int }{{1280, 720}, {960, 540}, {960, 600}}

func TestTheScreensFitTheirWindows(t *testing.T) {
	for _, size := range sizes {
		h := host(3)
		for _, n := range []int{2, 3, 5} {
			p := enter(t, size.w, size.h, h, false)
			p.Click(fmt.Sprintf("new/seats/%d", n))
			p.Click("new/size/Battle")
			p.Move(5, 5)
			p.Wait(10)
			p.Shot(fmt.Sprintf("new_%d_%dx%d", n, size.w, size.h))
			inside(t, p, size.w, size.h)
			p.Click("seat/1/company")
			p.Wait(12)
			p.Shot(fmt.Sprintf("companies_%d_%dx%d", n, size.w, size.h))
			inside(t, p, size.w, size.h)
		}
		p := enter(t, size.w, size.h, h, false)
		p.Click("new/seats/2")
		p.Click("new/rules")
		p.Wait(12)
		p.Click("rule/whites")
		p.Wait(12)
		p.Shot(fmt.Sprintf("rules_%dx%d", size.w, size.h))
		inside(t, p, size.w, size.h)
		p.Key(ui.KeyEscape)
		p.Wait(3)
		p.Click("seat/2/livery")
		p.Wait(12)
		p.Shot(fmt.Sprintf("livery_%dx%d", size.w, size.h))
		inside(t, p, size.w, size.h)
		p = enter(t, size.w, size.h, h, true)
		p.Shot(fmt.Sprintf("quick_%dx%d", size.w, size.h))
		inside(t, p, size.w, size.h)
	}
}

// inside fails if a widget sticks out of the window.
func inside(t *testing.T, p *scenetest.Player, w, h int) {
	t.Helper()
	s := p.App.PixelsPerPoint()
	window := ui.Rect{W: float64(w) / s, H: float64(h) / s}
	for _, id := range p.App.Widgets().IDs() {
		if r := p.Where(id); r.X < -0.1 || r.Y < -0.1 || r.Right() > window.W+0.1 || r.Bottom() > window.H+0.1 {
			t.Errorf("%dx%d: %s is at %v, outside %v", w, h, id, r, window)
		}
	}
}

func TestABattleIsPutTogetherByMouse(t *testing.T) {
	h := host(3)
	p := enter(t, 1280, 720, h, false)
	p.Click("new/seats/3")
	p.Click("seat/2/who/Person")
	p.Click("seat/2/dice")
	p.Click("seat/3/who/Easy")
	p.Click("seat/2/name")
	p.Type("Mira")
	p.Click("seat/1/livery")
	p.Wait(3)
	p.Click("livery/colour/2")
	p.Wait(2)
	p.Click("livery/done")
	p.Wait(3)
	p.Click("new/size/Battle")
	p.Click("table/2")
	p.Click("new/rules")
	p.Wait(3)
	p.Click("rule/doomsday/-")
	p.Click("rule/hints")
	p.Wait(2)
	p.Click("rule/done")
	p.Wait(3)
	p.Click("new/start")
	p.Wait(14)
	p.Key(ui.KeyEnter, ui.KeyEnter) // both persons approve the table
	p.Wait(14)
	c, ok := p.App.Top().(*compare.Scene)
	if !ok {
		t.Fatalf("the companies are not compared; there are %v", p.App.Widgets().IDs())
	}
	_ = c
	p.Click("compare/skip")
	p.Wait(3)
	for i := 0; i < 10 && battleOf(p) == nil; i++ {
		if p.Has("change/do") {
			p.Click("change/do")
		} else {
			p.Click("compare/go")
		}
		p.Wait(80)
		if p.Has("compare/skip") {
			p.Click("compare/skip")
			p.Wait(3)
		}
	}
	f := battleOf(p)
	if f == nil {
		t.Fatalf("no battle begins; there are %v", p.App.Widgets().IDs())
	}
	if !f.session.NoHints() {
		t.Error("that nobody asks for good moves is not agreed")
	}
	seats := f.session.Seats()
	want := []game.Seat{
		{Name: "Player 1", Kind: game.Person, Colour: 1, Pattern: 0},
		{Name: "Mira", Kind: game.Person, OwnDice: true, Colour: 0, Pattern: 1},
		{Name: "Mira", Kind: game.Computer, Level: "easy", Colour: 2, Pattern: 2},
	}
	for i := range want {
		if seats[i] != want[i] {
			t.Errorf("seat %d is %+v, want %+v", i+1, seats[i], want[i])
		}
	}
	st := f.session.Battle().(*rapid.Battle).State
	if st.Size != rapid.FullBattle || st.Doomsday != 10 || st.Phase != rapid.PhasePlace {
		t.Errorf("a %v with the clock at %d waits for %v", st.Size, st.Doomsday, st.Phase)
	}
}

func TestTabReachesEverything(t *testing.T) {
	for _, quick := range []bool{false, true} {
		p := enter(t, 1280, 720, host(3), quick)
		reached := map[string]bool{}
		for range len(p.App.Widgets().IDs()) + 1 {
			p.Key(ui.KeyTab)
			reached[p.App.Widgets().Focused()] = true
		}
		for _, id := range p.App.Widgets().IDs() {
			if !reached[id] {
				t.Errorf("Tab never comes to %s", id)
			}
		}
	}
}

func battleOf(p *scenetest.Player) *arena {
	f, _ := p.App.Top().(*arena)
	return f
}

func TestEnterStartsABattleAtOnce(t *testing.T) {
	p := enter(t, 1280, 720, host(8), false)
	p.Key(ui.KeyEnter)
	p.Wait(14)
	if _, ok := p.App.Top().(*compare.Scene); !ok {
		t.Fatal("Enter does not start")
	}
	p.Key(ui.KeyEscape)
	p.Wait(14)
	if _, ok := p.App.Top().(*Scene); !ok {
		t.Fatal("Esc does not lead back to the line-up")
	}
	p.Key(ui.KeyEscape)
	p.Wait(14)
	if _, ok := p.App.Top().(*hall); !ok {
		t.Error("Esc does not lead back to the title")
	}
}

func TestACompanyIsChosenByKeyboard(t *testing.T) {
	h := host(5)
	p := enter(t, 1280, 720, h, false)
	p.App.Widgets().SetFocus("seat/1/company")
	p.Key(ui.KeyEnter)
	p.Wait(3)
	before := h.party.seats[0].Company.Name
	for range 30 {
		p.Key(ui.KeyHome)
		p.Key(ui.KeyDown, ui.KeyEnter)
		if !p.Has("companies/close") {
			break
		}
		p.Key(ui.KeyDown)
	}
	for range 25 {
		if !p.Has("companies/close") {
			break
		}
		p.Key(ui.KeyDown, ui.KeyEnter)
		p.Wait(2)
	}
	if now := h.party.seats[0].Company.Name; now == before || p.Has("companies/close") {
		t.Errorf("the company was %s and is %s", before, now)
	}
}

func TestWhatCannotBeFieldedCannotBeTaken(t *testing.T) {
	h := host(5)
	p := enter(t, 1280, 720, h, false)
	l := h.bare()
	p.Click("seat/1/company")
	p.Wait(3)
	for i, c := range h.stock[:8] {
		if l.Against(c) == nil {
			continue
		}
		p.Click(fmt.Sprintf("companies/list/%d", i))
		p.Wait(24)
		if !p.Has("companies/close") {
			t.Fatalf("%s was taken", c.Name)
		}
		if tip := ui.String(p.App.Widgets().TipShown()); !strings.Contains(tip, "frame") {
			t.Errorf("the tooltip of %s says %q", c.Name, tip)
		}
		p.Shot("companies_why")
		return
	}
	t.Error("all companies are legal")
}

func TestALineupThatDoesNotFitSaysWhyItCannotStart(t *testing.T) {
	h := host(5)
	p := enter(t, 1280, 720, h, false)
	for _, c := range h.stock {
		if h.bare().Against(c) == nil && len(c.Frames) == 4 {
			h.party.seats[1].Company, h.party.seats[1].picked = c, true
		}
	}
	p.Click("new/size/Battle")
	p.Wait(3)
	start := p.Where("new/start").Centre()
	p.ClickAt(start.X, start.Y)
	p.Wait(30)
	if tip := ui.String(p.App.Widgets().TipShown()); !strings.Contains(tip, "Jonas cannot field") {
		t.Errorf("the tooltip says %q", tip)
	}
	p.Shot("new_why")
	if _, ok := p.App.Top().(*Scene); !ok {
		t.Error("the battle starts all the same")
	}
	p.Click("seat/2/random")
	p.Wait(2)
	if err := h.bare().Check(); err != nil {
		t.Errorf("another company by chance does not help: %v", err)
	}
}

func TestCompaniesThatWereDealtFollowTheSize(t *testing.T) {
	h := host(6)
	p := enter(t, 1280, 720, h, false)
	for _, id := range []string{"new/size/Battle", "new/seats/5", "new/size/Skirmish", "new/seats/4", "new/size/Battle", "new/seats/2", "new/size/Skirmish"} {
		p.Click(id)
		p.Wait(2)
		if err := h.bare().Check(); err != nil {
			t.Fatalf("after %s: %v", id, err)
		}
	}
}

func TestTheHostRemembers(t *testing.T) {
	h := host(6)
	p := enter(t, 1280, 720, h, false)
	p.Click("new/seats/4")
	p.Click("seat/1/name")
	p.Type("Rosa")
	p.Key(ui.KeyEscape)
	p.Wait(14)
	p.Click("enter")
	p.Wait(14)
	if !p.Has("seat/4/company") || h.party.seats[0].Name != "Rosa" {
		t.Error("what was chosen is forgotten")
	}
}

func TestTwoClicksLeadToAFieldedBattle(t *testing.T) {
	h := host(2)
	p := scenetest.New(t, 1280, 720, game.Settings{Name: "Mira"}, &hall{h, h.Quick})
	p.Click("enter")
	p.Wait(14)
	p.Click("quick/fight")
	p.Until("the battle", 4000, func() bool { return slow(battleOf(p) != nil) })
	f := battleOf(p)
	st := f.session.Battle().(*rapid.Battle).State
	if st.Round != 1 || st.Phase != rapid.PhasePick {
		t.Errorf("the battle waits for %v in round %d", st.Phase, st.Round)
	}
	if seats := f.session.Seats(); seats[0].Name != "Mira" || seats[0].Kind != game.Person || seats[1].Kind != game.Computer {
		t.Errorf("at the table are %+v", seats)
	}
	p.Wait(14)
	first := st.Companies[0].Name
	p.Click("end")
	p.Wait(14)
	if _, ok := p.App.Top().(*result.Scene); !ok {
		t.Fatal("no result")
	}
	p.Click("result/rematch")
	p.Until("the rematch", 4000, func() bool { return slow(battleOf(p) != nil && battleOf(p) != f) })
	again := battleOf(p).session.Battle().(*rapid.Battle).State
	if again.Companies[0].Name != first {
		t.Errorf("the rematch is played by %s, not by %s", again.Companies[0].Name, first)
	}
}

func TestShuffleDealsAnew(t *testing.T) {
	h := host(2)
	p := enter(t, 1280, 720, h, true)
	seen := map[string]bool{}
	for range 6 {
		q := p.App.Top().(*Quick)
		seen[q.lineup.Seats[0].Company.Name+q.lineup.Seats[1].Company.Name] = true
		if defence, offence := lineup.Ties(q.lineup.Ratings()); defence || offence {
			t.Error("the companies tie")
		}
		p.Key('S')
	}
	if len(seen) < 4 {
		t.Errorf("only %d pairs in 6 deals", len(seen))
	}
	p.Click("quick/size/Battle")
	p.Wait(2)
	if q := p.App.Top().(*Quick); q.lineup.Size != rapid.FullBattle || q.lineup.Check() != nil {
		t.Error("the size is not changed")
	}
}

func TestLeavingWhileTheCompaniesTakeTheField(t *testing.T) {
	h := host(2)
	p := enter(t, 1280, 720, h, true)
	p.Click("quick/fight")
	p.Key(ui.KeyEscape)
	p.Wait(20)
	if _, ok := p.App.Top().(*hall); !ok && battleOf(p) == nil {
		t.Error("Esc does not lead back")
	}
}

// slow gives the computers' thinking in the background some time between ticks.
func slow(done bool) bool {
	if !done {
		time.Sleep(2 * time.Millisecond)
	}
	return done
}
