package hexwar

// Stances (4.1): fire at who comes into range, or take blows on a shield.

// legalStance checks an Offensive or a Defensive Stance with an item.
func (s *State) legalStance(a *Action) fault {
	t := &s.Turn
	u := &s.Units[t.Unit]
	if f := s.command(); f != faultNone {
		return f
	}
	if a.Item != FistItem && (a.Item < 0 || a.Item >= MaxArms || !u.Items[a.Item].whole()) {
		return faultNoItem
	}
	switch {
	case u.Posture == Lying || u.Stuck:
		return faultNotStanding
	case a.Kind == ActOffence:
		if f := s.mustMove(); f != faultNone {
			return f
		}
		return s.armed(t.Unit, a.Item)
	case u.Stance != NoStance:
		return faultStance
	case a.Item == FistItem:
		return faultNoShield
	}
	it := &u.Items[a.Item]
	w := s.WeaponOf(*it)
	switch {
	case u.Transformed:
		return faultTransformed
	case w.Shield() && it.Mount != Carried:
		return faultNone
	case it.Mount == InBothHands:
		return faultNone
	}
	return faultNoShield
}

// takeStance sets a unit up. An Offensive Stance ends its turn.
func (s *State) takeStance(a *Action, l *Log) {
	t := &s.Turn
	u := &s.Units[t.Unit]
	s.pay()
	u.StanceItem = a.Item
	u.Stance = Defensive
	if a.Kind == ActOffence {
		u.Stance = Offensive
	}
	l.add(Event{Kind: EvStance, Unit: t.Unit, Item: a.Item, Value: int16(u.Stance)})
	if u.Stance == Offensive {
		s.advance(Ended, l)
	}
}

// provoke lets the enemies in an Offensive Stance fire at a unit that has made a
// step, a thruster move, or ended its activation.
func (s *State) provoke(unit int8, ending bool, l *Log) {
	s.react = reaction{at: None, target: unit, ending: ending}
	s.goOnReacting(l)
}

// goOnReacting asks the next unit that may fire, or lets the turn go on.
func (s *State) goOnReacting(l *Log) {
	r := &s.react
	if s.On(r.target) && !s.models[r.target].Funnel {
		team := 1 - s.models[r.target].Team
		for i, end := s.teamUnits(team); i < end; i++ {
			if r.seen>>i&1 == 0 && s.canReact(i, r.target) {
				r.seen |= 1 << i
				r.at = i
				s.Phase = PhaseReact
				return
			}
		}
	}
	ending := r.ending || !s.On(s.Turn.Unit)
	s.react = reaction{at: None, target: None}
	if ending {
		s.turnOver(l)
		return
	}
	s.Phase = PhaseAct
}

// canReact tells whether a unit in an Offensive Stance can fire at another.
func (s *State) canReact(unit, target int8) bool {
	u := &s.Units[unit]
	if u.Stance != Offensive || !s.On(unit) {
		return false
	}
	sh := s.reactionShot(unit, target, Torso, None)
	return s.ableToFire(&sh) == faultNone && s.aim(&sh) == faultNone
}

func (s *State) reactionShot(unit, target int8, section Section, equip int8) Shot {
	sh := noShot()
	sh.By, sh.From, sh.Item = unit, unit, s.Units[unit].StanceItem
	sh.Target, sh.Section, sh.Equip, sh.Reaction = Target{UnitTarget, target}, section, equip, true
	return sh
}

// legalReact checks the shot of an Offensive Stance.
func (s *State) legalReact(a *Action) fault {
	r := &s.react
	if a.Kind == ActHoldFire {
		return faultNone
	}
	switch {
	case a.Kind != ActAttack || a.Unit != None:
		return faultWrongAnswer
	case a.Target != Target{UnitTarget, r.target}:
		return faultReactTarget
	case a.Item != s.Units[r.at].StanceItem:
		return faultReactItem
	}
	sh := s.reactionShot(r.at, r.target, a.Section, a.Equip)
	return s.targetThere(&sh)
}

// fireStance fires from an Offensive Stance, which then ends, or holds fire.
func (s *State) fireStance(a *Action, l *Log) {
	r := &s.react
	if a.Kind == ActHoldFire {
		l.add(Event{Kind: EvHoldsFire, Unit: r.at})
		s.goOnReacting(l)
		return
	}
	sh := s.reactionShot(r.at, r.target, a.Section, a.Equip)
	u := &s.Units[r.at]
	u.Stance, u.StanceItem = NoStance, None
	s.attack(sh, l)
}
