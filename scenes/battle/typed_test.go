package battle

import (
	"fmt"
	"testing"

	"rulerfire/game"
	"rulerfire/rules/rapid"
	"rulerfire/scenes/ui"
)

// TestOwnDice types in a frame's dice by keys and by buttons, too few at first.
func TestOwnDice(t *testing.T) {
	session := newSession(t, 5, 1, 2)
	session.Seats()[0].OwnDice = true
	tb := sit(t, session, 1280, 720, game.Instant)
	tb.to("a roll", func() bool { return tb.state().Phase == rapid.PhasePool })
	d, _ := tb.s.Session.Pending()
	steps := len(tb.s.Session.Steps())
	tb.Key('3')
	if tb.Key(ui.KeyEnter); len(tb.s.Session.Steps()) != steps {
		t.Fatal("one die was taken for all")
	}
	tb.Key('9') // no die shows it
	tb.Click("typed/2")
	tb.Key(ui.KeyBackspace)
	for i := 1; i < len(d.Dice); i++ {
		tb.Click(fmt.Sprintf("typed/%d", d.Dice[i]))
		if i == len(d.Dice)/2 {
			tb.Shot("typed")
		}
	}
	tb.Key(ui.KeyEnter)
	pool := tb.state().Acting.Pool
	for i, faces := range d.Dice {
		want := faces
		if i == 0 {
			want = 3
		}
		if int(pool[i].Value) != want {
			t.Errorf("die %d shows %d, not %d", i+1, pool[i].Value, want)
		}
	}
}
