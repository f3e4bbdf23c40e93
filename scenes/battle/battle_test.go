package battle

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"rulerfire/game"
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// TestKeyboardAlone plays a whole battle without touching the mouse.
func TestKeyboardAlone(t *testing.T) {
	tb := sit(t, newSession(t, 5, 1, 2), 1280, 720, game.Instant)
	met := map[rapid.Phase]bool{}
	for i := 0; tb.state().Phase != rapid.PhaseOver; i++ {
		if i > 1500 {
			t.Fatal("the battle does not end")
		}
		tb.asked()
		st := tb.state()
		if st.Phase == rapid.PhaseOver {
			break
		}
		if !met[st.Phase] {
			met[st.Phase] = true
			tb.Shot("keys-" + st.Phase.String())
		}
		steps := len(tb.s.Session.Steps())
		switch {
		case st.Phase == rapid.PhasePlace && i < 4:
			// The first places by hand: from snap to snap until one is legal.
			for range 40 {
				tb.Key(ui.KeyTab, ui.KeyUp)
				tb.Key(ui.KeyEnter)
				if len(tb.s.Session.Steps()) > steps {
					break
				}
			}
			if len(tb.s.Session.Steps()) == steps {
				tb.Key('F')
			}
		case st.Phase == rapid.PhasePlace:
			tb.Key('F')
		case st.Phase == rapid.PhaseAct && st.MayMove() && !st.MayAttack():
			tb.Key('2', ui.KeyRight, ui.KeyRight, ui.KeyDown, ui.KeyEnter)
			if len(tb.s.Session.Steps()) == steps {
				tb.Key('E')
			}
		default:
			tb.Key(ui.KeyEnter)
			if len(tb.s.Session.Steps()) == steps {
				tb.Key('E') // no attack, no spot
			}
		}
		if len(tb.s.Session.Steps()) == steps {
			t.Fatalf("no key answers %s; %v", st.Phase, tb.App.Widgets().IDs())
		}
	}
	for _, p := range []rapid.Phase{rapid.PhasePick, rapid.PhaseName, rapid.PhaseDefend, rapid.PhaseAct, rapid.PhaseSpot, rapid.PhaseTick} {
		if !met[p] {
			t.Errorf("the person was never asked to %s", p)
		}
	}
}

// TestMouseAlone plays a round with the mouse: everything is done by clicks on
// what is seen, a stray click commits nothing.
func TestMouseAlone(t *testing.T) {
	tb := sit(t, newSession(t, 11, 1, 2), 1280, 720, game.Instant)
	for i := 0; tb.state().Round < 2 && tb.state().Phase != rapid.PhaseOver; i++ {
		if i > 400 {
			t.Fatal("the round does not end")
		}
		tb.asked()
		st := *tb.state()
		steps := len(tb.s.Session.Steps())
		switch st.Phase {
		case rapid.PhasePlace:
			actions, _ := st.Answers()
			at := actions[0].Place
			if actions[0].Kind == rapid.ActStation {
				at.X += field.StationSide / 2
				at.Y += field.StationSide / 2
			}
			tb.tap(at)
			if len(tb.s.Session.Steps()) != steps {
				t.Fatal("one click on the table placed a piece")
			}
			tb.Click("confirm")
			if len(tb.s.Session.Steps()) == steps {
				tb.Click("rest")
			}
		case rapid.PhasePick:
			if a, ok := tb.s.ask.(*pickAsk); ok {
				tb.tap(st.Frames[a.box[len(a.box)-1]].At)
			}
			if len(tb.s.Session.Steps()) != steps {
				t.Fatal("one click on a frame activated it")
			}
			tb.Click("confirm")
		case rapid.PhaseAct:
			if st.MayMove() {
				tb.Click("slot/1")
				to := st.Actor().At
				to.X += field.Stud
				tb.tap(to)
				tb.tap(to)
			}
			if len(tb.s.Session.Steps()) == steps {
				tb.Click("second")
			}
			if len(tb.s.Session.Steps()) == steps {
				tb.Wait(stage.BlockTicks)
				tb.Click("second") // an attack is given up only if asked twice
			}
		default:
			tb.Click("confirm")
			if len(tb.s.Session.Steps()) == steps && tb.Has("second") {
				tb.Click("second")
			}
		}
		if len(tb.s.Session.Steps()) == steps {
			t.Fatalf("no click answers %s; %v", st.Phase, tb.App.Widgets().IDs())
		}
	}
}

// TestHandOver says so when the question passes to another person, and hears no
// click for 0.4 s.
func TestHandOver(t *testing.T) {
	tb := sit(t, newSession(t, 3, 2, 2), 1280, 720, game.Instant)
	tb.asked()
	first := tb.s.Session.Waiting().Seat
	for tb.s.Session.Waiting().Seat == first {
		tb.Key('F')
		tb.Wait(2)
	}
	steps := len(tb.s.Session.Steps())
	tb.Key(ui.KeyEnter, 'F', ui.KeyEnter)
	if len(tb.s.Session.Steps()) != steps {
		t.Error("a key was taken as the next person's answer")
	}
	if !tb.s.HandedOver() {
		t.Error("nothing says that another person decides")
	}
	tb.Shot("handover")
	tb.Wait(26) // 0.4 s
	tb.Key('F')
	if len(tb.s.Session.Steps()) == steps {
		t.Error("the next person is not heard")
	}
}

// TestMotion plays at normal speed, so that everything that moves is drawn.
func TestMotion(t *testing.T) {
	tb := sit(t, newSession(t, 9, 1, 3), 1280, 720, game.Quadruple)
	for i := 0; i < 60 && tb.state().Phase == rapid.PhasePlace; i++ {
		tb.asked()
		tb.Key('F')
	}
	for shot := range 40 {
		tb.Wait(15)
		tb.Shot(fmt.Sprintf("motion-%02d", shot))
		if tb.Has("confirm") {
			steps := len(tb.s.Session.Steps())
			tb.Key(ui.KeyEnter)
			if len(tb.s.Session.Steps()) == steps {
				tb.Key('E')
			}
		}
	}
}

// TestSizes draws the battle in windows of other sizes.
func TestSizes(t *testing.T) {
	for _, size := range [][2]int{{960, 540}, {1920, 1080}} {
		tb := sit(t, newSession(t, 6, 1, 4), size[0], size[1], game.Instant)
		tb.asked()
		tb.Shot(fmt.Sprintf("fielding-%d", size[0]))
		for tb.state().Phase == rapid.PhasePlace {
			tb.asked()
			tb.Key('F')
		}
		for tb.state().Phase != rapid.PhaseDefend {
			tb.asked()
			tb.Key(ui.KeyEnter)
		}
		tb.asked()
		tb.Shot(fmt.Sprintf("battle-%d", size[0]))
	}
}

// TestGivingUpAnAttackIsAskedTwice presses E while the target can be attacked.
func TestGivingUpAnAttackIsAskedTwice(t *testing.T) {
	tb := sit(t, newSession(t, 5, 1, 2), 1280, 720, game.Instant)
	for i := 0; !tb.state().MayAttack() || tb.state().Phase != rapid.PhaseAct; i++ {
		if i > 400 {
			t.Fatal("nobody may attack")
		}
		tb.asked()
		tb.Key('F')
		if tb.Key(ui.KeyEnter); tb.state().Phase == rapid.PhaseAct && !tb.state().MayAttack() {
			tb.Key('E')
		}
		tb.asked()
	}
	steps := len(tb.s.Session.Steps())
	tb.Key('E', 'E')
	if len(tb.s.Session.Steps()) != steps {
		t.Fatal("one key, or two at once, gave the attack up")
	}
	tb.Wait(stage.BlockTicks)
	tb.Shot("sure")
	tb.Key(ui.KeyEscape, 'E')
	if len(tb.s.Session.Steps()) != steps {
		t.Fatal("Esc did not take the first key back")
	}
	tb.Wait(stage.BlockTicks)
	tb.Key('E')
	if len(tb.s.Session.Steps()) == steps {
		t.Error("the second key did not give the attack up")
	}
}

// TestASecondClickDuringAnAnimationActsOnce clicks the answer again and again, and
// skips with Space.
func TestASecondClickDuringAnAnimationActsOnce(t *testing.T) {
	tb := sit(t, newSession(t, 11, 1, 2), 1280, 720, game.Normal)
	tb.asked()
	tb.Key('F')
	tb.Await("the first turn", func() bool { return tb.Has("confirm") && tb.state().Phase != rapid.PhasePlace })
	mine := func() (n int) {
		for _, step := range tb.s.Session.Steps() {
			if step.Decision.Side == 0 {
				n++
			}
		}
		return n
	}
	before := mine()
	at := tb.Where("confirm").Centre()
	tb.ClickAt(at.X, at.Y)
	for range 5 {
		tb.ClickAt(at.X, at.Y)
		if tb.s.Idle() {
			break
		}
		if n := mine(); n > before+1 {
			t.Fatalf("%d answers during one animation", n-before)
		}
	}
	tb.Await("a question", func() bool { return tb.Has("confirm") && tb.s.Idle() })
	tb.Key(ui.KeyEnter)
	tb.Until("something that is shown", 200, func() bool { return !tb.s.Idle() })
	tb.Key(ui.KeySpace)
	if n := tb.s.Behind(); n > 1 {
		t.Errorf("Space has left %d steps to be shown", n)
	}
}

// after stands for the screen with the result.
type after struct{}

func (after) Frame(ctx *scenes.Context) {
	if ctx.UI.Button("back", ctx.Size.Centred(100, 30), "Back", ui.ButtonLook{}) {
		ctx.Pop()
	}
}

// TestTheResultCanBeSeenAgain goes back to the table after a battle, and on to the
// result once more.
func TestTheResultCanBeSeenAgain(t *testing.T) {
	s := New(newSession(t, 5, 0, 2), func(*game.Session) scenes.Scene { return after{} })
	p := scenetest.New(t, 1280, 720, game.Settings{Speed: game.Instant}, s)
	result := func() bool { _, ok := p.App.Top().(after); return ok }
	p.Await("the result", result)
	p.Wait(20)
	p.Click("back")
	p.Wait(20)
	if result() {
		t.Fatal("the table is not shown")
	}
	p.Shot("over")
	p.Key(ui.KeyEnter)
	p.Wait(20)
	if !result() {
		t.Error("Enter does not lead back to the result")
	}
}

// TestTheRestIsFieldedToTheEnd presses F once; nothing more is to be placed by hand.
func TestTheRestIsFieldedToTheEnd(t *testing.T) {
	for _, players := range []int{2, 4} {
		tb := sit(t, newSession(t, 7, 1, players), 1280, 720, game.Instant)
		tb.asked()
		tb.Key('F')
		tb.Until("the first round", 4000, func() bool { return tb.state().Phase != rapid.PhasePlace })
	}
}

// TestTheLogPointsAtFrames tells which frames a line rings on the table.
func TestTheLogPointsAtFrames(t *testing.T) {
	at := rapid.Target{Kind: rapid.FrameTarget, ID: 7}
	wall := rapid.Target{Kind: rapid.TerrainTarget, ID: 7}
	for _, c := range []struct {
		name  string
		event rapid.Event
		want  []int8
	}{
		{"a move", rapid.Event{Kind: rapid.EvMoved, Frame: 3}, []int8{3}},
		{"an attack on a frame", rapid.Event{Kind: rapid.EvAttacks, Frame: 3, Target: at}, []int8{3, 7}},
		{"an attack on terrain", rapid.Event{Kind: rapid.EvAttacks, Frame: 3, Target: wall}, []int8{3}},
		{"a spot", rapid.Event{Kind: rapid.EvSpotted, Frame: 3, Other: 5}, []int8{3, 5}},
		{"a pass, which is a seat's", rapid.Event{Kind: rapid.EvPassed, Seat: 2}, nil},
		{"a station seized from another seat", rapid.Event{Kind: rapid.EvSeized, Seat: 2, Other: 1, Value: 4}, nil},
	} {
		if got := logFrames(c.event); !slices.Equal(got, c.want) {
			t.Errorf("%s rings %v, want %v", c.name, got, c.want)
		}
	}
}

// TestALongLineOfTheLogSaysAllOfItself cuts the lines about a player with a long name,
// and tells the whole of each where it is pointed at; a press on it still asks why.
func TestALongLineOfTheLogSaysAllOfItself(t *testing.T) {
	config := newConfig(t, 5, 1, 2)
	name := "Lady Maximiliane of Wurm"
	config.Seats[1].Name = name
	tb := sit(t, begin(t, config), 1280, 720, game.Instant)
	tb.to("the first round", func() bool { return tb.state().Phase != rapid.PhasePlace })
	cut := func() (id string) {
		for _, id := range tb.App.Widgets().IDs() {
			if strings.HasPrefix(id, "log/") && id != "log/bar" {
				return id
			}
		}
		return ""
	}
	log := tb.Where("log").Centre()
	for up := 0; cut() == "" && up < 20; up++ {
		tb.Step(ui.Input{Pointer: log, Wheel: ui.Point{Y: 1}})
		tb.Wait(2)
	}
	if cut() == "" {
		t.Fatal("no line is cut")
	}
	at := tb.Where(cut()).Centre()
	tb.Move(at.X, at.Y)
	tb.Wait(60)
	tb.Shot("log-long")
	if got := ui.String(tb.App.Widgets().TipShown()); got != name+" places a station." {
		t.Errorf("the line says %q", got)
	}
	tb.ClickAt(at.X, at.Y)
	if !tb.s.Advice.Open() {
		t.Error("a press on the line does not ask why")
	}
}
