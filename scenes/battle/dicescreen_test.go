package battle

import (
	"fmt"
	"testing"

	"rulerfire/game"
	"rulerfire/rules/dice"
	"rulerfire/rules/rapid"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/ui"
)

// dealt sits down to a battle and plays it on to the person's first roll, whose
// defence is then asked for.
func dealt(t testing.TB, seed uint64, w, h, scale int) *table {
	s := New(newSession(t, seed, 1, 3), nil)
	tb := &table{scenetest.New(t, w, h, game.Settings{Speed: game.Instant, Scale: scale}, s), s, float64(w), float64(h)}
	tb.to("a defence", func() bool { return tb.state().Phase == rapid.PhaseDefend })
	return tb
}

// to plays on, by the first answer at hand, until the person is asked for what is
// wanted.
func (tb *table) to(what string, wanted func() bool) {
	for tb.asked(); !wanted(); tb.asked() {
		if tb.state().Phase == rapid.PhaseOver {
			panic("the battle is over before " + what)
		}
		tb.answer()
	}
}

// answer gives the first answer at hand.
func (tb *table) answer() {
	steps := len(tb.s.Session.Steps())
	for _, k := range []ui.Key{'F', ui.KeyEnter, 'E'} {
		if tb.Key(k); len(tb.s.Session.Steps()) > steps || tb.s.ask == nil {
			return
		}
	}
}

func (tb *table) dice() *diceAsk { return tb.s.ask.(*diceAsk) }

// TestDiceScreenOpensAndCloses shows the same question large and small.
func TestDiceScreenOpensAndCloses(t *testing.T) {
	tb := dealt(t, 6, 1280, 720, 100)
	ask := tb.s.ask
	for _, way := range []struct {
		name        string
		open, close func()
	}{
		{"D", func() { tb.Key('D') }, func() { tb.Key('D') }},
		{"the button", func() { tb.Click("dicescreen") }, func() { tb.Click("dicescreen") }},
		{"Esc", func() { tb.Key('D') }, func() { tb.Key(ui.KeyEscape) }},
		{"To the table", func() { tb.Key('D') }, func() { tb.Click("table") }},
	} {
		way.open()
		if !tb.s.large.up || tb.Has("tool/fit") {
			t.Errorf("%s does not open it", way.name)
		}
		way.close()
		if tb.s.large.up || !tb.Has("tool/fit") {
			t.Errorf("%s does not close it", way.name)
		}
	}
	if tb.s.Menu.Open {
		t.Error("closing it opened the menu")
	}
	if tb.s.ask != ask {
		t.Error("the question is another than before")
	}
}

// TestDiceScreenAssigns puts dice into places by dragging, by clicks and by keys.
func TestDiceScreenAssigns(t *testing.T) {
	tb := dealt(t, 6, 1280, 720, 100)
	tb.Key('D')
	a := tb.dice()
	white := rapid.None
	for i, d := range tb.s.hand.pool {
		if d.Colour == dice.White && i != a.pick[slotDefend] {
			white = i
			break
		}
	}
	from, to := tb.Where(dieID(white)).Centre(), tb.Where("slot/2").Centre()
	tb.Step(ui.Input{Pointer: from, Left: ui.Button{Down: true, Pressed: true}})
	for range 3 {
		tb.Step(ui.Input{Pointer: to, Left: ui.Button{Down: true}})
	}
	if a.pick[slotAttack] == white {
		t.Error("the die is in its place before it is let go")
	}
	tb.Step(ui.Input{Pointer: from, Left: ui.Button{Released: true}})
	tb.Drag(from.X, from.Y, to.X, to.Y)
	if a.pick[slotAttack] != white {
		t.Errorf("dragged to the attack, the die is in place %d", a.slotOf(white))
	}
	if a.slot != slotDefend {
		t.Errorf("planning the attack ahead asks for place %d", a.slot)
	}
	tb.Click(dieID(white))
	if a.pick[slotDefend] != white || a.pick[slotAttack] != rapid.None {
		t.Errorf("clicked, the die is in place %d", a.slotOf(white))
	}
	tb.Key(ui.KeyBackspace)
	if a.pick[slotDefend] != rapid.None {
		t.Error("the die is not taken back")
	}
	tb.Key(ui.KeyTab)
	first := a.pick[slotDefend]
	tb.Key('1')
	if first == rapid.None || a.pick[slotDefend] == first {
		t.Errorf("Tab picks die %d, the place's key then die %d", first, a.pick[slotDefend])
	}
}

// TestDiceScreenStaysForTheTurn stays through the turn, but makes room for a move
// to be laid on the table.
func TestDiceScreenStaysForTheTurn(t *testing.T) {
	tb := dealt(t, 6, 1280, 720, 100)
	tb.Key('D', ui.KeyEnter)
	tb.to("a move", func() bool { return tb.state().Phase == rapid.PhaseAct && tb.state().MayMove() })
	if !tb.s.large.up {
		t.Fatal("it is closed after the defence")
	}
	for die := 0; tb.dice().slot != slotMove || tb.dice().chosen() == rapid.None; die++ {
		if tb.Key('2'); die > 9 {
			t.Fatal("no die goes to the move")
		}
	}
	tb.Key(ui.KeyEnter)
	if tb.s.large.up || !tb.Has("tool/fit") {
		t.Fatal("it does not step aside for the move")
	}
	tb.Key(ui.KeyEscape)
	if !tb.s.large.up || tb.s.Menu.Open {
		t.Fatal("Esc does not bring it back")
	}
	tb.Key(ui.KeyEnter)
	for _, k := range []ui.Key{ui.KeyLeft, ui.KeyUp, ui.KeyRight, ui.KeyRight, ui.KeyDown, ui.KeyDown} {
		if tb.Key(k); tb.dice().move.ok {
			break
		}
	}
	if tb.s.large.up || !tb.dice().move.set || !tb.dice().move.ok {
		t.Fatal("the arrows do not lay the move on the table")
	}
	tb.Key('D')
	if !tb.s.large.up || !tb.dice().move.set {
		t.Fatal("D does not bring it back with the move as laid")
	}
	steps := len(tb.s.Session.Steps())
	tb.Key(ui.KeyEnter)
	if len(tb.s.Session.Steps()) == steps {
		t.Fatalf("the move is not handed in: %s", tb.s.Notice)
	}
	tb.to("dice again", func() bool { _, ok := tb.s.ask.(*diceAsk); return ok })
	if !tb.s.large.up {
		t.Error("it does not come back after the move")
	}
}

// TestDiceScreenThrows shows the dice of the next turn as they fall, if it is open.
func TestDiceScreenThrows(t *testing.T) {
	tb := dealt(t, 6, 1280, 720, 100)
	tb.Key('D')
	tb.answer()
	tb.to("a target", func() bool { return tb.state().Phase == rapid.PhaseName })
	tb.Key('V', ui.KeyEnter) // from instant to normal speed
	tb.Until("the dice fly", 600, func() bool { return tb.s.playing() && tb.s.Now.Kind == rapid.EvRolled })
	tb.Wait(20)
	if !tb.s.large.up {
		t.Error("the dice fall into the small tray")
	}
	tb.Shot("dice-thrown")
}

// TestDiceScreenPlansAhead proposes dice for the places to come, each die once and
// none that does not fit.
func TestDiceScreenPlansAhead(t *testing.T) {
	for seed := range uint64(6) {
		tb := dealt(t, seed, 1280, 720, 100)
		tb.Key('D')
		a := tb.dice()
		used := map[int]bool{}
		for slot, die := range a.pick {
			if die == rapid.None {
				continue
			}
			if used[die] || !fits(slot, tb.s.hand.pool[die].Face) {
				t.Errorf("seed %d: die %d does not fit place %d, or is in two", seed, die, slot)
			}
			used[die] = true
		}
	}
}

// TestDiceScreenPlaysABattle plays a whole battle with the large dice.
func TestDiceScreenPlaysABattle(t *testing.T) {
	if testing.Short() {
		t.Skip("a whole battle")
	}
	tb := dealt(t, 8, 1280, 720, 100)
	tb.Key('D')
	met := map[rapid.Phase]bool{}
	for tb.asked(); tb.state().Phase != rapid.PhaseOver; tb.asked() {
		_, large := tb.s.ask.(*diceAsk)
		if large != tb.s.large.up {
			t.Fatalf("%s: the large dice are up: %v", tb.state().Phase, tb.s.large.up)
		}
		if large && !met[tb.state().Phase] {
			tb.Shot("dice-" + tb.state().Phase.String())
		}
		if tb.s.attacked() && !met[rapid.PhaseDamage] {
			met[rapid.PhaseDamage] = true
			tb.Shot("dice-attacked")
		}
		met[tb.state().Phase] = true
		tb.answer()
	}
	for _, phase := range []rapid.Phase{rapid.PhaseDefend, rapid.PhaseAct, rapid.PhaseSpot} {
		if !met[phase] {
			t.Errorf("never asked to %s", phase)
		}
	}
}

// TestDiceLayout keeps everything apart and inside windows of all sizes.
func TestDiceLayout(t *testing.T) {
	for _, w := range []float64{960, 1119, 1280, 1536, 1920, 2560} {
		for _, h := range []float64{540, 600, 720, 864, 1080, 1600} {
			l := layOutDice(ui.Rect{W: w, H: h})
			all := []ui.Rect{l.header, l.tray, l.buttons, l.strip, l.worth, l.assignment}
			for i, r := range all {
				if r.W < 300 || r.H < 40 || r.X < 8 || r.Y < 8 || r.Right() > w-8 || r.Bottom() > h-8 {
					t.Errorf("%v×%v: part %d is at %v", w, h, i, r)
				}
				for k, q := range all[:i] {
					if !r.Intersect(q).Empty() {
						t.Errorf("%v×%v: parts %d and %d overlap", w, h, k, i)
					}
				}
			}
		}
	}
	l := layOutDice(ui.Rect{W: 1280, H: 720})
	for _, r := range []struct {
		name      string
		got, want ui.Rect
	}{
		{"header", l.header, ui.Rect{X: 12, Y: 12, W: 800, H: 80}},
		{"tray", l.tray, ui.Rect{X: 12, Y: 102, W: 800, H: 504}},
		{"buttons", l.buttons, ui.Rect{X: 12, Y: 616, W: 800, H: 42}},
		{"strip", l.strip, ui.Rect{X: 12, Y: 668, W: 800, H: 40}},
		{"worth", l.worth, ui.Rect{X: 824, Y: 12, W: 444, H: 372}},
		{"assignment", l.assignment, ui.Rect{X: 824, Y: 396, W: 444, H: 312}},
	} {
		if r.got != r.want {
			t.Errorf("%s is at %v, not %v", r.name, r.got, r.want)
		}
	}
}

// TestDiceScreenSizes draws it in windows of other sizes.
func TestDiceScreenSizes(t *testing.T) {
	for _, size := range []struct{ w, h, scale int }{{960, 540, 100}, {960, 600, 0}, {1920, 1080, 0}, {1920, 1080, 100}} {
		tb := dealt(t, 6, size.w, size.h, size.scale)
		tb.Key('D', ui.KeyEnter)
		tb.to("a move and an attack", func() bool { return tb.state().Phase == rapid.PhaseAct && tb.state().MayAttack() })
		tb.Shot(fmt.Sprintf("dice-%d-%d", size.w, size.scale))
	}
}
