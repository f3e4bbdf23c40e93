package hexwar

import "rulerfire/rules/hex"

// Command Actions: 2 action points each, at any time of the own turn.

// command is the fault that keeps the unit that acts from any command but Break
// Grapple.
func (s *State) command() fault {
	u := &s.Units[s.Turn.Unit]
	switch {
	case u.HeldBy != None:
		return faultHeld
	case s.Sharing():
		return faultSharing
	case u.AP < commandAP:
		return faultNoAP
	}
	return faultNone
}

// pay takes the price of a command.
func (s *State) pay() { s.Units[s.Turn.Unit].AP -= commandAP }

// legalCommand checks the commands that have no part of their own.
func (s *State) legalCommand(a *Action) fault {
	t := &s.Turn
	u, m := &s.Units[t.Unit], &s.models[t.Unit]
	body := s.Body(t.Unit)
	if a.Kind == ActBreak {
		switch {
		case u.HeldBy == None:
			return faultNotHeld
		case u.AP < commandAP:
			return faultNoAP
		}
		return faultNone
	}
	if f := s.command(); f != faultNone {
		return f
	}
	switch a.Kind {
	case ActGetUp:
		if u.Posture != Kneeling && u.Posture != Lying && !u.Stuck {
			return faultUp
		}
	case ActPress:
		switch {
		case t.Stage != Moving:
			return faultTooLate
		case t.Thrust:
			return faultThrusted
		}
	case ActKneel:
		switch {
		case body != Mech || u.Stuck:
			return faultNoKnees
		case t.Knelt:
			return faultOnceATurn
		case u.Posture != Standing && u.Posture != Prone:
			return faultKneels
		}
	case ActProne:
		switch {
		case t.Lay:
			return faultOnceATurn
		case body != Mech || u.Posture != Kneeling:
			return faultKneelFirst
		case s.obstructed(u.Cell.Next(u.Facing)):
			return faultObstructed
		}
	case ActTransform:
		switch {
		case m.Form == Mech:
			return faultNoForm
		case u.Posture != Standing || u.Stuck || u.Holds != None:
			return faultNotStanding
		}
	case ActSmoke:
		switch {
		case !m.Has(Smoke):
			return faultNoSmoke
		case u.Smoked:
			return faultSmoked
		}
	case ActRecall:
		if !s.anyDroneOut(t.Unit) {
			return faultNoDrone
		}
	}
	return faultNone
}

// obstructed tells whether a structure or a unit is on the hex that a unit would
// lie down toward.
func (s *State) obstructed(c hex.Cell) bool {
	return s.all.Has(c) && (s.StructureAt(c) != None || s.unitAt(c) != None)
}

// order does a command that has no part of its own.
func (s *State) order(a *Action, l *Log) {
	t := &s.Turn
	u := &s.Units[t.Unit]
	s.pay()
	switch a.Kind {
	case ActGetUp:
		if u.Stuck {
			u.Stuck = false
		} else {
			u.Posture = Standing
		}
		u.Overheated = false
	case ActPress:
		t.MP++
	case ActKneel:
		u.Posture, t.Knelt = Kneeling, true
		s.release(t.Unit, l)
	case ActProne:
		u.Posture, t.Lay = Prone, true
	case ActTransform:
		s.transform(l)
		return
	case ActSmoke:
		u.Smoked, u.Smoking, u.SmokeAt = true, true, u.Cell
	case ActRecall:
		for i := range int8(s.Count()) {
			if s.models[i].Carrier == t.Unit && s.On(i) {
				s.dock(i, l)
			}
		}
	case ActBreak:
		l.add(Event{Kind: EvCommand, Unit: t.Unit, Index: int8(a.Kind)})
		s.Phase = PhaseBreak
		return
	}
	l.add(Event{Kind: EvCommand, Unit: t.Unit, Index: int8(a.Kind)})
}

// transform changes a unit into its other form: an air fighter rises to +1, and
// what comes back to the ground lands there.
func (s *State) transform(l *Log) {
	t := &s.Turn
	u := &s.Units[t.Unit]
	u.Transformed = !u.Transformed
	s.endStance(t.Unit, None, l)
	l.add(Event{Kind: EvTransformed, Unit: t.Unit, On: u.Transformed})
	switch body := s.Body(t.Unit); {
	case body.aircraft():
		u.Level = max(lowestFlight[body], s.Floor(u.Cell))
	case s.models[t.Unit].Has(Flight): // it stays where it is in the air
	case s.mayStand(t.Unit, u.Cell):
		u.Level = s.Floor(u.Cell)
	default:
		s.touchDown(t.Unit, s.landing(t.Unit, u.Cell), l)
	}
	if !s.On(t.Unit) {
		s.endTurn(l)
	}
}

// legalBlade checks switching a gun blade to its other form.
func (s *State) legalBlade(item int8) fault {
	u := &s.Units[s.Turn.Unit]
	if f := s.command(); f != faultNone {
		return f
	}
	if item < 0 || item >= MaxArms || !u.Items[item].whole() || s.WeaponOf(u.Items[item]).Blade.Damage == 0 {
		return faultNoBlade
	}
	if u.Items[item].Mount == Carried {
		return faultCarried
	}
	return faultNone
}

// legalSwap checks taking a carried weapon into a hand, or with no item putting
// away what the hand holds.
func (s *State) legalSwap(a *Action) fault {
	u := &s.Units[s.Turn.Unit]
	if f := s.command(); f != faultNone {
		return f
	}
	if s.models[s.Turn.Unit].Body != Mech || u.Transformed {
		return faultNoHands
	}
	held := u.heldIn(a.Mount)
	stowed := 0
	for _, k := range held {
		if k != None {
			stowed++
		}
	}
	carried := 0
	for k := range u.Items {
		if u.Items[k].whole() && u.Items[k].Mount == Carried {
			carried++
		}
	}
	if a.Item == None {
		switch {
		case stowed == 0 || a.Mount == InBothHands && u.Items[held[0]].Mount != InBothHands:
			return faultNothingHeld
		case carried+stowed > MaxCarried:
			return faultTooMany
		}
		return faultNone
	}
	if a.Item < 0 || a.Item >= MaxArms || !u.Items[a.Item].whole() || u.Items[a.Item].Mount != Carried {
		return faultNotCarried
	}
	if f := s.fitsHand(&u.Items[a.Item], a.Mount); f != faultNone {
		return f
	}
	if carried-1+stowed > MaxCarried {
		return faultTooMany
	}
	return faultNone
}

// fitsHand checks that a weapon can be taken into a hand, or both, of living arms.
func (s *State) fitsHand(it *Item, hand Mount) fault {
	u := &s.Units[s.Turn.Unit]
	two := s.WeaponOf(*it).Hands == TwoHands
	switch {
	case !hand.InHand() || two != (hand == InBothHands):
		return faultWrongHand
	case two && (u.Left[LeftArm] == 0 || u.Left[RightArm] == 0), !two && u.Left[hand.arm()] == 0:
		return faultNoArm
	}
	return faultNone
}

func (s *State) swap(a *Action, l *Log) {
	t := &s.Turn
	u := &s.Units[t.Unit]
	s.pay()
	for _, k := range u.heldIn(a.Mount) {
		if k != None {
			u.Items[k].Mount = Carried
			s.endStance(t.Unit, k, l)
		}
	}
	if a.Item != None {
		u.Items[a.Item].Mount = a.Mount
	}
	l.add(Event{Kind: EvSwapped, Unit: t.Unit, Item: a.Item, Value: int16(a.Mount)})
}

// heldIn gives the items that a hand holds, or both hands do; None for none.
func (u *Unit) heldIn(hand Mount) (items [2]int8) {
	left, right := u.holding()
	switch {
	case hand == InLeftHand:
		right = None
	case hand == InRightHand:
		left = None
	case hand != InBothHands:
		left, right = None, None
	case left == right || left == None: // one item, in both hands or in the right one
		left, right = right, None
	}
	return [2]int8{left, right}
}

// legalRetrieve checks picking up a weapon from the ground into a free hand.
func (s *State) legalRetrieve(a *Action) fault {
	t := &s.Turn
	u := &s.Units[t.Unit]
	if f := s.command(); f != faultNone {
		return f
	}
	if s.Body(t.Unit) != Mech || s.models[t.Unit].Drone {
		return faultNoHands
	}
	if a.Index < 0 || a.Index >= MaxGround || s.Ground[a.Index].Weapon == None || s.GroundAt[a.Index] != u.Cell || s.Airborne(t.Unit) {
		return faultNotHere
	}
	if f := s.fitsHand(&s.Ground[a.Index], a.Mount); f != faultNone {
		return f
	}
	left, right := u.holding()
	if a.Mount != InRightHand && left != None || a.Mount != InLeftHand && right != None {
		return faultNoFreeHand
	}
	if u.spare() == None {
		return faultTooMany
	}
	return faultNone
}

// spare is a place for one more item; None if there is none.
func (u *Unit) spare() int8 {
	for k := range u.Items {
		if !u.Items[k].whole() {
			return int8(k)
		}
	}
	return None
}

func (s *State) retrieve(a *Action, l *Log) {
	t := &s.Turn
	u := &s.Units[t.Unit]
	s.pay()
	k := u.spare()
	u.Items[k] = s.Ground[a.Index]
	u.Items[k].Mount = a.Mount
	s.Ground[a.Index] = noItem
	l.add(Event{Kind: EvRetrieved, Unit: t.Unit, Item: k, Index: a.Index})
}

// legalGather checks beginning to gather intel at the end of the Movement Phase
// (6.2): within a hex of a marker and on its elevation.
func (s *State) legalGather(marker int8) fault {
	t := &s.Turn
	m := &s.models[t.Unit]
	switch {
	case !s.Mission.Intel || m.Team != s.Attacker || m.Drone:
		return faultNoGather
	case marker < 0 || marker >= MaxMarkers || !s.Markers[marker].Placed:
		return faultNoTarget
	case s.Units[t.Unit].HeldBy != None:
		return faultHeld
	case !s.besideMarker(t.Unit, marker):
		return faultNoRange
	}
	return s.mustMove()
}

func (s *State) besideMarker(unit, marker int8) bool {
	u, m := &s.Units[unit], &s.Markers[marker]
	return hex.Distance(u.Cell, m.Cell) <= 1 && u.Level == s.Board.Tiles[m.Cell.Index()].Level
}

// gather begins to gather intel: the unit does not attack, and has the marker at
// the end of its turn if it is still there.
func (s *State) gather(marker int8, l *Log) {
	s.Turn.Gather = marker
	l.add(Event{Kind: EvGathers, Unit: s.Turn.Unit, Index: marker})
	s.advance(Ended, l)
}
