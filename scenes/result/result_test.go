package result

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"rulerfire/game"
	"rulerfire/game/lineup"
	"rulerfire/rules"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/report"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/ui"
)

func TestMain(m *testing.M) { os.Exit(scenetest.Main(m)) }

// fought is a session whose battle computers have fought to its end.
func fought(t *testing.T, seats int, seed uint64) *game.Session {
	t.Helper()
	s := begun(t, seats, 0, seed)
	if err := s.Run(context.Background()); err != nil {
		t.Fatal(err)
	}
	return s
}

// begun is a session with so many persons, the others easy computers.
func begun(t *testing.T, seats, persons int, seed uint64) *game.Session {
	t.Helper()
	names := [...]string{"Mira", "Jonas", "Ada", "Otto", "Pia"}
	l := lineup.Lineup{Settings: rapid.DefaultSettings()}
	for i := range seats {
		seat := game.Seat{Name: names[i], Kind: game.Computer, Level: "easy", Colour: uint8(i), Pattern: uint8(i)}
		if i < persons {
			seat.Kind, seat.Level = game.Person, ""
		}
		l.Seats = append(l.Seats, lineup.Seat{Seat: seat})
	}
	l, err := l.Draw(rand.New(rand.NewPCG(seed, 2)))
	if err != nil {
		t.Fatal(err)
	}
	config, err := l.Config(seed, seed+1)
	if err != nil {
		t.Fatal(err)
	}
	s, err := game.NewSession(config)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// hall stands for the title.
type hall struct{ to scenes.Scene }

func (h *hall) Frame(ctx *scenes.Context) {
	if ctx.UI.Button("enter", ctx.Size.Centred(100, 30), "Enter", ui.ButtonLook{}) {
		ctx.Push(h.to)
	}
}

func enter(t *testing.T, w, h int, s *Scene) *scenetest.Player {
	t.Helper()
	p := scenetest.New(t, w, h, game.Settings{Scale: 100}, &hall{s})
	p.Click("enter")
	p.Wait(14)
	return p
}

func TestTheChronicleEndsWithTheResult(t *testing.T) {
	for _, seats := range []int{2, 5} {
		s := fought(t, seats, 7)
		final := s.Battle().(*rapid.Battle).State
		c, r := recount(s, &final), s.Result()
		if got := c.moments[len(c.moments)-1]; !slices.Equal(got, r.Scores) {
			t.Errorf("%d seats: the last scores told are %v, the result's %v", seats, got, r.Scores)
		}
		if len(c.moments) != r.Round+1 {
			t.Errorf("%d seats: %d rounds have %d moments", seats, r.Round, len(c.moments))
		}
		first := lineup.Lineup{Size: rapid.Skirmish}
		for _, company := range final.Companies {
			first.Seats = append(first.Seats, lineup.Seat{Company: company})
		}
		lost, downed := 0, 0
		for i := range final.FrameCount() {
			if !final.Frames[i].Stands() {
				lost++
			}
		}
		for _, n := range c.downed {
			downed += n
		}
		if downed != lost {
			t.Errorf("%d seats: %d frames are lost, and %d have been destroyed by somebody", seats, lost, downed)
		}
	}
}

func TestABattleGivenUpIsTold(t *testing.T) {
	s := begun(t, 2, 2, 4)
	helper, err := lineup.Player("easy")
	if err != nil {
		t.Fatal(err)
	}
	if err := s.PlaySetUp(t.Context(), helper, 3); err != nil {
		t.Fatal(err)
	}
	seat := s.Waiting().Seat
	if err := s.Submit(seat, rapid.Action{Kind: rapid.ActConcede}); err != nil {
		t.Fatal(err)
	}
	final := s.Battle().(*rapid.Battle).State
	c := recount(s, &final)
	if !c.gone[seat] || c.moments[len(c.moments)-1][seat] != 0 {
		t.Errorf("seat %d has given up; told is %+v", seat+1, c)
	}
	p := enter(t, 1280, 720, New(s, Ways{}))
	p.Shot("result_conceded")
	if p.Has("result/rematch") || p.Has("result/new") {
		t.Error("ways are offered that lead nowhere")
	}
}

func TestTheResultLeadsOn(t *testing.T) {
	s := fought(t, 2, 9)
	for _, test := range []struct {
		id   string
		key  ui.Key
		want string
	}{
		{"result/rematch", ui.KeyEnter, "rematch"},
		{"result/rematch", 'R', "rematch"},
		{"result/new", 'N', "new"},
		{"result/title", 'T', ""},
		{"result/table", ui.KeyEscape, ""},
	} {
		got := ""
		ways := Ways{
			Rematch: func(*scenes.Context) { got = "rematch" },
			New:     func(*scenes.Context) { got = "new" },
		}
		for _, byKey := range []bool{false, true} {
			got = ""
			p := enter(t, 1280, 720, New(s, ways))
			if byKey {
				p.Key(test.key)
			} else {
				p.Click(test.id)
			}
			p.Wait(14)
			if got != test.want {
				t.Errorf("%s leads to %q, want %q", test.id, got, test.want)
			}
			if _, home := p.App.Top().(*hall); home != (test.want == "") {
				t.Errorf("%s: the screen is %T", test.id, p.App.Top())
			}
		}
	}
}

func TestTheResultFitsItsWindow(t *testing.T) {
	for _, seats := range []int{2, 3, 5} {
		session := fought(t, seats, 5)
		for _, size := range [...]struct{ w, h int }{{1280, 720}, {960, 540}, {960, 600}} {
			p := enter(t, size.w, size.h, New(session, Ways{Rematch: func(*scenes.Context) {}, New: func(*scenes.Context) {}}))
			p.Shot(fmt.Sprintf("result_%d_%dx%d", seats, size.w, size.h))
			for _, id := range p.App.Widgets().IDs() {
				if r := p.Where(id); r.X < 0 || r.Y < 0 || r.Right() > float64(size.w)+0.1 || r.Bottom() > float64(size.h)+0.1 {
					t.Errorf("%dx%d: %s is at %v", size.w, size.h, id, r)
				}
			}
		}
	}
}

func TestATieAndNobodyAreNamed(t *testing.T) {
	s := New(fought(t, 3, 5), Ways{})
	for _, test := range []struct {
		winners []rules.Side
		shot    string
	}{
		{[]rules.Side{0, 2}, "result_tie"},
		{nil, "result_nobody"},
	} {
		s.sum.Winners = test.winners
		p := enter(t, 1280, 720, s)
		p.Shot(test.shot)
	}
}

func TestTheReportIsOneKeyAway(t *testing.T) {
	session := fought(t, 2, 9)
	for _, byKey := range []bool{false, true} {
		s := New(session, Ways{})
		p := enter(t, 960, 540, s)
		if byKey {
			p.Key('P')
		} else {
			p.Click("result/report")
		}
		p.Wait(14)
		if _, ok := p.App.Top().(*report.Scene); !ok {
			t.Fatalf("the screen is %T", p.App.Top())
		}
		p.Await("the report", func() bool { return p.Has("report/tab/Course") })
		p.Key(ui.KeyEscape)
		p.Wait(14)
		if p.App.Top() != s {
			t.Errorf("back from the report the screen is %T", p.App.Top())
		}
	}
}
