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
	return NewHost(seed, random, func(s *game.Session, ended func(*game.Session) scenes.Scene) scenes.Scene { return &arena{s, ended} })
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

var sizes = [...]struct{ w, h int }{{1280, 720}, {960, 540}, {960, 600}, {1920, 1080}}

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

var _ = strings.Contains
