package hexbattle

import (
	"fmt"
	"slices"
	"testing"

	"rulerfire/game"
	"rulerfire/rules"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// advised asks for good moves and waits for them.
func (tb *table) advised() game.Counsel {
	tb.Key('G')
	return tb.counselled()
}

// counselled waits until the panel of advice has its counsel.
func (tb *table) counselled() game.Counsel {
	tb.Await("advice", func() bool {
		_, ok := tb.s.Advice.Counsel()
		return ok
	})
	tb.Wait(3)
	c, _ := tb.s.Advice.Counsel()
	return *c
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
	tb.Key('O')
	if tb.s.sheet.open {
		t.Error("a sheet opens where nobody is aimed at")
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
	tb.Wait(3)
	tb.Shot("sheet_button")
	tb.Click("odds/sheet")
	tb.Wait(3)
	if !tb.s.sheet.open {
		t.Error("the button opens no sheet")
	}
	tb.Key(ui.KeyEscape)
	if tb.s.sheet.open || tb.s.Menu.Open {
		t.Error("Esc does not close the sheet alone")
	}
}

// TestAnAnswerOnTheBoardIsLookedAt presses the numbers that answers have on the board.
func TestAnAnswerOnTheBoardIsLookedAt(t *testing.T) {
	tb := sit(t, newSession(t, 6, 1, hexwar.Scouting), 1280, 720, game.Instant)
	for tb.asked() && tb.state().Phase != hexwar.PhaseAct {
		tb.answer()
	}
	c := tb.advised()
	if len(c.List) < 2 {
		t.Fatal("there are no two answers")
	}
	steps := tb.steps()
	for _, badge := range tb.s.Advice.Badges() {
		at := tb.s.View.Lens(stage.LayOutIn(tb.w, tb.h).Table, 1).Screen(badge.At)
		tb.ClickAt(at.X, at.Y)
		if a, _ := tb.s.Advice.Chosen(); a.Choice != c.List[badge.Number-1].Choice {
			t.Errorf("a click on %d looks at %s", badge.Number, a.Choice)
		}
		tb.Wait(3)
	}
	if tb.steps() != steps {
		t.Error("looking has answered")
	}
}

// TestTheComputerTellsWhyOnTheBoard asks for what the computer has answered last, and
// goes back from there.
func TestTheComputerTellsWhyOnTheBoard(t *testing.T) {
	session := newSession(t, 6, 1, hexwar.Scouting)
	if err := session.HandOver(1, game.Computer, "normal"); err != nil {
		t.Fatal(err)
	}
	tb := sit(t, session, 1280, 720, game.Instant)
	for tb.asked() && tb.state().Round < 2 {
		tb.answer()
	}
	given := slices.DeleteFunc(slices.Clone(session.Steps()), func(step game.Step) bool { return step.Decision.Side == rules.Chance })
	for given[len(given)-1].Decision.Side != 1 {
		given = given[:len(given)-1]
	}
	steps, told := tb.steps(), 0
	for tb.Key('I'); len(given) > 0 && told < 6; tb.Key(ui.KeyLeft) {
		step := given[len(given)-1]
		given = given[:len(given)-1]
		c := tb.counselled()
		if c.Given == nil || c.Given.String() != step.Choice.String() || c.Decision.Side != step.Decision.Side {
			t.Fatalf("seat %d answered %v, and it is told why seat %d answered %v", step.Decision.Side, step.Choice, c.Decision.Side, c.Given)
		}
		if c.Own != (step.Decision.Side == 1) {
			t.Errorf("%s speaks for seat %d (own: %t)", c.Adviser, step.Decision.Side, c.Own)
		}
		if c.Own && c.List[0].Choice.String() != c.Given.String() {
			t.Errorf("%s answered %v, but says that %s is best", c.Adviser, c.Given, c.List[0].Choice)
		}
		if c.Own && c.List[0].Playouts > 0 && len(c.List) > 1 {
			if told++; told <= 2 {
				tb.Shot("why_" + number(told))
			}
		}
	}
	if told == 0 {
		t.Error("no answer of the computer's comes with odds")
	}
	tb.Key('I')
	if tb.s.Advice.Open() || tb.steps() != steps {
		t.Error("I does not close the panel, or asking has changed the engagement")
	}
}

// With hints off by agreement no computer deploys for a person: Z would take that back,
// and they would know where it deploys.
func TestNobodyDeploysForAPersonIfThatIsAgreed(t *testing.T) {
	for _, noHints := range []bool{false, true} {
		e := newEngagement(t, 3, 1, hexwar.Skirmish)
		e.NoHints = noHints
		tb := sit(t, begin(t, e, 3), 1280, 720, game.Instant)
		for n := 0; tb.asked() && tb.state().Phase != hexwar.PhaseDeploy; n++ {
			if n > 40 {
				t.Fatal("nobody is asked to deploy")
			}
			if tb.state().Phase == hexwar.PhaseMarker {
				tb.Key(ui.KeySpace)
			}
			tb.answer()
		}
		steps := tb.steps()
		tb.Key('F')
		if tb.Has("second") {
			tb.Click("second")
		}
		tb.Wait(5)
		tb.Shot(fmt.Sprintf("deploy-no-hints-%t", noHints))
		if deployed := tb.steps() > steps; deployed == noHints {
			t.Errorf("no hints %t: a computer deployed %t", noHints, deployed)
		}
	}
}
