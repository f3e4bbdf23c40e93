package report

import (
	"context"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"rulerfire/game"
	"rulerfire/game/lineup"
	"rulerfire/game/muster"
	"rulerfire/game/report"
	"rulerfire/rules"
	"rulerfire/rules/ai"
	"rulerfire/rules/ai/hexai"
	"rulerfire/rules/ai/rapidai"
	"rulerfire/rules/hexwar"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/ui"
)

func TestMain(m *testing.M) { os.Exit(scenetest.Main(m)) }

var names = [...]string{"Mira of the Long and Winding Road", "Jonas", "Ada", "Otto", "Pia", "Kai"}

// fought is the recording of a battle of Rapid Attack.
func fought(t *testing.T, seats int, seed uint64) *game.Recording {
	t.Helper()
	l := lineup.Lineup{Settings: rapid.DefaultSettings()}
	for i := range seats {
		l.Seats = append(l.Seats, lineup.Seat{Seat: game.Seat{Name: names[i], Kind: game.Computer, Level: "easy", Colour: uint8(i), Pattern: uint8(i)}})
	}
	l, err := l.Draw(rand.New(rand.NewPCG(seed, 2)))
	if err != nil {
		t.Fatal(err)
	}
	config, err := l.Config(seed, seed+1)
	if err != nil {
		t.Fatal(err)
	}
	return played(t, config)
}

// engaged is the recording of an engagement of the hex wargame.
func engaged(t *testing.T, players [hexwar.Teams]int, seed uint64) *game.Recording {
	t.Helper()
	e := muster.Engagement{Size: hexwar.Scouting}
	n := 0
	for team := range e.Teams {
		for range players[team] {
			e.Teams[team].Seats = append(e.Teams[team].Seats, game.Seat{Name: names[n], Kind: game.Computer, Level: "easy", Colour: uint8(n), Pattern: uint8(n)})
			n++
		}
	}
	e, err := e.Draw(rand.New(rand.NewPCG(seed, 2)))
	if err != nil {
		t.Fatal(err)
	}
	config, err := e.Config(seed, seed+1, muster.Player)
	if err != nil {
		t.Fatal(err)
	}
	return played(t, config)
}

func played(t *testing.T, config game.Config) *game.Recording {
	t.Helper()
	s, err := game.NewSession(config)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if err := s.Run(context.Background()); err != nil {
		t.Fatal(err)
	}
	r, err := s.Record()
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// moody judges by the looks of a battle, and no two look alike, so that a study takes no
// time and everything matters.
type moody struct{ ai.Judge }

func (moody) Sample(b rules.Battle, _ int, sample uint64, shares []int64) error {
	text, err := b.MarshalText()
	if err != nil {
		return err
	}
	h := fnv.New64a()
	h.Write(text)
	for side := range shares {
		shares[side] = int64(h.Sum64()>>(8*side)%(ai.One/2)) + int64(sample>>(8*side)%(ai.One/2))
	}
	return nil
}

// inquired is an inquiry that is over, its study made by a judge that plays nothing.
func inquired(t *testing.T, r *game.Recording) *Inquiry {
	t.Helper()
	q := Inquire(r, nil)
	t.Cleanup(q.Close)
	q.result = <-q.coming
	if q.err != nil {
		t.Fatal(q.err)
	}
	judge := rapidai.Judge()
	if r.System == "hexwar" {
		judge = hexai.Judge()
	}
	q.study = report.Begin(q.film, moody{judge}, report.Budget{Samples: 8, Quick: 4, Candidates: 3, Spread: 2, Choose: 4, Agreed: true}, 3, 2)
	if err := q.study.Wait(t.Context()); err != nil {
		t.Fatal(err)
	}
	return q
}

// hall stands for the screen below.
type hall struct{ to scenes.Scene }

func (h *hall) Frame(ctx *scenes.Context) {
	if ctx.UI.Button("enter", ctx.Size.Centred(100, 30), "Enter", ui.ButtonLook{}) {
		ctx.Push(h.to)
	}
}

// moment stands for the replay.
type moment struct{ step int }

func (*moment) Frame(*scenes.Context) {}

func enter(t *testing.T, w, h int, s scenes.Scene) *scenetest.Player {
	t.Helper()
	p := scenetest.New(t, w, h, game.Settings{Scale: 100}, &hall{s})
	p.Click("enter")
	p.Wait(14)
	return p
}

func TestTheReportFitsItsWindow(t *testing.T) {
	for name, recording := range map[string]*game.Recording{
		"rapid2": fought(t, 2, 3), "rapid5": fought(t, 5, 4),
		"hex2": engaged(t, [2]int{1, 1}, 3), "hex6": engaged(t, [2]int{3, 3}, 5),
	} {
		q := inquired(t, recording)
		for _, size := range [...]struct{ w, h int }{{1280, 720}, {960, 540}, {1600, 900}} {
			p := enter(t, size.w, size.h, New(q, Ways{Show: func(*scenes.Context, int) {}}))
			for page, key := range []ui.Key{'1', '2', '3'} {
				p.Key(key)
				p.Wait(4)
				p.Shot(fmt.Sprintf("report_%s_%d_%dx%d", name, page+1, size.w, size.h))
				for _, id := range p.App.Widgets().IDs() {
					if r := p.Where(id); r.X < 0 || r.Y < 0 || r.Right() > float64(size.w)+0.1 || r.Bottom() > float64(size.h)+0.1 {
						t.Errorf("%s, %dx%d, page %d: %s is at %v", name, size.w, size.h, page+1, id, r)
					}
				}
			}
		}
	}
}

func TestTheListsLeadToTheirMoments(t *testing.T) {
	q := inquired(t, fought(t, 2, 3))
	shown := -1
	ways := Ways{Show: func(ctx *scenes.Context, step int) {
		shown = step
		ctx.Push(&moment{step})
	}}
	for _, side := range []int{0, 1} {
		a := q.study.Findings().Accounts[side]
		if len(a.Luckiest) == 0 || len(a.Costliest) == 0 {
			t.Fatalf("side %d has nothing to list: %+v", side+1, a)
		}
		for id, want := range map[string]int{
			"report/roll/1":     q.study.Findings().Rolls[a.Luckiest[0]].Step,
			"report/decision/1": q.study.Findings().Decisions[a.Costliest[0]].Step,
		} {
			for _, byKey := range []bool{false, true} {
				shown = -1
				p := enter(t, 1280, 720, New(q, ways))
				p.Key('3')
				p.Wait(4)
				if byKey {
					for range side {
						for range 40 {
							if p.App.Widgets().Focused() == "report/side" {
								break
							}
							p.Key(ui.KeyTab)
						}
						p.Key(ui.KeyDown, ui.KeyEnter)
					}
					for range 40 {
						if p.App.Widgets().Focused() == id {
							break
						}
						p.Key(ui.KeyTab)
					}
					p.Key(ui.KeyEnter)
				} else {
					p.Click(fmt.Sprintf("report/side/%d", side))
					p.Wait(2)
					p.Click(id)
				}
				p.Wait(14)
				if m, ok := p.App.Top().(*moment); !ok || shown != want || m.step != want {
					t.Errorf("side %d, by key %v: %s leads to %d, want %d", side+1, byKey, id, shown, want)
				}
			}
		}
	}
}

func TestWithoutAReplayNothingIsAButton(t *testing.T) {
	p := enter(t, 1280, 720, New(inquired(t, fought(t, 2, 3)), Ways{}))
	for _, key := range []ui.Key{'1', '3'} {
		p.Key(key)
		p.Wait(4)
		for range 40 {
			p.Key(ui.KeyTab)
			if id := p.App.Widgets().Focused(); strings.HasPrefix(id, "report/roll/") || strings.HasPrefix(id, "report/decision/") {
				t.Fatalf("%s can be pressed, and leads nowhere", id)
			}
		}
	}
}

func TestEveryCountAndEveryDieHasWords(t *testing.T) {
	for _, recording := range []*game.Recording{fought(t, 2, 3), engaged(t, [2]int{1, 1}, 3)} {
		q := inquired(t, recording)
		s := &probed{Scene: New(q, Ways{})}
		p := enter(t, 1280, 720, s)
		for n, step := range q.film.Steps() {
			var words []ui.Run
			s.with(p, func(ctx *scenes.Context) {
				if step.Decision.Side == rules.Chance {
					words = s.rollLine(ctx, n)
				} else {
					words = s.answerLine(ctx, n, step.Choice.String())
				}
			})
			if text := ui.String(words); strings.Contains(text, "report.") || strings.Contains(text, "%!") || text == step.Choice.String() {
				t.Fatalf("%s, answer %d, %s is told as %q", recording.System, n, step.Choice, text)
			}
		}
	}
}

// probed is a scene that a test may ask something in the middle of a tick.
type probed struct {
	*Scene
	ask func(ctx *scenes.Context)
}

func (s *probed) Frame(ctx *scenes.Context) {
	s.Scene.Frame(ctx)
	if s.ask != nil {
		s.ask(ctx)
		s.ask = nil
	}
}

func (s *probed) with(p *scenetest.Player, f func(ctx *scenes.Context)) {
	for s.ask = f; s.ask != nil; {
		p.Key('Q')
	}
}

func TestABrokenRecordingIsTold(t *testing.T) {
	r := fought(t, 2, 3)
	r.Setup = []byte("nonsense")
	q := Inquire(r, nil)
	defer q.Close()
	p := enter(t, 1280, 720, New(q, Ways{}))
	p.Until("the fault", 400, func() bool { return q.arrived() || q.err != nil })
	p.Wait(3)
	p.Shot("report_broken")
	if q.err == nil {
		t.Error("a recording without a set-up has a report")
	}
	p.Key(ui.KeyEscape)
	p.Wait(14)
	if _, home := p.App.Top().(*hall); !home {
		t.Errorf("the screen is %T", p.App.Top())
	}
}

func TestAStudyGoesOnWhileItIsLookedAt(t *testing.T) {
	q := Inquire(fought(t, 2, 3), nil)
	defer q.Close()
	p := enter(t, 1280, 720, New(q, Ways{}))
	p.Await("the film", q.arrived)
	p.Key('3')
	p.Wait(4)
	p.Shot("report_begins")
	if q.study == nil || q.study.Over() {
		t.Fatal("nothing is being weighed")
	}
	p.Key(ui.KeyEscape)
	p.Wait(14)
	if q.study.Over() {
		t.Error("the study ended with the screen")
	}
	q.Close()
	if err := q.study.Wait(t.Context()); err != nil {
		t.Error(err)
	}
}

// Where a battle goes on whose players have agreed that nobody asks for good moves, the
// report counts, but no computer weighs their decisions.
func TestNobodyAsksTheReportEither(t *testing.T) {
	over := fought(t, 2, 3)
	goesOn := over.Until(over.Answers() / 2)
	for _, c := range []struct {
		name    string
		r       game.Recording
		noHints bool
		weighed bool
	}{
		{"hints off, going on", *goesOn, true, false},
		{"hints off, over", *over, true, true},
		{"hints on, going on", *goesOn, false, true},
	} {
		c.r.NoHints = c.noHints
		q := Inquire(&c.r, nil)
		p := enter(t, 1280, 720, New(q, Ways{}))
		p.Await("the film", q.arrived)
		p.Wait(3)
		p.Key('3')
		p.Wait(4)
		p.Shot("report_" + c.name)
		if weighed := q.study != nil; weighed != c.weighed {
			t.Errorf("%s: weighed %t", c.name, weighed)
		}
		q.Close()
	}
}
