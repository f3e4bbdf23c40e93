package hexbattle

import (
	"fmt"
	"testing"

	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes/ui"
)

// reacting lets a unit in an Offensive Stance be asked whether it fires.
func reacting(t *testing.T, w, h int) (s *situation, a *reactAsk) {
	s = situate(t, "Counterattack!", "Old Customs House", w, h)
	mine, theirs := s.unit(s.me, "Lamplighter"), s.unit(s.them, "Breakwater")
	s.alone(mine, theirs)
	s.put(mine, cell(8, 12), hex.North)
	s.put(theirs, cell(8, 3), hex.South)
	s.begin(mine, hexwar.Ranged)
	s.say(hexwar.Action{Kind: hexwar.ActOffence, Item: 0})
	s.begin(theirs, hexwar.Moving)
	s.put(theirs, cell(8, 5), hex.South)
	s.look()
	s.say(hexwar.Action{Kind: hexwar.ActStep, Dir: hex.South})
	s.Until("the question", 600, func() bool {
		_, ok := s.s.ask.(*reactAsk)
		return ok && s.s.hands()
	})
	return s, s.s.ask.(*reactAsk)
}

// TestOddsOfAReaction opens the sheet while reaction fire is decided: it has a line with
// the exact odds for each part that can be aimed at, and takes one.
func TestOddsOfAReaction(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {960, 540}} {
		s, a := reacting(t, size[0], size[1])
		target := hexwar.Target{Kind: hexwar.UnitTarget, ID: a.target}
		parts := partsOf(s.state(), target)
		s.Shot(fmt.Sprintf("reaction-%d", size[0]))
		s.Click("odds/sheet")
		s.Wait(3)
		if !s.s.sheet.open {
			t.Fatal("the button opens no sheet")
		}
		s.Shot(fmt.Sprintf("reaction-%d-sheet", size[0]))
		steps := s.steps()
		for i, part := range parts {
			id := fmt.Sprintf("sheet/lines/%d", i)
			if !s.Has(id) {
				t.Fatalf("no line for %v; %v", part, s.App.Widgets().IDs())
			}
			s.Click(id)
			if a.part != part {
				t.Errorf("a click on line %d aims at %v, not %v", i, a.part, part)
			}
		}
		s.Key(ui.KeyDown)
		if a.part != parts[0] {
			t.Errorf("down goes from the last line to %v", a.part)
		}
		s.Key(ui.KeyUp)
		act := a.action(s.s)
		if last := parts[len(parts)-1]; partOf(&act) != last {
			t.Errorf("up goes to %v, not %v", a.part, last)
		}
		s.Key('O')
		if s.s.sheet.open || s.steps() != steps {
			t.Fatal("O does not close the sheet, or looking at odds has answered")
		}
		s.Key('O')
		if !s.s.sheet.open {
			t.Fatal("O opens no sheet")
		}
		s.Key(ui.KeyEscape, ui.KeyEnter)
		if s.steps() == steps {
			t.Fatal("the reaction is not fired")
		}
		if got := s.s.Session.Steps()[steps].Choice; got != act {
			t.Errorf("fired %v, the sheet had taken %v", got, act)
		}
	}
}

// TestTheSheetTakesWeaponsAndParts goes through the odds of weapons and of parts, and
// takes them.
func TestTheSheetTakesWeaponsAndParts(t *testing.T) {
	s := situate(t, "Counterattack!", "Old Customs House", 1280, 720)
	mine, theirs := s.unit(s.me, "Lamplighter"), s.unit(s.them, "Breakwater")
	s.alone(mine, theirs)
	s.put(mine, cell(8, 12), hex.North)
	s.put(theirs, cell(8, 8), hex.South)
	s.begin(mine, hexwar.Ranged)
	s.Key('A', 'O')
	s.Wait(3)
	f := &s.s.ask.(*actAsk).fire
	s.Shot("sheet-weapons")
	was := f.arm
	s.Key(ui.KeyDown)
	if f.arm == was {
		t.Error("down takes no other weapon")
	}
	s.Click("sheet/lines/0")
	if f.arm != 0 {
		t.Errorf("a click on the first weapon takes %d", f.arm)
	}
	s.Key('A')
	s.Shot("sheet-parts")
	s.Click("sheet/lines/1")
	if want := partsOf(s.state(), f.targets[f.target])[1]; f.part != want {
		t.Errorf("a click on the second part aims at %v, not %v", f.part, want)
	}
	s.Click("sheet/by/each weapon")
	if s.s.sheet.byParts {
		t.Error("there is no way back to the weapons")
	}
}
