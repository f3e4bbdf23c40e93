package compare

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"testing"
	"time"

	"rulerfire/game"
	"rulerfire/game/lineup"
	"rulerfire/rules"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

func TestMain(m *testing.M) { os.Exit(scenetest.Main(m)) }

// hall stands for the screen before; it leads to the comparison.
type hall struct{ to scenes.Scene }

func (h *hall) Frame(ctx *scenes.Context) {
	if ctx.UI.Button("enter", ctx.Size.Centred(100, 30), "Enter", ui.ButtonLook{}) {
		ctx.Push(h.to)
	}
}

// arena stands for the screen after.
type arena struct{ session *game.Session }

func (a *arena) Frame(*scenes.Context) {}

// names of the players in these tests.
var names = [...]string{"Mira", "Jonas", "Ada", "Otto", "Pia"}

// sitting is a session of the named stock companies, or of some that do not tie
// where none is named.
func sitting(t *testing.T, seats, persons int, dice uint64, companies ...string) *game.Session {
	t.Helper()
	list := make([]game.Seat, seats)
	for i := range list {
		if i >= persons {
			list[i].Kind, list[i].Level = game.Computer, "normal"
		}
	}
	return sittingOf(t, dice, list, companies...)
}

// sittingOf is a sitting of the given seats; names and looks are dealt to them.
func sittingOf(t *testing.T, dice uint64, seats []game.Seat, companies ...string) *game.Session {
	t.Helper()
	l := lineup.Lineup{Settings: rapid.DefaultSettings(), Size: rapid.FullBattle}
	for i, seat := range seats {
		seat.Name, seat.Colour, seat.Pattern = names[i], uint8(i), uint8(i)
		l.Seats = append(l.Seats, lineup.Seat{Seat: seat})
	}
	l, err := l.Draw(rand.New(rand.NewPCG(dice, 2)))
	if err != nil {
		t.Fatal(err)
	}
	stock, err := lineup.Stock()
	if err != nil {
		t.Fatal(err)
	}
	for i, name := range companies {
		l.Seats[i].Company = stock[slices.IndexFunc(stock, func(c rapid.Company) bool { return c.Name == name })]
	}
	config, err := l.Config(dice, dice+1)
	if err != nil {
		t.Fatal(err)
	}
	s, err := game.NewSession(config)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func enter(t *testing.T, w, h int, s *game.Session) *scenetest.Player {
	t.Helper()
	scene := New(s, func(s *game.Session) scenes.Scene { return &arena{s} })
	p := scenetest.New(t, w, h, game.Settings{Scale: 100}, &hall{scene})
	p.Click("enter")
	p.Wait(14)
	return p
}

func sceneOf(t *testing.T, p *scenetest.Player) *Scene {
	t.Helper()
	s, ok := p.App.Top().(*Scene)
	if !ok {
		t.Fatalf("another screen is shown: %T", p.App.Top())
	}
	return s
}

func TestTheCountIsToldStepByStep(t *testing.T) {
	p := enter(t, 1280, 720, sitting(t, 3, 1, 3))
	s := sceneOf(t, p)
	s.part = partNone
	for want := partFrames; want <= partAll; want++ {
		p.Key(ui.KeyEnter)
		if s.part != want {
			t.Fatalf("after Enter part %d is told, want %d", s.part, want)
		}
		p.Wait(14)
		p.Shot(fmt.Sprintf("count_%d", want))
	}
	p.Key(ui.KeyEnter)
	p.Wait(14)
	if _, ok := p.App.Top().(*arena); !ok {
		t.Error("the last Enter does not lead to the table")
	}
}

func TestTheCountGoesOnByItself(t *testing.T) {
	p := enter(t, 1280, 720, sitting(t, 2, 1, 3))
	s := sceneOf(t, p)
	p.Until("the end of the count", int(partAll)*partTicks+20, func() bool { return s.part == partAll })
}

func TestAKeySkipsTheCount(t *testing.T) {
	p := enter(t, 1280, 720, sitting(t, 2, 1, 3))
	p.Key('S')
	if s := sceneOf(t, p); s.part != partAll {
		t.Errorf("part %d is told", s.part)
	}
}

func TestAClickSkipsTheCount(t *testing.T) {
	p := enter(t, 1280, 720, sitting(t, 2, 1, 3))
	p.Click("compare/skip")
	if s := sceneOf(t, p); s.part != partAll {
		t.Errorf("part %d is told", s.part)
	}
	p.Click("compare/go")
	p.Wait(14)
	if a, ok := p.App.Top().(*arena); !ok || a.session.Waiting().For == game.WaitNothing {
		t.Error("the session is not handed on alive")
	}
}

func TestGoingBackClosesTheSession(t *testing.T) {
	session := sitting(t, 2, 1, 3)
	p := enter(t, 1280, 720, session)
	p.Key(ui.KeyEscape)
	p.Wait(14)
	if session.Waiting().For != game.WaitNothing {
		t.Error("the session goes on")
	}
}

// Two companies alike always tie for the defence.
func TestT7APersonWhoWinsTheTieChangesACompany(t *testing.T) {
	for dice := uint64(1); dice < 40; dice++ {
		session := sitting(t, 2, 2, dice, "Copper Larks", "Copper Larks")
		p := enter(t, 1280, 720, session)
		p.Click("compare/skip")
		p.Wait(2)
		s := sceneOf(t, p)
		if tie, ok := s.seen.Tie(); !ok || tie.Kind != rapid.TieDefence {
			t.Fatal("two companies alike do not tie")
		}
		p.Shot("tie")
		p.Click("compare/go")
		p.Wait(20)
		p.Shot("tie_rolling")
		p.Wait(throwTicks)
		if s.seen.Phase != rapid.PhaseTieChange {
			continue // equal: they roll again
		}
		p.Wait(stage.BlockTicks)
		if !p.Has("change/do") {
			t.Fatalf("nobody is asked; there are %v", p.App.Widgets().IDs())
		}
		p.Shot("change")
		before := s.seen
		want := s.change.options[0]
		p.Click("change/do")
		p.Wait(4)
		steps := session.Steps()
		if got := steps[len(steps)-1].Choice; got != want {
			t.Fatalf("the answer is %v, want %v", got, want)
		}
		if !s.counting() || s.seen.FrameCount() == before.FrameCount() {
			t.Error("the companies are not counted again")
		}
		p.Click("compare/skip")
		p.Wait(14)
		p.Shot("tie_after")
		if len(s.told) < 2 {
			t.Errorf("what happened is not told: %v", s.told)
		}
		return
	}
	t.Fatal("no roll decides")
}

func TestT7RocketsOfAFrameThatGoesAreGivenAway(t *testing.T) {
	for dice := uint64(1); dice < 60; dice++ {
		session := sitting(t, 2, 2, dice, "Brass Ferry", "Brass Ferry")
		p := enter(t, 1280, 720, session)
		p.Click("compare/skip")
		p.Click("compare/go")
		p.Wait(throwTicks + stage.BlockTicks + 20)
		s := sceneOf(t, p)
		if s.change == nil {
			continue
		}
		for i, a := range s.change.options {
			if a.Kind != rapid.ActRemove || s.seen.Frames[a.Index].Rockets == 0 {
				continue
			}
			// The first arrow after the mouse only shows where the keyboard is.
			for range i + 1 {
				p.Key(ui.KeyDown)
			}
			if s.change.at != i {
				t.Fatalf("option %d is looked at, want %d", s.change.at, i)
			}
			p.Wait(4)
			p.Shot("change_rockets")
			var to, from int
			for k, n := range s.change.given {
				if n > 0 {
					from = k
				}
			}
			for f := s.first(); f < s.seen.First[s.seen.Asked+1]; f++ {
				if f != a.Index && int(f-s.first()) != from && s.seen.Frames[f].Rockets == 0 {
					to = int(f - s.first())
				}
			}
			p.Click(fmt.Sprintf("change/rockets/%d/-", from+1))
			p.Click(fmt.Sprintf("change/rockets/%d/+", to+1))
			p.Wait(3)
			receiver := s.seen.DesignOf(int(s.first()) + to).Name
			seat := s.seen.Asked
			p.Click("change/do")
			p.Wait(4)
			for f := s.seen.First[seat]; f < s.seen.First[seat+1]; f++ {
				if s.seen.DesignOf(int(f)).Name == receiver && s.seen.Frames[f].Rockets != 1 {
					t.Errorf("%s carries %d rockets", receiver, s.seen.Frames[f].Rockets)
				}
			}
			return
		}
		t.Fatal("no frame with a rocket can be taken out")
	}
	t.Fatal("no roll decides")
}

func TestT7ThePanelCanBePutAsideAndComesBack(t *testing.T) {
	for dice := uint64(1); dice < 40; dice++ {
		p := enter(t, 1280, 720, sitting(t, 2, 2, dice, "Copper Larks", "Copper Larks"))
		p.Click("compare/skip")
		p.Click("compare/go")
		p.Wait(throwTicks + stage.BlockTicks + 20)
		if !p.Has("change/do") {
			continue
		}
		p.Key(ui.KeyEscape)
		p.Wait(3)
		if p.Has("change/do") || !p.Has("compare/go") {
			t.Fatal("Esc does not put the panel aside")
		}
		p.Click("compare/go")
		p.Wait(3)
		if !p.Has("change/do") {
			t.Error("the panel does not come back")
		}
		return
	}
}

func TestT7TheDiceOfATieAreTypedIn(t *testing.T) {
	for _, c := range []struct {
		name  string
		enter func(*scenetest.Player)
		want  []int // after enter, before they are handed in
		wins  rules.Side
	}{
		{"nothing is typed beforehand", func(p *scenetest.Player) {}, []int{0, 0}, rules.Chance},
		{"digits, in order", func(p *scenetest.Player) { p.Type("5"); p.Type("3") }, []int{5, 3}, 0},
		{"what no die shows is not taken", func(p *scenetest.Player) { p.Type("0789x"); p.Type("26") }, []int{2, 6}, 1},
		{"a digit too many", func(p *scenetest.Player) { p.Type("163") }, []int{1, 6}, 1},
		{"taken back", func(p *scenetest.Player) { p.Type("11"); p.Key(ui.KeyBackspace); p.Type("4") }, []int{1, 4}, 1},
		{"by the mouse", func(p *scenetest.Player) {
			for range 2 {
				p.Click("compare/typed/0/+")
			}
			p.Click("compare/typed/1/+")
		}, []int{2, 1}, 0},
		{"one is missing", func(p *scenetest.Player) { p.Click("compare/typed/1/+") }, []int{0, 1}, rules.Chance},
		{"level: they roll again", func(p *scenetest.Player) { p.Type("44") }, []int{4, 4}, rules.Chance},
	} {
		t.Run(c.name, func(t *testing.T) {
			session := sittingOf(t, 1, []game.Seat{{OwnDice: true}, {}}, "Copper Larks", "Copper Larks")
			p := enter(t, 1280, 720, session)
			p.Click("compare/skip")
			p.Wait(4)
			s := sceneOf(t, p)
			if !s.typing() {
				t.Fatal("no dice are asked for")
			}
			c.enter(p)
			p.Wait(2)
			if !slices.Equal(s.typed.values, c.want) {
				t.Fatalf("typed are %v, want %v", s.typed.values, c.want)
			}
			p.Shot("typed")
			steps := len(session.Steps())
			p.Key(ui.KeyEnter)
			if missing := slices.Contains(c.want, 0); missing != (len(session.Steps()) == steps) {
				t.Fatalf("handed in are %v", c.want)
			}
			p.Wait(throwTicks + 4)
			if c.wins == rules.Chance {
				if !s.typing() {
					t.Error("the dice are not asked for again")
				}
				if now := slices.Repeat([]int{0}, 2); len(session.Steps()) > steps && !slices.Equal(s.typed.values, now) {
					t.Errorf("the dice of the roll before are still there: %v", s.typed.values)
				}
				return
			}
			if w := session.Waiting(); w.For != game.WaitPerson || w.Seat != c.wins {
				t.Errorf("waiting for %+v, want the choice of seat %d", w, c.wins)
			}
		})
	}
}

func TestTiesOfComputersAreBrokenByThemselves(t *testing.T) {
	for _, seats := range []int{2, 3, 5} {
		alike := []string{"Copper Larks", "Copper Larks", "Copper Larks", "Copper Larks", "Copper Larks"}[:seats]
		session := sitting(t, seats, 0, 5, alike...)
		p := enter(t, 1280, 720, session)
		for i := 0; i < 60; i++ {
			if _, ok := p.App.Top().(*arena); ok {
				break
			}
			switch {
			case p.Has("compare/skip"):
				p.Click("compare/skip")
			default:
				p.Click("compare/go")
			}
			p.Wait(throwTicks + 6)
			time.Sleep(time.Millisecond)
		}
		if _, ok := p.App.Top().(*arena); !ok {
			t.Fatalf("%d seats: the comparison does not end: %v", seats, session.Waiting())
		}
	}
}

func TestTheComparisonFitsItsWindow(t *testing.T) {
	for _, size := range [...]struct{ w, h int }{{1280, 720}, {960, 540}, {960, 600}, {1920, 1080}} {
		for _, seats := range []int{2, 5} {
			p := enter(t, size.w, size.h, sitting(t, seats, 1, 4))
			p.Click("compare/skip")
			p.Wait(20)
			p.Shot(fmt.Sprintf("compare_%d_%dx%d", seats, size.w, size.h))
			for _, id := range p.App.Widgets().IDs() {
				if r := p.Where(id); r.X < 0 || r.Y < 0 || r.Right() > float64(size.w)+0.1 || r.Bottom() > float64(size.h)+0.1 {
					t.Errorf("%dx%d: %s is at %v", size.w, size.h, id, r)
				}
			}
		}
	}
}
