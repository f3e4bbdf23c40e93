package newengagement

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"rulerfire/game"
	"rulerfire/rules/ai"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
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
	if ctx.UI.Back() {
		ctx.Pop()
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

// random plays every level by chance, which is quick.
func random(string) (ai.Player, error) { return ai.Random{}, nil }

func host(seed uint64) *Host {
	return NewHost(nil, seed, random, func(s *game.Session, ended func(*game.Session) scenes.Scene) scenes.Scene { return &arena{s, ended} })
}

// enter opens the screen for a new engagement, or the card of a quick one.
func enter(t *testing.T, w, h int, host *Host, quick bool) *scenetest.Player {
	t.Helper()
	if host.broken != nil {
		t.Fatal(host.broken)
	}
	open := host.New
	if quick {
		open = host.Quick
	}
	p := scenetest.New(t, w, h, game.Settings{Scale: 100}, &hall{host, open})
	p.Click("enter")
	p.Wait(14)
	return p
}

func arenaOf(p *scenetest.Player) *arena {
	f, _ := p.App.Top().(*arena)
	return f
}

// takeSize chooses the size of the engagement.
func takeSize(p *scenetest.Player, id string, size hexwar.Size) {
	p.Click(id)
	p.Wait(3)
	p.Click(fmt.Sprintf("%s/options/list/%d", id, size))
	p.Wait(3)
}

var sizes = [...]struct{ w, h int }{{1280, 720}, {960, 540}, {960, 600}, {1600, 900}}

func TestTheScreensFitTheirWindows(t *testing.T) {
	for _, size := range sizes {
		shot := func(p *scenetest.Player, name string) {
			t.Helper()
			p.Move(5, 5)
			p.Wait(12)
			p.Shot(fmt.Sprintf("%s_%dx%d", name, size.w, size.h))
			inside(t, p, size.w, size.h)
		}
		h := host(3)
		p := enter(t, size.w, size.h, h, false)
		shot(p, "new_1")
		p.Click("team/1/players/2 players")
		takeSize(p, "new/size", hexwar.Conflagration)
		p.Click("team/2/players/2 players")
		shot(p, "new_2")
		p.Click("team/1/players/3 players")
		p.Click("team/2/players/3 players")
		shot(p, "new_3")
		p.Click("team/1/squad")
		shot(p, "squads")
		p.Key(ui.KeyEscape)
		p.Click("new/rules")
		p.Wait(3)
		p.Click("rule/hexrule.torso")
		shot(p, "rules")
		p.Key(ui.KeyEscape)
		p.Click("team/1/seat/2/livery")
		shot(p, "livery")
		p = enter(t, size.w, size.h, h, true)
		shot(p, "quick")
		at := p.Where("quick/unit/1/1").Centre()
		p.Move(at.X, at.Y)
		p.Wait(30)
		p.Shot(fmt.Sprintf("sheet_%dx%d", size.w, size.h))
		takeSize(p, "quick/size", hexwar.Conflagration)
		shot(p, "quick_large")
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

// slow gives the computers' thinking in the background some time between ticks.
func slow(done bool) bool {
	if !done {
		time.Sleep(2 * time.Millisecond)
	}
	return done
}

func TestAnEngagementIsPutTogetherByMouse(t *testing.T) {
	h := host(3)
	p := enter(t, 1280, 720, h, false)
	takeSize(p, "new/size", hexwar.Skirmish)
	p.Click("new/mission")
	p.Wait(3)
	p.Click("new/mission/options/list/1")
	p.Wait(3)
	mission := h.party.mission
	if want := h.stock.MissionsOf(hexwar.Skirmish)[1]; mission != want {
		t.Errorf("the mission is %s, not %s", mission.Name, want.Name)
	}
	p.Click("team/2/players/2 players")
	p.Wait(3)
	p.Click("team/2/seat/1/who/Person")
	p.Click("team/2/seat/1/dice")
	p.Click("team/2/seat/2/who/Easy")
	p.Click("team/2/seat/1/name")
	p.Type("Rosa")
	p.Click("team/1/seat/1/livery")
	p.Wait(3)
	p.Click("livery/colour/2")
	p.Wait(2)
	p.Click("livery/done")
	p.Wait(3)
	p.Click("new/rules")
	p.Wait(3)
	p.Click("rule/rounds/-")
	p.Click("rule/hexrule.section")
	p.Click("rule/rule.hints")
	p.Click("rule/done")
	p.Wait(3)
	p.Click("new/start")
	p.Wait(14)
	p.Key(ui.KeyEnter, ui.KeyEnter) // both approve the board
	p.Wait(14)
	f := arenaOf(p)
	if f == nil {
		t.Fatalf("no engagement begins; there are %v", p.App.Widgets().IDs())
	}
	if !f.session.NoHints() {
		t.Error("that nobody asks for good moves is not agreed")
	}
	want := []game.Seat{
		{Name: "Player 1", Kind: game.Person, Colour: 1, Pattern: 0},
		{Name: "Rosa", Kind: game.Person, OwnDice: true, Colour: 0, Pattern: 1},
		{Name: "Otto", Kind: game.Computer, Level: "easy", Colour: 3, Pattern: 3},
	}
	for i, seat := range f.session.Seats() {
		if seat != want[i] {
			t.Errorf("seat %d is %+v, want %+v", i+1, seat, want[i])
		}
	}
	st := &f.session.Battle().(*hexwar.Battle).State
	if st.Size != hexwar.Skirmish || st.Mission.Name != mission.Name || st.Players != [2]int{1, 2} || st.Rounds() != mission.Rounds-1 || !st.Settings.RandomSection {
		t.Errorf("it is a %v, %s, of %v with %d rounds by %+v", st.Size, st.Mission.Name, st.Players, st.Rounds(), st.Settings)
	}
}

func TestThreePlayATeam(t *testing.T) {
	h := host(3)
	p := enter(t, 1280, 720, h, false)
	p.Click("team/1/players/3 players")
	p.Click("team/2/players/3 players")
	p.Wait(3)
	p.Click("team/1/seat/3/who/Person")
	p.Click("team/1/seat/3/name")
	p.Type("Rosa")
	p.Click("new/start")
	p.Wait(14)
	p.Key(ui.KeyEnter, ui.KeyEnter) // both approve the board
	p.Wait(14)
	f := arenaOf(p)
	if f == nil {
		t.Fatalf("no engagement begins; there are %v", p.App.Widgets().IDs())
	}
	seats := f.session.Seats()
	if len(seats) != hexwar.MaxSeats || seats[2].Name != "Rosa" || seats[2].Kind != game.Person || seats[5].Kind != game.Computer {
		t.Errorf("the seats are %+v", seats)
	}
	names, colours, patterns := map[string]bool{}, map[uint8]bool{}, map[uint8]bool{}
	for _, s := range seats {
		names[s.Name], colours[s.Colour], patterns[s.Pattern] = true, true, true
	}
	if len(names) != len(seats) || len(colours) != len(seats) || len(patterns) != len(seats) {
		t.Errorf("two seats are alike: %+v", seats)
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
			told := strings.Contains(id, "/unit/") && !quick || id == "new/map" || id == "quick/mission" // said elsewhere as well
			if !reached[id] && !told {
				t.Errorf("Tab never comes to %s", id)
			}
		}
	}
}

func TestASquadIsChosenByKeyboard(t *testing.T) {
	h := host(5)
	p := enter(t, 1280, 720, h, false)
	p.App.Widgets().SetFocus("team/1/squad")
	before := h.party.teams[0].squad.Name
	p.Key(ui.KeyEnter)
	p.Wait(3)
	p.Key(ui.KeyTab) // from the list to the first unit, which shows its sheet
	p.Wait(30)
	if tip := ui.String(p.App.Widgets().TipShown()); !strings.Contains(tip, "Cost") {
		t.Errorf("the sheet is %q", tip)
	}
	p.Shot("sheet_by_key")
	p.Key(ui.KeyEscape)
	p.Wait(3)
	p.Key(ui.KeyEnter)
	p.Wait(3)
	p.Key(ui.KeyHome, ui.KeyEnter)
	p.Wait(3)
	if now := h.party.teams[0].squad.Name; now == before || p.Has("squads/close") {
		t.Errorf("the squad was %s and is %s", before, now)
	}
}

func TestEscLeadsBackStepByStep(t *testing.T) {
	p := enter(t, 1280, 720, host(8), false)
	p.Key(ui.KeyEnter)
	p.Wait(14)
	if arenaOf(p) == nil {
		t.Fatal("Enter does not start")
	}
	p.Key(ui.KeyEscape)
	p.Wait(14)
	if _, ok := p.App.Top().(*Scene); !ok {
		t.Fatal("Esc does not lead back to the teams")
	}
	p.Click("team/2/squad")
	p.Wait(3)
	p.Key(ui.KeyEscape)
	p.Wait(14)
	if _, ok := p.App.Top().(*Scene); !ok || p.Has("squads/close") {
		t.Fatal("Esc does not lead back to the teams from the squads")
	}
	p.Key(ui.KeyEscape)
	p.Wait(14)
	if _, ok := p.App.Top().(*hall); !ok {
		t.Error("Esc does not lead back to the title")
	}
}

// dry is a mission without water, of the size of a squad with a sub.
func dry(t *testing.T, h *Host) (*hexwar.Mission, hexwar.Squad) {
	t.Helper()
	for i := range h.stock.Missions {
		m := &h.stock.Missions[i]
		for _, squad := range h.stock.Squads(m.Size) {
			for _, d := range squad.Units {
				if core, _ := h.stock.Catalogue.Core(d.Core); core.Body == hexwar.Sub && !m.Wet {
					return m, squad
				}
			}
		}
	}
	t.Skip("no stock squad has a sub")
	return nil, hexwar.Squad{}
}

func TestWhatCannotBeFieldedCannotBeTakenAndSaysWhy(t *testing.T) {
	h := host(5)
	p := enter(t, 1280, 720, h, false)
	m, sub := dry(t, h)
	takeSize(p, "new/size", m.Size)
	if err := h.play(m); err != nil {
		t.Fatal(err)
	}
	p.Click("team/1/squad")
	p.Wait(3)
	for i, squad := range h.stock.Squads(m.Size) {
		if squad.Name != sub.Name {
			continue
		}
		p.Click(fmt.Sprintf("squads/list/%d", i))
		p.Wait(24)
		if !p.Has("squads/close") {
			t.Fatalf("%s was taken", squad.Name)
		}
		if tip := ui.String(p.App.Widgets().TipShown()); !strings.Contains(tip, "no water") {
			t.Errorf("the tooltip of %s says %q", squad.Name, tip)
		}
		p.Shot("squads_why")
	}
	p.Key(ui.KeyEscape)
	h.party.teams[1].squad, h.party.teams[1].picked = sub, true
	p.Wait(3)
	start := p.Where("new/start").Centre()
	p.ClickAt(start.X, start.Y)
	p.Wait(30)
	if tip := ui.String(p.App.Widgets().TipShown()); !strings.Contains(tip, "Team 2 cannot field "+sub.Name) {
		t.Errorf("the tooltip says %q", tip)
	}
	p.Shot("new_why")
	if arenaOf(p) != nil {
		t.Error("the engagement starts all the same")
	}
	p.Click("team/2/random")
	p.Wait(2)
	if err := h.bare().Check(); err != nil {
		t.Errorf("another squad by chance does not help: %v", err)
	}
}

func TestEverySizeAndMissionCanBeStarted(t *testing.T) {
	h := host(6)
	p := enter(t, 1280, 720, h, false)
	for size := range hexwar.NumSizes {
		takeSize(p, "new/size", size)
		for i := range h.stock.MissionsOf(size) {
			p.Click("new/mission")
			p.Wait(3)
			p.Click(fmt.Sprintf("new/mission/options/list/%d", i))
			p.Wait(3)
			if err := h.bare().Check(); err != nil {
				t.Errorf("%s, %s: %v", size, h.party.mission.Name, err)
			}
		}
	}
	rolled := map[string]bool{}
	for range 12 {
		p.Click("new/roll")
		rolled[h.party.mission.Name] = true
	}
	if len(rolled) < 3 {
		t.Errorf("12 rolls give only %v", rolled)
	}
}

func TestTheHostRemembers(t *testing.T) {
	h := host(6)
	p := enter(t, 1280, 720, h, false)
	p.Click("team/1/players/2 players")
	p.Click("team/1/seat/2/name")
	p.Type("Rosa")
	p.Key(ui.KeyEscape)
	p.Wait(14)
	p.Click("enter")
	p.Wait(14)
	if !p.Has("team/1/seat/2/name") || h.party.teams[0].seats[1].Name != "Rosa" {
		t.Error("what was chosen is forgotten")
	}
}

func TestTwoClicksLeadToADeployedEngagement(t *testing.T) {
	h := host(2)
	p := scenetest.New(t, 1280, 720, game.Settings{Name: "Mira"}, &hall{h, h.Quick})
	p.Click("enter")
	p.Wait(14)
	p.Click("quick/fight")
	p.Until("the engagement", 4000, func() bool { return slow(arenaOf(p) != nil) })
	f := arenaOf(p)
	st := &f.session.Battle().(*hexwar.Battle).State
	if st.Round != 1 {
		t.Errorf("the engagement waits for %v in round %d", st.Phase, st.Round)
	}
	if seats := f.session.Seats(); seats[0].Name != "Mira" || seats[0].Kind != game.Person || seats[1].Kind != game.Computer {
		t.Errorf("at the table are %+v", seats)
	}
	p.Wait(14)
	squads := st.Squads
	p.Click("end")
	p.Wait(14)
	if _, ok := p.App.Top().(*result.Scene); !ok {
		t.Fatal("no result")
	}
	p.Click("result/rematch")
	p.Until("the rematch", 4000, func() bool { return slow(arenaOf(p) != nil && arenaOf(p) != f) })
	again := &arenaOf(p).session.Battle().(*hexwar.Battle).State
	if again.Squads[0].Name != squads[0].Name || again.Mission.Name != st.Mission.Name {
		t.Errorf("the rematch is %s for %s, not %s for %s", again.Mission.Name, again.Squads[0].Name, st.Mission.Name, squads[0].Name)
	}
}

func TestShuffleDealsAnew(t *testing.T) {
	p := enter(t, 1280, 720, host(2), true)
	seen := map[string]bool{}
	for range 6 {
		e := p.App.Top().(*Quick).engagement
		seen[e.Teams[0].Squad.Name+e.Teams[1].Squad.Name+e.Mission.Name] = true
		p.Key('S')
	}
	if len(seen) < 4 {
		t.Errorf("only %d engagements in 6 deals", len(seen))
	}
	takeSize(p, "quick/size", hexwar.Operation)
	if e := p.App.Top().(*Quick).engagement; e.Size != hexwar.Operation || e.Check() != nil {
		t.Error("the size is not changed")
	}
}

func TestLeavingWhileTheSquadsAreDeployed(t *testing.T) {
	p := enter(t, 1280, 720, host(2), true)
	p.Click("quick/fight")
	p.Key(ui.KeyEscape)
	p.Wait(20)
	if _, ok := p.App.Top().(*hall); !ok && arenaOf(p) == nil {
		t.Error("Esc does not lead back")
	}
}
