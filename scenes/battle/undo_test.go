package battle

import (
	"testing"

	"rulerfire/game"
	"rulerfire/rules/rapid"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// text is the battle as it stands.
func (tb *table) text(t *testing.T) string {
	t.Helper()
	text, err := tb.s.Session.Battle().MarshalText()
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestTakingBackUpToTheLine activates a frame, takes that back, gives it again, and
// names a target, which rolls: the button has said so, and nothing is taken back then.
func TestTakingBackUpToTheLine(t *testing.T) {
	tb := sit(t, newSession(t, 5, 2, 2), 1280, 720, game.Instant)
	for tb.asked(); tb.state().Phase != rapid.PhasePick || tb.state().Round < 1; tb.asked() {
		tb.Key('F')
	}
	tb.Wait(stage.BlockTicks)
	before, steps := tb.text(t), len(tb.s.Session.Steps())
	if line := tb.commits(); line != game.NoLine {
		t.Fatalf("activating a frame can be taken back, and draws the line %v", line)
	}
	tb.Key(ui.KeyEnter)
	tb.asked()
	named := tb.text(t)
	if tb.state().Phase != rapid.PhaseName {
		t.Fatalf("no target is asked for, but %v; %v", tb.state().Phase, tb.s.Session.Steps()[steps:])
	}
	if tb.commits() != game.LineRoll {
		t.Error("naming a target rolls the dice, and that is not said before")
	}
	tb.Shot("undo-commits")
	for range 2 {
		tb.Key('Z')
		tb.asked()
		if tb.text(t) != before || len(tb.s.Session.Steps()) != steps || tb.state().Phase != rapid.PhasePick {
			t.Fatal("taking back does not give the former question")
		}
		if tb.s.Seen != *tb.state() {
			t.Error("what is seen is not the battle")
		}
		tb.Key('Y')
		tb.asked()
		if tb.text(t) != named {
			t.Fatal("giving again does not give the same battle")
		}
	}
	tb.Click("tool/undo")
	tb.asked()
	if tb.text(t) != before {
		t.Fatal("the button takes nothing back")
	}
	tb.Click("tool/redo")
	tb.asked()
	tb.Key(ui.KeyEnter)
	tb.asked()
	rolled := tb.text(t)
	if tb.state().Phase == rapid.PhaseName {
		t.Fatal("no target was named")
	}
	tb.Key('Z')
	tb.Click("tool/undo")
	tb.Wait(30)
	if tb.text(t) != rolled {
		t.Error("a roll was taken back")
	}
}

// commits is the line that the first of the listed answers draws.
func (tb *table) commits() game.Line {
	d, _ := tb.s.Session.Pending()
	return tb.s.Session.Commits(d.Some[0])
}
