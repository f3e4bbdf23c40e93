package battle

import (
	"testing"

	"rulerfire/game"
	"rulerfire/rules/dice"
	"rulerfire/rules/rapid"
	"rulerfire/scenes/ui"
)

// TestPictures leaves the pictures of the README: fielding, a battle under way
// with an attack on a frame in cover, and that moment nearer.
func TestPictures(t *testing.T) {
	const seed = 4 // Mira attacks on the Crossing
	tb := sit(t, newSession(t, seed, 1, 3), 1280, 720, game.Instant)
	tb.asked()
	for tb.state().Stage < rapid.StageOffence {
		tb.asked()
		if tb.state().Stage < rapid.StageOffence {
			tb.Key('F')
		}
	}
	tb.asked()
	actions, _ := tb.state().Answers()
	tb.Move(tb.screen(actions[0].Place))
	tb.Shot("fielding")
	for tb.state().Phase == rapid.PhasePlace {
		tb.asked()
		tb.Key('F')
	}
	for range 400 {
		tb.asked()
		st := tb.state()
		if st.Phase == rapid.PhaseOver {
			break
		}
		t := st.Acting.Target
		if st.Round > 1 && st.Phase == rapid.PhaseAct && st.MayAttack() && st.Acting.Band == rapid.AtDirect &&
			t.Kind == rapid.FrameTarget && st.InCover(st.Acting.Frame, int8(t.ID)) && best(tb) >= 5 {
			tb.Wait(30)
			tb.Move(640, 715)
			tb.Shot("battle")
			tb.Key(ui.KeyPlus, ui.KeyPlus)
			tb.Wait(30)
			tb.Shot("battle_zoom")
			return
		}
		steps := len(tb.s.Session.Steps())
		tb.Key(ui.KeyEnter)
		if len(tb.s.Session.Steps()) == steps {
			tb.Key('E')
		}
	}
	t.Error("no such moment")
}

// best is the highest attack die that is left.
func best(tb *table) (value uint8) {
	for _, d := range tb.state().Acting.Usable(dice.Red, nil) {
		value = max(value, d.Value)
	}
	return value
}
