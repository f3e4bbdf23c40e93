package hexwar

import "rulerfire/rules/hex"

// Drones: those with a mind of their own (A.I.) are units that act within their
// carrier's activation; those without, the funnels, fight with their carrier's
// action points and stay near it.

const (
	launchNear = 1 // hexes from the carrier at which A.I. drones are deployed
	leashed    = 2 // hexes from the carrier at which funnels stay (15)
)

// hasDrone tells whether a drone belongs to the unit that acts.
func (s *State) hasDrone(drone int8) bool {
	return drone >= 0 && int(drone) < s.Count() && s.models[drone].Drone && s.models[drone].Carrier == s.Turn.Unit
}

// goesOn is the fault of a command, which is free if it goes on from the one
// before.
func (s *State) goesOn(on bool) fault {
	f := s.command()
	if on && f == faultNoAP {
		return faultNone
	}
	return f
}

// legalLaunch checks deploying a drone. One command deploys any number, so long
// as nothing else is done in between (11); no unit has more than may be active.
func (s *State) legalLaunch(a *Action) fault {
	t := &s.Turn
	if f := s.goesOn(t.Launching); f != faultNone {
		return f
	}
	if !s.hasDrone(a.Unit) || s.Units[a.Unit].Where != InBox {
		return faultNoDrone
	}
	u := &s.Units[t.Unit]
	near := launchNear
	if s.models[a.Unit].Funnel {
		near = leashed
	}
	if hex.Distance(u.Cell, a.Cell) > near {
		return faultLeash
	}
	return s.droneFits(a.Unit, a.Cell)
}

// droneFits checks that a drone may be on a hex.
func (s *State) droneFits(drone int8, c hex.Cell) fault {
	switch {
	case !s.all.Has(c):
		return faultOffBoard
	case s.Board.Tiles[c.Index()].Colour == Red:
		return faultRed
	case s.StructureAt(c) != None:
		return faultBuilding
	case s.taken(drone, c):
		return faultOccupied
	}
	return faultNone
}

// anyDroneOut tells whether a drone of a unit is on the board.
func (s *State) anyDroneOut(carrier int8) bool {
	for i, end := s.teamUnits(s.models[carrier].Team); i < end; i++ {
		if s.models[i].Carrier == carrier && s.On(i) {
			return true
		}
	}
	return false
}

func (s *State) launch(a *Action, l *Log) {
	t := &s.Turn
	if !t.Launching {
		s.pay()
		t.Launching = true
	}
	d := &s.Units[a.Unit]
	d.Where, d.Facing = OnBoard, s.Units[t.Unit].Facing
	s.putDrone(a.Unit, a.Cell)
	l.add(Event{Kind: EvLaunched, Unit: a.Unit, Other: t.Unit, To: a.Cell})
}

// putDrone puts a drone on a hex: one with a mind of its own on the ground, a
// funnel beside its carrier in height as well, so far as the ground lets it.
func (s *State) putDrone(drone int8, c hex.Cell) {
	d := &s.Units[drone]
	d.Cell, d.Level = c, s.Board.Tiles[c.Index()].Level
	if s.models[drone].Funnel {
		d.Level = max(d.Level, s.Units[s.models[drone].Carrier].Level)
	}
}

// dock takes a drone back on its carrier.
func (s *State) dock(drone int8, l *Log) {
	s.Units[drone].Where = InBox
	s.endStance(drone, None, l)
	l.add(Event{Kind: EvDocked, Unit: drone})
}

// legalReposition checks moving a funnel by a hex. One command moves each of them
// (15).
func (s *State) legalReposition(a *Action) fault {
	t := &s.Turn
	if f := s.goesOn(t.Placing); f != faultNone {
		return f
	}
	switch {
	case !s.hasDrone(a.Unit) || !s.On(a.Unit) || !s.models[a.Unit].Funnel:
		return faultNoDrone
	case t.Placing && t.placed>>a.Unit&1 != 0:
		return faultMovedAlready
	case hex.Distance(s.Units[a.Unit].Cell, a.Cell) != 1 || hex.Distance(s.Units[t.Unit].Cell, a.Cell) > leashed:
		return faultLeash
	}
	return s.droneFits(a.Unit, a.Cell)
}

func (s *State) reposition(a *Action, l *Log) {
	t := &s.Turn
	if !t.Placing {
		s.pay()
		t.Placing, t.placed = true, 0
	}
	t.placed |= 1 << a.Unit
	from := s.Units[a.Unit].Cell
	s.putDrone(a.Unit, a.Cell)
	l.add(Event{Kind: EvMoved, Unit: a.Unit, From: from, To: a.Cell, Value: int16(s.Units[a.Unit].Level)})
}

// leash lets the funnels of a unit that has come to another hex follow it: each to
// the nearest hex within its leash that takes it, an elevation up at most, or else
// it docks (15).
func (s *State) leash(carrier int8, l *Log) {
	u := &s.Units[carrier]
	if u.Where != OnBoard {
		return
	}
	for i, end := s.teamUnits(s.models[carrier].Team); i < end; i++ {
		if m := &s.models[i]; !m.Funnel || m.Carrier != carrier || !s.On(i) || hex.Distance(u.Cell, s.Units[i].Cell) <= leashed {
			continue
		}
		d := &s.Units[i]
		from, to, found := d.Cell, d.Cell, false
		from.Around(d.Facing, hex.Distance(from, u.Cell)+leashed, func(c hex.Cell) bool {
			if hex.Distance(u.Cell, c) <= leashed && s.droneFits(i, c) == faultNone && s.Board.Tiles[c.Index()].Level <= u.Level+1 {
				to, found = c, true
			}
			return !found
		})
		if !found {
			s.dock(i, l)
			continue
		}
		s.putDrone(i, to)
		l.add(Event{Kind: EvMoved, Unit: i, From: from, To: to, Value: int16(d.Level)})
	}
}
