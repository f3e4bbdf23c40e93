package battle

import (
	"fmt"
	"strings"
	"testing"

	"rulerfire/rules/dice"
	"rulerfire/rules/rapid"
	"rulerfire/scenes/ui"
)

// attackedOn plays on until a computer's attack waits for the person's defence, with
// a target named for an attack of one's own.
func attackedOn(t *testing.T, w, h, scale int) *table {
	tb := dealt(t, 8, w, h, scale)
	tb.to("an attack", func() bool { return tb.s.attacked() && tb.state().Acting.Target.Kind == rapid.FrameTarget })
	return tb
}

// lies tells whether exactly an assignment's dice lie in the places that are open.
func (tb *table) lies(want rapid.Assignment) bool { return tb.dice().planned(tb.s) == want }

// TestWholeTurnsLayTheirDice lays the dice of rows by clicks and by keys, changes one
// by hand, and confirms.
func TestWholeTurnsLayTheirDice(t *testing.T) {
	tb := attackedOn(t, 1280, 720, 100)
	tb.Key('D')
	list := tb.dice().prospects(tb.s)
	if len(list) < 3 {
		t.Fatalf("only %d assignments", len(list))
	}
	tb.Click("turns/2")
	if !tb.lies(list[2].Assignment) {
		t.Errorf("a click on row 2 lays %v, not %v", tb.dice().planned(tb.s), list[2].Assignment)
	}
	tb.Key(ui.KeyUp)
	if !tb.lies(list[1].Assignment) {
		t.Errorf("the arrow lays %v, not %v", tb.dice().planned(tb.s), list[1].Assignment)
	}
	tb.Key(ui.KeyUp, ui.KeyUp, ui.KeyUp)
	if !tb.lies(list[0].Assignment) || !list[0].Best {
		t.Errorf("the arrows do not end on the best row but on %v", tb.dice().planned(tb.s))
	}
	steps := len(tb.s.Session.Steps())
	tb.Key(ui.KeyTab)
	if tb.lies(list[0].Assignment) {
		t.Error("a die of the row cannot be changed")
	}
	tb.Click("turns/1")
	tb.Click("confirm")
	if len(tb.s.Session.Steps()) == steps {
		t.Fatalf("the defence is not handed in: %s", tb.s.Notice)
	}
	if got := tb.s.Session.Steps()[steps].Choice.(rapid.Action).Die; got != list[1].Assignment[rapid.ToDefend] {
		t.Errorf("defended with %v, the row had %v", got, list[1].Assignment[rapid.ToDefend])
	}
	tb.to("the own attack", func() bool { return tb.state().Phase == rapid.PhaseAct })
	for _, u := range []rapid.Use{rapid.ToMove, rapid.ToAttack} {
		if want := list[1].Assignment[u]; want != (rapid.Face{}) && tb.dice().face(tb.s, int(u)) != want {
			t.Errorf("after the defence %v lies in place %d, not %v", tb.dice().face(tb.s, int(u)), u, want)
		}
	}
}

// TestWholeTurnsSayWhatTheRulesSay compares the list with the prospects of the battle,
// for the dice as they lie, whatever is changed.
func TestWholeTurnsSayWhatTheRulesSay(t *testing.T) {
	tb := attackedOn(t, 1280, 720, 100)
	tb.Key('D')
	for range 6 {
		now := tb.dice().planned(tb.s)
		want := tb.state().Prospect(now)
		in, out := tb.s.incoming(now[rapid.ToDefend]), tb.s.outgoing(now[rapid.ToAttack], int(tb.state().Frames[tb.state().Acting.Target.ID].Spot))
		if in.out.Lost.Mean() != want.Suffers.Lost.Mean() {
			t.Errorf("%v: you lose %.4f, in the rules %.4f", now, in.out.Lost.Mean(), want.Suffers.Lost.Mean())
		}
		if want.Attacks && out.out.Lost.Mean() != want.Deals.Lost.Mean() {
			t.Errorf("%v: they lose %.4f, in the rules %.4f", now, out.out.Lost.Mean(), want.Deals.Lost.Mean())
		}
		tb.Key(ui.KeyDown)
	}
	tb.Key('A')
	if tb.Has("turns") || !tb.Has("odds/0") {
		t.Error("A does not list single dice")
	}
	tb.Click("turns/tab")
	if !tb.Has("turns") {
		t.Error("the button does not bring the whole turns back")
	}
}

// TestTermsOfNumbers opens the derivation of the numbers on the dice screen and before
// a target is named, with the mouse and by keys.
func TestTermsOfNumbers(t *testing.T) {
	tb := attackedOn(t, 1280, 720, 100)
	tb.Key('D')
	for _, way := range []struct {
		name string
		open func()
	}{
		{"X", func() { tb.Key('X') }},
		{"the button", func() { tb.Click("odds/terms") }},
		{"what you lose", func() { tb.Click("assignment/you") }},
		{"what they lose", func() { tb.Click("assignment/they") }},
	} {
		way.open()
		if !tb.s.sheet.open || !tb.Has("sheet/cases") {
			t.Errorf("%s does not open the terms", way.name)
		}
		tb.Key(ui.KeyEscape)
		if tb.s.sheet.open || !tb.s.large.up {
			t.Errorf("after %s: Esc does not close the terms, or more than those", way.name)
		}
	}
	tb.Move(tb.Where("turns/0").Centre().X, tb.Where("turns/0").Centre().Y)
	tb.Wait(60)
	if text := ui.String(tb.App.Widgets().TipShown()); !strings.Contains(text, "Attack") || !strings.Contains(text, "Leaves") {
		t.Errorf("pointed at, a row says %q", text)
	}
}

// TestOddsBeforeNaming shows, before a target is named, what an attack would be worth
// against its best defence die, and for each value of the defence.
func TestOddsBeforeNaming(t *testing.T) {
	tb := dealt(t, 6, 1280, 720, 100)
	fresh := func() bool {
		a, ok := tb.s.ask.(*nameAsk)
		return ok && a.target.Kind == rapid.FrameTarget && !tb.state().Frames[a.target.ID].Acted && len(a.aims(tb.s)) > 1
	}
	tb.to("a target without a defence", fresh)
	a := tb.s.ask.(*nameAsk)
	target := &tb.state().Frames[a.target.ID]
	e := a.exchange(tb.s, aim{})
	if want := dice.Best(int(target.Systems[rapid.Defence]+target.White), 0).Mean(); e.Defence.Mean() != want {
		t.Errorf("it defends with %.3f, not %.3f", e.Defence.Mean(), want)
	}
	cases := e.cases(false)
	sum := 0.0
	for _, c := range cases {
		sum += c.Chance * c.Lost.Mean()
	}
	if len(cases) != 7 || !same(sum, e.out.Lost.Mean()) {
		t.Errorf("%d values of the defence, together %.4f of %.4f", len(cases), sum, e.out.Lost.Mean())
	}
	tb.Key('X')
	if !tb.Has("sheet/cases") {
		t.Fatal("X does not open the terms")
	}
	tb.Shot("terms-name")
	was := a.odd
	tb.Key(ui.KeyRight)
	if a.odd == was {
		t.Error("the arrow does not go to the next way to attack")
	}
	tb.Key('A')
	if tb.s.sheet.split != byDice {
		t.Error("A does not go to the damage dice")
	}
	tb.Key(ui.KeyEnter)
	if tb.s.sheet.open {
		t.Error("Enter does not close it")
	}
	tb.Click("odds/1")
	if !tb.s.sheet.open || a.odd != a.aims(tb.s)[1] {
		t.Error("a click on a row does not open its terms")
	}
}

// TestWholeTurnPictures leaves pictures of the list and of the terms, in windows of
// several sizes.
func TestWholeTurnPictures(t *testing.T) {
	for _, size := range []struct{ w, h, scale int }{{1280, 720, 100}, {960, 540, 100}, {1600, 900, 0}} {
		name := fmt.Sprintf("turns-%d", size.w)
		tb := dealt(t, 6, size.w, size.h, size.scale)
		tb.to("a target", func() bool { return tb.state().Phase == rapid.PhaseName })
		tb.Wait(20)
		tb.Shot(name + "-name")
		tb = attackedOn(t, size.w, size.h, size.scale)
		tb.Key('D', ui.KeyDown)
		tb.Wait(20)
		tb.Shot(name)
		tb.Key('X', ui.KeyRight)
		tb.Wait(20)
		tb.Shot(name + "-terms")
		tb.Key(ui.KeyEscape)
	}
}
