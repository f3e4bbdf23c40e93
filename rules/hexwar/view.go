package hexwar

import "rulerfire/rules/hex"

// What a computer player needs to see of a state beyond its fields: everything
// here is open to whoever sits at the table.

// HomeZone is the zone that a team deploys in, and that the enemy calls the far
// zone.
func (s *State) HomeZone(team int8) hex.Set { return s.zones[s.Zone[team]] }

// Half is the hexes nearer to the team's zone than to the enemy's.
func (s *State) Half(team int8) hex.Set { return s.near[s.Zone[team]] }

// MarkerArea is where intel markers may be placed (6.2).
func (u *Setup) MarkerArea() hex.Set { return u.area }

// Allows tells whether the action would be taken, as Legal does without its words.
func (s *State) Allows(a *Action) bool { return s.check(a) == faultNone }

// Achieved is the points that an objective has brought the team so far.
func (t *Team) Achieved(o Objective) int8 { return t.done[o] }

// MostOf is the most points that an objective brings, and what it brings each time.
func MostOf(o Objective) (each, most int8) { return objectivePoints[o].each, objectivePoints[o].most }

// Reacting is the unit in an Offensive Stance that is asked whether it fires, and
// the one that it would fire at; None if nobody is asked.
func (s *State) Reacting() (by, target int8) {
	if s.Phase != PhaseReact {
		return None, None
	}
	return s.react.at, s.react.target
}

// CanActivate tells whether a unit waits for its turn in this round.
func (s *State) CanActivate(unit int8) bool { return s.ready(unit) }

// StepFrom is where a step of a unit leads that stands on a cell, at an elevation,
// facing some way: the cell and elevation that it comes to, and the Movement Points
// that it costs. It is not ok where the ground forbids it or the unit does not go
// that way; who stands there does not matter. Jump tells whether the unit still may.
func (s *State) StepFrom(unit int8, from hex.Cell, level int8, facing, d hex.Direction, jump bool) (to hex.Cell, toLevel, cost int8, ok bool) {
	if !s.mayHead(unit, facing, d) {
		return from, level, 0, false
	}
	p, cost, _, f := s.stepCost(unit, place{from, level, facing}, d, !jump)
	return p.cell, p.level, cost, f == faultNone
}

// Crowded tells whether a unit may not stay on a cell because of who is there.
func (s *State) Crowded(unit int8, c hex.Cell) bool { return s.taken(unit, c) }

// Usable tells whether a unit can use an item as it is now, whatever at and
// whatever it costs. FistItem are the fists.
func (s *State) Usable(unit, item int8) bool { return s.armed(unit, item) == faultNone }

// FormOfShot is what a shot does, redundancy included, and with which weapon.
func (s *State) FormOfShot(sh *Shot) (Form, *Weapon) { return s.formOf(sh) }

// Harm is the damage that a hit of a shot does, critical or not.
func (s *State) Harm(sh *Shot, critical bool) int {
	hit := *sh
	form, _ := s.formOf(&hit)
	hit.Damage, hit.Critical = int8(form.Damage), critical
	return s.damageOf(&hit)
}

// NewShot is a shot of a unit with one of its items at a target's torso, to be
// asked about.
func NewShot(by, item int8, target Target) Shot {
	sh := noShot()
	sh.By, sh.From, sh.Item, sh.Target, sh.Section = by, by, item, target, Torso
	return sh
}
