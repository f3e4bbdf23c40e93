package hexbattle

import (
	"testing"

	"rulerfire/game"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes/ui"
)

// TestTakingBackUpToTheLine lets two persons play and takes back, again and again,
// whatever can be taken back, and gives it again: what is seen is always the
// engagement, and the other person's decisions stay.
func TestTakingBackUpToTheLine(t *testing.T) {
	tb := sit(t, newSession(t, 3, 2, hexwar.Skirmish), 1280, 720, game.Instant)
	text := func() string {
		text, err := tb.s.Session.Battle().MarshalText()
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	taken := 0
	for n := 0; taken < 12 && n < 400 && tb.asked(); n++ {
		before, steps, seat := text(), tb.steps(), tb.s.Session.Waiting().Seat
		if tb.Key(ui.KeyEnter); tb.steps() == steps {
			tb.Key('F')
		}
		if tb.steps() == steps {
			tb.Key('X')
		}
		if !tb.asked() {
			break
		}
		after := text()
		if can, _ := tb.s.Session.CanUndo(); can == 0 || tb.s.Session.Waiting().Seat != seat {
			tb.Key('Z')
			if text() != after {
				t.Fatal("something was taken back behind the line")
			}
			continue
		}
		taken++
		tb.Key('Z')
		tb.asked()
		if text() != before || tb.steps() != steps {
			t.Fatal("taking back does not give the former question")
		}
		if tb.s.Seen != *tb.state() {
			t.Error("what is seen is not the engagement")
		}
		tb.Key('Y')
		tb.asked()
		if text() != after {
			t.Fatal("giving again does not give the same engagement")
		}
	}
	if taken == 0 {
		t.Error("nothing could ever be taken back")
	}
	t.Log("taken back", taken)
}
