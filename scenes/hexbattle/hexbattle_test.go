package hexbattle

import (
	"fmt"
	"testing"

	"rulerfire/game"
	"rulerfire/rules"
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes/ui"
)

// TestKeyboardAlone plays a whole scouting mission, set-up and all, without touching
// the mouse.
func TestKeyboardAlone(t *testing.T) {
	tb := sit(t, newSession(t, 5, 1, hexwar.Scouting), 1280, 720, game.Instant)
	met := map[hexwar.Phase]int{}
	for i := 0; tb.asked(); i++ {
		if i > 3000 {
			t.Fatal("the engagement does not end")
		}
		st := tb.state()
		if met[st.Phase]++; met[st.Phase] == 1 {
			tb.Shot("keys-" + st.Phase.String())
		}
		steps := tb.steps()
		switch st.Phase {
		case hexwar.PhaseSecondary:
			tb.Key('1', '3', ui.KeyEnter)
		case hexwar.PhaseDeploy:
			tb.Key('E', ui.KeyEnter)
			if tb.steps() == steps {
				tb.Key('F')
			}
		case hexwar.PhaseMarker, hexwar.PhaseThrow:
			tb.Key(ui.KeySpace, ui.KeyEnter)
		case hexwar.PhaseAct:
			if st.Turn.Stage == hexwar.Moving && !st.Turn.Stepped {
				tb.Key(ui.KeyUp, ui.KeyEnter)
			}
			if tb.steps() == steps {
				tb.Key(ui.KeyEscape, ui.KeyEnter)
				if tb.s.Menu.Open {
					tb.Key(ui.KeyEscape, ui.KeyEnter)
				}
			}
		default:
			tb.Key(ui.KeyEnter)
		}
		if tb.steps() == steps {
			t.Fatalf("no key answers %s; notice %q, on screen %v", st.Phase, tb.s.Notice, tb.App.Widgets().IDs())
		}
	}
	for _, p := range []hexwar.Phase{hexwar.PhaseSecondary, hexwar.PhaseDeploy, hexwar.PhasePick, hexwar.PhaseAct} {
		if met[p] == 0 {
			t.Errorf("the person was never asked to %s", p)
		}
	}
	tb.Shot("keys-over")
}

// TestMouseAlone plays a scouting mission by clicks on what is seen. A single click on
// the board commits nothing.
func TestMouseAlone(t *testing.T) {
	tb := sit(t, newSession(t, 11, 1, hexwar.Scouting), 1280, 720, game.Instant)
	tb.Wait(3)
	tb.Click("tool/hex.fit") // the whole board
	tb.Wait(20)
	for i := 0; tb.asked(); i++ {
		if i > 3000 {
			t.Fatal("the engagement does not end")
		}
		st := *tb.state()
		steps := tb.steps()
		still := func() {
			t.Helper()
			if tb.steps() != steps {
				t.Fatalf("one click on the board answered %s", st.Phase)
			}
		}
		switch st.Phase {
		case hexwar.PhaseSecondary:
			tb.Click("objectives/0")
			tb.Click("objectives/2")
			tb.Click("confirm")
		case hexwar.PhaseDeploy:
			list, _ := st.Answers()
			tb.tap(list[len(list)/3].Cell)
			still()
			tb.Click("confirm")
		case hexwar.PhaseMarker, hexwar.PhaseThrow:
			list, _ := st.Answers()
			tb.tap(list[0].Cell)
			still()
			tb.tap(list[0].Cell)
		case hexwar.PhasePick:
			list, _ := st.Answers()
			tb.tap(st.Units[list[len(list)-1].Unit].Cell)
			still()
			tb.tap(st.Units[list[len(list)-1].Unit].Cell)
		case hexwar.PhaseAct:
			tb.act(&st, still)
			if tb.steps() == steps {
				tb.Click("confirm")
			}
			if tb.steps() == steps {
				tb.Click("act/Command")
				tb.Wait(2)
				tb.Click("confirm")
			}
		default:
			tb.Click("confirm")
		}
		if tb.steps() == steps {
			tb.Shot("stuck")
			t.Fatalf("no click answers %s; notice %q, on screen %v", st.Phase, tb.s.Notice, tb.App.Widgets().IDs())
		}
	}
	tb.Shot("mouse-over")
}

// act moves or attacks by clicks on the board, if there is anything to be had.
func (tb *table) act(st *hexwar.State, still func()) {
	unit := st.Turn.Unit
	steps := tb.steps()
	if st.Turn.Stage == hexwar.Moving && !st.Turn.Stepped {
		var r hexwar.Reach
		st.Reach(&r)
		cells := r.Cells()
		to, found := st.Units[unit].Cell, false
		cells.Each(func(c hex.Cell) {
			if c != st.Units[unit].Cell && !found && st.StructureAt(c) == hexwar.None {
				to, found = c, true
			}
		})
		if found {
			tb.tap(to)
			still()
			tb.tap(to)
		}
		return
	}
	for i := range int8(st.Count()) {
		if !st.On(i) || st.Model(int(i)).Team == st.Model(int(unit)).Team {
			continue
		}
		tb.tap(st.Units[i].Cell)
		still()
		if tb.tap(st.Units[i].Cell); tb.steps() > steps {
			return
		}
	}
}

// TestHandOver says so when the question passes to another person, and hears no click
// for 0.4 s.
func TestHandOver(t *testing.T) {
	tb := sit(t, newSession(t, 3, 2, hexwar.Scouting), 1280, 720, game.Instant)
	tb.asked()
	first := tb.s.Session.Waiting().Seat
	for tb.s.Session.Waiting().Seat == first {
		tb.answer()
		tb.Wait(3)
	}
	steps := tb.steps()
	tb.Key(ui.KeyEnter, ui.KeyEnter)
	if tb.steps() != steps {
		t.Error("a key was taken as the next person's answer")
	}
	tb.Shot("handover")
	tb.Wait(26)
	tb.answer()
	if tb.steps() == steps {
		t.Error("the next person is not heard")
	}
}

// answer gives some answer by keys.
func (tb *table) answer() {
	if tb.state().Phase == hexwar.PhaseSecondary {
		tb.Key('1', '2')
	}
	tb.Key(ui.KeyEnter)
}

// TestMotion plays at higher speed, so that everything that moves is drawn.
func TestMotion(t *testing.T) {
	tb := sit(t, newSession(t, 9, 0, hexwar.Skirmish), 1280, 720, game.Quadruple)
	for shot := range 24 {
		tb.Wait(40)
		tb.Shot(fmt.Sprintf("motion-%02d", shot))
	}
}

// TestSizes draws an engagement in windows of other sizes, with all that is shown in
// a turn.
func TestSizes(t *testing.T) {
	for _, size := range [][2]int{{960, 540}, {1024, 768}, {1280, 720}, {1920, 1080}} {
		tb := sit(t, newSession(t, 6, 1, hexwar.Skirmish), size[0], size[1], game.Instant)
		shot := func(name string) { tb.Shot(fmt.Sprintf("%s-%d", name, size[0])) }
		for tb.asked() && tb.state().Round < 2 {
			if tb.state().Phase == hexwar.PhaseDeploy {
				shot("deploy")
			}
			tb.answer()
		}
		for tb.asked() && tb.state().Phase != hexwar.PhaseAct {
			tb.answer()
		}
		shot("move")
		tb.Key('T')
		shot("threat")
		tb.Key('T', ui.KeyUp, ui.KeyUp)
		shot("plan")
		tb.Key(ui.KeyEscape, 'A', ui.KeyRight)
		shot("fire")
		tb.Key('C', ui.KeyDown, ui.KeyDown)
		shot("orders")
	}
}

// TestPictures shows attacks in the middle of an engagement: the computers play the
// first rounds for both.
func TestPictures(t *testing.T) {
	tb := sit(t, newSession(t, 21, 0, hexwar.Skirmish), 1280, 720, game.Instant)
	tb.Await("round 3", func() bool { return tb.state().Round >= 3 && tb.state().Phase == hexwar.PhasePick })
	for i := range 2 {
		if err := tb.s.Session.HandOver(rules.Side(i), game.Person, ""); err != nil {
			t.Fatal(err)
		}
	}
	shots := map[string]bool{}
	for n := 0; tb.asked() && n < 24; n++ {
		st := tb.state()
		if st.Phase == hexwar.PhaseAct && st.Turn.Stage > hexwar.Moving {
			list, _ := st.Answers()
			for _, a := range list {
				if name := "attack-" + st.Turn.Stage.String(); a.Kind == hexwar.ActAttack && !shots[name] {
					shots[name] = true
					tb.Key('H')
					tb.Shot(name)
					tb.Key('E')
					tb.Shot(name + "-section")
					tb.Key('Q', ui.KeyRight)
					tb.Shot(name + "-next")
					tb.Key(ui.KeyRight)
					tb.Shot(name + "-other")
					tb.Key('H', ui.KeyEscape)
				}
			}
		}
		tb.answer()
		tb.Wait(2)
	}
}

// TestOwnDice types in dice that were rolled on a real table, by keys and by buttons.
func TestOwnDice(t *testing.T) {
	tb := sit(t, newSession(t, 8, 1, hexwar.Scouting, true), 1280, 720, game.Instant)
	typed := 0
	for n := 0; tb.asked() && typed < 3 && n < 200; n++ {
		if tb.s.Session.Waiting().For != game.WaitDice {
			tb.answer()
			continue
		}
		steps := tb.steps()
		if typed++; typed == 1 {
			tb.Shot("dice")
			tb.Key('7', ui.KeyEscape)
			if tb.Key(ui.KeyEnter); tb.steps() != steps {
				t.Fatal("no die was typed, and one was taken")
			}
		}
		tb.Key('5', ui.KeyEnter)
		if tb.steps() == steps {
			tb.Key('5', ui.KeyEnter) // a second die
		}
		if tb.steps() == steps {
			t.Fatalf("the die is not taken: %q", tb.s.Notice)
		}
	}
	if typed < 3 {
		t.Errorf("dice were asked for %d times", typed)
	}
}

// TestRulesPage opens the page of this game's rules.
func TestRulesPage(t *testing.T) {
	tb := sit(t, newSession(t, 8, 1, hexwar.Scouting), 1280, 720, game.Instant)
	tb.asked()
	tb.Key(ui.KeyF1)
	tb.Wait(3)
	tb.Shot("rules")
	if !tb.Has("rules/close") {
		t.Error("F1 shows no page")
	}
}

// TestMenuGivesSeatsStyles hands a seat to a computer that plays in a style.
func TestMenuGivesSeatsStyles(t *testing.T) {
	tb := sit(t, newSession(t, 4, 2, hexwar.Scouting), 960, 540, game.Instant)
	tb.asked()
	tb.Click("tool/menu")
	tb.Wait(3)
	if tb.Has("menu/seat/1/style") {
		t.Error("a person has a style")
	}
	tb.Click("menu/seat/1/Normal")
	tb.Wait(3)
	tb.Click("menu/seat/1/style")
	tb.Wait(3)
	tb.Click("menu/seat/1/style/options/list/3")
	tb.Wait(3)
	tb.Shot("menu_style")
	if got := tb.s.Session.Seats()[1]; got.Kind != game.Computer || got.Level != "normal+points" {
		t.Errorf("the seat is %+v", got)
	}
}

// TestConcede gives up from the menu.
func TestConcede(t *testing.T) {
	tb := sit(t, newSession(t, 4, 1, hexwar.Scouting), 1280, 720, game.Instant)
	for tb.asked() && tb.state().Round == 0 {
		tb.answer()
	}
	tb.asked()
	tb.Click("tool/menu")
	tb.Wait(3)
	tb.Click("menu/concede")
	tb.Click("menu/sure")
	tb.Wait(3)
	if !tb.state().Out[0] || tb.s.Session.Result().Over != true {
		t.Errorf("the engagement goes on: %+v", tb.s.Session.Result())
	}
	if w := tb.s.Session.Result().Winners; len(w) != 1 || w[0] != rules.Side(1) {
		t.Errorf("winners %v", w)
	}
}
