package hexwar

// Weapons as a unit has them now: which it can use, and what their number makes
// of them.

// whole tells whether the item is still on its unit, and not destroyed.
func (it *Item) whole() bool { return it.Weapon != None && it.Left > 0 && it.Mount != Lost }

// holding gives the items in the left and in the right hand; None for empty hands.
func (u *Unit) holding() (left, right int8) {
	left, right = None, None
	for k := range u.Items {
		if it := &u.Items[k]; it.whole() {
			switch it.Mount {
			case InLeftHand:
				left = int8(k)
			case InRightHand:
				right = int8(k)
			case InBothHands:
				left, right = int8(k), int8(k)
			}
		}
	}
	return left, right
}

// arm is the arm whose hand is meant.
func (m Mount) arm() Section {
	if m == InLeftHand {
		return LeftArm
	}
	return RightArm
}

// freeHand tells whether a mech has an empty hand on a living arm.
func (s *State) freeHand(unit int8) bool {
	u := &s.Units[unit]
	if s.Body(unit) != Mech {
		return false
	}
	left, right := u.holding()
	return left == None && u.Left[LeftArm] > 0 || right == None && u.Left[RightArm] > 0
}

// armed is the fault of using an item, whatever at: FistItem are the fists.
func (s *State) armed(unit, item int8) fault {
	u := &s.Units[unit]
	body := s.Body(unit)
	if item == FistItem {
		switch {
		case body != Mech:
			return faultNoFists
		case u.Left[LeftArm] == 0 && u.Left[RightArm] == 0:
			return faultNoArm
		}
		return faultNone
	}
	if item < 0 || item >= MaxArms || u.Items[item].Weapon == None {
		return faultNoItem
	}
	it := &u.Items[item]
	switch {
	case !it.whole():
		return faultItemGone
	case s.WeaponOf(*it).Shield():
		return faultShield
	case u.Stance == Defensive && u.StanceItem == item:
		return faultItemShields
	case it.Mount == Carried:
		return faultCarried
	case it.Mount.Fixed():
		return faultNone
	case u.Transformed:
		return faultTransformed
	case body == DroneBody:
		return faultNone
	case it.Mount == InBothHands && u.Posture == Lying:
		return faultLyingTwoHands
	case it.Mount == InBothHands && (u.Left[LeftArm] == 0 || u.Left[RightArm] == 0),
		it.Mount != InBothHands && u.Left[it.Mount.arm()] == 0:
		return faultNoArm
	}
	return faultNone
}

// FormOf is what an item does now: its form, with the redundancy of all copies
// that are ready on the unit. FistItem are the fists.
func (s *State) FormOf(unit, item int8) (Form, *Weapon) {
	if item == FistItem {
		w := s.fistWeapon()
		return w.Form, w
	}
	it := &s.Units[unit].Items[item]
	w := s.WeaponOf(*it)
	f := w.Form
	if it.Blade {
		f = w.Blade
	}
	copies := 0
	for k := range s.Units[unit].Items {
		o := &s.Units[unit].Items[k]
		if o.whole() && o.Mount != Carried && o.Weapon == it.Weapon && o.Blade == it.Blade {
			copies++
		}
	}
	return Redundant(f, copies), w
}

// maxCut is the most action points that redundancy saves.
const maxCut = 4

// Redundant is what so many living copies make of a weapon (T2): each after the
// first saves an action point, up to 4, but never more than half of them; where
// that would bring the cost to 2 or less it is 2, and each two copies do 1 more
// damage.
func Redundant(f Form, copies int) Form {
	if copies < 2 {
		return f
	}
	ap := int(f.AP)
	cut := min(copies-1, maxCut)
	cost := max(ap-cut, (ap+1)/2)
	if ap-cut <= 2 || cost <= 2 {
		cost = max(2, cost)
		f.Damage += uint8(copies / 2)
	}
	f.AP = uint8(min(cost, ap))
	return f
}

// drop puts an item on the ground where its unit stands, if there is room for
// more, and gives its place among what lies there (None: it is lost). It is out of
// the unit's hands.
func (s *State) drop(unit, item int8, l *Log) int8 {
	u := &s.Units[unit]
	it := u.Items[item]
	u.Items[item] = noItem
	l.add(Event{Kind: EvDropped, Unit: unit, Item: item, To: u.Cell})
	s.endStance(unit, item, l)
	for g := range s.Ground {
		if s.Ground[g].Weapon == None {
			it.Mount = Lost
			s.Ground[g], s.GroundAt[g] = it, u.Cell
			return int8(g)
		}
	}
	return None
}

// endStance ends the stance of a unit that rests on an item; None: whatever it
// rests on.
func (s *State) endStance(unit, item int8, l *Log) {
	if u := &s.Units[unit]; u.Stance != NoStance && (u.StanceItem == item || item == None) {
		u.Stance, u.StanceItem = NoStance, None
		l.add(Event{Kind: EvStanceEnds, Unit: unit})
	}
}
