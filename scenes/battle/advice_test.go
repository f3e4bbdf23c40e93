package battle

import (
	"fmt"
	"slices"
	"testing"

	"rulerfire/game"
	"rulerfire/rules"
	"rulerfire/rules/rapid"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

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

// TestGoodMovesArePlayed plays a round as a computer says: whatever is asked, G tells
// what is good, the panel closes when that is played, and the next answer is another.
func TestGoodMovesArePlayed(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {960, 540}} {
		s := New(newSession(t, 5, 1, 2), nil)
		set := game.Settings{Speed: game.Instant, Scale: 100}
		tb := &table{scenetest.New(t, size[0], size[1], set, s), s, float64(size[0]), float64(size[1])}
		met := map[rapid.Phase]bool{}
		for i := 0; tb.state().Round < 2 && tb.state().Phase != rapid.PhaseOver; i++ {
			if i > 300 {
				t.Fatal("the round does not end")
			}
			tb.asked()
			st := tb.state()
			if st.Phase == rapid.PhasePlace && i > 0 {
				tb.Key('F')
				continue
			}
			steps := len(tb.s.Session.Steps())
			tb.Key('G')
			c := tb.counselled()
			if a := c.List[0]; !met[st.Phase] || a.Playouts > 0 && len(c.List) > 2 {
				met[st.Phase] = true
				tb.Shot(fmt.Sprintf("advice-%d-%02d-%s", size[0], i, st.Phase))
			}
			if len(tb.s.Session.Steps()) != steps {
				t.Fatal("asking for good moves answers")
			}
			tb.Key(ui.KeyEnter)
			if n := len(tb.s.Session.Steps()); n == steps || tb.s.Session.Steps()[steps].Choice.String() != c.List[0].Choice.String() {
				t.Fatalf("%s: %s was not played", st.Phase, c.List[0].Choice)
			}
			if tb.s.Advice.Open() {
				t.Fatal("the panel stays although the position is another")
			}
		}
		for _, p := range []rapid.Phase{rapid.PhasePlace, rapid.PhasePick, rapid.PhaseName, rapid.PhaseDefend, rapid.PhaseAct} {
			if !met[p] {
				t.Errorf("no good moves were asked for to %s", p)
			}
		}
	}
}

// TestAnAnswerIsLookedAt goes through the list by keys and by the numbers on the table,
// and closes it: nothing is answered by that.
func TestAnAnswerIsLookedAt(t *testing.T) {
	tb := sit(t, newSession(t, 5, 1, 2), 1280, 720, game.Instant)
	for tb.asked(); tb.state().Phase != rapid.PhasePick; tb.asked() {
		tb.Key('F')
	}
	steps := len(tb.s.Session.Steps())
	tb.Click("tool/advice")
	c := tb.counselled()
	if len(c.List) < 2 {
		t.Fatalf("only %d answers", len(c.List))
	}
	looked := func() string {
		a, _ := tb.s.Advice.Chosen()
		return a.Choice.String()
	}
	tb.Key('2')
	if got := looked(); got != c.List[1].Choice.String() {
		t.Errorf("2 looks at %s", got)
	}
	tb.Key(ui.KeyUp)
	if got := looked(); got != c.List[0].Choice.String() {
		t.Errorf("up looks at %s", got)
	}
	tb.Click("advice/2")
	if got := looked(); got != c.List[1].Choice.String() {
		t.Errorf("a click on the second looks at %s", got)
	}
	at := tb.Where("advice/3").Centre()
	tb.Move(at.X, at.Y)
	tb.Wait(2)
	if marks, _ := tb.s.Advice.Marks(); marks[len(marks)-1].Number != 3 || looked() != c.List[1].Choice.String() {
		t.Error("the third is not drawn in full while the pointer is on it, or is looked at already")
	}
	badge := tb.s.View.Lens(stage.LayOutIn(tb.w, tb.h).Table, 1).Screen(tb.s.Advice.Badges()[0].At)
	tb.ClickAt(badge.X, badge.Y)
	if got := looked(); got != c.List[0].Choice.String() {
		t.Errorf("a click on the number on the table looks at %s", got)
	}
	tb.Key(ui.KeyEscape)
	if tb.s.Advice.Open() || len(tb.s.Session.Steps()) != steps {
		t.Error("Esc does not close the panel, or looking has answered")
	}
	if !tb.Has("confirm") {
		t.Error("the hand does not come back")
	}
}

// TestGoodMovesTellWhoProfits asks with more than two seats.
func TestGoodMovesTellWhoProfits(t *testing.T) {
	for _, players := range []int{3, 5} {
		tb := sit(t, newSession(t, 5, 1, players), 1280, 720, game.Instant)
		for tb.asked(); tb.state().Phase != rapid.PhasePick; tb.asked() {
			tb.Key('F')
		}
		tb.Key('G')
		c := tb.counselled()
		if n := len(c.List[0].Odds); n != players {
			t.Errorf("%d chances to win among %d", n, players)
		}
		tb.Shot(fmt.Sprintf("advice-seats-%d", players))
		tb.Key('3')
		tb.Wait(3)
	}
}

// TestWhatIsToFollowIsLaidOut plays advice for the defence, and finds the move that it is
// to be followed by laid out.
func TestWhatIsToFollowIsLaidOut(t *testing.T) {
	tb := sit(t, newSession(t, 5, 1, 2), 1280, 720, game.Instant)
	for i := 0; i < 200; i++ {
		tb.asked()
		if tb.state().Phase == rapid.PhasePlace {
			tb.Key('F')
			continue
		}
		tb.Key('G')
		a := tb.counselled().List[0]
		phase := tb.state().Phase
		tb.Key(ui.KeyEnter)
		tb.asked()
		if phase != rapid.PhaseDefend || len(a.Then) == 0 || tb.state().Phase != rapid.PhaseAct {
			continue
		}
		next := a.Then[0].(rapid.Action)
		if next.Kind != rapid.ActMove || !tb.state().Acting.Crosses {
			continue
		}
		ask := tb.s.ask.(*diceAsk)
		if got := ask.move.action(ask.face(tb.s, ask.slot)); ask.slot != slotMove || got != next {
			t.Errorf("%s, then %s: the hand proposes %s", a.Choice, next, got)
		}
		tb.Shot("advice-laid")
		return
	}
	t.Fatal("nothing ever follows a defence")
}

// TestTheTargetIsProposed plays advice for whose turn it is, and finds the target that it
// is to be followed by in the hand.
func TestTheTargetIsProposed(t *testing.T) {
	tb := sit(t, newSession(t, 5, 2, 2), 1280, 720, game.Instant)
	for tb.asked(); tb.state().Phase != rapid.PhasePick; tb.asked() {
		tb.Key('F')
		tb.Wait(stage.BlockTicks)
	}
	tb.Wait(stage.BlockTicks)
	tb.Key('G')
	tb.counselled()
	for _, k := range []ui.Key{'1', '2', '3'} {
		tb.Key(k)
		a, _ := tb.s.Advice.Chosen()
		if len(a.Then) == 0 {
			continue
		}
		tb.Key(ui.KeyEnter)
		tb.asked()
		if ask, ok := tb.s.ask.(*nameAsk); !ok || ask.action() != a.Then[0].(rapid.Action) {
			t.Errorf("%s, then %s: the hand proposes something else", a.Choice, a.Then[0])
		}
		return
	}
	t.Fatal("no target is to be named")
}

// TestTheComputerTellsWhy asks for what the computer has answered last, and goes back
// from there.
func TestTheComputerTellsWhy(t *testing.T) {
	session := newSession(t, 5, 1, 2)
	if err := session.HandOver(1, game.Computer, "normal"); err != nil {
		t.Fatal(err)
	}
	tb := sit(t, session, 1280, 720, game.Instant)
	for tb.asked(); tb.state().Round < 2; tb.asked() {
		tb.Key('F')
		if tb.Key(ui.KeyEnter); tb.state().Phase == rapid.PhaseAct {
			tb.Key('E')
			tb.Wait(stage.BlockTicks)
			tb.Key('E')
		}
		if tb.state().Phase == rapid.PhaseSpot {
			tb.Key('E')
		}
	}
	before := len(session.Steps())
	given := slices.DeleteFunc(slices.Clone(session.Steps()), func(step game.Step) bool { return step.Decision.Side == rules.Chance })
	for given[len(given)-1].Decision.Side != 1 {
		given = given[:len(given)-1]
	}
	told := 0
	tb.Key('I')
	for range 12 {
		c := tb.counselled()
		step := given[len(given)-1]
		given = given[:len(given)-1]
		if c.Given == nil || c.Given.String() != step.Choice.String() || c.Decision.Side != step.Decision.Side {
			t.Fatalf("seat %d answered %v, and it is told why seat %d answered %v", step.Decision.Side, step.Choice, c.Decision.Side, c.Given)
		}
		if step.Decision.Side == 1 {
			if !c.Own || c.List[0].Choice.String() != c.Given.String() {
				t.Errorf("%s answered %v, but says that %s is best", c.Adviser, c.Given, c.List[0].Choice)
			}
			if c.List[0].Playouts > 0 && len(c.List) > 1 {
				if told++; told == 1 {
					tb.Shot("advice-why")
				}
			}
		}
		tb.Key(ui.KeyLeft)
	}
	if told == 0 {
		t.Error("no answer of the computer's comes with odds")
	}
	tb.Key('I')
	if tb.s.Advice.Open() || len(session.Steps()) != before {
		t.Error("I does not close the panel, or asking has changed the battle")
	}
}

// TestNobodyAsksIfThatIsAgreed plays with hints off: by agreement the tool says why, by
// the settings there is none.
func TestNobodyAsksIfThatIsAgreed(t *testing.T) {
	config := newConfig(t, 5, 1, 2)
	config.NoHints = true
	tb := sit(t, begin(t, config), 1280, 720, game.Instant)
	tb.asked()
	tb.Key('G')
	tb.Click("tool/advice")
	if tb.s.Advice.Open() {
		t.Error("good moves are told although nobody was to ask for them")
	}
	s := New(newSession(t, 5, 1, 2), nil)
	p := scenetest.New(t, 1280, 720, game.Settings{Speed: game.Instant, NoHints: true}, s)
	p.Await("a question", func() bool { return p.Has("confirm") && s.Idle() })
	p.Key('G')
	if p.Has("tool/advice") || s.Advice.Open() {
		t.Error("hints are turned off, and are offered")
	}
}

// With hints off by agreement no computer fields for a person: Z would take that back, and
// they would know where it places things.
func TestNobodyFieldsForAPersonIfThatIsAgreed(t *testing.T) {
	for _, noHints := range []bool{false, true} {
		config := newConfig(t, 5, 1, 2)
		config.NoHints = noHints
		tb := sit(t, begin(t, config), 1280, 720, game.Instant)
		for n := 0; tb.state().Phase != rapid.PhasePlace; n++ {
			if n > 40 {
				t.Fatal("nobody is asked to field anything")
			}
			tb.asked()
			tb.Key(ui.KeyEnter)
		}
		tb.asked()
		steps := len(tb.s.Session.Steps())
		tb.Key('F')
		if tb.Has("rest") {
			tb.Click("rest")
		}
		tb.Wait(5)
		tb.Shot(fmt.Sprintf("field-no-hints-%t", noHints))
		if fielded := len(tb.s.Session.Steps()) > steps; fielded == noHints {
			t.Errorf("no hints %t: a computer fielded %t", noHints, fielded)
		}
	}
}
