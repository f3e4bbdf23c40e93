package hexai

import (
	"rulerfire/rules/hexwar"
)

// A board is an engagement as one team sees it: what everything on it is worth to
// that team, in points of the mission. It is made anew for every decision.
type board struct {
	s     *hexwar.State
	w     *Weights
	plain bool
	mind  *mind // room to think in while playing on; or nil
	me    int8
	left  float64 // rounds to play, what remains of this one included
	worth [hexwar.MaxUnits]float64
	parts [hexwar.MaxUnits]anatomy
	works [hexwar.MaxStructures]anatomy // structures, as targets of my team
	intel [hexwar.MaxMarkers]anatomy
}

// A part is something of a target that an attack may be aimed at.
type part struct {
	section hexwar.Section
	equip   int8    // its item; None: section is
	left    float64 // damage that destroys it
	loss    float64 // points: its destruction
}

// An anatomy is the parts of a target.
type anatomy struct {
	list [int(hexwar.NumSections) + hexwar.MaxArms]part
	n    int8
}

func (a *anatomy) add(p part) {
	a.list[a.n] = p
	a.n++
}

// look makes the board of a team.
func (c *Script) look(s *hexwar.State, team int8) *board {
	if c.mind != nil {
		return c.mind.glance(c, s, team)
	}
	b := &board{s: s, w: &c.Weights, plain: c.Plain, me: team, left: roundsLeft(s)}
	built := c.asBuilt(s)
	for i := range int8(s.Count()) {
		b.price(i, built[i])
	}
	b.things()
	return b
}

// price prices a unit.
func (b *board) price(unit int8, built float64) {
	b.worth[unit], b.parts[unit].n = 0, 0
	if u := &b.s.Units[unit]; u.Where == hexwar.OnBoard || u.Where == hexwar.InBox {
		b.worth[unit] = b.unitWorth(unit)
		b.dissect(unit, built)
	}
}

// things prices structures and markers.
func (b *board) things() {
	s := b.s
	for i := range s.Board.Structures {
		b.works[i].n = 0
		if s.Structures[i] > 0 {
			if loss := b.structureWorth(int8(i)); loss > 0 {
				b.works[i].add(part{hexwar.Torso, hexwar.None, float64(s.Structures[i]), loss})
			}
		}
	}
	for i := range s.Markers {
		b.intel[i].n = 0
		if m := &s.Markers[i]; s.Mission.Intel && m.Placed && b.me == s.Defender() && s.Round >= 2 {
			b.intel[i].add(part{hexwar.Torso, hexwar.None, float64(m.Left), b.primary(b.me, 2) + 1})
		}
	}
}

// roundsLeft is the rounds to play, this one by the share of units still to act.
func roundsLeft(s *hexwar.State) float64 {
	if s.Round == 0 {
		return float64(s.Rounds())
	}
	all, waiting := 0, 0
	for i := range int8(s.Count()) {
		if s.On(i) && !s.Model(int(i)).Drone {
			all++
			if !s.Units[i].Acted {
				waiting++
			}
		}
	}
	return float64(s.Rounds()-int(s.Round)) + float64(waiting)/float64(max(1, all))
}

// primary is what so many primary points are worth to a team: those beyond the
// limit are worth nothing.
func (b *board) primary(team int8, n int) float64 {
	return float64(max(0, min(n, hexwar.MaxPoints-int(b.s.Teams[team].Primary))))
}

// secondary is the points that meeting an objective once more brings a team.
func (b *board) secondary(team int8, o hexwar.Objective) float64 {
	t := &b.s.Teams[team]
	if t.Chosen[0] != o && t.Chosen[1] != o || t.Chosen[0] == t.Chosen[1] {
		return 0
	}
	each, most := hexwar.MostOf(o)
	return float64(max(0, min(each, most-t.Achieved(o), hexwar.MaxPoints-t.Secondary)))
}

// costShare is the part of its team's deployment cost that a unit is.
func (b *board) costShare(unit int8) float64 {
	m := b.s.Model(int(unit))
	all := 0.0
	first, end := b.s.Setup.Units(int(m.Team))
	for i := first; i < end; i++ {
		if o := b.s.Model(i); !o.Drone {
			all += float64(o.Cost)
		}
	}
	return float64(m.Cost) / all
}

// material is what a team's unit is worth for what it may still do.
func (b *board) material(unit int8) float64 {
	soon := b.left / (b.left + b.w.Fade)
	if b.s.Model(int(unit)).Drone {
		return b.w.Drone * soon
	}
	return b.w.Material * b.costShare(unit) * soon
}

// unitWorth is what it changes between the teams that a unit is destroyed, the
// mission's points included.
func (b *board) unitWorth(unit int8) float64 {
	s, m := b.s, b.s.Model(int(unit))
	x := b.material(unit)
	if m.Drone {
		return x
	}
	enemy := 1 - m.Team
	ms := s.Mission
	x += b.w.Survive * b.costShare(unit)
	if ms.Destroy > 0 {
		x += b.primary(enemy, (int(m.Cost)+ms.Destroy-1)/ms.Destroy) * float64(m.Cost) / float64(ms.Destroy) /
			float64(max(1, (int(m.Cost)+ms.Destroy-1)/ms.Destroy))
	}
	if ms.Kill > 0 && m.Team == s.Attacker {
		x += b.primary(enemy, ms.Kill)
	}
	if ms.Exit > 0 && m.Team == s.Attacker {
		x += 0.6 * b.primary(m.Team, ms.Exit)
	}
	if unit == s.Envoy {
		x += b.primary(enemy, ms.Envoy.Kill) + b.primary(m.Team, ms.Envoy.Survive)
	}
	if t := s.Units[unit].Tokens; t > 0 {
		x += b.primary(enemy, 2) + b.primary(m.Team, int(t))
	}
	if s.Round > 0 && alive(s, m.Team) == b.size(m.Team) {
		x += b.secondary(m.Team, hexwar.NoOneLeftBehind)
		if alive(s, enemy) == b.size(enemy) {
			x += b.secondary(enemy, hexwar.FirstBlood)
		}
	}
	if s.Dearest(unit) {
		x += b.secondary(enemy, hexwar.Decapitate)
	}
	return x
}

// size is the number of units of a team, drones left out.
func (b *board) size(team int8) int {
	n := 0
	first, end := b.s.Setup.Units(int(team))
	for i := first; i < end; i++ {
		if !b.s.Model(i).Drone {
			n++
		}
	}
	return n
}

// rate is what a unit's weapons do for an action point, roughly: the best counts,
// and a share of the second best. The item without is left out.
func (b *board) rate(s *hexwar.State, unit, without int8) float64 {
	best, second := 0.0, 0.0
	for k := range int8(hexwar.MaxArms) {
		it := &s.Units[unit].Items[k]
		if k == without || it.Weapon == hexwar.None || it.Left == 0 || it.Mount == hexwar.Lost {
			continue
		}
		w := s.WeaponOf(*it)
		if w.Shield() {
			continue
		}
		form, _ := s.FormOf(unit, k)
		r := usual(s, unit, form)
		if it.Mount == hexwar.Carried {
			r *= 0.7
		}
		if r > best {
			best, second = r, best
		} else {
			second = max(second, r)
		}
	}
	return best + b.w.Second*second
}

// usual is what a weapon does for an action point in a usual attack: a long reach
// is used more often.
func usual(s *hexwar.State, unit int8, form hexwar.Form) float64 {
	m := s.Model(int(unit))
	need := m.Stats[hexwar.Accuracy]
	if form.Melee {
		need = m.Stats[hexwar.Assault]
	}
	if need == 0 || form.AP == 0 {
		return 0
	}
	hits := float64(9-need)/8*0.7 + 0.1
	reach := min(1, 0.35+0.08*float64(form.Range))
	return hits * float64(form.Damage) / float64(form.AP) * reach
}

// dissect prices the parts of a unit, which as it was built had weapons of that rate.
func (b *board) dissect(unit int8, built float64) {
	s, m := b.s, b.s.Model(int(unit))
	u := &s.Units[unit]
	a := &b.parts[unit]
	enemy := 1 - m.Team
	asBuilt := max(0.01, built)
	rate := b.rate(s, unit, hexwar.None)
	arms := b.w.Arms * b.material(unit) / asBuilt
	whole := b.worth[unit] - arms*max(0, asBuilt-rate)
	b.worth[unit] = whole
	a.add(part{hexwar.Torso, hexwar.None, float64(u.Left[hexwar.Torso]), whole})
	if m.Drone {
		return
	}
	disarm := b.secondary(enemy, hexwar.Disarm)
	var held [2]float64 // what the arms hold
	for k := range int8(hexwar.MaxArms) {
		it := &u.Items[k]
		if it.Weapon == hexwar.None || it.Left == 0 || it.Mount == hexwar.Lost {
			continue
		}
		loss := 0.0
		if s.WeaponOf(*it).Shield() {
			loss = b.w.Plate * whole
		} else {
			loss = arms * (rate - b.rate(s, unit, k))
		}
		switch it.Mount {
		case hexwar.InLeftHand, hexwar.OnLeftArm:
			held[0] += loss
		case hexwar.InRightHand, hexwar.OnRightArm:
			held[1] += loss
		case hexwar.InBothHands:
			held[0] += loss
			held[1] += loss
		}
		if !b.plain {
			a.add(part{hexwar.Torso, k, float64(it.Left), loss + disarm + 0.01*whole})
		}
	}
	for section, share := range [hexwar.NumSections]float64{
		hexwar.Head: b.w.Head, hexwar.LeftArm: b.w.Limb, hexwar.RightArm: b.w.Limb,
		hexwar.LeftLeg: b.w.Leg, hexwar.RightLeg: b.w.Leg,
	} {
		if share == 0 || u.Left[section] <= 0 {
			continue
		}
		loss := share * whole
		switch hexwar.Section(section) {
		case hexwar.LeftArm:
			loss += held[0] + disarm
		case hexwar.RightArm:
			loss += held[1] + disarm
		}
		a.add(part{hexwar.Section(section), hexwar.None, float64(u.Left[section]), loss})
	}
}

// structureWorth is what it brings my team to destroy a structure; negative if it
// brings the enemy more.
func (b *board) structureWorth(structure int8) float64 {
	s := b.s
	x := b.secondary(b.me, hexwar.Demolition)
	for _, t := range s.Mission.Targets {
		if int8(t-1) != structure {
			continue
		}
		mine := b.me == s.Attacker
		if s.Mission.Raze > 0 {
			if mine {
				x += b.primary(s.Attacker, s.Mission.Raze)
			} else {
				x -= b.primary(s.Attacker, s.Mission.Raze)
			}
		}
		if s.Mission.Guard > 0 {
			if mine {
				x += b.primary(s.Defender(), s.Mission.Guard)
			} else {
				x -= b.primary(s.Defender(), s.Mission.Guard)
			}
		}
	}
	return x
}

// gain is what so much damage to a part brings.
func (b *board) gain(p *part, damage float64) float64 {
	if damage >= p.left {
		return p.loss
	}
	return p.loss * b.w.Progress * damage / p.left
}
