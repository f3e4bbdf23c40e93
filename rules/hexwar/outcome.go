package hexwar

// Outcomes are how an attack on a unit may end, out of Of equally likely falls of the
// dice: to hit, to evade, and which section a plain hit strikes or whether a mounted
// weapon that is destroyed explodes, where dice decide that.
type Outcomes struct {
	Missed, Evaded, Plain, Critical int
	Lost                            int // what is struck has nothing left
	Destroyed                       int // the unit is destroyed
}

// Of is how many falls of three dice there are.
const Of = faces * faces * faces

// Outcomes are exact: what Preview tells, and what it does to the target as it stands.
func (s *State) Outcomes(unit int8, a *Action) (o Outcomes) {
	p := s.Preview(unit, a)
	if a.Target.Kind != UnitTarget {
		o.Plain = Of
		return o
	}
	o.Plain, o.Critical = p.Plain*faces, p.Criticals*faces
	for hit := int8(2); hit < faces; hit++ {
		if p.ToHit.Succeeds(hit) {
			o.Evaded += faces * faces
		}
	}
	o.Evaded -= o.Plain
	o.Missed = Of - o.Evaded - o.Plain - o.Critical
	u := &s.Units[a.Target.ID]
	if p.Strikes != None {
		left := int(u.Items[p.Strikes].Left)
		if p.Damage >= left {
			o.Lost += o.Plain
		}
		if p.Critical >= left {
			o.Lost += o.Critical
		}
		if s.burstDestroys(a.Target.ID, p.Strikes) {
			o.Destroyed = o.Lost * (faces - burstRoll + 1) / faces
		}
		return o
	}
	strike := func(n, damage int, section Section) {
		if damage < int(u.Left[section]) {
			return
		}
		if o.Lost += n; section == Torso {
			o.Destroyed += n
		}
	}
	strike(o.Critical, p.Critical, a.Section)
	if !s.sectionIsRolled(a.Target.ID, a.Equip) {
		strike(o.Plain, p.Damage, a.Section)
		return o
	}
	for roll := uint8(1); roll <= faces; roll++ {
		strike(p.Plain, p.Damage, s.sectionRolled(a.Target.ID, roll))
	}
	return o
}

// burstDestroys tells whether a unit is destroyed if a weapon of it is, and explodes.
func (s *State) burstDestroys(unit, item int8) bool {
	it := s.Units[unit].Items[item]
	w := s.WeaponOf(it)
	return it.Mount.Fixed() && !w.Shield() && Section(it.Mount) == Torso && w.Burst() >= int(s.Units[unit].Left[Torso])
}
