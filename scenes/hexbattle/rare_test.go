package hexbattle

import (
	"testing"

	"rulerfire/rules"
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes/ui"
)

func cell(col, row int8) hex.Cell { return hex.Cell{Col: col, Row: row} }

// TestGrapple grips an enemy and holds it, or throws it into a structure, off a
// height, into another unit.
func TestGrapple(t *testing.T) {
	for _, c := range []struct {
		name, board     string
		me, them, lands hex.Cell
		d               hex.Direction
		other           bool // somebody stands where it lands
	}{
		{"structure", "Old Customs House", cell(6, 11), cell(5, 10), cell(5, 6), hex.NorthWest, false},
		{"unit", "Old Customs House", cell(6, 12), cell(6, 11), cell(7, 9), hex.North, true},
		{"height", "Signal Tower", cell(3, 7), cell(4, 7), cell(6, 6), hex.NorthEast, false},
	} {
		s := situate(t, "Counterattack!", c.board, 1280, 720)
		mine, theirs := s.unit(s.me, "Turncoat"), s.unit(s.them, "Lamplighter")
		other := s.unit(s.them, "Tin Whistle")
		s.alone(mine, theirs, other)
		s.put(mine, c.me, c.d)
		s.put(theirs, c.them, c.d.Right(3))
		if c.other {
			s.put(other, c.lands, hex.South)
		}
		s.begin(mine, hexwar.Close)
		s.Key('A')
		for range 9 {
			s.Key(ui.KeyDown)
			if f := s.s.ask.(*actAsk).fire; f.arms[f.arm].kind == hexwar.ActGrapple {
				break
			}
		}
		s.Shot("grapple-" + c.name + "-1-aim")
		s.Key(ui.KeyEnter)
		s.Wait(20)
		if s.state().Phase != hexwar.PhaseGrapple {
			t.Fatalf("no grapple but %s", s.state().Phase)
		}
		s.Shot("grapple-" + c.name + "-2-dice")
		s.say(rules.Roll{8, 1})
		s.Shot("grapple-" + c.name + "-3-grip")
		s.Key(ui.KeyDown, ui.KeyEnter)
		s.Wait(20)
		s.say(rules.Roll{8})
		if s.state().Phase != hexwar.PhaseThrow {
			t.Fatalf("no throw but %s", s.state().Phase)
		}
		s.Shot("grapple-" + c.name + "-4-throw")
		s.Key(ui.KeySpace)
		s.Wait(3)
		s.tap(c.lands)
		s.Shot("grapple-" + c.name + "-5-land")
		s.tap(c.lands)
		s.Wait(40)
		s.Shot("grapple-" + c.name + "-6-landed")
		if s.state().Phase == hexwar.PhaseThrow {
			t.Errorf("%s: not thrown", c.name)
		}
	}
}

// TestHold holds who was grappled: it can only try to break free.
func TestHold(t *testing.T) {
	s := situate(t, "Counterattack!", "Old Customs House", 1280, 720)
	mine, theirs := s.unit(s.me, "Turncoat"), s.unit(s.them, "Lamplighter")
	s.alone(mine, theirs)
	s.put(mine, cell(6, 12), hex.North)
	s.put(theirs, cell(6, 11), hex.South).AP = 10
	s.begin(mine, hexwar.Close)
	s.say(hexwar.Action{Kind: hexwar.ActGrapple, Target: hexwar.Target{Kind: hexwar.UnitTarget, ID: theirs}})
	s.say(rules.Roll{8, 1})
	s.Key('1', ui.KeyEnter)
	s.Wait(40)
	s.Shot("hold-1-held")
	s.say(hexwar.Action{Kind: hexwar.ActEnd})
	s.begin(theirs, hexwar.Moving)
	s.Shot("hold-2-break")
	s.Key('1')
	s.Shot("hold-3-chosen")
	s.Key(ui.KeyEnter)
	s.Wait(20)
	s.say(rules.Roll{8})
	s.Shot("hold-4-free")
	if s.state().Units[theirs].HeldBy != hexwar.None {
		t.Error("it is still held")
	}
}

// TestReaction takes an Offensive Stance, and fires at who comes into its range.
func TestReaction(t *testing.T) {
	s := situate(t, "Counterattack!", "Old Customs House", 1280, 720)
	mine, theirs := s.unit(s.me, "Lamplighter"), s.unit(s.them, "Breakwater")
	s.alone(mine, theirs)
	s.put(mine, cell(8, 12), hex.North)
	s.put(theirs, cell(8, 3), hex.South)
	s.begin(mine, hexwar.Ranged)
	s.Key('C')
	s.Wait(3)
	s.Shot("react-1-orders")
	s.say(hexwar.Action{Kind: hexwar.ActOffence, Item: 0})
	s.begin(theirs, hexwar.Moving)
	s.put(theirs, cell(8, 5), hex.South)
	s.look()
	s.tap(cell(8, 7))
	s.Wait(10)
	s.Shot("react-2-plan")
	s.tap(cell(8, 7))
	s.Wait(60)
	if s.state().Phase != hexwar.PhaseReact {
		t.Fatalf("nobody reacts: %s", s.state().Phase)
	}
	s.Shot("react-3-asked")
	s.Key('E')
	s.Shot("react-4-section")
	s.Key(ui.KeyEnter)
	s.Wait(20)
	s.Shot("react-5-dice")
	if by := s.s.acting(); by != mine {
		t.Errorf("u%d is said to roll, not u%d", by, mine)
	}
	s.say(rules.Roll{8})
	s.Shot("react-6-hit")
}

// TestDrones launches drones with and without a mind of their own, and fights with
// them.
func TestDrones(t *testing.T) {
	s := situate(t, "Counterattack!", "Old Customs House", 1280, 720)
	mine, theirs := s.unit(s.me, "Needlework"), s.unit(s.them, "Breakwater")
	goose := s.unit(s.me, "Goose Girl")
	s.alone(mine, theirs, goose)
	s.put(mine, cell(8, 11), hex.North)
	s.put(goose, cell(10, 11), hex.North)
	s.put(theirs, cell(8, 8), hex.South)
	s.begin(mine, hexwar.Ranged)
	s.Key('C')
	s.Wait(3)
	s.Shot("drones-1-orders")
	for range 12 {
		s.Key(ui.KeyDown)
		if o := s.s.ask.(*actAsk).order; o.at >= 0 && o.list[o.at].act.Kind == hexwar.ActLaunch {
			break
		}
	}
	s.Key(ui.KeyRight)
	s.Shot("drones-2-launch")
	s.Key(ui.KeyEnter)
	s.Wait(30)
	if n := len(s.docked(mine)); n != 2 {
		t.Fatalf("%d funnels of three are docked", n)
	}
	for _, c := range []hex.Cell{cell(9, 9), cell(7, 10)} {
		s.say(hexwar.Action{Kind: hexwar.ActLaunch, Unit: s.docked(mine)[0], Cell: c})
	}
	s.Wait(30)
	s.Shot("drones-3-launched")
	s.Key('A')
	s.Wait(5)
	s.Key('2')
	s.Shot("drones-4-funnel-fires")
	s.Key('C')
	for range 14 {
		s.Key(ui.KeyDown)
		if o := s.s.ask.(*actAsk).order; o.at >= 0 && o.list[o.at].act.Kind == hexwar.ActReposition {
			break
		}
	}
	s.Shot("drones-5-reposition")
	s.say(hexwar.Action{Kind: hexwar.ActEnd})
	s.begin(theirs, hexwar.Moving)
	s.say(hexwar.Action{Kind: hexwar.ActEnd})
	s.begin(goose, hexwar.Moving)
	for _, i := range s.docked(goose) {
		s.say(hexwar.Action{Kind: hexwar.ActLaunch, Unit: i, Cell: cell(9, 10)})
	}
	s.Shot("drones-6-minded")
	s.say(hexwar.Action{Kind: hexwar.ActEnd})
	s.say(rules.Roll{5})
	s.Wait(30)
	s.Shot("drones-7-minded-turn")
	s.Key('A')
	s.Shot("drones-8-minded-fires")
}

// TestTransform makes a mech a vehicle and back.
func TestTransform(t *testing.T) {
	s := situate(t, "Counterattack!", "Old Customs House", 1280, 720)
	mine, theirs := s.unit(s.me, "Turncoat"), s.unit(s.them, "Breakwater")
	s.alone(mine, theirs)
	s.put(mine, cell(8, 12), hex.North)
	s.put(theirs, cell(8, 6), hex.South)
	s.begin(mine, hexwar.Moving)
	s.Key('C')
	for range 12 {
		s.Key(ui.KeyDown)
		if o := s.s.ask.(*actAsk).order; o.at >= 0 && o.list[o.at].act.Kind == hexwar.ActTransform {
			break
		}
	}
	s.Shot("transform-1-order")
	s.Key(ui.KeyEnter)
	s.Wait(40)
	s.Shot("transform-2-kite")
	if !s.state().Units[mine].Transformed {
		t.Fatal("it does not transform")
	}
	s.Key('J')
	s.Wait(3)
	s.Shot("transform-3-jets")
	s.Key(ui.KeyRight)
	s.Shot("transform-4-line")
	s.Key('Q')
	s.Shot("transform-5-line-turned")
}

// TestDeviation fires a rocket that misses, and lands beside.
func TestDeviation(t *testing.T) {
	s := situate(t, "Counterattack!", "Old Customs House", 1280, 720)
	mine, theirs := s.unit(s.me, "Breakwater"), s.unit(s.them, "Lamplighter")
	friend := s.unit(s.me, "First Bow")
	s.alone(mine, theirs, friend)
	s.put(mine, cell(8, 13), hex.North)
	s.put(theirs, cell(8, 8), hex.South).Items[1].Left = 1
	s.put(friend, cell(8, 7), hex.South)
	s.begin(mine, hexwar.Ranged)
	s.Key('A')
	for range 4 {
		s.Key(ui.KeyDown)
		if f := s.s.ask.(*actAsk).fire; f.armLabel(nil, s.s, f.arm) == "Missile pod" {
			break
		}
	}
	s.Shot("deviation-1-aim")
	s.Key(ui.KeyEnter)
	s.Wait(20)
	s.say(rules.Roll{1})
	s.Shot("deviation-2-missed")
	if s.state().Phase != hexwar.PhaseDeviate {
		t.Fatalf("no deviation but %s", s.state().Phase)
	}
	s.say(rules.Roll{1})
	s.Shot("deviation-3-behind")
}

// TestBurst shoots a mounted weapon off, which explodes.
func TestBurst(t *testing.T) {
	s := situate(t, "Counterattack!", "Old Customs House", 1280, 720)
	mine, theirs := s.unit(s.me, "Lamplighter"), s.unit(s.them, "Breakwater")
	s.alone(mine, theirs)
	s.put(mine, cell(8, 12), hex.North)
	s.put(theirs, cell(8, 8), hex.South)
	s.begin(mine, hexwar.Ranged)
	s.Key('A')
	for range 12 {
		s.Key('E')
		if s.s.ask.(*actAsk).fire.part.equip == 1 {
			break
		}
	}
	s.Shot("burst-1-aim")
	s.Key(ui.KeyEnter)
	s.Wait(20)
	s.say(rules.Roll{8})
	s.Shot("burst-2-dice")
	s.say(rules.Roll{7})
	s.Shot("burst-3-exploded")
	if left := s.state().Units[theirs].Left[hexwar.Torso]; left != 54 {
		t.Errorf("the torso has %d left", left)
	}
}

// TestBlocked aims over what is in the way, at a structure, and fells it.
func TestBlocked(t *testing.T) {
	s := situate(t, "Counterattack!", "Old Customs House", 1280, 720)
	mine, theirs := s.unit(s.me, "Breakwater"), s.unit(s.them, "Lamplighter")
	s.alone(mine, theirs)
	s.put(mine, cell(6, 11), hex.North)
	s.put(theirs, cell(6, 5), hex.South)
	s.begin(mine, hexwar.Ranged)
	s.Key('A', ui.KeyRight, ui.KeyLeft, 'H')
	s.Wait(5)
	s.Shot("blocked-1")
	s.Key(ui.KeyEscape, ui.KeyRight)
	s.Shot("blocked-2-structure")
	s.state().Structures[0] = 5
	s.Key(ui.KeyEnter)
	s.Wait(60)
	s.Shot("blocked-3-rubble")
	if !s.state().Rubble.Has(cell(6, 8)) {
		t.Error("no rubble")
	}
}

// TestStates shows units in all states side by side.
func TestStates(t *testing.T) {
	s := situate(t, "Counterattack!", "Old Customs House", 1280, 720)
	st := s.state()
	var mine []int8
	for i := range int8(st.Count()) {
		if m := st.Model(int(i)); m.Team == s.me && !m.Drone {
			mine = append(mine, i)
		}
	}
	s.alone(append(mine, s.unit(s.them, "Breakwater"))...)
	for k, i := range mine {
		u := s.put(i, cell(int8(k%5)*2+2, int8(k/5)*2+10), hex.North)
		switch k {
		case 0:
			u.Overheated, u.Posture = true, hexwar.Kneeling
		case 1:
			u.Frozen = true
		case 2:
			u.Stuck = true
		case 3:
			u.Posture = hexwar.Lying
		case 4:
			u.Posture = hexwar.Prone
		case 5:
			u.Stance, u.StanceItem = hexwar.Offensive, 0
		case 6:
			u.Stance, u.StanceItem = hexwar.Defensive, 2
		case 7:
			u.Left[hexwar.LeftLeg] = 0
		case 8:
			u.Left[hexwar.LeftArm], u.Left[hexwar.Head], u.Acted = 0, 0, true
		}
	}
	s.look()
	s.Shot("states")
	s.Key('H')
	s.Shot("states-heights")
	s.s.card = mine[0]
	s.Wait(3)
	s.Shot("states-card")
}

// TestClickThenKeys chooses by a click and answers by a key: Enter means the button
// even after the pointer has been in a list.
func TestClickThenKeys(t *testing.T) {
	s := situate(t, "Counterattack!", "Old Customs House", 1280, 720)
	mine, theirs := s.unit(s.me, "Lamplighter"), s.unit(s.them, "Breakwater")
	s.alone(mine, theirs)
	s.put(mine, cell(8, 12), hex.North)
	s.put(theirs, cell(8, 8), hex.South)
	s.begin(mine, hexwar.Ranged)
	s.Key('A')
	s.Wait(3)
	s.Click("arms/0")
	s.Wait(3)
	steps := s.steps()
	s.Key(ui.KeyEnter)
	if s.steps() == steps {
		t.Errorf("Enter after a click in the list attacks nobody; the focus is on %q", s.App.Widgets().Focused())
	}
}
