package hexwar

import "rulerfire/rules/hex"

// Damage, in its order: base (after redundancy), a critical's half more, flat
// bonuses, what armour and water take off, and at least 1. What is more than a
// section has left is lost.

// damageOf is the damage of the shot's hit.
func (s *State) damageOf(sh *Shot) int {
	form, w := s.formOf(sh)
	damage := int(sh.Damage)
	if sh.Critical {
		damage = (3*damage + 1) / 2
	}
	m := &s.models[sh.By]
	if form.Melee && m.Has(Vengeful) && s.Teams[m.Team].lost >= 2 {
		damage += vengeance
	}
	return s.reduced(sh.Target.ID, damage, w)
}

const vengeance = 2

// reduced is a damage after what water and armour of the target take off it.
func (s *State) reduced(target int8, damage int, w *Weapon) int {
	u, m := &s.Units[target], &s.models[target]
	if !w.Energy && !w.Aquatic && u.Level < 0 && s.ColourAt(u.Cell).Water() { // under water (18)
		damage = (damage + 1) / 2
	}
	cut, doctrine := KineticCut, KineticDoctrine
	if w.Energy {
		cut, doctrine = EnergyCut, EnergyDoctrine
	}
	if m.Has(cut) {
		damage -= max(1, damage/4)
		if m.Has(doctrine) {
			damage--
		}
	}
	return max(1, damage)
}

// land does the damage of the shot to what it was aimed at.
func (s *State) land(l *Log) {
	sh := &s.Shot
	s.hit(sh.Target.ID, sh.Section, sh.Equip, s.damageOf(sh), l)
	s.afterAttack(l)
}

// hit does damage of the shot to a section of a unit, or to an item of it, unless
// the unit shields itself.
func (s *State) hit(unit int8, section Section, equip int8, damage int, l *Log) {
	team := s.models[s.Shot.By].Team
	if item := s.shieldAgainst(unit, s.Shot.From); item != None {
		equip = item
	}
	if equip != None {
		s.woundItem(unit, equip, damage, team, l)
		return
	}
	s.wound(unit, section, damage, team, l)
}

// shieldAgainst is the item that takes the hits that come from another unit: that
// of a Defensive Stance, if they come from the front (4.1); None if nothing does.
func (s *State) shieldAgainst(unit, from int8) int8 {
	u := &s.Units[unit]
	if u.Stance == Defensive && u.Facing.Sees(u.Cell.To(s.Units[from].Cell)) {
		return u.StanceItem
	}
	return None
}

// strike is damage that no attack does: water, falls, explosions.
func (s *State) strike(unit int8, section Section, damage int, l *Log) {
	s.wound(unit, section, damage, 1-s.models[unit].Team, l)
}

// wound takes damage off a section, for the team that did it.
func (s *State) wound(unit int8, section Section, damage int, team int8, l *Log) {
	u := &s.Units[unit]
	if damage <= 0 || u.Left[section] <= 0 {
		return
	}
	u.Left[section] = max(0, u.Left[section]-int16(damage))
	l.add(Event{Kind: EvDamage, Unit: unit, Section: section, Value: int16(damage), Extra: u.Left[section]})
	if u.Left[section] == 0 {
		s.loseSection(unit, section, team, l)
	}
}

// woundItem takes damage off a weapon or a shield. A mounted weapon that is
// destroyed may explode (21).
func (s *State) woundItem(unit, item int8, damage int, team int8, l *Log) {
	it := &s.Units[unit].Items[item]
	it.Left -= uint8(min(damage, int(it.Left)))
	l.add(Event{Kind: EvItemDamage, Unit: unit, Item: item, Value: int16(damage), Extra: int16(it.Left)})
	if it.Left > 0 {
		return
	}
	s.itemLost(unit, item, team, l)
	if it.Mount.Fixed() && !s.WeaponOf(*it).Shield() {
		s.Shot.burst = item
		s.Shot.Target = Target{UnitTarget, unit}
		return
	}
	it.Mount = Lost
}

// itemLost does what the destruction of a weapon or a shield means.
func (s *State) itemLost(unit, item int8, team int8, l *Log) {
	l.add(Event{Kind: EvItemLost, Unit: unit, Item: item})
	if team != s.models[unit].Team && !s.WeaponOf(s.Units[unit].Items[item]).Shield() {
		s.fulfil(team, Disarm, l)
	}
	s.endStance(unit, item, l)
}

const burstRoll = 6 // a mounted weapon explodes on this or more

// burst rolls whether the mounted weapon that was destroyed explodes: half its
// base damage to the section it sits on.
func (s *State) burst(a *Action, l *Log) {
	unit, item := s.Shot.Target.ID, s.Shot.burst
	it := &s.Units[unit].Items[item]
	explodes := a.Values[0] >= burstRoll
	l.add(Event{Kind: EvBurst, Unit: unit, Item: item, Value: int16(a.Values[0]), On: explodes})
	section := Section(it.Mount)
	it.Mount = Lost
	s.Shot.burst = None
	if explodes {
		s.strike(unit, section, s.WeaponOf(*it).Burst(), l)
	}
	s.afterAttack(l)
}

// loseSection does what the loss of a section means.
func (s *State) loseSection(unit int8, section Section, team int8, l *Log) {
	l.add(Event{Kind: EvSectionLost, Unit: unit, Section: section})
	if section == Torso {
		s.destroy(unit, l)
		return
	}
	u := &s.Units[unit]
	arm := section == LeftArm || section == RightArm
	for k := range int8(MaxArms) {
		it := &u.Items[k]
		switch {
		case !it.whole():
		case it.Mount.Fixed() && Section(it.Mount) == section:
			it.Mount = Lost
			s.itemLost(unit, k, team, l)
		case arm && it.Mount.InHand() && (it.Mount == InBothHands || it.Mount.arm() == section):
			s.drop(unit, k, l)
		}
	}
	if arm {
		if team != s.models[unit].Team {
			s.fulfil(team, Disarm, l)
		}
		if s.lostArms(unit) == 2 {
			s.endStance(unit, FistItem, l)
			s.release(unit, l)
		}
	}
	if s.Airborne(unit) && !s.Body(unit).aircraft() && s.lostLegs(unit) == 2 { // its Flight is lost with them
		s.touchDown(unit, s.landing(unit, u.Cell), l)
	}
}

// landing is the hex, at the cell or as near as can be, where a unit may come down;
// of several the first clockwise from straight before it.
func (s *State) landing(unit int8, at hex.Cell) hex.Cell {
	best := at
	at.Around(s.Units[unit].Facing, hex.Side, func(c hex.Cell) bool {
		if s.mayStand(unit, c) && !s.taken(unit, c) {
			best = c
			return false
		}
		return true
	})
	return best
}

// mayStand tells whether a unit can be on the ground of a hex, whoever is there.
func (s *State) mayStand(unit int8, c hex.Cell) bool {
	return s.all.Has(c) && s.StructureAt(c) == None && s.bears(s.Body(unit), c)
}

// touchDown brings a unit to the ground of a hex; it falls as far as that is below it,
// and lies there (29).
func (s *State) touchDown(unit int8, c hex.Cell, l *Log) {
	u := &s.Units[unit]
	from := u.Cell
	ground := s.Board.Tiles[c.Index()].Level
	fall := int(u.Level - ground)
	u.Cell, u.Level = c, ground
	l.add(Event{Kind: EvFell, Unit: unit, From: from, To: c, Value: int16(max(0, fall))})
	s.knockDown(unit, l)
	if fall > 0 {
		s.fallDamage(unit, fallPerLevel*fall, l)
	}
	s.leash(unit, l)
}

const fallPerLevel = 3

// fallDamage hurts both legs of a mech, the cockpit of a vehicle, the body of a
// drone.
func (s *State) fallDamage(unit int8, damage int, l *Log) {
	switch m := &s.models[unit]; {
	case m.Body.Vehicle():
		s.strike(unit, Head, damage, l)
	case m.Body == DroneBody:
		s.strike(unit, Torso, damage, l)
	default:
		s.strike(unit, LeftLeg, damage, l)
		s.strike(unit, RightLeg, damage, l)
	}
}

// knockDown lays a unit on the ground.
func (s *State) knockDown(unit int8, l *Log) {
	u := &s.Units[unit]
	s.endStance(unit, None, l)
	if s.models[unit].Body != DroneBody {
		u.Posture = Lying
	}
}

// destroy takes a unit off the board and scores it for the enemy, whoever did it.
func (s *State) destroy(unit int8, l *Log) {
	u, m := &s.Units[unit], &s.models[unit]
	s.release(unit, l)
	if u.HeldBy != None {
		s.release(u.HeldBy, l)
	}
	u.Where, u.Smoking = Gone, false
	l.add(Event{Kind: EvDestroyed, Unit: unit})
	for i := range int8(s.Count()) { // what hangs on it goes with it
		if d := &s.models[i]; d.Drone && d.Carrier == unit && (s.Units[i].Where == InBox || d.Funnel && s.On(i)) {
			s.Units[i].Where = Gone
			l.add(Event{Kind: EvDestroyed, Unit: i})
		}
	}
	if !m.Drone {
		s.scoreLoss(unit, l)
	}
}

// scoreLoss scores a unit that is lost, for the enemy.
func (s *State) scoreLoss(unit int8, l *Log) {
	u, m := &s.Units[unit], &s.models[unit]
	enemy := 1 - m.Team
	s.Teams[m.Team].lost++
	s.wreck(enemy, m.Cost, l)
	if s.Teams[0].lost+s.Teams[1].lost == 1 {
		s.fulfil(enemy, FirstBlood, l)
	}
	if s.Dearest(unit) {
		s.fulfil(enemy, Decapitate, l)
	}
	if s.Mission.Kill > 0 && m.Team == s.Attacker {
		s.score(s.Defender(), s.Mission.Kill, l)
	}
	if unit == s.Envoy {
		s.score(s.Attacker, s.Mission.Envoy.Kill, l)
	}
	if s.Mission.Intel && u.Tokens > 0 {
		u.Tokens = 0
		s.score(s.Defender(), intelLost, l)
	}
}

// Dearest tells whether no unit of its team costs more than this one: it is, or is
// one of those, that Decapitate is about.
func (u *Setup) Dearest(unit int8) bool {
	team := u.models[unit].Team
	for i := u.first[team]; i < u.first[team+1]; i++ {
		if m := &u.models[i]; !m.Drone && m.Cost > u.models[unit].Cost {
			return false
		}
	}
	return true
}

// hitStructure takes damage off a structure; without any left it is rubble (T4).
func (s *State) hitStructure(structure int8, damage int16, team int8, l *Log) {
	s.Structures[structure] = max(0, s.Structures[structure]-damage)
	l.add(Event{Kind: EvStructure, Index: structure, Value: damage, Extra: s.Structures[structure]})
	if s.Structures[structure] > 0 {
		return
	}
	b := &s.Board.Structures[structure]
	l.add(Event{Kind: EvCollapsed, Index: structure})
	for _, c := range b.Cells {
		s.Rubble.Add(c)
	}
	for i := range int8(s.Count()) {
		u := &s.Units[i]
		if !s.On(i) || s.built[u.Cell.Index()] != structure || s.models[i].Body != DroneBody || s.models[i].Funnel {
			continue
		}
		u.Level, u.Pinned = 0, true
		s.strike(i, Torso, 2*(int(b.Level)+1), l)
	}
	s.fulfil(team, Demolition, l)
	for _, t := range s.Mission.Targets {
		if int8(t-1) == structure && s.Mission.Raze > 0 {
			s.score(s.Attacker, s.Mission.Raze, l)
		}
	}
}

// hitMarker takes damage off an intel marker.
func (s *State) hitMarker(marker, damage int8, l *Log) {
	m := &s.Markers[marker]
	m.Left = max(0, m.Left-damage)
	l.add(Event{Kind: EvMarkerDamage, Index: marker, Value: int16(damage), Extra: int16(m.Left)})
	if m.Left == 0 {
		m.Placed = false
		s.score(s.Defender(), intelLost, l)
	}
}
