package hexwar

import "rulerfire/rules/hex"

// A Preview is what an attack on a unit would be like, with every modifier.
type Preview struct {
	AP       int
	ToHit    Roll
	Evasion  Roll
	Evades   bool // the target may roll to evade
	Damage   int  // of a plain hit, to what it strikes
	Critical int  // of a critical hit
	// Of 64 pairs of rolls so many are a plain hit that is not evaded, and so many
	// a critical hit.
	Plain, Criticals int
	// Strikes is the item of the target that takes the hit: in a Defensive Stance
	// its shield, or what is aimed at; None: the section.
	Strikes int8
}

// Aim is nil if a unit could make an attack from where it stands, had it the
// action points and were it its turn: it has the weapon ready, and the target is
// in range, in Field of View and in Line of Sight. The action is an ActAttack or
// an ActHurl.
func (s *State) Aim(unit int8, a *Action) error {
	sh := s.shotOf(unit, a)
	if f := s.ableToFire(&sh); f != faultNone && f != faultNoAP {
		return f.err()
	}
	return s.aim(&sh).err()
}

// Preview is what an attack on a unit by another would be like, whether it is
// legal or not. A target that is no unit is always hit.
func (s *State) Preview(unit int8, a *Action) Preview {
	sh := s.shotOf(unit, a)
	form, _ := s.formOf(&sh)
	p := Preview{AP: int(form.AP), Damage: int(form.Damage), Strikes: None}
	if sh.Target.Kind != UnitTarget {
		p.Critical, p.Plain = p.Damage, 64
		return p
	}
	sh.Damage = int8(form.Damage)
	p.Damage = s.damageOf(&sh)
	sh.Critical = true
	p.Critical = s.damageOf(&sh)
	p.ToHit = s.ToHit(&sh)
	p.Evasion, p.Evades = s.Evades(sh.Target.ID)
	if p.Strikes = s.shieldAgainst(sh.Target.ID, sh.From); p.Strikes == None {
		p.Strikes = sh.Equip
	}
	p.Criticals = faces
	for hit := int8(2); hit < faces; hit++ {
		if !p.ToHit.Succeeds(hit) {
			continue
		}
		p.Plain += faces
		for evade := int8(1); p.Evades && evade <= faces; evade++ {
			if p.Evasion.Succeeds(evade) {
				p.Plain--
			}
		}
	}
	return p
}

// Sight looks from a unit to a hex at an elevation: what is on the line, and what
// blocks it.
func (s *State) Sight(unit int8, to hex.Cell, level int8) View {
	u := &s.Units[unit]
	return s.View(u.Cell, u.Level, to, level, s.StructureAt(to))
}

// FieldOfView is the hexes in a unit's Field of View, seen or not.
func (s *State) FieldOfView(unit int8) (view hex.Set) {
	s.Board.Grid.Each(func(c hex.Cell) {
		if s.InView(unit, c) {
			view.Add(c)
		}
	})
	return view
}

// Drifts is the direction of the wind, and whether there is any.
func (s *State) Drifts() (hex.Direction, bool) { return hex.Direction(max(0, s.Wind)), s.Wind != None }
