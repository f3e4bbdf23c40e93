package hexbattle

import (
	"testing"

	"rulerfire/game"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes/ui"
)

// advised asks for good moves and waits for them.
func (tb *table) advised() {
	tb.Key('G')
	tb.Until("advice", 60000, func() bool {
		_, over := tb.s.Advice.Counsel()
		return over
	})
	tb.Wait(3)
}

// TestAdviceInEveryPhase plays a round by advice alone: it is asked for at every
// question, drawn, and the second best is looked at before the best is played.
func TestAdviceInEveryPhase(t *testing.T) {
	tb := sit(t, newSession(t, 6, 1, hexwar.Scouting), 1280, 720, game.Instant)
	shot := map[string]bool{}
	for tb.asked() && tb.state().Round < 2 && tb.steps() < 120 {
		st := tb.state()
		name := st.Phase.String()
		if st.Phase == hexwar.PhaseAct {
			name += number(int(st.Turn.Stage))
		}
		tb.advised()
		if !shot[name] {
			shot[name] = true
			tb.Shot("advice_" + name)
			tb.Key('2')
			tb.Wait(2)
			tb.Shot("advice_" + name + "_2")
			tb.Key('1')
		}
		steps := tb.steps()
		tb.Key(ui.KeyEnter)
		tb.Wait(3)
		if tb.steps() == steps {
			t.Fatalf("%s: the advice is not played: %s", name, tb.s.Notice)
		}
	}
}

// TestOddsOfAllWeapons opens the sheet of odds where a unit is aimed at, and closes it.
func TestOddsOfAllWeapons(t *testing.T) {
	tb := sit(t, newSession(t, 6, 1, hexwar.Scouting), 960, 540, game.Instant)
	for tb.asked() && tb.state().Phase != hexwar.PhaseAct {
		tb.answer()
	}
	tb.Key('A', 'O')
	tb.Wait(3)
	if !tb.s.sheet.open {
		t.Error("O opens no sheet")
	}
	tb.Shot("sheet")
	tb.Key('O')
	if tb.s.sheet.open {
		t.Error("O does not close the sheet")
	}
}
