package battle

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"rulerfire/assets"
	"rulerfire/rules/dice"
	"rulerfire/rules/rapid"
	"rulerfire/scenes/ui"
)

// naming plays on until a target is to be named and several can be attacked.
func naming(t *testing.T, w, h int) (*table, *nameAsk) {
	tb := dealt(t, 6, w, h, 100)
	tb.to("a choice of targets", func() bool {
		a, ok := tb.s.ask.(*nameAsk)
		return ok && a.target.Kind == rapid.FrameTarget && len(a.reachable(tb.s)) > 2
	})
	tb.Move(640, 715)
	return tb, tb.s.ask.(*nameAsk)
}

// hitID is where the list says how likely a target is hit.
func hitID(a *nameAsk, t rapid.Target) string {
	return fmt.Sprintf("name/hit/%d", slices.Index(a.targets(), t))
}

// TestOddsOfEveryTarget shows, before a target is named, how likely each one that can be
// named would be hit: the rules' own odds of what choosing it proposes.
func TestOddsOfEveryTarget(t *testing.T) {
	tb, a := naming(t, 1280, 720)
	st := tb.state()
	for i, target := range a.reachable(tb.s) {
		on := a.on(tb.s, target)
		how, _ := on.aimed(tb.s)
		act := on.action()
		if !st.Allows(&act) {
			t.Errorf("target %d has odds of %v, which is not legal", i, act)
		}
		six, eight := on.attackers(tb.s, how.whites)
		e := st.Aimed(target, act.Band, dice.Best(six, eight), 0)
		want := e.Outcome()
		shown := on.exchange(tb.s, how)
		if shown.out.Struck() != want.Struck() || shown.out.Lost.Mean() != want.Lost.Mean() || shown.out.Fallen != want.Fallen {
			t.Errorf("target %d: %v, not %v", i, shown.out, want)
		}
		id := hitID(a, target)
		if !tb.Has(id) {
			continue // it must be scrolled to
		}
		at := tb.Where(id).Centre()
		tb.Move(at.X, at.Y)
		tb.Wait(60)
		text := ui.String(tb.App.Widgets().TipShown())
		if !strings.Contains(text, percent(want.Struck())+" hit") || !strings.HasPrefix(text, tb.s.frameName(int(target.ID))) {
			t.Errorf("target %d says %q", i, text)
		}
		if far := strings.Contains(text, "move first"); far == on.near(tb.s) {
			t.Errorf("target %d, at %v for an attack at %v, says %q", i, tb.s.bandTo(target), on.band, text)
		}
	}
}

// TestTargetsSideBySide goes from the odds of a target to what they are made of, and to
// those of all the others, by clicks and by keys, without naming anything.
func TestTargetsSideBySide(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {960, 540}} {
		tb, a := naming(t, size[0], size[1])
		list := a.reachable(tb.s)
		steps := len(tb.s.Session.Steps())
		tb.Shot(fmt.Sprintf("targets-%d", size[0]))
		tb.Click(hitID(a, list[1]))
		if !tb.s.sheet.open || a.target != list[1] {
			t.Fatalf("a click on the odds of %v opens the terms of %v", list[1], a.target)
		}
		tb.Key('A', 'A')
		if tb.s.sheet.split != byTarget || !tb.Has("sheet/targets/0") {
			t.Fatal("A does not go on to all targets")
		}
		tb.Shot(fmt.Sprintf("targets-%d-sheet", size[0]))
		tb.Key(ui.KeyDown)
		if a.target != list[2] {
			t.Errorf("down goes to %v, not %v", a.target, list[2])
		}
		tb.Key(ui.KeyRight)
		if !a.odd.whites {
			t.Error("the way to attack cannot be changed there")
		}
		tb.Click("sheet/targets/0")
		if a.target != list[0] || !tb.s.sheet.open {
			t.Error("a click on a target does not take it")
		}
		tb.Key('A')
		if tb.s.sheet.split != byDefence {
			t.Error("A does not go round")
		}
		tb.Key(ui.KeyEnter)
		if tb.s.sheet.open || len(tb.s.Session.Steps()) != steps {
			t.Error("looking at odds has named a target")
		}
	}
}

// TestACardSaysWhatAnAttackMayDo tells beside the mean how likely the target is hit and
// destroyed, and of one in cover how likely that is gone.
func TestACardSaysWhatAnAttackMayDo(t *testing.T) {
	tb, a := naming(t, 1280, 720)
	covered := false
	for _, target := range a.reachable(tb.s) {
		on := a.on(tb.s, target)
		e := on.exchange(tb.s, aim{})
		facts := oddsFacts(assets.English(), e)
		if facts[0] != percent(e.out.Struck())+" hit" || facts[1] != percent(e.out.Destroyed())+" destroyed" {
			t.Errorf("%v: %q", target, facts)
		}
		if e.Fallible() != (facts[2] == percent(e.out.Fallen)+" cover gone") {
			t.Errorf("%v, whose cover can go or not (%v): %q", target, e.Fallible(), facts)
		}
		covered = covered || e.Fallible()
	}
	if !covered {
		t.Error("nobody stands in cover")
	}
}
