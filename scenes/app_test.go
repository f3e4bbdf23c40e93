package scenes_test

import (
	"testing"

	"rulerfire/game"
	"rulerfire/scenes"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/ui"
)

// A room is a scene for tests. It has a door to another room, goes back by Esc,
// and counts what happens in it.
type room struct {
	next   *room
	lost   string
	frames int
	closed int
	busy   bool
}

func (r *room) Frame(ctx *scenes.Context) {
	r.frames++
	if r.busy {
		ctx.Animate()
	}
	box := ctx.Size
	if r.next != nil && ctx.UI.Button("door", box.CutTop(40).Inset(4), "Door", ui.ButtonLook{Key: 'D'}) {
		ctx.Push(r.next)
	}
	if ctx.UI.Button("quit", box.CutTop(40).Inset(4), "Quit", ui.ButtonLook{}) {
		ctx.Quit()
	}
	if ctx.UI.Button("home", box.CutTop(40).Inset(4), "Home", ui.ButtonLook{}) {
		ctx.Home()
	}
	if ctx.UI.Back() {
		ctx.Pop()
	}
}

func (r *room) Guard() string { return r.lost }
func (r *room) Close()        { r.closed++ }

func enter(t *testing.T, first scenes.Scene) *scenetest.Player {
	return scenetest.New(t, 1280, 720, game.Settings{}, first)
}

func TestScenesAreStacked(t *testing.T) {
	inner := &room{}
	outer := &room{next: inner}
	p := enter(t, outer)
	p.Click("door")
	p.Wait(12)
	if p.App.Top() != scenes.Scene(inner) {
		t.Fatal("the door leads nowhere")
	}
	p.Key(ui.KeyEscape)
	p.Wait(12)
	if p.App.Top() != scenes.Scene(outer) || inner.closed != 1 {
		t.Fatalf("Esc must go back to the first room and close the second; closed %d times", inner.closed)
	}
	p.Key(ui.KeyEscape)
	p.Wait(12)
	if p.App.Top() != scenes.Scene(outer) || outer.closed != 0 || p.Ended() {
		t.Error("Esc left the lowest scene")
	}
}

func TestTheWayHomeClosesAllScenesButTheLowest(t *testing.T) {
	third := &room{}
	second := &room{next: third}
	first := &room{next: second}
	p := enter(t, first)
	for range 2 {
		p.Click("door")
		p.Wait(12)
	}
	p.Click("home")
	p.Wait(12)
	if p.App.Top() != scenes.Scene(first) || first.closed != 0 || second.closed != 1 || third.closed != 1 {
		t.Errorf("closed %d, %d and %d times", first.closed, second.closed, third.closed)
	}
}

func TestASecondClickWhileTheSceneChangesDoesNothing(t *testing.T) {
	third := &room{}
	second := &room{next: third}
	p := enter(t, &room{next: second})
	p.Click("door")
	p.ClickAt(100, 20)
	p.Wait(20)
	if p.App.Top() != scenes.Scene(second) {
		t.Error("a double click went through two doors")
	}
}

func TestNothingRunsWhileNothingHappens(t *testing.T) {
	r := &room{}
	p := enter(t, r)
	p.Wait(60)
	was := r.frames
	p.Wait(600)
	if r.frames != was {
		t.Errorf("ten idle seconds ran the scene %d times", r.frames-was)
	}
	p.Move(10, 10)
	if r.frames == was {
		t.Error("a moved pointer did not wake the scene")
	}
	r.busy = true
	p.Move(20, 10)
	was = r.frames
	p.Wait(30)
	if r.frames != was+30 {
		t.Errorf("a scene that moves ran %d times in 30 ticks", r.frames-was)
	}
}

func TestLeavingAsksWhereThereIsSomethingToLose(t *testing.T) {
	r := &room{lost: "leave.title"}
	p := enter(t, r)
	p.App.Close()
	p.Wait(5)
	if p.Ended() {
		t.Fatal("the battle was thrown away without a question")
	}
	p.Shot("leave")
	p.Click("leave/stay")
	p.Wait(5)
	if p.Ended() || p.Has("leave/stay") {
		t.Fatal("staying is not staying")
	}
	p.Click("quit")
	p.Wait(5)
	p.Key(ui.KeyEscape)
	p.Wait(5)
	if p.Ended() || p.Has("leave/go") {
		t.Fatal("Esc must take the question back")
	}
	p.App.Close()
	p.Wait(5)
	p.Click("leave/go")
	if !p.Ended() {
		t.Error("leaving does not leave")
	}

	p = enter(t, &room{})
	p.Click("quit")
	if !p.Ended() {
		t.Error("with nothing to lose there is nothing to ask")
	}
}

// A library is a room with a page of rules.
type library struct{ *room }

func (library) Rules() scenes.RulesPage { return roster.Rules() }

func TestF1ShowsTheRulesOverAnyScene(t *testing.T) {
	p := enter(t, library{&room{}})
	p.Key(ui.KeyF1)
	p.Wait(10)
	if !p.Has("rules/close") || p.Has("quit") {
		t.Fatalf("F1 shows %v", p.App.Widgets().IDs())
	}
	p.Shot("rules")
	p.Key(ui.KeyF1)
	p.Wait(3)
	if p.Has("rules/close") {
		t.Error("F1 does not close the rules")
	}
	p.Key(ui.KeyF1)
	p.Wait(3)
	p.RightClickAt(600, 300)
	p.Wait(3)
	if p.Has("rules/close") {
		t.Error("a right click does not close the rules")
	}
}

func TestTheRulesFitTheSmallestWindow(t *testing.T) {
	p := scenetest.New(t, 960, 540, game.Settings{Scale: 100}, library{&room{}})
	p.Key(ui.KeyF1)
	p.Wait(10)
	p.Shot("rules_small")
	close := p.Where("rules/close")
	if window := (ui.Rect{W: 960, H: 540}); close.Intersect(window) != close {
		t.Errorf("the button is at %v, outside the window", close)
	}
}

func TestF11TurnsFullScreenOnAndOff(t *testing.T) {
	p := enter(t, &room{})
	want := []bool{true, false}
	for _, full := range want {
		p.Key(ui.KeyF11)
		if got := p.App.Settings().FullScreen; got != full {
			t.Errorf("full screen is %v, want %v", got, full)
		}
	}
}

func TestATinyWindowDoesNoHarm(t *testing.T) {
	p := enter(t, &room{next: &room{}})
	for _, size := range [][2]float64{{1, 1}, {0, 0}, {-5, 20}, {160, 90}, {7680, 4320}, {1280, 720}} {
		p.App.Resize(size[0], size[1], 1)
		p.Wait(5)
		p.Key(ui.KeyTab, ui.KeyF1, ui.KeyF1)
	}
	if !p.Has("door") {
		t.Error("back at its old size the window has lost its door")
	}
}

func TestAPointIsTwoPixelsOnAScreenTwiceAsFine(t *testing.T) {
	p := enter(t, &room{next: &room{}})
	before := p.Where("door")
	p.App.Resize(1280, 720, 2)
	p.Wait(3)
	if got := p.App.PixelsPerPoint(); got != 2 {
		t.Errorf("a point is %g pixels, want 2", got)
	}
	if got := p.Where("door"); got != before {
		t.Errorf("in points the door is at %v, want where it was: %v", got, before)
	}
}
